"""Executor of the tiles' effect records: their counts and their worth."""

from typing import Final

from mypy_extensions import i64

from gridtown.core.bits import count, lowest, single
from gridtown.games.neom.board.city import City
from gridtown.games.neom.board.grid import (
    ALL,
    CORNERS,
    EDGE,
    around,
    beside,
    flood,
    nearby,
    to_east,
    to_north,
    to_south,
    to_west,
    within_two,
)
from gridtown.games.neom.tables import (
    PER_ALIKE,
    PER_BIGGER,
    PER_CORNER,
    PER_DOUBLES,
    PER_EDGE,
    PER_ELSEWHERE,
    PER_FINAL_INCOME,
    PER_GOODS,
    PER_LARGEST_CLUSTER,
    PER_MONEY,
    PER_NEARBY,
    PER_NEIGHBORHOODS,
    PER_PAIRS,
    PER_PRINTED_LOW,
    PER_ROAD_SQUARES,
    PER_SERVED,
    PER_SETS,
    PER_SINGLES,
    PER_TILES,
    PER_WITHIN_TWO,
    Effect,
    Tables,
)


class Purse:
    """The money that effects at the end look at: before the final income, and that income alone."""

    def __init__(self, money: i64, final_income: i64) -> None:
        self.money = money
        self.final_income = final_income


NO_PURSE: Final = Purse(0, 0)
"""For effects that do not look at money."""


def worth(tables: Tables, city: City, effect: Effect, space: i64, purse: Purse) -> i64:
    """Worth of `effect` of the tile on `space` now, in VP or L-Coins, rounded down."""
    return effect.base + effect.amount * counted(tables, city, effect, space, purse) // effect.every


def counted(tables: Tables, city: City, effect: Effect, space: i64, purse: Purse) -> i64:
    """Number of the things that `effect` counts."""
    per = effect.per
    if per <= PER_CORNER:
        return count(_region(per, space) & city.of(effect.of))
    if per <= PER_BIGGER and per != PER_SETS:
        return _neighborhoods(city, per)
    if per >= PER_GOODS:
        return _possessions(city, effect, purse)
    return _arrangements(tables, city, effect)


def _region(per: i64, space: i64) -> i64:
    """The spaces on which tiles count, for a tile on `space`."""
    if per == PER_TILES:
        return ALL
    if per == PER_NEARBY:
        return nearby(space)
    if per == PER_ELSEWHERE:
        return ALL ^ around(single(space))
    return EDGE if per == PER_EDGE else CORNERS


def _possessions(city: City, effect: Effect, purse: Purse) -> i64:
    if effect.per == PER_GOODS:
        return count(city.goods & effect.of)
    if effect.per == PER_MONEY:
        return purse.money
    return purse.final_income if effect.per == PER_FINAL_INCOME else i64(0)


def _arrangements(tables: Tables, city: City, effect: Effect) -> i64:
    per = effect.per
    if per == PER_SETS:
        return _sets(city, effect.of)
    if per == PER_SERVED:
        return _served(city, city.of(effect.of))
    if per == PER_PRINTED_LOW:
        return _printed_low(tables, city, city.residential)
    if per == PER_ROAD_SQUARES:
        return _road_squares(city)
    if per == PER_WITHIN_TWO:
        return count(city.of(effect.first) & within_two(city.of(effect.second)))
    if per == PER_ALIKE:
        return _alike(city)
    if per == PER_LARGEST_CLUSTER:
        return _largest_cluster(city, city.of(effect.of))
    assert per == PER_PAIRS
    return pairs(city.of(effect.first), city.of(effect.second))


def clusters(city: City, spaces: i64) -> list[int]:
    """`spaces` split into what is joined by roads without leaving them, as masks."""
    found: list[int] = []
    eastward = city.eastward() & spaces & (spaces >> 1)
    northward = city.northward() & spaces & (spaces >> 5)
    while spaces:
        cluster = flood(spaces & -spaces, eastward, northward)
        found.append(int(cluster))
        spaces ^= cluster
    return found


def _neighborhoods(city: City, per: i64) -> i64:
    total: i64 = 0
    rest = city.residential
    eastward = city.eastward() & rest & (rest >> 1)
    northward = city.northward() & rest & (rest >> 5)
    while rest:
        cluster = flood(rest & -rest, eastward, northward)
        rest ^= cluster
        size = count(cluster)
        kind: i64 = PER_SINGLES if size == 1 else PER_DOUBLES if size == 2 else PER_BIGGER
        if per == PER_NEIGHBORHOODS or per == kind:
            total += 1
    return total


def _largest_cluster(city: City, spaces: i64) -> i64:
    largest: i64 = 0
    eastward = city.eastward() & spaces & (spaces >> 1)
    northward = city.northward() & spaces & (spaces >> 5)
    while spaces:
        cluster = flood(spaces & -spaces, eastward, northward)
        spaces ^= cluster
        largest = max(largest, count(cluster))
    return largest


def _sets(city: City, of: i64) -> i64:
    """CITY HALL: the smallest of the counts, a Residential-Commercial tile being both."""
    least: i64 = 25
    while of:
        least = min(least, count(city.of(of & -of)))
        of &= of - 1
    return least


def _served(city: City, shops: i64) -> i64:
    """CHAMBER OF COMMERCE: Residential tiles near two or more of `shops`."""
    total: i64 = 0
    rest = city.residential
    while rest:
        if count(nearby(lowest(rest)) & shops) >= 2:
            total += 1
        rest &= rest - 1
    return total


def _printed_low(tables: Tables, city: City, spaces: i64) -> i64:
    """PRISON: tiles with a printed 0, 1 or 2; a question mark is none of these."""
    total: i64 = 0
    while spaces:
        tile = i64(city.tiles[lowest(spaces)])
        if tables.vp[tile] <= 2 and not tables.variable[tile]:
            total += 1
        spaces &= spaces - 1
    return total


def _road_squares(city: City) -> i64:
    """PARKING AUTHORITY: two by two tiles with all four connecting roads; counted by the lower left."""
    eastward = city.eastward()
    northward = city.northward()
    return count(eastward & to_south(eastward) & northward & to_west(northward))


def _alike(city: City) -> i64:
    """ZONING AUTHORITY: tiles that share a type with an orthogonal neighbor, roads or not."""
    alike: i64 = 0
    alike |= city.residential & beside(city.residential)
    alike |= city.commercial & beside(city.commercial)
    alike |= city.industrial & beside(city.industrial)
    alike |= city.public & beside(city.public)
    alike |= city.resource & beside(city.resource)
    return count(alike)


def pairs(one: i64, other: i64) -> i64:
    """Number of orthogonally adjacent pairs with one tile of each set."""
    return (
        count(to_east(one) & other)
        + count(to_west(one) & other)
        + count(to_north(one) & other)
        + count(to_south(one) & other)
    )


def diagonal_pairs(one: i64, other: i64) -> i64:
    """Number of diagonally adjacent pairs with one tile of each set."""
    east = to_east(one)
    west = to_west(one)
    return (
        count(to_north(east) & other)
        + count(to_south(east) & other)
        + count(to_north(west) & other)
        + count(to_south(west) & other)
    )


def joined_beside(city: City, space: i64) -> i64:
    """The spaces whose tiles are directly connected by road to the one on `space`."""
    bit: i64 = single(space)
    eastward = city.eastward()
    northward = city.northward()
    return (
        ((bit & eastward) << 1)
        | ((bit >> 1) & eastward)
        | ((bit & northward) << 5)
        | ((bit >> 5) & northward)
    )
