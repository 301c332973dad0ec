"""Value of an action: the judgment of a player who knows the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gridtown.core.action import argument_of, kind_of
from gridtown.core.bits import count, lowest
from gridtown.core.choices import Choices
from gridtown.core.view import View
from gridtown.games.neom import actions
from gridtown.games.neom.board.disasters import penalty
from gridtown.games.neom.board.goods import PROCESSED
from gridtown.games.neom.board.income import answering_income, placing_income
from gridtown.games.neom.board.market import Purchase, purchase_in
from gridtown.games.neom.board.spaces import legal_spaces
from gridtown.games.neom.evaluation.decks import Decks
from gridtown.games.neom.evaluation.future import COIN, POINT, Prospects
from gridtown.games.neom.evaluation.outlook import city_value
from gridtown.games.neom.evaluation.tile import unplaced
from gridtown.games.neom.plan import (
    answer_spaces,
    plan_tile,
)
from gridtown.games.neom.state import DISASTER, NeomState, Player
from gridtown.games.neom.steps.acting import may_place
from gridtown.games.neom.steps.disaster import answered, disaster_now, sacrifice
from gridtown.games.neom.steps.exchanging import given_cornerstones
from gridtown.games.neom.tables import CHOOSES_GOOD, FIRST_CORNERSTONE, Tables, cornerstone_bit
from gridtown.games.neom.turn import DISASTER_ANSWERS

HARM: Final = 400  # how much of the others' loss one counts as gain, in thousandths
ENVY: Final = 20  # how much of a tile's use to others one would deny them, in thousandths


def value(tables: Tables, view: View[NeomState], action: int) -> float:
    """Value of a legal `action` to the viewer, in VP."""
    if view.viewer is None:
        return 0.0
    return float(int(_judge(tables, view).value(action))) / POINT


def _judge(tables: Tables, view: View[NeomState]) -> Judge:
    """The judge of a view, kept while the actions of the same view are asked after."""
    judge = _MEMORY.judge
    if judge is not None and judge.view is view and judge.tables is tables:
        return judge
    assert view.viewer is not None
    decks = judge.decks if judge is not None and judge.tables is tables else Decks(tables)
    judge = Judge(decks, view, view.viewer)
    _MEMORY.judge = judge
    return judge


class Judge:
    """Judges the actions of one view, which must not change meanwhile."""

    def __init__(self, decks: Decks, view: View[NeomState], player: i64) -> None:
        self.decks = decks
        self.tables = decks.tables
        self.view = view
        self.known = view.known
        self.player = player
        self.me: Player = view.known.players[player]
        self.prospects = Prospects(decks, view.known, player)
        self._fallback: i64 = UNKNOWN

    def value(self, action: i64) -> i64:
        """Value of `action`, in thousandths of a VP."""
        kind = kind_of(action)
        argument = argument_of(action)
        if self.known.phase == DISASTER:
            return self._answer(kind, argument)
        if kind == actions.SELECT:
            return self._select(argument)
        if kind == actions.PLACE:
            return self._place(argument)
        if kind == actions.AT:
            return self._at(plan_tile(self.me.plan), argument)
        if kind == actions.SELL:
            return self._sell()
        if kind == actions.SOURCE:
            return self._source(argument >> 4, argument & 15)
        if kind == actions.INSTEAD:
            return self._source(-1, actions.MONEY)
        if kind == actions.MAKE:
            return self._make(argument)
        if kind == actions.KEEP:
            return unplaced(self.prospects, self.me.city, argument, self.me.money)
        return self._exchange(kind, argument)

    # Selecting and acting

    def _select(self, tile: i64) -> i64:
        """The best that can be done with the tile: place it, give it up for a Cornerstone, sell it."""
        if self.tables.disasters[tile]:
            return self._disaster(self.tables.disasters[tile])
        best = self._otherwise()
        if may_place(self.tables, self.known, self.player, tile):
            best = max(best, self._place(tile))
        return best + self._denied(tile)

    def _denied(self, tile: i64) -> i64:
        """Value of denying the tile to those who choose later."""
        return ENVY * self.prospects.worth_of(tile) // 1000 if self.known.size > 1 else i64(0)

    def _disaster(self, disaster: i64) -> i64:
        """No action, but safety from the Disaster, and the others' loss."""
        doom = self.prospects.doom[disaster]
        self.prospects.doom[disaster] = 0
        total = city_value(self.prospects, self.me.city, self._money(), self.me.kept)
        self.prospects.doom[disaster] = doom
        harm: i64 = 0
        for other in self.known.players:
            harm += min(COIN * penalty(self.tables, other.city, disaster), i64(10 * POINT))
        if self.known.size > 1:
            harm -= min(COIN * penalty(self.tables, self.me.city, disaster), i64(10 * POINT))
            total += HARM * harm // (1000 * (self.known.size - 1))
        return total

    def _otherwise(self) -> i64:
        """The best that selling or placing a Cornerstone promises; the same whatever is selected."""
        if self._fallback != UNKNOWN:
            return self._fallback
        best = self._sell()
        rest = self.me.kept
        while rest:
            tile = FIRST_CORNERSTONE + lowest(rest)
            rest &= rest - 1
            if may_place(self.tables, self.known, self.player, tile):
                best = max(best, self._place(tile))
        self._fallback = best
        return best

    def _place(self, tile: i64) -> i64:
        """The best space for the tile, its Goods bought as cheaply as can be."""
        best: i64 = NOTHING
        cost = self._cost(tile)
        rest = legal_spaces(self.tables, self.me.city, tile, self.known.generation)
        while rest:
            best = max(best, self._placed(tile, lowest(rest), cost))
            rest &= rest - 1
        return best

    def _at(self, tile: i64, space: i64) -> i64:
        return self._placed(tile, space, self._cost(tile))

    def _cost(self, tile: i64) -> i64:
        purchase = Purchase(self.tables, self.known, self.player, tile, 0)
        return self.tables.cost[tile] + purchase.least()

    def _placed(self, tile: i64, space: i64, cost: i64) -> i64:
        city = self.me.city.copy()
        made = self._best_good() + 1 if self.tables.traits[tile] & CHOOSES_GOOD else i64(0)
        city.lay(self.tables, tile, space, made)
        gain = placing_income(self.tables, city, space) + answering_income(self.tables, city, space)
        kept = self.me.kept
        if tile >= FIRST_CORNERSTONE:
            kept &= ~cornerstone_bit(tile)
        return city_value(self.prospects, city, self._money() - cost + gain, kept)

    def _sell(self) -> i64:
        return city_value(self.prospects, self.me.city, self._money() + self.tables.sale, self.me.kept)

    def _money(self) -> i64:
        """Money held or about to be received."""
        return self.me.money + self.me.owed

    # The steps after the space

    def _source(self, good: i64, source: i64) -> i64:
        """The less a Good and all further ones cost, the better. good: -1 for that which is asked for."""
        purchase = purchase_in(self.tables, self.known, self.player)
        slot = purchase.next_slot() if good < 0 else purchase.slot_of(good)
        return -COIN * purchase.total_with(slot, source)

    def _best_good(self) -> i64:
        """The Processed Good that one would make oneself."""
        best: i64 = lowest(PROCESSED)
        most: i64 = NOTHING
        rest: i64 = PROCESSED
        while rest:
            good = lowest(rest)
            rest &= rest - 1
            if self._make(good) > most:
                most = self._make(good)
                best = good
        return best

    def _make(self, good: i64) -> i64:
        if self.me.city.goods >> good & 1:
            return 0
        return self.tables.good_vp[1] * POINT + self.prospects.need[good]

    def _promised(self, cornerstones: i64) -> i64:
        """Value of a set of unplaced Cornerstones."""
        total: i64 = 0
        while cornerstones:
            tile = FIRST_CORNERSTONE + lowest(cornerstones)
            cornerstones &= cornerstones - 1
            total += unplaced(self.prospects, self.me.city, tile, self._money())
        return total

    def _exchange(self, kind: i64, tile: i64) -> i64:
        """CONTRACT OFFICE: what is given must be worth less than what can be had for it."""
        if kind == actions.TAKE:
            return self._promised(cornerstone_bit(tile))
        given = given_cornerstones(self.me)
        if kind == actions.GIVE:
            given |= cornerstone_bit(tile)
        return self._best_of_pile(count(given)) - self._promised(given)

    def _best_of_pile(self, size: i64) -> i64:
        """Value of the best `size` Cornerstones of the pile."""
        total: i64 = 0
        rest = self.known.pile
        while size and rest:
            best = rest & -rest
            others = rest
            while others:
                one = others & -others
                others ^= one
                if self._promised(one) > self._promised(best):
                    best = one
            total += self._promised(best)
            rest ^= best
            size -= 1
        return total

    # Answering a Disaster

    def _answer(self, kind: i64, space: i64) -> i64:
        """Pay, or give up the tiles one can best do without."""
        disaster = disaster_now(self.tables, self.known)
        me = self.me.copy()
        if kind == actions.PAY:
            due = penalty(self.tables, me.city, disaster)
            return city_value(self.prospects, me.city, self._money() - due, me.kept)
        sacrifice(me, space)
        return self._given_up(me, disaster, 0)

    def _given_up(self, me: Player, disaster: i64, first: i64) -> i64:
        """The best that is left when the answer has been completed with spaces from `first` on."""
        if answered(me, disaster):
            return self._after_sacrifice(me)
        state = self.known.copy()
        out = Choices()
        state.players[self.player] = me
        DISASTER_ANSWERS.generate(self.tables, state, self.player, out)
        best: i64 = NOTHING
        index: i64 = 0
        while index < out.count:
            space = argument_of(out.at(index))
            index += 1
            if space >= first:
                next_player = me.copy()
                sacrifice(next_player, space)
                best = max(best, self._given_up(next_player, disaster, space))
        return best

    def _after_sacrifice(self, me: Player) -> i64:
        city = me.city.copy()
        rest = answer_spaces(me.plan)
        while rest:
            city.lift(self.tables, lowest(rest))
            rest &= rest - 1
        return city_value(self.prospects, city, self._money(), me.kept)


NOTHING: Final = -1_000_000_000
UNKNOWN: Final = -2_000_000_000


class _Memory:
    """The judge of the view that was asked after last."""

    def __init__(self) -> None:
        self.judge: Judge | None = None


_MEMORY: Final = _Memory()
