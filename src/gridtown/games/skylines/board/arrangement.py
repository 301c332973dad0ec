"""Arrangement of board pieces side by side: land to land, water to water."""

from __future__ import annotations

from typing import Final

from gridtown.core.errors import InvalidAction
from gridtown.games.skylines.board.layout import Spot, fits
from gridtown.games.skylines.tables import Tables

PIECES_DRAWN: Final = 4
"""Pieces that are drawn in scenario 5, and the most there are on a map."""

SIDES: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""North, east, south and west of a piece, in columns and rows."""


def free_spots(spots: tuple[Spot, ...]) -> list[tuple[int, int]]:
    """Where a further piece would lie along a whole side of another."""
    taken = {(column, row) for _, column, row, _ in spots}
    found: set[tuple[int, int]] = set()
    for column, row in taken:
        for right, down in SIDES:
            found.add((column + right, row + down))
    return sorted(found - taken)


def piece_fits(tables: Tables, spots: tuple[Spot, ...], spot: Spot) -> bool:
    """Whether a piece meets all its neighbours land to land and water to water."""
    board, column, row, turns = spot
    piece = tables.pieces[board][turns]
    for other, c, r, t in spots:
        if abs(c - column) + abs(r - row) == 1:
            side = SIDES.index((c - column, r - row))
            if not fits(piece, tables.pieces[other][t], side):
                return False
    return True


def hang_together(spots: tuple[Spot, ...]) -> bool:
    """Whether each piece can be reached from each over whole sides."""
    joined = list(spots[:1])
    for _, column, row, _ in joined:
        joined += [
            spot for spot in spots if spot not in joined and abs(spot[1] - column) + abs(spot[2] - row) == 1
        ]
    return len(joined) == len(spots)


def check_arrangement(tables: Tables, spots: tuple[Spot, ...]) -> None:
    """Pieces lie side by side, each once, land to land and water to water. Raises InvalidAction."""
    if len(spots) > PIECES_DRAWN:
        raise InvalidAction(f"map: {len(spots)} pieces; there are at most {PIECES_DRAWN}")
    for index, spot in enumerate(spots):
        _check_piece(tables, spots[:index], spot)
    if not hang_together(spots):
        raise InvalidAction("map: the pieces don't lie side by side")


def _check_piece(tables: Tables, before: tuple[Spot, ...], spot: Spot) -> None:
    """One piece of the map among those named before it."""
    name = tables.boards[spot[0]]
    if any(other[0] == spot[0] for other in before):
        raise InvalidAction(f"map: board {name} lies in two places")
    if any(other[1:3] == spot[1:3] for other in before):
        raise InvalidAction(f"map: board {name} lies on another")
    if not piece_fits(tables, before, spot):
        raise InvalidAction(f"map: board {name} lies land to water")
