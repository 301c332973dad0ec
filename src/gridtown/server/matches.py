"""Matches being played: one door for people and bots, one at a time, written down before it is told.

A match in memory is only a copy of its log. Whatever goes wrong while an action is written, the copy is
dropped and read back, so what people see is what the disk holds.
"""

import logging
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final

import anyio
from anyio.abc import TaskGroup
from sqlalchemy.exc import SQLAlchemyError

from gridtown.bots.bot import Bot
from gridtown.core.action import CHANCE
from gridtown.core.errors import GridtownError, StaleVersion
from gridtown.core.game import Game
from gridtown.core.rng import Rng
from gridtown.core.view import View
from gridtown.server.course import Course, record_of
from gridtown.server.protocol import PERSON, Command
from gridtown.server.refusal import Refusal
from gridtown.server.store import Entry, Sitting, Store
from gridtown.server.update import legal_actions, parse

LOG: Final = logging.getLogger("gridtown.server")

KEPT: Final = 500
"""Matches kept in memory; those nobody watches are dropped first, and read back when asked for."""

MakeBot = Callable[[str, Game[Any], Rng], Bot]


class Watcher:
    """Somebody who wants to know when a match has changed; several changes may be told as one."""

    def __init__(self) -> None:
        self._changed = anyio.Event()

    def tell(self) -> None:
        self._changed.set()

    async def change(self) -> None:
        """Wait for a change after the last one waited for."""
        await self._changed.wait()
        self._changed = anyio.Event()


class Match:
    """One match and those who watch it. Its course may be used only inside `open`."""

    def __init__(self, entry: Entry, game: Game[Any], store: Store, make_bot: MakeBot) -> None:
        self.entry = entry
        self.game = game
        self._store = store
        self._make_bot = make_bot
        self._course: Course | None = None
        self._lock = anyio.Lock()
        self._watchers: set[Watcher] = set()
        self._thinking = False
        self.closing = False

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Course]:
        """The course of the match, standing still. Raises Refusal when it can't be read back."""
        async with self._lock:
            if self._course is None:
                self._course = await self._read_back()
            yield self._course

    async def act(self, player: int, command: Command) -> None:
        """Take a person's command, once. Raises Refusal, in the order of docs/protocol.md."""
        async with self.open() as course:
            done = course.commands.get((player, command.id))
            if done == command.action:
                return
            if done is not None:
                raise Refusal("id-reused")
            await self._take(course, self._admit(course, player, command), command.id)

    async def let_bots_act(self) -> None:
        """Let bots act until a person must, or the match has ended."""
        if self._thinking:
            return
        self._thinking = True
        try:
            while not self.closing and await self._let_bot_act():
                pass
        except Refusal as refusal:  # whoever comes to the table is told
            LOG.warning("match %s: bots can't go on: %s", self.entry.id, refusal.code)
        except Exception:
            LOG.exception("match %s: bots can't go on", self.entry.id)
        finally:
            self._thinking = False

    @contextmanager
    def watch(self) -> Iterator["Watcher"]:
        """Give a watcher, told of every change for as long as it watches."""
        watcher = Watcher()
        self._watchers.add(watcher)
        try:
            yield watcher
        finally:
            self._watchers.discard(watcher)

    @property
    def idle(self) -> bool:
        """Whether nobody watches and no bot thinks."""
        return not (self._watchers or self._thinking or self._lock.locked())

    def _admit(self, course: Course, player: int, command: Command) -> int:
        """The action of a command that may be taken now: match runs, player active, legal, not stale."""
        action = parse(course, player, command.action)
        if course.play.over:
            raise Refusal("over")
        if not self.game.may_act(course.state, player):
            raise Refusal("not-active")
        if (rule := self.game.explain(course.state, player, action)) is not None:
            raise Refusal("illegal", rule)
        if not course.history.is_fresh(player, command.version):
            raise Refusal("stale")
        return action

    async def _take(self, course: Course, action: int, command: str | None) -> None:
        """Apply, persist, publish; what could not be written was not taken."""
        try:
            log = course.take(action, command)
            await self._store.append(self.entry.id, log, ends=course.play.over)
        except BaseException as error:
            self._course = None
            if isinstance(error, StaleVersion):
                raise Refusal("stale") from error
            if isinstance(error, SQLAlchemyError | OSError):
                LOG.exception("match %s: an action was not saved", self.entry.id)
                raise Refusal("not-saved") from error
            raise
        self._publish()

    def _publish(self) -> None:
        for watcher in self._watchers:
            watcher.tell()

    async def _let_bot_act(self) -> bool:
        """Let one bot take one action; False when none has to. It thinks while others may go on."""
        async with self.open() as course:
            player = self._next_bot(course)
            if player is None:
                return False
            view, place = course.view(player), course.decisions[player]
            actions = legal_actions(course, view)
        choice = actions[0]
        if len(actions) > 1:
            choice = await anyio.to_thread.run_sync(self._think, player, place, view, actions)
        async with self.open() as course:
            if course.decisions[player] == place and self.game.is_legal(course.state, choice):
                await self._take(course, choice, None)
        return True

    def _next_bot(self, course: Course) -> int | None:
        to_act = (player for player in self.game.active_players(course.state) if player != CHANCE)
        return next((player for player in to_act if self.entry.seats[player] != PERSON), None)

    def _think(self, player: int, place: int, view: View[Any], actions: list[int]) -> int:
        """A bot's choice; it draws from its own place in its own stream, so a restart changes nothing."""
        rng = Rng(int(self.entry.seed, 16), 1 + player)
        rng.seek(place)
        try:
            choice = self._make_bot(self.entry.seats[player], self.game, rng).act(view, actions)
            if choice in actions:
                return choice
            LOG.error("match %s: bot %s chose no legal action", self.entry.id, self.entry.seats[player])
        except Exception:
            LOG.exception("match %s: bot %s failed", self.entry.id, self.entry.seats[player])
        return actions[rng.below(len(actions))]  # a bad bot shall not keep people waiting

    async def _read_back(self) -> Course:
        log = await self._store.log(self.entry.id)
        try:
            return await anyio.to_thread.run_sync(Course.replay, self.game, self.entry, log)
        except GridtownError as error:
            LOG.exception("match %s can't be replayed", self.entry.id)
            raise Refusal("closed") from error


