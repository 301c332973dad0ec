"""The course of play, step by step, and the driver that follows it.

With three to five players all act at the same time; with two, in turn. Steps that are for another number of
players do nothing. A step at which somebody has to act waits (`begin` is True); the others follow at once.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from mypy_extensions import i64

from gridtown.core.action import actor
from gridtown.core.arguments import Nothing, Pair
from gridtown.core.choices import Choices
from gridtown.core.kinds import Grammar
from gridtown.games.neom.actions import OFFICE
from gridtown.games.neom.notation import GOOD, SEATS, SUPPLIER
from gridtown.games.neom.state import PHASES, NeomState
from gridtown.games.neom.steps.acting import ChooseAction, ChooseGood, ChooseSpace, TakeAction
from gridtown.games.neom.steps.buying import BuyMissingGoods, PayInstead, Source
from gridtown.games.neom.steps.carrying_out import CarryOut
from gridtown.games.neom.steps.dealing import DealCornerstones, DealHands, TurnUpPack, TurnUpStack
from gridtown.games.neom.steps.disaster import ResolveDisaster, SufferDisaster
from gridtown.games.neom.steps.exchanging import DrawExchanged, GiveCornerstones, TakeCornerstones
from gridtown.games.neom.steps.generation import (
    CollectIncome,
    Generations,
    InTurn,
    PickUpTiles,
    ReceivePayments,
    ScoreCities,
    TakeDeck,
    Turns,
)
from gridtown.games.neom.steps.preliminary import (
    ChooseCornerstone,
    PassCornerstones,
    Picks,
    PreliminaryRound,
    RevealCornerstones,
)
from gridtown.games.neom.steps.selecting import RevealTiles, SelectTile
from gridtown.games.neom.steps.setup import BeginnersVariant, DealOneCornerstone, DrawStartPlayer, TakeBoards
from gridtown.games.neom.steps.step import NeomStep, below, enter, order
from gridtown.games.neom.tables import Tables

BUYING: Final = BuyMissingGoods(        # for each missing Good
    Source("buy", Pair(GOOD, SUPPLIER, 4)),          # who sells it,
    Source("cover", Pair(GOOD, Nothing(OFFICE), 4)), # or that an office stands in for it,
    PayInstead(),                                    # or that money is paid for it
)  # fmt: skip

ACTION: Final = TakeAction([            # B. Taking an Action: choose
    ChooseAction(),                     #    one of three: the selected tile, a Cornerstone, or selling,
    ChooseSpace(),                      #    the space on which the tile is placed,
    BUYING,                             #    where each missing Good comes from,
    ChooseGood(),                       #    the Good that a Modular Factory makes,
    GiveCornerstones(),                 #    and the Cornerstones that a Contract Office
    TakeCornerstones(),                 #    exchanges
])  # fmt: skip

DISASTER_ANSWERS: Final = ResolveDisaster()

COURSE_OF_PLAY: Final[list[NeomStep]] = [
    TakeBoards(),                       # Setup: a random City board each
    DrawStartPlayer(),                  # (two players: who goes first)
    BeginnersVariant([
        DealOneCornerstone(),           # Beginner's Variant: one random Cornerstone each
    ]),
    PreliminaryRound([
        DealCornerstones(),             # Preliminary Round: a hand of four Cornerstones each
        Picks([                         # three times
            TurnUpStack(),              #    (one or two players: a stack turned face up)
            InTurn([
                ChooseCornerstone(),    #    1. choose one of them
            ]),
            PassCornerstones(),         #    2. pass the others to the left, 3. pick up those passed on
        ]),                             #    4. repeat
        RevealCornerstones(),           # 5. reveal those chosen
    ]),
    Generations([                       # three Generations
        TakeDeck(),
        DealHands(),                    # a hand of eight tiles each
        Turns([                         # seven turns
            TurnUpPack(),               #    (one or two players: a pack turned face up)
            InTurn([
                SelectTile(),           #    A. Selecting a Tile
                RevealTiles(),
                ACTION,                 #    B. Taking an Action
                CarryOut(),
                DrawExchanged(),        #       (Beginner's Variant: the Contract Office)
            ]),
            DISASTER_ANSWERS,           #    END OF TURN: Resolving a Disaster
            SufferDisaster(),
            ReceivePayments(),
            PickUpTiles(),              #    C. Picking Up Tiles
        ]),
        CollectIncome(),                # END OF GENERATION: Collecting Income
    ]),
    ScoreCities(),                      # Game End and Scoring
]  # fmt: skip

order(COURSE_OF_PLAY, COURSE_OF_PLAY[-1])
STEPS: Final = below(COURSE_OF_PLAY)
KINDS: Final = [kind for step in STEPS for kind in step.kinds()]


def _by_phase() -> list[NeomStep]:
    """The last step of each phase, which is the most frequent, linked to others of the same phase."""
    found = [[step for step in reversed(STEPS) if step.phase == phase] for phase in range(len(PHASES))]
    for steps in found:
        for step, alternative in pairwise(steps):
            step.alternative = alternative
    return [steps[0] for steps in found]


BY_PHASE: Final = _by_phase()
GRAMMAR: Final = Grammar("NEOM", SEATS, KINDS, ("P1 select 12", "P1 at c4"))


def here(state: NeomState) -> NeomStep:
    """The step at which `state` waits."""
    step = BY_PHASE[state.phase]
    alternative = step.alternative
    while alternative is not None and not step.waits(state):
        step = alternative
        alternative = step.alternative
    return step


def generate(tables: Tables, state: NeomState, player: i64, out: Choices) -> None:
    """The legal actions of `player`, or of chance, in order."""
    here(state).generate(tables, state, player, out)


def push(tables: Tables, state: NeomState, action: i64) -> None:
    """Carry out a legal action, and what follows from it."""
    step = here(state)
    step.do(tables, state, actor(action), action)
    if not step.again(tables, state):
        enter(tables, state, step.then)
