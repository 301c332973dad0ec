"""Facts of a position between two turns: what is learned from, and what a learned judgment looks at."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gridtown.core.bits import count
from gridtown.core.features import Features, start_of
from gridtown.games.mayor.board.lines import (
    EVENTS,
    LINE_TILES,
    LINES,
    TILE_BITS,
    line_bits,
)
from gridtown.games.mayor.board.map import ALL_SQUARES, blocks_of
from gridtown.games.mayor.board.market import face, sold, tiles_left
from gridtown.games.mayor.evaluation.last_placement import LastPlacement
from gridtown.games.mayor.evaluation.outlook import POINT, Appraiser, gold_due, number_due
from gridtown.games.mayor.evaluation.weights import Weights
from gridtown.games.mayor.state import MayorState
from gridtown.games.mayor.tables import Tables

SEATS: Final = 4

FEW: Final = 6
"""Tiles that are left till the end is near: each number of them is a fact of its own."""

TENTH: Final = POINT // 10
"""Promises are told in tenths of a victory point."""

HIGH: Final = 34
HIGHER: Final = 42
"""The numbers from which a Citizen is counted once more, and again."""

SEAT: Final = (
    ("number", 1), ("high", 1), ("higher", 1), ("gold", 1), ("gold_4", 1), ("gold_9", 1),
    ("tiles", LINES), ("marker", LINES), ("amenities", 1), ("hand", 1), ("next", 1), ("last", 1),
    ("beside", 1),
)  # fmt: skip
SEAT_FACTS: Final = sum(size for _, size in SEAT)
TABLE: Final = (
    ("to_move", SEATS), ("turns", 1), ("passes", 1), ("left", LINES), ("price", LINES),
    ("empty", 1), ("open", LINES), ("few", FEW), ("few_ahead", FEW), ("ahead", 1), ("last_ahead", 1),
    ("claims", 1), ("event", EVENTS + 1),
)  # fmt: skip
FEATURES: Final = (
    *((f"{name}_{seat}", size) for seat in range(SEATS) for name, size in SEAT),
    *TABLE,
)
"""The blocks: those of each seat, the player's own first, then the others' in turn; those of the table."""

TO_MOVE: Final[i64] = start_of("to_move", FEATURES)
TURNS: Final[i64] = start_of("turns", FEATURES)
PASSES: Final[i64] = start_of("passes", FEATURES)
LEFT: Final[i64] = start_of("left", FEATURES)
PRICE: Final[i64] = start_of("price", FEATURES)
EMPTY: Final[i64] = start_of("empty", FEATURES)
OPEN: Final[i64] = start_of("open", FEATURES)
FEW_LEFT: Final[i64] = start_of("few", FEATURES)
FEW_AHEAD: Final[i64] = start_of("few_ahead", FEATURES)
AHEAD: Final[i64] = start_of("ahead", FEATURES)
LAST_AHEAD: Final[i64] = start_of("last_ahead", FEATURES)
CLAIMS: Final[i64] = start_of("claims", FEATURES)
EVENT: Final[i64] = start_of("event", FEATURES)


class Facts:
    """Reads the facts of positions."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.appraiser = Appraiser(tables, Weights())
        self.last = LastPlacement(tables)
        self.out = Features()
        self.most: i64 = 0
        self.most_at_last: i64 = 0

    def tell(self, state: MayorState, player: i64, out: Features) -> None:
        """Put what `player` knows of a position into `out`, laid out as in `FEATURES`."""
        self.out = out
        self.appraiser.begin(state)
        self._seat(state, player, 0)
        mine, mine_at_last = self.most, self.most_at_last
        best: i64 = 0
        best_at_last: i64 = 0
        place: i64 = 1
        while place < state.size:
            self._seat(state, (player + place) % state.size, place)
            best = max(best, self.most)
            best_at_last = max(best_at_last, self.most_at_last)
            place += 1
        out.add(TO_MOVE + (state.active_player - player + state.size) % state.size, 1)
        self._table(state)
        self._ahead(state, mine - best, mine_at_last - best_at_last)

    def _seat(self, state: MayorState, player: i64, place: i64) -> None:
        """What one player has and may expect."""
        me, out, appraiser = state.players[player], self.out, self.appraiser
        appraiser.look_from(me)
        number, gold = number_due(me), gold_due(me)
        at = SEAT_FACTS * place
        out.add(at, number)
        out.add(at + 1, max(number - HIGH, i64(0)))
        out.add(at + 2, max(number - HIGHER, i64(0)))
        out.add(at + 3, gold)
        out.add(at + 4, min(gold, i64(4)))
        out.add(at + 5, min(gold, i64(9)))
        at += 6
        line: i64 = 0
        while line < LINES:
            out.add(at + line, count(me.tiles & line_bits(line)))
            line += 1
        out.add(at + LINES + me.marker, 1)
        at += 2 * LINES
        out.add(at, count(me.tiles & ~TILE_BITS))
        out.add(at + 1, appraiser.hand(state, me) // TENTH)
        out.add(at + 2, appraiser.next_turn(state, player) // TENTH)
        last = self.last.points(state, me)
        out.add(at + 3, last)
        out.add(at + 4, count(ALL_SQUARES & ~state.city.taken & appraiser.beside))
        self.most = number
        self.most_at_last = number + last

    def _table(self, state: MayorState) -> None:
        """What is the same for all."""
        out = self.out
        out.add(TURNS, self.appraiser.left // 250)
        out.add(PASSES, state.passes)
        empty = ALL_SQUARES & ~state.city.taken
        line: i64 = 0
        while line < LINES:
            gone = sold(state, line)
            out.add(LEFT + line, LINE_TILES - gone)
            if face(state, line):
                out.add(PRICE + line, self.tables.price(line, gone))
            out.add(OPEN + line, count(empty & ~blocks_of(state.city.lies[line])))
            line += 1
        out.add(EMPTY, count(empty))
        out.add(CLAIMS, count(state.city.claims))
        if state.events.current:
            out.add(EVENT + state.events.current, 1)

    def _ahead(self, state: MayorState, ahead: i64, at_last: i64) -> None:
        """How far the player is ahead of the best other, now and if all placed once more."""
        out = self.out
        left = tiles_left(self.tables, state)
        if left <= FEW:
            out.add(FEW_LEFT + max(left, i64(1)) - 1, 1)
            out.add(FEW_AHEAD + max(left, i64(1)) - 1, at_last)
        out.add(AHEAD, ahead)
        out.add(LAST_AHEAD, at_last)
