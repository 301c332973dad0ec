"""Files of learned weights: whether they fit a game as it is, and taking those in that do."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, Final

from gridtown.core.game import Game
from gridtown.core.net import InvalidNet, read_header, read_net

ENDING: Final = ".net"

MEND: Final = "make new ones with `gridtown train`"


def signature(game: Game[Any]) -> str:
    """A mark of a game's features: other blocks, another mark."""
    blocks = " ".join(f"{name}:{size}" for name, size in game.feature_blocks())
    return hashlib.sha256(blocks.encode()).hexdigest()[:16]


def identity(game: Game[Any]) -> dict[str, object]:
    """What weights must agree with to be used."""
    return {
        "game": game.facts.id,
        "rules": game.facts.rules_version,
        "edition": game.edition_hash,
        "features": signature(game),
    }


def misfit(game: Game[Any], name: str, header: dict[str, Any]) -> str | None:
    """Why weights with this header can't be the game's of this name, in words; None where they can."""
    words = {
        "game": "they are for the game {}, not {}",
        "rules": "they are for rules version {}, not {}",
        "edition": "they were learned with another edition of the box ({}, not {})",
        "features": "they were learned with other features ({}, not {})",
        "inputs": "they take {} numbers, not {}",
    }
    for key, wanted in {**identity(game), "inputs": feature_count(game)}.items():
        found = header.get(key)
        if found != wanted:
            return f"{words[key].format(_short(found), _short(wanted))}; {MEND}"
    meant = _name(game, header)
    return None if meant == name else f"they are those of {meant}, not {name}; give the file its name again"


def feature_count(game: Game[Any]) -> int:
    """How many numbers the features are."""
    return sum(size for _, size in game.feature_blocks())


def _name(game: Game[Any], header: dict[str, Any]) -> str | None:
    """The name of the weights that were learned in the setup that the header tells; None if it tells none."""
    players, options = header.get("players"), header.get("options")
    if not isinstance(players, int) or not isinstance(options, dict):
        return None
    return game.net_name(players, options)


def _short(text: object) -> str:
    return str(text)[:12]


def take_in(game: Game[Any], folder: Path) -> dict[str, str]:
    """Let `game` use the weights in `folder` that fit. Returns, by file, why others don't, in words."""
    refused: dict[str, str] = {}
    for path in sorted(folder.glob(f"*{ENDING}")):
        try:
            data = path.read_bytes()
            why = misfit(game, path.stem, read_header(data))
            if why is None:
                game.use_net(path.stem, read_net(data))
        except (InvalidNet, OSError) as error:
            why = str(error)
        if why is not None:
            refused[path.name] = why
    return refused
