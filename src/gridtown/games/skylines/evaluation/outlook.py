"""Worth of markers, money and room as the city stands."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gridtown.core.bits import count, single
from gridtown.games.skylines.board.city import RECORDS, TAKEN
from gridtown.games.skylines.board.costs import SURPLUS
from gridtown.games.skylines.board.displays import stacks_left
from gridtown.games.skylines.board.districts import development_cost, may_be_next, may_end
from gridtown.games.skylines.board.tracks import (
    EMPLOYMENT,
    FIRST_CAPACITY,
    FIRST_NUISANCE,
    HAPPINESS,
    MONEY,
    TRACK_COUNT,
)
from gridtown.games.skylines.evaluation.weights import Weights
from gridtown.games.skylines.state import (
    DEVELOPING,
    DRAWING,
    FOR_POLICY,
    REVEALING,
    SkylinesState,
    the_city,
    the_districts,
    the_layout,
)
from gridtown.games.skylines.tables import Tables

POINT: Final = 1000
"""One point of overall Happiness. All judgment is in whole thousandths, so that both builds agree."""

RUIN: Final = -500 * POINT
"""What a lost game is worth."""

TILE: Final = 3200
"""Squares that a tile takes, in thousandths."""


class Outlook:
    """The prices of a position.

    left: how many Milestones are still to be assessed. open: free squares of face-up pieces. tiles: how many
    tiles may still be laid, in thousandths. money, square, capacity: the price of each. due: money for the
    next piece and the first steps on it.
    """

    def __init__(self, tables: Tables, weights: Weights, state: SkylinesState) -> None:
        self.tables = tables
        self.weights = weights
        self.left = milestones_left(state)
        self.open: i64 = 0
        room = self._free_squares(state)
        self.tiles = min(room * POINT * POINT // TILE, (stacks_left(state) + state.size) * POINT)
        further = self.left - 1
        busy = min(self.tiles, i64(6 * POINT))
        self.money = (weights.money + weights.money_more * further) * busy // (6 * POINT)
        self.square = weights.square + weights.square_more * further
        self.capacity = weights.capacity + weights.capacity_more * further
        self.due = weights.spare
        if further > 0:
            self.due = reserve_of(tables, state) + weights.working * further
        elif not may_end(state):
            self.due += weights.hold

    def _free_squares(self, state: SkylinesState) -> i64:
        layout, records, face_up = the_layout(state), the_city(state).records, the_districts(state).face_up
        free: i64 = 0
        district: i64 = 0
        while district < layout.districts:
            taken = records[RECORDS * district + TAKEN]
            self.open += count(face_up[district] & ~taken)
            free += count(whole(len(layout.squares[district])) & ~taken)
            district += 1
        return free

    def tracks(self, sheet: vec[i64]) -> i64:
        """What markers are worth that stand as on a sheet."""
        total = sheet[SURPLUS] * POINT + self._happiness(sheet) + self._money(sheet)
        track: i64 = FIRST_CAPACITY
        while track < EMPLOYMENT:
            total += self.capacity_worth(sheet[track])
            track += 1
        steps = sheet[EMPLOYMENT]
        total -= self.weights.slack * steps * steps
        total -= self.weights.work * (steps if steps > 0 else -steps)
        track = FIRST_NUISANCE
        while track < TRACK_COUNT:
            total -= self.weights.nuisance * sheet[track]
            if sheet[track] > 7:
                total -= self.weights.edge * (sheet[track] - 7)
            track += 1
        return total

    def _happiness(self, sheet: vec[i64]) -> i64:
        """Happiness counts at every Milestone; utilities in the red lower it first."""
        happiness = sheet[HAPPINESS]
        if happiness <= self.tables.low[HAPPINESS]:
            return RUIN
        total = happiness * self.left * POINT
        track: i64 = FIRST_CAPACITY
        while track < EMPLOYMENT:
            happiness += min(sheet[track], i64(0))
            track += 1
        margin = happiness - self.tables.low[HAPPINESS]
        if margin < 3:
            total -= (3 - margin) * 2 * POINT
        return total

    def capacity_worth(self, steps: i64) -> i64:
        """What a utility's capacity is worth: less and less beyond what the tiles to come will need."""
        if steps < 0:
            short = steps * self.weights.red * (self.left + 1) // 2 - self.weights.steep * steps * steps
            return short + self.weights.shut * min(steps + 3, i64(0))
        demand = self.tiles * self.weights.demand // POINT + POINT // 2
        used = min(steps * POINT, demand)
        return self.capacity * used // POINT * (2 * demand - used) // (2 * demand)

    def _money(self, sheet: vec[i64]) -> i64:
        """What money is worth: more and more where it is due, less and less beyond."""
        steps = sheet[EMPLOYMENT]
        free = sheet[MONEY] - (steps if steps > 0 else -steps)
        money = free - self.due
        if money < 0:
            ruin = min(free, i64(0)) * self.weights.wages
            return ruin + money * self.money - self.weights.debt * money * money
        most = self.tiles * self.weights.spending // POINT + POINT
        used = min(money * POINT, most)
        return self.money * used // POINT * (2 * most - used) // (2 * most)


def milestones_left(state: SkylinesState) -> i64:
    """How many Milestones are still to be assessed."""
    left = i64(len(state.spots)) - state.milestone
    waiting = state.phase == DEVELOPING or (
        state.reason == FOR_POLICY and (state.phase == DRAWING or state.phase == REVEALING)
    )
    return left if waiting else left + 1


def reserve_of(tables: Tables, state: SkylinesState) -> i64:
    """What the cheapest of the pieces that may be next costs."""
    least: i64 = 0
    for index, spot in enumerate(state.spots):
        if may_be_next(state, index):
            cost = development_cost(tables, state, spot[0])
            if not least or cost < least:
                least = cost
    return least


def wages_of(state: SkylinesState) -> i64:
    """What would be paid for employment now."""
    steps = state.tracks[EMPLOYMENT]
    return steps if steps > 0 else -steps


def whole(squares: i64) -> i64:
    """All squares of a district that has so many."""
    return single(squares) - 1
