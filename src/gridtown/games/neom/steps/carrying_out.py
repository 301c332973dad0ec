"""Carrying the planned actions out: everybody pays, then everybody places or sells."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.games.neom.actions import MONEY, OFFICE, SELLER, SUPPLY, SUPPLY_BOTH
from gridtown.games.neom.board.income import answering_income, placing_income
from gridtown.games.neom.board.market import Purchase
from gridtown.games.neom.events import tell, tell_roads
from gridtown.games.neom.plan import SALE, plan_given, plan_made, plan_source, plan_space, plan_tile
from gridtown.games.neom.state import NeomState
from gridtown.games.neom.steps.exchanging import exchange
from gridtown.games.neom.steps.step import NeomStep
from gridtown.games.neom.tables import EXCHANGES, FIRST_CORNERSTONE, Tables, cornerstone_bit


class CarryOut(NeomStep):
    """All actions happen at the same time, by what lay in the Cities when the step began."""

    def begin(self, tables: Tables, state: NeomState) -> bool:
        """All pay first; a plan stays only for the random Cornerstone that beginners exchange."""
        for player in range(state.size):
            if state.players[player].plan:
                pay(tables, state, player)
        for player in range(state.size):
            me = state.players[player]
            if me.plan:
                carry_out(tables, state, player)
                if not state.beginner or not plan_given(me.plan):
                    me.plan = 0
        return False


def pay(tables: Tables, state: NeomState, player: i64) -> None:
    """Pay the planned placement. Sellers get their money when the turn ends."""
    me = state.players[player]
    tile = plan_tile(me.plan)
    if tile == SALE:
        return
    purchase = Purchase(tables, state, player, tile, 0)
    me.money -= tables.cost[tile]
    if tables.cost[tile]:
        tell(state, "paid", player, amount=tables.cost[tile])
    slot: i64 = 0
    while slot < tables.slots[tile]:
        _pay_source(state, purchase, slot, plan_source(me.plan, slot))
        slot += 1


def _pay_source(state: NeomState, purchase: Purchase, slot: i64, source: i64) -> None:
    me = state.players[purchase.buyer]
    price = purchase.price(slot, source)
    me.money -= price
    if SUPPLY < source <= SUPPLY_BOTH:
        me.used |= source - SUPPLY
    if source >= SELLER:
        state.players[source - SELLER].owed += price
    if state.journal is not None and source >= OFFICE:
        _tell_source(state, purchase, slot, source)


def _tell_source(state: NeomState, purchase: Purchase, slot: i64, source: i64) -> None:
    buyer, price = purchase.buyer, purchase.price(slot, source)
    if source == MONEY:
        tell(state, "paid", buyer, amount=price)
        return
    good = purchase.good_from(slot, source)
    if source == OFFICE:
        tell(state, "covered", buyer, good=good)
    elif source >= SELLER:
        tell(state, "bought", buyer, good=good, seller=source - SELLER, amount=price)
    else:
        tell(state, "bought-from-supply", buyer, good=good, amount=price)


def carry_out(tables: Tables, state: NeomState, player: i64) -> None:
    """Sell, or lay the tile and take what it brings; the payment has been made."""
    me = state.players[player]
    tile = plan_tile(me.plan)
    if tile == SALE:
        me.money += tables.sale
        tell(state, "sold", player, tile=me.selected, amount=tables.sale)
        return
    if tile >= FIRST_CORNERSTONE:
        me.kept &= ~cornerstone_bit(tile)
        tell(state, "gave-up", player, tile=me.selected)
    _lay(tables, state, player, tile)
    if tables.traits[tile] & EXCHANGES:
        exchange(state, player)


def _lay(tables: Tables, state: NeomState, player: i64, tile: i64) -> None:
    me = state.players[player]
    city, space, made = me.city, plan_space(me.plan), plan_made(me.plan)
    old = i64(city.tiles[space])
    routes, cut_off = city.trade_routes(), city.cut_off()
    city.lay(tables, tile, space, made)
    if old:
        tell(state, "replaced", player, tile=tile, space=space, old=old)
    else:
        tell(state, "placed", player, tile=tile, space=space)
    if made:
        tell(state, "makes", player, good=made - 1)
    _collect(tables, state, player, space)
    tell_roads(state, player, city, routes, cut_off)


def _collect(tables: Tables, state: NeomState, player: i64, space: i64) -> None:
    """The tile's own money first, then what others pay for its coming."""
    me = state.players[player]
    own = placing_income(tables, me.city, space)
    others = answering_income(tables, me.city, space)
    me.money += own + others
    if own:
        tell(state, "placing-income", player, amount=own, tile=i64(me.city.tiles[space]))
    if others:
        tell(state, "answering-income", player, amount=others)
