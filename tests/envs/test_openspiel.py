"""The games in OpenSpiel: its own tests, with serialization, and what they don't ask."""

import os
import random
import subprocess
import sys
from typing import Any

import pytest
from tests.envs.tables import SETUPS
from tests.registry import NAMES, game_of

from gridtown.core.errors import InvalidSetup
from gridtown.core.game import Setup

pyspiel = pytest.importorskip("pyspiel", reason="without the extra openspiel")

from gridtown.envs.openspiel import SpielState, register_all


def loaded(name: str, setup: Setup) -> Any:
    """A game as OpenSpiel loads it by its string."""
    options = "".join(
        f",{option}={'#' if value[0].isdecimal() else ''}{value}" for option, value in setup.options.items()
    )
    return pyspiel.load_game(f"gridtown_{name}(players={setup.players}{options})")


def at_random(state: Any, steps: int, rng: random.Random) -> Any:
    """The state after so many random actions, or where the game ends."""
    while steps and not state.is_terminal():
        chance = state.is_chance_node()
        actions = [action for action, _ in state.chance_outcomes()] if chance else state.legal_actions()
        state.apply_action(rng.choice(actions))
        steps -= 1
    return state


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_its_own_test_passes(name: str, setup: Setup) -> None:
    pyspiel.random_sim_test(loaded(name, setup), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_looks_the_same_from_the_seat(name: str) -> None:
    rng = random.Random(1)
    game = pyspiel.load_game(f"gridtown_{name}(players={game_of(name).facts.players[1]})")
    state = at_random(game.new_initial_state(), 80 if name == "neom" else 20, rng)
    while state.is_chance_node():
        at_random(state, 1, rng)
    assert not state.is_terminal()
    player = state.current_player()
    guesses = [state.resample_from_infostate(player, rng.random) for _ in range(4)]
    for guess in guesses:
        assert guess.observation_string(player) == state.observation_string(player)
        assert guess.observation_tensor(player) == state.observation_tensor(player)
        assert guess.legal_actions() == state.legal_actions()
    if name == "neom":  # its hands are secret
        assert len({str(guess) for guess in guesses}) > 1


@pytest.mark.parametrize("name", NAMES)
def test_chance_has_the_games_probabilities(name: str) -> None:
    state: SpielState = pyspiel.load_game(f"gridtown_{name}").new_initial_state()
    while not state.is_chance_node():
        at_random(state, 1, random.Random(1))
    shares = state.chance_outcomes()
    assert [share for _, share in shares] == [
        share for _, share in game_of(name).chance_outcomes(state.state)
    ]
    assert sum(share for _, share in shares) == pytest.approx(1)


def test_actions_are_said_in_notation() -> None:
    state = pyspiel.load_game("gridtown_mayor(players=2)").new_initial_state()
    assert state.action_to_string(state.legal_actions()[0]) == "reveal 1"
    at_random(state, 5, random.Random(1))
    assert [state.action_to_string(action) for action in state.legal_actions()][:2] == [
        "P1 move 1",
        "P1 move 2",
    ]


def test_its_search_plays_mayor() -> None:
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    game = pyspiel.load_game("gridtown_mayor(players=2)")
    state = at_random(game.new_initial_state(), 5, random.Random(1))
    evaluator = RandomRolloutEvaluator(n_rollouts=1)
    bot = ISMCTSBot(game=game, evaluator=evaluator, uct_c=2.0, max_simulations=3, use_observation_string=True)
    action = bot.step(state)
    assert action in state.legal_actions()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("gridtown_mayor(players=9)", "Mayor is for 2 to 4 players, not 9"),
        ("gridtown_mayor(events=maybe)", "option events: 'maybe' is not one of no, yes"),
        ("gridtown_neom(players=4,deck=#4+)", "option deck is for 1 player, not for 4; leave it out"),
        ("gridtown_mayor(reward=coins)", "there is no reward 'coins'"),
    ],
)
def test_what_can_not_be_played_is_refused(text: str, words: str) -> None:
    with pytest.raises(InvalidSetup, match=words.replace("+", r"\+")):
        pyspiel.load_game(text)


def test_registering_twice_is_no_fault_and_the_end_is_quiet() -> None:
    register_all()
    program = "import gridtown.envs.openspiel as o; o.register_all(); o.pyspiel.load_game('gridtown_lots')"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env=os.environ, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
