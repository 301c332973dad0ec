"""Copies and pickles of games and states."""

import copy
import pickle

import pytest
from tests.toy import Toy

from gridtown.core.event import Event
from gridtown.core.game_pickling import MADE

pytestmark = pytest.mark.compiled


def test_a_state_is_pickled_with_its_game() -> None:
    toy = Toy()
    state = toy.initial(toy.setup(2))
    state.game, state.journal = toy, [Event("drawn", -1, {"stone": 4})]
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert again.journal is None


def test_a_state_without_its_game_is_not_pickled() -> None:
    toy = Toy()
    with pytest.raises(TypeError, match="ToyState can't be pickled: its `game` is not set"):
        pickle.dumps(toy.initial(toy.setup(2)))


def test_a_game_is_made_once_from_its_pickles() -> None:
    MADE.clear()
    first, second = (pickle.loads(pickle.dumps(Toy())) for _ in range(2))
    assert first is second
    assert first.facts.id == "toy"
    assert copy.deepcopy(first) is first


def test_a_game_that_its_class_would_not_make_again_is_refused() -> None:
    with pytest.raises(TypeError, match="Toy can't be unpickled: its class makes another game"):
        pickle.loads(pickle.dumps(Toy(rules_version=7)))


def test_copies_of_a_state_are_its_own() -> None:
    toy = Toy()
    state = toy.initial(toy.setup(2))
    for twin in (copy.copy(state), copy.deepcopy(state)):
        assert twin == state
        twin.seats[0].coins += 1
        assert twin != state
