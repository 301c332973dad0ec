"""The pace of a table: how long what a bot has done stays in sight before the next acts.

What counts is what everybody sees: choices made in secret at the same time are not held back, only what is
told of them.
"""

from collections.abc import Mapping
from typing import Final

TURNS: Final[Mapping[str, float]] = {"at-once": 0.0, "quick": 0.8, "calm": 2.5}
"""Seconds from what one player has done to what a bot in another seat does."""

STEPS: Final[Mapping[str, float]] = {"at-once": 0.0, "quick": 0.35, "calm": 0.9}
"""Seconds between two steps of one bot's turn."""


class Showing:
    """When something was last shown at a table, and of whom. Times are seconds of a monotonic clock."""

    def __init__(self) -> None:
        self._player: int | None = None
        self._since = 0.0

    def note(self, player: int, now: float) -> None:
        """Note that everybody was shown what `player` has done."""
        self._player, self._since = player, now

    def rest(self, pace: str, player: int, now: float) -> float:
        """Seconds until a bot in the seat of `player` may act."""
        if self._player is None:
            return 0.0
        times = STEPS if player == self._player else TURNS
        return max(self._since + times[pace] - now, 0.0)
