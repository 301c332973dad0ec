"""What the rules say back: why an action is refused, and what an action brought about.

Both are an id and arguments. The words for them stand in the `.ftl` files of each game.
"""

from typing import Final

Value = str | int | list[int] | list[str]

EVERYONE: Final = -1
"""The audience of an event that all players and spectators may see."""


class Rule:
    """A rule that forbids an action: its id, and the arguments its sentence needs."""

    def __init__(self, id: str, args: dict[str, Value] | None = None) -> None:
        self.id = id
        self.args: dict[str, Value] = {} if args is None else args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rule) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Rule({self.id!r}, {self.args!r})"


class Event:
    """A consequence worth showing, in the past tense.

    `player` is whom it happened to; `audience` is a bit mask of the players who may see it, or EVERYONE.
    """

    def __init__(self, id: str, player: int, args: dict[str, Value], audience: int = EVERYONE) -> None:
        self.id = id
        self.player = player
        self.args = args
        self.audience = audience

    def visible_to(self, viewer: int | None) -> bool:
        """Whether `viewer` (None: a spectator) may see it."""
        if self.audience == EVERYONE:
            return True
        return viewer is not None and bool(self.audience >> viewer & 1)

    def __repr__(self) -> str:
        return f"Event({self.id!r}, {self.player}, {self.args!r})"
