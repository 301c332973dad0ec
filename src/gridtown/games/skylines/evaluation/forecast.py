"""The result that may be expected of a position between two turns."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gridtown.core.features import Features
from gridtown.core.net import Net
from gridtown.games.skylines.evaluation.facts import BLOCKS, FACTS, Facts
from gridtown.games.skylines.evaluation.forecast_weights import WEIGHTS
from gridtown.games.skylines.state import COMPLETED, SEATS, SkylinesState
from gridtown.games.skylines.tables import SCENARIOS, Tables

LEFT: Final = 4
"""Milestones left, at most, that are told apart."""

FEW_PIECES: Final = 3
"""Maps of so many pieces have weights of their own."""

LOST: Final = -20_000
"""What a lost game counts, in thousandths of a point of overall Happiness."""


class Forecast:
    """Expects a result, in thousandths.

    weights: those of `forecast_weights`, row by row. nets: what was learned for a scenario and a number of
    players, by SEATS * scenario + players - 1.
    """

    def __init__(self, tables: Tables) -> None:
        self.facts = Facts(tables)
        self.weights = vec[i64]([weight for row in WEIGHTS for weight in row])
        self.nets: list[Net | None] = [None] * (SEATS * len(SCENARIOS))
        self._features = Features()

    def expect(self, state: SkylinesState) -> i64:
        """The overall Happiness that `state` may end with."""
        if not state.to_act:
            return 1000 * state.skyline if state.ending == COMPLETED else i64(LOST)
        net = self.nets[int(SEATS * state.scenario + state.size - 1)]
        if net is not None:
            self._features.clear()
            self.tell(state, self._features)
            return net.answer(self._features, 0)
        return self._by_hand(state)

    def _by_hand(self, state: SkylinesState) -> i64:
        self.facts.read(state)
        row = FACTS * (min(max(self.facts.left, i64(1)), i64(LEFT)) - 1)
        if len(state.spots) > FEW_PIECES:
            row += LEFT * FACTS
        total = 1000 * state.skyline
        fact: i64 = 0
        while fact < FACTS:
            total += self.weights[row + fact] * self.facts.value[fact]
            fact += 1
        return total

    def tell(self, state: SkylinesState, out: Features) -> None:
        """The features of a position, laid out as in `FEATURES`: the facts once more for each Milestone."""
        self.facts.read(state)
        left = min(max(self.facts.left, i64(1)), i64(LEFT)) - 1
        out.add(0, state.skyline)
        fact: i64 = 0
        while fact < FACTS:
            out.add(1 + FACTS * left + fact, self.facts.value[fact])
            fact += 1


FEATURES: Final = (
    ("skyline", 1),
    *((f"{name}_{left}", size) for left in range(1, LEFT + 1) for name, size in BLOCKS),
)
"""The blocks of features: overall Happiness, and the facts by how many Milestones are left."""
