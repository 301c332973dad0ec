"""The course of play, step by step, and the driver that follows it.

A step at which somebody has to act waits (`begin` is True); the others follow at once.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from mypy_extensions import i64

from gridtown.core.action import actor, argument_of, kind_of
from gridtown.core.choices import Choices
from gridtown.core.kinds import Grammar, Kind
from gridtown.games.skylines.state import AFTER_ACTION, FOR_POLICY, FOR_SWAP, OVER, SEATS, SkylinesState
from gridtown.games.skylines.steps.acting import Act
from gridtown.games.skylines.steps.drawing import DrawCard, NextPlayer
from gridtown.games.skylines.steps.ending import EndOfGame
from gridtown.games.skylines.steps.exchanging import Exchange
from gridtown.games.skylines.steps.milestone import (
    AssessUtilities,
    CountHappiness,
    DiscardNews,
    DiscardPolicies,
    EndMilestone,
    FromSecondMilestone,
    LastingEffects,
    NoMore,
    PayEmployment,
    Resume,
    Swap,
    SwapCards,
    TurnPieceOver,
)
from gridtown.games.skylines.steps.playing import CheckHappiness, ChooseTile, LayTile, Play
from gridtown.games.skylines.steps.preparation import (
    AssembleMap,
    DealDisplays,
    DealRoles,
    DrawPieces,
    DrawStartingPlayer,
    KeepRole,
    LayPieces,
    TakeToken,
    WithRoles,
)
from gridtown.games.skylines.steps.step import EachPlayer, GoTo, SkylinesStep, below, enter, order
from gridtown.games.skylines.tables import Tables

TURN_PIECE_OVER: Final = TurnPieceOver()

PREPARATION: Final[list[SkylinesStep]] = [
    DrawStartingPlayer(),              # (the youngest player; here drawn)
    TakeToken(),                       # gets the Starting player token
    DrawPieces(),                      # Scenario 5: select four board pieces,
    LayPieces(),                       #    which you may arrange however you like
    AssembleMap(),                     # assemble the board pieces, face down
    DealDisplays(),                    # deal each player the appropriate number of cards
    WithRoles([                        # Scenario 2: the starting player, then the next,
        DealRoles(),                   #    gets two role cards
        KeepRole(),                    #    and chooses one
    ]),
]  # fmt: skip

START_OF_A_MILESTONE: Final[list[SkylinesStep]] = [
    TURN_PIECE_OVER,                   # 4. New Milestone: a board piece is turned over
    FromSecondMilestone([              # 5. Exchange construction cards:
        SwapCards(                     #    each player may
            Swap(),                    #    place any number of cards on the exchange pile
            NoMore([
                DrawCard(FOR_SWAP),    #    and draw an equal number
            ]),
        ),
    ]),
    Resume(),                          # 6. the player with the token continues the game
]  # fmt: skip

TURN: Final[list[SkylinesStep]] = [
    Act(                               # the active player carries out one of three actions:
        Play([                         # Play a construction card:
            ChooseTile(),              #    take the tile,
            LayTile(),                 #    place it, pay the costs, move the markers, get the reward
            CheckHappiness(),
        ]),
        Exchange(),                    # Exchange a construction card
        EndMilestone([                 # End a Milestone:
            LastingEffects(),
            AssessUtilities(),         # 1. Power, Water and Garbage utility bars
            CountHappiness(),          # 2. Happiness bar
            PayEmployment(),           # 3. Employment bar
            EndOfGame(),               # End of Game, after the last Milestone
            DiscardNews(),             #    Scenario 4: the news card is placed in the box
            EachPlayer([
                DiscardPolicies(),     #    Scenario 3: unused policies must be discarded
                DrawCard(FOR_POLICY),  #    (and are replaced)
            ]),
            GoTo(TURN_PIECE_OVER),     # 4. to 6.: the next Milestone
        ]),
    ),
    DrawCard(AFTER_ACTION),            # Draw a new card
    NextPlayer(),                      # then it is the next player's turn
]  # fmt: skip

order(TURN, TURN[0])
order(START_OF_A_MILESTONE, TURN[0])
order(PREPARATION, TURN_PIECE_OVER)
STEPS: Final = below([*PREPARATION, *START_OF_A_MILESTONE, *TURN])
KINDS: Final = [kind for step in STEPS for kind in step.kinds()]
WORDS: Final = {int(kind.number): kind.word for kind in KINDS if not kind.by_chance}
"""The words of what players do, by kind."""


def _by_phase() -> list[SkylinesStep]:
    """The first step of each phase, and those with one phase linked to each other."""
    found = [[step for step in STEPS if step.phase == phase] for phase in range(OVER)]
    for steps in found:
        for step, alternative in pairwise(steps):
            step.alternative = alternative
    return [steps[0] for steps in found]


BY_PHASE: Final = _by_phase()


def grammar(tables: Tables) -> Grammar:
    """The notation of actions, with the names of an edition."""
    kinds = [Kind(kind.number, kind.word, kind.argument(tables), kind.by_chance) for kind in KINDS]
    return Grammar("Skylines", SEATS, kinds, ("P1 play 12", "P2 place c4,c5"))


def here(state: SkylinesState) -> SkylinesStep:
    """The step at which `state` waits, before the game is over."""
    step = BY_PHASE[int(state.phase)]
    while not step.waits(state):
        alternative = step.alternative
        assert alternative is not None
        step = alternative
    return step


def start(tables: Tables, state: SkylinesState) -> None:
    """Begin the game."""
    enter(tables, state, PREPARATION[0])


def generate(tables: Tables, state: SkylinesState, player: i64, out: Choices) -> None:
    """The legal actions of `player`, or of chance, in order."""
    here(state).generate(tables, state, player, out)


def push(tables: Tables, state: SkylinesState, action: i64) -> None:
    """Carry out a legal action, and what follows from it."""
    step = here(state)
    kind = step.kind(kind_of(action))
    assert kind is not None
    kind.do(tables, state, actor(action), argument_of(action))
    if kind.leads is not None:
        enter(tables, state, kind.leads)
    elif not step.again(tables, state):
        enter(tables, state, step.then)
