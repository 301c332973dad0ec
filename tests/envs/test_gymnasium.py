"""The games in Gymnasium: its own check, without a warning, and what that doesn't ask."""

import copy
import pickle
from typing import Any

import pytest
from tests.envs.tables import SETUPS, keywords
from tests.registry import NAMES, game_of, seats

from gridtown.core.errors import IllegalAction, InvalidAction, InvalidSetup
from gridtown.core.features import Features
from gridtown.core.game import Setup

gymnasium = pytest.importorskip("gymnasium", reason="without the extra gymnasium")

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from gridtown.envs.gymnasium import ILLEGAL, TablesEnv, register_all


def made(name: str, **how: Any) -> Any:
    """A seat among bots who draw lots, without wrappers."""
    return gymnasium.make(f"Gridtown/{name.capitalize()}-v0", **{"opponents": "random", **how}).unwrapped


def some(mask: Any, random: Any) -> int:
    """One of the ids that are marked."""
    return int(random.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_its_own_check_passes(name: str, setup: Setup) -> None:
    check_env(made(name, render_mode="ansi", **keywords(setup)))


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game_from_a_seat(name: str) -> None:
    players = game_of(name).setup(seats(name, 3)).players
    game, random = made(name, players=players, seat=players - 1), np.random.default_rng(1)
    for seed in (3, None):
        observation, info = game.reset(seed=seed)
        over, reward = False, -1.0
        while not over:
            assert observation in game.observation_space
            assert np.array_equal(info["action_mask"], game.action_masks())
            observation, reward, over, cut, info = game.step(some(info["action_mask"], random))
            assert not cut
        assert 0 <= reward
        assert not game.action_masks().any()


def test_what_is_not_legal_ends_the_game_and_says_why() -> None:
    game = made("mayor", players=2)
    _, info = game.reset(seed=1)
    _, reward, over, _, info = game.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over) == (ILLEGAL, True)
    assert info["illegal"].startswith("P1 ")
    assert not info["action_mask"].any()
    assert not game.action_masks().any()
    for twin in (game, pickle.loads(pickle.dumps(game)), made("mayor", players=2)):
        with pytest.raises(ResetNeeded, match="no game is in progress; reset the environment"):
            twin.step(0)
    game.reset(seed=1)
    assert game.action_masks().any()
    with pytest.raises(InvalidAction, match=r"1.5 is no id of an action"):
        game.step(1.5)


@pytest.mark.parametrize("name", NAMES)
def test_copies_and_pickles_go_on_alike(name: str) -> None:
    game, random = made(name), np.random.default_rng(1)
    _, info = game.reset(seed=4)
    for _ in range(2):
        *_, info = game.step(some(info["action_mask"], random))
    twins = (copy.deepcopy(game), pickle.loads(pickle.dumps(game)), game)
    rows = [twin.step(some(twin.action_masks(), np.random.default_rng(2))) for twin in twins]
    for observation, reward, over, _, info in rows:
        assert np.array_equal(observation, rows[0][0])
        assert (reward, over) == rows[0][1:3]
        assert np.array_equal(info["action_mask"], rows[0][4]["action_mask"])


def test_games_follow_from_the_seed_even_without_one() -> None:
    seeds = []
    for _ in range(2):
        game = made("mayor", players=2)
        game.reset(seed=8)
        game.reset()
        seeds.append(game.desk.episode.seed)
    assert seeds[0] == seeds[1] != 8


