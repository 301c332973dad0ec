"""Selecting tiles ("A. Selecting a Tile"), and what happens when they are revealed."""

from typing import Final

from mypy_extensions import i64

from gridtown.core.action import pack
from gridtown.core.bits import lowest, single
from gridtown.core.choices import Choices
from gridtown.games.neom.actions import SELECT
from gridtown.games.neom.rules.events import tell
from gridtown.games.neom.rules.income import selecting_income
from gridtown.games.neom.state import (
    IMPENDING,
    SETTLED,
    UNSEEN,
    NeomState,
    simultaneous,
)
from gridtown.games.neom.tables import Tables, deck_bit, tile_at

SOLO_PREVENTION_TURNS: Final = 3


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
            tell(state, "disaster-prevented", 0, tile=state.players[0].selected)
