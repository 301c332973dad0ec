"""Actions as text, and back: `P1 move 3`, `P2 place 12 b3`, `P1 banker 17a`, `reveal 12`."""

from __future__ import annotations

from typing import Final

from gridtown.core.action import CHANCE, actor, argument_of, kind_of, pack
from gridtown.core.errors import InvalidAction
from gridtown.core.notation import parse_number, parse_player
from gridtown.games.mayor.actions import (
    BANKER,
    BUY,
    CITIZEN,
    CLAIM,
    DRAW,
    EVENT,
    LAY,
    MOVE,
    PASS,
    PLACE,
    REVEAL,
    REWARD,
    USE,
    WAIVE,
)
from gridtown.games.mayor.lines import BUILDINGS, EVENTS, FIRST_AMENITY, LAST_TILE, TYPES
from gridtown.games.mayor.map import BLOCKS, SQUARES, square_name
from gridtown.games.mayor.rules.market import MOST_SPACES

SEATS: Final = 4
REWARDS: Final = ("vp", "gp")
VERBS: Final = {
    "move": MOVE, "buy": BUY, "place": PLACE, "claim": CLAIM, "pass": PASS, "use": USE, "reward": REWARD,
    "lay": LAY, "citizen": CITIZEN, "banker": BANKER, "event": EVENT, "waive": WAIVE,
}  # fmt: skip
KINDS: Final = {kind: verb for verb, kind in VERBS.items()}


# Parts


def parse_tile(text: str, low: int = 1, high: int = LAST_TILE) -> int:
    """A tile number. Raises InvalidAction."""
    return parse_number(text, low, high, "a tile")


def parse_event(text: str) -> int:
    """The number of an Event tile. Raises InvalidAction."""
    return parse_number(text, 1, EVENTS, "an Event tile")


def parse_type(text: str) -> int:
    """The index of a building type. Raises InvalidAction."""
    if text not in TYPES:
        raise InvalidAction(f"{text!r} is not a building type: one of {', '.join(TYPES)}")
    return TYPES.index(text)


def parse_square(text: str) -> int:
    """The index of a square from its name, a1 to j4. Raises InvalidAction."""
    if len(text) != 2 or text[0] not in BLOCKS or text[1] not in "1234":
        raise InvalidAction(f"{text!r} is not a square: a block a to j and 1 to 4, like b3")
    return 4 * BLOCKS.index(text[0]) + "1234".index(text[1])


def parse_space(text: str, names: list[str]) -> int:
    """The index of a space of the City board by its name. Raises InvalidAction."""
    if not text or text not in names:
        raise InvalidAction(f"{text!r} is not a space of the City board: like 25 or 15b")
    return names.index(text)


# Actions


def write_action(action: int, names: list[str]) -> str:
    """The action in notation. names: the spaces'. Raises InvalidAction for a number that is no action."""
    text = _write(action, names)
    try:
        back = _parse(text, names)
    except InvalidAction:
        back = None
    if back != action:
        raise InvalidAction(f"{action} is not an action of Mayor")
    return text


def _write(action: int, names: list[str]) -> str:
    player, kind, argument = int(actor(action)), int(kind_of(action)), int(argument_of(action))
    if player == CHANCE:
        return {REVEAL: f"reveal {argument}", DRAW: f"draw {argument}"}.get(kind, "")
    if player >= SEATS or kind not in KINDS:
        return ""
    words = _write_argument(kind, argument, names)
    return f"P{player + 1} {KINDS[kind]} {words}".rstrip() if words is not None else ""


def _write_argument(kind: int, argument: int, names: list[str]) -> str | None:
    """The words for an argument, None where it is out of range."""
    if kind in (MOVE, USE, EVENT):
        return str(argument)
    if kind in (PASS, WAIVE):
        return None if argument else ""
    if kind in (PLACE, CLAIM):
        return f"{argument >> 6} {_item(SQUARE_NAMES, argument & 63)}"
    table = {BUY: TYPES, REWARD: REWARDS, LAY: SQUARE_NAMES}.get(kind, tuple(names))
    return _item(table, argument) or None


def _item(names: tuple[str, ...], index: int) -> str:
    return names[index] if index < len(names) else ""


SQUARE_NAMES: Final = tuple(square_name(square) for square in range(SQUARES))


def parse_action(text: str, names: list[str]) -> int:
    """The inverse of `write_action`. Raises InvalidAction."""
    action = _parse(text, names)
    if action is None:
        raise InvalidAction(f"{text!r} is not an action of Mayor: like 'P1 move 1' or 'P2 place 12 b3'")
    return action


def _parse(text: str, names: list[str]) -> int | None:
    words = text.split(" ")
    if words[0] in ("reveal", "draw"):
        return _parse_chance(words)
    if len(words) < 2 or words[1] not in VERBS:
        return None
    player, kind = parse_player(words[0], SEATS), VERBS[words[1]]
    argument = _parse_argument(kind, words[2:], names)
    return None if argument is None else int(pack(player, kind, argument))


def _parse_chance(words: list[str]) -> int | None:
    if len(words) != 2:
        return None
    if words[0] == "reveal":
        return int(pack(CHANCE, REVEAL, parse_tile(words[1], 1, BUILDINGS)))
    return int(pack(CHANCE, DRAW, parse_event(words[1])))


def _parse_argument(kind: int, words: list[str], names: list[str]) -> int | None:
    """The argument in what stands after the verb, None where there are too many words or too few."""
    if kind in (PASS, WAIVE):
        return None if words else 0
    if kind in (PLACE, CLAIM):
        if len(words) != 2:
            return None
        return parse_tile(words[0], 1, BUILDINGS) << 6 | parse_square(words[1])
    return _parse_word(kind, words[0], names) if len(words) == 1 else None


def _parse_word(kind: int, word: str, names: list[str]) -> int | None:
    if kind == MOVE:
        return parse_number(word, 1, MOST_SPACES, "a number of spaces")
    if kind == BUY:
        return parse_type(word)
    if kind == USE:
        return parse_tile(word, FIRST_AMENITY)
    if kind == REWARD:
        return REWARDS.index(word) if word in REWARDS else None
    if kind == LAY:
        return parse_square(word)
    if kind == EVENT:
        return parse_event(word)
    return parse_space(word, names) if kind in (CITIZEN, BANKER) else None
