"""Which build the tests see: the pure sources, or the compiled install with GRIDTOWN_COMPILE=require."""

import os
import signal
import sys
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src"
COMPILED = os.environ.get("GRIDTOWN_COMPILE") == "require"

FOLDERS = {
    "parity": "parity",
    "browser": "browser",
    "cli": "proof",
    "envs": "proof",
    "server": "proof",
    "study": "proof",
    "wheels": "parity",
}
"""What the tests of a folder are marked as."""

assert "gridtown" not in sys.modules, "gridtown was imported before its build was chosen"

if not COMPILED:
    # Programs that the tests start shall see the same build.
    sys.path.insert(0, str(SRC))
    os.environ["PYTHONPATH"] = str(SRC)
    os.environ["GRIDTOWN_COMPILE"] = "0"

# A fourth game, from elsewhere and small, for all that holds for every game.
os.environ["GRIDTOWN_GAMES"] = str(ROOT / "examples/lots.py")

from gridtown.core.build import compiled  # noqa: E402

# Under `nohup` and some CI this process is deaf to Ctrl-C, and what it starts would be born deaf.
signal.signal(signal.SIGINT, signal.default_int_handler)

# A shared machine keeps no time; what fails says how to see it fail again.
settings.register_profile("house", deadline=None, print_blob=True, derandomize="CI" in os.environ)
settings.load_profile("house")


def pytest_configure() -> None:
    """Refuse to test one build in the name of the other."""
    if compiled() != COMPILED:
        wanted, got = ("compiled", "interpreted") if COMPILED else ("interpreted", "compiled")
        raise pytest.UsageError(
            f"the tests want the {wanted} build and found the {got} one; run `make install`"
        )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark by folder, and the further cases of tests that run twice; sort the long ones to the front."""
    begun = set[str]()
    for item in items:
        folder = item.nodeid.removeprefix("tests/").partition("/")[0]
        if folder in FOLDERS:
            item.add_marker(FOLDERS[folder])
        if item.get_closest_marker("compiled"):
            test = item.nodeid.partition("[")[0]
            if test in begun:
                item.add_marker("again")
            begun.add(test)
        if item.get_closest_marker("parity") and not COMPILED:
            item.add_marker(
                pytest.mark.skip(reason="compares the builds: GRIDTOWN_COMPILE=require, make parity")
            )
    # What has a time limit of its own takes long: begun first, it isn't what all the others wait for.
    items.sort(key=lambda item: item.get_closest_marker("timeout") is None)


@pytest.fixture(scope="session")
def root() -> Path:
    """Give the repository's root."""
    return ROOT


@pytest.fixture(scope="session")
def pure_env() -> dict[str, str]:
    """Give the environment in which another process runs the pure sources."""
    return {**os.environ, "GRIDTOWN_COMPILE": "0", "PYTHONPATH": str(SRC)}
