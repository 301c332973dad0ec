"""Bots: their registry, what they are given, and that the same seed gives the same game."""

import gc
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.registry import NAMES, begun, game_of, is_contest, random_step, seats
from tests.toy import Toy

from gridtown import bots
from gridtown.bots import Bot
from gridtown.bots.search import SearchBot
from gridtown.core.action import CHANCE
from gridtown.core.build import compiled
from gridtown.core.errors import InvalidSetup
from gridtown.core.game import Game
from gridtown.core.play import Play
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


SEARCHERS = ("strong", "best")
QUICK = [name for name in bots.names() if name not in SEARCHERS]
PLAYOUTS = 12  # of a search in these tests: enough to try some choices in some worlds
MOMENTS = (5, 15, 45)  # of the choices of a game, those at which a search is looked at


def each_sixth(number: int) -> bool:
    return number % 6 == 0


class Spy(Bot):
    """Plays as steady does and remembers what it was given."""

    given: list[object] = []  # noqa: RUF012

    def act(self, view: View[Any], legal_actions: list[int]) -> int:
        self.given.append(view)
        return bots.make("steady", self.game, self.rng).act(view, legal_actions)


def made(name: str, game: Game[Any], state: State, rng: Rng) -> Bot:
    """The bot; a search takes so small a share of its effort that it plays PLAYOUTS playouts."""
    if name not in SEARCHERS:
        return bots.make(name, game, rng)
    return bots.make(name, game, rng, 1 + 100 * PLAYOUTS // game.effort(state, name).playouts)


def choice_in(name: str, game: Game[Any], state: Any, player: int, seed: int = 9) -> int:
    bot = made(name, game, state, Rng(seed))
    return bot.act(game.view(state, player), game.legal_actions(state, player))


def test_names() -> None:
    assert bots.names() == [
        "random", "first-steps", "easy", "relaxed", "steady", "skilled", "strong", "best",
    ]  # fmt: skip
    assert list(bots.LEVELS) == bots.names()[1:]
    assert [bots.known(name) for name in ("greedy", "learned", "best")] == ["steady", "skilled", "best"]


@pytest.mark.parametrize("name", [*bots.names(), "greedy", "learned"])
def test_make(name: str) -> None:
    bot = bots.make(name, Toy(), Rng(1))
    assert isinstance(bot, Bot)
    assert type(bot) is bots.BOTS[bots.known(name)]


@pytest.mark.compiled
@pytest.mark.parametrize("name", bots.names())
def test_a_bot_that_is_forgotten_leaves_nothing(name: str) -> None:
    game = game_of("lots")

    def dice_after_a_bot() -> int:
        bots.make(name, game, Rng(1))
        gc.collect()
        return sum(isinstance(each, Rng) for each in gc.get_objects())

    gc.freeze()  # what was there already need not be looked through
    try:
        before = dice_after_a_bot()
        assert dice_after_a_bot() == before
    finally:
        gc.unfreeze()


def test_unknown_bot() -> None:
    with pytest.raises(InvalidSetup, match="no bot 'deep'; the bots: random, first-steps, easy"):
        bots.make("deep", Toy(), Rng(1))


def test_a_percentage_of_the_effort() -> None:
    assert bots.known("strong:050") == "strong:50"
    assert bots.searches("strong:50")
    assert not bots.searches("steady:50")
    bot = bots.make("strong:50", Toy(), Rng(1), 40)
    assert isinstance(bot, SearchBot)
    assert bot.percent == 20


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("strong:", "'strong:': the percentage must be from 1 to 10000, as in strong:50"),
        ("best:0", "'best:0': the percentage must be"),
        ("strong:10001", "'strong:10001': the percentage must be"),
        ("strong:²", "'strong:²': the percentage must be"),
        ("greedy:50", "'greedy:50': only a bot that searches takes a percentage; leave it out: steady"),
        ("deep:50", "there is no bot 'deep'"),
    ],
)
def test_a_percentage_that_is_none(name: str, fault: str) -> None:
    with pytest.raises(InvalidSetup, match=fault):
        bots.known(name)


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize(("game", "players"), GAMES, ids=IDS)
def test_same_seed_same_game(name: str, game: Game[Any], players: int) -> None:
    ends = [play_game(game, game.setup(players), seed, [name] * players).state for seed in (5, 5, 6)]
    assert ends[0] == ends[1]
    assert ends[0] != ends[2]


