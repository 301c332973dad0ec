"""What those at a table are told of each other; of the game it tells nothing."""

from collections.abc import Sequence

from gridtown.messages import Messages
from gridtown.server.disk.schema import Remark, written
from gridtown.server.play.match import Match
from gridtown.server.protocol import Room, Said, SeatInfo


def room(match: Match, guest: str | None, bots: Sequence[str], messages: Messages) -> Room:
    """The room of a match as a guest (by fingerprint; None: a stranger) is told of it."""
    entry, seats = match.entry, match.seats
    names = messages.seat_names(seats.names)
    return Room(
        table=entry.id,
        game=entry.game,
        seats=[
            SeatInfo(
                player=seat.player,
                name=names[seat.player],
                kind=seat.kind,
                presence=presence,
                stand_in=seat.stand_in,
                agrees=seat.agrees,
                mine=guest is not None and seat.holder == guest,
            )
            for seat, presence in zip(seats.all, seats.present(match.here), strict=True)
        ],
        watchers=match.spectators,
        host=guest is not None and entry.host == guest,
        public=entry.public,
        guided=entry.guided,
        chat=entry.chat,
        talking=match.game.facts.talking,
        seed_known=entry.seed_known,
        source=entry.source,
        end=entry.end,
        rematch=entry.rematch,
        bots=list(bots),
    )


def said(remarks: Sequence[Remark]) -> list[Said]:
    """What was said, as it goes over the wire."""
    return [Said(remark.number, remark.player, remark.text, written(remark.time)) for remark in remarks]
