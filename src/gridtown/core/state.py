"""The full truth of one playing of a game, between two actions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from gridtown.core.rule import Event

CHANCE_ACTS: Final = 1 << 15
"""`State.active` while chance has to act."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base of every game's state.

    active: bit mask of the players who may act now, CHANCE_ACTS at a chance node, 0 when the game is over.
    journal: where events are written while somebody wants them; None while nobody does. It is no part
    of the state: copies start without one, and equality ignores it.
    """

    def __init__(self, active: i64) -> None:
        self.active: i64 = active
        self.journal: list[Event] | None = None

    def copy(self) -> State:
        """An independent copy, without the journal."""
        raise NotImplementedError

    def to_bytes(self) -> bytes:
        """All of the state, in an order and a byte order that never change within a rules version."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())
