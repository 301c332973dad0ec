"""The state of a game of Skylines. Only the order of the stacks is hidden, and that stands in no state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from gridtown.core.fields import Numbers, Reader, declared, pack
from gridtown.core.state import State
from gridtown.games.skylines.board.cards import FIRST_POLICY, FIRST_ROLE, STAGES
from gridtown.games.skylines.board.city import City, Districts, districts_of, new_city
from gridtown.games.skylines.board.layout import Layout, Spot
from gridtown.games.skylines.board.tracks import TRACK_COUNT
from gridtown.games.skylines.tables import CHOSEN, Tables

# Phases
DRAWING_FIRST: Final = 0  # chance: the Starting player
DRAWING_PIECES: Final = 1  # chance: the pieces of the free arrangement
LAYING: Final = 2
DEALING: Final = 3  # chance: the displays
DEALING_ROLES: Final = 4  # chance
KEEPING: Final = 5
DEVELOPING: Final = 6
ACTING: Final = 7
CHOOSING_TILE: Final = 8
PLACING: Final = 9
DRAWING: Final = 10  # a player chooses what to draw from
REVEALING: Final = 11  # chance: the card drawn
SWAPPING: Final = 12
OVER: Final = 13
PHASES: Final = (
    "first", "pieces", "lay", "deal", "roles", "keep", "develop", "act", "tile", "place", "draw", "reveal",
    "swap", "over",
)  # fmt: skip

# Why a card is drawn
AFTER_ACTION: Final = 0
FOR_NEWS: Final = 1  # in place of a news card
FOR_POLICY: Final = 2  # in place of a policy thrown away at the end of a Milestone
FOR_SWAP: Final = 3
REASONS: Final = ("action", "news", "policy", "swap")

# How the game ended
GOES_ON: Final = 0
COMPLETED: Final = 1
BANKRUPT: Final = 2  # the treasury
STUCK: Final = 3  # no possible action
UNHAPPY: Final = 4  # happiness
ABANDONED: Final = 5  # the skyline
ENDINGS: Final = ("none", "completed", "bankrupt", "stuck", "unhappy", "abandoned")

SEATS: Final = 4
"""The most players."""

DISPLAY_ROW: Final = STAGES + 1
"""Numbers a player in `displays`, by stage; the first is unused."""

ALL_ROLES: Final = (1 << (FIRST_POLICY - FIRST_ROLE)) - 1


class SkylinesState(State):
    """The full truth about a game of Skylines between two actions."""

    DERIVED: ClassVar[tuple[str, ...]] = ("layout", "districts")

    scenario: i64 = 0
    """The scenario, an index of SCENARIOS."""
    level: i64 = 0
    """An index of LEVELS, for the money of scenario 5."""
    role_choice: i64 = CHOSEN
    """How players come by their roles, an index of ROLE_CHOICES."""
    phase: i64 = DRAWING_FIRST
    """What is to be done next, an index of PHASES."""
    first: i64 = -1
    """The Starting player, -1 before it is drawn."""
    token: i64 = 0
    """Who has the Starting player token."""
    active_player: i64 = 0
    """Whose turn or choice it is."""
    milestone: i64 = 0
    """How many Milestones have begun."""
    ending: i64 = GOES_ON
    """How the game ended, an index of ENDINGS."""
    skyline: i64 = 0
    """Overall Happiness."""
    news: i64 = 0
    """The news card in play, 0 for none."""
    uniques: i64 = 0
    """The unique buildings built, bits from FIRST_UNIQUE."""
    role_box: i64 = ALL_ROLES
    """The roles not dealt, bits from FIRST_ROLE."""
    card: i64 = 0
    """The card being played, 0 for none."""
    shape: i64 = -1
    """The shape of its tile, -1 for none."""
    source: i64 = 0
    """The stage of the stack drawn from, 0 for none."""
    reason: i64 = AFTER_ACTION
    """Why a card is drawn, an index of REASONS."""
    due: i64 = 0
    """How many cards the active player has yet to draw."""
    asked: i64 = 0
    """How many players have had their turn in the present step of a Milestone."""
    last: i64 = 0
    """The card laid down last in this exchange, 0 for none."""
    drawn: i64 = 0
    """The boards of the free arrangement still to be laid, a bit each."""
    pieces: i64 = 0
    """The pieces face up, bits by their index in `spots`."""
    tracks: vec[i64]
    """Where the markers stand, by track."""
    stacks: vec[i64]
    """The cards of the stacks, bits by stage."""
    exchange: vec[i64]
    """The cards of the exchange pile, bits by stage."""
    displays: vec[i64]
    """The cards before players, bits by DISPLAY_ROW * player + stage."""
    roles: vec[i64]
    """The role kept, a card number by player, 0 for none."""
    offers: vec[i64]
    """The roles to choose from, by player, bits from FIRST_ROLE."""
    left: vec[i64]
    """Zone tiles in the supply, by ZONES * shape + type."""
    spots: tuple[Spot, ...] = ()
    """The pieces of the map as they lie."""
    layout: Layout | None = None
    """The map, None before it is laid."""
    districts: Districts | None = None
    """The districts of the face-up pieces, None before the map is laid."""
    city: City | None = None
    """What is built on the map, None before it is laid."""

    def copy(self) -> SkylinesState:
        """An independent copy, without the journal. What never changes is shared: layout and districts."""
        new = SkylinesState()
        new.game = self.game
        new.to_act = self.to_act
        new.size = self.size
        new.scenario = self.scenario
        new.level = self.level
        new.role_choice = self.role_choice
        new.phase = self.phase
        new.first = self.first
        new.token = self.token
        new.active_player = self.active_player
        new.milestone = self.milestone
        new.ending = self.ending
        new.skyline = self.skyline
        new.news = self.news
        new.uniques = self.uniques
        new.role_box = self.role_box
        new.card = self.card
        new.shape = self.shape
        new.source = self.source
        new.reason = self.reason
        new.due = self.due
        new.asked = self.asked
        new.last = self.last
        new.drawn = self.drawn
        new.pieces = self.pieces
        new.tracks = self.tracks[:]
        new.stacks = self.stacks[:]
        new.exchange = self.exchange[:]
        new.displays = self.displays[:]
        new.roles = self.roles[:]
        new.offers = self.offers[:]
        new.left = self.left[:]
        new.spots = self.spots
        new.layout = self.layout
        new.districts = self.districts
        city = self.city
        new.city = None if city is None else city.copy()
        return new

    def to_bytes(self) -> bytes:
        """Little-endian 64-bit integers."""
        numbers = NUMBERS.of(self)
        for row in (
            self.tracks, self.stacks, self.exchange, self.displays, self.roles, self.offers, self.left,
        ):  # fmt: skip
            numbers += [int(number) for number in row]
        numbers.append(len(self.spots))
        for spot in self.spots:
            numbers += spot
        numbers.append(int(self.layout is not None))
        city = self.city
        if city is not None:
            for card, place in zip(city.cards, city.places, strict=True):
                numbers += [int(card), int(place)]
        return pack(numbers)

    @staticmethod
    def from_bytes(tables: Tables, data: bytes) -> SkylinesState:
        """The inverse of `to_bytes`."""
        reader, state = Reader(data), SkylinesState()
        reader.fill(state, NUMBERS)
        state.tracks = _row(reader.take(TRACK_COUNT))
        state.stacks = _row(reader.take(DISPLAY_ROW))
        state.exchange = _row(reader.take(DISPLAY_ROW))
        state.displays = _row(reader.take(SEATS * DISPLAY_ROW))
        state.roles = _row(reader.take(SEATS))
        state.offers = _row(reader.take(SEATS))
        state.left = _row(reader.take(len(tables.zone_tiles)))
        state.spots = tuple(_read_spot(reader) for _ in range(reader.one()))
        if reader.one():
            tiles = reader.rest()
            spread_out(tables, state)
            build_again(tables, state, list(zip(tiles[::2], tiles[1::2], strict=True)))
        return state


OWN: Final = declared(SkylinesState)[len(declared(State)) :]
# From `tracks` on they are rows of numbers, and objects.
NUMBERS: Final = Numbers("to_act", "size", *OWN[: OWN.index("tracks")])


def _row(numbers: Sequence[int]) -> vec[i64]:
    row = vec[i64]([0] * len(numbers))
    for index, number in enumerate(numbers):
        row[index] = number
    return row


def _read_spot(reader: Reader) -> Spot:
    board, column, row, turns = reader.take(4)
    return board, column, row, turns


def new_state(tables: Tables, size: int) -> SkylinesState:
    """The table before anything is taken out of the box."""
    state = SkylinesState()
    state.size = size
    state.tracks = vec[i64]([0] * TRACK_COUNT)
    state.stacks = vec[i64]([0] * DISPLAY_ROW)
    state.exchange = vec[i64]([0] * DISPLAY_ROW)
    state.displays = vec[i64]([0] * (SEATS * DISPLAY_ROW))
    state.roles = vec[i64]([0] * SEATS)
    state.offers = vec[i64]([0] * SEATS)
    state.left = tables.zone_tiles[:]
    return state


def spread_out(tables: Tables, state: SkylinesState) -> None:
    """Lay the map out, nothing built on it, with the face-up pieces that the state says."""
    layout = tables.layout(state.spots)
    state.layout = layout
    state.districts = districts_of(layout, state.pieces)
    state.city = new_city(layout)


def build_again(tables: Tables, state: SkylinesState, tiles: list[tuple[int, int]]) -> None:
    """Lay tiles (card, place) on an empty map."""
    layout, city = state.layout, state.city
    assert layout is not None and city is not None
    for card, place in tiles:
        city.lay(tables, layout, card, place)


def the_layout(state: SkylinesState) -> Layout:
    """The map, which is laid out."""
    layout = state.layout
    assert layout is not None
    return layout


def the_city(state: SkylinesState) -> City:
    """The map as built on."""
    city = state.city
    assert city is not None
    return city


def the_districts(state: SkylinesState) -> Districts:
    """The districts of the face-up pieces."""
    districts = state.districts
    assert districts is not None
    return districts
