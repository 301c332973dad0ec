"""The games in OpenSpiel: its own tests, with serialization, and what they don't ask."""

import os
import random
import subprocess
import sys
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest
from tests.envs.tables import SETUPS
from tests.registry import NAMES, game_of

from gridtown.bots import make
from gridtown.bots.bot import choose
from gridtown.core.choices import Choices
from gridtown.core.errors import IllegalAction, InvalidAction, InvalidSetup
from gridtown.core.game import Setup
from gridtown.core.play import Play
from gridtown.core.rng import Rng

pyspiel = pytest.importorskip("pyspiel", reason="without the extra openspiel")

from gridtown.envs.openspiel import SpielBot, SpielState, register_all

ROOT = Path(__file__).parents[2]


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


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    state = at_random(pyspiel.load_game("gridtown_mayor(players=2)").new_initial_state(), 5, random.Random(1))
    illegal = next(id for id in range(state.num_distinct_actions()) if id not in state.legal_actions())
    before, history = str(state), state.history()
    with pytest.raises(IllegalAction):
        state.apply_action(illegal)
    with pytest.raises(InvalidAction):
        state.apply_action(state.num_distinct_actions())
    assert (str(state), state.history()) == (before, history)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["many"], "'many' is not a whole number from 1 up"),
        (["2", "0"], "'0' is not a whole number from 1 up"),
        (["2", "2", "deep"], "there is no bot 'deep'; the bots: random"),
    ],
)
def test_the_example_says_how_to_call_it(
    words: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["mayor_ismcts.py", *words])
    with pytest.raises(SystemExit):
        run_path(str(ROOT / "examples/mayor_ismcts.py"), run_name="__main__")
    told = capsys.readouterr().err
    assert told.startswith("usage: mayor_ismcts.py [-h] [DEALS] [SIMULATIONS] [BOT ...]")
    assert said in told


def test_its_search_plays_mayor_against_a_bot_and_again_the_same() -> None:
    share = run_path(str(ROOT / "examples/mayor_ismcts.py"))["share"]
    game, seats = pyspiel.load_game("gridtown_mayor(players=2)"), [(0, 0), (0, 1)]
    shares = [share(game, 2, "random", deal, seat) for deal, seat in seats]
    assert set(shares) <= {0.0, 0.5, 1.0}
    assert shares == [share(game, 2, "random", deal, seat) for deal, seat in seats]


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_among_its_bots_does_as_it_does_at_a_table(name: str) -> None:
    setup = game_of(name).setup(game_of(name).facts.players[1])
    play, game = Play(game_of(name), setup, 7), loaded(name, setup)
    own = [make("steady", play.game, Rng(7, 1 + player)) for player in range(setup.players)]
    seated = [SpielBot(game, player, "steady", 7) for player in range(setup.players)]
    state, taken, legal = game.new_initial_state(), [0] * setup.players, Choices()
    for text in play.record.actions:  # what chance drew
        state.apply_action(int(play.game.codec.encode(play.game.parse_action(text))))
    for _ in range(8):
        player, done = play.to_act[0], len(play.record.actions)
        legal.clear()
        play.game.generate(play.state, player, legal)
        action = int(choose(play.game, play.state, own[player], player, taken[player], legal))
        taken[player] += 1
        play.apply(action)
        assert seated[player].step(state) == play.game.codec.encode(action)
        for text in play.record.actions[done:]:
            state.apply_action(int(play.game.codec.encode(play.game.parse_action(text))))
        assert state.state == play.state


def test_a_bot_begins_again_with_the_same_dice() -> None:
    game = pyspiel.load_game("gridtown_mayor(players=2)")
    bots = [SpielBot(game, player, "random", 3) for player in (0, 1)]
    ends = [pyspiel.evaluate_bots(game.new_initial_state(), bots, 5) for _ in range(2)]
    assert list(ends[0]) == list(ends[1])
    with pytest.raises(InvalidSetup, match="there is no bot 'genius'"):
        SpielBot(game, 0, "genius", 1)


@pytest.mark.parametrize("player", [9, -1])
def test_a_seat_that_the_table_has_not_is_refused(player: int) -> None:
    game = pyspiel.load_game("gridtown_mayor(players=2)")
    words = f"there is no seat {player} at this table; its seats: 0 to 1"
    with pytest.raises(InvalidSetup, match=words):
        SpielBot(game, player, "random", 3)
    with pytest.raises(InvalidSetup, match=words):
        game.new_initial_state().resample_from_infostate(player, random.random)


@pytest.mark.parametrize("name", NAMES)
def test_information_states_are_neither_promised_nor_given(name: str) -> None:
    game = pyspiel.load_game(f"gridtown_{name}")
    kind = game.get_type()
    assert not kind.provides_information_state_string
    assert not kind.provides_information_state_tensor
    assert kind.provides_observation_string
    assert kind.provides_observation_tensor
    state = at_random(game.new_initial_state(), 3, random.Random(1))
    while state.is_chance_node():
        at_random(state, 1, random.Random(1))
    for asked in (state.information_state_string, state.information_state_tensor):
        with pytest.raises(pyspiel.SpielError, match="no information states with perfect recall"):
            asked(state.current_player())


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
