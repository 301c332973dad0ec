"""How far the policy leans from the hand-made judgment, as `gridtown train neom` learns it from playouts."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gridtown.core.action import argument_of, kind_of
from gridtown.core.features import Features, start_of
from gridtown.games.neom import actions
from gridtown.games.neom.state import GENERATIONS, NeomState
from gridtown.games.neom.tables import CORNERSTONES, FIRST_CORNERSTONE, ROWS

MOST_PLAYERS: Final = 5
WHOLE: Final = 1000

LATEST: Final = GENERATIONS + 1

CHOICES: Final = (
    ("keeping", CORNERSTONES), ("selecting", ROWS), ("placing", ROWS),
    ("select_scale", LATEST), ("act_scale", LATEST), ("space_scale", LATEST),
    ("selling", LATEST), ("stone", LATEST), ("center_replaced", LATEST), ("replaced", LATEST),
)  # fmt: skip
"""The blocks. By Cornerstone: keeping it in the Preliminary Round. By tile: selecting it, and placing it. By
generation: how much of a promise counts when a tile is selected, when it is placed or sold, and when its
space is chosen; and what selling is worth beyond its promise, placing a Cornerstone, replacing the City
Center, and replacing a tile."""

SIZE: Final[i64] = sum(size for _, size in CHOICES)
KEEPING: Final[i64] = start_of("keeping", CHOICES)
SELECTING: Final[i64] = start_of("selecting", CHOICES)
PLACING: Final[i64] = start_of("placing", CHOICES)
SELECT_SCALE: Final[i64] = start_of("select_scale", CHOICES)
ACT_SCALE: Final[i64] = start_of("act_scale", CHOICES)
SPACE_SCALE: Final[i64] = start_of("space_scale", CHOICES)
SELLING: Final[i64] = start_of("selling", CHOICES)
STONE: Final[i64] = start_of("stone", CHOICES)
CENTER_REPLACED: Final[i64] = start_of("center_replaced", CHOICES)
REPLACED: Final[i64] = start_of("replaced", CHOICES)

LEAST_SCALE: Final = 200
"""Where promises hardly counted, what stands beside them would be boundless."""


class Leanings:
    """The weights by number of players, laid end to end; without any, promises count as they are.

    weights: from SIZE * players on, in thousandths of a VP or of a promise. learned: by players, whether they
    were.
    """

    def __init__(self) -> None:
        self.weights = vec[i64]([0] * int(SIZE * (MOST_PLAYERS + 1)))
        self.learned = vec[i64]([0] * (MOST_PLAYERS + 1))
        for players in range(MOST_PLAYERS + 1):
            self.learn(players, None)

    def learn(self, players: int, weights: list[int] | None) -> None:
        """Use these for so many players; None: none."""
        start = int(SIZE) * players
        for index, weight in enumerate(_promises_alone() if weights is None else weights):
            self.weights[start + index] = weight
        self.learned[players] = 0 if weights is None else 1
        for generation in range(int(LATEST)):
            self._rescale(start + generation)

    def _rescale(self, at: int) -> None:
        """Tell what is replaced in the measure of promises, beside which it stands, instead of results'."""
        scale = max(int(self.weights[at + int(SPACE_SCALE)]), LEAST_SCALE)
        for block in (int(CENTER_REPLACED), int(REPLACED)):
            self.weights[at + block] = int(self.weights[at + block]) * WHOLE // scale


def _promises_alone() -> list[int]:
    """Weights by which promises count as they are, and nothing else."""
    weights = [0] * int(SIZE)
    for scale in (int(SELECT_SCALE), int(ACT_SCALE), int(SPACE_SCALE)):
        weights[scale : scale + int(LATEST)] = [WHOLE] * int(LATEST)
    return weights


def tell_choice(state: NeomState, player: i64, action: i64, promise: i64, out: Features) -> None:
    """Put what an action is into `out`, laid out as in `CHOICES`; nothing for kinds that aren't learned."""
    kind, argument, generation = kind_of(action), argument_of(action), state.generation
    if kind == actions.KEEP:
        out.add(KEEPING + argument - FIRST_CORNERSTONE, WHOLE)
    elif kind == actions.SELECT:
        out.add(SELECTING + argument, WHOLE)
        out.add(SELECT_SCALE + generation, promise)
    elif kind == actions.PLACE:
        out.add(PLACING + argument, WHOLE)
        if argument >= FIRST_CORNERSTONE:
            out.add(STONE + generation, WHOLE)
        out.add(ACT_SCALE + generation, promise)
    elif kind == actions.SELL:
        out.add(SELLING + generation, WHOLE)
        out.add(ACT_SCALE + generation, promise)
    elif kind == actions.AT:
        _tell_space(state, player, argument, out)
        out.add(SPACE_SCALE + generation, promise)


def _tell_space(state: NeomState, player: i64, space: i64, out: Features) -> None:
    city = state.players[player].city
    if city.occupied >> space & 1:
        block = REPLACED if city.tiles[space] else CENTER_REPLACED
        out.add(block + state.generation, WHOLE)
