"""Who sits at a table: which seats are people's, whose they are, and which bot plays where."""

from collections.abc import Collection, Sequence
from datetime import timedelta
from typing import Final

from gridtown.server.disk.schema import PERSON, Seat, now

AWAY: Final = timedelta(seconds=45)
"""After how long without a sign a person is away."""


class Seats:
    """The seats of one match as they are now, in order of players."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.all = tuple(seats)

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        return [seat.name for seat in self.all]

    @property
    def players(self) -> list[str]:
        """Who plays each seat now: "person", or a bot's name."""
        return [seat.stand_in or seat.kind for seat in self.all]

    @property
    def persons(self) -> int:
        """The seats that people play now, as a bit mask."""
        return sum(1 << seat.player for seat in self.all if (seat.stand_in or seat.kind) == PERSON)

    def held_by(self, holder: str | None) -> list[int]:
        """The seats of a guest: several where one device is passed around."""
        return [] if holder is None else [seat.player for seat in self.all if seat.holder == holder]

    def bot(self, player: int) -> str | None:
        """The bot that plays a seat now; None for a person's."""
        playing = self.players[player]
        return None if playing == PERSON else playing

    def present(self, here: Collection[int]) -> list[str]:
        """By seat: "bot", "free", "here", or "away". here: the seats this process has a line to."""
        return [_presence(seat, seat.player in here) for seat in self.all]

    @property
    def agreed(self) -> bool:
        """Whether all people who play agree to end the match now; one at least has to."""
        voters = [seat for seat in self.all if seat.kind == PERSON and seat.holder and not seat.stand_in]
        return bool(voters) and all(seat.agrees for seat in voters)


def _presence(seat: Seat, connected: bool) -> str:
    if seat.kind != PERSON:
        return "bot"
    if seat.holder is None:
        return "free"
    seen = seat.seen is not None and now() - seat.seen < AWAY
    return "here" if connected or seen else "away"
