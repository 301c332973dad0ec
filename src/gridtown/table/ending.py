"""Ending a match early: who has a say, and whose word is missing yet.

An end can't be undone, and opens every hand in the record. So all who have a seat have a say, bots in their
place or not. Who is away when somebody first wants to end it has a day to come back; who was here since then
is waited for, and who was not is not. The host may have opened the table under another rule, by which those
who play themselves decide.
"""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from math import ceil
from typing import Final

from gridtown.table.seats import PERSON, Seat, Seats

DAY: Final = timedelta(days=1)
"""The time that those who are away have to come back."""

PRESENT: Final = "present"
"""The rule that those who play themselves decide, whoever else has a seat."""


@dataclass(frozen=True)
class Ending:
    """The question of ending a match at one moment.

    rule: "all" or "present"; asked: since when somebody wants it, None where nobody does; here: the seats
    with an open socket. Both times are by the clock of `Seat.seen`.
    """

    seats: Seats
    rule: str
    asked: datetime | None
    now: datetime
    here: Collection[int] = ()

    @property
    def awaited(self) -> list[int]:
        """The players whose word is needed yet."""
        return [seat.player for seat in self.seats.all if self._has_say(seat) and not seat.agrees]

    @property
    def agreed(self) -> bool:
        """Whether the match ends now: somebody wants it, and nobody's word is missing."""
        return any(seat.agrees for seat in self.seats.all) and not self.awaited

    def hours(self, player: int) -> int | None:
        """The hours, begun ones too, in which a player may come back and have a say who was not here since it
        is asked; None for anybody else.
        """
        if self.asked is None or player not in self.awaited or self._was_here(self.seats.all[player]):
            return None
        return ceil((self.asked + DAY - self.now) / timedelta(hours=1))

    def _has_say(self, seat: Seat) -> bool:
        if seat.kind != PERSON or seat.holder is None:
            return False
        if self.rule == PRESENT and seat.substitute is not None:
            return False
        over = self.asked is not None and self.now - self.asked >= DAY
        return not over or self._was_here(seat)

    def _was_here(self, seat: Seat) -> bool:
        """Whether its holder was here since somebody wants to end it."""
        assert self.asked is not None
        return seat.player in self.here or (seat.seen is not None and seat.seen >= self.asked)
