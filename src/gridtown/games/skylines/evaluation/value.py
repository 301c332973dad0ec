"""Value of an action, as a careful player judges it who looks no further than the next tile."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gridtown.core.action import argument_of, kind_of, pack
from gridtown.core.bits import lowest
from gridtown.core.view import View
from gridtown.games.skylines import actions
from gridtown.games.skylines.board.cards import POLICY, STAGES
from gridtown.games.skylines.board.costs import new_sheet, verdict
from gridtown.games.skylines.board.displays import stacks_left
from gridtown.games.skylines.board.districts import all_face_up, development_cost, may_end
from gridtown.games.skylines.board.effects import in_force, price
from gridtown.games.skylines.board.sites import place_mask
from gridtown.games.skylines.board.tracks import HAPPINESS, MONEY, TRACK_COUNT
from gridtown.games.skylines.evaluation.card import Prospects
from gridtown.games.skylines.evaluation.demand import Demand
from gridtown.games.skylines.evaluation.outlook import POINT, RUIN, Outlook, reserve_of, wages_of
from gridtown.games.skylines.evaluation.tile import Siting
from gridtown.games.skylines.evaluation.weights import Weights
from gridtown.games.skylines.state import COMPLETED, DISPLAY_ROW, LAYING, OVER, SkylinesState, the_layout
from gridtown.games.skylines.steps.exchanging import exchange_price
from gridtown.games.skylines.steps.milestone import swap_price
from gridtown.games.skylines.tables import Tables
from gridtown.games.skylines.turn import push

SCARCE: Final = 10 * POINT
"""What a card too many costs that is drawn from stacks running low."""


def value(tables: Tables, view: View[SkylinesState], action: int) -> float:
    """What a legal `action` promises the viewer, in overall Happiness, beyond what doing nothing would."""
    if view.viewer is None:
        return 0.0
    judge = _MEMORY.judge
    if judge is None or judge.tables is not tables:
        judge = Judge(tables, Weights())
        _MEMORY.judge = judge
    return float(int(judge.value(view.known, view.viewer, action))) / POINT


class Judge:
    """Judges actions in thousandths of a point of overall Happiness."""

    def __init__(self, tables: Tables, weights: Weights) -> None:
        self.tables = tables
        self.weights = weights

    def value(self, state: SkylinesState, player: i64, action: i64) -> i64:
        """What `action` of a player promises."""
        kind, argument = kind_of(action), argument_of(action)
        if state.phase == LAYING:
            return self._lay(state, argument)
        outlook = Outlook(self.tables, self.weights, state)
        if kind == actions.END:
            return self._end(state, player, outlook) - self.weights.patience * min(outlook.open, i64(20))
        if kind == actions.DEVELOP:
            return -development_cost(self.tables, state, argument) * POINT
        demand = Demand(outlook, state)
        if kind == actions.PLAY:
            return self._play(outlook, demand, state, player, argument) + self._stay(state, player, outlook)
        if kind == actions.TILE:
            return Siting(outlook, demand, state, player, state.card).best_of(argument)
        if kind == actions.PLACE:
            layout = the_layout(state)
            district = layout.district[(argument & 1023) + self.tables.orientation_start[argument >> 10]]
            siting = Siting(outlook, demand, state, player, state.card)
            return siting.worth(district, place_mask(self.tables, layout, argument))
        return self._choose(Prospects(outlook, demand, state, player), state, player, kind, argument)

    def _play(self, outlook: Outlook, demand: Demand, state: SkylinesState, player: i64, card: i64) -> i64:
        """A card played where it does best, and another drawn."""
        siting = Siting(outlook, demand, state, player, card)
        fresh = self._fresh(outlook)
        if self.tables.type[card] == POLICY:
            return siting.policy() + fresh
        effects = self.tables.modifiers[int(card)]
        if effects:
            fresh += Prospects(outlook, demand, state, player).effects(effects)
        return siting.best() + fresh - self._stuck(state, player, card)

    def _fresh(self, outlook: Outlook) -> i64:
        """What another card promises."""
        return self.weights.fresh * min(outlook.tiles, i64(3 * POINT)) // (3 * POINT)

    def _stuck(self, state: SkylinesState, player: i64, card: i64) -> i64:
        """What is risked if the next player may have nothing to play, and no money to exchange a card."""
        modifiers = in_force(self.tables, state, player)
        left = state.tracks[MONEY] - price(self.tables, modifiers, card)
        left += max(self.tables.reward[TRACK_COUNT * card + MONEY], i64(0))
        if left >= self.tables.exchange_price:
            return 0
        if may_end(state) and left >= wages_of(state) + reserve_of(self.tables, state):
            return 0
        row = DISPLAY_ROW * ((player + 1) % state.size)
        stage: i64 = 1
        while stage <= STAGES:
            cards = state.displays[row + stage]
            while cards:
                other = self.tables.card_at[64 * stage + lowest(cards)]
                cards &= cards - 1
                if other != card and -self.tables.cost[TRACK_COUNT * other + MONEY] <= left:
                    if verdict(self.tables, state, modifiers, other):
                        return 0
            stage += 1
        return self.weights.stuck

    def _exchange(self, prospects: Prospects, state: SkylinesState, player: i64, card: i64) -> i64:
        """A card laid down for another: never when the cards will all be needed."""
        kept = max(prospects.card(card), i64(0)) + 1
        spent = self._spent(prospects, exchange_price(self.tables, state, player))
        fresh = self._fresh(prospects.outlook)
        if stacks_left(state) * 2 * POINT < prospects.outlook.tiles * 3:
            fresh = -SCARCE
        return self._stay(state, player, prospects.outlook) + fresh - spent - kept

    def _choose(
        self, prospects: Prospects, state: SkylinesState, player: i64, kind: i64, argument: i64
    ) -> i64:
        """What is promised by cards that come and go."""
        if kind == actions.DRAW:
            return prospects.stack(argument)
        if kind == actions.TAKE:
            return i64(RUIN) if state.last and stacks_left(state) else prospects.card(argument) - 1
        if kind == actions.KEEP:
            return prospects.effects(self.tables.modifiers[int(argument)])
        if kind == actions.EXCHANGE:
            return self._exchange(prospects, state, player, argument)
        if kind == actions.SWAP:
            spent = self._spent(prospects, swap_price(self.tables, state, player))
            return prospects.stacks() - spent - max(prospects.card(argument), i64(0)) - 1
        return 0

    def _spent(self, prospects: Prospects, price: i64) -> i64:
        """What money is worth that is paid."""
        sheet = new_sheet(prospects.state)
        sheet[MONEY] -= price
        return prospects.before - prospects.outlook.tracks(sheet)

    def _stay(self, state: SkylinesState, player: i64, outlook: Outlook) -> i64:
        """What it will cost to end the Milestone later, if it could be ended now."""
        if not may_end(state):
            return 0
        cost = self._end(state, player, outlook)
        if cost <= RUIN:
            return 0
        return min(cost, i64(0)) * (100 - self.weights.escape) // 100

    def _end(self, state: SkylinesState, player: i64, outlook: Outlook) -> i64:
        """What ending the Milestone brings: wages and utilities in the red cost something."""
        after = state.copy()
        push(self.tables, after, pack(player, actions.END, 0))
        if after.phase == OVER and after.ending != COMPLETED:
            return RUIN
        if all_face_up(state):
            return 0
        if after.tracks[MONEY] < reserve_of(self.tables, after):
            return RUIN
        counted = (after.skyline - state.skyline) * POINT - after.tracks[HAPPINESS] * POINT
        return counted + outlook.tracks(new_sheet(after)) - outlook.tracks(new_sheet(state))

    def end(self, state: SkylinesState, player: i64) -> i64:
        """What ending the Milestone brings."""
        return self._end(state, player, Outlook(self.tables, self.weights, state))

    def _lay(self, state: SkylinesState, argument: i64) -> i64:
        """A map that hangs together has larger districts."""
        column, row = (argument >> 4 & 15) - 4, (argument & 15) - 4
        beside: i64 = 0
        for _, c, r, _ in state.spots:
            if abs(c - int(column)) + abs(r - int(row)) == 1:
                beside += 1
        return beside * POINT


class _Memory:
    """The judge that was asked last."""

    def __init__(self) -> None:
        self.judge: Judge | None = None


_MEMORY: Final = _Memory()
