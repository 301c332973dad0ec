"""Refusal of an action by the rules: an id and arguments; the words stand in the `.ftl` files."""

from typing import Final

Value = str | int | list[int] | list[str]
"""An argument of a sentence."""

SHARED_IDS: Final = (
    "over",
    "chance",
    "chance-acts",
    "not-drawable",
    "not-your-action",
    "not-active",  # player
    "waiting",
    "wrong-step",  # step
)
"""What every game refuses alike: `Game.reason` finds these, and the program's own messages say them."""


class Refusal:
    """A rule that forbids an action: its id, and the arguments its sentence needs."""

    def __init__(self, id: str, args: dict[str, Value] | None = None) -> None:
        self.id = id
        self.args: dict[str, Value] = {} if args is None else args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Refusal({self.id!r}, {self.args!r})"
