"""A view as JSON-able data, for the browser and for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gridtown.core.action import argument_of, kind_of
from gridtown.core.bits import members
from gridtown.core.outcome import rank
from gridtown.core.state import CHANCE_ACTS
from gridtown.core.view import View
from gridtown.games.neom import actions
from gridtown.games.neom.board.city import City
from gridtown.games.neom.board.disasters import demands, penalty
from gridtown.games.neom.board.effects import Purse, clusters
from gridtown.games.neom.board.goods import GOODS, LUXURY, PROCESSED, RAW, TIERS, good_name
from gridtown.games.neom.board.grid import CENTER, space_name
from gridtown.games.neom.board.income import generation_income
from gridtown.games.neom.board.market import Purchase, on_supply, purchase_in, seller_price, supply_price
from gridtown.games.neom.notation import ROUTES
from gridtown.games.neom.plan import SALE, plan_made, plan_source, plan_space, plan_tile
from gridtown.games.neom.position import DECKS
from gridtown.games.neom.scoring import ScorePad, neighborhood_worth, score, tile_points
from gridtown.games.neom.state import (
    ACTING,
    DISASTER,
    DRAFT,
    HIDDEN,
    PHASES,
    SELECTING,
    NeomState,
    Player,
    simultaneous,
)
from gridtown.games.neom.steps.dealing import HAND
from gridtown.games.neom.steps.disaster import disaster_tile
from gridtown.games.neom.steps.exchanging import given_cornerstones, taken_cornerstones
from gridtown.games.neom.tables import FIRST_CORNERSTONE, Tables, tile_at
from gridtown.games.neom.turn import GRAMMAR

if TYPE_CHECKING:
    from gridtown.games.neom.editions.rows import Edition

Json = dict[str, object]

NO_PLAN: Json = {
    "tile": None, "sell": False, "space": None, "sources": [], "good": None, "give": [], "take": [],
}  # fmt: skip
PLAIN_KINDS = {actions.INSTEAD: "instead", actions.DONE: "done", actions.PAY: "pay"}
TILE_KINDS = {
    actions.KEEP: "keep",
    actions.SELECT: "select",
    actions.PLACE: "place",
    actions.GIVE: "give",
    actions.TAKE: "take",
}


def present(tables: Tables, edition: Edition, view: View[NeomState]) -> Json:
    """The table as the viewer may know it; `NeomView` in web/src/boards/neom/types.ts has every key."""
    known = view.known
    chance = known.to_act == CHANCE_ACTS
    return {
        "game": "neom",
        "players": int(known.size),
        "viewer": view.viewer,
        "options": _options(known),
        "generation": int(known.generation),
        "turn": int(known.turn),
        "phase": PHASES[int(known.phase)],
        "to_act": [] if chance else members(known.to_act),
        "starter": int(known.opener) if known.size == 2 and known.opener >= 0 else None,
        "row": _tiles(known, int(known.row)),
        "disaster": _disaster(tables, known),
        "pile": {"size": _pile_size(known), "known": cornerstones(int(known.pile))},
        "seats": [_seat(tables, view, player) for player in range(known.size)],
        "result": _result(tables, edition, known),
    }


def _options(known: NeomState) -> dict[str, str]:
    """The options of the table; only the solo game has a choice of decks."""
    deck = {"deck": DECKS[int(known.deck_choice)]} if known.size == 1 else {}
    return {**deck, "beginner": "yes" if known.beginner else "no"}


def cornerstones(mask: int) -> list[int]:
    """The numbers of a set of Cornerstones."""
    return [FIRST_CORNERSTONE + index for index in members(mask)]


def _tiles(known: NeomState, mask: int) -> list[int]:
    if not known.generation:
        return cornerstones(mask)
    return [int(tile_at(known.generation, index)) for index in members(mask)]


def _disaster(tables: Tables, known: NeomState) -> Json | None:
    if known.phase != ACTING and known.phase != DISASTER:
        return None
    tile = int(disaster_tile(tables, known))
    if not tile:
        return None
    by = [player for player in range(known.size) if known.players[player].selected == tile]
    return {"tile": tile, "by": by[0] if by else None}


def _pile_size(known: NeomState) -> int:
    if not simultaneous(known):
        return len(members(known.pile))
    if known.beginner:
        return len(members(known.pile))
    return int(known.size) if known.generation else 0


def _result(tables: Tables, edition: Edition, known: NeomState) -> Json | None:
    if known.to_act:
        return None
    scores = [int(_pad(tables, me).total) for me in known.players]
    ranking = rank(scores)
    winners = [player for player, place in enumerate(ranking) if place == 1]
    solo = solo_rank(edition, DECKS[int(known.deck_choice)], scores[0]) if len(scores) == 1 else None
    return {"ranking": ranking, "scores": scores, "winners": winners, "rank": solo}


def solo_rank(edition: Edition, deck: str, total: int) -> str:
    """The id of the solo rank for `total`; a negative total is the lowest rank."""
    reached = [row for row in edition.rank if total >= row.at_least[deck]]
    lowest = min(edition.rank, key=lambda row: row.at_least[deck])
    return str(max(reached, key=lambda row: row.at_least[deck]).id if reached else lowest.id)


def _pad(tables: Tables, me: Player) -> ScorePad:
    return score(tables, me.city, me.money, me.final_income)


def _seat(tables: Tables, view: View[NeomState], player: int) -> Json:
    known = view.known
    me = known.players[player]
    city = me.city
    generation = max(int(known.generation), 1)
    return {
        "player": player,
        "money": int(me.money),
        "owed": int(me.owed),
        "income": int(generation_income(tables, city, generation)),
        "centre": None if city.center < 0 else GOODS[int(city.center)],
        "centre_covered": bool(city.tiles[CENTER]),
        "goods": [GOODS[index] for index in members(city.goods)],
        "city": _city(tables, me),
        "cornerstones": cornerstones(int(me.kept)),
        "cornerstones_hidden": _hidden_cornerstones(view, player),
        "routes": {"west": bool(city.trade_routes() & 1), "east": bool(city.trade_routes() & 2)},
        "reach": [space_name(space) for space in members(city.reach)],
        "score": _pad(tables, me).lines(),
        "by_tile": by_tile(tables, me),
        "neighborhoods": _neighborhoods(tables, city),
        **_choosing(tables, view, player),
        "charges": _charges(tables, view, player),
    }


def _neighborhoods(tables: Tables, city: City) -> list[Json]:
    """Each Neighborhood with what its size is worth."""
    return [
        {
            "spaces": [space_name(space) for space in members(cluster)],
            "vp": int(neighborhood_worth(tables, len(members(cluster)))),
        }
        for cluster in clusters(city, city.residential)
    ]


def _city(tables: Tables, me: Player) -> list[Json]:
    city = me.city
    return [
        {
            "number": int(city.tiles[space]),
            "space": space_name(space),
            "good": good_name(city.made - 1) if _makes(tables, int(city.tiles[space])) else None,
        }
        for space in members(city.placed())
    ]


def _makes(tables: Tables, tile: int) -> bool:
    return bool(tables.traits[tile] & 64)


def by_tile(tables: Tables, me: Player) -> list[Json]:
    """Worth of each tile of the City now, in VP."""
    city = me.city
    purse = Purse(me.money - me.final_income, me.final_income)
    return [
        {
            "number": int(city.tiles[space]),
            "space": space_name(space),
            "vp": int(tile_points(tables, city, space, purse)),
        }
        for space in members(city.placed())
    ]


def _hidden_cornerstones(view: View[NeomState], player: int) -> int:
    known = view.known
    if known.phase != DRAFT or not simultaneous(known) or player == view.viewer:
        return 0
    return int(known.turn) - 1


def _choosing(tables: Tables, view: View[NeomState], player: int) -> Json:
    """The choices and the choice of a seat, as far as the viewer may know."""
    known = view.known
    me = known.players[player]
    mine = player == view.viewer
    secret = me.selected == HIDDEN
    return {
        "status": _status(tables, known, player),
        "hand": _tiles(known, int(me.hand)) if mine or me.hand else None,
        "hand_size": _hand_size(known, player),
        "selected": None if secret or not me.selected else int(me.selected),
        "chosen": secret,
        "plan": _plan(tables, known, player) if mine and known.phase == ACTING else None,
        "sacrifices": _sacrifices(known, me) if mine else [],
    }


def _sacrifices(known: NeomState, me: Player) -> list[str]:
    if known.phase != DISASTER:
        return []
    return [space_name(space) for space in members(me.plan & ((1 << 25) - 1))]


def _status(tables: Tables, known: NeomState, player: int) -> str:
    if known.to_act != CHANCE_ACTS and known.to_act >> player & 1:
        return "choosing"
    return "chosen" if simultaneous(known) and _has_chosen(tables, known, player) else "waiting"


def _has_chosen(tables: Tables, known: NeomState, player: int) -> bool:
    """Whether somebody who need not choose did: a Disaster's player does not act, nor answer it."""
    me = known.players[player]
    if known.phase == ACTING:
        return not tables.disasters[me.selected]
    if known.phase == DISASTER:
        tile = disaster_tile(tables, known)
        return me.selected != tile and demands(me.city, tables.disasters[tile]) != 0
    return known.phase in (DRAFT, SELECTING) and me.selected != 0


