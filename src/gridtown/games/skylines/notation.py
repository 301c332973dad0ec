"""Actions as text, and back: `P1 play 12`, `P2 tile L4`, `P2 place c4,c5,d5`, `reveal 37`."""

from __future__ import annotations

import re
from typing import Final

from gridtown.core.action import CHANCE, actor, argument_of, kind_of, pack
from gridtown.core.errors import InvalidAction
from gridtown.core.notation import parse_number, parse_player
from gridtown.games.skylines.actions import (
    DEVELOP,
    DONE,
    DRAW,
    END,
    EXCHANGE,
    FIRST,
    KEEP,
    LAY,
    PIECE,
    PLACE,
    PLAY,
    REVEAL,
    ROLE,
    SWAP,
    TAKE,
    TILE,
)
from gridtown.games.skylines.forms import (
    ANCHOR_BITS,
    SIDE,
    Cells,
    Forms,
    settled,
    square_name,
    squares_of,
)
from gridtown.games.skylines.kinds import CARDS, FIRST_POLICY, FIRST_ROLE, STAGES
from gridtown.games.skylines.rules.setup import MIDDLE, lay_argument
from gridtown.games.skylines.tables import Tables

SEATS: Final = 4
CARD_VERBS: Final = {"play": PLAY, "exchange": EXCHANGE, "take": TAKE, "swap": SWAP, "keep": KEEP}
PLAIN_VERBS: Final = {"end": END, "done": DONE}
VERBS: Final = {
    "lay": LAY, "develop": DEVELOP, "tile": TILE, "place": PLACE, "draw": DRAW, **CARD_VERBS, **PLAIN_VERBS,
}  # fmt: skip
KINDS: Final = {kind: verb for verb, kind in VERBS.items()}


# Parts


def parse_card(text: str) -> int:
    """A card number. Raises InvalidAction."""
    return parse_number(text, 1, CARDS, "a card")


def parse_board(text: str, boards: list[str]) -> int:
    """The index of a board piece by its letter. Raises InvalidAction."""
    if text not in boards:
        raise InvalidAction(f"{text!r} is not a board piece: one of {', '.join(boards)}")
    return boards.index(text)


def parse_square(text: str) -> int:
    """A square, SIDE * row + column, by its name. Raises InvalidAction."""
    if not re.fullmatch(r"[a-x](?:[1-9]|1[0-9]|2[0-4])", text):
        raise InvalidAction(f"{text!r} is not a square: a column a to x and a row 1 to 24, like c4")
    return SIDE * (int(text[1:]) - 1) + ord(text[0]) - 97


def write_place(forms: Forms, place: int) -> str:
    """The squares of a place in reading order; nothing for what lies over the edge of every map."""
    form, anchor = place >> ANCHOR_BITS, place & ((1 << ANCHOR_BITS) - 1)
    if form >= len(forms.cells) or anchor >= SIDE * SIDE or not _is_on_map(forms.cells[form], anchor):
        return ""
    return ",".join(square_name(square) for square in squares_of(forms, place))


def _is_on_map(cells: Cells, anchor: int) -> bool:
    row, column = divmod(anchor, SIDE)
    return all(row + r < SIDE and column + c < SIDE for r, c in cells)


def parse_place(text: str, forms: Forms) -> int:
    """The inverse of `write_place`. Raises InvalidAction for squares that are no tile's."""
    squares = [parse_square(item) for item in text.split(",")]
    cells = [divmod(square, SIDE) for square in squares]
    form = forms.by_cells.get(settled(cells))
    if form is None or squares != sorted(squares):
        raise InvalidAction(f"{text!r} is no tile's squares in reading order")
    anchor = SIDE * min(row for row, _ in cells) + min(column for _, column in cells)
    return form << ANCHOR_BITS | anchor


# Actions


def write_action(action: int, tables: Tables) -> str:
    """The action in notation. Raises InvalidAction for a number that is no action."""
    text = _write(action, tables)
    try:
        back = _parse(text, tables)
    except InvalidAction:
        back = None
    if back != action:
        raise InvalidAction(f"{action} is not an action of Skylines")
    return text


