"""The course of play: every phase and every kind of action has its step."""

import pytest

from gridtown.games.skylines import actions
from gridtown.games.skylines.state import OVER
from gridtown.games.skylines.steps.step import NOWHERE
from gridtown.games.skylines.turn import KINDS, STEPS

pytestmark = pytest.mark.compiled


def test_every_phase_has_a_step() -> None:
    assert {int(step.phase) for step in STEPS} == {NOWHERE, *range(OVER)}


def test_every_kind_of_action_is_asked_for() -> None:
    numbers = {number for name, number in vars(actions).items() if name.isupper()}
    assert {int(kind.number) for kind in KINDS} == numbers


def test_kinds_ascend_within_a_step() -> None:
    for step in STEPS:
        numbers = [int(kind.number) for kind in step.kinds()]
        assert numbers == sorted(set(numbers))
