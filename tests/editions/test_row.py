"""Rows: their keys, their names and how complaints call them."""

from msgspec import Struct, field

from gridtown.editions.row import UNNAMED, Names, Row, fields_of, key_field, label_of, name_of


class EndRow(Row, frozen=True):
    space: str
    from_: int = field(name="from")
    name: Names = UNNAMED


class Figures(Struct, frozen=True):
    name: str


def test_fields_are_spelled_as_in_the_file_and_the_first_is_the_key() -> None:
    assert fields_of(EndRow) == ["space", "from", "name"]
    assert key_field(EndRow) == "space"


def test_a_row_may_have_no_name_of_its_own() -> None:
    name = Names("End", "Ende")
    assert name_of(EndRow("0", 1, name)) == name
    assert name_of(EndRow("0", 1)) is None
    assert name_of(Figures("base game")) is None


def test_an_empty_name_is_one_that_was_given() -> None:
    assert name_of(EndRow("0", 1, Names("", ""))) == Names("", "")


def test_a_row_is_called_by_table_key_and_english_name() -> None:
    assert label_of("end", EndRow("0", 1)) == "end 0"
    assert label_of("end", EndRow("0", 1, Names("End", "Ende"))) == 'end 0 "End"'
