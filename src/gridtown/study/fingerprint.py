"""A mark of what decides the games between bots: the rules, the bots, and what they have learned."""

import hashlib
import sys
from pathlib import Path
from typing import Any, Final

import gridtown
from gridtown.core.game import Game
from gridtown.core.weights import FOLDER, NET_FILE, POLICY_FILE

PACKAGE: Final = Path(gridtown.__file__).parent
PARTS: Final = ("bots", "core", "declared", "editions")
DECIDES: Final = {".py", ".toml", NET_FILE, POLICY_FILE}
"""Endings of the files that count. Compiled modules don't: they lie beside these and play the same."""
SAID: Final = "words"
"""The folder of what a game says, which decides nothing."""


def fingerprint(game: Game[Any]) -> str:
    """The same in both builds and on any machine, for the very same files."""
    folders = [PACKAGE / part for part in PARTS]
    files = {path for folder in folders for path in folder.rglob("*") if path.suffix in DECIDES}
    files = {path for path in files | _own(game) if SAID not in path.parts}
    said = hashlib.sha256()
    for path in sorted(files, key=_name):
        said.update(f"{_name(path)}\0".encode() + path.read_bytes())
    return said.hexdigest()[:16]


def _own(game: Game[Any]) -> set[Path]:
    """The game's files: its folder in the package, or of a game from elsewhere its file and its weights."""
    place = sys.modules[type(game).__module__].__file__
    if place is None:
        return set()
    module = Path(place)
    if PACKAGE not in module.parents:
        weights = (module.parent / FOLDER).glob("*")
        return {module, *(path for path in weights if path.suffix in (NET_FILE, POLICY_FILE))}
    return {path for path in module.parent.rglob("*") if path.suffix in DECIDES}


def _name(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix() if PACKAGE in path.parents else path.name
