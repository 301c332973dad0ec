"""A record that somebody brings: replayed, and made a match that is over."""

from datetime import datetime
from typing import Any

from gridtown.core.action import actor
from gridtown.core.errors import IllegalAction, InvalidRecord
from gridtown.core.game import Game
from gridtown.core.record import Record
from gridtown.core.state import CHANCE_ACTS
from gridtown.messages import Messages
from gridtown.table.info import MatchInfo
from gridtown.table.log import LogEntry
from gridtown.table.replay import Replay
from gridtown.table.seats import PERSON, Seat


def replayed(game: Game[Any], record: Record) -> tuple[Replay, list[LogEntry]]:
    """The replay of a record that could be a table's, and its log: it may not stop where chance is to act.

    Raises InvalidRecord, naming line and reason.
    """
    replay = Replay(game, record)
    if replay.states[-1].to_act == CHANCE_ACTS:
        line = record.line_of(max(len(record.actions) - 1, 0))
        raise InvalidRecord(f"line {line}: it stops where chance has still to act", line)
    return replay, _log_entries(game, record)


def fault_of(error: InvalidRecord, words: Messages) -> str:
    """The fault of a record; a broken rule in the words of its game."""
    broken = error.__context__  # compiled code sets no __cause__
    if not isinstance(broken, IllegalAction):
        return str(error)
    reason = words.rule(broken.refusal).rstrip(".")
    return words.text("record-forbidden", line=error.line, action=broken.action, reason=reason)


def uploaded_match(
    replay: Replay, record: Record, id: str, host: str, now: datetime, ended: datetime
) -> MatchInfo:
    """A match that is over; one whose record stops early counts as ended by agreement.

    ended: now, by the clock that tells when it is too old to be kept.
    """
    outcome = replay.outcome
    return MatchInfo(
        id=id,
        game=record.game,
        players=record.players,
        options=record.options,
        rules_version=record.rules_version,
        edition=replay.game.edition_hash,
        seed=f"{record.seed:032x}",
        seed_known=True,
        host=host,
        public=False,
        guided=False,
        source="uploaded",
        created=now,
        changed=now,
        ended=ended,
        end="agreed" if outcome is None else "finished",
        scores=None if outcome is None else outcome.scores,
    )


def uploaded_seats(record: Record) -> list[Seat]:
    """The seats of an uploaded match; nobody here holds one."""
    names = record.names or [""] * record.players
    return [Seat(player, PERSON, name) for player, name in enumerate(names)]


def _log_entries(game: Game[Any], record: Record) -> list[LogEntry]:
    """The log of a record, each action as the game itself writes it."""
    actions = map(game.parse_action, record.actions)
    return [
        LogEntry(version, int(actor(action)), game.write_action(action), None)
        for version, action in enumerate(actions)
    ]
