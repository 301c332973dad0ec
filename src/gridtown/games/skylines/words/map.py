"""The map drawn with characters: squares, streets, water, tiles, and the pieces that lie face down.

A square is three characters wide and, with the streets, two lines high. Tiles are told by two letters as well
as by a colour, and a line joins the squares of one, so that nothing is lost where there are no colours.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from gridtown.core.words import Words
from gridtown.games.skylines.board.layout import PIECE
from gridtown.games.skylines.words.cards import PAINT

if TYPE_CHECKING:
    from gridtown.games.skylines.tables import Tables

Json = dict[str, Any]
Place = tuple[int, int]
"""A column and a row of squares, from the top left."""

Piece = tuple[str, str]
"""Characters and their style."""

CELL: Final = 3
MARGIN: Final = 3
"""Characters before the first square, for the number of its row."""

CROSSINGS: Final = " ║║║═╝╗╣═╚╔╠═╩╦╬"
"""What is drawn where streets meet, by bits: 1 to the north, 2 south, 4 west, 8 east."""

LABEL: Final = (2, 2)
"""The square of a piece on which its letter and cost are written while it lies face down: always land."""

WATER: Final = "blue"
HIDDEN: Final = "dim"
MARK: Final = "bold reverse"


class Ground:
    """Print on the pieces, as they lie.

    land: by square, whether it is land. right, below: the squares with a street to their right, below them.
    hidden: the squares of face-down pieces. labels: what is written on squares of theirs, and how.
    """

    def __init__(self, tables: Tables, pieces: Iterable[Json]) -> None:
        self.land: dict[Place, bool] = {}
        self.right: set[Place] = set()
        self.below: set[Place] = set()
        self.hidden: set[Place] = set()
        self.labels: dict[Place, Piece] = {}
        for row in pieces:
            self._lay(tables, row)

    def _lay(self, tables: Tables, row: Json) -> None:
        piece = tables.pieces[tables.boards.index(row["board"])][row["turn"]]
        left, top = PIECE * row["column"], PIECE * row["row"]
        for y in range(PIECE):
            for x in range(PIECE):
                place = left + x, top + y
                self.land[place] = piece.land[y][x]
                if x < PIECE - 1 and piece.right[y][x]:
                    self.right.add(place)
                if y < PIECE - 1 and piece.below[y][x]:
                    self.below.add(place)
                if not row["face_up"]:
                    self.hidden.add(place)
        if not row["face_up"]:
            style = "bold" if row["next"] else HIDDEN
            self.labels[left + LABEL[0], top + LABEL[1]] = f"{row['board']}{row['cost']:>2}", style


class Sketch:
    """The ground and what stands on it. tiles: by square, the tile's place in the list of tiles."""

    def __init__(self, ground: Ground, tiles: list[Json], words: Words, marks: Mapping[str, str]) -> None:
        self._ground = ground
        self._words = words
        self._marks = {place_of(square): mark for square, mark in marks.items()}
        self._list = tiles
        self._tiles = {
            place_of(square): number for number, tile in enumerate(tiles) for square in tile["squares"]
        }

    def squares(self, row: int, columns: int) -> list[Piece]:
        """The squares of a row, and what lies between them."""
        said: list[Piece] = [(f"{row + 1:>2} ", HIDDEN)]
        for column in range(columns):
            said += [self._square((column, row)), self._gap((column, row))]
        return said

    def streets(self, row: int, columns: int) -> list[Piece]:
        """What lies below the squares of a row."""
        said: list[Piece] = [(" " * MARGIN, "")]
        for column in range(columns):
            said += [self._floor((column, row)), self._crossing((column, row))]
        return said

    def _square(self, place: Place) -> Piece:
        ground = self._ground
        if place in self._marks:
            return self._marks[place].rjust(2).ljust(CELL), MARK
        if place in self._tiles:
            tile = self._list[self._tiles[place]]
            joined = self._is_joined(place, (place[0] - 1, place[1]))
            return ("─" if joined else " ") + code_of(tile, self._words), self._paint(place)
        if place in ground.labels:
            return ground.labels[place]
        if place not in ground.land:
            return " " * CELL, ""
        if not ground.land[place]:
            return "≈" * CELL, WATER
        return (" ░ ", HIDDEN) if place in ground.hidden else (" · ", "")

    def _gap(self, place: Place) -> Piece:
        """The character to the right of a square."""
        ground, other = self._ground, (place[0] + 1, place[1])
        if place in ground.right:
            return "║", self._street_style(place)
        if self._is_joined(place, other):
            return "─", self._paint(place)
        wet = ground.land.get(place) is False and ground.land.get(other) is False
        return ("≈", WATER) if wet else (" ", "")

    def _floor(self, place: Place) -> Piece:
        """The characters below a square."""
        if place in self._ground.below:
            return "═" * CELL, self._street_style(place)
        if self._is_joined(place, (place[0], place[1] + 1)):
            return " │ ", self._paint(place)
        return " " * CELL, ""

    def _crossing(self, place: Place) -> Piece:
        """The character to the lower right of a square."""
        (column, row), ground = place, self._ground
        bits = int(place in ground.right) | 2 * ((column, row + 1) in ground.right)
        bits |= 4 * (place in ground.below) | 8 * ((column + 1, row) in ground.below)
        around = [(column + 1, row), (column, row + 1), (column + 1, row + 1)]
        if not bits and all(self._is_joined(place, other) for other in around):
            return " ", self._paint(place)
        return CROSSINGS[bits], self._street_style(place) if bits else ""

    def _is_joined(self, place: Place, other: Place) -> bool:
        """Whether one tile covers two squares."""
        return place in self._tiles and self._tiles[place] == self._tiles.get(other)

    def _paint(self, place: Place) -> str:
        return PAINT[self._list[self._tiles[place]]["type"]]

    def _street_style(self, place: Place) -> str:
        return HIDDEN if place in self._ground.hidden else ""


def map_lines(tables: Tables, table: Json, words: Words, marks: Mapping[str, str]) -> list[str]:
    """The map in Rich's markup, four characters a column; no lines before any piece lies.

    table: `present(view)`. marks: what to write on squares.
    """
    columns, rows = table["map"]["columns"], table["map"]["rows"]
    if not columns:
        return []
    sketch = Sketch(Ground(tables, table["map"]["pieces"]), table["tiles"], words, marks)
    heads = "".join(f" {chr(65 + column)}  " for column in range(columns))
    lines = [[(" " * MARGIN + heads, HIDDEN)]]
    for row in range(rows):
        lines += [sketch.squares(row, columns), sketch.streets(row, columns)]
    return [_marked_up(line) for line in lines[:-1]]


def place_of(square: str) -> Place:
    """The column and the row of a square in notation."""
    return ord(square[0]) - 97, int(square[1:]) - 1


def code_of(tile: Json, words: Words) -> str:
    """The two letters of a tile; in capitals for a service that serves the whole district."""
    code = words.text(f"code-{tile['type']}")
    return code.upper() if tile["reach"] == "district" else code


def _marked_up(line: Iterable[Piece]) -> str:
    """A line with its styles, without blanks at its end."""
    said, style = "", ""
    for text, wanted in line:
        if wanted != style:
            said += ("[/]" if style else "") + (f"[{wanted}]" if wanted else "")
            style = wanted
        said += text
    return (said + ("[/]" if style else "")).rstrip()
