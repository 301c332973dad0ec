"""Value of an action: the judgment of a player who looks to the end of the turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gridtown.core.action import pack
from gridtown.core.bits import lowest, single
from gridtown.core.choices import Choices
from gridtown.games.mayor import actions
from gridtown.games.mayor.board.lines import PARK, TILE_BITS, type_of
from gridtown.games.mayor.board.market import can_buy
from gridtown.games.mayor.board.placements import affordable_squares, open_squares
from gridtown.games.mayor.evaluation.outlook import IMPOSSIBLE, POINT, Appraiser
from gridtown.games.mayor.evaluation.tile import best_park, best_squares, plain_matches
from gridtown.games.mayor.state import ACTING, CHOOSING, FINAL, LAYING, WALKING, MayorState
from gridtown.games.mayor.steps.amenities import is_useful
from gridtown.games.mayor.turn import generate, push

SOME_GOLD: Final = 400
"""What a gold piece is about worth, in thousandths of a victory point."""


class Judge:
    """Judges actions by the best position that the player can still reach in the same turn."""

    def __init__(self, appraiser: Appraiser) -> None:
        self.appraiser = appraiser
        self.tables = appraiser.tables
        self.plain = plain_matches(self.tables, SOME_GOLD)
        self.player: i64 = 0
        self.whole = False

    def value(self, known: MayorState, player: i64, action: i64) -> i64:
        """What `action` promises `player`, in thousandths of a victory point."""
        self.player = player
        self.whole = known.phase == CHOOSING or known.phase == LAYING
        return self._after(known, action)

    def points(self, known: MayorState, player: int, action: int) -> float:
        """The same in victory points."""
        return float(int(self.value(known, player, action))) / POINT

    def _after(self, state: MayorState, action: i64) -> i64:
        """The best that can follow `action`."""
        after = state.copy()
        push(self.tables, after, action)
        return self._best(after)

    def _best(self, state: MayorState) -> i64:
        """What `state` is worth, once the player has chosen what is theirs to choose."""
        if state.to_act == single(self.player):
            if state.phase == WALKING:
                return self._best_walk(state)
            if state.phase == ACTING:
                return self._best_action(state)
            if state.phase == FINAL:
                return self._best_placement(state, self._simply(state, actions.WAIVE, 0))
        return self.appraiser.total(state, self.player, self.whole)

    def _simply(self, state: MayorState, kind: i64, argument: i64) -> i64:
        return self._after(state, pack(self.player, kind, argument))

    def _best_walk(self, state: MayorState) -> i64:
        out = Choices()
        generate(self.tables, state, self.player, out)
        best: i64 = IMPOSSIBLE
        index: i64 = 0
        while index < out.count:
            best = max(best, self._after(state, out.at(index)))
            index += 1
        return best

    def _best_action(self, state: MayorState) -> i64:
        best: i64 = IMPOSSIBLE
        if not state.using:
            best = self._simply(state, actions.PASS, 0)
        me = state.players[self.player]
        if can_buy(self.tables, state, self.player):
            best = max(best, self._simply(state, actions.BUY, me.marker))
        amenities = me.tiles & ~TILE_BITS
        if amenities and not state.using and is_useful(self.tables, state, self.player):
            best = max(best, self._simply(state, actions.USE, lowest(amenities)))
        return self._best_placement(state, best)

    def _best_placement(self, state: MayorState, best: i64) -> i64:
        """The best placement on the squares that look best; `best` if that is better."""
        me = state.players[self.player]
        tiles = me.tiles & TILE_BITS
        while tiles:
            tile = lowest(tiles)
            tiles &= tiles - 1
            squares = open_squares(self.tables, state, type_of(tile), me.marker, state.using != 0)
            if not state.final:
                best = max(best, self._best_of(state, actions.CLAIM, tile, _few(squares & state.city.claims)))
            squares = affordable_squares(self.tables, state, self.player, tile, squares, state.using != 0)
            best = max(best, self._best_of(state, actions.PLACE, tile, self._likely(state, tile, squares)))
        return best

    def _best_of(self, state: MayorState, kind: i64, tile: i64, squares: i64) -> i64:
        best: i64 = IMPOSSIBLE
        while squares:
            best = max(best, self._simply(state, kind, tile << 6 | lowest(squares)))
            squares &= squares - 1
        return best

    def _likely(self, state: MayorState, tile: i64, squares: i64) -> i64:
        """Those of `squares` where the tile brings most."""
        me = state.players[self.player]
        appraiser = self.appraiser
        if type_of(tile) != PARK:
            near = appraiser.near[me.citizen] | appraiser.near[me.banker]
            return best_squares(self.tables, tile, squares, near)
        found: i64 = 0
        best: i64 = IMPOSSIBLE
        while squares:
            square = squares & -squares
            squares ^= square
            worth = best_park(self.tables, state.city, tile, square, self.plain, 0)
            if worth > best:
                best = worth
                found = 0
            if worth == best:
                found |= square
        return found


def _few(squares: i64) -> i64:
    """At most three of `squares`."""
    found: i64 = 0
    left: i64 = 3
    while squares and left:
        found |= squares & -squares
        squares &= squares - 1
        left -= 1
    return found
