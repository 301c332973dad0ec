"""The state of a game of Skylines. Only the order of the stacks is hidden, and that stands in no state."""

from __future__ import annotations

import struct
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from gridtown.core.bits import lowest, single
from gridtown.core.state import State
from gridtown.games.skylines.forms import ANCHOR_BITS, ANCHOR_MASK, SIDE
from gridtown.games.skylines.kinds import FIRST_SERVICE, STAGES, is_service, is_utility, is_zone
from gridtown.games.skylines.layout import Layout, Spot
from gridtown.games.skylines.tables import Tables

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


# What a district has, a mask of its squares each; tiles are counted by their first squares.
TAKEN: Final = 0
TILES: Final = 1
ZONE_TILES: Final = 2  # + type
UTILITIES: Final = 5  # the squares of utilities
WIDE: Final = 6  # + service: the squares of those that serve the whole district
LOCAL: Final = 12  # + service: of those that serve their neighbours
NEAR: Final = 18  # + service: the squares beside the latter
RECORDS: Final = 24


@mypyc_attr(acyclic=True)
class City:
    """The map as it is built on.

    records: by RECORDS * district + one of the above, a mask. cards, places: the tiles laid, in order.
    """

    def __init__(self, records: vec[i64], cards: vec[i64], places: vec[i64]) -> None:
        self.records = records
        self.cards = cards
        self.places = places

    def copy(self) -> City:
        """An independent copy."""
        return City(self.records[:], self.cards[:], self.places[:])

    def lay(self, tables: Tables, layout: Layout, card: i64, place: i64) -> None:
        """Put a card's tile on a place where it fits."""
        self.cards = append(self.cards, card)
        self.places = append(self.places, place)
        anchor = place & ANCHOR_MASK
        mask: i64 = 0
        first: i64 = -1
        square: i64 = 0
        for row, column in tables.forms.cells[int(place >> ANCHOR_BITS)]:
            square = anchor + SIDE * row + column
            if first < 0:
                first = square
            mask |= single(layout.bit[square])
        start = RECORDS * layout.district[square]
        type = tables.type[card]
        self.records[start + TAKEN] |= mask
        self.records[start + TILES] |= single(layout.bit[first])
        if is_zone(type):
            self.records[start + ZONE_TILES + type] |= single(layout.bit[first])
        elif is_utility(type):
            self.records[start + UTILITIES] |= mask
        elif is_service(type):
            self._note_service(
                layout, start, layout.district[square], type - FIRST_SERVICE, tables.stage[card], mask
            )

    def _note_service(
        self, layout: Layout, start: i64, district: i64, service: i64, stage: i64, mask: i64
    ) -> None:
        if stage == 1:
            self.records[start + LOCAL + service] |= mask
            self.records[start + NEAR + service] |= layout.around(district, mask)
        else:
            self.records[start + WIDE + service] |= mask


class Districts:
    """The districts of the face-up pieces. district: of each the final district it is part of; mask: its
    squares.
    """

    def __init__(self, layout: Layout, pieces: i64) -> None:
        self.district = vec[i64]([])
        self.mask = vec[i64]([])
        self.face_up = vec[i64]([0] * int(layout.districts))
        district: i64 = 0
        while district < layout.districts:
            left = layout.face_up(pieces, district)
            self.face_up[district] = left
            while left:
                found = layout.spread(district, single(lowest(left)), left)
                self.district = append(self.district, district)
                self.mask = append(self.mask, found)
                left &= ~found
            district += 1

    def around(self, district: i64, place: i64) -> i64:
        """The squares of the current district in which a place of a final district lies."""
        index: i64 = 0
        while index < len(self.mask):
            if self.district[index] == district and self.mask[index] & place:
                return self.mask[index]
            index += 1
        return 0


