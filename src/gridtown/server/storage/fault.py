"""Why a database can't be used, in one sentence that ends with what would mend it."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import DBAPIError

from gridtown.core.errors import GridtownError

OWNER: Final = "give the file and its folder to the user who runs the server"
RESTORE: Final = "restore the latest backup (docs/deploying.md, Backup and restore)"

SQLITE: Final = {
    sqlite3.SQLITE_NOTADB: f"is no SQLite database, or is damaged: name another file, or {RESTORE}",
    sqlite3.SQLITE_CORRUPT: f"is damaged: {RESTORE}",
    sqlite3.SQLITE_READONLY: f"can't be written to: {OWNER}",
    sqlite3.SQLITE_PERM: f"can't be opened: {OWNER}",
    sqlite3.SQLITE_CANTOPEN: f"can't be opened: {OWNER}",
    sqlite3.SQLITE_FULL: "can't grow, as the disk is full: make room on it",
    sqlite3.SQLITE_IOERR: "can't be read or written, as the disk fails: look at it and at its room",
    sqlite3.SQLITE_BUSY: "is kept locked by another program: end that program first",
}
"""By the primary result code of SQLite."""


class DatabaseFault(GridtownError):
    """A database that can't be used. The message names it, the fault and the mend; no password is in it."""


class UnknownRevision(GridtownError):
    """A database that a newer version of the program has brought up to date."""


class DamagedProperty(GridtownError):
    """Something that the database keeps and nobody can read. The message names it, the fault and the mend,
    and goes on where the database was named.
    """


@contextmanager
def faults_of(name: str) -> Iterator[None]:
    """Turn what goes wrong with a database into DatabaseFault. name: a path, or a URL without its password.

    What has another cause is raised as it is.
    """
    try:
        yield
    except UnknownRevision as error:
        raise DatabaseFault(
            f"{name}: the database was brought up to date by a newer version of Gridtown ({error}): "
            "install that version again, or restore the backup made before it"
        ) from error
    except DamagedProperty as error:
        raise DatabaseFault(f"{name}: {error}") from error
    except OSError as error:
        raise DatabaseFault(
            f"{name}: the database can't be opened ({error.strerror or error}): {OWNER}"
        ) from error
    except DBAPIError as error:
        raise DatabaseFault(f"{name}: the database {_driver_fault(error.orig)}") from error
    except sqlite3.Error as error:
        raise DatabaseFault(f"{name}: the database {_driver_fault(error)}") from error


def _driver_fault(error: BaseException | None) -> str:
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # what the driver itself finds has none
        return SQLITE.get(code, f"can't be used ({error}): {RESTORE}")
    said = " ".join(str(error).split()) or type(error).__name__
    return f"can't be used ({said}): see that it runs, and that `database` names it and its user rightly"
