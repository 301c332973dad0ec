"""Checks of the shapes and tiles of a Skylines edition."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from gridtown.editions.complaint import (
    Complaint,
    Fault,
    faults_of,
    miscounted,
    outside,
    unknown,
)
from gridtown.editions.row import label_of
from gridtown.games.skylines.board.orientations import Cells, cells_of, orientations_of
from gridtown.games.skylines.editions.rows import Edition, ShapeRow, TileRow
from gridtown.games.skylines.editions.words import LARGEST_TILE, TILE_COUNTS, UTILITIES, ZONES


def shape_complaints(shape: ShapeRow) -> Iterator[Complaint]:
    """Complaints about a shape; its id ends in its size."""
    if not re.fullmatch(f"[A-Z][1-{LARGEST_TILE}]", shape.id):
        yield "id", f'"{shape.id}" is no id; write a capital letter and the number of squares, like L4'
    if not _is_drawing(shape.cells):
        yield "cells", 'is no drawing; write rows of the same length of "#" and "."'
        return
    cells = cells_of(shape.cells)
    if not 1 <= len(cells) <= LARGEST_TILE:
        yield "cells", f"has {len(cells)} squares; draw 1 to {LARGEST_TILE}"
    elif shape.id[1:] != str(len(cells)):
        yield "cells", f'has {len(cells)} squares, but the id is "{shape.id}"; correct one'
    if not _is_joined(cells):
        yield "cells", "falls apart; join all squares edge to edge"


def _is_drawing(rows: list[str]) -> bool:
    drawn = "".join(rows)
    return len({len(row) for row in rows}) == 1 and "#" in drawn and not drawn.strip("#.")


def _is_joined(cells: Cells) -> bool:
    found, waiting = {cells[0]}, [cells[0]]
    while waiting:
        row, column = waiting.pop()
        around = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
        fresh = around & set(cells) - found
        found |= fresh
        waiting += fresh
    return len(found) == len(cells)


def tile_complaints(tile: TileRow) -> Iterator[Complaint]:
    """Complaints about a row of tiles."""
    yield from outside("number", [tile.number], 1, sum(TILE_COUNTS.values()))
    yield from unknown("type", (tile.type,), TILE_COUNTS, "type")
    yield from outside("count", [tile.count], 1, max(TILE_COUNTS.values()))


def shape_faults(edition: Edition) -> Iterator[Fault]:
    """Faults of the shapes together: the same id twice, and the same shape turned or flipped."""
    ids = [shape.id for shape in edition.shape]
    yield from miscounted("shape", "id", ids, dict.fromkeys(ids))
    known: dict[Cells, str] = {}
    for shape in edition.shape:
        if not _is_drawing(shape.cells):
            continue  # is complained of by itself
        form = orientations_of(cells_of(shape.cells))[0]
        if known.setdefault(form, shape.id) != shape.id:
            reason = f"is {known[form]} turned or flipped; remove one"
            yield Fault(label_of("shape", shape), "cells", reason)


def tile_faults(edition: Edition) -> Iterator[Fault]:
    """Faults of the tiles together: unknown shapes, tiles named twice, and wrong counts."""
    numbers = [tile.number for tile in edition.tile]
    yield from miscounted("tile", "number", numbers, range(1, len(numbers) + 1))
    first: dict[tuple[str, str], int] = {}
    for tile in edition.tile:
        label = label_of("tile", tile)
        yield from faults_of(label, unknown_shape(edition, tile.shape))
        if first.setdefault((tile.type, tile.shape), tile.number) != tile.number:
            reason = f"tile {first[tile.type, tile.shape]} is of the same type and shape; keep one"
            yield Fault(label, "shape", reason)
    for type, wanted in TILE_COUNTS.items():
        found = sum(tile.count for tile in edition.tile if tile.type == type)
        if found != wanted:
            yield Fault(f"tile ({type})", "count", f"there are {found} in all; make it {wanted}")
    yield from _spent_faults(edition)


def unknown_shape(edition: Edition, shape: str) -> Iterator[Complaint]:
    """Complaints about a shape that the edition does not have."""
    yield from unknown("shape", (shape,), [row.id for row in edition.shape], "shape")


def _spent_faults(edition: Edition) -> Iterator[Fault]:
    """There is one tile for each card that shows one."""
    shown: Counter[tuple[str, str]] = Counter()
    for card in edition.card:
        if card.type not in ZONES and card.shape is not None:
            shown["utility" if card.type in UTILITIES else "service", card.shape] += 1
    for unique in edition.unique:
        shown["unique", unique.shape] += 1
    there = Counter({(tile.type, tile.shape): tile.count for tile in edition.tile if tile.type not in ZONES})
    for type, shape in sorted(shown | there):
        if shown[type, shape] != there[type, shape]:
            reason = (
                f"{there[type, shape]} tiles of {shape}, but {shown[type, shape]} cards show it; correct it"
            )
            yield Fault(f"tile ({type})", "shape", reason)
