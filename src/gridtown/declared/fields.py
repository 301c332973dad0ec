"""Fields of a declared state: what each holds, within which range, and how it is written.

A state class names each field once, as what its values are:

    tile = fields.number(0, 4, of="tile")     a number; 0 is none where its values name things
    phase = fields.one_of("buy", "build")     the index of a word, written as the word
    active = fields.player()                  a player index; `player(nobody=True)` may be NOBODY, -1
    tiles = fields.each(GRID, fields.number(0, 4, of="tile"))     a list, one for each square of a Grid
    bag = fields.each(range(1, 5), fields.number(0, 15), of="tile")     a list, one for each of a range
    score = fields.seats(fields.number(0, 10_000))     a list, one for each player

A number starts at 0, or as near to it as its range allows; a word with the first, a flag with no, a player
with the first one or nobody. `start` says otherwise. A field that is called like an option of the game starts
with what was chosen: a number, or its place where the option's values are words.

A value that a field can't hold is refused when the action that led to it is done (`State.settle`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, cast

from gridtown.core.errors import InvalidAction, InvalidGame
from gridtown.core.fields import Reader
from gridtown.core.game import Option
from gridtown.core.plain_fields import Form, NumberForm, OneOfForm, PlayerForm
from gridtown.declared.grid import Grid

NOBODY: Final = -1
"""What a field of players holds for none of them, where it may."""

WHOLE: Final = {int, bool}

YES_NO: Final = ("no", "yes")


class Field:
    """One field of a state: a single value.

    form: how a value is written. of: what values are: "number", "player", "word", "flag", or the things of
    the box that they name. first: the value before the game. name: what the state calls it.
    """

    on: str | None = None
    """What there is a value for each of; None for a single value."""

    def __init__(self, form: Form, of: str, first: int) -> None:
        self.form = form
        self.of = of
        self.first = first
        self.name = ""
        low, high = self._range(1)
        if low > high:
            raise InvalidGame(f"a field holds {self._said(1)}: the lower one comes first")
        if not low <= first <= high:
            raise InvalidGame(f"a field that holds {self._said(1)} can't start with {first}")

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name
        if isinstance(self.form, OneOfForm):
            self.form.key = name

    def fault(self, value: Any, players: int) -> str:
        """What is wrong with a value, and what would do; "" for one that the field can hold."""
        low, high = self._range(players)
        if isinstance(value, int) and low <= value <= high:
            return ""
        return f"{self.name} is {value!r}; it holds {self._said(players)}"

    def _range(self, players: int) -> tuple[int, int]:
        """The least and the greatest value."""
        if isinstance(self.form, OneOfForm):
            return 0, len(self.form.names) - 1
        if isinstance(self.form, PlayerForm):
            return NOBODY if self.form.nobody else 0, players - 1
        assert isinstance(self.form, NumberForm)
        return self.form.low, self.form.high

    def _said(self, players: int) -> str:
        """The range in words."""
        _, high = self._range(players)
        if isinstance(self.form, OneOfForm):
            return f"an index from 0 to {high} ({', '.join(self.form.names)})"
        if isinstance(self.form, PlayerForm):
            return f"a player from 0 to {high}{', or NOBODY (-1)' if self.form.nobody else ''}"
        return f"a number from {self._range(players)[0]} to {high}"

    def keys(self, players: int) -> Sequence[int | str]:
        """What there is a value for each of."""
        del players
        return ()

    def start(self, players: int) -> Any:
        """The value before the game."""
        del players
        return self.first

    def copy(self, value: Any) -> Any:
        """An independent copy of a value."""
        return value

    def numbers(self, value: Any) -> Sequence[int]:
        """A value as numbers."""
        return (value,)

    def read(self, reader: Reader, players: int) -> Any:
        """The inverse of `numbers`."""
        del players
        return reader.one()

    def write(self, value: Any) -> str:
        """A value in notation, without blanks."""
        return self.form.write(int(value))

    def parse(self, text: str, players: int) -> Any:
        """The inverse of `write` at a table of `players`. Raises InvalidAction."""
        return self.form.parse(text, players)

    def present(self, value: Any) -> list[int | str | None]:
        """The values as JSON-able data: words for words, None for nobody and for nothing."""
        return [self._shown(number) for number in self.numbers(value)]

    def _shown(self, number: int) -> int | str | None:
        if self.of in ("word", "flag"):
            return self.form.write(number)
        if self.of == "player":
            return None if number < 0 else int(number)
        return None if self.of != "number" and number == 0 else int(number)


class Many(Field):
    """Field with a value for each of several things. single: the field that each value is like."""

    def __init__(self, single: Any) -> None:
        if type(single) is not Field:
            raise InvalidGame(f"{single!r} is not what each value is like: a field, fields.number(0, 9)")
        super().__init__(single.form, single.of, single.first)

    def fault(self, value: Any, players: int) -> str:
        """What is wrong with the list or with one of its values."""
        keys = self.keys(players)
        if not isinstance(value, list) or len(value) != len(keys):
            return f"{self.name} is {value!r}; it holds a list of {len(keys)} values"
        low, high = self._range(players)
        if (
            {*map(type, value)} <= WHOLE
            and low <= min(value, default=low)
            and max(value, default=high) <= high
        ):
            return ""
        for index, number in enumerate(value):
            if not (isinstance(number, int) and low <= number <= high):
                return f"{self.name}[{index}] is {number!r}; it holds {self._said(players)}"
        return ""

    def start(self, players: int) -> list[int]:
        """The first value for each."""
        return [self.first] * len(self.keys(players))

    def copy(self, value: list[int]) -> list[int]:
        """A list of its own."""
        return value.copy()

    def numbers(self, value: list[int]) -> Sequence[int]:
        """The list itself."""
        return value

    def read(self, reader: Reader, players: int) -> list[int]:
        """As many numbers as there are things."""
        return list(reader.take(len(self.keys(players))))

    def write(self, value: list[int]) -> str:
        """The values with commas between them."""
        return ",".join(super(Many, self).write(number) for number in value)

    def parse(self, text: str, players: int) -> list[int]:
        """The inverse of `write`."""
        texts = text.split(",")
        if len(texts) != len(self.keys(players)):
            raise InvalidAction(f"{self.name}: {len(texts)} values, not {len(self.keys(players))}")
        return [super(Many, self).parse(one, players) for one in texts]


class EachOf(Many):
    """Field with a value for each number of a range; `on` says what these are numbers of."""

    def __init__(self, numbers: range, of: str, single: Any) -> None:
        super().__init__(single)
        self.on = of
        self._keys = numbers

    def keys(self, players: int) -> Sequence[int | str]:
        """The numbers."""
        del players
        return self._keys


class OnGrid(Many):
    """Field with a value for each square of a grid; notation names those that are not as at the start."""

    on = "square"

    def __init__(self, grid: Grid, single: Any) -> None:
        super().__init__(single)
        self.grid = grid

    def keys(self, players: int) -> Sequence[int | str]:
        """The squares' names."""
        del players
        return self.grid.names

    def write(self, value: list[int]) -> str:
        """As in a1:3,b2:1."""
        one = super(Many, self).write
        there = [square for square in range(self.grid.size) if value[square] != self.first]
        return ",".join(f"{self.grid.names[square]}:{one(value[square])}" for square in there)

    def parse(self, text: str, players: int) -> list[int]:
        """The inverse of `write`."""
        value = self.start(players)
        for part in text.split(","):
            square, _, written = part.partition(":")
            if square not in self.grid.names:
                raise InvalidAction(f"{self.name}: {square!r} is not a square: like {self.grid.names[0]}")
            value[self.grid.names.index(square)] = super(Many, self).parse(written, players)
        return value


