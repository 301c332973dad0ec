"""Why an action is forbidden: the rule, by id, with what its sentence needs.

Told from what the asking seat may know. The words stand in `messages/`.
"""

from __future__ import annotations

from typing import Final

from gridtown.core.action import CHANCE, actor, argument_of, kind_of
from gridtown.core.bits import count, members, single
from gridtown.core.rule import Rule
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.neom.actions import (
    AT,
    DONE,
    EXCHANGE,
    GIVE,
    INSTEAD,
    KEEP,
    MAKE,
    MONEY,
    OFFICE,
    PAY,
    PLACE,
    SACRIFICE,
    SELECT,
    SELL,
    SELLER,
    SOURCE,
    SUPPLY,
    TAKE,
)
from gridtown.games.neom.goods import GOODS
from gridtown.games.neom.grid import CENTER
from gridtown.games.neom.plan import DONE_GIVING, answer_spaces, plan_space, plan_tile
from gridtown.games.neom.rules.acting import sources_settled
from gridtown.games.neom.rules.buying import NEVER, Purchase, lowest_price, on_supply, purchase_in
from gridtown.games.neom.rules.disaster import can_pay, penalty, takes
from gridtown.games.neom.rules.events import space_name
from gridtown.games.neom.rules.placing import at_limit, connected, joined_to, replaceable
from gridtown.games.neom.rules.turn import disaster_tile
from gridtown.games.neom.state import ACTING, DISASTER, DRAFT, PHASES, SELECTING, NeomState, simultaneous
from gridtown.games.neom.tables import (
    CHOOSES_GOOD,
    DECK_SIZE,
    EXCHANGES,
    FIRST_CORNERSTONE,
    MARKS,
    Tables,
    cornerstone_bit,
    deck_bit,
)

RULE_IDS: Final = (
    "game-over",
    "chance-acts",
    "only-chance",
    "not-your-action",
    "waiting",
    "disaster-no-action",  # tile
    "wrong-phase",  # phase
    "wrong-step",
    "not-offered",
    "not-in-hand",  # tile
    "not-in-row",  # tile
    "disaster-too-late",  # tile
    "not-selected",  # tile
    "not-your-cornerstone",  # tile
    "needs-tiles",  # tile, type, amount, have
    "needs-money",  # tile, amount, money
    "needs-good",  # tile, goods
    "too-expensive",  # tile, amount, money
    "no-space",  # tile
    "cornerstone-limit",  # generation
    "no-road",  # tile, space
    "cant-replace",  # tile, space, old
    "not-required",  # good
    "produced-already",  # good
    "not-your-own-seller",
    "seller-lacks",  # good, seller
    "supply-sells-nothing",
    "supply-by-generation",  # good, generation
    "other-produces",  # good
    "no-office",  # good
    "route-not-fresh",
    "dearer-for-the-same",
    "cant-afford-source",  # amount, money
    "no-alternative",
    "only-processed",  # good
    "not-in-pile",  # tile
    "ascending",
    "cant-pay",  # amount, money
    "nothing-there",  # space
    "city-center-stays",
    "not-asked-for",  # space
)

PHASE_OF: Final = {
    KEEP: (DRAFT,), SELECT: (SELECTING,), PLACE: (ACTING,), SELL: (ACTING,), AT: (ACTING,), SOURCE: (ACTING,),
    INSTEAD: (ACTING,), MAKE: (ACTING,), GIVE: (ACTING,), TAKE: (ACTING,), DONE: (ACTING,),
    PAY: (DISASTER,), SACRIFICE: (DISASTER,),
}  # fmt: skip


def reason(tables: Tables, known: NeomState, player: int, action: int) -> Rule:
    """The rule that forbids `action`, which is not legal, to `player`."""
    rule = _not_now(known, player, action) or _by_kind(tables, known, player, action)
    if rule.id == "waiting" and known.phase == ACTING:
        tile = int(known.players[player].selected)
        return Rule("disaster-no-action", {"tile": tile}) if tables.disasters[tile] else rule
    return rule


def _not_now(known: NeomState, player: int, action: int) -> Rule | None:
    """Reasons that have nothing to do with what is chosen."""
    if not known.active:
        return Rule("game-over")
    if kind_of(action) <= EXCHANGE:
        chance = player == CHANCE and known.active == CHANCE_ACTS
        return Rule("not-offered" if chance else "only-chance")
    if actor(action) != player or player >= known.size:
        return Rule("not-your-action")
    if known.active == CHANCE_ACTS:
        return Rule("chance-acts")
    if int(known.phase) not in PHASE_OF.get(int(kind_of(action)), ()):
        return Rule("wrong-phase", {"phase": PHASES[int(known.phase)]})
    if known.active >> player & 1:
        return None
    return Rule("waiting")


