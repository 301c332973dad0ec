"""A record that somebody brings: replayed, and made a match that is over, or one that goes on."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from gridtown.core.action import CHANCE, actor
from gridtown.core.errors import DeepRecord, GridtownError, IllegalAction, InvalidRecord, NoRecord
from gridtown.core.game import Game
from gridtown.core.outcome import Outcome
from gridtown.core.record import Record, is_name
from gridtown.core.state import CHANCE_ACTS
from gridtown.messages import Messages
from gridtown.table.info import MatchInfo
from gridtown.table.live_game import LiveGame
from gridtown.table.log import ACTION, LogEntry, record_of
from gridtown.table.new_table import seat_bot
from gridtown.table.replay import MAX_ACTIONS, Replay
from gridtown.table.request_error import RequestError
from gridtown.table.running_record import TableKept, seats_kept, table_kept
from gridtown.table.seats import PERSON, Seat

NOBODY = -1
"""The player of who has no seat at the table that they brought."""


@dataclass(frozen=True)
class Upload:
    """A record that holds. log: of its match; to_act: who acts next, as bits; kept: its table, or None."""

    game: Game[Any]
    record: Record
    log: list[LogEntry]
    to_act: int
    outcome: Outcome | None
    kept: TableKept | None

    @property
    def runs(self) -> bool:
        """Whether its match goes on."""
        return self.outcome is None and self.kept is not None and not self.kept.agreed

    @property
    def player(self) -> int:
        """The seat that its bringer plays on from; -1 where the match is over."""
        if not self.runs or self.kept is None:
            return NOBODY
        return next(player for player, seat in enumerate(self.kept.seats) if seat.kind == PERSON)

    def match(self, id: str, host: str, now: datetime, ended: datetime) -> MatchInfo:
        """Its match; one whose record stops early counts as ended by agreement, unless it goes on.

        ended: now, by the clock that tells when it is too old to be kept.
        """
        record, kept, outcome = self.record, self.kept, self.outcome
        plain = MatchInfo(
            id=id,
            game=record.game,
            players=record.players,
            options=record.options,
            rules_version=record.rules_version,
            edition=self.game.edition_hash,
            seed=f"{record.seed:032x}",
            seed_known=True,
            host=host,
            public=False,
            guided=False,
            source="uploaded",
            created=now,
            changed=now,
        )
        info = plain if kept is None else _as_kept(plain, kept)
        if self.runs:
            return replace(info, source="played", to_act=self.to_act)
        end = "agreed" if outcome is None else "finished"
        return replace(info, ended=ended, end=end, scores=None if outcome is None else outcome.scores)

    def seats(self, holder: str, seen: datetime) -> list[Seat]:
        """Its seats; nobody here holds one, unless its table came along."""
        if self.kept is not None:
            return seats_kept(self.kept, holder, seen)
        names = self.record.names or [""] * self.record.players
        return [Seat(player, PERSON, name) for player, name in enumerate(names)]


def record_in(text: str) -> Record:
    """The record in a text. Raises RequestError where there is none, or it is damaged."""
    try:
        return Record.from_json(text)
    except DeepRecord as error:
        raise RequestError("deep-record", line=error.line) from error
    except NoRecord as error:
        raise RequestError("no-record") from error
    except GridtownError as error:
        raise RequestError("bad-record", fault=str(error)) from error


def checked_upload(
    game: Game[Any], record: Record, text: str, bots: Sequence[str], messages: Messages
) -> Upload:
    """A record and its table, held against the rules. Raises RequestError, naming place and reason.

    bots: those that may sit here. It may not stop where chance is to act.
    """
    try:
        kept = table_kept(text)
        if kept is not None:
            return _with_table(game, record, kept, bots)
        replay = Replay(game, record)
        if replay.states[-1].to_act == CHANCE_ACTS:
            line = record.line_of(max(len(record.actions) - 1, 0))
            raise InvalidRecord(f"line {line}: it stops where chance has still to act", line)
    except InvalidRecord as error:
        raise RequestError("bad-record", fault=_fault_of(error, messages)) from error
    state = replay.states[-1]
    return Upload(game, record, _log_entries(game, record), int(state.to_act), replay.outcome, None)


def _with_table(game: Game[Any], record: Record, kept: TableKept, bots: Sequence[str]) -> Upload:
    """An upload whose log is its table's, which has to lead where the record does."""
    Replay(game, record)
    _check(record, kept, bots)
    upload = Upload(game, record, kept.entries, 0, None, kept)
    info = upload.match("", "", kept.created, kept.created)
    try:
        live = LiveGame.replay(game, info, upload.log)
    except InvalidRecord as error:  # which names a table of the server's, in short
        place = str(error).partition(" of ")[0]
        raise InvalidRecord(f"{place} of its table can't have happened") from error
    if record_of(info, upload.log).actions != record.actions:
        raise InvalidRecord("the log of its table leads to other actions than the record has")
    return replace(upload, to_act=int(live.state.to_act), outcome=game.outcome(live.state))


def _check(record: Record, kept: TableKept, bots: Sequence[str]) -> None:
    """Raise InvalidRecord or RequestError where a table can't be one of this record, or sit here."""
    if len(kept.seats) != record.players:
        raise InvalidRecord(f"its table has {len(kept.seats)} seats for {record.players} players")
    if len(kept.log) > MAX_ACTIONS:
        raise InvalidRecord(f"the log of its table has {len(kept.log)} entries, more than {MAX_ACTIONS}")
    commands: set[tuple[int, str]] = set()
    for version, entry in enumerate(kept.log):
        if entry.player >= record.players or (entry.player == CHANCE and entry.kind != ACTION):
            raise InvalidRecord(f"entry {version} of its table's log is of no player there")
        if entry.command is not None and (entry.player, entry.command) in commands:
            raise InvalidRecord(f"entry {version} of its table's log repeats a command")
        commands.add((entry.player, entry.command or ""))
    for seat in kept.seats:
        if seat.name and not is_name(seat.name):
            raise InvalidRecord(f"a seat can't be called {ascii(seat.name)[:60]}")
        for bot in (seat.kind, seat.substitute):
            if bot not in (PERSON, None):
                seat_bot(bot, bots)
    if all(seat.kind != PERSON for seat in kept.seats):
        raise RequestError("no-person")


def _as_kept(info: MatchInfo, kept: TableKept) -> MatchInfo:
    created = min(kept.created.replace(tzinfo=None), info.created)
    return replace(
        info, created=created, guided=kept.guided, pace=kept.pace, hints=kept.hints, ending=kept.ending
    )


def _fault_of(error: InvalidRecord, words: Messages) -> str:
    """The fault of a record; a broken rule in the words of its game."""
    broken = error.__context__  # compiled code sets no __cause__
    if not isinstance(broken, IllegalAction):
        return str(error)
    reason = words.rule(broken.refusal).rstrip(".")
    return words.text("record-forbidden", line=error.line, action=broken.action, reason=reason)


def _log_entries(game: Game[Any], record: Record) -> list[LogEntry]:
    """The log of a record, each action as the game itself writes it."""
    actions = map(game.parse_action, record.actions)
    return [
        LogEntry(version, int(actor(action)), game.write_action(action), None)
        for version, action in enumerate(actions)
    ]
