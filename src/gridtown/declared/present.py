"""Declared states as JSON-able data, such that a board can be made of it that knows no game.

    {"game": "lots",
     "players": 2,
     "options": {"wrap": "no"},      those that a field of the state is called like
     "to_act": [0],                  players; [] while chance acts, and at the end
     "step": "place",                the word of what is asked for; messages `step-place`, `prompt-place`
     "grid": {"width": 4, "height": 4, "squares": ["a1", "b1", …]},     row by row; null without a grid
     "fields": [
        {"id": "tile", "on": null, "of": "tile", "keys": [], "values": [3]},
        {"id": "bag", "on": "tile", "of": "number", "keys": [1, 2, 3, 4], "values": [4, 4, 3, 4]},
        {"id": "tiles", "on": "square", "of": "tile", "keys": ["a1", …], "values": [3, null, …]},
        {"id": "owner", "on": "square", "of": "player", "keys": ["a1", …], "values": [0, null, …]},
        {"id": "score", "on": "player", "of": "number", "keys": [0, 1], "values": [3, 0]}],
     "standing": [3, 0],             points of each player, [] where none are counted on the way
     "result": null}                 at the end: termination, ranking, scores, winners, success

on: what there is a value for each of, `keys` in order; null for a single value. of: what a value is:
"number", "player" (an index, null for nobody), "word", "flag" ("yes" or "no"), or a thing of the box by its
number, as `components` lists it under the plural (null for none). The message `field-<id>` is its label; what
lies on no grid and has no label is not worth telling.

An action is `{"action": "P1 place b3", "kind": "place", "square": "b3"}`: its notation, its kind, and each
argument by name: numbers, or what squares and words are called. The message `action-<kind>` says it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gridtown.core.action import CHANCE
from gridtown.core.game import Game
from gridtown.core.view import View
from gridtown.declared.fields import OnGrid, value_of
from gridtown.declared.grid import Grid
from gridtown.declared.state import State


def present(game: Game[Any], view: View[Any]) -> dict[str, object]:
    """A view as this module says."""
    known: State = view.known
    grid = grid_of(type(known))
    options = [option for option in game.facts.options if option.name in known.fields]
    return {
        "game": game.facts.id,
        "players": int(known.size),
        "options": {option.name: value_of(option, getattr(known, option.name)) for option in options},
        "to_act": [player for player in game.players_to_act(known) if player != CHANCE],
        "step": game.step(known),
        "grid": None if grid is None else _grid(grid),
        "fields": _fields(known, [option.name for option in options]),
        "standing": game.standing(known),
        "result": _result(game, known),
    }


def grid_of(kind: type[State]) -> Grid | None:
    """The grid that fields of a state class lie on."""
    return next((field.grid for field in kind.fields.values() if isinstance(field, OnGrid)), None)


def _grid(grid: Grid) -> dict[str, object]:
    return {"width": grid.width, "height": grid.height, "squares": grid.names}


def _fields(known: State, options: Sequence[str]) -> list[dict[str, object]]:
    return [
        {
            "id": name,
            "on": field.on,
            "of": field.of,
            "keys": list(field.keys(int(known.size))),
            "values": field.present(getattr(known, name)),
        }
        for name, field in known.fields.items()
        if name not in options
    ]


def _result(game: Game[Any], known: State) -> dict[str, object] | None:
    outcome = game.outcome(known)
    if outcome is None:
        return None
    return {
        "termination": outcome.termination,
        "ranking": outcome.ranking,
        "scores": outcome.scores,
        "winners": outcome.winners(),
        "success": outcome.success,
    }
