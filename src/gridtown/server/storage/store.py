"""The store of matches, their logs, seats, keys and chat, in SQLite or PostgreSQL.

An append succeeds only for the version the writer expects, so two writers can't both move; and it is on
the disk when it returns.
"""

import secrets
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import fields
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
    Select,
    and_,
    delete,
    func,
    insert,
    or_,
    select,
    union,
    update,
)
from sqlalchemy.exc import IntegrityError

from gridtown.core.errors import StaleVersion
from gridtown.server.storage import listing
from gridtown.server.storage.clock import Clock, open_clock
from gridtown.server.storage.database import REVISION, Database, open_database
from gridtown.server.storage.hub import Telling
from gridtown.server.storage.presence import Presence, seat_of, seen_since, with_lives
from gridtown.server.storage.schema import (
    ASKED,
    CHAT,
    CLAIMS,
    EDITIONS,
    KEYS,
    LOG_ENTRIES,
    MATCHES,
    PROPERTIES,
    RUNNING,
    SEATS,
    SHOWN,
    KeptMessage,
    Key,
    now,
)
from gridtown.server.storage.timed import Timed
from gridtown.table.ending import DAY
from gridtown.table.info import MatchInfo, log_id
from gridtown.table.log import LogEntry
from gridtown.table.request_error import RequestError
from gridtown.table.seats import PERSON, Seat

LISTED: Final = 100
"""The number of tables in the list of a guest's own."""

LISTED_OF_SEAT: Final = frozenset({"kind", "holder", "name"})
"""What lists tell of a seat."""

NEVER: Final = datetime(1, 1, 2)
"""Before this: of a match that a process of an older version made, which knows no `active`."""

INFO: Final = tuple(field.name for field in fields(MatchInfo))
"""The columns of a match that its info is made of."""

OVERDUE: Final = 50
"""The number of matches that are ended at a time."""