def _hand_size(known: NeomState, player: int) -> int:
    if not simultaneous(known):
        return 0
    if not known.generation:
        return 5 - int(known.turn) if known.phase == DRAFT else 0
    size = HAND + 1 - int(known.turn)
    if known.phase == SELECTING:
        return size - 1 if known.players[player].selected not in (0, HIDDEN) else size
    return size - 1 if known.phase in (ACTING, DISASTER) else 0


def _plan(tables: Tables, known: NeomState, player: int) -> Json | None:
    me = known.players[player]
    tile = int(plan_tile(me.plan))
    if not tile:
        return None
    if tile == SALE:
        return {**NO_PLAN, "sell": True}
    made = plan_made(me.plan)
    return {
        "tile": tile,
        "sell": False,
        "space": None if plan_space(me.plan) < 0 else space_name(plan_space(me.plan)),
        "sources": _sources(tables, known, player, tile),
        "good": good_name(made - 1) if made else None,
        "give": cornerstones(int(given_cornerstones(me))),
        "take": cornerstones(int(taken_cornerstones(known, me))),
    }


def _sources(tables: Tables, known: NeomState, player: int, tile: int) -> list[Json]:
    """The decided sources of the required Goods, and the undecided Goods with None."""
    plan = known.players[player].plan
    purchase = Purchase(tables, known, player, tile, 0)
    return [_decided(purchase, slot, int(plan_source(plan, slot))) for slot in range(tables.slots[tile])]


