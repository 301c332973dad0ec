"""Worth of a position to a player: what there is, and what the turns to come promise."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gridtown.core.bits import count, lowest, single
from gridtown.games.mayor.board.lines import LINES, PARK, RAINBOW, STATUE, TILE_BITS, type_of
from gridtown.games.mayor.board.map import ALL_SQUARES, blocks_of
from gridtown.games.mayor.board.market import MOST_SPACES, face, others_there, sold, tiles_left
from gridtown.games.mayor.board.placements import RAINBOW_COST, open_squares
from gridtown.games.mayor.board.track import LAST, ZERO
from gridtown.games.mayor.evaluation.tile import (
    best_park,
    most_times,
    near_spaces,
    pieces_beside,
    plain_matches,
)
from gridtown.games.mayor.evaluation.weights import Weights
from gridtown.games.mayor.state import (
    FINAL,
    OVER,
    REWARDING,
    MayorState,
    Player,
)
from gridtown.games.mayor.steps.ending import STANDSTILL_ROUNDS
from gridtown.games.mayor.tables import Tables

POINT: Final = 1000
"""One victory point. All judgment is in thousandths, in whole numbers, so that both builds agree."""

WON: Final = 100 * POINT
IMPOSSIBLE: Final = -1_000_000_000

FEW_MATCHES: Final = 3


class Appraiser:
    """Tells what positions are worth. It remembers the one it is looking at, and of whose eyes.

    near: by space, the squares on its street. left: the turns the player has left, in thousandths.
    beside: the squares beside the player's pieces.
    later: by tile, what it promises in some later turn, the turn itself deducted.
    """

    def __init__(self, tables: Tables, weights: Weights) -> None:
        self.tables = tables
        self.weights = weights
        self.near = near_spaces(tables)
        self.left: i64 = 0
        self.scale: i64 = 0
        self.keep: i64 = 0
        self.gold: i64 = 0
        self.gold_worth: i64 = 0
        self.match = vec[i64]([0] * LINES)
        self.beside: i64 = 0
        self.spare_turn: i64 = 0
        self.later = vec[i64]([0] * (LAST + 1))

    # What everybody sees

    def total(self, state: MayorState, player: i64, whole: bool) -> i64:
        """What `state` is worth to `player`, the others' standing set against it.

        whole: look as closely at the others as at oneself.
        """
        if state.phase == OVER:
            return _result(state, player)
        if state.final:
            self.match = plain_matches(self.tables, 0)
            return self._at_the_end(state, player)
        self.begin(state)
        mine = self.standing(state, player)
        others: i64 = 0
        best: i64 = IMPOSSIBLE
        other: i64 = 0
        for rival in state.players:
            if other != player:
                rough = self._rough(rival)
                best = max(best, rough)
                others += self.standing(state, other) if whole else rough
            other += 1
        lead = self._rough(state.players[player]) - best
        return (
            mine
            - self.weights.rivalry * others // (1000 * (state.size - 1))
            + self.weights.lead * lead // (self.left + 1000)
        )

    def begin(self, state: MayorState) -> None:
        """Look at a position, before anybody's prospects in it are asked for."""
        self.left = self._turns_left(state)
        self.scale = self.weights.spending * self.left // 1000
        self.keep = self.weights.keep_two if state.size == 2 else self.weights.keep

    def _turns_left(self, state: MayorState) -> i64:
        """How many turns each player still has, in thousandths: till a Mayor or empty lines end it."""
        furthest: i64 = 0
        for player in state.players:
            furthest = max(furthest, number_due(player))
        by_office = (LAST - furthest) * 1000000 // self.weights.pace
        by_lines = tiles_left(self.tables, state) * 1000000 // (self.weights.buying * state.size)
        by_passes = 1000 * (STANDSTILL_ROUNDS - self.weights.haste * state.passes // state.size)
        sooner = min(by_lines, by_passes)
        return max(min(by_office, sooner), i64(0))

    def _rough(self, player: Player) -> i64:
        """What a player has, seen from afar."""
        tiles = count(player.tiles) * 1000
        held = self.weights.held * min(tiles, self.left + 500) // 1000
        return POINT * number_due(player) + self._gold(gold_due(player)) + held

    def _gold(self, gold: i64) -> i64:
        """What so much gold is worth; the more there is and the nearer the end, the less another piece."""
        return (
            self.weights.gold * gold * self.scale // (1000 * gold + self.scale + 1)
            + self.weights.spare * gold
        )

    def _paid(self, sum: i64) -> i64:
        """What it is worth to keep a sum that the player can pay."""
        return self.gold_worth - self._gold(self.gold - sum)

    def _earned(self, sum: i64) -> i64:
        """What it is worth to earn a sum, or to lose it (negative)."""
        return self._gold(max(min(self.gold + sum, i64(LAST - 1)), i64(0))) - self.gold_worth

    # One player's prospects

    def standing(self, state: MayorState, player: i64) -> i64:
        """What `player` has and may expect."""
        me = state.players[player]
        self.look_from(me)
        total = POINT * number_due(me) + self.gold_worth
        total += self.hand(state, me)
        total += self.weights.next * self.next_turn(state, player) // 1000
        total += self._bystanding(state)
        return total + self._amenities(state, player)

    def look_from(self, player: Player) -> None:
        """Look at the position with a player's eyes, before their prospects are asked for."""
        self.gold = gold_due(player)
        self.gold_worth = self._gold(self.gold)
        self._price_matches()
        self.beside = pieces_beside(self.near, player)
        self.spare_turn = self.weights.turn * min(self.left, i64(4000)) // 4000

    def _price_matches(self) -> None:
        """What a match of each line is worth to a player with so much gold, when there are a few."""
        line: i64 = 0
        while line < LINES:
            earned = self._earned(FEW_MATCHES * self.tables.gp[line]) // FEW_MATCHES
            self.match[line] = POINT * self.tables.vp[line] + earned
            line += 1

    def hand(self, state: MayorState, player: Player) -> i64:
        """The tiles in hand, the best first, as far as there are turns to place them."""
        tiles = player.tiles & TILE_BITS
        while tiles:
            tile = lowest(tiles)
            self.later[tile] = self._later(state, tile)
            tiles &= tiles - 1
        total: i64 = 0
        turns = self.left + 500
        tiles = player.tiles & TILE_BITS
        while tiles and turns > 0:
            best = self._most_promising(tiles)
            tiles ^= single(best)
            total += self.later[best] * min(turns, i64(1000)) // 1000
            turns -= 1000
        return total

    def _most_promising(self, tiles: i64) -> i64:
        best = lowest(tiles)
        while tiles:
            tile = lowest(tiles)
            if self.later[tile] > self.later[best]:
                best = tile
            tiles &= tiles - 1
        return best

    def _later(self, state: MayorState, tile: i64) -> i64:
        """What a tile promises in some later turn, whatever space the marker will be on."""
        line = type_of(tile)
        squares = ALL_SQUARES & ~state.city.taken & ~blocks_of(state.city.lies[line])
        if not squares:
            return 0
        if line == PARK:
            chance = self.weights.growth * self.left // (self.left + 4000)
            promise = best_park(self.tables, state.city, tile, squares, self.match, chance)
        else:
            luck = self.weights.luck
            times = (1000 - luck) * most_times(self.tables, tile, squares, 0)
            times += luck * most_times(self.tables, tile, squares, self.beside)
            promise = times * self.match[line] // 1000
        return max(self.keep * promise // 1000 - self.spare_turn, i64(0))

    def next_turn(self, state: MayorState, player: i64) -> i64:
        """The best of what the player's next turn offers."""
        me = state.players[player]
        gold = gold_due(me)
        best = self._earned(self.tables.pass_gp)
        spaces: i64 = 1
        while spaces <= MOST_SPACES and self.tables.step_costs[spaces] <= gold:
            fee = self.tables.step_costs[spaces]
            marker = (me.marker + spaces) % LINES
            best = max(best, self._placed_from(state, me, marker, gold - fee) - self._paid(fee))
            best = max(best, self._bought_from(state, player, marker, fee))
            spaces += 1
        return best

    def _placed_from(self, state: MayorState, player: Player, marker: i64, gold: i64) -> i64:
        """What placing a tile from a space of the rondel brings more than keeping it."""
        best: i64 = IMPOSSIBLE
        price: i64 = RAINBOW_COST * POINT if marker == RAINBOW and player.citizen != ZERO else 0
        tiles = player.tiles & TILE_BITS
        while tiles:
            tile = lowest(tiles)
            tiles &= tiles - 1
            line = type_of(tile)
            squares = open_squares(self.tables, state, line, marker, False)
            if squares:
                now = self._now(state, tile, line, squares, gold)
                best = max(best, now - self.later[tile] - price)
        return best

    def _now(self, state: MayorState, tile: i64, line: i64, squares: i64, gold: i64) -> i64:
        """What a tile brings on the best of `squares`."""
        if line == PARK:
            return best_park(self.tables, state.city, tile, squares, self.match, 0)
        times = most_times(self.tables, tile, squares, self.beside)
        if line == STATUE:
            times = min(times, gold)
        return times * self.match[line]

    def _bought_from(self, state: MayorState, player: i64, marker: i64, fee: i64) -> i64:
        """What buying from a space of the rondel brings; `fee` is paid to get there."""
        me = state.players[player]
        tile = face(state, marker)
        if not tile or count(me.tiles) >= self.tables.tile_limit(state.size):
            return IMPOSSIBLE
        price = fee + self.tables.price(marker, sold(state, marker)) + others_there(state, player, marker)
        price += self.tables.surcharge[LINES * state.events.current + marker]
        if price > self.gold or self.left < 500:
            return IMPOSSIBLE
        return self._later(state, tile) - self._paid(price)

    def _bystanding(self, state: MayorState) -> i64:
        """What the others' placements beside the player's pieces may bring."""
        empty = ALL_SQUARES & ~state.city.taken
        squares = count(empty & self.beside) * (state.size - 1)
        return self.weights.beside * squares * min(self.left, i64(1000)) // (1000 * (count(empty) + 1))

    def _amenities(self, state: MayorState, player: i64) -> i64:
        """Civic Amenities in hand; of the one in use, what it still brings."""
        amenities = count(state.players[player].tiles & ~TILE_BITS)
        total: i64 = 0
        if state.using and player == state.active_player:
            amenities -= 1
            if state.phase == REWARDING:
                total = max(POINT * self.tables.reward_vp, self._earned(self.tables.reward_gp))
        worth = self.weights.amenity * min(self.left, i64(4000)) // 4000
        return total + amenities * worth

    # The final placements

    def _at_the_end(self, state: MayorState, player: i64) -> i64:
        """Where the Citizens will stand after the placements that are left."""
        mine: i64 = 0
        best: i64 = 0
        other: i64 = 0
        for each in state.players:
            points = number_due(each) + self._final_points(state, other)
            if other == player:
                mine = points
            else:
                best = max(best, points)
            other += 1
        return _verdict(mine, best)

    def _final_points(self, state: MayorState, player: i64) -> i64:
        """What `player` may still score by a final placement."""
        waits = (player - state.active_player + state.size) % state.size
        if waits > state.size - state.final or (not waits and state.phase != FINAL):
            return 0
        me = state.players[player]
        self.beside = pieces_beside(self.near, me)
        best: i64 = 0
        tiles = me.tiles & TILE_BITS
        while tiles:
            tile = lowest(tiles)
            tiles &= tiles - 1
            line = type_of(tile)
            squares = open_squares(self.tables, state, line, me.marker, False)
            if squares:
                best = max(best, self._now(state, tile, line, squares, me.banker >> 2))
        if me.marker == RAINBOW and me.citizen != ZERO:
            best -= RAINBOW_COST * POINT
        return max(best // POINT, i64(0))


def number_due(player: Player) -> i64:
    """Where the Citizen will be when it has walked."""
    return min((player.citizen >> 2) + player.vp, i64(LAST))


def gold_due(player: Player) -> i64:
    """What gold there will be when the Banker has walked."""
    return max(min((player.banker >> 2) + player.gp, i64(LAST - 1)), i64(0))


def _verdict(mine: i64, best: i64) -> i64:
    if mine == best:
        return WON // 2
    return POINT * (mine - best) + (WON if mine > best else -WON)


def _result(state: MayorState, player: i64) -> i64:
    """A game that is over: won or lost, and by how much."""
    mine = state.players[player].citizen >> 2
    best: i64 = 0
    other: i64 = 0
    for rival in state.players:
        if other != player:
            best = max(best, rival.citizen >> 2)
        other += 1
    return _verdict(mine, best)
