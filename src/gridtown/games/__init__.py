"""The registry of games: one line a game, and where games from elsewhere are found.

A game that is no part of this package is registered in one of two ways:

- An installed package names it as an entry point: `[project.entry-points."gridtown.games"]` with
  `hamlet = "hamlet:load"` in its pyproject.toml.
- GRIDTOWN_GAMES names files or modules, with commas between them: `GRIDTOWN_GAMES=examples/lots.py`. The
  game's id is the last part of the name.

What is named answers `load(edition: Path | None = None) -> Game`, as every game's `game.py` does.
"""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from gridtown.core.errors import InvalidEdition, InvalidGame, InvalidSetup
from gridtown.core.game import Game
from gridtown.core.source_line import source_line
from gridtown.core.weights import take_in_own

GAMES: Final[dict[str, str]] = {
    "neom": "gridtown.games.neom.game",
    "mayor": "gridtown.games.mayor.game",
    "skylines": "gridtown.games.skylines.game",
}

VARIABLE: Final = "GRIDTOWN_GAMES"
"""The environment variable that names more games."""

GROUP: Final = "gridtown.games"
"""The group of entry points that names more games."""

Load = Callable[[Path | None], Game[Any]]


def names() -> list[str]:
    """The ids of all games."""
    return list(_loaders())


def load(name: str, edition: Path | None = None) -> Game[Any]:
    """The game `name`, with its own edition or the one in the file `edition`, and the weights that fit it.

    Raises InvalidSetup for an unknown name, InvalidEdition for a broken file, and InvalidGame naming the
    line where a game from elsewhere can't be loaded.
    """
    loaders = _loaders()
    if name not in loaders:
        raise InvalidSetup(f"there is no game {name!r}; the games: {', '.join(loaders)}")
    game = loaders[name](edition)
    if game.facts.id != name:
        raise InvalidSetup(f"registered as {name!r}, this game calls itself {game.facts.id!r}; name it alike")
    take_in_own(game)
    return game


def part(game: Game[Any], name: str) -> ModuleType | None:
    """The module `name` of the game's folder, or of a base's that it is made from; None where it has none.

    Those that say things in characters may lie in the folder's `words`.
    """
    for kind in type(game).__mro__:
        if kind is Game:
            break
        found = _part_beside(kind.__module__, name)
        if found is not None:
            return found
    return None


def _part_beside(module: str, name: str) -> ModuleType | None:
    folder = module.rpartition(".")[0]
    homes = [home for home in (f"{folder}.words", folder) if folder and find_spec(home)]
    found = [full for full in (f"{home}.{name}" for home in homes) if find_spec(full)]
    return import_module(found[0]) if found else None


def _loaders() -> dict[str, Load]:
    """What loads each game; of several with one name the first counts."""
    loaders: dict[str, Load] = {name: partial(_of_the_package, module) for name, module in GAMES.items()}
    for item in filter(None, map(str.strip, os.environ.get(VARIABLE, "").split(","))):
        if item.endswith(".py"):
            loaders.setdefault(Path(item).stem, partial(_from_file, Path(item)))
        else:
            loaders.setdefault(item.rpartition(".")[2], partial(_from_elsewhere, item))
    return loaders | {name: load for name, load in _installed().items() if name not in loaders}


def _of_the_package(name: str, edition: Path | None) -> Game[Any]:
    game: Game[Any] = import_module(name).load(edition)
    return game


def _from_elsewhere(name: str, edition: Path | None) -> Game[Any]:
    with _named(VARIABLE, name):
        try:
            module = import_module(name)
        except ModuleNotFoundError as error:
            if error.name is None or not f"{name}.".startswith(f"{error.name}."):
                raise
            raise InvalidSetup(f"{VARIABLE}: there is no module {name}") from error
        return _made(module, edition)


def _made(module: ModuleType, edition: Path | None) -> Game[Any]:
    if not hasattr(module, "load"):
        raise InvalidSetup(f"{VARIABLE}: {module.__file__} answers no `load`: def load(edition=None) -> Game")
    return _checked(module.load(edition))


def _checked(game: object) -> Game[Any]:
    if not isinstance(game, Game):
        raise InvalidGame(f"its `load` answers {game!r}; it must make a Game: load = Lots, the class")
    return game


@contextmanager
def _named(how: str, what: object) -> Iterator[None]:
    """Name the place of what goes wrong: the line of a game from elsewhere, or else what was to be loaded."""
    try:
        yield
    except (InvalidEdition, InvalidSetup):
        raise
    except Exception as error:
        fault = f"{error}" if isinstance(error, InvalidGame) else f"{type(error).__name__}: {error}"
        if isinstance(error, SyntaxError):
            fault = f"{type(error).__name__}: {error.msg}: {(error.text or '').strip()}"
        raise InvalidGame(f"{how}: {source_line(error) or what}: {fault}") from error


def _from_file(path: Path, edition: Path | None) -> Game[Any]:
    """The game in a file; it is imported once, under a name that no other module has."""
    name = f"gridtown_game_{path.stem}"
    spec = spec_from_file_location(name, path.absolute())
    if spec is None or spec.loader is None or not path.is_file():
        raise InvalidSetup(f"{VARIABLE}: there is no file {path}")
    with _named(VARIABLE, path):
        if name not in sys.modules:
            module = sys.modules[name] = module_from_spec(spec)
            try:
                spec.loader.exec_module(module)
            except BaseException:
                del sys.modules[name]
                raise
        return _made(sys.modules[name], edition)


@cache
def _installed() -> dict[str, Load]:
    """Games of other installed packages. They are looked for once."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - 50 ms that help can do without

    return {entry.name: partial(_from_entry, entry) for entry in entry_points(group=GROUP)}


def _from_entry(entry: Any, edition: Path | None) -> Game[Any]:
    with _named(f"entry point {entry.name}", entry.value):
        return _checked(entry.load()(edition))
