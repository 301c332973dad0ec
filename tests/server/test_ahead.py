"""Looking ahead over HTTP, and steps taken at once: all of them or none."""

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.client_calls import browser, join, look, new_table, problem, send, take_back
from tests.server.servers import fake_app

from gridtown.table.protocol import STEPS_AHEAD

SEED = "1"  # rolls a 5 first


@pytest.fixture
def table(client: TestClient, other: TestClient) -> str:
    created = new_table(client, seed=SEED, hints=True)
    join(other, created)
    table: str = created["table"]
    return table


def ask(client: TestClient, table: str, *after: str, **query: Any) -> Any:
    return client.get(f"/api/tables/{table}/ahead", params={"after": after, **query})


def explain(client: TestClient, table: str, action: str, *after: str) -> Any:
    return client.get(f"/api/tables/{table}/explain", params={"action": action, "after": after})


def test_what_may_be_done_after_a_step_and_nothing_is_changed(
    client: TestClient, other: TestClient, table: str
) -> None:
    before = look(client, table), look(other, table)
    found = ask(client, table, "P1 pick 3").json()
    assert found["version"] == 1
    assert found["view"]["pick"] == [3, 0]
    assert [action["action"] for action in found["legal_actions"]] == ["P1 hold", "P1 raise"]
    assert [*found["previews"]] == ["P1 hold", "P1 raise"]
    assert (look(client, table), look(other, table)) == before
    assert ask(client, table).json()["legal_actions"] == before[0]["legal_actions"]


def test_what_a_choice_reveals_cannot_be_had_by_looking(
    client: TestClient, other: TestClient, table: str
) -> None:
    problem(ask(client, table, "P1 pick 2"), 409, "too-far")  # it would be in
    send(other, table, "P2 pick 5")
    send(other, table, "P2 raise")
    problem(ask(client, table, "P1 pick 2"), 409, "too-far")  # all would be shown
    problem(ask(client, table, "P1 pick 3", "P1 hold"), 409, "too-far")
    assert ask(client, table, "P1 pick 3").json()["view"]["pick"] == [3, 0]


def test_it_is_for_who_may_act(client: TestClient, other: TestClient, table: str) -> None:
    problem(ask(browser(client), table, "P1 pick 3"), 401, "no-seat")
    problem(ask(other, table, "P1 pick 3"), 403, "not-yours")
    problem(ask(client, table, "P1 jump"), 400, "bad-action")
    problem(ask(client, table, "P1 pick 6"), 422, "illegal")
    problem(ask(client, table, *["P1 pick 3"] * (STEPS_AHEAD + 1)), 400, "malformed")
    problem(ask(client, table, ""), 400, "malformed")
    problem(ask(client, table, "P1 pick 3" + " " * 200), 400, "malformed")
    send(client, table, "P1 pick 2")
    problem(ask(client, table), 409, "not-your-turn")


def test_reasons_and_hints_after_a_step(client: TestClient, other: TestClient, table: str) -> None:
    assert explain(client, table, "P1 raise").json()["legal"] is False
    assert explain(client, table, "P1 raise", "P1 pick 3").json()["legal"] is True
    assert explain(client, table, "P1 pick 1", "P1 pick 3").json()["legal"] is False
    problem(explain(client, table, "P1 raise", "P1 pick 2"), 409, "too-far")
    hint = client.post(f"/api/tables/{table}/hint", params={"after": ["P1 pick 3"]}).json()
    assert {choice["action"] for choice in hint["choices"]} <= {"P1 hold", "P1 raise"}
    assert look(other, table)["events"][-1]["id"] == "hinted"
    assert look(client, table)["view"]["pick"] == [0, 0]


def test_steps_at_once_are_all_taken(client: TestClient, other: TestClient, table: str) -> None:
    send(other, table, "P2 pick 1")
    done = send(client, table, "P1 raise", after=["P1 pick 3"])
    assert done.json()["view"]["score"] == [6, 1]


def test_steps_at_once_are_taken_back_one_by_one(client: TestClient, table: str) -> None:
    assert send(client, table, "P1 raise", after=["P1 pick 3"]).json()["take_back"] == "P1 raise"
    assert take_back(client, table).json()["take_back"] == "P1 pick 3"
    assert take_back(client, table).json()["view"]["pick"] == [0, 0]


def test_nothing_is_taken_where_one_of_them_fails(client: TestClient, table: str) -> None:
    before = look(client, table)
    problem(send(client, table, "P1 pick 3", after=["P1 pick 3"]), 422, "illegal")
    problem(send(client, table, "P1 raise", after=["P1 pick 6"]), 422, "illegal")
    problem(send(client, table, "P1 raise", after=["P1 pick 2"]), 409, "too-far")
    problem(send(client, table, "P1 raise", after=["P2 pick 3"]), 403, "not-yours")
    problem(send(client, table, "P1 raise", after=["P1 jump"]), 400, "bad-action")
    problem(send(client, table, "P1 raise", after=["P1 pick 3"] * (STEPS_AHEAD + 1)), 400, "malformed")
    assert look(client, table) == before


def test_steps_sent_again_are_taken_once_also_after_a_restart(database: Path) -> None:
    command = {"id": "once", "version": 1, "action": "P1 raise", "after": ["P1 pick 3"]}
    with TestClient(fake_app(database)) as client:
        table = new_table(client, "here", "here", seed=SEED)["table"]
        actions = f"/api/tables/{table}/actions?seat=0"
        first = client.post(actions, json=command).json()
        assert client.post(actions, json=command).json()["version"] == first["version"]
        cookies = dict(client.cookies)
    with TestClient(fake_app(database), cookies=cookies) as client:
        again = client.post(actions, json=command).json()
        assert (again["version"], again["view"]) == (first["version"], first["view"])
