"""A deployed server in a process of its own: how it starts and stops."""

import json
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import httpx2
import pytest
from sqlalchemy import make_url
from starlette.testclient import TestClient
from tests.server.client_calls import SEED
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

if TYPE_CHECKING:
    from tests.server.postgres import Server

PROGRAM = """
import sys
from gridtown.server.running import run
from gridtown.server.running.deployment import deploy
from gridtown.server.settings import Settings
from tests.server.servers import fake_app
quick = {f"rate_limit_{kind}": "1000000/min" for kind in ("reads", "writes", "tables")}  # no person is
run.create_app = lambda settings: fake_app(settings.database, hosts=(), metrics=True, **quick)
settings = Settings(database=sys.argv[1], port=int(sys.argv[2]), drain=float(sys.argv[3]), log_format="json")
sys.exit(deploy(settings))
"""


class Served:
    """A running server. lines: what it has logged so far."""

    def __init__(
        self, database: Path | str, root: Path, port: int, drain: float, otherwise: str = ""
    ) -> None:
        program = PROGRAM.replace("sys.exit(", f"{otherwise}\nsys.exit(")
        command = [sys.executable, "-c", program, str(database), str(port), str(drain)]
        self.process = subprocess.Popen(
            command, cwd=root, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True
        )
        self.lines: list[dict[str, Any]] = []
        self.address = self._until("ready at ").rstrip("/")

    def _until(self, words: str) -> str:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.lines.append(json.loads(line))
            if self.lines[-1]["message"].startswith(words):
                return str(self.lines[-1]["message"].removeprefix(words))
        raise AssertionError(self.lines)

    def stop(self, sent: signal.Signals = signal.SIGTERM) -> int:
        """Stop it; its exit code."""
        self.process.send_signal(sent)
        _, rest = self.process.communicate(timeout=60)
        self.lines += [json.loads(line) for line in rest.splitlines()]
        return self.process.returncode


@contextmanager
def served(
    database: Path | str, root: Path, port: int = 0, drain: float = 0.0, otherwise: str = ""
) -> Iterator[Served]:
    """A server. otherwise: statements that change its program before it starts."""
    server = Served(database, root, port, drain, otherwise)
    try:
        yield server
    finally:
        server.process.kill()
        server.process.communicate()


def begin(client: httpx2.Client, *seats: str) -> Any:
    body = {"game": "fake", "players": len(seats), "seats": list(seats), "seed": SEED}
    return client.post("/api/tables", json=body).json()


@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_in_words_and_with_nothing_amiss(database: Path, root: Path, sent: signal.Signals) -> None:
    with served(database, root) as server, httpx2.Client(base_url=server.address) as client:
        assert client.get("/ready").status_code == 200
        assert server.stop(sent) == 0
    messages = [line["message"] for line in server.lines if line["logger"] == "gridtown.server"]
    assert messages[-2:] == ["stopping", "stopped; every table is kept"]
    assert [line for line in server.lines if line["level"] != "info"] == []


def test_sockets_are_told_to_come_back(database: Path, root: Path) -> None:
    with served(database, root) as server, httpx2.Client(base_url=server.address) as client:
        table = begin(client, "person", "person")["table"]
        with connect(f"{server.address.replace('http', 'ws')}/api/tables/{table}/socket") as watching:
            for told in ("view", "status"):
                assert told in json.loads(watching.recv())
            assert server.stop() == 0
            with pytest.raises(ConnectionClosed) as closed:
                watching.recv(timeout=10)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
    closing = [line for line in server.lines if line["message"] == "socket closed"]
    assert [line["route"] for line in closing] == ["/api/tables/{table}/socket"]


def test_it_says_that_it_is_going_while_it_still_serves(database: Path, root: Path) -> None:
    with served(database, root, drain=30) as server, httpx2.Client(base_url=server.address) as client:
        assert client.get("/ready").status_code == 200
        server.process.send_signal(signal.SIGTERM)
        for _ in range(100):
            if client.get("/ready").status_code == 503:
                break
            time.sleep(0.05)
        assert "shutting down" in client.get("/ready").text
        assert client.get("/health").status_code == 200
        assert client.get("/api/tables").json() == []
        assert server.stop() == 0  # at the second signal it waits no longer


def test_what_is_no_request_is_said_once(database: Path, root: Path) -> None:
    with served(database, root) as server:
        place = urlsplit(server.address)
        for _ in range(30):
            with socket.create_connection((place.hostname, place.port), 60) as line:
                line.sendall(b"GET \0 HTTP/1.1\r\n\r\n")
                assert line.recv(100).startswith(b"HTTP/1.1 400 ")
        assert server.stop() == 0
    assert sum("Invalid HTTP request" in line["message"] for line in server.lines) == 1


