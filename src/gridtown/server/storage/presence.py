"""Who is here. A seat names the process that its holder is connected to; a process says now and then that it
lives. So it is written down when somebody comes or goes, and nothing is written for those who stay.

When a process dies nobody can write that its people have gone: they were here as long as it was.
"""

import secrets
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Final

from anyio import Lock
from sqlalchemy import ColumnElement, Connection, RowMapping, Select, and_, delete, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from gridtown.server.storage.clock import Clock
from gridtown.server.storage.database import Database
from gridtown.server.storage.schema import PROCESSES, SEATS
from gridtown.table.seats import AWAY, Seat

GONE: Final = timedelta(minutes=10)
"""Without a word for so long, a process is forgotten: it died, and has a new name when it starts again."""


Place = tuple[str, int]
"""A match and a player."""


class Presence:
    """Who is connected to which process, as one of them knows it.

    process: its name, a new one at each start; others: the other processes that live.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.process = secrets.token_hex(8)
        self.others: frozenset[str] = frozenset()
        self._clock = clock
        self._gone: dict[Place, datetime] = {}
        self._writing = Lock()

    async def beat(self) -> list[str]:
        """Say that this process lives, and look which others do: as many statements whoever is here.

        Returns the matches that somebody has left without that being written down until now.
        """
        await self.database.write(self._say, lasting=False)
        heard = await self.database.read(_processes)
        now = self._clock.now()
        living = {name for name, seen in heard.items() if abs(now - seen) < AWAY}
        self.others = frozenset(living - {self.process})
        for name, seen in heard.items():
            if now - seen > GONE:
                await self.database.write(partial(_forget, process=name, seen=seen), lasting=False)
        return await self.write_gone()

    async def arrive(self, places: Sequence[Place]) -> None:
        """Note that the holders of these seats are connected here."""
        for place in places:
            self._gone.pop(place, None)
        now = self._clock.now()
        await self._note([(place, {"process": self.process, "seen": now}) for place in places])

    def go(self, match: str, players: Sequence[int]) -> None:
        """Note that the holders of these seats were connected here until now, to be written at the next beat.

        Who has said good-bye is away already, and who has come to another process is there.
        """
        now = self._clock.now()
        self._gone |= {(match, player): now for player in players}

    async def write_gone(self) -> list[str]:
        """Write down who has gone, all at once; the matches that they have left."""
        async with self._writing:  # many who go at once wait for one that writes of all
            gone = dict(self._gone)
            values = [(place, {"process": None, "seen": time}) for place, time in gone.items()]
            await self._note(values, SEATS.c.process == self.process)
            for place, time in gone.items():
                if self._gone.get(place) == time:
                    del self._gone[place]
        return sorted({match for match, _ in gone})

    async def see(self, match: str, player: int) -> None:
        """Note that the holder of a seat is here, connected or not."""
        await self._note([((match, player), {"seen": self._clock.now()})])

    async def _note(
        self,
        changes: Sequence[tuple[Place, Mapping[str, object]]],
        condition: ColumnElement[bool] | None = None,
    ) -> None:
        """Change seats. condition: of those that are changed."""
        if not changes:
            return
        # In one order: two that write of the same seats would else wait for each other for ever.
        ordered = sorted(changes, key=lambda change: change[0])

        def work(connection: Connection) -> None:
            for (match, player), values in ordered:
                seat = and_(SEATS.c.match_id == match, SEATS.c.player == player)
                where = seat if condition is None else and_(seat, condition)
                connection.execute(update(SEATS).where(where).values(**values))

        await self.database.write(work, lasting=False)

    def _say(self, connection: Connection) -> None:
        self._clock.keep(connection)
        now = self._clock.now()
        values = {"name": self.process, "seen": now}
        said = _insert(connection)(PROCESSES).values(values)
        connection.execute(said.on_conflict_do_update(index_elements=["name"], set_={"seen": now}))


def with_lives(query: Select[Any]) -> Select[Any]:
    """A query of seats that tells, too, when the process of each last said that it lives, for `seat_of`."""
    lived = PROCESSES.c.seen.label("lived")
    return query.add_columns(lived).outerjoin(PROCESSES, PROCESSES.c.name == SEATS.c.process)


def seat_of(row: RowMapping | Mapping[str, Any]) -> Seat:
    """A seat from its row: who is connected to a process was here for as long as that lived."""
    times = [time for time in (row["seen"], row["lived"]) if time is not None]
    kept = {name: row[name] for name in Seat.__dataclass_fields__}
    return Seat(**{**kept, "seen": max(times, default=None)})


def seen_since(time: ColumnElement[datetime]) -> ColumnElement[bool]:
    """The condition of seats whose holders were here at a time or later."""
    lived = select(PROCESSES.c.name).where(PROCESSES.c.name == SEATS.c.process, PROCESSES.c.seen >= time)
    return or_(SEATS.c.seen >= time, lived.exists())


def _processes(connection: Connection) -> dict[str, datetime]:
    """The processes that are not forgotten, and when each last said that it lives."""
    return {row.name: row.seen for row in connection.execute(select(PROCESSES))}


def _forget(connection: Connection, process: str, seen: datetime) -> None:
    """Forget a process that died, and note that its people were here for as long as it lived."""
    still = select(PROCESSES.c.name).where(PROCESSES.c.name == process, PROCESSES.c.seen == seen)
    if connection.execute(still.with_for_update(skip_locked=True)).first() is None:
        return  # another does so now, or it lives
    its = SEATS.c.process == process
    earlier = or_(SEATS.c.seen.is_(None), SEATS.c.seen < seen)
    connection.execute(update(SEATS).where(its, earlier).values(seen=seen))
    connection.execute(update(SEATS).where(its).values(process=None))
    connection.execute(delete(PROCESSES).where(PROCESSES.c.name == process))


def _insert(connection: Connection) -> Any:
    """The `insert` that knows what to do about a row that is there."""
    return (postgresql if connection.dialect.name == "postgresql" else sqlite).insert
