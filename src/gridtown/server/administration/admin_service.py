"""The admin service: it carries out the commands of those who run the server."""

from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from functools import partial
from secrets import token_urlsafe
from time import time
from typing import Any

import msgspec

from gridtown.core.record import NAME_LONGEST, is_name
from gridtown.server.administration.commands import (
    Answer,
    AnyCommand,
    CannotDo,
    Close,
    Done,
    Drain,
    Lift,
    Log,
    OrderRow,
    OrderRows,
    Remove,
    Rename,
    Restrict,
    RestrictionRow,
    RestrictionRows,
    Restrictions,
    Revoke,
    SeatRow,
    State,
    StateShown,
    Table,
    TableRow,
    TableRows,
    Tables,
    Tell,
)
from gridtown.server.administration.subject import guest_of, shown, subject_of
from gridtown.server.storage.database import Database
from gridtown.server.storage.fault import DamagedProperty
from gridtown.server.storage.orders import (
    Notice,
    Orders,
    closing,
    is_mark,
    lifting,
    renaming,
    restricting,
    revoking,
    setting,
)
from gridtown.server.storage.schema import Key, Restriction, now
from gridtown.server.storage.store import forget_match
from gridtown.table.info import log_id, written
from gridtown.table.seats import Seat

KINDS = ("mute", "block", "revoke")


