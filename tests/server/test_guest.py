"""A guest takes along what is theirs, and leaves for good; what others have stays theirs."""

from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.client_calls import browser, hear, join, look, new_table, problem, send, table_status

from gridtown.server.live.matches import Matches

SECRET_PICK = "P2 pick 2"


def exported(client: TestClient) -> dict[str, Any]:
    answer = client.get("/api/guest/export")
    assert answer.status_code == 200
    assert "attachment" in answer.headers["content-disposition"]
    told: dict[str, Any] = answer.json()
    return told


def say(client: TestClient, table: str, text: str) -> None:
    assert client.post(f"/api/tables/{table}/chat", json={"id": text, "text": text}).status_code == 201


def test_a_stranger_has_nothing(client: TestClient) -> None:
    told = exported(client)
    assert (told["format"], told["tables"]) == ("gridtown-export-1", [])


def test_what_is_ones_own_is_handed_over(client: TestClient, other: TestClient) -> None:
    ended = new_table(client, "person", "low", names=["Ada", "Bot"])["table"]
    client.post(f"/api/tables/{ended}/end", json={"agree": True})
    created = new_table(client, names=["Ada", "Ben"])
    join(other, created)
    running = created["table"]
    say(client, running, "Hello")
    say(other, running, "Not hers")
    send(client, running, "P1 pick 1")
    send(other, running, SECRET_PICK)
    tables = {table["table"]: table for table in exported(client)["tables"]}
    assert set(tables) == {ended, running}
    assert tables[ended]["record"]["game"] == "fake"
    assert tables[ended]["end"] == "agreed"
    mine = tables[running]
    assert (mine["host"], mine["seats"], mine["record"]) == (True, [{"player": 0, "name": "Ada"}], None)
    assert [message["text"] for message in mine["said"]] == ["Hello"]
    assert [entry["action"] for entry in mine["done"]] == ["P1 pick 1"]
    assert [table["table"] for table in exported(other)["tables"]] == [running]


def test_who_leaves_for_good_is_forgotten(client: TestClient, other: TestClient) -> None:
    own = new_table(client, "person", "low", names=["Ada", "Bot"])["table"]
    created = new_table(client, names=["Ada", "Ben"])
    join(other, created)
    shared = created["table"]
    say(client, shared, "Hello")
    say(other, shared, "Hello yourself")
    send(client, shared, "P1 pick 1")
    cookies = dict(client.cookies)
    with other.websocket_connect(f"/api/tables/{shared}/socket") as socket:
        hear(socket, "status")
        assert client.delete("/api/guest").status_code == 204
        while hear(socket, "status")["status"]["seats"][0]["presence"] != "free":
            pass
    assert not client.cookies
    problem(other.get(f"/api/tables/{own}"), 404, "no-such-table")
    status = table_status(other, shared)
    assert [seat["name"] for seat in status["seats"]] == ["Player 1", "Ben"]
    assert status["host"]  # who is left looks after the table
    assert (
        other.get(f"/api/tables/{shared}/status", params={"lang": "de"}).json()["seats"][0]["name"]
        == "Spieler 1"
    )
    chat = other.get(f"/api/tables/{shared}/chat").json()["chat"]
    assert [message["text"] for message in chat] == ["Hello yourself"]
    former = browser(other, **cookies)
    assert look(former, shared)["view"]["viewer"] is None
    assert exported(former)["tables"] == []
    assert client.delete("/api/guest").status_code == 204  # a stranger has nothing to lose


def test_the_match_goes_on_with_somebody_else(client: TestClient, other: TestClient) -> None:
    created = new_table(client, names=["Ada", "Ben"], public=True)
    join(other, created)
    table = created["table"]
    client.delete("/api/guest")
    third = browser(other)
    answer = third.post(f"/api/tables/{table}/seats/0", json={"name": "Cleo"})
    assert answer.status_code == 200, answer.text
    assert send(third, table, "P1 pick 1").status_code == 200


def test_a_record_keeps_what_was_played_and_not_who(client: TestClient, other: TestClient) -> None:
    created = new_table(client, names=["Ada", "Ben"])
    join(other, created)
    table = created["table"]
    client.delete("/api/guest")
    assert other.post(f"/api/tables/{table}/end", json={"agree": True}).status_code == 204
    record = other.get(f"/api/tables/{table}/record").json()
    assert record["names"] == ["Guest", "Ben"]


def test_a_seat_is_free_as_soon_as_its_guest_is_forgotten(
    client: TestClient, other: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    created = new_table(client, names=["Ada", "Ben"])
    join(other, created)
    monkeypatch.setattr(Matches, "heard", lambda *_: None)  # no notice has to come before
    client.delete("/api/guest")
    assert other.post(f"/api/tables/{created['table']}/seats/0/invitation").status_code == 201


def test_a_free_seat_without_a_name_is_called_by_its_number(client: TestClient, other: TestClient) -> None:
    created = new_table(client, names=["Ada", "Ben"])
    join(other, created)
    table = created["table"]
    client.delete("/api/guest")
    link = other.post(f"/api/tables/{table}/seats/0/invitation").json()["path"]
    told = browser(other).post("/api/invitations", json={"key": link.removeprefix("/join#")}).json()
    assert told["name"] == "Player 1"


@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_leaving_is_no_link(client: TestClient, method: str) -> None:
    assert client.request(method, "/api/guest").status_code == 405
