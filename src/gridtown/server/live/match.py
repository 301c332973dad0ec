"""A match in memory: actions of people and bots, one at a time, each stored before anybody is told.

A match in memory is only a copy of its log. If anything goes wrong while an action is stored, the copy is
dropped and read back, so people see what is on the disk.
"""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import partial
from time import monotonic, perf_counter
from typing import Any, Final

import anyio
from sqlalchemy.exc import SQLAlchemyError

from gridtown.core.action import actor
from gridtown.core.errors import GridtownError, IllegalAction, StaleVersion
from gridtown.core.game import Game
from gridtown.server.bots.pool import BotPool
from gridtown.server.live.hints import Hints
from gridtown.server.live.kept import Kept
from gridtown.server.live.watcher import Watcher
from gridtown.server.metering import Lanes
from gridtown.server.metrics import Metrics
from gridtown.server.storage.hub import Hub
from gridtown.server.storage.store import Store
from gridtown.table.admission import Moment
from gridtown.table.ahead import view_after
from gridtown.table.ending import Ending
from gridtown.table.hint import Found, hint_question
from gridtown.table.info import MatchInfo, log_id
from gridtown.table.live_game import LiveGame
from gridtown.table.log import TAKE_BACK, LogEntry
from gridtown.table.pace import Showing
from gridtown.table.protocol import ChatNews, Command, NoticeNews, PingNews, TakeBackRequest
from gridtown.table.question import Question, question_of
from gridtown.table.request_error import RequestError
from gridtown.table.seats import Seats
from gridtown.table.update import legal_actions

LOG: Final = logging.getLogger("gridtown.server")

NEVER: Final = -1
"""Before the first doubt."""

PASSING: Final = frozenset({"not-saved", "no-database"})
"""The codes of refusals that may be others at the next try."""

TRIES: Final = 3
"""How often a command is retried when another process was quicker."""

Notify = Callable[[str, str], Awaitable[None]]
"""Notifies other processes: of which match, what has changed."""


@dataclass(frozen=True)
class Services:
    """The services that matches share: storage, bots, the hub that tells other processes, metrics.

    claim_timeout: seconds after which a process that has claimed a bot's turn counts as gone. lanes: for work
    beside the event loop. kept: the live games in memory.
    """

    store: Store
    bot_pool: BotPool
    hub: Hub
    metrics: Metrics
    claim_timeout: float
    lanes: Lanes = field(default_factory=Lanes)
    kept: Kept = field(default_factory=Kept)


