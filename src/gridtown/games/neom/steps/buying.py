"""Buying Missing Goods: where each Good comes from that a tile requires and its City lacks."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.arguments import Argument, Named
from gridtown.core.bits import single
from gridtown.core.choices import Choices
from gridtown.core.refusal import Refusal
from gridtown.games.neom.actions import INSTEAD, MONEY, OFFICE, SELLER, SOURCE, SUPPLY
from gridtown.games.neom.board.goods import GOODS
from gridtown.games.neom.board.market import Purchase, on_supply, purchase_in
from gridtown.games.neom.plan import plan_source, plan_tile, with_source
from gridtown.games.neom.state import NeomState, Player
from gridtown.games.neom.steps.acting import Detail
from gridtown.games.neom.steps.step import NeomKind
from gridtown.games.neom.tables import Tables


class Source(NeomKind):
    """A Good bought from a player or the supply, or covered by an office."""

    def __init__(self, word: str, argument: Argument) -> None:
        super().__init__(SOURCE, word, argument)

    def bars(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> Refusal | None:
        """It is required next, is to be had there, can be paid, and not for less in another way."""
        purchase = purchase_in(tables, state, player)
        slot = purchase.next_slot(state.players[player].plan)
        good, source = argument >> 4, argument & 15
        refusal = _wrong_good(purchase, slot, good) or _wrong_source(purchase, good, source)
        if refusal is not None:
            return refusal
        if purchase.offers(slot, source) and purchase.good_from(slot, source) == good:
            return None
        return _poor_source(purchase, slot, source)

    def do(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> None:
        """Plan it."""
        _settle(tables, state, player, argument & 15)


class PayInstead(NeomKind):
    """Money instead of the Good, where the tile says so."""

    def __init__(self) -> None:
        super().__init__(INSTEAD, "pay", Named(("instead",), "instead"))

    def bars(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> Refusal | None:
        """The tile offers it, it can be paid, and the Good would not come for less."""
        purchase = purchase_in(tables, state, player)
        slot = purchase.next_slot(state.players[player].plan)
        if not tables.instead[purchase.tile]:
            return Refusal("no-alternative")
        return None if purchase.offers(slot, MONEY) else _poor_source(purchase, slot, MONEY)

    def do(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> None:
        """Plan it."""
        _settle(tables, state, player, MONEY)


def sources_settled(tables: Tables, me: Player) -> bool:
    """Whether every required Good of the planned tile has its source."""
    slots = tables.slots[plan_tile(me.plan)]
    return not slots or plan_source(me.plan, slots - 1) != 0


class BuyMissingGoods(Detail):
    """Each required Good that the City does not produce, one after the other."""

    def settled(self, tables: Tables, state: NeomState, me: Player) -> bool:
        """Once every required Good has its source."""
        return sources_settled(tables, me)

    def fill_in(self, tables: Tables, state: NeomState, player: i64) -> None:
        """Goods with a single source; those that the City produces first of all."""
        me = state.players[player]
        purchase = purchase_in(tables, state, player)
        slot = purchase.next_slot(me.plan)
        while slot < tables.slots[purchase.tile]:
            source = purchase.only_source(slot)
            if not source:
                return
            me.plan = with_source(me.plan, slot, source)
            purchase.settle(slot, source)
            slot = purchase.next_slot(me.plan)

    def generate(self, tables: Tables, state: NeomState, player: i64, out: Choices) -> None:
        """All sources of the Good that comes next, found together."""
        purchase = purchase_in(tables, state, player)
        purchase.generate(purchase.next_slot(state.players[player].plan), out)


def _settle(tables: Tables, state: NeomState, player: i64, source: i64) -> None:
    me = state.players[player]
    slot = purchase_in(tables, state, player).next_slot(me.plan)
    me.plan = with_source(me.plan, slot, source)


def _wrong_good(purchase: Purchase, slot: i64, good: i64) -> Refusal | None:
    if purchase.goods(slot) >> good & 1:
        return None
    slots = range(purchase.tables.slots[purchase.tile])
    if not any(purchase.goods(other) >> good & 1 for other in slots):
        return Refusal("not-required", {"good": GOODS[int(good)]})
    if purchase.owned >> good & 1:
        return Refusal("produced-already", {"good": GOODS[int(good)]})
    return Refusal("not-asked-now")


def _wrong_source(purchase: Purchase, good: i64, source: i64) -> Refusal | None:
    state, name = purchase.state, GOODS[int(good)]
    if source == OFFICE:
        covered = purchase.office(single(good), purchase.offices)
        return None if covered else Refusal("no-office", {"good": name})
    if source >= SELLER:
        return _wrong_seller(purchase, good, source - SELLER)
    if state.size > 2:
        return Refusal("supply-sells-nothing")
    if not on_supply(state, purchase.buyer, single(good)):
        return Refusal("other-produces", {"good": name})
    return Refusal("route-not-fresh") if (source - SUPPLY) & ~purchase.fresh else None


def _wrong_seller(purchase: Purchase, good: i64, seller: i64) -> Refusal | None:
    if seller == purchase.buyer:
        return Refusal("not-your-own-seller")
    state = purchase.state
    if seller >= state.size or not state.players[seller].city.goods >> good & 1:
        return Refusal("seller-lacks", {"good": GOODS[int(good)], "seller": int(seller)})
    return None


def _poor_source(purchase: Purchase, slot: i64, source: i64) -> Refusal:
    total = int(purchase.total_with(slot, source))
    if total > purchase.money:
        return Refusal("cant-afford-source", {"amount": total, "money": int(purchase.money)})
    return Refusal("dearer-for-the-same")
