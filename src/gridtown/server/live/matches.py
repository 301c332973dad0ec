"""The matches of this process, read from the store on request, and their background work."""

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import timedelta
from itertools import islice
from time import perf_counter
from typing import Any, Final

import anyio
import anyio.lowlevel
import msgspec
from anyio.abc import TaskGroup

from gridtown.core.errors import StaleVersion
from gridtown.core.game import Game
from gridtown.server.live.match import Match, Services
from gridtown.server.live.status import chat_messages
from gridtown.server.storage.hub import Pages
from gridtown.server.storage.schema import Key
from gridtown.table.info import MatchInfo, log_id
from gridtown.table.listing import is_closed
from gridtown.table.live_game import LiveGame
from gridtown.table.log import record_of
from gridtown.table.names import names_told
from gridtown.table.protocol import (
    ChatNews,
    Command,
    NoticeNews,
    Ping,
    PingNews,
    TakeBackRequest,
    encode,
)
from gridtown.table.request_error import RequestError
from gridtown.table.seats import Seat, Seats

LOG: Final = logging.getLogger("gridtown.server")

KEPT: Final = 500
"""Matches in memory from which on those without watchers are dropped, and read back on request."""

LOOKS: Final = 8
"""How many of them are looked at for that when another is read."""

SLICE: Final = 50
"""Matches that are looked at before others have their turn."""

RETRY: Final = 1.0
"""Seconds until what has changed is read again, where it could not be."""

LASTING: Final = ("log", "status", "chat")
"""What may have changed of a match: it can be read later, and once will do."""

HEARTBEAT: Final = 15.0
"""Seconds between two rounds of `keep_watch`."""

LATEST_MESSAGES: Final = 20
"""How many of the latest chat messages are sent when another process notifies of one: it may be several."""

PING: Final = "ping "
"""The prefix of a notice to other processes that carries a ping."""


