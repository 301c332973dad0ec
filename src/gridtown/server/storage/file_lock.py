"""Whose an SQLite file is: one server's at a time.

A server keeps matches in memory and is told of changes by nobody, so a second one on the same file would
show old news. A lock beside the file says whose it is; the system lets go of it however its owner ends.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from gridtown.server.storage.fault import DatabaseFault

FAR: Final = 1 << 30
"""The byte that is locked on Windows, where a lock keeps others from reading: far behind what is written."""


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Keep other servers off an SQLite file.

    Raises DatabaseFault where another server has it, and OSError where nothing can be written beside it.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    descriptor = os.open(lock_of(file), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if not _lock(descriptor):
            raise DatabaseFault(
                f"{file}: another server{_named(descriptor)} uses this database already: stop that one, or "
                "give this one a database of its own (an SQLite file is for one server, PostgreSQL for more)"
            )
        os.lseek(descriptor, 0, os.SEEK_SET)
        os.write(descriptor, f"{os.getpid()}\n".encode())
        yield
    finally:
        os.close(descriptor)


def lock_of(file: Path) -> Path:
    """The file whose lock says that a server uses `file`, by whatever links it is named. It stays: only its
    lock means something.
    """
    file = file.resolve()
    return file.with_name(f"{file.name}.lock")


def _lock(descriptor: int) -> bool:
    """Lock it where system and file system can; False where another process has."""
    try:
        _take(descriptor)
    except (BlockingIOError, PermissionError):  # the one on Windows is the latter
        return False
    except OSError:  # pragma: no cover - a file system that knows no locks, as some networks' do
        return True
    return True


def _take(descriptor: int) -> None:
    """Lock it. Raises OSError."""
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415

        os.lseek(descriptor, FAR, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl  # noqa: PLC0415

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _named(descriptor: int) -> str:
    """The process that has the lock, as far as it has written that down."""
    os.lseek(descriptor, 0, os.SEEK_SET)
    line, *_ = os.read(descriptor, 20).split(b"\n")  # below it may be what is left of a longer one
    text = line.decode(errors="replace")
    return f" (process {text})" if text.isdecimal() else ""