class AdminService:
    """Carries out commands on a database. told: called once something was ordered, so that it is heard soon.

    fingerprint: of a key, as the store keeps it.
    """

    def __init__(
        self, database: Database, told: Callable[[], Awaitable[None]], fingerprint: Callable[[str], str]
    ) -> None:
        self._orders = Orders(database)
        self._told = told
        self._fingerprint = fingerprint

    async def do(self, command: AnyCommand) -> Answer:
        """Carry out a command. Raises CannotDo."""
        try:
            answer = await self._do(command)
        except DamagedProperty as error:
            raise CannotDo(str(error)) from error
        if isinstance(answer, Done):
            await self._told()
        return answer

    async def _do(self, command: AnyCommand) -> Answer:
        match command:
            case State():
                return await self._state()
            case Tables(find, which, most):
                return TableRows(await self._found(find, which, most))
            case Table(table):
                return TableRows([await self._table(table)])
            case Close(table):
                return await self._close(await self._table(table))
            case Remove(table):
                return await self._remove(await self._table(table))
            case Rename(table, seat, name):
                return await self._rename(await self._table(table), seat, name)
            case Restrict():
                return await self._restrict(command)
            case Lift(subject, kind):
                return await self._lift(await subject_of(self._orders, subject), kind)
            case Restrictions():
                return RestrictionRows([_restriction(each) for each in await self._orders.restrictions()])
            case Revoke(guest):
                return await self._revoke(await guest_of(self._orders, guest))
            case Tell(text, days):
                return await self._tell({str(lang): words for lang, words in text.items()}, days)
            case Drain(on):
                return await self._drain(on)
            case Log(most):
                latest = await self._orders.latest(most)
                return OrderRows([OrderRow(each.number, written(each.time), each.words) for each in latest])

    async def _state(self) -> StateShown:
        kept = await self._orders.properties()
        notice = Notice.of(kept)
        return StateShown(
            **await self._orders.counted(),
            draining="draining" in kept,
            notice=notice.text,
            restrictions=len(await self._orders.restrictions()),
        )

    async def _found(self, find: str, which: str, most: int) -> list[TableRow]:
        running = None if which == "all" else which == "running"
        rows = await self._orders.find(_id_of(find), running, most)
        seats = await self._orders.seats_of([row["id"] for row in rows])
        return [_row(row, seats[row["id"]]) for row in rows]

    async def _table(self, text: str) -> TableRow:
        """The table that is meant by its id, its link, or its mark in the log. Raises CannotDo."""
        id = _id_of(text)
        row = await self._orders.one(id)
        if row is None:
            marked = await self._orders.marked(id) if len(id) == 8 and is_mark(id) else []
            if len(marked) > 1:
                raise CannotDo(f"{text}: tables with this mark: {', '.join(marked)}; name one by its id")
            row = await self._orders.one(marked[0]) if marked else None
        if row is None:
            raise CannotDo(f"{text}: there is no such table; `gridtown admin tables` finds them")
        return _row(row, (await self._orders.seats_of([row["id"]]))[row["id"]])

    async def _close(self, table: TableRow) -> Answer:
        if not await self._orders.give(closing(table.table), "status", f"closed {table.mark}", table.table):
            raise CannotDo(f"{table.table}: this match has ended already")
        return Done(f"{table.table} is closed; its record can be read")

    async def _remove(self, table: TableRow) -> Answer:
        forget = partial(forget_match, match=table.table)
        await self._orders.give(forget, "removed", f"removed {table.mark}", table.table)
        return Done(f"{table.table} is gone, with all that belonged to it")

    async def _rename(self, table: TableRow, seat: int, name: str) -> Answer:
        if seat > len(table.seats):
            raise CannotDo(f"seat {seat}: this table has {len(table.seats)}; they count from 1")
        name = " ".join(name.split())
        if not is_name(name):
            raise CannotDo(f"name: give one line of 1 to {NAME_LONGEST} visible characters")
        words = f"renamed seat {seat} of {table.mark}"
        await self._orders.give(renaming(table.table, seat - 1, name), "status", words, table.table)
        return Done(f"seat {seat} of {table.table} is called {name} now")

    async def _restrict(self, command: Restrict) -> Answer:
        subject = await subject_of(self._orders, command.subject)
        until = None if command.days is None else now() + timedelta(days=command.days)
        restriction = Restriction(command.kind, subject, command.note, now(), until)
        done = {"mute": "muted", "block": "blocked"}[command.kind]
        lasting = "for good" if until is None else f"until {written(until)}"
        words = f"{done} {shown(subject)} {lasting}"
        await self._orders.give(restricting(restriction), "restricted", words)
        return Done(f"{shown(subject)} is {done} {lasting}")

    async def _lift(self, subject: str, kind: str | None) -> Answer:
        kinds = [kind] if kind is not None else list(KINDS)
        words = f"lifted {' and '.join(kinds)} of {shown(subject)}"
        if not await self._orders.give(lifting(subject, kinds), "restricted", words):
            raise CannotDo(f"{shown(subject)}: nothing restricts it; `gridtown admin restrictions` lists all")
        return Done(f"{shown(subject)} is free again")

    async def _revoke(self, guest: str) -> Answer:
        texts: list[str] = []

        def key(match: str, player: int) -> Key:
            texts.append(token_urlsafe(24))
            return Key(self._fingerprint(texts[-1]), match, player, "seat", None)

        restriction = Restriction("revoke", guest, "", now(), None)
        words = f"revoked the browser of {shown(guest)}"
        keys = await self._orders.give(revoking(restriction, key), "restricted", words)
        for match in {key.match_id for key in keys}:
            await self._orders.give(_nothing, "status", f"freed seats of {log_id(match)}", match)
        links = [f"/join#{text}" for text in texts[-len(keys) :]] if keys else []
        return Done(f"the browser of {shown(guest)} is a stranger's from now on", links)

    async def _tell(self, text: dict[str, str], days: float | None) -> Answer:
        until = None if days is None else time() + days * 24 * 60 * 60
        value = msgspec.json.encode(Notice(text, until)).decode() if text else None
        done = "told all: " + " / ".join(text.values()) if text else "took the notice down"
        await self._orders.give(setting("notice", value), "notice", done)
        return Done("everybody is told" if text else "the notice is taken down")

    async def _drain(self, on: bool) -> Answer:
        await self._orders.give(
            setting("draining", "yes" if on else None), "notice", "drains" if on else "drains no more"
        )
        return Done(
            "nobody can make a table now, and people are told that an update comes; matches go on"
            if on
            else "tables can be made again"
        )


def _id_of(text: str) -> str:
    """An id from a link to a table."""
    return text.strip().rstrip("/").rpartition("/")[2].partition("?")[0].partition("#")[0]


def _nothing(_connection: object) -> None:
    """What was to be done is done already."""


def _row(row: dict[str, Any], seats: Sequence[Seat]) -> TableRow:
    return TableRow(
        table=row["id"],
        mark=log_id(row["id"]),
        game=row["game"],
        names=[seat.name for seat in seats],
        public=row["public"],
        created=written(row["created"]),
        changed=written(row["changed"]),
        end=row["end"],
        host=None if row["host"] is None else shown(row["host"]),
        seats=[_seat(seat) for seat in seats],
    )


def _seat(seat: Seat) -> SeatRow:
    return SeatRow(
        seat=seat.player + 1,
        kind=seat.kind,
        name=seat.name,
        guest=None if seat.holder is None else shown(seat.holder),
        substitute=seat.substitute,
        seen=None if seat.seen is None else written(seat.seen),
    )


def _restriction(each: Restriction) -> RestrictionRow:
    until = None if each.until is None else written(each.until)
    return RestrictionRow(each.kind, shown(each.subject), each.note, written(each.since), until)
