"""Notices between processes over a real PostgreSQL, with lost connections."""

import os
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import anyio
import pytest
from sqlalchemy import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from gridtown.server.storage import hub as hub_module
from gridtown.server.storage.hub import CHANNEL, PULSED, Hub, LocalHub, Pages, open_hub
from gridtown.server.storage.store import Store

if TYPE_CHECKING:
    from tests.server.postgres import Server

SOON = 20.0


class Process:
    """A hub, and what it has heard."""

    def __init__(self) -> None:
        self.hub: Hub = LocalHub()
        self.heard: list[tuple[str, str]] = []
        self.missed = 0

    def hear(self, match: str, topic: str) -> None:
        self.heard.append((match, topic))

    def miss(self, told: Pages) -> None:
        self.missed += 1
        self.told = told

    async def catch_up(self) -> list[str]:
        """The matches of which it may not have heard."""
        return [match async for page in self.told() for match in page]

    async def until(self, true: Callable[[], bool]) -> None:
        with anyio.fail_after(SOON):
            while not true():
                await anyio.sleep(0.01)


@asynccontextmanager
async def process(url: str) -> AsyncIterator[Process]:
    process = Process()
    async with open_hub(url, process.hear, process.miss) as process.hub:
        yield process


def with_two(url: str, what: Callable[[Process, Process], Awaitable[None]]) -> None:
    async def inside() -> None:
        async with Store.open(url):
            pass  # it has the tables now
        async with process(url) as one, process(url) as other:
            await what(one, other)

    anyio.run(inside)


async def hears(one: Process, other: Process, match: str) -> None:
    """Both tell and hear."""
    await one.hub.tell(match, "moved")
    await other.hub.tell(match, "chat")
    await one.until(lambda: (match, "chat") in one.heard)
    await other.until(lambda: (match, "moved") in other.heard)


def test_one_process_has_nobody_to_tell() -> None:
    async def inside() -> None:
        async with process("sqlite:////nowhere/tables.sqlite3") as alone:
            assert alone.hub.listening
            await alone.hub.tell("m1", "moved")
            assert (alone.heard, alone.missed) == ([], 0)

    anyio.run(inside)


def test_the_others_hear_it_and_oneself_does_not(postgres_url: str) -> None:
    async def tell(one: Process, other: Process) -> None:
        for number in range(20):
            await one.hub.tell("m1", f"ö'{number}")
        await one.hub.tell("m1", "last")
        await other.hub.tell("m2", "last")
        await other.until(lambda: len(other.heard) == 21)
        await one.until(lambda: bool(one.heard))
        assert other.heard == [("m1", f"ö'{number}") for number in range(20)] + [("m1", "last")]
        assert one.heard == [("m2", "last")]
        assert (one.missed, other.missed) == (0, 0)

    with_two(postgres_url, tell)


def test_a_plain_postgresql_url_will_do(postgres_url: str) -> None:
    with_two(postgres_url.replace("+psycopg", ""), lambda one, other: hears(one, other, "m1"))


def test_what_is_too_long_is_not_told_and_does_no_harm(postgres_url: str) -> None:
    async def tell(one: Process, other: Process) -> None:
        await one.hub.tell("m" * 8000, "moved")
        await hears(one, other, "m1")
        assert ("m1", "moved") in other.heard
        assert len(other.heard) == 1

    with_two(postgres_url, tell)


def test_strangers_on_the_channel_do_no_harm(postgres_url: str) -> None:
    async def tell(one: Process, other: Process) -> None:
        engine = create_async_engine(postgres_url)
        async with engine.begin() as connection:
            for payload in ("", "{", "[1, 2]", "7", '{"a": 1}', '[["m"], "b", "c"]', "null"):
                await connection.exec_driver_sql(f"NOTIFY {CHANNEL}, '{payload}'")
        await engine.dispose()
        await hears(one, other, "m1")
        assert (one.missed, other.missed) == (0, 0)

    with_two(postgres_url, tell)


def test_connections_that_were_cut_are_made_again(postgres: "Server", postgres_url: str) -> None:
    async def tell(one: Process, other: Process) -> None:
        for round in range(1, 4):
            await hears(one, other, f"before {round}")
            await anyio.to_thread.run_sync(postgres.cut_off_everybody)
            await one.until(lambda: one.missed == round and other.missed == round)  # noqa: B023
            assert one.hub.listening
            await hears(one, other, f"after {round}")

    with_two(postgres_url, tell)


def test_a_database_that_was_away_comes_back(postgres: "Server", postgres_url: str) -> None:
    async def tell(one: Process, other: Process) -> None:
        await hears(one, other, "before")
        await anyio.to_thread.run_sync(postgres.stop)
        await one.until(lambda: not one.hub.listening and not other.hub.listening)
        await one.hub.tell("while away", "moved")
        await anyio.sleep(0.5)
        assert (one.missed, other.missed) == (0, 0)
        await anyio.to_thread.run_sync(postgres.start)
        await one.until(lambda: one.missed == 1 and other.missed == 1)
        await hears(one, other, "after")

    with_two(postgres_url, tell)


