"""The spaces of the City board, on which Citizens and Bankers walk.

A space is 4 * number + lane: parallel streets repeat their numbers, and no number stands in more than four
places. So the spaces with one number are a mask of four bits, and walking n spaces ahead from a space leads
to some of the spaces whose number is n higher, whichever streets are chosen.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gridtown.core.bits import lowest, single

LAST: Final = 50
SPACES: Final = 204
ZERO: Final = 0
OFFICE: Final = 4 * LAST
"""The space 50, where a Citizen becomes Mayor."""

LEVELS: Final = 51


class Track:
    """Graph of the spaces: where each leads.

    ahead, back: by space, the lanes of the next number (of the one before) that it leads to. reach: by
    LEVELS * space + steps, the lanes reached by so many steps ahead; reach_back: the same backwards.
    street: by space, 1 + the index of its street; 0 for corners, 0 and 50.
    names: the spaces' names, "" where there is no such space.
    """

    def __init__(self, steps: list[tuple[int, int]], streets: list[int], names: list[str]) -> None:
        """steps: each space with one that it leads ahead to. streets: as `street`, by space."""
        self.ahead = vec[i64]([0] * SPACES)
        self.back = vec[i64]([0] * SPACES)
        self.street = vec[i64]([0] * SPACES)
        self.names = names
        for space in range(SPACES):
            self.street[space] = streets[space]
        for start, end in steps:
            self.ahead[start] |= single(end & 3)
            self.back[end] |= single(start & 3)
        self.reach = self._reaches(True)
        self.reach_back = self._reaches(False)

    def _reaches(self, onward: bool) -> vec[i64]:
        reach = vec[i64]([0] * (SPACES * LEVELS))
        space: i64 = 0
        while space < SPACES:
            lanes = single(space & 3)
            number = space >> 2
            steps: i64 = 0
            while lanes:
                reach[LEVELS * space + steps] = lanes
                lanes = self.beyond(number, lanes, onward)
                number += 1 if onward else -1
                steps += 1
            space += 1
        return reach

    def beyond(self, number: i64, lanes: i64, onward: bool) -> i64:
        """The lanes of the next number (or the one before) that `lanes` of `number` lead to."""
        found: i64 = 0
        while lanes:
            space = 4 * number + lowest(lanes)
            found |= self.ahead[space] if onward else self.back[space]
            lanes &= lanes - 1
        return found

    def reached(self, space: i64, steps: i64) -> i64:
        """The lanes reached by `steps` steps, ahead if positive; 0 where the track is too short."""
        if steps >= 0:
            return self.reach[LEVELS * space + steps]
        return self.reach_back[LEVELS * space - steps]

    def path(self, start: i64, end: i64) -> list[int]:
        """The spaces of one way from `start` (left out) to `end`, in order; of several, the first lanes."""
        onward = end > start
        step: i64 = 1 if onward else -1
        space = start
        spaces: list[int] = []
        while space != end:
            number = (space >> 2) + step
            lanes = self.ahead[space] if onward else self.back[space]
            left = (end >> 2) - number
            while not self.reached(4 * number + lowest(lanes), left) & single(end & 3):
                lanes &= lanes - 1
            space = 4 * number + lowest(lanes)
            spaces.append(int(space))
        return spaces
