"""The database: a SQLite file, or PostgreSQL by its URL. Work is a plain function of a connection."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from anyio import CancelScope, to_thread
from sqlalchemy import URL, Connection, delete, event, make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from gridtown.server.storage.fault import UnknownRevision
from gridtown.server.storage.schema import CLAIMS
from gridtown.server.storage.sqlite import PATIENCE, Sqlite

MIGRATING: Final = 0x6772_6964
"""The advisory lock under which one process at a time migrates a PostgreSQL database."""

LOCKED: Final = 30.0
"""Seconds to wait in PostgreSQL for what another has locked, as in an SQLite file."""

IDLE: Final = 60.0
"""Seconds after which PostgreSQL ends a transaction in which nothing is done: its process hangs, and others
wait for what it has locked.
"""

PATIENCE_MIGRATING: Final = 300
"""Seconds to wait for another process that may be migrating an SQLite file."""

T = TypeVar("T")


class Database(Protocol):
    """A database. Work that was begun is finished, even if the caller is cancelled."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """The result of `work`, which only reads."""

    async def write(self, work: Callable[[Connection], T], lasting: bool = True) -> T:
        """The result of `work`, once its changes are on the disk; if it raises, nothing is changed.

        lasting: whether they must survive a power failure. Else the disk is not waited for.
        """

    async def probe(self, work: Callable[[Connection], T]) -> T:
        """The result of `work`, which only reads; the caller may stop waiting."""


@asynccontextmanager
async def open_database(url: str) -> AsyncIterator[Database]:
    """The database at `url`, created or migrated if needed.

    url: `sqlite:///path` or `postgresql://…`.
    """
    parsed = make_url(url)
    if parsed.get_backend_name() == "postgresql":
        async with _open_postgres(parsed) as postgres:
            yield postgres
        return
    assert parsed.database is not None
    path = Path(parsed.database)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(0o600)  # it holds every hand, and the secret that guests are known by
    sqlite = Sqlite(parsed)
    try:
        await to_thread.run_sync(sqlite.prepare, _take_over)
        yield sqlite
    finally:
        sqlite.close()


def _take_over(connection: Connection) -> None:
    """Migrate a file, and drop claims: a file is used by one process, so their owners are gone."""
    migrate(connection)
    connection.execute(delete(CLAIMS))


class Postgres:
    """A PostgreSQL database, which many write to at the same time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def write(self, work: Callable[[Connection], T], lasting: bool = True) -> T:
        async with self._transaction(shield=True) as connection:
            if not lasting:
                await connection.execute(text("SET LOCAL synchronous_commit = off"))
            return await connection.run_sync(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self.write(work)

    async def probe(self, work: Callable[[Connection], T]) -> T:
        async with self._transaction(shield=False) as connection:
            return await connection.run_sync(work)

    @asynccontextmanager
    async def _transaction(self, *, shield: bool) -> AsyncIterator[AsyncConnection]:
        with CancelScope(shield=shield):
            async with self._engine.begin() as connection:
                yield connection


@asynccontextmanager
async def _open_postgres(url: URL) -> AsyncIterator[Postgres]:
    address = url.set(drivername="postgresql+psycopg")
    engine = create_async_engine(address, pool_pre_ping=True, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _limit_waits)
    try:
        postgres = Postgres(engine)
        await postgres.write(migrate)
        yield postgres
    finally:
        await engine.dispose()


def _limit_waits(connection: Any, _record: object) -> None:
    """Set up a connection: nobody waits for ever for who has died without a word."""
    with connection.cursor() as cursor:
        cursor.execute(f"SET lock_timeout = {LOCKED * 1000:.0f}")
        cursor.execute(f"SET idle_in_transaction_session_timeout = {IDLE * 1000:.0f}")
    connection.commit()  # or the next to roll back would undo it


REVISION: Final = text("SELECT version_num FROM alembic_version")
"""The query for the migration that a database stands at. It fails where none was ever made."""


@cache
def newest_revision() -> str | None:
    """The newest migration of this version of the program."""
    return ScriptDirectory.from_config(_scripts()).get_current_head()


@cache
def _known_revisions() -> frozenset[str]:
    """All migrations of this version of the program; reading them takes longer than all else at a start."""
    return frozenset(script.revision for script in ScriptDirectory.from_config(_scripts()).walk_revisions())


def migrate(connection: Connection) -> None:
    """Migrate a database: one process at a time, and all of it or nothing.

    Raises UnknownRevision for a database of a newer version of the program.
    """
    if _revision(connection) == newest_revision():
        return
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL lock_timeout = 0"))  # another may be at it for long
        connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
        _upgrade(connection)
        return
    # Tables that others refer to are made anew.
    connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
    connection.exec_driver_sql(f"PRAGMA busy_timeout={PATIENCE_MIGRATING * 1000}")
    connection.exec_driver_sql("BEGIN IMMEDIATE")
    if _revision(connection) != newest_revision():  # or another process has done it meanwhile
        _upgrade(connection)
    connection.exec_driver_sql("COMMIT")
    connection.exec_driver_sql("PRAGMA foreign_keys=ON")
    connection.exec_driver_sql(f"PRAGMA busy_timeout={PATIENCE * 1000:.0f}")


def _revision(connection: Connection) -> str | None:
    """The migration of a database; None for an empty one. Raises UnknownRevision."""
    try:
        revision = MigrationContext.configure(connection).get_current_revision()
    except CommandError as error:
        raise UnknownRevision("it says that it is of several revisions at once") from error
    if revision is not None and revision not in _known_revisions():
        raise UnknownRevision(f"revision {revision}, here known up to {newest_revision()}")
    return revision


def _upgrade(connection: Connection) -> None:
    config = _scripts()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _scripts() -> Config:
    config = Config()
    scripts = str(Path(__file__).parent / "migrations")
    config.set_main_option("script_location", scripts.replace("%", "%%"))
    return config
