"""The status of a table: its people and what they agreed; nothing of the game."""

from collections.abc import Sequence
from typing import cast

from gridtown.messages import Messages
from gridtown.table.admission import has_hints
from gridtown.table.ending import Ending
from gridtown.table.info import MatchInfo
from gridtown.table.protocol import EndRule, Pace, SeatInfo, TableStatus
from gridtown.table.seats import Seats


def status_of(
    info: MatchInfo,
    seats: Seats,
    ending: Ending,
    guest: str | None,
    messages: Messages,
    *,
    presence: Sequence[str],
    watchers: int,
    talking: bool,
    bots: Sequence[str],
) -> TableStatus:
    """The status of a match as a guest sees it. guest: a fingerprint; None for a stranger.

    presence: by seat, as `Seats.present` has it; watchers: how many look on; talking: whether its game is
    played by talking; bots: those that may play for a person.
    """
    names = messages.seat_names(seats.names)
    awaited = ending.awaited if info.ended is None else []
    return TableStatus(
        table=info.id,
        game=info.game,
        seats=[
            SeatInfo(
                player=seat.player,
                name=names[seat.player],
                kind=seat.kind,
                presence=here,
                substitute=seat.substitute,
                agrees=seat.agrees,
                awaited=seat.player in awaited,
                hours=ending.hours(seat.player) if awaited else None,
                mine=guest is not None and seat.holder == guest,
            )
            for seat, here in zip(seats.all, presence, strict=True)
        ],
        watchers=watchers,
        host=guest is not None and info.host == guest,
        public=info.public,
        guided=info.guided,
        chat=info.chat,
        talking=talking,
        pace=cast(Pace, info.pace),
        hints=has_hints(info, seats),
        seed_known=info.seed_known,
        source=info.source,
        ending=cast(EndRule, info.ending),
        end=info.end,
        rematch=info.rematch,
        bots=list(bots),
    )
