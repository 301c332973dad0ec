"""The state of a game of Mayor."""

from __future__ import annotations

import struct
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from gridtown.core.bits import single
from gridtown.core.state import State
from gridtown.games.mayor.lines import FIRST_AMENITY, LINES, type_of
from gridtown.games.mayor.map import SQUARES

# Phases
REVEALING: Final = 0  # chance turns over the next tile of a line
MOVING: Final = 1  # the Active player moves the Action marker
ACTING: Final = 2  # Buy, Place or Pass; or the use of a Civic Amenity
WALKING: Final = 3  # somebody chooses where a piece walks
REWARDING: Final = 4  # a used Civic Amenity brings victory points or gold
LAYING: Final = 5  # and is laid
DRAWING: Final = 6  # chance draws Event tiles
CHOOSING: Final = 7  # the Active player chooses one of them
FINAL: Final = 8  # a final placement
OVER: Final = 9
PHASES: Final = (
    "reveal", "move", "act", "walk", "reward", "lay", "draw", "event", "final", "over",
)  # fmt: skip

# Why pieces walk
NOTHING: Final = 0
FEE: Final = 1
PRICE: Final = 2
RAINBOW_STEP: Final = 3
PLACEMENT: Final = 4
PASSED: Final = 5
REWARDED: Final = 6
CAUSES: Final = ("nothing", "fee", "price", "rainbow", "placement", "pass", "reward")

# How the game ended
GOES_ON: Final = 0
MAYOR: Final = 1  # a Citizen reached 50
LINES_EMPTY: Final = 2
STANDSTILL: Final = 3
ENDINGS: Final = ("none", "mayor", "lines", "standstill")


@mypyc_attr(acyclic=True)
class Player:
    """A player's pieces and tiles.

    citizen, banker: their spaces. marker: the Action marker's space on the rondel, 0..4. tiles: the tiles in
    front of the player as bits by number. vp, gp: what the pieces have yet to walk.
    """

    def __init__(self, citizen: i64, banker: i64, marker: i64, tiles: i64, vp: i64, gp: i64) -> None:
        self.citizen = citizen
        self.banker = banker
        self.marker = marker
        self.tiles = tiles
        self.vp = vp
        self.gp = gp

    def copy(self) -> Player:
        """An independent copy."""
        return Player(self.citizen, self.banker, self.marker, self.tiles, self.vp, self.gp)

    def numbers(self) -> list[int]:
        """Everything about the player, in the order of `to_bytes`."""
        mine = [self.citizen, self.banker, self.marker, self.tiles, self.vp, self.gp]
        return [int(number) for number in mine]


@mypyc_attr(acyclic=True)
class City:
    """The City's squares.

    tiles: the tile number on each square, 0 for none. taken: the squares with a tile. lies: by type, the
    squares with a tile of it. claims: the squares of the blocks whose Civic Amenity still lies there.
    """

    def __init__(self, tiles: vec[u8], taken: i64, lies: vec[i64], claims: i64) -> None:
        self.tiles = tiles
        self.taken = taken
        self.lies = lies
        self.claims = claims

    def copy(self) -> City:
        """An independent copy."""
        return City(self.tiles[:], self.taken, self.lies[:], self.claims)

    def lay(self, tile: i64, square: i64) -> None:
        """Put a tile on an empty square."""
        self.tiles[square] = u8(tile)
        self.taken |= single(square)
        if tile < FIRST_AMENITY:
            self.lies[type_of(tile)] |= single(square)


class EventStack:
    """The Event tiles, while they are in play.

    current: the one in effect, 0 without the variant. stack: the tiles face down, four bits a place from the
    top; 0 where nobody has put one, so that it may be any of the loose ones. known: five bits a place: who
    knows that tile (a bit a player, and one for everybody). drawn, drawn_known: the same for the tiles that
    the Active player is looking at. loose: the tiles whose places nobody knows, as bits by number.
    """

    def __init__(
        self, current: i64, stack: i64, known: i64, drawn: i64, drawn_known: i64, loose: i64
    ) -> None:
        self.current = current
        self.stack = stack
        self.known = known
        self.drawn = drawn
        self.drawn_known = drawn_known
        self.loose = loose

    def copy(self) -> EventStack:
        """An independent copy."""
        return EventStack(self.current, self.stack, self.known, self.drawn, self.drawn_known, self.loose)


