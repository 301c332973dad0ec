"""Levels of bots: chosen a seat, changed by the host where a bot has taken over, and their older names."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.client_calls import browser, join, new_table, problem, table_status
from tests.server.servers import fake_app, settings

from gridtown import bots, games
from gridtown.server.app import create_app


@pytest.fixture
def real(database: Path) -> Iterator[TestClient]:
    titles = {name: games.load(name) for name in list(games.GAMES)[:1]}
    with TestClient(create_app(settings(database), titles)) as client:
        yield client


def substitute(client: TestClient, table: str, bot: str | None, seat: int = 1) -> Any:
    return client.post(f"/api/tables/{table}/seats/{seat}/substitute", json={"bot": bot})


def test_the_lobby_offers_the_levels_the_weakest_first(real: TestClient) -> None:
    (game,) = real.get("/api/games").json()
    assert game["bots"] == list(bots.LEVELS)
    assert bots.LOTS not in game["bots"]


@pytest.mark.parametrize("bot", bots.names())
def test_every_seat_has_a_level_of_its_own(real: TestClient, bot: str) -> None:
    table = new_table(real, "here", "first-steps", bot, game=next(iter(games.GAMES)))["table"]
    assert [seat["kind"] for seat in table_status(real, table)["seats"]] == ["person", "first-steps", bot]


@pytest.mark.parametrize(("old", "name"), bots.ALIASES.items())
def test_older_names_mean_the_same(real: TestClient, old: str, name: str) -> None:
    table = new_table(real, "here", old, game=next(iter(games.GAMES)))["table"]
    assert table_status(real, table)["seats"][1]["kind"] == name


def test_an_unknown_level_is_refused_with_those_there_are(real: TestClient) -> None:
    body = {"game": next(iter(games.GAMES)), "players": 2, "seats": ["here", "godlike"]}
    words = problem(real.post("/api/tables", json=body), 400, "bad-seat")
    assert "godlike" in words
    assert "first-steps, easy, relaxed, steady, skilled, strong, best" in words


def test_the_host_changes_the_level_of_a_bot_that_took_over(client: TestClient, other: TestClient) -> None:
    created = new_table(client)
    table = created["table"]
    join(other, created)
    with other.websocket_connect(f"/api/tables/{table}/socket"):
        problem(substitute(client, table, "low"), 409, "not-away")  # she is here, and plays
        assert substitute(other, table, "low").status_code == 204
        assert substitute(client, table, "wild").status_code == 204
        assert table_status(client, table)["seats"][1]["substitute"] == "wild"
        problem(substitute(client, table, None), 401, "no-seat")  # only she takes it back
        problem(substitute(client, table, "godlike"), 400, "bad-seat")


def test_nobody_else_changes_it_while_its_holder_is_here(database: Path) -> None:
    with TestClient(fake_app(database)) as host:
        ada, ben = browser(host), browser(host)
        created = new_table(host, sit=False)
        join(ada, created)
        join(ben, {"invitations": created["invitations"][1:]})
        table = created["table"]
        with ben.websocket_connect(f"/api/tables/{table}/socket"):
            assert substitute(ben, table, "low").status_code == 204
            problem(substitute(ada, table, "wild"), 409, "not-away")
