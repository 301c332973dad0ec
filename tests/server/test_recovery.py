"""Recovery: what was acknowledged outlives the server, however it ends."""

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient
from tests.server.client_calls import (
    browser,
    hear,
    join,
    key_of,
    look,
    new_table,
    play,
    problem,
    send,
    table_status,
)
from tests.server.servers import fake_app, fake_app_at

APPENDED = """INSERT INTO log_entries (match_id, version, player, action) VALUES (?, 1, 1, 'P2 pick 1')"""

SERVER = """
import sys
from gridtown.server.running import run
from gridtown.server.settings import Settings
from tests.server.servers import fake_app
run.create_app = lambda settings: fake_app(settings.database)
settings = Settings(database=sys.argv[1], port=0)
run.serve(settings, on_ready=lambda address: print("at", address, flush=True))
"""


def test_restart_and_go_on(database: Path) -> None:
    with TestClient(fake_app(database)) as client:
        second = TestClient(client.app)
        second.portal = client.portal
        created = new_table(client)
        join(second, created)
        send(client, created["table"], "P1 pick 2", id="kept")
        before = client.get(f"/api/tables/{created['table']}").content
        cookies = dict(client.cookies), dict(second.cookies)
    with TestClient(fake_app(database), cookies=cookies[0]) as client:
        second = TestClient(client.app, cookies=cookies[1])
        second.portal = client.portal
        table = created["table"]
        assert client.get(f"/api/tables/{table}").content == before
        assert send(client, table, "P1 pick 2", id="kept").status_code == 200
        assert client.get(f"/api/tables/{table}").content == before
        while not look(client, table)["over"]:
            play(second, table)
            play(client, table)


def test_an_open_socket_is_no_obstacle_to_stopping(database: Path) -> None:
    with TestClient(fake_app(database)) as client:
        table = new_table(client, "person", "low")["table"]
        with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
            socket.receive_json()
        play(client, table)


def test_bots_go_on_after_a_restart(database: Path) -> None:
    with TestClient(fake_app(database)) as client:
        table = new_table(client, "person", "low")["table"]
        cookies = dict(client.cookies)
    with sqlite3.connect(database) as connection:  # as if killed before the bot had acted
        connection.execute("DELETE FROM log_entries WHERE version > 0")
    connection.close()
    with TestClient(fake_app(database), cookies=cookies) as client:
        for _ in range(1000):
            if play(client, table)["over"]:
                return
    pytest.fail("the bots don't act")


def test_a_damaged_log_is_closed_in_words(database: Path, caplog: pytest.LogCaptureFixture) -> None:
    with TestClient(fake_app(database)) as client:
        table = new_table(client)["table"]
        send(client, table, "P1 pick 1")
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE log_entries SET action = 'P1 raise' WHERE version = 1")
    connection.close()
    with TestClient(fake_app(database)) as client:
        assert client.get(f"/api/tables/{table}").json()["code"] == "closed"
    assert "can't be replayed" in caplog.text


def test_a_writer_that_was_quicker_is_noticed(client: TestClient, other: TestClient, database: Path) -> None:
    created = new_table(client)
    table = created["table"]
    join(other, created)
    with sqlite3.connect(database) as connection:  # another process took the second player's turn
        connection.execute(APPENDED, (table,))
    connection.close()
    late = send(other, table, "P2 pick 2", version=1)
    assert (late.status_code, late.json()["code"]) == (409, "not-your-turn")
    assert look(client, table)["view"]["done"] == [0, 1]
    assert send(client, table, "P1 pick 1").status_code == 200


def test_a_choice_that_another_did_not_touch_is_tried_anew(
    client: TestClient, other: TestClient, database: Path
) -> None:
    created = new_table(client)
    table = created["table"]
    join(other, created)
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        assert hear(socket)["view"]["round"] == 0
        with sqlite3.connect(database) as connection:
            connection.execute(APPENDED, (table,))
        connection.close()
        assert send(client, table, "P1 pick 1").json()["view"]["round"] == 1
        assert hear(socket)["view"]["round"] == 1


def test_what_another_process_wrote_is_told_even_when_one_is_refused(
    client: TestClient, other: TestClient, database: Path
) -> None:
    created = new_table(client)
    table = created["table"]
    join(other, created)
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        assert hear(socket)["view"]["done"] == [0, 0]
        with sqlite3.connect(database) as connection:
            connection.execute(APPENDED, (table,))
        connection.close()
        assert send(other, table, "P2 pick 2", version=1).status_code == 409
        assert hear(socket)["view"]["done"] == [0, 1]


def test_what_could_not_be_written_was_not_done(client: TestClient, database: Path) -> None:
    table = new_table(client)["table"]
    before = client.get(f"/api/tables/{table}").content
    with sqlite3.connect(database) as connection:
        connection.execute("ALTER TABLE log_entries RENAME TO hidden")
    answer = send(client, table, "P1 pick 1", version=1)
    assert (answer.status_code, answer.json()["code"]) == (503, "not-saved")
    with connection:
        connection.execute("ALTER TABLE hidden RENAME TO log_entries")
    connection.close()
    assert client.get(f"/api/tables/{table}").content == before
    assert send(client, table, "P1 pick 1").status_code == 200


