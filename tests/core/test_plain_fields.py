"""The plain part of positions: fields by key, form and range."""

import pytest

from gridtown.core.errors import InvalidAction
from gridtown.core.notation import parse_words
from gridtown.core.plain_fields import Form, NumberForm, OneOfForm, Plain, PlainFields, PlayerForm, ToActForm
from gridtown.core.state import CHANCE_ACTS

pytestmark = pytest.mark.compiled


class Table:
    turn: int = 0
    phase: int = 0
    first: int = 0
    opener: int = -1
    to_act: int = 0


FIELDS = PlainFields(
    Plain("turn", NumberForm(0, 10**12, "a turn"), "1"),
    Plain("phase", OneOfForm("phase", ("draw", "play")), "draw"),
    Plain("mover", PlayerForm(), "P1", field="first"),
    Plain("opener", PlayerForm("none"), "none", seldom=True),
    Plain("active", ToActForm(), "none", field="to_act"),
)


@pytest.mark.parametrize(
    "text",
    [
        "turn=1 phase=draw mover=P1 active=none",
        "turn=100000000000 phase=play mover=P3 opener=P2 active=P1,P3",
        "turn=7 phase=play mover=P2 opener=P1 active=chance",
    ],
)
def test_what_is_written_is_read_again(text: str) -> None:
    words, table = parse_words(text.split()), Table()
    FIELDS.read(table, words, 3)
    assert not words
    assert " ".join(FIELDS.write(table)) == text


def test_keys_left_out_have_their_usual_values() -> None:
    words, table = parse_words(["active=chance", "city=b3"]), Table()
    FIELDS.read(table, words, 2)
    assert (table.turn, table.phase, table.first, table.opener, table.to_act) == (1, 0, 0, -1, CHANCE_ACTS)
    assert words == {"city": "b3"}


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("turn=-1", "'-1' is not a turn: a number from 0 to 1000000000000"),
        ("phase=sleep", "phase=sleep is not one of draw, play"),
        ("mover=none", "'none' is not a player: P1 to P2"),
        ("opener=P3", "'P3' is not a player: P1 to P2"),
        ("active=", "'' is not a player: P1 to P2"),
    ],
)
def test_values_out_of_range_are_refused_by_name(word: str, reason: str) -> None:
    with pytest.raises(InvalidAction, match=reason):
        FIELDS.read(Table(), parse_words([word]), 2)


def test_a_form_of_its_own_says_how() -> None:
    for question in (lambda: Form().write(1), lambda: Form().parse("1", 2)):
        with pytest.raises(NotImplementedError):
            question()