@pytest.mark.parametrize("name", NAMES)
def test_many_tables_are_what_each_would_be_alone(name: str) -> None:
    id = f"Gridtown/{name.capitalize()}-v0"
    tables = gymnasium.make_vec(id, num_envs=3, vectorization_mode="vector_entry_point", render_mode="ansi")
    shown, infos = tables.reset(seed=6)
    alone = [tables.setting.episode() for _ in range(3)]
    for index, episode in enumerate(alone):
        episode.begin(6 + index)
    observer, random, games = tables.batch.observer, np.random.default_rng(5), 0
    assert shown in tables.observation_space
    while games < 3:
        actions = np.array([some(mask, random) if mask.any() else 0 for mask in infos["action_mask"]])
        begins = [not mask.any() for mask in infos["action_mask"]]
        shown, rewards, ended, _, infos = tables.step(actions)
        for index, episode in enumerate(alone):
            if begins[index]:
                assert not ended[index]
                assert not rewards[index]
                episode.begin(tables.batch.episodes[index].seed)
            else:
                episode.act(int(actions[index]))
            games += ended[index]
            assert episode.state == tables.batch.episodes[index].state
            view = episode.game.view(episode.state, int(infos["seat"][index]))
            told = Features()
            observer.read(view, told)
            assert shown[index].tolist() == told.to_list(int(observer.size))
            assert infos["action_mask"][index].sum() == episode.legal.count
            expected = tables.setting.rewards(episode.outcome())
            assert infos["rewards"][index].tolist() == expected
            assert rewards[index] == expected[infos["seat"][index]]
    assert len(tables.render()) == 3


def test_seeds_of_tables_may_be_listed() -> None:
    tables = TablesEnv("lots", num_envs=2)
    tables.reset(seed=[5, 5])
    assert tables.batch.episodes[0].state == tables.batch.episodes[1].state
    tables.reset()
    assert tables.batch.episodes[0].seed != tables.batch.episodes[1].seed
    assert tables.render() is None


def test_seeds_may_be_of_numpy_and_a_row_may_draw_its_own() -> None:
    tables = TablesEnv("lots", num_envs=3)
    seeds: list[Any] = [np.int64(1), np.array(1), np.array([1, 2, 3]), (1, 2, 3)]
    for given in seeds:
        tables.reset(seed=given)
        assert [episode.seed for episode in tables.batch.episodes] == [1, 2, 3]
    tables.reset(seed=[1, None, 3])
    first, drawn, last = (episode.seed for episode in tables.batch.episodes)
    assert (first, last) == (1, 3)
    tables.reset(seed=[1, None, 3])
    assert tables.batch.episodes[1].seed != drawn
    game = made("lots")
    game.reset(seed=np.int64(7))
    assert game.desk.episode.seed == 7


@pytest.mark.parametrize(
    ("seed", "words"),
    [
        ([1, 2], "2 seeds for 3 games; give one for each"),
        (range(5), "5 seeds for 3 games; give one for each"),
        ("abc", "a seed is a whole number from 0 to 2**128 - 1, not 'abc'"),
        ([1, -2, 3], "a seed is a whole number from 0 to 2**128 - 1, not -2"),
        (0.5, "a seed is a whole number from 0 to 2**128 - 1, not 0.5"),
    ],
)
def test_what_is_no_seed_is_refused(seed: Any, words: str) -> None:
    with pytest.raises(InvalidSetup) as refused:
        TablesEnv("lots", num_envs=3).reset(seed=seed)
    assert str(refused.value) == words


def test_blocks_stand_where_it_says() -> None:
    tables = gymnasium.make_vec(
        "Gridtown/Neom-v0", num_envs=2, vectorization_mode="vector_entry_point", players=4
    )
    shown, _ = tables.reset(seed=1)
    start, end = tables.unwrapped.places()["seat"]
    assert shown[:, start:end].tolist() == [[1, 0, 0, 0]] * 2
    assert tables.unwrapped.places() == made("neom", players=4).places()


def test_rows_are_the_callers_own_unless_said_otherwise() -> None:
    for own in (True, False):
        tables, random = TablesEnv("lots", num_envs=2, copy=own), np.random.default_rng(1)
        shown, infos = tables.reset(seed=1)
        before = shown.copy()
        later, *_ = tables.step(np.array([some(mask, random) for mask in infos["action_mask"]]))
        assert np.array_equal(shown, before) is own
        assert np.array_equal(shown, later) is not own


