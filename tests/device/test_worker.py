"""The way in for a browser's worker: what is asked, what is told, what is kept."""

import gc
import json
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import pytest

from gridtown.bots import make_in_turn
from gridtown.bots.hint import advise
from gridtown.core.record import Record
from gridtown.device.worker import Door
from gridtown.messages import Messages
from gridtown.table.hint import Found, hint_question, hint_shown
from gridtown.table.protocol import encode
from gridtown.table.question import question_of, seek_advice, think

BODY: Final = {"game": "lots", "players": 2, "seats": ["person", "steady"], "pace": "at-once", "seed": "5eed"}


def ask(door: Door, method: str, address: str, body: Any = None) -> tuple[int, Any]:
    text = "" if body is None else body if isinstance(body, str) else json.dumps(body)
    ((status, answer),) = told(partial(door.ask, method, address, text, "en"))
    return status, json.loads(answer) if answer else None


def told(tell: Callable[[Callable[..., object]], None]) -> list[tuple[Any, ...]]:
    """What a door tells."""
    heard: list[tuple[Any, ...]] = []
    tell(lambda *one: heard.append(one))
    return heard


def new_table(door: Door, **more: Any) -> str:
    status, made = ask(door, "POST", "/api/tables", {**BODY, **more})
    assert (status, made["invitations"]) == (201, [])
    return str(made["table"])


def act(door: Door, table: str) -> dict[str, Any]:
    """Take the first legal action."""
    at = f"/api/tables/{table}"
    _, update = ask(door, "GET", at)
    command = {"id": f"at {update['version']}", "version": update["version"]}
    status, after = ask(
        door, "POST", f"{at}/actions", {**command, "action": update["legal_actions"][0]["action"]}
    )
    assert status == 200, after
    told: dict[str, Any] = after
    return told


def rest(door: Door) -> float:
    """Let bots act until none may; what the door says then."""
    while (seconds := door.step()) == 0:
        pass
    return seconds


def finish(door: Door, table: str) -> None:
    """Play to the end."""
    while rest(door) < 0 and not ask(door, "GET", f"/api/tables/{table}")[1]["over"]:
        act(door, table)


def news(door: Door, line: int) -> list[dict[str, Any]]:
    return [json.loads(text) for number, text in told(door.news) if number == line and text]


def test_a_page_is_told_of_every_step() -> None:
    door = Door()
    table = new_table(door)
    door.watch(1, f"/api/tables/{table}/socket?lang=en&since=0", "en")
    first, status = news(door, 1)
    assert first["view"]["game"] == "lots"
    assert [seat["presence"] for seat in status["status"]["seats"]] == ["here", "bot"]
    assert news(door, 1) == [], "nothing has happened"
    act(door, table)
    (after,) = news(door, 1)
    assert after["version"] > first["version"]
    assert after["since"] <= first["version"]
    ask(door, "POST", f"/api/tables/{table}/seats/0/name", {"name": "Ada"})
    renamed, status = news(door, 1)
    assert renamed["names"][0] == status["status"]["seats"][0]["name"] == "Ada"
    door.leave(1)
    rest(door)
    act(door, table)
    assert told(door.news) == []


def test_a_page_at_a_table_that_goes_is_told_so_and_then_nothing() -> None:
    door = Door()
    table = new_table(door)
    finish(door, table)
    door.watch(7, f"/api/tables/{table}/socket", "de")
    assert len(news(door, 7)) == 2
    assert ask(door, "DELETE", f"/api/tables/{table}") == (204, None)
    (line, said), end = told(door.news)
    assert (line, json.loads(said)["code"]) == (7, "no-such-table")
    assert end == (7, None)
    assert told(door.news) == []


def test_bots_wait_as_the_pace_says() -> None:
    door = Door()
    table = new_table(door, pace="calm")
    assert ask(door, "GET", f"/api/tables/{table}")[0] == 200
    while rest(door) < 0:
        act(door, table)
    assert 0 < rest(door) <= 2.5
    assert ask(door, "POST", f"/api/tables/{table}/pace", {"pace": "at-once"}) == (204, None)
    assert rest(door) < 0


def test_what_has_changed_is_kept_and_taken_in_again() -> None:
    door = Door()
    table = new_table(door)
    act(door, table)
    rest(door)
    ((kept, text),) = told(door.changed)
    assert kept == table
    assert told(door.changed) == []
    other = Door()
    assert other.take_in(text) == ""
    assert told(other.changed) == []
    assert rest(other) < 0, "nobody has come to the table yet"
    before, after = (ask(one, "GET", f"/api/tables/{table}")[1] for one in (door, other))
    assert after == before
    finish(other, table)
    record = Record.from_json(json.dumps(ask(other, "GET", f"/api/tables/{table}/record")[1]))
    assert record.game == "lots"
    ask(other, "DELETE", "/api/guest")
    assert told(other.changed) == [(table, None)]


