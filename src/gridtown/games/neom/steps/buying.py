"""Buying Missing Goods: where each Good comes from that a tile requires and its City lacks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gridtown.core.arguments import Argument, Named
from gridtown.core.bits import lowest, single
from gridtown.core.choices import Choices
from gridtown.core.refusal import Refusal
from gridtown.games.neom.actions import INSTEAD, MONEY, OFFICE, OWN, SELLER, SOURCE, SUPPLY
from gridtown.games.neom.board.goods import GOODS
from gridtown.games.neom.board.market import Purchase, on_supply, purchase_in
from gridtown.games.neom.plan import plan_source, plan_tile, with_source
from gridtown.games.neom.state import NeomState, Player
from gridtown.games.neom.steps.acting import Detail
from gridtown.games.neom.steps.step import NeomKind
from gridtown.games.neom.tables import Tables

SIDES: Final = ("west", "east")
"""The Trade Routes, by bit."""


class Source(NeomKind):
    """A Good bought from a player or the supply, or covered by an office."""

    def __init__(self, word: str, argument: Argument) -> None:
        super().__init__(SOURCE, word, argument)

    def bars(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> Refusal | None:
        """It is missing, is to be had there, is bought in turn, can be paid, and not for less otherwise."""
        purchase = purchase_in(tables, state, player)
        good, source = argument >> 4, argument & 15
        refusal = _wrong_good(purchase, good) or _wrong_source(purchase, good, source)
        if refusal is not None:
            return refusal
        slot = purchase.slot_of(good)
        if source != OFFICE and slot != purchase.next_slot():
            asked = lowest(purchase.goods(purchase.next_slot()))
            return Refusal("other-good-first", {"good": GOODS[int(asked)]})
        offered = purchase.good_from(slot, source)
        if offered != good:
            return Refusal("same-choice", {"good": GOODS[int(offered)]})
        return None if purchase.offers(slot, source) else _poor_source(purchase, slot, source)

    def do(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> None:
        """Plan it."""
        slot = purchase_in(tables, state, player).slot_of(argument >> 4)
        me = state.players[player]
        me.plan = with_source(me.plan, slot, argument & 15)


class PayInstead(NeomKind):
    """Money instead of the Good, where the tile says so."""

    def __init__(self) -> None:
        super().__init__(INSTEAD, "pay", Named(("instead",), "instead"))

    def bars(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> Refusal | None:
        """The tile offers it, it can be paid, and the Good would not come for less."""
        purchase = purchase_in(tables, state, player)
        if not tables.instead[purchase.tile]:
            return Refusal("no-alternative", {"tile": int(purchase.tile)})
        slot = purchase.next_slot()
        return None if purchase.offers(slot, MONEY) else _poor_source(purchase, slot, MONEY)

    def do(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> None:
        """Plan it."""
        me = state.players[player]
        me.plan = with_source(me.plan, purchase_in(tables, state, player).next_slot(), MONEY)


def sources_settled(tables: Tables, me: Player) -> bool:
    """Whether every required Good of the planned tile has its source."""
    slot: i64 = 0
    while slot < tables.slots[plan_tile(me.plan)]:
        if not plan_source(me.plan, slot):
            return False
        slot += 1
    return True


class BuyMissingGoods(Detail):
    """Each required Good that the City does not produce: bought one after the other, covered in any order."""

    asks = "source"

    def settled(self, tables: Tables, state: NeomState, me: Player) -> bool:
        """Once every required Good has its source."""
        return sources_settled(tables, me)

    def fill_in(self, tables: Tables, state: NeomState, player: i64) -> None:
        """Goods that the City produces, and those with a single source."""
        me = state.players[player]
        purchase = purchase_in(tables, state, player)
        slot: i64 = 0
        while slot < tables.slots[purchase.tile]:
            if purchase.owned & purchase.goods(slot):
                me.plan = with_source(me.plan, slot, OWN)
            slot += 1
        rest = purchase.open
        while rest:
            slot = lowest(rest)
            rest &= rest - 1
            source = purchase.only_source(slot)
            if source:
                me.plan = with_source(me.plan, slot, source)
                purchase.settle(slot, source)
                rest = purchase.open  # what is decided may leave others a single source

    def generate(self, tables: Tables, state: NeomState, player: i64, out: Choices) -> None:
        """All sources of the Good that comes next, and the office for any other."""
        purchase_in(tables, state, player).generate(out)


def _wrong_good(purchase: Purchase, good: i64) -> Refusal | None:
    name = GOODS[int(good)]
    slot = purchase.slot_of(good)
    if slot < 0:
        return Refusal("not-required", {"good": name})
    if purchase.owned & purchase.goods(slot):
        return Refusal("produced-already", {"good": name})
    return None if purchase.open >> slot & 1 else Refusal("source-chosen", {"good": name})


def _wrong_source(purchase: Purchase, good: i64, source: i64) -> Refusal | None:
    if source == OFFICE:
        return _wrong_office(purchase, good)
    if source >= SELLER:
        return _wrong_seller(purchase, good, source - SELLER)
    return _wrong_supply(purchase, good, source - SUPPLY)


def _wrong_office(purchase: Purchase, good: i64) -> Refusal | None:
    if purchase.office(single(good), purchase.offices):
        return None
    all_offices = purchase.state.players[purchase.buyer].city.traits
    used = purchase.office(single(good), all_offices)
    return Refusal("office-used" if used else "no-office", {"good": GOODS[int(good)]})


def _wrong_seller(purchase: Purchase, good: i64, seller: i64) -> Refusal | None:
    if seller == purchase.buyer:
        return Refusal("not-your-own-seller")
    if seller >= purchase.state.size:
        return Refusal("seller-absent", {"seller": int(seller)})
    if not purchase.state.players[seller].city.goods >> good & 1:
        return Refusal("seller-lacks", {"good": GOODS[int(good)], "seller": int(seller)})
    return None


def _wrong_supply(purchase: Purchase, good: i64, routes: i64) -> Refusal | None:
    state, name = purchase.state, GOODS[int(good)]
    if state.size > 2:
        return Refusal("supply-sells-nothing")
    if not on_supply(state, purchase.buyer, single(good)):
        if state.size == 2:
            return Refusal("other-produces", {"good": name})
        return Refusal("supply-by-generation", {"good": name, "generation": int(state.generation)})
    missing = routes & ~purchase.fresh
    if not missing:
        return None
    if state.size == 2:
        return Refusal("routes-save-anyway")
    active = state.players[purchase.buyer].city.trade_routes()
    shut = missing & ~active
    side = SIDES[int(lowest(shut or missing))]
    return Refusal("route-not-open" if shut else "route-used", {"side": side})


def _poor_source(purchase: Purchase, slot: i64, source: i64) -> Refusal:
    total = int(purchase.total_with(slot, source))
    if total > purchase.money:
        return Refusal("cant-afford-source", {"amount": total, "money": int(purchase.money)})
    return Refusal("dearer-for-the-same")
