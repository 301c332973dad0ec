"""Requirements, prices and sources of missing Goods (Buying Missing Goods; two players; solo)."""

from typing import Final

from mypy_extensions import i64

from gridtown.core.action import pack
from gridtown.core.bits import count, lowest, single
from gridtown.core.choices import Choices
from gridtown.games.neom.actions import (
    INSTEAD,
    MONEY,
    OFFICE,
    SELLER,
    SOURCE,
    SUPPLY,
    SUPPLY_BOTH,
    SUPPLY_EAST,
    SUPPLY_WEST,
)
from gridtown.games.neom.board.goods import LUXURY, PROCESSED, RAW, tier_of
from gridtown.games.neom.board.grid import EAST_GATE, WEST_GATE
from gridtown.games.neom.plan import plan_source, plan_tile
from gridtown.games.neom.state import NeomState, Player
from gridtown.games.neom.tables import COVERS_PROCESSED, COVERS_RAW, Tables

NEVER: Final = 10_000
"""A price nobody can pay: the Good is not to be had."""


def seller_price(tables: Tables, state: NeomState, buyer: i64, seller: i64, goods: i64) -> i64:
    """Price that `buyer` pays `seller` for one of `goods`, counted along the cheaper side."""
    base = tables.prices[tier_of(goods)]
    city = state.players[buyer].city
    west: i64 = 1 if city.west & WEST_GATE else 0
    east: i64 = 1 if city.east & EAST_GATE else 0
    if state.size == 2:
        return max(base - west - east, i64(1))
    distance = (seller - buyer + state.size) % state.size
    return base + min(distance - 1 - west, state.size - distance - 1 - east)


def on_supply(state: NeomState, buyer: i64, goods: i64) -> i64:
    """The `goods` that the supply sells to `buyer`: none to three or more, by generation to one alone,
    to two what the other does not produce.
    """
    if state.size > 2:
        return 0
    if state.size == 2:
        return goods & ~state.players[1 - buyer].city.goods
    if state.generation < 2:  # 0: the Preliminary Round, before the first
        return goods & RAW
    return goods & (RAW | PROCESSED) if state.generation == 2 else goods & (RAW | PROCESSED | LUXURY)


def supply_price(tables: Tables, state: NeomState, buyer: i64, goods: i64) -> i64:
    """Price that the supply asks for one of `goods`, before the solo game's Trade Routes."""
    if state.size == 2:
        return seller_price(tables, state, buyer, 1 - buyer, goods)
    return tables.prices[tier_of(goods)]


def lowest_price(tables: Tables, state: NeomState, buyer: i64, goods: i64) -> i64:
    """The least anybody asks `buyer` for one of `goods`, NEVER if nobody sells."""
    least: i64 = supply_price(tables, state, buyer, goods) if on_supply(state, buyer, goods) else i64(NEVER)
    seller: i64 = 0
    while seller < state.size:
        if seller != buyer and state.players[seller].city.goods & goods:
            least = min(least, seller_price(tables, state, buyer, seller, goods))
        seller += 1
    return least


def fresh_routes(state: NeomState, me: Player) -> i64:
    """The Trade Routes that still save money in this generation of the solo game: 1 west, 2 east."""
    if state.size > 1:
        return 0
    return me.city.trade_routes() & ~me.used


