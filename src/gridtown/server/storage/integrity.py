"""Whether an SQLite file is sound, as far as can be seen in a second.

What is damaged deep inside would be found by whoever plays there, days later perhaps, when the backups that
are still kept are damaged too.
"""

import sqlite3
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Final

from gridtown.server.storage.fault import RESTORE, DatabaseFault
from gridtown.server.storage.sqlite import PATIENCE

LOOKED: Final = 1.0
"""Seconds to look through a file at most."""

LEAST: Final = 512
"""Bytes of the smallest file with anything in it. In place of less SQLite would quietly begin a new one."""

STEPS: Final = 10_000
"""Steps of SQLite's machine between two looks at the time."""


def check_integrity(file: Path) -> None:
    """Raise DatabaseFault where a file is seen to be damaged, and sqlite3.Error where it can't be read."""
    if not file.exists() or not file.stat().st_size:
        return
    if file.stat().st_size < LEAST:
        raise DatabaseFault(
            f"{file}: this is no SQLite database, or it is cut off: name another file, or {RESTORE}"
        )
    given_up = monotonic() + LOOKED
    with closing(sqlite3.connect(file, timeout=PATIENCE)) as connection:
        connection.set_progress_handler(lambda: monotonic() > given_up, STEPS)
        try:
            (answer,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_INTERRUPT:
                raise
            return
    if answer != "ok":
        found = " ".join(answer.split())
        raise DatabaseFault(f"{file}: the database is damaged ({found}): {RESTORE}")
