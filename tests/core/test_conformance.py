"""Every game keeps its promises in every setup; and a game that breaks one is found out and named."""

import itertools
import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.core.broken_toys import WAYS
from tests.registry import NAMES, game_of, named
from tests.toy import Toy, ToyState

from gridtown.core.action import CHANCE, pack
from gridtown.core.build import compiled
from gridtown.core.choices import Choices
from gridtown.core.conformance import check, setups
from gridtown.core.game import Setup
from gridtown.core.kinds import Grammar

pytestmark = pytest.mark.compiled

SEEDS = 3 if compiled() else 1


CASES = [(name, setup) for name in NAMES for setup in setups(game_of(name))]


@pytest.mark.variant  # compiled, tests/parity/test_exhaustive.py does the same
@pytest.mark.proof
@pytest.mark.parametrize(("name", "setup"), CASES, ids=itertools.starmap(named, CASES))
def test_a_game_keeps_its_promises(name: str, setup: Setup) -> None:
    for seed in range(SEEDS):
        assert check(game_of(name), setup, seed, exhaustive=False) > 20  # choices at random may lose at once


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("length", ["short", "long"])
@pytest.mark.parametrize("exhaustive", [False, True])
def test_a_game_written_elsewhere_keeps_them(players: int, length: str, exhaustive: bool) -> None:
    toy = Toy()
    plies = (2 if length == "short" else 4) * (1 + 2 * players)
    for seed in range(3):
        assert check(toy, toy.setup(players, {"length": length}), seed, exhaustive=exhaustive) == plies


def test_a_game_without_a_grammar_has_no_ids_to_keep() -> None:
    def none(self: Toy) -> Grammar:
        del self
        raise NotImplementedError("grammar")

    toy: Toy = type("Bare", (Toy,), {"grammar": property(none)})()
    assert check(toy, toy.setup(2), 0, exhaustive=True) == 10


PROPERTIES = ("codec", "grammar")


# Broken games: each breaks one promise, and the complaint says which.


@pytest.mark.parametrize(
    ("way", "complaint"),
    WAYS,
    ids=["-".join(function.__name__ for function in way.values()) for way, _ in WAYS],
)
def test_a_broken_promise_is_named(way: dict[str, Callable[..., Any]], complaint: str) -> None:
    made = {name: property(way[name]) if name in PROPERTIES else way[name] for name in way}
    toy: Toy = type("Broken", (Toy,), made)()
    with pytest.raises(AssertionError) as caught:
        check_some(toy)
    said = str(caught.value)
    assert re.match(r"toy, [23] players, length=short, seed \d+, ply \d+(, 'P?\w.*?')?: ", said)
    assert re.search(complaint, said), said


def check_some(toy: Toy) -> None:
    for seed in range(20):
        check(toy, toy.setup(2 + seed % 2), seed, exhaustive=seed % 2 == 1)


def test_the_complaint_names_the_action_even_where_it_has_no_notation() -> None:
    def generate(self: Toy, state: ToyState, player: int, out: Choices) -> None:
        Toy.generate(self, state, player, out)
        out.add(pack(player, 9, 9))

    toy: Toy = type("Broken", (Toy,), {"generate": generate})()
    action = int(pack(CHANCE, 9, 9))
    with pytest.raises(
        AssertionError, match=f"ply 0, action {action}: it is legal, and not among all actions"
    ):
        check(toy, toy.setup(2), 0, exhaustive=True)
