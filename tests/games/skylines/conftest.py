"""The games that Skylines' tests play."""

import pytest
from tests.games.skylines.house import house
from tests.games.skylines.playing import printed

from gridtown.games.skylines.game import Skylines


@pytest.fixture(scope="session")
def skylines() -> Skylines:
    """Give Skylines with its own edition."""
    return printed()


@pytest.fixture(scope="session")
def game() -> Skylines:
    """Give Skylines with the tests' own edition: for rules, whatever the numbers in the box are."""
    return house()
