"""Conformance where it is quick: of some actions of every ply, over hundreds of games, and of every action.

Of every action, only every fourth setup is looked at outside of `make proof`, and no table that is more than
its game needs.
"""

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
SAMPLED = 5 if EXHAUSTIVE > 1 else 1


def named(name: str, setup: Setup) -> str:
    return "-".join([name, str(setup.players), *setup.options.values()])


def large(name: str, setup: Setup) -> bool:
    """Whether there are more players than there have to be to meet one another."""
    return setup.players > max(2, GAMES[name].facts.players[0])


@pytest.mark.parametrize(("name", "setup"), CASES, ids=itertools.starmap(named, CASES))
def test_a_game_keeps_its_promises_in_every_setup(name: str, setup: Setup) -> None:
    for seed in range(2000, 2000 + SAMPLED):
        check(GAMES[name], setup, seed, exhaustive=False)


@pytest.mark.parametrize(
    ("name", "setup"),
    [
        pytest.param(
            name,
            setup,
            id=named(name, setup),
            marks=[pytest.mark.variant] if number % 4 or large(name, setup) else [],
        )
        for number, (name, setup) in enumerate(CASES)
    ],
)
def test_every_action_keeps_them(name: str, setup: Setup) -> None:
    game: Any = GAMES[name]
    many = len(game.all_actions(game.initial(setup))) > MANY
    for seed in range(1000, 1001 if many else 1000 + EXHAUSTIVE):
        check(game, setup, seed, exhaustive=True)
