"""Value of a tile to its City: printed VP, income, and effects with their growth."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gridtown.core.bits import count, lowest, single
from gridtown.games.neom.board.city import City
from gridtown.games.neom.board.effects import NO_PURSE, Purse, counted
from gridtown.games.neom.board.grid import ALL, CORNERS, EDGE, around, nearby
from gridtown.games.neom.board.income import generation_income
from gridtown.games.neom.evaluation.future import (
    A_HOME,
    COIN,
    POINT,
    Prospects,
)
from gridtown.games.neom.state import GENERATIONS, TURNS
from gridtown.games.neom.tables import (
    AT_END,
    AT_INCOME,
    CHOOSES_GOOD,
    CRIME_SPREE,
    EARNS,
    FIRE,
    FIRE_PROTECTION,
    FLOOD,
    INSURED,
    PAID_FOR_PLACING,
    PAID_FOR_SELECTING,
    PAID_ON_PLACING,
    PER_CORNER,
    PER_EDGE,
    PER_ELSEWHERE,
    PER_FINAL_INCOME,
    PER_MONEY,
    PER_SETS,
    PER_TILES,
    POLICE_PROTECTION,
    POWER,
    RESIDENTIAL,
    ROWS,
    SCORES,
    SELECTED,
    TILE_JOINED,
    TILE_PLACED,
    Effect,
)

# By generation: what a turn is worth that a Cornerstone will take
TURN_PRICE: Final = vec[i64]([0, 4500, 4500, 4500])
DELAY: Final = 4  # in how many turns an unplaced Cornerstone will be placed, where every turn counts

# What counters other than plain counts of tiles grow by in a turn, in thousandths, in the order of COUNTERS
GROWTH: Final = vec[i64](
    [0, 0, 0, 0, 0, 0, 60, 60, 20, 20, 100, 150, 180, 200, 500, 130, 130, 500, 0, 1000, 0]
)

# What effects of an unplaced Cornerstone are worth that have no number of their own
SHIELD: Final = 1500  # protection, from each Disaster that is sure to come
INSURANCE: Final = 1500
A_GOOD: Final = 4000

LIVELY: Final = SCORES | EARNS | PAID_FOR_SELECTING | PAID_FOR_PLACING | PAID_ON_PLACING


def turn_price(prospects: Prospects) -> i64:
    """Worth of the turn that an unplaced Cornerstone will take."""
    return TURN_PRICE[prospects.generation]


def tile_value(prospects: Prospects, city: City, tile: i64, space: i64, first: i64, money: i64) -> i64:
    """Income of `tile` on `space` (-1: not placed yet) from generation `first` on."""
    tables = prospects.tables
    total = POINT * tables.vp[tile]
    generation = first
    while generation <= GENERATIONS:
        total += COIN * tables.income[ROWS * (generation - 1) + tile]
        generation += 1
    if tables.traits[tile] & LIVELY:
        for effect in tables.effects[tile]:
            total += effect_value(prospects, city, effect, space, first, money)
    return total


def unplaced(prospects: Prospects, city: City, tile: i64, money: i64) -> i64:
    """Value of a Cornerstone still to be placed, less its price."""
    tables = prospects.tables
    total = tile_value(prospects, city, tile, -1, prospects.first_income, money)
    total += COIN * (tables.instant[tile] - tables.cost[tile])
    marks = tables.marks[tile]
    traits = tables.traits[tile]
    if marks & POWER and not city.power:
        total += prospects.dark
    if marks & RESIDENTIAL:
        total += A_HOME
    total += _safety(prospects, traits)
    return total + A_GOOD if traits & CHOOSES_GOOD else total


def _safety(prospects: Prospects, traits: i64) -> i64:
    """Worth of protection and insurance against the Disasters that may come."""
    fire = prospects.doom[FIRE]
    crime = prospects.doom[CRIME_SPREE]
    total = INSURANCE * (prospects.doom[FLOOD] + fire + crime) if traits & INSURED else i64(0)
    total += SHIELD * fire if traits & FIRE_PROTECTION else i64(0)
    total += SHIELD * crime if traits & POLICE_PROTECTION else i64(0)
    return total // 1000


def effect_value(prospects: Prospects, city: City, effect: Effect, space: i64, first: i64, money: i64) -> i64:
    """Value of one effect of a tile on `space`, incomes from generation `first` on."""
    moment = effect.moment
    if moment == AT_END:
        tally = _tally(prospects, city, effect, space, prospects.left, money)
        amount = effect.amount * tally
        return POINT * effect.base + (amount if effect.every == 1 else amount // effect.every)
    if moment == AT_INCOME:
        return COIN * _earned(prospects, city, effect, space, first) // 1000
    turns = prospects.left if space >= 0 else max(prospects.left - DELAY, i64(0))
    if moment == SELECTED:
        return COIN * effect.amount * turns
    if moment == TILE_PLACED or moment == TILE_JOINED:
        return COIN * effect.amount * prospects.rate(effect.of) * turns // 1000
    if space >= 0:
        return 0  # paid already
    return COIN * effect.amount * _tally(prospects, city, effect, space, prospects.left // 2, money) // 1000


def _earned(prospects: Prospects, city: City, effect: Effect, space: i64, first: i64) -> i64:
    """The income of all generations from `first` on, in thousandths of a coin."""
    total: i64 = 0
    generation = first
    while generation <= GENERATIONS:
        turns = prospects.left - TURNS * (GENERATIONS - generation)
        total += effect.amount * _tally(prospects, city, effect, space, turns, 0)
        generation += 1
    return total


def _tally(prospects: Prospects, city: City, effect: Effect, space: i64, turns: i64, money: i64) -> i64:
    """Expected count of the effect after some more turns, in thousandths."""
    per = effect.per
    if per <= PER_CORNER:
        return _tiles_in(prospects, city, effect, space, turns)
    if per == PER_SETS:
        return _sets(prospects, city, effect.of, turns)
    if per == PER_MONEY:
        return 1000 * (money + _income_before_the_last(prospects, city))
    purse = NO_PURSE
    if per == PER_FINAL_INCOME:
        purse = Purse(0, generation_income(prospects.tables, city, GENERATIONS))
    now = counted(prospects.tables, city, effect, space, purse)
    return 1000 * now + GROWTH[per] * turns


def _income_before_the_last(prospects: Prospects, city: City) -> i64:
    total: i64 = 0
    generation = prospects.generation
    while generation < GENERATIONS:
        total += generation_income(prospects.tables, city, generation)
        generation += 1
    return total


def _tiles_in(prospects: Prospects, city: City, effect: Effect, space: i64, turns: i64) -> i64:
    """Tiles on some spaces: those there are, and those that may come."""
    marked = city.of(effect.of)
    free = ALL ^ city.occupied
    if effect.per == PER_TILES:
        return 1000 * count(marked) + turns * prospects.rate(effect.of)
    if effect.per == PER_EDGE:
        return 1000 * count(marked & EDGE) + _to_come(prospects, effect.of, free, free & EDGE, turns)
    if effect.per == PER_CORNER:
        return 1000 * count(marked & CORNERS) + _to_come(prospects, effect.of, free, free & CORNERS, turns)
    if space < 0:
        space = _best_space(marked, free, effect.amount)
    near = around(single(space))
    region = ALL ^ near if effect.per == PER_ELSEWHERE else near
    return 1000 * count(marked & region) + _to_come(prospects, effect.of, free, free & region, turns)


def _best_space(marked: i64, free: i64, amount: i64) -> i64:
    """The free space with the most of `marked` nearby, or the fewest if they do harm."""
    best: i64 = 0
    most: i64 = -100
    while free:
        space = lowest(free)
        free &= free - 1
        here = count(nearby(space) & marked)
        here = here if amount > 0 else -here
        if here > most:
            most = here
            best = space
    return best


def _to_come(prospects: Prospects, of: i64, free: i64, region: i64, turns: i64) -> i64:
    """Expected tiles of the types `of` on the free spaces `region`, in thousandths."""
    if not region:
        return 0
    return min(turns * prospects.rate(of) * count(region) // count(free), 1000 * count(region))


def _sets(prospects: Prospects, city: City, of: i64, turns: i64) -> i64:
    least: i64 = 25000
    while of:
        kind = of & -of
        of ^= kind
        least = min(least, 1000 * count(city.of(kind)) + turns * prospects.rate(kind))
    return least
