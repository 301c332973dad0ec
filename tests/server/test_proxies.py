"""The files for nginx and Caddy hold what docs/deploying.md says of them: both are run before a server.

Where one of the programs, or openssl for a certificate, isn't installed, its tests say so and are left out.
"""

import json
import logging
import re
import socket
import ssl
from collections.abc import Iterator
from contextlib import ExitStack
from logging import FileHandler
from pathlib import Path
from typing import Any

import httpx2
import pytest
from tests.forked import ForkedServer, Ready
from tests.server.proxies import NAME, PATIENCE, PROXIES, Proxy, Start, program
from websockets.exceptions import InvalidStatus

from gridtown.server.running import run
from gridtown.server.settings import Settings

if not any(map(program, PROXIES)):
    pytest.skip(
        "neither nginx nor Caddy is installed: nobody has tried deploy's files for them here",
        allow_module_level=True,
    )

TOKEN = "the token of those who run the server"
JOINS = 4
"""Invitations that a browser may try in a minute."""

ADDRESSES = 400
"""Connections of an address that deploy/nginx.conf has."""

DEAD = 1
"""A port at which nobody is."""


def serve(ready: Ready, database: str, log: str, web: str) -> None:
    """Serve behind a proxy on this machine, until killed. The log goes to a file."""
    logging.getLogger().addHandler(FileHandler(log))
    logging.getLogger("gridtown.access").setLevel(logging.INFO)
    settings = Settings(
        database=database,
        port=0,
        hosts=(NAME,),
        proxies=("127.0.0.1",),
        admin_token=TOKEN,
        metrics=True,
        web=Path(web),
        rate_limit_joins=f"{JOINS}/h",
    )
    run.serve(settings, on_ready=lambda address: ready(address.rstrip("/")))


class Server:
    """A server. log: what it has written."""

    def __init__(self, folder: Path) -> None:
        self._log = folder / "log"
        (folder / "index.html").write_text("the page")
        places = (folder / "tables.sqlite3", self._log, folder)
        self._process = ForkedServer(serve, *(str(place) for place in places))
        self.address = self._process.address
        self.port = int(self.address.rpartition(":")[2])
        self.kill = self._process.kill

    @property
    def log(self) -> str:
        return self._log.read_text()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    server.kill()


@pytest.fixture(scope="module", params=PROXIES)
def start(request: pytest.FixtureRequest) -> Start:
    """What starts a proxy."""
    for name in (request.param, "openssl"):
        if program(name) is None:
            pytest.skip(f"{name} is not installed: nobody has tried deploy's file for {request.param} here")
    return PROXIES[request.param]


@pytest.fixture(scope="module")
def proxy(
    start: Start, root: Path, server: Server, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Proxy]:
    """A proxy before one server."""
    with start(root, tmp_path_factory.mktemp("proxy"), server.port) as proxy:
        yield proxy


def new_table(client: httpx2.Client, origin: str) -> str:
    body = {"game": "lots", "players": 2, "seats": ["here", "here"]}
    made = client.post("/api/tables", json=body, headers={"origin": origin})
    assert made.status_code == 201, made.text
    table: str = made.json()["table"]
    return table


def cookie_of(client: httpx2.Client) -> str:
    return "; ".join(f"{name}={value}" for name, value in client.cookies.items())


def hear(line: Any) -> dict[str, Any]:
    """The next update of a socket."""
    while "view" not in (told := json.loads(line.recv(PATIENCE))):
        pass
    found: dict[str, Any] = told
    return found


def test_a_table_is_played_through_it(proxy: Proxy) -> None:
    with proxy.browser() as client:
        assert client.get("/api/games").headers["strict-transport-security"]
        table = new_table(client, proxy.origin)
        (cookie,) = client.cookies.jar
        assert cookie.secure
        with proxy.socket(f"/api/tables/{table}/socket", proxy.origin, cookie_of(client)) as line:
            update = hear(line)
            (action, *_) = update["legal_actions"]
            command = {"id": "one", "version": update["version"], "action": action["action"]}
            taken = client.post(
                f"/api/tables/{table}/actions", json=command, headers={"origin": proxy.origin}
            )
            assert taken.status_code == 200
            assert hear(line)["version"] == taken.json()["version"] == update["version"] + 1


