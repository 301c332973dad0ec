"""An edition flattened into tables by tile number, for the rules to look things up in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from gridtown.core.bits import single
from gridtown.games.neom.board.goods import GOODS, TIERS

if TYPE_CHECKING:
    from gridtown.games.neom.editions.rows import Edition, TileRow

TILES: Final = 150
ROWS: Final = 151  # a row a tile number, and one for none
FIRST_CORNERSTONE: Final = 121
DECK_SIZE: Final = 40  # tiles of one generation in the box
CORNERSTONES: Final = 30

# Types and marks of a tile, as bits
RESIDENTIAL: Final = 1
COMMERCIAL: Final = 2
INDUSTRIAL: Final = 4
PUBLIC: Final = 8
RESOURCE: Final = 16
DISASTER: Final = 32
POLLUTING: Final = 64
POWER: Final = 128
TYPE_BITS: Final = 31
MARKS: Final = {
    "residential": RESIDENTIAL, "commercial": COMMERCIAL, "industrial": INDUSTRIAL, "public": PUBLIC,
    "resource": RESOURCE, "disaster": DISASTER, "polluting": POLLUTING, "power": POWER,
}  # fmt: skip

# Traits: effects that other rules ask after, as bits
COVERS_RAW: Final = 1  # POSTAL SERVICE
COVERS_PROCESSED: Final = 2  # IMPORT OFFICE (Raw or Processed)
INSURED: Final = 4
FIRE_PROTECTION: Final = 8
POLICE_PROTECTION: Final = 16
EXCHANGES: Final = 32  # CONTRACT OFFICE
CHOOSES_GOOD: Final = 64  # MODULAR FACTORY
PAID_FOR_SELECTING: Final = 128  # INVESTMENT FIRM
PAID_FOR_PLACING: Final = 256  # MERCHANT UNION, TOURISM BOARD
PAID_ON_PLACING: Final = 512  # TRADE OFFICE
EARNS: Final = 1024  # an income that depends on the city
SCORES: Final = 2048  # a number of VP that depends on the city

# Moments of an effect
AT_END: Final = 0
AT_INCOME: Final = 1
WHEN_PLACED: Final = 2
TILE_PLACED: Final = 3
TILE_JOINED: Final = 4
SELECTED: Final = 5
MOMENTS: Final = {
    "score": AT_END, "income": AT_INCOME, "placed": WHEN_PLACED,
    "tile_placed": TILE_PLACED, "tile_joined": TILE_JOINED, "selected": SELECTED,
}  # fmt: skip

COUNTERS: Final = (
    "tiles", "nearby", "elsewhere", "edge", "corner", "sets", "neighborhoods", "neighborhoods_1",
    "neighborhoods_2", "neighborhoods_3_or_more", "served", "printed_at_most_2", "road_squares",
    "within_two", "alike", "largest_cluster", "pairs", "goods", "money", "final_income", "nothing",
)  # fmt: skip
PER_TILES: Final = 0
PER_NEARBY: Final = 1
PER_ELSEWHERE: Final = 2
PER_EDGE: Final = 3
PER_CORNER: Final = 4
PER_SETS: Final = 5
PER_NEIGHBORHOODS: Final = 6
PER_SINGLES: Final = 7
PER_DOUBLES: Final = 8
PER_BIGGER: Final = 9
PER_SERVED: Final = 10
PER_PRINTED_LOW: Final = 11
PER_ROAD_SQUARES: Final = 12
PER_WITHIN_TWO: Final = 13
PER_ALIKE: Final = 14
PER_LARGEST_CLUSTER: Final = 15
PER_PAIRS: Final = 16
PER_GOODS: Final = 17
PER_MONEY: Final = 18
PER_FINAL_INCOME: Final = 19
PER_NOTHING: Final = 20

FLOOD: Final = 1
FIRE: Final = 2
CRIME_SPREE: Final = 3


class Effect:
    """One effect of a tile."""

    moment: i64 = AT_END
    """AT_END to SELECTED."""
    amount: i64 = 0
    """VP or L-Coins for `every` of what `per` counts."""
    per: i64 = 0
    """What is counted."""
    base: i64 = 0
    """VP or L-Coins on top of that."""
    every: i64 = 1
    """How many of what is counted `amount` is for."""
    first: i64 = 0
    """The first set of tiles (bits of MARKS) or, for PER_GOODS, of Goods that `per` looks at."""
    second: i64 = 0
    """The second one."""
    of: i64 = 0
    """Both together."""


class Tables:
    """Lookup tables of the rules, made from an edition, each `vec` by tile number (0: none).

    marks: type and mark bits. roads: bits NORTH.. of grid. cost: money. slots, slot_goods: how many Goods
    are required, and the set of Goods that satisfies each (four places a tile). instead: money that may be
    paid instead of the Goods, or 0. required_type, required_count: tiles that must lie in the City.
    goods: those produced. instant: money on placing. income: by (generation - 1) * 151 + tile.
    vp: the printed number. traits: bits. effects: the records of each tile.
    """

    def __init__(self, edition: Edition) -> None:
        self.marks = _zeros(ROWS)
        self.roads = _zeros(ROWS)
        self.cost = _zeros(ROWS)
        self.slots = _zeros(ROWS)
        self.slot_goods = _zeros(4 * ROWS)
        self.instead = _zeros(ROWS)
        self.required_type = _zeros(ROWS)
        self.required_count = _zeros(ROWS)
        self.goods = _zeros(ROWS)
        self.instant = _zeros(ROWS)
        self.income = _zeros(3 * ROWS)
        self.vp = _zeros(ROWS)
        self.traits = _zeros(ROWS)
        self.disasters = _zeros(ROWS)
        self.effects: list[list[Effect]] = [[] for _ in range(ROWS)]
        self.variable = [False for _ in range(ROWS)]
        self.decks = _zeros(9)  # 3 * (generation - 1) + 0 (1+), 1 (4+), 2 (5+)
        self.disaster_bits = _zeros(4)  # by generation, in the bits of a deck
        self.center_roads = _roads(edition.edition.center_roads)
        self.start_money: i64 = edition.edition.start_money
        self.sale: i64 = edition.edition.sell
        self.prices = _numbers([edition.edition.prices[tier] for tier in TIERS])
        self.good_vp = _numbers([edition.edition.good_vp[tier] for tier in TIERS])
        self.neighborhoods = _numbers([0, *edition.edition.neighborhoods])
        self.beyond: i64 = edition.edition.beyond
        for row in edition.tile:
            self._fill(row)

    def _fill(self, row: TileRow) -> None:
        number: i64 = row.number
        for name in row.types:
            self.marks[number] |= MARKS[name]
        self.marks[number] |= (POLLUTING if row.polluting else 0) | (POWER if row.power else 0)
        self.roads[number] = _roads(row.roads)
        self.goods[number] = _set_of(row.produces)
        self.instant[number] = row.instant
        self.vp[number] = row.vp if isinstance(row.vp, int) else 0
        self.variable[number] = not isinstance(row.vp, int)
        self._fill_cost(row)
        self._fill_income(row)
        self._fill_decks(row)
        for effect in row.effects:
            self._fill_effect(number, effect)

    def _fill_cost(self, row: TileRow) -> None:
        number: i64 = row.number
        needs = [_set_of([good]) for good in row.cost.goods]
        alternatives = [item for item in row.cost.any_of if isinstance(item, str)]
        if alternatives:
            needs.append(_set_of(alternatives))
        for item in row.cost.any_of:
            if not isinstance(item, str):
                self.instead[number] = item.money
        for slot, goods in enumerate(needs):
            self.slot_goods[4 * number + slot] = goods
        self.slots[number] = len(needs)
        self.cost[number] = row.cost.money
        for name, count in row.cost.tiles.items():
            self.required_type[number] = MARKS[name]
            self.required_count[number] = count

    def _fill_income(self, row: TileRow) -> None:
        if isinstance(row.income, str):
            return
        for generation, amount in enumerate(row.income):
            self.income[151 * generation + row.number] = amount

    def _fill_decks(self, row: TileRow) -> None:
        number: i64 = row.number
        if number >= FIRST_CORNERSTONE:
            return
        generation = (number - 1) // DECK_SIZE
        bit: i64 = single((number - 1) % DECK_SIZE)
        first = {1: 0, 4: 1, 5: 2}[row.players or 1]
        for deck in range(first, 3):
            self.decks[3 * generation + deck] |= bit
        if self.marks[number] & DISASTER:
            self.disaster_bits[generation + 1] = bit

    def _fill_effect(self, number: i64, record: dict[str, object]) -> None:
        kind = str(record["kind"])
        if kind in MOMENTS:
            self.effects[number].append(_effect(kind, record))
            self.traits[number] |= {
                "score": SCORES, "income": EARNS, "placed": PAID_ON_PLACING, "tile_placed": PAID_FOR_PLACING,
                "tile_joined": PAID_FOR_PLACING, "selected": PAID_FOR_SELECTING,
            }[kind]  # fmt: skip
        elif kind == "virtual":
            self.traits[number] |= COVERS_PROCESSED if "processed" in _names(record, "tiers") else COVERS_RAW
        elif kind == "protection":
            against = _names(record, "against")
            self.traits[number] |= FIRE_PROTECTION if "fire" in against else 0
            self.traits[number] |= POLICE_PROTECTION if "crime_spree" in against else 0
        elif kind == "disaster":
            self.disasters[number] = {"flood": FLOOD, "fire": FIRE, "crime_spree": CRIME_SPREE}[
                str(record["name"])
            ]
        else:
            traits = {"insurance": INSURED, "exchange": EXCHANGES, "choose_good": CHOOSES_GOOD}
            self.traits[number] |= traits[kind]


def _zeros(size: i64) -> vec[i64]:
    return vec[i64]([0] * int(size))


def _numbers(items: list[int]) -> vec[i64]:
    numbers = _zeros(len(items))
    for index, item in enumerate(items):
        numbers[index] = item
    return numbers


def _set_of(goods: list[str]) -> i64:
    return sum(1 << GOODS.index(good) for good in goods)


def _roads(sides: str) -> i64:
    return sum(1 << "NESW".index(side) for side in sides)


def _names(record: dict[str, object], key: str) -> list[str]:
    names = record.get(key, [])
    return [str(name) for name in names] if isinstance(names, list) else []


def _number(record: dict[str, object], key: str, default: int) -> int:
    return int(str(record.get(key, default)))


def _effect(kind: str, record: dict[str, object]) -> Effect:
    per = str(record.get("per", "nothing" if kind in ("score", "selected") else "tiles"))
    names = _names(record, "of")
    if per == "goods":
        marks = [{"raw": 0x3F, "processed": 0x3FC0, "luxury": 0x1C000}[name] for name in names or TIERS]
    else:
        marks = [MARKS[name] for name in names]
    union = 0
    for mark in marks:
        union |= mark
    effect = Effect()
    effect.moment = MOMENTS[kind]
    effect.amount = _number(record, "vp" if kind == "score" else "gain", 0)
    effect.per = COUNTERS.index(per)
    effect.base = _number(record, "base", 0)
    effect.every = _number(record, "every", 1)
    effect.first = marks[0] if marks else 0
    effect.second = marks[1] if len(marks) > 1 else 0
    effect.of = union
    return effect


def tile_at(generation: i64, index: i64) -> i64:
    """The number of the tile that bit `index` stands for in the deck of `generation` (1..3)."""
    return (generation - 1) * DECK_SIZE + index + 1


def deck_bit(tile: i64) -> i64:
    """The bit of a Generation tile in its own deck."""
    return single((tile - 1) % DECK_SIZE)


def cornerstone_bit(tile: i64) -> i64:
    """The bit of a Cornerstone in a set of Cornerstones."""
    return single(tile - FIRST_CORNERSTONE)
