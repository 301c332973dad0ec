"""The line of a game's source at which an exception arose."""

from __future__ import annotations

import os
from pathlib import Path
from traceback import extract_tb
from typing import Final

PACKAGE: Final = Path(__file__).parents[1]
PYTHON: Final = Path(os.__file__).parent
COMPILED: Final = ("src", "gridtown")
"""How a frame of a compiled module names its file: as it was given to mypyc."""


def source_line(error: BaseException) -> str:
    """File and line of the deepest frame that is neither ours nor Python's; empty where there is none."""
    if isinstance(error, SyntaxError):
        return f"{error.filename}, line {error.lineno}"
    for frame in reversed(extract_tb(error.__traceback__)):
        if _is_elsewhere(Path(frame.filename)):
            return f"{frame.filename}, line {frame.lineno}"
    return ""


def _is_elsewhere(path: Path) -> bool:
    """Whether a file belongs to a game from elsewhere."""
    pythons = PYTHON in path.parents and "site-packages" not in path.parts
    ours = PACKAGE in path.parents or path.parts[:2] == COMPILED
    return not (pythons or ours or path.name.startswith("<"))