@pytest.mark.parametrize("origin", ["https://evil.example", "http://play.example", "null"])
def test_no_other_page_can_act_for_a_browser(proxy: Proxy, origin: str) -> None:
    with proxy.browser() as client:
        table = new_table(client, proxy.origin)
        said = client.post(f"/api/tables/{table}/leave", headers={"origin": origin})
        assert (said.status_code, said.json()["code"]) == (403, "wrong-origin")
        with pytest.raises(InvalidStatus) as refused:
            proxy.socket(f"/api/tables/{table}/socket", origin, cookie_of(client))
        assert refused.value.response.status_code == 403


def test_the_server_is_not_had_by_another_name(proxy: Proxy) -> None:
    with proxy.browser() as client:
        for name in ("evil.example", f"evil.example:{proxy.port}", "play.example.evil.example"):
            said = client.get("/api/games", headers={"host": name})
            assert "skylines" not in said.text, name


INSIDE = ["/metrics", "/health", "/ready", "/api/admin"]
DISGUISED = [
    *("/metrics/", "//metrics", "/%6Detrics", "/api/%61dmin", "/api//admin", "/api/./admin", "/API/ADMIN"),
    *(
        "/x/../ready",
        "/api/admin?x=1",
        "/api/admin/",
        "/api/admin#x",
        "/api%2Fadmin",
        "/health;x",
        "/api/tables/../admin",
    ),
]


@pytest.mark.parametrize("path", [*INSIDE, *DISGUISED])
def test_what_is_for_those_who_run_it_stays_inside(proxy: Proxy, path: str) -> None:
    told = f"authorization: Bearer {TOKEN}\r\ncontent-type: application/json\r\n"
    body = '{"command":"state"}'
    for method in ("GET", "POST"):
        with proxy.line() as line:
            line.sendall(
                f"{method} {path} HTTP/1.1\r\nhost: {NAME}:{proxy.port}\r\nconnection: close\r\n{told}"
                f"content-length: {len(body)}\r\n\r\n{body}".encode()
            )
            said = answer(line)
        assert path not in INSIDE or said.startswith(b"HTTP/1.1 404 "), said
        for inside in (b'"running":', b"alive", b"ready\n", b"gridtown_requests", b"bad-token", b"cannot-do"):
            assert inside not in said, said


def test_whoever_runs_it_is_answered_inside(server: Server) -> None:
    headers = {"authorization": f"Bearer {TOKEN}"}
    with httpx2.Client(base_url=server.address, timeout=PATIENCE) as client:
        assert client.post("/api/admin", json={"command": "state"}, headers=headers).status_code == 200
        assert client.post("/api/admin", json={"command": "state"}).status_code == 401
        assert (client.get("/ready").text, client.get("/health").text) == ("ready\n", "alive\n")


def test_everybody_is_counted_by_an_address_of_their_own(
    proxy: Proxy, request: pytest.FixtureRequest
) -> None:
    home = {"nginx": "127.0.0.11", "caddy": "127.0.0.21"}[request.node.callspec.params["start"]]
    with proxy.browser(home) as one, proxy.browser(f"{home[:-1]}2") as other:
        for number in range(JOINS + 2):
            forged = {"x-forwarded-for": f"192.0.2.{number}", "x-real-ip": f"192.0.2.{number}"}
            forged |= {"forwarded": f"for=192.0.2.{number}"}
            said = one.post("/api/join", json={"key": "x"}, headers=forged)
            assert said.json()["code"] == ("bad-invitation" if number < JOINS else "too-many"), number
        assert other.post("/api/join", json={"key": "x"}).json()["code"] == "bad-invitation"


