"""Event that an action brought about: id and arguments; the words stand in the `.ftl` files of each game."""

from typing import Final

from gridtown.core.refusal import Value

EVERYONE: Final = -1
"""The audience of an event that all players and spectators may see."""


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
