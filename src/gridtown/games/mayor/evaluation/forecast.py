"""What a position promises a player, on one scale with what comes of games that are over.

Between two turns it is half of what the `Appraiser` sees in it, thousandths of a point, above an even win: so
much as a point counts beside winning. A share of the win told from everybody's standing alike (a logit) is
better calibrated and misled the search: it takes in the luck of all the others.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gridtown.core.features import Features
from gridtown.core.net import Net
from gridtown.games.mayor.evaluation.facts import Facts
from gridtown.games.mayor.evaluation.outcome import WHOLE, result
from gridtown.games.mayor.evaluation.outlook import Appraiser
from gridtown.games.mayor.evaluation.weights import Weights
from gridtown.games.mayor.state import OVER, MayorState
from gridtown.games.mayor.tables import Tables

VARIANTS: Final = ("amenities", "events")
KEYS: Final = 4 << len(VARIANTS)


def key(players: int, variants: list[str]) -> int:
    """The place of the net for a setup."""
    return (players - 1) << len(VARIANTS) | sum(1 << VARIANTS.index(name) for name in variants)


def key_of(state: MayorState) -> i64:
    """The same for the setup that is played."""
    return (state.size - 1) << len(VARIANTS) | state.amenities | (2 if state.events.current else 0)


class Forecast:
    """Estimates positions between two turns, and ends.

    nets: what was learned for a setup, by `key`.
    """

    def __init__(self, tables: Tables) -> None:
        self.appraiser = Appraiser(tables, Weights())
        self.facts = Facts(tables)
        self.nets: list[Net | None] = [None] * KEYS
        self._features = Features()

    def estimate(self, state: MayorState, player: i64) -> i64:
        """The share of the win for `player`, WHOLE for all of it, and something for a lead."""
        if state.phase == OVER:
            return result(state, player)
        net = self.nets[int(key_of(state))]
        if net is not None and not state.final:
            self._features.clear()
            self.facts.tell(state, player, self._features)
            return net.answer(self._features, 0)
        return WHOLE // 2 + self.appraiser.total(state, player, True) // 2
