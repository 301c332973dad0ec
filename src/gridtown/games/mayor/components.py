"""Mayor's components: what is in the box, read from an edition file.

An edition is one printing of the game as data (TOML): tiles, lines of the Market, Events, the City board
and figures, each datum with its source. `read_edition` refuses a file that cannot be a printing of Mayor and
names every fault in it at once.

This module always runs interpreted: msgspec makes its own classes.
"""

from pathlib import Path
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from gridtown.editions.file import EditionFile, Names, rows_json, rules_hash, sourced
from gridtown.games.mayor.editions.check import edition_faults, row_faults
from gridtown.games.mayor.editions.words import LANES, LAST_SPACE, LETTERS, TYPES, spelled

TYPE_NAMES = Names("", "")
"""The name of a tile that has none of its own: it gets that of its line."""


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """What the rules say in numbers.

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


class SourceRow(Struct, frozen=True, forbid_unknown_fields=True):
    """The source of each field of each kind of row: "printed", "derived" or "reconstructed"."""

    edition: dict[str, str]
    line: dict[str, str]
    tile: dict[str, str]
    amenity: dict[str, str]
    event: dict[str, str]
    corner: dict[str, str]
    street: dict[str, str]
    end: dict[str, str]
    square: dict[str, str]


class LineRow(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A line of the Market and space of the rondel: the eight prices in gold, vp and gold for each match."""

    type: str
    colour: str
    prices: list[int]
    vp: int
    gp: int
    name: Names
    source: dict[str, str] = {}