@pytest.mark.parametrize(
    ("path", "answered_first"), [("none", True), ("none", False), ("join", False)], ids=str
)
def test_what_is_no_request_though_its_head_is_one_is_said_once(
    database: Path, root: Path, path: str, answered_first: bool
) -> None:
    with served(database, root) as server:
        place = urlsplit(server.address)
        head = f"POST /api/{path} HTTP/1.1\r\nhost: {place.hostname}\r\ntransfer-encoding: chunked\r\n"
        head += "content-type: application/json\r\n\r\n"
        for _ in range(3):
            with socket.create_connection((place.hostname, place.port), 60) as line:
                if answered_first:
                    line.sendall(head.encode())
                    while not line.recv(10_000).endswith(b"}"):
                        pass
                    line.sendall(b"no number\r\n")
                else:
                    line.sendall(head.encode() + b"no number\r\n")
                    assert line.recv(100).startswith(b"HTTP/1.1 400 ")
                while line.recv(100):
                    pass
        assert server.stop() == 0
    assert [line["message"] for line in server.lines if line["level"] == "error"] == []
    assert sum("Invalid HTTP request" in line["message"] for line in server.lines) == 1


def hammer(client: httpx2.Client, done: list[tuple[str, dict[str, Any]]]) -> None:
    """Play tables until the server is gone; note what it acknowledged."""
    try:
        while True:
            table = begin(client, "person", "low")["table"]
            update = client.get(f"/api/tables/{table}").json()
            while update["legal_actions"]:
                action = update["legal_actions"][-1]["action"]
                command = {"id": f"{len(done)}", "version": update["version"], "action": action}
                answer = client.post(f"/api/tables/{table}/actions", json=command)
                if answer.status_code == 200:
                    done.append((table, command))
                update = client.get(f"/api/tables/{table}").json()
    except httpx2.TransportError:
        return


def test_stopped_in_the_middle_nothing_acknowledged_is_lost(database: Path, root: Path) -> None:
    done: list[tuple[str, dict[str, Any]]] = []
    with served(database, root) as server, httpx2.Client(base_url=server.address) as client:
        player = threading.Thread(target=hammer, args=(client, done))
        player.start()
        while len(done) < 20 and player.is_alive():
            player.join(0.01)
        assert server.stop() == 0
        player.join()
        cookies = dict(client.cookies)
    assert len(done) >= 20
    assert [line for line in server.lines if line["level"] == "error"] == []
    with served(database, root) as server, httpx2.Client(base_url=server.address, cookies=cookies) as client:
        for table, command in done:
            answer = client.post(f"/api/tables/{table}/actions", json=command)
            assert answer.status_code == 200, (command, answer.text)  # a resend is answered, and does nothing


