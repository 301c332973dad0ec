"""Orders of those who run the server: what they change, and the log by which every process hears of it.

An order and what it changes are written in one transaction. Numbers have no gaps and are committed in order,
so whoever reads on from the last number it has seen misses none, whatever becomes of notices.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    delete,
    false,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from gridtown.server.storage import listing
from gridtown.server.storage.clock import kept_time
from gridtown.server.storage.database import Database
from gridtown.server.storage.fault import DamagedProperty
from gridtown.server.storage.presence import seat_of, with_lives
from gridtown.server.storage.schema import (
    FREE,
    KEYS,
    MATCHES,
    ORDERS,
    PROPERTIES,
    RESTRICTIONS,
    SEATS,
    Key,
    Order,
    Restriction,
    now,
)
from gridtown.table.info import log_id
from gridtown.table.seats import Seat

SERVER: Final = "server"
"""The place of notices about the server itself, where others have a match; no match has this id."""

TRIES: Final = 20
"""How often an order is written anew when another has taken its number."""

SCANNED: Final = 1000
"""Ids read at a time where a match is looked for by its mark in the log."""

T = TypeVar("T")
Work = Callable[[Connection], T]


class Notice(msgspec.Struct, frozen=True):
    """A notice to all. text: by language; until: seconds since 1970, None: until it is taken down."""

    text: dict[str, str]
    until: float | None = None

    @staticmethod
    def of(properties: Mapping[str, str]) -> "Notice":
        """The notice among the properties of a server. Raises DamagedProperty."""
        if "notice" not in properties:
            return Notice({})
        try:
            return msgspec.json.decode(properties["notice"], type=Notice)
        except (msgspec.MsgspecError, UnicodeError, TypeError) as error:
            raise DamagedProperty(
                f"the notice that the database keeps is damaged ({error}): give it anew with `gridtown "
                "admin notice`, or take it down with `gridtown admin notice --off`"
            ) from error


class Orders:
    """Orders in a database, whether or not a server runs on it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def give(self, work: Work[T], topic: str, words: str, match: str | None = None) -> T:
        """Do `work` and write down that it was done. topic: what changed of the match, or of the server."""
        for _ in range(TRIES):
            try:
                return await self._database.write(partial(_given, work=work, row=(match, topic, words)))
            except IntegrityError:
                continue  # another took the number
        raise RuntimeError("too many orders at once")

    async def after(self, number: int, most: int = 1000) -> list[Order]:
        """The orders after this number, in order."""
        later = select(ORDERS).where(ORDERS.c.number > number).order_by(ORDERS.c.number).limit(most)
        return [Order(**row) for row in await self._rows(later)]

    async def latest(self, most: int) -> list[Order]:
        """The latest orders, the newest first."""
        rows = await self._rows(select(ORDERS).order_by(ORDERS.c.number.desc()).limit(most))
        return [Order(**row) for row in rows]

    async def last(self) -> int:
        """The number of the latest order; 0 where there is none."""
        rows = await self._rows(select(func.max(ORDERS.c.number).label("last")))
        return int(rows[0]["last"] or 0)

    # What holds for the server

    async def restrictions(self) -> list[Restriction]:
        """The restrictions in force, the newest last."""
        lasting = or_(RESTRICTIONS.c.until.is_(None), RESTRICTIONS.c.until > now())
        rows = await self._rows(select(RESTRICTIONS).where(lasting).order_by(RESTRICTIONS.c.since))
        return [Restriction(**row) for row in rows]

    async def properties(self) -> dict[str, str]:
        """The notice and whether the server is draining, as they are kept; absent: no."""
        wanted = PROPERTIES.c.name.in_(("notice", "draining"))
        rows = await self._rows(select(PROPERTIES).where(wanted))
        return {row["name"]: row["value"] for row in rows}

    # Finding

    async def find(self, text: str, running: bool | None, most: int) -> Sequence[dict[str, Any]]:
        """Matches, the latest changed first. text: an id, a mark in the log, a game, part of a name, or the
        beginning of a guest's fingerprint; "": any. running: whether it still runs; None: either.
        """
        wanted = await self._meant(text) if text else None
        query = select(MATCHES).order_by(MATCHES.c.changed.desc()).limit(most)
        if running is not None:
            query = query.where(MATCHES.c.ended.is_(None) if running else MATCHES.c.ended.is_not(None))
        return await self._rows(query if wanted is None else query.where(wanted))

    async def one(self, match: str) -> dict[str, Any] | None:
        """A match by its id; None where there is none."""
        rows = await self._rows(select(MATCHES).where(MATCHES.c.id == match))
        return rows[0] if rows else None

    async def seats_of(self, matches: Sequence[str]) -> dict[str, list[Seat]]:
        """The seats of matches, in order of players."""
        wanted = with_lives(select(SEATS)).where(SEATS.c.match_id.in_(matches))
        seats: dict[str, list[Seat]] = {match: [] for match in matches}
        for row in await self._rows(wanted.order_by(SEATS.c.match_id, SEATS.c.player)):
            seats[row["match_id"]].append(seat_of(row))
        return seats

    async def _meant(self, text: str) -> ColumnElement[bool]:
        named = select(SEATS.c.match_id).where(SEATS.c.name.icontains(text, autoescape=True))
        meant = [MATCHES.c.id == text, MATCHES.c.game == text, MATCHES.c.id.in_(named)]
        if is_mark(text):
            held = select(SEATS.c.match_id).where(SEATS.c.holder.startswith(text))
            marked = await self.marked(text) if len(text) == 8 else []
            meant += [MATCHES.c.id.in_([*marked]), MATCHES.c.id.in_(held), MATCHES.c.host.startswith(text)]
        return or_(*meant)

    async def marked(self, mark: str) -> list[str]:
        """The matches that the log calls by this mark."""
        found: list[str] = []
        last = ""
        while True:
            page = select(MATCHES.c.id).where(MATCHES.c.id > last).order_by(MATCHES.c.id).limit(SCANNED)
            ids = [row["id"] for row in await self._rows(page)]
            if not ids:
                return found
            found += [id for id in ids if log_id(id) == mark]
            last = ids[-1]

    async def guests(self, beginning: str) -> list[str]:
        """The guests whose fingerprints begin so: of whoever sits, made a table or is restricted."""
        known = (SEATS.c.holder, MATCHES.c.host, RESTRICTIONS.c.subject)
        each = [select(guest.label("guest")).where(guest.startswith(beginning)).limit(10) for guest in known]
        return sorted({row["guest"] for query in each for row in await self._rows(query)})

    async def counted(self) -> dict[str, int]:
        """How many matches run, and how many have ended."""
        over = MATCHES.c.ended.is_not(None)
        rows = await self._rows(select(over.label("over"), func.count().label("count")).group_by(over))
        by_end = {bool(row["over"]): int(row["count"]) for row in rows}
        return {"running": by_end.get(False, 0), "ended": by_end.get(True, 0)}

    async def _rows(self, query: Any) -> list[dict[str, Any]]:
        return await self._database.read(
            lambda connection: [dict(row) for row in connection.execute(query).mappings()]
        )