def moments(name: str, players: int, seed: int, wanted: Callable[[int], bool]) -> Iterator[Play[Any]]:
    """A random game, at some of the positions where somebody has a choice: those of `wanted` numbers."""
    play, rng, number = begun(name, players, seed), Rng(players), 0
    while not play.over:
        if any(len(play.game.legal_actions(play.state, player)) > 1 for player in asked(play)):
            number += 1
            if wanted(number):
                yield play
        random_step(play, rng)


def asked(play: Play[Any]) -> list[int]:
    return [player for player in play.game.players_to_act(play.state) if player != CHANCE]


@pytest.mark.parametrize("bot", bots.names())
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_bot_sees_what_its_seat_may_know(bot: str, name: str, players: int) -> None:
    """States that differ only in what the seat can't know are all the same to the bot."""
    search, seen = bot in SEARCHERS, 0
    for play in moments(name, players, 40 + players, MOMENTS.__contains__ if search else each_sixth):
        for player in asked(play)[-1:] if search else asked(play):
            choices = {choice_in(bot, play.game, guess, player) for guess in guesses(play, player)}
            assert len(choices) == 1, (play.record.actions, player)
            assert choices <= set(play.game.legal_actions(play.state, player))
            seen += 1
    assert seen


@pytest.mark.parametrize("bot", bots.names())
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_bot_chooses_among_what_it_is_offered(bot: str, name: str, players: int) -> None:
    """Also where that is not all that is legal, as in a study of games without a thing."""
    rng, seen = Rng(players), 0
    for play in moments(
        name, players, 60 + players, MOMENTS.__contains__ if bot in SEARCHERS else each_sixth
    ):
        game, (player, *_) = play.game, asked(play)
        legal = game.legal_actions(play.state, player)
        for part in (legal[: len(legal) // 2], legal[len(legal) // 2 :]):
            if part:
                seen += 1
                view = game.view(play.state, player)
                assert made(bot, game, play.state, Rng(int(rng.word()))).act(view, part) in part
    assert seen


def guesses(play: Play[Any], player: int) -> list[Any]:
    view, seed = play.game.view(play.state, player), len(play.record.actions)
    return [play.state, *(play.game.determinize(view, Rng(seed, stream)) for stream in range(3))]


@pytest.mark.parametrize("bot", SEARCHERS)
def test_a_search_plays_a_game_to_its_end_the_same_again(bot: str) -> None:
    """All of what it chooses is legal, and its seed decides it."""
    ends = [searched(bot, seed) for seed in (1, 1, 2)]
    assert ends[0] == ends[1]
    assert ends[0] != ends[2]


def searched(bot: str, seed: int) -> State:
    game = Toy()
    play = Play(game, game.setup(2, {"length": "long"}), 7)
    while not play.over:
        (player, *_) = game.players_to_act(play.state)
        play.apply(choice_in(bot, game, play.state, player, seed + len(play.record.actions)))
    return play.state


def test_a_search_does_not_always_follow_the_policy() -> None:
    """Else what is held above of a search would be held of the policy alone."""
    differ = 0
    for seed in range(30):
        for play in moments("lots", 2, seed, lambda number: number % 4 == 0):
            (player,) = asked(play)
            own, found = (choice_in(bot, play.game, play.state, player) for bot in ("skilled", "strong"))
            differ += own != found
    assert differ


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
def test_steady_beats_random(name: str) -> None:
    """Nearly always, at every table where somebody wins; in a small game of luck far more than by luck."""
    small = name not in GAMES_OF_THE_PACKAGE
    game, won, games, by_luck = game_of(name), 0, 0, 0.0
    for players in sorted({seats(name, wanted) for wanted in (2, 3, 4)}):
        if not is_contest(name, players):
            continue
        for seed in range(12 if small else EACH):
            seat = seed % players
            names = ["steady" if player == seat else "random" for player in range(players)]
            outcome = game.outcome(play_game(game, game.setup(players), seed, names).state)
            assert outcome is not None
            won += outcome.winners() == [seat]
            games += 1
            by_luck += 1 / players
    assert won >= (1.4 * by_luck if small else 0.9 * games)


@pytest.mark.parametrize(("weaker", "stronger"), [("random", "first-steps"), ("first-steps", "steady")])
def test_careless_play_is_better_than_chance_and_worse_than_care(weaker: str, stronger: str) -> None:
    """In points, on the same deals, in both seats."""
    game, gain = game_of("lots"), 0
    for seed in range(100):
        for seat in range(2):
            names = [stronger if player == seat else weaker for player in range(2)]
            scores = game.standing(play_game(game, game.setup(2), seed, names).state)
            gain += scores[seat] - scores[1 - seat]
    assert gain > 100
