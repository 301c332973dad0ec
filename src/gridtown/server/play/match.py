"""One match being played: the door for people and bots, one at a time, written down before it is told.

A match in memory is only a copy of its log. Whatever goes wrong while an action is written, the copy is
dropped and read back, so what people see is what the disk holds.
"""

import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Any, Final

import anyio
from sqlalchemy.exc import SQLAlchemyError

from gridtown.core.action import CHANCE
from gridtown.core.errors import GridtownError, IllegalAction, StaleVersion
from gridtown.core.game import Game
from gridtown.server.bots.thinkers import Question, Thinkers
from gridtown.server.disk.schema import TAKE_BACK, Entry, Logged
from gridtown.server.disk.store import Store
from gridtown.server.logs import mark
from gridtown.server.metrics import Metrics
from gridtown.server.play.course import Course
from gridtown.server.play.seats import Seats
from gridtown.server.play.update import legal_actions, parse, take_back
from gridtown.server.play.watcher import Watcher
from gridtown.server.protocol import Command, SightNews, TakeBack, TalkNews
from gridtown.server.refusal import Refusal

LOG: Final = logging.getLogger("gridtown.server")

TRIES: Final = 3
"""How often a command is tried anew when another process was quicker."""

Spread = Callable[[str, str], Awaitable[None]]
"""Tells other processes: of which match, what has changed."""


@dataclass(frozen=True)
class Means:
    """What every match needs: where it is kept, who thinks for its bots, how other processes hear of it, and
    who counts. patience: seconds after which a process that wanted to think for a bot is taken to be gone.
    process: this one's name among those that serve the same database.
    """

    store: Store
    thinkers: Thinkers
    spread: Spread
    metrics: Metrics
    patience: float
    process: str = field(default_factory=lambda: secrets.token_hex(8))


