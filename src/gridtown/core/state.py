"""The full truth of one playing of a game, between two actions."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from gridtown.core.event import Event
from gridtown.core.pickling import read_state

CHANCE_ACTS: Final = 1 << 15
"""`State.to_act` while chance has to act."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base of every game's state.

    A state class declares its fields as class attributes, each with a default and its meaning below it
    (`core.fields`). Numbers only: what is shared or made anew belongs into `__init__`.
    """

    to_act: i64 = 0
    """Bit mask of the players who may act now, CHANCE_ACTS at a chance node, 0 when the game is over."""
    size: i64 = 0
    """Players at the table."""
    journal: list[Event] | None = None
    """Where events are written while somebody wants them. It is no part of the state: copies start without
    one, and equality ignores it."""
    game: object = None
    """The game it is a state of, which pickle needs. Copies share it, and equality ignores it."""

    def __init__(self, to_act: i64 = 0) -> None:
        self.to_act = to_act

    def copy(self) -> State:
        """An independent copy, without the journal."""
        raise NotImplementedError

    def to_bytes(self) -> bytes:
        """All of the state, in an order and a byte order that never change within a rules version."""
        raise NotImplementedError

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        del memo
        return self.copy()

    def __str__(self) -> str:
        game: Any = self.game
        return repr(self) if game is None else str(game.picture(self))

    def __reduce__(self) -> tuple[Any, ...]:
        if self.game is None:
            raise TypeError(f"{type(self).__name__} can't be pickled: its `game` is not set")
        return read_state, (self.game, self.to_bytes())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())
