"""Bots: their registry, what they are given, and that the same seed gives the same game."""

from typing import Any

import pytest
from tests.registry import NAMES, begun, game_of, is_contest, random_step, seats
from tests.toy import Toy

from gridtown import bots
from gridtown.bots import Bot
from gridtown.core.build import compiled
from gridtown.core.errors import InvalidSetup
from gridtown.core.game import Game
from gridtown.core.rng import Rng
from gridtown.core.state import State
from gridtown.core.view import View
from gridtown.games import GAMES as GAMES_OF_THE_PACKAGE
from gridtown.study.bot_games import play_game

pytestmark = pytest.mark.proof

TABLES = sorted({(name, seats(name, players)) for name in NAMES for players in range(1, 5)})
GAMES: list[tuple[Game[Any], int]] = [(Toy(), 2), *((game_of(name), players) for name, players in TABLES)]
EACH = 4 if compiled() else 2  # games for every number of players
IDS = [f"{game.facts.id}-{players}" for game, players in GAMES]


class Spy(Bot):
    """Plays as greedy does and remembers what it was given."""

    given: list[object] = []  # noqa: RUF012

    def act(self, view: View[Any], legal_actions: list[int]) -> int:
        self.given.append(view)
        return bots.make("greedy", self.game, self.rng).act(view, legal_actions)


def test_names() -> None:
    assert bots.names() == ["random", "greedy"]


@pytest.mark.parametrize("name", bots.names())
def test_make(name: str) -> None:
    bot = bots.make(name, Toy(), Rng(1))
    assert isinstance(bot, Bot)


def test_unknown_bot() -> None:
    with pytest.raises(InvalidSetup, match="no bot 'deep'; the bots: random, greedy"):
        bots.make("deep", Toy(), Rng(1))


@pytest.mark.parametrize("name", bots.names())
@pytest.mark.parametrize(("game", "players"), GAMES, ids=IDS)
def test_same_seed_same_game(name: str, game: Game[Any], players: int) -> None:
    ends = [play_game(game, game.setup(players), seed, [name] * players).state for seed in (5, 5, 6)]
    assert ends[0] == ends[1]
    assert ends[0] != ends[2]


@pytest.mark.parametrize("bot", bots.names())
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_bot_sees_what_its_seat_may_know(bot: str, name: str, players: int) -> None:
    """States that differ only in what the seat can't know are all the same to the bot."""
    play, rng, ply = begun(name, players, 40 + players), Rng(players), 0
    while not play.over:
        ply += 1
        if ply % 11 == 0:
            for player in play.game.players_to_act(play.state):
                choices = {choice_in(bot, play.game, guess, player) for guess in guesses(play, player, ply)}
                assert len(choices) == 1, (players, ply, player)
        random_step(play, rng)


def guesses(play: Any, player: int, seed: int) -> list[Any]:
    view = play.game.view(play.state, player)
    return [play.state, *(play.game.determinize(view, Rng(seed, stream)) for stream in range(3))]


def choice_in(bot: str, game: Game[Any], state: Any, player: int) -> int:
    return bots.make(bot, game, Rng(9)).act(game.view(state, player), game.legal_actions(state, player))


@pytest.mark.parametrize("name", NAMES)
def test_bots_get_views_never_a_state(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "spy", Spy)
    monkeypatch.setattr(Spy, "given", [])
    game, players = game_of(name), seats(name, 3)
    play_game(game, game.setup(players), 3, ["spy", "random", "spy"][:players])
    assert Spy.given
    for view in Spy.given:
        assert isinstance(view, View)
        assert not isinstance(view, State)
        assert view.viewer in (0, 2)
        guess = game.determinize(view, Rng(1))  # a truth in the place of a view would come out with less
        assert game.view(guess, view.viewer).known == view.known


@pytest.mark.parametrize("name", NAMES)
def test_greedy_beats_random(name: str) -> None:
    """Nearly always, at every table where somebody wins; in a small game of luck far more than by luck."""
    small = name not in GAMES_OF_THE_PACKAGE
    game, won, games, by_luck = game_of(name), 0, 0, 0.0
    for players in sorted({seats(name, wanted) for wanted in (2, 3, 4)}):
        if not is_contest(name, players):
            continue
        for seed in range(12 if small else EACH):
            seat = seed % players
            names = ["greedy" if player == seat else "random" for player in range(players)]
            outcome = game.outcome(play_game(game, game.setup(players), seed, names).state)
            assert outcome is not None
            won += outcome.winners() == [seat]
            games += 1
            by_luck += 1 / players
    assert won >= (1.4 * by_luck if small else 0.9 * games)
