"""What a last placement would bring a player, as things stand."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.bits import lowest
from gridtown.games.mayor.board.lines import PARK, RAINBOW, TILE_BITS, type_of
from gridtown.games.mayor.board.placements import RAINBOW_COST, open_squares
from gridtown.games.mayor.board.track import ZERO
from gridtown.games.mayor.evaluation.outlook import POINT
from gridtown.games.mayor.evaluation.tile import (
    best_park,
    most_times,
    near_spaces,
    pieces_beside,
    plain_matches,
)
from gridtown.games.mayor.state import MayorState, Player
from gridtown.games.mayor.tables import Tables


class LastPlacement:
    """Counts the victory points of the best one."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.near = near_spaces(tables)
        self.match = plain_matches(tables, 0)

    def points(self, state: MayorState, player: Player) -> i64:
        """With the tiles that the player has, from where their Action marker stands."""
        beside = pieces_beside(self.near, player)
        return self.best_of(state, player, player.marker, player.tiles, beside, player.banker >> 2)

    def best_of(
        self, state: MayorState, player: Player, marker: i64, tiles: i64, beside: i64, gold: i64
    ) -> i64:
        """With one of `tiles` and so much gold, from a space of the rondel.

        beside: the squares beside the player's pieces.
        """
        best: i64 = 0
        tiles &= TILE_BITS
        while tiles:
            tile = lowest(tiles)
            tiles &= tiles - 1
            line = type_of(tile)
            squares = open_squares(self.tables, state, line, marker, False)
            if line == PARK:
                best = max(best, self.park_points(state, tile, squares))
            elif squares and self.tables.vp[line] > 0:
                times = most_times(self.tables, tile, squares, beside)
                if self.tables.gp[line] < 0:
                    times = min(times, gold)
                best = max(best, times * self.tables.vp[line])
        if marker == RAINBOW and player.citizen != ZERO:
            best -= RAINBOW_COST
        return max(best, i64(0))

    def park_points(self, state: MayorState, tile: i64, squares: i64) -> i64:
        """Of a Park on the best of some squares."""
        return best_park(self.tables, state.city, tile, squares, self.match, 0) // POINT
