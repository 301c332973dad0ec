"""An edition of the tests' own, so that no test of a rule depends on numbers that are reconstructed.

Printed cards are as printed; the others that tests play, the board pieces of the introduction and scenario 1,
roles, unique buildings, policies and news have simple numbers and stay as they are here.
"""

from functools import cache
from typing import Any

from msgspec import structs

from gridtown.games.skylines.components import read_edition
from gridtown.games.skylines.editions.rows import (
    BoardRow,
    CardRow,
    ConditionRow,
    ModifierRow,
    PlaceRow,
    ScenarioRow,
)
from gridtown.games.skylines.game import Skylines

# land, streets to the right, streets below
BOARDS = {
    "A": (
        ["~~....", "~~....", "......", "......", "......", "......"],
        ["  |  ", "  |  ", "   | ", " ||  ", "   | ", "  |  "],
        ["      ", "   -  ", "-- ---", "  --  ", "   -  "],
    ),
    "B": (
        ["~~....", "~.....", "......", "......", "......", "......"],
        ["  |  ", "  |  ", "   | ", "  |  ", "   | ", "  |  "],
        ["      ", "   -  ", "--- --", "   -  ", "   -  "],
    ),
    "C": (
        ["~~....", "~~....", "......", "......", "......", "......"],
        ["  |  ", "   | ", "  |  ", " || |", "   | ", "  |  "],
        ["   -  ", "   -  ", "--   -", "  --- ", "   -  "],
    ),
    "E": (
        ["~~....", "~~....", "......", "......", "......", "......"],
        ["  |  ", "  |  ", "  |  ", " ||| ", "   | ", "  |  "],
        ["      ", "      ", "--  --", "  --  ", "   -  "],
    ),
}
LAYOUTS = {
    "introduction": [("B", 0, 0, 0), ("E", 1, 0, 1), ("A", 2, 0, 0)],
    "1": [("B", 0, 0, 2), ("A", 1, 0, 3), ("E", 0, 1, 1), ("C", 1, 1, 0)],
}
# cost, condition, reward, shape; types and stages are the edition's
Card = tuple[dict[str, int], dict[str, Any] | None, dict[str, int], str | None]
CARDS: dict[int, Card] = {
    3: ({"power": -1, "employment": 1}, {"services": ["education"]}, {"happiness": 1}, None),
    7: ({"water": -1}, {"residential": 1}, {"happiness": 1}, None),
    8: ({"garbage": -1}, {"track": "traffic", "equals": 0}, {"happiness": 2}, None),
    9: ({"garbage": -1, "employment": -1}, {"residential": 1}, {"money": 2}, None),
    11: ({"employment": -1, "traffic": 1}, {"services": ["fire"]}, {"money": 3}, None),
    12: ({"employment": -1, "crime": 1}, {"services": ["police"]}, {"money": 3}, None),
    13: ({"power": -1, "pollution": 1}, {"services": ["fire"]}, {"money": 4}, None),
    14: ({"employment": -1}, {"track": "employment", "above": -1}, {"money": 3}, None),
    17: ({"money": -3}, None, {"power": 3}, "I2"),
    18: ({"money": -3}, None, {"water": 4}, "I2"),
    19: ({"money": -2, "pollution": 1}, None, {"garbage": 4}, "I2"),
    20: ({"money": -1}, None, {"happiness": 1}, "I2"),
    21: ({"money": -2}, None, {"happiness": 1, "employment": 1}, "I2"),
    22: ({"money": -1}, None, {"traffic": -1}, "I1"),
    23: ({"money": -2}, None, {"happiness": 1}, "I2"),
    24: ({"money": -1}, None, {"crime": -1}, "I1"),
    25: ({"money": -2}, None, {"happiness": 1, "pollution": -1}, "I1"),
    32: ({"water": -1}, {"services": ["fire"]}, {"employment": 1, "crime": 1}, None),
    45: ({"money": -3}, None, {"happiness": 2}, "I3"),
    46: ({"money": -4}, None, {"happiness": 2}, "L3"),
    47: ({"money": -3}, None, {"traffic": -2}, "I1"),
    48: ({"money": -3}, None, {"happiness": 2}, "I2"),
    52: ({"happiness": -2}, {"services": ["fire"]}, {"employment": 1}, None),
    53: ({"happiness": -2, "water": -1}, None, {"employment": 1}, None),
    56: ({"water": -1}, {"track": "pollution", "below": 2}, {"happiness": 3}, None),
    57: ({"crime": 1}, None, {"employment": 1}, None),
    71: ({"money": -6}, None, {"happiness": 4}, "T4"),
    72: ({"money": -5}, None, {"traffic": -4}, "I1"),
}
UNIQUES: dict[int, Card] = {
    76: ({"money": -6}, None, {"happiness": 5}, "T5"),
    77: ({"money": -4, "traffic": 1}, None, {}, "O6"),
    78: ({"money": -3}, None, {}, "U5"),
    79: ({"money": -5}, None, {}, "W5"),
    80: ({"money": -4}, None, {}, "V5"),
    81: ({"employment": -2}, None, {"money": 10}, "P5"),
    82: ({"money": -5}, None, {}, "C6"),
    83: ({"money": -7}, None, {}, "P6"),
    84: ({"money": -4}, None, {}, "O4"),
    85: ({"money": -6}, None, {}, "L5"),
}
POLICIES: dict[int, Card] = {
    96: ({"happiness": -1}, None, {"money": 5}, None),
    97: ({"money": -1}, None, {"garbage": 3}, None),
    100: ({"money": -1}, {"track": "employment", "above": 1}, {"employment": -2, "happiness": 2}, None),
    103: ({"money": -3}, {"track": "crime", "below": 3}, {"happiness": 4}, None),
}
EFFECTS: dict[int, list[dict[str, Any]]] = {
    76: [],
    77: [{"kind": "milestone", "track": "happiness", "amount": 2}],
    78: [{"kind": "exchange", "amount": -1}, {"kind": "swap", "amount": -1}],
    79: [{"kind": "reach"}],
    80: [{"kind": "gain", "of": ["commercial"], "track": "money", "amount": 1}],
    81: [],
    82: [{"kind": "cost", "of": ["commercial", "industrial"], "track": "traffic", "amount": 1}],
    83: [{"kind": "gain", "of": ["residential"], "track": "happiness", "amount": 1}],
    84: [{"kind": "price", "of": ["service", "utility"], "amount": -1}],
    85: [{"kind": "cost", "of": ["zone"], "track": "power", "amount": 1}],
    86: [
        {"kind": "price", "of": ["service"], "amount": -1},
        {"kind": "price", "of": ["unique"], "amount": -2},
    ],
    87: [{"kind": "price", "of": ["utility"], "amount": -9}],
    88: [{"kind": "exchange", "amount": -2}, {"kind": "swap", "amount": -1}],
    89: [{"kind": "cost", "of": ["commercial", "industrial"], "track": "employment", "amount": 2}],
    90: [{"kind": "develop", "amount": -1}, {"kind": "wages", "amount": -1}],
    91: [{"kind": "cost", "of": ["zone"], "track": "traffic", "amount": 1}],
    92: [
        {"kind": "gain", "of": ["police"], "track": "happiness", "amount": 1},
        {"kind": "gain", "of": ["parks"], "track": "employment", "amount": 1},
        {"kind": "gain", "of": ["residential"], "track": "crime", "amount": 1},
    ],
    93: [{"kind": "reach"}],
    94: [{"kind": "gain", "of": ["commercial"], "track": "money", "amount": 1}],
    95: [{"kind": "milestone", "track": "money", "amount": 2}],
    106: [{"kind": "burden", "of": ["commercial", "industrial"], "track": "power", "amount": -1}],
    107: [{"kind": "burden", "of": ["residential"], "track": "water", "amount": -1}],
    108: [{"kind": "deaf", "of": ["education"]}],
    109: [{"kind": "price", "of": ["service", "utility", "unique"], "amount": 1}],
    110: [{"kind": "exchange", "amount": 2}],
    111: [{"kind": "milestone", "track": "crime", "amount": 2}],
    112: [{"kind": "burden", "of": ["commercial"], "track": "traffic", "amount": 1}],
    113: [{"kind": "ban", "of": ["industrial"]}],
    114: [{"kind": "ban", "stage": 3}],
    115: [{"kind": "wages", "amount": 3}],
}


