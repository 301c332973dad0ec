"""Hints: the best choices of one's own turn, from one's own view alone; all are told who asked."""

from pathlib import Path
from typing import Any

import anyio
import pytest
from starlette.testclient import TestClient
from tests.server.client_calls import (
    browser,
    hear,
    join,
    look,
    new_table,
    problem,
    send,
    table_status,
    take_back,
)
from tests.server.fake_bots import Here, load
from tests.server.servers import fake_app, info_of

from gridtown.bots.hint import WORLDS
from gridtown.server.bots.worker import answer
from gridtown.table.history import HINTED
from gridtown.table.log import record_of
from gridtown.table.question import HINT, Answer, Question

SEED = "1"  # rolls a 5 first


def ask(client: TestClient, table: str, **query: Any) -> Any:
    return client.post(f"/api/tables/{table}/hint", params=query)


def asked(client: TestClient) -> list[Question]:
    """The questions for a hint so far."""
    pool: Here = client.app.state.context.matches._services.bot_pool  # type: ignore[attr-defined]
    return [question for question in pool.asked if question.bot == HINT]


def events(client: TestClient, table: str) -> list[str]:
    return [event["id"] for event in look(client, table)["events"]]


def test_the_three_best_choices_the_best_first(client: TestClient) -> None:
    table = new_table(client, "here", "low", seed=SEED)["table"]
    found = ask(client, table)
    assert found.status_code == 200, found.text
    hint = found.json()
    assert (hint["version"], hint["worlds"]) == (1, WORLDS)
    choices = hint["choices"]
    legal = {action["action"] for action in look(client, table)["legal_actions"]}
    assert len(choices) == 3
    assert {choice["action"] for choice in choices} | {hint["against"]} <= legal
    assert [choice["gain"] for choice in choices] == sorted((each["gain"] for each in choices), reverse=True)
    best = choices[0]
    assert best["gain"] > 0
    assert best["error"] >= 0
    assert best["lines"] == [{"line": "picks", "text": "line-picks", "amount": best["gain"]}]  # and no total


def test_all_are_told_who_asked(client: TestClient, other: TestClient) -> None:
    created = new_table(client, seed=SEED, hints=True, names=["Ada", "Ben"])
    table = created["table"]
    join(other, created)
    with other.websocket_connect(f"/api/tables/{table}/socket") as socket:
        assert hear(socket)["version"] == 1
        assert ask(client, table).status_code == 200
        told = hear(socket)
    assert [(event["id"], event["player"], event["text"]) for event in told["events"]][-1] == (
        HINTED,
        0,
        "Ada asked for a hint.",
    )
    assert told["version"] == 2
    assert look(browser(client), table)["events"][-1]["id"] == HINTED


def test_who_asked_stands_in_the_log_after_a_restart_and_not_in_the_record(database: Path) -> None:
    with TestClient(fake_app(database)) as client:
        table = new_table(client, "here", "low", seed=SEED)["table"]
        ask(client, table)
        send(client, table, "P1 pick 3")
        before, cookies = events(client, table), dict(client.cookies)
        assert HINTED in before
    with TestClient(fake_app(database), cookies=cookies) as client:
        assert events(client, table) == before
        assert send(client, table, "P1 hold").status_code == 200
        store = client.app.state.context.store  # type: ignore[attr-defined]

        async def kept() -> list[str]:
            log = await store.log(table)
            assert [entry.version for entry in log] == [*range(len(log))]
            return record_of(await info_of(store, table), log).actions

        assert client.portal
        assert client.portal.call(kept)[:3] == ["roll 5", "P1 pick 3", "P1 hold"]


def test_a_hint_makes_no_choice_stale_and_can_be_followed_by_a_take_back(client: TestClient) -> None:
    table = new_table(client, "here", "low", seed=SEED)["table"]
    ask(client, table)
    assert send(client, table, "P1 pick 3", version=1).json()["take_back"] == "P1 pick 3"
    ask(client, table)
    assert take_back(client, table).status_code == 200
    assert look(client, table)["view"]["pick"] == [0, 0]
    assert events(client, table).count(HINTED) == 2


def test_asked_again_of_the_same_view_it_costs_nothing_and_is_told_once(client: TestClient) -> None:
    table = new_table(client, "here", "low", seed=SEED)["table"]
    first, second = ask(client, table).json(), ask(client, table).json()
    assert first["choices"] == second["choices"]
    assert (first["version"], second["version"]) == (1, 2)
    assert len(asked(client)) == 1
    assert events(client, table).count(HINTED) == 1
    send(client, table, "P1 pick 3")
    ask(client, table)
    assert len(asked(client)) == 2


def test_two_who_ask_at_once_are_given_one_hint(client: TestClient) -> None:
    table = new_table(client, "here", "low", seed=SEED)["table"]

    async def both() -> None:
        match = await client.app.state.context.matches.get(table)  # type: ignore[attr-defined]
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(match.hint, 0)
            tasks.start_soon(match.hint, 0)

    assert client.portal
    client.portal.call(both)
    assert len(asked(client)) == 1


