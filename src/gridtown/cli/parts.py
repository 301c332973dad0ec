"""What a game's folder may hold for the command line, found by name so that no game is named here.

terminal.py   `draw(game, view, words, names, marks, seat)` and `ending(game, view, words, names)` → lines,
              `prompt(game, view, actions, words)` and `describe(game, view, action, words, names)` → words,
              `catalog(game, words)` → a table of the box; `fold(game, view, action, words)` → what an
              action has in common with others, by which a long list is folded; `listed(game)` → what of
              the box `components --json` lists, all of it where there is no such function
city_file.py  `score_file(game, text)` → the score pad of a city typed in: points by line, and `by_tile`
              where tiles have points of their own; FORM: how such a city is written
stopwatch.py  `scores(game, state, times)` → how many score pads that makes: the loop that `bench` takes
              the time of; GOALS: what its figures shall be, by "measurement.figure"; PLAYERS: with how
              many it is measured; all may be missing
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from gridtown.core.game import Game
from gridtown.games import GAMES


def part(game: Game[Any], name: str) -> ModuleType | None:
    """The module `name` of the game's folder, None where it has none."""
    return _found(type(game).__module__, name)


def parts(name: str) -> dict[str, ModuleType]:
    """The modules `name` of all games that have one, by game."""
    found = {game: _found(module, name) for game, module in GAMES.items()}
    return {game: module for game, module in found.items() if module is not None}


def _found(beside: str, name: str) -> ModuleType | None:
    full = f"{beside.rpartition('.')[0]}.{name}"
    return import_module(full) if find_spec(full) else None