class MayorState(State):
    """The full truth about a game of Mayor between two actions.

    phase: see above. turn: how many turns have begun. mover: the Active player; in the final placements the
    one who places. ending: how the game ended. walker: whose pieces walk; cause: why. neutral: the spaces of
    the rondel with a neutral marker, a bit each. hidden: the building tiles still face down, faces: those for
    sale, both as bits by number. tile, square: the placement under way (tile 0: none); claiming: 1 where it
    takes the block's Civic Amenity. using: the Civic Amenity in use, 0 for none. passes: passes in a row.
    final: 0, then whose final placement it is, counted from 1. amenities: 1 in that variant. events: the
    Event tiles, never changed without that variant (copies share them).
    city: the squares. players: one Player each.
    """

    def __init__(
        self,
        active: i64,
        phase: i64,
        turn: i64,
        mover: i64,
        ending: i64,
        walker: i64,
        cause: i64,
        neutral: i64,
        hidden: i64,
        faces: i64,
        tile: i64,
        square: i64,
        claiming: i64,
        using: i64,
        passes: i64,
        final: i64,
        amenities: i64,
        events: EventStack,
        city: City,
        players: list[Player],
    ) -> None:
        super().__init__(active)
        self.phase = phase
        self.turn = turn
        self.mover = mover
        self.ending = ending
        self.walker = walker
        self.cause = cause
        self.neutral = neutral
        self.hidden = hidden
        self.faces = faces
        self.tile = tile
        self.square = square
        self.claiming = claiming
        self.using = using
        self.passes = passes
        self.final = final
        self.amenities = amenities
        self.events = events
        self.city = city
        self.players = players
        self.size: i64 = len(players)

    def copy(self) -> MayorState:
        """An independent copy, without the journal."""
        return MayorState(
            self.active,
            self.phase,
            self.turn,
            self.mover,
            self.ending,
            self.walker,
            self.cause,
            self.neutral,
            self.hidden,
            self.faces,
            self.tile,
            self.square,
            self.claiming,
            self.using,
            self.passes,
            self.final,
            self.amenities,
            self.events.copy() if self.events.current else self.events,
            self.city.copy(),
            [player.copy() for player in self.players],
        )

    def numbers(self) -> list[int]:
        """Everything about the state, in the order of `to_bytes`."""
        events, city = self.events, self.city
        mine = [
            self.size, self.active, self.phase, self.turn, self.mover, self.ending, self.walker, self.cause,
            self.neutral, self.hidden, self.faces, self.tile, self.square, self.claiming, self.using,
            self.passes, self.final, self.amenities, events.current, events.stack, events.known, events.drawn,
            events.drawn_known, events.loose, city.claims,
        ]  # fmt: skip
        numbers = [int(number) for number in mine] + [int(tile) for tile in city.tiles]
        for player in self.players:
            numbers += player.numbers()
        return numbers

    def to_bytes(self) -> bytes:
        """Little-endian 64-bit integers."""
        numbers = self.numbers()
        return struct.pack(f"<{len(numbers)}q", *numbers)


TABLE_NUMBERS: Final = 25
PLAYER_NUMBERS: Final = 6


def state_from_bytes(data: bytes) -> MayorState:
    """The inverse of `MayorState.to_bytes`."""
    n = list(struct.unpack(f"<{len(data) // 8}q", data))
    city = new_city(n[24])
    for square in range(SQUARES):
        if n[TABLE_NUMBERS + square]:
            city.lay(n[TABLE_NUMBERS + square], square)
    first = TABLE_NUMBERS + SQUARES
    players = [_player(n[first + PLAYER_NUMBERS * index :]) for index in range(n[0])]
    events = EventStack(n[18], n[19], n[20], n[21], n[22], n[23])
    return MayorState(
        n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8], n[9], n[10], n[11], n[12], n[13], n[14], n[15], n[16],
        n[17], events, city, players,
    )  # fmt: skip


def _player(n: list[int]) -> Player:
    return Player(n[0], n[1], n[2], n[3], n[4], n[5])


def new_city(claims: i64) -> City:
    """A City without tiles."""
    return City(vec[u8]([0] * SQUARES), 0, vec[i64]([0] * LINES), claims)
