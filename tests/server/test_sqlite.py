"""Group commits: waiting work is written together, and each piece succeeds or fails by itself."""

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import anyio
import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import IntegrityError, OperationalError

from gridtown.server.storage import sqlite
from gridtown.server.storage.database import Database, open_database

Use = Callable[[Database], Awaitable[None]]


def use(folder: Path, what: Use) -> None:
    """Do something with a database that has a table of numbers."""

    async def inside() -> None:
        async with open_database(f"sqlite:///{folder / 't.sqlite3'}") as database:
            await database.write(put("CREATE TABLE numbers (n INTEGER PRIMARY KEY, pad BLOB)"))
            await what(database)

    anyio.run(inside)


def put(statement: str) -> Callable[[Connection], None]:
    def work(connection: Connection) -> None:
        connection.execute(text(statement))

    return work


def number(n: int, pad: int = 0) -> Callable[[Connection], None]:
    return put(f"INSERT INTO numbers VALUES ({n}, zeroblob({pad}))")


async def numbers(database: Database) -> list[int]:
    return await database.read(lambda c: list(c.scalars(text("SELECT n FROM numbers ORDER BY n"))))


async def together(database: Database, *works: Callable[[Connection], Any]) -> list[Any]:
    """What came of each piece of work; all of them wait while another is being done, which comes first."""
    results: list[Any] = [None] * len(works)
    hold, held = threading.Event(), threading.Event()

    def stay(_connection: Connection) -> None:
        held.set()
        assert hold.wait(10)

    async def run(place: int) -> None:
        try:
            results[place] = await database.write(works[place])
        except Exception as error:
            results[place] = error

    async with anyio.create_task_group() as tasks:
        tasks.start_soon(database.write, stay)
        await anyio.to_thread.run_sync(held.wait, 10)
        for place in range(len(works)):
            tasks.start_soon(run, place)
            await anyio.sleep(0)
        hold.set()
    return results


def test_each_gets_what_its_own_work_gave(tmp_path: Path) -> None:
    async def write(database: Database) -> None:
        works = [lambda _connection, n=n: n * n for n in range(50)]
        assert await together(database, *works) == [n * n for n in range(50)]

    use(tmp_path, write)


def test_what_waits_is_committed_at_once_and_in_order(tmp_path: Path) -> None:
    commits: list[str] = []

    async def write(database: Database) -> None:
        def listen(connection: Connection) -> None:
            raw: Any = connection.connection.dbapi_connection
            raw.set_trace_callback(commits.append)

        works = [listen, *(number(n) for n in (3, 1, 2))]
        assert await together(database, *works) == [None] * 4
        assert [line for line in commits if line == "COMMIT"] == ["COMMIT"]
        told = [line.split("(")[1][0] for line in commits if line.startswith("INSERT")]
        assert told == ["3", "1", "2"]
        assert await numbers(database) == [1, 2, 3]

    use(tmp_path, write)


def test_one_that_fails_takes_back_its_own_work_only(tmp_path: Path) -> None:
    def half(connection: Connection) -> None:
        number(7)(connection)
        number(1)(connection)

    async def write(database: Database) -> None:
        results = await together(database, number(1), half, number(2))
        assert [type(result) for result in results] == [type(None), IntegrityError, type(None)]
        assert await numbers(database) == [1, 2]

    use(tmp_path, write)


def test_a_full_disk_fails_all_that_waited_and_the_next_can_write(tmp_path: Path) -> None:
    async def write(database: Database) -> None:
        pages = await database.read(lambda c: c.scalar(text("PRAGMA page_count")))

        def narrow(connection: Connection) -> None:  # the limit is one connection's
            connection.execute(text(f"PRAGMA max_page_count = {pages + 2}"))

        def widen(connection: Connection) -> None:
            connection.execute(text("PRAGMA max_page_count = 100000"))

        results = await together(database, narrow, number(1), number(2, 1_000_000), number(3))
        assert all(isinstance(result, OperationalError) for result in results)
        assert await numbers(database) == []
        assert await together(database, widen, number(1), number(2)) == [None] * 3
        assert await numbers(database) == [1, 2]

    use(tmp_path, write)


def test_who_goes_away_does_not_stop_what_it_has_begun(tmp_path: Path) -> None:
    async def write(database: Database) -> None:
        hold, held = threading.Event(), threading.Event()

        def slow(connection: Connection) -> None:
            held.set()
            assert hold.wait(10)
            number(1)(connection)

        async with anyio.create_task_group() as tasks:
            tasks.start_soon(database.write, slow)
            tasks.start_soon(database.write, number(2))
            await anyio.to_thread.run_sync(held.wait, 10)
            tasks.cancel_scope.cancel()
            hold.set()
        assert await numbers(database) == [1, 2]

    use(tmp_path, write)


