"""Observations of every game: at every decision, for every seat, from views alone."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i32, i64
from tests.games.goldens import goldens
from tests.registry import NAMES, begun, random_step

from gridtown.core.features import Features
from gridtown.core.float32 import number_of
from gridtown.core.game import Game
from gridtown.core.observer import Observer
from gridtown.core.play import Play, replay
from gridtown.core.record import Record
from gridtown.core.rng import Rng
from gridtown.core.state import State

pytestmark = pytest.mark.compiled

SETUPS = [pytest.param(name, setup, id=f"{name}-{setup}") for name in NAMES for setup in goldens(name).setups]


def kept(name: str, setup: str) -> tuple[Game[Any], Record]:
    """A game and a kept match of it."""
    golden = goldens(name)
    return golden.game, Record.from_json(golden.kept(setup))


def observer_of(game: Game[Any], record: Record, features: bool = False) -> Observer[Any]:
    """The observer of a kept match."""
    return Observer(game, game.setup(record.players, record.options), features)


def states(name: str, setup: str) -> Iterator[State]:
    """All states of a kept match, those of chance and the last among them."""
    game, record = kept(name, setup)
    yield game.initial(game.setup(record.players, record.options))
    for _, state in replay(game, record):
        yield state


def seen(observer: Observer[Any], state: State, player: int) -> list[int]:
    """The observation of a player."""
    told = Features()
    observer.read(observer.game.view(state, player), told)
    assert all(0 <= told.index(place) < observer.size for place in range(int(told.count)))
    return told.to_list(int(observer.size))


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_whoever_sees_the_same_is_told_the_same_and_else_something_else(name: str, setup: str) -> None:
    game, record = kept(name, setup)
    observer = observer_of(game, record)
    views: dict[int, dict[tuple[int, ...], State]] = {0: {}, record.players - 1: {}}
    for number, state in enumerate(states(name, setup)):
        for player, known in views.items():
            view = game.view(state, player)
            row = seen(observer, state, player)
            assert known.setdefault(tuple(row), view.known) == view.known
            if number % 8 == 0 and state.to_act:
                behind = game.determinize(view, Rng(number))
                assert seen(observer, behind, player) == row
    assert len(views[0]) > 10


RARE: dict[str, list[tuple[int, dict[str, str], int]]] = {
    "neom": [(4, {}, 4), (1, {}, 1)],
    "mayor": [(3, {"amenities": "yes"}, 1)],
}
"""By game, players, options and seed of random matches with what is rare: a Contract Office, a claim."""


def matches(name: str) -> Iterator[tuple[Observer[Any], Iterator[State]]]:
    """The kept matches of a game and those with what is rare, and their states."""
    for setup in goldens(name).setups:
        yield observer_of(*kept(name, setup)), states(name, setup)
    for players, options, seed in RARE.get(name, []):
        play = begun(name, players, seed, **options)
        yield Observer(play.game, play.game.setup(players, options)), random_states(play, Rng(seed, 1))


def random_states(play: Play[Any], rng: Rng) -> Iterator[State]:
    """The states of a random match."""
    while not play.over:
        yield play.state
        random_step(play, rng)


@pytest.mark.parametrize("name", NAMES)
def test_every_block_has_something_to_tell(name: str) -> None:
    blocks: set[str] = set()
    told: set[str] = set()
    for observer, found in matches(name):
        stems = {block: re.sub(r"_\d+$", "", block) for block, _ in observer.blocks}
        blocks |= {*stems.values()}
        places = observer.places()
        for state in found:
            for player in range(int(state.size)):
                row = seen(observer, state, player)
                told |= {
                    stem
                    for block, stem in stems.items()
                    if stem not in told and any(row[slice(*places[block])])
                }
    assert told == blocks


LEARNED = [
    pytest.param(name, setup, id=f"{name}-{setup}")
    for name in NAMES
    if goldens(name).game.feature_blocks()
    for setup in goldens(name).setups
]


@pytest.mark.parametrize(("name", "setup"), LEARNED)
def test_bots_features_are_told_from_the_view_where_the_state_is_settled(name: str, setup: str) -> None:
    game, record = kept(name, setup)
    observer, times = observer_of(game, record, features=True), 0
    (flag, start), size = observer.places()["told"], int(observer.size)
    for state in states(name, setup):
        for player in range(record.players):
            row = seen(observer, state, player)
            settled = bool(state.to_act) and game.settled(state)
            assert row[flag] == settled
            if settled:
                features = Features()
                game.features(state, player, features)
                assert row[start:] == features.to_list(size - start)
                times += 1
            else:
                assert not any(row[start:])
    assert times


@pytest.mark.parametrize("name", NAMES)
def test_the_callers_numbers_are_overwritten_and_the_others_left(name: str) -> None:
    setup = next(iter(goldens(name).setups))
    game, record = kept(name, setup)
    observer, told = observer_of(game, record), Features()
    size = int(observer.size)
    numbers = vec[i32]([7] * 3 + [0] * size + [7] * 3)
    for state in states(name, setup):
        observer.fill(state, 0, told, numbers, 3)
        row = [int(number_of(i64(number))) for number in numbers[3 : 3 + size]]
        assert row == seen(observer, state, 0)
        assert list(numbers[:3]) == list(numbers[3 + size :]) == [7] * 3


def test_a_spectator_observes_nothing() -> None:
    game, record = kept("neom", next(iter(goldens("neom").setups)))
    view = game.view(game.initial(game.setup(record.players, record.options)), None)
    with pytest.raises(ValueError, match="a spectator has no seat"):
        observer_of(game, record).read(view, Features())
