"""Taking an action step by step ("B. Taking an Action"): what may be chosen next, and carrying it out."""

from mypy_extensions import i64

from gridtown.core.action import argument_of, kind_of, pack
from gridtown.core.bits import count, lowest, nth, single
from gridtown.core.choices import Choices
from gridtown.games.neom.actions import (
    AT,
    DONE,
    GIVE,
    INSTEAD,
    MAKE,
    MONEY,
    OFFICE,
    PLACE,
    SELL,
    SELLER,
    SOURCE,
    SUPPLY,
    SUPPLY_BOTH,
    TAKE,
)
from gridtown.games.neom.city import City
from gridtown.games.neom.goods import PROCESSED
from gridtown.games.neom.plan import (
    DONE_GIVING,
    GIVEN_SHIFT,
    MADE_SHIFT,
    SALE,
    SPACE_SHIFT,
    TAKEN_SHIFT,
    plan_given,
    plan_made,
    plan_space,
    plan_taken,
    plan_tile,
    with_source,
)
from gridtown.games.neom.rules.buying import Purchase, meets_requirements, purchase_in
from gridtown.games.neom.rules.events import tell, tell_exchange, tell_spaces
from gridtown.games.neom.rules.income import answering_income, placing_income
from gridtown.games.neom.rules.placing import has_legal_space, legal_spaces
from gridtown.games.neom.state import NeomState, Player
from gridtown.games.neom.tables import (
    CHOOSES_GOOD,
    EXCHANGES,
    FIRST_CORNERSTONE,
    Tables,
    cornerstone_bit,
)


def may_place(tables: Tables, state: NeomState, number: i64, tile: i64) -> bool:
    """Whether player `number` can place `tile` now: requirements met, and a space for it."""
    city = state.players[number].city
    return meets_requirements(tables, state, number, tile) and has_legal_space(
        tables, city, tile, state.generation
    )


def generate_steps(tables: Tables, state: NeomState, number: i64, out: Choices) -> None:
    """The next steps of the action of player `number`."""
    plan = state.players[number].plan
    tile = plan_tile(plan)
    if not tile:
        _generate_actions(tables, state, number, out)
    elif plan_space(plan) < 0:
        _generate_spaces(tables, state, number, tile, out)
    else:
        _generate_details(tables, state, number, out)


def _generate_actions(tables: Tables, state: NeomState, number: i64, out: Choices) -> None:
    """Place the selected tile, place a Cornerstone, or sell."""
    player = state.players[number]
    if may_place(tables, state, number, player.selected):
        out.add(pack(number, PLACE, player.selected))
    rest = player.kept
    while rest:
        tile = FIRST_CORNERSTONE + lowest(rest)
        if may_place(tables, state, number, tile):
            out.add(pack(number, PLACE, tile))
        rest &= rest - 1
    out.add(pack(number, SELL, 0))


def _generate_spaces(tables: Tables, state: NeomState, number: i64, tile: i64, out: Choices) -> None:
    rest = legal_spaces(tables, state.players[number].city, tile, state.generation)
    while rest:
        out.add(pack(number, AT, lowest(rest)))
        rest &= rest - 1


def _generate_details(tables: Tables, state: NeomState, number: i64, out: Choices) -> None:
    """Sources of missing Goods, then what the tile itself asks."""
    player = state.players[number]
    purchase = purchase_in(tables, state, number)
    slot = purchase.next_slot(player.plan)
    if slot < tables.slots[purchase.tile]:
        purchase.generate(slot, out)
    elif tables.traits[purchase.tile] & CHOOSES_GOOD:
        _generate_goods(number, out)
    elif not player.plan & DONE_GIVING:
        _generate_gifts(state, number, out)
    else:
        _generate_takes(state, number, out)


def _generate_goods(number: i64, out: Choices) -> None:
    rest: i64 = PROCESSED
    while rest:
        out.add(pack(number, MAKE, lowest(rest)))
        rest &= rest - 1


def left_to_give(state: NeomState, player: Player) -> i64:
    """The unplaced Cornerstones that may still be given, ascending after the last one given."""
    given = given_cornerstones(player)
    most = 1 if state.beginner else count(state.pile)
    if count(given) >= most:
        return 0
    return player.kept & ~_up_to_highest(given)


def left_to_take(state: NeomState, player: Player) -> i64:
    """The Cornerstones in the pile that may be taken, so that as many as were given can be."""
    taken = taken_cornerstones(state, player)
    rest = state.pile & ~_up_to_highest(taken)
    missing = count(given_cornerstones(player)) - count(taken)
    allowed: i64 = 0
    while rest and count(rest) >= missing:
        allowed |= rest & -rest
        rest &= rest - 1
    return allowed