def test_a_full_disk_under_postgresql_loses_nothing(postgres_url: str) -> None:
    """As PostgreSQL says it where a table can't grow."""
    with (
        TestClient(fake_app_at(postgres_url)) as client,
        psycopg.connect(postgres_url.replace("+psycopg", ""), autocommit=True) as connection,
    ):
        table = new_table(client)["table"]
        before = client.get(f"/api/tables/{table}").content
        connection.execute(
            "CREATE FUNCTION full_disk() RETURNS trigger AS $$ BEGIN "
            "RAISE 'no space left' USING ERRCODE = '53100'; END $$ LANGUAGE plpgsql"
        )
        for name in ("log_entries", "seats"):
            connection.execute(
                f"CREATE TRIGGER full_disk BEFORE INSERT ON {name} EXECUTE FUNCTION full_disk()"
            )
        problem(send(client, table, "P1 pick 1", version=1, id="kept"), 503, "not-saved")
        body = {"game": "fake", "players": 2, "seats": ["person", "person"]}
        problem(client.post("/api/tables", json=body), 503, "no-database")
        assert client.get(f"/api/tables/{table}").content == before
        connection.execute("DROP FUNCTION full_disk CASCADE")
        assert send(client, table, "P1 pick 1", version=1, id="kept").status_code == 200
        assert [row["table"] for row in client.get("/api/tables").json()] == [table]


def test_a_disk_that_fails_is_said_at_every_address(client: TestClient, database: Path) -> None:
    body = {"game": "fake", "players": 2, "seats": ["person", "person"]}
    tables = client.get("/api/lobby").json()
    with sqlite3.connect(database) as connection:
        connection.execute("ALTER TABLE seats RENAME TO hidden")
    for answer in (client.get("/api/lobby"), client.post("/api/tables", json=body)):
        assert (answer.status_code, answer.json()["code"]) == (503, "no-database")
        assert answer.headers["retry-after"] == "1"
    with connection:
        connection.execute("ALTER TABLE hidden RENAME TO seats")
    connection.close()
    assert client.get("/api/lobby").json() == tables
    assert client.post("/api/tables", json=body).status_code == 201


def fail_to_read(client: TestClient, patch: pytest.MonkeyPatch) -> None:
    async def fail(_: object) -> None:
        raise OperationalError("SELECT", {}, Exception("the database is away"))

    patch.setattr(client.app.state.context.store, "table", fail)  # type: ignore[attr-defined]


def test_who_has_joined_is_answered_though_it_cannot_be_told(
    anywhere: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    created, stranger = new_table(anywhere), browser(anywhere)
    with monkeypatch.context() as away:
        fail_to_read(anywhere, away)
        answer = stranger.post("/api/join", json={"key": key_of(created)})
    assert (answer.status_code, answer.json()) == (200, {"table": created["table"], "player": 1})
    assert look(stranger, created["table"])["view"]["viewer"] == 1
    with stranger.websocket_connect(f"/api/tables/{created['table']}/socket") as socket:
        while not hear(socket, "status")["status"]["seats"][1]["mine"]:
            pass


def test_who_has_made_a_table_is_answered_though_it_cannot_be_read(
    anywhere: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as away:
        fail_to_read(anywhere, away)
        table = new_table(anywhere, "person", "low")["table"]
    assert table_status(anywhere, table)["host"]
    assert send(anywhere, table, "P1 pick 1").status_code == 200


def test_who_has_sat_down_is_answered_and_may_ask_again(
    anywhere: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, stranger = new_table(anywhere, public=True)["table"], browser(anywhere)
    with monkeypatch.context() as away:
        fail_to_read(anywhere, away)
        assert stranger.post(f"/api/tables/{table}/seats/1", json={"name": "Cleo"}).status_code == 200
    answer = stranger.post(f"/api/tables/{table}/seats/1", json={"name": "Cleo"})
    assert (answer.status_code, answer.json()["player"]) == (200, 1)
    third = browser(anywhere).post(f"/api/tables/{table}/seats/1", json={"name": "Dan"})
    assert (third.status_code, third.json()["code"]) == (409, "seat-taken")


@pytest.mark.parametrize("lost", ["seats", "log_entries"])  # as one arrives, and as one is told
def test_a_disk_that_fails_is_said_by_sockets(client: TestClient, database: Path, lost: str) -> None:
    table = new_table(client)["table"]
    client.app.state.context.matches._live.clear()  # type: ignore[attr-defined]
    with sqlite3.connect(database) as connection:
        connection.execute(f"ALTER TABLE {lost} RENAME TO hidden")
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        assert hear(socket, "code")["code"] == "no-database"
        assert socket.receive() == {"type": "websocket.close", "code": 1008, "reason": "no-database"}
    with connection:
        connection.execute(f"ALTER TABLE hidden RENAME TO {lost}")
    connection.close()
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        assert hear(socket)["version"] == 1


def test_matches_nobody_needs_leave_the_memory(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gridtown.server.live.matches.KEPT", 2)
    tables = [new_table(client)["table"] for _ in range(5)]
    for table in tables:
        assert send(client, table, "P1 pick 1").status_code == 200
    live = client.app.state.context.matches._live  # type: ignore[attr-defined]
    assert list(live) == tables[-2:]
    assert look(client, tables[0])["view"]["pick"] == [1, 0]


@contextmanager
def server(database: Path, root: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A real server in a process of its own, and its address."""
    process = subprocess.Popen(
        [sys.executable, "-c", SERVER, str(database)],
        cwd=root,
        env={**os.environ, "LANG": "en_US.UTF-8"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        address = next(line for line in process.stdout if line.startswith("at ")).split()[1]
        yield process, address.rstrip("/")
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def test_ctrl_c_stops_in_words(database: Path, root: Path) -> None:
    with server(database, root) as (process, _):
        process.send_signal(signal.SIGINT)
        assert process.stdout is not None
        assert "All tables are saved" in process.stdout.read()
        assert process.wait() == 0
