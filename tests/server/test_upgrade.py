"""An upgrade, rehearsed: what becomes of the matches in a database that the release before left behind."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.client_calls import browser, look, new_table, problem, send, take_back
from tests.server.kept_release import COOKIES, FOLDER
from tests.server.servers import fake_app

KEPT = sorted(FOLDER.glob("*.sql"))
"""The databases of releases before this one."""


class Upgraded:
    """A server that was upgraded, and two of its guests."""

    def __init__(self, client: TestClient, cookies: list[str]) -> None:
        self.ada, self.ben = (browser(client, gridtown=token) for token in cookies)
        self.tables: list[dict[str, Any]] = self.ada.get("/api/tables").json()

    def find(self, **wanted: Any) -> dict[str, Any]:
        """The one table of Ada's that is so."""
        (table,) = (
            table for table in self.tables if all(table[name] == value for name, value in wanted.items())
        )
        return table


@contextmanager
def upgraded(kept: Path, database: Path, **more: Any) -> Iterator[Upgraded]:
    """A server of this version on a database of an older one. more: of its game."""
    text = kept.read_text(encoding="utf-8")
    database.unlink()  # an empty one of this version
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(text)
    with TestClient(fake_app(database, idle_days=36500, **more)) as client:
        yield Upgraded(client, text.partition("\n")[0].removeprefix(COOKIES).split())


def test_there_are_databases_to_rehearse_with() -> None:
    assert KEPT
    assert all(file.stat().st_size < 50_000 for file in KEPT)


@pytest.mark.parametrize("kept", KEPT, ids=lambda file: file.stem)
def test_under_the_same_rules_all_goes_on(kept: Path, database: Path) -> None:
    with upgraded(kept, database) as server:
        assert len(server.tables) == 5
        assert not any(table["closed"] for table in server.tables)
        running = server.find(over=False, names=["Ada", "Ben"])["table"]
        chat = server.ben.get(f"/api/tables/{running}/chat").json()["chat"]
        assert [message["text"] for message in chat] == ["Hello"]
        assert take_back(server.ada, running, id="new 1").status_code == 200
        assert send(server.ada, running, "P1 pick 1", id="new 2").status_code == 200
        assert send(server.ben, running, "P2 pick 1", id="new 3").status_code == 200
        with_bot = server.find(over=False, names=["Ada", "Bot"])["table"]
        assert send(server.ada, with_bot, "P1 pick 1", id="new 4").status_code == 200
        third = browser(server.ada)
        seat = f"/api/tables/{server.find(public=True)['table']}/seats/1"
        assert third.post(seat, json={"name": "Cleo"}).status_code == 200
        over = server.find(end="finished")["table"]
        assert server.ada.get(f"/api/tables/{over}/timeline").status_code == 200
        assert server.ada.post(f"/api/tables/{over}/rematch").status_code == 201


@pytest.mark.parametrize("kept", KEPT, ids=lambda file: file.stem)
def test_matches_of_older_rules_are_closed_with_their_records(kept: Path, database: Path) -> None:
    with upgraded(kept, database, rules_version=2) as server:
        assert all(table["closed"] for table in server.tables)
        running = server.find(over=False, names=["Ada", "Ben"])["table"]
        problem(server.ada.get(f"/api/tables/{running}"), 410, "closed")
        command = {"id": "id", "version": 1, "action": "P1 pick 1"}
        problem(server.ada.post(f"/api/tables/{running}/actions", json=command), 410, "closed")
        with server.ada.websocket_connect(f"/api/tables/{running}/socket") as socket:
            assert socket.receive_json()["code"] == "closed"
        for table in server.tables:
            record = server.ada.get(f"/api/tables/{table['table']}/record").json()
            assert (record["rules_version"], record["names"]) == (1, table["names"])
        problem(server.ben.delete(f"/api/tables/{running}"), 403, "not-host")
        assert server.ada.delete(f"/api/tables/{running}").status_code == 204
        fresh = new_table(server.ada, "person", "low")["table"]  # life goes on, under the new rules
        assert look(server.ada, fresh)["legal_actions"]
        exported = server.ada.get("/api/guest/export").json()["tables"]
        assert {table["table"] for table in server.tables} - {running} <= {each["table"] for each in exported}
