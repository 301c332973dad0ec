"""The tables of this device: made, brought, found and kept."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec import Struct

from gridtown import bots, games
from gridtown.core.game import Game
from gridtown.core.rng import new_seed
from gridtown.device.match import HOLDER, Match, own_seats
from gridtown.messages import Messages
from gridtown.table.info import MatchInfo
from gridtown.table.listing import is_closed
from gridtown.table.live_game import LiveGame
from gridtown.table.log import LogEntry
from gridtown.table.new_table import rematch_of, rematch_seats, requested_match, requested_seats
from gridtown.table.protocol import NewTable
from gridtown.table.request_error import RequestError
from gridtown.table.running_record import check_leaves, running_record
from gridtown.table.seats import Seat, Seats
from gridtown.table.upload import checked_upload, record_in

ID: Final = "device-"
"""How the id of every table here begins, so that it is never taken for a server's."""

QUICK: Final = tuple(name for name in bots.BOTS if not bots.searches(name))
"""The bots that take no time to speak of wherever the rules run."""


class Kept(Struct, frozen=True):
    """A table as it is kept from one visit to the next."""

    info: MatchInfo
    seats: list[Seat]
    log: list[LogEntry]


class Tables:
    """The tables of one device.

    now: the time, in UTC without a zone, to be shown; seconds: a monotonic clock. titles: the games, by id;
    bots: those that may sit here; hints: whether there is a search quick enough for them.
    """

    def __init__(
        self,
        now: Callable[[], datetime],
        seconds: Callable[[], float],
        titles: Mapping[str, Game[Any]] | None = None,
        bots: Sequence[str] = QUICK,
        hints: bool = False,
    ) -> None:
        self.now = now
        self.seconds = seconds
        self.games = {name: games.load(name) for name in games.names()} if titles is None else dict(titles)
        self.bots = tuple(bots)
        self.hints = hints
        self._matches: dict[str, Match] = {}
        self._lost: dict[str, Kept] = {}
        self._touched: dict[str, None] = {}

    def game(self, id: str) -> Game[Any]:
        """The game with this id. Raises RequestError if there is none."""
        if id not in self.games:
            raise RequestError("no-such-game", given=id, known=", ".join(self.games))
        return self.games[id]

    def match(self, id: str) -> Match:
        """The match with this id. Raises RequestError if there is none, or its rules are gone."""
        if id in self._lost:
            raise RequestError("closed")
        if id not in self._matches:
            raise RequestError("no-such-table")
        return self._matches[id]

    def kept(self, id: str) -> Kept:
        """A table with its log, whether or not it can be played on. Raises RequestError if there is none."""
        if id in self._lost:
            return self._lost[id]
        match = self.match(id)
        return Kept(match.info, list(match.seats.all), match.log)

    @property
    def all(self) -> list[tuple[MatchInfo, Seats]]:
        """All tables: those that run first, the newest first."""
        found = [(match.info, match.seats) for match in self._matches.values()]
        found += [(lost.info, Seats(lost.seats)) for lost in self._lost.values()]
        newest = sorted(found, key=lambda table: table[0].created, reverse=True)
        return sorted(newest, key=lambda table: table[0].ended is not None)

    @property
    def awake(self) -> list[Match]:
        """The matches that run, and that somebody has come to."""
        return [match for match in self._matches.values() if match.awake and match.info.ended is None]

    def changed(self) -> list[tuple[str, str | None]]:
        """The tables with something new to be kept since it was last asked, and their texts (None: gone)."""
        ids, self._touched = self._touched, {}
        here = self._matches.keys() | self._lost.keys()
        return [(id, self.kept_text(id) if id in here else None) for id in ids]

    def create(self, body: NewTable, language: str) -> Match:
        """Make a table, once for each id of a request. Raises RequestError."""
        request = None if body.id is None else _mark(repr(body))
        info = requested_match(
            body,
            self.game(body.game),
            self.bots,
            id=_new_id() if body.id is None else _id_of("table", body.id),
            host=HOLDER,
            now=self.now(),
            language=language,
            request=request,
        )
        seats = requested_seats(body, self.bots, HOLDER, self.now(), Messages(None, language))
        if info.id in self._matches:
            if self._matches[info.id].info.request != request:
                raise RequestError("id-reused")
            return self._matches[info.id]
        return self._begin(replace(info, public=False, chat=False), own_seats(seats, self.now()))

    def upload(self, text: str, messages: Callable[[Game[Any]], Messages]) -> tuple[str, int]:
        """Take a record in, once: its table, and the seat to play on from (-1: it is over).

        Raises RequestError.
        """
        record = record_in(text)
        game = self.game(record.game)
        brought = checked_upload(game, record, text, self.bots, messages(game))
        id, now = _id_of("record", text), self.now()
        info = replace(brought.match(id, HOLDER, now, now), chat=False)
        if id not in self._matches:
            self._add(Match(game, info, brought.seats(HOLDER, now), brought.log, self._touch))
        return id, brought.player

    def running_record(self, id: str) -> str:
        """A match that runs, to be taken along. Raises RequestError."""
        match = self.match(id)
        check_leaves(match.info, match.seats, HOLDER)
        match.change(seed_known=True)
        return running_record(match.info, match.seats, match.log)

    def rematch(self, match: Match) -> str:
        """The table that follows one that is over; the same each time. Raises RequestError while it runs."""
        if match.info.ended is None:
            raise RequestError("not-over")
        if match.info.rematch is None:
            info = rematch_of(match.info, _new_id(), self.now())
            self._begin(info, rematch_seats(match.seats.all))
            match.change(rematch=info.id)
        assert match.info.rematch is not None
        return match.info.rematch

    def remove(self, id: str) -> None:
        """Forget a table that is over. Raises RequestError."""
        kept = self.kept(id)
        if kept.info.ended is None and id not in self._lost:
            raise RequestError("still-running")
        self._forget(id)

    def clear(self) -> None:
        """Forget all tables."""
        for id in [*self._matches, *self._lost]:
            self._forget(id)

    def take_in(self, text: str) -> None:
        """A table as `kept_text` wrote it. Raises msgspec.MsgspecError where it is none.

        One whose rules are no longer these is kept all the same: its record can be had.
        """
        kept = msgspec.json.decode(text, type=Kept)
        game = self.games.get(kept.info.game)
        if game is None or is_closed(kept.info, game):
            self._lost[kept.info.id] = kept
        else:
            match = Match(game, kept.info, kept.seats, list(kept.log), self._touch)
            self._matches[kept.info.id] = match

    def kept_text(self, id: str) -> str:
        """A table as it is kept, as JSON. Raises RequestError if there is none."""
        return msgspec.json.encode(self.kept(id)).decode()

    def _begin(self, info: MatchInfo, seats: Sequence[Seat]) -> Match:
        game = self.games[info.game]
        live = LiveGame(game, info)
        info = replace(info, to_act=int(live.state.to_act))
        return self._add(Match(game, info, seats, live.opening(), self._touch))

    def _add(self, match: Match) -> Match:
        self._matches[match.info.id] = match
        self._touch(match.info.id)
        return match

    def _forget(self, id: str) -> None:
        self._matches.pop(id, None)
        self._lost.pop(id, None)
        self._touch(id)

    def _touch(self, id: str) -> None:
        self._touched[id] = None


def _new_id() -> str:
    return f"{ID}{new_seed():032x}"[: len(ID) + 16]


def _id_of(kind: str, text: str) -> str:
    """The id of what a request asks for, so that it is made once."""
    return ID + _mark(f"{kind} {text}")[:16]


def _mark(text: str) -> str:
    return sha256(text.encode(errors="replace")).hexdigest()
