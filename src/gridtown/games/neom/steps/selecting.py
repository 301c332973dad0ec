"""A. Selecting a Tile, and what happens when the tiles are revealed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gridtown.core.action import pack
from gridtown.core.bits import lowest, single
from gridtown.core.choices import Choices
from gridtown.core.refusal import Refusal
from gridtown.games.neom.actions import SELECT
from gridtown.games.neom.board.income import selecting_income
from gridtown.games.neom.events import tell
from gridtown.games.neom.notation import TILE
from gridtown.games.neom.state import (
    IMPENDING,
    SELECTING,
    SETTLED,
    UNSEEN,
    NeomState,
    everyone,
    simultaneous,
)
from gridtown.games.neom.steps.step import NeomKind, NeomStep
from gridtown.games.neom.tables import DECK_SIZE, Tables, deck_bit, tile_at

SOLO_PREVENTION_TURNS: Final = 3


class Select(NeomKind):
    """A tile from one's hand, face down; with one or two players from the row."""

    def __init__(self) -> None:
        super().__init__(SELECT, "select", TILE)

    def bars(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> Refusal | None:
        """It is in one's hand, or in the row; alone, a Disaster can be prevented in the first three turns."""
        tile = int(argument)
        mine = state.generation and (tile - 1) // DECK_SIZE == state.generation - 1
        if mine and selectable(tables, state, player) & deck_bit(tile):
            return None
        if simultaneous(state):
            return Refusal("not-in-hand", {"tile": tile})
        if mine and tables.disasters[tile] and state.row & deck_bit(tile):
            return Refusal("disaster-too-late", {"tile": tile})
        return Refusal("not-in-row", {"tile": tile})

    def generate(self, tables: Tables, state: NeomState, player: i64, out: Choices) -> None:
        """All tiles that may be selected."""
        rest = selectable(tables, state, player)
        while rest:
            out.add(pack(player, SELECT, tile_at(state.generation, lowest(rest))))
            rest &= rest - 1

    def do(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> None:
        """Take it; where players choose at the same time it stays face down for now."""
        bit = deck_bit(argument)
        me = state.players[player]
        me.selected = argument
        me.hand &= ~bit
        state.row &= ~bit
        state.to_act &= ~single(player)
        if simultaneous(state):
            tell(state, "chosen", player)


def selectable(tables: Tables, state: NeomState, player: i64) -> i64:
    """The tiles that may be selected from, as bits of the deck."""
    if simultaneous(state):
        return state.players[player].hand
    if state.size == 1 and state.turn > SOLO_PREVENTION_TURNS:
        return state.row & ~tables.disaster_bits[state.generation]
    return state.row


class SelectTile(NeomStep):
    """A. Selecting a Tile: one from the hand, laid face down."""

    phase: i64 = SELECTING

    def __init__(self) -> None:
        super().__init__(Select())

    def begin(self, tables: Tables, state: NeomState) -> bool:
        """All at the same time; two players in turn."""
        if not simultaneous(state):
            return self.ask(state, single(state.active_player))
        for me in state.players:
            me.seen |= me.hand
        tell(state, "turn", -1, amount=state.turn)
        return self.ask(state, everyone(state))


class RevealTiles(NeomStep):
    """B. Taking an Action: first all selected tiles are revealed."""

    def begin(self, tables: Tables, state: NeomState) -> bool:
        """All at once; two players in turn."""
        if simultaneous(state):
            for player in range(state.size):
                _reveal(tables, state, player)
        else:
            _watch_for_doom(tables, state)
            _reveal(tables, state, state.active_player)
        return False


def _reveal(tables: Tables, state: NeomState, player: i64) -> None:
    """Turn the selected tile face up; INVESTMENT FIRM pays before the action."""
    me = state.players[player]
    state.revealed |= deck_bit(me.selected)
    tell(state, "selected", player, tile=me.selected)
    income = selecting_income(tables, me.city)
    if income:
        me.money += income
        tell(state, "selecting-income", player, amount=income)


def _watch_for_doom(tables: Tables, state: NeomState) -> None:
    """Solo: a Disaster that shows up and is not selected in time will happen at the end of the turn."""
    bit = tables.disaster_bits[state.generation]
    if state.size == 1 and state.doom == UNSEEN:
        if state.row & bit:
            state.doom = IMPENDING
        elif deck_bit(state.players[0].selected) == bit:
            state.doom = SETTLED
            tell(state, "disaster-prevented", 0, tile=state.players[0].selected)
