"""Arguments of actions as text, and back: `P1 play 12`, `P2 tile L4`, `P2 place c4,c5,d5`, `reveal 37`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from gridtown.core.arguments import Argument, Named, Number, Pair
from gridtown.core.errors import InvalidAction
from gridtown.core.notation import parse_number
from gridtown.games.skylines.board.cards import CARDS, FIRST_POLICY, FIRST_ROLE, STAGES
from gridtown.games.skylines.board.layout import Spot
from gridtown.games.skylines.board.orientations import (
    ANCHOR_BITS,
    ANCHOR_MASK,
    SIDE,
    Cells,
    Orientations,
    settled,
    square_name,
    squares_of,
)
from gridtown.games.skylines.state import SEATS
from gridtown.games.skylines.tables import Tables

MIDDLE: Final = 4
"""Columns and rows of pieces are counted from here in an action, so that they may lie left and above the
first."""

CARD: Final = Number(1, CARDS, "a card")
STAGE: Final = Number(1, STAGES, "a stage")
PLAYER: Final = Named([f"P{number}" for number in range(1, SEATS + 1)], f"a player: P1 to P{SEATS}")
OFFERED_ROLE: Final = Pair(PLAYER, Number(FIRST_ROLE, FIRST_POLICY - 1, "a role"), 8)


def board_names(tables: Tables) -> Named:
    """A board piece by its letter."""
    return Named(tables.boards, f"a board piece: one of {', '.join(tables.boards)}")


def shape_names(tables: Tables) -> Named:
    """A tile by its shape."""
    shapes = tables.orientations.shapes
    return Named(shapes, f"a tile: one of {', '.join(shapes)}")


# Pieces of the free arrangement


def lay_argument(board: int, column: int, row: int, turns: int) -> int:
    """The argument of LAY."""
    return board << 10 | turns << 8 | (column + MIDDLE) << 4 | row + MIDDLE


def spot_of(argument: i64) -> Spot:
    """The inverse of `lay_argument`."""
    number = int(argument)
    return number >> 10, (number >> 4 & 15) - MIDDLE, (number & 15) - MIDDLE, number >> 8 & 3


class Spots(Argument):
    """Where a board piece is laid: `C 1,0 3`, its letter, column and row, and quarter turns."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(3)
        self.boards = board_names(tables)

    def all(self) -> list[int]:
        """Every board, everywhere, turned every way."""
        around = range(-MIDDLE, MIDDLE)
        return [
            lay_argument(board, column, row, turns)
            for board in self.boards.all()
            for turns in range(4)
            for column in around
            for row in around
        ]

    def write(self, number: int) -> str | None:
        """The three words."""
        board, column, row, turns = spot_of(number)
        letter = self.boards.write(board)
        if letter is None or column >= MIDDLE or row >= MIDDLE:
            return None
        return f"{letter} {column},{row} {turns}"

    def parse(self, words: Sequence[str]) -> int:
        """The three words."""
        turns = parse_number(words[2], 0, 3, "quarter turns")
        column, _, row = words[1].partition(",")
        low, high = -MIDDLE, MIDDLE - 1
        return lay_argument(
            self.boards.parse(words[:1]),
            parse_number(column, low, high, "a column"),
            parse_number(row, low, high, "a row"),
            turns,
        )


# Places


class Places(Argument):
    """Where a tile is placed: `c4,c5,d5`, its squares in reading order."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(1)
        self.orientations = tables.orientations

    def all(self) -> list[int]:
        """Every orientation on every square, on any map."""
        return [
            orientation << ANCHOR_BITS | SIDE * row + column
            for orientation, cells in enumerate(self.orientations.cells)
            for row in range(SIDE - max(r for r, _ in cells))
            for column in range(SIDE - max(c for _, c in cells))
        ]

    def parts(self) -> list[list[int]]:
        """By shape: the tile is chosen before its place."""
        parts: list[list[int]] = [[] for _ in self.orientations.shapes]
        for place in self.all():
            parts[self.orientations.shape_of[place >> ANCHOR_BITS]].append(place)
        return parts

    def write(self, number: int) -> str | None:
        """The squares."""
        return write_place(self.orientations, number) or None

    def parse(self, words: Sequence[str]) -> int:
        """The squares."""
        return parse_place(words[0], self.orientations)


def parse_square(text: str) -> int:
    """A square, SIDE * row + column, by its name. Raises InvalidAction."""
    if not re.fullmatch(r"[a-x](?:[1-9]|1[0-9]|2[0-4])", text):
        raise InvalidAction(f"{text!r} is not a square: a column a to x and a row 1 to 24, like c4")
    return SIDE * (int(text[1:]) - 1) + ord(text[0]) - 97


def write_place(orientations: Orientations, place: int) -> str:
    """The squares of a place in reading order; nothing for what lies over the edge of every map."""
    orientation, anchor = place >> ANCHOR_BITS, place & ANCHOR_MASK
    if orientation >= len(orientations.cells) or not _is_on_map(orientations.cells[orientation], anchor):
        return ""
    return ",".join(square_name(square) for square in squares_of(orientations, place))


def _is_on_map(cells: Cells, anchor: int) -> bool:
    row, column = divmod(anchor, SIDE)
    return all(row + r < SIDE and column + c < SIDE for r, c in cells)


def parse_place(text: str, orientations: Orientations) -> int:
    """The inverse of `write_place`. Raises InvalidAction for squares that are no tile's."""
    squares = [parse_square(item) for item in text.split(",")]
    cells = [divmod(square, SIDE) for square in squares]
    orientation = orientations.by_cells.get(settled(cells))
    if orientation is None or squares != sorted(squares):
        raise InvalidAction(f"{text!r} is no tile's squares in reading order")
    anchor = SIDE * min(row for row, _ in cells) + min(column for _, column in cells)
    return orientation << ANCHOR_BITS | anchor
