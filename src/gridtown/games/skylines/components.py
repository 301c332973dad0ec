"""Skylines' components: what is in the box, read from an edition file.

An edition is one printing of the game as data (TOML): tracks, board pieces, tiles, cards and scenarios,
each datum with its source. `read_edition` refuses a file that cannot be a printing of Skylines and names
every fault in it at once.

This module always runs interpreted, as the rows do that it reads.
"""

from pathlib import Path
from typing import Any, Final

from gridtown.editions.file import edition_file
from gridtown.editions.schema import Schema
from gridtown.games.skylines.editions.check import ROW_CHECKS, edition_faults
from gridtown.games.skylines.editions.rows import EXAMPLES, Edition

SCHEMA: Final = Schema(Edition, examples=EXAMPLES, checks=ROW_CHECKS, together=edition_faults)

LISTS: Final = {
    "tracks": "track",
    "boards": "board",
    "shapes": "shape",
    "tiles": "tile",
    "cards": "card",
    "uniques": "unique",
    "roles": "role",
    "policies": "policy",
    "news": "news",
    "scenarios": "scenario",
    "success": "success",
}
"""The lists of the box, by what `components_json` calls them."""

FURTHER: Final = {"unique": "uniques", "role": "roles", "policy": "policies", "news": "news"}
"""The cards that are not construction cards: their type, and their list."""


def read_edition(path: Path | None = None) -> Edition:
    """Read an edition, the packaged one unless `path` names another.

    Raises InvalidEdition with a line for each fault: file, row, field, reason.
    """
    return SCHEMA.read(edition_file("skylines", path))


def edition_hash(edition: Edition) -> str:
    """Digest of what the rules read of it: 32 hex digits."""
    return SCHEMA.hash(edition)


def components_json(edition: Edition) -> dict[str, Any]:
    """The whole box, each row with every field and the source of each (`components --json`).

    All 115 cards stand among the cards, in the order of their numbers; those of FURTHER have a list of their
    own, too.
    """
    box: dict[str, Any] = {key: SCHEMA.json(edition, table) for key, table in LISTS.items()}
    for type, key in FURTHER.items():
        box["cards"] += [_typed(row, type) for row in box[key]]
    return box


def _typed(row: dict[str, Any], type: str) -> dict[str, Any]:
    """A card that has no type in the edition, because all of its table have the same."""
    return {**row, "type": type, "source": {**row["source"], "type": "printed"}}
