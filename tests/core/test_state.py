"""Equality, fingerprints and the journal of states."""

import pytest
from tests.toy import Toy, ToyState

from gridtown.core.digest import digest, fingerprint
from gridtown.core.event import Event
from gridtown.core.state import CHANCE_ACTS, State

pytestmark = pytest.mark.compiled


@pytest.fixture
def state() -> ToyState:
    toy = Toy()
    return toy.initial(toy.setup(2))


def test_states_are_equal_by_their_bytes(state: ToyState) -> None:
    same = state.copy()
    assert state == same
    assert hash(state) == hash(same)
    assert digest(state) == digest(same)
    same.seats[1].coins += 1
    assert state != same
    assert digest(state) != digest(same)
    assert state != "toy"


def test_the_journal_is_no_part_of_a_state(state: ToyState) -> None:
    other = state.copy()
    other.journal = [Event("drawn", -1, {"stone": 4})]
    assert state == other
    assert other.copy().journal is None


def test_a_state_is_shown_by_its_game(state: ToyState) -> None:
    assert "ToyState object" in str(state)
    state.game = toy = Toy()
    assert str(state) == toy.write_state(state)


def test_a_fingerprint_is_short_and_the_same_everywhere() -> None:
    assert fingerprint(b"") == "cae66941d9efbd404e4d88758ea67670"
    assert fingerprint(b"gridtown") != fingerprint(b"Gridtown")


def test_the_base_leaves_its_questions_open() -> None:
    state = State(CHANCE_ACTS)
    for question in (state.copy, state.to_bytes):
        with pytest.raises(NotImplementedError):
            question()