def _decided(purchase: Purchase, slot: int, source: int) -> Json:
    goods = purchase.goods(slot)
    if not source:
        return {"good": good_name(members(goods)[0]), "from": None, "price": None}
    if source == actions.OWN:
        return {"good": good_name(members(goods & purchase.owned)[0]), "from": "city", "price": 0}
    good = None if source == actions.MONEY else good_name(purchase.good_from(slot, source))
    return {"good": good, "from": source_name(source), "price": int(purchase.price(slot, source))}


def source_name(source: int) -> str:
    """A source as the protocol spells it."""
    if source >= actions.SELLER:
        return f"P{source - actions.SELLER + 1}"
    if source >= actions.SUPPLY:
        return "supply" + ROUTES[source - actions.SUPPLY]
    return {actions.OWN: "city", actions.OFFICE: "office", actions.MONEY: "money"}[source]


def _charges(tables: Tables, view: View[NeomState], player: int) -> dict[str, int | None] | None:
    """Prices that the viewer pays this seat for a Good of each tier, fee and route counted."""
    known, viewer = view.known, view.viewer
    if viewer is None or (viewer == player and known.size > 1):
        return None
    sets = zip(TIERS, (RAW, PROCESSED, LUXURY), strict=True)
    if known.size == 1:
        return {tier: _supply_charges(tables, known, goods) for tier, goods in sets}
    return {tier: int(seller_price(tables, known, viewer, player, goods)) for tier, goods in sets}


def _supply_charges(tables: Tables, known: NeomState, goods: int) -> int | None:
    """What the solo game's supply asks for one of `goods`, None while it sells none of them."""
    sold = on_supply(known, 0, goods)
    return int(supply_price(tables, known, 0, goods)) if sold else None


def present_action(tables: Tables, view: View[NeomState], action: int) -> Json:
    """An action: its notation, its kind, and its arguments by name."""
    kind, argument = int(kind_of(action)), int(argument_of(action))
    data: Json = {"action": GRAMMAR.write(action)}
    if kind in TILE_KINDS:
        return {**data, "kind": TILE_KINDS[kind], "tile": argument}
    if kind == actions.AT:
        return {**data, "kind": "at", "space": space_name(argument)}
    if kind == actions.SACRIFICE:
        return {**data, "kind": "sacrifice", "space": space_name(argument), "tile": _tile_at(view, argument)}
    if kind == actions.MAKE:
        return {**data, "kind": "make", "good": good_name(argument)}
    if kind == actions.SOURCE or kind == actions.INSTEAD:
        return {**data, **_present_source(tables, view, kind, argument)}
    if kind == actions.SELL:
        return {**data, "kind": "sell", "amount": int(tables.sale)}
    if kind == actions.PAY:
        return {**data, "kind": "pay", "amount": _penalty(tables, view)}
    return {**data, "kind": PLAIN_KINDS.get(kind, "chance")}


def _tile_at(view: View[NeomState], space: int) -> int | None:
    return None if view.viewer is None else int(view.known.players[view.viewer].city.tiles[space])


def _penalty(tables: Tables, view: View[NeomState]) -> int | None:
    known, viewer = view.known, view.viewer
    if viewer is None or known.phase != DISASTER:
        return None
    disaster = tables.disasters[disaster_tile(tables, known)]
    return int(penalty(tables, known.players[viewer].city, disaster))


def _present_source(tables: Tables, view: View[NeomState], kind: int, argument: int) -> Json:
    source = actions.MONEY if kind == actions.INSTEAD else argument & 15
    good = None if kind == actions.INSTEAD else good_name(argument >> 4)
    data: Json = {"kind": "source", "good": good, "from": source_name(source), "price": None, "total": None}
    if view.viewer is None or not plan_tile(view.known.players[view.viewer].plan):
        return data
    purchase = purchase_in(tables, view.known, view.viewer)
    slot = int(purchase.next_slot() if kind == actions.INSTEAD else purchase.slot_of(argument >> 4))
    if slot < 0 or not purchase.open >> slot & 1:
        return data
    total = int(purchase.total_with(slot, source))
    return {**data, "price": int(purchase.price(slot, source)), "total": total}
