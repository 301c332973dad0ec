"""The pace of a table: what bots do is held back so that people can follow it."""

import time
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.client_calls import browser, hear, join, look, new_table, problem, send, table_status
from tests.server.servers import fake_app

from gridtown.table import pace
from gridtown.table.pace import STEPS, TURNS, Showing

SEED = "1"  # rolls a 5 first


def test_what_one_has_done_stays_in_sight() -> None:
    showing = Showing()
    assert showing.rest("calm", 1, 100.0) == 0
    showing.note(0, 100.0)
    assert showing.rest("quick", 1, 100.1) == pytest.approx(TURNS["quick"] - 0.1)
    assert showing.rest("quick", 0, 100.1) == pytest.approx(STEPS["quick"] - 0.1)
    assert showing.rest("calm", 1, 100.0) == TURNS["calm"]
    assert showing.rest("at-once", 1, 100.0) == showing.rest("quick", 1, 200.0) == 0


def test_nobody_is_shown_three_turns_in_half_a_second_unless_asked_for() -> None:
    assert 2 * TURNS["quick"] > 0.5 < 2 * TURNS["calm"]
    assert TURNS["calm"] > TURNS["quick"] > TURNS["at-once"] == 0


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Quick is so slow that no test waits for it by chance."""
    monkeypatch.setitem(pace.TURNS, "quick", 3600.0)
    monkeypatch.setitem(pace.STEPS, "quick", 3600.0)


def round_of(client: TestClient, table: str) -> int:
    number: int = look(client, table)["view"]["round"]
    return number


def wait_for(client: TestClient, table: str, number: int) -> None:
    for _ in range(1000):
        if round_of(client, table) >= number:
            return
        time.sleep(0.005)
    raise AssertionError("the bot doesn't act")


def play_a_round(client: TestClient, table: str) -> dict[str, Any]:
    answer = send(client, table, "P1 pick 1")
    assert answer.status_code == 200, answer.text
    update: dict[str, Any] = answer.json()
    return update


def test_a_bot_is_held_back_until_the_host_wants_another_pace(client: TestClient, slow: None) -> None:
    del slow
    table = new_table(client, "here", "low", seed=SEED, pace="quick")["table"]
    play_a_round(client, table)
    wait_for(client, table, 1)  # nothing was shown before: both chose at the same time
    play_a_round(client, table)
    time.sleep(0.1)
    assert round_of(client, table) == 1
    assert look(client, table)["thinking"] == [1]
    assert client.post(f"/api/tables/{table}/pace", json={"pace": "at-once"}).status_code == 204
    wait_for(client, table, 2)
    assert table_status(client, table)["pace"] == "at-once"


def test_choices_made_in_secret_at_the_same_time_are_not_held_back(client: TestClient, slow: None) -> None:
    del slow
    table = new_table(client, "here", "low", seed=SEED, pace="quick")["table"]
    play_a_round(client, table)
    wait_for(client, table, 1)


def test_at_once_is_at_once(client: TestClient, slow: None) -> None:
    del slow
    table = new_table(client, "here", "low", seed=SEED, pace="at-once")["table"]
    for number in (1, 2, 3):
        play_a_round(client, table)
        wait_for(client, table, number)


def test_where_only_bots_play_nothing_is_held_back(client: TestClient, slow: None) -> None:
    del slow
    table = new_table(client, "here", "low", seed=SEED, pace="quick")["table"]
    address = f"/api/tables/{table}/seats/0/substitute"
    assert client.post(address, json={"bot": "low"}).status_code == 204
    wait_for(client, table, 3)


def test_a_server_that_stops_waits_for_no_bot(database: Path, slow: None) -> None:
    del slow
    with TestClient(fake_app(database)) as client:
        table = new_table(client, "here", "low", seed=SEED, pace="quick")["table"]
        play_a_round(client, table)
        wait_for(client, table, 1)
        play_a_round(client, table)
        began = time.monotonic()
    assert time.monotonic() - began < 60


def test_a_new_table_is_quick_and_everybody_is_told(client: TestClient, other: TestClient) -> None:
    body = {"game": "fake", "players": 2, "seats": ["person", "person"]}
    created = client.post("/api/tables", json=body).json()
    table = created["table"]
    join(other, created)
    with other.websocket_connect(f"/api/tables/{table}/socket") as socket:
        assert hear(socket, "status")["status"]["pace"] == "quick"
        assert client.post(f"/api/tables/{table}/pace", json={"pace": "calm"}).status_code == 204
        told = hear(socket, "status")["status"]
        while told["pace"] == "quick":
            told = hear(socket, "status")["status"]
        assert told["pace"] == "calm"


def test_only_the_host_sets_it_and_only_to_what_there_is(client: TestClient, other: TestClient) -> None:
    created = new_table(client)
    join(other, created)
    address = f"/api/tables/{created['table']}/pace"
    problem(other.post(address, json={"pace": "calm"}), 403, "not-host")
    problem(browser(client).post(address, json={"pace": "calm"}), 403, "not-host")
    problem(client.post(address, json={"pace": "hectic"}), 400, "malformed")
    problem(client.post("/api/tables", json={**BODY, "pace": "hectic"}), 400, "malformed")


BODY = {"game": "fake", "players": 2, "seats": ["person", "person"]}


# Who thinks


def test_bots_think_once_the_last_person_has_chosen(client: TestClient, slow: None) -> None:
    del slow
    table = new_table(client, "here", "low", seed=SEED, pace="quick")["table"]
    assert look(client, table)["thinking"] == []
    play_a_round(client, table)
    wait_for(client, table, 1)
    assert look(client, table)["thinking"] == []
    assert play_a_round(client, table)["thinking"] == [1]
    assert look(browser(client), table)["thinking"] == [1]


def test_while_a_person_chooses_no_bot_thinks(client: TestClient) -> None:
    table = new_table(client, "here", "here", seed=SEED)["table"]
    assert look(client, table)["thinking"] == []
    assert send(client, table, "P1 pick 1").json()["thinking"] == []


def test_who_is_to_act_at_a_table_that_is_over_does_not_think(client: TestClient, slow: None) -> None:
    del slow
    table = new_table(client, "here", "low", seed=SEED, pace="quick")["table"]
    play_a_round(client, table)
    wait_for(client, table, 1)
    play_a_round(client, table)
    assert client.post(f"/api/tables/{table}/end", json={"agree": True}).status_code == 204
    assert (look(client, table)["over"], look(client, table)["thinking"]) == (True, [])
