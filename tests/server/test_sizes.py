"""The size of updates for latecomers: whole games of every variant, with the most players."""

import pytest
from tests.registry import NAMES, drawn, game_of, named
from tests.server.test_games_secrecy import info_of, seats_of

from gridtown.core.conformance import setups
from gridtown.core.game import Setup
from gridtown.core.rng import Rng
from gridtown.messages import Messages
from gridtown.table.live_game import LiveGame
from gridtown.table.protocol import encode
from gridtown.table.update import update

MOST = 10_000
"""Bytes of an update."""

STEPS = 400
"""Steps of a game that are played; random players at Mayor would go on for thousands."""

LOOKED_AT = 3
"""One step in so many is looked at."""

FULLEST = [
    pytest.param(name, setup, id=named(name, setup))
    for name in NAMES
    for setup in setups(game_of(name))
    if setup.players == game_of(name).facts.players[1]
]


@pytest.mark.parametrize(("name", "setup"), FULLEST)
def test_an_update_is_small(name: str, setup: Setup) -> None:
    info, rng = info_of(name, setup.players, setup.options), Rng(0x51AE, 1)
    live, messages, seats = LiveGame(game_of(name), info), Messages(name, "de"), seats_of(info)
    largest = 0
    for step in range(STEPS):
        if live.play.over:
            break
        live.take(drawn(live.game, live.state, rng), None)
        if step % LOOKED_AT == 0 or live.play.over:
            told = update(live, step % setup.players, messages, seats)
            largest = max(largest, len(encode(told)))
    assert update(live, None, messages, seats).since > 0, "there was less to tell than is told at once"
    assert 1_000 < largest <= MOST
