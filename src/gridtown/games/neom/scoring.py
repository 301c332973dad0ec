"""The score pad ("Game End and Scoring")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from gridtown.core.bits import count, lowest
from gridtown.games.neom.board.city import City
from gridtown.games.neom.board.effects import Purse, diagonal_pairs, pairs, worth
from gridtown.games.neom.board.goods import LUXURY, PROCESSED, RAW
from gridtown.games.neom.board.grid import flood
from gridtown.games.neom.tables import AT_END, SCORES, Tables

LINES: Final = ("tiles", "neighborhoods", "goods", "money", "pollution", "ghost_town", "power")
"""The score pad's seven categories, top to bottom."""

NO_HOMES: Final = -10
ONE_HOME: Final = -4
NO_POWER: Final = -5


@mypyc_attr(acyclic=True)
class ScorePad:
    """One column of the score pad: seven lines in VP, penalties negative."""

    tiles: i64 = 0
    """The numbers on tiles, printed or counted."""
    neighborhoods: i64 = 0
    """Neighborhoods by their size."""
    goods: i64 = 0
    """Goods produced."""
    money: i64 = 0
    """One for each £2."""
    pollution: i64 = 0
    """Homes beside polluting tiles."""
    ghost_town: i64 = 0
    """Few homes."""
    power: i64 = 0
    """No power plant."""

    @property
    def total(self) -> i64:
        """The sum of the lines."""
        scored = self.tiles + self.neighborhoods + self.goods + self.money
        return scored + self.pollution + self.ghost_town + self.power

    def lines(self) -> dict[str, int]:
        """The lines by the names in LINES, and the total."""
        figures = [
            self.tiles, self.neighborhoods, self.goods, self.money, self.pollution, self.ghost_town,
            self.power,
        ]  # fmt: skip
        pad = {line: int(figure) for line, figure in zip(LINES, figures, strict=True)}
        return {**pad, "total": int(self.total)}


def score(tables: Tables, city: City, money: i64, final_income: i64) -> ScorePad:
    """The column of a City whose owner holds `money`, of which `final_income` came last."""
    pad = ScorePad()
    pad.tiles = tiles_points(tables, city, money, final_income)
    pad.neighborhoods = neighborhood_points(tables, city)
    pad.goods = goods_points(tables, city)
    pad.money = money // 2
    pad.pollution = pollution_points(city)
    pad.ghost_town = ghost_town_points(city)
    pad.power = 0 if city.power else NO_POWER
    return pad


def tile_points(tables: Tables, city: City, space: i64, purse: Purse) -> i64:
    """The VP of the tile on `space`: the printed number and what its effects come to now."""
    tile = i64(city.tiles[space])
    points = tables.vp[tile]
    if tables.traits[tile] & SCORES:
        for effect in tables.effects[tile]:
            if effect.moment == AT_END:
                points += worth(tables, city, effect, space, purse)
    return points


def tiles_points(tables: Tables, city: City, money: i64, final_income: i64) -> i64:
    """The first line: all tiles together."""
    purse = Purse(money - final_income, final_income)
    total: i64 = 0
    rest = city.placed()
    while rest:
        total += tile_points(tables, city, lowest(rest), purse)
        rest &= rest - 1
    return total


def neighborhood_worth(tables: Tables, size: i64) -> i64:
    """The VP of a Neighborhood of `size` tiles: the table, and a constant more for each tile beyond it."""
    last: i64 = len(tables.neighborhoods) - 1
    if size <= last:
        return tables.neighborhoods[size]
    return tables.neighborhoods[last] + (size - last) * tables.beyond


def neighborhood_points(tables: Tables, city: City) -> i64:
    """The second line: Residential tiles joined by roads, by the size of each group."""
    total: i64 = 0
    rest = city.residential
    eastward = city.eastward() & rest & (rest >> 1)
    northward = city.northward() & rest & (rest >> 5)
    while rest:
        cluster = flood(rest & -rest, eastward, northward)
        rest ^= cluster
        total += neighborhood_worth(tables, count(cluster))
    return total


def goods_points(tables: Tables, city: City) -> i64:
    """The third line: each Good once."""
    return (
        tables.good_vp[0] * count(city.goods & RAW)
        + tables.good_vp[1] * count(city.goods & PROCESSED)
        + tables.good_vp[2] * count(city.goods & LUXURY)
    )


def pollution_points(city: City) -> i64:
    """The fifth line: each Residential tile loses 2 a polluting tile beside it, 1 a diagonal one."""
    homes = city.residential
    smoke = city.polluting
    return -2 * pairs(homes, smoke) - diagonal_pairs(homes, smoke)


def ghost_town_points(city: City) -> i64:
    """The sixth line: a City with fewer than two Residential tiles."""
    homes = count(city.residential)
    return NO_HOMES if homes == 0 else ONE_HOME if homes == 1 else 0
