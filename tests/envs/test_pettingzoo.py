"""The games in PettingZoo: its own tests, without a warning, and what they don't ask."""

import copy
import pickle
import warnings
from typing import Any

import pytest
from tests.envs.tables import SETUPS, keywords
from tests.registry import NAMES

from gridtown.core.errors import IllegalAction, InvalidAction, InvalidSetup
from gridtown.core.game import Setup

pytest.importorskip("pettingzoo", reason="without the extra pettingzoo")

import numpy as np

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # where pygame is there, it imports a game of its own by an old name
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from gridtown.envs.pettingzoo import GameEnv, GameParallelEnv, env, parallel_env, raw_env

CYCLES = 40


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_its_own_tests_pass(name: str, setup: Setup) -> None:
    given = keywords(setup)
    api_test(env(name, **given), num_cycles=CYCLES)
    seed_test(lambda: env(name, **given), num_cycles=CYCLES)
    parallel_api_test(parallel_env(name, **given), num_cycles=CYCLES)


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game_passes_too(name: str) -> None:
    api_test(env(name, features=True), num_cycles=1500)
    parallel_api_test(parallel_env(name), num_cycles=600)


def some(mask: Any, random: Any) -> int:
    """One of the ids that are marked."""
    return int(random.choice(np.flatnonzero(mask)))


def at_random(game: GameEnv, steps: int, random: Any) -> None:
    """Let the selected agents do anything."""
    for _ in range(steps):
        game.step(some(game.infos[game.agent_selection]["action_mask"], random))


@pytest.mark.parametrize("name", NAMES)
def test_copies_and_pickles_go_on_alike(name: str) -> None:
    game, random = raw_env(name, render_mode="ansi"), np.random.default_rng(1)
    game.reset(seed=4)
    at_random(game, 5, random)
    twins = [copy.deepcopy(game), pickle.loads(pickle.dumps(game)), game]
    for twin in twins:
        at_random(twin, 4, np.random.default_rng(2))
    for twin in twins:
        assert twin.agent_selection == game.agent_selection
        assert twin.desk.episode.state == game.desk.episode.state
        for agent in game.agents:
            assert np.array_equal(twin.observe(agent), game.observe(agent))
        assert twin.render() == game.render()


def test_before_a_game_begins_and_after_its_end_copies_are_the_same_too() -> None:
    game, random = raw_env("lots"), np.random.default_rng(1)
    unbegun = pickle.loads(pickle.dumps(game))
    assert unbegun.desk.player == game.desk.player == -1
    game.reset(seed=1)
    while not any(game.terminations.values()):
        at_random(game, 1, random)
    over = copy.deepcopy(game)
    assert over.desk.player == -1
    assert over.last()[1:4] == game.last()[1:4]
    unbegun.reset(seed=1)
    assert unbegun.desk.player >= 0