def _write(action: int, tables: Tables) -> str:
    player, kind, argument = int(actor(action)), int(kind_of(action)), int(argument_of(action))
    if player == CHANCE:
        return _write_chance(kind, argument, tables)
    if player >= SEATS or kind not in KINDS:
        return ""
    return f"P{player + 1} {KINDS[kind]} {_write_argument(kind, argument, tables)}".rstrip()


def _write_chance(kind: int, argument: int, tables: Tables) -> str:
    if kind == FIRST:
        return f"first P{argument + 1}"
    if kind == PIECE:
        return f"piece {_item(tables.boards, argument)}"
    if kind == ROLE:
        return f"role P{(argument >> 8) + 1} {argument & 255}"
    return f"reveal {argument}" if kind == REVEAL else ""


def _write_argument(kind: int, argument: int, tables: Tables) -> str:
    if kind == PLACE:
        return write_place(tables.forms, argument)
    if kind == TILE:
        return _item(tables.forms.shapes, argument)
    if kind == DEVELOP:
        return _item(tables.boards, argument)
    if kind == LAY:
        column, row = (argument >> 4 & 15) - MIDDLE, (argument & 15) - MIDDLE
        return f"{_item(tables.boards, argument >> 10)} {column},{row} {argument >> 8 & 3}"
    if kind in (END, DONE):
        return "" if argument == 0 else "?"
    return str(argument)


def _item(names: list[str], index: int) -> str:
    return names[index] if index < len(names) else ""


def parse_action(text: str, tables: Tables) -> int:
    """The inverse of `write_action`. Raises InvalidAction."""
    action = _parse(text, tables)
    if action is None:
        raise InvalidAction(f"{text!r} is not an action of Skylines: like 'P1 play 12' or 'P2 place c4,c5'")
    return action


def _parse(text: str, tables: Tables) -> int | None:
    words = text.split(" ")
    if words[0] in ("first", "piece", "role", "reveal"):
        return _parse_chance(words, tables)
    if len(words) < 2 or words[1] not in VERBS:
        return None
    player, kind = parse_player(words[0], SEATS), VERBS[words[1]]
    argument = _parse_argument(kind, words[2:], tables)
    return None if argument is None else int(pack(player, kind, argument))


def _parse_chance(words: list[str], tables: Tables) -> int | None:
    match words:
        case ["first", player]:
            return int(pack(CHANCE, FIRST, parse_player(player, SEATS)))
        case ["piece", board]:
            return int(pack(CHANCE, PIECE, parse_board(board, tables.boards)))
        case ["role", player, card]:
            role = parse_number(card, FIRST_ROLE, FIRST_POLICY - 1, "a role")
            return int(pack(CHANCE, ROLE, parse_player(player, SEATS) << 8 | role))
        case ["reveal", card]:
            return int(pack(CHANCE, REVEAL, parse_card(card)))
    return None


def _parse_argument(kind: int, words: list[str], tables: Tables) -> int | None:
    """The argument in what stands after the verb, None where there are too many words or too few."""
    if kind in (END, DONE):
        return None if words else 0
    if kind == LAY:
        return _parse_lay(words, tables) if len(words) == 3 else None
    if len(words) != 1:
        return None
    if kind == PLACE:
        return parse_place(words[0], tables.forms)
    if kind == TILE:
        return tables.forms.shapes.index(words[0]) if words[0] in tables.forms.shapes else None
    if kind == DEVELOP:
        return parse_board(words[0], tables.boards)
    if kind == DRAW:
        return parse_number(words[0], 1, STAGES, "a stage")
    return parse_card(words[0])


def _parse_lay(words: list[str], tables: Tables) -> int:
    board, turns = parse_board(words[0], tables.boards), parse_number(words[2], 0, 3, "quarter turns")
    column, _, row = words[1].partition(",")
    low, high = -MIDDLE, MIDDLE - 1
    return lay_argument(
        board, parse_number(column, low, high, "a column"), parse_number(row, low, high, "a row"), turns
    )