def is_mark(text: str) -> bool:
    """Whether it may be the beginning of a fingerprint, or a match's mark in the log."""
    return len(text) >= 8 and all(digit in "0123456789abcdef" for digit in text)


def closing(match: str) -> Work[bool]:
    """Ends a match that runs, though nobody has agreed to that. False where it had ended."""
    running = and_(MATCHES.c.id == match, MATCHES.c.ended.is_(None))

    def work(connection: Connection) -> bool:
        ended = kept_time(connection) or now()
        values = {"changed": now(), "ended": ended, "end": "closed", "to_act": 0}
        return _changes(update(MATCHES).where(running).values(**values))(connection)

    return work


def renaming(match: str, player: int, name: str) -> Work[bool]:
    """Renames a seat."""
    seat = and_(SEATS.c.match_id == match, SEATS.c.player == player)
    renamed = _changes(update(SEATS).where(seat).values(name=name))

    def work(connection: Connection) -> bool:
        listing.lock(connection, match)
        done = renamed(connection)
        listing.note_seats(connection, match)
        return done

    return work


def restricting(restriction: Restriction) -> Work[None]:
    """Restricts somebody, in place of an older restriction of this kind."""

    def work(connection: Connection) -> None:
        connection.execute(delete(RESTRICTIONS).where(_same(restriction.kind, restriction.subject)))
        connection.execute(insert(RESTRICTIONS), vars(restriction))

    return work


def lifting(subject: str, kinds: Sequence[str]) -> Work[int]:
    """Lifts restrictions; how many there were."""
    meant = or_(false(), *(_same(kind, subject) for kind in kinds))
    return lambda connection: connection.execute(delete(RESTRICTIONS).where(meant)).rowcount


def revoking(restriction: Restriction, keys: Callable[[str, int], Key]) -> Work[list[Key]]:
    """Forgets a browser: it counts no more, and its seats in running matches are free, each with a new key.

    keys: makes one for a seat.
    """

    def work(connection: Connection) -> list[Key]:
        restricting(restriction)(connection)
        held = (
            select(SEATS.c.match_id, SEATS.c.player)
            .join(MATCHES)
            .where(SEATS.c.holder == restriction.subject, MATCHES.c.ended.is_(None))
            .order_by(SEATS.c.match_id, SEATS.c.player)
        )
        made = [keys(row.match_id, row.player) for row in connection.execute(held)]
        matches = sorted({key.match_id for key in made})
        for match in matches:
            listing.lock(connection, match)
        for key in made:
            seat = and_(SEATS.c.match_id == key.match_id, SEATS.c.player == key.player)
            old = and_(KEYS.c.match_id == key.match_id, KEYS.c.player == key.player)
            connection.execute(update(SEATS).where(seat).values(**FREE))
            connection.execute(delete(KEYS).where(old))
            connection.execute(insert(KEYS), vars(key))
        for match in matches:
            listing.note_seats(connection, match)
        return made

    return work


def setting(name: str, value: str | None) -> Work[None]:
    """Keeps a property of the server; None: it is there no more."""

    def work(connection: Connection) -> None:
        connection.execute(delete(PROPERTIES).where(PROPERTIES.c.name == name))
        if value is not None:
            connection.execute(insert(PROPERTIES), {"name": name, "value": value})

    return work


def _given(connection: Connection, work: Work[T], row: tuple[str | None, str, str]) -> T:
    given = work(connection)
    number = int(connection.scalar(select(func.max(ORDERS.c.number))) or 0) + 1
    match, topic, words = row
    values = {"number": number, "time": now(), "match_id": match, "topic": topic, "words": words}
    connection.execute(insert(ORDERS), values)
    return given


def _same(kind: str, subject: str) -> ColumnElement[bool]:
    return and_(RESTRICTIONS.c.kind == kind, RESTRICTIONS.c.subject == subject)


def _changes(statement: Any) -> Work[bool]:
    return lambda connection: bool(connection.execute(statement).rowcount)
