"""Edition files: what can be read, and what is said of the rest."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct, field

from gridtown.core.errors import InvalidEdition
from gridtown.editions.file import EditionFile, edition_file, explained
from gridtown.editions.row import Names, Row


class TileRow(Row, frozen=True):
    number: int
    name: Names
    sides: list[int] = field(default_factory=list)


class Document(Struct, forbid_unknown_fields=True):
    tile: list[dict[str, object]]


def file_of(folder: Path, content: bytes) -> EditionFile:
    path = folder / "mine.toml"
    path.write_bytes(content)
    return EditionFile("mine.toml", path)


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"number = = 1", "mine.toml: the file: syntax: not TOML: "),
        (b"\xff", "mine.toml: the file: syntax: not TOML: "),
        (b"", "mine.toml: the file: tile: Object missing required field `tile`; add it"),
        (b"tile = 3", "mine.toml: the file: tile: Expected `array`, got `int`; correct it"),
        (
            b"tile = []\nhut = 1",
            "mine.toml: the file: hut: Object contains unknown field `hut`; known are tile",
        ),
    ],
)
def test_a_file_that_is_no_edition(tmp_path: Path, content: bytes, line: str) -> None:
    with pytest.raises(InvalidEdition) as caught:
        file_of(tmp_path, content).tables(Document)
    assert str(caught.value).startswith(line)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "none.toml"
    with pytest.raises(InvalidEdition, match=r"the file: path: cannot be read \(No such file"):
        edition_file("neom", path).tables(Document)


def test_the_packaged_file_of_a_game_is_called_by_its_name() -> None:
    assert edition_file("neom", None).name == "base.toml"
    assert edition_file("neom", Path("mine.toml")).name == "mine.toml"


def test_rows_that_can_be_read_and_the_faults_of_the_others() -> None:
    name = {"en": "Hut", "de": "Hütte"}
    file = EditionFile("mine.toml", {})
    raw: list[dict[str, Any]] = [
        {"number": 1, "name": name},
        {"number": "2", "name": name},
        {"name": name},
        {"number": 4},
        {"number": 5, "name": name, "sides": [1, "2"]},
        {"number": 6, "name": {**name, "fr": "Hutte"}},
    ]
    rows = file.rows("tile", raw, TileRow, {"number": "number = 12"})
    assert [row.number for row in rows] == [1]
    assert all(fault.unread for fault in file.faults)
    assert str(file.refusal()).splitlines() == [
        'mine.toml: tile 2 "Hut": number: Expected `int`, got `str`; write it like number = 12',
        'mine.toml: tile (row 3) "Hut": number: Object missing required field `number`; add it',
        "mine.toml: tile 4: name: Object missing required field `name`; add it",
        'mine.toml: tile 5 "Hut": sides[1]: Expected `int`, got `str`; correct it',
        'mine.toml: tile 6 "Hut": name.fr: Object contains unknown field `fr`; remove it',
    ]


def test_a_table_that_stands_once_is_called_by_its_heading() -> None:
    file = EditionFile("mine.toml", {})
    assert file.row("edition", {"number": "2"}, TileRow) is None
    assert str(file.refusal()).startswith("mine.toml: [edition]: number: ")


def test_an_error_of_msgspec_as_field_and_reason() -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert({"number": 1, "name": {"en": 1, "de": ""}}, TileRow)
    assert explained(caught.value, TileRow, {"name": 'name = { en = "Hut" }'}) == (
        "name.en",
        'Expected `str`, got `int`; write it like name = { en = "Hut" }',
    )
