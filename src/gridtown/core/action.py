"""An action is one integer: who acts, of what kind it is, and one argument.

Bits, low to high: argument (20), player + 1 (4), kind (the rest). Sorting actions therefore sorts by
kind, then player, then argument, which is the order `legal_actions` promises.
"""

from typing import Final

from mypy_extensions import i64

CHANCE: Final = -1
"""The player index of chance."""

PLAYER_SHIFT: Final = 20
KIND_SHIFT: Final = 24
ARGUMENT_LIMIT: Final = 1 << PLAYER_SHIFT


def pack(player: i64, kind: i64, argument: i64) -> i64:
    """The action of `player` (CHANCE or 0..14) of `kind` (0..63) with `argument` (0..2**20-1)."""
    return kind << KIND_SHIFT | player + 1 << PLAYER_SHIFT | argument


def actor(action: i64) -> i64:
    """Who acts: a player index or CHANCE."""
    return (action >> PLAYER_SHIFT & 15) - 1


def kind_of(action: i64) -> i64:
    """The kind of action, a small number each game names in its `actions.py`."""
    return action >> KIND_SHIFT


def argument_of(action: i64) -> i64:
    """The argument, 0..2**20-1."""
    return action & ARGUMENT_LIMIT - 1
