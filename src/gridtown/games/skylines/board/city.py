"""The city: what is built on the map, and the districts that its face-up pieces make."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from gridtown.core.bits import lowest, single
from gridtown.core.features import Backdrop
from gridtown.games.skylines.board.cards import FIRST_SERVICE, is_service, is_utility, is_zone
from gridtown.games.skylines.board.layout import Layout
from gridtown.games.skylines.board.orientations import ANCHOR_BITS, ANCHOR_MASK
from gridtown.games.skylines.tables import Tables

# What a district has, a mask of its squares each; tiles are counted by their first squares.
TAKEN: Final = 0
TILES: Final = 1
ZONE_TILES: Final = 2  # + type
UTILITIES: Final = 5  # the squares of utilities
WIDE: Final = 6  # + service: the squares of those that serve the whole district
LOCAL: Final = 12  # + service: of those that serve their neighbours
NEAR: Final = 18  # + service: the squares beside the latter
RECORDS: Final = 24


@mypyc_attr(acyclic=True)
class City:
    """The map as it is built on."""

    DERIVED: ClassVar[tuple[str, ...]] = ("records",)

    records: vec[i64]
    """What the districts have: by RECORDS * district + one of the above, a mask."""
    cards: vec[i64]
    """The cards whose tiles are laid, in order."""
    places: vec[i64]
    """Where each of these tiles lies."""

    def copy(self) -> City:
        """An independent copy."""
        new = City()
        new.records = self.records[:]
        new.cards = self.cards[:]
        new.places = self.places[:]
        return new

    def lay(self, tables: Tables, layout: Layout, card: i64, place: i64) -> None:
        """Put a card's tile on a place where it fits."""
        self.cards = append(self.cards, card)
        self.places = append(self.places, place)
        anchor, orientation = place & ANCHOR_MASK, place >> ANCHOR_BITS
        cell, end = tables.first_cell[orientation], tables.first_cell[orientation + 1]
        first = anchor + tables.cell[cell]
        mask: i64 = 0
        while cell < end:
            mask |= single(layout.bit[anchor + tables.cell[cell]])
            cell += 1
        start = RECORDS * layout.district[first]
        type = tables.type[card]
        self.records[start + TAKEN] |= mask
        self.records[start + TILES] |= single(layout.bit[first])
        if is_zone(type):
            self.records[start + ZONE_TILES + type] |= single(layout.bit[first])
        elif is_utility(type):
            self.records[start + UTILITIES] |= mask
        elif is_service(type):
            self._note_service(
                layout, start, layout.district[first], type - FIRST_SERVICE, tables.stage[card], mask
            )

    def _note_service(
        self, layout: Layout, start: i64, district: i64, service: i64, stage: i64, mask: i64
    ) -> None:
        if stage == 1:
            self.records[start + LOCAL + service] |= mask
            self.records[start + NEAR + service] |= layout.around(district, mask)
        else:
            self.records[start + WIDE + service] |= mask


def new_city(layout: Layout) -> City:
    """An empty map."""
    city = City()
    city.records = vec[i64]([0] * (RECORDS * int(layout.districts)))
    city.cards = vec[i64]([])
    city.places = vec[i64]([])
    return city


class Districts:
    """The districts of the face-up pieces. district: of each the final district it is part of; mask: its
    squares. backdrop: what is observed of the map with these pieces face up, once somebody has asked.
    """

    def __init__(self, layout: Layout, pieces: i64) -> None:
        self.backdrop: Backdrop | None = None
        self.district = vec[i64]([])
        self.mask = vec[i64]([])
        self.face_up = vec[i64]([0] * int(layout.districts))
        district: i64 = 0
        while district < layout.districts:
            left = layout.face_up(pieces, district)
            self.face_up[district] = left
            while left:
                found = layout.spread(district, single(lowest(left)), left)
                self.district = append(self.district, district)
                self.mask = append(self.mask, found)
                left &= ~found
            district += 1

    def around(self, district: i64, place: i64) -> i64:
        """The squares of the current district in which a place of a final district lies."""
        index: i64 = 0
        while index < len(self.mask):
            if self.district[index] == district and self.mask[index] & place:
                return self.mask[index]
            index += 1
        return 0


def districts_of(layout: Layout, pieces: i64) -> Districts:
    """The districts of a map with some pieces face up, a bit each; worked out once."""
    found = layout.known.get(int(pieces))
    if isinstance(found, Districts):
        return found
    made = Districts(layout, pieces)
    layout.known[int(pieces)] = made
    return made
