"""The seats of a match: which are people's, whose they are, and which bot plays where."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

PERSON: Final = "person"
"""The kind of a seat that no bot plays."""

AWAY: Final = timedelta(seconds=45)
"""The time without a sign of life after which a person is away."""


def last_sign(now: datetime) -> datetime:
    """The latest sign of life of a person who is away."""
    return now - AWAY


@dataclass(frozen=True)
class Seat:
    """A seat. kind: "person" or a bot's name; holder: the fingerprint of the guest who has it; substitute:
    the bot that plays for a person who is away; agrees: to end the match now; seen: when its holder was here;
    process: of the server, the one that its holder is connected to.
    """

    player: int
    kind: str
    name: str
    holder: str | None = None
    substitute: str | None = None
    agrees: bool = False
    seen: datetime | None = None
    process: str | None = None


class Seats:
    """The seats of one match as they are now, in order of players."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.all = tuple(seats)

    @property
    def names(self) -> list[str]:
        """The names of the seats."""
        return [seat.name for seat in self.all]

    @property
    def players(self) -> list[str]:
        """Who plays each seat now: "person", or a bot's name."""
        return [seat.substitute or seat.kind for seat in self.all]

    @property
    def persons(self) -> int:
        """The seats that people play now, as a bit mask."""
        return sum(1 << seat.player for seat in self.all if (seat.substitute or seat.kind) == PERSON)

    @property
    def any_bot(self) -> bool:
        """Whether a bot plays any seat now."""
        return any(player != PERSON for player in self.players)

    @property
    def alone(self) -> bool:
        """Whether the table was made for one person, with or without bots."""
        return sum(seat.kind == PERSON for seat in self.all) == 1

    def held_by(self, holder: str | None) -> list[int]:
        """The seats of a guest: several where people share one device."""
        return [] if holder is None else [seat.player for seat in self.all if seat.holder == holder]

    def connected(self, processes: Collection[str]) -> set[int]:
        """The seats whose holders are connected to one of these processes."""
        return {seat.player for seat in self.all if seat.process in processes}

    def bot(self, player: int) -> str | None:
        """The bot that plays a seat now; None for a person's."""
        playing = self.players[player]
        return None if playing == PERSON else playing

    def present(self, connected: Collection[int], now: datetime) -> list[str]:
        """By seat: "bot", "free", "here", or "away". connected: the seats with an open socket; now: by the
        clock that `seen` is by.
        """
        return [_presence(seat, seat.player in connected, now) for seat in self.all]


def _presence(seat: Seat, connected: bool, now: datetime) -> str:
    if seat.kind != PERSON:
        return "bot"
    if seat.holder is None:
        return "free"
    seen = seat.seen is not None and abs(now - seat.seen) < AWAY  # another process's clock may be ahead
    return "here" if connected or seen else "away"
