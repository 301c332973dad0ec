"""A map: board pieces side by side, and what follows from where their streets and waters are.

Districts are counted over all pieces, face up or not; a square is a bit of its district's mask. As a tile
crosses no street, it lies in one district, and where it may lie is one mask to compare.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gridtown.core.bits import lowest, single
from gridtown.games.skylines.board.orientations import ANCHOR_BITS, SIDE, Cells, Orientations

if TYPE_CHECKING:
    from gridtown.games.skylines.editions.rows import BoardRow

PIECE: Final = 6
"""Squares along the side of a board piece."""

Spot = tuple[int, int, int, int]
"""A board's index, its column and row among the pieces, and its quarter turns clockwise."""


class Piece:
    """A board piece as printed: land by row and column, and the streets to the right of and below squares."""

    def __init__(self, land: list[list[bool]], right: list[list[bool]], below: list[list[bool]]) -> None:
        self.land = land
        self.right = right
        self.below = below

    def turned(self) -> Piece:
        """The piece after a quarter turn clockwise."""
        n = PIECE
        land = [[self.land[n - 1 - c][r] for c in range(n)] for r in range(n)]
        right = [[self.below[n - 2 - c][r] for c in range(n - 1)] for r in range(n)]
        below = [[self.right[n - 1 - c][r] for c in range(n)] for r in range(n - 1)]
        return Piece(land, right, below)

    def edge(self, side: int) -> list[bool]:
        """Land or water along a side: 0 north, 1 east, 2 south, 3 west; from the left or the top."""
        if side in (0, 2):
            return list(self.land[0 if side == 0 else PIECE - 1])
        return [row[PIECE - 1 if side == 1 else 0] for row in self.land]


def read_piece(board: BoardRow) -> list[Piece]:
    """The four ways a piece can lie, by quarter turns clockwise, from its row of the edition."""
    turns = [
        Piece(
            [[mark == "." for mark in row] for row in board.land],
            [[mark == "|" for mark in row] for row in board.right],
            [[mark == "-" for mark in row] for row in board.below],
        )
    ]
    for _ in range(3):
        turns.append(turns[-1].turned())
    return turns


