"""Schemas: what follows from the annotations of an Edition."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final

import pytest
from msgspec import Struct

from gridtown.core.errors import InvalidEdition
from gridtown.editions.complaint import Complaint, Fault, miscounted, outside
from gridtown.editions.file import EditionFile
from gridtown.editions.row import UNNAMED, Names, Row
from gridtown.editions.schema import Order, Schema, Sources, among


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    coins: int


class MetalRow(Row, frozen=True):
    id: str
    name: Names
    worth: int = 1


class StoneRow(Row, frozen=True, kw_only=True):
    number: int
    name: Names = UNNAMED
    at: tuple[int, int] = (0, 0)
    metal: str


class Edition(Struct, frozen=True):
    file: str
    edition: Figures
    sources: Sources
    metal: Annotated[list[MetalRow], Order(among(("tin", "gold")))]
    stone: list[StoneRow]


EXAMPLES: Final = {"worth": "worth = 3"}
TEXT: Final = """
[edition]
name = "Base"
coins = 3

[sources.edition]
name = "derived"
coins = "printed"

[sources.metal]
id = "printed"
name = "reconstructed"
worth = "printed"

[sources.stone]
number = "printed"
name = "reconstructed"
at = "printed"
metal = "printed"

[[metal]]
id = "gold"
name = { en = "Gold", de = "Gold" }
worth = 5

[[metal]]
id = "tin"
name = { en = "Tin", de = "Zinn" }

[[stone]]
number = 2
metal = "tin"
source = { metal = "derived" }

