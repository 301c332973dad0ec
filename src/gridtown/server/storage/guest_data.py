"""What belongs to one guest: to be handed over, and to be forgotten. A match at a time: nobody waits long."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, or_, select, update

from gridtown.server.storage import listing
from gridtown.server.storage.database import Database
from gridtown.server.storage.schema import CHAT, FREE, KEYS, LOG_ENTRIES, MATCHES, SEATS


class GuestData:
    """The data of guests, by fingerprint."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def matches(self, guest: str) -> list[str]:
        """The matches in which a guest has a seat, or which a guest has made."""
        seated = select(SEATS.c.match_id.label("id")).where(SEATS.c.holder == guest)
        made = select(MATCHES.c.id.label("id")).where(MATCHES.c.host == guest)
        return sorted(row["id"] for row in await self._rows(seated.union(made)))

    async def said(self, match: str, players: Sequence[int]) -> list[dict[str, Any]]:
        """What was said from these seats."""
        return await self._rows(
            select(CHAT.c.number, CHAT.c.player, CHAT.c.text, CHAT.c.time)
            .where(CHAT.c.match_id == match, CHAT.c.player.in_(players))
            .order_by(CHAT.c.number)
        )

    async def done(self, match: str, players: Sequence[int]) -> list[dict[str, Any]]:
        """What was done from these seats."""
        return await self._rows(
            select(LOG_ENTRIES.c.player, LOG_ENTRIES.c.kind, LOG_ENTRIES.c.action)
            .where(LOG_ENTRIES.c.match_id == match, LOG_ENTRIES.c.player.in_(players))
            .order_by(LOG_ENTRIES.c.version)
        )

    async def leave(self, match: str, guest: str) -> bool:
        """Take a guest out of a match that is others', too; False, and nothing changed, where it isn't.

        The seats become free and nameless, and what was said there is forgotten. What was done there stays:
        the match is made of it. Another who sits there becomes its host.
        """
        return await self._database.write(partial(_leave, match=match, guest=guest))

    async def _rows(self, query: Select[Any] | Any) -> list[dict[str, Any]]:
        return await self._database.read(
            lambda connection: [dict(row) for row in connection.execute(query).mappings()]
        )


def _leave(connection: Connection, match: str, guest: str) -> bool:
    # The match comes before its seats, as wherever several rows of one are changed.
    here = MATCHES.c.id == match
    found = connection.execute(select(MATCHES.c.host).where(here).with_for_update()).first()
    seats = select(SEATS.c.player, SEATS.c.holder).where(SEATS.c.match_id == match).order_by(SEATS.c.player)
    held = connection.execute(seats.with_for_update()).all()
    others = [row.holder for row in held if row.holder not in (None, guest)]
    if found is None or not others:
        return False
    own = [row.player for row in held if row.holder == guest]
    nobody = {**FREE, "name": "", "substitute": None}
    connection.execute(update(SEATS).where(_of(SEATS, match), SEATS.c.player.in_(own)).values(**nobody))
    listing.note_seats(connection, match)
    connection.execute(delete(CHAT).where(_of(CHAT, match), CHAT.c.player.in_(own)))
    used = or_(KEYS.c.player.in_(own), KEYS.c.holder == guest)
    connection.execute(delete(KEYS).where(and_(_of(KEYS, match), used)))
    if found.host == guest:
        connection.execute(update(MATCHES).where(here).values(host=others[0], request=None))
    return True


def _of(table: Any, match: str) -> ColumnElement[bool]:
    same: ColumnElement[bool] = table.c.match_id == match
    return same