def test_tables_refuse_what_is_not_legal() -> None:
    tables = TablesEnv("mayor", 2, num_envs=1)
    _, infos = tables.reset(seed=1)
    with pytest.raises(IllegalAction):
        tables.step(np.array([np.flatnonzero(infos["action_mask"][0] == 0)[0]]))


def test_no_table_acts_where_one_can_not() -> None:
    tables = gymnasium.make_vec(
        "Gridtown/Mayor-v0", num_envs=3, vectorization_mode="vector_entry_point", players=2
    )
    shown, infos = tables.reset(seed=1)
    actions = np.array([np.flatnonzero(mask)[0] for mask in infos["action_mask"]])
    wrong = actions.copy()
    wrong[1] = np.flatnonzero(infos["action_mask"][1] == 0)[0]
    before = [episode.state.to_bytes() for episode in tables.batch.episodes]
    with pytest.raises(IllegalAction):
        tables.step(wrong)
    assert [episode.state.to_bytes() for episode in tables.batch.episodes] == before
    later, *_ = tables.step(actions)
    alone = TablesEnv("mayor", 2, num_envs=3)
    assert np.array_equal(alone.reset(seed=1)[0], shown)
    assert np.array_equal(alone.step(actions)[0], later)


@pytest.mark.parametrize("actions", [[0.5, 1.5], [0], [[0], [0]], [None, None]])
def test_what_is_not_an_id_for_each_table_is_refused(actions: Any) -> None:
    tables = TablesEnv("lots", num_envs=2)
    with pytest.raises(InvalidAction, match="no game is in progress"):
        tables.step(np.array([0, 0]))
    tables.reset(seed=1)
    with pytest.raises(InvalidAction, match="give whole numbers, one for each of 2 games"):
        tables.step(actions)


def drawn(infos: dict[str, Any], random: Any) -> Any:
    """Something to do in each row; where a game has just ended, anything."""
    return np.array([some(mask, random) if mask.any() else 0 for mask in infos["action_mask"]])


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda tables: pickle.loads(pickle.dumps(tables))])
def test_copies_and_pickles_of_tables_go_on_alike(copied: Any) -> None:
    tables = TablesEnv("lots", num_envs=2, opponents="random", copy=False, render_mode="ansi")
    random, ended = np.random.default_rng(1), 0
    copied(tables).reset(seed=1)  # before a game begins, too
    _, infos = tables.reset(seed=4)
    for _ in range(40):
        twin, actions = copied(tables), drawn(infos, random)
        assert twin.render() == tables.render()
        shown, rewards, over, _, infos = tables.step(actions)
        later = twin.step(actions)
        assert np.array_equal(later[0], shown)
        assert np.array_equal(later[1], rewards)
        assert np.array_equal(later[2], over)
        for name in ("action_mask", "seat", "rewards"):
            assert np.array_equal(later[4][name], infos[name])
        ended += over.sum()
    assert ended
    twin = copied(tables)
    assert np.array_equal(twin.reset()[0], tables.reset()[0])


def test_what_can_not_be_played_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="there is no bot 'deep'; the bots: random"):
        made("neom", opponents="deep")
    with pytest.raises(
        InvalidSetup, match="opponents: None leaves all seats to the caller, which only make_vec"
    ):
        made("neom", players=3, opponents=None)
    assert made("neom", players=1, opponents=None).desk.setting.bots == [""]


@pytest.mark.parametrize("tables", [0, -1, 1.5, "2"])
def test_what_is_no_number_of_tables_is_refused(tables: Any) -> None:
    with pytest.raises(
        InvalidSetup, match=f"num_envs: {tables!r} is no number of tables; give one from 1 up"
    ):
        TablesEnv("lots", num_envs=tables)


def test_registering_twice_is_no_fault() -> None:
    register_all()
    assert {f"Gridtown/{name.capitalize()}-v0" for name in NAMES} <= set(gymnasium.registry)
