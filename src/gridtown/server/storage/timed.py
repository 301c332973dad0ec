"""A database that tells how long work has waited: for a connection, or for its turn to write."""

from collections.abc import Callable
from time import perf_counter
from typing import TypeVar

from sqlalchemy import Connection

from gridtown.server.storage.database import Database

T = TypeVar("T")


class Timed:
    """See `database.Database`. waited: told the seconds between asking and beginning, in any thread."""

    def __init__(self, database: Database, waited: Callable[[float], None]) -> None:
        self._database = database
        self._waited = waited

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._database.read(self._noted(work))

    async def write(self, work: Callable[[Connection], T], lasting: bool = True) -> T:
        return await self._database.write(self._noted(work), lasting)

    async def probe(self, work: Callable[[Connection], T]) -> T:
        return await self._database.probe(self._noted(work))

    def _noted(self, work: Callable[[Connection], T]) -> Callable[[Connection], T]:
        asked = perf_counter()

        def begin(connection: Connection) -> T:
            self._waited(perf_counter() - asked)
            return work(connection)

        return begin
