"""Pieces turned over and tiles in their districts: whether a Milestone may end, and which piece is next."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.bits import count, single
from gridtown.games.skylines.board.city import RECORDS, TILES
from gridtown.games.skylines.board.effects import in_force, total
from gridtown.games.skylines.state import SkylinesState, the_city, the_districts, the_layout
from gridtown.games.skylines.tables import DEVELOP, Tables


def all_face_up(state: SkylinesState) -> bool:
    """Whether no board piece lies face down, so that this Milestone is the last."""
    return state.pieces == single(len(state.spots)) - 1


def tiles_wanted(state: SkylinesState) -> i64:
    """How many tiles every district needs for the Milestone to end."""
    return 2 if all_face_up(state) else 1


def may_end(state: SkylinesState) -> bool:
    """Whether every district has the tiles it needs."""
    districts, wanted = the_districts(state), tiles_wanted(state)
    index: i64 = 0
    while index < len(districts.mask):
        if lacks(state, index, wanted):
            return False
        index += 1
    return True


def lacks(state: SkylinesState, index: i64, wanted: i64) -> bool:
    """Whether a district has fewer tiles than wanted."""
    districts, records = the_districts(state), the_city(state).records
    tiles = records[RECORDS * districts.district[index] + TILES] & districts.mask[index]
    return not tiles or (wanted > 1 and count(tiles) < wanted)


def development_cost(tables: Tables, state: SkylinesState, board: i64) -> i64:
    """What it costs the token's holder to turn a board over."""
    return total(in_force(tables, state, state.token), DEVELOP, tables.board_cost[board])


def may_be_next(state: SkylinesState, index: int) -> bool:
    """Whether a piece lies face down and, but for the first, beside a face-up one."""
    if state.pieces >> index & 1:
        return False
    if not state.pieces:
        return True
    return any(state.pieces >> other & 1 for other in the_layout(state).neighbours[index])