class Layout:
    """Pieces laid out, with everything that stays the same while the game is played on them.

    spots: the pieces. columns, rows: the size of the map in squares. districts: how many. district, bit: by
    square (SIDE * row + column) its district, -1 for none, and its bit there. squares: by district, its
    squares by bit. piece_of: by square, the index of its piece. land_of: by piece and district (piece *
    districts + district), the squares. beside: by 64 * district + bit, the squares that share an edge with
    it and no street. place, place_district, place_mask: every place of every orientation, by orientation and
    anchor; first_place: by orientation, its first. room_place, room_mask, room_around: the same places by
    shape and district, with the squares beside each; first_room: by shape * districts + district, its first.
    whole: by district, all its squares. neighbours: by piece, those that share an edge with it. known: by
    face-up pieces, a bit each, the `city.Districts` they make, as far as somebody has asked.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ("known",)

    def __init__(self, spots: list[Spot], pieces: list[list[Piece]], orientations: Orientations) -> None:
        """pieces: by board index and quarter turns."""
        self.spots = spots
        self.columns = PIECE * (max(column for _, column, _, _ in spots) + 1)
        self.rows = PIECE * (max(row for _, _, row, _ in spots) + 1)
        self.district = vec[i64]([-1] * (SIDE * SIDE))
        self.bit = vec[i64]([0] * (SIDE * SIDE))
        self.piece_of = vec[i64]([-1] * (SIDE * SIDE))
        self.right = [False] * (SIDE * SIDE)  # a street to the right of the square
        self.below = [False] * (SIDE * SIDE)
        self.land = [False] * (SIDE * SIDE)
        for index, (board, column, row, turns) in enumerate(spots):
            self._draw(index, pieces[board][turns], PIECE * column, PIECE * row)
        self.squares: list[list[int]] = []
        self._find_districts()
        self.districts: i64 = len(self.squares)
        self.land_of = vec[i64]([0] * (len(spots) * len(self.squares)))
        self.beside = vec[i64]([0] * (64 * len(self.squares)))
        for name in range(SIDE * SIDE):
            self._join(name)
        self.place = vec[i64]([])
        self.place_district = vec[i64]([])
        self.place_mask = vec[i64]([])
        self.first_place = vec[i64]([0] * (len(orientations.cells) + 1))
        for orientation, cells in enumerate(orientations.cells):
            self.first_place[orientation] = len(self.place)
            self._find_places(orientation, cells)
        self.first_place[len(orientations.cells)] = len(self.place)
        self.whole = vec[i64]([0] * len(self.squares))
        for district, squares in enumerate(self.squares):
            self.whole[district] = single(len(squares)) - 1
        self.room_place = vec[i64]([])
        self.room_mask = vec[i64]([])
        self.room_around = vec[i64]([])
        self.first_room = vec[i64]([0] * (len(orientations.shapes) * len(self.squares) + 1))
        self._group_places(orientations)
        self.neighbours = [self._neighbours(index) for index in range(len(spots))]
        self.known: dict[int, object] = {}

    def _draw(self, index: int, piece: Piece, left: int, top: int) -> None:
        for r in range(PIECE):
            for c in range(PIECE):
                square = SIDE * (top + r) + left + c
                self.piece_of[square] = index
                self.land[square] = piece.land[r][c]
                if c < PIECE - 1:
                    self.right[square] = piece.right[r][c]
                if r < PIECE - 1:
                    self.below[square] = piece.below[r][c]

    def open_neighbours(self, square: int) -> list[int]:
        """The land squares that share an edge with a land square, and no street."""
        found: list[int] = []
        if square % SIDE < SIDE - 1 and self.land[square + 1] and not self.right[square]:
            found.append(square + 1)
        if square % SIDE and self.land[square - 1] and not self.right[square - 1]:
            found.append(square - 1)
        if square + SIDE < SIDE * SIDE and self.land[square + SIDE] and not self.below[square]:
            found.append(square + SIDE)
        if square >= SIDE and self.land[square - SIDE] and not self.below[square - SIDE]:
            found.append(square - SIDE)
        return found

    def _find_districts(self) -> None:
        for start in range(SIDE * SIDE):
            if not self.land[start] or self.district[start] >= 0:
                continue
            found, waiting = {start}, [start]
            while waiting:
                for square in self.open_neighbours(waiting.pop()):
                    if square not in found:
                        found.add(square)
                        waiting.append(square)
            for index, square in enumerate(sorted(found)):
                self.district[square] = len(self.squares)
                self.bit[square] = index
            self.squares.append(sorted(found))

    def _join(self, square: int) -> None:
        if self.district[square] < 0:
            return
        place = self.piece_of[square] * len(self.squares) + self.district[square]
        self.land_of[place] |= single(self.bit[square])
        for other in self.open_neighbours(square):
            self.beside[64 * self.district[square] + self.bit[square]] |= single(self.bit[other])

    def _find_places(self, orientation: int, cells: Cells) -> None:
        height, width = max(row for row, _ in cells), max(column for _, column in cells)
        pairs = [(a, b) for a in cells for b in cells if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 and a < b]
        for row in range(self.rows - height):
            for column in range(self.columns - width):
                self._try_place(orientation, SIDE * row + column, cells, pairs)

    def _try_place(
        self,
        orientation: int,
        anchor: int,
        cells: Cells,
        pairs: list[tuple[tuple[int, int], tuple[int, int]]],
    ) -> None:
        mask: i64 = 0
        for row, column in cells:
            square = anchor + SIDE * row + column
            if self.district[square] < 0:
                return
            mask |= single(self.bit[square])
        for (row, column), (lower, _) in pairs:
            square = anchor + SIDE * row + column
            if self.below[square] if lower > row else self.right[square]:
                return
        self.place = append(self.place, i64(orientation << ANCHOR_BITS | anchor))
        self.place_district = append(self.place_district, self.district[anchor + cells[0][1]])
        self.place_mask = append(self.place_mask, mask)

    def _group_places(self, orientations: Orientations) -> None:
        for shape in range(len(orientations.shapes)):
            start = self.first_place[orientations.first[shape]]
            end = self.first_place[orientations.first[shape + 1]]
            for district in range(len(self.squares)):
                self.first_room[shape * len(self.squares) + district] = len(self.room_place)
                for index in range(start, end):
                    if self.place_district[index] == district:
                        self._add_room(index)
        self.first_room[len(orientations.shapes) * len(self.squares)] = len(self.room_place)

    def _add_room(self, index: i64) -> None:
        mask = self.place_mask[index]
        self.room_place = append(self.room_place, self.place[index])
        self.room_mask = append(self.room_mask, mask)
        around = self.around(self.place_district[index], mask) & ~mask
        self.room_around = append(self.room_around, around)

    def _neighbours(self, index: int) -> list[int]:
        _, column, row, _ = self.spots[index]
        return [other for other, (_, c, r, _) in enumerate(self.spots) if abs(c - column) + abs(r - row) == 1]

    def face_up(self, pieces: i64, district: i64) -> i64:
        """The squares of a district that lie on the face-up pieces (a bit each)."""
        mask: i64 = 0
        index: i64 = 0
        while pieces:
            if pieces & 1:
                mask |= self.land_of[index * self.districts + district]
            pieces >>= 1
            index += 1
        return mask

    def spread(self, district: i64, start: i64, within: i64) -> i64:
        """The squares joined to `start` inside `within`."""
        found = start
        fresh = start
        while fresh:
            grown = self.around(district, fresh) & within & ~found
            found |= grown
            fresh = grown
        return found

    def around(self, district: i64, mask: i64) -> i64:
        """The squares that share an edge, and no street, with any of `mask`."""
        found: i64 = 0
        while mask:
            found |= self.beside[64 * district + lowest(mask)]
            mask &= mask - 1
        return found


def fits(piece: Piece, other: Piece, side: int) -> bool:
    """Whether `other` may lie at a side of `piece`: land to land and water to water."""
    return piece.edge(side) == other.edge((side + 2) % 4)


def settled(spots: tuple[Spot, ...]) -> tuple[Spot, ...]:
    """The pieces in reading order, however they were laid, with the map's corner at column 0, row 0."""
    left = min((spot[1] for spot in spots), default=0)
    top = min((spot[2] for spot in spots), default=0)
    moved = [(row - top, column - left, board, turns) for board, column, row, turns in spots]
    return tuple((board, column, row, turns) for row, column, board, turns in sorted(moved))
