"""Where every action enters the rules: to whom it goes, and what follows when it was the last one due."""

from mypy_extensions import i64

from gridtown.core.action import argument_of, kind_of
from gridtown.core.bits import count
from gridtown.games.neom.actions import BOARD, DEAL, EXCHANGE, FIRST, KEEP, REVEAL, SELECT
from gridtown.games.neom.city import new_city
from gridtown.games.neom.rules.acting import step
from gridtown.games.neom.rules.dealing import boardless, exchanger, receiver, row_size, source_bit
from gridtown.games.neom.rules.events import tell, tell_exchange, tell_tiles
from gridtown.games.neom.rules.preliminary import after_keep, keep, note_cornerstone_hands
from gridtown.games.neom.rules.selecting import select
from gridtown.games.neom.rules.turn import (
    after_actions,
    after_select,
    after_step,
    begin_generation,
    begin_selecting,
    let_move,
    push_answer,
)
from gridtown.games.neom.state import (
    DEALING,
    DISASTER,
    DRAFT,
    EXCHANGING,
    SELECTING,
    SETUP,
    NeomState,
    everyone,
    simultaneous,
)
from gridtown.games.neom.tables import FIRST_CORNERSTONE, Tables, cornerstone_bit, tile_at


def push(tables: Tables, state: NeomState, number: i64, action: i64) -> None:
    """Carry out a legal action of player `number`, or of chance."""
    kind = kind_of(action)
    argument = argument_of(action)
    if number < 0:
        _push_chance(tables, state, kind, argument)
    elif kind == KEEP:
        keep(state, number, argument)
        after_keep(tables, state, number)
    elif kind == SELECT:
        select(state, number, argument)
        after_select(tables, state, number)
    elif state.phase == DISASTER:
        push_answer(tables, state, number, kind, argument)
    else:
        step(tables, state, number, action)
        after_step(tables, state, number)


def _push_chance(tables: Tables, state: NeomState, kind: i64, argument: i64) -> None:
    if kind == BOARD:
        number = argument >> 5
        state.players[number].city = new_city(tables, argument & 31)
        tell(state, "board", number, good=argument & 31)
    elif kind == FIRST:
        state.opener = argument
        tell(state, "opens", argument)
    elif kind == EXCHANGE:
        _exchange(state, argument >> 8, argument & 255)
    elif kind == REVEAL:
        _reveal_into_row(state, argument)
    else:
        assert kind == DEAL
        _deal(state, argument >> 8, argument & 255)
    if state.phase == SETUP:
        _go_on_with_setup(tables, state)
    elif state.phase == EXCHANGING:
        if exchanger(state) < 0:
            after_actions(tables, state)
    else:
        _go_on_dealing(state)


def _exchange(state: NeomState, number: i64, tile: i64) -> None:
    bit = cornerstone_bit(tile)
    state.box &= ~bit
    state.shown |= bit
    state.players[number].kept |= bit
    state.players[number].plan = 0
    tell_exchange(state, number, state.pile, bit)  # in this variant only what was given lies there


def _reveal_into_row(state: NeomState, tile: i64) -> None:
    bit = source_bit(state, tile)
    state.row |= bit
    if state.generation:
        state.deck &= ~bit
        state.revealed |= bit
    else:
        state.box &= ~bit
        state.shown |= bit


def _deal(state: NeomState, number: i64, tile: i64) -> None:
    bit = source_bit(state, tile)
    player = state.players[number]
    if state.generation:
        state.deck &= ~bit
        player.hand |= bit
        return
    state.box &= ~bit
    if state.beginner:
        state.shown |= bit
        player.kept |= bit
        tell_tiles(state, "cornerstones", number, FIRST_CORNERSTONE, bit)
    else:
        player.hand |= bit


def _go_on_with_setup(tables: Tables, state: NeomState) -> None:
    if boardless(state) >= 0 or (state.size == 2 and state.opener < 0):
        return
    if not state.beginner:
        state.turn = 1
        state.phase = DEALING
        return
    if receiver(state) < 0:
        begin_generation(tables, state)


def _go_on_dealing(state: NeomState) -> None:
    if simultaneous(state):
        if receiver(state) < 0:
            _hands_are_dealt(state)
        return
    if count(state.row) < row_size(state):
        return
    first: i64 = tile_at(state.generation, 0) if state.generation else FIRST_CORNERSTONE
    tell_tiles(state, "row", -1, first, state.row)
    state.phase = SELECTING if state.generation else DRAFT
    let_move(state, state.opener)


def _hands_are_dealt(state: NeomState) -> None:
    if state.generation:
        begin_selecting(state)
        return
    tell(state, "draft-dealt", -1)
    state.phase = DRAFT
    state.active = everyone(state)
    note_cornerstone_hands(state)
