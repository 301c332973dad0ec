"""A Generation: seven turns of selecting, acting and passing on, Disasters, and income at the end.

Each function does one thing of the sequence and hands over to the next, until somebody has to choose or
chance has to act.
"""

from typing import Final

from mypy_extensions import i64

from gridtown.core.bits import lowest, members, single
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.neom.actions import PAY, SACRIFICE
from gridtown.games.neom.plan import PAID, answer_spaces, plan_given
from gridtown.games.neom.rules.acting import carry_out, complete, pay, tell_roads, trade_routes
from gridtown.games.neom.rules.dealing import exchanger
from gridtown.games.neom.rules.disaster import answered, demands, penalty, sacrifice
from gridtown.games.neom.rules.disaster import carry_out as suffer
from gridtown.games.neom.rules.events import tell
from gridtown.games.neom.rules.income import generation_income
from gridtown.games.neom.rules.selecting import reveal, watch_for_doom
from gridtown.games.neom.scoring import score
from gridtown.games.neom.state import (
    ACTING,
    DEALING,
    DISASTER,
    EXCHANGING,
    IMPENDING,
    OVER,
    SELECTING,
    SETTLED,
    UNSEEN,
    NeomState,
    everyone,
    simultaneous,
)
from gridtown.games.neom.tables import Tables, tile_at

GENERATIONS: Final = 3
TURNS: Final = 7


def let_move(state: NeomState, number: i64) -> None:
    """Make it the turn of player `number` alone."""
    state.mover = number
    state.active = single(number)


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


def begin_selecting(state: NeomState) -> None:
    """All look at their hands and select at the same time."""
    state.phase = SELECTING
    state.active = everyone(state)
    for player in state.players:
        player.seen |= player.hand
    tell(state, "turn", -1, amount=state.turn)


def after_select(tables: Tables, state: NeomState, number: i64) -> None:
    """Reveal once all due have selected, and go on to the actions."""
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


def after_step(tables: Tables, state: NeomState, number: i64) -> None:
    """Carry the actions out once the last one due is complete."""
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
        if not waiting or not plan_given(player.plan):
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
        let_move(state, 1 - state.opener)
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


def push_answer(tables: Tables, state: NeomState, number: i64, kind: i64, argument: i64) -> None:
    """Add to the answer to a Disaster; when all have answered, it strikes."""
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
            routes = trade_routes(player.city)
            cut_off = player.city.placed() & ~player.city.reach
            suffer(tables, player, disaster)
            tell_roads(state, number, player.city, routes, cut_off)
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
    for space in members(answer_spaces(player.plan)):
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
        begin_selecting(state)
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
        _tell_scores(tables, state)


def _tell_scores(tables: Tables, state: NeomState) -> None:
    if state.journal is None:
        return
    number: i64 = 0
    for player in state.players:
        pad = score(tables, player.city, player.money, player.final_income)
        tell(state, "score", number, amount=pad.total)
        number += 1