class AtSeats(Many):
    """Field with a value for each player."""

    on = "player"

    def keys(self, players: int) -> Sequence[int | str]:
        """The players."""
        return range(players)


def number_of(option: Option, value: str) -> int:
    """What a field called like an option holds: the number chosen, or the place of a word."""
    return int(value) if _are_numbers(option) else option.values.index(value)


def value_of(option: Option, number: int) -> str:
    """The inverse of `number_of`."""
    return str(number) if _are_numbers(option) else option.values[number]


def _are_numbers(option: Option) -> bool:
    return all(value.isdecimal() for value in option.values)


# What a state class calls. To a type checker they give what the field holds, as `dataclasses.field` does.


def number(low: int, high: int, *, of: str = "number", start: int | None = None) -> int:
    """A number from `low` to `high`. of: what of the box it numbers; 0 is none of them."""
    nearest = min(max(0, low), high)
    return cast(int, Field(NumberForm(low, high, f"a {of}"), of, nearest if start is None else start))


def flag(*, start: int = 0) -> int:
    """0 or 1, written no and yes."""
    return cast(int, Field(OneOfForm("", YES_NO), "flag", start))


def one_of(*words: str, start: int = 0) -> int:
    """An index among `words`, written as the word."""
    if not words:
        raise InvalidGame('one_of() has no words to choose from: fields.one_of("buy", "build")')
    for word in words:
        if not re.fullmatch(r"[^\s,:=]+", word):
            raise InvalidGame(f"{word!r} can't stand in notation: a word without blanks, commas, colons, =")
    return cast(int, Field(OneOfForm("", words), "word", start))


def player(*, nobody: bool = False) -> int:
    """A player index; NOBODY is one if so said."""
    return cast(int, Field(PlayerForm("none" if nobody else ""), "player", NOBODY if nobody else 0))


def each(over: Grid | range, single: int, *, of: str = "number") -> list[int]:
    """A list with a `single` (a field) for each square of a grid, or for each number of a range.

    of: what the range's numbers are numbers of.
    """
    return cast(list[int], OnGrid(over, single) if isinstance(over, Grid) else EachOf(over, of, single))


def seats(single: int) -> list[int]:
    """A list with a `single` (a field) for each player."""
    return cast(list[int], AtSeats(single))