# What a worker is told


def test_a_worker_is_told_what_the_seat_may_know_and_nothing_else(tmp_path: Path) -> None:
    """Matches that differ in another's secret choice alone get the same question; none tells a seed."""
    questions = []
    for number, (seed, secret) in enumerate(
        [("1", ["P2 pick 1"]), ("1", ["P2 pick 2"]), ("1", ["P2 pick 3", "P2 raise"]), ("f", ["P2 pick 2"])]
    ):
        (tmp_path / str(number)).mkdir()
        with TestClient(fake_app(tmp_path / str(number) / "tables.sqlite3")) as client:
            other = browser(client)
            created = new_table(client, seed=seed, hints=True)
            join(other, created)
            for action in secret:
                assert send(other, created["table"], action).status_code == 200
            assert ask(client, created["table"]).status_code == 200
            (question,) = asked(client)
        questions.append(vars(question) | {"match": ""})
    assert questions[0] == questions[1] == questions[2]
    assert questions[3]["seed"] != 0xF
    assert questions[0]["seed"] != 1
    assert questions[0]["known"][2:4] == b"\0\0"


def test_the_same_view_gets_the_same_hint(tmp_path: Path) -> None:
    found = []
    for number in range(2):
        (tmp_path / str(number)).mkdir()
        with TestClient(fake_app(tmp_path / str(number) / "tables.sqlite3")) as client:
            found.append(ask(client, new_table(client, "here", "low", seed=SEED)["table"]).json())
    assert found[0] == found[1]


# Who may


def test_at_a_table_for_one_person_they_are_on(client: TestClient) -> None:
    table = new_table(client, "here", "low", seed=SEED)["table"]
    assert table_status(client, table)["hints"]
    assert ask(client, table).status_code == 200


def test_among_people_they_are_what_the_host_chose_and_all_are_told(
    client: TestClient, other: TestClient
) -> None:
    for on in (False, True):
        created = new_table(client, seed=SEED, hints=on)
        join(other, created)
        for guest in (client, other, browser(client)):
            assert table_status(guest, created["table"])["hints"] == on
        if on:
            assert ask(other, created["table"]).status_code == 200
        else:
            problem(ask(other, created["table"]), 403, "no-hints")
    assert len(asked(client)) == 1


def test_a_substitute_does_not_make_a_table_one_for_one_person(client: TestClient, other: TestClient) -> None:
    created = new_table(client, seed=SEED)
    join(other, created)
    address = f"/api/tables/{created['table']}/seats/1/substitute"
    assert other.post(address, json={"bot": "low"}).status_code == 204
    problem(ask(client, created["table"]), 403, "no-hints")


def test_only_who_is_to_act_is_given_one(client: TestClient, other: TestClient) -> None:
    created = new_table(client, seed=SEED, hints=True)
    table = created["table"]
    join(other, created)
    problem(ask(browser(client), table), 401, "no-seat")
    problem(ask(client, table, seat=1), 401, "no-seat")
    send(client, table, "P1 pick 1")
    problem(ask(client, table), 409, "not-your-turn")
    for guest in (client, other):
        assert guest.post(f"/api/tables/{table}/end", json={"agree": True}).status_code == 204
    problem(ask(other, table), 409, "over")
    assert asked(client) == []
    assert HINTED not in events(client, table)


def test_whoever_has_a_bot_play_takes_the_seat_back_first(client: TestClient, other: TestClient) -> None:
    created = new_table(client, seed=SEED, hints=True)
    join(other, created)
    address = f"/api/tables/{created['table']}/seats/1/substitute"
    assert other.post(address, json={"bot": "low"}).status_code == 204
    problem(ask(other, created["table"]), 409, "bot-plays")


def test_there_is_a_limit(database: Path) -> None:
    with TestClient(fake_app(database, rate_limit_hints="2/h")) as client:
        table = new_table(client, "here", "low", seed=SEED)["table"]
        assert [ask(client, table).status_code for _ in range(3)] == [200, 200, 429]
        assert send(client, table, "P1 pick 1").status_code == 200


def test_a_hint_that_breaks_is_refused_in_words_and_told_to_nobody(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_pool: Here, _question: Question) -> Answer:
        return Answer(None, "a bug")

    monkeypatch.setattr(Here, "_ask", broken)
    table = new_table(client, "here", "low", seed=SEED)["table"]
    problem(ask(client, table), 503, "no-hint")
    assert HINTED not in events(client, table)


def test_a_bug_in_a_hint_is_told_to_the_log_alone() -> None:
    def broken(*_: object) -> Any:
        raise RuntimeError("a bug in a hint")

    game = load("fake")
    known = game.view(game.initial(game.setup(2)), 0).known
    question = Question("fake", 2, {}, HINT, 1, 0, 0, known.to_bytes())
    found = answer(question, game, lambda *_: pytest.fail("no bot was asked"), broken)
    assert found.choice is None
    assert "a bug in a hint" in found.complaint
