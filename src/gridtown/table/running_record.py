"""A record with its table: what a match needs to go on elsewhere, or to be kept with its seats.

It is a record like any other, so whoever reads records reads it, with one field more.
"""

import json
from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from gridtown.core.errors import InvalidRecord
from gridtown.table.info import MatchInfo
from gridtown.table.log import LogEntry, record_of
from gridtown.table.names import names_told
from gridtown.table.protocol import EndRule, Pace, Short
from gridtown.table.request_error import RequestError
from gridtown.table.seats import PERSON, Seat, Seats

FIELD = "table"
"""The field that a plain record hasn't."""

Text = Annotated[str, Meta(max_length=200)]


class SeatKept(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A seat without who holds it. kind: "person" or a bot's name; substitute: the bot in their place."""

    kind: Text
    name: Text
    substitute: Text | None = None


class EntryKept(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """An entry of the log; its version is its place. player: -1 for chance."""

    player: Annotated[int, Meta(ge=-1, le=99)]
    kind: Literal["action", "take-back", "hint"]
    action: Text
    command: Short | None


class TableKept(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as it travels with its record. agreed: whether its people ended it before the rules did."""

    created: datetime
    guided: bool
    pace: Pace
    hints: bool
    ending: EndRule
    agreed: bool
    seats: list[SeatKept]
    log: list[EntryKept]

    @property
    def entries(self) -> list[LogEntry]:
        """Its log."""
        return [
            LogEntry(version, each.player, each.action, each.command, each.kind)
            for version, each in enumerate(self.log)
        ]


def check_leaves(info: MatchInfo, seats: Seats, guest: str | None) -> None:
    """Whether a guest, by fingerprint, may take a running match along. Raises RequestError.

    Its log holds what everybody has chosen and drawn in secret, so all its people have to be the guest's own.
    """
    if guest is None or info.host != guest:
        raise RequestError("not-host")
    if info.ended is not None:
        raise RequestError("over")
    if any(seat.kind == PERSON and seat.holder != guest for seat in seats.all):
        raise RequestError("others-sit")


def running_record(info: MatchInfo, seats: Seats, log: Sequence[LogEntry]) -> str:
    """A match as a record with its table, as JSON."""
    kept = TableKept(
        created=info.created,
        guided=info.guided,
        pace=info.pace,  # type: ignore[arg-type]
        hints=info.hints,
        ending=info.ending,  # type: ignore[arg-type]
        agreed=info.end == "agreed",
        seats=[SeatKept(seat.kind, seat.name, seat.substitute) for seat in seats.all],
        log=[EntryKept(entry.player, entry.kind, entry.action, entry.command) for entry in log],  # type: ignore[arg-type]
    )
    record = record_of(info, log, names_told(seats)).to_json()
    head, digest, foot = record.rpartition('"digest"')
    return f"{head}{json.dumps(FIELD)}: {msgspec.json.encode(kept).decode()},\n{digest}{foot}"


def table_kept(text: str) -> TableKept | None:
    """The table in a record; None in one without. Raises InvalidRecord where it is malformed."""
    try:
        table = json.loads(text).get(FIELD)
        return msgspec.convert(table, TableKept | None)
    except (ValueError, AttributeError, RecursionError) as error:
        raise InvalidRecord(f"its table can't be read: {error}") from error


def seats_kept(kept: TableKept, holder: str, seen: datetime) -> list[Seat]:
    """The seats of a table that was brought: each person's is the bringer's."""
    return [
        Seat(player, seat.kind, seat.name, holder, seat.substitute, seen=seen)
        if seat.kind == PERSON
        else Seat(player, seat.kind, seat.name)
        for player, seat in enumerate(kept.seats)
    ]
