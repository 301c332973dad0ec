"""Records and counts of the rules in WebAssembly equal those of this Python."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final
from zipfile import ZipFile

import pytest
from tests.device import played
from tests.device.folder import STATIC
from tests.registry import NAMES

from gridtown.games import GAMES

NODE: Final = shutil.which("node", path=f".venv/bin{os.pathsep}{os.environ.get('PATH', '')}")
HERE: Final = Path(__file__).parent
GAMES_EACH: Final = int(os.environ.get("GRIDTOWN_GAMES_EACH", "2"))
"""How many games a bot plays."""

MOST: Final = 7_500_000
"""Compressed bytes that the first table may take to load."""

FIRST_PAGE: Final = 150_000
"""Those that the client itself may take (tests/browser/test_first_load.py)."""

TITLES: Final = [name for name in NAMES if name in GAMES]

pytestmark = [
    pytest.mark.static,
    pytest.mark.skipif(NODE is None or not (STATIC / "python.zip").is_file(), reason="make static"),
]


ARCHIVES: Final = {"python.zip": "interpreted", "compiled.zip": "compiled"}
"""What a client may load, and which build of the rules that is; the latter with `make static COMPILED=1`."""


@pytest.fixture(params=ARCHIVES)
def archive(request: pytest.FixtureRequest) -> str:
    """An archive that the client has."""
    name = str(request.param)
    if not (STATIC / name).is_file():
        pytest.skip("make static COMPILED=1")
    return name


def in_node(program: str, *given: str) -> Any:
    """What a program beside this file says of the client."""
    assert NODE is not None
    asked = [NODE, str(HERE / program), str(STATIC), *given]
    said = subprocess.run(asked, capture_output=True, text=True, check=False, timeout=3000)
    assert said.returncode == 0, said.stderr
    return json.loads(said.stdout)


def test_records_and_counts_are_equal(archive: str) -> None:
    asked = [f"digests({name!r}, {bot!r}, {GAMES_EACH})" for name in TITLES for bot in ("random", "steady")]
    asked += [f"counts({name!r}, 3, 3)" for name in TITLES]
    asked += [f"plies({name!r}, {max(GAMES_EACH // 2, 1)})" for name in TITLES]
    there = in_node("python.mjs", archive, str(HERE / "played.py"), f"[build(), {', '.join(asked)}]")
    assert there.pop(0) == ARCHIVES[archive]
    played_here = {"digests": played.digests, "counts": played.counts, "plies": played.plies}
    here = [eval(one, played_here) for one in asked]
    assert dict(zip(asked, there, strict=True)) == dict(zip(asked, here, strict=True))


@pytest.mark.skipif(not (STATIC / "compiled.zip").is_file(), reason="make static COMPILED=1")
def test_strong_chooses_the_same() -> None:
    """Interpreted it would take minutes for a choice, so it is not offered."""
    asked = [f"choices({name!r}, 'strong', {GAMES_EACH})" for name in TITLES]
    there = in_node("python.mjs", "compiled.zip", str(HERE / "played.py"), f"[{', '.join(asked)}]")
    assert all(len(found) == GAMES_EACH for found in there)
    assert there == [played.choices(name, "strong", GAMES_EACH) for name in TITLES]


def test_matches_that_are_forgotten_leave_nothing(archive: str) -> None:
    """Not even room: after twelve, neither objects nor WebAssembly's memory are more than after three."""
    objects, room = in_node("python.mjs", archive, str(HERE / "forgotten.py"), "growth(4)")
    assert objects < 50
    assert room == 0


def test_a_start_compiles_no_sources(archive: str) -> None:
    for name in (archive, "stdlib.zip"):
        with ZipFile(STATIC / name) as packed:
            names = packed.namelist()
        assert any(each.endswith(".pyc") for each in names)
        assert not [each for each in names if each.endswith(".py")]


def test_a_fault_names_the_line_of_ours() -> None:
    told = in_node("python.mjs", "python.zip", str(HERE / "played.py"), "fault()")
    assert re.search(r"gridtown/games/__init__\.pyc?\", line [1-9]", told), told
    assert "none" in told.splitlines()[-1]


def test_a_file_that_would_overwhelm_python_does_not() -> None:
    """There it would be the end of Python, and of every table until the page is loaded again."""
    told = in_node("python.mjs", "python.zip", str(HERE / "played.py"), "deep(50_000)")
    assert told == ["deep-record", "deep-record", "200 []"] == played.deep(50_000)


def test_what_is_loaded_is_not_more_than_it_may_be(archive: str) -> None:
    sizes = in_node("packed.mjs")
    rules = {"python.zip"} if archive == "python.zip" else {"compiled.zip", "gridtown.wasm"}
    asked = rules | {"stdlib.zip"}
    python = sum(size for path, size in sizes.items() if path.startswith("pyodide-") or path in asked)
    assert 5_000_000 < python <= MOST - FIRST_PAGE, sizes
