"""Disasters and a City: the penalty, and the tiles that may be sacrificed instead."""

from mypy_extensions import i64

from gridtown.core.bits import count, lowest, single
from gridtown.games.neom.board.city import City
from gridtown.games.neom.board.grid import around
from gridtown.games.neom.plan import answer_spaces
from gridtown.games.neom.tables import (
    FIRE,
    FIRE_PROTECTION,
    FLOOD,
    INSURED,
    POLICE_PROTECTION,
    Tables,
)


def protected(tables: Tables, city: City, trait: i64) -> i64:
    """The spaces at or near a tile with the protection `trait`."""
    spaces: i64 = 0
    if not city.traits & trait:
        return spaces
    rest = city.placed()
    while rest:
        space = lowest(rest)
        if tables.traits[i64(city.tiles[space])] & trait:
            spaces |= around(single(space))
        rest &= rest - 1
    return spaces


def penalty(tables: Tables, city: City, disaster: i64) -> i64:
    """Penalty of `disaster`: unprotected tiles only, halved and rounded down by the INSURANCE OFFICE."""
    built_zones = city.residential | city.commercial | city.industrial
    if disaster == FLOOD:
        total = count(built_zones | city.public)
    elif disaster == FIRE:
        total = count((built_zones | city.public) & ~protected(tables, city, FIRE_PROTECTION))
    else:
        total = 2 * count(built_zones & ~protected(tables, city, POLICE_PROTECTION))
    return total // 2 if city.traits & INSURED else total


def takes(city: City, disaster: i64) -> i64:
    """The spaces whose tiles may be part of an answer at all."""
    if disaster == FIRE:
        return city.placed()
    built_zones = city.residential | city.commercial | city.industrial
    return built_zones | city.public if disaster == FLOOD else built_zones


def demands(city: City, disaster: i64) -> i64:
    """Number of tiles that must be sacrificed: as many of those asked for as the City can give."""
    if disaster == FLOOD:
        return min(count(_floodable(city)), i64(1))
    if disaster == FIRE:
        return min(count(city.placed()), i64(2))
    return _homes_and_shops(city.residential, city.commercial) + min(count(city.industrial), i64(1))


def _floodable(city: City) -> i64:
    return city.residential | city.commercial | city.industrial | city.public


def _homes_and_shops(homes: i64, shops: i64) -> i64:
    """Number of the two demands that can be met, when a tile that is both answers only one."""
    met: i64 = 1 if homes else 0
    met += 1 if shops else 0
    return min(met, count(homes | shops))


def candidates(city: City, disaster: i64, answer: i64) -> i64:
    """The spaces that may be sacrificed next, after the partial `answer`."""
    given = answer_spaces(answer)
    if disaster == FLOOD:
        return _floodable(city)
    if disaster == FIRE:
        return _fire_candidates(city.placed(), given)
    return _crime_candidates(city, given)


def _fire_candidates(tiles: i64, given: i64) -> i64:
    """Two tiles in ascending order, so that no pair is offered twice."""
    if given:
        return tiles & ~((given << 1) - 1)
    return tiles ^ _highest(tiles) if tiles & (tiles - 1) else tiles


def _highest(mask: i64) -> i64:
    """The highest set bit of `mask`."""
    while mask & (mask - 1):
        mask &= mask - 1
    return mask


def _crime_candidates(city: City, given: i64) -> i64:
    """First a Residential, then a Commercial, then an Industrial tile, so that as many as possible go."""
    homes = city.residential
    shops = city.commercial
    due = _homes_and_shops(homes, shops)
    steps = count(given)
    if steps >= due:
        return city.industrial & ~given
    if due == 1:
        return homes | shops
    if steps == 1:
        return _partners(homes, shops, given)
    allowed: i64 = 0
    rest = homes
    while rest:
        home = rest & -rest
        allowed |= home if _partners(homes, shops, home) else 0
        rest ^= home
    return allowed


def _partners(homes: i64, shops: i64, home: i64) -> i64:
    """The Commercial tiles that may go with `home`; of two tiles that are both, the lower is the home."""
    doubles = homes & shops
    return shops & ~home & ~(doubles & (home - 1) if home & doubles else 0)
