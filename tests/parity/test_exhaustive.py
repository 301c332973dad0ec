"""Conformance where it is quick: every action of every ply, over hundreds of games."""

import itertools
import os
from typing import Any

import pytest
from tests.parity.trace import setups

from gridtown.core.conformance import check
from gridtown.core.game import Setup
from gridtown.games import load, names

GAMES = {name: load(name) for name in names()}
CASES: list[tuple[str, Setup]] = [(name, setup) for name, game in GAMES.items() for setup in setups(game)]
EXHAUSTIVE = int(os.environ.get("GRIDTOWN_SEEDS", "1"))
"""How many seeds a setup; the full proof is GRIDTOWN_SEEDS=3."""

MANY = 20_000  # actions, from which one seed does
SAMPLED = 5


def named(name: str, setup: Setup) -> str:
    return "-".join([name, str(setup.players), *setup.options.values()])


@pytest.mark.parametrize(("name", "setup"), CASES, ids=itertools.starmap(named, CASES))
def test_a_game_keeps_its_promises_in_every_setup(name: str, setup: Setup) -> None:
    game: Any = GAMES[name]
    many = len(game.all_actions(game.initial(setup))) > MANY
    for seed in range(1000, 1001 if many else 1000 + EXHAUSTIVE):
        check(game, setup, seed, exhaustive=True)
    for seed in range(2000, 2000 + SAMPLED):
        check(game, setup, seed, exhaustive=False)
