"""Money from tiles: when they are placed, when another is, on selecting, and at the end of a Generation."""

from mypy_extensions import i64

from gridtown.core.bits import count, lowest, single
from gridtown.games.neom.board.city import City
from gridtown.games.neom.board.effects import NO_PURSE, joined_beside, worth
from gridtown.games.neom.tables import (
    AT_INCOME,
    EARNS,
    PAID_FOR_PLACING,
    PAID_FOR_SELECTING,
    PAID_ON_PLACING,
    SELECTED,
    TILE_JOINED,
    TILE_PLACED,
    WHEN_PLACED,
    Tables,
)


def generation_income(tables: Tables, city: City, generation: i64) -> i64:
    """Income of the City at the end of `generation` 1..3 (Collecting Income)."""
    total: i64 = 0
    base = 151 * (generation - 1)
    rest = city.placed()
    while rest:
        space = lowest(rest)
        tile = i64(city.tiles[space])
        total += tables.income[base + tile]
        if tables.traits[tile] & EARNS:
            for effect in tables.effects[tile]:
                if effect.moment == AT_INCOME:
                    total += worth(tables, city, effect, space, NO_PURSE)
        rest &= rest - 1
    return total


def placing_income(tables: Tables, city: City, space: i64) -> i64:
    """Money for the tile just laid on `space` itself: its plain sum, TRADE OFFICE's pairs."""
    tile = i64(city.tiles[space])
    total = tables.instant[tile]
    if tables.traits[tile] & PAID_ON_PLACING:
        for effect in tables.effects[tile]:
            if effect.moment == WHEN_PLACED:
                total += worth(tables, city, effect, space, NO_PURSE)
    return total


def answering_income(tables: Tables, city: City, space: i64) -> i64:
    """Money that other tiles pay because one was laid on `space`: MERCHANT UNION, TOURISM BOARD."""
    return income_from(tables, city, city.with_traits(tables, PAID_FOR_PLACING), space)


def income_from(tables: Tables, city: City, paying: i64, space: i64) -> i64:
    """Money that the tiles on the spaces `paying` pay because one was laid on `space`."""
    total: i64 = 0
    bit: i64 = single(space)
    rest = paying & ~bit  # they do not answer their own placement
    while rest:
        tile = i64(city.tiles[lowest(rest)])
        rest &= rest - 1
        for effect in tables.effects[tile]:
            if effect.moment == TILE_PLACED and city.of(effect.of) & bit:
                total += effect.amount
            elif effect.moment == TILE_JOINED:
                total += effect.amount * count(joined_beside(city, space) & city.of(effect.of))
    return total


def selecting_income(tables: Tables, city: City) -> i64:
    """Money for selecting a tile: INVESTMENT FIRM."""
    total: i64 = 0
    if not city.traits & PAID_FOR_SELECTING:
        return total
    rest = city.placed()
    while rest:
        for effect in tables.effects[i64(city.tiles[lowest(rest)])]:
            if effect.moment == SELECTED:
                total += effect.amount
        rest &= rest - 1
    return total
