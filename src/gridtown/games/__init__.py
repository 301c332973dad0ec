"""The registry of games: one line a game."""

from importlib import import_module
from pathlib import Path
from typing import Any

from gridtown.core.errors import InvalidSetup
from gridtown.core.game import Game

GAMES: dict[str, str] = {
    "neom": "gridtown.games.neom.game",
    "mayor": "gridtown.games.mayor.game",
    "skylines": "gridtown.games.skylines.game",
}


def names() -> list[str]:
    """The ids of all games."""
    return list(GAMES)


def load(name: str, edition: Path | None = None) -> Game[Any]:
    """The game `name`, with its own edition or the one in the file `edition`.

    Raises InvalidSetup for an unknown name and InvalidEdition for a broken file.
    """
    if name not in GAMES:
        raise InvalidSetup(f"there is no game {name!r}; the games: {', '.join(GAMES)}")
    game: Game[Any] = import_module(GAMES[name]).load(edition)
    return game
