"""The Preliminary Round: everyone chooses three Cornerstones."""

from typing import Final

from mypy_extensions import i64

from gridtown.core.action import pack
from gridtown.core.bits import lowest, single
from gridtown.core.choices import Choices
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.neom.actions import KEEP
from gridtown.games.neom.rules.events import tell, tell_tiles
from gridtown.games.neom.rules.turn import begin_generation, let_move
from gridtown.games.neom.state import DEALING, NeomState, everyone, simultaneous
from gridtown.games.neom.tables import FIRST_CORNERSTONE, Tables, cornerstone_bit

PICKS: Final = 3


def generate_keep(state: NeomState, number: i64, out: Choices) -> None:
    """The Cornerstones player `number` may keep."""
    rest = state.players[number].hand if simultaneous(state) else state.row
    while rest:
        out.add(pack(number, KEEP, FIRST_CORNERSTONE + lowest(rest)))
        rest &= rest - 1


def keep(state: NeomState, number: i64, tile: i64) -> None:
    """Keep a Cornerstone: face down among 3 to 5 players, openly otherwise."""
    player = state.players[number]
    state.active &= ~single(number)
    if simultaneous(state):
        player.selected = tile
        tell(state, "kept-secretly", number)
        return
    bit = cornerstone_bit(tile)
    player.kept |= bit
    state.row &= ~bit
    tell(state, "kept", number, tile=tile)


def pass_cornerstones(state: NeomState) -> None:
    """All have chosen: keep, and pass the rest to the left."""
    hands = [player.hand & ~cornerstone_bit(player.selected) for player in state.players]
    for player in state.players:
        player.kept |= cornerstone_bit(player.selected)
        player.selected = 0
    number: i64 = 0
    while number < state.size:
        state.players[(number + 1) % state.size].hand = hands[number]
        number += 1


def note_cornerstone_hands(state: NeomState) -> None:
    """Remember what each player now sees in hand, for what they may know later."""
    for player in state.players:
        if state.turn == 1:
            player.first = player.hand
        elif state.turn == 2:
            player.second = player.hand
        else:
            player.third = player.hand


def after_keep(tables: Tables, state: NeomState, number: i64) -> None:
    """Go on once a Cornerstone was kept: the next pick or stack, or the first Generation."""
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
        let_move(state, 1 - number)
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
