"""The log of every match, in a database: appended to, never changed.

An append succeeds only for the version the writer expects, so two writers can't both move; and it is on
the disk when it returns. What is not the log (who sits where, that a match has ended) stands beside it.
"""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from anyio import CancelScope
from sqlalchemy import (
    JSON,
    URL,
    Boolean,
    Column,
    Connection,
    DateTime,
    ForeignKey,
    Integer,
    MetaData,
    RowMapping,
    Select,
    String,
    Table,
    Text,
    UniqueConstraint,
    event,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from gridtown.core.errors import StaleVersion

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

MATCHES: Final = Table(
    "matches",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("names", JSON, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("edition", String(128), nullable=False),
    Column("components", JSON, nullable=False),
    Column("seed", String(32), nullable=False),
    Column("seed_known", Boolean, nullable=False),
    Column("created", DateTime, nullable=False, index=True),
    Column("ended", DateTime, nullable=True),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("player", Integer, primary_key=True),
    Column("holder", String(64), index=True),
    Column("invitation", String(64), unique=True),
    UniqueConstraint("match_id", "holder"),
)

EVENTS: Final = Table(
    "events",
    METADATA,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("player", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("command", String(64)),
    UniqueConstraint("match_id", "player", "command"),
)

LISTED: Final = 100


@dataclass(frozen=True)
class Entry:
    """What is fixed when a match begins. components: its whole edition, as it was then."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    seats: list[str]
    names: list[str]
    rules_version: int
    edition: str
    components: dict[str, Any]
    seed: str
    seed_known: bool
    created: datetime
    ended: datetime | None = None


@dataclass(frozen=True)
class Logged:
    """One action of the log. player: who acted, -1 for chance; command: the id it was asked for by."""

    version: int
    player: int
    action: str
    command: str | None


@dataclass(frozen=True)
class Sitting:
    """A person's seat: whose it is, or by what invitation it may be had (both fingerprints)."""

    player: int
    holder: str | None
    invitation: str | None


class Store:
    """All that has to outlive the server. Made by `Store.open`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @staticmethod
    @asynccontextmanager
    async def open(path: Path) -> AsyncIterator["Store"]:
        """The store in the file `path`, made or brought up to date where needed, while it is used."""
        path.parent.mkdir(parents=True, exist_ok=True)
        engine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(path)))
        event.listen(engine.sync_engine, "connect", _be_careful)
        try:
            async with engine.connect() as connection:
                await connection.run_sync(_migrate)
                await connection.commit()
            yield Store(engine)
        finally:
            await engine.dispose()

    async def create(self, entry: Entry, sittings: Sequence[Sitting], log: Sequence[Logged]) -> None:
        """Keep a new match."""
        async with self._transaction() as connection:
            await connection.execute(insert(MATCHES), vars(entry))
            for sitting in sittings:
                await connection.execute(insert(SEATS), {"match_id": entry.id, **vars(sitting)})
            for logged in log:
                await connection.execute(insert(EVENTS), {"match_id": entry.id, **vars(logged)})

    async def append(self, match: str, log: Sequence[Logged], *, ends: bool) -> None:
        """Add to the log of a match. Raises StaleVersion when another has written these versions first."""
        rows = [{"match_id": match, **vars(logged)} for logged in log]
        try:
            async with self._transaction() as connection:
                await connection.execute(insert(EVENTS), rows)
                if ends:
                    ended = update(MATCHES).where(MATCHES.c.id == match)
                    await connection.execute(ended.values(ended=now()))
        except IntegrityError as error:
            raise StaleVersion(f"{match} has a version {log[0].version} already") from error

    async def entry(self, match: str) -> Entry | None:
        """What is fixed of a match; None where there is none."""
        rows = await self._rows(select(MATCHES).where(MATCHES.c.id == match))
        return Entry(**rows[0]) if rows else None

    async def entries(self) -> list[Entry]:
        """The latest matches, the newest first."""
        rows = await self._rows(select(MATCHES).order_by(MATCHES.c.created.desc()).limit(LISTED))
        return [Entry(**row) for row in rows]

    async def log(self, match: str) -> list[Logged]:
        """All of the log of a match, in order."""
        columns = (EVENTS.c.version, EVENTS.c.player, EVENTS.c.action, EVENTS.c.command)
        rows = await self._rows(select(*columns).where(EVENTS.c.match_id == match).order_by(EVENTS.c.version))
        return [Logged(**row) for row in rows]

    async def seats_of(self, holder: str) -> dict[str, int]:
        """Where the holder of a token sits: player by match."""
        rows = await self._rows(select(SEATS.c.match_id, SEATS.c.player).where(SEATS.c.holder == holder))
        return {row["match_id"]: row["player"] for row in rows}

    async def invited(self, invitation: str) -> str | None:
        """The match an unused invitation is for."""
        rows = await self._rows(select(SEATS.c.match_id).where(SEATS.c.invitation == invitation))
        return rows[0]["match_id"] if rows else None

    async def take_seat(self, invitation: str, holder: str) -> bool:
        """Exchange an invitation for its seat; it is used up by this. False where another was quicker."""
        taken = update(SEATS).where(SEATS.c.invitation == invitation)
        async with self._transaction() as connection:
            result = await connection.execute(taken.values(holder=holder, invitation=None))
        return result.rowcount == 1

    async def revision(self) -> str | None:
        """The migration the database stands at; whoever asks may give up waiting."""
        async with self._engine.connect() as connection:
            revision: str | None = await connection.scalar(text("SELECT version_num FROM alembic_version"))
        return revision

    async def _rows(self, query: Select[Any]) -> Sequence[RowMapping]:
        async with self._transaction() as connection:
            result = await connection.execute(query)
            rows: Sequence[RowMapping] = result.mappings().all()
        return rows

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is carried through, even when whoever wanted it has gone."""
        with CancelScope(shield=True):
            async with self._engine.begin() as connection:
                yield connection


def now() -> datetime:
    """The present moment in UTC, as the database keeps it."""
    return datetime.now(UTC).replace(tzinfo=None)


def _be_careful(connection: Any, _record: object) -> None:
    """Writers don't stop readers (WAL), and what is committed outlives a power failure (FULL)."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _scripts() -> Config:
    config = Config()
    scripts = str(Path(__file__).parent / "migrations")
    config.set_main_option("script_location", scripts.replace("%", "%%"))
    return config


@cache
def newest_revision() -> str | None:
    """The migration this version of the program brings a database to."""
    return ScriptDirectory.from_config(_scripts()).get_current_head()


def _migrate(connection: Connection) -> None:
    config = _scripts()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
