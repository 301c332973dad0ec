"""The order of play, step by step, and the driver that follows it.

A step at which somebody has to act waits (`begin` is True); the others follow at once.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from gridtown.core.action import actor, argument_of, kind_of
from gridtown.core.arguments import Named
from gridtown.core.choices import Choices
from gridtown.core.kinds import Grammar, Kind
from gridtown.games.mayor import actions
from gridtown.games.mayor.events import PIECES
from gridtown.games.mayor.notation import SEATS
from gridtown.games.mayor.state import PASSED, PRICE, REVEALING, REWARDED, MayorState
from gridtown.games.mayor.steps.acting import Act
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
from gridtown.games.mayor.steps.step import MayorKind, MayorStep, below, enter, order
from gridtown.games.mayor.steps.walking import Walks
from gridtown.games.mayor.tables import Tables


def placing() -> list[MayorStep]:
    """What follows a placement."""
    return [PayRainbow(), Score(), DrawEvents(), ChooseEvent()]


PLACING: Final = placing()
LAST_PLACING: Final = placing()

FINAL_PLACEMENTS: Final = FinalPlacements([
    FinalPlacement(
        Place(LAST_PLACING),
        Claim(LAST_PLACING),
        Waive(),
    ),
    NextFinal(),
])  # fmt: skip

SETUP: Final = TurnOver()
"""Before the first turn one tile of every line is turned over."""

TURN: Final[list[MayorStep]] = [
    MoveMarker(),              # 1. they must move their Action marker one space clockwise
    PayFee(),                  #    and may pay gold to move it further
    Act(                       # 2. they must choose one of these three options:
        Buy([
            Walks(PRICE),      #    Buy: they move their Banker backwards,
            TurnOver(),        #    and turn over the next tile on that line
        ]),
        Place(PLACING),        #    Place, and score the tile,
        Claim(PLACING),        #    or take the block's Civic Amenity instead
        Pass([
            Walks(PASSED),     #    Pass, and earn 2 gp
        ]),
        Use(),                 #    by an amenity they buy or place without the usual limits
    ),
    WithAmenity([              # after using a Civic Amenity
        TakeReward(),          #    they score either 2 vp or 4 gp,
        Walks(REWARDED),
        LayAmenity(),          #    and it is placed onto the board
    ]),
    FINAL_PLACEMENTS,          # three of the five lines are empty: each player may place one tile
    Standstill(),
    MoveNeutral(),             # 3. a neutral piece on their space moves on
    NextPlayer(),              # the next player clockwise becomes the Active player
]  # fmt: skip

order(TURN, TURN[0])
order([SETUP], TURN[0])
STEPS: Final = list(dict.fromkeys(below([SETUP, *TURN])))
FINAL_STEPS: Final = list(dict.fromkeys(below([FINAL_PLACEMENTS])))
KINDS: Final[list[MayorKind]] = [kind for step in STEPS for kind in step.kinds()]
WORDS: Final = {int(kind.number): kind.word for kind in KINDS if not kind.by_chance}
"""The words of what players do, by kind."""


def grammar(names: list[str]) -> Grammar:
    """The notation of actions on a City board whose spaces have these names."""
    space = Named(names, "a space of the City board: like 25 or 15b")
    walks = [
        Kind(number, word, space)
        for number, word in zip((actions.CITIZEN, actions.BANKER), PIECES, strict=True)
    ]
    return Grammar("Mayor", SEATS, [*walks, *KINDS], ("P1 move 1", "P2 place 12 b3"))


def here(state: MayorState) -> MayorStep:
    """The step at which `state` waits; looked for where the state was read from text or bytes."""
    if state.step is None:
        state.step = _found(state)
    return cast(MayorStep, state.step)


def _found(state: MayorState) -> MayorStep:
    if state.phase == REVEALING and not state.turn:
        return SETUP
    for step in [*FINAL_STEPS, *STEPS[1:]] if state.final else STEPS[1:]:
        if step.phase == state.phase and step.waits(state):
            return step
    return TURN[-1]  # all is over: nobody acts


def generate(tables: Tables, state: MayorState, player: i64, out: Choices) -> None:
    """The legal actions of `player`, or of chance, in order."""
    here(state).generate(tables, state, player, out)


def push(tables: Tables, state: MayorState, action: i64) -> None:
    """Carry out a legal action, and what follows from it."""
    step = here(state)
    kind = step.kind(kind_of(action))
    assert kind is not None
    kind.do(tables, state, actor(action), argument_of(action))
    if kind.leads is not None:
        enter(tables, state, kind.leads)
    elif not step.again(tables, state):
        enter(tables, state, step.then)
