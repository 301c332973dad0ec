"""What there is to learn from, in every game that declares it, at every moment of a match."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.goldens import goldens
from tests.registry import NAMES

from gridtown.core.features import Features
from gridtown.core.game import Game
from gridtown.core.net import Net
from gridtown.core.play import replay
from gridtown.core.record import Record
from gridtown.core.rng import Rng
from gridtown.core.state import State
from gridtown.core.weights import feature_count
from gridtown.games import load

pytestmark = pytest.mark.compiled

LEARNED = [name for name in NAMES if load(name).feature_blocks()]
SETUPS = [pytest.param(name, setup, id=setup) for name in LEARNED for setup in goldens(name).setups]


def settled(name: str, setup: str) -> Iterator[tuple[Game[Any], State]]:
    """The states of a kept match at which there is something to learn."""
    golden = goldens(name)
    for _, state in replay(golden.game, Record.from_json(golden.kept(setup))):
        if state.to_act and golden.game.settled(state):
            yield golden.game, state


def told(game: Game[Any], state: State, player: int) -> list[int]:
    """The features of a state, as a player sees it."""
    features = Features()
    game.features(state, player, features)
    size = feature_count(game)
    assert all(0 <= features.index(place) < size for place in range(int(features.count)))
    return features.to_list(size)


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_features_tell_what_the_player_may_know(name: str, setup: str) -> None:
    seen = set()
    for number, (game, state) in enumerate(settled(name, setup)):
        for player in range(int(state.size)):
            features = told(game, state, player)
            behind = game.determinize(game.view(state, player), Rng(number))
            assert told(game, behind, player) == features
            assert -(1 << 15) <= min(features) <= max(features) < 1 << 15
            seen.add(tuple(features))
    assert len(seen) > 10, "they hardly change"


@pytest.mark.parametrize("name", LEARNED)
def test_blocks_have_names_of_their_own(name: str) -> None:
    names = [block for block, _ in load(name).feature_blocks()]
    assert len(names) == len(set(names))


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_a_net_serves_the_setup_of_its_name(name: str, setup: str) -> None:
    game, state = next(settled(name, setup))
    record = Record.from_json(goldens(name).kept(setup))
    net = Net(feature_count(game), 1, 1)
    net.bias[0] = 123 << 14
    by_hand = game.estimate(state, 0)
    assert by_hand != 123
    own = game.net_name(record.players, record.options)
    try:
        game.use_net(own, net)
        assert game.estimate(state, 0) == 123
    finally:
        game.use_net(own, None)
    assert game.estimate(state, 0) == by_hand