class SkylinesState(State):
    """The full truth about a game of Skylines between two actions.

    scenario: index of SCENARIOS; level: of LEVELS, for the money of scenario 5. phase: see above. first:
    the Starting player, -1 before it is drawn. token: who has the Starting player token. mover: whose turn
    or choice it is. milestone: how many have begun. ending: how the game ended. skyline: overall Happiness.
    news: the news card in play, 0 for none. uniques: those built, and role_box: the roles not dealt, as
    bits from FIRST_UNIQUE and FIRST_ROLE. card, shape: what is being played, 0 and -1 for nothing. source:
    the stage of the stack drawn from. reason: why. due: the cards the mover has yet to draw. asked: how
    many players the present step of a Milestone has come to. last: the card laid down last there. drawn:
    the boards of the free arrangement still to be laid, as bits. layout: the map, None before it is laid;
    spots: its pieces. pieces: those face up, as bits by their place in spots; districts: what these make.
    tracks: by track. stacks, exchange: by stage, cards as bits. displays: by 4 * player + stage. roles: by
    player, a card number. offers: by player, roles to choose from. left: by ZONES * shape + type, zone
    tiles in the supply. city: the map as built on, None before it is laid.
    """

    def __init__(
        self,
        active: i64,
        size: i64,
        scenario: i64,
        level: i64,
        phase: i64,
        first: i64,
        token: i64,
        mover: i64,
        milestone: i64,
        ending: i64,
        skyline: i64,
        news: i64,
        uniques: i64,
        role_box: i64,
        card: i64,
        shape: i64,
        source: i64,
        reason: i64,
        due: i64,
        asked: i64,
        last: i64,
        drawn: i64,
        pieces: i64,
        tracks: vec[i64],
        stacks: vec[i64],
        exchange: vec[i64],
        displays: vec[i64],
        roles: vec[i64],
        offers: vec[i64],
        left: vec[i64],
        spots: tuple[Spot, ...],
        layout: Layout | None,
        districts: Districts | None,
        city: City | None,
    ) -> None:
        super().__init__(active)
        self.size = size
        self.scenario = scenario
        self.level = level
        self.phase = phase
        self.first = first
        self.token = token
        self.mover = mover
        self.milestone = milestone
        self.ending = ending
        self.skyline = skyline
        self.news = news
        self.uniques = uniques
        self.role_box = role_box
        self.card = card
        self.shape = shape
        self.source = source
        self.reason = reason
        self.due = due
        self.asked = asked
        self.last = last
        self.drawn = drawn
        self.pieces = pieces
        self.tracks = tracks
        self.stacks = stacks
        self.exchange = exchange
        self.displays = displays
        self.roles = roles
        self.offers = offers
        self.left = left
        self.spots = spots
        self.layout = layout
        self.districts = districts
        self.city = city

    def copy(self) -> SkylinesState:
        """An independent copy, without the journal. What never changes is shared: layout and districts."""
        city = self.city
        return SkylinesState(
            self.active,
            self.size,
            self.scenario,
            self.level,
            self.phase,
            self.first,
            self.token,
            self.mover,
            self.milestone,
            self.ending,
            self.skyline,
            self.news,
            self.uniques,
            self.role_box,
            self.card,
            self.shape,
            self.source,
            self.reason,
            self.due,
            self.asked,
            self.last,
            self.drawn,
            self.pieces,
            self.tracks[:],
            self.stacks[:],
            self.exchange[:],
            self.displays[:],
            self.roles[:],
            self.offers[:],
            self.left[:],
            self.spots,
            self.layout,
            self.districts,
            None if city is None else city.copy(),
        )

    def numbers(self) -> list[int]:
        """Everything about the state, in the order of `to_bytes`."""
        mine = [
            self.active, self.size, self.scenario, self.level, self.phase, self.first, self.token, self.mover,
            self.milestone, self.ending, self.skyline, self.news, self.uniques, self.role_box, self.card,
            self.shape, self.source, self.reason, self.due, self.asked, self.last, self.drawn, self.pieces,
        ]  # fmt: skip
        numbers = [int(number) for number in mine]
        for table in (
            self.tracks,
            self.stacks,
            self.exchange,
            self.displays,
            self.roles,
            self.offers,
            self.left,
        ):
            numbers += [int(number) for number in table]
        numbers.append(len(self.spots))
        for spot in self.spots:
            numbers += spot
        numbers.append(int(self.layout is not None))
        city = self.city
        if city is not None:
            for card, place in zip(city.cards, city.places, strict=True):
                numbers += [int(card), int(place)]
        return numbers

    def to_bytes(self) -> bytes:
        """Little-endian 64-bit integers."""
        numbers = self.numbers()
        return struct.pack(f"<{len(numbers)}q", *numbers)


