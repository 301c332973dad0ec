"""A device answers as the server does, request by request, over whole games."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.cases import some
from tests.device.two_houses import Houses, command, houses
from tests.registry import NAMES, game_of, seats

from gridtown.core.rng import Rng

pytestmark = pytest.mark.proof

SEED = "5eed"


def of_every_game(*always: str) -> pytest.MarkDecorator:
    """A test of each game; those that are not always played are left to `make proof`."""
    return pytest.mark.parametrize("name", some(NAMES, *always))


@pytest.fixture
def both(tmp_path: Path) -> Iterator[Houses]:
    with houses(tmp_path / "tables.sqlite3") as both:
        yield both


def new_table(both: Houses, name: str, *kinds: str, **more: Any) -> str:
    return both.create(
        game=name, players=len(kinds), seats=list(kinds), seed=SEED, pace="at-once", id="id", **more
    )


def look_around(both: Houses, table: str, seat: int, update: dict[str, Any]) -> None:
    """Ask everything that can be asked at a table without changing it."""
    at, query = f"/api/tables/{table}", f"?seat={seat}"
    both.ask("GET", f"{at}/previews{query}")
    both.ask("GET", f"{at}/log{query}&since=0&upto={update['version']}")
    both.ask("GET", f"{at}/status")
    for shown in update["legal_actions"][:2]:
        action = shown["action"].replace(" ", "%20").replace("+", "%2B")
        both.ask("GET", f"{at}/explain{query}&action={action}")
        both.ask("GET", f"{at}/ahead{query}&after={action}")


def play(both: Houses, table: str, people: list[int]) -> int:
    """Play to the end by lot, taking now and then an action back; how many choices that took."""
    rng, choices = Rng(7), 0
    update = both.settle(table, people[0])
    while not update["over"]:
        seat = next(seat for seat in people if seat in update["view"]["to_act"])
        address = f"/api/tables/{table}"
        update = both.ask("GET", f"{address}?seat={seat}&since={max(update['version'] - 2, 0)}")
        if not choices % 9:
            look_around(both, table, seat, update)
        legal = update["legal_actions"]
        wanted = command(update, legal[int(rng.below(len(legal)))]["action"])
        both.both("POST", f"{address}/actions?seat={seat}", wanted)
        choices += 1
        update = both.settle(table, seat)
        again = both.ask("POST", f"{address}/actions?seat={seat}", wanted)
        assert again["version"] == update["version"], "sent again it is not done again"
        if update["take_back"] and not choices % 4:
            back = {"id": f"back-{choices}", "version": update["version"]}
            update = both.ask("POST", f"{address}/take-back?seat={seat}", back)
    return choices


@of_every_game("lots", "skylines")
def test_a_whole_game_with_bots(both: Houses, name: str) -> None:
    kinds = ["person", *["steady"] * (seats(name, 3) - 1)]
    table = new_table(both, name, *kinds)
    assert play(both, table, [0]) > 3
    look_back(both, table)


@of_every_game("lots", "neom")
def test_a_whole_game_around_one_device(both: Houses, name: str) -> None:
    kinds = ["person", *["here"] * (seats(name, 2) - 1)]
    table = new_table(both, name, *kinds, names=[f"Ada {number}" for number in range(len(kinds))])
    assert play(both, table, list(range(len(kinds)))) > 3
    look_back(both, table)


def look_back(both: Houses, table: str) -> None:
    """Ask everything that can be asked once a match is over."""
    at = f"/api/tables/{table}"
    timeline = both.ask("GET", f"{at}/timeline")
    for number in range(0, timeline["last"] + 1, 1 + timeline["last"] // 5):
        both.ask("GET", f"{at}/frames/{number}?as=0")
        both.ask("GET", f"{at}/frames/{number}?lang=de")
    both.ask("GET", f"{at}/timeline/log?as=0&upto={timeline['last']}")
    record = both.ask("GET", f"{at}/record")
    both.ask("GET", "/api/tables")
    there, here = both.both("POST", "/api/records", json.dumps(record))
    assert (there[0], here[0]) == (201, 201)
    both.tables[there[1]["table"]] = here[1]["table"]
    brought = f"/api/tables/{there[1]['table']}"
    both.ask("GET", brought)
    both.ask("GET", f"{brought}/status")
    assert both.ask("GET", f"{brought}/timeline")["last"] == timeline["last"]
    both.ask("GET", "/api/tables")


def test_the_lobby(both: Houses) -> None:
    both.ask("GET", "/api/games")
    both.ask("GET", "/api/games?lang=de")
    both.ask("GET", "/api/notice")
    both.ask("GET", "/api/lobby")
    for name in NAMES:
        both.ask("GET", f"/api/games/{name}/components")
        both.ask("GET", f"/api/games/{name}/words?lang=de")
    both.ask("POST", "/api/guest")
    both.ask("GET", "/api/tables")


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"players": 9},
        {"seats": ["person"]},
        {"seats": ["person", "nobody"]},
        {"seats": ["steady", "steady"]},
        {"seed": "not hexadecimal"},
        {"names": ["Ada"]},
        {"names": ["Ada", "\u3164"]},
        {"options": {"nothing": "like it"}},
        {"odd": 1},
        {"pace": "never"},
    ],
    ids=str,
)
def test_what_is_refused_of_a_new_table(both: Houses, change: dict[str, Any]) -> None:
    body = {"game": "neom", "players": 2, "seats": ["person", "steady"], **change}
    assert both.ask("POST", "/api/tables", body)["message"]


def test_what_is_refused_at_a_table(both: Houses) -> None:
    table = new_table(both, "neom", "person", "here", "steady")
    at = f"/api/tables/{table}"
    update = both.settle(table, 0)
    action = update["legal_actions"][0]["action"]
    refused = [
        ("POST", f"{at}/actions", command(update, "P1 fly")),
        ("POST", f"{at}/actions", command(update, action.replace("P1", "P2"))),
        ("POST", f"{at}/actions", command({"version": 0}, action)),
        ("POST", f"{at}/actions", {"id": "x", "version": 1}),
        ("POST", f"{at}/actions", "no JSON"),
        ("POST", f"{at}/actions?seat=2", command(update, action)),
        ("POST", f"{at}/take-back", {"id": "y", "version": update["version"]}),
        ("GET", f"{at}/explain", None),
        ("GET", f"{at}/ahead?after=1&after=2&after=3&after=4&after=5", None),
        ("GET", f"{at}/timeline", None),
        ("GET", f"{at}/frames/0", None),
        ("GET", f"{at}/record", None),
        ("DELETE", at, None),
        ("POST", f"{at}/rematch", {}),
        ("POST", f"{at}/seats/7/name", {"name": "Ada"}),
        ("POST", f"{at}/seats/2/name", {"name": "Ada"}),
        ("POST", f"{at}/seats/0/name", {"name": " "}),
        ("POST", f"{at}/seats/2/substitute", {"bot": "steady"}),
        ("POST", f"{at}/seats/0/substitute", {"bot": "nobody"}),
        ("POST", f"{at}/ghost", {"ghost": "a2"}),
        ("GET", "/api/tables/none", None),
        ("GET", "/api/nothing", None),
        ("PUT", at, None),
    ]
    for method, address, body in refused:
        assert both.ask(method, address, body)["code"]


def test_people_and_what_they_agree_on(both: Houses) -> None:
    table = new_table(both, "neom", "person", "here", "steady")
    at = f"/api/tables/{table}"
    both.settle(table)
    both.ask("POST", f"{at}/seats/1/name", {"name": "Bo"})
    both.ask("POST", f"{at}/pace", {"pace": "calm"})
    both.ask("POST", f"{at}/pace", {"pace": "at-once"})
    both.ask("GET", f"{at}/status")
    both.ask("POST", f"{at}/seats/1/substitute", {"bot": "easy"})
    both.settle(table)
    both.ask("POST", f"{at}/seats/1/substitute", {"bot": None})
    both.settle(table)
    both.ask("POST", f"{at}/end", {"agree": True})
    both.ask("GET", f"{at}/status")
    both.ask("GET", at)
    both.ask("GET", f"{at}/previews")
    both.ask("GET", f"{at}/explain?action=P1%20pass")
    both.ask("GET", f"{at}/record")
    there, here = both.both("POST", f"{at}/rematch", {})
    assert (there[0], here[0]) == (201, 201)
    both.tables[there[1]["table"]] = here[1]["table"]
    both.ask("POST", f"{at}/rematch", {})
    both.ask("GET", f"{at}/status")
    both.ask("DELETE", at)
    both.ask("GET", at)


def test_what_is_taken_along(both: Houses) -> None:
    table = new_table(both, "neom", "person")
    at = f"/api/tables/{table}"
    update = both.settle(table)
    both.ask("POST", f"{at}/actions", command(update, update["legal_actions"][0]["action"]))
    assert exported(both)["done"]
    both.ask("POST", f"{at}/end", {"agree": True})
    assert exported(both)["record"]


def exported(both: Houses) -> dict[str, Any]:
    """What both tell of the one table; a device's record is always there, with names and the table in it."""
    (_, there), (_, here) = both.both("GET", "/api/guest/export")
    (mine,), (theirs,) = here["tables"], there["tables"]
    record, over = mine.pop("record"), theirs["record"]
    assert record["table"]["log"]
    assert over is None or over["actions"] == record["actions"]
    mine["record"] = over
    assert both.plain(here) == both.plain(there)
    table: dict[str, Any] = theirs
    return table


@pytest.mark.parametrize("name", ["skylines"])
def test_a_hint(both: Houses, name: str) -> None:
    table = new_table(both, name, *["person"] * game_of(name).facts.players[0])
    both.settle(table)
    both.ask("POST", f"/api/tables/{table}/hint", {})
    both.ask("GET", f"/api/tables/{table}?since=1")
