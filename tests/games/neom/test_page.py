"""The page about NEOM (docs/games/neom.md) tells what there is."""

import re
from pathlib import Path
from typing import Any

from tests.games.neom.playing import play

from gridtown.games.neom.game import Neom

PAGE = (Path(__file__).parents[3] / "docs/games/neom.md").read_text(encoding="utf-8")
PLAYED = (
    "neom generation=2 / centre=coal money=9 city=c3:41,c4:21 selected=51"
    " / centre=oil city=b1:22 / centre=ore"
)


def keys(found: object) -> set[str]:
    """Every key of a JSON-able value, however deep."""
    if isinstance(found, list):
        return set().union(*map(keys, found))
    return set().union(found, *map(keys, found.values())) if isinstance(found, dict) else set()


def test_every_key_of_a_view_is_told(neom: Neom) -> None:
    state = play(neom, PLAYED, "P1 place 51")
    view: Any = neom.present(neom.view(state, 0))
    over: Any = neom.present(neom.view(neom.parse_state("neom phase=over active=none / centre=ore"), 0))
    struck = "neom phase=disaster active=P1 / centre=ore city=c4:1 / centre=oil selected=24 / centre=coal"
    hit: Any = neom.present(neom.view(neom.parse_state(struck), 0))
    told = set(re.findall(r"`(\w+)`", PAGE))
    amounts = {"raw", "processed", "luxury", "beginner", *view["seats"][0]["score"]}  # told as tiers, lines
    assert (keys(view) | keys(over) | keys(hit)) <= told | amounts
