"""Checks of the rows of the City board of a Mayor edition, and in what they name."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from gridtown.editions.complaint import (
    Complaint,
    Fault,
    faults_of,
    miscounted,
    outside,
    unknown,
)
from gridtown.editions.row import label_of
from gridtown.editions.schema import RowChecks
from gridtown.games.mayor.editions.map_check import map_faults
from gridtown.games.mayor.editions.rows import CornerRow, Edition, EndRow, SquareRow, StreetRow
from gridtown.games.mayor.editions.words import (
    COLOURS,
    COLUMNS,
    CORNERS,
    ENDS,
    LETTERS,
    REGIONS,
    ROWS,
    SECTIONS,
    SQUARES,
    STEP,
    is_space,
    spelled,
)


def board_faults(edition: Edition) -> list[Fault]:
    """Faults of the board's rows together.

    The map is looked at only if all its rows are right in themselves and name what is there.
    """
    found = [
        *_doubled("corner", "space", [corner.space for corner in edition.corner]),
        *_doubled("street", "id", [street.id for street in edition.street]),
        *miscounted("end", "space", [end.space for end in edition.end], ENDS),
        *miscounted("square", "square", [square.square for square in edition.square], SQUARES),
        *_reference_faults(edition),
    ]
    if not found and not any(_row_complaints(edition)):
        found += map_faults(edition)
    return found


# --- single rows


def _corner_complaints(corner: CornerRow) -> Iterator[Complaint]:
    if not is_space(corner.space) or spelled(corner.space)[0] not in CORNERS:
        numbers = f"{CORNERS[0]}, {CORNERS[1]}, {CORNERS[2]} … {CORNERS[-1]}"
        yield "space", f'"{corner.space}" is no corner; write {numbers}, with a letter where several have it'
    yield from outside("column", [corner.column], 0, COLUMNS - 1)
    yield from outside("row", [corner.row], 0, ROWS - 1)


def _street_complaints(street: StreetRow) -> Iterator[Complaint]:
    """A street leads from corner n over n + 1, n + 2 and n + 3 to corner n + 4."""
    if not re.fullmatch("[a-z][0-9]{1,2}", street.id):
        yield "id", f'"{street.id}" is no id; write a small letter and a number, like n5'
    yield from unknown("colour", (street.colour,), COLOURS, "colour")
    if not is_space(street.low):
        return  # no corner has that name
    number = spelled(street.low)[0]
    if is_space(street.high) and spelled(street.high)[0] != number + STEP:
        yield "high", f"{street.high} is not {STEP} on from {street.low}; name a corner {number + STEP}"
    wanted = list(range(number + 1, number + STEP))
    if [spelled(name)[0] for name in street.spaces if is_space(name)] != wanted or len(street.spaces) != 3:
        written = ", ".join(map(str, wanted))
        yield "spaces", f"are not those between {number} and {number + STEP}; name one each of {written}"


def _end_complaints(end: EndRow) -> Iterator[Complaint]:
    yield from unknown("space", (end.space,), ENDS, "end")
    for field, (column, row) in (("from", end.from_), ("to", end.to)):
        if not (0 <= column < COLUMNS and 0 <= row < ROWS):
            yield field, f"{[column, row]} is off the map; write a column of 0 to 4 and a row of 0 to 3"
    if abs(end.from_[0] - end.to[0]) + abs(end.from_[1] - end.to[1]) != 1:
        yield "to", f"{list(end.to)} is not next to {list(end.from_)}; name a neighboring place"


def _square_complaints(square: SquareRow) -> Iterator[Complaint]:
    yield from unknown("square", (square.square,), SQUARES, "square")
    yield from outside("row", [square.row], 0, 2 * (ROWS - 1) - 1)
    yield from outside("column", [square.column], 0, 2 * (COLUMNS - 1) - 1)
    yield from unknown("region", (square.region,), REGIONS, "region")
    yield from unknown("section", (square.section,), SECTIONS, "section")
    if square.beside is not None:
        yield from unknown("beside", (square.beside,), ENDS, "end")
    if square.square in SQUARES:
        down, right = divmod(int(square.square[1]) - 1, 2)
        for field, place, odd in (("row", square.row, down), ("column", square.column, right)):
            if place % 2 != odd:
                half = f"{'second' if odd else 'first'} {field}"
                mend = f"write an {'odd' if odd else 'even'} number"
                yield field, f"{place} is not the {half} of a block; {mend}"


BOARD_CHECKS: Final[RowChecks] = {
    "corner": _corner_complaints,
    "street": _street_complaints,
    "end": _end_complaints,
    "square": _square_complaints,
}
"""Checks of a single row of the board, by table."""


def _row_complaints(edition: Edition) -> Iterator[Complaint]:
    for table, complaints in BOARD_CHECKS.items():
        for row in getattr(edition, table):
            yield from complaints(row)


# --- what the rows name


def _doubled(table: str, field: str, keys: Iterable[str]) -> list[Fault]:
    found = list(keys)
    return list(miscounted(table, field, found, dict.fromkeys(found)))


def _reference_faults(edition: Edition) -> Iterator[Fault]:
    """Streets, ends and the wall name corners; squares name streets."""
    corners = [corner.space for corner in edition.corner]
    for street in edition.street:
        label = label_of("street", street)
        yield from _unnamed(label, "low", street.low, corners)
        yield from _unnamed(label, "high", street.high, corners)
    for end in edition.end:
        yield from _unnamed(label_of("end", end), "next", end.next, corners)
    for name in edition.edition.wall:
        yield from _unnamed("[edition]", "wall", name, corners)
    streets = [street.id for street in edition.street]
    for square in edition.square:
        complaints = unknown("streets", square.streets, streets, "street")
        yield from faults_of(label_of("square", square), complaints)


def _unnamed(label: str, field: str, name: str, corners: list[str]) -> Iterator[Fault]:
    if name not in corners:
        alike = [corner for corner in corners if corner.rstrip(LETTERS) == name.rstrip(LETTERS)]
        yield Fault(label, field, f'no corner is "{name}"; use {" or ".join(alike) or "one that is"}')
