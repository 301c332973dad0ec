"""What an action would cost and change, before it is taken."""

from __future__ import annotations

from gridtown.core.action import argument_of, kind_of
from gridtown.core.choices import Choices
from gridtown.core.preview import Change, Cost, Preview
from gridtown.core.rule import Value
from gridtown.core.view import View
from gridtown.games.neom import actions
from gridtown.games.neom.plan import PAID, SALE, plan_source, plan_space, plan_tile
from gridtown.games.neom.rules.acting import carry_out, complete, generate_steps, pay, step
from gridtown.games.neom.rules.buying import Purchase
from gridtown.games.neom.rules.disaster import answered, generate_answers, penalty, sacrifice
from gridtown.games.neom.rules.disaster import carry_out as suffer
from gridtown.games.neom.rules.events import good_name
from gridtown.games.neom.rules.turn import disaster_tile
from gridtown.games.neom.scoring import LINES, score
from gridtown.games.neom.state import ACTING, DISASTER, NeomState, Player
from gridtown.games.neom.tables import Tables


def preview(tables: Tables, view: View[NeomState], action: int) -> Preview:
    """Costs, payees and change of score of a legal `action` of the viewer.

    An action that leaves choices open is followed by the cheapest of each; what depends on them is marked
    conditional.
    """
    if view.viewer is None or view.known.phase not in (ACTING, DISASTER):
        return Preview([], [])
    if view.known.phase == DISASTER:
        return _of_answer(tables, view.known, view.viewer, action)
    return _of_step(tables, view.known, view.viewer, action)


def _of_step(tables: Tables, known: NeomState, number: int, action: int) -> Preview:
    after = known.copy()
    step(tables, after, number, action)
    open_choices = not complete(tables, after, after.players[number])
    decided = after.players[number].plan
    if int(kind_of(action)) == actions.PLACE:
        return Preview(_costs(tables, after, number, decided), [])
    finish_cheaply(tables, after, number)
    costs = _costs(tables, after, number, decided)
    before = _lines(tables, after.players[number])
    pay(tables, after, number)
    carry_out(tables, after, number)
    return Preview(costs, _changes(before, _lines(tables, after.players[number]), open_choices))


def finish_cheaply(tables: Tables, state: NeomState, number: int) -> None:
    """Complete the plan of player `number` with the cheapest source of every Good.

    Only for a plan that has its space; Goods to make and Cornerstones to exchange are the first offered.
    """
    out = Choices()
    while not complete(tables, state, state.players[number]):
        out.clear()
        generate_steps(tables, state, number, out)
        step(tables, state, number, _cheapest(tables, state, number, out))


def _cheapest(tables: Tables, state: NeomState, number: int, out: Choices) -> int:
    options = out.to_list()
    if kind_of(options[0]) not in (actions.SOURCE, actions.INSTEAD):
        return options[-1] if kind_of(options[-1]) == actions.DONE else options[0]
    plan = state.players[number].plan
    purchase = Purchase(tables, state, number, plan_tile(plan), plan)
    slot = purchase.next_slot(plan)
    return min(options, key=lambda option: int(purchase.price(slot, _source_of(option))))


def _source_of(action: int) -> int:
    return actions.MONEY if kind_of(action) == actions.INSTEAD else int(argument_of(action)) & 15


def _costs(tables: Tables, state: NeomState, number: int, decided: int) -> list[Cost]:
    """The price of the tile, and each Good that is not one's own; conditional where not decided yet."""
    plan = state.players[number].plan
    tile = int(plan_tile(plan))
    if tile == SALE:
        return []
    costs = [Cost(None, int(tables.cost[tile]), "tile", {"tile": tile})] if tables.cost[tile] else []
    if plan_space(plan) < 0:
        return costs + _least_cost(tables, state, number, tile)
    purchase = Purchase(tables, state, number, tile, 0)
    for slot in range(tables.slots[tile]):
        source = int(plan_source(plan, slot))
        if source > actions.OWN:
            conditional = not plan_source(decided, slot)
            costs.append(_cost_of(purchase, slot, source, conditional))
    return costs


def _least_cost(tables: Tables, state: NeomState, number: int, tile: int) -> list[Cost]:
    """Before the space is chosen: what the Goods will cost at least."""
    purchase = Purchase(tables, state, number, tile, 0)
    least = int(purchase.least(0, purchase.offices, purchase.fresh))
    return [Cost(None, least, "goods", {}, conditional=True)] if least else []


def _cost_of(purchase: Purchase, slot: int, source: int, conditional: bool) -> Cost:
    price = int(purchase.price(slot, source))
    if source == actions.MONEY:
        return Cost(None, price, "instead", {}, conditional)
    args: dict[str, Value] = {"good": good_name(purchase.good_from(slot, source))}
    if source == actions.OFFICE:
        return Cost(None, 0, "office", args, conditional)
    seller = source - actions.SELLER if source >= actions.SELLER else None
    return Cost(seller, price, "good", args, conditional)


def _of_answer(tables: Tables, known: NeomState, number: int, action: int) -> Preview:
    after = known.copy()
    player = after.players[number]
    disaster = tables.disasters[disaster_tile(tables, known)]
    before = _lines(tables, player)
    costs: list[Cost] = []
    if kind_of(action) == actions.PAY:
        player.plan = PAID
        costs.append(Cost(None, int(penalty(tables, player.city, disaster)), "penalty", {}))
    else:
        sacrifice(player, argument_of(action))
    open_choices = not answered(player, disaster)
    _finish_answer(tables, after, number, int(disaster))
    suffer(tables, player, disaster)
    return Preview(costs, _changes(before, _lines(tables, player), open_choices))


def _finish_answer(tables: Tables, state: NeomState, number: int, disaster: int) -> None:
    """Sacrifice, of what else is asked, whatever comes first."""
    player = state.players[number]
    while not answered(player, disaster):
        out = Choices()
        generate_answers(tables, state, number, disaster, out)
        sacrifice(player, argument_of(out.at(0)))


def _lines(tables: Tables, player: Player) -> dict[str, int]:
    return score(tables, player.city, player.money, player.final_income).lines()


def _changes(before: dict[str, int], after: dict[str, int], conditional: bool) -> list[Change]:
    return [
        Change(line, after[line] - before[line], conditional) for line in LINES if after[line] != before[line]
    ]