def test_nothing_is_answered_before_it_is_on_the_disk_though_who_writes_it_is_cut_off(tmp_path: Path) -> None:
    async def write(database: Database) -> None:
        first, last = (threading.Event(), threading.Event()), (threading.Event(), threading.Event())

        def stay(at: tuple[threading.Event, threading.Event]) -> Callable[[Connection], None]:
            def work(_connection: Connection) -> None:
                at[0].set()
                assert at[1].wait(10)

            return work

        works = (stay(first), number(1), number(2), stay(last))
        tasks = []
        for work in works:
            tasks.append(asyncio.create_task(database.write(work)))
            await asyncio.sleep(0)
        await anyio.to_thread.run_sync(first[0].wait, 10)
        first[1].set()
        await anyio.to_thread.run_sync(last[0].wait, 10)
        tasks[1].cancel()  # the one that writes for all; asyncio knows no shield
        done, _ = await asyncio.wait(tasks[2:], timeout=0.2)
        assert not done
        last[1].set()
        await asyncio.gather(*tasks[2:])
        assert await numbers(database) == [1, 2]

    use(tmp_path, write)


def test_readers_see_nothing_that_is_not_committed(tmp_path: Path) -> None:
    async def write(database: Database) -> None:
        hold, put_in = threading.Event(), threading.Event()

        def slow(connection: Connection) -> None:
            number(1)(connection)
            put_in.set()
            assert hold.wait(10)

        async with anyio.create_task_group() as tasks:
            tasks.start_soon(database.write, slow)
            await anyio.to_thread.run_sync(put_in.wait, 10)
            assert await numbers(database) == []
            hold.set()
        assert await numbers(database) == [1]

    use(tmp_path, write)


def test_who_only_probes_may_give_up_waiting(tmp_path: Path) -> None:
    async def write(database: Database) -> None:
        hold = threading.Event()
        with anyio.move_on_after(0.05) as scope:
            await database.probe(lambda _connection: hold.wait(10))
        assert scope.cancelled_caught
        hold.set()

    use(tmp_path, write)


def test_another_process_at_the_file_is_waited_for(tmp_path: Path) -> None:
    async def write(database: Database) -> None:
        with sqlite3.connect(tmp_path / "t.sqlite3", isolation_level=None, check_same_thread=False) as other:
            other.execute("BEGIN IMMEDIATE")
            other.execute("INSERT INTO numbers VALUES (1, NULL)")

            async def release() -> None:
                await anyio.sleep(0.1)
                other.execute("COMMIT")

            async with anyio.create_task_group() as tasks:
                tasks.start_soon(release)
                with pytest.raises(IntegrityError):
                    await database.write(number(1))
        other.close()

    use(tmp_path, write)


def test_a_file_that_another_process_is_making_is_waited_for(tmp_path: Path) -> None:
    """SQLite refuses to change the mode of a file on the spot while another process writes to it."""

    async def write(database: Database) -> None:
        await database.write(number(1))
        assert await numbers(database) == [1]

    with sqlite3.connect(tmp_path / "t.sqlite3", isolation_level=None, check_same_thread=False) as other:
        other.execute("CREATE TABLE letters (letter TEXT)")
        other.execute("BEGIN IMMEDIATE")
        release = threading.Timer(0.3, other.execute, ["COMMIT"])
        release.start()
        use(tmp_path, write)
        release.join()
    other.close()


def test_a_file_that_stays_locked_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(_database: Database) -> None:
        pass

    monkeypatch.setattr(sqlite, "PATIENCE", 0.1)
    with sqlite3.connect(tmp_path / "t.sqlite3", isolation_level=None) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(OperationalError, match="database is locked"):
            use(tmp_path, nothing)
    other.close()


def test_the_disk_is_waited_for_only_where_something_must_last(tmp_path: Path) -> None:
    async def write(database: Database) -> None:
        assert isinstance(database, sqlite.Sqlite)
        said: list[str] = []
        event.listen(database._engine, "before_cursor_execute", lambda *given: said.append(given[2]))
        await database.write(number(1))
        await database.write(number(2), lasting=False)
        assert [one for one in said if "synchronous" in one] == [
            "PRAGMA synchronous=FULL",
            "PRAGMA synchronous=NORMAL",
        ]
        assert await numbers(database) == [1, 2]

    use(tmp_path, write)
