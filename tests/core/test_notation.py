"""What stands in the notation of every game."""

import re

import pytest

from gridtown.core.errors import InvalidAction
from gridtown.core.notation import (
    parse_number,
    parse_one_of,
    parse_player,
    parse_to_act,
    parse_words,
    refuse_words,
    write_to_act,
)
from gridtown.core.state import CHANCE_ACTS

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize(("text", "player"), [("P1", 0), ("P3", 2)])
def test_a_player_by_number(text: str, player: int) -> None:
    assert parse_player(text, 3) == player


@pytest.mark.parametrize("text", ["P0", "P4", "p1", "P01", "P1 ", "1", "", "P"])
def test_what_is_no_player(text: str) -> None:
    with pytest.raises(InvalidAction, match=f"^'{text}' is not a player: P1 to P3$"):
        parse_player(text, 3)


@pytest.mark.parametrize("text", ["0", "7", "12"])
def test_a_number(text: str) -> None:
    assert parse_number(text, 0, 12, "a tile") == int(text)


@pytest.mark.parametrize("text", ["-5", "0", "3"])
def test_a_number_below_nothing(text: str) -> None:
    assert parse_number(text, -5, 3, "a column") == int(text)


@pytest.mark.parametrize("text", ["-6", "-0", "-05", "--1", "+1", "-"])
def test_what_is_no_number_below_nothing(text: str) -> None:
    with pytest.raises(InvalidAction, match=f"^'{re.escape(text)}' is not a column: a number from -5 to 3$"):
        parse_number(text, -5, 3, "a column")


@pytest.mark.parametrize("text", ["13", "-1", "07", "1e1", "", " 1", "１", "9999999999"])
def test_what_is_no_number(text: str) -> None:
    with pytest.raises(InvalidAction, match=f"^'{text}' is not a tile: a number from 0 to 12$"):
        parse_number(text, 0, 12, "a tile")


def test_one_of_several_words() -> None:
    assert parse_one_of("act", ("move", "act"), "phase") == 1
    with pytest.raises(InvalidAction, match=r"^phase=rest is not one of move, act$"):
        parse_one_of("rest", ("move", "act"), "phase")


def test_words() -> None:
    assert parse_words(["phase=act", "city=a1:4", "note=a=b", "none="]) == {
        "phase": "act", "city": "a1:4", "note": "a=b", "none": "",
    }  # fmt: skip
    with pytest.raises(InvalidAction, match=r"^'act' is not part of a position: key=value$"):
        parse_words(["phase=act", "act"])


def test_words_nobody_asked_for() -> None:
    refuse_words({}, "a position of Toy")
    with pytest.raises(InvalidAction, match=r"^'colour' is not a key of a position of Toy$"):
        refuse_words({"colour": "red"}, "a position of Toy")


@pytest.mark.parametrize(
    ("text", "active"), [("chance", CHANCE_ACTS), ("none", 0), ("P1", 1), ("P2", 2), ("P1,P3", 5)]
)
def test_who_may_act(text: str, active: int) -> None:
    assert parse_to_act(text, 3) == active
    assert write_to_act(active) == text


@pytest.mark.parametrize("text", ["P4", "", "P1,", "P1 P2", "everybody"])
def test_who_can_not_act(text: str) -> None:
    with pytest.raises(InvalidAction, match=r"is not a player: P1 to P3$"):
        parse_to_act(text, 3)