def test_a_bot_that_never_comes_to_an_end_keeps_nobody_waiting(root: Path, tmp_path: Path) -> None:
    program = PROGRAM.replace(
        "sys.exit(deploy",
        "import threading, time; from gridtown.server.running import deployment\n"
        "deployment.LEFT = 1\n"
        "threading.Thread(target=time.sleep, args=(600,)).start()\n"
        "sys.exit(deploy",
    )
    command = [sys.executable, "-c", program, str(tmp_path / "tables.sqlite3"), "0", "0"]
    with subprocess.Popen(command, cwd=root, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        next(line for line in process.stderr if "ready at" in line)
        process.send_signal(signal.SIGTERM)
        _, rest = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "did not stop in time" in rest


def test_it_never_takes_another_port(database: Path, root: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        command = [sys.executable, "-c", PROGRAM, str(database), str(port), "0"]
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "in use" in done.stderr


def test_without_its_database_it_does_not_start(tmp_path: Path, root: Path) -> None:
    (tmp_path / "notes.txt").write_text("no database, but text for people to read")
    command = [sys.executable, "-c", PROGRAM, str(tmp_path / "notes.txt"), "0", "0"]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    (line,) = [json.loads(line) for line in done.stderr.splitlines()]
    assert "is no SQLite database" in line["message"]


# Several processes on one PostgreSQL database, as behind a proxy


def test_people_at_two_processes_play_one_match(postgres_url: str, root: Path) -> None:
    """Each is told of what the other does, over a socket to a process of their own."""
    with (
        served(postgres_url, root) as here,
        served(postgres_url, root) as there,
        httpx2.Client(base_url=here.address) as ada,
        httpx2.Client(base_url=there.address) as ben,
    ):
        made = begin(ada, "person", "person")
        table, key = made["table"], made["invitations"][0]["path"].partition("#")[2]
        assert ben.post("/api/join", json={"key": key}).status_code == 200
        with connect(socket_of(there, table), additional_headers=cookie_of(ben)) as watching:
            assert update_of(watching)["view"]["done"] == [0, 0]
            assert act(ada, table, "P1 pick 1").status_code == 200
            assert update_of(watching)["view"]["done"] == [1, 0]
            assert ben.post(f"/api/tables/{table}/chat", json={"id": "a", "text": "Hello"}).status_code == 201
            assert act(ben, table, "P2 pick 1").status_code == 200
            assert update_of(watching)["view"]["round"] == 1
        said = ada.get(f"/api/tables/{table}/chat").json()["chat"]
        assert [message["text"] for message in said] == ["Hello"]


def test_when_a_process_dies_its_people_go_on_at_another(postgres_url: str, root: Path) -> None:
    """The proxy sends them there; their cookie is good at all of them, and what was acknowledged is there."""
    with served(postgres_url, root) as here, served(postgres_url, root) as there:
        with httpx2.Client(base_url=here.address) as ada:
            table = begin(ada, "person", "low")["table"]
            assert act(ada, table, "P1 pick 1").status_code == 200
            cookies = dict(ada.cookies)
            here.process.kill()
        with httpx2.Client(base_url=there.address, cookies=cookies) as ada:
            update = ada.get(f"/api/tables/{table}").json()
            assert update["view"]["viewer"] == 0
            while not update["over"]:
                if update["legal_actions"]:
                    act(ada, table, update["legal_actions"][0]["action"])
                time.sleep(0.05)  # the bot thinks
                update = ada.get(f"/api/tables/{table}").json()


DEAF = "from gridtown.server.storage import hub; hub.PAUSES = (90.0, 90.0)"
"""A process that hears nothing for a while once its connection was lost."""

DULL = "from gridtown.server.live.matches import Matches; Matches.heard = lambda *_: None"
"""A process that hears nothing and doesn't know."""

MUTE = """
from gridtown.server.storage import hub
async def nothing(*_): pass
hub.PostgresHub.tell = nothing
"""
"""A process that tells nobody of what it has written, as if it had died between the two."""


def sit_down(here: Served, ada: httpx2.Client, ben: httpx2.Client) -> str:
    """A match of two people who have looked at it; its table."""
    made = begin(ada, "person", "person")
    key = made["invitations"][0]["path"].partition("#")[2]
    with httpx2.Client(base_url=here.address) as client:
        assert client.post("/api/join", json={"key": key}).status_code == 200
        ben.cookies.update(client.cookies)
    table: str = made["table"]
    assert ben.get(f"/api/tables/{table}").json()["view"]["viewer"] == 1
    return table


def until_taken(client: httpx2.Client, table: str, action: str) -> None:
    """Act as soon as the database is there again."""
    for _ in range(200):
        if client.get(f"/api/tables/{table}").status_code == 200:
            answer = act(client, table, action)
            if answer.status_code == 200:
                return
            assert answer.json()["code"] in ("stale", "not-your-turn")  # it was on its way what another did
        time.sleep(0.1)
    raise AssertionError(client.get(f"/api/tables/{table}").text)


def test_after_a_restart_of_postgresql_no_process_tells_old_news(
    postgres: "Server", postgres_url: str, root: Path
) -> None:
    """One that isn't told yet of what others do asks, before it answers or refuses anybody."""
    with (
        served(postgres_url, root) as here,
        served(postgres_url, root, otherwise=DEAF) as there,
        httpx2.Client(base_url=here.address) as ada,
        httpx2.Client(base_url=there.address) as ben,
    ):
        table = sit_down(here, ada, ben)
        postgres.stop()
        assert ben.get(f"/api/tables/{table}").status_code == 503  # it can't know
        postgres.start()
        for _ in range(3):
            until_taken(ada, table, "P1 pick 1")
            update = ben.get(f"/api/tables/{table}").json()
            assert update["view"]["done"] == [1, 0]
            command = {"id": f"{update['version']}", "version": update["version"], "action": "P2 pick 1"}
            assert ben.post(f"/api/tables/{table}/actions", json=command).status_code == 200
        ada.post(f"/api/tables/{table}/seats/0/name", json={"name": "Ada"})
        assert ben.get(f"/api/tables/{table}").json()["names"][0] == "Ada"


def test_nobody_is_refused_by_old_news(postgres_url: str, root: Path) -> None:
    """Ben's browser has news of one process, and asks another, which has heard nothing of it."""
    with (
        served(postgres_url, root) as here,
        served(postgres_url, root, otherwise=DULL) as there,
        httpx2.Client(base_url=here.address) as ada,
        httpx2.Client(base_url=there.address) as ben,
    ):
        table = sit_down(here, ada, ben)
        with httpx2.Client(base_url=here.address, cookies=dict(ben.cookies)) as elsewhere:
            for _ in range(2):
                assert act(ada, table, "P1 pick 1").status_code == 200
                assert act(elsewhere, table, "P2 pick 1").status_code == 200
            assert act(ada, table, "P1 pick 1").status_code == 200
            version = elsewhere.get(f"/api/tables/{table}").json()["version"]
        command = {"id": "fresh", "version": version, "action": "P2 pick 1"}
        answer = ben.post(f"/api/tables/{table}/actions", json=command)
        assert answer.status_code == 200, answer.text
        assert answer.json()["view"]["score"] == [3, 3]


def test_what_is_written_is_told_by_who_dies_next(postgres_url: str, root: Path) -> None:
    with (
        served(postgres_url, root, otherwise=MUTE) as here,
        served(postgres_url, root) as there,
        httpx2.Client(base_url=here.address) as ada,
        httpx2.Client(base_url=there.address) as ben,
    ):
        table = sit_down(here, ada, ben)
        with connect(socket_of(there, table), additional_headers=cookie_of(ben)) as watching:
            assert update_of(watching)["view"]["done"] == [0, 0]
            began = time.monotonic()
            assert act(ada, table, "P1 pick 1").status_code == 200
            assert update_of(watching)["view"]["done"] == [1, 0]
            assert time.monotonic() - began < 10  # a heartbeat comes every 15 s


def socket_of(server: Served, table: str) -> str:
    return f"{server.address.replace('http', 'ws')}/api/tables/{table}/socket"


def cookie_of(client: httpx2.Client) -> dict[str, str]:
    return {"cookie": "; ".join(f"{name}={value}" for name, value in client.cookies.items())}


def act(client: httpx2.Client, table: str, action: str) -> httpx2.Response:
    version = client.get(f"/api/tables/{table}").json()["version"]
    command = {"id": f"{action} {version}", "version": version, "action": action}
    return client.post(f"/api/tables/{table}/actions", json=command)


def update_of(line: ClientConnection) -> dict[str, Any]:
    """The next update over a socket."""
    while "view" not in (told := json.loads(line.recv(timeout=20))):
        pass
    update: dict[str, Any] = told
    return update


# Ready is who can write


def until_ready(client: httpx2.Client, status: int) -> str:
    """Ask until it answers so; what it says then."""
    until = time.monotonic() + 20
    while (answer := client.get("/ready")).status_code != status:
        assert time.monotonic() < until, answer.text
        time.sleep(0.1)
    return answer.text


def test_it_is_not_ready_while_nothing_can_be_written(database: Path, root: Path) -> None:
    with served(database, root) as server, httpx2.Client(base_url=server.address) as client:
        assert client.get("/ready").status_code == 200
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert "could not be written to within 1 s" in until_ready(client, 503)
            assert client.get("/health").status_code == 200
            assert client.get("/api/tables").status_code == 200  # it can be read still
            other.execute("ROLLBACK")
        assert until_ready(client, 200) == "ready\n"


def test_it_is_not_ready_when_the_disk_is_full(database: Path, root: Path) -> None:
    """As the system says it: no file of this process may grow any more."""
    with served(database, root) as server, httpx2.Client(base_url=server.address) as client:
        assert client.get("/ready").status_code == 200
        was = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        assert "can't be written to" in until_ready(client, 503)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, was)
        assert until_ready(client, 200) == "ready\n"


def test_many_who_ask_cost_one_write(client: TestClient, database: Path) -> None:
    written = "SELECT value FROM properties WHERE name = 'probe'"
    with closing(sqlite3.connect(database)) as connection:
        seen = set()
        for _ in range(20):
            assert client.get("/ready").status_code == 200
            seen.add(connection.execute(written).fetchone())
    assert len(seen) == 1


def test_it_is_not_ready_where_postgresql_only_reads(
    postgres: "Server", postgres_url: str, root: Path
) -> None:
    name = make_url(postgres_url).database
    with served(postgres_url, root) as server, httpx2.Client(base_url=server.address) as client:
        assert client.get("/ready").status_code == 200
        postgres.run(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        postgres.cut_off_everybody()
        assert "can't be written to" in until_ready(client, 503)
        postgres.run(f"ALTER DATABASE {name} RESET default_transaction_read_only")
        postgres.cut_off_everybody()
        assert until_ready(client, 200) == "ready\n"
