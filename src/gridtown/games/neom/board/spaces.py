"""Legal spaces of a tile (ACTION: Placing the Selected Tile; Replacing an Existing Tile)."""

from mypy_extensions import i64

from gridtown.core.bits import count, lowest, single
from gridtown.games.neom.board.city import City
from gridtown.games.neom.board.grid import (
    ALL,
    CENTER,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    to_east,
    to_north,
    to_south,
    to_west,
)
from gridtown.games.neom.tables import FIRST_CORNERSTONE, TYPE_BITS, Tables


def joined_to(city: City, reach: i64, roads: i64) -> i64:
    """The spaces on which a tile with `roads` would be joined by road to something in `reach`."""
    spaces: i64 = 0
    if roads & WEST:
        spaces |= to_east(reach & city.east)
    if roads & EAST:
        spaces |= to_west(reach & city.west)
    if roads & SOUTH:
        spaces |= to_north(reach & city.north)
    if roads & NORTH:
        spaces |= to_south(reach & city.south)
    return spaces


def replaceable(tables: Tables, city: City, tile: i64) -> i64:
    """The spaces whose tile `tile` may replace: Resource tiles, and those that share a type with it."""
    return city.resource | city.of(tables.marks[tile] & TYPE_BITS)


def connected(tables: Tables, city: City, tile: i64, space: i64) -> bool:
    """Whether `tile` on the occupied `space`, the old tile gone, would be connected to the center."""
    if space == CENTER:
        return True
    bit: i64 = single(space)
    return bool(joined_to(city, city.reach_without(bit), tables.roads[tile]) & bit)


def at_limit(city: City, tile: i64, generation: i64) -> bool:
    """Whether another Cornerstone would be one too many: no more may lie than the generation's number."""
    return tile >= FIRST_CORNERSTONE and count(city.cornerstones) >= generation


def legal_spaces(tables: Tables, city: City, tile: i64, generation: i64) -> i64:
    """All spaces on which `tile` may be placed in `generation`."""
    limited = at_limit(city, tile, generation)
    joined = joined_to(city, city.reach, tables.roads[tile])
    spaces = i64(0) if limited else joined & (ALL ^ city.occupied)
    rest = _replacements(tables, city, tile, joined, limited)
    while rest:
        space = lowest(rest)
        rest &= rest - 1
        if connected(tables, city, tile, space):
            spaces |= single(space)
    return spaces


def has_legal_space(tables: Tables, city: City, tile: i64, generation: i64) -> bool:
    """Whether `legal_spaces` is not empty, found without looking at more than needed."""
    limited = at_limit(city, tile, generation)
    joined = joined_to(city, city.reach, tables.roads[tile])
    if not limited and joined & (ALL ^ city.occupied):
        return True
    rest = _replacements(tables, city, tile, joined, limited)
    while rest:
        if connected(tables, city, tile, lowest(rest)):
            return True
        rest &= rest - 1
    return False


def _replacements(tables: Tables, city: City, tile: i64, joined: i64, limited: bool) -> i64:
    """The spaces to be looked at closely: only what is joined now can be joined once a tile is gone."""
    spaces = replaceable(tables, city, tile) & (joined | 1 << CENTER)
    return spaces & city.cornerstones if limited else spaces
