"""Mayor's box: the packaged edition against the rulebook's own statements, and editions that are broken."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from itertools import pairwise
from pathlib import Path

import pytest

from gridtown.core.errors import InvalidEdition
from gridtown.editions.row import Names
from gridtown.games.mayor.components import (
    SCHEMA,
    components_json,
    edition_hash,
    read_edition,
    space_names,
)
from gridtown.games.mayor.editions.rows import StreetRow, TileRow
from gridtown.games.mayor.editions.words import space_index

EDITION = read_edition()
TEXT = (files("gridtown.games.mayor") / "editions/base.toml").read_text(encoding="utf-8")
CONTENTS = components_json(EDITION)

CORNERS = {corner.space: corner for corner in EDITION.corner}
STREETS = {street.id: street for street in EDITION.street}
SQUARES = {square.square: square for square in EDITION.square}
LINES = {line.type: line for line in EDITION.line}
EVENTS = {event.id: event for event in EDITION.event}

TYPES = ["bank", "shop", "church", "park", "statue"]
BUILDINGS = ["bank", "shop", "church", "statue"]
COLOURS = ["red", "yellow", "blue", "green"]


def tiles(type: str) -> list[TileRow]:
    return [tile for tile in EDITION.tile if tile.type == type]


def colours(square: str) -> list[str]:
    return [STREETS[street].colour for street in SQUARES[square].streets]


def way(street: StreetRow) -> list[str]:
    """The spaces of a street with its corners, upwards."""
    return [street.low, *street.spaces, street.high]


def around(place: tuple[int, int]) -> list[StreetRow]:
    """The streets that meet at a place."""
    return [
        street
        for street in EDITION.street
        if place in (CORNERS[street.low].place, CORNERS[street.high].place)
    ]


def ways_on() -> dict[str, list[str]]:
    """The spaces that follow each space."""
    following: dict[str, list[str]] = {"0": ["1"], "49": ["50"]}
    for street in EDITION.street:
        for space, after in pairwise(way(street)):
            following.setdefault(space, []).append(after)
    return following


# --- the City board: what the rulebook says of it


def test_numbers_run_from_0_to_50() -> None:
    numbers = {index // 4 for index, name in enumerate(space_names(EDITION)) if name}
    assert numbers == set(range(51))


def test_corners_are_four_apart_with_three_spaces_between() -> None:
    assert {corner.number for corner in EDITION.corner} == set(range(1, 50, 4))
    for street in EDITION.street:
        numbers = [space_index(space) // 4 for space in way(street)]
        assert numbers == list(range(numbers[0], numbers[0] + 5)), street.id


def test_the_only_dead_ends_are_0_and_50() -> None:
    following = ways_on()
    spaces = {name for name in space_names(EDITION) if name}
    assert spaces - set(following) == {"50"}
    assert spaces - {after for on in following.values() for after in on} == {"0"}


def test_every_way_is_of_the_same_length() -> None:
    """Each space leads on to the next number, so 0 is fifty steps from 50 whatever way is taken."""
    for space, on in ways_on().items():
        assert {space_index(after) // 4 for after in on} == {space_index(space) // 4 + 1}


def test_the_first_picture() -> None:
    """A square of N and +, with 11 and 10 above it, 9 at its corner and 8 and 7 at its right."""
    square = SQUARES["d2"]
    above, right = (STREETS[street] for street in square.streets)
    assert (square.region, square.section) == ("N", "+")
    assert (above.colour, right.colour) == ("red", "yellow")
    assert above.low == right.high
    assert [name.rstrip("abcd") for name in way(above)[2::-1]] == ["11", "10", "9"]
    assert [name.rstrip("abcd") for name in way(right)[:1:-1]] == ["9", "8", "7"]
    assert CORNERS[above.low].place == (4, 0)


def test_the_second_picture() -> None:
    """21 top left, 17 top right and bottom left, 13 bottom right; N at two squares, o at the bottom left."""
    left, top = SQUARES["b1"].column // 2, SQUARES["b1"].row // 2
    places = {
        (left, top): 21,
        (left + 1, top): 17,
        (left, top + 1): 17,
        (left + 1, top + 1): 13,
    }
    at = {corner.place: corner.number for corner in EDITION.corner}
    assert {place: at[place] for place in places} == places
    assert [SQUARES[f"b{place}"].streets for place in (1, 2, 3, 4)] == [
        *(["n1", "n4"], ["n1", "n5"], ["n8", "n4"], ["n8", "n5"]),
    ]
    assert (SQUARES["b3"].section, SQUARES["b3"].region) == ("o", "N")
    assert SQUARES["b2"].region == "N"


def test_the_second_picture_has_a_yellow_street_and_a_blue_one_with_an_18() -> None:
    yellow, blue = (STREETS[street] for street in SQUARES["b1"].streets)
    assert (yellow.colour, blue.colour) == ("yellow", "blue")
    assert "18" in [space.rstrip("abcd") for space in blue.spaces]


def test_a_city_of_40_squares_in_ten_blocks_of_four() -> None:
    assert [square.square for square in EDITION.square] == [
        f"{block}{place}" for block in "abcdefghij" for place in (1, 2, 3, 4)
    ]
    assert len({square.place for square in EDITION.square}) == 40
    for corner in EDITION.square[::4]:
        four = [square.place for square in EDITION.square if square.block == corner.block]
        column, row = corner.place
        assert four == [(column, row), (column + 1, row), (column, row + 1), (column + 1, row + 1)]


def test_north_is_the_upper_three_rows() -> None:
    assert {square.row for square in EDITION.square if square.region == "N"} == {0, 1, 2}
    assert {square.row for square in EDITION.square if square.region == "S"} == {3, 4, 5}


def test_the_outer_section_is_the_rim() -> None:
    for square in EDITION.square:
        rim = square.row in (0, 5) or square.column in (0, 7)
        assert (square.section == "+") == rim, square.square


@pytest.mark.parametrize("colour", COLOURS)
def test_sixteen_squares_lie_on_streets_of_each_colour(colour: str) -> None:
    assert sum(colour in colours(square) for square in SQUARES) == 16


def test_most_squares_lie_on_two_streets_of_different_colours() -> None:
    assert Counter(len(square.streets) for square in EDITION.square) == {2: 26, 1: 12, 0: 2}
    for square in SQUARES:
        assert len(set(colours(square))) == len(colours(square))


def test_streets_that_meet_differ_in_colour() -> None:
    for corner in EDITION.corner:
        meeting = [street.colour for street in around(corner.place)]
        assert len(set(meeting)) == len(meeting), corner.space


def test_two_squares_lie_beside_an_end_alone() -> None:
    assert {square.square: square.beside for square in EDITION.square if not square.streets} == {
        "j3": "50",
        "j4": "0",
    }
    assert {square.beside for square in EDITION.square if square.streets} == {None}


def test_no_street_runs_through_the_corner_block() -> None:
    """It is two half blocks: no street lies between its squares, and the ends lie left and right of it."""
    assert SQUARES["j1"].place == (6, 4)
    places = {end.space: {end.from_, end.to} for end in EDITION.end}
    assert places == {"0": {(4, 2), (4, 3)}, "50": {(3, 2), (3, 3)}}


def test_the_wall_parts_13_and_37() -> None:
    assert EDITION.edition.wall == ["13c", "37a"]
    thirteen, thirty_seven = (CORNERS[name] for name in EDITION.edition.wall)
    assert (thirteen.number, thirty_seven.number) == (13, 37)
    assert thirteen.place == thirty_seven.place == (1, 2)
    others = [corner.place for corner in EDITION.corner if corner.space not in EDITION.edition.wall]
    assert len(set(others)) == len(others)


def test_bankers_start_on_the_one_space_25() -> None:
    assert EDITION.edition.start_banker == 25
    assert [name for name in space_names(EDITION) if re.fullmatch("25[a-d]?", name)] == ["25"]
    assert CORNERS["25"].place == (0, 0)


def test_numbers_lead_through_the_north_first() -> None:
    """The corners along the top count up to 25, and those along the bottom lie behind it."""
    top, bottom = ([corner.number for corner in EDITION.corner if corner.row == row] for row in (0, 3))
    assert max(top) == 25 < min(bottom)


# --- names of spaces and squares


def test_letters_follow_the_place_on_the_map() -> None:
    where: dict[str, tuple[int, int]] = {}
    for corner in EDITION.corner:
        where[corner.space] = (4 * corner.row, 4 * corner.column)
    for street in EDITION.street:
        low, high = where[street.low], where[street.high]
        for step, space in enumerate(street.spaces, 1):
            where[space] = tuple((a * (4 - step) + b * step) // 4 for a, b in zip(low, high, strict=True))  # type: ignore[assignment]
    for number in range(1, 50):
        named = sorted(
            (name for name in where if re.fullmatch(f"{number}[a-d]?", name)), key=where.__getitem__
        )
        assert named == ([f"{number}"] if len(named) == 1 else [f"{number}{x}" for x in "abcd"[: len(named)]])


def test_204_names_by_index() -> None:
    names = space_names(EDITION)
    assert len(names) == 204
    assert (names[0], names[100], names[200]) == ("0", "25", "50")
    assert sum(map(bool, names)) == 2 + len(EDITION.corner) + 3 * len(EDITION.street) == 97
    assert [space_index(name) for name in names if name] == [i for i, name in enumerate(names) if name]


@pytest.mark.parametrize(("name", "index"), [("0", 0), ("1", 4), ("13c", 54), ("25", 100), ("50", 200)])
def test_index_of_a_space(name: str, index: int) -> None:
    assert space_index(name) == index


@pytest.mark.parametrize("name", ["", "a", "51", "13e", "013", "-1", "13 a", "13ab"])
def test_what_is_no_space(name: str) -> None:
    with pytest.raises(ValueError, match=f'"{name}" is no space; write'):
        space_index(name)


# --- lines and tiles


def test_the_rondel() -> None:
    """Bank (red), Shop (yellow) and Park (green) are printed, and the Rainbow for Statues."""
    assert [(line.type, line.colour) for line in EDITION.line] == list(
        zip(TYPES, [*COLOURS, "rainbow"], strict=True)
    )


def test_what_a_match_brings() -> None:
    assert {line.type: (line.vp, line.gp) for line in EDITION.line} == {
        "shop": (0, 4),
        "church": (2, 0),
        "bank": (1, 2),
        "statue": (3, -1),
        "park": (0, 0),
    }


def test_shops_churches_and_banks_get_cheaper_statues_and_parks_dearer() -> None:
    for line in EDITION.line:
        assert len(line.prices) == 8
        falls = line.type in ("shop", "church", "bank")
        assert line.prices == sorted(line.prices, reverse=falls)
        assert line.prices[0] != line.prices[-1]


def test_a_park_is_sold_at_8() -> None:
    assert 8 in LINES["park"].prices


def test_eight_tiles_a_line() -> None:
    assert [tile.number for tile in EDITION.tile] == list(range(1, 41))
    assert [tile.type for tile in EDITION.tile] == [type for type in TYPES for _ in range(8)]


def test_buildings_have_three_icons_and_parks_five_of_three_types() -> None:
    for tile in EDITION.tile:
        printed = [icon for icon in (tile.colour, tile.region, tile.section) if icon is not None]
        if tile.type == "park":
            assert not printed
            assert sorted(Counter(tile.icons).values()) == [1, 2, 2]
        else:
            assert (len(printed), tile.icons) == (3, [])


def test_each_combination_of_icons_is_on_two_buildings_of_two_types() -> None:
    buildings = [tile for tile in EDITION.tile if tile.type != "park"]
    icons = Counter((tile.colour, tile.region, tile.section) for tile in buildings)
    assert len(icons) == 16
    assert set(icons.values()) == {2}
    assert len({(tile.type, tile.colour, tile.region, tile.section) for tile in buildings}) == 32


@pytest.mark.parametrize("type", BUILDINGS)
def test_each_type_is_balanced(type: str) -> None:
    of_type = tiles(type)
    assert Counter(tile.colour for tile in of_type) == dict.fromkeys(COLOURS, 2)
    assert Counter((tile.region, tile.section) for tile in of_type) == {
        ("N", "+"): 2, ("N", "o"): 2, ("S", "+"): 2, ("S", "o"): 2,
    }  # fmt: skip


def test_the_printed_bank() -> None:
    printed = [tile for tile in EDITION.tile if "printed" in tile.source.values()]
    assert [(tile.type, tile.colour, tile.region, tile.section) for tile in printed] == [
        ("bank", "yellow", "N", "o")
    ]


def test_each_type_is_missing_from_two_parks_and_single_on_two() -> None:
    parks = [Counter(tile.icons) for tile in tiles("park")]
    assert len({tuple(sorted(park.items())) for park in parks}) == 8
    for type in BUILDINGS:
        assert Counter(park[type] for park in parks) == {0: 2, 1: 2, 2: 4}


def test_the_printed_park_is_here_whatever_its_third_type() -> None:
    parks = [sorted(tile.icons) for tile in tiles("park")]
    assert ["bank", "bank", "church", "shop", "shop"] in parks
    assert ["church", "shop", "shop", "statue", "statue"] in parks


def test_tiles_are_named_by_their_line() -> None:
    for tile in EDITION.tile:
        assert tile.name == LINES[tile.type].name
    assert [(line.name.en, line.name.de) for line in EDITION.line] == [
        *(("Bank", "Bank"), ("Shop", "Laden"), ("Church", "Kirche"), ("Park", "Park"), ("Statue", "Statue")),
    ]


# --- Events, Civic Amenities, figures


def test_ten_events_the_festival_first() -> None:
    assert [event.number for event in EDITION.event] == list(range(1, 11))
    festival = EDITION.event[0]
    assert festival.id == "festival"
    assert (festival.closed, festival.surcharge, festival.barred) == ([], {}, [])


def test_the_printed_event() -> None:
    printed = [event for event in EDITION.event[1:] if "printed" in event.source.values()]
    assert [(event.closed, event.surcharge, event.barred) for event in printed] == [
        (["yellow"], {"bank": 1}, []),
    ]


def test_events_burden_colours_and_types_evenly() -> None:
    closed = Counter(colour for event in EDITION.event for colour in event.closed)
    assert closed == dict.fromkeys(COLOURS, 1)
    burdened = Counter(type for event in EDITION.event for type in (*event.surcharge, *event.barred))
    assert burdened == dict.fromkeys(TYPES, 3)


def test_no_event_cripples() -> None:
    for event in EDITION.event:
        assert len(event.closed) <= 1
        assert len(event.barred) <= 1
        assert set(event.surcharge.values()) <= {1}
    assert [event.id for event in EDITION.event if event.barred] == ["pigeon_plague", "drought"]


def test_nine_amenities_one_to_each_main_block() -> None:
    assert [(amenity.number, amenity.block) for amenity in EDITION.amenity] == list(
        zip(range(41, 50), "ABCDEFGHI", strict=True)
    )


def test_names_differ_in_both_languages() -> None:
    for rows in (EDITION.amenity, EDITION.event, EDITION.line):
        for language in ("en", "de"):
            names = [getattr(row.name, language) for row in rows]
            assert len(set(names)) == len(names)


def test_figures() -> None:
    box = EDITION.edition
    assert box.step_costs == [0, 1, 3, 6, 10]
    assert (box.pass_gp, box.reward_vp, box.reward_gp) == (2, 2, 4)
    assert (box.limit, box.limit_two) == (3, 4)
    assert (box.office_at, box.closing_lines) == (50, 3)


# --- sources


def rows() -> Iterator[tuple[str, dict[str, object]]]:
    """Each row of the box with its label."""
    for table in ("tiles", "amenities", "events", "lines"):
        for place, row in enumerate(CONTENTS[table]):
            yield f"{table} {place}", row
    for table in ("corners", "streets", "ends", "squares"):
        for place, row in enumerate(CONTENTS["board"][table]):
            yield f"{table} {place}", row


def test_every_field_has_a_source() -> None:
    """But for the number of a corner and the block of a square, which their names say."""
    for label, row in rows():
        source = row["source"]
        assert isinstance(source, dict)
        said = {"number"} if "corners" in label else {"block"} if "squares" in label else set()
        assert set(source) == set(row) - {"source"} - said, label
        assert set(source.values()) <= {"printed", "derived", "reconstructed"}


def test_every_source_is_used() -> None:
    for table, names in SCHEMA.fields.items():
        assert set(EDITION.sources[table]) == set(names)


PRINTED = {
    # EN, Move
    "edition.step_costs": [0, 1, 3, 6, 10],
    # EN, Game Play
    "edition.limit": 3, "edition.limit_two": 4, "edition.pass_gp": 2,
    # EN, Game End
    "edition.office_at": 50, "edition.closing_lines": 3,
    # EN, Civic Amenities
    "edition.reward_vp": 2, "edition.reward_gp": 4,
    # EN, Game Introduction
    **{f"line {name.lower()}.name": name for name in ("Bank", "Shop", "Church", "Park", "Statue")},
    **{f"tile {number}.name": TYPES[(number - 1) // 8].capitalize() for number in range(1, 41)},
    "end 0.space": "0", "end 50.space": "50",
    "square d2.region": "N", "square d2.section": "+", "square d2.streets": ["n3", "n7"],
    "corner 9a.space": "9a", "street n3.low": "9a", "street n7.high": "9a",
    # EN, Move and Buy a Tile
    "line bank.colour": "red", "line shop.colour": "yellow", "line park.colour": "green",
    # EN, Place a Tile
    "line bank.vp": 1, "line bank.gp": 2, "line shop.gp": 4, "line church.vp": 2,
    "line statue.vp": 3, "line statue.gp": -1,
    "tile 3.type": "bank", "tile 3.colour": "yellow", "tile 3.region": "N", "tile 3.section": "o",
    "corner 21.space": "21", "corner 17a.space": "17a", "corner 17b.space": "17b", "corner 13b.space": "13b",
    "street n1.low": "17a", "street n1.spaces": ["18a", "19a", "20a"], "street n1.high": "21",
    "street n5.low": "13b", "street n5.spaces": ["14b", "15b", "16b"], "street n5.high": "17a",
    "street n8.low": "13b", "street n8.spaces": ["14c", "15c", "16c"], "street n8.high": "17b",
    "street n4.low": "17b", "street n4.high": "21",
    "square b1.streets": ["n1", "n4"], "square b2.streets": ["n1", "n5"], "square b2.region": "N",
    "square b3.streets": ["n8", "n4"], "square b3.region": "N", "square b3.section": "o",
    "square b4.streets": ["n8", "n5"],
    # EN, Events
    "event 1.name": "Festival", "event 1.closed": [], "event 1.surcharge": {}, "event 1.barred": [],
    "event 2.closed": ["yellow"], "event 2.surcharge": {"bank": 1},
}  # fmt: skip
"""All that the rulebook prints of what is in the box, by its headings; a name in its English words."""


def every_datum() -> Iterator[tuple[str, str, object]]:
    """Each datum of the edition: where it stands, its source, its value."""
    for table, fields in SCHEMA.fields.items():
        listed = SCHEMA.tables[table].order is not None
        for row in getattr(EDITION, table) if listed else [EDITION.edition]:
            own = getattr(row, "source", {})
            key = f"{table} {getattr(row, fields[0])}" if listed else table
            for field in fields:
                value = getattr(row, "from_" if field == "from" else field)
                source = {**EDITION.sources[table], **own}[field]
                yield f"{key}.{field}", source, value.en if isinstance(value, Names) else value


def test_what_is_printed_and_nothing_else_is_said_to_be() -> None:
    assert {where: value for where, source, value in every_datum() if source == "printed"} == PRINTED


def test_names_that_no_rulebook_has_are_said_to_be_ours() -> None:
    named = {where: (source, value) for where, source, value in every_datum() if where.endswith(".name")}
    known = {"Bank", "Shop", "Church", "Park", "Statue", "Festival"}
    assert {where for where, (source, _) in named.items() if source == "printed"} == {
        where for where, (_, value) in named.items() if value in known
    }
    assert {source for source, value in named.values() if value not in known} == {"reconstructed"}


# --- JSON and the hash


def test_json_goes_over_the_wire() -> None:
    assert json.loads(json.dumps(CONTENTS)) == CONTENTS
    assert list(CONTENTS) == ["tiles", "amenities", "events", "lines", "board", "steps"]
    assert list(CONTENTS["board"]) == ["corners", "streets", "ends", "squares", "wall"]
    assert [len(CONTENTS[table]) for table in ("tiles", "amenities", "events", "lines")] == [40, 9, 10, 5]
    assert [len(CONTENTS["board"][table]) for table in ("corners", "streets", "ends", "squares")] == [
        *(20, 25, 2, 40),
    ]


def without_source(row: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in row.items() if name != "source"}


def test_json_of_tiles() -> None:
    bank, park = CONTENTS["tiles"][2], CONTENTS["tiles"][30]
    assert without_source(bank) == {
        "number": 3,
        "type": "bank",
        "colour": "yellow",
        "region": "N",
        "section": "o",
        "icons": [],
        "name": {"en": "Bank", "de": "Bank"},
    }
    assert without_source(park) == {
        "number": 31,
        "type": "park",
        "colour": None,
        "region": None,
        "section": None,
        "icons": ["bank", "bank", "shop", "shop", "church"],
        "name": {"en": "Park", "de": "Park"},
    }


def test_json_of_amenities_events_and_lines() -> None:
    assert without_source(CONTENTS["amenities"][7]) == {
        "number": 48,
        "block": "H",
        "name": {"en": "Fountain", "de": "Brunnen"},
    }
    assert without_source(CONTENTS["events"][1]) == {
        "number": 2,
        "id": "bank_robbery",
        "name": {"en": "Bank Robbery", "de": "Bankraub"},
        "closed": ["yellow"],
        "surcharge": {"bank": 1},
        "barred": [],
    }
    assert without_source(CONTENTS["lines"][4]) == {
        "type": "statue",
        "colour": "rainbow",
        "prices": LINES["statue"].prices,
        "vp": 3,
        "gp": -1,
        "name": {"en": "Statue", "de": "Statue"},
    }
    assert CONTENTS["steps"] == [0, 1, 3, 6, 10]


def test_json_of_the_board() -> None:
    board = CONTENTS["board"]
    assert without_source(board["corners"][6]) == {"space": "13a", "number": 13, "column": 3, "row": 0}
    assert without_source(board["streets"][5]) == {
        "id": "n5",
        "colour": "red",
        "low": "13b",
        "spaces": ["14b", "15b", "16b"],
        "high": "17a",
    }
    assert [without_source(end) for end in board["ends"]] == [
        {"space": "0", "next": "1", "from": [4, 2], "to": [4, 3]},
        {"space": "50", "next": "49", "from": [3, 3], "to": [3, 2]},
    ]
    assert without_source(board["squares"][39]) == {
        "square": "j4",
        "block": "J",
        "row": 5,
        "column": 7,
        "region": "S",
        "section": "+",
        "streets": [],
        "beside": "0",
    }
    assert board["squares"][0]["beside"] is None
    assert board["wall"] == ["13c", "37a"]


def test_json_has_a_rows_own_source() -> None:
    assert CONTENTS["tiles"][2]["source"]["colour"] == "printed"
    assert CONTENTS["tiles"][1]["source"]["colour"] == "reconstructed"


def block_of(row: str) -> str:
    """Find the lines of a row: "tile 3", "street n5", "[edition]"; its key stands first in it."""
    table, _, key = row.partition(" ")
    start = rf'\[\[{table}\]\]\n\w+ = "?{key}"?\n' if key else re.escape(row)
    blocks = [text for text in TEXT.strip().split("\n\n") if re.match(start, f"{text}\n")]
    assert len(blocks) == 1, f"{row} is in {len(blocks)} rows"
    return blocks[0]


def changed(folder: Path, *changes: tuple[str, str, str]) -> Path:
    """Write a copy of the edition with changes: in this row, this is replaced by that."""
    text = TEXT
    for row, old, new in changes:
        block = block_of(row)
        assert block.count(old) == 1, f"{old} is {block.count(old)} times in {row}"
        text = text.replace(f"{block}\n", f"{block.replace(old, new)}\n")
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_hash_stays() -> None:
    assert re.fullmatch("[0-9a-f]{32}", edition_hash(EDITION))
    assert edition_hash(read_edition()) == edition_hash(EDITION)


@pytest.mark.parametrize(
    "change",
    [
        ("[edition]", "pass_gp = 2", "pass_gp = 3"),
        ("line bank", "[11, 10,", "[12, 10,"),
        ("tile 1", '"N"', '"S"'),
        ("event 2", "bank = 1", "bank = 2"),
        ("street n0", '"red"', '"green"'),
        ("square a1", '"N"', '"S"'),
    ],
)
def test_hash_sees_what_the_rules_read(tmp_path: Path, change: tuple[str, str, str]) -> None:
    assert edition_hash(read_edition(changed(tmp_path, change))) != edition_hash(EDITION)


@pytest.mark.parametrize(
    "change",
    [
        ("amenity 48", "Brunnen", "Springbrunnen"),
        ("amenity 48", 'block = "H"', 'block = "H"\nsource = { name = "printed" }'),
        ("[sources.tile]", 'colour = "reconstructed"', 'colour = "printed"'),
        ("[edition]", "Mayor, base game", "Mayor, first printing"),
        ("tile 2", '"bank"', '"bank"\nname = { en = "Mint", de = "Münze" }'),
    ],
)
def test_hash_does_not_see_names_and_sources(tmp_path: Path, change: tuple[str, str, str]) -> None:
    assert edition_hash(read_edition(changed(tmp_path, change))) == edition_hash(EDITION)


def test_hash_does_not_see_the_order_of_the_file(tmp_path: Path) -> None:
    blocks = [block for block in TEXT.split("\n\n") if "[[" in block]
    path = tmp_path / "mine.toml"
    path.write_text(TEXT[: TEXT.index("[[")] + "\n\n".join(reversed(blocks)), encoding="utf-8")
    assert components_json(read_edition(path)) == CONTENTS
    assert edition_hash(read_edition(path)) == edition_hash(EDITION)


def test_a_tile_may_have_a_name_of_its_own(tmp_path: Path) -> None:
    new = '"shop"\nname = { en = "Bakery", de = "Bäckerei" }'
    edition = read_edition(changed(tmp_path, ("tile 9", '"shop"', new)))
    assert [tile.name.de for tile in edition.tile[8:10]] == ["Bäckerei", "Laden"]


# --- broken editions: a row, what is replaced in it, by what; row, field and reason of the fault

BROKEN = [
    # shapes
    ("tile 7", "number = 7", "number = 'x'", "tile x", "number", "write it like number = 12"),
    ("tile 7", "number = 7\n", "", "tile (row 7)", "number", "missing required field"),
    ("tile 7", "region", "regions", "tile 7", "regions", "unknown field"),
    ("tile 7", '"green"', "3", "tile 7", "colour", 'write it like colour = "yellow"'),
    ("line bank", "vp = 1", "vp = 1.0", 'line bank "Bank"', "vp", "got `float`; write it like vp = 1"),
    ("line bank", "vp = 1", "vp = true", 'line bank "Bank"', "vp", "got `bool`"),
    ("line bank", "[11,", "['11',", 'line bank "Bank"', "prices[0]", "write it like prices = [8,"),
    ("line bank", ', de = "Bank"', "", 'line bank "Bank"', "name.de", "missing required field"),
    ("event 2", "bank = 1", "bank = '1'", 'event 2 "Bank Robbery"', "surcharge[...]", "Expected `int`"),
    ("corner 25", "column = 0", "column = '0'", "corner 25", "column", "write it like column = 3"),
    ("street n5", '"17a"', "17", "street n5", "high", 'write it like high = "17a"'),
    ("end 0", "[4, 2]", "[4]", "end 0", "from", "write it like from = [4, 2]"),
    ("square a1", "row = 0\n", "", "square a1", "row", "missing required field"),
    ("square j4", '"0"', "0", "square j4", "beside", 'write it like beside = "0"'),
    ("[edition]", "limit = 3", "limit = '3'", "[edition]", "limit", "Expected `int`, got `str`; correct it"),
    ("[edition]", "pass_gp = 2\n", "", "[edition]", "pass_gp", "missing required field `pass_gp`; add it"),
    # figures
    ("[edition]", '"Mayor, base game"', '" "', "[edition]", "name", "is empty; name the edition"),
    ("[edition]", "[0, 1, 3, 6, 10]", "[0, 1, 3, 6]", "[edition]", "step_costs", "has 4 sums; write one for"),
    ("[edition]", "[0, 1,", "[1, 1,", "[edition]", "step_costs", "asks 1 for one space, which is free"),
    ("[edition]", "6, 10]", "6, 5]", "[edition]", "step_costs", "falls; write"),
    ("[edition]", "6, 10]", "6, 50]", "[edition]", "step_costs", "50 is none of 0 to 49"),
    ("[edition]", "pass_gp = 2", "pass_gp = -2", "[edition]", "pass_gp", "-2 is none of 0 to 49"),
    ("[edition]", "reward_vp = 2", "reward_vp = 50", "[edition]", "reward_vp", "50 is none of 0 to 49"),
    ("[edition]", "reward_gp = 4", "reward_gp = -4", "[edition]", "reward_gp", "-4 is none of 0 to 49"),
    ("[edition]", "limit = 3", "limit = 0", "[edition]", "limit", "0 is none of 1 to 9; correct it"),
    ("[edition]", "limit_two = 4", "limit_two = 10", "[edition]", "limit_two", "10 is none of 1 to 9"),
    ("[edition]", "office_at = 50", "office_at = 49", "[edition]", "office_at", "the track; write 50"),
    ("[edition]", "closing_lines = 3", "closing_lines = 0", "[edition]", "closing_lines", "none of 1 to 5"),
    ("[edition]", "closing_lines = 3", "closing_lines = 6", "[edition]", "closing_lines", "none of 1 to 5"),
    ("[edition]", "banker = 25", "banker = 13", "[edition]", "start_banker", "13 is not the number of one"),
    ("[edition]", "banker = 25", "banker = 0", "[edition]", "start_banker", "space alone; use one of 1, 21,"),
    # sources
    ("[sources.line]", 'vp = "printed"\n', "", "[sources]", "line.vp", "has no source; add one"),
    ("[sources.line]", 'vp = "p', 'points = "p', "[sources]", "line.points", "unknown field; use type,"),
    ("[sources.end]", 'to = "derived"', 'to = "lost"', "[sources]", "end.to", 'unknown source "lost"; use'),
    ("tile 3", 'colour = "printed"', 'hue = "printed"', "tile 3", "source.hue", "unknown field; use"),
    ("line bank", '"printed"', '"found"', 'line bank "Bank"', "source.colour", 'unknown source "found"'),
    ("square d2", 'region = "printed"', 'region = ""', "square d2", "source.region", 'unknown source ""'),
    # lines
    ("line bank", 'type = "bank"', 'type = "mint"', 'line mint "Bank"', "type", 'unknown type "mint"'),
    ("line bank", 'type = "bank"', 'type = "shop"', "line shop", "type", "2 rows have it; keep one"),
    ("line bank", 'type = "bank"', 'type = "shop"', "line bank", "type", "no row has it; add the row"),
    ("line bank", '"red"', '"blue"', 'line bank "Bank"', "colour", "space of the rondel is red; correct it"),
    ("line statue", '"rainbow"', '"white"', 'line statue "Statue"', "colour", "is rainbow; correct it"),
    ("line bank", ", 4]", "]", 'line bank "Bank"', "prices", "has 7 prices; write 8"),
    ("line bank", ", 4]", ", 4, 4]", 'line bank "Bank"', "prices", "has 9 prices; write 8"),
    ("line bank", "[11, 10", "[10, 11", 'line bank "Bank"', "prices", "must fall as tiles are bought"),
    ("line shop", "4, 4]", "4, 5]", 'line shop "Shop"', "prices", "must fall as tiles are bought"),
    ("line church", "5, 4]", "5, 9]", 'line church "Church"', "prices", "must fall as tiles are bought"),
    (
        "line park",
        "[7, 7, 7, 8",
        "[7, 7, 8, 7",
        'line park "Park"',
        "prices",
        "must rise as tiles are bought",
    ),
    ("line statue", "14, 14]", "14, 13]", 'line statue "Statue"', "prices", "must rise as tiles are bought"),
    (
        "line statue",
        "[13, 13, 13, 13, 14, 14, 14, 14]",
        "[5, 5, 5, 5, 5, 5, 5, 5]",
        "line statue",
        "prices",
        "rise",
    ),
    ("line bank", "5, 4]", "5, 0]", 'line bank "Bank"', "prices", "0 is none of 1 to 49; correct it"),
    ("line bank", "[11,", "[50,", 'line bank "Bank"', "prices", "50 is none of 1 to 49; correct it"),
    ("line bank", "vp = 1", "vp = -1", 'line bank "Bank"', "vp", "-1 is none of 0 to 9"),
    ("line bank", "gp = 2", "gp = -2", 'line bank "Bank"', "gp", "-2 is none of 0 to 9"),
    ("line statue", "gp = -1", "gp = -10", 'line statue "Statue"', "gp", "-10 is none of -9 to 9"),
    ("line park", "vp = 0", "vp = 1", 'line park "Park"', "vp", "the buildings in its block do; write 0"),
    ("line park", "gp = 0", "gp = 1", 'line park "Park"', "gp", "the buildings in its block do; write 0"),
    ("line bank", 'en = "Bank"', 'en = ""', "line bank", "name.en", "is empty; give the name"),
    # tiles
    ("tile 7", "number = 7", "number = 8", "tile 8", "number", "2 rows have it; keep one"),
    ("tile 7", "number = 7", "number = 8", "tile 7", "number", "no row has it; add the row"),
    ("tile 7", "number = 7", "number = 41", "tile 41", "number", "41 is none of 1 to 40"),
    ("tile 7", "number = 7", "number = 0", "tile 0", "number", "0 is none of 1 to 40"),
    ("tile 7", '"bank"', '"shop"', "tile 7", "type", 'is "shop", but number 7 is of the bank line'),
    ("tile 7", '"bank"', '"mint"', "tile 7", "type", 'unknown type "mint"; use bank, shop'),
    ("tile 7", '"green"', '"rainbow"', "tile 7", "colour", 'unknown colour "rainbow"; use red,'),
    ("tile 7", 'colour = "green"\n', "", "tile 7", "colour", "is missing; add one of red, yellow"),
    ("tile 7", '"N"', '"W"', "tile 7", "region", 'unknown region "W"; use N, S'),
    ("tile 7", 'region = "N"\n', "", "tile 7", "region", "is missing; add one of N, S"),
    ("tile 7", '"+"', '"x"', "tile 7", "section", 'unknown section "x"; use +, o'),
    ("tile 7", '\nsection = "+"', "", "tile 7", "section", "is missing; add one of +, o"),
    ("tile 7", '"bank"', '"bank"\nicons = ["shop"]', "tile 7", "icons", "only Parks have them; remove"),
    ("tile 7", '"bank"', '"bank"\nname = { en = "Mint", de = " " }', 'tile 7 "Mint"', "name.de", "is empty"),
    ("tile 25", '"park"', '"park"\ncolour = "red"', "tile 25", "colour", "a Park has none; remove it"),
    ("tile 25", '"park"', '"park"\nregion = "N"', "tile 25", "region", "a Park has none; remove it"),
    ("tile 25", '"park"', '"park"\nsection = "o"', "tile 25", "section", "a Park has none; remove it"),
    ("tile 25", ', "statue"', "", "tile 25", "icons", "three types, one of them once and two twice"),
    ("tile 25", '"statue"', '"shop"', "tile 25", "icons", "three types, one of them once and two twice"),
    ("tile 25", '"statue"', '"statue", "statue"', "tile 25", "icons", "one of them once and two twice"),
    ("tile 25", '"statue"', '"park"', "tile 25", "icons", 'unknown type of building "park"; use bank,'),
    # Civic Amenities
    ("amenity 48", "= 48", "= 47", "amenity 48", "number", "no row has it; add the row"),
    ("amenity 48", "= 48", "= 50", 'amenity 50 "Fountain"', "number", "50 is none of 41 to 49"),
    ("amenity 48", '"H"', '"G"', 'amenity 48 "Fountain"', "block", "number 48 lies in H; correct one"),
    ("amenity 48", '"H"', '"J"', 'amenity 48 "Fountain"', "block", 'unknown block "J"; use A, B'),
    ("amenity 48", '"Brunnen"', '""', 'amenity 48 "Fountain"', "name.de", "is empty; give the name"),
    # Events
    ("event 3", "= 3", "= 4", "event 4", "number", "2 rows have it; keep one"),
    ("event 3", "= 3", "= 11", 'event 11 "Street Market"', "number", "11 is none of 1 to 10"),
    ("event 3", "street_market", "Street Market", 'event 3 "Street Market"', "id", "is no id; write small"),
    ("event 3", "street_market", "storm", 'event 5 "Storm"', "id", 'event 3 is "storm" too; give it another'),
    ("event 3", "street_market", "festival", 'event 3 "Street Market"', "id", 'number 1 is "festival"'),
    ("event 1", '"festival"', '"feast"', 'event 1 "Festival"', "id", 'number 1 is "festival", and no other'),
    (
        "event 1",
        "\nsource",
        '\nclosed = ["red"]\nsource',
        'event 1 "Festival"',
        "closed",
        "normal; remove it",
    ),
    ("event 1", "\nsource", '\nbarred = ["bank"]\nsource', 'event 1 "Festival"', "barred", "remove it"),
    (
        "event 1",
        "\nsource",
        "\nsurcharge = { bank = 1 }\nsource",
        'event 1 "Festival"',
        "surcharge",
        "remove",
    ),
    (
        "event 6",
        '\nbarred = ["statue"]',
        "",
        'event 6 "Pigeon Plague"',
        "closed",
        "only the Festival does noth",
    ),
    ("event 6", '"statue"]', '"tower"]', 'event 6 "Pigeon Plague"', "barred", 'unknown type "tower"; use'),
    ("event 6", '"statue"]', '"park", "park"]', 'event 6 "Pigeon Plague"', "barred", "2 times; name it once"),
    ("event 3", '"red"', '"rainbow"', 'event 3 "Street Market"', "closed", 'unknown colour "rainbow"; use'),
    ("event 3", "shop = 1", "kiosk = 1", 'event 3 "Street Market"', "surcharge", 'unknown type "kiosk"; use'),
    ("event 3", "shop = 1", "shop = 0", 'event 3 "Street Market"', "surcharge", "0 is none of 1 to 9"),
    ("event 3", "shop = 1", "shop = 10", 'event 3 "Street Market"', "surcharge", "10 is none of 1 to 9"),
    ("event 3", '"Straßenmarkt"', '""', 'event 3 "Street Market"', "name.de", "is empty; give the name"),
    # corners
    ("corner 25", '"25"', '"24"', "corner 24", "space", '"24" is no corner; write 1, 5, 9 … 49'),
    ("corner 25", '"25"', '"25e"', "corner 25e", "space", '"25e" is no corner; write'),
    ("corner 13a", '"13a"', '"13b"', "corner 13b", "space", "2 rows have it; keep one"),
    ("corner 25", "column = 0", "column = 5", "corner 25", "column", "5 is none of 0 to 4"),
    ("corner 25", "row = 0", "row = -1", "corner 25", "row", "-1 is none of 0 to 3"),
    ("corner 25", "column = 0", "column = 1", "corner 25", "column", "lies on the place of 21; move one"),
    # the wall
    ("[edition]", '["13c", "37a"]', '["13c"]', "[edition]", "wall", "does not name two corners on one place"),
    ("[edition]", '["13c", "37a"]', '["13c"]', "corner 37a", "column", "on the place of 13c; move one, or"),
    ("[edition]", '"37a"', '"37b"', "[edition]", "wall", "does not name two corners on one place"),
    ("[edition]", '"37a"', '"13c"', "[edition]", "wall", "does not name two corners on one place"),
    ("[edition]", '"37a"', '"37"', "[edition]", "wall", 'no corner is "37"; use 37a or 37b'),
    # streets
    ("street n5", '"n5"', '"n4"', "street n4", "id", "2 rows have it; keep one"),
    ("street n5", '"n5"', '"five"', "street five", "id", '"five" is no id; write a small letter'),
    ("street n5", '"red"', '"rainbow"', "street n5", "colour", 'unknown colour "rainbow"; use red'),
    ("street n5", '"13b"', '"13"', "street n5", "low", 'no corner is "13"; use 13a or 13b or 13c'),
    ("street n5", '"13b"', '"b"', "street n5", "low", 'no corner is "b"; use one that is'),
    ("street n5", '"13b"', '"12a"', "street n5", "low", 'no corner is "12a"; use one that is'),
    ("street n5", '"17a"', '"17"', "street n5", "high", 'no corner is "17"; use 17a or 17b'),
    ("street n5", '"17a"', '"21"', "street n5", "high", "21 is not 4 on from 13b; name a corner 17"),
    ("street n5", '"17a"', '"13a"', "street n5", "high", "13a is not 4 on from 13b; name a corner 17"),
    ("street n5", ', "16b"]', "]", "street n5", "spaces", "between 13 and 17; name one each of 14, 15, 16"),
    (
        "street n5",
        '"15b"',
        '"15"',
        "street n5",
        "spaces",
        '"15" is "15b" by its place on the map; write that',
    ),
    ("street n5", '"15b"', '"15a"', "street n5", "spaces", '"15a" is "15b" by its place on the map'),
    ("street n5", '"15b"', '"18b"', "street n5", "spaces", "are not those between 13 and 17; name one each"),
    ("street n5", '"15b"', '"15e"', "street n5", "spaces", "are not those between 13 and 17; name one each"),
    ("street n5", '"13b"', '"13c"', "street n5", "high", "17a is not next to 13c on the map; name a neighb"),
    ("street n8", '"17b"', '"17a"', "street n8", "low", "n5 lies there too; remove one or name other"),
    # ends
    ("end 50", '"50"', '"49"', "end 49", "space", 'unknown end "49"; use 0, 50'),
    ("end 50", '"50"', '"0"', "end 50", "space", "no row has it; add the row"),
    ("end 0", '"1"', '"2"', "end 0", "next", 'no corner is "2"; use one that is'),
    ("end 0", '"1"', '"5a"', "end 0", "next", "5a is not the corner 1; name that"),
    ("end 50", '"49"', '"45"', "end 50", "next", "45 is not the corner 49; name that"),
    ("end 0", "[4, 2]", "[3, 3]", "end 0", "from", "is not the place of 1; write [4, 2]"),
    ("end 0", "[4, 3]", "[4, 1]", "end 0", "to", "n15 lies there; name another place"),
    ("end 0", "[4, 3]", "[3, 3]", "end 0", "to", "[3, 3] is not next to [4, 2]; name a neighb"),
    ("end 0", "[4, 3]", "[5, 2]", "end 0", "to", "[5, 2] is off the map; write a column"),
    # squares
    ("square b3", '"b3"', '"b2"', "square b3", "square", "no row has it; add the row"),
    ("square b3", '"b3"', '"k3"', "square k3", "square", 'unknown square "k3"; use a1'),
    ("square b3", "row = 1", "row = 6", "square b3", "row", "6 is none of 0 to 5"),
    (
        "square b3",
        "row = 1",
        "row = 0",
        "square b3",
        "row",
        "0 is not the second row of a block; write an odd",
    ),
    ("square b3", "row = 1", "row = 3", "square b3", "row", "lies apart from b1; correct row and column"),
    ("square b3", "column = 2", "column = 8", "square b3", "column", "8 is none of 0 to 7"),
    (
        "square b3",
        "column = 2",
        "column = 3",
        "square b3",
        "column",
        "is not the first column of a block; write",
    ),
    (
        "square b3",
        "column = 2",
        "column = 0",
        "square b3",
        "row",
        "lies apart from b1; correct row and column",
    ),
    ("square b3", '"N"', '"E"', "square b3", "region", 'unknown region "E"; use N, S'),
    ("square b3", '"o"', '"0"', "square b3", "section", 'unknown section "0"; use +, o'),
    ("square b3", '["n8", "n4"]', '["n8", "n44"]', "square b3", "streets", 'unknown street "n44"; use n0'),
    (
        "square b3",
        '["n8", "n4"]',
        '["n8", "n8"]',
        "square b3",
        "streets",
        '"n8" stands 2 times; name it once',
    ),
    ("square b3", '["n8", "n4"]', '["n8"]', "square b3", "streets", 'on the map; write ["n8", "n4"]'),
    ("square b3", '["n8", "n4"]', '["n8", "n1"]', "square b3", "streets", 'on the map; write ["n8", "n4"]'),
    (
        "square b3",
        "row = 1",
        'row = 1\nbeside = "0"',
        "square b3",
        "beside",
        "along it on the map; remove it",
    ),
    ("square j4", '"0"', '"50"', "square j4", "beside", 'alone lies along it on the map; write "0"'),
    ("square j4", '\nbeside = "0"', "", "square j4", "beside", 'alone lies along it on the map; write "0"'),
    ("square j4", 'beside = "0"', 'beside = "1"', "square j4", "beside", 'unknown end "1"; use 0, 50'),
]


def faults(path: Path) -> list[str]:
    with pytest.raises(InvalidEdition) as caught:
        read_edition(path)
    return str(caught.value).splitlines()


def assert_fault(path: Path, where: str, field: str, reason: str) -> None:
    """Some line names the file, the row and the field, and gives the reason with its mend."""
    lines = faults(path)
    there = [line for line in lines if re.match(f'{re.escape(f"{path}: {where}")}( "[^"]*")?: ', line)]
    assert any(f": {field}: " in line and reason in line for line in there), lines
    assert all(";" in line for line in lines), lines


@pytest.mark.parametrize(("row", "old", "new", "where", "field", "reason"), BROKEN)
def test_a_broken_edition_names_file_row_field_and_reason(
    tmp_path: Path, row: str, old: str, new: str, where: str, field: str, reason: str
) -> None:
    assert_fault(changed(tmp_path, (row, old, new)), where, field, reason)


def without(folder: Path, row: str, *mentions: str) -> Path:
    """Write a copy of the edition without this row and all that mentions it in these words."""
    text = TEXT.replace(f"{block_of(row)}\n", "")
    for mention in mentions:
        text = text.replace(mention, "")
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("row", "where", "field", "reason"),
    [
        ("line park", "line park", "type", "no row has it; add the row"),
        ("tile 40", "tile 40", "number", "no row has it; add the row"),
        ("amenity 41", "amenity 41", "number", "no row has it; add the row"),
        ("event 10", "event 10", "number", "no row has it; add the row"),
        ("corner 25", "street n0", "high", 'no corner is "25"; use one that is'),
        ("street n0", "square a1", "streets", 'unknown street "n0"; use n1'),
        ("end 0", "end 0", "space", "no row has it; add the row"),
        ("square d2", "square d2", "square", "no row has it; add the row"),
    ],
)
def test_a_row_that_is_not_there(tmp_path: Path, row: str, where: str, field: str, reason: str) -> None:
    assert_fault(without(tmp_path, row), where, field, reason)


@pytest.mark.parametrize(
    ("street", "mentions", "corner", "way"),
    [
        ("n15", [', "n15"'], "5a", "back"),
        ("s19", [', "s19"'], "37b", "back"),
        ("s24", ['"s24"'], "45", "on"),
        ("n12", ['"n12", ', '"n12"'], "9c", "on"),
    ],
)
def test_a_corner_has_a_way_on_and_back(
    tmp_path: Path, street: str, mentions: list[str], corner: str, way: str
) -> None:
    path = without(tmp_path, f"street {street}", *mentions)
    reason = f"no street leads {way} from here; add one, or remove the corner"
    assert_fault(path, f"corner {corner}", "space", reason)


def test_a_street_less_moves_the_letters_behind_it(tmp_path: Path) -> None:
    """Corners 13b and 17b have other ways on and back, so the track is whole without the street n8."""
    path = without(tmp_path, "street n8", '"n8", ')
    assert_fault(path, "street n11", "spaces", '"14d" is "14c" by its place on the map; write that')
    assert len(faults(path)) == 3


def test_a_corner_without_streets(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT + '\n[[corner]]\nspace = "49b"\ncolumn = 4\nrow = 3\n', encoding="utf-8")
    assert [line.removeprefix(f"{path}: corner 49b: space: ") for line in faults(path)] == [
        "no street leads on from here; add one, or remove the corner",
        "no street leads back from here; add one, or remove the corner",
    ]


def test_at_most_four_spaces_have_a_number(tmp_path: Path) -> None:
    row = 'id = "n17"\ncolour = "blue"\nlow = "9c"\nspaces = ["10a", "11a", "12a"]\nhigh = "13b"\n'
    path = tmp_path / "mine.toml"
    path.write_text(f"{TEXT}\n[[street]]\n{row}", encoding="utf-8")
    for number in (10, 11, 12):
        reason = f"5 spaces have the number {number}; leave at most 4"
        assert_fault(path, "street n12", "spaces", reason)


def test_the_end_lies_on_no_street_and_not_on_the_other_end(tmp_path: Path) -> None:
    path = changed(tmp_path, ("end 50", "[3, 2]", "[4, 3]"), ("end 0", "[4, 2]", "[3, 3]"))
    assert_fault(path, "end 50", "to", "0 lies there; name another place")


def test_two_blocks_on_one_place(tmp_path: Path) -> None:
    moved = [(f"square b{place}", f"column = {old}", f"column = {old - 2}") for place, old in
             ((1, 2), (2, 3), (3, 2), (4, 3))]  # fmt: skip
    assert_fault(
        changed(tmp_path, *moved), "square b1", "row", "lies in block A; correct row and column of one"
    )


def test_all_faults_come_at_once(tmp_path: Path) -> None:
    path = changed(
        tmp_path,
        ("[edition]", "pass_gp = 2", "pass_gp = -2"),
        ("[sources.end]", '"printed"', '"lost"'),
        ("tile 7", '"N"', '"W"'),
        ("event 6", "Taubenplage", ""),
        ("square b3", '"o"', '"x"'),
        ("street n5", '"red"', '"white"'),
    )
    assert len(faults(path)) == 6


def test_rows_that_cannot_be_read_come_with_the_faults_of_others(tmp_path: Path) -> None:
    path = changed(tmp_path, ("tile 7", '"N"', "1"), ("tile 8", '"S"', '"W"'))
    assert len(faults(path)) == 2


@pytest.mark.parametrize(
    ("content", "field", "reason"),
    [
        ("number = = 1", "syntax", "line 1"),
        ("\xff", "syntax", "not TOML"),
        (TEXT + "\n[[house]]\nid = 1\n", "house", "unknown field `house`; known are edition, sources"),
        ("[edition]\nname = 'x'\n", "sources", "missing required field"),
        ("edition = 3\n", "edition", "Expected `object`"),
    ],
)
def test_a_file_that_is_no_edition(tmp_path: Path, content: str, field: str, reason: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(content, encoding="latin-1" if content == "\xff" else "utf-8")
    assert_fault(path, "the file", field, reason)


@pytest.mark.parametrize(
    ("row", "old", "new", "where", "field"),
    [
        ("[edition]", "limit = 3", "limit = '3'", "[edition]", "limit"),
        ("[sources.end]", '"printed"', "1", "[sources]", "end[...]"),
    ],
)
def test_a_table_that_cannot_be_read(
    tmp_path: Path, row: str, old: str, new: str, where: str, field: str
) -> None:
    assert_fault(changed(tmp_path, (row, old, new)), where, field, "; correct it")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert_fault(tmp_path / "none.toml", "the file", "path", "cannot be read")
