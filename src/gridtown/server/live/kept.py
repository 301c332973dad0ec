"""The live games in memory: those that were used last.

A match that somebody looks at and nobody plays needs no game: what it told stands on their screens. It is
read back from its log when something happens there.
"""

from collections import OrderedDict
from typing import Final, Protocol

MOST: Final = 2000
"""The live games kept in memory."""


class Holder(Protocol):
    """What holds a live game."""

    def put_away(self) -> bool:
        """Let go of it, to be read back when it is needed. False where it is in use."""


class Kept:
    """The holders of live games, the most recently used last."""

    def __init__(self) -> None:
        self._latest: OrderedDict[Holder, None] = OrderedDict()

    def __len__(self) -> int:
        return len(self._latest)

    def use(self, holder: Holder) -> None:
        """Note that a live game was used; those used longest ago are put away where there are too many."""
        self._latest[holder] = None
        self._latest.move_to_end(holder)
        for _ in range(len(self._latest) - MOST):
            oldest, _none = self._latest.popitem(last=False)
            if not oldest.put_away():
                self._latest[oldest] = None

    def forget(self, holder: Holder) -> None:
        """Note that a holder is needed no more."""
        self._latest.pop(holder, None)
