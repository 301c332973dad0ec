"""The games of the registry, for tests of the house: what holds for one has to hold for each."""

import os
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from gridtown.core.event import Event
from gridtown.core.game import Game, Option, Setup
from gridtown.core.play import Play
from gridtown.core.rng import Rng
from gridtown.core.state import State
from gridtown.games import VARIABLE, load, names

# As tests/conftest.py does, for what imports this without it: the writing of goldens.
os.environ.setdefault(VARIABLE, str(Path(__file__).parents[1] / "examples/lots.py"))

G = TypeVar("G", bound=Game[Any])

NAMES = names()


@cache
def game_of(name: str) -> Game[Any]:
    """The game, with its own edition."""
    return load(name)


def as_played(name: str, kind: type[G]) -> G:
    """The game as it is played, of its own class: with all weights that come with it."""
    game = game_of(name)
    assert isinstance(game, kind)
    assert game.unused_weights == {}
    return game


def own_edition(folder: Path, name: str, line: str, other: str) -> Path:
    """A file in `folder` with the game's own edition, but for the first such line of it."""
    text = (files(f"gridtown.games.{name}") / "editions/base.toml").read_text(encoding="utf-8")
    assert line in text
    path = folder / "own.toml"
    path.write_text(text.replace(line, other, 1), encoding="utf-8")
    return path


def seats(name: str, wanted: int) -> int:
    """As many players as wanted, or as near to it as the game goes."""
    low, high = game_of(name).facts.players
    return max(low, min(wanted, high))


def others(option: Option) -> list[str]:
    """The values of an option that it doesn't have by itself."""
    return [value for value in option.values if value != option.default]


def changes(name: str, players: int) -> list[tuple[str, str]]:
    """Every option of a table of so many that is otherwise as usual, with every value but its default."""
    usual, options = game_of(name).setup(players).options, game_of(name).facts.options
    options = tuple(option for option in options if option.name in usual)
    return [(option.name, value) for option in options for value in others(option)]


def named(name: str, setup: Setup) -> str:
    """A game and its setup, to name a test case."""
    return "-".join([name, str(setup.players), *setup.options.values()])


def begun(name: str, players: int, seed: int, **options: str) -> Play[Any]:
    """A new match, up to its first choice."""
    game = game_of(name)
    return Play(game, game.setup(seats(name, players), options), seed)


def random_step(play: Play[Any], rng: Rng, events: list[Event] | None = None) -> int:
    """Let anybody who may act do anything; what it was. events: a list to append to what happened."""
    action = drawn(play.game, play.state, rng)
    play.apply(action, events)
    return action


def drawn(game: Game[Any], state: State, rng: Rng) -> int:
    """What anybody who may act might do, by lot."""
    active = game.players_to_act(state)
    legal = game.legal_actions(state, active[int(rng.below(len(active)))])
    return legal[int(rng.below(len(legal)))]


def played(name: str, players: int, seed: int) -> Play[Any]:
    """A match of random players, to the end."""
    play, rng = begun(name, players, seed), Rng(seed, 1)
    while not play.over:
        random_step(play, rng)
    return play


def led(play: Play[Any], rng: Rng, steps: int) -> Play[Any]:
    """The match after that many random steps; after fewer where it would be over by then."""
    for _ in range(steps):
        done = len(play.record.actions)
        random_step(play, rng)
        if play.over:
            del play.record.actions[done:]
            return Play.resume(play.game, play.record)
    return play


def is_contest(name: str, players: int) -> bool:
    """Whether somebody at this table wins and somebody else doesn't."""
    outcome = game_of(name).outcome(played(name, players, 1).state)
    assert outcome is not None
    return outcome.success is None and seats(name, players) > 1
