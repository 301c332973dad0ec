"""Connections of clients that don't go on: each has its deadline, and there are never too many for others."""

import logging
import re
import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from logging import FileHandler
from pathlib import Path
from time import monotonic, sleep
from urllib.parse import urlsplit

import httpx2
import pytest
from tests.forked import ForkedServer, Ready
from websockets.sync.client import connect

from gridtown.server.running import connections, run
from gridtown.server.running.connections import RESERVE, LogThrottle
from gridtown.server.settings import Settings

HEAD = b"GET /api/games HTTP/1.1\r\nhost: 127.0.0.1\r\n"
POST = b"POST /api/join HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
ROOM = 60
"""Connections for which there is room here."""

PATIENCE = 60.0

SOON = 2.0
"""Seconds: a deadline by which a busy machine has answered what is whole."""


def serve(ready: Ready, database: str, log: str, more: dict[str, object]) -> None:
    """Serve with few descriptors, until killed. The log goes to a file."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (ROOM + RESERVE, ROOM + RESERVE))
    logging.getLogger().addHandler(FileHandler(log))
    connections.ANSWER_TIME = SOON  # type: ignore[misc]
    settings = Settings(database=database, port=0, hosts=("127.0.0.1",), **more)  # type: ignore[arg-type]
    run.serve(settings, on_ready=lambda address: ready(address.rstrip("/")))


class Server:
    """A server with room for few. log: what it has written."""

    def __init__(self, folder: Path, **more: object) -> None:
        self._log = folder / "log"
        self._process = ForkedServer(serve, str(folder / "tables.sqlite3"), str(self._log), more)
        self.address = self._process.address
        place = urlsplit(self.address)
        assert place.hostname is not None
        assert place.port is not None
        self.place = (place.hostname, place.port)
        self.kill = self._process.kill

    @property
    def log(self) -> str:
        return self._log.read_text()

    def lives(self, home: str = "127.0.0.1") -> bool:
        """Whether the server answers a new connection."""
        transport = httpx2.HTTPTransport(local_address=home)
        with httpx2.Client(base_url=self.address, timeout=PATIENCE, transport=transport) as client:
            return client.get("/health").text == "alive\n"

    def send(self, stay: ExitStack, begun: bytes, home: str = "127.0.0.2") -> socket.socket:
        """A connection over which only so much is sent."""
        line = stay.enter_context(socket.create_connection(self.place, PATIENCE, (home, 0)))
        line.sendall(begun)
        return line


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Server]:
    """A server whose deadlines never come."""
    server = Server(tmp_path, header_time_limit=3600.0, body_time_limit=3600.0)
    yield server
    server.kill()


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose deadlines come soon."""
    folder = tmp_path_factory.mktemp("hasty")
    server = Server(folder, header_time_limit=SOON, body_time_limit=SOON, rate_limit_reads="off")
    yield server
    server.kill()


def answer(line: socket.socket) -> bytes:
    """All that comes until the server closes the connection."""
    parts = []
    try:
        while part := line.recv(65536):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


@pytest.mark.parametrize(
    ("begun", "told"),
    [
        (b"", b"408"),
        (b"GE", b"408"),
        (HEAD, b"408"),
        (POST + b"content-length: 9\r\n\r\n{", b"408"),
        (POST + b"transfer-encoding: chunked\r\n\r\n5\r\n{", b"408"),
        (HEAD + b"content-length: 9\r\n\r\n", b"200"),  # answered, and then waited for in vain
        (HEAD + b"\r\n", b"200"),
        (HEAD + b"\r\n" + HEAD, b"200"),
    ],
)
def test_a_request_that_does_not_come_to_its_end_is_given_up(
    hasty: Server, begun: bytes, told: bytes
) -> None:
    with ExitStack() as stay:
        lines = [hasty.send(stay, begun) for _ in range(5)]
        for line in lines:
            assert answer(line).startswith(b"HTTP/1.1 " + told)
    assert hasty.lives()
    assert "Traceback" not in hasty.log
    assert "broke" not in hasty.log


def test_drop_by_drop_is_no_faster(hasty: Server) -> None:
    with ExitStack() as stay:
        line = hasty.send(stay, HEAD)
        line.settimeout(0.05)
        given_up = monotonic() + PATIENCE
        while monotonic() < given_up:
            try:
                line.sendall(b"x: y\r\n")
                if line.recv(100):
                    break
            except TimeoutError:
                continue
            except OSError:
                break
        assert monotonic() < given_up