def _by_kind(tables: Tables, known: NeomState, player: int, action: int) -> Rule:
    kind, argument = int(kind_of(action)), int(argument_of(action))
    if kind in (KEEP, SELECT):
        return _selecting(tables, known, argument)
    if kind in (PAY, SACRIFICE):
        return _disaster(tables, known, player, kind, argument)
    if kind in (PLACE, SELL):
        return _action(tables, known, player, kind, argument)
    if kind == AT:
        return _space(tables, known, player, argument)
    if kind in (SOURCE, INSTEAD):
        return _source(tables, known, player, kind, argument)
    return _detail(tables, known, player, kind, argument)


def _selecting(tables: Tables, known: NeomState, tile: int) -> Rule:
    if simultaneous(known):
        return Rule("not-in-hand", {"tile": tile})
    mine = known.generation and (tile - 1) // DECK_SIZE == known.generation - 1
    if mine and tables.disasters[tile] and known.row & deck_bit(tile):
        return Rule("disaster-too-late", {"tile": tile})
    return Rule("not-in-row", {"tile": tile})


def _action(tables: Tables, known: NeomState, player: int, kind: int, tile: int) -> Rule:
    me = known.players[player]
    if me.plan or kind == SELL:
        return Rule("wrong-step")
    if tile >= FIRST_CORNERSTONE:
        if not me.kept & cornerstone_bit(tile):
            return Rule("not-your-cornerstone", {"tile": tile})
    elif tile != me.selected:
        return Rule("not-selected", {"tile": tile})
    return _requirement(tables, known, player, tile) or _no_space(known, player, tile)


def _requirement(tables: Tables, known: NeomState, player: int, tile: int) -> Rule | None:
    me = known.players[player]
    required = int(tables.required_count[tile])
    have = int(count(me.city.of(tables.required_type[tile])))
    if have < required:
        type = next(name for name, mark in MARKS.items() if mark == tables.required_type[tile])
        return Rule("needs-tiles", {"tile": tile, "type": type, "amount": required, "have": have})
    if tables.cost[tile] > me.money:
        args = {"tile": tile, "amount": int(tables.cost[tile]), "money": int(me.money)}
        return Rule("needs-money", {**args})
    purchase = Purchase(tables, known, player, tile, 0)
    least = int(purchase.least(0, purchase.offices, purchase.fresh))
    if least <= purchase.money:
        return None
    if least >= NEVER // 2:
        return _not_to_be_had(purchase)
    total = least + int(tables.cost[tile])
    return Rule("too-expensive", {"tile": tile, "amount": total, "money": int(me.money)})


def _not_to_be_had(purchase: Purchase) -> Rule:
    goods = _unobtainable(purchase)
    if purchase.state.size == 1:
        return Rule("supply-by-generation", {"good": goods[0], "generation": int(purchase.state.generation)})
    return Rule("needs-good", {"tile": int(purchase.tile), "goods": goods})


def _unobtainable(purchase: Purchase) -> list[str]:
    """The Goods nobody sells: all alternatives of the first such requirement."""
    for slot in range(purchase.tables.slots[purchase.tile]):
        goods = purchase.goods(slot)
        if purchase.owned & goods or purchase.tables.instead[purchase.tile]:
            continue
        if lowest_price(purchase.tables, purchase.state, purchase.buyer, goods) >= NEVER:
            return [GOODS[index] for index in members(goods)]
    return []


def _no_space(known: NeomState, player: int, tile: int) -> Rule:
    if at_limit(known.players[player].city, tile, known.generation):
        return Rule("cornerstone-limit", {"generation": int(known.generation)})
    return Rule("no-space", {"tile": tile})


def _space(tables: Tables, known: NeomState, player: int, space: int) -> Rule:
    me = known.players[player]
    tile = int(plan_tile(me.plan))
    if not tile or plan_space(me.plan) >= 0:
        return Rule("wrong-step")
    city, bit = me.city, single(space)
    if city.occupied & bit and not replaceable(tables, city, tile) & bit:
        return Rule("cant-replace", {"tile": tile, "space": space_name(space), "old": int(city.tiles[space])})
    if not _road_leads(tables, known, player, tile, space):
        return Rule("no-road", {"tile": tile, "space": space_name(space)})
    return Rule("cornerstone-limit", {"generation": int(known.generation)})


