"""All matches of the store, read when asked for, and what is done for them in the background."""

import logging
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta
from time import perf_counter
from typing import Any, Final

import anyio
import msgspec
from anyio.abc import TaskGroup

from gridtown.core.game import Game
from gridtown.core.record import is_name
from gridtown.server.disk.schema import Entry, Key, Seat
from gridtown.server.logs import mark
from gridtown.server.play.course import Course, record_of
from gridtown.server.play.match import Match, Means
from gridtown.server.play.room import said
from gridtown.server.play.seats import Seats
from gridtown.server.protocol import Command, Sight, SightNews, TakeBack, TalkNews, encode
from gridtown.server.refusal import Refusal

LOG: Final = logging.getLogger("gridtown.server")

KEPT: Final = 500
"""Matches kept in memory; those nobody watches are dropped first, and read back when asked for."""

HEARTBEAT: Final = 15.0
"""Seconds between two looks at who is still here."""

REMARKS: Final = 20
"""How many of the latest remarks are told again when another process tells of one: it may tell of several."""

SIGHT: Final = "sight "
"""What a notice to other processes begins with that carries something shown."""


class Matches:
    """What is being played. tasks: where bots are waited for."""

    def __init__(self, means: Means, games: Mapping[str, Game[Any]], tasks: TaskGroup) -> None:
        self.games = games
        self._means = means
        self._tasks = tasks
        self._live: dict[str, Match] = {}
        self._closing = anyio.Event()

    async def create(self, entry: Entry, seats: Sequence[Seat], keys: Sequence[Key] = ()) -> None:
        """Begin a match, with keys to its free seats. Raises StaleVersion where there is one of its id."""
        game = self.games[entry.game]
        course = Course(game, entry)
        entry = replace(entry, to_act=int(course.state.active))
        await self._means.store.create(entry, game.components(), seats, course.opening(), keys)
        self._drop(entry.id)  # one of the same id, removed elsewhere, whose notice got lost
        self._enter(entry, seats)

    async def get(self, id: str) -> Match:
        """A match that can be played or looked at. Raises Refusal: there is none, or it was closed."""
        if id in self._live and self._live[id].gone:  # the notice of that got lost
            self._drop(id)
        if id not in self._live:
            entry, seats = await self.read(id)
            if self.is_closed(entry):
                raise Refusal("closed")
            self._enter(entry, seats)
        match = self._live[id]
        if match.outdated:  # or who has just sat down would be taken for a stranger
            await match.reread()
        return match

    async def read(self, id: str) -> tuple[Entry, list[Seat]]:
        """What is known of a match without its log, and its seats. Raises Refusal when there is none."""
        table = await self._means.store.table(id) if id.isprintable() else None
        if table is None:
            raise Refusal("no-such-table")
        return table

    async def act(self, id: str, player: int, command: Command) -> Match:
        """Take a person's command; the bots answer it in their own time."""
        began = perf_counter()
        match = await self.get(id)
        await match.act(player, command)
        self._means.metrics.action(match.entry.game, perf_counter() - began)
        self.wake_bots(match)
        return match

    async def take_back(self, id: str, player: int, wish: TakeBack) -> Match:
        """Take a person's last action back."""
        match = await self.get(id)
        await match.take_back(player, wish)
        return match

    def wake_bots(self, match: Match) -> None:
        """Let the bots of a match act, if any has to."""
        if not self._closing.is_set():
            self._tasks.start_soon(match.let_bots_act)

    async def show(self, match: Match, sight: Sight) -> None:
        """Show something that passes to all at a table, wherever they are connected."""
        match.tell(SightNews(sight))
        await self._means.spread(match.entry.id, SIGHT + encode(sight).decode())

    async def remove(self, id: str) -> None:
        """Forget a match."""
        await self._means.store.remove(id)
        self._drop(id)
        await self._means.spread(id, "gone")

    def heard(self, id: str, topic: str) -> None:
        """Another process has changed a match; who closes needs to know no more."""
        match = self._live.get(id)
        if match is not None and not self._closing.is_set():
            self._tasks.start_soon(self._take_in, match, topic)

    def missed(self) -> None:
        """Others may have changed anything."""
        for id in self._live:
            for topic in ("log", "room", "talk"):
                self.heard(id, topic)

    async def keep_watch(self, idle: timedelta) -> None:
        """Note who is here and see who has left, until closed; put to rest what nobody plays any more."""
        while not self._closing.is_set():
            with _unharmed("looking around"):
                await self._look_around(idle)
            with anyio.move_on_after(HEARTBEAT):
                await self._closing.wait()

    def close(self) -> None:
        """Let bots finish the action they are at, and take no other."""
        self._closing.set()
        for match in self._live.values():
            match.closing.set()

    @property
    def live(self) -> int:
        """How many matches are in memory."""
        return len(self._live)

    def is_closed(self, entry: Entry) -> bool:
        """Whether it was played by rules, or with components, that are not these."""
        game = self.games.get(entry.game)
        return game is None or (entry.rules_version, entry.edition) != (
            game.facts.rules_version,
            game.edition_hash,
        )

    async def record(self, id: str) -> str:
        """The record of a match that has ended or was closed, with the names of its seats if it has any.

        Raises Refusal while it runs.
        """
        entry, seats = await self.read(id)
        if entry.ended is None and not self.is_closed(entry):
            raise Refusal("running")
        names = [seat.name for seat in seats]
        named = names if all(map(is_name, names)) else None
        return record_of(entry, await self._means.store.log(id), named).to_json()

    async def _take_in(self, match: Match, topic: str) -> None:
        with _unharmed(f"match {mark(match.entry.id)}: hearing of {topic.partition(' ')[0]}"):
            await self._heed(match, topic)

    async def _heed(self, match: Match, topic: str) -> None:
        if topic == "log":
            await match.catch_up()
            self.wake_bots(match)
        elif topic == "room":
            await match.reread()
            if match.gone:
                self._drop(match.entry.id)
            self.wake_bots(match)
        elif topic == "talk":
            match.tell(TalkNews(said(await self._means.store.talk(match.entry.id, most=REMARKS))))
        elif topic == "gone":
            self._drop(match.entry.id)
        elif topic.startswith(SIGHT):
            match.tell(SightNews(msgspec.json.decode(topic.removeprefix(SIGHT), type=Sight)))

    async def _look_around(self, idle: timedelta) -> None:
        watched = [match for match in self._live.values() if match.watchers]
        # In one order: processes that write of the same seats would else wait for each other for ever.
        here = sorted((match.entry.id, player) for match in watched for player in match.here)
        await self._means.store.note_seen(here)
        ids = [match.entry.id for match in watched]
        lengths = await self._means.store.lengths(ids)
        seats = await self._means.store.seats_of(ids)
        for match in watched:
            id = match.entry.id
            with _unharmed(f"match {mark(id)}: looking around"):
                await match.end_if_agreed()  # it could not be written when the last of them agreed
                await match.notice_leavers(Seats(seats.get(id, [])))
                if match.is_behind(lengths.get(id, 0)):  # a notice from another process has got lost
                    await match.catch_up()
                self.wake_bots(match)  # one that could not act for want of a database tries again
        await self._means.store.archive(idle)

    def _enter(self, entry: Entry, seats: Sequence[Seat]) -> None:
        """Have a match in memory, unless it is there by now."""
        self._make_room()
        match = Match(entry, Seats(seats), self.games[entry.game], self._means)
        self.wake_bots(self._live.setdefault(entry.id, match))

    def _drop(self, id: str) -> None:
        match = self._live.pop(id, None)
        if match is not None:
            match.go()

    def _make_room(self) -> None:
        """Forget the matches longest in memory that nobody needs there."""
        surplus = len(self._live) - KEPT + 1
        idle = [id for id, match in self._live.items() if match.idle] if surplus > 0 else []
        for id in idle[:surplus]:
            del self._live[id]


@contextmanager
def _unharmed(doing: str) -> Iterator[None]:
    """Whatever goes wrong in the background is logged; the server goes on."""
    try:
        yield
    except Exception:
        LOG.exception("%s failed", doing)
