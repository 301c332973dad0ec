"""A system whose clock is set, or was wrong from the start: by that nobody is taken for away or here, no
match is put away, and no code is void.
"""

import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import anyio
import httpx2
import pytest
from sqlalchemy import update
from tests.server.test_migration import fill, upgrade, with_connection
from tests.server.test_serve import begin

from gridtown.server.storage.clock import kept_time
from gridtown.server.storage.schema import PROPERTIES
from gridtown.server.storage.store import Store

PROGRAM = """
import sys
from datetime import datetime, timedelta
from pathlib import Path
from gridtown.server.live import matches
from gridtown.server.running import run
from gridtown.server.settings import Settings
from gridtown.server.storage import schema
from gridtown.table import seats
from tests.server.servers import fake_app

class Wrong(datetime):
    @classmethod
    def now(cls, zone=None):
        days = float(Path(sys.argv[2]).read_text())
        return datetime.now(zone) + timedelta(days=days)

schema.datetime = Wrong
matches.HEARTBEAT = 0.05
seats.AWAY = timedelta(seconds=float(sys.argv[3]))
run.create_app = lambda settings: fake_app(settings.database, hosts=())
run.serve(Settings(database=sys.argv[1], port=0), on_ready=lambda address: print("at", address, flush=True))
"""
"""A server to which the system's clock is off by the days in a file, as they are now."""

HOUR = 1 / 24


class System:
    """A machine with a clock that can be set."""

    def __init__(self, folder: Path, root: Path) -> None:
        self.database = folder / "tables.sqlite3"
        self._days = folder / "days"
        self._root = root
        self.set_clock(0)

    def set_clock(self, days: float) -> None:
        part = self._days.with_suffix(".part")
        part.write_text(f"{days}")
        part.replace(self._days)

    @contextmanager
    def served(self, cookies: dict[str, str] | None = None, away: float = 45) -> Iterator[httpx2.Client]:
        """A server on it. away: seconds after which a person is away."""
        command = [sys.executable, "-c", PROGRAM, str(self.database), str(self._days), str(away)]
        with subprocess.Popen(command, cwd=self._root, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                address = next(line for line in process.stdout if line.startswith("at ")).split()[1]
                with httpx2.Client(base_url=address.rstrip("/"), cookies=cookies) as client:
                    yield client
            finally:
                process.kill()


@pytest.fixture
def system(tmp_path: Path, root: Path) -> System:
    return System(tmp_path, root)


def listed(client: httpx2.Client) -> list[str]:
    return [table["table"] for table in client.get("/api/tables").json()]


def presence(client: httpx2.Client, table: str) -> list[str]:
    return [seat["presence"] for seat in client.get(f"/api/tables/{table}/status").json()["seats"]]


def test_a_clock_that_is_ahead_for_a_while_puts_no_match_away(system: System) -> None:
    with system.served() as client:
        table = begin(client, "person", "person")["table"]
        for days in (100, 0, 100, -100, 0):
            system.set_clock(days)
            time.sleep(0.3)
            assert listed(client) == [table], days


def test_nor_does_one_that_is_ahead_when_the_server_starts(system: System) -> None:
    with system.served() as client:
        table = begin(client, "person", "person")["table"]
        cookies = dict(client.cookies)
    system.set_clock(100)
    with system.served(cookies) as client:
        time.sleep(0.3)
        assert listed(client) == [table]
    system.set_clock(0)
    with system.served(cookies) as client:
        time.sleep(0.3)
        assert listed(client) == [table]


def test_a_clock_that_goes_back_shows_nobody_as_here(system: System) -> None:
    with system.served(away=0.5) as client:
        table = begin(client, "person", "person")["table"]
        time.sleep(0.6)
        for days in (0, -HOUR, -100, HOUR):
            system.set_clock(days)
            assert presence(client, table) == ["away", "free"], days


def test_a_clock_that_goes_ahead_shows_nobody_as_away_and_ends_no_code(system: System) -> None:
    with system.served() as client:
        table = begin(client, "person", "person")["table"]
        code = client.post(f"/api/tables/{table}/transfer").json()["code"]
        system.set_clock(HOUR)
        assert presence(client, table) == ["here", "free"]
        with httpx2.Client(base_url=client.base_url) as tablet:
            assert tablet.post("/api/join", json={"key": code}).status_code == 200


def test_it_goes_on_where_it_stopped_never_back_and_as_late_as_the_latest_process(url: str) -> None:
    set_ahead = "UPDATE properties SET value = '2101-01-01T00:00:00.000000' WHERE name = 'clock'"

    async def serve() -> None:
        async with Store.open(url) as store:
            await store._database.write(lambda connection: connection.exec_driver_sql(set_ahead))
            assert store.clock.now().year < 2101
            await store.presence.beat()
            assert store.clock.now().year == 2101
        async with Store.open(url) as store:
            assert store.clock.now().year == 2101
            await store.presence.beat()
            assert store.clock.now().year == 2101

    anyio.run(serve)


@pytest.mark.parametrize("text", ["half past", "9999-12-31T23:59:59.999999", ""])
def test_a_process_that_runs_mends_a_damaged_clock(url: str, text: str) -> None:
    async def serve() -> None:
        async with Store.open(url) as store:
            shown = store.clock.now()
            kept = update(PROPERTIES).where(PROPERTIES.c.name == "clock").values(value=text)
            await store._database.write(lambda connection: connection.execute(kept))
            await store.presence.beat()
            time = await store._database.read(kept_time)
            assert time is not None
            assert shown <= time <= store.clock.now()

    anyio.run(serve)


def test_the_clock_of_an_old_database_starts_with_what_happened_last(bare_url: str) -> None:
    def use(connection: Any) -> None:
        fill(connection)
        upgrade(connection, "0006")

    async def migrate() -> None:
        await with_connection(bare_url, use)
        async with Store.open(bare_url) as store:
            assert f"{store.clock.now():%Y-%m-%d}" == "2026-01-01"
            assert await store.archive(timedelta(days=1)) == 0

    anyio.run(migrate)


def test_it_is_kept_while_a_server_runs(system: System) -> None:
    def kept() -> str:
        with closing(sqlite3.connect(system.database)) as connection:
            (value,) = connection.execute("SELECT value FROM properties WHERE name = 'clock'").fetchone()
            return str(value)

    with system.served():
        first, until = kept(), time.monotonic() + 20
        while kept() <= first:
            assert time.monotonic() < until
            time.sleep(0.05)
