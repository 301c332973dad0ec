"""Board pieces side by side: which sides meet, and how large the districts become."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from gridtown.games.skylines.editions.board_check import WATER, Labels

Side = tuple[int, ...]
"""The districts along a side of a piece, from the left or the top; WATER for water."""


class Spot(NamedTuple):
    """A piece in a layout: what is laid, where, in pieces, and its quarter turns clockwise."""

    piece: str
    column: int
    row: int
    turn: int


TURNS: Final = range(4)
EAST: Final = 1
SOUTH: Final = 2  # counting from north, so that the opposite of a side is `side ^ 2`


class Plan:
    """Pieces as layouts need them.

    sizes: by piece, the squares of each of its districts. sides: by piece and turn, its sides from the north
    clockwise.
    """

    def __init__(self) -> None:
        self.sizes: dict[str, Counter[int]] = {}
        self.sides: dict[tuple[str, int], list[Side]] = {}

    def add(self, piece: str, sizes: Counter[int], sides: list[Side]) -> None:
        """Add a piece with its sides as printed."""
        self.sizes[piece] = sizes
        for turn in TURNS:
            self.sides[piece, turn] = sides
            north, east, south, west = sides
            sides = [west[::-1], north, east[::-1], south]

    def seams(self, spots: Sequence[Spot]) -> Iterator[tuple[int, Side, int, Side]]:
        """Every seam of a layout: two pieces, by index, each with its side there."""
        at = {(spot.column, spot.row): index for index, spot in enumerate(spots)}
        for index, spot in enumerate(spots):
            beside = ((EAST, (spot.column + 1, spot.row)), (SOUTH, (spot.column, spot.row + 1)))
            for side, place in beside:
                if place in at:
                    other = spots[at[place]]
                    opposite = self.sides[other.piece, other.turn][side ^ 2]
                    yield index, self.sides[spot.piece, spot.turn][side], at[place], opposite

    def is_even(self, spots: Sequence[Spot]) -> bool:
        """Whether water meets water, and land land, at every seam."""
        return all(
            [here == WATER for here in side] == [there == WATER for there in opposite]
            for _, side, _, opposite in self.seams(spots)
        )

    def districts(self, spots: Sequence[Spot]) -> list[int]:
        """The squares of each district of a layout."""
        joined: dict[tuple[int, int], tuple[int, int]] = {}
        for index, side, other, opposite in self.seams(spots):
            for here, there in set(zip(side, opposite, strict=True)):
                low, high = _root(joined, (index, here)), _root(joined, (other, there))
                if WATER not in (here, there) and low != high:
                    joined[low] = high
        sizes: Counter[tuple[int, int]] = Counter()
        for index, spot in enumerate(spots):
            for district, size in self.sizes[spot.piece].items():
                sizes[_root(joined, (index, district))] += size
        return list(sizes.values())


def _root(joined: dict[tuple[int, int], tuple[int, int]], district: tuple[int, int]) -> tuple[int, int]:
    while district in joined:
        district = joined[district]
    return district


def sizes_of(labels: Labels) -> Counter[int]:
    """Count the squares of each district of a piece."""
    return Counter(label for row in labels for label in row if label != WATER)


def sides_of(labels: Labels) -> list[Side]:
    """The sides of a piece as printed, from the north clockwise."""
    west, east = (tuple(row[column] for row in labels) for column in (0, -1))
    return [tuple(labels[0]), east, tuple(labels[-1]), west]