@pytest.mark.proof
def test_matches_that_are_forgotten_leave_nothing() -> None:
    door = Door()

    def objects_after_a_match() -> int:
        table = new_table(door)
        door.watch(1, f"/api/tables/{table}/socket?lang=en&since=0", "en")
        finish(door, table)
        news(door, 1)
        door.leave(1)
        assert ask(door, "DELETE", f"/api/tables/{table}") == (204, None)
        told(door.changed)
        gc.collect()
        return len(gc.get_objects())

    before = [objects_after_a_match() for _ in range(3)][-1]
    assert [objects_after_a_match() for _ in range(5)][-1] - before < 25


def test_what_is_no_table_is_not_taken_in() -> None:
    door = Door()
    assert "JSON" in door.take_in("nonsense")
    assert door.take_in("{}")
    assert ask(door, "GET", "/api/tables") == (200, [])


@pytest.mark.parametrize("text", ["9" * (1 << 21), '{"a": "' + "x" * (1 << 20) + '"}'])
def test_a_record_that_is_too_large_is_refused_unread(text: str) -> None:
    status, problem = ask(Door(), "POST", "/api/records", text)
    assert (status, problem["code"]) == (413, "too-large")


def test_a_table_of_other_rules_is_kept_for_its_record() -> None:
    door = Door()
    table = new_table(door)
    act(door, table)
    ((_, text),) = told(door.changed)
    later = json.loads(text)
    later["info"]["rules_version"] += 1
    other = Door()
    assert other.take_in(json.dumps(later)) == ""
    assert ask(other, "GET", f"/api/tables/{table}")[1]["code"] == "closed"
    assert ask(other, "GET", f"/api/tables/{table}/record")[0] == 200
    (listed,) = ask(other, "GET", "/api/tables")[1]
    assert listed["closed"]
    assert told(other.changed) == [], "it is kept as it was"
    assert ask(other, "DELETE", f"/api/tables/{table}") == (204, None)
    assert told(other.changed) == [(table, None)]


def test_searching_bots_and_hints_are_there_where_the_rules_are_quick() -> None:
    door = Door(fast=True)
    table = new_table(door, seats=["person", "strong"])
    assert ask(door, "GET", f"/api/tables/{table}/status")[1]["hints"]
    while (status := ask(door, "POST", f"/api/tables/{table}/hint", {})[0]) == 202:
        pass
    assert status == 200
    (lots,) = [game for game in ask(door, "GET", "/api/games")[1] if game["id"] == "lots"]
    assert "best" in lots["bots"]


@pytest.mark.proof
@pytest.mark.parametrize("choices", [pytest.param(99, marks=pytest.mark.variant, id="whole"), 1])
def test_what_is_asked_while_a_bot_thinks_is_answered_and_it_chooses_the_same(
    choices: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In its first choice alone it is interrupted 189 times."""
    monkeypatch.setattr("gridtown.device.worker.WHILE", 0)
    door = Door(fast=True)
    table = new_table(door, seats=["person", "best"])
    match = door._tables.match(table)
    thinking = chosen = 0
    while chosen < choices and not ask(door, "GET", f"/api/tables/{table}")[1]["over"]:
        if door.step() < 0:
            act(door, table)
            continue
        player, before = match.moment.next_bot, len(match.log)
        if player is None:
            continue
        expected = think(question_of(match.live, player, "best"), match.game, make_in_turn).choice
        assert expected is not None
        while len(match.log) == before and door.step() == 0:
            thinking += 1
            assert ask(door, "GET", f"/api/tables/{table}/log")[0] == 200
        actions = [entry for entry in match.log[before:] if entry.player == player]
        assert actions[0].action == match.game.write_action(expected)
        chosen += 1
    assert thinking > 20


@pytest.mark.proof
def test_what_is_asked_while_a_hint_is_sought_is_answered_and_it_is_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("gridtown.device.match.WHILE", 0)
    door = Door(fast=True)
    table = new_table(door)
    at, match = f"/api/tables/{table}", door._tables.match(table)
    question = hint_question(match.live, match.live.view(0))
    found = Found(match.live.history.version(0), seek_advice(question, match.game, advise).advice)
    expected = hint_shown(match.live, found, Messages(match.game, "en"))
    told(door.changed)
    sought = 0
    while (given := ask(door, "POST", f"{at}/hint", {}))[0] == 202:
        sought += 1
        assert ask(door, "GET", f"{at}/log")[0] == 200
        assert told(door.changed) == []
    assert given == (200, json.loads(encode(expected)))
    assert sought > 20
    assert [entry.kind for entry in match.log].count("hint") == 1
    status, again = ask(door, "POST", f"{at}/hint", {})
    assert (status, again["choices"]) == (200, given[1]["choices"]), "it is known now"


def test_hints_are_not_offered_where_nothing_is_quick_enough() -> None:
    door = Door(fast=False)
    table = new_table(door)
    assert not ask(door, "GET", f"/api/tables/{table}/status")[1]["hints"]
    assert ask(door, "POST", f"/api/tables/{table}/hint", {})[1]["code"] == "no-hints"
    (lots,) = [game for game in ask(door, "GET", "/api/games")[1] if game["id"] == "lots"]
    assert "steady" in lots["bots"]
    assert "best" not in lots["bots"]
