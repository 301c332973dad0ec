"""Boxes: declared in a program or in an edition file, and what they say of rows that are wrong."""

import json
from pathlib import Path
from typing import Any

import pytest

from gridtown.core.errors import InvalidEdition
from gridtown.editions.box import Box, Column

Rows = list[tuple[Any, ...]]

ROWS: Rows = [
    (1, "wood", 6, "Hut", "Hütte"),
    (2, "wood", 4, "House", "Haus"),
    (3, "stone", 6, "Hall", "Halle"),
]
COLUMNS: dict[str, Column] = {"number": (1, 3), "made_of": ("wood", "stone"), "count": (0, 9)}
FILE = """
[[tile]]
number = 2
made_of = "wood"
count = 4
name = { en = "House", de = "Haus" }

[[tile]]
number = 1
made_of = "wood"
count = 6
name = { en = "Hut", de = "Hütte" }

[[tile]]
number = 3
made_of = "stone"
count = 6
name = { en = "Hall", de = "Halle" }
"""


def box(rows: Rows | Path = ROWS, source: str = "ours") -> Box:
    return Box(
        "tile",
        columns=COLUMNS,
        rows=rows,
        check=lambda rows: sum(row.count for row in rows) == 16 or "are not 16 in all; correct some",
        source=source,
    )


def with_row(place: int, *values: object) -> Rows:
    return [*ROWS[:place], values, *ROWS[place + 1 :]]


