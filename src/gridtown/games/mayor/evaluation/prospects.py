"""What the tiles in hand and the next turn promise a player, from tables filled once a decision.

How often a building scores depends on the pieces beside its square only by one. So for each tile and each
space of the rondel it is enough to know the most icons that match on any square, and on which squares.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gridtown.core.bits import count, lowest
from gridtown.games.mayor.board.lines import LINES, PARK, RAINBOW, TILE_BITS, type_of
from gridtown.games.mayor.board.map import ALL_SQUARES, blocks_of
from gridtown.games.mayor.board.market import MOST_SPACES, face, others_there, sold, tiles_left
from gridtown.games.mayor.board.placements import RAINBOW_COST
from gridtown.games.mayor.board.track import LAST, LEVELS, SPACES, ZERO
from gridtown.games.mayor.evaluation.outlook import IMPOSSIBLE, POINT
from gridtown.games.mayor.evaluation.plan_weights import PlanWeights
from gridtown.games.mayor.evaluation.tile import NOWHERE, best_park, near_spaces
from gridtown.games.mayor.scoring import ICONS
from gridtown.games.mayor.state import MayorState
from gridtown.games.mayor.steps.ending import STANDSTILL_ROUNDS
from gridtown.games.mayor.tables import Tables

NONE: Final = -1
SLOTS: Final = LINES + 41
"""Tiles looked at: those for sale, by line, then those in hand."""

HALF: Final = 500
ROWS: Final = 64
GOLDS: Final = 50
TYPE: Final = 8
CELL: Final = TYPE * LINES
EVER: Final = LINES
WIDTH: Final = LINES + 1


class Prospects:
    """Looks ahead for one player at a time.

    near: by space, the squares on its street. ahead: by LEVELS * space + steps, the squares on the streets
    that so many steps may lead to; back: the same backwards.
    worth: by GOLDS * row + gold, what so much gold is worth; a row for every half turn left. brings: by
    CELL * (GOLDS * row + gold) + TYPE * line + times, what a building brings that scores so often.
    tile, icons, good: by slot, the tile; by WIDTH * slot + marker (or EVER), the most icons that match on a
    square, and those squares. parks: what Parks bring there instead. promise: by slot, what keeping it
    promises.
    """

    def __init__(self, tables: Tables, weights: PlanWeights) -> None:
        self.tables = tables
        self.weights = weights
        self.near = near_spaces(tables)
        self.ahead = self._near_reached(True)
        self.back = self._near_reached(False)
        self.worth = vec[i64]([0] * (ROWS * GOLDS))
        self.brings = vec[i64]([0] * (ROWS * GOLDS * CELL))
        self.match = vec[i64]([0] * LINES)
        self.tile = vec[i64]([0] * SLOTS)
        self.line = vec[i64]([0] * SLOTS)
        self.icons = vec[i64]([0] * (SLOTS * WIDTH))
        self.good = vec[i64]([0] * (SLOTS * WIDTH))
        self.parks = vec[i64]([0] * (SLOTS * WIDTH))
        self.promise = vec[i64]([0] * SLOTS)
        self.price = vec[i64]([0] * LINES)
        self.slots: i64 = LINES
        self.row: i64 = 0
        self.gold: i64 = 0
        self.left: i64 = 0
        self.growth: i64 = 0
        self.spare_turn: i64 = 0
        self.beside: i64 = 0
        self.empty: i64 = 0
        self.hope: i64 = 0
        self.fee: i64 = 0
        self.room: i64 = 0
        self.by_office = vec[i64]([0] * (LAST + 1))
        self._fill()

    def _near_reached(self, onward: bool) -> vec[i64]:
        found = vec[i64]([0] * (SPACES * LEVELS))
        track = self.tables.track
        space: i64 = 0
        while space < SPACES:
            steps: i64 = 0
            while steps < LEVELS:
                lanes = track.reached(space, steps) if onward else track.reached(space, -steps)
                number = (space >> 2) + steps if onward else (space >> 2) - steps
                while lanes:
                    found[LEVELS * space + steps] |= self.near[4 * number + lowest(lanes)]
                    lanes &= lanes - 1
                steps += 1
            space += 1
        return found

    def _fill(self) -> None:
        """Fill `worth` and `brings` for every number of turns left and every sum."""
        row: i64 = 0
        while row < ROWS:
            scale = self.weights.spending * (row * HALF) // 1000
            gold: i64 = 0
            while gold < GOLDS:
                spent = self.weights.gold * gold * scale // (1000 * gold + scale + 1)
                self.worth[GOLDS * row + gold] = spent + self.weights.spare * gold
                gold += 1
            gold = 0
            while gold < GOLDS:
                line: i64 = 0
                while line < LINES:
                    self._fill_line(row, gold, line)
                    line += 1
                gold += 1
            row += 1
        number: i64 = 0
        while number <= LAST:
            self.by_office[number] = (LAST - number) * 1000000 // self.weights.pace
            number += 1

    def _fill_line(self, row: i64, gold: i64, line: i64) -> None:
        first = CELL * (GOLDS * row + gold) + TYPE * line
        gp = self.tables.gp[line]
        base = self.worth[GOLDS * row + gold]
        times: i64 = 1
        while times <= ICONS + 1:
            had = gold + times * gp
            if had < 0:
                self.brings[first + times] = self.brings[first + times - 1]
            else:
                more = self.worth[GOLDS * row + min(had, i64(GOLDS - 1))] - base
                self.brings[first + times] = POINT * times * self.tables.vp[line] + more
            times += 1

    # What is known once a decision

    def look(self, state: MayorState, player: i64, market: bool) -> None:
        """Look at `state` with the eyes of `player`; market: also at what is for sale."""
        me = state.players[player]
        self._count_turns(state)
        self.gold = max(min((me.banker >> 2) + me.gp, i64(GOLDS - 1)), i64(0))
        self.spare_turn = self.weights.turn * min(self.left, i64(4000)) // 4000
        self.growth = self.weights.growth * self.left // (self.left + 4000)
        self.beside = self.near[me.citizen] | self.near[me.banker]
        self.empty = ALL_SQUARES & ~state.city.taken
        others = state.size - 1
        self.hope = (
            self.weights.beside * others * min(self.left, i64(1000)) // (1000 * (count(self.empty) + 1))
        )
        self.fee = RAINBOW_COST * POINT if me.citizen != ZERO else 0
        self.room = self.tables.tile_limit(state.size) - count(me.tiles)
        self._price_matches()
        self.slots = LINES
        tiles = me.tiles & TILE_BITS
        while tiles:
            self._look_at(state, self.slots, lowest(tiles))
            self.slots += 1
            tiles &= tiles - 1
        if market:
            self._look_at_market(state, player)

    def _count_turns(self, state: MayorState) -> None:
        """How many turns each player still has, in thousandths, and the row of that."""
        furthest: i64 = 0
        for player in state.players:
            furthest = max(furthest, (player.citizen >> 2) + player.vp)
        by_lines = tiles_left(self.tables, state) * 1000000 // (self.weights.buying * state.size)
        by_passes = 1000 * (STANDSTILL_ROUNDS - self.weights.haste * state.passes // state.size)
        sooner = min(by_lines, by_passes)
        self.left = max(min(self.by_office[min(furthest, i64(LAST))], sooner), i64(0))
        self.row = min(self.left // HALF, i64(ROWS - 1))

    def _price_matches(self) -> None:
        """What a match of each line is worth beside a Park: a third of three."""
        first = CELL * (GOLDS * self.row + self.gold)
        line: i64 = 0
        while line < LINES:
            self.match[line] = self.brings[first + TYPE * line + 3] // 3
            line += 1

    def _look_at(self, state: MayorState, slot: i64, tile: i64) -> None:
        """Fill what is known of a tile."""
        line = type_of(tile)
        self.tile[slot] = tile
        self.line[slot] = line
        squares = self.empty & ~blocks_of(state.city.lies[line])
        event = state.events.current
        open = i64(0) if self.tables.barred[event] >> line & 1 else squares & ~self.tables.closed[event]
        if line == PARK:
            self._look_at_park(state, slot, squares, open)
            return
        self._match_icons(WIDTH * slot + EVER, tile, squares)
        marker: i64 = 0
        while marker < LINES:
            self._match_icons(WIDTH * slot + marker, tile, open & self.tables.beside[marker])
            marker += 1

    def _match_icons(self, at: i64, tile: i64, squares: i64) -> None:
        """The squares where most icons match."""
        colour = self.tables.matching[ICONS * tile]
        region = self.tables.matching[ICONS * tile + 1]
        section = self.tables.matching[ICONS * tile + 2]
        both = colour & region
        good = both & section & squares
        icons: i64 = 3
        if not good:
            some = colour | region
            good = (both | section & some) & squares
            icons = 2
            if not good:
                good = (some | section) & squares
                icons = 1
                if not good:
                    good = squares
                    icons = 0 if squares else NOWHERE
        self.good[at] = good
        self.icons[at] = icons

    def _look_at_park(self, state: MayorState, slot: i64, squares: i64, open: i64) -> None:
        tile = self.tile[slot]
        at = WIDTH * slot
        self.icons[at + EVER] = 0 if squares else NOWHERE
        self.parks[at + EVER] = best_park(self.tables, state.city, tile, squares, self.match, self.growth)
        marker: i64 = 0
        while marker < LINES:
            there = open & self.tables.beside[marker]
            self.icons[at + marker] = 0 if there else NOWHERE
            self.parks[at + marker] = best_park(self.tables, state.city, tile, there, self.match, 0)
            marker += 1

    def _look_at_market(self, state: MayorState, player: i64) -> None:
        line: i64 = 0
        while line < LINES:
            tile = face(state, line)
            self.tile[line] = tile
            if tile:
                self._look_at(state, line, tile)
                price = self.tables.price(line, sold(state, line)) + others_there(state, player, line)
                self.price[line] = price + self.tables.surcharge[LINES * state.events.current + line]
            line += 1

    # What is asked

    def money(self, gold: i64) -> i64:
        """What so much gold is worth."""
        return self.worth[GOLDS * self.row + max(min(gold, i64(GOLDS - 1)), i64(0))]

    def now(self, slot: i64, marker: i64, gold: i64, beside: i64) -> i64:
        """What placing a tile from a space of the rondel brings, before what the Rainbow costs."""
        at = WIDTH * slot + marker
        icons = self.icons[at]
        if icons < 0:
            return IMPOSSIBLE
        line = self.line[slot]
        if line == PARK:
            return self.parks[at]
        times = icons + 1 if self.good[at] & beside else icons
        return self.brings[CELL * (GOLDS * self.row + gold) + TYPE * line + times]

    def times(self, slot: i64, marker: i64, beside: i64) -> i64:
        """How often a building (no Park) scores that is placed from a space of the rondel."""
        at = WIDTH * slot + marker
        return self.icons[at] + 1 if self.good[at] & beside else self.icons[at]

    def kept(self, slot: i64, gold: i64, beside: i64) -> i64:
        """What a tile promises in some later turn."""
        at = WIDTH * slot + EVER
        icons = self.icons[at]
        if icons < 0:
            return 0
        line = self.line[slot]
        if line == PARK:
            return max(self.weights.keep_park * self.parks[at] // 1000 - self.spare_turn, i64(0))
        first = CELL * (GOLDS * self.row + gold) + TYPE * line + icons
        promise = (1000 - self.weights.chance) * self.brings[first] + self.weights.chance * self.brings[
            first + 1
        ]
        if self.good[at] & beside:
            promise += self.weights.luck * (self.brings[first + 1] - self.brings[first])
        return max(self.weights.keep * (promise // 1000) // 1000 - self.spare_turn, i64(0))

    def follows(self, marker: i64, gold: i64, beside: i64, without: i64, line: i64, room: bool) -> i64:
        """What the hand, the gold and the next turn promise.

        beside: the squares beside the player's pieces. without: a slot that is empty then, or NONE. line: the
        one bought from, or NONE. room: for another tile.
        """
        gold = max(min(gold, i64(GOLDS - 1)), i64(0))
        total = self.money(gold) + self._hand(gold, beside, without, line)
        total += self.hope * count(self.empty & beside)
        return total + self.weights.next * self._next(marker, gold, beside, without, line, room) // 1000

    def _next(self, marker: i64, gold: i64, beside: i64, without: i64, line: i64, room: bool) -> i64:
        """What the next turn promises more, after `_hand`."""
        base = self.money(gold)
        best = self.money(gold + self.tables.pass_gp) - base
        spaces: i64 = 1
        while spaces <= MOST_SPACES and self.tables.step_costs[spaces] <= gold:
            there = gold - self.tables.step_costs[spaces]
            at = (marker + spaces) % LINES
            paid = self.money(there) - base
            price = self.fee if at == RAINBOW else i64(0)
            slot: i64 = LINES
            while slot < self.slots:
                if slot != without and self.icons[WIDTH * slot + at] >= 0:
                    best = max(best, self.now(slot, at, there, beside) - self.promise[slot] + paid - price)
                slot += 1
            if line >= 0 and self.icons[WIDTH * line + at] >= 0:
                best = max(best, self.now(line, at, there, beside) - self.promise[line] + paid - price)
            if room and at != line and self.tile[at] and self.price[at] <= there:
                there -= self.price[at]
                best = max(best, self.kept(at, there, beside) + self.money(there) - base)
            spaces += 1
        return best

    def _hand(self, gold: i64, beside: i64, without: i64, line: i64) -> i64:
        """What the tiles in hand promise, as far as there are turns to place them."""
        total: i64 = 0
        least: i64 = 1000000
        held: i64 = 0
        slot: i64 = LINES
        while slot < self.slots:
            if slot != without:
                kept = self.kept(slot, gold, beside)
                self.promise[slot] = kept
                total += kept
                least = min(least, kept)
                held += 1
            slot += 1
        if line >= 0:
            kept = self.kept(line, gold, beside)
            self.promise[line] = kept
            total += kept
            least = min(least, kept)
            held += 1
        excess = 1000 * held - self.left - 500
        if excess <= 0:
            return total
        if excess <= 1000:
            return total - least * excess // 1000
        return total * (self.left + 500) // (1000 * held)
