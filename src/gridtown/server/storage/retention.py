"""Retention: what is too old is forgotten, a few at a time, so that nobody who plays waits for it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import Connection, Select, and_, delete, exists, select

from gridtown.server.storage.database import Database
from gridtown.server.storage.schema import CHANGES, CHAT, KEYS, MATCHES, ORDERS, RESTRICTIONS, now

BATCH: Final = 20
"""Matches that are looked at in one go."""


@dataclass(frozen=True)
class Retention:
    """After how many days what is forgotten; 0: never. matches: since they ended, or were put away as idle.

    chat: since the match ended; keys: since they ended to be of use, or the match ended; orders: since they
    were given.
    """

    matches: int
    chat: int
    keys: int
    orders: int

    @property
    def any(self) -> bool:
        """Whether anything is forgotten at all."""
        return any(vars(self).values())


class Expiry:
    """Finds and forgets what is too old, in steps of a few milliseconds.

    clock: what time it is. A clock that is ahead would have matches forgotten for ever, so it is the
    server's, which may be late and is never ahead of the time that it ran.
    """

    def __init__(self, database: Database, retention: Retention, clock: Callable[[], datetime] = now) -> None:
        self._database = database
        self._retention = retention
        self._clock = clock

    async def old_matches(self) -> list[str]:
        """Some matches that are too old, to be removed; none when all are gone."""
        if not self._retention.matches:
            return []
        since = self._days_ago(self._retention.matches)
        over, idle = MATCHES.c.ended < since, and_(MATCHES.c.archived < since, MATCHES.c.ended.is_(None))
        return [
            id for old in (over, idle) for id in await self._ids(select(MATCHES.c.id).where(old).limit(BATCH))
        ]

    async def expire_beside(self) -> Mapping[str, int]:
        """Forget a batch of what is beside the matches; how many rows of each kind went."""
        kinds = (
            ("chat", self._retention.chat, self._chat),
            ("keys", self._retention.keys, self._keys),
            ("orders", self._retention.orders, self._orders),
        )
        gone = {what: await forget(self._days_ago(days)) if days else 0 for what, days, forget in kinds}
        return {**gone, "changes": await self._changes()}

    async def _chat(self, since: datetime) -> int:
        return await self._of_ended(CHAT, since)

    async def _keys(self, since: datetime) -> int:
        void = await self._do(delete(KEYS).where(KEYS.c.expires < since))
        return void + await self._of_ended(KEYS, since)

    async def _orders(self, since: datetime) -> int:
        # The newest stays, as numbers count on from it.
        newest = select(ORDERS.c.number).order_by(ORDERS.c.number.desc()).limit(1).scalar_subquery()
        over = await self._do(delete(RESTRICTIONS).where(RESTRICTIONS.c.until < since))
        return over + await self._do(delete(ORDERS).where(ORDERS.c.time < since, ORDERS.c.number < newest))

    async def _changes(self) -> int:
        """Forget that others were told of matches that are gone."""
        there = exists().where(MATCHES.c.id == CHANGES.c.match_id)
        ids = await self._ids(select(CHANGES.c.match_id).where(~there).limit(BATCH))
        return await self._do(delete(CHANGES).where(CHANGES.c.match_id.in_(ids))) if ids else 0

    async def _of_ended(self, table: Any, since: datetime) -> int:
        """Forget the rows that belong to some matches that ended before."""
        has_some = exists().where(table.c.match_id == MATCHES.c.id)
        ids = await self._ids(select(MATCHES.c.id).where(MATCHES.c.ended < since, has_some).limit(BATCH))
        return await self._do(delete(table).where(table.c.match_id.in_(ids))) if ids else 0

    async def _ids(self, query: Select[Any]) -> list[str]:
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def _do(self, statement: Any) -> int:
        def work(connection: Connection) -> int:
            return int(connection.execute(statement).rowcount)

        return await self._database.write(work, lasting=False)

    def _days_ago(self, days: int) -> datetime:
        return self._clock() - timedelta(days=days)
