"""Rows of a Mayor edition: tiles, lines of the Market, Events and the City board.

Always interpreted: msgspec makes its own classes.
"""

from typing import Annotated, Final

from msgspec import Struct, field

from gridtown.editions.row import UNNAMED, Names, Row
from gridtown.editions.schema import Order, Sources, among
from gridtown.games.mayor.editions.words import LANES, TYPES, by_number, space_index


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of the rules.

    `start_banker` and `office_at` are numbers of the City board, `step_costs[n - 1]` is the gold for moving
    the Action marker n spaces, `limit` and `limit_two` are tiles in front of a player (`_two`: with two
    players), `closing_lines` so many empty lines, `wall` the two corners on one place of the map.
    """

    name: str
    start_banker: int
    step_costs: list[int]
    pass_gp: int
    reward_vp: int
    reward_gp: int
    limit: int
    limit_two: int
    office_at: int
    closing_lines: int
    wall: list[str]


class LineRow(Row, frozen=True):
    """A line of the Market and space of the rondel: the eight prices in gold, vp and gold for each match."""

    type: str
    colour: str
    prices: list[int]
    vp: int
    gp: int
    name: Names


class TileRow(Row, frozen=True):
    """A tile of a line.

    Buildings have a colour, region and section. Parks have the types they score by in `icons`, a type with
    two icons twice.
    """

    number: int
    type: str
    colour: str | None = None
    region: str | None = None
    section: str | None = None
    icons: list[str] = []
    name: Names = UNNAMED


class AmenityRow(Row, frozen=True):
    """A Civic Amenity and its block, "A" to "I"."""

    number: int
    block: str
    name: Names


class EventRow(Row, frozen=True):
    """An Event tile: colours beside which nothing is placed, gold added by type, types not to be placed."""

    number: int
    id: str
    name: Names
    closed: list[str] = []
    surcharge: dict[str, int] = {}
    barred: list[str] = []


class CornerRow(Row, frozen=True):
    """A corner: its space ("13b") and its place on the map, (column, row) from (0, 0) at the top left."""

    space: str
    column: int
    row: int

    @property
    def number(self) -> int:
        """The number on the space."""
        return space_index(self.space) // LANES

    @property
    def place(self) -> tuple[int, int]:
        """Column and row."""
        return self.column, self.row


class StreetRow(Row, frozen=True):
    """A street: its three spaces upwards between the corners `low` and `high`."""

    id: str
    colour: str
    low: str
    spaces: list[str]
    high: str


class EndRow(Row, frozen=True):
    """An end of the track, "0" or "50", and the corner next to it.

    It is drawn half way between two places of the map, `from` that corner's `to` another.
    """

    space: str
    next: str
    from_: tuple[int, int] = field(name="from")
    to: tuple[int, int]


class SquareRow(Row, frozen=True):
    """A square of the City, "a1" to "j4"; rows and columns of squares count from the top left.

    `streets` are those it lies on; `beside` is the end it lies beside if it lies beside nothing else.
    """

    square: str
    row: int
    column: int
    region: str
    section: str
    streets: list[str]
    beside: str | None = None

    @property
    def block(self) -> str:
        """The block, "A" to "J"."""
        return self.square[:1].upper()

    @property
    def place(self) -> tuple[int, int]:
        """Column and row."""
        return self.column, self.row


class Edition(Struct, frozen=True):
    """One printing of Mayor.

    Lines are in the order of the rondel, tiles, Civic Amenities and Events by number, corners by number and
    letter, streets by id, squares by name: tile n at `tile[n - 1]`, square b3 at `square[6]`.
    """

    file: str
    edition: Figures
    sources: Sources
    line: Annotated[list[LineRow], Order(among(TYPES))]
    tile: list[TileRow]
    amenity: list[AmenityRow]
    event: list[EventRow]
    corner: Annotated[list[CornerRow], Order(by_number)]
    street: Annotated[list[StreetRow], Order(by_number)]
    end: Annotated[list[EndRow], Order(by_number)]
    square: list[SquareRow]


EXAMPLES: Final = {
    "barred": 'barred = ["statue"]',
    "beside": 'beside = "0"',
    "block": 'block = "A"',
    "closed": 'closed = ["yellow"]',
    "colour": 'colour = "yellow"',
    "column": "column = 3",
    "from": "from = [4, 2]",
    "gp": "gp = 2",
    "high": 'high = "17a"',
    "icons": 'icons = ["church", "shop", "shop", "bank", "bank"]',
    "id": 'id = "n5"',
    "low": 'low = "13b"',
    "name": 'name = { en = "Bank", de = "Bank" }',
    "next": 'next = "1"',
    "number": "number = 12",
    "prices": "prices = [8, 7, 7, 6, 6, 5, 5, 4]",
    "region": 'region = "N"',
    "row": "row = 2",
    "section": 'section = "+"',
    "source": 'source = { colour = "printed" }',
    "space": 'space = "13b"',
    "spaces": 'spaces = ["14b", "15b", "16b"]',
    "square": 'square = "b3"',
    "streets": 'streets = ["n8", "n4"]',
    "surcharge": "surcharge = { bank = 1 }",
    "to": "to = [4, 3]",
    "type": 'type = "bank"',
    "vp": "vp = 1",
}
"""How fields are written, for complaints."""
