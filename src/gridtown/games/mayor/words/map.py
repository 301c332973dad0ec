"""The City board drawn with characters: streets, squares, what lies there and who stands where.

Colours are told twice, by a colour and by a letter, so that nothing is lost where there are none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from gridtown.core.words import Words
from gridtown.games.mayor.words.tiles import PAINT

Json = dict[str, Any]
Place = tuple[int, int]
"""A column and a row of characters, from the top left."""

PITCH: Final = (18, 6)
"""Characters from one corner to the next, across and down."""

ALONG: Final = ((0, 5, 9, 13, 18), (0, 1, 3, 5, 6))
"""Where a street's low corner, three spaces and high corner lie on that way, across and down."""

TOP: Final = 1
"""The first line is for the pieces that share a space, as the Bankers do at first."""

INNER: Final = 6
"""Characters inside the frame of a square."""

LEGEND_AT: Final = (22, 8)
STREETS: Final = ("red", "yellow", "blue", "green")
CORNER: Final = "black on white"
END: Final = "white on bright_black"
PIECE: Final = "bold black on bright_white"


class Canvas:
    """Lines of characters, each with a style; what is drawn later covers what was there."""

    def __init__(self) -> None:
        self._cells: dict[Place, tuple[str, str]] = {}

    def put(self, place: Place, text: str, style: str = "") -> None:
        """Write `text` from `place` to the right."""
        for offset, character in enumerate(text):
            self._cells[place[0] + offset, place[1]] = character, style

    def lines(self) -> list[str]:
        """Everything as Rich's markup, without empty lines at the top."""
        height = 1 + max(y for _, y in self._cells)
        first = min(y for _, y in self._cells)
        return [self._line(y) for y in range(first, height)]

    def _line(self, y: int) -> str:
        width = 1 + max((x for x, row in self._cells if row == y), default=-1)
        said, style = "", ""
        for x in range(width):
            character, wanted = self._cells.get((x, y), (" ", ""))
            if wanted != style:
                said += ("[/]" if style else "") + (f"[{wanted}]" if wanted else "")
                style = wanted
            said += "\\[" if character == "[" else character
        return said + ("[/]" if style else "")


def map_lines(box: Json, table: Json, words: Words, marks: Mapping[str, str]) -> list[str]:
    """The City with all that lies and stands there; up to 20 lines of 78 characters.

    box: `components()`. table: `present(view)`. marks: what to write on spaces and squares.
    """
    canvas, board = Canvas(), box["board"]
    for block in sorted({square["block"] for square in board["squares"]}):
        _draw_block(canvas, [square for square in board["squares"] if square["block"] == block], table)
    lying = {tile["square"]: int(tile["tile"]) for tile in table["board"]["tiles"]}
    if table["placing"]:
        lying.setdefault(table["placing"]["square"], table["placing"]["tile"])
    for square in board["squares"]:
        _draw_square(canvas, square, _lies(box, lying.get(square["square"]), words), words, marks)
    _draw_spaces(canvas, board, _standing(table), words, marks)
    for line, text in enumerate(_legend(table, words)):
        canvas.put((LEGEND_AT[0], LEGEND_AT[1] + line), text, "dim")
    return canvas.lines()


# Squares


def _draw_block(canvas: Canvas, squares: Sequence[Json], table: Json) -> None:
    """The frame of a block, and its Civic Amenity while it lies there."""
    x, y = (min(_square_at(square)[axis] for square in squares) - 1 for axis in (0, 1))
    edge, amenity = "─" * INNER, squares[0]["block"] in table["board"]["amenities"]
    for level, (left, middle, right) in ((0, "┌┬┐"), (2, "├┼┤"), (4, "└┴┘")):
        canvas.put((x, y + level), f"{left}{edge}{middle}{edge}{right}", "dim")
    for level in (1, 3):
        for column in (0, INNER + 1, 2 * INNER + 2):
            canvas.put((x + column, y + level), "│", "dim")
    if amenity:
        canvas.put((x + INNER + 1, y + 2), "*", "bold")


def _square_at(square: Json) -> Place:
    """Where the inside of a square begins."""
    across, right = divmod(int(square["column"]), 2)
    down, below = divmod(int(square["row"]), 2)
    return PITCH[0] * across + 4 + (INNER + 1) * right, TOP + PITCH[1] * down + 2 + 2 * below


def _lies(box: Json, tile: int | None, words: Words) -> tuple[str, str] | None:
    """What is written on a tile, and in which style; None where none lies."""
    if tile is None:
        return None
    kind = next((str(row["type"]) for row in box["tiles"] if row["number"] == tile), None)
    return (words.text(f"type-{kind}"), PAINT[kind]) if kind else (f"* {tile}", CORNER)


def _draw_square(
    canvas: Canvas, square: Json, lies: tuple[str, str] | None, words: Words, marks: Mapping[str, str]
) -> None:
    place, name = _square_at(square), words.name("square", square["square"])
    if lies:
        canvas.put(place, lies[0][:INNER].center(INNER), f"bold {lies[1]}")
    elif square["square"] in marks:
        canvas.put(place, f"{name}({marks[square['square']]})", "bold")
    else:
        canvas.put(place, f"{name} {square['region']} {square['section']}")


