"""A SQLite file. Many read at the same time; one writes.

What waits while the disk is busy is committed together: one wait for the disk serves all of it, and each
piece of work stands or falls by itself. Left to themselves, several writers would wait for each other in
sleeps of up to a tenth of a second, and some in vain.
"""

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any, Final, Generic, TypeVar

from anyio import CancelScope, CapacityLimiter, Lock, to_thread
from sqlalchemy import URL, Connection, create_engine, event

READERS: Final = 8
"""How many read at the same time."""

T = TypeVar("T")


class Sqlite:
    """See `database.Database`."""

    def __init__(self, url: URL) -> None:
        address = url.set(drivername="sqlite+pysqlite")
        # Transactions are begun and ended here, in words: the driver would begin them too late.
        options: dict[str, Any] = {"isolation_level": "AUTOCOMMIT", "hide_parameters": True}
        self._engine = create_engine(address, pool_size=READERS + 1, max_overflow=0, **options)
        event.listen(self._engine, "connect", _be_careful)
        self._waiting: deque[_Wish[Any]] = deque()
        self._turn = Lock()
        self._writers = CapacityLimiter(1)
        self._readers = CapacityLimiter(READERS)

    def prepare(self, work: Callable[[Connection], None]) -> None:
        """Do what has to be done before anybody else uses the file, in this thread."""
        with self._engine.connect() as connection:
            work(connection)

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await to_thread.run_sync(self._look, work, limiter=self._readers)

    async def probe(self, work: Callable[[Connection], T]) -> T:
        return await to_thread.run_sync(self._look, work, abandon_on_cancel=True, limiter=self._readers)

    async def write(self, work: Callable[[Connection], T]) -> T:
        wish = _Wish(work)
        self._waiting.append(wish)
        with CancelScope(shield=True):
            async with self._turn:
                while not wish.done:  # who took it up may have been cut off, and its thread be at it still
                    await to_thread.run_sync(self._fulfil, limiter=self._writers)
        return wish.result()

    def close(self) -> None:
        """Close the file."""
        self._engine.dispose()

    def _look(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    def _fulfil(self) -> None:
        """Carry all out and commit them together; where the disk refuses that, none is carried out."""
        wishes = [self._waiting.popleft() for _ in range(len(self._waiting))]
        try:
            with self._engine.connect() as connection:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
                try:
                    for wish in wishes:
                        wish.fulfil(connection)
                    connection.exec_driver_sql("COMMIT")
                except BaseException:
                    connection.connection.rollback()
                    raise
        except BaseException as error:
            for wish in wishes:
                wish.fail(error)
        for wish in wishes:
            wish.done = True


class _Wish(Generic[T]):
    """Work to be done, then what came of it. done: whether that is on the disk, or has failed for good."""

    def __init__(self, work: Callable[[Connection], T]) -> None:
        self._work = work
        self._result: Callable[[], T] | None = None
        self.done = False

    def fulfil(self, connection: Connection) -> None:
        """Do the work. Raises what the driver does when the transaction around it was lost by that."""
        connection.exec_driver_sql("SAVEPOINT wish")
        try:
            given = self._work(connection)
        except Exception as error:
            connection.exec_driver_sql("ROLLBACK TO wish")  # raises where the transaction is gone
            self.fail(error)
        else:
            self._result = lambda: given
        connection.exec_driver_sql("RELEASE wish")

    def fail(self, error: BaseException) -> None:
        self._result = partial(_throw, error)

    def result(self) -> T:
        """What the work gave. Raises what it raised."""
        assert self._result is not None
        return self._result()


def _throw(error: BaseException) -> Any:
    raise error


def _be_careful(connection: Any, _record: object) -> None:
    """Writers don't stop readers (WAL), and what is committed outlives a power failure (FULL)."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