def _up_to_highest(mask: i64) -> i64:
    """All bits up to the highest of `mask`."""
    below: i64 = 0
    while below < mask:
        below = below << 1 | 1
    return below


def given_cornerstones(player: Player) -> i64:
    """The set of Cornerstones the plan gives away."""
    return _members_at(player.kept, plan_given(player.plan))


def taken_cornerstones(state: NeomState, player: Player) -> i64:
    """The set of Cornerstones the plan takes from the pile."""
    return _members_at(state.pile, plan_taken(player.plan))


def _members_at(mask: i64, places: i64) -> i64:
    """The members of `mask` at the `places` (bits) of its ascending order."""
    chosen: i64 = 0
    while places:
        chosen |= single(nth(mask, lowest(places)))
        places &= places - 1
    return chosen


def _generate_gifts(state: NeomState, number: i64, out: Choices) -> None:
    rest = left_to_give(state, state.players[number])
    while rest:
        out.add(pack(number, GIVE, FIRST_CORNERSTONE + lowest(rest)))
        rest &= rest - 1
    out.add(pack(number, DONE, 0))


def _generate_takes(state: NeomState, number: i64, out: Choices) -> None:
    rest = left_to_take(state, state.players[number])
    while rest:
        out.add(pack(number, TAKE, FIRST_CORNERSTONE + lowest(rest)))
        rest &= rest - 1


def step(tables: Tables, state: NeomState, number: i64, action: i64) -> None:
    """Add a legal step to the plan of player `number`, and all steps after it that leave no choice."""
    player = state.players[number]
    kind = kind_of(action)
    argument = argument_of(action)
    if kind == PLACE:
        player.plan = argument
    elif kind == SELL:
        player.plan = SALE
    elif kind == AT:
        player.plan |= (argument + 1) << SPACE_SHIFT
    elif kind == SOURCE or kind == INSTEAD:
        purchase = purchase_in(tables, state, number)
        source: i64 = MONEY if kind == INSTEAD else argument & 15
        player.plan = with_source(player.plan, purchase.next_slot(player.plan), source)
    elif kind == MAKE:
        player.plan |= (argument + 1) << MADE_SHIFT
    elif kind == GIVE:
        player.plan |= single(GIVEN_SHIFT + _place_of(player.kept, argument))
    elif kind == TAKE:
        player.plan |= single(TAKEN_SHIFT + _place_of(state.pile, argument))
    else:
        player.plan |= DONE_GIVING
    _fill_in(tables, state, number)


def _place_of(mask: i64, tile: i64) -> i64:
    return count(mask & (cornerstone_bit(tile) - 1))


def _fill_in(tables: Tables, state: NeomState, number: i64) -> None:
    """Decide what leaves no choice: a Good with one source, the end of giving, the rest of the pile."""
    player = state.players[number]
    tile = plan_tile(player.plan)
    if tile == SALE or plan_space(player.plan) < 0:
        return
    _fill_in_sources(tables, state, number)
    if tables.traits[tile] & EXCHANGES and sources_settled(tables, player):
        if not player.plan & DONE_GIVING and not left_to_give(state, player):
            player.plan |= DONE_GIVING


def _fill_in_sources(tables: Tables, state: NeomState, number: i64) -> None:
    player = state.players[number]
    purchase = purchase_in(tables, state, number)
    slot = purchase.next_slot(player.plan)
    while slot < tables.slots[purchase.tile]:
        source = purchase.only_source(slot)
        if not source:
            return
        player.plan = with_source(player.plan, slot, source)
        purchase.settle(slot, source)
        slot = purchase.next_slot(player.plan)


def sources_settled(tables: Tables, player: Player) -> bool:
    """Whether every required Good of the planned tile has its source."""
    slots = tables.slots[plan_tile(player.plan)]
    return not slots or bool((player.plan >> (13 + 4 * (slots - 1))) & 15)


def complete(tables: Tables, state: NeomState, player: Player) -> bool:
    """Whether nothing is left to choose in the player's plan."""
    plan = player.plan
    tile = plan_tile(plan)
    if tile == SALE:
        return True
    if plan_space(plan) < 0 or not sources_settled(tables, player):
        return False
    traits = tables.traits[tile]
    if traits & CHOOSES_GOOD:
        return plan_made(plan) > 0
    if traits & EXCHANGES:
        return _exchange_complete(state, player)
    return True


def _exchange_complete(state: NeomState, player: Player) -> bool:
    if not player.plan & DONE_GIVING:
        return False
    return bool(state.beginner) or count(plan_taken(player.plan)) == count(plan_given(player.plan))


