"""Values of choices, remembered by the state: a search meets the same states again and again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gridtown.core.choices import Choices
from gridtown.games.mayor.evaluation.value import Judge
from gridtown.games.mayor.state import MayorState

MOST_KEPT: Final = 4096
"""States remembered at once: some megabytes."""


class RememberedValues:
    """What the choices in a state are worth: what follows them is dear to judge.

    With two players more than half of the opponents' decisions in a search are in states met before.
    """

    def __init__(self, judge: Judge) -> None:
        self._judge = judge
        self._kept: dict[bytes, list[float]] = {}

    def of(self, state: MayorState, player: i64, out: Choices) -> list[float]:
        """What each action in `out` is worth, in victory points and in its order.

        out: all that whoever is to act may do, as `generate` gives it: the state stands for them, too.
        """
        key = state.to_bytes()
        values = self._kept.get(key)
        if values is None:
            values = [self._judge.points(state, int(player), action) for action in out.to_list()]
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            self._kept[key] = values
        return values
