"""Whose an SQLite file is: one server's at a time.

A server keeps matches in memory and is told of changes by nobody, so a second one on the same file would
show old news. A lock beside the file says whose it is; the system lets go of it however its owner ends.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gridtown.server.storage.fault import DatabaseFault


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
        os.truncate(descriptor, 0)
        os.pwrite(descriptor, f"{os.getpid()}\n".encode(), 0)
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
        import fcntl  # noqa: PLC0415 - not on every system
    except ImportError:  # pragma: no cover
        return True
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # pragma: no cover - a file system that knows no locks, as some networks' do
        return True
    return True


def _named(descriptor: int) -> str:
    """The process that has the lock, as far as it has written that down."""
    text = os.pread(descriptor, 20, 0).decode(errors="replace").strip()
    return f" (process {text})" if text.isdecimal() else ""
