"""Tables move between a server and a device while they are played, with the same log."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from starlette.testclient import TestClient
from tests.device.two_houses import Houses, Reply, command, houses
from tests.registry import NAMES, game_of, seats

from gridtown.core.play import replay
from gridtown.core.record import Record
from gridtown.core.rng import Rng
from gridtown.device.addresses import answer
from gridtown.device.request import Request
from gridtown.device.tables import QUICK, Tables

pytestmark = pytest.mark.proof

STEPS: Final = 7
"""Choices taken before a table moves."""

SEEN: Final = ("version", "view", "legal_actions", "names", "seats", "take_back")
"""What of an update tells how a game stands."""


@pytest.fixture
def both(tmp_path: Path) -> Iterator[Houses]:
    with houses(tmp_path / "tables.sqlite3") as both:
        yield both


def served(client: TestClient, method: str, address: str, body: Any = None) -> Reply:
    """What the server answers."""
    text = body if isinstance(body, str) else "" if body is None else json.dumps(body)
    reply = client.request(method, address, content=text, headers={"content-type": "application/json"})
    return reply.status_code, json.loads(reply.content) if reply.content else None


def local(tables: Tables, method: str, address: str, body: Any = None) -> Reply:
    """What the device answers."""
    text = body if isinstance(body, str) else "" if body is None else json.dumps(body)
    given = answer(tables, Request.of(method, address, text))
    return given.status, json.loads(given.body) if given.body else None


def begun(both: Houses, name: str, kinds: list[str]) -> tuple[str, str]:
    """The same table there and here after some choices; what can be taken back is now and then."""
    table = both.create(game=name, players=len(kinds), seats=kinds, seed="5eed", pace="at-once", id="id")
    update = both.settle(table)
    for number in range(STEPS):
        if update["over"] or 0 not in update["view"]["to_act"]:
            break
        wanted = command(update, update["legal_actions"][0]["action"])
        both.both("POST", f"/api/tables/{table}/actions?seat=0", wanted)
        update = both.settle(table)
        if update["take_back"] and number % 2:
            back = {"id": f"back-{number}", "version": update["version"]}
            update = both.ask("POST", f"/api/tables/{table}/take-back?seat=0", back)
    assert not update["over"]
    return table, both.tables[table]


def alone(name: str) -> list[str]:
    """One person and bots."""
    return ["here", *["steady"] * (seats(name, 2) - 1)]


def stand(update: dict[str, Any]) -> dict[str, Any]:
    """How a game stands."""
    return {key: update[key] for key in SEEN}


def finish(tables: Tables, table: str) -> None:
    """Play a table of the device to its end."""
    match, rng, at = tables.match(table), Rng(3), f"/api/tables/{table}"
    while match.info.ended is None:
        match.let_bot_act(tables.now(), tables.seconds())
        for seat in match.held:
            update = local(tables, "GET", f"{at}?seat={seat}")[1]
            if seat in update["view"]["to_act"] and not update["over"]:
                legal = update["legal_actions"]
                wanted = command(update, legal[int(rng.below(len(legal)))]["action"])
                assert local(tables, "POST", f"{at}/actions?seat={seat}", wanted)[0] == 200


@pytest.mark.parametrize("name", NAMES)
def test_there_and_back_it_is_the_same_table_and_is_played_to_its_end(both: Houses, name: str) -> None:
    table, own = begun(both, name, alone(name))
    _, left = served(both.client, "POST", f"/api/tables/{table}/running-record")
    _, twin = local(both.device, "POST", f"/api/tables/{own}/running-record")
    assert left["table"].pop("created")
    assert twin["table"].pop("created")
    assert left == twin
    _, left = served(both.client, "POST", f"/api/tables/{table}/running-record")
    status, came = local(both.device, "POST", "/api/records", left)
    assert (status, came["player"]) == (201, 0)
    assert local(both.device, "POST", "/api/records", left) == (status, came), "once"
    at = f"/api/tables/{came['table']}"
    before, after = served(both.client, "GET", f"/api/tables/{table}"), local(both.device, "GET", at)
    assert stand(after[1]) == stand(before[1])
    back = local(both.device, "POST", f"{at}/running-record")[1]
    assert back["table"]["log"] == left["table"]["log"]
    status, returned = served(both.client, "POST", "/api/records", back)
    assert (status, returned["player"]) == (201, 0)
    again = served(both.client, "GET", f"/api/tables/{returned['table']}")
    assert stand(again[1]) == stand(before[1])
    finish(both.device, came["table"])
    record = Record.from_json(json.dumps(local(both.device, "GET", f"{at}/record")[1]))
    for _ in replay(game_of(name), record):
        pass


def test_who_takes_a_table_along_knows_its_seed_from_then_on(both: Houses) -> None:
    body = {"game": "lots", "players": 2, "seats": ["here", "steady"], "pace": "at-once"}
    table = served(both.client, "POST", "/api/tables", body)[1]["table"]
    at = f"/api/tables/{table}"
    assert not served(both.client, "GET", f"{at}/status")[1]["seed_known"]
    _, left = served(both.client, "POST", f"{at}/running-record")
    assert served(both.client, "GET", f"{at}/status")[1]["seed_known"]
    came = local(both.device, "POST", "/api/records", left)[1]["table"]
    assert local(both.device, "GET", f"/api/tables/{came}/status")[1]["seed_known"]


def test_those_around_one_device_move_together(both: Houses) -> None:
    table, _ = begun(both, "lots", ["here", "here"])
    _, left = served(both.client, "POST", f"/api/tables/{table}/running-record")
    came = local(both.device, "POST", "/api/records", left)[1]["table"]
    assert both.device.match(came).held == [0, 1]


def test_what_others_hold_in_secret_does_not_leave_the_server(both: Houses) -> None:
    body = {"game": "lots", "players": 2, "seats": ["here", "person"]}
    table = served(both.client, "POST", "/api/tables", body)[1]["table"]
    at = f"/api/tables/{table}/running-record"
    status, problem = served(both.client, "POST", at)
    assert (status, problem["code"]) == (403, "others-sit")
    assert not served(both.client, "GET", f"/api/tables/{table}/status")[1]["seed_known"]
    stranger = TestClient(both.client.app)
    assert served(stranger, "POST", at)[1]["code"] == "not-host"


def test_what_is_over_is_not_taken_along_as_running(both: Houses) -> None:
    table, own = begun(both, "lots", ["here", "here"])
    both.ask("POST", f"/api/tables/{table}/end", {"agree": True})
    both.ask("POST", f"/api/tables/{table}/running-record")
    assert local(both.device, "POST", f"/api/tables/{own}/running-record")[1]["code"] == "over"


def test_it_waits_on_the_device_from_one_visit_to_the_next(both: Houses) -> None:
    _, own = begun(both, "neom", alone("neom"))
    kept = both.device.kept_text(own)
    other = Tables(both.device.now, both.device.seconds, both.device.games)
    other.take_in(kept)
    assert stand(local(other, "GET", f"/api/tables/{own}")[1]) == stand(
        local(both.device, "GET", f"/api/tables/{own}")[1]
    )


Change = Callable[[dict[str, Any]], object]

FAULTS: Final[tuple[tuple[str, str, Change], ...]] = (
    ("bad-record", "digest", lambda file: file["actions"].pop()),
    ("bad-record", "3 seats for 2", lambda file: file["table"]["seats"].append(["person", "Ada"])),
    ("bad-record", "table can't be read", lambda file: file["table"].update(pace="hasty")),
    ("bad-record", "table can't be read", lambda file: file["table"]["log"].append([0, "tip", "", None])),
    ("bad-record", "other actions", lambda file: file["table"]["log"].extend(taking_back(file))),
    ("bad-record", "can't have happened", lambda file: file["table"]["log"].append([0, "hint", "x", None])),
    ("bad-record", "can't have happened", lambda file: file["table"]["log"].pop(0)),
    ("bad-record", "no player", lambda file: file["table"]["log"].append([7, "hint", "", None])),
    ("bad-record", "no player", lambda file: file["table"]["log"].append([-1, "take-back", "", None])),
    ("bad-record", "repeats", lambda file: file["table"]["log"].append(taken(file)[0])),
    ("bad-record", "called", lambda file: file["table"]["seats"].__setitem__(0, ["person", "a\nb"])),
    ("bad-seat", "oracle", lambda file: file["table"]["seats"].__setitem__(1, ["oracle", "Bot"])),
    ("no-person", "person", lambda file: file["table"].update(seats=[["steady", "A"], ["steady", "B"]])),
)
"""The code of the refusal, a part of its words, and what was done to the file of a table."""


def test_what_can_not_go_on_is_refused_in_words(both: Houses) -> None:
    table, _ = begun(both, "neom", alone("neom"))
    _, file = served(both.client, "POST", f"/api/tables/{table}/running-record")
    for code, said, change in FAULTS:
        changed = json.loads(json.dumps(file))
        change(changed)
        problem = both.ask("POST", "/api/records", changed)
        assert problem["code"] == code, problem
        assert said in problem["message"]


def test_other_rules_are_refused_in_words(both: Houses) -> None:
    table, _ = begun(both, "lots", alone("lots"))
    _, file = served(both.client, "POST", f"/api/tables/{table}/running-record")
    record = Record.from_json(json.dumps(file))
    record.rules_version += 1
    changed = {**json.loads(record.to_json()), "table": file["table"]}
    assert "rules version" in both.ask("POST", "/api/records", changed)["message"]


def taken(file: dict[str, Any]) -> list[list[Any]]:
    """The entries of the log that had a command."""
    return [entry for entry in file["table"]["log"] if entry[3] is not None]


def taking_back(file: dict[str, Any]) -> list[list[Any]]:
    """An entry that takes the last choice back, if it can be."""
    return [[0, "take-back", file["table"]["log"][-1][2], "back"]]


def test_a_bot_that_is_not_here_is_named(both: Houses) -> None:
    body = {"game": "lots", "players": 2, "seats": ["here", "best"]}
    table = served(both.client, "POST", "/api/tables", body)[1]["table"]
    _, file = served(both.client, "POST", f"/api/tables/{table}/running-record")
    quick = Tables(both.device.now, both.device.seconds, both.device.games, QUICK)
    problem = local(quick, "POST", "/api/records", file)[1]
    assert (problem["code"], "best" in problem["message"]) == ("bad-seat", True)
