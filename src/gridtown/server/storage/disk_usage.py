"""The room that a database takes, and what is left for it."""

import shutil
from math import nan
from pathlib import Path
from typing import Final

from anyio import to_thread
from sqlalchemy import text

from gridtown.server.storage.database import Database

SIZE: Final = text("SELECT pg_database_size(current_database())")


async def disk_usage(database: Database, file: Path | None) -> tuple[float, float]:
    """The bytes of a database, and those free on its disk. file: SQLite's; None: it is PostgreSQL's, whose
    disk may be another machine's, so that what is free there can't be known (NaN).
    """
    if file is None:
        return float(await database.read(lambda connection: connection.scalar(SIZE) or 0)), nan
    return await to_thread.run_sync(_of_file, file)


def _of_file(file: Path) -> tuple[float, float]:
    parts = (file, file.with_name(f"{file.name}-wal"))
    size = sum(part.stat().st_size for part in parts if part.exists())
    return float(size), float(shutil.disk_usage(file.parent).free)
