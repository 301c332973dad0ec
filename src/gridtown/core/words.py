"""Words, and text that Rich shows as it is, for tables drawn with characters in any game."""

from collections.abc import Sequence
from typing import Protocol


class Words(Protocol):
    """What says things in somebody's language: `gridtown.messages.Messages`."""

    def text(self, id: str, names: Sequence[str] = (), /, **args: object) -> str:
        """The words for a message."""

    def name(self, kind: str, value: object, names: Sequence[str] = ()) -> str:
        """What a thing is called."""

    def figure(self, number: int) -> str:
        """A whole number that stands by itself."""

    def all_of(self, parts: Sequence[str]) -> str:
        """A list in words."""


def escape(text: str) -> str:
    """Text as it is in Rich's markup; nothing that follows a backslash is taken for escaped."""
    return text.translate({ord("["): "\\[", ord("\\"): "\\\\[none][/none]"})
