"""Loops and goals for `gridtown bench`; compiled, so that a loop costs nothing itself."""

from typing import Final

from gridtown.games.neom.game import Neom
from gridtown.games.neom.scoring import score
from gridtown.games.neom.state import NeomState

GOALS: Final[dict[str, float]] = {
    "random.decisions_per_second": 1_000_000,
    "random.games_per_second": 5_000,
    "stepwise.decisions_per_second": 150_000,
    "playouts.playouts_per_second": 4_010,
    "copy.microseconds": 0.5,
    "score.microseconds": 1.0,
    "state.bytes": 2_048,
    "ratio": 20,
}
"""The figures to reach, with four players."""


def scores(game: Neom, state: NeomState, times: int) -> int:
    """Score every City of `state` in full `times` times; how many score pads that makes."""
    tables = game.tables
    for _ in range(times):
        for player in state.players:
            score(tables, player.city, player.money, player.final_income)
    return times * int(state.size)
