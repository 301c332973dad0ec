"""Records and counts of the rules in WebAssembly equal those of this Python."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest
from tests.device import played
from tests.registry import NAMES

from gridtown.games import GAMES

STATIC: Final = Path(os.environ.get("GRIDTOWN_STATIC", "build/static"))
"""Where `make static` has put the client."""

NODE: Final = shutil.which("node", path=f".venv/bin{os.pathsep}{os.environ.get('PATH', '')}")
HERE: Final = Path(__file__).parent
GAMES_EACH: Final = int(os.environ.get("GRIDTOWN_GAMES_EACH", "2"))
"""How many games a bot plays."""

TITLES: Final = [name for name in NAMES if name in GAMES]

pytestmark = [
    pytest.mark.static,
    pytest.mark.skipif(NODE is None or not (STATIC / "python.zip").is_file(), reason="make static"),
]


def in_a_browser(expression: str) -> Any:
    """What the browser's Python says."""
    assert NODE is not None
    asked = [NODE, str(HERE / "python.mjs"), str(STATIC), str(HERE / "played.py"), expression]
    said = subprocess.run(asked, capture_output=True, text=True, check=False, timeout=800)
    assert said.returncode == 0, said.stderr
    return json.loads(said.stdout)


def test_records_and_counts_are_equal() -> None:
    asked = [f"digests({name!r}, {bot!r}, {GAMES_EACH})" for name in TITLES for bot in ("random", "steady")]
    asked += [f"counts({name!r}, 3, 3)" for name in TITLES]
    there = in_a_browser(f"[{', '.join(asked)}]")
    here = [eval(one, {"digests": played.digests, "counts": played.counts}) for one in asked]
    assert dict(zip(asked, there, strict=True)) == dict(zip(asked, here, strict=True))
