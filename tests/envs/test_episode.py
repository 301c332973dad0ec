"""Games from the side of whoever plays some of their seats."""

import pytest
from tests.registry import NAMES, game_of, seats

from gridtown.core.choices import Choices
from gridtown.core.errors import IllegalAction, InvalidAction
from gridtown.core.play import Play
from gridtown.core.rng import Rng
from gridtown.envs.batch import Batch
from gridtown.envs.setting import Setting
from gridtown.study.bot_games import play_game


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_and_choices_give_the_same_game_as_at_a_table(name: str) -> None:
    game, players = game_of(name), seats(name, 3)
    play, episode = Play(game, game.setup(players), 5), Setting(name, players).episode()
    episode.begin(5)
    rng = Rng(5, 1)
    while not play.over:
        assert episode.state == play.state
        assert episode.player == play.to_act[0]
        legal = game.legal_actions(play.state, play.to_act[0])
        assert episode.legal.to_list() == legal
        action = legal[int(rng.below(len(legal)))]
        play.apply(action)
        episode.act(game.codec.encode(action))
    assert episode.player == -1
    assert episode.outcome() == game.outcome(play.state)
    assert episode.actions == len(play.record.actions)


@pytest.mark.parametrize("name", NAMES)
def test_bots_play_as_they_do_among_themselves(name: str) -> None:
    game, players = game_of(name), seats(name, 2)
    setting = Setting(name, players)
    setting.bots = ["random"] * players
    episode = setting.episode()
    episode.begin(9)
    assert episode.state == play_game(game, setting.setup, 9, setting.bots).state


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    episode = Setting("mayor", 2).episode()
    episode.begin(1)
    before = episode.state.to_bytes()
    illegal = game_of("mayor").parse_action("P1 pass")
    with pytest.raises(IllegalAction, match="P1 pass: wrong-step"):
        episode.act(game_of("mayor").codec.encode(illegal))
    with pytest.raises(InvalidAction, match="99999 is not the id of an action here"):
        episode.act(99999)
    with pytest.raises(InvalidAction, match="P2 is not asked now"):
        episode.turn_to(1)
    assert episode.state.to_bytes() == before


def test_a_game_that_is_over_takes_no_action() -> None:
    episode = Setting("lots").episode()
    episode.begin(1)
    while episode.player >= 0:
        episode.push(episode.legal.at(0))
    with pytest.raises(InvalidAction, match="no game is in progress; reset the environment"):
        episode.act(0)


def test_of_all_who_are_asked_any_may_choose_next() -> None:
    episode, legal = Setting("neom", 3).episode(), Choices()
    episode.begin(1)
    episode.turn_to(2)
    episode.game.generate(episode.state, 2, legal)
    assert episode.player == 2
    assert episode.legal.to_list() == legal.to_list()


def test_a_batch_wants_an_action_for_each_game() -> None:
    setting = Setting("lots")
    batch = Batch([setting.episode(), setting.episode()], setting.observer())
    batch.begin([1, 2])
    with pytest.raises(InvalidAction, match="1 actions for 2 games; give one for each"):
        batch.step([0])


def test_nobody_acts_before_a_game_begins() -> None:
    episode = Setting("mayor", 2, opponents="random", seat=1).episode()
    assert (episode.player, episode.actions, episode.legal.count) == (-1, 0, 0)
    assert episode.state == episode.game.initial(episode.setup)
