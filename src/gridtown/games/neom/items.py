"""What a report counts of NEOM: its tiles and Cornerstones."""

from __future__ import annotations

from gridtown.core.items import Sort
from gridtown.games.neom.actions import KEEP, PLACE, SELECT
from gridtown.games.neom.game import Neom
from gridtown.games.neom.tables import FIRST_CORNERSTONE


def sorts(game: Neom) -> list[Sort]:
    """Tiles by their number, and Cornerstones."""
    names = [row.name.en for row in game.edition.tile]
    return [
        Sort(
            "cornerstone", "Cornerstones", names[FIRST_CORNERSTONE - 1 :],
            takes={KEEP: 0}, plays={PLACE: 0}, first=FIRST_CORNERSTONE, opens=True,
            meanings=("in the hand a Cornerstone is chosen from", "chosen", "placed in a City"),
        ),
        Sort(
            "tile", "Tiles", names[: FIRST_CORNERSTONE - 1],
            takes={SELECT: 0}, plays={PLACE: 0}, first=1,
            meanings=("in the hand or row a tile is selected from", "selected", "placed in a City"),
        ),
    ]  # fmt: skip
