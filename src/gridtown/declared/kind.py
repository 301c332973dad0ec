"""Kinds of action of a declared game: what each takes, what bars it, and what it does."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from gridtown.core.action import ARGUMENT_LIMIT, CHANCE
from gridtown.core.arguments import Argument, Named, Nothing, Number, Pair
from gridtown.core.errors import InvalidGame
from gridtown.core.kinds import Kind as CoreKind
from gridtown.core.refusal import Refusal
from gridtown.declared.grid import Grid
from gridtown.editions.box import Box

Takes = Argument | Grid | range | Sequence[str]
"""What an argument may be: a square, a number of a range, or one of some words (its index)."""


class Kind(CoreKind):
    """Base of a game's kinds of action. Its word in notation is the name of the class: `build-road`.

    box: of the game it belongs to. `asked`, `bars`, `weight` and `do` are given the state, the player (unless
    chance takes it), and each argument that `takes` names.
    """

    by: ClassVar[int | None] = None
    """CHANCE where chance takes it, None where players do."""
    takes: ClassVar[Mapping[str, Takes]] = {}
    """Its arguments by name."""

    def __init__(self, number: int, box: Box | None) -> None:
        self.box = box
        self._arguments = [_argument(name, takes) for name, takes in self.takes.items()]
        whole, self._shifts = _joined(self._arguments)
        word = re.sub(r"(?<!^)(?=[A-Z])", "-", type(self).__name__).lower()
        parts = zip(self._arguments, self._shifts, strict=True)
        if sum(max(one.all(), default=0) << shift for one, shift in parts) >= ARGUMENT_LIMIT:
            raise InvalidGame(f"{word}: its arguments need more than 20 bits; split it into two kinds")
        super().__init__(number, word, whole, self.by == CHANCE)
        self.all = [(argument, self.unpack(argument)) for argument in whole.all()]

    def asked(self, *asked: Any, **named: Any) -> bool:
        """Whether the step that a state stands at asks for it: `(state, player)`."""
        del asked, named
        return True

    def bars(self, *asked: Any, **named: Any) -> Refusal | None:
        """The rule that forbids it, or None: `(state, player, *arguments)`."""
        del asked, named
        return None

    def weight(self, *asked: Any, **named: Any) -> int:
        """Of chance: how often the components bring it, 0 for never: `(state, *arguments)`."""
        del asked, named
        return 1

    def do(self, *asked: Any, **named: Any) -> None:
        """Carry it out in place: `(state, player, *arguments)`."""
        del asked, named
        raise NotImplementedError("do")

    def unpack(self, number: int) -> tuple[int, ...]:
        """Its arguments, from the one number that an action has."""
        found = []
        for shift in self._shifts:
            found.append(number >> shift)
            number &= (1 << shift) - 1
        return tuple(found)

    def present(self, number: int) -> dict[str, object]:
        """Its arguments by name, as JSON-able data: numbers, or what squares and words are called."""
        return {
            name: argument.write(one) if isinstance(argument, Named) else one
            for name, argument, one in zip(self.takes, self._arguments, self.unpack(number), strict=True)
        }


def _argument(name: str, takes: Takes) -> Argument:
    if isinstance(takes, Argument):
        return takes
    if name in ("action", "kind"):
        raise InvalidGame(f"an argument can't be called {name!r}: boards know the action by it; rename it")
    if isinstance(takes, range):
        if not takes or takes.step != 1 or takes[0] < 0:
            said = "at least one, in steps of one, none below 0"
            raise InvalidGame(f"{name}: {takes!r} is no range of arguments: {said}")
        return Number(takes[0], takes[-1], f"a {name}")
    names: Any = takes.names if isinstance(takes, Grid) else takes
    if isinstance(names, str) or not isinstance(names, Sequence) or not names:
        raise InvalidGame(f"{name}: {takes!r} is no argument: take a Grid, a range, or a list of words")
    return Named(names, f"a {name}: like {names[0]}")


def _joined(arguments: Sequence[Argument]) -> tuple[Argument, list[int]]:
    """All arguments as one, and by how many bits each is shifted: the first highest."""
    if not arguments:
        return Nothing(), []
    whole, shifts = arguments[-1], [0]
    for argument in reversed(arguments[:-1]):
        shift = max(whole.all()).bit_length()
        whole, shifts = Pair(argument, whole, shift), [shift, *shifts]
    return whole, shifts
