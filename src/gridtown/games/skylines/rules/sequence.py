"""Where every action enters the rules, and what is legal in each phase."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.action import argument_of, kind_of, pack
from gridtown.core.choices import Choices
from gridtown.games.skylines import actions
from gridtown.games.skylines.kinds import FIRST_ROLE, POLICY
from gridtown.games.skylines.rules.drawing import (
    draw_off,
    exchange_price,
    generate_cards,
    generate_exchanges,
    generate_offers,
    generate_roles,
    generate_sources,
    generate_swaps,
    lay_down,
    put_on_display,
    stacks_left,
    swap_price,
    take,
)
from gridtown.games.skylines.rules.milestone import develop, generate_developments, may_end
from gridtown.games.skylines.rules.placing import (
    build,
    carry_out_policy,
    generate_places,
    generate_plays,
    generate_tiles,
    take_in_hand,
)
from gridtown.games.skylines.rules.setup import (
    after_deal,
    after_first,
    deal_role,
    draw_piece,
    generate_first,
    generate_lays,
    generate_pieces,
    keep_role,
    lay_piece,
)
from gridtown.games.skylines.rules.telling import tell, tell_number
from gridtown.games.skylines.rules.turn import (
    after_development,
    after_drawing,
    after_play,
    begin_drawing,
    end_milestone,
    go_on_swapping,
    let_chance,
    let_choose,
    receive,
)
from gridtown.games.skylines.state import (
    ACTING,
    AFTER_ACTION,
    CHOOSING_TILE,
    DEALING,
    DEVELOPING,
    DRAWING,
    DRAWING_FIRST,
    DRAWING_PIECES,
    KEEPING,
    LAYING,
    PLACING,
    REVEALING,
    SWAPPING,
    SkylinesState,
)
from gridtown.games.skylines.tables import Tables

# What is legal


def generate(tables: Tables, state: SkylinesState, number: i64, out: Choices) -> None:
    """The legal actions of player `number`, or of chance, in order."""
    phase = state.phase
    if number < 0:
        _generate_chance(tables, state, out)
    elif phase == ACTING:
        _generate_actions(tables, state, number, out)
    elif phase == PLACING:
        generate_places(tables, state, number, out)
    elif phase == CHOOSING_TILE:
        generate_tiles(tables, state, number, out)
    elif phase == DRAWING:
        generate_sources(tables, state, number, state.reason == AFTER_ACTION, out)
    elif phase == SWAPPING:
        generate_swaps(tables, state, number, out)
    elif phase == DEVELOPING:
        generate_developments(tables, state, number, out)
    elif phase == KEEPING:
        generate_offers(state, number, out)
    elif phase == LAYING:
        generate_lays(tables, state, number, out)


def _generate_chance(tables: Tables, state: SkylinesState, out: Choices) -> None:
    if state.phase == REVEALING or state.phase == DEALING:
        generate_cards(tables, state, out)
    elif state.phase == DRAWING_FIRST:
        generate_first(state, out)
    elif state.phase == DRAWING_PIECES:
        generate_pieces(tables, state, out)
    else:
        generate_roles(state, state.mover, out)


def _generate_actions(tables: Tables, state: SkylinesState, number: i64, out: Choices) -> None:
    """Play, exchange, or end the Milestone; with no cards left, only that."""
    if not stacks_left(state):
        out.add(pack(number, actions.END, 0))
        return
    generate_plays(tables, state, number, out)
    generate_exchanges(tables, state, number, out)
    if may_end(state):
        out.add(pack(number, actions.END, 0))


# What happens


def push(tables: Tables, state: SkylinesState, number: i64, action: i64) -> None:
    """Carry out a legal action of player `number`, or of chance."""
    kind = kind_of(action)
    argument = argument_of(action)
    if number < 0:
        _push_chance(tables, state, kind, argument)
    elif kind == actions.PLAY:
        _play(tables, state, number, argument)
    elif kind == actions.TILE:
        state.shape = argument
        state.phase = PLACING
    elif kind == actions.PLACE:
        build(tables, state, number, argument)
        after_play(tables, state)
    elif kind == actions.DRAW:
        state.source = argument
        state.last = 0
        let_chance(state, REVEALING)
    elif kind == actions.TAKE:
        take(tables, state, number, argument)
        after_drawing(tables, state)
    elif kind == actions.EXCHANGE:
        lay_down(tables, state, number, argument, "exchanged", exchange_price(tables, state, number))
        begin_drawing(tables, state, AFTER_ACTION)
    else:
        _push_seldom(tables, state, number, kind, argument)


def _push_seldom(tables: Tables, state: SkylinesState, number: i64, kind: i64, argument: i64) -> None:
    """What happens at the seams of Milestones, and before the first."""
    if kind == actions.END:
        end_milestone(tables, state)
    elif kind == actions.DEVELOP:
        develop(tables, state, argument)
        after_development(tables, state)
    elif kind == actions.SWAP:
        lay_down(tables, state, number, argument, "swapped", swap_price(tables, state, number))
        state.due += 1
    elif kind == actions.DONE:
        go_on_swapping(tables, state)
    elif kind == actions.KEEP:
        keep_role(tables, state, number, argument)
    else:
        assert kind == actions.LAY
        lay_piece(tables, state, int(argument))


def _push_chance(tables: Tables, state: SkylinesState, kind: i64, argument: i64) -> None:
    if kind == actions.REVEAL:
        draw_off(tables, state, argument)
        if state.phase == DEALING:
            put_on_display(tables, state, state.mover, argument)
            tell_number(state, "dealt", state.mover, "card", argument)
            after_deal(tables, state)
        else:
            state.source = 0
            receive(tables, state, argument)
    elif kind == actions.FIRST:
        state.first = argument
        tell(state, "first", argument)
        after_first(tables, state)
    elif kind == actions.PIECE:
        draw_piece(tables, state, argument)
    else:
        assert kind == actions.ROLE
        deal_role(state, argument >> 8, (argument & 255) - FIRST_ROLE)


def _play(tables: Tables, state: SkylinesState, number: i64, card: i64) -> None:
    take_in_hand(tables, state, number, card)
    if tables.type[card] == POLICY:
        carry_out_policy(tables, state, number)
        after_play(tables, state)
    else:
        let_choose(state, PLACING if state.shape >= 0 else CHOOSING_TILE, number)
