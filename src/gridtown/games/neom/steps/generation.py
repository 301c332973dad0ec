"""Playing a Generation: its turns, their end, and the income."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.games.neom.board.income import generation_income
from gridtown.games.neom.events import tell
from gridtown.games.neom.scoring import score
from gridtown.games.neom.state import (
    GENERATIONS,
    OVER,
    TURNS,
    UNSEEN,
    NeomState,
    deck_of,
    simultaneous,
)
from gridtown.games.neom.steps.step import NeomStep, Repeat
from gridtown.games.neom.tables import Tables


class TakeDeck(NeomStep):
    """Playing a Generation: the generation's tiles are shuffled."""

    def begin(self, tables: Tables, state: NeomState) -> bool:
        """The next generation's tiles, those in use with so many players."""
        state.generation += 1
        state.turn = 1
        state.deck = tables.decks[3 * (state.generation - 1) + deck_of(state)]
        state.revealed = 0
        state.doom = UNSEEN
        for me in state.players:
            me.seen = 0
            me.used = 0
        tell(state, "generation", -1, amount=state.generation)
        return False


class InTurn(Repeat):
    """The Two-Player Game: one after the other, rather than at the same time."""

    def again(self, tables: Tables, state: NeomState) -> bool:
        """Once more for the second of two players."""
        if state.size != 2 or state.active_player != state.opener:
            return False
        state.active_player = 1 - state.opener
        return True


class ReceivePayments(NeomStep):
    """Buying Missing Goods: what was received this turn can be spent, and the turn is over."""

    def begin(self, tables: Tables, state: NeomState) -> bool:
        """Money owed can be spent; tiles that nobody selected are discarded."""
        for player in range(state.size):
            me = state.players[player]
            if me.owed:
                tell(state, "received", player, amount=me.owed)
            me.money += me.owed
            me.owed = 0
            me.selected = 0
        if state.size == 2:
            state.opener = state.active_player  # who chose last opens the next pack
        state.row = 0
        return False


class PickUpTiles(NeomStep):
    """C. Picking Up Tiles: the hand of the player to the right."""

    def begin(self, tables: Tables, state: NeomState) -> bool:
        """To the left is the next seat. After the seventh turn there are none to pick up."""
        if not simultaneous(state) or state.turn == TURNS:
            return False
        passed = state.players[state.size - 1].hand
        for me in state.players:
            hand = me.hand
            me.hand = passed
            passed = hand
        return False


class Turns(Repeat):
    """Playing a Generation: seven turns."""

    def again(self, tables: Tables, state: NeomState) -> bool:
        """Seven times in all."""
        if state.turn == TURNS:
            return False
        state.turn += 1
        return True


class CollectIncome(NeomStep):
    """END OF GENERATION: Collecting Income."""

    def begin(self, tables: Tables, state: NeomState) -> bool:
        """Tiles left in hands or deck go back to the box unseen."""
        for player in range(state.size):
            me = state.players[player]
            me.hand = 0
            income = generation_income(tables, me.city, state.generation)
            me.money += income
            if income:
                tell(state, "income", player, amount=income)
            if state.generation == GENERATIONS:
                me.final_income = income
        state.deck = 0
        return False


class Generations(Repeat):
    """Course of Play: three Generations."""

    def again(self, tables: Tables, state: NeomState) -> bool:
        """Three times in all; each counts itself."""
        return state.generation < GENERATIONS


class ScoreCities(NeomStep):
    """Game End and Scoring."""

    phase: i64 = OVER

    def begin(self, tables: Tables, state: NeomState) -> bool:
        """Nobody has to act any more."""
        if state.journal is not None:
            for player in range(state.size):
                me = state.players[player]
                pad = score(tables, me.city, me.money, me.final_income)
                tell(state, "score", player, amount=pad.total)
        return self.ask(state, 0)
