"""Bots: their registry, what they are given, and that the same seed gives the same game."""

from typing import Any

import pytest
from tests.games.neom.playing import dealt, printed, random_step
from tests.toy import Toy

from gridtown import bots
from gridtown.bots import Bot
from gridtown.core.errors import InvalidSetup
from gridtown.core.game import Game
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS, State
from gridtown.core.view import View
from gridtown.study.playout import play_game

pytestmark = pytest.mark.compiled

GAMES: list[tuple[Game[Any], int]] = [(printed(), 1), (printed(), 2), (printed(), 3), (Toy(), 2)]


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
    bot = bots.make(name, printed(), Rng(1))
    assert isinstance(bot, Bot)


def test_unknown_bot() -> None:
    with pytest.raises(InvalidSetup, match="no bot 'deep'; the bots: random, greedy"):
        bots.make("deep", printed(), Rng(1))


@pytest.mark.parametrize("name", bots.names())
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_same_seed_same_game(name: str, game: Game[Any], players: int) -> None:
    ends = [play_game(game, game.setup(players), seed, [name] * players).state for seed in (5, 5, 6)]
    assert ends[0] == ends[1]
    assert ends[0] != ends[2]


@pytest.mark.parametrize("name", bots.names())
def test_bot_sees_what_its_seat_may_know(name: str) -> None:
    """States that differ only in what the seat can't know are all the same to the bot."""
    game = printed()
    for players in (1, 2, 3, 4):
        state, rng = dealt(game, players, 40 + players), Rng(players)
        ply = 0
        while state.active:
            ply += 1
            if state.active != CHANCE_ACTS and ply % 11 == 0:
                for player in game.active_players(state):
                    choices = {choice_in(name, guess, player) for guess in guesses(state, player, ply)}
                    assert len(choices) == 1, (players, ply, player)
            game.push(state, random_step(game, state, rng))


def guesses(state: Any, player: int, seed: int) -> list[Any]:
    view = printed().view(state, player)
    return [state, *(printed().determinize(view, Rng(seed, stream)) for stream in range(3))]


def choice_in(name: str, state: Any, player: int) -> int:
    game = printed()
    return bots.make(name, game, Rng(9)).act(game.view(state, player), game.legal_actions(state, player))


def test_bot_gets_views_never_a_state(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "spy", Spy)
    monkeypatch.setattr(Spy, "given", [])
    game = printed()
    play_game(game, game.setup(3), 3, ["spy", "random", "spy"])
    assert Spy.given
    for view in Spy.given:
        assert isinstance(view, View)
        assert not isinstance(view, State)
        assert view.viewer in (0, 2)
        assert secrets_of_others(view) == []


def secrets_of_others(view: View[Any]) -> list[object]:
    """What `view.known` says of other seats that is secret: plans, and what only its owner has seen."""
    others = [player for number, player in enumerate(view.known.players) if number != view.viewer]
    return [field for player in others for field in (player.plan, player.seen, player.first) if field]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random(players: int) -> None:
    game = printed()
    for seed in range(4):
        seat = seed % players
        names = ["greedy" if player == seat else "random" for player in range(players)]
        end = play_game(game, game.setup(players), seed, names)
        outcome = game.outcome(end.state)
        assert outcome is not None
        assert outcome.winners() == [seat], (seed, outcome)