class Matches:
    """All matches of the store, read when asked for. tasks: where bots think."""

    def __init__(
        self, store: Store, games: Mapping[str, Game[Any]], make_bot: MakeBot, tasks: TaskGroup
    ) -> None:
        self.games = games
        self._store = store
        self._make_bot = make_bot
        self._tasks = tasks
        self._live: dict[str, Match] = {}
        self._closing = False

    async def create(self, entry: Entry, sittings: list[Sitting]) -> None:
        """Begin a match."""
        course = Course(self.games[entry.game], entry)
        await self._store.create(entry, sittings, course.opening())
        await self.get(entry.id)

    async def get(self, id: str) -> Match:
        """A match that can be played or looked at. Raises Refusal: there is none, or it was closed."""
        if id not in self._live:
            entry = await self.entry(id)
            if self.is_closed(entry):
                raise Refusal("closed")
            self._make_room()
            match = Match(entry, self.games[entry.game], self._store, self._make_bot)
            self._live.setdefault(id, match)
            self.wake_bots(self._live[id])
        return self._live[id]

    async def entry(self, id: str) -> Entry:
        """What is fixed of a match. Raises Refusal when there is none."""
        entry = await self._store.entry(id)
        if entry is None:
            raise Refusal("no-such-table")
        return entry

    async def act(self, id: str, player: int, command: Command) -> Match:
        """Take a person's command; the bots answer it in their own time."""
        match = await self.get(id)
        await match.act(player, command)
        self.wake_bots(match)
        return match

    def wake_bots(self, match: Match) -> None:
        if not self._closing:
            self._tasks.start_soon(match.let_bots_act)

    def close(self) -> None:
        """Let bots finish the action they are at, and take no other."""
        self._closing = True
        for match in self._live.values():
            match.closing = True

    def is_closed(self, entry: Entry) -> bool:
        """Whether it was played by rules, or with components, that are not these."""
        game = self.games.get(entry.game)
        return game is None or (entry.rules_version, entry.edition) != (
            game.facts.rules_version,
            game.edition_hash,
        )

    async def record(self, id: str) -> str:
        """The record of a match that has ended or was closed. Raises Refusal while it runs."""
        entry = await self.entry(id)
        if entry.ended is None and not self.is_closed(entry):
            raise Refusal("running")
        return record_of(entry, await self._store.log(id)).to_json()

    def _make_room(self) -> None:
        """Forget the matches longest in memory that nobody needs there."""
        surplus = len(self._live) - KEPT + 1
        idle = [id for id, match in self._live.items() if match.idle] if surplus > 0 else []
        for id in idle[:surplus]:
            del self._live[id]
