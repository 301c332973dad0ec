"""The policy: a quick and careful player, whom playouts follow.

It judges as `Judge` does, but looks at a position once for all of its choices, and goes from the rough to the
fine: the card by the district where it does best, then the tile, then its place.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gridtown.core.action import argument_of, kind_of, pack
from gridtown.core.bits import lowest
from gridtown.core.choices import Choices
from gridtown.games.skylines import actions
from gridtown.games.skylines.board.cards import POLICY, STAGES, UNIQUE
from gridtown.games.skylines.board.city import City
from gridtown.games.skylines.board.costs import IF_MET
from gridtown.games.skylines.board.displays import stacks_left
from gridtown.games.skylines.board.tracks import EMPLOYMENT, FIRST_CAPACITY, HAPPINESS, MONEY, TRACK_COUNT
from gridtown.games.skylines.evaluation.habits import Habits, take
from gridtown.games.skylines.evaluation.outlook import POINT, RUIN, wages_of
from gridtown.games.skylines.evaluation.places import Places
from gridtown.games.skylines.evaluation.reading import Reading
from gridtown.games.skylines.evaluation.tile import IMPOSSIBLE
from gridtown.games.skylines.evaluation.value import SCARCE, Judge
from gridtown.games.skylines.evaluation.weights import Weights
from gridtown.games.skylines.state import (
    ACTING,
    CHOOSING_TILE,
    DISPLAY_ROW,
    DRAWING,
    PLACING,
    SWAPPING,
    SkylinesState,
    the_city,
)
from gridtown.games.skylines.steps.exchanging import exchange_price
from gridtown.games.skylines.steps.milestone import swap_price
from gridtown.games.skylines.tables import Tables

NOTHING: Final = 4 * IMPOSSIBLE
"""Less than any action is worth."""

LARGEST: Final = 6
"""Squares of the largest tiles."""


class Policy:
    """Chooses actions. judge: for the few choices that are made once a game."""

    def __init__(self, tables: Tables, habits: Habits) -> None:
        self.tables = tables
        self.habits = habits
        self.reading = Reading(tables, habits)
        self.places = Places(self.reading, habits)
        self.judge = Judge(tables, Weights())
        self._city: City | None = None
        self._laid: i64 = 0
        self._card: i64 = 0

    def follow(self, weights: list[int]) -> None:
        """Judge by these weights from now on, in the order of `habits.NAMES`."""
        take(self.habits, weights)
        self._city = None

    def choose(self, state: SkylinesState, player: i64, out: Choices) -> i64:
        """One of the actions in `out`; of equals the first."""
        phase = state.phase
        if phase == ACTING:
            return self._act(state, player, out)
        if phase == CHOOSING_TILE:
            return self._tile(state, player, out)
        if phase == PLACING:
            return self._place(state, player, out)
        if phase == DRAWING:
            return self._draw(state, player, out)
        if phase == SWAPPING:
            return self._swap(state, player, out)
        best, most = out.at(0), self.judge.value(state, player, out.at(0))
        index: i64 = 1
        while index < out.count:
            value = self.judge.value(state, player, out.at(index))
            if value > most:
                most, best = value, out.at(index)
            index += 1
        return best

    # A turn

    def _act(self, state: SkylinesState, player: i64, out: Choices) -> i64:
        reading, habits = self.reading, self.habits
        self._look(state, player)
        end = i64(RUIN) if reading.survey.lacking else self._end(state)
        stay = min(end, i64(0)) * (100 - habits.escape) // 100 if end > RUIN else i64(0)
        stay += habits.fresh * min(reading.prices.tiles, i64(3 * POINT)) // (3 * POINT)
        best = out.at(0)
        most: i64 = NOTHING
        weakest: i64 = -1
        least: i64 = -NOTHING
        index: i64 = 0
        while index < out.count:
            action = out.at(index)
            index += 1
            kind = kind_of(action)
            value: i64 = NOTHING
            if kind == actions.PLAY:
                value = self._play(state, player, argument_of(action)) + stay
            elif kind == actions.END:
                value = end - habits.patience * min(reading.survey.open, i64(20))
            else:
                promise = reading.promise(state, argument_of(action))
                if promise < least:
                    least, weakest = promise, action
            if value > most:
                most, best = value, action
        if weakest >= 0 and self._exchange(state, player, max(least, i64(0))) + stay > most:
            return weakest
        return best

    def _play(self, state: SkylinesState, player: i64, card: i64) -> i64:
        """A card played in the district where it does best."""
        reading = self.reading
        needs = reading.read(state, card)
        type = self.tables.type[card]
        if type == POLICY:
            value: i64 = reading.met if needs & IF_MET else reading.unmet
        else:
            value = self.places.best_district(state, card)
            if type == UNIQUE:
                value += reading.effects(card)
        left = max(reading.account.plain[MONEY], reading.account.earned[MONEY])
        if left < self.tables.exchange_price:
            value -= self._stuck(state, player, card, left) + self.habits.broke * reading.survey.lacking
        return value

    def _stuck(self, state: SkylinesState, player: i64, card: i64, left: i64) -> i64:
        """What is risked if the next player may have nothing to play, and no money to exchange a card."""
        tables, reading = self.tables, self.reading
        if not reading.survey.lacking and left >= wages_of(state) + reading.prices.reserve:
            return 0
        row = DISPLAY_ROW * ((player + 1) % state.size)
        stage: i64 = 1
        while stage <= STAGES:
            cards = state.displays[row + stage]
            while cards:
                other = tables.card_at[64 * stage + lowest(cards)]
                cards &= cards - 1
                if other != card and -tables.cost[TRACK_COUNT * other + MONEY] <= left:
                    if reading.account.read(state, reading.modifiers, other):
                        return 0
            stage += 1
        return self.habits.stuck

    def _exchange(self, state: SkylinesState, player: i64, kept: i64) -> i64:
        """A card laid down for another: never when the cards will all be needed."""
        if stacks_left(state) * 2 * POINT < self.reading.prices.tiles * 3:
            return -SCARCE - kept
        return -self.reading.spent(exchange_price(self.tables, state, player)) - kept - 1

    def _end(self, state: SkylinesState) -> i64:
        """What ending the Milestone costs."""
        if state.uniques or state.news or state.roles[0]:
            return self.judge.end(state, state.active_player)
        tables, reading = self.tables, self.reading
        now, wages = reading.now, wages_of(state)
        happiness = now[HAPPINESS]
        track: i64 = FIRST_CAPACITY
        while track < EMPLOYMENT:
            happiness += min(now[track], i64(0))
            track += 1
        if happiness <= tables.low[HAPPINESS] or state.skyline + happiness <= tables.ruin:
            return RUIN
        if now[MONEY] < wages or (not reading.last and now[MONEY] - wages < reading.prices.reserve):
            return RUIN
        if reading.last:
            return 0
        kept = now[HAPPINESS]
        now[HAPPINESS] = happiness
        cost = reading.spent(wages)
        now[HAPPINESS] = kept
        return -cost

    # A tile and its place

    def _tile(self, state: SkylinesState, player: i64, out: Choices) -> i64:
        """The best place for one of the two smallest sizes of tile."""
        self._prepare(state, player)
        most: i64 = IMPOSSIBLE
        best: i64 = out.at(0)
        size: i64 = 1
        sizes: i64 = 0
        while size <= LARGEST and sizes < 2:
            tried: i64 = 0
            index: i64 = 0
            while index < out.count:
                shape = argument_of(out.at(index))
                if self.tables.shape_size[shape] == size:
                    tried = 1
                    value = self.places.search(state, shape)
                    if value > most:
                        most, best = value, out.at(index)
                index += 1
            sizes += tried
            size += 1
        return best

    def _place(self, state: SkylinesState, player: i64, out: Choices) -> i64:
        self._prepare(state, player)
        if self.places.search(state, state.shape) <= IMPOSSIBLE:
            return out.at(0)
        return pack(player, actions.PLACE, self.places.best)

    def _prepare(self, state: SkylinesState, player: i64) -> None:
        """Judge places for the card in hand, unless that was done when its tile was chosen."""
        city, card = the_city(state), state.card
        laid = i64(len(city.places))
        if city is self._city and laid == self._laid and card == self._card:
            return
        self._look(state, player)
        self.reading.read(state, card)
        self.places.prepare(state, card)
        self._city, self._laid, self._card = city, laid, card

    def _look(self, state: SkylinesState, player: i64) -> None:
        """See how things stand, and forget places that were judged before."""
        self._city = None
        self.reading.look(state, player)

    # Cards that come and go

    def _draw(self, state: SkylinesState, player: i64, out: Choices) -> i64:
        reading = self.reading
        self._look(state, player)
        best = out.at(0)
        most: i64 = NOTHING
        index: i64 = 0
        while index < out.count:
            action = out.at(index)
            if kind_of(action) == actions.DRAW:
                value = self._stack(state, argument_of(action))
            elif state.last and stacks_left(state):
                value = RUIN
            else:
                value = reading.promise(state, argument_of(action)) - 1
            if value > most:
                most, best = value, action
            index += 1
        return best

    def _stack(self, state: SkylinesState, stage: i64) -> i64:
        """What a card from a stack promises."""
        habits, prices = self.habits, self.reading.prices
        further = prices.left - 1
        value = habits.pile + habits.pile_more * further
        money = min(state.tracks[MONEY], i64(15))
        room = min(prices.tiles // 256, i64(100))
        red: i64 = 0
        track: i64 = FIRST_CAPACITY
        while track < EMPLOYMENT:
            red -= min(state.tracks[track], i64(0))
            track += 1
        if stage == 2:
            value += habits.draw_2 + habits.draw_2_more * further + habits.draw_2_money * money
            value += habits.draw_2_room * room // 16 + habits.draw_2_red * red
        elif stage > 2:
            value += habits.draw_3 + habits.draw_3_more * further + habits.draw_3_money * money
            value += habits.draw_3_room * room // 16 + habits.draw_3_red * red
        return value

    def _swap(self, state: SkylinesState, player: i64, out: Choices) -> i64:
        reading = self.reading
        self._look(state, player)
        fresh = self.habits.swap + self.habits.swap_more * (reading.prices.left - 1)
        fresh -= reading.spent(swap_price(self.tables, state, player)) + 1
        best = out.at(out.count - 1)
        most: i64 = 0
        index: i64 = 0
        while index < out.count:
            action = out.at(index)
            if kind_of(action) == actions.SWAP:
                value = fresh - max(reading.promise(state, argument_of(action)), i64(0))
                if value > most:
                    most, best = value, action
            index += 1
        return best