def test_a_connection_that_hangs_is_given_up(
    postgres: "Server", postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "PULSE", 0.3)

    async def tell(one: Process, other: Process) -> None:
        await anyio.sleep(1)
        assert (one.missed, other.missed) == (0, 0)  # nobody spoke, but they are not deaf
        listeners = postgres.ask("SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
        assert len(listeners) == 2
        for pid in listeners:
            os.kill(pid, signal.SIGSTOP)
        try:
            await one.until(lambda: one.missed > 0 and other.missed > 0)
            await hears(one, other, "m1")
        finally:
            for pid in listeners:
                os.kill(pid, signal.SIGCONT)

    with_two(postgres_url, tell)


def test_no_such_database_is_an_error(postgres: "Server") -> None:
    async def inside() -> None:
        async with process(postgres.url("none")):
            pass

    with pytest.raises(Exception, match='database "none" does not exist'):
        anyio.run(inside)


def test_without_the_driver_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)

    async def inside() -> None:
        async with process("postgresql://localhost/tables"):
            pass

    with pytest.raises(ImportError, match=r"pip install gridtown\[postgres\]"):
        anyio.run(inside)


def test_what_was_told_while_one_was_deaf_is_read_and_nothing_else(
    postgres: "Server", postgres_url: str
) -> None:
    """However much was told before, and however often."""

    async def tell(one: Process, other: Process) -> None:
        for number in range(40):
            await other.hub.tell(f"before {number}", "log")
        since = one.hub._since  # type: ignore[attr-defined]
        await other.hub.tell("last", "log")
        await one.until(lambda: ("last", "log") in one.heard)
        await one.hub._say(one.hub._notice("", f"{PULSED}{await one.hub._oldest()}"))  # type: ignore[attr-defined]
        await one.until(lambda: one.hub._since > since)  # type: ignore[attr-defined]
        await anyio.to_thread.run_sync(postgres.cut_off_everybody)
        for number in (3, 4, 3):
            await other.hub.tell(f"while {number}", "status")
        await other.until(lambda: other.missed > 0)  # what could not be told is told then
        await one.until(lambda: one.missed > 0)
        with anyio.fail_after(SOON):
            while {"while 3", "while 4"} - {*(found := await one.catch_up())}:
                await anyio.sleep(0.05)
        assert sorted(found) == ["while 3", "while 4"]

    with_two(postgres_url, tell)


def test_what_was_told_is_read_in_pages(postgres: "Server", postgres_url: str) -> None:
    async def tell(one: Process, other: Process) -> None:
        await one.hub.tell("first", "log")
        fill = "INSERT INTO changes SELECT 'm' || n, txid_current() FROM generate_series(1, 1200) AS n"
        engine = create_async_engine(postgres_url)
        async with engine.begin() as connection:
            await connection.exec_driver_sql(fill)
        await engine.dispose()
        await anyio.to_thread.run_sync(postgres.cut_off_everybody)
        await one.until(lambda: one.missed > 0)
        pages = [page async for page in one.told()]
        assert [len(page) for page in pages] == [500, 500, 201]
        assert len({match for page in pages for match in page}) == 1201
        await other.until(lambda: other.missed > 0)

    with_two(postgres_url, tell)


def test_numbers_from_before_a_backup_was_restored_are_not_read(
    postgres: "Server", postgres_url: str
) -> None:
    async def tell(one: Process, other: Process) -> None:
        engine = create_async_engine(postgres_url)
        async with engine.begin() as connection:
            await connection.exec_driver_sql("INSERT INTO changes SELECT 'old', txid_current() + 1000000")
        await engine.dispose()
        await other.hub.tell("new", "log")
        await anyio.to_thread.run_sync(postgres.cut_off_everybody)
        await one.until(lambda: one.missed > 0)
        assert await one.catch_up() == ["new"]
        await other.until(lambda: other.missed > 0)

    with_two(postgres_url, tell)


def test_what_could_not_be_told_to_a_database_that_was_read_only_is_told_later(
    postgres: "Server", postgres_url: str
) -> None:
    name = make_url(postgres_url).database

    async def talk(one: Process, other: Process) -> None:
        postgres.run(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        postgres.cut_off_everybody()
        await one.until(lambda: one.missed > 0)
        await one.hub.tell("m", "status")
        await anyio.sleep(2)
        assert one.missed < 5  # it listens, and doesn't connect again and again
        assert other.heard == []
        postgres.run(f"ALTER DATABASE {name} SET default_transaction_read_only = off")
        missed = other.missed
        postgres.cut_off_everybody()
        with anyio.fail_after(SOON):
            # Told before the other listened again, it is read.
            while ("m", "status") not in other.heard and not (
                other.missed > missed and "m" in await other.catch_up()
            ):
                await anyio.sleep(0.05)

    with_two(postgres_url, talk)


def test_what_matters_now_or_never_is_not_written_down(postgres: "Server", postgres_url: str) -> None:
    async def tell(one: Process, other: Process) -> None:
        await other.hub.mention("m1", "ping")
        await one.until(lambda: ("m1", "ping") in one.heard)
        await anyio.to_thread.run_sync(postgres.cut_off_everybody)
        await one.until(lambda: one.missed > 0)
        assert await one.catch_up() == []
        await other.until(lambda: other.missed > 0)

    with_two(postgres_url, tell)
