"""Pickle of games: a game as its class and edition, with the weights in its folder taken in anew."""

from __future__ import annotations

from typing import Any, Final

from gridtown.core.weights import take_in_own

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
        take_in_own(game)
        MADE[key] = game
    return MADE[key]
