"""Where every action enters the rules, and what is legal in each phase."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.action import argument_of, kind_of, pack
from gridtown.core.choices import Choices
from gridtown.games.mayor import actions
from gridtown.games.mayor.rules.amenities import (
    generate_rewards,
    generate_squares,
    generate_uses,
    lay,
    reward,
    use,
)
from gridtown.games.mayor.rules.event_tiles import choose_event, draw, generate_draws, generate_events
from gridtown.games.mayor.rules.market import (
    buy,
    can_buy,
    generate_moves,
    generate_reveals,
    move_marker,
    reveal,
)
from gridtown.games.mayor.rules.placing import generate_placements, lay_tile
from gridtown.games.mayor.rules.telling import tell_number
from gridtown.games.mayor.rules.turn import (
    after_reveal,
    begin_action,
    begin_placement,
    end_action,
    go_on_drawing,
    go_on_walking,
    let_walk,
    waive,
)
from gridtown.games.mayor.rules.walking import BANKER, CITIZEN, generate_walks, walk
from gridtown.games.mayor.state import (
    ACTING,
    CHOOSING,
    FEE,
    FINAL,
    LAYING,
    MOVING,
    OVER,
    PASSED,
    PRICE,
    REVEALING,
    REWARDED,
    REWARDING,
    WALKING,
    MayorState,
)
from gridtown.games.mayor.tables import Tables

# What is legal


def generate(tables: Tables, state: MayorState, number: i64, out: Choices) -> None:
    """The legal actions of player `number`, or of chance, in order."""
    phase = state.phase
    if phase == MOVING:
        generate_moves(tables, state, number, out)
    elif phase == ACTING:
        _generate_actions(tables, state, number, out)
    elif phase == WALKING:
        generate_walks(tables, state, number, out)
    elif number < 0:
        _generate_chance(state, out)
    elif phase == REWARDING:
        generate_rewards(number, out)
    elif phase == LAYING:
        generate_squares(state, number, out)
    elif phase == CHOOSING:
        generate_events(state, out)
    elif phase == FINAL:
        generate_placements(tables, state, number, out)
        out.add(pack(number, actions.WAIVE, 0))


def _generate_chance(state: MayorState, out: Choices) -> None:
    if state.phase == REVEALING:
        generate_reveals(state, out)
    else:
        generate_draws(state, out)


def _generate_actions(tables: Tables, state: MayorState, number: i64, out: Choices) -> None:
    """Buy, Place or Pass, or use an amenity; with one in use, the first two."""
    if can_buy(tables, state, number):
        out.add(pack(number, actions.BUY, state.players[number].marker))
    generate_placements(tables, state, number, out)
    if not state.using:
        out.add(pack(number, actions.PASS, 0))
        generate_uses(tables, state, number, out)


# What happens


def push(tables: Tables, state: MayorState, number: i64, action: i64) -> None:
    """Carry out a legal action of player `number`, or of chance."""
    kind = kind_of(action)
    argument = argument_of(action)
    if number < 0:
        _push_chance(tables, state, kind, argument)
    elif kind == actions.MOVE:
        _move(tables, state, number, argument)
    elif kind == actions.PLACE or kind == actions.CLAIM:
        _place(tables, state, number, kind, argument)
    elif kind == actions.CITIZEN or kind == actions.BANKER:
        _walk(tables, state, number, kind, argument)
    elif kind == actions.BUY:
        _buy(tables, state, number)
    elif kind == actions.PASS:
        _pass(tables, state, number)
    else:
        _push_further(tables, state, number, kind, argument)


def _push_further(tables: Tables, state: MayorState, number: i64, kind: i64, argument: i64) -> None:
    """What only the variants and the end know."""
    if kind == actions.USE:
        state.passes = 0
        use(state, number, argument)
    elif kind == actions.REWARD:
        reward(tables, state, number, argument)
        let_walk(tables, state, REWARDED)
    elif kind == actions.LAY:
        lay(state, number, argument)
        end_action(tables, state)
    elif kind == actions.EVENT:
        choose_event(state, argument)
        end_action(tables, state)
    else:
        assert kind == actions.WAIVE
        waive(tables, state)


def _push_chance(tables: Tables, state: MayorState, kind: i64, argument: i64) -> None:
    if kind == actions.REVEAL:
        reveal(state, argument)
        after_reveal(tables, state)
    else:
        assert kind == actions.DRAW
        draw(state, argument)
        go_on_drawing(tables, state)


def _move(tables: Tables, state: MayorState, number: i64, spaces: i64) -> None:
    move_marker(tables, state, number, spaces)
    if spaces > 1:
        let_walk(tables, state, FEE)
    else:
        begin_action(state)


def _buy(tables: Tables, state: MayorState, number: i64) -> None:
    state.passes = 0
    buy(tables, state, number)
    let_walk(tables, state, PRICE)


def _place(tables: Tables, state: MayorState, number: i64, kind: i64, argument: i64) -> None:
    state.passes = 0
    state.claiming = i64(kind == actions.CLAIM)
    lay_tile(state, number, argument >> 6, argument & 63)
    begin_placement(tables, state)


def _pass(tables: Tables, state: MayorState, number: i64) -> None:
    state.passes += 1
    state.players[number].gp = tables.pass_gp
    tell_number(state, "passed", number, "amount", tables.pass_gp)
    let_walk(tables, state, PASSED)


def _walk(tables: Tables, state: MayorState, number: i64, kind: i64, space: i64) -> None:
    walk(tables, state, number, BANKER if kind == actions.BANKER else CITIZEN, space)
    if state.phase != OVER:
        go_on_walking(tables, state)
