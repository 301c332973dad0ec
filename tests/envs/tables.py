"""Tables to play at: every game with every number of players and every option."""

from typing import Any

import pytest
from tests.parity.trace import setups
from tests.registry import NAMES, game_of, named

from gridtown.core.game import Setup

SETUPS = [
    pytest.param(name, setup, id=named(name, setup)) for name in NAMES for setup in setups(game_of(name))
]


def keywords(setup: Setup) -> dict[str, Any]:
    """A setup as an environment is given it."""
    return {"players": setup.players, "options": setup.options}
