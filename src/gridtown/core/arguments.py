"""Arguments of actions: which numbers a kind of action takes, and how each of them is written."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from gridtown.core.errors import InvalidAction
from gridtown.core.notation import parse_number


@mypyc_attr(allow_interpreted_subclasses=True)
class Argument:
    """Base of all arguments. words: how many words, separated by blanks, each is written with at most."""

    def __init__(self, words: int) -> None:
        self.words = words

    def takes(self, words: Sequence[str]) -> bool:
        """Whether it may be written with as many words."""
        return len(words) == self.words

    def all(self) -> list[int]:
        """Every argument, ascending."""
        raise NotImplementedError

    def parts(self) -> list[list[int]]:
        """Every argument, parted where what was chosen before leaves only those of one part (`Game.part`)."""
        return [self.all()]

    def write(self, number: int) -> str | None:
        """The argument in words, None for a number that is no such argument."""
        raise NotImplementedError

    def parse(self, words: Sequence[str]) -> int:
        """The inverse of `write`, given as many words as it takes. Raises InvalidAction."""
        raise NotImplementedError


class Nothing(Argument):
    """No argument: always the same `number`."""

    def __init__(self, number: int = 0) -> None:
        super().__init__(0)
        self.number = number

    def all(self) -> list[int]:
        """Just that number."""
        return [self.number]

    def write(self, number: int) -> str | None:
        """No word."""
        return "" if number == self.number else None

    def parse(self, words: Sequence[str]) -> int:
        """Always that number."""
        del words
        return self.number


class Number(Argument):
    """A number from `low` to `high`, which an error calls `what` ("a tile")."""

    def __init__(self, low: int, high: int, what: str) -> None:
        super().__init__(1)
        self.low = low
        self.high = high
        self.what = what

    def all(self) -> list[int]:
        """From `low` to `high`."""
        return list(range(self.low, self.high + 1))

    def write(self, number: int) -> str | None:
        """The number in digits."""
        return str(number) if self.low <= number <= self.high else None

    def parse(self, words: Sequence[str]) -> int:
        """A number in digits, without leading zeros."""
        return parse_number(words[0], self.low, self.high, self.what)


class Named(Argument):
    """An index among `names`; an error calls it `what` ("a square: like b3"). Empty names are none.

    A name may have several words: `from supply west`.
    """

    def __init__(self, names: Sequence[str], what: str) -> None:
        self._sizes = {len(name.split(" ")) for name in names if name}
        super().__init__(max(self._sizes))
        self.names = list(names)
        self.what = what
        self._index = {name: index for index, name in enumerate(names) if name}

    def takes(self, words: Sequence[str]) -> bool:
        """As many words as one of the names has."""
        return len(words) in self._sizes

    def all(self) -> list[int]:
        """The indices of all names."""
        return list(self._index.values())

    def write(self, number: int) -> str | None:
        """The name at an index."""
        return (self.names[number] or None) if 0 <= number < len(self.names) else None

    def parse(self, words: Sequence[str]) -> int:
        """The index of a name."""
        name = " ".join(words)
        if name not in self._index:
            raise InvalidAction(f"{name!r} is not {self.what}")
        return self._index[name]


class Pair(Argument):
    """Two arguments in one number: the first shifted left by `shift` bits, the second below it."""

    def __init__(self, first: Argument, second: Argument, shift: int) -> None:
        super().__init__(first.words + second.words)
        self.first = first
        self.second = second
        self.shift = shift

    def takes(self, words: Sequence[str]) -> bool:
        """The words of the first, then as many as the second takes."""
        return len(words) >= self.first.words and self.second.takes(words[self.first.words :])

    def all(self) -> list[int]:
        """Every first with every second."""
        seconds = self.second.all()
        return [first << self.shift | second for first in self.first.all() for second in seconds]

    def write(self, number: int) -> str | None:
        """The words of the first, then those of the second."""
        first = self.first.write(number >> self.shift)
        second = self.second.write(number & ((1 << self.shift) - 1))
        return None if first is None or second is None else f"{first} {second}".strip()

    def parse(self, words: Sequence[str]) -> int:
        """The words of the first, then those of the second."""
        first = self.first.parse(words[: self.first.words])
        return first << self.shift | self.second.parse(words[self.first.words :])
