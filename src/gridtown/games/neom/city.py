"""One City: what lies on which space, and everything that follows from it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from gridtown.core.bits import count, lowest, single
from gridtown.games.neom.grid import (
    ALL,
    CENTER,
    CENTER_BIT,
    EAST,
    EAST_GATE,
    NORTH,
    NOT_E,
    SOUTH,
    WEST,
    WEST_GATE,
    flood,
)
from gridtown.games.neom.tables import (
    CHOOSES_GOOD,
    COMMERCIAL,
    FIRST_CORNERSTONE,
    INDUSTRIAL,
    POLLUTING,
    POWER,
    PUBLIC,
    RESIDENTIAL,
    RESOURCE,
    Tables,
)


@mypyc_attr(acyclic=True)
class City:
    """A City board and the tiles on it.

    center: the Raw Good of the board. tiles: the tile number on each space, 0 for none. occupied: the
    spaces with something on them, the City Center (a Resource tile that is no tile) included; the other
    masks say which of these are of a type, have a mark or a road to a side. cornerstones: the spaces with
    Cornerstones. reach: what is connected to the City Center, or to the tile in its place. goods: the set
    produced. made: 1 + the Good chosen for the Modular Factory, 0 without one. traits: the union of all
    tiles' traits.
    """

    def __init__(
        self,
        center: i64,
        tiles: vec[u8],
        occupied: i64,
        residential: i64,
        commercial: i64,
        industrial: i64,
        public: i64,
        resource: i64,
        polluting: i64,
        power: i64,
        north: i64,
        east: i64,
        south: i64,
        west: i64,
        cornerstones: i64,
        reach: i64,
        goods: i64,
        made: i64,
        traits: i64,
    ) -> None:
        self.center = center
        self.tiles = tiles
        self.occupied = occupied
        self.residential = residential
        self.commercial = commercial
        self.industrial = industrial
        self.public = public
        self.resource = resource
        self.polluting = polluting
        self.power = power
        self.north = north
        self.east = east
        self.south = south
        self.west = west
        self.cornerstones = cornerstones
        self.reach = reach
        self.goods = goods
        self.made = made
        self.traits = traits

    def copy(self) -> City:
        """An independent copy."""
        return City(
            self.center,
            self.tiles[:],
            self.occupied,
            self.residential,
            self.commercial,
            self.industrial,
            self.public,
            self.resource,
            self.polluting,
            self.power,
            self.north,
            self.east,
            self.south,
            self.west,
            self.cornerstones,
            self.reach,
            self.goods,
            self.made,
            self.traits,
        )

    def placed(self) -> i64:
        """The spaces with tiles; the City Center is none."""
        return self.occupied if self.tiles[CENTER] else self.occupied & ~CENTER_BIT

    def of(self, marks: i64) -> i64:
        """The spaces whose type or mark is among `marks` (bits of Tables.marks)."""
        spaces: i64 = 0
        if marks & RESIDENTIAL:
            spaces |= self.residential
        if marks & COMMERCIAL:
            spaces |= self.commercial
        if marks & INDUSTRIAL:
            spaces |= self.industrial
        if marks & PUBLIC:
            spaces |= self.public
        if marks & RESOURCE:
            spaces |= self.resource
        if marks & POLLUTING:
            spaces |= self.polluting
        if marks & POWER:
            spaces |= self.power
        return spaces

    def eastward(self) -> i64:
        """The spaces joined by road to the space east of them."""
        return self.east & (self.west >> 1) & NOT_E

    def northward(self) -> i64:
        """The spaces joined by road to the space north of them."""
        return self.north & (self.south >> 5)

    def reach_without(self, gone: i64) -> i64:
        """What would be connected to the center if the spaces `gone` had no roads."""
        left = ALL ^ gone
        eastward = self.east & left & ((self.west & left) >> 1) & NOT_E
        northward = self.north & left & ((self.south & left) >> 5)
        return flood(CENTER_BIT, eastward, northward)

    def trade_route_west(self) -> bool:
        """Whether the western Trade Route is active."""
        return bool(self.west & WEST_GATE)

    def trade_route_east(self) -> bool:
        """Whether the eastern Trade Route is active."""
        return bool(self.east & EAST_GATE)

    def has_type(self, marks: i64, required: i64) -> bool:
        """Whether at least `required` tiles are of the type `marks`."""
        return count(self.of(marks)) >= required

    def lay(self, tables: Tables, tile: i64, space: i64, made: i64) -> None:
        """Put `tile` on `space`, instead of what lies there; `made` as for a Modular Factory, else 0."""
        bit: i64 = single(space)
        if self.occupied & bit:
            self._clear(bit)
        replaced = i64(self.tiles[space])
        self.tiles[space] = u8(tile)
        self._mark(bit, tables.marks[tile], tables.roads[tile])
        if tile >= FIRST_CORNERSTONE:
            self.cornerstones |= bit
        if made:
            self.made = made
        if replaced or space == CENTER:
            self._recount(tables)
        else:
            self.goods |= tables.goods[tile]
            self.traits |= tables.traits[tile]
            if made:
                self.goods |= single(made - 1)
        self.reach = flood(CENTER_BIT, self.eastward(), self.northward())

    def lift(self, tables: Tables, space: i64) -> None:
        """Take the tile on `space` away; on the center space this uncovers the City Center again."""
        bit: i64 = single(space)
        self._clear(bit)
        self.tiles[space] = u8(0)
        if space == CENTER:
            self._mark(bit, RESOURCE, tables.center_roads)
        self._recount(tables)
        self.reach = flood(CENTER_BIT, self.eastward(), self.northward())

    def _clear(self, bit: i64) -> None:
        rest = ALL ^ bit
        self.occupied &= rest
        self.residential &= rest
        self.commercial &= rest
        self.industrial &= rest
        self.public &= rest
        self.resource &= rest
        self.polluting &= rest
        self.power &= rest
        self.north &= rest
        self.east &= rest
        self.south &= rest
        self.west &= rest
        self.cornerstones &= rest

    def _mark(self, bit: i64, marks: i64, roads: i64) -> None:
        self.occupied |= bit
        self.residential |= bit if marks & RESIDENTIAL else 0
        self.commercial |= bit if marks & COMMERCIAL else 0
        self.industrial |= bit if marks & INDUSTRIAL else 0
        self.public |= bit if marks & PUBLIC else 0
        self.resource |= bit if marks & RESOURCE else 0
        self.polluting |= bit if marks & POLLUTING else 0
        self.power |= bit if marks & POWER else 0
        self.north |= bit if roads & NORTH else 0
        self.east |= bit if roads & EAST else 0
        self.south |= bit if roads & SOUTH else 0
        self.west |= bit if roads & WEST else 0

    def _recount(self, tables: Tables) -> None:
        """Goods and traits once more from the tiles, after one has gone."""
        goods: i64 = 0
        traits: i64 = 0
        rest = self.placed()
        while rest:
            tile = i64(self.tiles[lowest(rest)])
            goods |= tables.goods[tile]
            traits |= tables.traits[tile]
            rest &= rest - 1
        if not traits & CHOOSES_GOOD:
            self.made = 0
        if self.made:
            goods |= single(self.made - 1)
        if not self.tiles[CENTER] and self.center >= 0:
            goods |= single(self.center)
        self.goods = goods
        self.traits = traits


def new_city(tables: Tables, center: i64) -> City:
    """An empty City whose board shows the Raw Good `center`; -1 while no board is dealt."""
    city = City(center, vec[u8]([0] * 25), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, CENTER_BIT, 0, 0, 0)
    city.lift(tables, CENTER)
    return city
