"""Games between planners."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.bits import lowest
from gridtown.core.choices import Choices
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.mayor.evaluation.policy import Planner
from gridtown.games.mayor.state import MOVING, MayorState
from gridtown.games.mayor.tables import Tables
from gridtown.games.mayor.turn import generate, here, push


def contest(tables: Tables, planners: list[Planner], state: MayorState, seed: int) -> list[int]:
    """Play `state` on to the end; where the Citizens stand."""
    out = Choices()
    chance, lots = Rng(seed), Rng(seed, 1)
    while state.to_act:
        if state.to_act == CHANCE_ACTS:
            push(tables, state, here(state).draw(state, chance))
            continue
        player = lowest(state.to_act)
        out.clear()
        generate(tables, state, player, out)
        if out.count == 1:
            push(tables, state, out.at(0))
        else:
            push(tables, state, planners[player].choose(state, player, out, lots))
    return [int(player.citizen >> 2) for player in state.players]


def sample(tables: Tables, planner: Planner, state: MayorState, seed: int, slips: int) -> list[list[int]]:
    """Play `state` on to the end: of each boundary of turns, who is to move, left, the parts of each player."""
    out = Choices()
    chance, lots = Rng(seed), Rng(seed, 1)
    found: list[list[int]] = []
    while state.to_act:
        if state.to_act == CHANCE_ACTS:
            push(tables, state, here(state).draw(state, chance))
            continue
        player = lowest(state.to_act)
        if state.phase == MOVING:
            row = [int(state.active_player), int(state.turn)]
            index: i64 = 0
            while index < state.size:
                planner.ahead.weigh(state, index)
                row += [int(part) for part in planner.ahead.have]
                index += 1
            row.append(int(planner.ahead.left))
            found.append(row)
        out.clear()
        generate(tables, state, player, out)
        if out.count == 1:
            push(tables, state, out.at(0))
        elif lots.below(1000) < slips:
            push(tables, state, out.at(lots.below(out.count)))
        else:
            push(tables, state, planner.choose(state, player, out, lots))
    found.append([int(player.citizen >> 2) for player in state.players])
    return found