class Match:
    """A match and its watchers. Its live game may be used only inside `open`.

    info, seats: as last read; `reread` reads them again. removed: whether the match was removed.
    """

    def __init__(self, info: MatchInfo, seats: Seats, game: Game[Any], services: Services) -> None:
        self.info = info
        self.seats = seats
        self.game = game
        self.watchers: set[Watcher] = set()
        self.closing = anyio.Event()
        self.removed = False
        self._services = services
        self._live: LiveGame | None = None
        self._lock = anyio.Lock()
        self._reading = anyio.Lock()
        self._thinking = False
        self._present: list[str] = []
        self._showing = Showing()
        self._changed = anyio.Event()
        self._hints = Hints()
        self._doubts = self._status_sure = self._log_sure = 0

    @asynccontextmanager
    async def open(self) -> AsyncIterator[LiveGame]:
        """The live game, under the lock of the match. Raises RequestError if it can't be read back."""
        async with self._lock:
            if self._live is None:
                self._live = await self._read_back()
            if not self.removed:
                self._services.kept.use(self)
            yield self._live

    def put_away(self) -> bool:
        """Let go of the live game, to be read back when it is needed. False where it is in use."""
        if self._lock.locked() or self._thinking:
            return False
        self._live = None
        return True

    async def act(self, player: int, command: Command) -> None:
        """Take a person's command, once. Raises RequestError, in the order of docs/protocol.md."""
        for _ in range(TRIES):
            async with self.open() as live:
                moment = self._moment(live)
                if moment.is_done(player, command.id, command.action):
                    return
                try:
                    actions = moment.admit(player, command)
                except RequestError:
                    if await self._follow(live):  # what another process did, of which nothing was heard yet
                        self._publish()
                        continue
                    raise
                if await self._take(live, actions, command.id):
                    return
        raise RequestError("stale")

    @asynccontextmanager
    async def looking_ahead(self, player: int) -> AsyncIterator[LiveGame]:
        """As `open`, for a person who might act now. Raises RequestError."""
        async with self.open() as live:
            self._moment(live).check_acts(player)
            yield live

    async def hint(self, player: int, after: Sequence[str] = ()) -> Found:
        """The best choices of a person whose turn it is; all are told who asked. Raises RequestError.

        after: steps that are only thought of. Asked again of the same view, it is the same hint, found and
        told once.
        """
        async with self._hints.lock:
            async with self.open() as live:
                self._moment(live).check_hint(player)
                asked = hint_question(live, view_after(live, player, after))
                version = live.history.version(player)
            found = self._hints.find(asked)
            if found is None:
                advice = await self._services.bot_pool.advise(asked)
                if not advice:
                    raise RequestError("no-hint")
                found = self._hints.keep(asked, advice)
                await self._tell_hint(player)
            return found.at(version)

    async def take_back(self, player: int, request: TakeBackRequest) -> None:
        """Take a person's last actions back, once. Raises RequestError if they can't be taken back."""
        for _ in range(TRIES):
            async with self.open() as live:
                moment = self._moment(live)
                if moment.is_done(player, request.id, TAKE_BACK):
                    return
                moment.check_take_back(player, request)
                if await self._write(live, partial(live.take_back, player, request.id, request.steps)):
                    return
        raise RequestError("stale")

    async def end(self) -> None:
        """End the match because its people agree, unless it has ended."""
        async with self.open() as live:
            if live.play.over or self.info.ended is not None:
                return
            try:
                await self._services.store.end(self.info.id)
            except StaleVersion:
                self._live = None
        await self.reread()
        self._publish()

    async def note_alive(self, player: int) -> None:
        """Note that a player is here who acts without a socket, where that gives them a say about the end."""
        asked, seen = self.info.end_asked, self.seats.all[player].seen
        if asked is not None and player not in self.here and (seen is None or seen < asked):
            await self._services.store.presence.see(self.info.id, player)
            await self.announce()

    async def note_connected(self) -> None:
        """Note whose socket is here, where the database knows of none: another, elsewhere, was closed."""
        if unnoted := self.unnoted:
            await self._services.store.presence.arrive([(self.info.id, player) for player in unnoted])
            await self.announce()

    async def end_if_agreed(self) -> None:
        """End the match, and announce it, if it runs and nobody's word is missing for that."""
        if not self.agreed:
            return
        await self.reread()  # who has come back meanwhile stands in the database
        if self.agreed:
            await self.end()
            await self.announce()

    @property
    def agreed(self) -> bool:
        """Whether it runs, and nobody's word is missing for its end."""
        return self.info.ended is None and self.ending.agreed

    @property
    def waits_for_bots(self) -> bool:
        """Whether a bot may have to act, and none does; where only people play nothing is looked up."""
        return self.seats.any_bot and self.info.ended is None and not self._thinking

    async def let_bots_act(self) -> bool:
        """Let bots act until a person must, or the match has ended. False where that failed."""
        if self._thinking:
            return True
        self._thinking = True
        try:
            while not self.closing.is_set() and await self._let_bot_act():
                pass
        except RequestError as refusal:  # whoever comes to the table is told
            LOG.warning("match %s: bots can't go on: %s", log_id(self.info.id), refusal.code)
            return refusal.code not in PASSING
        except Exception:
            LOG.exception("match %s: bots can't go on", log_id(self.info.id))
            return False
        finally:
            self._thinking = False
        return True

    async def reread(self) -> None:
        """Read info and seats again, and tell the watchers."""
        was_ended_by_agreement, before = self.ended_by_agreement, self.seats
        async with self._reading:  # or what was read first might be taken in last
            doubts = self._doubts
            try:
                table = await self._services.store.table(self.info.id)
            except BaseException:
                self._status_sure = NEVER
                raise
            self._status_sure = doubts
            if table is None:
                self.mark_removed()
                return
            self.info, self.seats = table[0], Seats(table[1])
        self._wake()
        others = (before.players, before.names) != (self.seats.players, self.seats.names)
        others |= self.ended_by_agreement and not was_ended_by_agreement
        self.tell_status()
        if others:  # an update says who plays, under what name, and whether it is over
            for watcher in self.watchers:
                watcher.tell_anew()

    async def announce(self) -> None:
        """Tell everybody, here and in other processes, that info or seats have changed in the store."""
        await self.reread()
        await self._services.hub.tell(self.info.id, "status")

    async def catch_up(self) -> None:
        """Apply the entries of the log that another process has written."""
        async with self._lock:
            doubts = self._doubts
            if self._live is not None:
                await self._follow(self._live)
            self._log_sure = doubts
        self._publish()

    def doubt(self, number: int) -> None:
        """Note that another process may have changed the match, as notices got lost.

        number: counts the times that they did.
        """
        self._doubts = number

    def trust(self, number: int) -> None:
        """Note that nothing has changed up to the doubt of this number, if all of before could be read."""
        if not self.unread:
            self._log_sure = max(self._log_sure, number)
            self._status_sure = max(self._status_sure, number)

    @property
    def unread(self) -> bool:
        """Whether it could not be read when it should have been."""
        return NEVER in (self._log_sure, self._status_sure)

    def distrust(self) -> None:
        """Note that what another process has changed could not be read."""
        self._log_sure = NEVER

    async def make_sure(self) -> None:
        """Read what another process may have changed. Raises SQLAlchemyError where that can't be."""
        await self.catch_up()
        await self.reread()

    async def _follow(self, live: LiveGame) -> bool:
        """Apply the entries of the log that another process has written; whether there are any."""
        log = await self._services.store.log(self.info.id, live.length - 1)
        if not log:
            return False
        self._showing.note(log[-1].player, monotonic())
        try:
            live.follow(log)
        except GridtownError:
            self._live = None
        return True

    def tell(self, news: ChatNews | PingNews | NoticeNews) -> None:
        """Send news beside the game to all watchers."""
        for watcher in self.watchers:
            watcher.tell(news)

    def mark_removed(self) -> None:
        """Stop the bots, and let the watchers be told that the match was removed."""
        self.removed = True
        self.close()
        self.tell_status()

    def close(self) -> None:
        """Let the bots finish the action they are at, and take no other."""
        self.closing.set()
        self._wake()
        self._services.kept.forget(self)

    @contextmanager
    def watch(self, guest: str | None) -> Iterator[Watcher]:
        """A watcher, told of every change inside the context."""
        watcher = Watcher(guest)
        self.watchers.add(watcher)
        try:
            yield watcher
        finally:
            self.watchers.discard(watcher)

    @property
    def outdated(self) -> bool:
        """Whether it may be otherwise in the database: it couldn't be read, or notices got lost."""
        return min(self._status_sure, self._log_sure) < self._doubts or not self._services.hub.listening

    @property
    def ended_by_agreement(self) -> bool:
        """Whether its people, or who runs the server, ended it, which the rules don't know."""
        return self.info.end in ("agreed", "closed")

    @property
    def here(self) -> set[int]:
        """The seats whose holders have a socket in this process."""
        return {player for watcher in self.watchers for player in self.seats.held_by(watcher.guest)}

    @property
    def connected(self) -> set[int]:
        """The seats whose holders have a socket, in this process or in another that lives."""
        return self.here | self.seats.connected(self._services.store.presence.others)

    @property
    def unnoted(self) -> list[int]:
        """The seats whose holders have a socket here, while the database knows of none anywhere."""
        return [player for player in self.here if self.seats.all[player].process is None]

    @property
    def presence(self) -> list[str]:
        """By seat: "bot", "free", "here", or "away"."""
        return self.seats.present(self.connected, self._services.store.clock.now())

    @property
    def ending(self) -> Ending:
        """The question of ending it early, as it stands now."""
        info, now = self.info, self._services.store.clock.now()
        return Ending(self.seats, info.ending, info.end_asked, now, self.connected)

    @property
    def spectators(self) -> int:
        """The number of watchers of this process without a seat."""
        return sum(not self.seats.held_by(watcher.guest) for watcher in self.watchers)

    def notice_leavers(self) -> None:
        """Tell the watchers if the presence of anybody has changed."""
        if self.presence != self._present:
            self.tell_status()

    def tell_status(self) -> None:
        """Let all watchers be told of the status."""
        self._present = self.presence
        for watcher in self.watchers:
            watcher.tell_status()

    @property
    def idle(self) -> bool:
        """Whether nobody watches and no bot thinks."""
        return not (self.watchers or self._thinking or self._lock.locked())

    def _moment(self, live: LiveGame) -> Moment:
        return Moment(live, self.info, self.seats)

    async def _tell_hint(self, player: int) -> None:
        """Write down that a player was given a hint, if it still matters, and tell everybody."""
        for _ in range(TRIES):
            async with self.open() as live:
                if live.play.over or self.info.ended is not None:
                    return
                if await self._write(live, partial(live.note_hint, player)):
                    return

    async def _take(self, live: LiveGame, actions: Sequence[int], command: str | None) -> bool:
        """Take a player's actions and note when they were shown. False: another process was quicker."""
        player, before = int(actor(actions[0])), int(live.state.to_act)
        if not await self._write(live, partial(live.take_all, actions, command)):
            return False
        if not before & live.state.to_act & ~(1 << player):  # else others choose at the same time, in secret
            self._showing.note(player, monotonic())
        return True

    async def _hold_back(self, player: int) -> None:
        """Wait until what was shown last has been in sight for as long as the pace of the table says."""
        while self.seats.persons and not self.closing.is_set():
            rest = self._showing.rest(self.info.pace, player, monotonic())
            if not rest:
                return
            with anyio.move_on_after(rest):
                await self._changed.wait()

    def _wake(self) -> None:
        """Let a bot that is held back look at the table again."""
        self._changed.set()
        self._changed = anyio.Event()

    async def _write(self, live: LiveGame, do: Callable[[], list[LogEntry]]) -> bool:
        """Apply, store, publish; what could not be stored was not done. False: another was quicker."""
        before = live.history.version(None)
        try:
            log = do()
            await self._keep(live, log, live.history.version(None) > before)
        except BaseException as error:
            self._live = None
            if isinstance(error, StaleVersion):
                await self.reread()
                self._publish()  # what the other has written
                return False
            if isinstance(error, IllegalAction):  # what others chose since rests on what was to be taken back
                raise RequestError("too-late") from error
            if isinstance(error, SQLAlchemyError | OSError):
                LOG.exception("match %s: an action was not saved", log_id(self.info.id))
                raise RequestError("not-saved") from error
            raise
        self._publish()
        if live.play.over:
            await self.announce()
        return True

    async def _keep(self, live: LiveGame, log: Sequence[LogEntry], seen: bool) -> None:
        """Append to the log on the disk. seen: whether everybody sees that something has happened."""
        outcome = self.game.outcome(live.state) if live.play.over else None
        scores = None if outcome is None else list(outcome.scores)
        with self._services.metrics.append():
            telling = self._services.hub.telling(self.info.id, "log")
            to_act = int(live.state.to_act)
            await self._services.store.append(self.info.id, log, to_act, scores, seen, telling)

    def _publish(self) -> None:
        for watcher in self.watchers:
            watcher.tell_table()

    async def _let_bot_act(self) -> bool:
        """Let one bot take one action, without the lock while it thinks. False if no bot has to act."""
        async with self.open() as live:
            player = self._moment(live).next_bot
            if player is None:
                return False
            view, length = live.view(player), live.length
            actions = legal_actions(live, view)
            asked = question_of(live, player, self.seats.players[player])
        choice = actions[0] if len(actions) == 1 else await self._think(asked, length)
        if choice is None:
            return True
        await self._hold_back(player)
        async with self.open() as live:
            unmoved = live.decisions[player] == asked.place and self._moment(live).next_bot is not None
            if unmoved and self.game.is_legal(live.state, choice):
                await self._take(live, [choice], None)
        return True

    async def _think(self, question: Question, version: int) -> int | None:
        """A bot's choice; None if another process has claimed the turn."""
        seconds = self._services.claim_timeout
        process = self._services.store.presence.process
        if await self._services.store.claim(self.info.id, version, process, seconds):
            began = perf_counter()
            choice = await self._services.bot_pool.choose(question)
            self._services.metrics.thought(question.game, perf_counter() - began)
            return choice
        with anyio.move_on_after(seconds):
            await self.closing.wait()
        await self.catch_up()
        return None

    async def _read_back(self) -> LiveGame:
        log = await self._services.store.log(self.info.id)
        try:
            return await self._services.lanes.slow.run(LiveGame.replay, self.game, self.info, log)
        except GridtownError as error:
            LOG.exception("match %s can't be replayed", log_id(self.info.id))
            raise RequestError("closed") from error