def _road_leads(tables: Tables, known: NeomState, player: int, tile: int, space: int) -> bool:
    city = known.players[player].city
    if city.occupied & single(space):
        return bool(connected(tables, city, tile, space))
    return bool(joined_to(city, city.reach, tables.roads[tile]) & single(space))


def _source(tables: Tables, known: NeomState, player: int, kind: int, argument: int) -> Rule:
    me = known.players[player]
    tile = int(plan_tile(me.plan))
    if not tile or tile == 255 or plan_space(me.plan) < 0 or sources_settled(tables, me):
        return Rule("wrong-step")
    purchase = purchase_in(tables, known, player)
    slot = purchase.next_slot(me.plan)
    if kind == INSTEAD:
        return _alternative(purchase, int(slot))
    good, source = argument >> 4, argument & 15
    return (
        _wrong_good(purchase, int(slot), good)
        or _wrong_source(purchase, good, source)
        or _poor_source(purchase, int(slot), source)
    )


def _alternative(purchase: Purchase, slot: int) -> Rule:
    if not purchase.tables.instead[purchase.tile]:
        return Rule("no-alternative")
    return _poor_source(purchase, slot, MONEY)


def _wrong_good(purchase: Purchase, slot: int, good: int) -> Rule | None:
    if purchase.goods(slot) >> good & 1:
        return None
    slots = range(purchase.tables.slots[purchase.tile])
    if not any(purchase.goods(other) >> good & 1 for other in slots):
        return Rule("not-required", {"good": GOODS[good]})
    if purchase.owned >> good & 1:
        return Rule("produced-already", {"good": GOODS[good]})
    return Rule("wrong-step")


def _wrong_source(purchase: Purchase, good: int, source: int) -> Rule | None:
    known, name = purchase.state, GOODS[good]
    if source == OFFICE:
        return None if purchase.office(single(good), purchase.offices) else Rule("no-office", {"good": name})
    if source >= SELLER:
        return _wrong_seller(purchase, good, source - SELLER)
    if known.size > 2:
        return Rule("supply-sells-nothing")
    if not on_supply(known, purchase.buyer, single(good)):
        return Rule("other-produces", {"good": name})
    return Rule("route-not-fresh") if (source - SUPPLY) & ~purchase.fresh else None


def _wrong_seller(purchase: Purchase, good: int, seller: int) -> Rule | None:
    if seller == purchase.buyer:
        return Rule("not-your-own-seller")
    known = purchase.state
    if seller >= known.size or not known.players[seller].city.goods >> good & 1:
        return Rule("seller-lacks", {"good": GOODS[good], "seller": seller})
    return None


def _poor_source(purchase: Purchase, slot: int, source: int) -> Rule:
    total = int(purchase.total_with(slot, source))
    if total > purchase.money:
        return Rule("cant-afford-source", {"amount": total, "money": int(purchase.money)})
    return Rule("dearer-for-the-same")


def _detail(tables: Tables, known: NeomState, player: int, kind: int, argument: int) -> Rule:
    me = known.players[player]
    tile = int(plan_tile(me.plan))
    ready = tile and tile != 255 and plan_space(me.plan) >= 0 and sources_settled(tables, me)
    if not ready or not tables.traits[tile] & (CHOOSES_GOOD if kind == MAKE else EXCHANGES):
        return Rule("wrong-step")
    if kind == MAKE:
        return Rule("only-processed", {"good": GOODS[argument]})
    if (kind == TAKE) != bool(me.plan & DONE_GIVING):
        return Rule("wrong-step")
    bit = cornerstone_bit(argument)
    if kind == GIVE and not me.kept & bit:
        return Rule("not-your-cornerstone", {"tile": argument})
    if kind == TAKE and not known.pile & bit:
        return Rule("not-in-pile", {"tile": argument})
    return Rule("ascending")


def _disaster(tables: Tables, known: NeomState, player: int, kind: int, space: int) -> Rule:
    me = known.players[player]
    disaster = tables.disasters[disaster_tile(tables, known)]
    if kind == PAY:
        if can_pay(tables, me, disaster):
            return Rule("wrong-step")
        amount = int(penalty(tables, me.city, disaster))
        return Rule("cant-pay", {"amount": amount, "money": int(me.money)})
    if not me.city.placed() >> space & 1:
        if space == CENTER:
            return Rule("city-center-stays")
        return Rule("nothing-there", {"space": space_name(space)})
    in_turn = answer_spaces(me.plan) >> space & 1 or takes(me.city, disaster) >> space & 1
    return Rule("ascending") if in_turn else Rule("not-asked-for", {"space": space_name(space)})