Drawing = tuple[str, tuple[str, ...], tuple[str, ...], tuple[str, ...]]
WITH_A_STEP: Drawing = (
    "E", ("......",) * 6, ("     ", "  |  ", "     ", "     ", "     ", "     "), ("      ",) * 5,
)  # fmt: skip
"""A piece of a single district, with a street of one step in it, between c2 and d2."""


@cache
def house() -> Skylines:
    """Skylines with the tests' own numbers."""
    edition = read_edition()
    return Skylines(
        structs.replace(
            edition,
            board=[_board(row) for row in edition.board],
            card=[_card(row) for row in edition.card],
            unique=[_numbers(row, UNIQUES) for row in edition.unique],
            policy=[_numbers(row, POLICIES) for row in edition.policy],
            role=[_effects(row) for row in edition.role],
            news=[_effects(row) for row in edition.news],
            scenario=[_layout(row) for row in edition.scenario],
        )
    )


@cache
def with_boards(*boards: Drawing) -> Skylines:
    """The same with other board pieces: name, land, streets to the right and below."""
    edition = house().edition
    drawn = {name: (land, right, below) for name, land, right, below in boards}
    rows = [_drawn(row, *drawn[row.id]) if row.id in drawn else row for row in edition.board]
    return Skylines(structs.replace(edition, board=rows))


def _drawn(row: BoardRow, land: tuple[str, ...], right: tuple[str, ...], below: tuple[str, ...]) -> BoardRow:
    return structs.replace(row, land=list(land), right=list(right), below=list(below))


def _board(row: BoardRow) -> BoardRow:
    if row.id not in BOARDS:
        return row
    land, right, below = BOARDS[row.id]
    cost = {"A": 2, "B": 4, "C": 3, "E": 5}[row.id]
    return structs.replace(row, land=land, right=right, below=below, cost=cost)


def _card(row: CardRow) -> CardRow:
    if row.number not in CARDS:
        return row
    cost, condition, reward, shape = CARDS[row.number]
    asked = None if condition is None else ConditionRow(**condition)
    return structs.replace(row, cost=cost, condition=asked, reward=reward, shape=shape)


def _numbers(row: Any, cards: dict[int, Card]) -> Any:
    """A unique building or a policy."""
    if row.number not in cards:
        return row
    cost, condition, reward, shape = cards[row.number]
    if shape is None:
        asked = None if condition is None else ConditionRow(**condition)
        return structs.replace(row, cost=cost, reward=reward, condition=asked)
    return _effects(structs.replace(row, cost=cost, reward=reward, shape=shape))


def _effects(row: Any) -> Any:
    return structs.replace(row, effects=[ModifierRow(**effect) for effect in EFFECTS[row.number]])


def _layout(row: ScenarioRow) -> ScenarioRow:
    spots = LAYOUTS.get(row.id)
    return row if spots is None else structs.replace(row, layout=[PlaceRow(*spot) for spot in spots])
