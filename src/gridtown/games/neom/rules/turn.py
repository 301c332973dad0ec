"""The sequence of play: Preliminary Round, three Generations of seven turns, the end.

Each function does one thing of the sequence and hands over to the next, until somebody has to choose or
chance has to act.
"""

from typing import Final

from mypy_extensions import i64

from gridtown.core.action import argument_of, kind_of
from gridtown.core.bits import count, lowest, members, single
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.neom.actions import BOARD, DEAL, EXCHANGE, FIRST, KEEP, PAY, REVEAL, SACRIFICE, SELECT
from gridtown.games.neom.city import new_city
from gridtown.games.neom.plan import PAID
from gridtown.games.neom.rules.acting import carry_out, complete, pay, step
from gridtown.games.neom.rules.dealing import (
    boardless,
    exchanger,
    receiver,
    row_size,
    source_bit,
)
from gridtown.games.neom.rules.disaster import answered, demands, penalty, sacrifice
from gridtown.games.neom.rules.disaster import carry_out as suffer
from gridtown.games.neom.rules.events import tell, tell_exchange, tell_tiles
from gridtown.games.neom.rules.income import generation_income
from gridtown.games.neom.rules.selecting import (
    keep,
    note_cornerstone_hands,
    pass_cornerstones,
    reveal,
    select,
    watch_for_doom,
)
from gridtown.games.neom.state import (
    ACTING,
    DEALING,
    DISASTER,
    DRAFT,
    EXCHANGING,
    IMPENDING,
    OVER,
    SELECTING,
    SETTLED,
    SETUP,
    UNSEEN,
    NeomState,
    everyone,
    simultaneous,
)
from gridtown.games.neom.tables import (
    FIRST_CORNERSTONE,
    Tables,
    cornerstone_bit,
    tile_at,
)

GENERATIONS: Final = 3
TURNS: Final = 7
PICKS: Final = 3


def push(tables: Tables, state: NeomState, number: i64, action: i64) -> None:
    """Carry out a legal action of player `number`, or of chance."""
    kind = kind_of(action)
    argument = argument_of(action)
    if number < 0:
        _push_chance(tables, state, kind, argument)
    elif kind == KEEP:
        keep(state, number, argument)
        _after_keep(tables, state, number)
    elif kind == SELECT:
        select(state, number, argument)
        _after_select(tables, state, number)
    elif state.phase == DISASTER:
        _push_answer(tables, state, number, kind, argument)
    else:
        step(tables, state, number, action)
        _after_step(tables, state, number)


# Chance


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
    tell_exchange(state, number, 0, bit)


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
    _let_move(state, state.opener)


def _hands_are_dealt(state: NeomState) -> None:
    if state.generation:
        _begin_selecting(state)
        return
    tell(state, "draft-dealt", -1)
    state.phase = DRAFT
    state.active = everyone(state)
    note_cornerstone_hands(state)


def _let_move(state: NeomState, number: i64) -> None:
    state.mover = number
    state.active = single(number)


# Preliminary Round


def _after_keep(tables: Tables, state: NeomState, number: i64) -> None:
    if not simultaneous(state):
        _after_open_keep(tables, state, number)
    elif not state.active:
        pass_cornerstones(state)
        if state.turn < PICKS:
            state.turn += 1
            state.active = everyone(state)
            note_cornerstone_hands(state)
        else:
            _reveal_cornerstones(tables, state)


def _after_open_keep(tables: Tables, state: NeomState, number: i64) -> None:
    """Two players and solo: the stack is done when all have kept one; the rest is discarded."""
    if state.size == 2 and number == state.opener:
        _let_move(state, 1 - number)
        return
    state.opener = number  # who chose last opens the next stack or pack
    state.pile |= state.row
    state.row = 0
    if state.turn == PICKS:
        begin_generation(tables, state)
        return
    state.turn += 1
    state.phase = DEALING
    state.active = CHANCE_ACTS


