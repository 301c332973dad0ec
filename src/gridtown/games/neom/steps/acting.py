"""B. Taking an Action: chosen in small steps, and kept in a plan until everybody's is complete."""

from __future__ import annotations

from itertools import pairwise

from mypy_extensions import i64

from gridtown.core.action import argument_of, kind_of, pack
from gridtown.core.arguments import Nothing
from gridtown.core.bits import lowest, members, single
from gridtown.core.choices import Choices
from gridtown.core.refusal import Refusal, Value
from gridtown.games.neom.actions import AT, MAKE, NUMBERS, PLACE, SELL
from gridtown.games.neom.board.goods import GOODS, PROCESSED
from gridtown.games.neom.board.grid import space_name
from gridtown.games.neom.board.market import NEVER, Purchase, lowest_price, meets_requirements
from gridtown.games.neom.board.spaces import (
    at_limit,
    connected,
    has_legal_space,
    joined_to,
    legal_spaces,
    replaceable,
)
from gridtown.games.neom.events import tell
from gridtown.games.neom.notation import GOOD, SPACE, TILE
from gridtown.games.neom.plan import MADE_SHIFT, SALE, SPACE_SHIFT, plan_made, plan_space, plan_tile
from gridtown.games.neom.state import ACTING, NeomState, Player, simultaneous
from gridtown.games.neom.steps.step import NeomKind, NeomStep, linked
from gridtown.games.neom.tables import CHOOSES_GOOD, FIRST_CORNERSTONE, MARKS, Tables, cornerstone_bit


class Detail:
    """A detail of an action, which has to be chosen until it is settled."""

    asks = ""
    """What it asks for, as the message `rule-not-asked-now` names it."""
    first_kind: NeomKind | None = None
    """The first kind of action that it asks for."""
    then: Detail | None = None
    """The detail after it."""

    def __init__(self, *kinds: NeomKind) -> None:
        self.first_kind = linked(kinds)

    def settled(self, tables: Tables, state: NeomState, me: Player) -> bool:
        """Whether the plan says it, or the tile does not ask for it."""
        raise NotImplementedError

    def fill_in(self, tables: Tables, state: NeomState, player: i64) -> None:
        """Settle it as far as that leaves no choice."""

    def generate(self, tables: Tables, state: NeomState, player: i64, out: Choices) -> None:
        """All that may be chosen."""
        kind = self.first_kind
        while kind is not None:
            kind.generate(tables, state, player, out)
            kind = kind.next_kind

    def kind(self, number: i64) -> NeomKind | None:
        """The kind with this number, None if it is not asked for."""
        kind = self.first_kind
        while kind is not None and kind.number != number:
            kind = kind.next_kind
        return kind


class TakeAction(NeomStep):
    """Each takes one action with the selected tile, unless it is a Disaster."""

    phase: i64 = ACTING

    def __init__(self, details: list[Detail]) -> None:
        super().__init__()
        self.first_detail = details[0]
        self.numbered: list[NeomKind | None] = [None] * NUMBERS
        for detail, then in pairwise(details):
            detail.then = then
        for kind in reversed(self.kinds()):
            self.numbered[kind.number] = kind

    def kinds(self) -> list[NeomKind]:
        """The kinds of all details."""
        found: list[NeomKind] = []
        detail: Detail | None = self.first_detail
        while detail is not None:
            kind = detail.first_kind
            while kind is not None:
                found.append(kind)
                kind = kind.next_kind
            detail = detail.then
        return found

    def begin(self, tables: Tables, state: NeomState) -> bool:
        """All act at the same time; two players in turn."""
        to_act: i64 = 0
        for player in range(state.size):
            if simultaneous(state) or player == state.active_player:
                if not tables.disasters[state.players[player].selected]:
                    to_act |= single(player)
        return to_act != 0 and self.ask(state, to_act)

    def asked(self, tables: Tables, state: NeomState, me: Player) -> Detail | None:
        """The detail to be chosen next, None when the plan is complete."""
        if plan_tile(me.plan) == SALE:
            return None
        detail: Detail | None = self.first_detail
        while detail is not None and detail.settled(tables, state, me):
            detail = detail.then
        return detail

    def kind(self, number: i64) -> NeomKind | None:
        """The kind with this number, whichever detail asks for it."""
        return self.numbered[number]

    def bars(self, tables: Tables, state: NeomState, player: i64, action: i64) -> Refusal | None:
        """It is what has to be chosen next, and nothing bars it."""
        detail = self.asked(tables, state, state.players[player])
        kind = None if detail is None else detail.kind(kind_of(action))
        if kind is None:
            return Refusal("not-asked-now", {"asked": "nothing" if detail is None else detail.asks})
        return kind.bars(tables, state, player, argument_of(action))

    def generate(self, tables: Tables, state: NeomState, player: i64, out: Choices) -> None:
        """All that may be chosen next."""
        detail = self.asked(tables, state, state.players[player])
        if detail is not None:
            detail.generate(tables, state, player, out)

    def plan(self, tables: Tables, state: NeomState, player: i64, action: i64) -> bool:
        """Add to the plan, and all that leaves no choice then; whether it is complete."""
        super().do(tables, state, player, action)
        me = state.players[player]
        detail: Detail | None = None if plan_tile(me.plan) == SALE else self.first_detail
        while detail is not None:
            if not detail.settled(tables, state, me):
                detail.fill_in(tables, state, player)
                if not detail.settled(tables, state, me):
                    return False
            detail = detail.then
        return True

    def do(self, tables: Tables, state: NeomState, player: i64, action: i64) -> None:
        """Add to the plan; a complete one stays secret where others are still choosing."""
        if self.plan(tables, state, player, action):
            state.to_act &= ~single(player)
            if simultaneous(state):
                tell(state, "planned", player)


