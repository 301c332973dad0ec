"""The tree of errors, as its module draws it, and what the errors say."""

import re
from pathlib import Path

import pytest

from gridtown.core import errors
from gridtown.core.errors import GridtownError, IllegalAction
from gridtown.core.event import EVERYONE, Event
from gridtown.core.refusal import Refusal

pytestmark = pytest.mark.compiled

CLASSES = {name: kind for name, kind in vars(errors).items() if isinstance(kind, type) and name != "Refusal"}


def test_the_tree_is_the_one_that_is_drawn(root: Path) -> None:
    source = (root / "src/gridtown/core/errors.py").read_text()  # compiled modules have no docstring
    drawn = re.findall(r"^[│ ]*[├└]── (\w+) ", source, re.MULTILINE)
    assert {"GridtownError", *drawn} == set(CLASSES)
    assert all(issubclass(kind, GridtownError) for kind in CLASSES.values())


@pytest.mark.parametrize("name", ["InvalidSetup", "InvalidAction", "InvalidRecord", "InvalidEdition"])
def test_what_is_malformed_is_a_value_error(name: str) -> None:
    assert issubclass(CLASSES[name], ValueError)


@pytest.mark.parametrize("name", ["IllegalAction", "StaleVersion"])
def test_what_is_refused_is_none(name: str) -> None:
    assert not issubclass(CLASSES[name], ValueError)


def test_illegal_action_says_action_and_rule() -> None:
    error = IllegalAction(Refusal("no-coins", {"coins": 3}), "P1 bid 3")
    assert str(error) == "P1 bid 3: no-coins {'coins': 3}"
    assert (error.refusal, error.action) == (Refusal("no-coins", {"coins": 3}), "P1 bid 3")
    assert str(IllegalAction(Refusal("game-over"), "P1 pass")) == "P1 pass: game-over"


def test_rules_are_equal_by_id_and_arguments() -> None:
    rule = Refusal("no-coins", {"coins": 3})
    assert rule == Refusal("no-coins", {"coins": 3})
    assert hash(rule) == hash(Refusal("no-coins", {"coins": 3}))
    assert rule not in (
        Refusal("no-coins"),
        Refusal("no-coins", {"coins": 4}),
        Refusal("other", {"coins": 3}),
        "no-coins",
    )
    assert repr(rule) == "Refusal('no-coins', {'coins': 3})"


def test_rules_share_no_arguments() -> None:
    Refusal("one").args["amount"] = 1
    assert Refusal("two").args == {}


@pytest.mark.parametrize(
    ("audience", "sees"),
    [(EVERYONE, [None, 0, 1, 2]), (0b010, [1]), (0b101, [0, 2]), (0, [])],
)
def test_an_event_is_for_its_audience(audience: int, sees: list[int | None]) -> None:
    event = Event("sold", 1, {"stone": 3}, audience)
    assert [viewer for viewer in (None, 0, 1, 2) if event.visible_to(viewer)] == sees
    assert repr(event) == "Event('sold', 1, {'stone': 3})"
