"""Expectations of the turns to come that hold for any City."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from gridtown.core.bits import count, lowest, single
from gridtown.games.neom.board.goods import GOODS, tier_of
from gridtown.games.neom.evaluation.decks import MARK_PLACES, TIER_PLACES, Decks
from gridtown.games.neom.state import (
    DISASTER,
    GENERATIONS,
    IMPENDING,
    SETTLED,
    TURNS,
    UNSEEN,
    NeomState,
    deck_of,
)
from gridtown.games.neom.tables import POWER, RESIDENTIAL, ROWS, SCORES, tile_at

POINT: Final = 1000
"""One VP. All judgment is in thousandths, in whole numbers, so that both builds agree to the last one."""

COIN: Final = POINT // 2
"""Worth of an L-Coin at the end."""

# How much more often than by chance a tile of a type is placed, in thousandths, in the order of the marks:
# Residential, Commercial, Industrial, Public, Resource, (Disaster,) polluting, power
FAVOR: Final = vec[i64]([1700, 800, 800, 900, 500, 0, 800, 1000])

NEED_RATE: Final = 1300  # how much likelier than chance it is that a tile goes to whom it suits
DARK_RATE: Final = 1500  # the same for a power plant, while one is missing
CHAIN: Final = 500  # how much of what a Good saves counts for the Goods it is made of, in thousandths
ON_SALE: Final = vec[i64]([800, 500, 250])  # the chance that another player comes to sell a Good of a tier
DOOM: Final = 700  # the chance that somebody selects a Disaster while that hurts
DOOM_ALONE: Final = 900  # … that the solo player can't prevent it, or won't

A_HOME: Final = 5000  # what any home adds to its Neighborhood
A_PLANT: Final = 2000  # what having power is worth
A_SCORE: Final = 4000  # what a number of points that depends on the City will be

NO_HOMES: Final = 10 * POINT
ONE_HOME: Final = 4 * POINT
NO_POWER: Final = 5 * POINT


@mypyc_attr(acyclic=True)
class Prospects:
    """The expectations of `player` of the state `known`.

    left: the turns after this one. first_income: the first generation whose income a tile placed from the
    next turn on would bring. need: by Good, what producing it saves on requirements to come. tiles: by mark,
    how many more such tiles to expect, in thousandths. ghost_none, ghost_one, dark: the penalties to expect
    for a City with no home, one home, no power now. doom: by Disaster (1..3), the chance that it still hits,
    in thousandths. wait: by Disaster, how many turns from now it may hit. sold: the Goods others produce.
    """

    def __init__(self, decks: Decks, known: NeomState, player: i64) -> None:
        self.decks = decks
        self.tables = decks.tables
        self.known = known
        self.player = player
        self.generation: i64 = max(known.generation, i64(1))
        self.left: i64 = _turns_left(known)
        self.first_income: i64 = self.generation + (1 if known.turn == TURNS and known.generation else 0)
        self.sold: i64 = _sold(known, player)
        self.need = vec[i64]([0] * len(GOODS))
        self.tiles = vec[i64]([0] * MARK_PLACES)
        self._rates = vec[i64]([0] * (1 << MARK_PLACES))
        self.doom = vec[i64]([0] * (GENERATIONS + 1))
        self.wait = vec[i64]([0] * (GENERATIONS + 1))
        generation = self.generation
        while generation <= GENERATIONS:
            self._expect_tiles(generation)
            generation += 1
        tier: i64 = TIER_PLACES
        while tier > 0:  # from the top down, since a Good is also worth what can be made of it
            tier -= 1
            generation = self.generation
            while generation <= GENERATIONS:
                self._expect_needs(generation, tier)
                generation += 1
        self._expect_rates()
        self._expect_penalties()

    def rate(self, marks: i64) -> i64:
        """Expected tiles with one of `marks` a turn, in thousandths."""
        if not marks & (marks - 1):
            return self._rates[marks]
        if not self.left:
            return 0
        total: i64 = 0
        while marks:
            total += self.tiles[lowest(marks)]
            marks &= marks - 1
        return total // self.left

    def _expect_rates(self) -> None:
        """The rates of single marks, which are asked for most."""
        mark: i64 = 0
        while mark < MARK_PLACES:
            self._rates[single(mark)] = self.tiles[mark] // self.left if self.left else i64(0)
            mark += 1

    def _deck(self, generation: i64) -> i64:
        """The tiles of a generation that may still be drawn."""
        deck = self.tables.decks[3 * (generation - 1) + deck_of(self.known)]
        return deck & ~self.known.revealed if generation == self.known.generation else deck

    def _chance(self, generation: i64, deck: i64) -> i64:
        """The chance that a tile of `deck` will be placed by this player, were all alike; in thousandths."""
        if not deck:
            return 0
        turns: i64 = TURNS - self.known.turn if generation == self.known.generation else i64(TURNS)
        return 1000 * turns // count(deck)

    def _expect_tiles(self, generation: i64) -> None:
        deck = self._deck(generation)
        self.doom[generation] = self._doom(generation, deck)
        self.wait[generation] = self._wait(generation)
        chance = self._chance(generation, deck)
        mark: i64 = 0
        while mark < MARK_PLACES:
            tiles = count(deck & self.decks.marked[MARK_PLACES * generation + mark])
            self.tiles[mark] += tiles * chance * FAVOR[mark] // 1000
            mark += 1

    def _expect_needs(self, generation: i64, tier: i64) -> None:
        deck = self._deck(generation)
        chance = min(self._chance(generation, deck) * NEED_RATE // 1000, i64(1000))
        rest = deck & self.decks.needing[TIER_PLACES * generation + tier] if chance else i64(0)
        while rest:
            self._expect_need(tile_at(generation, lowest(rest)), tier, generation, chance)
            rest &= rest - 1

    def _expect_need(self, tile: i64, tier: i64, generation: i64, chance: i64) -> None:
        """Producing a Good saves its price, or opens the way to the tile where nobody sells it."""
        tables = self.tables
        slots = tables.slots[tile]
        opened = max(self.worth_of(tile) - COIN * tables.sale, i64(0)) // slots
        slot: i64 = 0
        while slot < slots:
            goods = tables.slot_goods[4 * tile + slot]
            slot += 1
            if tier_of(goods) != tier:
                continue
            on_sale = self._on_sale(goods, tier, generation)
            saved = on_sale * tables.prices[tier] * COIN + (1000 - on_sale) * opened
            saved = saved * chance // (1000000 * count(goods))
            while goods:
                self.need[lowest(goods)] += saved
                goods &= goods - 1

    def _on_sale(self, goods: i64, tier: i64, generation: i64) -> i64:
        """The chance that one of `goods` can be bought in `generation`, in thousandths."""
        if self.known.size == 2 or goods & self.sold:
            return 1000
        if self.known.size == 1:
            return 1000 if tier < generation else 0
        return ON_SALE[tier]

    def worth_of(self, tile: i64) -> i64:
        """Worth of a tile in an unknown City, in thousandths of a VP."""
        tables = self.tables
        marks = tables.marks[tile]
        goods = tables.goods[tile]
        total = POINT * tables.vp[tile] + COIN * (tables.instant[tile] - tables.cost[tile])
        generation = self.generation
        while generation <= GENERATIONS:
            total += COIN * tables.income[ROWS * (generation - 1) + tile]
            generation += 1
        while goods:
            good = lowest(goods)
            goods &= goods - 1
            total += POINT * tables.good_vp[tier_of(single(good))] + CHAIN * self.need[good] // 1000
        if marks & RESIDENTIAL:
            total += A_HOME
        if marks & POWER:
            total += A_PLANT
        return total + A_SCORE if tables.traits[tile] & SCORES else total

    def _doom(self, generation: i64, deck: i64) -> i64:
        """The chance that the Disaster of `generation` still hits, of which `deck` is not revealed yet."""
        known = self.known
        if known.size == 1:
            if generation != known.generation or known.doom == UNSEEN:
                return 1000 if self._shown(generation) else DOOM_ALONE
            return 0 if known.doom == SETTLED or known.phase == DISASTER else 1000
        if not deck & self.tables.disaster_bits[generation]:
            return 0
        if generation > known.generation:
            return DOOM
        return DOOM * (TURNS + 1 - known.turn) // (TURNS + 1)

    def _shown(self, generation: i64) -> bool:
        """Whether the solo player knows that the Disaster happens this turn, unless selected in time."""
        if generation != self.known.generation:
            return False
        return self.known.turn == TURNS or bool(self.known.row & self.tables.disaster_bits[generation])

    def _wait(self, generation: i64) -> i64:
        """In how many turns the Disaster of `generation` may hit: halfway through what is left of it."""
        known = self.known
        if generation > known.generation:
            return self.left - TURNS * (GENERATIONS - generation) - TURNS // 2
        if known.size == 1 and (known.doom == IMPENDING or self._shown(generation)):
            return 0
        return (TURNS - known.turn) // 2

    def _expect_penalties(self) -> None:
        """Chances multiply turn by turn: no further home, one more, no power plant."""
        home = min(self.rate(RESIDENTIAL), i64(1000))
        none: i64 = 1000
        one: i64 = 0
        turn: i64 = 0
        while turn < self.left:
            one = (one * (1000 - home) + none * home) // 1000
            none = none * (1000 - home) // 1000
            turn += 1
        self.ghost_none: i64 = (NO_HOMES * none + ONE_HOME * one) // 1000
        self.ghost_one: i64 = ONE_HOME * none // 1000
        chance = min(self.left * self.rate(POWER) * DARK_RATE // 1000, i64(1000))
        self.dark: i64 = NO_POWER * (1000 - chance) // 1000


def _sold(known: NeomState, player: i64) -> i64:
    """The Goods that the others produce."""
    goods: i64 = 0
    other: i64 = 0
    while other < known.size:
        if other != player:
            goods |= known.players[other].city.goods
        other += 1
    return goods


def _turns_left(known: NeomState) -> i64:
    if known.generation == 0:
        return GENERATIONS * TURNS
    return TURNS * (GENERATIONS - known.generation) + TURNS - known.turn
