"""Fields of a state: what follows from declaring each of them once.

A class of the state declares its fields as class attributes with a default and a docstring below each:

    class Player:
        citizen: i64 = 0
        \"\"\"The space of the Citizen.\"\"\"

A class variable DERIVED names those that follow from other fields and stand in no bytes and no notation.
`declared` reads the names in both builds, and `Numbers` turns the numbers among them into bytes and back.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any

WORD = 8
"""Bytes of a number."""

DERIVED = "DERIVED"
"""The class variable (`ClassVar[tuple[str, ...]]`) that names fields which follow from others."""


def declared(kind: type) -> tuple[str, ...]:
    """The names of the fields that the class itself declares, in order; those of its bases come first."""
    names: list[str] = []
    for base in reversed(kind.__mro__):
        own = vars(base).get("__mypyc_attrs__")  # compiled classes have no annotations
        mine = list(vars(base).get("__annotations__", ())) if own is None else list(own)
        names += [name for name in mine if name not in names and not name.startswith("__")]
    return tuple(name for name in names if name != DERIVED)


def derived(kind: type) -> tuple[str, ...]:
    """The names of the fields that follow from others: what the class lists under `DERIVED`."""
    return tuple(name for base in kind.__mro__ for name in vars(base).get(DERIVED, ()))


class Numbers:
    """The numbers among the fields of a class, in the order of its bytes."""

    def __init__(self, *names: str) -> None:
        self.names = names
        self._get: Callable[[Any], Any] = attrgetter(*names)

    def of(self, instance: object) -> list[int]:
        """The numbers of `instance`."""
        found = self._get(instance)
        return [found] if len(self.names) == 1 else list(found)

    def give(self, instance: object, numbers: Sequence[int]) -> None:
        """Set the fields of `instance`. Raises ValueError for another number of numbers."""
        for name, number in zip(self.names, numbers, strict=True):
            setattr(instance, name, number)

    def __len__(self) -> int:
        return len(self.names)


class Reader:
    """Numbers read one after the other from what `pack` wrote."""

    def __init__(self, data: bytes) -> None:
        self._numbers = struct.unpack(f"<{len(data) // WORD}q", data)
        self._at = 0

    def take(self, many: int) -> tuple[int, ...]:
        """The next `many` numbers."""
        self._at += many
        return self._numbers[self._at - many : self._at]

    def one(self) -> int:
        """The next number."""
        return self.take(1)[0]

    def rest(self) -> tuple[int, ...]:
        """All numbers that are left."""
        return self.take(len(self._numbers) - self._at)

    def fill(self, instance: object, numbers: Numbers) -> None:
        """Set the fields of `instance` that `numbers` names."""
        numbers.give(instance, self.take(len(numbers)))


def pack(numbers: Sequence[int]) -> bytes:
    """Little-endian 64-bit integers."""
    return struct.pack(f"<{len(numbers)}q", *numbers)
