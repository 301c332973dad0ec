"""What a game's folder may hold for the command line, found by name so that no game is named here.

terminal.py   `draw(game, view, messages)` → lines, `describe(game, view, action, messages)` → words,
              `catalog(game, messages)` → a table of the box
city_file.py  `score_file(game, text)` → the score pad of a city typed in
stopwatch.py  `scores(game, state, times)` → nothing: the loop that `bench` takes the time of
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from gridtown.core.game import Game


def part(game: Game[Any], name: str) -> ModuleType | None:
    """The module `name` of the game's folder, None where it has none."""
    folder = type(game).__module__.rpartition(".")[0]
    full = f"{folder}.{name}"
    return import_module(full) if find_spec(full) else None
