"""Game preparation: the Starting player, the free arrangement of scenario 5, the displays and the roles."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.action import pack
from gridtown.core.bits import count, lowest, single
from gridtown.core.choices import Choices
from gridtown.games.skylines import actions
from gridtown.games.skylines.layout import Spot, fits, turned_piece
from gridtown.games.skylines.rules.drawing import display_size
from gridtown.games.skylines.rules.telling import tell_number, tell_word
from gridtown.games.skylines.rules.turn import begin_development, let_chance, let_choose
from gridtown.games.skylines.state import (
    DEALING,
    DEALING_ROLES,
    DRAWING_FIRST,
    DRAWING_PIECES,
    KEEPING,
    LAYING,
    SkylinesState,
    spread_out,
)
from gridtown.games.skylines.tables import FREE_LAYOUT, ROLES, Tables

PIECES_DRAWN = 4
MIDDLE = 4
"""Columns and rows of pieces are counted from here in an action, so that they may lie left and above the
first."""

NORTH, EAST, SOUTH, WEST = range(4)
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def begin(tables: Tables, state: SkylinesState) -> None:
    """Draw the Starting player; alone there is nothing to draw."""
    if state.size == 1:
        state.first = 0
        after_first(tables, state)
    else:
        let_chance(state, DRAWING_FIRST)


def generate_first(state: SkylinesState, out: Choices) -> None:
    """Every player."""
    number: i64 = 0
    while number < state.size:
        out.add(pack(-1, actions.FIRST, number))
        number += 1


def after_first(tables: Tables, state: SkylinesState) -> None:
    """The Starting player has the token; pieces are drawn in scenario 5."""
    state.token = state.first
    state.mover = state.first
    if state.scenario == FREE_LAYOUT:
        let_chance(state, DRAWING_PIECES)
    else:
        spread_out(tables, state, tables.layout_of(state.scenario))
        begin_dealing(state)


# Scenario 5


def generate_pieces(tables: Tables, state: SkylinesState, out: Choices) -> None:
    """The boards not drawn yet."""
    board: i64 = 0
    while board < len(tables.board_cost):
        if not state.drawn >> board & 1:
            out.add(pack(-1, actions.PIECE, board))
        board += 1


def draw_piece(tables: Tables, state: SkylinesState, board: i64) -> None:
    """Draw a board; of the four the one with the lowest letter lies first, as it is printed."""
    state.drawn |= single(board)
    tell_word(state, "piece-drawn", -1, "board", tables.boards[int(board)])
    if count(state.drawn) == PIECES_DRAWN:
        first = lowest(state.drawn)
        state.drawn &= ~single(first)
        state.spots = ((int(first), 0, 0, 0),)
        let_choose(state, LAYING, state.first)


def lay_argument(board: int, column: int, row: int, turns: int) -> int:
    """The argument of LAY."""
    return board << 10 | turns << 8 | (column + MIDDLE) << 4 | row + MIDDLE


def generate_lays(tables: Tables, state: SkylinesState, number: i64, out: Choices) -> None:
    """Every way to lay a drawn board beside those that lie: land to land, water to water."""
    for board in range(len(tables.pieces)):
        if not state.drawn >> board & 1:
            continue
        for turns in range(4):
            for column, row in free_spots(state.spots):
                if piece_fits(tables, state.spots, (board, column, row, turns)):
                    out.insert(pack(number, actions.LAY, lay_argument(board, column, row, turns)))


def free_spots(spots: tuple[Spot, ...]) -> list[tuple[int, int]]:
    """Where a further piece would lie along a whole side of another."""
    taken = {(column, row) for _, column, row, _ in spots}
    found: set[tuple[int, int]] = set()
    for column, row in taken:
        for right, down in STEPS:
            found.add((column + right, row + down))
    return sorted(found - taken)


def piece_fits(tables: Tables, spots: tuple[Spot, ...], spot: Spot) -> bool:
    """Whether a piece meets all its neighbours land to land and water to water."""
    board, column, row, turns = spot
    piece = turned_piece(tables.pieces[board], turns)
    for other, c, r, t in spots:
        if abs(c - column) + abs(r - row) == 1:
            side = STEPS.index((c - column, r - row))
            if not fits(piece, turned_piece(tables.pieces[other], t), side):
                return False
    return True


def lay_piece(tables: Tables, state: SkylinesState, argument: int) -> None:
    """Lay a board; after the last the map is complete."""
    spot = (argument >> 10, (argument >> 4 & 15) - MIDDLE, (argument & 15) - MIDDLE, argument >> 8 & 3)
    state.spots = (*state.spots, spot)
    state.drawn &= ~single(spot[0])
    tell_word(state, "piece-laid", state.mover, "board", tables.boards[spot[0]])
    if not state.drawn:
        spread_out(tables, state, settled(state.spots))
        begin_dealing(state)


def settled(spots: tuple[Spot, ...]) -> tuple[Spot, ...]:
    """The pieces with the map's corner at column 0, row 0."""
    left, top = min(spot[1] for spot in spots), min(spot[2] for spot in spots)
    return tuple((board, column - left, row - top, turns) for board, column, row, turns in spots)


# Displays and roles


def begin_dealing(state: SkylinesState) -> None:
    """Deal the displays from Stage I."""
    state.source = 1
    state.mover = 0
    let_chance(state, DEALING)


def after_deal(tables: Tables, state: SkylinesState) -> None:
    """The next player's display, or what comes after the last one's."""
    if display_size(state, state.mover) < tables.display[state.size]:
        return
    state.mover += 1
    if state.mover < state.size:
        return
    state.source = 0
    state.mover = state.first
    if tables.parts[int(state.scenario)] & ROLES:
        state.asked = 0
        let_chance(state, DEALING_ROLES)
    else:
        begin_development(tables, state)


def deal_role(state: SkylinesState, number: i64, role: i64) -> None:
    """Offer a role to a player; of two one is kept."""
    bit = single(role)
    state.role_box &= ~bit
    state.offers[number] |= bit
    if count(state.offers[number]) == 2:
        let_choose(state, KEEPING, number)


def keep_role(tables: Tables, state: SkylinesState, number: i64, card: i64) -> None:
    """Keep a role; the other goes to the box. The next player is dealt two."""
    state.roles[number] = card
    state.offers[number] = 0
    tell_number(state, "role", number, "role", card)
    state.asked += 1
    state.mover = (state.first + state.asked) % state.size
    if state.asked < state.size:
        let_chance(state, DEALING_ROLES)
    else:
        begin_development(tables, state)
