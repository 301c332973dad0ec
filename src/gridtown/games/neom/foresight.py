"""What each tile one may still choose would cost and bring, on every space, or why it can't be placed.

What lies in the Cities does not change between selecting and placing, so it is no guess: what is told of a
tile in hand is what its placing will be.
"""

from __future__ import annotations

from gridtown.core.action import pack
from gridtown.core.bits import members
from gridtown.core.foresight import Foresight
from gridtown.core.preview import Cost
from gridtown.core.refusal import Refusal
from gridtown.core.view import View
from gridtown.games.neom import actions
from gridtown.games.neom.board.income import selecting_income
from gridtown.games.neom.board.spaces import legal_spaces
from gridtown.games.neom.plan import plan_tile
from gridtown.games.neom.preview import costs_of, finish_cheaply, lines_of
from gridtown.games.neom.scoring import LINES
from gridtown.games.neom.state import ACTING, SELECTING, NeomState
from gridtown.games.neom.steps.carrying_out import carry_out, pay
from gridtown.games.neom.steps.selecting import selectable
from gridtown.games.neom.tables import FIRST_CORNERSTONE, Tables, tile_at
from gridtown.games.neom.turn import ACTION


def foresee(tables: Tables, view: View[NeomState]) -> list[Foresight]:
    """Of each tile at hand its placing, and the sale; nothing where the viewer has no such choice ahead."""
    known, viewer = view.known, view.viewer
    if viewer is None or not known.to_act >> viewer & 1:
        return []
    if known.phase == SELECTING:
        return _before_selecting(tables, known, viewer)
    if known.phase == ACTING and not plan_tile(known.players[viewer].plan):
        return _before_acting(tables, known, viewer, [int(known.players[viewer].selected)])
    return []


def _before_selecting(tables: Tables, known: NeomState, player: int) -> list[Foresight]:
    """As if the first of the tiles were revealed: it lies there whichever it is."""
    pool = [int(tile_at(known.generation, place)) for place in members(selectable(tables, known, player))]
    revealed = known.copy()
    me = revealed.players[player]
    me.money += selecting_income(tables, me.city)
    return _before_acting(tables, revealed, player, pool)


def _before_acting(tables: Tables, known: NeomState, player: int, tiles: list[int]) -> list[Foresight]:
    state = known.copy()
    state.phase = ACTING
    me = state.players[player]
    found = []
    for tile in tiles:
        me.selected = tile
        found.append(_placing(tables, state, player, tile))
    stones = [int(FIRST_CORNERSTONE) + place for place in members(me.kept)]
    found += [_placing(tables, state, player, tile) for tile in stones]
    return [*found, _sale(tables, state, player)]


def _placing(tables: Tables, state: NeomState, player: int, tile: int) -> Foresight:
    action = int(pack(player, actions.PLACE, tile))
    refusal = _refusal(tables, state, player, tile, action)
    if refusal is not None:
        return Foresight(action, refusal, [], {})
    before = lines_of(tables, state.players[player])
    costs: list[Cost] = []
    lines: dict[int, dict[str, int]] = {}
    open_choices = False
    for space in members(legal_spaces(tables, state.players[player].city, tile, state.generation)):
        at = int(pack(player, actions.AT, space))
        after = state.copy()
        after.players[player].plan = tile
        open_choices = not ACTION.plan(tables, after, player, at)
        decided = int(after.players[player].plan)
        finish_cheaply(tables, after, player)
        if not lines:
            costs = costs_of(tables, after, player, decided)
        lines[at] = _changed(tables, after, player, before)
    return Foresight(action, None, costs, lines, open_choices)


def _refusal(tables: Tables, state: NeomState, player: int, tile: int, action: int) -> Refusal | None:
    if tables.disasters[tile]:
        return Refusal("disaster-no-action", {"tile": tile})
    return ACTION.bars(tables, state, player, action)


def _sale(tables: Tables, state: NeomState, player: int) -> Foresight:
    """Nothing is to be paid or chosen with it."""
    action = int(pack(player, actions.SELL, 0))
    after = state.copy()
    ACTION.plan(tables, after, player, action)
    lines = _changed(tables, after, player, lines_of(tables, state.players[player]))
    return Foresight(action, None, [], {action: lines})


def _changed(tables: Tables, after: NeomState, player: int, before: dict[str, int]) -> dict[str, int]:
    """The lines that a complete plan changes, by how much."""
    pay(tables, after, player)
    carry_out(tables, after, player)
    then = lines_of(tables, after.players[player])
    return {line: then[line] - before[line] for line in LINES if then[line] != before[line]}
