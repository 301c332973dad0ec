"""A player's choices, found quickly: what playouts follow."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gridtown.core.action import argument_of, kind_of, pack
from gridtown.core.bits import count, lowest, nth
from gridtown.core.choices import Choices
from gridtown.core.rng import Rng
from gridtown.core.view import View
from gridtown.games.neom import actions
from gridtown.games.neom.board.city import City
from gridtown.games.neom.board.disasters import demands, penalty
from gridtown.games.neom.board.market import purchase_in
from gridtown.games.neom.evaluation.decks import Decks
from gridtown.games.neom.evaluation.expected import Expected
from gridtown.games.neom.evaluation.future import POINT
from gridtown.games.neom.evaluation.leanings import (
    ACT_SCALE,
    KEEPING,
    PLACING,
    SELECT_SCALE,
    SELECTING,
    SELLING,
    SIZE,
    STONE,
    WHOLE,
    Leanings,
)
from gridtown.games.neom.evaluation.outlook import cash, city_value
from gridtown.games.neom.evaluation.turn_value import TurnValue
from gridtown.games.neom.evaluation.value import ENVY, NOTHING, Judge
from gridtown.games.neom.plan import answer_spaces, plan_tile
from gridtown.games.neom.state import NeomState
from gridtown.games.neom.steps.disaster import disaster_now
from gridtown.games.neom.steps.selecting import selectable
from gridtown.games.neom.tables import (
    CRIME_SPREE,
    FIRST_CORNERSTONE,
    Tables,
    tile_at,
)

GAP: Final = 4 * POINT  # a tile whose worth is further below the second best is not looked at closely
MOST_OF_STONE: Final = 8 * POINT  # more than a Cornerstone gains over a sale


class Pick:
    """The best of what is offered; equals are drawn by lot."""

    def __init__(self) -> None:
        self.best: i64 = 0
        self.most: i64 = 0
        self._equals: i64 = 0
        self._rng: Rng = Rng(0)

    def start(self, rng: Rng) -> None:
        """Forget what was offered before."""
        self._rng = rng
        self._equals = 0
        self.most = 2 * NOTHING

    def offer(self, action: i64, value: i64) -> None:
        """Take the action if it is better, or equal and drawn."""
        if value < self.most:
            return
        self._equals = i64(1) if value > self.most else self._equals + 1
        self.most = value
        if self._equals == 1 or self._rng.below(self._equals) == 0:
            self.best = action


class Planner:
    """Chooses for all players of a state, which may go on between two questions.

    It looks at a true state, but at nothing in it that the player may not know.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.decks = Decks(tables)
        self.leanings = Leanings()
        self.turn = TurnValue(Expected(self.decks), self.leanings)
        self._pick = Pick()
        self._hand = Choices()
        self._lots = Rng(0)
        self._promise: i64 = 0

    def learn(self, players: int, weights: list[int] | None) -> None:
        """Lean by these weights with so many players from now on; None: by none."""
        self.leanings.learn(players, weights)
        self.turn.forget()

    def choose(self, state: NeomState, player: i64, out: Choices, rng: Rng) -> i64:
        """A good action among those in `out`, of which there are at least two."""
        kind = kind_of(out.at(0))
        self._pick.start(rng)
        self.state = state
        self.player = player
        if kind == actions.SOURCE or kind == actions.INSTEAD:
            self._source(out)
        elif kind == actions.MAKE or kind == actions.GIVE or kind == actions.TAKE or kind == actions.DONE:
            self._judge(out)
        else:
            self.turn.look(state, player)
            self._plan(kind, out, rng)
        return self._pick.best

    def _plan(self, kind: i64, out: Choices, rng: Rng) -> None:
        """What the value of turns decides."""
        if kind == actions.SELECT:
            self._select(out)
        elif kind == actions.PLACE or kind == actions.SELL:
            self._act(out)
        elif kind == actions.AT:
            self._at(out, rng)
        elif kind == actions.KEEP:
            self._keep(out)
        else:
            self._answer(out)

    def promise(self, state: NeomState, player: i64) -> i64:
        """What the best turn promises `player`, who is to select a tile."""
        hand = selectable(self.tables, state, player)
        self._hand.clear()
        while hand:
            self._hand.add(pack(player, actions.SELECT, tile_at(state.generation, lowest(hand))))
            hand &= hand - 1
        self._pick.start(self._lots)
        self.state = state
        self.turn.look(state, player)
        self._select(self._hand)
        return self._promise

    # A turn

    def _select(self, out: Choices) -> None:
        """The tile with the best turn; those far below another are not looked at."""
        turn, weights, row = self.turn, self.leanings.weights, SIZE * self.state.size
        floor = self._floor(out)
        otherwise = self._otherwise(self._best_placed(out, floor))
        scale = weights[row + SELECT_SCALE + self.state.generation]
        self._promise = NOTHING
        index: i64 = 0
        while index < out.count:
            tile = argument_of(out.at(index))
            disaster = self.tables.disasters[tile]
            if disaster:
                value = turn.prevention(disaster)
            else:
                worth = turn.expected.worth(tile)
                value = max(otherwise, turn.place(tile)) if worth >= floor else otherwise
                if self.state.size > 1:
                    value += ENVY * worth // 1000
            self._promise = max(self._promise, value)
            leaning = weights[row + SELECTING + tile]
            self._pick.offer(out.at(index), value * scale // WHOLE + leaning)
            index += 1

    def _floor(self, out: Choices) -> i64:
        """The worth below which tiles are not looked at."""
        first: i64 = NOTHING
        second: i64 = NOTHING
        index: i64 = 0
        while index < out.count:
            tile = argument_of(out.at(index))
            index += 1
            if not self.tables.disasters[tile]:
                worth = self.turn.expected.worth(tile)
                second = max(second, min(first, worth))
                first = max(first, worth)
        return second - GAP

    def _best_placed(self, out: Choices, floor: i64) -> i64:
        """The best that comes of placing one of the tiles."""
        best: i64 = NOTHING
        index: i64 = 0
        while index < out.count:
            tile = argument_of(out.at(index))
            index += 1
            if self.turn.expected.worth(tile) >= floor and not self.tables.disasters[tile]:
                best = max(best, self.turn.place(tile))
        return best

    def _otherwise(self, placed: i64) -> i64:
        """The best without the selected tile: a sale, or a Cornerstone where `placed` is not far better."""
        best = self.turn.sale()
        if placed > best + MOST_OF_STONE:
            return best
        rest = self.turn.me.kept
        while rest:
            best = max(best, self.turn.place(FIRST_CORNERSTONE + lowest(rest)))
            rest &= rest - 1
        return best

    def _act(self, out: Choices) -> None:
        """Place the tile, or a Cornerstone where that is not far better than a sale, or sell it."""
        turn, weights, row = self.turn, self.leanings.weights, SIZE * self.state.size
        moment = row + self.state.generation
        scale = weights[moment + ACT_SCALE]
        index: i64 = 0
        while index < out.count:
            action = out.at(index)
            tile = argument_of(action)
            index += 1
            if kind_of(action) == actions.SELL:
                self._pick.offer(action, turn.sale() * scale // WHOLE + weights[moment + SELLING])
                continue
            leaning = weights[row + PLACING + tile]
            if tile >= FIRST_CORNERSTONE:
                leaning += weights[moment + STONE]
                if self._pick.most > (turn.sale() + MOST_OF_STONE) * scale // WHOLE:
                    continue
            self._pick.offer(action, turn.place(tile) * scale // WHOLE + leaning)

    def _at(self, out: Choices, rng: Rng) -> None:
        """The best space; any, should none have been worth a look."""
        spaces = self.turn.spaces(plan_tile(self.turn.me.plan))
        if spaces:
            space = nth(spaces, rng.below(count(spaces)))
            self._pick.offer(pack(self.player, actions.AT, space), 0)
        else:
            self._pick.offer(out.at(rng.below(out.count)), 0)

    # The rest

    def _source(self, out: Choices) -> None:
        """The cheapest."""
        purchase = purchase_in(self.tables, self.state, self.player)
        index: i64 = 0
        while index < out.count:
            action = out.at(index)
            argument = argument_of(action)
            slot = purchase.next_slot()
            source: i64 = actions.MONEY
            if kind_of(action) == actions.SOURCE:
                slot = purchase.slot_of(argument >> 4)
                source = argument & 15
            self._pick.offer(action, -purchase.total_with(slot, source))
            index += 1

    def _keep(self, out: Choices) -> None:
        """The Cornerstone that has proved best; where none has, as the judgment sees them."""
        size = self.state.size
        if not self.leanings.learned[size]:
            self._judge(out)
            return
        row = SIZE * size + KEEPING - FIRST_CORNERSTONE
        index: i64 = 0
        while index < out.count:
            self._pick.offer(out.at(index), self.leanings.weights[row + argument_of(out.at(index))])
            index += 1

    def _judge(self, out: Choices) -> None:
        """What is seldom asked for is judged in full."""
        judge = Judge(self.decks, View(int(self.player), self.state), self.player)
        index: i64 = 0
        while index < out.count:
            self._pick.offer(out.at(index), judge.value(out.at(index)))
            index += 1

    def _answer(self, out: Choices) -> None:
        """Pay, or give up the tile one can best do without."""
        turn = self.turn
        whole = city_value(turn.expected, turn.me.city, turn.money, turn.me.kept)
        losses = Losses(turn.me.city)
        index: i64 = 1 if kind_of(out.at(0)) == actions.PAY else 0
        while index < out.count:
            space = argument_of(out.at(index))
            loss = whole - self._without(space)
            losses.note(space, loss)
            self._pick.offer(out.at(index), -loss)
            index += 1
        if kind_of(out.at(0)) == actions.PAY:
            disaster = disaster_now(self.tables, self.state)
            due = penalty(self.tables, turn.me.city, disaster)
            paid = cash(turn.expected, turn.money) - cash(turn.expected, turn.money - due)
            if paid <= losses.least(disaster):
                self._pick.offer(out.at(0), -NOTHING)

    def _without(self, space: i64) -> i64:
        """Value of the City without the tile on the space, and without those given up already."""
        turn = self.turn
        city = turn.me.city.copy()
        rest = answer_spaces(turn.me.plan)
        while rest:
            city.lift(self.tables, lowest(rest))
            rest &= rest - 1
        city.lift(self.tables, space)
        return city_value(turn.expected, city, turn.money, turn.me.kept)


class Losses:
    """What it would cost to give tiles up: the least, the second least, and the least by type."""

    def __init__(self, city: City) -> None:
        self.city = city
        self._first: i64 = -NOTHING
        self._second: i64 = -NOTHING
        self._home: i64 = -NOTHING
        self._shop: i64 = -NOTHING
        self._works: i64 = -NOTHING

    def note(self, space: i64, loss: i64) -> None:
        """The tile on the space would be such a loss."""
        self._second = min(self._second, max(self._first, loss))
        self._first = min(self._first, loss)
        if self.city.residential >> space & 1:
            self._home = min(self._home, loss)
        if self.city.commercial >> space & 1:
            self._shop = min(self._shop, loss)
        if self.city.industrial >> space & 1:
            self._works = min(self._works, loss)

    def least(self, disaster: i64) -> i64:
        """About what the cheapest answer without money costs."""
        city = self.city
        if disaster != CRIME_SPREE:
            return self._first + (self._second if demands(city, disaster) == 2 else i64(0))
        homes = self._home if city.residential else i64(0)
        shops = self._shop if city.commercial else i64(0)
        return homes + shops + (self._works if city.industrial else i64(0))
