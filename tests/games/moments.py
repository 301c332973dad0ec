"""What the server sends somebody at moments of the golden records, for tests of what is asked and told then.

One moment of every kind: so many players, the step, the kinds of legal actions, and what a game's `CUES` tell
apart. The browser's tests read them from moments.json beside the records, which regenerate.py writes: of a
view it has what a prompt reads (`READ`, `PARTS`), of legal actions of one kind about one thing the first two.
"""

import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from tests.games.goldens import goldens
from tests.registry import game_of

from gridtown.core.action import actor
from gridtown.core.play import replay
from gridtown.core.record import Record
from gridtown.core.state import CHANCE_ACTS, State
from gridtown.core.view import View

Json = dict[str, Any]


class Moment(NamedTuple):
    """Somebody at a table, and what they may do. acted: whether they acted since the step began."""

    setup: str
    ply: int
    viewer: int
    acted: bool
    view: View[Any]
    actions: list[int]
    shown: Json
    offers: list[Json]


READ: Final = {
    "neom": ("players", "viewer", "turn", "phase", "to_act", "disaster", "seats"),
    "mayor": ("players", "viewer", "phase", "to_act", "active", "walking", "using", "seats"),
    "skylines": (
        "players", "viewer", "phase", "to_act", "active", "milestone", "last_milestone", "tiles", "stacks",
        "playing", "drawing", "seats",
    ),
}  # fmt: skip
"""What a prompt reads of a view."""

PARTS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "neom": {"seats": ("player", "city", "centre_covered", "hand", "selected", "plan")},
    "mayor": {"seats": ("player", "marker")},
    "skylines": {"seats": ("player", "swap_price"), "tiles": ("card",)},
}
"""And of each of its rows."""


def _neom(shown: Json, offers: list[Json]) -> object:
    """Whether the selected tile and Cornerstones can be placed, and whether a Disaster is one's own."""
    selected = shown["seats"][shown["viewer"]]["selected"]
    own = (shown["disaster"] or {}).get("by") == shown["viewer"]
    places = [one["tile"] == selected for one in offers if one["kind"] == "place"]
    goods = {one["good"] for one in offers if one["kind"] == "source"}
    return True in places, False in places, len(goods) > 1, own


def _mayor(shown: Json, offers: list[Json]) -> object:
    """By an amenity or not, with one tile or several, to the Rainbow or not."""
    tiles = {one["tile"] for one in offers if one["kind"] in ("place", "claim")}
    rainbow = shown["seats"][shown["viewer"]]["marker"] == "statue"
    return shown["using"] is not None, len(tiles) > 1, bool(tiles) and rainbow


def _skylines(shown: Json, offers: list[Json]) -> object:
    """Why a card is drawn, whether others were exchanged, whether there are stacks, and no other choice."""
    drawing = shown["drawing"]
    return drawing["reason"], bool(drawing["due"]), any(shown["stacks"]), len(offers) == 1


CUES: Final[dict[str, Callable[[Json, list[Json]], object]]] = {
    "neom": _neom,
    "mayor": _mayor,
    "skylines": _skylines,
}


@cache
def moments(name: str) -> list[Moment]:
    """One of each kind, the first in the order of the records."""
    found: dict[object, Moment] = {}
    for one in _all(name):
        kinds = sorted({offer["kind"] for offer in one.offers})
        cue = CUES[name](one.shown, one.offers)
        shown = one.shown
        found.setdefault((min(shown["players"], 3), shown["phase"], *kinds, one.acted, cue), one)
    return list(found.values())


def _all(name: str) -> Iterator[Moment]:
    golden = goldens(name)
    for setup in golden.setups:
        record = Record.from_json(golden.kept(setup))
        step, acted = "", set[int]()
        for ply, (text, state) in enumerate(replay(golden.game, record), 1):
            acted.add(int(actor(golden.game.parse_action(text))))
            if golden.heading(state) + golden.game.step(state) != step:
                step, acted = golden.heading(state) + golden.game.step(state), set()
            if state.to_act != CHANCE_ACTS:
                for player in range(record.players):
                    yield _moment(name, setup, ply, state, player, player in acted)


def _moment(name: str, setup: str, ply: int, state: State, player: int, acted: bool) -> Moment:
    game = game_of(name)
    view = game.view(state, player)
    actions = list(game.legal_actions(state, player)) if player in game.players_to_act(state) else []
    offers: list[Json] = [game.present_action(view, action) for action in actions]
    shown: Json = game.present(view)
    return Moment(setup, ply, player, acted, view, actions, shown, offers)


def path(name: str) -> Path:
    """Where the moments of a game are kept."""
    return Path(__file__).parent / name / "moments.json"


def written(name: str) -> str:
    """All of moments.json: a moment a line."""
    lines = [json.dumps(_cut(name, one), separators=(",", ":")) for one in moments(name)]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def _cut(name: str, one: Moment) -> Json:
    view = {key: one.shown[key] for key in READ[name]}
    for part, keys in PARTS[name].items():
        view[part] = [{key: row[key] for key in keys} for row in view[part]]
    about: dict[object, list[Json]] = {}
    for offer in one.offers:
        about.setdefault((offer["kind"], offer.get("tile") or offer.get("card")), []).append(offer)
    offers = [offer for alike in about.values() for offer in alike[:2]]
    said = {"setup": one.setup, "ply": one.ply, "acted": one.acted}
    return {**said, "view": view, "legal_actions": offers}
