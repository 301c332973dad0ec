"""Grids: squares with names, and which of them are neighbours."""

from collections.abc import Sequence
from typing import Final

from gridtown.core.errors import InvalidGame

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
SIDES: Final = ((0, -1), (-1, 0), (1, 0), (0, 1))


class Grid:
    """Grid of `width` by `height` squares, numbered row by row.

    names: of its squares, a1 first, b1 to the right of it, a2 below it. size: how many there are.
    """

    def __init__(self, width: int, height: int) -> None:
        if not 1 <= width <= len(LETTERS) or height < 1:
            raise InvalidGame(
                f"a grid of {width} by {height}: it must be 1 to {len(LETTERS)} wide, 1 or more high"
            )
        self.width, self.height = width, height
        self.size = width * height
        self.names = [f"{LETTERS[x]}{y + 1}" for y in range(height) for x in range(width)]
        self._beside = [[self._neighbours(square, wrap) for square in range(self.size)] for wrap in (0, 1)]

    def beside(self, square: int, wrap: int = False) -> Sequence[int]:
        """The neighbours of a square, ascending. wrap: whether opposite edges touch."""
        return self._beside[bool(wrap)][square]

    def _neighbours(self, square: int, wrap: int) -> list[int]:
        y, x = divmod(square, self.width)
        places = [(x + dx, y + dy) for dx, dy in SIDES]
        if wrap:
            places = [(x % self.width, y % self.height) for x, y in places]
        inside = {y * self.width + x for x, y in places if 0 <= x < self.width and 0 <= y < self.height}
        return sorted(inside - {square})

    def draw(self, cells: Sequence[str]) -> list[str]:
        """The grid in lines of text, with a text for each square."""
        width = max(map(len, cells))
        heads = [letter.center(width) for letter in LETTERS[: self.width]]
        lines = ["   " + " ".join(heads).rstrip()]
        for y in range(self.height):
            row = cells[y * self.width : (y + 1) * self.width]
            lines.append(f"{y + 1:2} " + " ".join(cell.center(width) for cell in row).rstrip())
        return lines