def _reveal_cornerstones(tables: Tables, state: NeomState) -> None:
    number: i64 = 0
    for player in state.players:
        state.pile |= player.hand
        state.shown |= player.kept
        player.hand = 0
        tell_tiles(state, "cornerstones", number, FIRST_CORNERSTONE, player.kept)
        number += 1
    begin_generation(tables, state)


# Generations and turns


def begin_generation(tables: Tables, state: NeomState) -> None:
    """Shuffle the next deck; hands or the first row are dealt."""
    state.generation += 1
    state.turn = 1
    state.deck = tables.decks[3 * (state.generation - 1) + deck_of(state)]
    state.revealed = 0
    state.doom = UNSEEN
    for player in state.players:
        player.seen = 0
        player.used = 0
    tell(state, "generation", -1, amount=state.generation)
    state.phase = DEALING
    state.active = CHANCE_ACTS


def deck_of(state: NeomState) -> i64:
    """Which tiles are in use: 0 "1+", 1 "4+" too, 2 all."""
    if state.size == 1:
        return state.deck_choice
    return max(state.size - 3, i64(0))


def _begin_selecting(state: NeomState) -> None:
    state.phase = SELECTING
    state.active = everyone(state)
    for player in state.players:
        player.seen |= player.hand
    tell(state, "turn", -1, amount=state.turn)


def _after_select(tables: Tables, state: NeomState, number: i64) -> None:
    if not simultaneous(state):
        watch_for_doom(tables, state)
        reveal(tables, state, number)
    elif state.active:
        return
    else:
        everybody: i64 = 0
        while everybody < state.size:
            reveal(tables, state, everybody)
            everybody += 1
    begin_actions(tables, state)


def begin_actions(tables: Tables, state: NeomState) -> None:
    """Everyone acts who did not select a Disaster; in the two-player game, the mover."""
    state.phase = ACTING
    active: i64 = 0
    number: i64 = 0
    for player in state.players:
        if (simultaneous(state) or number == state.mover) and not tables.disasters[player.selected]:
            active |= single(number)
        number += 1
    state.active = active
    if not active:
        after_actions(tables, state)


def _after_step(tables: Tables, state: NeomState, number: i64) -> None:
    if not complete(tables, state, state.players[number]):
        return
    state.active &= ~single(number)
    if simultaneous(state):
        tell(state, "planned", number)
    if not state.active:
        _carry_out_actions(tables, state)


def _carry_out_actions(tables: Tables, state: NeomState) -> None:
    """All pay first, by what lay in the Cities when the step began; then all place or sell."""
    number: i64 = 0
    while number < state.size:
        if state.players[number].plan:
            pay(tables, state, number)
        number += 1
    number = 0
    while number < state.size:
        if state.players[number].plan:
            carry_out(tables, state, number)
        number += 1
    waiting = state.beginner and exchanger(state) >= 0
    for player in state.players:
        if not waiting or not (player.plan >> 34) & 7:
            player.plan = 0
    if waiting:
        state.phase = EXCHANGING
        state.active = CHANCE_ACTS
    else:
        after_actions(tables, state)


def after_actions(tables: Tables, state: NeomState) -> None:
    """The other player's turn in the two-player game, else the Disaster."""
    if state.size == 2 and state.mover == state.opener:
        state.phase = SELECTING
        _let_move(state, 1 - state.opener)
        return
    _begin_disaster(tables, state)


# Disasters


def disaster_tile(tables: Tables, state: NeomState) -> i64:
    """The Disaster that happens at the end of this turn, as a tile number, or 0."""
    if state.size == 1:
        if state.doom == IMPENDING:
            return tile_at(state.generation, lowest(tables.disaster_bits[state.generation]))
        return 0
    for player in state.players:
        if tables.disasters[player.selected]:
            return player.selected
    return 0


