"""The sequence of a turn, the final placements, and the end.

Each function does one thing and hands over to the next, until somebody has to choose or chance has to act.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gridtown.core.bits import single
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.mayor.lines import RAINBOW
from gridtown.games.mayor.rules.amenities import begin_laying, begin_reward
from gridtown.games.mayor.rules.event_tiles import all_are_drawn, begin_drawing, undrawn
from gridtown.games.mayor.rules.market import due_line, lines_empty, move_neutral
from gridtown.games.mayor.rules.placing import can_place, pay_rainbow, score_placement
from gridtown.games.mayor.rules.telling import tell, tell_number
from gridtown.games.mayor.rules.walking import begin_walks, end_game, walk_on
from gridtown.games.mayor.state import (
    ACTING,
    FEE,
    FINAL,
    LINES_EMPTY,
    MOVING,
    PASSED,
    PLACEMENT,
    PRICE,
    RAINBOW_STEP,
    REVEALING,
    STANDSTILL,
    MayorState,
)
from gridtown.games.mayor.tables import Tables

STANDSTILL_ROUNDS: Final = 25


def begin_turn(state: MayorState) -> None:
    """The next Active player moves the Action marker."""
    state.turn += 1
    state.phase = MOVING
    state.active = single(state.mover)
    tell_number(state, "turn", state.mover, "amount", state.turn)


def begin_action(state: MayorState) -> None:
    """The Active player buys, places or passes."""
    state.phase = ACTING
    state.active = single(state.mover)


# Walks, and what comes after them


def let_walk(tables: Tables, state: MayorState, cause: i64) -> None:
    """Let everybody walk what they have to, and go on with what the walks were for."""
    begin_walks(state, cause)
    go_on_walking(tables, state)


def go_on_walking(tables: Tables, state: MayorState) -> None:
    """Walk on; when all have walked, go on with what the walks were for."""
    if not walk_on(tables, state):
        return
    cause = state.cause
    state.cause = 0
    state.walker = 0
    if cause == FEE:
        begin_action(state)
    elif cause == PRICE:
        after_purchase(tables, state)
    elif cause == RAINBOW_STEP:
        score(tables, state)
    elif cause == PLACEMENT:
        after_placement(tables, state)
    elif cause == PASSED:
        end_action(tables, state)
    else:
        begin_laying(state)


# What the actions lead to


def after_purchase(tables: Tables, state: MayorState) -> None:
    """Turn over the next tile of the line."""
    if due_line(state) >= 0:
        state.phase = REVEALING
        state.active = CHANCE_ACTS
    else:
        after_reveal(tables, state)


def after_reveal(tables: Tables, state: MayorState) -> None:
    """Begin the game once every line shows a tile; else go on with the turn."""
    if due_line(state) >= 0:
        return
    if not state.turn:
        begin_turn(state)
    elif state.using:
        begin_reward(state)
    else:
        end_action(tables, state)


def begin_placement(tables: Tables, state: MayorState) -> None:
    """Pay for the Rainbow, if it is that; then score."""
    if pay_rainbow(state, state.mover):
        let_walk(tables, state, RAINBOW_STEP)
    else:
        score(tables, state)


def score(tables: Tables, state: MayorState) -> None:
    """Count for everybody, then let them walk."""
    score_placement(tables, state)
    let_walk(tables, state, PLACEMENT)


def after_placement(tables: Tables, state: MayorState) -> None:
    """A used amenity brings its reward; a placement by the Rainbow a new Event."""
    state.tile = 0
    state.square = 0
    state.claiming = 0
    if state.using:
        begin_reward(state)
    elif state.events.current and state.players[state.mover].marker == RAINBOW:
        begin_drawing(state)
        go_on_drawing(tables, state)
    else:
        end_action(tables, state)


def go_on_drawing(tables: Tables, state: MayorState) -> None:
    """Ask chance for what nobody knows of the three drawn, then the Active player."""
    if undrawn(state.events) >= 0:
        state.active = CHANCE_ACTS
    elif all_are_drawn(state):
        end_action(tables, state)


# The end of a turn and of the game


def end_action(tables: Tables, state: MayorState) -> None:
    """Begin the final placements when three lines are empty; else go on with the neutral marker."""
    if state.final:
        _next_final(tables, state)
    elif lines_empty(state) >= tables.closing_lines:
        tell(state, "final", state.mover)
        state.final = 1
        _ask_for_final(tables, state)
    elif state.passes >= STANDSTILL_ROUNDS * state.size:
        tell(state, "standstill", -1)
        _finish(state, STANDSTILL)
    else:
        move_neutral(state)
        state.mover = (state.mover + 1) % state.size
        begin_turn(state)


def _next_final(tables: Tables, state: MayorState) -> None:
    if state.final == state.size:
        _finish(state, LINES_EMPTY)
        return
    state.final += 1
    state.mover = (state.mover + 1) % state.size
    _ask_for_final(tables, state)


def _ask_for_final(tables: Tables, state: MayorState) -> None:
    """Whoever can place is asked; who can't is passed over."""
    if can_place(tables, state, state.mover, False):
        state.phase = FINAL
        state.active = single(state.mover)
    else:
        _next_final(tables, state)


def waive(tables: Tables, state: MayorState) -> None:
    """Let a final placement be."""
    tell(state, "waived", state.mover)
    end_action(tables, state)


def _finish(state: MayorState, ending: i64) -> None:
    furthest: i64 = 0
    for player in state.players:
        furthest = max(furthest, player.citizen >> 2)
    number: i64 = 0
    for player in state.players:
        if player.citizen >> 2 == furthest:
            tell_number(state, "furthest", number, "amount", furthest)
        number += 1
    end_game(state, ending)
