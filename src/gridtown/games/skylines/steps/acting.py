"""A turn: one of three actions. Rulebook: "The Actions"."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.games.skylines.board.displays import stacks_left
from gridtown.games.skylines.board.districts import may_end
from gridtown.games.skylines.state import ACTING, STUCK, SkylinesState
from gridtown.games.skylines.steps.ending import lose
from gridtown.games.skylines.steps.exchanging import Exchange
from gridtown.games.skylines.steps.milestone import EndMilestone
from gridtown.games.skylines.steps.playing import Play
from gridtown.games.skylines.steps.step import SkylinesStep
from gridtown.games.skylines.tables import Tables


class Act(SkylinesStep):
    """The active player carries out one of three actions; who cannot perform any loses the game for all."""

    phase: i64 = ACTING

    def __init__(self, play: Play, exchange: Exchange, end: EndMilestone) -> None:
        super().__init__(play, exchange, end)
        self.play = play
        self.exchange = exchange

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """The player chooses, unless nothing can be done."""
        state.last = 0
        self.ask_player(state, state.active_player)
        if may_end(state) or not stacks_left(state):
            return True
        player = state.active_player
        if not self.exchange.any(tables, state, player) and not self.play.any(tables, state, player):
            lose(state, STUCK)
        return True