def _begin_disaster(tables: Tables, state: NeomState) -> None:
    if state.size == 1 and state.turn == TURNS and state.doom == UNSEEN:
        state.doom = IMPENDING  # it was in the pack that nobody looked at
    tile = disaster_tile(tables, state)
    if not tile:
        _end_turn(tables, state)
        return
    state.phase = DISASTER
    tell(state, "disaster", -1, tile=tile)
    active: i64 = 0
    number: i64 = 0
    for player in state.players:
        if player.selected != tile:
            active |= single(number)
        number += 1
    state.active = active
    _answer_what_leaves_no_choice(tables, state, tables.disasters[tile])


def _answer_what_leaves_no_choice(tables: Tables, state: NeomState, disaster: i64) -> None:
    """A City with nothing to lose pays its £0."""
    number: i64 = 0
    for player in state.players:
        if state.active >> number & 1 and not demands(player.city, disaster):
            player.plan = PAID
            state.active &= ~single(number)
        number += 1
    if not state.active:
        _end_disaster(tables, state, disaster)


def _push_answer(tables: Tables, state: NeomState, number: i64, kind: i64, argument: i64) -> None:
    player = state.players[number]
    disaster = tables.disasters[disaster_tile(tables, state)]
    if kind == PAY:
        player.plan = PAID
    else:
        assert kind == SACRIFICE
        sacrifice(player, argument)
    if answered(player, disaster):
        state.active &= ~single(number)
        if simultaneous(state):
            tell(state, "answered", number)
    if not state.active:
        _end_disaster(tables, state, disaster)


def _end_disaster(tables: Tables, state: NeomState, disaster: i64) -> None:
    number: i64 = 0
    for player in state.players:
        if player.plan:
            _tell_answer(tables, state, number, disaster)
            suffer(tables, player, disaster)
            player.plan = 0
        number += 1
    state.doom = SETTLED
    _end_turn(tables, state)


def _tell_answer(tables: Tables, state: NeomState, number: i64, disaster: i64) -> None:
    if state.journal is None:
        return
    player = state.players[number]
    if player.plan & PAID:
        tell(state, "paid-penalty", number, amount=penalty(tables, player.city, disaster))
        return
    for space in members(player.plan & ((1 << 25) - 1)):
        tile = i64(player.city.tiles[space])
        tell(state, "sacrificed", number, tile=tile, space=space)


# The end of turns, Generations and the game


def _end_turn(tables: Tables, state: NeomState) -> None:
    """Payments arrive, tiles are passed to the left; after the seventh turn, income."""
    number: i64 = 0
    for player in state.players:
        if player.owed:
            tell(state, "received", number, amount=player.owed)
        player.money += player.owed
        player.owed = 0
        player.selected = 0
        number += 1
    if state.size == 2:
        state.opener = state.mover  # who chose last opens the next pack
    state.row = 0
    if state.turn == TURNS:
        _end_generation(tables, state)
        return
    state.turn += 1
    if simultaneous(state):
        _pass_hands(state)
        _begin_selecting(state)
    else:
        state.phase = DEALING
        state.active = CHANCE_ACTS


def _pass_hands(state: NeomState) -> None:
    """To the left: the next seat."""
    passed = state.players[state.size - 1].hand
    for player in state.players:
        hand = player.hand
        player.hand = passed
        passed = hand


def _end_generation(tables: Tables, state: NeomState) -> None:
    """Collect income; what is left in hands or deck goes back to the box unseen."""
    number: i64 = 0
    for player in state.players:
        player.hand = 0
        income = generation_income(tables, player.city, state.generation)
        player.money += income
        if income:
            tell(state, "income", number, amount=income)
        if state.generation == GENERATIONS:
            player.final_income = income
        number += 1
    state.deck = 0
    if state.generation < GENERATIONS:
        begin_generation(tables, state)
    else:
        state.phase = OVER
        state.active = 0

