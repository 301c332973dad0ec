"""Weights that are tuned by whole games, in every game whose policy has such."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.goldens import goldens
from tests.registry import NAMES, game_of

from gridtown.core.choices import Choices
from gridtown.core.conformance import setups
from gridtown.core.game import Setup
from gridtown.core.policy_weights import TunedWeight, read_policy
from gridtown.core.rng import Rng
from gridtown.core.rollout import chance_acts
from gridtown.core.state import CHANCE_ACTS
from gridtown.core.weights import weights_folder
from gridtown.games import load

pytestmark = pytest.mark.compiled


def weights_of(name: str) -> set[str]:
    """The names of a game's weights that are tuned."""
    game = game_of(name)
    named = {game.policy_name(setup.players, setup.options) for setup in setups(game)}
    return {weights for weights in named if game.tuned_weights(weights)}


TUNED = [name for name in NAMES if weights_of(name)]
SETUPS = [pytest.param(name, setup, id=setup) for name in TUNED for setup in goldens(name).setups]

Bound = Callable[[TunedWeight], int]


def setup_of(name: str, setup: str) -> tuple[Setup, list[TunedWeight]]:
    players, options = goldens(name).setups[setup]
    made = game_of(name).setup(players, options)
    return made, game_of(name).tuned_weights(game_of(name).policy_name(made.players, made.options))


def choices(name: str, setup: Setup, weights: list[int] | None) -> list[int]:
    """What the policy chooses in one game of its own by these weights; None: without any. All are legal."""
    game = load(name)
    game.use_policy(game.policy_name(setup.players, setup.options), weights)
    state, chance, lots, out = game.initial(setup), Rng(7), Rng(8), Choices()
    made: list[int] = []
    while state.to_act:
        if state.to_act == CHANCE_ACTS:
            chance_acts(game, state, chance)
            continue
        player = game.players_to_act(state)[0]
        out.clear()
        game.generate(state, player, out)
        legal = out.to_list()
        made.append(legal[0] if len(legal) == 1 else game.policy(state, player, out, lots))
        assert made[-1] in legal
        game.push(state, made[-1])
    return made


def shipped(name: str) -> dict[str, dict[str, Any]]:
    """The files of weights that come with a game, by their names."""
    folder = weights_folder(game_of(name))
    files = [] if folder is None else folder.glob("*.policy")
    return {file.stem: read_policy(file.read_bytes()) for file in files}


@pytest.mark.parametrize("name", TUNED)
def test_weights_that_come_with_a_game_are_in_use_and_bring_more_than_the_first(name: str) -> None:
    assert game_of(name).unused_weights == {}
    for weights, said in shipped(name).items():
        assert weights in weights_of(name)
        assert said["measured_games"] >= 1000
        assert said["gain"] > 2 * said["gain_error"] > 0


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_the_first_weights_are_those_without_any(name: str, setup: str) -> None:
    made, tuned = setup_of(name, setup)
    first = [weight.start for weight in tuned]
    assert choices(name, made, first) == choices(name, made, None)


@pytest.mark.parametrize(("name", "setup"), SETUPS)
@pytest.mark.parametrize(
    "bound",
    [
        pytest.param(lambda weight: weight.least, id="least"),
        pytest.param(lambda weight: weight.most, id="most"),
        pytest.param(lambda weight: max(min(1000 * weight.start, weight.most), weight.least), id="far"),
    ],
)
def test_a_game_can_be_played_by_any_weights_within_the_bounds(name: str, setup: str, bound: Bound) -> None:
    made, tuned = setup_of(name, setup)
    assert choices(name, made, [bound(weight) for weight in tuned])


@pytest.mark.parametrize("name", TUNED)
def test_every_weight_has_a_name_a_step_and_bounds(name: str) -> None:
    game = game_of(name)
    for weights in weights_of(name):
        tuned = game.tuned_weights(weights)
        assert [(weight.name, 1) for weight in tuned] == game.policy_blocks()
        assert len({weight.name for weight in tuned}) == len(tuned)
        assert all(weight.step > 0 for weight in tuned)
        assert all(weight.least <= weight.start <= weight.most for weight in tuned)
