"""The status of a table: its people and what they agreed; nothing of the game."""

from collections.abc import Sequence
from typing import cast

from gridtown.messages import Messages
from gridtown.server.live.match import Match
from gridtown.server.storage.schema import KeptMessage, written
from gridtown.table.protocol import ChatMessage, EndRule, Pace, SeatInfo, TableStatus


def table_status(match: Match, guest: str | None, bots: Sequence[str], messages: Messages) -> TableStatus:
    """The status of a match as a guest sees it. guest: a fingerprint; None for a stranger."""
    info, seats = match.info, match.seats
    names = messages.seat_names(seats.names)
    ending = match.ending
    awaited = ending.awaited if info.ended is None else []
    return TableStatus(
        table=info.id,
        game=info.game,
        seats=[
            SeatInfo(
                player=seat.player,
                name=names[seat.player],
                kind=seat.kind,
                presence=presence,
                substitute=seat.substitute,
                agrees=seat.agrees,
                awaited=seat.player in awaited,
                hours=ending.hours(seat.player) if awaited else None,
                mine=guest is not None and seat.holder == guest,
            )
            for seat, presence in zip(seats.all, match.presence, strict=True)
        ],
        watchers=match.spectators,
        host=guest is not None and info.host == guest,
        public=info.public,
        guided=info.guided,
        chat=info.chat,
        talking=match.game.facts.talking,
        pace=cast(Pace, info.pace),
        hints=match.has_hints,
        seed_known=info.seed_known,
        source=info.source,
        ending=cast(EndRule, info.ending),
        end=info.end,
        rematch=info.rematch,
        bots=list(bots),
    )


def chat_messages(kept: Sequence[KeptMessage]) -> list[ChatMessage]:
    """Chat messages as they are on the wire."""
    return [
        ChatMessage(message.number, message.player, message.text, written(message.time)) for message in kept
    ]