class Store:
    """The persistent data of the server. Made by `Store.open`.

    clock: by which it is decided what is over; presence: who is here.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self.clock = clock
        self.presence = Presence(database, clock)
        self._database = database
        self._editions: set[str] = set()

    @staticmethod
    @asynccontextmanager
    async def open(url: str) -> AsyncIterator["Store"]:
        """The store at `url`, created or migrated if needed."""
        async with open_database(url) as database:
            yield Store(database, await open_clock(database))

    @property
    def database(self) -> Database:
        """The database, for those who keep other things in it."""
        return self._database

    def note_waits(self, waited: Callable[[float], None]) -> None:
        """Tell from now on how long work waits for the database, in seconds."""
        self._database = self.presence.database = Timed(self._database, waited)

    # Matches and their logs

    async def create(
        self,
        info: MatchInfo,
        components: Mapping[str, object],
        seats: Sequence[Seat],
        log: Sequence[LogEntry],
        keys: Sequence[Key] = (),
        most_public: int | None = None,
        front: bool = True,
    ) -> None:
        """Keep a new match with keys to its free seats, and its edition where that is new.

        most_public: the public tables that its host may have open, with this one. front: whether lists have
        it before those of which this is not so. Raises StaleVersion where
        there is a match of its id, and RequestError where there are too many.
        """
        await self._keep_edition(info, components)

        def work(connection: Connection) -> None:
            try:
                beside = {"active": self.clock.now(), "front": int(front)}
                connection.execute(insert(MATCHES), {**vars(info), **beside})
            except IntegrityError as error:
                raise StaleVersion(f"{log_id(info.id)} is there already") from error
            connection.execute(insert(SEATS), [{"match_id": info.id, **vars(seat)} for seat in seats])
            if log:
                connection.execute(insert(LOG_ENTRIES), _rows_of(info.id, log))
            if keys:
                connection.execute(insert(KEYS), [vars(key) for key in keys])
            listing.note_seats(connection, info.id)
            if most_public is not None and info.public and info.host is not None:
                _check_public(connection, info.host, most_public)

        await self._database.write(work)

    async def append(
        self,
        match: str,
        log: Sequence[LogEntry],
        to_act: int,
        scores: Sequence[int] | None = None,
        seen: bool = True,
        telling: Telling | None = None,
    ) -> None:
        """Add to the log of a match that runs. scores: those of a match that ends by this.

        seen: whether everybody sees that something has happened; else the list shall not tell of it either.
        telling: tells others, in the same transaction: who dies next has told it all the same.
        Raises StaleVersion when another has written these versions first, or has ended the match.
        """
        values: dict[str, object] = {"to_act": to_act, "archived": None}
        values |= {"changed": now(), "active": self.clock.now()} if seen else {}
        if scores is not None:
            values |= {"ended": self.clock.now(), "end": "finished", "scores": list(scores)}

        def work(connection: Connection) -> None:
            _change_running(connection, match, values)
            connection.execute(insert(LOG_ENTRIES), _rows_of(match, log))
            if telling is not None:
                telling(connection)

        try:
            await self._database.write(work)
        except IntegrityError as error:
            raise StaleVersion(f"{log_id(match)} has a version {log[0].version} already") from error

    async def end(self, match: str) -> None:
        """End a match that runs because its people agree. Raises StaleVersion when it has ended."""
        values = {"changed": now(), "ended": self.clock.now(), "end": "agreed", "to_act": 0}
        await self._database.write(partial(_change_running, match=match, values=values))

    async def agree(self, match: str, players: Sequence[int], agrees: bool) -> None:
        """Note who wants to end a match, and since when anybody does. Raises StaleVersion if it has ended."""
        mine = and_(SEATS.c.match_id == match, SEATS.c.player.in_(players))
        anybody = select(SEATS.c.player).where(SEATS.c.match_id == match, SEATS.c.agrees.is_(True))
        since = func.coalesce(MATCHES.c.end_asked, self.clock.now())

        def work(connection: Connection) -> None:
            listing.lock(connection, match)  # or of two who think again at once neither sees the other
            connection.execute(update(SEATS).where(mine).values(agrees=agrees))
            asked = connection.execute(anybody).first() is not None
            _change_running(connection, match, {"end_asked": since if asked else None})

        await self._database.write(work)

    async def overdue(self) -> list[str]:
        """The matches to be ended because a day has gone in which nobody came back who has not agreed."""
        awaited = select(SEATS.c.player).where(
            SEATS.c.match_id == MATCHES.c.id,
            SEATS.c.kind == PERSON,
            SEATS.c.holder.is_not(None),
            SEATS.c.agrees.is_(False),
            seen_since(MATCHES.c.end_asked),
        )
        long_ago = MATCHES.c.end_asked <= self.clock.now() - DAY
        rows = await self._rows(select(MATCHES.c.id).where(ASKED, long_ago, ~awaited.exists()).limit(OVERDUE))
        return [row["id"] for row in rows]

    async def table(self, match: str) -> tuple[MatchInfo, list[Seat]] | None:
        """A match and its seats, as they are at one moment; None where there is none."""
        both = with_lives(select(MATCHES, SEATS).join(SEATS))
        rows = await self._rows(both.where(MATCHES.c.id == match).order_by(SEATS.c.player))
        if not rows:
            return None
        seats = [seat_of(row) for row in rows]
        return _info(rows[0]), seats

    async def log(self, match: str, after: int = -1) -> list[LogEntry]:
        """The log of a match after the version `after`, in order; all of it unless told otherwise."""
        wanted = and_(LOG_ENTRIES.c.match_id == match, LOG_ENTRIES.c.version > after)
        columns = (
            LOG_ENTRIES.c.version,
            LOG_ENTRIES.c.player,
            LOG_ENTRIES.c.action,
            LOG_ENTRIES.c.command,
            LOG_ENTRIES.c.kind,
        )
        rows = await self._rows(select(*columns).where(wanted).order_by(LOG_ENTRIES.c.version))
        return [LogEntry(**row) for row in rows]

    async def change(self, match: str, **values: object) -> None:
        """Change what may change of a match: chat, pace, archived, rematch, whether its seed is known."""
        await self._do(update(MATCHES).where(MATCHES.c.id == match).values(**values))

    async def follow(self, match: str, rematch: str) -> bool:
        """Name the table that follows a match; False where one does already."""
        free = and_(MATCHES.c.id == match, MATCHES.c.rematch.is_(None))
        return await self._do(update(MATCHES).where(free).values(rematch=rematch)) == 1

    async def remove(self, match: str) -> None:
        """Forget a match and all that belongs to it."""
        await self._database.write(partial(forget_match, match=match))

    async def archive(self, idle: timedelta) -> int:
        """Put running matches in which nothing has happened for so long out of the lists; how many.

        idle: time in which a server ran.
        """
        active = MATCHES.c.active
        resting = and_(RUNNING, active < self.clock.now() - idle, active > NEVER)
        return await self._do(update(MATCHES).where(resting).values(archived=self.clock.now()))

    async def own(self, holder: str | None) -> list[tuple[MatchInfo, list[Seat]]]:
        """The tables that a guest sits at or has made: those that run, then the others, the newest first."""
        if holder is None:  # nobody's are the tables with a free seat, or a bot
            return []
        over = MATCHES.c.ended.is_not(None)
        query = select(*_info_columns()).where(_own(holder))
        return await self._listed(query.order_by(over, MATCHES.c.created.desc()).limit(LISTED))

    async def public(
        self, wanted: listing.Wanted
    ) -> tuple[list[tuple[MatchInfo, list[Seat]]], listing.Place | None]:
        """A page of public tables, and where it ends; None: there are no others."""
        rows = await self._rows(listing.page(wanted, [*_info_columns(), MATCHES.c.front]))
        page = rows[: listing.PAGE]
        last = page[-1] if len(rows) > len(page) else None
        place = None if last is None else (last["front"], last["created"], last["id"])
        return await self._with_seats(page), place

    async def running_public(self, matches: Collection[str]) -> set[str]:
        """Those of these matches that run and are public."""
        running = and_(RUNNING, MATCHES.c.public.is_(True), MATCHES.c.id.in_(matches))
        return {row["id"] for row in await self._rows(select(MATCHES.c.id).where(running))}

    async def _listed(self, query: Select[Any]) -> list[tuple[MatchInfo, list[Seat]]]:
        return await self._with_seats(await self._rows(query))

    async def _with_seats(self, rows: Sequence[RowMapping]) -> list[tuple[MatchInfo, list[Seat]]]:
        found = [_info(row) for row in rows]
        seats = await self.seats_of([info.id for info in found])
        return [(info, seats[info.id]) for info in found if info.id in seats]  # it may go in between

    # Seats

    async def seats(self, match: str) -> list[Seat]:
        """The seats of a match, in order of players."""
        return (await self.seats_of([match])).get(match, [])

    async def seats_of(self, matches: Sequence[str]) -> dict[str, list[Seat]]:
        """The seats of several matches."""
        return await self._database.read(partial(_seats, matches=matches))

    async def change_seat(self, match: str, player: int, **values: object) -> None:
        """Change what may change of a seat."""
        changed = update(SEATS).where(_seat(match, player)).values(**values)
        await (self._seat_changed(match, changed) if LISTED_OF_SEAT & values.keys() else self._do(changed))

    async def sit(self, match: str, player: int, holder: str, name: str | None) -> bool:
        """Take a free seat. False where another was quicker, or who takes it has another one there."""
        free = and_(_seat(match, player), SEATS.c.holder.is_(None), SEATS.c.kind == "person")
        taken = update(SEATS).where(free).values(**self._taken(holder, name))

        def work(connection: Connection) -> bool:
            listing.lock(connection, match)  # or of two seats taken at once neither would be seen
            if _sits(connection, match, holder) or _count(connection, taken) != 1:
                return False
            listing.note_seats(connection, match)
            return True

        return await self._database.write(work)

    async def _seat_changed(self, match: str, statement: Any) -> int:
        """Change seats of a match, and what lists tell of them; the number of seats changed."""

        def work(connection: Connection) -> int:
            listing.lock(connection, match)  # first, as where it is removed
            changed = _count(connection, statement)
            listing.note_seats(connection, match)
            return changed

        return await self._database.write(work)

    # Keys

    async def add_key(self, key: Key) -> None:
        """Keep a key; it takes the place of an older one of its kind for its seat.

        Raises StaleVersion where there is no such match any more.
        """
        old = and_(KEYS.c.match_id == key.match_id, KEYS.c.player == key.player, KEYS.c.kind == key.kind)

        def work(connection: Connection) -> None:
            _reserve(connection, key)  # or of two made at once neither would see the other
            connection.execute(delete(KEYS).where(old))
            connection.execute(insert(KEYS), vars(key))

        try:
            await self._database.write(work)
        except IntegrityError as error:
            raise StaleVersion(f"{log_id(key.match_id)} is gone") from error

    async def key(self, fingerprint: str, holder: str | None = None) -> Key | None:
        """A key that still opens, or that `holder` has used up; None where there is none."""
        valid = self._valid(fingerprint)
        used = and_(KEYS.c.fingerprint == fingerprint, KEYS.c.holder == holder)
        rows = await self._rows(select(KEYS).where(valid if holder is None else or_(valid, used)))
        return Key(**rows[0]) if rows else None

    async def use_key(self, key: Key, holder: str, name: str | None) -> bool:
        """Exchange a key for its seat; it is used up by this. False where another was quicker, or where the
        key is to a free seat and its holder has another one there: then it is good still.
        """

        def work(connection: Connection) -> bool:
            listing.lock(connection, key.match_id)  # the match comes before its seats
            _reserve(connection, key)  # first, as `add_key` does, or they might wait for each other for ever
            if key.kind == "seat" and _sits(connection, key.match_id, holder):
                return False
            opened = update(KEYS).where(self._valid(key.fingerprint)).values(holder=holder)
            used = connection.execute(opened)
            if used.rowcount != 1:
                return False
            place = _seat(key.match_id, key.player)
            if key.kind == "seat":
                place = and_(place, SEATS.c.holder.is_(None))
            taken = connection.execute(update(SEATS).where(place).values(**self._taken(holder, name)))
            listing.note_seats(connection, key.match_id)
            return taken.rowcount == 1

        return await self._database.write(work)

    # Chat

    async def add_message(self, match: str, player: int, text: str, command: str) -> KeptMessage:
        """Keep a chat message, once for each command."""
        mine = and_(CHAT.c.match_id == match, CHAT.c.player == player, CHAT.c.command == command)
        for _ in range(10):
            rows = await self._rows(select(CHAT).where(mine))
            if rows:
                return _message(rows[0])
            last = await self._rows(select(func.max(CHAT.c.number)).where(CHAT.c.match_id == match))
            number = int(next(iter(last[0].values())) or 0) + 1
            message = KeptMessage(number, player, text, now(), command)
            try:
                await self._do(insert(CHAT).values(match_id=match, **vars(message)))
            except IntegrityError:
                continue  # another was quicker: take the next number
            return message
        raise StaleVersion(f"{log_id(match)}: too many messages at once")

    async def chat(self, match: str, after: int = 0, most: int = 200) -> list[KeptMessage]:
        """The latest chat messages after number `after`, in order."""
        wanted = and_(CHAT.c.match_id == match, CHAT.c.number > after)
        rows = await self._rows(select(CHAT).where(wanted).order_by(CHAT.c.number.desc()).limit(most))
        return [_message(row) for row in reversed(rows)]

    # Who thinks for a bot

    async def claim(self, match: str, version: int, process: str, seconds: float) -> bool:
        """Claim the next turn of a match's bots for a process, for `seconds`. False if another has it.

        A claim need not outlive a power failure: nobody thinks any more then.
        """
        present = self.clock.now()
        until = present + timedelta(seconds=seconds)
        stale = or_(CLAIMS.c.version < version, CLAIMS.c.until < present, CLAIMS.c.process == process)
        taken = update(CLAIMS).where(CLAIMS.c.match_id == match, stale)
        values = {"version": version, "process": process, "until": until}
        if await self._do(taken.values(**values), lasting=False) == 1:
            return True
        try:
            await self._do(insert(CLAIMS).values(match_id=match, **values), lasting=False)
        except IntegrityError:
            return False
        return True

    # The server

    async def secret(self, fresh: str) -> str:
        """The secret that guest tokens are signed with: the one kept, else `fresh`, which is kept."""
        query = select(PROPERTIES.c.value).where(PROPERTIES.c.name == "secret")
        rows = await self._rows(query)
        if not rows:
            with suppress(IntegrityError):  # another process was quicker
                await self._do(insert(PROPERTIES).values(name="secret", value=fresh))
            rows = await self._rows(query)
        return str(rows[0]["value"])

    async def revision(self) -> str | None:
        """The migration of the database; the caller may stop waiting."""
        return await self._database.probe(lambda connection: connection.scalar(REVISION))

    async def probe_writing(self) -> None:
        """Write something that means nothing. Raises what the driver does where nothing can be written."""
        value = secrets.token_hex(4)  # what stays as it is, a database may not write at all
        if not await self._do(
            update(PROPERTIES).where(PROPERTIES.c.name == "probe").values(value=value), False
        ):
            with suppress(IntegrityError):  # another process was quicker
                await self._do(insert(PROPERTIES).values(name="probe", value=value), False)

    def _taken(self, holder: str, name: str | None) -> dict[str, object]:
        """The changes of a seat when somebody sits down."""
        values: dict[str, object] = {
            "holder": holder,
            "substitute": None,
            "seen": self.clock.now(),
            "process": None,
        }
        return values if name is None else {**values, "name": name}

    def _valid(self, fingerprint: str) -> ColumnElement[bool]:
        """The condition of a key that still opens."""
        lasting = or_(KEYS.c.expires.is_(None), KEYS.c.expires > self.clock.now())
        return and_(KEYS.c.fingerprint == fingerprint, KEYS.c.holder.is_(None), lasting)

    async def _keep_edition(self, info: MatchInfo, components: Mapping[str, object]) -> None:
        if info.edition in self._editions:
            return
        if not await self._rows(select(EDITIONS.c.hash).where(EDITIONS.c.hash == info.edition)):
            kept = insert(EDITIONS).values(hash=info.edition, game=info.game, components=dict(components))
            with suppress(IntegrityError):  # another match of it began at the same time
                await self._do(kept)
        self._editions.add(info.edition)

    async def _rows(self, query: Select[Any]) -> Sequence[RowMapping]:
        return await self._database.read(partial(_found, query=query))

    async def _do(self, statement: Any, lasting: bool = True) -> int:
        return await self._database.write(partial(_count, statement=statement), lasting)


def forget_match(connection: Connection, match: str) -> None:
    """Forget a match and all that belongs to it."""
    there, led_here = MATCHES.c.id == match, update(MATCHES).where(MATCHES.c.rematch == match)
    seats = select(SEATS.c.player).where(SEATS.c.match_id == match).order_by(SEATS.c.player)
    connection.execute(led_here.values(rematch=None))
    # First the match, so that nothing new comes to belong to it; then its seats, in their order.
    if connection.execute(select(MATCHES.c.id).where(there).with_for_update()).first() is None:
        return
    connection.execute(seats.with_for_update())
    for table in (LOG_ENTRIES, SEATS, KEYS, CHAT, CLAIMS):
        connection.execute(delete(table).where(table.c.match_id == match))
    connection.execute(delete(MATCHES).where(there))


def _found(connection: Connection, query: Select[Any]) -> Sequence[RowMapping]:
    rows: Sequence[RowMapping] = connection.execute(query).mappings().all()
    return rows


def _seats(connection: Connection, matches: Sequence[str]) -> dict[str, list[Seat]]:
    wanted = with_lives(select(SEATS)).where(SEATS.c.match_id.in_(matches))
    seats: dict[str, list[Seat]] = {}
    for row in _found(connection, wanted.order_by(SEATS.c.match_id, SEATS.c.player)):
        seats.setdefault(row["match_id"], []).append(seat_of(row))
    return seats


def _own(holder: str) -> ColumnElement[bool]:
    """The matches in lists that a guest sits at, or is the host of."""
    seated = select(SEATS.c.match_id).where(SEATS.c.holder == holder)
    hosted = select(MATCHES.c.id).where(MATCHES.c.host == holder, SHOWN)
    return and_(MATCHES.c.id.in_(union(seated, hosted)), SHOWN)


def _info(row: RowMapping) -> MatchInfo:
    return MatchInfo(**{name: row[name] for name in INFO})


def _info_columns() -> list[ColumnElement[Any]]:
    return [MATCHES.c[name] for name in INFO]


def _check_public(connection: Connection, host: str, most: int) -> None:
    """Raise RequestError if a guest has more public tables open."""
    if connection.scalar(listing.public_of(host)) > most:
        raise RequestError("too-many-public", most=most)


def _count(connection: Connection, statement: Any) -> int:
    """The number of rows that a statement has changed."""
    return int(connection.execute(statement).rowcount)


def _rows_of(match: str, log: Sequence[LogEntry]) -> list[dict[str, object]]:
    return [{"match_id": match, **vars(entry)} for entry in log]


def _seat(match: str, player: int) -> Any:
    return and_(SEATS.c.match_id == match, SEATS.c.player == player)


def _reserve(connection: Connection, key: Key) -> None:
    """Let nobody else use or make a key to the same seat until all is done; SQLite has one writer anyway.

    The match comes before the seat, as where it is removed, or two might wait for each other for ever.
    """
    kept = select(MATCHES.c.id).where(MATCHES.c.id == key.match_id)
    connection.execute(kept.with_for_update(read=True, key_share=True))
    connection.execute(select(SEATS.c.player).where(_seat(key.match_id, key.player)).with_for_update())


def _sits(connection: Connection, match: str, holder: str) -> bool:
    held = select(SEATS.c.player).where(SEATS.c.match_id == match, SEATS.c.holder == holder)
    return connection.execute(held).first() is not None


def _message(row: RowMapping) -> KeptMessage:
    return KeptMessage(**{name: value for name, value in row.items() if name != "match_id"})


def _change_running(connection: Connection, match: str, values: dict[str, object]) -> None:
    running = and_(MATCHES.c.id == match, MATCHES.c.ended.is_(None))
    if connection.execute(update(MATCHES).where(running).values(**values)).rowcount != 1:
        raise StaleVersion(f"{log_id(match)} has ended")
