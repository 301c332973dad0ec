"""Estimates of what a player's game ends with, before a turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gridtown.core.features import Features
from gridtown.core.net import Net
from gridtown.games.neom.evaluation.facts import Facts
from gridtown.games.neom.evaluation.planner import Planner
from gridtown.games.neom.evaluation.points import expected_points
from gridtown.games.neom.evaluation.turn_value import SEATS
from gridtown.games.neom.scoring import score
from gridtown.games.neom.state import FIVE_PLUS, SELECTING, NeomState

DECKS: Final = FIVE_PLUS + 1

MOST: Final = 1_000_000
"""Thousandths of a point, of which nobody has so many, or so many too few."""


class Estimator:
    """Estimates points, in thousandths.

    nets: what was learned for a setup, by `key`.
    """

    def __init__(self, planner: Planner) -> None:
        self.planner = planner
        self.facts = Facts(planner)
        self.nets: list[Net | None] = [None] * (DECKS * (SEATS + 1))
        self._features = Features()

    def points(self, state: NeomState, player: i64) -> i64:
        """Those of the score pad; before a turn those to expect at the end."""
        if state.phase != SELECTING:
            me = state.players[player]
            return 1000 * score(self.planner.tables, me.city, me.money, me.final_income).total
        net = self.nets[int(key(state.size, state.deck_choice))]
        if net is None:
            return expected_points(state, self.planner.promise(state, player))
        self._features.clear()
        self.facts.tell(state, player, self._features)
        return net.answer(self._features, 0)

    def utility(self, state: NeomState, player: i64) -> i64:
        """A player's points, less half of what the best of the others has.

        With their own points alone a search helps the others as often as not, and with all of the others'
        it gives up ten points of its own to hold them back (docs/bots.md).
        """
        own = self.points(state, player)
        if state.size == 1:
            return own
        best: i64 = -MOST
        for other in range(int(state.size)):
            if other != player:
                best = max(best, self.points(state, other))
        return own - best // 2


def key(players: i64, deck: i64) -> i64:
    """The place of the net for so many players and, alone, a choice of tiles."""
    return DECKS * players + deck