class Purchase:
    """The requirement of one placement: what is decided of it, and what the rest will cost at least.

    tile: the tile. money: what is left after its price and all that is decided. open: the Goods without a
    source, which the City doesn't produce (bits of slots). offices: the virtual Goods still unused
    (COVERS_RAW, COVERS_PROCESSED). fresh: the solo Trade Routes still unused. bought: the Goods bought from
    the supply.
    """

    def __init__(self, tables: Tables, state: NeomState, buyer: i64, tile: i64, plan: i64) -> None:
        me = state.players[buyer]
        self.tables = tables
        self.state = state
        self.buyer = buyer
        self.tile = tile
        self.owned = me.city.goods
        self.money = me.money - tables.cost[tile]
        self.offices = me.city.traits & (COVERS_RAW | COVERS_PROCESSED)
        self.fresh = fresh_routes(state, me)
        self.bought: i64 = 0
        self.open: i64 = 0
        slot: i64 = 0
        while slot < tables.slots[tile]:
            if not self.owned & tables.slot_goods[4 * tile + slot]:
                self.open |= single(slot)
                self.settle(slot, plan_source(plan, slot))
            slot += 1

    def goods(self, slot: i64) -> i64:
        """The set of Goods any of which satisfies `slot`."""
        return self.tables.slot_goods[4 * self.tile + slot]

    def settle(self, slot: i64, source: i64) -> None:
        """Take account of a decided source."""
        if not source:
            return
        self.open &= ~single(slot)
        if source >= MONEY:
            self.money -= self.price(slot, source)
        if SUPPLY <= source < SELLER:
            self.bought |= self.goods(slot)
        if source == OFFICE:
            self.offices &= ~self.office(self.goods(slot), self.offices)
        elif source == SUPPLY_WEST:
            self.fresh &= ~1
        elif source == SUPPLY_EAST:
            self.fresh &= ~2
        elif source == SUPPLY_BOTH:
            self.fresh = 0

    def price(self, slot: i64, source: i64) -> i64:
        """Price of `source` for `slot`."""
        if source < MONEY:
            return 0
        if source == MONEY:
            return self.tables.instead[self.tile]
        if source >= SELLER:
            return seller_price(self.tables, self.state, self.buyer, source - SELLER, self.goods(slot))
        price = supply_price(self.tables, self.state, self.buyer, self.goods(slot))
        if source == SUPPLY_BOTH:
            price -= 2
        elif source != SUPPLY:
            price -= 1
        return max(price, i64(1))

    def office(self, goods: i64, offices: i64) -> i64:
        """The office among `offices` that covers one of `goods`, the narrower first; 0 if none does."""
        if goods & RAW and offices & COVERS_RAW:
            return COVERS_RAW
        if goods & (RAW | PROCESSED) and offices & COVERS_PROCESSED:
            return COVERS_PROCESSED
        return 0

    def least(self) -> i64:
        """The least that all that is open can cost; NEVER or more if it can't be had."""
        return self._least_of(self.open, self.offices, self.fresh)

    def _least_of(self, slots: i64, offices: i64, fresh: i64) -> i64:
        """The least that `slots` can cost together: the offices cover what is dearest."""
        total: i64 = 0
        fixed: i64 = 0  # the part of it that Trade Routes can't lower: at least 1 a Good
        raw: i64 = 0  # the dearest Raw Good, then the dearest other that the IMPORT OFFICE could cover
        other: i64 = 0
        while slots:
            goods = self.goods(lowest(slots))
            slots &= slots - 1
            price = lowest_price(self.tables, self.state, self.buyer, goods)
            instead = self.tables.instead[self.tile]
            if instead and instead < price - min(count(fresh), price - 1):
                price = instead
                fixed += instead
            else:
                fixed += 1
            total += price
            if goods & RAW:
                other = max(other, min(raw, price))
                raw = max(raw, price)
            elif goods & PROCESSED:
                other = max(other, price)
        if offices & COVERS_RAW and raw:
            total -= raw
            fixed -= 1
            raw = 0
        if offices & COVERS_PROCESSED and (raw or other):
            total -= max(raw, other)
            fixed -= 1
        return total - max(min(count(fresh), total - fixed), i64(0))

    def affordable(self) -> bool:
        """Whether the whole requirement in Goods and money can be met."""
        return self.money >= 0 and self.least() <= self.money

    def coverable(self, slots: i64, offices: i64) -> i64:
        """Number of the Goods in `slots` that the offices could cover together."""
        raw: i64 = 0
        other: i64 = 0
        while slots:
            goods = self.goods(lowest(slots))
            slots &= slots - 1
            raw += 1 if goods & RAW else 0
            other += 1 if goods & PROCESSED else 0
        covered: i64 = min(raw, i64(1)) if offices & COVERS_RAW else i64(0)
        if offices & COVERS_PROCESSED:
            covered += min(raw - covered + other, i64(1))
        return covered

    def offers(self, slot: i64, source: i64) -> bool:
        """Whether `source` may be chosen for the open `slot`, so that the rest can still be paid."""
        if source == OFFICE:
            if not self.office(self.goods(slot), self.offices):
                return False
        elif source == MONEY:
            if not self._money_is_another_choice(slot):
                return False
        elif source >= SELLER:
            seller = source - SELLER
            if seller == self.buyer or not self.state.players[seller].city.goods & self.goods(slot):
                return False
        elif not self._supply_offers(slot, source):
            return False
        if source >= SUPPLY and self._office_idles(slot, source):
            return False
        return self.total_with(slot, source) <= self.money

    def _office_idles(self, slot: i64, source: i64) -> bool:
        """Whether an office would end unused beside a Good bought from the supply that it could cover.

        That only pays more for the same, so what is bought so must leave work for every such office.
        """
        bought = self.bought | (self.goods(slot) if source < SELLER else i64(0))
        owed: i64 = self.offices & COVERS_RAW if bought & RAW else i64(0)
        if bought & (RAW | PROCESSED):
            owed |= self.offices & COVERS_PROCESSED
        return self.coverable(self.open & ~single(slot), owed) < count(owed)

    def total_with(self, slot: i64, source: i64) -> i64:
        """Least cost of `slot` from `source` and of all that is open besides."""
        offices = self.offices
        fresh = self.fresh
        if source == OFFICE:
            offices &= ~self.office(self.goods(slot), offices)
        elif SUPPLY < source <= SUPPLY_BOTH:
            fresh &= ~(source - SUPPLY)
        return self.price(slot, source) + self._least_of(self.open & ~single(slot), offices, fresh)

    def _money_is_another_choice(self, slot: i64) -> bool:
        """Money instead of the Good is no choice where the supply or an office gives the same for less."""
        if not self.tables.instead[self.tile] or self.office(self.goods(slot), self.offices):
            return False
        if not on_supply(self.state, self.buyer, self.goods(slot)):
            return True
        asked = supply_price(self.tables, self.state, self.buyer, self.goods(slot))
        return asked > self.tables.instead[self.tile]

    def _supply_offers(self, slot: i64, source: i64) -> bool:
        goods = self.goods(slot)
        if not on_supply(self.state, self.buyer, goods):
            return False
        routes = source - SUPPLY
        if routes & ~self.fresh:
            return False
        base = supply_price(self.tables, self.state, self.buyer, goods)
        return routes < 3 or base > 2  # the second route saves nothing at a price of 1

    def next_slot(self) -> i64:
        """The slot that is asked for: the first that is open."""
        return lowest(self.open)

    def slot_of(self, good: i64) -> i64:
        """The slot that `good` satisfies, -1 if it is not required; what is required is so only once."""
        slot: i64 = 0
        while slot < self.tables.slots[self.tile]:
            if self.goods(slot) >> good & 1:
                return slot
            slot += 1
        return -1

    def only_source(self, slot: i64) -> i64:
        """The source of the open `slot` if there is but one, else 0."""
        found: i64 = 0
        source: i64 = OFFICE
        while source < SELLER + self.state.size:
            if self.offers(slot, source):
                if found:
                    return 0
                found = source
            source += 1
        return found

    def generate(self, out: Choices) -> None:
        """All sources of the slot that is asked for, and the office for any other, as actions."""
        slot = self.next_slot()
        source: i64 = OFFICE
        while source < SELLER + self.state.size:
            if source != MONEY and self.offers(slot, source):
                out.insert(pack(self.buyer, SOURCE, self.good_from(slot, source) << 4 | source))
            source += 1
        rest = self.open & (self.open - 1) if self.offices else i64(0)
        while rest:
            other = lowest(rest)
            rest &= rest - 1
            if self.offers(other, OFFICE):
                out.insert(pack(self.buyer, SOURCE, self.good_from(other, OFFICE) << 4 | OFFICE))
        # INSTEAD is a kind of its own and sorts behind all sources
        if self.offers(slot, MONEY):
            out.add(pack(self.buyer, INSTEAD, 0))

    def good_from(self, slot: i64, source: i64) -> i64:
        """The Good that `source` delivers for `slot`: the first that satisfies it."""
        goods = self.goods(slot)
        if source >= SELLER:
            return lowest(goods & self.state.players[source - SELLER].city.goods)
        if source >= SUPPLY:
            return lowest(on_supply(self.state, self.buyer, goods))
        return lowest(goods)


def purchase_in(tables: Tables, state: NeomState, buyer: i64) -> Purchase:
    """The purchase of the plan that `buyer` is making."""
    plan = state.players[buyer].plan
    return Purchase(tables, state, buyer, plan_tile(plan), plan)


def meets_requirements(tables: Tables, state: NeomState, buyer: i64, tile: i64) -> bool:
    """Whether `buyer` can meet all requirements of `tile`: tiles in the City, Goods and money."""
    if tables.required_count[tile]:
        city = state.players[buyer].city
        if city.count_of(tables.required_type[tile]) < tables.required_count[tile]:
            return False
    if not tables.slots[tile]:
        return state.players[buyer].money >= tables.cost[tile]
    return Purchase(tables, state, buyer, tile, 0).affordable()
