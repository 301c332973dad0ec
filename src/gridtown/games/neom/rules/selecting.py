"""Drafting Cornerstones and selecting tiles ("Preliminary Round", "A. Selecting a Tile")."""

from mypy_extensions import i64

from gridtown.core.action import pack
from gridtown.core.bits import lowest, single
from gridtown.core.choices import Choices
from gridtown.games.neom.actions import KEEP, SELECT
from gridtown.games.neom.rules.events import tell
from gridtown.games.neom.rules.income import selecting_income
from gridtown.games.neom.state import (
    IMPENDING,
    SETTLED,
    UNSEEN,
    NeomState,
    simultaneous,
)
from gridtown.games.neom.tables import FIRST_CORNERSTONE, Tables, cornerstone_bit, deck_bit, tile_at

SOLO_PREVENTION_TURNS = 3


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


def selectable(tables: Tables, state: NeomState, number: i64) -> i64:
    """The tiles player `number` may select from, as bits of the deck."""
    if simultaneous(state):
        return state.players[number].hand
    if state.size == 1 and state.turn > SOLO_PREVENTION_TURNS:
        return state.row & ~tables.disaster_bits[state.generation]
    return state.row


def generate_select(tables: Tables, state: NeomState, number: i64, out: Choices) -> None:
    """The tiles player `number` may select."""
    rest = selectable(tables, state, number)
    while rest:
        out.add(pack(number, SELECT, tile_at(state.generation, lowest(rest))))
        rest &= rest - 1


def select(state: NeomState, number: i64, tile: i64) -> None:
    """Select a tile; where players choose at the same time it stays face down for now."""
    player = state.players[number]
    player.selected = tile
    bit = deck_bit(tile)
    player.hand &= ~bit
    state.row &= ~bit
    state.active &= ~single(number)
    if simultaneous(state):
        tell(state, "chosen", number)


def reveal(tables: Tables, state: NeomState, number: i64) -> None:
    """Turn the selected tile of player `number` face up; INVESTMENT FIRM pays before the action."""
    player = state.players[number]
    state.revealed |= deck_bit(player.selected)
    tell(state, "selected", number, tile=player.selected)
    income = selecting_income(tables, player.city)
    if income:
        player.money += income
        tell(state, "selecting-income", number, amount=income)


def watch_for_doom(tables: Tables, state: NeomState) -> None:
    """Solo: a Disaster that shows up and is not selected in time will happen at the end of the turn."""
    bit = tables.disaster_bits[state.generation]
    if state.size == 1 and state.doom == UNSEEN:
        if state.row & bit:
            state.doom = IMPENDING
        elif deck_bit(state.players[0].selected) == bit:
            state.doom = SETTLED