FIGURES: Final = 23
DISPLAY_ROW: Final = STAGES + 1  # by stage, the first unused


def state_from_bytes(tables: Tables, data: bytes) -> SkylinesState:
    """The inverse of `SkylinesState.to_bytes`."""
    n = list(struct.unpack(f"<{len(data) // 8}q", data))
    f, rest = n[:FIGURES], n[FIGURES:]
    parts: list[vec[i64]] = []
    for size in (9, 4, 4, 16, 4, 4, int(len(tables.zone_tiles))):
        part = vec[i64]([0] * size)
        for index in range(size):
            part[index] = rest[index]
        parts.append(part)
        rest = rest[size:]
    spots = tuple((rest[i], rest[i + 1], rest[i + 2], rest[i + 3]) for i in range(1, 4 * rest[0] + 1, 4))
    laid, rest = rest[4 * rest[0] + 1], rest[4 * rest[0] + 2 :]
    state = SkylinesState(
        f[0], f[1], f[2], f[3], f[4], f[5], f[6], f[7], f[8], f[9], f[10], f[11], f[12], f[13], f[14], f[15],
        f[16], f[17], f[18], f[19], f[20], f[21], f[22], parts[0], parts[1], parts[2], parts[3], parts[4],
        parts[5], parts[6], spots, None, None, None,
    )  # fmt: skip
    if laid:
        spread_out(tables, state, spots)
        pairs = list(zip(rest[::2], rest[1::2], strict=True))
        build_again(tables, state, pairs)
    return state


def spread_out(tables: Tables, state: SkylinesState, spots: tuple[Spot, ...]) -> None:
    """Lay the map out, with the face-up pieces that the state says."""
    layout = tables.layout(spots)
    state.spots = spots
    state.layout = layout
    state.districts = Districts(layout, state.pieces)
    state.city = City(vec[i64]([0] * (RECORDS * int(layout.districts))), vec[i64]([]), vec[i64]([]))


def build_again(tables: Tables, state: SkylinesState, tiles: list[tuple[int, int]]) -> None:
    """Lay tiles (card, place) on an empty map."""
    layout, city = state.layout, state.city
    assert layout is not None and city is not None
    for card, place in tiles:
        city.lay(tables, layout, card, place)


def new_state(tables: Tables, size: int, scenario: int, level: int, money: int, parts: i64) -> SkylinesState:
    """The box opened, nothing drawn or dealt."""
    tracks = vec[i64]([0] * 9)
    tracks[0] = money
    stacks = vec[i64]([0] * DISPLAY_ROW)
    for stage in range(1, STAGES + 1):
        stacks[stage] = tables.stack_of(stage, parts)
    return SkylinesState(
        0, size, scenario, level, DRAWING_FIRST, -1, 0, 0, 0, 0, 0, 0, 0, (1 << 10) - 1, 0, -1, 0, 0, 0, 0, 0,
        0, 0, tracks, stacks, vec[i64]([0] * DISPLAY_ROW), vec[i64]([0] * (4 * DISPLAY_ROW)),
        vec[i64]([0] * 4), vec[i64]([0] * 4), tables.zone_tiles[:], (), None, None, None,
    )  # fmt: skip


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
