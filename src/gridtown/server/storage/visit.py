"""A visit to a database that a server may be using meanwhile: nothing is created, migrated or taken over."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from gridtown.core.errors import GridtownError
from gridtown.server.settings import masked
from gridtown.server.storage.database import REVISION, Database, Postgres, newest_revision
from gridtown.server.storage.sqlite import Sqlite


class CannotVisit(GridtownError):
    """A database that can't be visited; the message says what would mend it."""


@asynccontextmanager
async def visit(url: str) -> AsyncIterator[Database]:
    """The database at `url`, as it is. Raises CannotVisit."""
    async with _opened(url) as database:
        try:
            revision = await database.read(lambda connection: connection.scalar(REVISION))
        except (SQLAlchemyError, OSError) as error:
            raise CannotVisit(
                f"{masked(url)}: this database can't be read: {_told(error)}; is it the one that the server "
                "uses, and may this user read it?"
            ) from error
        if revision != newest_revision():
            raise CannotVisit(
                f"{masked(url)}: this database is of version {revision} and this program of "
                f"{newest_revision()}; use the program that the server runs, or start this one's once"
            )
        yield database


@asynccontextmanager
async def _opened(url: str) -> AsyncIterator[Database]:
    parsed = make_url(url)
    if parsed.get_backend_name() == "postgresql":
        address = parsed.set(drivername="postgresql+psycopg")
        try:
            engine = create_async_engine(address, pool_size=1, max_overflow=0, hide_parameters=True)
        except ImportError as error:
            raise CannotVisit("PostgreSQL needs its driver: pip install gridtown[postgres]") from error
        try:
            yield Postgres(engine)
        finally:
            await engine.dispose()
        return
    if parsed.database is None or not Path(parsed.database).is_file():
        raise CannotVisit(
            f"{parsed.database}: there is no such database; name it with --config or --database"
        )
    sqlite = Sqlite(parsed)
    try:
        yield sqlite
    finally:
        sqlite.close()


def _told(error: Exception) -> str:
    """The first line of what the driver says."""
    return str(getattr(error, "orig", None) or error).partition("\n")[0]
