"""Hamlet keeps what every game promises, and its own rules."""

import pytest
from hamlet import load

from gridtown.core.conformance import check
from gridtown.core.refusal import Refusal
from gridtown.messages.check import faults, heard, unsaid

GAME = load()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_it_keeps_what_every_game_promises(players: int, seed: int) -> None:
    check(GAME, GAME.setup(players), seed, exhaustive=True)


def test_everything_is_said_in_every_language() -> None:
    assert faults(GAME) == []
    assert unsaid(GAME, heard(GAME, GAME.setup(2), 1)) == []


def test_whoever_completes_a_row_scores_three_more() -> None:
    state = GAME.parse_state("hamlet players=2 rooms=2 houses=a1:4,b1:1")
    after = GAME.apply(state, GAME.parse_action("P1 build c1"))
    assert GAME.standing(after) == [5, 0]


def test_nobody_builds_where_a_house_stands() -> None:
    state = GAME.parse_state("hamlet players=2 rooms=2 houses=a1:4")
    assert GAME.explain(state, 0, GAME.parse_action("P1 build a1")) == Refusal(
        "square-taken", {"square": "a1"}
    )