# Which of the three actions


class Place(NeomKind):
    """Place the selected tile, or a Cornerstone in its stead."""

    def __init__(self) -> None:
        super().__init__(PLACE, "place", TILE)

    def bars(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> Refusal | None:
        """It is at hand, its requirements are met, and there is a space for it."""
        me = state.players[player]
        if argument >= FIRST_CORNERSTONE:
            if not me.kept & cornerstone_bit(argument):
                return Refusal("not-your-cornerstone", {"tile": int(argument)})
        elif argument != me.selected:
            return Refusal("not-selected", {"tile": int(argument)})
        return _requirement(tables, state, player, argument) or _no_space(tables, state, me, argument)

    def generate(self, tables: Tables, state: NeomState, player: i64, out: Choices) -> None:
        """The selected tile, then the Cornerstones."""
        me = state.players[player]
        if may_place(tables, state, player, me.selected):
            out.add(pack(player, PLACE, me.selected))
        rest = me.kept
        while rest:
            tile = FIRST_CORNERSTONE + lowest(rest)
            if may_place(tables, state, player, tile):
                out.add(pack(player, PLACE, tile))
            rest &= rest - 1

    def do(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> None:
        """Plan to place it."""
        state.players[player].plan = argument


def may_place(tables: Tables, state: NeomState, player: i64, tile: i64) -> bool:
    """Whether `player` can place `tile` now: requirements met, and a space for it."""
    city = state.players[player].city
    return meets_requirements(tables, state, player, tile) and has_legal_space(
        tables, city, tile, state.generation
    )


def _requirement(tables: Tables, state: NeomState, player: i64, tile: i64) -> Refusal | None:
    me = state.players[player]
    named: dict[str, Value] = {"tile": int(tile)}
    required, have = tables.required_count[tile], me.city.count_of(tables.required_type[tile])
    if have < required:
        type = next(name for name, mark in MARKS.items() if mark == tables.required_type[tile])
        return Refusal(
            "needs-tiles", {"tile": int(tile), "type": type, "amount": int(required), "have": int(have)}
        )
    money, cost = int(me.money), int(tables.cost[tile])
    if cost > money:
        return Refusal("needs-money", {**named, "amount": cost, "money": money})
    purchase = Purchase(tables, state, player, tile, 0)
    least = int(purchase.least())
    if least <= purchase.money:
        return None
    if least >= NEVER // 2:
        return _not_to_be_had(purchase)
    return Refusal("too-expensive", {**named, "amount": least + cost, "money": money})


def _not_to_be_had(purchase: Purchase) -> Refusal:
    goods = _unobtainable(purchase)
    generation = int(purchase.state.generation)
    if purchase.state.size == 1:
        return Refusal("supply-by-generation", {"good": goods[0], "generation": generation})
    return Refusal("needs-good", {"tile": int(purchase.tile), "goods": goods})


def _unobtainable(purchase: Purchase) -> list[str]:
    """The Goods nobody sells: all alternatives of the first such requirement."""
    for slot in range(purchase.tables.slots[purchase.tile]):
        goods = purchase.goods(slot)
        if purchase.owned & goods or purchase.tables.instead[purchase.tile]:
            continue
        if lowest_price(purchase.tables, purchase.state, purchase.buyer, goods) >= NEVER:
            return [GOODS[index] for index in members(goods)]
    return []


def _no_space(tables: Tables, state: NeomState, me: Player, tile: i64) -> Refusal | None:
    if has_legal_space(tables, me.city, tile, state.generation):
        return None
    if at_limit(me.city, tile, state.generation):
        return Refusal("cornerstone-limit", {"generation": int(state.generation)})
    return Refusal("no-space", {"tile": int(tile)})


class Sell(NeomKind):
    """Sell the selected tile."""

    def __init__(self) -> None:
        super().__init__(SELL, "sell", Nothing())

    def generate(self, tables: Tables, state: NeomState, player: i64, out: Choices) -> None:
        """It is always possible."""
        out.add(pack(player, SELL, 0))

    def do(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> None:
        """Plan to sell it."""
        state.players[player].plan = SALE


class ChooseAction(Detail):
    """One of the three actions: place the selected tile, place a Cornerstone, sell."""

    asks = "action"

    def __init__(self) -> None:
        super().__init__(Place(), Sell())

    def settled(self, tables: Tables, state: NeomState, me: Player) -> bool:
        """Once there is a plan."""
        return plan_tile(me.plan) != 0


# Placing the selected tile; replacing an existing tile


class At(NeomKind):
    """The space for the tile."""

    def __init__(self) -> None:
        super().__init__(AT, "at", SPACE)

    def bars(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> Refusal | None:
        """It is empty or its tile may be replaced, a road leads there, and Cornerstones stay few."""
        me, bit = state.players[player], single(argument)
        city, tile = me.city, plan_tile(me.plan)
        names: dict[str, Value] = {"tile": int(tile), "space": space_name(argument)}
        if at_limit(city, tile, state.generation) and not city.cornerstones & bit:
            return Refusal("cornerstone-limit", {"generation": int(state.generation)})
        if not city.occupied & bit:
            linked_up = bool(joined_to(city, city.reach, tables.roads[tile]) & bit)
        elif replaceable(tables, city, tile) & bit:
            linked_up = connected(tables, city, tile, argument)
        else:
            return Refusal("cant-replace", {**names, "old": int(city.tiles[argument])})
        return None if linked_up else Refusal("no-road", names)

    def generate(self, tables: Tables, state: NeomState, player: i64, out: Choices) -> None:
        """All legal spaces."""
        me = state.players[player]
        rest = legal_spaces(tables, me.city, plan_tile(me.plan), state.generation)
        while rest:
            out.add(pack(player, AT, lowest(rest)))
            rest &= rest - 1

    def do(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> None:
        """Plan it."""
        state.players[player].plan |= (argument + 1) << SPACE_SHIFT


class ChooseSpace(Detail):
    """The space on which the tile is placed."""

    asks = "space"

    def __init__(self) -> None:
        super().__init__(At())

    def settled(self, tables: Tables, state: NeomState, me: Player) -> bool:
        """Once there is a space."""
        return plan_space(me.plan) >= 0


# MODULAR FACTORY


class Make(NeomKind):
    """The Good that the MODULAR FACTORY produces."""

    def __init__(self) -> None:
        super().__init__(MAKE, "make", GOOD)

    def bars(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> Refusal | None:
        """It is a Processed Good."""
        return (
            None if PROCESSED >> argument & 1 else Refusal("only-processed", {"good": GOODS[int(argument)]})
        )

    def generate(self, tables: Tables, state: NeomState, player: i64, out: Choices) -> None:
        """All Processed Goods."""
        rest: i64 = PROCESSED
        while rest:
            out.add(pack(player, MAKE, lowest(rest)))
            rest &= rest - 1

    def do(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> None:
        """Plan it."""
        state.players[player].plan |= (argument + 1) << MADE_SHIFT


class ChooseGood(Detail):
    """The Good that the MODULAR FACTORY makes."""

    asks = "make"

    def __init__(self) -> None:
        super().__init__(Make())

    def settled(self, tables: Tables, state: NeomState, me: Player) -> bool:
        """Once there is a Good; no other tile asks for one."""
        return not tables.traits[plan_tile(me.plan)] & CHOOSES_GOOD or plan_made(me.plan) > 0
