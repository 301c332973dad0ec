"""The budget of the bots: how much of its effort each may use, so that nobody waits for long.

A search takes as long as it is given. Where few wait, every bot thinks as hard as its level says. Where many
do, each gets a share of that, so small that all who wait now have their answers within a set time.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

FULL: Final = 100
"""The share, in percent, of a bot for whom nobody has to wait."""

WEIGHT: Final = 0.2
"""How much the latest time counts in the mean of a kind's times."""


class Budget:
    """The questions that wait or are being answered. workers: how many are answered at a time.

    seconds: within which all that wait shall be answered. Kinds of questions are named by the caller: those
    of one kind take alike.
    """

    def __init__(self, workers: int, seconds: float) -> None:
        self._room = workers * seconds
        self._times: dict[str, float] = {}
        self._pending: dict[str, int] = {}

    @contextmanager
    def asked(self, kind: str) -> Iterator[None]:
        """A question of this kind waits, or is being answered, meanwhile."""
        self._pending[kind] = self._pending.get(kind, 0) + 1
        try:
            yield
        finally:
            self._pending[kind] -= 1
            if not self._pending[kind]:
                del self._pending[kind]

    @property
    def pending(self) -> int:
        """How many questions wait or are being answered."""
        return sum(self._pending.values())

    def share(self) -> int:
        """What a bot that is asked now may use of its effort, in percent; 0 where there is hardly time."""
        work = sum(count * self._times.get(kind, 0.0) for kind, count in self._pending.items())
        return FULL if work <= self._room else int(FULL * self._room / work)

    def note(self, kind: str, share: int, seconds: float) -> None:
        """Note how long an answer took with a share of the effort."""
        whole = seconds * FULL / share
        before = self._times.get(kind, whole)
        self._times[kind] = before + WEIGHT * (whole - before)
