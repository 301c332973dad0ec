"""Preview of an action: its costs and the change of the score."""

from __future__ import annotations

from gridtown.core.action import argument_of, kind_of
from gridtown.core.choices import Choices
from gridtown.core.preview import Change, Cost, Preview
from gridtown.core.refusal import Value
from gridtown.core.view import View
from gridtown.games.neom import actions
from gridtown.games.neom.board.disasters import penalty
from gridtown.games.neom.board.goods import good_name
from gridtown.games.neom.board.market import Purchase, purchase_in
from gridtown.games.neom.plan import PAID, SALE, plan_source, plan_space, plan_tile
from gridtown.games.neom.scoring import LINES, score
from gridtown.games.neom.state import ACTING, DISASTER, NeomState, Player
from gridtown.games.neom.steps.carrying_out import carry_out, pay
from gridtown.games.neom.steps.disaster import answered, disaster_now, sacrifice, suffer
from gridtown.games.neom.tables import Tables
from gridtown.games.neom.turn import ACTION, BUYING, DISASTER_ANSWERS


def preview(tables: Tables, view: View[NeomState], action: int) -> Preview:
    """Costs, payees and change of score of a legal `action` of the viewer.

    An action that leaves choices open is followed by the cheapest of each; what depends on them is marked
    conditional.
    """
    if view.viewer is None or view.known.phase not in (ACTING, DISASTER):
        return Preview([], [], settled=False)
    if view.known.phase == DISASTER:
        return _of_answer(tables, view.known, view.viewer, action)
    return _of_step(tables, view.known, view.viewer, action)


def _of_step(tables: Tables, known: NeomState, player: int, action: int) -> Preview:
    after = known.copy()
    open_choices = not ACTION.plan(tables, after, player, action)
    decided = after.players[player].plan
    if int(kind_of(action)) == actions.PLACE:
        return Preview(costs_of(tables, after, player, decided), [])
    finish_cheaply(tables, after, player)
    costs = costs_of(tables, after, player, decided)
    before = lines_of(tables, after.players[player])
    pay(tables, after, player)
    carry_out(tables, after, player)
    changes = _changes(before, lines_of(tables, after.players[player]), open_choices)
    return Preview(costs, changes, settled=open_choices or _alone(known))


def _alone(known: NeomState) -> bool:
    """Whether an action is carried out by itself, and nothing else with it: the first of two players'."""
    return known.size == 2 and known.active_player == known.opener


def finish_cheaply(tables: Tables, state: NeomState, player: int) -> None:
    """Complete the plan of `player` with the cheapest source of every Good.

    Only for a plan that has its space; Goods to make and Cornerstones to exchange are the first offered.
    """
    out = Choices()
    while ACTION.asked(tables, state, state.players[player]) is not None:
        out.clear()
        ACTION.generate(tables, state, player, out)
        ACTION.plan(tables, state, player, _cheapest(tables, state, player, out))


def _cheapest(tables: Tables, state: NeomState, player: int, out: Choices) -> int:
    """Of sources, the one with which all Goods together cost the least: an office is kept for the dearest."""
    options = out.to_list()
    if kind_of(options[0]) not in (actions.SOURCE, actions.INSTEAD):
        return options[-1] if kind_of(options[-1]) == actions.DONE else options[0]
    purchase = purchase_in(tables, state, player)
    return min(options, key=lambda option: _total_with(purchase, option))


def _total_with(purchase: Purchase, option: int) -> int:
    argument = argument_of(option)
    if kind_of(option) == actions.INSTEAD:
        return int(purchase.total_with(purchase.next_slot(), actions.MONEY))
    return int(purchase.total_with(purchase.slot_of(argument >> 4), argument & 15))


def costs_of(tables: Tables, state: NeomState, player: int, decided: int) -> list[Cost]:
    """The price of the tile, and each Good that is not one's own; conditional where not decided yet."""
    plan = state.players[player].plan
    tile = int(plan_tile(plan))
    if tile == SALE:
        return []
    costs = [Cost(None, int(tables.cost[tile]), "tile", {"tile": tile})] if tables.cost[tile] else []
    if plan_space(plan) < 0:
        return costs + _least_cost(tables, state, player, tile)
    purchase = Purchase(tables, state, player, tile, 0)
    for slot in range(tables.slots[tile]):
        source = int(plan_source(plan, slot))
        if source > actions.OWN:
            conditional = not plan_source(decided, slot)
            costs.append(_cost_of(purchase, slot, source, conditional))
    return costs


def _least_cost(tables: Tables, state: NeomState, player: int, tile: int) -> list[Cost]:
    """Before the space is chosen: what the Goods will cost at least; conditional where they can cost more."""
    least = int(Purchase(tables, state, player, tile, 0).least())
    filled = state.copy()
    BUYING.fill_in(tables, filled, player)
    choice = not BUYING.settled(tables, filled, filled.players[player])
    return [Cost(None, least, "goods", {}, conditional=choice)] if least else []


def _cost_of(purchase: Purchase, slot: int, source: int, conditional: bool) -> Cost:
    price = int(purchase.price(slot, source))
    if source == actions.MONEY:
        return Cost(None, price, "instead", {}, conditional)
    args: dict[str, Value] = {"good": good_name(purchase.good_from(slot, source))}
    if source == actions.OFFICE:
        return Cost(None, 0, "office", args, conditional)
    seller = source - actions.SELLER if source >= actions.SELLER else None
    return Cost(seller, price, "good", args, conditional)


def _of_answer(tables: Tables, known: NeomState, player: int, action: int) -> Preview:
    after = known.copy()
    me = after.players[player]
    disaster = disaster_now(tables, known)
    before = lines_of(tables, me)
    costs: list[Cost] = []
    if kind_of(action) == actions.PAY:
        me.plan = PAID
        costs.append(Cost(None, int(penalty(tables, me.city, disaster)), "penalty", {}))
    else:
        sacrifice(me, argument_of(action))
    open_choices = not answered(me, disaster)
    _finish_answer(tables, after, player, int(disaster))
    suffer(tables, me, disaster)
    changes = _changes(before, lines_of(tables, me), open_choices)
    return Preview(costs, changes, settled=open_choices)


def _finish_answer(tables: Tables, state: NeomState, player: int, disaster: int) -> None:
    """Sacrifice, of what else is asked, whatever comes first."""
    me = state.players[player]
    while not answered(me, disaster):
        out = Choices()
        DISASTER_ANSWERS.generate(tables, state, player, out)
        sacrifice(me, argument_of(out.at(0)))


def lines_of(tables: Tables, me: Player) -> dict[str, int]:
    """The lines of a player's score pad."""
    return score(tables, me.city, me.money, me.final_income).lines()


def _changes(before: dict[str, int], after: dict[str, int], conditional: bool) -> list[Change]:
    return [
        Change(line, after[line] - before[line], conditional) for line in LINES if after[line] != before[line]
    ]
