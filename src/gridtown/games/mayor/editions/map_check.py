"""Checks of the map of a Mayor edition: where everything lies, and how the track leads over it.

Every row is right in itself here, and names what is there.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from gridtown.editions.complaint import Fault, row_label
from gridtown.editions.row import label_of
from gridtown.games.mayor.editions.rows import CornerRow, Edition, SquareRow
from gridtown.games.mayor.editions.words import LANES, LETTERS, NEXT_TO_END, spelled

Place = tuple[int, int]
"""A column and a row of the map's corners."""

Side = frozenset[Place]
"""Side between two neighboring places: room for one street or end."""


class Spot(NamedTuple):
    """A space of the map, from the top and from the left in quarters of a side, and where its name stands."""

    y: int
    x: int
    row: str
    field: str
    name: str


def map_faults(edition: Edition) -> list[Fault]:
    """Faults of the map; what follows from the places, only when these are right."""
    corners = {corner.space: corner for corner in edition.corner}
    found = [
        *_wall_faults(edition),
        *_side_faults(edition, corners),
        *_end_faults(edition, corners),
        *_way_faults(edition),
        *_block_faults(edition.square),
    ]
    if not found:
        found += _letter_faults(edition, corners)
        found += _start_faults(edition)
        found += _neighbor_faults(edition, corners)
    return found


# --- places


def _wall_faults(edition: Edition) -> Iterator[Fault]:
    """Two corners lie on one place, with the wall between them; no others do."""
    wall = sorted(edition.edition.wall)
    at: dict[Place, list[str]] = defaultdict(list)
    for corner in edition.corner:
        at[corner.place].append(corner.space)
    if len(wall) != 2 or wall not in [sorted(spaces) for spaces in at.values()]:
        yield Fault("[edition]", "wall", "does not name two corners on one place; name those")
    for spaces in at.values():
        if len(spaces) > 1 and sorted(spaces) != wall:
            reason = f"lies on the place of {spaces[0]}; move one, or name both in the wall"
            yield Fault(row_label("corner", spaces[1]), "column", reason)


def _side_faults(edition: Edition, corners: dict[str, CornerRow]) -> Iterator[Fault]:
    """A street lies between neighboring places, and no other lies there."""
    taken: dict[Side, str] = {}
    for street in edition.street:
        label = label_of("street", street)
        low, high = corners[street.low].place, corners[street.high].place
        if abs(low[0] - high[0]) + abs(low[1] - high[1]) != 1:
            reason = f"{street.high} is not next to {street.low} on the map; name a neighboring corner"
            yield Fault(label, "high", reason)
        elif taken.setdefault(frozenset((low, high)), street.id) != street.id:
            other = taken[frozenset((low, high))]
            yield Fault(label, "low", f"{other} lies there too; remove one or name other corners")


def _end_faults(edition: Edition, corners: dict[str, CornerRow]) -> Iterator[Fault]:
    """0 lies beside corner 1 and 50 beside corner 49, on sides of their own."""
    taken = _street_sides(edition, corners)
    for end in edition.end:
        label = label_of("end", end)
        wanted = NEXT_TO_END[end.space]
        if spelled(end.next)[0] != wanted:
            yield Fault(label, "next", f"{end.next} is not the corner {wanted}; name that")
        elif corners[end.next].place != end.from_:
            yield Fault(
                label, "from", f"is not the place of {end.next}; write {list(corners[end.next].place)}"
            )
        other = taken.setdefault(frozenset((end.from_, end.to)), end.space)
        if other != end.space:
            yield Fault(label, "to", f"{other} lies there; name another place")


def _way_faults(edition: Edition) -> Iterator[Fault]:
    """From every corner the track leads on and back."""
    next_to = {end.space: end.next for end in edition.end}
    forward = {*(street.low for street in edition.street), next_to["50"]}
    back = {*(street.high for street in edition.street), next_to["0"]}
    for corner in edition.corner:
        label = label_of("corner", corner)
        if corner.space not in forward:
            yield Fault(label, "space", "no street leads on from here; add one, or remove the corner")
        if corner.space not in back:
            yield Fault(label, "space", "no street leads back from here; add one, or remove the corner")


