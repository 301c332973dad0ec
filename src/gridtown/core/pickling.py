"""Pickle of states: a state as its game and bytes."""

from __future__ import annotations

from typing import Any


def read_state(game: Any, data: bytes) -> object:
    """The state of `game` that was pickled."""
    state: object = game.from_bytes(data)
    return state
