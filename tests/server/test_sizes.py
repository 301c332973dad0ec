"""How large an update is for who comes late: whole games of every variant, at the fullest table."""

import pytest
from tests.registry import NAMES, drawn, game_of, named, setups
from tests.server.test_games_secrecy import entry_of, seats_of

from gridtown.core.game import Setup
from gridtown.core.rng import Rng
from gridtown.messages import Messages
from gridtown.server.play.course import Course
from gridtown.server.play.update import update
from gridtown.server.protocol import encode

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
    entry, rng = entry_of(name, setup.players, setup.options), Rng(0x51AE, 1)
    course, messages, seats = Course(game_of(name), entry), Messages(name, "de"), seats_of(entry)
    largest = 0
    for step in range(STEPS):
        if course.play.over:
            break
        course.take(drawn(course.game, course.state, rng), None)
        if step % LOOKED_AT == 0 or course.play.over:
            told = update(course, step % setup.players, messages, seats)
            largest = max(largest, len(encode(told)))
    assert update(course, None, messages, seats).since > 0, "there was less to tell than is told at once"
    assert 1_000 < largest <= MOST