def test_a_request_has_one_id_in_the_answer_and_in_the_log(proxy: Proxy, server: Server) -> None:
    with proxy.browser() as client:
        id = client.get("/api/games", headers={"x-request-id": "made-up-by-a-client"}).headers["x-request-id"]
    assert re.fullmatch(r"[0-9a-f-]{32,36}", id), id
    assert "made-up-by-a-client" not in server.log


def test_who_asks_without_tls_is_led_there(proxy: Proxy) -> None:
    with httpx2.Client(base_url=f"http://127.0.0.1:{proxy.plain}", timeout=PATIENCE) as client:
        said = client.get("/t/abc", headers={"host": f"{NAME}:{proxy.plain}"})
    assert said.status_code == 308
    assert said.headers["location"].startswith(f"https://{NAME}")
    assert said.headers["location"].endswith("/t/abc")


def answer(line: socket.socket) -> bytes:
    """All that comes until the other side closes the connection."""
    parts = []
    try:
        while part := line.recv(65536):
            parts.append(part)
    except (ConnectionError, ssl.SSLError):
        pass
    return b"".join(parts)


HEAD = f"POST /api/join HTTP/1.1\r\nhost: {NAME}\r\ncontent-type: application/json\r\n"
"""As browsers begin."""


def test_half_a_request_is_not_waited_for_for_ever(proxy: Proxy) -> None:
    begun = [
        "",
        "GE",
        HEAD,
        HEAD + "content-length: 9\r\n\r\n{",
        HEAD + "transfer-encoding: chunked\r\n\r\n5\r\n{",
    ]
    with ExitStack() as stay:
        lines = [stay.enter_context(proxy.line("127.0.0.31")) for _ in begun]
        for line, part in zip(lines, begun, strict=True):
            line.sendall(part.encode())
        for line in lines:
            assert b"{" not in answer(line)  # the server has said nothing; Caddy says an empty 200
    with proxy.browser() as client:
        assert client.get("/api/games").status_code == 200


def test_addresses_of_tables_stand_in_no_log(proxy: Proxy) -> None:
    with proxy.browser() as client:
        table = new_table(client, proxy.origin)
        assert client.get(f"/api/tables/{table}").status_code == 200
        assert client.get(f"/t/{table}").status_code == 200
        assert client.get(f"/api/tables/{table}/nothing").status_code == 404
        assert table not in proxy.logs


def test_where_one_server_is_gone_another_answers(
    start: Start, root: Path, server: Server, tmp_path: Path
) -> None:
    with start(root, tmp_path, DEAD, server.port) as proxy, proxy.browser() as client:
        table = new_table(client, proxy.origin)
        for _ in range(5):
            assert client.get(f"/api/tables/{table}").status_code == 200
        with proxy.socket(f"/api/tables/{table}/socket", proxy.origin, cookie_of(client)) as line:
            assert hear(line)["version"] == 1
        assert table not in proxy.logs


def test_where_all_are_gone_no_log_says_what_was_asked_for(start: Start, root: Path, tmp_path: Path) -> None:
    with start(root, tmp_path, DEAD) as proxy, proxy.browser() as client:
        said = client.get("/api/tables/the-secret-id", headers={"cookie": "gridtown=the-secret-token"})
        assert said.status_code in (502, 503)
        for secret in ("the-secret-id", "the-secret-token"):
            assert secret not in proxy.logs


def test_nginx_takes_so_many_connections_of_an_address(proxy: Proxy, request: pytest.FixtureRequest) -> None:
    if request.node.callspec.params["start"] != "nginx":
        pytest.skip("Caddy has no such limit: docs/deploying.md says what to do")
    lines: list[ssl.SSLSocket] = []
    with ExitStack() as stay:
        for number in range(ADDRESSES):
            lines.append(stay.enter_context(proxy.line("127.0.0.41")))
            lines[-1].sendall((HEAD + "content-length: 1000\r\n\r\n{").encode())
            for line in lines if number % 50 == 49 else ():
                line.sendall(b" ")  # or it would be given up
        with proxy.browser("127.0.0.41") as client:
            assert client.get("/api/games").status_code == 503
        with proxy.browser("127.0.0.42") as client:
            assert client.get("/api/games").status_code == 200