# Spaces


def _standing(table: Json) -> dict[str, list[str]]:
    """The pieces on each space: @ and a player's number for a Citizen, $ for a Banker."""
    standing: dict[str, list[str]] = {}
    for piece, sign in (("citizen", "@"), ("banker", "$")):
        for seat in table["seats"]:
            standing.setdefault(seat[piece]["space"], []).append(f"{sign}{seat['player'] + 1}")
    return standing


def _draw_spaces(
    canvas: Canvas, board: Json, standing: Mapping[str, list[str]], words: Words, marks: Mapping[str, str]
) -> None:
    corners = {corner["space"]: corner for corner in board["corners"]}
    for street in board["streets"]:
        letter, style = words.text(f"letter-{street['colour']}"), PAINT[street["colour"]]
        low, high = (corners[street[end]] for end in ("low", "high"))
        for step, space in enumerate(street["spaces"], 1):
            text, pieces = f"{letter}{_number(space):>2}", standing.get(space, [])
            _draw_space(canvas, _on_the_way(low, high, step), text, style, pieces, marks.get(space))
    for space, corner in corners.items():
        if space not in board["wall"]:
            text, pieces = f" {_number(space):>2}", standing.get(space, [])
            _draw_space(canvas, _corner_at(corner), text, CORNER, pieces, marks.get(space))
    _draw_wall(canvas, board, standing, marks)
    for end in board["ends"]:
        _draw_end(canvas, end, standing, marks)


def _corner_at(corner: Json) -> Place:
    return PITCH[0] * int(corner["column"]), TOP + PITCH[1] * int(corner["row"])


def _on_the_way(low: Json, high: Json, step: int) -> Place:
    """Where the space `step` units from the low corner lies."""
    places = [_between(low[key], high[key], step, axis) for axis, key in enumerate(("column", "row"))]
    return places[0], TOP + places[1]


def _between(low: int, high: int, step: int, axis: int) -> int:
    way = ALONG[axis]
    return PITCH[axis] * min(low, high) + (0 if low == high else way[step] if low < high else way[4 - step])


def _draw_space(
    canvas: Canvas, place: Place, text: str, style: str, pieces: list[str], mark: str | None
) -> None:
    """Three characters: the colour's letter, then the number or who stands there; or a mark."""
    canvas.put(place, text, style)
    if len(pieces) == 1:
        canvas.put((place[0] + 1, place[1]), pieces[0], PIECE)
    elif pieces:
        canvas.put((place[0], place[1] - 1), "".join(pieces), PIECE)
    if mark is not None:
        canvas.put(place, f"({mark})", "bold")


def _number(space: str) -> str:
    return space.rstrip("abcd")


def _draw_wall(
    canvas: Canvas, board: Json, standing: Mapping[str, list[str]], marks: Mapping[str, str]
) -> None:
    """The corner that a wall parts: each of its spaces on the side that its streets lead to."""
    west, east = sorted(board["wall"], key=lambda space: _leans(board, space))
    x, y = _corner_at(next(corner for corner in board["corners"] if corner["space"] == west))
    said = [_at_the_wall(space, standing, marks) for space in (west, east)]
    canvas.put((x + 1 - len(said[0]), y), said[0], CORNER)
    canvas.put((x + 1, y), "|", "bold")
    canvas.put((x + 2, y), said[1], CORNER)


def _at_the_wall(space: str, standing: Mapping[str, list[str]], marks: Mapping[str, str]) -> str:
    if space in marks:
        return f"({marks[space]})"
    return (standing.get(space) or [_number(space)])[0]


def _leans(board: Json, space: str) -> int:
    """The sum of the columns that the streets of a corner lead to."""
    columns = {corner["space"]: int(corner["column"]) for corner in board["corners"]}
    ends = [(street["low"], street["high"]) for street in board["streets"]]
    return sum(columns[low] + columns[high] for low, high in ends if space in (low, high))


def _draw_end(canvas: Canvas, end: Json, standing: Mapping[str, list[str]], marks: Mapping[str, str]) -> None:
    """The space 0 or 50, and below it who stands there, three in a line."""
    (column, row), (_, below) = sorted([end["from"], end["to"]], key=lambda place: int(place[1]))
    x, y = PITCH[0] * column, TOP + PITCH[1] * row + PITCH[1] * (below - row) // 2 - 1
    mark = marks.get(end["space"])
    canvas.put((x, y), f"({mark})" if mark else f" {_number(end['space']):>2}", "bold" if mark else END)
    pieces = standing.get(end["space"], [])
    for line, first in enumerate(range(0, len(pieces), 3), 1):
        canvas.put((x, y + line), "".join(pieces[first : first + 3]), PIECE)


# The legend, in the midst of the City


def _legend(table: Json, words: Words) -> list[str]:
    colours = [f"{words.text(f'letter-{colour}')} {words.text(f'colour-{colour}')}" for colour in STREETS]
    lines = [words.text("terminal-legend-pieces"), " ".join(colours), words.text("terminal-legend-squares")]
    if table["options"]["amenities"] == "yes":
        lines.append(words.text("terminal-legend-amenity"))
    return lines
