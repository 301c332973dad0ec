"""Fields of a state, declared once."""

from typing import ClassVar

import pytest

from gridtown.core.fields import Numbers, Reader, declared, derived, pack
from gridtown.core.state import State


class Animal:
    legs: int = 4
    """How many it stands on."""
    name: str = ""


class Bird(Animal):
    wings: int = 2
    legs: int = 2
    DERIVED: ClassVar[tuple[str, ...]] = ("wings",)


def test_declared_names_the_fields_of_the_bases_first() -> None:
    assert declared(Bird) == ("legs", "name", "wings")
    assert set(declared(State)) == {"to_act", "size", "journal", "game"}


def test_derived_fields_are_named_by_their_class() -> None:
    assert derived(Bird) == ("wings",)
    assert derived(Animal) == ()


def test_numbers_are_read_and_given() -> None:
    numbers, bird = Numbers("wings", "legs"), Bird()
    assert numbers.of(bird) == [2, 2]
    numbers.give(bird, [3, 5])
    assert (bird.wings, bird.legs, len(numbers)) == (3, 5, 2)
    assert Numbers("wings").of(bird) == [3]
    with pytest.raises(ValueError, match="shorter"):
        numbers.give(bird, [1])


def test_a_reader_takes_what_was_packed() -> None:
    reader, bird = Reader(pack([-1, 2, 3, 1 << 40])), Bird()
    assert reader.one() == -1
    reader.fill(bird, Numbers("legs", "wings"))
    assert (bird.legs, bird.wings) == (2, 3)
    assert reader.rest() == (1 << 40,)
