"""Limits of public tables behind one address: it can't fill the list, nor the front of it.

Guests are made up at will, addresses aren't. Each process counts by itself the tables that it was asked for,
and writes no address down.
"""

from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from gridtown.server.rate_limit import MAX_BUCKETS, network
from gridtown.server.storage.store import Store
from gridtown.table.request_error import RequestError

FRONT: Final = 3
"""Tables of one address that stand at the front of lists; others stand behind those of everybody."""


class PublicTables:
    """The public tables that run, by the address that asked for them. most: the limit of one address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._tables: OrderedDict[str, set[str]] = OrderedDict()
        self._begun: set[str] = set()

    @asynccontextmanager
    async def counted(self, address: str, table: str, store: Store) -> AsyncIterator[bool]:
        """Count a table that is made inside; whether it may stand at the front of lists.

        Raises RequestError if too many of this address run.
        """
        tables = await self._running(network(address), store)
        others = len(tables - {table})
        if others >= self._most:
            raise RequestError("too-many-public-address", most=self._most)
        asked_before = table in tables
        tables.add(table)
        self._begun.add(table)
        try:
            yield others < FRONT
        except BaseException:
            if not asked_before:
                tables.discard(table)
            raise
        finally:
            self._begun.discard(table)

    async def _running(self, place: str, store: Store) -> set[str]:
        """The tables of an address, without those that are over, as far as that matters."""
        tables = self._tables.setdefault(place, set())
        self._tables.move_to_end(place)
        if len(self._tables) > MAX_BUCKETS:
            self._tables.popitem(last=False)
        if len(tables) >= min(FRONT, self._most):
            known = tables - self._begun  # which are not there yet
            tables -= known - await store.running_public(known)
        return tables