def test_half_sent_requests_leave_room_for_others(patient: Server) -> None:
    """Far more of them than the server has descriptors, and none of them ever goes on."""
    with ExitStack() as stay:
        for number in range(ROOM + RESERVE + 100):
            patient.send(stay, (HEAD, b"", POST + b"content-length: 9\r\n\r\n")[number % 3])
            if number % 50 == 0:
                assert patient.lives()
        assert patient.lives()
        assert patient.lives("127.0.0.2")  # even from where they come from
        with httpx2.Client(base_url=patient.address, timeout=PATIENCE) as client:
            assert client.get("/api/games").status_code == 200
    assert len(patient.log) < 4000, patient.log
    assert "Traceback" not in patient.log


def test_sockets_of_one_address_leave_room_for_others(patient: Server) -> None:
    with httpx2.Client(base_url=patient.address, timeout=PATIENCE) as client, ExitStack() as stay:
        body = {"game": "mayor", "players": 2, "seats": ["here", "here"]}
        table = client.post("/api/tables", json=body).json()["table"]
        path = f"{patient.address.replace('http', 'ws')}/api/tables/{table}/socket"
        told = 0
        for _ in range(ROOM // 2 + 5):
            try:
                home = socket.create_connection(patient.place, PATIENCE, ("127.0.0.2", 0))
                # Nobody reads what each is told of the next ones: it may not keep a socket from being closed.
                line = stay.enter_context(connect(path, sock=home, open_timeout=PATIENCE, max_queue=None))
                told += "too-many-sockets" not in str(line.recv(PATIENCE))
            except (OSError, EOFError):
                continue
        assert told == ROOM // 2
        assert patient.lives()
        assert client.get(f"/api/tables/{table}").status_code == 200


def test_who_does_not_fetch_an_answer_is_not_kept(hasty: Server) -> None:
    asked = b"GET /api/games/neom/components HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
    with ExitStack() as stay, httpx2.Client(base_url=hasty.address, timeout=PATIENCE) as client:
        whole = len(client.get("/api/games/neom/components").content)
        line = stay.enter_context(socket.socket())
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(hasty.place)
        line.settimeout(PATIENCE)
        line.sendall(asked * 100)
        sleep(3)
        assert 0 < len(answer(line)) < 100 * whole
    assert hasty.lives()


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_the_same_is_said_once_in_a_while_and_how_often_it_was(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    rarely = LogThrottle(clock)
    for number in range(100):
        rarely.warn("no room for %d", number)
    assert [record.getMessage() for record in caplog.records] == ["no room for 0"]
    clock.now += 61
    rarely.warn("no room for %d", 100)
    assert re.fullmatch(r"no room for 100 \(.*99 more times.*\)", caplog.records[-1].getMessage())


PIECES = {
    "fields": HEAD + b"a:\r\n" * 15_000 + b"\r\n",
    "a field": HEAD + b"a: " + b"x" * 60_000 + b"\r\n\r\n",
    "fields without an end": HEAD + b"a:\r\n" * 200,
    "fields behind another request": HEAD + b"\r\n" + HEAD + b"a:\r\n" * 15_000 + b"\r\n",
    "fields behind a body that nobody reads": b"POST /api/nothing HTTP/1.1\r\nhost: 127.0.0.1\r\n"
    + b"content-length: 1\r\n\r\n{"
    + HEAD
    + b"a:\r\n" * 15_000
    + b"\r\n",
    "chunks": POST + b"transfer-encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 9_000,
}


@pytest.mark.parametrize("kind", PIECES)
def test_what_is_cut_into_very_many_pieces_is_no_request(patient: Server, kind: str) -> None:
    """Reading it would keep everybody else waiting: whoever sends a hundred a second stops the server."""
    with ExitStack() as stay:
        line = patient.send(stay, PIECES[kind])
        assert b"HTTP/1.1 400 " in answer(line)
    assert patient.lives()


def test_a_request_may_have_as_many_pieces_as_anybody_needs(patient: Server) -> None:
    with ExitStack() as stay:
        line = patient.send(stay, HEAD + b"a: b\r\n" * 100 + b"connection: close\r\n\r\n")
        assert answer(line).startswith(b"HTTP/1.1 200 ")
        chunked = b"transfer-encoding: chunked\r\nconnection: close\r\n\r\n"
        body = b'2\r\n{"\r\n' + b"1\r\nx\r\n" * 100 + b'3\r\n":1\r\n1\r\n}\r\n0\r\n\r\n'
        line = patient.send(stay, POST + chunked + body)
        assert b'"malformed"' in answer(line)