class TileRow(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
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
    name: Names = TYPE_NAMES
    source: dict[str, str] = {}


class AmenityRow(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A Civic Amenity and its block, "A" to "I"."""

    number: int
    block: str
    name: Names
    source: dict[str, str] = {}


class EventRow(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An Event tile: colours beside which nothing is placed, gold added by type, types not to be placed."""

    number: int
    id: str
    name: Names
    closed: list[str] = []
    surcharge: dict[str, int] = {}
    barred: list[str] = []
    source: dict[str, str] = {}


class CornerRow(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A corner: its space ("13b") and its place on the map, (column, row) from (0, 0) at the top left."""

    space: str
    column: int
    row: int
    source: dict[str, str] = {}

    @property
    def number(self) -> int:
        """The number on the space."""
        return space_index(self.space) // LANES

    @property
    def place(self) -> tuple[int, int]:
        """Column and row."""
        return self.column, self.row


class StreetRow(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A street: its three spaces upwards between the corners `low` and `high`."""

    id: str
    colour: str
    low: str
    spaces: list[str]
    high: str
    source: dict[str, str] = {}


class EndRow(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An end of the track, "0" or "50", and the corner next to it.

    It is drawn half way between two places of the map, `from` that corner's `to` another.
    """

    space: str
    next: str
    from_: tuple[int, int] = field(name="from")
    to: tuple[int, int]
    source: dict[str, str] = {}


class SquareRow(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
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
    source: dict[str, str] = {}

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
    sources: SourceRow
    line: list[LineRow]
    tile: list[TileRow]
    amenity: list[AmenityRow]
    event: list[EventRow]
    corner: list[CornerRow]
    street: list[StreetRow]
    end: list[EndRow]
    square: list[SquareRow]


class _Document(Struct, forbid_unknown_fields=True):
    """The tables of an edition file, before their rows are looked at."""

    edition: dict[str, Any]
    sources: dict[str, Any]
    line: list[dict[str, Any]]
    tile: list[dict[str, Any]]
    amenity: list[dict[str, Any]]
    event: list[dict[str, Any]]
    corner: list[dict[str, Any]]
    street: list[dict[str, Any]]
    end: list[dict[str, Any]]
    square: list[dict[str, Any]]


KINDS: dict[str, type[Struct]] = {
    "edition": Figures,
    "line": LineRow,
    "tile": TileRow,
    "amenity": AmenityRow,
    "event": EventRow,
    "corner": CornerRow,
    "street": StreetRow,
    "end": EndRow,
    "square": SquareRow,
}
SOURCED = sourced(KINDS)
"""The fields that have a source, by table."""

EXAMPLES = {
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


# --- reading


def read_edition(path: Path | None = None) -> Edition:
    """Read an edition, the packaged one unless `path` names another.

    Raises InvalidEdition with a line for each fault: file, row, field, reason.
    """
    file = EditionFile("mayor", path)
    edition = _edition(file, file.tables(_Document))
    file.check(row_faults(edition, SOURCED), lambda: edition_faults(edition))
    return replace(edition, tile=_named(edition.tile, edition.line))


def _edition(file: EditionFile, document: _Document) -> Edition:
    """Convert what can be converted; the rest goes to the file's faults."""
    figures = file.row("edition", document.edition, Figures)
    sources = file.row("sources", document.sources, SourceRow)
    rows = (
        sorted(file.rows("line", document.line, LineRow, EXAMPLES), key=_by_type),
        sorted(file.rows("tile", document.tile, TileRow, EXAMPLES), key=_by_number),
        sorted(file.rows("amenity", document.amenity, AmenityRow, EXAMPLES), key=_by_number),
        sorted(file.rows("event", document.event, EventRow, EXAMPLES), key=_by_number),
        sorted(file.rows("corner", document.corner, CornerRow, EXAMPLES), key=_by_space),
        sorted(
            file.rows("street", document.street, StreetRow, EXAMPLES), key=lambda row: (len(row.id), row.id)
        ),
        sorted(file.rows("end", document.end, EndRow, EXAMPLES), key=_by_space),
        sorted(file.rows("square", document.square, SquareRow, EXAMPLES), key=lambda row: row.square),
    )
    if figures is None or sources is None:
        raise file.refusal()
    return Edition(file.name, figures, sources, *rows)


def _by_type(row: LineRow) -> int:
    return TYPES.index(row.type) if row.type in TYPES else len(TYPES)


def _by_number(row: TileRow | AmenityRow | EventRow) -> int:
    return row.number


def _by_space(row: CornerRow | EndRow) -> tuple[int, str]:
    return len(row.space.rstrip(LETTERS)), row.space


def _named(tiles: list[TileRow], lines: list[LineRow]) -> list[TileRow]:
    """Give the tiles without a name that of their line."""
    names = {line.type: line.name for line in lines}
    return [replace(tile, name=names[tile.type]) if tile.name == TYPE_NAMES else tile for tile in tiles]


# --- what an edition says


def space_index(name: str) -> int:
    """Number a space of the City board by its name: 4 * number + letter, "13c" is 54.

    Raises ValueError for what is no such name.
    """
    number, lane = spelled(name)
    return LANES * number + lane


def space_names(edition: Edition) -> list[str]:
    """Name the spaces of the City board by index (`space_index`); "" where there is none. 204 of them."""
    names = [""] * (LANES * (LAST_SPACE + 1))
    streets = [name for street in edition.street for name in street.spaces]
    for name in [*(corner.space for corner in edition.corner), *streets, *(end.space for end in edition.end)]:
        names[space_index(name)] = name
    return names


def edition_hash(edition: Edition) -> str:
    """Digest what the rules read of it: 32 hex digits."""
    return rules_hash(edition, SOURCED)


def components_json(edition: Edition) -> dict[str, Any]:
    """Give the whole box, each row with every field and the source of each (`components --json`)."""
    return {
        "tiles": rows_json(edition.tile, SOURCED["tile"], edition.sources.tile),
        "amenities": rows_json(edition.amenity, SOURCED["amenity"], edition.sources.amenity),
        "events": rows_json(edition.event, SOURCED["event"], edition.sources.event),
        "lines": rows_json(edition.line, SOURCED["line"], edition.sources.line),
        "board": _board_json(edition),
        "steps": list(edition.edition.step_costs),
    }


def _board_json(edition: Edition) -> dict[str, Any]:
    corners = rows_json(edition.corner, SOURCED["corner"], edition.sources.corner)
    squares = rows_json(edition.square, SOURCED["square"], edition.sources.square)
    return {
        "corners": [
            {"space": row["space"], "number": corner.number, **row}
            for corner, row in zip(edition.corner, corners, strict=True)
        ],
        "streets": rows_json(edition.street, SOURCED["street"], edition.sources.street),
        "ends": rows_json(edition.end, SOURCED["end"], edition.sources.end),
        "squares": [
            {"square": row["square"], "block": square.block, **row}
            for square, row in zip(edition.square, squares, strict=True)
        ],
        "wall": list(edition.edition.wall),
    }
