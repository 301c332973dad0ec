"""The clock of a server: it goes while the server runs, whatever the system's clock does.

Who is away, which match is put away and when a code is void is decided by it, so that a system whose clock
is set, or was wrong when it started, does nothing to anybody. It starts with the system's time when a
database is made, counts by monotonic time, is kept in the database and goes on from there; it never goes
back. It is behind by as long as no server ran, so that does nothing to anybody either. Nobody is shown it.
"""

import logging
from contextlib import suppress
from datetime import datetime, timedelta
from time import monotonic
from typing import Final

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from gridtown.server.storage.database import Database
from gridtown.server.storage.fault import RESTORE, DamagedProperty
from gridtown.server.storage.schema import PROPERTIES, now

LOG: Final = logging.getLogger("gridtown.server")

NAME: Final = "clock"
"""The property in which it is kept."""

POSSIBLE: Final = (datetime(1970, 1, 1), datetime(9000, 1, 1))
"""The times that it may show: days can be counted from them in both directions."""


class Clock:
    """A clock. at: where it goes on from."""

    def __init__(self, at: datetime) -> None:
        self._at = at
        self._since = monotonic()

    def now(self) -> datetime:
        """The time that it shows."""
        return self._at + timedelta(seconds=monotonic() - self._since)

    def keep(self, connection: Connection) -> None:
        """Write down how late it is, unless another process was later: then it is as late as that."""
        time = self.now().isoformat(timespec="microseconds")  # as text they are in the same order
        written = update(PROPERTIES).where(PROPERTIES.c.name == NAME).values(value=time)
        try:
            kept = kept_time(connection)
        except DamagedProperty as error:
            LOG.warning("%s; done, by the clock of this process", error)
            connection.execute(written)
            return
        if kept is not None and kept > self.now():
            self._at, self._since = kept, monotonic()
            return
        connection.execute(written.where(PROPERTIES.c.value < time))


async def open_clock(database: Database) -> Clock:
    """The clock as it is kept; a new database's starts with the system's. Raises DamagedProperty."""
    kept = await database.read(kept_time)
    if kept is None:
        with suppress(IntegrityError):  # another process was quicker
            await database.write(_start)
        kept = await database.read(kept_time)
    assert kept is not None
    return Clock(kept)


def _start(connection: Connection) -> None:
    time = now().isoformat(timespec="microseconds")
    connection.execute(insert(PROPERTIES).values(name=NAME, value=time))


def kept_time(connection: Connection) -> datetime | None:
    """The time as it is kept; None in a database that no server has used yet. Raises DamagedProperty."""
    text = connection.scalar(select(PROPERTIES.c.value).where(PROPERTIES.c.name == NAME))
    if text is None:
        return None
    with suppress(ValueError, TypeError):  # no text at all, perhaps, or a time of some zone
        time = datetime.fromisoformat(text)
        if POSSIBLE[0] <= time < POSSIBLE[1]:
            return time
    raise DamagedProperty(
        f"the clock that the database keeps is damaged ({str(text)[:40]!r}): take it out, which sets it by "
        f"the system's (DELETE FROM properties WHERE name = '{NAME}'), or {RESTORE}"
    )
