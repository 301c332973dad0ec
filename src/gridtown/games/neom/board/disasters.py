"""Disasters and a City: the penalty, and the tiles that may be sacrificed instead."""

from mypy_extensions import i64

from gridtown.core.bits import count
from gridtown.games.neom.board.city import City
from gridtown.games.neom.board.grid import around
from gridtown.games.neom.tables import (
    CRIME_SPREE,
    FIRE,
    FIRE_PROTECTION,
    FLOOD,
    INSURED,
    POLICE_PROTECTION,
    Tables,
)


def protected(tables: Tables, city: City, trait: i64) -> i64:
    """The spaces at or near a tile with the protection `trait`."""
    return around(city.with_traits(tables, trait))


def sheltered(tables: Tables, city: City, disaster: i64) -> i64:
    """The spaces that are protected from `disaster`; from a Flood none is."""
    if disaster == FLOOD:
        return 0
    return protected(tables, city, FIRE_PROTECTION if disaster == FIRE else POLICE_PROTECTION)


def penalty(tables: Tables, city: City, disaster: i64) -> i64:
    """Penalty of `disaster`: unprotected tiles only, halved and rounded down by the INSURANCE OFFICE."""
    return penalty_outside(city, disaster, sheltered(tables, city, disaster))


def penalty_outside(city: City, disaster: i64, safe: i64) -> i64:
    """Penalty of `disaster` where the spaces `safe` are those protected from it."""
    built_zones = city.residential | city.commercial | city.industrial
    if disaster == CRIME_SPREE:
        total = 2 * count(built_zones & ~safe)
    else:
        total = count((built_zones | city.public) & ~safe)
    return total // 2 if city.traits & INSURED else total


def takes(city: City, disaster: i64) -> i64:
    """The spaces whose tiles may be part of an answer at all."""
    if disaster == FIRE:
        return city.placed()
    built_zones = city.residential | city.commercial | city.industrial
    return built_zones | city.public if disaster == FLOOD else built_zones


def demands(city: City, disaster: i64) -> i64:
    """Number of tiles that must be sacrificed: as many of those asked for as the City can give."""
    if disaster == CRIME_SPREE:
        return answerable(city, takes(city, disaster))
    return min(count(takes(city, disaster)), i64(1 if disaster == FLOOD else 2))


def answerable(city: City, tiles: i64) -> i64:
    """Number of the three demands of a Crime Spree that `tiles` can answer, each of them one at most."""
    homes = city.residential & tiles
    shops = city.commercial & tiles
    met: i64 = 1 if homes else 0
    met += 1 if shops else 0
    return min(met, count(homes | shops)) + (1 if city.industrial & tiles else 0)


def candidates(city: City, disaster: i64, given: i64) -> i64:
    """The spaces that may be sacrificed next, in any order, after those `given`.

    Of a Crime Spree: all that leave each tile a demand of its own. Any such set can be completed to one that
    meets as many demands as possible, so none leads to a dead end.
    """
    rest = takes(city, disaster) & ~given
    if disaster != CRIME_SPREE:
        return rest
    allowed: i64 = 0
    size = count(given) + 1
    while rest:
        bit = rest & -rest
        rest ^= bit
        if answerable(city, given | bit) == size:
            allowed |= bit
    return allowed
