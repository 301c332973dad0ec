"""Perft counts (perft.toml) once more, by the naive rules (naive.py)."""

from copy import deepcopy
from itertools import islice

import pytest
from tests.games.goldens import Row, called
from tests.games.mayor.goldens import SOUGHT, goldens
from tests.games.mayor.kinds import KINDS
from tests.games.mayor.naive import NaiveGame
from tests.games.mayor.test_naive import box

pytestmark = pytest.mark.proof

MOST = 500  # the longest count


def naive_position(setup: str, seed: int, ply: int) -> NaiveGame:
    """The position after the first `ply` actions of a random game."""
    golden = goldens()
    players, options = golden.setups[setup]
    naive = NaiveGame(box(), players, options.get("events") == "yes", options.get("amenities") == "yes")
    for _, action in islice(golden.walk(setup, seed), ply):
        naive.play(golden.game.write_action(action))
    return naive


def naive_perft(naive: NaiveGame, depth: int) -> int:
    """Counts by the naive list of legal actions."""
    if depth == 0 or not naive.to_act():
        return 1
    found = naive.legal(naive.to_act()[0])
    if depth == 1:
        return len(found)
    total = 0
    for text in found:
        after = copied(naive)
        after.play(text)
        total += naive_perft(after, depth - 1)
    return total


def copied(naive: NaiveGame) -> NaiveGame:
    """A game of its own; what never changes is shared."""
    fixed = [naive.data, naive.city, naive.tiles, naive.effects, naive.block_of_amenity]
    return deepcopy(naive, {id(part): part for part in fixed})


def test_positions_of_every_kind_are_counted() -> None:
    assert {kind for _, kind in SOUGHT} == {*KINDS}


@pytest.mark.parametrize("row", goldens().rows(), ids=called)
def test_perft_counted_by_the_naive_rules(row: Row) -> None:
    naive = naive_position(row["setup"], row["seed"], row["ply"])
    for depth, count in enumerate(row["counts"], 1):
        if depth > 1 and count > MOST:
            break
        assert naive_perft(naive, depth) == count
