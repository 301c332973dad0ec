"""What a policy is learned from, in every game that declares it, and the weights that come with it."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.goldens import goldens
from tests.registry import NAMES, game_of

from gridtown.core.features import Features
from gridtown.core.game import Game
from gridtown.core.play import replay
from gridtown.core.policy_weights import TABLE, read_policy
from gridtown.core.record import Record
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS, State
from gridtown.core.weights import weights_folder

pytestmark = pytest.mark.compiled


def is_learned(name: str) -> bool:
    """Whether its policy has weights, and they are learned from choices."""
    game = game_of(name)
    setup = game.setup(2)
    named = game.policy_name(setup.players, setup.options)
    return bool(game.policy_blocks()) and not game.tuned_weights(named)


LEARNED = [name for name in NAMES if is_learned(name)]
SETUPS = [pytest.param(name, setup, id=setup) for name in LEARNED for setup in goldens(name).setups]


def choices(name: str, setup: str) -> Iterator[tuple[Game[Any], State, int, int]]:
    """The legal actions of a kept match where there are several."""
    golden = goldens(name)
    for _, state in replay(golden.game, Record.from_json(golden.kept(setup))):
        if state.to_act and state.to_act != CHANCE_ACTS:
            for player in golden.game.players_to_act(state):
                legal = golden.game.legal_actions(state, player)
                for action in legal if len(legal) > 1 else []:
                    yield golden.game, state, player, action


def told(game: Game[Any], state: State, player: int, action: int) -> list[int]:
    features = Features()
    game.choice_features(state, player, action, 7, features)
    size = sum(size for _, size in game.policy_blocks())
    assert all(0 <= features.index(place) < size for place in range(int(features.count)))
    return features.to_list(size)


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_a_choice_tells_what_the_player_may_know(name: str, setup: str) -> None:
    seen: dict[tuple[int, ...], int] = {}
    for number, (game, state, player, action) in enumerate(choices(name, setup)):
        features = told(game, state, player, action)
        if number % 7 == 0:
            behind = game.determinize(game.view(state, player), Rng(number))
            assert told(game, behind, player, action) == features
        seen[tuple(features)] = action
    assert len(seen) > 10, "they hardly differ"


@pytest.mark.parametrize("name", LEARNED)
def test_blocks_have_names_of_their_own(name: str) -> None:
    names = [block for block, _ in game_of(name).policy_blocks()]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("name", LEARNED)
def test_its_weights_fit_and_say_how_they_were_made(name: str) -> None:
    """All that come with a game are in use, one for each number of players, and small."""
    game = game_of(name)
    assert game.unused_weights == {}
    folder = weights_folder(game)
    assert folder is not None
    low, high = game.facts.players
    wanted = {f"{game.policy_name(players, {})}.policy" for players in range(low, high + 1)}
    assert {path.name for path in folder.glob("*.policy")} == wanted
    for path in folder.glob("*.policy"):
        data = path.read_bytes()
        said = read_policy(data)
        assert len(data) < 100_000
        assert said["games"] >= 100
        assert said["measured_decisions"] > 1000
        assert 0 < said["explained"] < 1
        assert said["gain_error"] > 0
        assert any(any(numbers) for numbers in said[TABLE].values())
