"""View of the table for one person: all that they may know."""

from typing import Generic, TypeVar

from gridtown.core.state import State

S = TypeVar("S", bound=State)


class View(Generic[S]):
    """The table as `viewer` (None: a spectator) may know it.

    known: a State from which every secret has been struck out, so that one set of rules serves both the
    truth and what a person sees of it. It is not a position to play on: use `Game.determinize` for one.
    """

    def __init__(self, viewer: int | None, known: S) -> None:
        self.viewer = viewer
        self.known = known
