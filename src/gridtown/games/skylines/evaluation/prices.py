"""Prices of a position, in the same room each time: what the markers are worth as they stand."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gridtown.games.skylines.board.cards import UNIQUE, ZONES
from gridtown.games.skylines.board.costs import SURPLUS
from gridtown.games.skylines.board.displays import stacks_left
from gridtown.games.skylines.board.tracks import (
    EMPLOYMENT,
    FIRST_CAPACITY,
    FIRST_NUISANCE,
    HAPPINESS,
    MONEY,
    TRACK_COUNT,
)
from gridtown.games.skylines.evaluation.habits import Habits
from gridtown.games.skylines.evaluation.outlook import POINT, RUIN, TILE, milestones_left, reserve_of
from gridtown.games.skylines.evaluation.survey import Survey
from gridtown.games.skylines.state import SkylinesState
from gridtown.games.skylines.tables import COST, GAIN, MILESTONE, PRICE, REACH, WAGES, Modifier, Tables


class Prices:
    """What `Outlook` has, read anew for each position.

    left: Milestones still to be assessed. tiles: tiles to come, in thousandths. money, square: the price of
    each. due: money for what comes next. curve: what a utility's capacity is worth, by steps from `lowest`
    on. reserve: what the next piece costs. most: money that can still be used. work, idle, nuisance: a step
    of Employment below and above 0, and of pollution, traffic or crime.
    """

    def __init__(self, tables: Tables, habits: Habits) -> None:
        self.tables = tables
        self.habits = habits
        self.left: i64 = 0
        self.tiles: i64 = 0
        self.money: i64 = 0
        self.square: i64 = 0
        self.capacity: i64 = 0
        self.due: i64 = 0
        self.reserve: i64 = 0
        self.most: i64 = 0
        self.work: i64 = 0
        self.idle: i64 = 0
        self.nuisance: i64 = 0
        ends = range(FIRST_CAPACITY, EMPLOYMENT)
        self.lowest: i64 = min(int(tables.low[track]) for track in ends)
        self.highest: i64 = max(int(tables.high[track]) for track in ends)
        self.curve = vec[i64]([0] * int(self.highest - self.lowest + 1))

    def read(self, state: SkylinesState, survey: Survey) -> None:
        """Look at a position. survey: of its map."""
        habits = self.habits
        left = milestones_left(state)
        room = survey.unbuilt
        self.left = left
        self.tiles = min(room * POINT * POINT // TILE, (stacks_left(state) + state.size) * POINT)
        further = left - 1
        busy = min(self.tiles, i64(6 * POINT))
        self.money = (habits.money + habits.money_more * further) * busy // (6 * POINT)
        self.square = habits.square + habits.square_more * further
        self.capacity = habits.capacity + habits.capacity_more * further
        self.work = habits.work + habits.work_more * further
        self.idle = habits.idle + habits.idle_more * further
        self.nuisance = habits.nuisance + habits.nuisance_more * further
        self.due = habits.spare
        self.reserve = 0
        if further > 0:
            self.reserve = reserve_of(self.tables, state)
            self.due = self.reserve * POINT + habits.working * further
        elif survey.lacking:
            self.due += habits.hold
        self.most = self.tiles * habits.spending // POINT + POINT
        self._draw_curve()

    def _draw_curve(self) -> None:
        habits, curve = self.habits, self.curve
        demand = self.tiles * habits.demand // POINT + POINT // 2
        step = self.lowest
        while step < 0:
            short = step * habits.red * (self.left + 1) // 2 - habits.steep * step * step
            curve[step - self.lowest] = short + habits.shut * min(step + 3, i64(0))
            step += 1
        while step <= self.highest:
            used = min(step * POINT, demand)
            curve[step - self.lowest] = self.capacity * used // POINT * (2 * demand - used) // (2 * demand)
            step += 1

    def effect(self, modifier: Modifier) -> i64:
        """What a lasting effect promises till the end of the game."""
        if modifier.kind == PRICE:
            return -modifier.amount * self.money * self._plays(modifier.types) // POINT
        step = self._step(modifier.track)
        if modifier.kind == COST:
            better = -step if modifier.track >= FIRST_NUISANCE else step
            return modifier.amount * better * self._plays(modifier.types) // (2 * POINT)
        if modifier.kind == GAIN:
            return modifier.amount * step * self._plays(modifier.types) // POINT
        if modifier.kind == MILESTONE:
            if modifier.track == HAPPINESS:
                step = (self.left + 1) * POINT // 2
            return modifier.amount * step * self.left
        if modifier.kind == REACH:
            return self.habits.reach * self.tiles // POINT
        if modifier.kind <= WAGES:
            return -modifier.amount * self.money * self.left
        return 0

    def _step(self, track: i64) -> i64:
        """What a step up a track is about worth."""
        if track == MONEY:
            return self.money
        if track == HAPPINESS:
            return self.left * POINT
        if track >= FIRST_NUISANCE:
            return -self.nuisance // 2
        return self.capacity // 2

    def _plays(self, types: i64) -> i64:
        """How often cards of some types will still be played, in thousandths."""
        share: i64 = 0
        type: i64 = 0
        while type < UNIQUE:
            if types >> type & 1:
                share += (24 if type == 0 else 12) if type < ZONES else 3
            type += 1
        if types >> UNIQUE & 1:
            share += 2
        return self.tiles * share // 75

    def worth(self, sheet: vec[i64]) -> i64:
        """What markers are worth that stand as on a sheet."""
        habits, curve = self.habits, self.curve
        happiness = sheet[HAPPINESS]
        low = self.tables.low[HAPPINESS]
        if happiness <= low:
            return RUIN
        total = (sheet[SURPLUS] + happiness * self.left) * POINT
        track: i64 = FIRST_CAPACITY
        while track < EMPLOYMENT:
            steps = sheet[track]
            total += curve[steps - self.lowest]
            if steps < 0:
                happiness += steps
            track += 1
        if happiness - low < 3:
            total -= (3 - happiness + low) * habits.gloom
        steps = sheet[EMPLOYMENT]
        total -= habits.slack * steps * steps
        if steps < 0:
            steps = -steps
            total -= self.work * steps
        else:
            total -= self.idle * steps
        total += self._money(sheet[MONEY] - steps)
        track = FIRST_NUISANCE
        while track < TRACK_COUNT:
            steps = sheet[track]
            total -= self.nuisance * steps
            if steps > 7:
                total -= habits.edge * (steps - 7)
            track += 1
        return total

    def _money(self, free: i64) -> i64:
        """What money is worth: more and more where it is due, less and less beyond."""
        money = free * POINT - self.due
        if money < 0:
            ruin = free * self.habits.wages if free < 0 else i64(0)
            return ruin + money * self.money // POINT - self.habits.debt * money // POINT * money // POINT
        used = min(money, self.most)
        return self.money * used // POINT * (2 * self.most - used) // (2 * self.most)
