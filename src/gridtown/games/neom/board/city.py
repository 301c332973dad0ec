"""A City: the tiles on its spaces, and what follows from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from gridtown.core.bits import count, lowest, single
from gridtown.games.neom.board.grid import (
    ALL,
    CENTER,
    CENTER_BIT,
    EAST,
    EAST_GATE,
    NORTH,
    NOT_E,
    SOUTH,
    SPACES,
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

    Its masks follow from the tiles: which spaces are of a type, have a mark or a road to a side. The City
    Center counts as a Resource tile that is no tile.
    """

    DERIVED: ClassVar[tuple[str, ...]] = (
        "occupied", "residential", "commercial", "industrial", "public", "resource", "polluting", "power",
        "north", "east", "south", "west", "cornerstones", "reach", "goods", "traits",
    )  # fmt: skip
    center: i64 = -1
    """The Raw Good of the board, -1 while no board is dealt."""
    made: i64 = 0
    """1 + the Good chosen for the Modular Factory, 0 without one."""
    tiles: vec[u8]
    """The tile number on each space, 0 for none."""
    occupied: i64 = 0
    """The spaces with something on them, the City Center included."""
    residential: i64 = 0
    """The spaces with Residential tiles."""
    commercial: i64 = 0
    """The spaces with Commercial tiles."""
    industrial: i64 = 0
    """The spaces with Industrial tiles."""
    public: i64 = 0
    """The spaces with Public tiles."""
    resource: i64 = 0
    """The spaces with Resource tiles, the City Center included."""
    polluting: i64 = 0
    """The spaces with polluting tiles."""
    power: i64 = 0
    """The spaces with power plants."""
    north: i64 = 0
    """The spaces with a road to the north."""
    east: i64 = 0
    """The spaces with a road to the east."""
    south: i64 = 0
    """The spaces with a road to the south."""
    west: i64 = 0
    """The spaces with a road to the west."""
    cornerstones: i64 = 0
    """The spaces with Cornerstones."""
    reach: i64 = CENTER_BIT
    """The spaces connected to the City Center, or to the tile in its place."""
    goods: i64 = 0
    """The set of Goods produced."""
    traits: i64 = 0
    """The union of all tiles' traits."""

    def __init__(self, tiles: vec[u8]) -> None:
        self.tiles = tiles

    def copy(self) -> City:
        """An independent copy."""
        new = City(self.tiles[:])
        new.center = self.center
        new.made = self.made
        new.occupied = self.occupied
        new.residential = self.residential
        new.commercial = self.commercial
        new.industrial = self.industrial
        new.public = self.public
        new.resource = self.resource
        new.polluting = self.polluting
        new.power = self.power
        new.north = self.north
        new.east = self.east
        new.south = self.south
        new.west = self.west
        new.cornerstones = self.cornerstones
        new.reach = self.reach
        new.goods = self.goods
        new.traits = self.traits
        return new

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
        """The spaces that would be connected to the center if the spaces `gone` had no roads."""
        left = ALL ^ gone
        eastward = self.east & left & ((self.west & left) >> 1) & NOT_E
        northward = self.north & left & ((self.south & left) >> 5)
        return flood(CENTER_BIT, eastward, northward)

    def with_traits(self, tables: Tables, traits: i64) -> i64:
        """The spaces whose tiles have one of `traits`."""
        spaces: i64 = 0
        if not self.traits & traits:
            return spaces
        rest = self.placed()
        while rest:
            space = lowest(rest)
            rest &= rest - 1
            if tables.traits[i64(self.tiles[space])] & traits:
                spaces |= single(space)
        return spaces

    def trade_routes(self) -> i64:
        """The active Trade Routes: 1 west, 2 east."""
        return (1 if self.west & WEST_GATE else 0) | (2 if self.east & EAST_GATE else 0)

    def cut_off(self) -> i64:
        """The spaces with tiles that are not connected to the center."""
        return self.placed() & ~self.reach

    def count_of(self, marks: i64) -> i64:
        """Number of tiles of the type `marks`."""
        return count(self.of(marks))

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
        self.residential |= bit if marks & RESIDENTIAL else i64(0)
        self.commercial |= bit if marks & COMMERCIAL else i64(0)
        self.industrial |= bit if marks & INDUSTRIAL else i64(0)
        self.public |= bit if marks & PUBLIC else i64(0)
        self.resource |= bit if marks & RESOURCE else i64(0)
        self.polluting |= bit if marks & POLLUTING else i64(0)
        self.power |= bit if marks & POWER else i64(0)
        self.north |= bit if roads & NORTH else i64(0)
        self.east |= bit if roads & EAST else i64(0)
        self.south |= bit if roads & SOUTH else i64(0)
        self.west |= bit if roads & WEST else i64(0)

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
    city = City(vec[u8]([0] * SPACES))
    city.center = center
    city.lift(tables, CENTER)
    return city


def city_of_tiles(tables: Tables, center: i64, made: i64, tiles: Sequence[int]) -> City:
    """The City on the board `center` with these tiles, by space; `made` as for a Modular Factory."""
    city = new_city(tables, center)
    for space, tile in enumerate(tiles):
        if tile:
            city.lay(tables, tile, space, made if tables.traits[tile] & CHOOSES_GOOD else 0)
    return city
