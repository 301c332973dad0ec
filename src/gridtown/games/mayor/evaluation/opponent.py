"""The opponent model: what is expected of the others in a search, the best by the judgment of `value`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gridtown.core.choices import Choices
from gridtown.core.rng import Rng
from gridtown.games.mayor.evaluation.outlook import Appraiser
from gridtown.games.mayor.evaluation.value import Judge
from gridtown.games.mayor.evaluation.weights import Weights
from gridtown.games.mayor.state import MayorState
from gridtown.games.mayor.tables import Tables

MOST_KEPT: Final = 4096
"""States remembered at once: some megabytes."""


class Opponent:
    """An opponent as Steady is, who remembers what the choices were worth.

    The playouts of a search come to the same states again and again, with two players in more than half of
    their decisions, and what follows a choice is dear to judge.
    """

    def __init__(self, tables: Tables) -> None:
        self._judge = Judge(Appraiser(tables, Weights()))
        self._kept: dict[bytes, list[int]] = {}

    def choose(self, state: MayorState, player: i64, out: Choices, rng: Rng) -> i64:
        """The most valuable of the legal actions; equals are drawn by lot with `rng`.

        out: all that whoever is to act may do, as `generate` gives it: a state stands for them, too.
        """
        values = self._values(state, player, out)
        best, most, equals = out.at(0), values[0], 1
        index: i64 = 1
        while index < out.count:
            worth = values[index]
            if worth > most:
                best, most, equals = out.at(index), worth, 1
            elif worth == most:
                equals += 1
                if rng.below(equals) == 0:
                    best = out.at(index)
            index += 1
        return best

    def _values(self, state: MayorState, player: i64, out: Choices) -> list[int]:
        """What each action in `out` is worth, in its order."""
        key = state.to_bytes()
        values = self._kept.get(key)
        if values is None:
            values = [int(self._judge.value(state, player, action)) for action in out.to_list()]
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            self._kept[key] = values
        return values
