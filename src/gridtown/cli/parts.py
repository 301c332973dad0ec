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

Studies find their modules in the same way, by `games.part`:

items.py      `sorts(game)` → what a report counts: the sorts of things that players choose (`core.items`)
"""

from types import ModuleType

from gridtown.games import load, names, part

__all__ = ["part", "parts"]


def parts(name: str) -> dict[str, ModuleType]:
    """The modules `name` of all games that have one, by game."""
    found = {game: part(load(game), name) for game in names()}
    return {game: module for game, module in found.items() if module is not None}
