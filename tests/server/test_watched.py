"""Thousands of matches that somebody watches: what they cost while nobody acts is the same as for ten.

Statements, tasks, live games and bytes are counted here; `benchmarks/watched.py` measures.
"""

import asyncio
import re
import tracemalloc
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from datetime import timedelta
from gc import collect
from pathlib import Path
from typing import Any

import anyio
import httpx2
import pytest
from sqlalchemy import Engine, event
from tests.server.fake_game import FakeGame
from tests.server.fake_server import fake_server
from tests.server.servers import open_context
from tests.server.test_processes import BOT, PEOPLE, info, pages, two
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.sync.client import connect

from gridtown.server.http.context import AppContext
from gridtown.server.live import kept, matches
from gridtown.server.live.match import Match
from gridtown.server.live.watcher import Watcher
from gridtown.server.storage.presence import Presence
from gridtown.table.live_game import LiveGame
from gridtown.table.protocol import Command, NoticeNews, ServerNotice, TakeBackRequest
from gridtown.table.seats import AWAY

FEW, MANY = 10, 200
IDLE = timedelta(days=90)


@contextmanager
def statements() -> Iterator[list[tuple[str, int]]]:
    """What any database is asked meanwhile: each statement, and the size of what it is given.

    A number has one size, however many digits it has: those of a time are more or fewer.
    """
    asked: list[tuple[str, int]] = []

    def note(_: object, __: object, query: str, values: Any, *___: object) -> None:
        asked.append((query, len(re.sub(r"\d+", "0", repr(values)))))

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        event.remove(Engine, "before_cursor_execute", note)