def pay(tables: Tables, state: NeomState, number: i64) -> None:
    """Pay the planned placement. Sellers get their money when the turn ends.

    Looks at all Cities as they were when the step began; so all pay before anybody places.
    """
    player = state.players[number]
    tile = plan_tile(player.plan)
    if tile == SALE:
        return
    purchase = Purchase(tables, state, number, tile, 0)
    player.money -= tables.cost[tile]
    if tables.cost[tile]:
        tell(state, "paid", number, amount=tables.cost[tile])
    slot: i64 = 0
    while slot < tables.slots[tile]:
        source = (player.plan >> (13 + 4 * slot)) & 15
        _pay_source(state, number, purchase, slot, source)
        slot += 1


def _pay_source(state: NeomState, number: i64, purchase: Purchase, slot: i64, source: i64) -> None:
    player = state.players[number]
    price = purchase.price(slot, source)
    player.money -= price
    if SUPPLY < source <= SUPPLY_BOTH:
        player.used |= source - SUPPLY
    if source >= SELLER:
        state.players[source - SELLER].owed += price
    if state.journal is not None and source >= OFFICE:
        _tell_source(state, number, purchase, slot, source)


def _tell_source(state: NeomState, number: i64, purchase: Purchase, slot: i64, source: i64) -> None:
    price = purchase.price(slot, source)
    if source == MONEY:
        tell(state, "paid", number, amount=price)
        return
    good = purchase.good_from(slot, source)
    if source == OFFICE:
        tell(state, "covered", number, good=good)
    elif source >= SELLER:
        tell(state, "bought", number, good=good, seller=source - SELLER, amount=price)
    else:
        tell(state, "bought-from-supply", number, good=good, amount=price)


def carry_out(tables: Tables, state: NeomState, number: i64) -> None:
    """Sell, or lay the tile and take what it brings; the payment has been made."""
    player = state.players[number]
    tile = plan_tile(player.plan)
    if tile == SALE:
        player.money += tables.sale
        tell(state, "sold", number, tile=player.selected, amount=tables.sale)
        return
    if tile >= FIRST_CORNERSTONE:
        player.kept &= ~cornerstone_bit(tile)
        tell(state, "gave-up", number, tile=player.selected)
    _lay(tables, state, number, tile)
    if tables.traits[tile] & EXCHANGES:
        _exchange(state, number)


def _lay(tables: Tables, state: NeomState, number: i64, tile: i64) -> None:
    player = state.players[number]
    city = player.city
    space = plan_space(player.plan)
    old = i64(city.tiles[space])
    routes = trade_routes(city)
    cut_off = city.placed() & ~city.reach
    city.lay(tables, tile, space, plan_made(player.plan))
    if old:
        tell(state, "replaced", number, tile=tile, space=space, old=old)
    else:
        tell(state, "placed", number, tile=tile, space=space)
    if plan_made(player.plan):
        tell(state, "makes", number, good=plan_made(player.plan) - 1)
    _collect(tables, state, number, space)
    tell_roads(state, number, city, routes, cut_off)


def _collect(tables: Tables, state: NeomState, number: i64, space: i64) -> None:
    """The tile's own money first, then what others pay for its coming."""
    player = state.players[number]
    own = placing_income(tables, player.city, space)
    others = answering_income(tables, player.city, space)
    player.money += own + others
    if own:
        tell(state, "placing-income", number, amount=own, tile=i64(player.city.tiles[space]))
    if others:
        tell(state, "answering-income", number, amount=others)


def trade_routes(city: City) -> i64:
    """The active Trade Routes: 1 west, 2 east."""
    return (1 if city.trade_route_west() else 0) | (2 if city.trade_route_east() else 0)


def tell_roads(state: NeomState, number: i64, city: City, routes: i64, cut_off: i64) -> None:
    """Tell which Trade Routes came or went and which tiles were cut off, by how it was before."""
    if state.journal is None:
        return
    after = trade_routes(city)
    for bit, side in ((1, "west"), (2, "east")):
        if after & ~routes & bit:
            tell(state, "trade-route", number, side=side)
        if routes & ~after & bit:
            tell(state, "trade-route-lost", number, side=side)
    newly = city.placed() & ~city.reach & ~cut_off
    if newly:
        tell_spaces(state, "cut-off", number, newly)


def _exchange(state: NeomState, number: i64) -> None:
    """CONTRACT OFFICE: give to the pile, take from what lay there; the beginner's draw follows."""
    player = state.players[number]
    given = given_cornerstones(player)
    taken = taken_cornerstones(state, player)
    player.first |= state.pile  # the whole pile has been seen
    player.kept = player.kept & ~given | taken
    state.shown |= taken
    state.pile = state.pile & ~taken | given
    if taken:
        tell_exchange(state, number, given, taken)
