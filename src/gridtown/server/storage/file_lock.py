"""Whose an SQLite file is: one server's at a time.

A server keeps matches in memory and is told of changes by nobody, so a second one on the same file would
show old news. A lock beside the file says whose it is, and on Linux a lock on the file itself, which holds by
whatever name it is reached; the system lets go of both however their owner ends.
"""

import os
import struct
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from gridtown.server.storage.fault import DatabaseFault

FAR: Final = 1 << 30
"""The byte that is locked on Windows, where a lock keeps others from reading: far behind what is written."""

FARTHER: Final = 1 << 62
"""The byte of a database that is locked: behind those that SQLite locks, and all that it ever writes."""

MEND: Final = (
    "stop that one, or give this one a database of its own (an SQLite file is for one server, PostgreSQL for "
    "more)"
)


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Keep other servers off an SQLite file.

    Raises DatabaseFault where another server has it, or where it has two names, and OSError where nothing can
    be written beside it.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    descriptor = os.open(lock_of(file), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if not _lock(descriptor):
            raise DatabaseFault(
                f"{file}: another server{_named(descriptor)} uses this database already: {MEND}"
            )
        os.lseek(descriptor, 0, os.SEEK_SET)
        os.write(descriptor, f"{os.getpid()}\n".encode())
        with _itself_locked(file):
            _check_names(file)
            yield
    finally:
        os.close(descriptor)


@contextmanager
def _itself_locked(file: Path) -> Iterator[None]:
    """Lock the file itself, where the system has locks that go with a descriptor; it is made where it is not.

    Raises DatabaseFault where another server has it under another name. Whoever closes a file that SQLite has
    open in the same process ends SQLite's own locks on it, so this one is kept open until all is over.
    """
    descriptor = None
    with suppress(OSError):  # what can't be opened is said by who needs it
        descriptor = os.open(file, os.O_RDWR | os.O_CREAT, 0o600) if sys.platform == "linux" else None
    try:
        if descriptor is not None and not _lock_far(descriptor):
            raise DatabaseFault(
                f"{file}: another server uses this database already, by another name (a hard link, or it was "
                f"moved): {MEND}"
            )
        yield
    finally:
        if descriptor is not None:
            os.close(descriptor)


def _check_names(file: Path) -> None:
    """Raise DatabaseFault where a file has several names: what SQLite writes beside it belongs to one of
    them, so whoever comes by another misses what was done last, and damages what is there.
    """
    if file.exists() and file.stat().st_nlink > 1:
        raise DatabaseFault(
            f"{file}: this file has another name, too (a hard link), by which SQLite would miss what stands "
            f"in {file.name}-wal: remove the other name; `gridtown backup` makes copies"
        )


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


def _lock_far(descriptor: int) -> bool:
    """Lock a database's farthest byte; False where another server has."""
    if sys.platform == "linux":
        import fcntl  # noqa: PLC0415

        # The system's `struct flock`: kind, whence, begin, length, and no process.
        wanted = struct.pack("hhqqi0q", fcntl.F_WRLCK, os.SEEK_SET, FARTHER, 1, 0)
        try:
            fcntl.fcntl(descriptor, fcntl.F_OFD_SETLK, wanted)
        except (BlockingIOError, PermissionError):
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