def kinds(asked: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """Statements in an order of their own, with their sizes in hundreds."""
    return sorted((query, size // 100) for query, size in asked)


async def fill(context: AppContext, count: int, seats: list[Any] = PEOPLE) -> None:
    """So many matches in the database."""
    game = FakeGame()
    log = LiveGame(game, info("any")).opening()
    for first in range(0, count, 50):
        async with anyio.create_task_group() as tasks:
            for number in range(first, min(first + 50, count)):
                tasks.start_soon(context.store.create, info(f"t{number:04}"), game.components(), seats, log)


@asynccontextmanager
async def watched(context: AppContext, count: int) -> AsyncIterator[list[Match]]:
    """So many matches, each watched by both of its people."""
    await fill(context, count)
    held = []
    with ExitStack() as watching:
        for number in range(count):
            match = await context.matches.get(f"t{number:04}")
            held.append(match)
            for guest in ("ada", "ben"):
                watching.enter_context(match.watch(guest))
        await context.store.presence.arrive([(match.info.id, player) for match in held for player in (0, 1)])
        for match in held:
            await match.reread()
        yield held


def measured(url: str, count: int, what: Callable[[AppContext, list[Match]], Awaitable[Any]]) -> Any:
    """What comes of doing something where so many matches are watched."""

    async def inside() -> Any:
        async with open_context(url) as context, watched(context, count) as held:
            return await what(context, held)

    return anyio.run(inside)


async def asked_in_a_round(context: AppContext, held: list[Match]) -> tuple[list[tuple[str, int]], int]:
    await context.matches._look_around(IDLE)
    before = len(asyncio.all_tasks())
    with statements() as asked:
        await context.matches._look_around(IDLE)
    assert all(match.presence == ["here", "here"] for match in held)
    return kinds(asked), len(asyncio.all_tasks()) - before


def test_a_round_asks_the_same_however_many_are_watched(url: str, fresh_url: str) -> None:
    few, many = measured(url, FEW, asked_in_a_round), measured(fresh_url, MANY, asked_in_a_round)
    assert few == many
    assert many[1] == 0  # no task is left
    assert 0 < len(many[0]) < 20


def test_lost_notices_cost_what_has_changed_and_not_what_is_held(url: str, fresh_url: str) -> None:
    async def lose(context: AppContext, held: list[Match]) -> tuple[list[tuple[str, int]], int]:
        changed = [match.info.id for match in held[2:5]]
        before = len(asyncio.all_tasks())
        with statements() as asked:
            context.matches.missed(pages(*changed, "not-here"))
            assert all(match.outdated for match in held)
            started = len(asyncio.all_tasks()) - before
            with anyio.fail_after(30):
                while any(match.outdated for match in held):
                    await anyio.sleep(0.01)
        return kinds(asked), started

    few, many = measured(url, FEW, lose), measured(fresh_url, MANY, lose)
    assert few == many
    assert many[1] == 1


def test_what_has_changed_is_read_again_until_it_can_be(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(matches, "RETRY", 0.01)
    tries: list[int] = []

    async def told() -> AsyncIterator[list[str]]:
        tries.append(1)
        if len(tries) < 3:
            raise OSError("the database is away")
        yield []

    async def lose(context: AppContext, held: list[Match]) -> None:
        context.matches.missed(told)
        with anyio.fail_after(30):
            while any(match.outdated for match in held):
                await anyio.sleep(0.01)

    measured(url, 2, lose)
    assert len(tries) == 3
    assert "the database is away" in caplog.text


def test_what_could_not_be_heeded_is_done_at_the_next_round(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def heed(context: AppContext, held: list[Match]) -> None:
        match, fine = held[0], context.store.log
        async with match.open():
            pass

        async def fail(*_: object) -> None:
            raise OSError("the database is away")

        context.store.log = fail  # type: ignore[assignment, method-assign]
        context.matches.heard(match.info.id, "log")
        with anyio.fail_after(30):
            while not match.outdated:
                await anyio.sleep(0.01)
        match.trust(1)  # of what nothing was told since; this was told before
        assert match.outdated
        context.store.log = fine  # type: ignore[method-assign]
        await context.matches._look_around(IDLE)
        assert not match.outdated

    measured(url, 1, heed)
    assert "hearing of log failed" in caplog.text


def test_several_notices_that_wait_are_heeded_once(url: str) -> None:
    async def hear(context: AppContext, held: list[Match]) -> list[tuple[str, int]]:
        async with held[0].open():
            pass
        with statements() as asked:
            for _ in range(50):
                context.matches.heard(held[0].info.id, "log")
            await anyio.sleep(0.2)
        return [each for each in asked if "log_entries" in each[0]]

    assert len(measured(url, 1, hear)) == 1


def test_news_of_the_house_reach_all_who_watch(url: str) -> None:
    news = NoticeNews(ServerNotice({"en": "Tea."}, False))

    async def tell(context: AppContext, held: list[Match]) -> None:
        context.matches.tell(news)
        with anyio.fail_after(30):
            while not all(watcher.news for match in held for watcher in match.watchers):
                await anyio.sleep(0.01)
        assert all([*watcher.news] == [news] for match in held for watcher in match.watchers)

    measured(url, 60, tell)


def test_where_only_people_play_nobody_looks_for_bots(url: str) -> None:
    async def look() -> None:
        async with open_context(url) as context:
            for id, seats in (("people", PEOPLE), ("bots", BOT)):
                await context.matches.create(info(id), seats)
            await anyio.sleep(0.1)
            people, bots = await context.matches.get("people"), await context.matches.get("bots")
            assert people._live is None
            assert bots._live is not None
            assert not people.waits_for_bots

    anyio.run(look)


# Memory


def live_games(held: list[Match]) -> int:
    return sum(match._live is not None for match in held)


def test_live_games_nobody_needs_leave_the_memory_though_their_matches_are_watched(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "MOST", 5)

    async def use(context: AppContext, held: list[Match]) -> None:
        for match in held:
            await context.matches.act(match.info.id, 0, Command("a", 1, "P1 pick 2"))
        assert live_games(held) == len(held[0]._services.kept) == 5
        first, watcher = held[0], next(iter(held[0].watchers))
        assert first._live is None
        watcher.table = False
        await context.matches.act(first.info.id, 1, Command("b", 1, "P2 pick 1"))
        assert watcher.table
        async with first.open() as live:
            assert live.view(None).known.round == 1
        assert live_games(held) == 5

    measured(url, 40, use)


def test_a_live_game_in_use_is_not_put_away(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "MOST", 1)

    async def use(_context: AppContext, held: list[Match]) -> None:
        async with held[0].open() as live:
            for match in held[1:]:
                async with match.open():
                    pass
            assert held[0]._live is live
        async with held[1].open():
            pass
        assert live_games(held) == 1

    measured(url, 5, use)


def test_a_table_more_looks_at_a_few_however_many_are_watched(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matches, "KEPT", FEW)
    looks: list[Match] = []
    idle: Any = Match.idle

    def look(match: Match) -> bool:
        looks.append(match)
        return bool(idle.fget(match))

    async def enter(context: AppContext, _held: list[Match]) -> None:
        monkeypatch.setattr(Match, "idle", property(look))
        await context.matches.create(info("new"), PEOPLE)
        assert len(looks) <= matches.LOOKS

    measured(url, 40, enter)


def test_those_who_come_and_go_leave_nothing_in_memory(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matches, "KEPT", 20)
    monkeypatch.setattr(kept, "MOST", 10)

    async def churn(context: AppContext, count: int) -> int:
        """So many matches are looked at and played; the bytes then held."""
        for number in range(count):
            match = await context.matches.get(f"t{number:04}")
            with match.watch("ada"), match.watch("ben"):
                await context.store.presence.arrive([(match.info.id, 0), (match.info.id, 1)])
                await match.announce()
                version = await version_of(match)
                await context.matches.act(match.info.id, 0, Command(f"{version}", version, "P1 pick 1"))
                await match.take_back(0, TakeBackRequest(f"back {version}", await version_of(match)))
            await depart(context.store.presence, match.info.id, [0, 1])
            await match.announce()
        await context.matches._look_around(IDLE)
        assert context.matches.live <= 20
        collect()
        return tracemalloc.get_traced_memory()[0]

    async def inside() -> None:
        async with open_context(f"sqlite:///{tmp_path / 'tables.sqlite3'}") as context:
            await fill(context, 40)
            tracemalloc.start()
            try:
                await churn(context, 40)
                first = await churn(context, 40)
                last = await churn(context, 40)
            finally:
                tracemalloc.stop()
            assert last - first < 100_000, (first, last)

    anyio.run(inside)


async def version_of(match: Match) -> int:
    async with match.open() as live:
        return live.history.version(0)


def test_of_what_was_sent_compressed_nothing_is_kept(tmp_path: Path) -> None:
    body = {"game": "fake", "players": 2, "seats": ["person", "person"]}
    with fake_server(f"sqlite:///{tmp_path / 'tables.sqlite3'}") as server:
        table = httpx2.post(f"{server.address}/api/tables", json=body, timeout=30).json()["table"]
        with connect(f"{server.address.replace('http', 'ws')}/api/tables/{table}/socket") as socket:
            assert "view" in socket.recv(30)
            [deflate] = socket.protocol.extensions
    assert isinstance(deflate, PerMessageDeflate)
    assert deflate.remote_no_context_takeover
    assert deflate.local_no_context_takeover


# Who is here


def test_who_stays_is_here_though_nothing_is_written(url: str) -> None:
    """At the other process, too, and for longer than one who is silent would be."""

    async def run() -> None:
        async with two(url) as (here, there):
            await here.matches.create(info("t"), PEOPLE)
            match, other = await here.matches.get("t"), await there.matches.get("t")
            with match.watch("ada"), match.watch("ben"):
                await here.store.presence.arrive([("t", 0), ("t", 1)])
                await match.announce()
                await beat(here, there)
                await other.reread()
                assert other.presence == ["here", "here"]
                go_on(here, there, by=AWAY * 3)
                await beat(here, there)
                assert other.presence == match.presence == ["here", "here"]
                with statements() as asked:
                    await here.matches._look_around(IDLE)
                assert not [query for query, _ in asked if "UPDATE seats" in query]

    anyio.run(run)


def test_who_was_at_a_process_that_died_was_here_as_long_as_it_lived(url: str) -> None:
    async def run() -> None:
        async with two(url) as (here, there):
            await here.matches.create(info("t"), PEOPLE)
            await here.store.presence.arrive([("t", 0)])
            await beat(here, there)
            other = await there.matches.get("t")
            arrived = other.seats.all[0].seen
            go_on(here, there, by=timedelta(minutes=20))
            await beat(here)  # its last
            with other.watch(None) as watcher:
                await there.matches._look_around(IDLE)
                assert other.presence[0] == "here"
                go_on(there, by=AWAY * 2)
                watcher.status = False
                await there.matches._look_around(IDLE)
                assert (other.presence[0], watcher.status) == ("away", True)
                go_on(there, by=timedelta(minutes=20))
                await there.matches._look_around(IDLE)
                await other.reread()
            seat = other.seats.all[0]
            assert seat.process is None
            assert arrived is not None
            assert seat.seen is not None
            assert timedelta(minutes=19) < seat.seen - arrived < timedelta(minutes=21)
            await beat(there)
            assert not there.store.presence.others

    anyio.run(run)


def test_who_closes_one_of_two_windows_is_here(url: str) -> None:
    """Also where the two were at different processes."""

    async def run() -> None:
        async with two(url) as (here, there):
            await here.matches.create(info("t"), PEOPLE)
            match, other = await here.matches.get("t"), await there.matches.get("t")
            await beat(here, there)
            with match.watch("ada"):
                await here.store.presence.arrive([("t", 0)])
                with other.watch("ada"):
                    await there.store.presence.arrive([("t", 0)])
                    await other.announce()
                await depart(there.store.presence, "t", [0])
                await other.announce()
                await match.reread()
                assert match.seats.all[0].process is None
                await here.matches._look_around(IDLE)
                await other.reread()
                go_on(here, there, by=AWAY * 2)
                await beat(here, there)
                assert match.presence[0] == other.presence[0] == "here"
            await depart(here.store.presence, "t", [0])
            go_on(here, there, by=AWAY * 2)
            await other.reread()
            assert other.presence[0] == "away"

    anyio.run(run)


def test_that_somebody_has_gone_is_written_when_it_can_be(url: str) -> None:
    """And told, as otherwise they would be here for as long as the process lives."""

    async def run() -> None:
        async with two(url) as (here, there):
            await here.matches.create(info("t"), PEOPLE)
            presence = here.store.presence
            await presence.arrive([("t", 0)])
            await beat(here, there)
            database = presence.database

            class Away:
                async def write(self, *_: object, **__: object) -> None:
                    raise OSError("the database is away")

            presence.database = Away()  # type: ignore[assignment]
            with pytest.raises(OSError, match="away"):
                await depart(presence, "t", [0])
            presence.database = database
            [before, _] = await here.store.seats("t")
            go_on(here, there, by=timedelta(hours=1))
            await here.matches._look_around(IDLE)
            [seat, _] = await here.store.seats("t")
            assert (before.process, seat.process) == (presence.process, None)
            assert seat.seen is not None
            assert here.store.clock.now() - seat.seen > timedelta(minutes=59)
            match = await there.matches.get("t")
            await match.reread()
            assert match.presence[0] == "away"

    anyio.run(run)


def test_of_many_who_go_at_once_each_is_written_once(url: str) -> None:
    async def go(context: AppContext, held: list[Match]) -> list[str]:
        with statements() as asked:
            async with anyio.create_task_group() as tasks:
                for match in held:
                    context.store.presence.go(match.info.id, [0, 1])
                    tasks.start_soon(context.store.presence.write_gone)
        return [query for query, _ in asked if query.startswith("UPDATE seats")]

    assert len(measured(url, FEW, go)) == 2 * FEW


def test_who_goes_from_one_process_to_another_is_here(url: str) -> None:
    async def run() -> None:
        async with two(url) as (here, there):
            await here.matches.create(info("t"), PEOPLE)
            await here.store.presence.arrive([("t", 0)])
            await there.store.presence.arrive([("t", 0)])
            await depart(here.store.presence, "t", [0])  # what was the first of its sockets is closed last
            [seat, _] = await here.store.seats("t")
            assert seat.process == there.store.presence.process

    anyio.run(run)


def test_who_is_here_at_another_process_is_asked_about_the_end(url: str) -> None:
    """Though a day has gone since, in which nothing was written of them."""

    async def run() -> None:
        async with two(url) as (here, there):
            await here.matches.create(info("t"), PEOPLE)
            await here.store.presence.arrive([("t", 1)])
            await beat(here, there)
            await there.store.agree("t", [0], agrees=True)
            go_on(here, there, by=timedelta(hours=25))
            await beat(here, there)
            assert await there.store.overdue() == []
            match = await there.matches.get("t")
            assert match.ending.awaited == [1]
            await depart(here.store.presence, "t", [1])
            go_on(here, there, by=timedelta(hours=1))
            await beat(here, there)
            assert await there.store.overdue() == []  # they were here since

    anyio.run(run)


async def depart(presence: Presence, match: str, players: list[int]) -> None:
    presence.go(match, players)
    await presence.write_gone()


async def beat(*contexts: AppContext) -> None:
    for _ in range(2):  # each hears of all
        for context in contexts:
            await context.store.presence.beat()


def go_on(*contexts: AppContext, by: timedelta) -> None:
    """Let the clock of the server go on, as each process has it."""
    for context in contexts:
        context.store.clock._at += by


def test_a_slow_reader_is_told_of_many_changes_at_once() -> None:
    async def tell() -> None:
        watcher = Watcher("ada")
        watcher.table = watcher.status = False
        for _ in range(1000):
            watcher.tell_table()
            watcher.tell_status()
        with anyio.fail_after(5):
            await watcher.wake()
        assert watcher.table
        assert watcher.status
        with anyio.move_on_after(0.05) as waiting:
            await watcher.wake()
        assert waiting.cancelled_caught

    anyio.run(tell)
