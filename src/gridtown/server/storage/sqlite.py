"""An SQLite file: concurrent readers, one writer, and commits in groups.

What waits while the disk is busy is committed together: one wait for the disk serves all of it, and each
piece of work stands or falls by itself. Left to themselves, several writers would wait for each other in
sleeps of up to a tenth of a second, and some in vain.
"""

import sqlite3
from collections import deque
from collections.abc import Callable
from functools import partial
from time import monotonic, sleep
from typing import Any, Final, Generic, TypeVar

from anyio import CancelScope, CapacityLimiter, Lock, to_thread
from sqlalchemy import URL, Connection, create_engine, event

from gridtown.server.metering import metered

READERS: Final = 8
"""The number of concurrent readers."""

PATIENCE: Final = 30.0
"""Seconds to wait for another process that has locked the file: it may be migrating it, on a busy machine."""

PAUSE: Final = 0.02
"""Seconds between two tries of what SQLite itself does not wait for."""

T = TypeVar("T")


class Sqlite:
    """See `database.Database`."""

    def __init__(self, url: URL) -> None:
        address = url.set(drivername="sqlite+pysqlite")
        # Transactions are begun and ended here, in words: the driver would begin them too late.
        options: dict[str, Any] = {"isolation_level": "AUTOCOMMIT", "hide_parameters": True}
        self._engine = create_engine(address, pool_size=READERS + 1, max_overflow=0, **options)
        event.listen(self._engine, "connect", _be_careful)
        self._waiting: deque[_Job[Any]] = deque()
        self._turn = Lock()
        self._writers = CapacityLimiter(1)
        self._readers = CapacityLimiter(READERS)

    def prepare(self, work: Callable[[Connection], None]) -> None:
        """Do work in this thread before anything else uses the file."""
        with self._engine.connect() as connection:
            work(connection)

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await to_thread.run_sync(self._look, work, limiter=self._readers)

    async def probe(self, work: Callable[[Connection], T]) -> T:
        return await to_thread.run_sync(self._look, work, abandon_on_cancel=True, limiter=self._readers)

    async def write(self, work: Callable[[Connection], T], lasting: bool = True) -> T:
        job = _Job(work, lasting)
        self._waiting.append(job)
        with CancelScope(shield=True):
            async with self._turn:
                while not job.done:  # who took it up may have been cut off, and its thread be at it still
                    await to_thread.run_sync(self._run_waiting, limiter=self._writers)
        return job.result()

    def close(self) -> None:
        """Close the file."""
        self._engine.dispose()

    def _look(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return metered(work, connection)

    def _run_waiting(self) -> None:
        """Carry all out and commit them together; where the disk refuses that, none is carried out."""
        jobs = [self._waiting.popleft() for _ in range(len(self._waiting))]
        try:
            with self._engine.connect() as connection:
                # A power failure may undo what need not last; only of the rest the disk is waited for.
                wait = "FULL" if any(job.lasting for job in jobs) else "NORMAL"
                connection.exec_driver_sql(f"PRAGMA synchronous={wait}")
                connection.exec_driver_sql("BEGIN IMMEDIATE")
                try:
                    for job in jobs:
                        job.run(connection)
                    connection.exec_driver_sql("COMMIT")
                except BaseException:
                    connection.connection.rollback()
                    raise
        except BaseException as error:
            for job in jobs:
                job.fail(error)
        for job in jobs:
            job.done = True


class _Job(Generic[T]):
    """Work and its result. done: whether it is on the disk, or has failed for good; what needn't be `lasting`
    is done once everybody sees it.
    """

    def __init__(self, work: Callable[[Connection], T], lasting: bool = True) -> None:
        self._work = work
        self.lasting = lasting
        self._result: Callable[[], T] | None = None
        self.done = False

    def run(self, connection: Connection) -> None:
        """Do the work. Raises what the driver does when the transaction around it was lost by that."""
        connection.exec_driver_sql("SAVEPOINT job")
        try:
            given = self._work(connection)
        except Exception as error:
            connection.exec_driver_sql("ROLLBACK TO job")  # raises where the transaction is gone
            self.fail(error)
        else:
            self._result = lambda: given
        connection.exec_driver_sql("RELEASE job")

    def fail(self, error: BaseException) -> None:
        self._result = partial(_throw, error)

    def result(self) -> T:
        """The result of the work. Raises what it raised."""
        assert self._result is not None
        return self._result()


def _throw(error: BaseException) -> Any:
    raise error


def _be_careful(connection: sqlite3.Connection, _record: object) -> None:
    """Set up a connection: commits survive a power failure (FULL), foreign keys are checked."""
    connection.execute(f"PRAGMA busy_timeout={PATIENCE * 1000:.0f}")  # first: all others may find a lock
    _use_wal(connection)
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")


def _use_wal(connection: sqlite3.Connection) -> None:
    """Keep the write-ahead log from here on. Raises OperationalError when others hold the file for too long.

    Where several change a file's mode at once, SQLite refuses some of them on the spot, whatever its timeout:
    each would wait for the others.
    """
    given_up = monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() > given_up:
                raise
        sleep(PAUSE)