def in_file(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


# --- what a box says


def test_rows_are_in_the_order_of_their_keys() -> None:
    assert [row.number for row in box(ROWS[::-1]).rows] == [1, 2, 3]


def test_rows_have_columns_and_names() -> None:
    hall = box().rows[2]
    assert (hall.number, hall.made_of, hall.count) == (3, "stone", 6)
    assert (hall.name.en, hall.name.de) == ("Hall", "Halle")


def test_rows_are_frozen() -> None:
    with pytest.raises(AttributeError):
        box().rows[0].count = 7


def test_words_give_the_order_of_keys_that_are_words() -> None:
    rows: Rows = [("stone", 2, "Stone", "Stein"), ("wood", 1, "Wood", "Holz")]
    columns: dict[str, Column] = {"id": ("wood", "stone"), "count": (1, 2)}
    assert [row.id for row in Box("good", columns=columns, rows=rows).rows] == ["wood", "stone"]


def test_components_are_json_with_a_source_each() -> None:
    tiles: Any = box(source="printed").components()["tiles"]
    assert json.loads(json.dumps(tiles)) == tiles
    assert tiles[0] == {
        "number": 1,
        "made_of": "wood",
        "count": 6,
        "name": {"en": "Hut", "de": "Hütte"},
        "source": {"number": "printed", "made_of": "printed", "count": "printed", "name": "printed"},
    }


@pytest.mark.parametrize(("table", "listed"), [("tile", "tiles"), ("amenity", "amenities")])
def test_components_are_listed_under_the_plural(table: str, listed: str) -> None:
    box = Box(table, columns={"number": (1, 1)}, rows=[(1, "Park", "Park")])
    assert list(box.components()) == [listed]


def test_source_is_ours_unless_said_otherwise() -> None:
    declared = Box("tile", columns={"number": (1, 1)}, rows=[(1, "Park", "Park")])
    tiles: Any = declared.components()["tiles"]
    assert tiles[0]["source"] == {"number": "ours", "name": "ours"}


def test_hash_stays() -> None:
    assert box().hash() == "9ad1016cea36e94ba7cad185eade87da"


def test_hash_sees_values_but_no_names_sources_or_order() -> None:
    renamed = with_row(1, 2, "wood", 4, "Cottage", "Hof")
    changed = with_row(1, 2, "stone", 4, "House", "Haus")
    assert box(ROWS[::-1], "printed").hash() == box(renamed).hash() == box().hash()
    assert box(changed).hash() != box().hash()


# --- edition files


def test_a_file_has_the_very_same_rows(tmp_path: Path) -> None:
    path = in_file(tmp_path, FILE)
    for read in (box().read(path), box(path)):
        assert (read.hash(), read.components()) == (box().hash(), box().components())


def test_reading_a_file_leaves_the_declared_box_alone(tmp_path: Path) -> None:
    declared = box()
    path = in_file(tmp_path, FILE.replace('"Hut"', '"Hovel"'))
    assert declared.read(path).rows[0].name.en == "Hovel"
    assert declared.rows[0].name.en == "Hut"
    assert declared.read() is declared


def test_a_file_gives_sources_of_its_own(tmp_path: Path) -> None:
    own = FILE.replace("count = 4", 'count = 4\nsource = { count = "derived" }')
    path = in_file(tmp_path, f'[sources.tile]\nname = "printed"\n{own}')
    tiles: Any = box().read(path).components()["tiles"]
    assert [row["source"]["name"] for row in tiles] == ["printed"] * 3
    assert [row["source"]["count"] for row in tiles] == ["ours", "derived", "ours"]


# --- what is wrong


def complaints(rows: Rows | Path) -> list[str]:
    with pytest.raises(InvalidEdition) as caught:
        box(rows)
    return str(caught.value).splitlines()


@pytest.mark.parametrize(
    ("rows", "complaint"),
    [
        (
            with_row(1, 2, "wood", 14, "House", "Haus"),
            'tile 2 "House": count: 14 is none of 0 to 9; correct it',
        ),
        (
            with_row(1, 2, "iron", 4, "House", "Haus"),
            'tile 2 "House": made_of: unknown made_of "iron"; use wood, stone',
        ),
        (
            with_row(1, 2, "wood", "four", "House", "Haus"),
            'tile 2 "House": count: Expected `int`, got `str`; write it like count = 0',
        ),
        (
            with_row(1, 2, 7, 4, "House", "Haus"),
            'tile 2 "House": made_of: Expected `str`, got `int`; write it like made_of = "wood"',
        ),
        (
            with_row(1, 2, "wood", 4, "House", ""),
            'tile 2 "House": name.de: is empty; give the name in this language',
        ),
        (with_row(1, 1, "wood", 4, "House", "Haus"), "tile 1: number: 2 rows have it; keep one"),
        (with_row(1, 1, "wood", 4, "House", "Haus"), "tile 2: number: no row has it; add the row"),
        (ROWS[:2], "tile 3: number: no row has it; add the row"),
        (
            with_row(1, 2, "wood", 5, "House", "Haus"),
            "all tiles: made_of, count: are not 16 in all; correct some",
        ),
        (
            with_row(1, 2, "wood", "House", "Haus"),
            "tile (row 2): rows: has 4 values; write number, made_of, count, en, de",
        ),
    ],
)
def test_a_broken_box_names_itself_row_field_and_mend(rows: Rows, complaint: str) -> None:
    assert f'Box("tile"): {complaint}' in complaints(rows)


def test_all_faults_come_at_once() -> None:
    rows: Rows = [(7, "iron", 6, "", ""), *ROWS[1:]]
    assert len(complaints(rows)) == 5


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("count = 4", "count = 14", 'tile 2 "House": count: 14 is none of 0 to 9; correct it'),
        ("count = 4\n", "", 'tile 2 "House": count: Object missing required field `count`; add it'),
        (
            "count = 4",
            "counts = 4",
            'tile 2 "House": counts: Object contains unknown field `counts`; known are number, made_of,'
            " count, name, source",
        ),
        ("number = 2\n", "", 'tile (row 1) "House": number: Object missing required field `number`; add it'),
        (
            "count = 4",
            'count = 4\nsource = { count = "heard" }',
            'tile 2 "House": source.count: unknown source "heard"; use printed, derived, reconstructed, ours',
        ),
        (
            "\n[[tile]]\nnumber = 2",
            '[sources.tile]\ncoins = "printed"\n[[tile]]\nnumber = 2',
            "[sources]: tile.coins: unknown field; use number, made_of, count, name",
        ),
        (
            "\n[[tile]]\nnumber = 2",
            '[[hut]]\nid = "a"\n[[tile]]\nnumber = 2',
            "the file: hut: Object contains unknown field `hut`; known are sources, tile",
        ),
    ],
)
def test_a_broken_file_names_itself_row_field_and_mend(
    tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    path = in_file(tmp_path, FILE.replace(old, new, 1))
    assert f"{path}: {complaint}" in complaints(path)


@pytest.mark.parametrize("columns", [{}, {"number": (1, 3), "name": ("a", "b")}, {"source": (1, 3)}])
def test_columns_that_a_box_cannot_have(columns: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="one or more, none called name or source"):
        Box("tile", columns=columns, rows=[])
