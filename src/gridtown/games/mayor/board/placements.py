"""Squares on which a tile may be placed, and the gold that placing it costs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gridtown.core.bits import lowest, single
from gridtown.games.mayor.board.lines import PARK, RAINBOW, TILE_BITS, type_of
from gridtown.games.mayor.board.map import ALL_SQUARES, blocks_of
from gridtown.games.mayor.board.track import ZERO
from gridtown.games.mayor.board.walks import CITIZEN, NOBODY, ends, first_end, is_empty, without_first
from gridtown.games.mayor.scoring import (
    ICONS,
    park_may_cost,
    price_of_scoring,
)
from gridtown.games.mayor.state import MayorState, Player
from gridtown.games.mayor.tables import Tables

RAINBOW_COST: Final = 1


# Where a tile may lie


def open_squares(tables: Tables, state: MayorState, line: i64, marker: i64, anywhere: bool) -> i64:
    """The squares on which a tile of a type may be placed from a space of the rondel.

    anywhere: by a Civic Amenity, for which a square has to be left. What it costs is not asked here.
    """
    empty = ALL_SQUARES & ~state.city.taken
    if anywhere:
        return empty if empty & (empty - 1) else i64(0)
    event = state.events.current
    if tables.barred[event] >> line & 1:
        return 0
    return empty & tables.beside[marker] & ~tables.closed[event] & ~blocks_of(state.city.lies[line])


def holds_amenity(player: Player) -> bool:
    """Whether a Civic Amenity lies in front of the player."""
    return player.tiles & ~TILE_BITS != 0


def pays_rainbow(player: Player, anywhere: bool) -> bool:
    """Whether a placement begins with the Rainbow's payment."""
    return player.marker == RAINBOW and not anywhere and player.citizen != ZERO


def affordable_squares(
    tables: Tables, state: MayorState, player: i64, tile: i64, squares: i64, anywhere: bool
) -> i64:
    """Those of `squares` on which `player` can pay for scoring the tile."""
    me = state.players[player]
    line = type_of(tile)
    most = -tables.gp[line] * (ICONS + 1)
    if line == PARK and not park_may_cost(tables, tile):
        return squares
    if line != PARK and me.banker >> 2 >= most:
        return squares
    left = squares
    while left:
        square = lowest(left)
        left &= left - 1
        if least_price(tables, state, player, tile, square, anywhere) > me.banker >> 2:
            squares &= ~single(square)
    return squares


def least_price(
    tables: Tables, state: MayorState, player: i64, tile: i64, square: i64, anywhere: bool
) -> i64:
    """The gold that a placement costs `player`; by the Rainbow, after the best end of its step."""
    me = state.players[player]
    if not pays_rainbow(me, anywhere):
        return price_of_scoring(tables, state.city, me, me.citizen, tile, square)
    least: i64 = -1
    steps = ends(tables, state, me.citizen, CITIZEN, -RAINBOW_COST, NOBODY)
    while not is_empty(steps):
        space = first_end(steps, -RAINBOW_COST)
        price = price_of_scoring(tables, state.city, me, space, tile, square)
        if least < 0 or price < least:
            least = price
        steps = without_first(steps)
    return least


def can_place(tables: Tables, state: MayorState, player: i64, anywhere: bool) -> bool:
    """Whether `player` has a legal placement. anywhere: by a Civic Amenity."""
    me = state.players[player]
    tiles = me.tiles & TILE_BITS
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        squares = open_squares(tables, state, type_of(tile), me.marker, anywhere)
        if affordable_squares(tables, state, player, tile, squares, anywhere):
            return True
        if squares & state.city.claims and not state.final:
            return True
    return False