def _block_faults(squares: list[SquareRow]) -> Iterator[Fault]:
    """The four squares of a block lie together, and no other block lies there."""
    first: dict[str, SquareRow] = {}
    taken: dict[Place, str] = {}
    for square in squares:
        label = label_of("square", square)
        corner = first.setdefault(square.block, square)
        if _block_place(square) != _block_place(corner):
            reason = f"lies apart from {corner.square}; correct row and column of one"
            yield Fault(label, "row", reason)
        elif taken.setdefault(_block_place(square), square.block) != square.block:
            reason = f"lies in block {taken[_block_place(square)]}; correct row and column of one"
            yield Fault(label, "row", reason)


def _block_place(square: SquareRow) -> Place:
    """The place at the top left of a square's block."""
    return square.column // 2, square.row // 2


# --- what follows from the places


def _letter_faults(edition: Edition, corners: dict[str, CornerRow]) -> Iterator[Fault]:
    """Letters tell spaces with the same number apart, from the top, then from the left."""
    by_number: dict[int, list[Spot]] = defaultdict(list)
    for spot in _spots(edition, corners):
        by_number[spelled(spot.name)[0]].append(spot)
    for number, spots in by_number.items():
        spots.sort()
        for spot in spots[LANES:]:
            reason = f"{len(spots)} spaces have the number {number}; leave at most {LANES}"
            yield Fault(spot.row, spot.field, reason)
        for spot, letter in zip(spots, LETTERS, strict=False):
            right = f"{number}{letter}" if len(spots) > 1 else f"{number}"
            if spot.name != right:
                reason = f'"{spot.name}" is "{right}" by its place on the map; write that'
                yield Fault(spot.row, spot.field, reason)


def _spots(edition: Edition, corners: dict[str, CornerRow]) -> Iterator[Spot]:
    for corner in edition.corner:
        label = label_of("corner", corner)
        yield Spot(4 * corner.row, 4 * corner.column, label, "space", corner.space)
    for street in edition.street:
        low, high = corners[street.low], corners[street.high]
        for step, name in enumerate(street.spaces, 1):
            y = 4 * low.row + step * (high.row - low.row)
            x = 4 * low.column + step * (high.column - low.column)
            yield Spot(y, x, label_of("street", street), "spaces", name)


def _start_faults(edition: Edition) -> Iterator[Fault]:
    """All Bankers start on the same space."""
    start = edition.edition.start_banker
    names = [corner.space for corner in edition.corner]
    names += [name for street in edition.street for name in street.spaces]
    alone = sorted({spelled(name)[0] for name in names if name.isdigit()})
    if start not in alone:
        reason = f"{start} is not the number of one space alone; use one of {', '.join(map(str, alone))}"
        yield Fault("[edition]", "start_banker", reason)


def _neighbor_faults(edition: Edition, corners: dict[str, CornerRow]) -> Iterator[Fault]:
    """A square names what lies along it: the streets, or the end where there are none."""
    streets = _street_sides(edition, corners)
    ends = {frozenset((end.from_, end.to)): end.space for end in edition.end}
    for square in edition.square:
        label = label_of("square", square)
        along = [streets[side] for side in _sides(square) if side in streets]
        if set(along) != set(square.streets):
            listed = ", ".join(f'"{street}"' for street in along)
            yield Fault(label, "streets", f"are not those along it on the map; write [{listed}]")
        beside = next((ends[side] for side in _sides(square) if side in ends and not along), None)
        if square.beside != beside:
            mend = f'write "{beside}"' if beside else "remove it"
            yield Fault(label, "beside", f"is not the end that alone lies along it on the map; {mend}")


def _street_sides(edition: Edition, corners: dict[str, CornerRow]) -> dict[Side, str]:
    return {
        frozenset((corners[street.low].place, corners[street.high].place)): street.id
        for street in edition.street
    }


def _sides(square: SquareRow) -> list[Side]:
    """The sides that a square lies along: above or below it, and left or right of it."""
    left, top = _block_place(square)
    row, column = top + square.row % 2, left + square.column % 2
    return [frozenset(((left, row), (left + 1, row))), frozenset(((column, top), (column, top + 1)))]
