"""What a position promises a player, on one scale with what comes of games that are over.

Between two turns it is half of what the `Appraiser` sees in it, thousandths of a point, above an even win: so
much as a point counts beside winning. A share of the win told from everybody's standing alike (a logit) is
better calibrated and misled the search: it takes in the luck of all the others.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gridtown.games.mayor.evaluation.outlook import Appraiser
from gridtown.games.mayor.evaluation.weights import Weights
from gridtown.games.mayor.state import OVER, MayorState
from gridtown.games.mayor.tables import Tables

WHOLE: Final = 100_000
"""A certain win, in thousandths of a percent."""

POINT_AHEAD: Final = 1_750
"""What a point counts by which a game is won or lost."""
MOST_AHEAD: Final = 20_000
"""The most that a lead counts beside the win."""


class Forecast:
    """Estimates positions between two turns, and ends."""

    def __init__(self, tables: Tables) -> None:
        self.appraiser = Appraiser(tables, Weights())

    def estimate(self, state: MayorState, player: i64) -> i64:
        """The share of the win for `player`, WHOLE for all of it, and something for a lead."""
        if state.phase == OVER:
            lead = POINT_AHEAD * _points_ahead(state, player)
            return share(state, player) + max(min(lead, i64(MOST_AHEAD)), i64(-MOST_AHEAD))
        return WHOLE // 2 + self.appraiser.total(state, player, True) // 2


def share(state: MayorState, player: i64) -> i64:
    """The share of the win when all is over."""
    furthest: i64 = 0
    winners: i64 = 0
    for each in state.players:
        if each.citizen >> 2 > furthest:
            furthest = each.citizen >> 2
            winners = 0
        if each.citizen >> 2 == furthest:
            winners += 1
    return WHOLE // winners if state.players[player].citizen >> 2 == furthest else 0


def _points_ahead(state: MayorState, player: i64) -> i64:
    """How many points the player is ahead of the best other, or behind (negative)."""
    best: i64 = 0
    index: i64 = 0
    while index < state.size:
        if index != player:
            best = max(best, state.players[index].citizen >> 2)
        index += 1
    return (state.players[player].citizen >> 2) - best