def test_what_is_not_legal_raises_without_wrappers_and_ends_the_game_with_them(
    capsys: pytest.CaptureFixture[str],
) -> None:
    raw = raw_env("mayor", 2)
    raw.reset(seed=1)
    illegal = int(np.flatnonzero(raw.infos["player_0"]["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        raw.step(illegal)
    wrapped = env("mayor", 2)
    wrapped.reset(seed=1)
    wrapped.step(illegal)
    assert wrapped.last()[1:4] == (-1.0, True, True)
    capsys.readouterr()


NO_GAME = "no game is in progress; reset the environment"


def test_nobody_acts_before_a_game_begins_or_after_its_end() -> None:
    for game in (raw_env("lots"), parallel_env("lots")):
        with pytest.raises(InvalidAction, match=NO_GAME):
            game.step({})  # type: ignore[arg-type]
    raw, together = raw_env("lots"), parallel_env("lots")
    for ask in (raw.last, raw.render, lambda: raw.rewards):
        with pytest.raises(AttributeError, match=NO_GAME):
            ask()
    assert not hasattr(raw, "anything")
    raw.reset(seed=1)
    while raw.agents:
        mask = raw.infos[raw.agent_selection]["action_mask"]
        raw.step(int(np.flatnonzero(mask)[0]) if mask.any() else None)
    with pytest.raises(InvalidAction, match=NO_GAME):
        raw.step(None)
    shown, _ = together.reset(seed=1)
    actions: dict[str, int] = {}
    while together.agents:
        actions = {agent: int(np.flatnonzero(shown[agent]["action_mask"])[0]) for agent in together.agents}
        shown, *_ = together.step(actions)
    with pytest.raises(InvalidAction, match=NO_GAME):
        together.step(actions)


@pytest.mark.parametrize("action", [None, 1.5, "1"])
def test_what_is_no_id_is_refused(action: Any) -> None:
    raw, together = raw_env("mayor", 2), parallel_env("mayor", 2)
    raw.reset(seed=1)
    together.reset(seed=1)
    with pytest.raises(InvalidAction, match=f"{action!r} is no id of an action; an id is a whole number"):
        raw.step(action)
    with pytest.raises(InvalidAction, match=f"{action!r} is no id of an action; an id is a whole number"):
        together.step({"player_0": action, "player_1": action})


def test_who_is_asked_and_left_out_is_named() -> None:
    game = parallel_env("neom", 3)
    shown, _ = game.reset(seed=2)
    actions = {agent: int(np.flatnonzero(shown[agent]["action_mask"])[0]) for agent in game.agents}
    del actions["player_1"]
    before = game.desk.episode.state.to_bytes()
    with pytest.raises(InvalidAction, match="player_1 is asked, and there is no action for it"):
        game.step(actions)
    assert game.desk.episode.state.to_bytes() == before


def test_all_who_are_asked_act_at_once_and_the_others_wait() -> None:
    game, random = parallel_env("neom", 3), np.random.default_rng(3)
    shown, _ = game.reset(seed=2)
    wait, together = game.desk.setting.ids, 0
    rewards: dict[str, float] = {}
    ended: dict[str, bool] = {}
    while game.agents:
        waiting = [agent for agent in game.agents if shown[agent]["action_mask"][wait]]
        together += not waiting
        for agent in waiting:
            assert shown[agent]["action_mask"].sum() == 1
        actions = {agent: some(shown[agent]["action_mask"], random) for agent in game.agents}
        shown, rewards, ended, _, _ = game.step(actions)
    assert together > 10
    assert sum(rewards.values()) == pytest.approx(1)
    assert all(ended.values())


def test_its_seed_test_for_all_at_once_draws_without_masks() -> None:
    with pytest.raises((IllegalAction, InvalidAction)):
        parallel_seed_test(lambda: parallel_env("neom", 3))


def sampled(game: GameParallelEnv, shown: dict[str, Any]) -> dict[str, int]:
    """An action for each agent, drawn by its space among what is legal."""
    return {agent: int(game.action_space(agent).sample(shown[agent]["action_mask"])) for agent in game.agents}


def test_all_at_once_the_same_seed_and_choices_give_the_same_game() -> None:
    games = [parallel_env("neom", 3) for _ in range(2)]
    rows = [game.reset(seed=42)[0] for game in games]
    for game in games:
        for seed, agent in enumerate(game.agents):
            game.action_space(agent).seed(seed)
    for _ in range(CYCLES):
        for agent in games[0].agents:
            for part in ("observation", "action_mask"):
                assert np.array_equal(rows[0][agent][part], rows[1][agent][part])
        rows = [game.step(sampled(game, shown))[0] for game, shown in zip(games, rows, strict=True)]


def test_one_who_can_not_act_like_that_holds_all_back() -> None:
    game = parallel_env("neom", 3)
    shown, _ = game.reset(seed=2)
    actions = {agent: int(np.flatnonzero(shown[agent]["action_mask"])[0]) for agent in game.agents}
    actions["player_2"] = int(np.flatnonzero(shown["player_2"]["action_mask"] == 0)[0])
    before = game.desk.episode.state.to_bytes()
    with pytest.raises(IllegalAction):
        game.step(actions)
    assert game.desk.episode.state.to_bytes() == before


def test_blocks_stand_where_it_says() -> None:
    game = raw_env("neom", 4)
    game.reset(seed=1)
    start, end = game.places()["seat"]
    for seat, agent in enumerate(game.agents):
        assert game.observe(agent)[start:end].tolist() == [float(seat == place) for place in range(4)]
    assert parallel_env("neom", 4).places() == game.places()


def test_seeds_may_be_of_numpy_and_what_is_none_is_refused() -> None:
    made: list[Any] = [raw_env("lots"), parallel_env("lots")]
    for game in made:
        game.reset(seed=np.int64(3))
        assert game.desk.episode.seed == 3
        with pytest.raises(InvalidSetup, match=r"a seed is a whole number from 0 to .*, not 'three'"):
            game.reset(seed="three")


@pytest.mark.parametrize("make", [env, raw_env, parallel_env])
def test_what_can_not_be_played_is_refused(make: Any) -> None:
    with pytest.raises(InvalidSetup, match="there is no game 'chess'; the games: neom"):
        make("chess")
    assert isinstance(raw_env("mayor"), GameEnv)
    assert isinstance(parallel_env("mayor"), GameParallelEnv)
