"""Logs: what they hold, and that they hold no secrets."""

import json
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.client_calls import join, key_of, new_table, send
from tests.server.servers import fake_app

from gridtown.server import logs
from gridtown.server.http import table
from gridtown.server.settings import Settings
from gridtown.table.log import LogEntry

Lines = list[dict[str, Any]]


@pytest.fixture
def stream() -> Iterator[StringIO]:
    """Where logs are written; all loggers are afterwards what they were."""
    root, ours = logging.getLogger(), logging.getLogger("gridtown")
    kept = root.handlers[:], root.level, ours.level
    yield StringIO()
    logging.captureWarnings(False)
    root.handlers[:] = kept[0]
    root.setLevel(kept[1])
    ours.setLevel(kept[2])


def lines(stream: StringIO) -> Lines:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


@pytest.fixture
def entry(database: Path, stream: StringIO) -> Iterator[TestClient]:
    logs.configure(Settings(log_format="json"), stream)
    with TestClient(fake_app(database, proxies=("testclient",)), raise_server_exceptions=False) as client:
        stream.truncate(0)
        stream.seek(0)
        yield client


def test_a_line_for_every_request(entry: TestClient, stream: StringIO) -> None:
    answer = entry.get("/api/tables/nowhere?lang=de")
    (line,) = lines(stream)
    assert line["time"].endswith("Z")
    assert (line["level"], line["logger"], line["message"]) == ("info", "gridtown.access", "answered")
    assert (line["route"], line["method"], line["status"]) == ("/api/tables/{table}", "GET", 404)
    assert line["ms"] > 0
    assert line["request"] == answer.headers["x-request-id"]


def test_the_id_of_a_trusted_proxy_is_kept(entry: TestClient, database: Path) -> None:
    def id(client: TestClient, given: str) -> str:
        return client.get("/api/games", headers={"x-request-id": given}).headers["x-request-id"]

    assert id(entry, "f3b0c442-98fc-1c14") == "f3b0c442-98fc-1c14"
    for odd in ("short", "a" * 37, "has spaces in it", 'quo"te-quote'):
        assert id(entry, odd) != odd
    with TestClient(fake_app(database)) as stranger:
        assert id(stranger, "f3b0c442-98fc-1c14") != "f3b0c442-98fc-1c14"


def test_what_a_proxy_says_of_the_scheme_is_believed_of_a_proxy_only(
    entry: TestClient, database: Path
) -> None:
    headers = {"x-forwarded-proto": "https"}
    answer = entry.get("/api/games", headers=headers)
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    assert "wss://testserver" in answer.headers["content-security-policy"]
    with TestClient(fake_app(database)) as stranger:
        assert "strict-transport-security" not in stranger.get("/api/games", headers=headers).headers