[[stone]]
number = 1
name = { en = "Nugget", de = "Klumpen" }
at = [2, 3]
metal = "gold"
"""


def coins_complaints(figures: Figures) -> Iterator[Complaint]:
    yield from outside("coins", [figures.coins], 0, 9)


def metal_complaints(metal: MetalRow) -> Iterator[Complaint]:
    yield from outside("worth", [metal.worth], 0, 9)


def together(edition: Edition) -> Iterator[Fault]:
    yield from miscounted("stone", "number", [stone.number for stone in edition.stone], (1, 2))


SCHEMA: Final = Schema(
    Edition,
    examples=EXAMPLES,
    checks={"edition": coins_complaints, "metal": metal_complaints},
    together=together,
)


def read(folder: Path, text: str = TEXT, schema: Schema[Edition] = SCHEMA) -> Edition:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return schema.read(EditionFile("mine.toml", path))


@pytest.fixture
def edition(tmp_path: Path) -> Edition:
    return read(tmp_path)


def complaints(folder: Path, text: str) -> list[str]:
    with pytest.raises(InvalidEdition) as caught:
        read(folder, text)
    return [line.removeprefix("mine.toml: ") for line in str(caught.value).splitlines()]


def changed(old: str, new: str) -> str:
    assert TEXT.count(old) == 1
    return TEXT.replace(old, new)


# --- what follows from the annotations


def test_tables_are_those_of_the_edition() -> None:
    assert {name: table.kind for name, table in SCHEMA.tables.items()} == {
        "edition": Figures,
        "metal": MetalRow,
        "stone": StoneRow,
    }


def test_every_field_but_the_source_has_one() -> None:
    assert SCHEMA.fields == {
        "edition": ["name", "coins"],
        "metal": ["id", "name", "worth"],
        "stone": ["number", "name", "at", "metal"],
    }


def test_the_rows_are_read_in_the_order_of_their_keys(edition: Edition) -> None:
    assert edition.file == "mine.toml"
    assert edition.edition.coins == 3
    assert [(metal.id, metal.worth) for metal in edition.metal] == [("tin", 1), ("gold", 5)]
    assert [(stone.number, stone.metal) for stone in edition.stone] == [(1, "gold"), (2, "tin")]


def test_the_sources_are_by_table_and_field(edition: Edition) -> None:
    assert edition.sources["metal"] == {"id": "printed", "name": "reconstructed", "worth": "printed"}


def test_tables_in_a_program_are_read_like_a_file() -> None:
    metals: Any = [{"id": "tin", "name": {"en": "Tin", "de": "Zinn"}}]
    tables: Any = {"edition": {"name": "Base", "coins": 3}, "metal": metals, "stone": []}
    lenient = Schema(Edition, source="ours")
    found = lenient.read(EditionFile("a program", tables))
    assert (found.file, found.metal[0].id) == ("a program", "tin")
    assert found.sources["edition"] == {"name": "ours", "coins": "ours"}


def test_a_table_without_an_order_of_its_own_stands_as_its_keys_sort(tmp_path: Path) -> None:
    place = among(("b", "a"))
    assert sorted(["c", "a", "b"], key=place) == ["b", "a", "c"]
    assert [stone.number for stone in read(tmp_path).stone] == [1, 2]


# --- the JSON and the hash


def test_json_has_every_field_and_its_source(edition: Edition) -> None:
    stones = SCHEMA.json(edition, "stone")
    assert json.loads(json.dumps(stones)) == stones
    assert list(stones[0]) == ["number", "name", "at", "metal", "source"]
    assert stones[0]["at"] == [2, 3]
    assert stones[0]["name"] == {"en": "Nugget", "de": "Klumpen"}
    assert [stone["source"]["metal"] for stone in stones] == ["printed", "derived"]


def test_json_of_a_table_that_stands_once(edition: Edition) -> None:
    assert SCHEMA.json(edition, "edition") == [
        {"name": "Base", "coins": 3, "source": {"name": "derived", "coins": "printed"}}
    ]


def test_hash_stays(edition: Edition) -> None:
    assert SCHEMA.hash(edition) == "5e8fe71cd7f2857a6022347e80dac133"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("coins = 3", "coins = 4"),
        ("worth = 5", "worth = 6"),
        ("at = [2, 3]", "at = [3, 2]"),
        ('metal = "gold"', 'metal = "tin"'),
    ],
)
def test_hash_sees_what_the_rules_read(tmp_path: Path, edition: Edition, old: str, new: str) -> None:
    assert SCHEMA.hash(read(tmp_path, changed(old, new))) != SCHEMA.hash(edition)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"Nugget"', '"Lump"'),
        ('name = "Base"', 'name = "Second printing"'),
        ('\nsource = { metal = "derived" }', ""),
        ('de = "Zinn" }', 'de = "Zinn" }\nworth = 1'),
    ],
)
def test_hash_sees_no_names_sources_or_defaults(tmp_path: Path, edition: Edition, old: str, new: str) -> None:
    assert SCHEMA.hash(read(tmp_path, changed(old, new))) == SCHEMA.hash(edition)


# --- complaints


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("coins = 3", "coins = 30", ["[edition]: coins: 30 is none of 0 to 9; correct it"]),
        ("coins = 3", "coins = '3'", ["[edition]: coins: Expected `int`, got `str`; correct it"]),
        ("worth = 5", "worth = -5", ['metal gold "Gold": worth: -5 is none of 0 to 9; correct it']),
        (
            "worth = 5",
            "worth = '5'",
            ['metal gold "Gold": worth: Expected `int`, got `str`; write it like worth = 3'],
        ),
        ("number = 2\n", "number = 3\n", ["stone 2: number: no row has it; add the row"]),
        ('"Zinn"', '" "', ['metal tin "Tin": name.de: is empty; give the name in this language']),
        ('"Nugget"', '""', ["stone 1: name.en: is empty; give the name in this language"]),
        (
            "number = 2\n",
            'number = 2\nname = { en = "", de = "" }\n',
            [
                "stone 2: name.en: is empty; give the name in this language",
                "stone 2: name.de: is empty; give the name in this language",
            ],
        ),
        (
            'source = { metal = "derived" }',
            'source = { colour = "derived" }',
            ["stone 2: source.colour: unknown field; use number, name, at, metal"],
        ),
        (
            'worth = "printed"',
            'worth = "heard"',
            ['[sources]: metal.worth: unknown source "heard"; use printed, derived, reconstructed'],
        ),
        ('\nworth = "printed"', "", ["[sources]: metal.worth: has no source; add one"]),
        (
            'worth = "printed"',
            'worth = "printed"\ncolour = "printed"',
            ["[sources]: metal.colour: unknown field; use id, name, worth"],
        ),
        (
            "[sources.edition]",
            "[house]\n[sources.edition]",
            [
                "the file: house: Object contains unknown field `house`; known are edition, sources, metal,"
                " stone"
            ],
        ),
    ],
)
def test_complaints_name_row_field_and_mend(tmp_path: Path, old: str, new: str, expected: list[str]) -> None:
    assert complaints(tmp_path, changed(old, new)) == expected


def test_a_table_of_sources_that_is_missing(tmp_path: Path) -> None:
    start, end = TEXT.index("[sources.metal]"), TEXT.index("[sources.stone]")
    missing = complaints(tmp_path, TEXT[:start] + TEXT[end:])
    assert missing == ["[sources]: metal: Object missing required field `metal`; add it"]


def test_rows_together_are_looked_at_only_when_each_could_be_read(tmp_path: Path) -> None:
    text = changed("number = 2\n", "number = 3\n").replace("at = [2, 3]", "at = [2]")
    assert [line.partition(":")[0] for line in complaints(tmp_path, text)] == ['stone 1 "Nugget"']


def test_faults_of_all_rows_come_at_once(tmp_path: Path) -> None:
    text = changed("number = 2\n", "number = 3\n").replace("coins = 3", "coins = 30").replace("Zinn", "")
    assert [line.partition(":")[0] for line in complaints(tmp_path, text)] == [
        "[edition]",
        'metal tin "Tin"',
        "stone 2",
    ]
