"""Value of a City to its owner: the score pad, and its prospects."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gridtown.core.bits import count, lowest
from gridtown.games.neom.board.city import City
from gridtown.games.neom.board.disasters import penalty_outside, sheltered
from gridtown.games.neom.board.goods import PROCESSED, RAW
from gridtown.games.neom.board.grid import ALL, NOT_E, around, flood, to_east, to_north, to_south, to_west
from gridtown.games.neom.evaluation.future import COIN, POINT, Prospects
from gridtown.games.neom.evaluation.tile import tile_value, turn_price, unplaced
from gridtown.games.neom.scoring import goods_points, neighborhood_worth, pollution_points
from gridtown.games.neom.state import GENERATIONS, TURNS
from gridtown.games.neom.tables import (
    COVERS_PROCESSED,
    COVERS_RAW,
    CRIME_SPREE,
    FIRE,
    FIRST_CORNERSTONE,
    FLOOD,
    INSURED,
)

# Money in hand is worth more than at the end: it opens choices and pays for Disasters.
THRIFT: Final = 300  # how much more the first coin is worth at the start
PLENTY: Final = 14  # from how much on another coin opens nothing

OPENINGS: Final = 700  # how slowly more openings make a Neighborhood likelier to grow
SMOKED: Final = 500  # an opening near a polluting tile counts so much less

CRAMPED: Final = 6000  # what it costs to have hardly a space for the next tile
ELBOW_ROOM: Final = 700
SHORTAGE: Final = 3000  # a turn without a space for its tile
SPARE: Final = 1  # spaces more than turns that one should have

ROUTE: Final = 60  # a Trade Route, a turn
UNBUILT: Final = 850  # how often a turn adds a tile that a Disaster asks money for, in thousandths
UNFAIR: Final = 800  # … for those that Crime Spree does
SACRIFICE: Final = vec[i64]([0, 5000, 10000, 18000])  # what the tiles would cost that can be given up instead


def city_value(prospects: Prospects, city: City, money: i64, kept: i64) -> i64:
    """Value of `city`, `money` and the unplaced Cornerstones `kept`, in thousandths of a VP."""
    tables = prospects.tables
    return (
        tiles(prospects, city, money)
        + POINT * goods_points(tables, city)
        + requirements(prospects, city)
        + cash(prospects, money)
        + neighborhoods(prospects, city)
        + POINT * pollution_points(city)
        - penalties(prospects, city)
        - roads(prospects, city)
        - disasters(prospects, city, money)
        + cornerstones(prospects, city, kept, money)
    )


def tiles(prospects: Prospects, city: City, money: i64) -> i64:
    """Printed numbers, income and effects."""
    total: i64 = 0
    rest = city.placed()
    while rest:
        space = lowest(rest)
        total += tile_value(prospects, city, i64(city.tiles[space]), space, prospects.generation, money)
        rest &= rest - 1
    return total


def requirements(prospects: Prospects, city: City) -> i64:
    """Savings by the Goods on requirements to come; the offices stand in for what is missing."""
    total: i64 = 0
    rest = city.goods
    while rest:
        total += prospects.need[lowest(rest)]
        rest &= rest - 1
    if city.traits & (COVERS_RAW | COVERS_PROCESSED):
        rest = ~city.goods & (RAW | PROCESSED if city.traits & COVERS_PROCESSED else RAW)
        while rest:
            total += prospects.need[lowest(rest)] // 2
            rest &= rest - 1
    routes: i64 = count(city.trade_routes())
    return total + routes * ROUTE * prospects.left


def cash(prospects: Prospects, money: i64) -> i64:
    """Money at the end, and what it may be good for till then."""
    some = min(money, i64(PLENTY))
    thrift = THRIFT * prospects.left // (GENERATIONS * TURNS)
    return money * COIN + thrift * some * (2 * PLENTY - some) // (2 * PLENTY)


def neighborhoods(prospects: Prospects, city: City) -> i64:
    """Each group at its size, the one with the best prospects at the size it may grow to."""
    eastward = city.eastward() & city.residential & (city.residential >> 1)
    northward = city.northward() & city.residential & (city.residential >> 5)
    smoke = around(city.polluting)
    free = ALL ^ city.occupied
    total: i64 = 0
    growth = _grown(prospects, 0, 1500)  # a new Neighborhood somewhere
    rest = city.residential
    while rest:
        cluster = flood(rest & -rest, eastward, northward)
        rest ^= cluster
        size = count(cluster)
        total += POINT * neighborhood_worth(prospects.tables, size)
        outlets = free & led_to(city, cluster)
        openings = POINT * count(outlets) - SMOKED * count(outlets & smoke)
        growth = max(growth, _grown(prospects, size, openings))
    return total + growth


def led_to(city: City, spaces: i64) -> i64:
    """The spaces that a road leads to from any of `spaces`."""
    return (
        to_east(spaces & city.east)
        | to_west(spaces & city.west)
        | to_north(spaces & city.north)
        | to_south(spaces & city.south)
    )


def _grown(prospects: Prospects, size: i64, openings: i64) -> i64:
    """Expected growth of a Neighborhood of `size`."""
    more = prospects.tiles[0] * openings // (openings + OPENINGS)
    whole = more // 1000
    low = neighborhood_worth(prospects.tables, size + whole)
    high = neighborhood_worth(prospects.tables, size + whole + 1)
    now = neighborhood_worth(prospects.tables, size)
    return (low - now) * POINT + (high - low) * (more - 1000 * whole)


def penalties(prospects: Prospects, city: City) -> i64:
    """Ghost Town and Power, as far as they are still to be feared."""
    homes = count(city.residential)
    ghosts = prospects.ghost_none if homes == 0 else prospects.ghost_one if homes == 1 else i64(0)
    return ghosts if city.power else ghosts + prospects.dark


def roads(prospects: Prospects, city: City) -> i64:
    """Cost of having few free spaces in reach, now or ever."""
    if not prospects.left:
        return 0
    free = ALL ^ city.occupied
    west = to_east(city.reach & city.east) & free
    east = to_west(city.reach & city.west) & free
    south = to_north(city.reach & city.north) & free
    north = to_south(city.reach & city.south) & free
    border = west | east | south | north
    twice = (west & east) | (south & north) | ((west | east) & (south | north))
    fits = 650 * count(border) + 230 * count(twice)
    cramped = CRAMPED * min(prospects.left, i64(10)) // 10 * 1000 // (fits + ELBOW_ROOM)
    alive = flood(border, free & (free >> 1) & NOT_E, free & (free >> 5)) if border else i64(0)
    missing = prospects.left + SPARE - count(alive)
    return cramped + max(SHORTAGE * missing, i64(0))


def disasters(prospects: Prospects, city: City, money: i64) -> i64:
    """The Disasters to be feared: paid for, or answered with the tiles one misses least."""
    tables, doom = prospects.tables, prospects.doom
    fireproof = sheltered(tables, city, FIRE) if doom[FIRE] else i64(0)
    policed = sheltered(tables, city, CRIME_SPREE) if doom[CRIME_SPREE] else i64(0)
    return disasters_outside(prospects, city, money, fireproof, policed)


def disasters_outside(prospects: Prospects, city: City, money: i64, fireproof: i64, policed: i64) -> i64:
    """The same for those who know the spaces that are protected from Fire and from a Crime Spree."""
    total: i64 = 0
    disaster: i64 = FLOOD
    while disaster <= CRIME_SPREE:
        chance = prospects.doom[disaster]
        if chance:
            safe = i64(0) if disaster == FLOOD else fireproof if disaster == FIRE else policed
            total += chance * _loss(prospects, city, money, disaster, safe) // 1000
        disaster += 1
    return total


def _loss(prospects: Prospects, city: City, money: i64, disaster: i64, safe: i64) -> i64:
    """Expected cost of a Disaster, the City having grown till then."""
    free = ALL ^ city.occupied
    turns = prospects.wait[disaster]
    more = turns * UNBUILT * count(free & ~safe) // (count(free) + 1)
    if disaster == CRIME_SPREE:
        more = 2 * more * UNFAIR // 1000
    if city.traits & INSURED:
        more //= 2
    due = penalty_outside(city, disaster, safe)
    paid = COIN * due + COIN * more // 1000
    given = SACRIFICE[disaster]
    if not turns and due > money:
        return given
    return paid * given // (paid + given)


def cornerstones(prospects: Prospects, city: City, kept: i64, money: i64) -> i64:
    """Value of unplaced Cornerstones beyond the turn that each will take."""
    total: i64 = 0
    turns = prospects.left
    while kept and turns:
        tile = FIRST_CORNERSTONE + lowest(kept)
        kept &= kept - 1
        turns -= 1
        total += max(unplaced(prospects, city, tile, money) - turn_price(prospects), i64(0))
    return total