class Match:
    """One match and those who watch it. Its course may be used only inside `open`.

    entry, seats: as they were when last read; `reread` reads them again. outdated: whether that was tried,
    in vain so far. gone: whether it was removed.
    """

    def __init__(self, entry: Entry, seats: Seats, game: Game[Any], means: Means) -> None:
        self.entry = entry
        self.seats = seats
        self.game = game
        self.watchers: set[Watcher] = set()
        self.closing = anyio.Event()
        self.outdated = False
        self.gone = False
        self._means = means
        self._course: Course | None = None
        self._lock = anyio.Lock()
        self._reading = anyio.Lock()
        self._thinking = False
        self._present: list[str] = []

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Course]:
        """The course of the match, standing still. Raises Refusal when it can't be read back."""
        async with self._lock:
            if self._course is None:
                self._course = await self._read_back()
            yield self._course

    async def act(self, player: int, command: Command) -> None:
        """Take a person's command, once. Raises Refusal, in the order of docs/protocol.md."""
        for _ in range(TRIES):
            async with self.open() as course:
                if self._is_done(course, player, command.id, command.action):
                    return
                action = self._admit(course, player, command)
                if await self._write(course, partial(course.take, action, command.id)):
                    return
        raise Refusal("stale")

    async def take_back(self, player: int, wish: TakeBack) -> None:
        """Take a person's last action back, once. Raises Refusal where nothing can be."""
        for _ in range(TRIES):
            async with self.open() as course:
                if self._is_done(course, player, wish.id, TAKE_BACK):
                    return
                self._check_runs(course)
                self._check_plays(player)
                if course.has_taken_back_enough(player):
                    raise Refusal("too-often")
                if take_back(course, player, self.seats) is None:
                    raise Refusal("too-late")
                if not course.history.is_fresh(player, wish.version):
                    raise Refusal("stale")
                if await self._write(course, partial(course.take_back, player, wish.id)):
                    return
        raise Refusal("stale")

    async def end(self) -> None:
        """End the match because its people agree; nothing where it has ended by itself."""
        async with self.open() as course:
            if course.play.over or self.entry.ended is not None:
                return
            try:
                await self._means.store.end(self.entry.id)
            except StaleVersion:
                self._course = None
        await self.reread()
        self._publish()

    async def end_if_agreed(self) -> None:
        """End the match, for all to hear, where those who play agree to that and it runs still."""
        if self.seats.agreed and self.entry.ended is None:
            await self.end()
            await self.announce()

    async def let_bots_act(self) -> None:
        """Let bots act until a person must, or the match has ended."""
        if self._thinking:
            return
        self._thinking = True
        try:
            while not self.closing.is_set() and await self._let_bot_act():
                pass
        except Refusal as refusal:  # whoever comes to the table is told
            LOG.warning("match %s: bots can't go on: %s", mark(self.entry.id), refusal.code)
        except Exception:
            LOG.exception("match %s: bots can't go on", mark(self.entry.id))
        finally:
            self._thinking = False

    async def reread(self) -> None:
        """Read again who sits here and what is agreed, and tell the watchers of it."""
        was_left, before = self.left, self.seats
        async with self._reading:  # or what was read first might be taken in last
            try:
                table = await self._means.store.table(self.entry.id)
            except BaseException:
                self.outdated = True
                raise
            self.outdated = False
            if table is None:
                self.go()
                return
            self.entry, self.seats = table[0], Seats(table[1])
        others = (before.players, before.names) != (self.seats.players, self.seats.names)
        others |= self.left and not was_left
        for watcher in self.watchers:
            watcher.tell_room()
            if others:  # an update says who plays, under what name, and whether it is over
                watcher.tell_anew()

    async def announce(self) -> None:
        """The room has changed in the store: everybody is told, here and elsewhere."""
        await self.reread()
        await self._means.spread(self.entry.id, "room")

    async def catch_up(self) -> None:
        """Take in what another process has written."""
        async with self._lock:
            if self._course is not None:
                log = await self._means.store.log(self.entry.id, self._course.entries - 1)
                try:
                    self._course.follow(log)
                except GridtownError:
                    self._course = None
        self._publish()

    def tell(self, news: TalkNews | SightNews) -> None:
        """Tell everybody who watches something beside the game."""
        for watcher in self.watchers:
            watcher.tell(news)

    def go(self) -> None:
        """It was removed: let bots act no more, and watchers leave."""
        self.gone = True
        self.closing.set()
        for watcher in self.watchers:
            watcher.tell_room()

    @contextmanager
    def watch(self, guest: str | None) -> Iterator[Watcher]:
        """Give a watcher, told of every change for as long as it watches."""
        watcher = Watcher(guest)
        self.watchers.add(watcher)
        try:
            yield watcher
        finally:
            self.watchers.discard(watcher)

    @property
    def left(self) -> bool:
        """Whether its people have agreed to end it; the rules know nothing of that."""
        return self.entry.end == "agreed"

    @property
    def here(self) -> set[int]:
        """The seats whose holders watch by this process."""
        return {player for watcher in self.watchers for player in self.seats.held_by(watcher.guest)}

    @property
    def spectators(self) -> int:
        """How many watch by this process who have no seat."""
        return sum(not self.seats.held_by(watcher.guest) for watcher in self.watchers)

    async def notice_leavers(self, seats: Seats) -> None:
        """Tell the watchers when somebody has come or gone without a word. seats: as the disk has them."""
        present = seats.present(self.here)
        if not present == self._present == self.seats.present(self.here):
            self._present = present
            await self.reread()

    def is_behind(self, length: int) -> bool:
        """Whether another process has written what is not known here, the log being so long."""
        return self._course is not None and self._course.entries < length

    @property
    def idle(self) -> bool:
        """Whether nobody watches and no bot thinks."""
        return not (self.watchers or self._thinking or self._lock.locked())

    def _is_done(self, course: Course, player: int, id: str, wanted: str) -> bool:
        done = course.commands.get((player, id))
        if done is not None and done != wanted:
            raise Refusal("id-reused")
        return done is not None

    def _admit(self, course: Course, player: int, command: Command) -> int:
        """The action of a command that may be taken now: match runs, player active, legal, not stale."""
        action = parse(course, player, command.action)
        self._check_runs(course)
        self._check_plays(player)
        if not self.game.may_act(course.state, player):
            raise Refusal("not-active")
        if (rule := self.game.explain(course.state, player, action)) is not None:
            raise Refusal("illegal", rule)
        if not course.history.is_fresh(player, command.version):
            raise Refusal("stale")
        return action

    def _check_runs(self, course: Course) -> None:
        if course.play.over or self.entry.ended is not None:
            raise Refusal("over")

    def _check_plays(self, player: int) -> None:
        """Two don't play one seat: who is back takes it back first."""
        if self.seats.bot(player) is not None:
            raise Refusal("bot-plays")

    async def _write(self, course: Course, do: Callable[[], list[Logged]]) -> bool:
        """Apply, persist, publish; what could not be written was not done. False: another was quicker."""
        before = course.history.version(None)
        try:
            log = do()
            await self._keep(course, log, course.history.version(None) > before)
        except BaseException as error:
            self._course = None
            if isinstance(error, StaleVersion):
                await self.reread()
                self._publish()  # what the other has written
                return False
            if isinstance(error, IllegalAction):  # what others chose since rests on what was to be taken back
                raise Refusal("too-late") from error
            if isinstance(error, SQLAlchemyError | OSError):
                LOG.exception("match %s: an action was not saved", mark(self.entry.id))
                raise Refusal("not-saved") from error
            raise
        self._publish()
        await self._means.spread(self.entry.id, "log")
        if course.play.over:
            await self.announce()
        return True

    async def _keep(self, course: Course, log: Sequence[Logged], seen: bool) -> None:
        outcome = self.game.outcome(course.state) if course.play.over else None
        scores = None if outcome is None else list(outcome.scores)
        with self._means.metrics.append():
            await self._means.store.append(self.entry.id, log, int(course.state.active), scores, seen)

    def _publish(self) -> None:
        for watcher in self.watchers:
            watcher.tell_table()

    async def _let_bot_act(self) -> bool:
        """Let one bot take one action; False when none has to. It thinks while others may go on."""
        async with self.open() as course:
            player = self._next_bot(course)
            if player is None:
                return False
            view, entries = course.view(player), course.entries
            actions = legal_actions(course, view)
            question = self._question(course, player)
        choice = actions[0] if len(actions) == 1 else await self._think(question, entries)
        if choice is None:
            return True
        async with self.open() as course:
            unmoved = course.decisions[player] == question.place and self._next_bot(course) is not None
            if unmoved and self.game.is_legal(course.state, choice):
                await self._write(course, partial(course.take, choice, None))
        return True

    def _next_bot(self, course: Course) -> int | None:
        """Whose turn it is to act for a bot; bots commit after the last person has."""
        if self.entry.ended is not None or course.state.active & self.seats.persons:
            return None
        to_act = (player for player in self.game.active_players(course.state) if player != CHANCE)
        return next((player for player in to_act if self.seats.bot(player) is not None), None)

    def _question(self, course: Course, player: int) -> Question:
        return Question(
            game=self.entry.game,
            players=self.entry.players,
            options=self.entry.options,
            bot=self.seats.players[player],
            seed=int(self.entry.seed, 16),
            player=player,
            place=course.decisions[player],
            known=course.view(player).known.to_bytes(),
            match=mark(self.entry.id),
        )

    async def _think(self, question: Question, version: int) -> int | None:
        """A bot's choice; None where another process thinks about it and hasn't moved in good time."""
        seconds = self._means.patience
        if await self._means.store.claim(self.entry.id, version, self._means.process, seconds):
            began = perf_counter()
            choice = await self._means.thinkers.choose(question)
            self._means.metrics.thought(question.game, perf_counter() - began)
            return choice
        with anyio.move_on_after(seconds):
            await self.closing.wait()
        await self.catch_up()
        return None

    async def _read_back(self) -> Course:
        log = await self._means.store.log(self.entry.id)
        try:
            return await anyio.to_thread.run_sync(Course.replay, self.game, self.entry, log)
        except GridtownError as error:
            LOG.exception("match %s can't be replayed", mark(self.entry.id))
            raise Refusal("closed") from error
