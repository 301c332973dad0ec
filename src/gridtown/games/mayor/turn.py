"""The order of play: the steps of a turn in the rulebook's sequence, and what drives them."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from gridtown.core.action import actor, argument_of, kind_of
from gridtown.core.choices import Choices
from gridtown.games.mayor.state import ACTING, PASSED, PRICE, REVEALING, REWARDED, WALKING, MayorState
from gridtown.games.mayor.steps.amenities import LayAmenity, TakeReward, Use, WithAmenity
from gridtown.games.mayor.steps.buying import Buy, TurnOver
from gridtown.games.mayor.steps.drawing import ChooseEvent, DrawEvents
from gridtown.games.mayor.steps.ending import (
    FinalPlacement,
    FinalPlacements,
    NextFinal,
    NextPlayer,
    Standstill,
    Waive,
)
from gridtown.games.mayor.steps.moving import MoveMarker, MoveNeutral, PayFee
from gridtown.games.mayor.steps.passing import Pass
from gridtown.games.mayor.steps.placing import Claim, PayRainbow, Place
from gridtown.games.mayor.steps.scoring import Score
from gridtown.games.mayor.steps.step import Choice, MayorKind, MayorStep, enter, order
from gridtown.games.mayor.steps.walking import Walks
from gridtown.games.mayor.tables import Tables


def placing() -> list[MayorStep]:
    """What follows a placement."""
    return [PayRainbow(), Score(), DrawEvents(), ChooseEvent()]


PLACING: Final = placing()
LAST_PLACING: Final = placing()

TURN: Final[list[MayorStep]] = [
    MoveMarker(),  # 1. they must move their Action marker one space clockwise
    PayFee(),  #       and may pay gold to move it further
    Choice(ACTING, [  # 2. they must choose one of these three options:
        (Buy(), [
            Walks(PRICE),  # Buy: they move their Banker backwards,
            TurnOver(),  #   and turn over the next tile on that line
        ]),
        (Place(), PLACING),  # Place, and score the tile
        (Claim(), PLACING),  # or take the block's Civic Amenity instead
        (Pass(), [Walks(PASSED)]),  # Pass, and earn 2 gp
        (Use(), []),  # by an amenity they buy or place without the usual limits
    ]),
    WithAmenity([  # after using a Civic Amenity
        TakeReward(),  # they score either 2 vp or 4 gp,
        Walks(REWARDED),
        LayAmenity(),  # and it is placed onto the board
    ]),
    FinalPlacements([  # three of the five lines are empty: each player
        FinalPlacement([
            (Place(), LAST_PLACING),  # may place one tile
            (Claim(), LAST_PLACING),
            (Waive(), []),
        ]),
        NextFinal(),
    ]),
    Standstill(),
    MoveNeutral(),  # 3. a neutral piece on their space moves on
    NextPlayer(),  # the next player clockwise becomes the Active player
]  # fmt: skip

SETUP: Final = TurnOver()
"""Before the first turn one tile of every line is turned over."""

order(TURN, TURN[0])
order([SETUP], TURN[0])


def _all(steps: list[MayorStep]) -> list[MayorStep]:
    """The steps, and those that branch off them."""
    found: list[MayorStep] = []
    for step in steps:
        found.append(step)
        for branch in step.branches():
            found += _all(branch)
    return found


STEPS: Final = list(dict.fromkeys([SETUP, *_all(TURN)]))
FINAL_STEPS: Final = [step for group in TURN if group.repeats for step in _all([group])]
KINDS: Final[list[MayorKind]] = [kind for step in STEPS for kind in step.kinds()]


def here(state: MayorState) -> MayorStep:
    """The step that the game stands at; by phase and cause where the state was read from text or bytes."""
    if state.step is None:
        state.step = _found(state)
    return cast(MayorStep, state.step)


def _found(state: MayorState) -> MayorStep:
    if state.phase == REVEALING and not state.turn:
        return SETUP
    for step in [*FINAL_STEPS, *STEPS[1:]] if state.final else STEPS[1:]:
        if step.phase == state.phase and (state.phase != WALKING or step.cause == state.cause):
            return step
    return SETUP  # all is over: nobody acts


def generate(tables: Tables, state: MayorState, player: i64, out: Choices) -> None:
    """The legal actions of a player who is to act, or of chance, in order."""
    here(state).generate(tables, state, player, out)


def push(tables: Tables, state: MayorState, action: i64) -> None:
    """Carry out a legal action, and go on to the next choice."""
    step = here(state)
    kind = step.kind(kind_of(action))
    assert kind is not None
    kind.do(tables, state, actor(action), argument_of(action))
    if kind.leads is not None:
        enter(tables, state, kind.leads)
    elif kind.ends_step and not step.again(tables, state):
        enter(tables, state, step.then)
