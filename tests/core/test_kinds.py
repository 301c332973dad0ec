"""Kinds of action, their arguments, and the notation that follows from them."""

import pytest

from gridtown.core.action import CHANCE, pack
from gridtown.core.arguments import Argument, Named, Nothing, Number, Pair
from gridtown.core.errors import InvalidAction
from gridtown.core.kinds import Grammar, Kind

SQUARE = Named(("a1", "", "b1"), "a square: like b1")
TILE = Number(1, 3, "a tile")
GRAMMAR = Grammar(
    "Tiny",
    2,
    [
        Kind(0, "draw", TILE, by_chance=True),
        Kind(1, "pass", Nothing()),
        Kind(2, "place", Pair(TILE, SQUARE, 4)),
        Kind(2, "place", Pair(TILE, SQUARE, 4)),
        Kind(3, "pass", Named(("for one", "for good"), "for how long")),
        Kind(4, "sell", Pair(TILE, Nothing(1), 4)),
        Kind(4, "give", Pair(TILE, Named(("", "", "to P1", "away"), "to somebody"), 4)),
    ],
    ("P1 pass", "P2 place 3 b1"),
)


@pytest.mark.parametrize(
    ("argument", "numbers"),
    [
        (Nothing(), [0]),
        (Nothing(5), [5]),
        (TILE, [1, 2, 3]),
        (SQUARE, [0, 2]),
        (Pair(TILE, SQUARE, 4), [16, 18, 32, 34, 48, 50]),
    ],
)
def test_arguments_are_written_and_parsed(argument: Argument, numbers: list[int]) -> None:
    assert argument.all() == numbers
    for number in range(64):
        words = argument.write(number)
        assert (words is not None) == (number in numbers)
        if words is not None:
            assert argument.parse(words.split(" ") if words else []) == number


def test_actions_are_written_and_parsed() -> None:
    texts = [GRAMMAR.write(action) for action in GRAMMAR.all(2)]
    assert len(texts) == 3 + 2 * (1 + 6 + 2 + 3 + 6)
    assert texts[:5] == ["draw 1", "draw 2", "draw 3", "P1 pass", "P2 pass"]
    assert [GRAMMAR.parse(text) for text in texts] == GRAMMAR.all(2)


@pytest.mark.parametrize(
    "text",
    [
        "P1 pass for good",
        "P1 sell 3",
        "P2 give 3 to P1",
        "P2 give 3 away",
    ],
)
def test_kinds_with_a_word_or_a_number_in_common_are_told_apart(text: str) -> None:
    assert GRAMMAR.write(GRAMMAR.parse(text)) == text


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("P1 give 3 to P2", "'to P2' is not to somebody"),
        ("", "is not an action of Tiny: like 'P1 pass' or 'P2 place 3 b1'"),
        ("P1", "is not an action of Tiny"),
        ("P1 pass now", "is not an action of Tiny"),
        ("P1 draw 1", "is not an action of Tiny"),
        ("pass", "is not an action of Tiny"),
        ("draw 4", "'4' is not a tile: a number from 1 to 3"),
        ("P3 pass", "'P3' is not a player: P1 to P2"),
        ("P1 place 3 c1", "'c1' is not a square: like b1"),
        ("P1 place 3", "is not an action of Tiny"),
    ],
)
def test_what_is_no_action_is_refused(text: str, reason: str) -> None:
    with pytest.raises(InvalidAction, match=reason):
        GRAMMAR.parse(text)


@pytest.mark.parametrize(
    "action",
    [pack(CHANCE, 1, 0), pack(0, 0, 1), pack(2, 1, 0), pack(0, 1, 1), pack(0, 2, 17), pack(0, 7, 0)],
)
def test_numbers_that_are_no_actions_have_no_notation(action: int) -> None:
    with pytest.raises(InvalidAction, match="is not an action of Tiny"):
        GRAMMAR.write(action)
