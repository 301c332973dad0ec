"""What an action promises: the judgment of a careful player who looks no further than the next tile."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gridtown.core.action import argument_of, kind_of
from gridtown.core.view import View
from gridtown.games.skylines import actions
from gridtown.games.skylines.kinds import HAPPINESS, MONEY, POLICY
from gridtown.games.skylines.places import Siting
from gridtown.games.skylines.prospects import Prospects
from gridtown.games.skylines.rules.drawing import exchange_price, swap_price
from gridtown.games.skylines.rules.milestone import all_face_up, development_cost
from gridtown.games.skylines.rules.placing import place_mask
from gridtown.games.skylines.rules.playing import new_sheet
from gridtown.games.skylines.rules.sequence import push
from gridtown.games.skylines.state import COMPLETED, LAYING, OVER, SkylinesState, the_layout
from gridtown.games.skylines.tables import Tables
from gridtown.games.skylines.weights import Weights
from gridtown.games.skylines.wishes import Wishes
from gridtown.games.skylines.worth import POINT, RUIN, Outlook


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

    def value(self, state: SkylinesState, number: i64, action: i64) -> i64:
        """What `action` of player `number` promises."""
        kind, argument = kind_of(action), argument_of(action)
        if state.phase == LAYING:
            return self._lay(state, argument)
        outlook = Outlook(self.tables, self.weights, state)
        if kind == actions.END:
            return self._end(state, number, action, outlook)
        if kind == actions.DEVELOP:
            return -development_cost(self.tables, state, argument) * POINT
        wishes = Wishes(outlook, state)
        if kind == actions.PLAY:
            return self._play(outlook, wishes, state, number, argument)
        if kind == actions.TILE:
            return Siting(outlook, wishes, state, number, state.card).best_of(argument)
        if kind == actions.PLACE:
            layout = the_layout(state)
            district = layout.district[(argument & 1023) + self.tables.form_start[argument >> 10]]
            siting = Siting(outlook, wishes, state, number, state.card)
            return siting.worth(district, place_mask(self.tables, layout, argument))
        return self._choose(Prospects(outlook, wishes, state, number), state, number, kind, argument)

    def _play(self, outlook: Outlook, wishes: Wishes, state: SkylinesState, number: i64, card: i64) -> i64:
        """A card played where it does best, and another drawn."""
        siting = Siting(outlook, wishes, state, number, card)
        fresh = self._fresh(outlook)
        if self.tables.type[card] == POLICY:
            return siting.policy() + fresh
        effects = self.tables.modifiers[int(card)]
        if effects:
            fresh += Prospects(outlook, wishes, state, number).effects(effects)
        return siting.best() + fresh

    def _fresh(self, outlook: Outlook) -> i64:
        """What another card promises."""
        return self.weights.fresh * min(outlook.tiles, i64(3 * POINT)) // (3 * POINT)

    def _choose(
        self, prospects: Prospects, state: SkylinesState, number: i64, kind: i64, argument: i64
    ) -> i64:
        """What is promised by cards that come and go."""
        if kind == actions.DRAW:
            return prospects.stack(argument)
        if kind == actions.TAKE:
            return prospects.card(argument) - 1
        if kind == actions.KEEP:
            return prospects.effects(self.tables.modifiers[int(argument)])
        if kind == actions.EXCHANGE:
            price = exchange_price(self.tables, state, number)
            kept = max(prospects.card(argument), i64(0))
            return self._fresh(prospects.outlook) - self._spent(prospects, price) - kept - 1
        if kind == actions.SWAP:
            price = swap_price(self.tables, state, number)
            kept = max(prospects.card(argument), i64(0))
            return prospects.stacks() - self._spent(prospects, price) - kept - 1
        return 0

    def _spent(self, prospects: Prospects, price: i64) -> i64:
        """What money is worth that is paid."""
        sheet = new_sheet(prospects.state)
        sheet[MONEY] -= price
        return prospects.before - prospects.outlook.tracks(sheet)

    def _end(self, state: SkylinesState, number: i64, action: i64, outlook: Outlook) -> i64:
        """What ending the Milestone costs: wages, utilities in the red, room not used."""
        after = state.copy()
        push(self.tables, after, number, action)
        if after.phase == OVER and after.ending != COMPLETED:
            return RUIN
        waits = self.weights.patience * min(outlook.open, i64(20))
        if all_face_up(state):
            return -waits
        sheet, shown = new_sheet(state), new_sheet(after)
        counted = (after.skyline - state.skyline) * POINT - after.tracks[HAPPINESS] * POINT
        return counted + outlook.tracks(shown) - outlook.tracks(sheet) - waits

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