class Matches:
    """The matches in memory. tasks: the task group in which bots act."""

    def __init__(self, services: Services, games: Mapping[str, Game[Any]], tasks: TaskGroup) -> None:
        self.games = games
        self._services = services
        self._tasks = tasks
        self._live: dict[str, Match] = {}
        self._waiting: set[tuple[str, str]] = set()
        self._to_retry: dict[str, Match] = {}
        self._lost = 0
        self._closing = anyio.Event()

    async def create(
        self,
        info: MatchInfo,
        seats: Sequence[Seat],
        keys: Sequence[Key] = (),
        most_public: int | None = None,
        front: bool = True,
    ) -> None:
        """Begin a match, with keys to its free seats. Raises StaleVersion where there is one of its id.

        most_public: the public tables that its host may have open; with more, RequestError is raised. front:
        whether it stands at the front of lists.
        """
        game = self.games[info.game]
        live = LiveGame(game, info)
        info = replace(info, to_act=int(live.state.to_act))
        opening = live.opening()
        await self._services.store.create(info, game.components(), seats, opening, keys, most_public, front)
        self._drop(info.id)  # one of the same id, removed elsewhere, whose notice got lost
        self._enter(info, seats)

    async def get(self, id: str) -> Match:
        """The match with this id. Raises RequestError if there is none, or it was closed."""
        if id in self._live and self._live[id].removed:  # the notice of that got lost
            self._drop(id)
        if id not in self._live:
            info, seats = await self.read(id)
            if self.is_closed(info):
                raise RequestError("closed")
            self._enter(info, seats)
        match = self._live[id]
        if match.outdated:  # or who has just sat down would be taken for a stranger, and old news be told
            await match.make_sure()
        return match

    async def read(self, id: str) -> tuple[MatchInfo, list[Seat]]:
        """A match without its log, and its seats. Raises RequestError if there is none."""
        table = await self._services.store.table(id) if id.isprintable() else None
        if table is None:
            raise RequestError("no-such-table")
        return table

    async def act(self, id: str, player: int, command: Command) -> Match:
        """Take a person's command; the bots answer it in their own time."""
        began = perf_counter()
        match = await self.get(id)
        await match.act(player, command)
        self._services.metrics.action(match.info.game, perf_counter() - began)
        await match.note_alive(player)
        self.wake_bots(match)
        return match

    async def take_back(self, id: str, player: int, request: TakeBackRequest) -> Match:
        """Take a person's last action back."""
        match = await self.get(id)
        await match.take_back(player, request)
        return match

    def wake_bots(self, match: Match) -> None:
        """Let the bots of a match act, if any has to."""
        if match.waits_for_bots and not self._closing.is_set():
            self._tasks.start_soon(self._let_bots_act, match)

    async def show(self, match: Match, ping: Ping) -> None:
        """Send a ping to everybody at a table, whatever process they are connected to."""
        match.tell(PingNews(ping))
        await self._services.hub.mention(match.info.id, PING + encode(ping).decode())

    async def remove(self, id: str) -> None:
        """Remove a match."""
        await self._services.store.remove(id)
        self._drop(id)
        await self._services.hub.tell(id, "removed")

    async def announce(self, id: str) -> None:
        """Tell everybody, here and in other processes, that a match's info or seats have changed."""
        match = self._live.get(id)
        if match is None:
            await self._services.hub.tell(id, "status")
        else:
            await match.announce()

    def heard(self, id: str, topic: str) -> None:
        """Handle a notice that another process has changed a match; of several that wait, one will do."""
        match = self._live.get(id)
        if match is None or self._closing.is_set() or (id, topic) in self._waiting:
            return
        if topic in LASTING:
            self._waiting.add((id, topic))
        self._tasks.start_soon(self._take_in, match, topic)

    def tell(self, news: NoticeNews) -> None:
        """Send news of the server to everybody who watches a match."""
        self._tasks.start_soon(self._for_each, lambda match: match.tell(news))

    def wake(self) -> None:
        """Let every watcher look whether it may still be told anything."""
        self._tasks.start_soon(self._for_each, Match.tell_status)

    def missed(self, changed: Pages) -> None:
        """Handle lost notices: any match may have changed. changed: those that have."""
        self._lost += 1
        for match in self._live.values():
            match.doubt(self._lost)
        if not self._closing.is_set():
            self._tasks.start_soon(self._make_up, changed, self._lost)

    async def keep_watch(self, idle: timedelta) -> None:
        """Update presence and archive idle matches at regular times, until closed."""
        while not self._closing.is_set():
            with _logging_failures("looking around"):
                await self._look_around(idle)
            with anyio.move_on_after(HEARTBEAT):
                await self._closing.wait()

    def close(self) -> None:
        """Let bots finish the action they are at, and take no other."""
        self._closing.set()
        for match in self._live.values():
            match.close()

    @property
    def live(self) -> int:
        """The number of matches in memory."""
        return len(self._live)

    def is_closed(self, info: MatchInfo) -> bool:
        """Whether it was played under other rules, or with other components."""
        return is_closed(info, self.games.get(info.game))

    async def record(self, id: str) -> str:
        """The record of a match that has ended or was closed, with the names of its seats if it has any.

        Raises RequestError while it runs.
        """
        info, seats = await self.read(id)
        if info.ended is None and not self.is_closed(info):
            raise RequestError("running")
        log = await self._services.store.log(id)
        return await self._services.lanes.slow.run(
            lambda: record_of(info, log, names_told(Seats(seats))).to_json()
        )

    async def _let_bots_act(self, match: Match) -> None:
        if not await match.let_bots_act():
            self._to_retry[match.info.id] = match

    async def _take_in(self, match: Match, topic: str) -> None:
        self._waiting.discard((match.info.id, topic))
        try:
            await self._heed(match, topic)
        except Exception:
            LOG.exception("match %s: hearing of %s failed", log_id(match.info.id), topic.partition(" ")[0])
            match.distrust()
            self._to_retry[match.info.id] = match

    async def _make_up(self, changed: Pages, number: int) -> None:
        """Read what has changed while nothing was heard, and trust the rest. number: counts these times."""
        found: set[str] = set()
        while not self._closing.is_set():
            try:
                async for page in changed():
                    found |= await self._read_anew(page)
                break
            except Exception:
                LOG.exception("reading of what has changed failed")
            with anyio.move_on_after(RETRY):
                await self._closing.wait()
        for id, match in self._live.items():
            if id not in found:
                match.trust(number)

    async def _read_anew(self, page: Sequence[str]) -> set[str]:
        """Read those of some matches that are in memory anew, one after another; which these were."""
        held = {id: match for id in page if (match := self._live.get(id)) is not None}
        for match in held.values():
            for topic in LASTING:
                await self._take_in(match, topic)
        return set(held)

    async def _heed(self, match: Match, topic: str) -> None:
        if topic == "log":
            await match.catch_up()
            self.wake_bots(match)
        elif topic == "status":
            await match.reread()
            if match.removed:
                self._drop(match.info.id)
            self.wake_bots(match)
        elif topic == "chat":
            match.tell(
                ChatNews(chat_messages(await self._services.store.chat(match.info.id, most=LATEST_MESSAGES)))
            )
        elif topic == "removed":
            self._drop(match.info.id)
        elif topic.startswith(PING):
            match.tell(PingNews(msgspec.json.decode(topic.removeprefix(PING), type=Ping)))

    async def _look_around(self, idle: timedelta) -> None:
        for left in await self._services.store.presence.beat():
            await self.announce(left)
        await self._for_each(self._look_at)
        await self._try_again()
        for id in await self._services.store.overdue():
            with _logging_failures(f"match {log_id(id)}: ending it"):
                await self._end(id)
        await self._services.store.archive(idle)

    def _look_at(self, match: Match) -> None:
        """Look at a watched match, without the database, as there may be thousands."""
        with _logging_failures(f"match {log_id(match.info.id)}: looking around"):
            match.notice_leavers()
            # Agreed: it could not be written when the last of them agreed.
            if match.agreed or match.unnoted or match.unread:
                self._to_retry[match.info.id] = match

    async def _for_each(self, do: Callable[[Match], None]) -> None:
        """Do something with each watched match, some at a time, so that nobody waits for it."""
        for number, match in enumerate(list(self._live.values()), 1):
            if match.watchers:
                do(match)
            if not number % SLICE:
                await anyio.lowlevel.checkpoint()

    async def _try_again(self) -> None:
        """Do what could not be done for want of a database."""
        failed, self._to_retry = self._to_retry, {}
        for id, match in failed.items():
            with _logging_failures(f"match {log_id(id)}: trying again"):
                try:
                    if match.outdated:
                        await match.make_sure()
                    await match.note_connected()
                    await match.end_if_agreed()
                except Exception:
                    self._to_retry[id] = match
                    raise
                self.wake_bots(match)

    async def _end(self, id: str) -> None:
        """End a match whose absent people had their day; it needn't be in memory."""
        match = self._live.get(id)
        if match is None:
            with suppress(StaleVersion):  # another process was quicker
                await self._services.store.end(id)
            return
        await match.reread()
        await match.end_if_agreed()

    def _enter(self, info: MatchInfo, seats: Sequence[Seat]) -> None:
        """Add a match, unless it is in memory by now."""
        self._make_room()
        match = Match(info, Seats(seats), self.games[info.game], self._services)
        self.wake_bots(self._live.setdefault(info.id, match))

    def _drop(self, id: str) -> None:
        match = self._live.pop(id, None)
        if match is not None:
            match.mark_removed()

    def _make_room(self) -> None:
        """Drop idle matches if there are too many: looked at in turn, a few at a time, the oldest first."""
        for id in list(islice(self._live, LOOKS)) if len(self._live) >= KEPT else ():
            match = self._live.pop(id)
            if not match.idle:
                self._live[id] = match
                continue
            self._services.kept.forget(match)
            if len(self._live) < KEPT:
                return


@contextmanager
def _logging_failures(doing: str) -> Iterator[None]:
    """Log every exception instead of raising it."""
    try:
        yield
    except Exception:
        LOG.exception("%s failed", doing)
