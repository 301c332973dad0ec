"""Pickle of games and states: a game as its class and edition, a state as its game and bytes."""

from __future__ import annotations

from typing import Any, Final

MADE: Final[dict[tuple[type, int, str], Any]] = {}
"""Games made from pickles, by class, rules version and hash of the edition: one of each in a process."""


def read_game(kind: type, version: int, edition_hash: str, edition: object) -> object:
    """The game that was pickled. Raises TypeError where its class makes another one."""
    key = (kind, version, edition_hash)
    if key not in MADE:
        game: Any = kind() if edition is None else kind(edition)
        if (game.facts.rules_version, game.edition_hash) != (version, edition_hash):
            raise TypeError(
                f"{kind.__name__} can't be unpickled: its class makes another game from its edition"
            )
        MADE[key] = game
    return MADE[key]


def read_state(game: Any, data: bytes) -> object:
    """The state of `game` that was pickled."""
    state: object = game.from_bytes(data)
    return state
