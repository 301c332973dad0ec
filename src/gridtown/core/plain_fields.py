"""Plain fields in the notation of positions: `turn=9 mover=P2 phase=act`, each with its form and range."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from gridtown.core.notation import (
    KeyValues,
    parse_number,
    parse_one_of,
    parse_player,
    parse_to_act,
    write_to_act,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Form:
    """Base of the forms a number may be written in."""

    def write(self, number: int) -> str:
        """The number in words."""
        raise NotImplementedError

    def parse(self, text: str, size: int) -> int:
        """The inverse of `write` at a table of `size` players. Raises InvalidAction."""
        raise NotImplementedError


class NumberForm(Form):
    """A number from `low` to `high`, which an error calls `what` ("a turn")."""

    def __init__(self, low: int, high: int, what: str) -> None:
        self.low = low
        self.high = high
        self.what = what

    def write(self, number: int) -> str:
        """The number in digits."""
        return str(number)

    def parse(self, text: str, size: int) -> int:
        """A number in range."""
        del size
        return parse_number(text, self.low, self.high, self.what)


class OneOfForm(Form):
    """An index among `names`; an error calls it by its `key`."""

    def __init__(self, key: str, names: Sequence[str]) -> None:
        self.key = key
        self.names = tuple(names)

    def write(self, number: int) -> str:
        """The name at an index."""
        return self.names[number]

    def parse(self, text: str, size: int) -> int:
        """The index of a name."""
        del size
        return parse_one_of(text, self.names, self.key)


class PlayerForm(Form):
    """The index of a player at the table, P1 and so on; `nobody`, where it is given, stands for -1."""

    def __init__(self, nobody: str = "") -> None:
        self.nobody = nobody

    def write(self, number: int) -> str:
        """P1 for 0."""
        return self.nobody if number < 0 else f"P{number + 1}"

    def parse(self, text: str, size: int) -> int:
        """The index of one of `size` players."""
        return -1 if self.nobody and text == self.nobody else parse_player(text, size)


class ToActForm(Form):
    """Who may act, as `State.to_act` has it: chance, none or P1,P3."""

    def write(self, number: int) -> str:
        """The players, chance or none."""
        return write_to_act(number)

    def parse(self, text: str, size: int) -> int:
        """The players, chance or none."""
        return parse_to_act(text, size)


class Plain:
    """A field written key=value.

    usual: the text of the value it has where the key is left out. seldom: whether `write` leaves it out
    then. field: its name in the class, where the key is another.
    """

    def __init__(self, key: str, form: Form, usual: str, seldom: bool = False, field: str = "") -> None:
        self.key = key
        self.form = form
        self.usual = usual
        self.seldom = seldom
        self.field = field or key


class PlainFields:
    """Some of the plain fields of a class, in the order of the notation."""

    def __init__(self, *plains: Plain) -> None:
        self.plains = plains

    def write(self, instance: object) -> list[str]:
        """The words key=value of `instance`."""
        words: list[str] = []
        for plain in self.plains:
            text = plain.form.write(int(getattr(instance, plain.field)))
            if not (plain.seldom and text == plain.usual):
                words.append(f"{plain.key}={text}")
        return words

    def read(self, instance: object, words: KeyValues, size: int) -> None:
        """Take the keys out of `words` and set the fields of `instance`. Raises InvalidAction."""
        for plain in self.plains:
            number = plain.form.parse(words.pop(plain.key, plain.usual), size)
            setattr(instance, plain.field, number)
