"""NEOM's components: what is in the box, read from an edition file.

An edition is one printing of the game as data (TOML): tiles, Goods, ranks and figures, each datum with its
source. `read_edition` refuses a file that cannot be a printing of NEOM and names every fault in it at once.

This module always runs interpreted, as the rows do that it reads.
"""

from pathlib import Path
from typing import Any, Final

from gridtown.editions.file import edition_file
from gridtown.editions.schema import Schema
from gridtown.games.neom.editions.check import ROW_CHECKS, edition_faults
from gridtown.games.neom.editions.rows import EXAMPLES, Edition

SCHEMA: Final = Schema(Edition, examples=EXAMPLES, checks=ROW_CHECKS, together=edition_faults)


def read_edition(path: Path | None = None) -> Edition:
    """Read an edition, the packaged one unless `path` names another.

    Raises InvalidEdition with a line for each fault: file, row, field, reason.
    """
    return SCHEMA.read(edition_file("neom", path))


def edition_hash(edition: Edition) -> str:
    """Digest of what the rules read of it: 32 hex digits."""
    return SCHEMA.hash(edition)


def components_json(edition: Edition) -> dict[str, Any]:
    """The tiles with the source of each field, the Goods and the ranks."""
    goods, ranks = SCHEMA.json(edition, "good"), SCHEMA.json(edition, "rank")
    return {
        "tiles": tiles_json(edition),
        "goods": [_without_source(row) for row in goods],
        "ranks": [_without_source(row) for row in ranks],
    }


def _without_source(row: dict[str, Any]) -> dict[str, Any]:
    return {field: value for field, value in row.items() if field != "source"}


def tiles_json(edition: Edition) -> list[dict[str, Any]]:
    """The tiles in number order, each with every field and the source of each (`components --json`)."""
    return [_tile_json(row) for row in SCHEMA.json(edition, "tile")]


def _tile_json(row: dict[str, Any]) -> dict[str, Any]:
    """A tile with None for what is open, and its effects at the end."""
    opened = {field: None if row[field] == "?" else row[field] for field in ("vp", "income")}
    effects = row.pop("effects")
    return {**row, **opened, "effects": effects}
