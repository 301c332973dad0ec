"""Which build the tests see: the pure sources, or the compiled install with GRIDTOWN_COMPILE=require."""

import os
import sys
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src"
COMPILED = os.environ.get("GRIDTOWN_COMPILE") == "require"

assert "gridtown" not in sys.modules, "gridtown was imported before its build was chosen"

if not COMPILED:
    # Programs that the tests start shall see the same build.
    sys.path.insert(0, str(SRC))
    os.environ["PYTHONPATH"] = str(SRC)
    os.environ["GRIDTOWN_COMPILE"] = "0"

from gridtown.core.build import compiled  # noqa: E402

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
    """Mark by folder: tests/parity and tests/browser."""
    for item in items:
        for folder in ("parity", "browser"):
            if (ROOT / "tests" / folder) in item.path.parents:
                item.add_marker(folder)
        if item.get_closest_marker("parity") and not COMPILED:
            item.add_marker(
                pytest.mark.skip(reason="compares the builds: GRIDTOWN_COMPILE=require, make parity")
            )


@pytest.fixture(scope="session")
def root() -> Path:
    """Give the repository's root."""
    return ROOT


@pytest.fixture(scope="session")
def pure_env() -> dict[str, str]:
    """Give the environment in which another process runs the pure sources."""
    return {**os.environ, "GRIDTOWN_COMPILE": "0", "PYTHONPATH": str(SRC)}
