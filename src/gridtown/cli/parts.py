"""Optional modules of a game's folder for the command line, found by name so that no game is named here.

Those that say things in characters may lie in its folder `words`.

terminal.py   `draw(game, view, words, names, marks, seat)` and `ending(game, view, words, names)` → lines,
              `prompt(game, view, actions, words)` and `describe(game, view, action, words, names)` → words,
              `catalog(game, words)` → a table of the box; `fold(game, view, action, words)` → what an
              action has in common with others, by which a long list is folded; `listed(game)` → what of
              the box `components --json` lists, all of it where there is no such function
city_file.py  `score_file(game, text)` → the score pad of a city typed in: points by line, and `by_tile`
              where tiles have points of their own; FORM: how such a city is written
benchmark.py  `scores(game, state, times)` → the number of score pads made: the loop that `bench` times;
              GOALS: the figures to reach, by "measurement.figure"; PLAYERS: how many players it is measured
              with; SEARCHERS: in playouts, if others; all may be missing
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from gridtown.core.game import Game
from gridtown.games import load, names


def part(game: Game[Any], name: str) -> ModuleType | None:
    """The module `name` of the game's folder, or of a base's that it is made from; None where it has none."""
    for kind in type(game).__mro__:
        if kind is Game:
            break
        found = _found(kind.__module__, name)
        if found is not None:
            return found
    return None


def parts(name: str) -> dict[str, ModuleType]:
    """The modules `name` of all games that have one, by game."""
    found = {game: part(load(game), name) for game in names()}
    return {game: module for game, module in found.items() if module is not None}


def _found(beside: str, name: str) -> ModuleType | None:
    folder = beside.rpartition(".")[0]
    homes = [home for home in (f"{folder}.words", folder) if folder and find_spec(home)]
    found = [full for full in (f"{home}.{name}" for home in homes) if find_spec(full)]
    return import_module(found[0]) if found else None
