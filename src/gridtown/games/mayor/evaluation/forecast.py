"""How likely each player is to win, told from what they have between two turns.

Where a game is all but won or lost, all choices are as good, and a search that looks at nothing but the win
plays at random there. So how far ahead a player is counts a little, too.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gridtown.games.mayor.evaluation.forecast_weights import STAGES, WEIGHTS
from gridtown.games.mayor.evaluation.prospects import PARTS, Prospects
from gridtown.games.mayor.state import OVER, MayorState

WHOLE: Final = 100_000
"""A certain win, in thousandths of a percent."""

ONE: Final = 1 << 30
FADING: Final = 1_040_708_571
"""ONE times e to the power of -1/32."""
STEP: Final = 31
"""Thousandths in which differences are told apart."""
STEPS: Final = 512

CLEAR: Final = 4000
"""The strength, in thousandths, at which a lead is clear: more counts no more."""
LEADING: Final = 5
"""What a thousandth of a strength ahead counts."""
POINT_AHEAD: Final = 350
"""The strength that a point is worth when all is over."""


class Forecast:
    """Turns what players have into shares of the win, each in proportion to e to the power of its strength.

    weights: by (stage * 9 + part), for this number of players: the parts of `Prospects.weigh`, then what
    having to wait for one, two or three others costs; thousandths. powers: of e, by steps below 0.
    """

    def __init__(self, prospects: Prospects, players: int) -> None:
        self.prospects = prospects
        self.row: i64 = PARTS + 3
        self.weights = vec[i64]([number for stage in WEIGHTS[players] for number in stage])
        self.stages = vec[i64](list(STAGES))
        self.powers = vec[i64]([0] * STEPS)
        self.strength = vec[i64]([0] * 4)
        power: i64 = ONE
        step: i64 = 0
        while step < STEPS:
            self.powers[step] = power
            power = power * FADING >> 30
            step += 1

    def estimate(self, state: MayorState, player: i64) -> i64:
        """The share of the win that `player` may expect, and a fifth of WHOLE for a clear lead."""
        if state.phase == OVER:
            return _share(state, player) + _lead(POINT_AHEAD * _points_ahead(state, player))
        self._compare(state)
        best: i64 = -(1 << 60)
        index: i64 = 0
        while index < state.size:
            if index != player:
                best = max(best, self.strength[index])
            index += 1
        return self._part(state.size, player) + _lead(self.strength[player] - best)

    def share(self, state: MayorState, player: i64) -> i64:
        """The share of the win that `player` may expect, WHOLE for all of it."""
        if state.phase == OVER:
            return _share(state, player)
        self._compare(state)
        return self._part(state.size, player)

    def _compare(self, state: MayorState) -> None:
        """Fill `strength`."""
        index: i64 = 0
        while index < state.size:
            self.strength[index] = self._strength(state, index)
            index += 1

    def _part(self, players: i64, player: i64) -> i64:
        """A player's part of all."""
        most = self.strength[0]
        index: i64 = 1
        while index < players:
            most = max(most, self.strength[index])
            index += 1
        total: i64 = 0
        mine: i64 = 0
        index = 0
        while index < players:
            power = self.powers[min((most - self.strength[index]) // STEP, i64(STEPS - 1))]
            total += power
            if index == player:
                mine = power
            index += 1
        return mine * WHOLE // total

    def _strength(self, state: MayorState, player: i64) -> i64:
        ahead = self.prospects
        ahead.weigh(state, player)
        stage: i64 = 0
        while stage < len(STAGES) and ahead.left >= self.stages[stage]:
            stage += 1
        first = self.row * stage
        total: i64 = 0
        part: i64 = 0
        while part < PARTS:
            total += self.weights[first + part] * ahead.have[part]
            part += 1
        waits = (player - state.active_player + state.size) % state.size
        return total // 1000 + (self.weights[first + PARTS + waits - 1] if waits else i64(0))


def _share(state: MayorState, player: i64) -> i64:
    """The share of the win when all is over."""
    furthest: i64 = 0
    winners: i64 = 0
    for each in state.players:
        if each.citizen >> 2 > furthest:
            furthest = each.citizen >> 2
            winners = 0
        if each.citizen >> 2 == furthest:
            winners += 1
    return WHOLE // winners if state.players[player].citizen >> 2 == furthest else 0


def _points_ahead(state: MayorState, player: i64) -> i64:
    """How many points the player is ahead of the best other, or behind (negative)."""
    best: i64 = 0
    index: i64 = 0
    while index < state.size:
        if index != player:
            best = max(best, state.players[index].citizen >> 2)
        index += 1
    return (state.players[player].citizen >> 2) - best


def _lead(ahead: i64) -> i64:
    """What being ahead counts beside the win."""
    return LEADING * max(min(ahead, i64(CLEAR)), i64(-CLEAR))
