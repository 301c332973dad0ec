"""Mayor's components: what is in the box, read from an edition file.

An edition is one printing of the game as data (TOML): tiles, lines of the Market, Events, the City board
and figures, each datum with its source. `read_edition` refuses a file that cannot be a printing of Mayor and
names every fault in it at once.

This module always runs interpreted, as the rows do that it reads.
"""

from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from gridtown.editions.file import edition_file
from gridtown.editions.row import UNNAMED
from gridtown.editions.schema import Schema
from gridtown.games.mayor.editions.check import ROW_CHECKS, edition_faults
from gridtown.games.mayor.editions.rows import EXAMPLES, Edition, LineRow, TileRow
from gridtown.games.mayor.editions.words import LANES, LAST_SPACE, space_index

SCHEMA: Final = Schema(Edition, examples=EXAMPLES, checks=ROW_CHECKS, together=edition_faults)


def read_edition(path: Path | None = None) -> Edition:
    """Read an edition, the packaged one unless `path` names another.

    Raises InvalidEdition with a line for each fault: file, row, field, reason.
    """
    edition = SCHEMA.read(edition_file("mayor", path))
    return replace(edition, tile=_named(edition.tile, edition.line))


def _named(tiles: list[TileRow], lines: list[LineRow]) -> list[TileRow]:
    """Tiles, those without a name with that of their line."""
    names = {line.type: line.name for line in lines}
    return [replace(tile, name=names[tile.type]) if tile.name == UNNAMED else tile for tile in tiles]


def space_names(edition: Edition) -> list[str]:
    """Names of the spaces of the City board by index (`space_index`); "" where there is none. 204 of them."""
    names = [""] * (LANES * (LAST_SPACE + 1))
    streets = [name for street in edition.street for name in street.spaces]
    for name in [*(corner.space for corner in edition.corner), *streets, *(end.space for end in edition.end)]:
        names[space_index(name)] = name
    return names


def edition_hash(edition: Edition) -> str:
    """Digest of what the rules read of it: 32 hex digits."""
    return SCHEMA.hash(edition)


def components_json(edition: Edition) -> dict[str, Any]:
    """The whole box, each row with every field and the source of each (`components --json`)."""
    return {
        "tiles": SCHEMA.json(edition, "tile"),
        "amenities": SCHEMA.json(edition, "amenity"),
        "events": SCHEMA.json(edition, "event"),
        "lines": SCHEMA.json(edition, "line"),
        "board": _board_json(edition),
        "steps": list(edition.edition.step_costs),
    }


def _board_json(edition: Edition) -> dict[str, Any]:
    corners = SCHEMA.json(edition, "corner")
    squares = SCHEMA.json(edition, "square")
    return {
        "corners": [
            {"space": row["space"], "number": corner.number, **row}
            for corner, row in zip(edition.corner, corners, strict=True)
        ],
        "streets": SCHEMA.json(edition, "street"),
        "ends": SCHEMA.json(edition, "end"),
        "squares": [
            {"square": row["square"], "block": square.block, **row}
            for square, row in zip(edition.square, squares, strict=True)
        ],
        "wall": list(edition.edition.wall),
    }
