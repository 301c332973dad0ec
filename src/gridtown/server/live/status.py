"""What is told of a table beside its game: its status, and what is said there."""

from collections.abc import Sequence

from gridtown.messages import Messages
from gridtown.server.live.match import Match
from gridtown.server.storage.schema import KeptMessage
from gridtown.table.info import written
from gridtown.table.protocol import ChatMessage, TableStatus
from gridtown.table.status import status_of


def table_status(match: Match, guest: str | None, bots: Sequence[str], messages: Messages) -> TableStatus:
    """The status of a match as a guest sees it. guest: a fingerprint; None for a stranger."""
    return status_of(
        match.info,
        match.seats,
        match.ending,
        guest,
        messages,
        presence=match.presence,
        watchers=match.spectators,
        talking=match.game.facts.talking,
        bots=bots,
    )


def chat_messages(kept: Sequence[KeptMessage]) -> list[ChatMessage]:
    """Chat messages as they are on the wire."""
    return [
        ChatMessage(message.number, message.player, message.text, written(message.time)) for message in kept
    ]
