"""The state of a game of Mayor."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from gridtown.core.bits import single
from gridtown.core.fields import Numbers, Reader, declared, derived, pack
from gridtown.core.state import State
from gridtown.games.mayor.board.lines import FIRST_AMENITY, LINES, type_of
from gridtown.games.mayor.board.map import SQUARES

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
    """A player's pieces and tiles."""

    citizen: i64 = 0
    """The space of the Citizen."""
    banker: i64 = 0
    """The space of the Banker."""
    marker: i64 = 0
    """The Action marker's space on the rondel, 0..4."""
    tiles: i64 = 0
    """The tiles in front of the player as bits by number."""
    vp: i64 = 0
    """Victory points that the Citizen has yet to walk."""
    gp: i64 = 0
    """Gold that the Banker has yet to walk."""

    def copy(self) -> Player:
        """An independent copy."""
        new = Player()
        new.citizen, new.banker, new.marker = self.citizen, self.banker, self.marker
        new.tiles, new.vp, new.gp = self.tiles, self.vp, self.gp
        return new


@mypyc_attr(acyclic=True)
class City:
    """The City's squares."""

    tiles: vec[u8]
    """The tile number on each square, 0 for none."""
    taken: i64 = 0
    """The squares with a tile."""
    lies: vec[i64]
    """By type, the squares with a tile of it."""
    claims: i64 = 0
    """The squares of the blocks whose Civic Amenity still lies there."""

    DERIVED: ClassVar[tuple[str, ...]] = ("taken", "lies")

    def __init__(self, tiles: vec[u8], lies: vec[i64]) -> None:
        self.tiles = tiles
        self.lies = lies

    def copy(self) -> City:
        """An independent copy."""
        new = City(self.tiles[:], self.lies[:])
        new.taken, new.claims = self.taken, self.claims
        return new

    def lay(self, tile: i64, square: i64) -> None:
        """Put a tile on an empty square."""
        self.tiles[square] = u8(tile)
        self.taken |= single(square)
        if tile < FIRST_AMENITY:
            self.lies[type_of(tile)] |= single(square)


def new_city() -> City:
    """A City without tiles."""
    return City(vec[u8]([0] * SQUARES), vec[i64]([0] * LINES))


class EventStack:
    """The Event tiles, while they are in play."""

    current: i64 = 0
    """The one in effect, 0 without the variant."""
    stack: i64 = 0
    """The tiles face down, four bits a place from the top; 0 where nobody has put one, so that it may be any
    of the loose ones."""
    known: i64 = 0
    """Five bits a place of the stack: who knows that tile (a bit a player, and one for everybody)."""
    drawn: i64 = 0
    """The tiles that the Active player is looking at, as in the stack."""
    drawn_known: i64 = 0
    """Who knows the tiles drawn."""
    loose: i64 = 0
    """The tiles whose places nobody knows, as bits by number."""

    def copy(self) -> EventStack:
        """An independent copy."""
        new = EventStack()
        new.current, new.stack, new.known = self.current, self.stack, self.known
        new.drawn, new.drawn_known, new.loose = self.drawn, self.drawn_known, self.loose
        return new


class MayorState(State):
    """The full truth about a game of Mayor between two actions."""

    phase: i64 = 0
    """What is asked for: see above."""
    turn: i64 = 0
    """How many turns have begun."""
    active_player: i64 = 0
    """The Active player; in the final placements the one who places."""
    ending: i64 = 0
    """How the game ended."""
    walker: i64 = 0
    """Whose pieces walk."""
    cause: i64 = 0
    """Why they walk."""
    neutral: i64 = 0
    """The spaces of the rondel with a neutral marker, a bit each."""
    hidden: i64 = 0
    """The building tiles still face down, as bits by number."""
    faces: i64 = 0
    """The building tiles for sale, as bits by number."""
    tile: i64 = 0
    """The tile of the placement under way, 0 for none."""
    square: i64 = 0
    """The square of that placement."""
    claiming: i64 = 0
    """1 where that placement takes the block's Civic Amenity."""
    using: i64 = 0
    """The Civic Amenity in use, 0 for none."""
    passes: i64 = 0
    """Passes in a row."""
    final: i64 = 0
    """0, then whose final placement it is, counted from 1."""
    amenities: i64 = 0
    """1 in that variant."""
    events: EventStack
    """The Event tiles, never changed without that variant (copies share them)."""
    city: City
    """The squares."""
    players: list[Player]
    """One each."""
    step: object = None
    """The step that phase and cause stand for (`turn.here`); None until it is looked up."""

    DERIVED: ClassVar[tuple[str, ...]] = ("step",)

    def __init__(self, events: EventStack, city: City, players: list[Player]) -> None:
        self.events = events
        self.city = city
        self.players = players
        self.size = len(players)

    def copy(self) -> MayorState:
        """An independent copy, without the journal."""
        events = self.events.copy() if self.events.current else self.events
        new = MayorState(events, self.city.copy(), [player.copy() for player in self.players])
        new.game, new.to_act, new.phase, new.turn = self.game, self.to_act, self.phase, self.turn
        new.active_player, new.ending = self.active_player, self.ending
        new.walker, new.cause, new.neutral = self.walker, self.cause, self.neutral
        new.hidden, new.faces = self.hidden, self.faces
        new.tile, new.square, new.claiming = self.tile, self.square, self.claiming
        new.using, new.passes, new.final = self.using, self.passes, self.final
        new.amenities, new.step = self.amenities, self.step
        return new

    def to_bytes(self) -> bytes:
        """Little-endian 64-bit integers."""
        numbers = TABLE.of(self) + EVENTS.of(self.events)
        numbers.append(int(self.city.claims))
        numbers += [int(tile) for tile in self.city.tiles]
        for player in self.players:
            numbers += PLAYER.of(player)
        return pack(numbers)

    @staticmethod
    def from_bytes(data: bytes) -> MayorState:
        """The inverse of `to_bytes`."""
        reader = Reader(data)
        state = MayorState(EventStack(), new_city(), [])
        reader.fill(state, TABLE)
        reader.fill(state.events, EVENTS)
        state.city.claims = reader.one()
        for square, tile in enumerate(reader.take(SQUARES)):
            if tile:
                state.city.lay(tile, square)
        for _ in range(state.size):
            player = Player()
            reader.fill(player, PLAYER)
            state.players.append(player)
        return state


PLAYER: Final = Numbers(*declared(Player))
EVENTS: Final = Numbers(*declared(EventStack))
APART: Final = (*declared(State), *derived(MayorState), "events", "city", "players")
TABLE: Final = Numbers("size", "to_act", *[name for name in declared(MayorState) if name not in APART])
