"""Polyominoes: a shape turned and flipped every way is several orientations.

An orientation is known by its cells, (row, column) from the top left of its bounding box, in reading order.
A place is an orientation and the square under that corner, so it needs no map to be written down.
"""

from __future__ import annotations

from typing import Final

Cells = tuple[tuple[int, int], ...]

SIDE: Final = 24
"""No map is wider or higher, in squares."""

ANCHOR_BITS: Final = 10
ANCHOR_MASK: Final = 1023


def cells_of(rows: list[str]) -> Cells:
    """The cells of a drawing: a '#' is a square of the tile."""
    drawn = [(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == "#"]
    return settled(drawn)


def settled(cells: list[tuple[int, int]]) -> Cells:
    """The cells moved to the top left corner, in reading order."""
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return tuple(sorted((row - top, column - left) for row, column in cells))


def turned(cells: Cells) -> Cells:
    """The cells after a quarter turn clockwise."""
    return settled([(column, -row) for row, column in cells])


def flipped(cells: Cells) -> Cells:
    """The cells in a mirror."""
    return settled([(row, -column) for row, column in cells])


def orientations_of(cells: Cells) -> list[Cells]:
    """Every different orientation of a shape, in a fixed order."""
    found: set[Cells] = set()
    for start in (cells, flipped(cells)):
        orientation = start
        for _ in range(4):
            found.add(orientation)
            orientation = turned(orientation)
    return sorted(found)


class Orientations:
    """All orientations of an edition's shapes.

    shapes: the shapes' ids. cells: by orientation. first: by shape, its first orientation; those of a shape
    follow each other, and first has one entry more than there are shapes. shape_of: by orientation.
    """

    def __init__(self, shapes: list[tuple[str, Cells]]) -> None:
        self.shapes = [name for name, _ in shapes]
        self.cells: list[Cells] = []
        self.first: list[int] = []
        self.shape_of: list[int] = []
        for index, (_, cells) in enumerate(shapes):
            self.first.append(len(self.cells))
            for orientation in orientations_of(cells):
                self.cells.append(orientation)
                self.shape_of.append(index)
        self.first.append(len(self.cells))
        self.by_cells: dict[Cells, int] = {orientation: index for index, orientation in enumerate(self.cells)}


def square_name(square: int) -> str:
    """The name of a square, SIDE * row + column: a1 is the top left."""
    return f"{chr(97 + square % SIDE)}{square // SIDE + 1}"


def squares_of(orientations: Orientations, place: int) -> list[int]:
    """The squares that a place covers, in reading order."""
    anchor = place & ANCHOR_MASK
    return [anchor + SIDE * row + column for row, column in orientations.cells[place >> ANCHOR_BITS]]