def test_a_broken_request_is_told_once_with_its_id(
    entry: TestClient, stream: StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> object:
        raise RuntimeError(f"{made['invitations'][0]['path']} broke it")

    made = new_table(entry)
    monkeypatch.setattr(table, "update", broken)
    answer = entry.get(f"/api/tables/{made['table']}")
    assert (answer.status_code, answer.json()["code"]) == (500, "broken")
    assert "content-security-policy" in answer.headers
    failed = [line for line in lines(stream) if "exception" in line]
    assert [line["level"] for line in failed] == ["error"]
    assert failed[0]["request"] == answer.headers["x-request-id"]
    assert "RuntimeError: /join#… broke it" in failed[0]["exception"]
    assert made["table"] not in stream.getvalue()


SEED = "5eed" * 8
"""A seed that no id holds by chance."""


@pytest.mark.parametrize("format", ["text", "json"])
def test_nothing_secret_is_ever_in_it(database: Path, stream: StringIO, format: Any) -> None:
    settings = Settings(log_format=format, log_level="debug")
    logs.configure(settings, stream)
    app = fake_app(database)
    with TestClient(app) as client:
        other = TestClient(app)
        other.portal = client.portal
        made = new_table(client, seed=SEED)
        join(other, made)
        other.post("/api/join", json={"key": key_of(made)})  # used already
        send(client, made["table"], "P1 pick 1", id="a-command")
        send(client, made["table"], "P1 jump")
        with client.websocket_connect(f"/api/tables/{made['table']}/socket?token=Query-Value") as socket:
            socket.receive_json()
    secrets = [
        key_of(made),
        made["table"],
        SEED,
        "a-command",
        "Query-Value",
    ]
    secrets += [*client.cookies.values(), *other.cookies.values()]
    assert len(secrets) == 7
    assert stream.getvalue().count("/api/join") == 2
    assert [secret for secret in secrets if secret in stream.getvalue()] == []


def test_a_table_is_known_by_its_mark_wherever_it_is_told_of(
    database: Path, stream: StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    logs.configure(Settings(log_format="json"), stream)
    with TestClient(fake_app(database)) as client:
        table = new_table(client, "here", "low")["table"]
        store = client.app.state.context.store  # type: ignore[attr-defined]

        async def full(*_: object) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(store, "append", full)
        assert send(client, table, "P1 pick 1").status_code == 503
        logging.getLogger("uvicorn.error").warning("GET /api/tables/%s/socket?since=2", table)
    with TestClient(fake_app(database)) as client:  # a log that can't have been

        async def mangled(*_: object) -> list[LogEntry]:
            return [LogEntry(0, -1, "roll 6", None)]

        monkeypatch.setattr(client.app.state.context.store, "log", mangled)  # type: ignore[attr-defined]
        assert client.get(f"/api/tables/{table}").status_code == 410
    mark = sha256(table.encode()).hexdigest()[:8]
    told = stream.getvalue()
    assert table not in told
    assert f"match {mark}: an action was not saved" in told
    assert f"match {mark} can't be replayed" in told
    assert f"the log of {mark} doesn't begin" in told
    assert f"/api/tables/{mark}/socket?since=2" in told
    answered = [line for line in lines(stream) if line.get("route", "").startswith("/api/tables/")]
    assert answered
    assert {line["table"] for line in answered} == {mark}


def test_a_database_that_is_away_is_one_line_for_each_request(
    entry: TestClient, stream: StringIO, database: Path
) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("DROP TABLE changes")
        connection.execute("ALTER TABLE matches RENAME TO elsewhere")
    assert entry.get("/api/tables/nowhere").status_code == 503
    (fault,) = [line for line in lines(stream) if line["message"] == "the database could not be used"]
    assert "OperationalError" in fault["exception"]
    assert "\n" not in fault["exception"]


def test_libraries_speak_up_only_to_warn(stream: StringIO) -> None:
    logs.configure(Settings(log_format="json", log_level="debug"), stream)
    for name in ("uvicorn.error", "websockets.server", "sqlalchemy.engine"):
        logging.getLogger(name).info('"WebSocket /api/tables/x/socket" [accepted]')
    logging.getLogger("gridtown.server").debug("ours")
    assert [line["message"] for line in lines(stream)] == ["ours"]


def test_text_for_people(stream: StringIO) -> None:
    logs.configure(Settings(), stream)
    facts = {"route": "/api/games", "method": "GET", "status": 200, "ms": 1.5}
    logging.getLogger("gridtown.access").info("two\nlines", extra=facts)
    line = stream.getvalue().rstrip("\n")
    assert line.endswith("Z info gridtown.access: two\\nlines route=/api/games method=GET status=200 ms=1.5")


def test_what_looks_like_a_token_is_left_out() -> None:
    token = "Zg_tDytNUlJRRix0JWfLRtAuXHqfggFu3SI8XwF_3bY"
    assert logs.clean(f"KeyError: '{token}'") == "KeyError: '…'"
    assert logs.clean("path='/join#rL8-Xc_2mQ0aZ6tYw1fUeN5k')]") == "path='/join#…')]"
    assert logs.clean(f"{token}.aGVsbG8.sig-Na_ture") == "…"
    postgres = "DETAIL:  Key (match_id, version)=({}) already exists."
    assert logs.clean(postgres.format("q0Zk3-oVb1TtYw_x, 3")) == postgres.format("…")
    plain = "in test_what_a_proxy_says_of_the_scheme_is_believed_of_a_proxy_only, line 3"
    assert logs.clean(plain) == plain
