"""The end of the game: a failed city, or the last Milestone."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.games.skylines.board.costs import set_track
from gridtown.games.skylines.board.displays import stacks_left
from gridtown.games.skylines.board.districts import all_face_up
from gridtown.games.skylines.board.tracks import HAPPINESS, MONEY
from gridtown.games.skylines.events import tell_number, tell_word
from gridtown.games.skylines.scoring import nuisances, raise_skyline
from gridtown.games.skylines.state import (
    ABANDONED,
    BANKRUPT,
    COMPLETED,
    ENDINGS,
    OVER,
    UNHAPPY,
    SkylinesState,
)
from gridtown.games.skylines.steps.step import SkylinesStep
from gridtown.games.skylines.tables import Tables


def lose(state: SkylinesState, ending: i64) -> None:
    """All lose together."""
    tell_word(state, "lost", -1, "cause", ENDINGS[int(ending)])
    end(state, ending)


def end(state: SkylinesState, ending: i64) -> None:
    """The game is over."""
    state.ending = ending
    state.phase = OVER
    state.to_act = 0


def lost_by_happiness(tables: Tables, state: SkylinesState) -> bool:
    """Whether Happiness has come down to its lower end; then the game is lost."""
    if state.tracks[HAPPINESS] > tables.low[HAPPINESS]:
        return False
    lose(state, UNHAPPY)
    return True


def lost_by_skyline(tables: Tables, state: SkylinesState) -> bool:
    """Whether overall Happiness has come down to its lower end; then the game is lost."""
    if state.skyline > tables.ruin:
        return False
    lose(state, ABANDONED)
    return True


def pay_or_lose(state: SkylinesState, amount: i64) -> bool:
    """Pay, or lose the game where the money is not there; whether it is lost."""
    if state.tracks[MONEY] < amount:
        lose(state, BANKRUPT)
        return True
    set_track(state, MONEY, state.tracks[MONEY] - amount)
    return False


class EndOfGame(SkylinesStep):
    """After the last Milestone pollution, traffic and crime lower overall Happiness; what is left is the
    result. Rulebook: "End of Game".
    """

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """It is the last one when all pieces lie face up, or no card is left in the stacks."""
        if not all_face_up(state) and stacks_left(state):
            return False
        steps = nuisances(state)
        if steps:
            tell_number(state, "evils", -1, "amount", steps)
        raise_skyline(state, -steps)
        if not lost_by_skyline(tables, state):
            tell_number(state, "completed", -1, "amount", state.skyline)
            end(state, COMPLETED)
        return True
