"""Hostile requests: each is refused in words or ignored, and the server goes on for everybody else."""

import base64
import json
import re
import socket
import struct
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx2
import pytest
from itsdangerous import Signer
from starlette.testclient import TestClient, WebSocketDenialResponse
from tests.server.client_calls import browser, hear, join, key_of, look, new_table, play, send
from tests.server.fake_server import fake_server
from tests.server.servers import fake_app

CODES = range(400, 500)


@pytest.fixture
def table(client: TestClient, other: TestClient) -> str:
    created = new_table(client)
    join(other, created)
    table: str = created["table"]
    return table


def unharmed(client: TestClient) -> None:
    """A whole match can still be played."""
    mine = browser(client)
    table = new_table(mine, "here", "here")["table"]
    while not look(mine, table)["over"]:
        for seat in (0, 1):
            play(mine, table, seat)


def in_words(answer: Any) -> str:
    """A refusal as everybody can read it; its code."""
    assert answer.status_code in CODES, answer.text
    problem = answer.json()
    assert " " in problem["message"]
    for telling in ("Traceback", "sqlalchemy", "SELECT", "/src/", "psycopg"):
        assert telling not in answer.text
    code: str = problem["code"]
    return code


# Tokens


def forgeries(token: str) -> list[str]:
    id, _, signature = token.rpartition(".")
    flipped = ("A" if signature[0] != "A" else "B") + signature[1:]
    return [
        id,
        f"{id}.",
        f".{signature}",
        f"{id}.{signature[:-4]}",
        f"{id}.{flipped}",
        f"{id}x.{signature}",
        f"{id}.{signature}.{signature}",
        token[: len(token) // 2],
        Signer("another server's secret", salt="gridtown.guest").sign(id).decode(),
        Signer("", salt="gridtown.guest").sign(id).decode(),
        base64.b64encode(token.encode()).decode(),
        "none",
        "x" * 201,
        "x" * 4000,
        "%00",
        "null",
    ]


def test_a_forged_token_opens_nothing(client: TestClient, table: str) -> None:
    send(client, table, "P1 pick 2")
    name, token = next(iter(client.cookies.items()))
    for forged in forgeries(token):
        eve = browser(client, **{name: forged})
        seen = look(eve, table)
        assert (seen["view"]["viewer"], seen["view"]["pick"]) == (None, [0, 0]), forged
        assert in_words(send(eve, table, "P1 pick 1")) == "no-seat"
        assert in_words(eve.post(f"/api/tables/{table}/transfer")) == "no-seat"
        assert in_words(eve.post(f"/api/tables/{table}/chat/switch", json={"on": False})) == "not-host"
        assert eve.get("/api/tables").json() == []
        with eve.websocket_connect(f"/api/tables/{table}/socket") as line:
            assert line.receive_json()["view"]["viewer"] is None
    true = browser(client, **{name: token})
    assert look(true, table)["view"]["pick"] == [2, 0]


@pytest.mark.parametrize("cookie", [b"\xff\xfe", b"gridtown", b";;;=", b"a=b; " * 500, b'="quoted'])
def test_no_cookie_is_strange_enough(client: TestClient, table: str, cookie: bytes) -> None:
    answer = browser(client).get(f"/api/tables/{table}", headers=[(b"cookie", cookie)])
    assert answer.json()["view"]["viewer"] is None


def test_a_token_of_one_house_is_none_of_anothers(client: TestClient, table: str, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    with TestClient(fake_app(tmp_path / "other" / "tables.sqlite3")) as stranger:
        new_table(stranger)
        theirs = next(iter(stranger.cookies.values()))
        assert look(browser(client, **{next(iter(client.cookies)): theirs}), table)["view"]["viewer"] is None


def test_a_fingerprint_is_no_token(client: TestClient, table: str) -> None:
    """What the database holds, somebody may have read in a backup."""
    assert client.portal
    seats = client.portal.call(client.app.state.context.store.seats, table)  # type: ignore[attr-defined]
    name = next(iter(client.cookies))
    assert look(browser(client, **{name: seats[0].holder}), table)["view"]["viewer"] is None
    assert in_words(client.post("/api/join", json={"key": seats[0].holder})) == "bad-invitation"


# Addresses


TRICKS = [
    "%00",
    "%2e%2e%2f",
    "a%00b",
    "%ff",
    "%F0%9F%8E%B2",
    "'%20OR%20'1'='1",
    "x" * 2000,
    "*",
    "%25",
    "%0a",
    "\u2028",
]


@pytest.mark.parametrize("trick", TRICKS)
def test_no_name_of_a_table_is_a_trick(anywhere: TestClient, trick: str) -> None:
    client = anywhere
    for path in ("", "/status", "/record", "/timeline", "/frames/0", "/chat", "/previews"):
        answer = client.get(f"/api/tables/{trick}{path}")
        assert in_words(answer) in ("no-such-table", "no-such-page"), path
    for path in ("/transfer", "/leave", "/rematch", "/seats/0/invitation"):
        assert in_words(client.post(f"/api/tables/{trick}{path}")) in (
            "no-such-table",
            "no-such-page",
            "no-such-method",
        )
    assert in_words(client.delete(f"/api/tables/{trick}")) in ("no-such-table", "no-such-page")
    assert in_words(client.get(f"/api/games/{trick}/components")) in ("no-such-game", "no-such-page")
    assert client.get("/api/tables").status_code == 200


@pytest.mark.parametrize(
    "key", ["", "\x00", "x" * 201, "' OR '1'='1", "👋", "../..", "--------", "A" * 10, "\u2028"]
)
def test_no_key_is_a_trick(anywhere: TestClient, key: str) -> None:
    for path in ("/api/join", "/api/invitations"):
        assert in_words(anywhere.post(path, json={"key": key})) in ("bad-invitation", "malformed")


def test_letters_no_database_keeps(anywhere: TestClient) -> None:
    created = new_table(anywhere)
    table = created["table"]
    for id in ("a\x00b", "\x00", "a\nb"):
        assert in_words(send(anywhere, table, "P1 pick 1", id=id)) == "malformed"
        answer = anywhere.post(f"/api/tables/{table}/take-back", json={"id": id, "version": 1})
        assert in_words(answer) == "malformed"
        assert (
            in_words(anywhere.post(f"/api/tables/{table}/chat", json={"id": id, "text": "x"})) == "malformed"
        )
    for name in ("a\x00b", "\x00"):
        answer = anywhere.post("/api/join", json={"key": key_of(created), "name": name})
        assert in_words(answer) == "bad-name"
        assert in_words(anywhere.post(f"/api/tables/{table}/seats/0/name", json={"name": name})) == "bad-name"
        body = {"game": name, "players": 2, "seats": ["person"] * 2}
        assert in_words(anywhere.post("/api/tables", json=body)) == "malformed"
    assert in_words(anywhere.get(f"/api/tables/{table}/explain", params={"action": "\x00"})) == "bad-action"
    assert send(anywhere, table, "P1 pick 1").status_code == 200


BODIES: list[bytes] = [
    b"",
    b"null",
    b"[]",
    b"{",
    b"\x00",
    b"\xff\xfe{}",
    b"[" * 60_000,
    b'{"a":' * 10_000,
    b'{"key":"\\ud800"}',
    b'{"name":"\\ud800"}',
    b'{"id":"a","text":"\\udfff"}',
    b'{"key":1e999}',
    b'{"version":' + b"9" * 5000 + b"}",
    b'{"agree":"yes"}',
    b'{"on":1}',
    b'{"__proto__":{}}',
    b'{"bot":' + b'"x"' + b',"bot":null,"extra":1}',
]
POSTS = [
    "/api/tables",
    "/api/join",
    "/api/invitations",
    "/api/records",
    "/api/tables/{}/actions",
    "/api/tables/{}/take-back",
    "/api/tables/{}/seats/0",
    "/api/tables/{}/seats/0/name",
    "/api/tables/{}/seats/0/substitute",
    "/api/tables/{}/end",
    "/api/tables/{}/chat",
    "/api/tables/{}/chat/switch",
    "/api/tables/{}/ping",
    "/api/tables/{}/ghost",
]


@pytest.mark.parametrize("path", POSTS)
def test_no_body_is_strange_enough(client: TestClient, table: str, path: str) -> None:
    before = client.get(f"/api/tables/{table}").content
    for body in BODIES:
        answer = client.post(path.format(table), content=body, headers={"content-type": "application/json"})
        assert in_words(answer) in ("malformed", "no-record", "deep-record"), body[:40]
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
        answer = client.post(path.format(table), content=b"{}", headers={"content-type": kind})
        assert in_words(answer) in ("not-json", "no-record")
    huge = client.post(
        path.format(table), content=b" " * 70_000, headers={"content-type": "application/json"}
    )
    assert in_words(huge) == "too-large"
    assert client.get(f"/api/tables/{table}").content == before


@pytest.mark.parametrize("path", POSTS)
def test_other_sites_write_nothing(client: TestClient, table: str, path: str) -> None:
    for origin in (
        "http://evil.example",
        "null",
        "http://testserver.evil.example",
        "https://testserver:444",
        "x",
    ):
        answer = client.post(path.format(table), json={}, headers={"origin": origin})
        assert in_words(answer) == "wrong-origin", origin


def test_a_replayed_request_does_nothing_twice(client: TestClient, other: TestClient, table: str) -> None:
    """Everything a match was played by, sent once more at its end."""
    sent: list[tuple[TestClient, str, dict[str, Any]]] = []
    while not look(client, table)["over"]:
        for person in (client, other):
            update = look(person, table)
            for action in update["legal_actions"][:1]:
                command = {"id": f"{len(sent)}", "version": update["version"], "action": action["action"]}
                sent.append((person, f"/api/tables/{table}/actions", command))
                assert person.post(*sent[-1][1:2], json=command).status_code == 200
    before = client.get(f"/api/tables/{table}").content, client.get(f"/api/tables/{table}/record").content
    for person, path, command in sent:
        assert person.post(path, json=command).status_code == 200
        assert in_words(browser(client).post(path, json=command)) == "no-seat"
        thief = other if person is client else client
        assert in_words(thief.post(path, json=command)) in ("not-yours", "id-reused")
    assert (
        client.get(f"/api/tables/{table}").content,
        client.get(f"/api/tables/{table}/record").content,
    ) == before


# Sockets


def test_a_replayed_opening_is_a_watcher_more_and_no_seat_more(client: TestClient, table: str) -> None:
    address = f"/api/tables/{table}/socket"
    lines = [client.websocket_connect(address) for _ in range(20)]
    for line in lines:
        line.__enter__()
    assert send(client, table, "P1 pick 1").status_code == 200
    for line in lines:
        while hear(line)["version"] != 2:
            pass
        line.close()
        line.__exit__(None, None, None)
    unharmed(client)


@pytest.mark.parametrize(
    "query", ["seat=1", "seat=%00", "seat=-0", "since=" + "9" * 5000, "lang=" + "x" * 5000, "&&&=;"]
)
def test_no_opening_is_strange_enough(client: TestClient, table: str, query: str) -> None:
    with client.websocket_connect(f"/api/tables/{table}/socket?{query}") as line:
        told = line.receive_json()
    assert told.get("code") == "no-seat" if "seat" in query else told["view"]["viewer"] == 0


@pytest.mark.parametrize("trick", ["%00", "a%00b", "%2e%2e", "x" * 2000, "%ff"])
def test_no_socket_is_opened_by_a_trick(anywhere: TestClient, trick: str) -> None:
    with anywhere.websocket_connect(f"/api/tables/{trick}/socket") as line:
        assert hear(line, "code")["code"] == "no-such-table"


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", "http://testserver.evil.example"])
def test_other_sites_open_no_socket(client: TestClient, table: str, origin: str) -> None:
    with (
        pytest.raises(WebSocketDenialResponse) as refused,
        client.websocket_connect(f"/api/tables/{table}/socket", headers={"origin": origin}),
    ):
        pass
    assert refused.value.status_code == 403
    assert in_words(refused.value) == "wrong-origin"


# The bytes themselves, to a real server


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    place = tmp_path_factory.mktemp("hostile") / "tables.sqlite3"
    with fake_server(f"sqlite:///{place}") as server:
        yield server.address


@pytest.fixture
def seat(address: str) -> Iterator[tuple[httpx2.Client, str]]:
    """Somebody at a table of a real server, which in the end still does what it should."""
    with httpx2.Client(base_url=address, timeout=30, verify=False) as client:
        body = {"game": "fake", "players": 2, "seats": ["here", "here"], "seed": "1"}
        table = client.post("/api/tables", json=body).json()["table"]
        yield client, table
        command = {"id": "last", "version": 1, "action": "P1 pick 1"}
        assert client.post(f"/api/tables/{table}/actions", json=command).json()["view"]["pick"] == [1, 0]


OPENED = b"until the socket is open"
CLOSED = re.compile(rb"\x88.\x03[\xe8-\xff]", re.DOTALL)
"""A frame that closes a socket, with a status of 1000 to 1023."""

LOCAL = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"


def talk(address: str, *sent: bytes, until: Callable[[bytes], bool] | None = None) -> bytes:
    """What a server says to these bytes until it hangs up, has said enough, or is silent for a moment."""
    place = urlsplit(address)
    heard = b""
    with socket.create_connection((place.hostname, place.port), timeout=10) as line:
        try:
            with suppress(ConnectionError):  # what it said before it hung up is there to be read
                for part in sent:
                    if part is OPENED:
                        heard += line.recv(65536)
                    else:
                        line.sendall(part)
            line.settimeout(0.3 if until is None else 20)
            while not (until and until(heard)) and (part := line.recv(65536)):
                heard += part
        except ConnectionError:
            pass
        except TimeoutError:
            assert until is None, heard
    return heard


def is_closed(heard: bytes) -> bool:
    return CLOSED.search(heard) is not None


def opening(address: str, table: str, **more: str) -> bytes:
    headers = {
        "Host": urlsplit(address).netloc,
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": base64.b64encode(b"x" * 16).decode(),
        **{name.replace("_", "-"): value for name, value in more.items()},
    }
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def frame(first: int, payload: bytes, masked: bool = True) -> bytes:
    size = len(payload)
    head = bytes([first, (0x80 if masked else 0) | (126 if size > 125 else size)])
    head += struct.pack(">H", size) if size > 125 else b""
    return head + (b"\0\0\0\0" if masked else b"") + payload


@pytest.mark.parametrize(
    "change",
    [
        {"Sec_WebSocket_Key": "short"},
        {"Sec_WebSocket_Key": ""},
        {"Sec_WebSocket_Version": "99"},
        {"Sec_WebSocket_Version": "x"},
        {"Upgrade": "h2c"},
        {"Host": "evil.example"},
        {"Origin": "http://evil.example"},
    ],
)
def test_a_malformed_opening_opens_nothing(
    address: str, seat: tuple[httpx2.Client, str], change: dict[str, str]
) -> None:
    heard = talk(address, opening(address, seat[1], **change), until=lambda heard: b"\r\n\r\n" in heard)
    assert b" 101 " not in heard.partition(b"\r\n")[0]
    assert heard.startswith(b"HTTP/1.1 4"), heard[:80]


@pytest.mark.parametrize(
    "said",
    [
        b"GET / HTTP/9.9\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\xff" * 500,
        b"\x00" * 10_000,
        b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"".join(b"X-%d: %s\r\n" % (n, b"y" * 1000) for n in range(200)) + b"\r\n",
        LOCAL + b"Content-Length: -5\r\n\r\n",
        LOCAL + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        LOCAL + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET /api/../../etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n",
    ],
)
def test_no_request_is_malformed_enough(address: str, seat: tuple[httpx2.Client, str], said: bytes) -> None:
    assert seat[1]
    heard = talk(address, said)
    assert b"200 OK" not in heard
    assert b"root:" not in heard


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(0x81, b"hello"), b"one-way"),
        (frame(0x82, b"\xff" * 100), b"one-way"),
        (frame(0x81, b"x" * 5000), b""),  # more than a socket takes
        (frame(0x81, b"\xff\xfe"), b""),  # no text
        (frame(0x81, b"hello", masked=False), b""),  # as no client may
        (frame(0xF1, b"hello"), b""),  # bits that mean nothing
        (frame(0x80, b"hello"), b""),  # the end of nothing
        (frame(0x8B, b"x" * 200), b""),  # a control frame that is too long
        (bytes([0x81, 0xFF]) + b"\xff" * 8 + b"\0\0\0\0", b""),  # 2^64 bytes are to come
        (frame(0x01, b"a") + frame(0x00, b"b") * 2000 + frame(0x80, b"c"), b""),
    ],
)
def test_no_frame_is_strange_enough(
    address: str, seat: tuple[httpx2.Client, str], sent: bytes, code: bytes
) -> None:
    heard = talk(address, opening(address, seat[1]), OPENED, sent, until=is_closed)
    assert heard.startswith(b"HTTP/1.1 101 ")
    assert is_closed(heard)
    assert code in heard


