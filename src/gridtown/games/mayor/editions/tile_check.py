"""Checks of a tile row of a Mayor edition beyond the types of its fields."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from gridtown.editions.complaint import Complaint, outside, unknown
from gridtown.games.mayor.editions.rows import TileRow
from gridtown.games.mayor.editions.words import (
    BUILDINGS,
    COLOURS,
    LINE_TILES,
    REGIONS,
    SECTIONS,
    TILES,
    TYPES,
)


def tile_complaints(tile: TileRow) -> Iterator[Complaint]:
    """Complaints about a tile."""
    yield from outside("number", [tile.number], 1, TILES)
    yield from unknown("type", (tile.type,), TYPES, "type")
    if tile.type in TYPES and 1 <= tile.number <= TILES:
        right = TYPES[(tile.number - 1) // LINE_TILES]
        if tile.type != right:
            yield "type", f'is "{tile.type}", but number {tile.number} is of the {right} line; correct one'
    if tile.type == "park":
        yield from _park_complaints(tile)
    else:
        yield from _building_complaints(tile)


def _building_complaints(tile: TileRow) -> Iterator[Complaint]:
    """A building has three icons: a colour, a region and a section."""
    icons = (
        ("colour", tile.colour, COLOURS),
        ("region", tile.region, REGIONS),
        ("section", tile.section, SECTIONS),
    )
    for field, icon, known in icons:
        if icon is None:
            yield field, f"is missing; add one of {', '.join(known)}"
        else:
            yield from unknown(field, (icon,), known, field)
    if tile.icons:
        yield "icons", "only Parks have them; remove them or correct the type"


def _park_complaints(tile: TileRow) -> Iterator[Complaint]:
    """A Park has icons of three types of building, of two of them twice."""
    for field, icon in (("colour", tile.colour), ("region", tile.region), ("section", tile.section)):
        if icon is not None:
            yield field, "a Park has none; remove it or correct the type"
    counts = Counter(tile.icons)
    yield from unknown("icons", counts, BUILDINGS, "type of building")
    if sorted(counts.values()) != [1, 2, 2]:
        yield "icons", "a Park shows three types, one of them once and two twice; correct them"
