"""Files of learned weights: whether they fit a game as it is, and taking those in that do.

A file in a game's folder `weights` is either a net that forecasts results (`4.net`, core.net) or the weights
of a policy (`4.policy`, core.policy_weights). `gridtown train` makes both.
"""

from __future__ import annotations

import hashlib
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from gridtown.core.errors import GridtownError
from gridtown.core.judgment import Judgment
from gridtown.core.net import read_header, read_net
from gridtown.core.policy_weights import policy_numbers, read_policy, refuse_beyond

NET_FILE: Final = ".net"
POLICY_FILE: Final = ".policy"
"""How the files end."""

FOLDER: Final = "weights"

MEND: Final = "make new ones with `gridtown train`"
MEND_NET: Final = f"{MEND[:-1]} --what value`"


def blocks_of(game: Judgment[Any], ending: str) -> list[tuple[str, int]]:
    """The blocks of numbers that weights of this ending are learned from."""
    return game.feature_blocks() if ending == NET_FILE else game.policy_blocks()


def signature(blocks: list[tuple[str, int]]) -> str:
    """A mark of what is learned from: other blocks, another mark."""
    said = " ".join(f"{name}:{size}" for name, size in blocks)
    return hashlib.sha256(said.encode()).hexdigest()[:16]


def identity(game: Judgment[Any], ending: str = NET_FILE) -> dict[str, object]:
    """What weights must agree with to be used."""
    return {**game.identity(), "features": signature(blocks_of(game, ending))}


def misfit(game: Judgment[Any], name: str, header: dict[str, Any], ending: str = NET_FILE) -> str | None:
    """Why weights with this header can't be the game's of this name, in words; None where they can."""
    words = {
        "game": "they are for the game {}, not {}",
        "rules": "they are for rules version {}, not {}",
        "edition": "they were learned with another edition of the box ({}, not {})",
        "features": "they were learned with other features ({}, not {})",
        "inputs": "they take {} numbers, not {}",
    }
    wanted_of = identity(game, ending)
    if ending == NET_FILE:
        wanted_of["inputs"] = feature_count(game)
    for key, wanted in wanted_of.items():
        found = header.get(key)
        if found != wanted:
            said = words[key].format(_short(found), _short(wanted))
            return said if key == "edition" else f"{said}; {MEND_NET if ending == NET_FILE else MEND}"
    meant = _name(game, header, ending)
    if meant is None:
        return f"they name no setup of this game; {MEND_NET if ending == NET_FILE else MEND}"
    return None if meant == name else f"they are those of {meant}, not {name}; give the file its name again"


def feature_count(game: Judgment[Any]) -> int:
    """How many numbers the features are."""
    return sum(size for _, size in game.feature_blocks())


def weights_name(game: Judgment[Any], players: int, options: dict[str, str], ending: str) -> str:
    """The name of a setup's weights of this ending."""
    return game.net_name(players, options) if ending == NET_FILE else game.policy_name(players, options)


def _name(game: Judgment[Any], header: dict[str, Any], ending: str) -> str | None:
    """The name of the weights that were learned in the setup that the header tells; None if it tells none."""
    players, options = header.get("players"), header.get("options")
    if type(players) is not int or players < 1 or not isinstance(options, dict):
        return None
    if not all(isinstance(value, str) for value in options.values()):
        return None
    return weights_name(game, players, options, ending)


def _short(text: object) -> str:
    return str(text)[:12]


def take_in(game: Judgment[Any], folder: Path) -> dict[str, str]:
    """Let `game` use the weights in `folder` that fit. Returns, by file, why others don't, in words."""
    refused: dict[str, str] = {}
    for path in sorted([*folder.glob(f"*{NET_FILE}"), *folder.glob(f"*{POLICY_FILE}")]):
        try:
            why = _use(game, path)
        except GridtownError as wrong:
            why = str(wrong)
        except OSError as unread:
            why = f"it can't be read: {unread.strerror}; give leave to read it, or move it away"
        except (ValueError, LookupError) as unmeant:
            why = f"they are for no setup of this game ({unmeant}); {MEND}"
        if why is not None:
            refused[path.name] = why
    return refused


def _use(game: Judgment[Any], path: Path) -> str | None:
    """Let `game` use the weights of a file, or say why not."""
    if path.is_dir():
        return f"it is a folder; move it away, or {MEND}"
    data, name = path.read_bytes(), path.stem
    if path.suffix == NET_FILE:
        why = misfit(game, name, read_header(data))
        if why is None:
            game.use_net(name, read_net(data))
        return why
    said = read_policy(data)
    why = misfit(game, name, said, POLICY_FILE)
    if why is None:
        numbers = policy_numbers(said, game.policy_blocks())
        tuned = game.tuned_weights(name)
        if tuned:
            refuse_beyond(numbers, tuned)
        game.use_policy(name, numbers)
    return why


def take_in_own(game: Judgment[Any]) -> None:
    """Let `game` use the weights in its own folder that fit, and note why others don't."""
    folder = weights_folder(game) if game.feature_blocks() or game.policy_blocks() else None
    if folder is not None:
        game.unused_weights = take_in(game, folder)


def weights_folder(game: Judgment[Any]) -> Path | None:
    """The folder for a game's weights, beside its module; None where that lies nowhere."""
    module = type(game).__module__
    file = getattr(sys.modules.get(module), "__file__", None)
    if file is not None:
        return Path(file).parent / FOLDER
    package = module.rpartition(".")[0]  # a module that is compiled into a library has no file of its own
    return Path(str(files(package))) / FOLDER if package else None