def test_pings_are_answered_and_change_nothing(address: str, seat: tuple[httpx2.Client, str]) -> None:
    asked = [frame(0x89, b"are you there?")] * 50
    talk(
        address,
        opening(address, seat[1]),
        OPENED,
        *asked,
        until=lambda heard: heard.count(b"are you there?") == 50,
    )


def test_pings_without_end_end_a_socket(address: str, seat: tuple[httpx2.Client, str]) -> None:
    """One client's pings, 100,000 a second, held everybody else's actions up for four seconds."""
    pings = frame(0x89, b"") * 5000
    heard = talk(address, opening(address, seat[1]), OPENED, *[pings] * 20, until=is_closed)
    assert is_closed(heard)
    assert b"it said so much" in heard
    assert heard.count(frame(0x8A, b"", masked=False)) < 5000


def test_many_openings_that_are_left_hanging(address: str, seat: tuple[httpx2.Client, str]) -> None:
    place = urlsplit(address)
    lines = [socket.create_connection((place.hostname, place.port), timeout=10) for _ in range(100)]
    for line in lines:
        line.sendall(opening(address, seat[1])[:60])
    assert seat[0].get("/api/games").status_code == 200
    for line in lines:
        line.close()


def test_half_a_body_is_no_command(address: str, seat: tuple[httpx2.Client, str]) -> None:
    client, table = seat
    command = json.dumps({"id": "half", "version": 1, "action": "P1 pick 2"}).encode()
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    head = (
        f"POST /api/tables/{table}/actions HTTP/1.1",
        f"Host: {urlsplit(address).netloc}",
        f"Cookie: {cookie}",
        "Content-Type: application/json",
        f"Content-Length: {len(command)}",
    )
    talk(address, "\r\n".join([*head, "", ""]).encode(), command[:-5])
    assert client.get(f"/api/tables/{table}").json()["view"]["pick"] == [0, 0]
