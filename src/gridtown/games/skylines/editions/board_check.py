"""Checks of the board pieces of a Skylines edition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from gridtown.editions.complaint import Complaint, outside, unknown
from gridtown.games.skylines.editions.rows import BoardRow
from gridtown.games.skylines.editions.words import BOARDS, DISTRICT, LAKE, MOST_MONEY, PIECE

Labels = list[list[int]]
"""The district of each square of a piece, from 0, by row and column; WATER where there is none."""

WATER = -1
LAND_MARKS = ".~"
DRAWINGS = {
    "land": (PIECE, PIECE, LAND_MARKS),
    "right": (PIECE, PIECE - 1, "| "),
    "below": (PIECE - 1, PIECE, "- "),
}
"""Rows, characters a row and the characters of each drawing."""


def board_complaints(board: BoardRow) -> Iterator[Complaint]:
    """Complaints about a board piece."""
    yield from unknown("id", (board.id,), BOARDS, "piece")
    yield from outside("cost", [board.cost], 0, MOST_MONEY)
    for field, (rows, width, marks) in DRAWINGS.items():
        if not _is_drawn(board, field):
            reason = f'is no drawing; write {rows} rows of {width} characters, "{marks[0]}" or "{marks[1]}"'
            yield field, reason
    if is_drawn(board):
        yield from _lake_complaints(board.land)
        yield from _district_complaints(board)


def is_drawn(board: BoardRow) -> bool:
    """Whether all drawings have the right size and no unknown characters."""
    return all(_is_drawn(board, field) for field in DRAWINGS)


def shore(land: list[str]) -> int:
    """The length of the lake along its two sides; 0 if it is not in one corner, or they differ."""
    right, left = ("".join(row[column] for row in land) for column in (-1, 0))
    sides = (land[0], right, land[-1][::-1], left[::-1])
    rim = "".join(side[:-1] for side in sides)  # clockwise from the top left
    length = (rim.count("~") + 1) // 2
    wanted = "~" * length + "." * (len(rim) - 2 * length + 1) + "~" * (length - 1)
    corners = range(0, len(rim), PIECE - 1)
    return length if length in LAKE and any(rim[at:] + rim[:at] == wanted for at in corners) else 0


def labels_of(board: BoardRow) -> Labels:
    """Number the districts that a piece has by itself."""
    labels = [[WATER] * PIECE for _ in range(PIECE)]
    fresh = 0
    for row, column in _squares(board.land, "."):
        if labels[row][column] == WATER:
            for r, c in _joined(board, row, column):
                labels[r][c] = fresh
            fresh += 1
    return labels


def _is_drawn(board: BoardRow, field: str) -> bool:
    rows, width, marks = DRAWINGS[field]
    drawing: list[str] = getattr(board, field)
    return len(drawing) == rows and all(len(row) == width and not row.strip(marks) for row in drawing)


def _squares(land: list[str], mark: str) -> list[tuple[int, int]]:
    return [(row, column) for row in range(PIECE) for column in range(PIECE) if land[row][column] == mark]


def _joined(board: BoardRow, row: int, column: int) -> set[tuple[int, int]]:
    """The squares of the same kind that are joined to one without a street between."""
    found, waiting = {(row, column)}, [(row, column)]
    while waiting:
        r, c = waiting.pop()
        fresh = set(_open_neighbours(board, r, c)) - found
        found |= fresh
        waiting += fresh
    return found


def _open_neighbours(board: BoardRow, row: int, column: int) -> Iterator[tuple[int, int]]:
    ways = (
        (row, column + 1, column + 1 < PIECE and board.right[row][column : column + 1]),
        (row, column - 1, column > 0 and board.right[row][column - 1]),
        (row + 1, column, row + 1 < PIECE and board.below[min(row, PIECE - 2)][column]),
        (row - 1, column, row > 0 and board.below[row - 1][column]),
    )
    for r, c, street in ways:
        if street == " " and board.land[r][c] == board.land[row][column]:
            yield r, c


def _lake_complaints(land: list[str]) -> Iterator[Complaint]:
    if not shore(land):
        reason = (
            f"its water must lie in one corner and reach {LAKE[0]} to {LAKE[-1]} squares along both sides"
        )
        yield "land", f"{reason}, as far along one as along the other; redraw it"


def _district_complaints(board: BoardRow) -> Iterator[Complaint]:
    labels = labels_of(board)
    sizes = Counter(label for row in labels for label in row if label != WATER)
    for label, size in sorted(sizes.items()):
        if size < DISTRICT[0]:
            row, column = next(
                place for place in _squares(board.land, ".") if labels[place[0]][place[1]] == label
            )
            reason = f"the district at row {row + 1}, column {column + 1} has no room for two tiles"
            yield "right", f"{reason}; join it to another"
