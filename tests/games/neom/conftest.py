"""The games that NEOM's tests play."""

import pytest
from tests.games.neom.playing import paved, printed

from gridtown.games.neom.game import Neom


@pytest.fixture(scope="session")
def game() -> Neom:
    """Give NEOM with every road on every tile: for rules that have nothing to do with layouts."""
    return paved()


@pytest.fixture(scope="session")
def neom() -> Neom:
    """Give NEOM with its own edition."""
    return printed()
