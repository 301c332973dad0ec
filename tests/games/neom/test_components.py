"""NEOM's box: the packaged edition against the rulebook's own counts, and editions that are broken."""

import json
import re
from collections import Counter
from importlib.resources import files
from itertools import combinations
from pathlib import Path

import pytest

from gridtown.core.errors import InvalidEdition
from gridtown.games.neom.components import components_json, edition_hash, read_edition, tiles_json

EDITION = read_edition()
TILES = {tile.number: tile for tile in EDITION.tile}
TEXT = (files("gridtown.games.neom") / "editions/base.toml").read_text(encoding="utf-8")

# "This tile provides a total of £…" and "this money is equivalent to …", tile by tile.
TOTALS = {
    6: 6, 7: 5, 8: 9, 9: 10, 10: 12, 27: 8, 28: 10, 35: 12, 36: 9,
    46: 12, 47: 14, 48: 11, 49: 16, 50: 14, 67: 11, 75: 13, 76: 9, 59: 4,
    86: 6, 87: 8, 88: 24, 89: 24, 90: 24, 91: 14, 92: 16, 93: 15, 94: 15, 95: 13,
    106: 17, 107: 16, 115: 24, 116: 24, 117: 24, 137: 6,
}  # fmt: skip

# Tiles with the same price, points and effect, in one generation or in two
TWINS = [
    *[(1, 2), (25, 33), (88, 115), (89, 116), (90, 117), (96, 108), (97, 109), (98, 110)],
    *[(4, 66), (11, 55), (26, 65), (41, 81)],
]

# Counted in the index by hand: Residential, Commercial, Industrial, Public, Resource, Disaster.
# Condos & Restaurant and Apartments & Retail are in the first two columns of generation III.
TYPES = ("residential", "commercial", "industrial", "public", "resource", "disaster")
TYPE_COUNTS = {
    "I": (9, 9, 7, 5, 9, 1),
    "II": (9, 8, 9, 8, 5, 1),
    "III": (10, 15, 8, 8, 0, 1),
    "C": (1, 4, 1, 24, 0, 0),
}


def of(generation: str, players: int | None = None) -> list[int]:
    return [
        tile.number
        for tile in EDITION.tile
        if tile.generation == generation and (players is None or tile.players == players)
    ]


# --- counts of the rulebook


def test_150_tiles_in_number_order() -> None:
    assert [tile.number for tile in EDITION.tile] == list(range(1, 151))


def test_40_tiles_a_generation_and_30_cornerstones() -> None:
    assert of("I") == list(range(1, 41))
    assert of("II") == list(range(41, 81))
    assert of("III") == list(range(81, 121))
    assert of("C") == list(range(121, 151))
    assert {TILES[number].players for number in of("C")} == {None}


@pytest.mark.parametrize("generation", ["I", "II", "III"])
@pytest.mark.parametrize(("players", "size"), [(1, 24), (4, 8), (5, 8)])
def test_a_deck_has_8_tiles_per_player(generation: str, players: int, size: int) -> None:
    assert len(of(generation, players)) == size


@pytest.mark.parametrize("generation", ["I", "II", "III", "C"])
def test_types(generation: str) -> None:
    counts = Counter(kind for number in of(generation) for kind in TILES[number].types)
    assert tuple(counts[kind] for kind in TYPES) == TYPE_COUNTS[generation]


def test_two_tiles_are_residential_and_commercial() -> None:
    both = [tile.number for tile in EDITION.tile if tile.types == ["residential", "commercial"]]
    assert both == [86, 87]
    assert {len(tile.types) for tile in EDITION.tile if tile.number not in both} == {1}


@pytest.mark.parametrize("number", [59, 133, 141, 146, 150])
def test_public_tiles_that_print_no_vp(number: int) -> None:
    assert (TILES[number].types, TILES[number].vp) == (["public"], 0)


def test_47_department_store_needs_diamonds() -> None:
    assert TILES[47].cost.goods == ["diamonds"]


def test_17_goods() -> None:
    assert Counter(good.tier for good in EDITION.good) == {"raw": 6, "processed": 8, "luxury": 3}
    assert " ".join(good.id for good in EDITION.good) == (
        "coal natural_gas oil ore stone wood concrete copper diamonds glass gold lumber plastics steel"
        " electronics jewelry sports_cars"
    )


def test_every_good_is_produced_by_a_tile_of_its_tier() -> None:
    produced = {good for tile in EDITION.tile for good in tile.produces}
    assert produced == {good.id for good in EDITION.good}


def test_solo_ranks() -> None:
    assert [rank.name.en for rank in EDITION.rank] == [
        *("Intern", "Apprentice", "Fellow", "Foreman", "Master", "Boss"),
    ]
    assert [rank.name.de for rank in EDITION.rank] == [
        *("Praktikant", "Arbeiter", "Polier", "Ingenieur", "Baumeister", "Star-Architekt"),
    ]
    assert [rank.at_least["1+"] for rank in EDITION.rank] == [0, 80, 100, 110, 120, 125]
    assert [rank.at_least["4+"] for rank in EDITION.rank] == [0, 85, 105, 115, 125, 130]
    assert [rank.at_least["5+"] for rank in EDITION.rank] == [0, 90, 110, 120, 130, 135]


def test_figures() -> None:
    figures = EDITION.edition
    assert (figures.start_money, figures.sell) == (6, 5)
    assert figures.prices == {"raw": 2, "processed": 4, "luxury": 10}
    assert figures.good_vp == {"raw": 1, "processed": 2, "luxury": 10}
    assert (figures.neighborhoods, figures.beyond) == ([1, 3, 6, 10, 15, 21, 28, 36], 4)


# --- single tiles


@pytest.mark.parametrize("number", sorted(TOTALS))
def test_total_of_the_money_a_tile_provides(number: int) -> None:
    tile = TILES[number]
    assert tile.income != "?"
    assert tile.instant + sum(int(amount) for amount in tile.income) == TOTALS[number]


def test_only_those_tiles_provide_money_of_a_fixed_amount() -> None:
    """But for Insurance Office, whose £2 come without a total."""
    paying = {
        tile.number for tile in EDITION.tile if tile.income != "?" and (tile.instant or any(tile.income))
    }
    assert paying == {*TOTALS, 133}
    assert TILES[133].instant == 2


def test_pharmacy_pays_more_each_generation() -> None:
    assert TILES[36].income == (1, 2, 3)


def test_money_is_paid_from_the_own_generation_on() -> None:
    for tile in EDITION.tile:
        if tile.income != "?":
            early = {"II": 1, "III": 2}.get(tile.generation, 0)
            assert not any(tile.income[:early]), tile.number


def test_income_depends_on_the_city() -> None:
    assert [tile.number for tile in EDITION.tile if tile.income == "?"] == [121, 122, 123, 136]


def test_question_marks() -> None:
    """60, 103, 118 and the cornerstones that score by the city; 133 and 146 score nothing."""
    plain = {121, 122, 123, 133, 136, 137, 139, 141, 146, 150}
    variable = [tile.number for tile in EDITION.tile if tile.vp == "?"]
    assert variable == [60, 103, 118, *(number for number in range(121, 151) if number not in plain)]
    assert TILES[139].vp == 3


def test_polluting_and_power() -> None:
    industrial = {tile.number for tile in EDITION.tile if "industrial" in tile.types}
    assert {tile.number for tile in EDITION.tile if tile.polluting} == industrial | {15, 16, 58, 79, 120}
    assert [tile.number for tile in EDITION.tile if tile.power] == [15, 16, 32, 58, 79, 101, 120, 140]


def test_windmills_are_a_resource_without_a_good() -> None:
    assert TILES[32].types == ["resource"]
    assert not TILES[32].produces


def test_three_tiles_require_tiles() -> None:
    assert {tile.number: tile.cost.tiles for tile in EDITION.tile if tile.cost.tiles} == {
        83: {"residential": 3},
        94: {"commercial": 3},
        99: {"industrial": 3},
    }


def test_three_tiles_leave_a_choice() -> None:
    costs = {row["number"]: row["cost"] for row in tiles_json(EDITION) if "any_of" in row["cost"]}
    assert costs == {
        16: {"any_of": ["coal", "oil"]},
        60: {"any_of": ["steel", {"money": 5}]},
        77: {"money": 2, "any_of": ["natural_gas", "oil"]},
    }


@pytest.mark.parametrize(
    ("number", "en", "de"),
    [
        (5, "Ranch", "Ranch"),
        (31, "Contract Office", "Bauamt"),
        (86, "Condos & Restaurant", "Wohnen & Gastronomie"),
        (87, "Apartments & Retail", "Wohnen & Gewerbe"),
        (101, "Nuclear Power Plant", "Kernkraftwerk"),
        (118, "Hospital", "Klinik"),
        (134, "Metro Station", "U-Bahn"),
    ],
)
def test_names(number: int, en: str, de: str) -> None:
    assert (TILES[number].name.en, TILES[number].name.de) == (en, de)


def test_as_many_names_in_german_as_in_english() -> None:
    """The same name in one language is the same in the other."""
    pairs = {(tile.name.en, tile.name.de) for tile in EDITION.tile}
    assert len(pairs) == len({en for en, _ in pairs}) == len({de for _, de in pairs})


def test_tiles_with_an_effect() -> None:
    effects = {
        tile.number: [effect["kind"] for effect in tile.effects] for tile in EDITION.tile if tile.effects
    }
    assert set(range(121, 151)) <= set(effects)
    assert sorted(set(effects) - set(range(121, 151))) == [
        *(17, 24, 31, 38, 56, 57, 59, 60, 64, 70, 71, 102, 103, 104, 111, 118, 119),
    ]
    assert Counter(kind for kinds in effects.values() for kind in kinds if kind != "score") == {
        "income": 4, "placed": 1, "tile_placed": 1, "tile_joined": 1, "selected": 1, "virtual": 2,
        "insurance": 1, "protection": 9, "exchange": 1, "choose_good": 1, "disaster": 3,
    }  # fmt: skip


# --- roads


def test_disasters_have_no_roads_and_all_others_have() -> None:
    assert [tile.number for tile in EDITION.tile if not tile.roads] == [24, 64, 104]


def test_parking_authority_can_be_part_of_four_road_squares() -> None:
    assert TILES[131].roads == "NESW"


@pytest.mark.parametrize(("one", "other"), TWINS)
def test_twins_differ_in_roads(one: int, other: int) -> None:
    first, second = TILES[one], TILES[other]
    assert (first.types, first.vp, first.cost, first.produces) == (
        second.types,
        second.vp,
        second.cost,
        second.produces,
    )
    assert first.roads != second.roads


def test_all_twins_are_known() -> None:
    """Tiles that do the same for the same price, whatever their generation and number of players."""
    rows: dict[str, list[int]] = {}
    for row in tiles_json(EDITION):
        if row["roads"]:
            money = row["instant"], row["income"]
            alike = (
                row["types"],
                row["power"],
                row["vp"],
                row["cost"],
                row["produces"],
                row["effects"],
                money,
            )
            rows.setdefault(json.dumps(alike), []).append(row["number"])
    pairs = {pair for numbers in rows.values() for pair in combinations(numbers, 2)}
    assert pairs == set(TWINS)


def test_how_many_roads() -> None:
    assert Counter(len(tile.roads) for tile in EDITION.tile) == {0: 3, 1: 12, 2: 54, 3: 59, 4: 22}


def test_residential_tiles_are_best_connected() -> None:
    mean = {}
    for kind in TYPES[:5]:
        roads = [len(tile.roads) for tile in EDITION.tile if kind == tile.types[0]]
        mean[kind] = round(sum(roads) / len(roads), 1)
    assert mean == {"residential": 2.9, "public": 2.7, "commercial": 2.6, "industrial": 2.4, "resource": 2.3}


def notify(roads: list[str]) -> int:
    sides = Counter("".join(roads))
    return max(sides[side] for side in "NESW") - min(sides[side] for side in "NESW")


def test_no_side_is_favored() -> None:
    assert notify([tile.roads for tile in EDITION.tile]) <= 1
    for kind in TYPES[:5]:
        of_kind = [tile for tile in EDITION.tile if tile.types[0] == kind]
        assert notify([tile.roads for tile in of_kind]) <= 1
        for generation in TYPE_COUNTS:
            assert notify([tile.roads for tile in of_kind if tile.generation == generation]) <= 1
    for players in (1, 4, 5):
        assert notify([tile.roads for tile in EDITION.tile if (tile.players or 1) <= players]) <= 2


ORDER = ["EW", "NS", "NE", "SW", "ES", "NW", "ESW", "NEW", "NES", "NSW", "N", "S", "E", "W", "NESW"]


def test_the_layouts_follow_the_rule_in_the_edition() -> None:
    """Given how many roads each tile has, the rule written at the top of the edition finds which."""
    twin = {second: first for first, second in TWINS}
    laid: list[tuple[str, str, str]] = []  # type, generation, roads
    for tile in EDITION.tile:
        kind, generation = tile.types[0], tile.generation
        if not tile.roads:
            continue

        def rank(layout: str, kind: str = kind, generation: str = generation) -> list[int]:
            after = [*laid, (kind, generation, layout)]
            evenness = [
                notify([roads for k, g, roads in after if k == kind and g == generation]),
                notify([roads for _, g, roads in after if g == generation]),
                notify([roads for k, _, roads in after if k == kind]),
                notify([roads for _, _, roads in after]),
            ]
            used = [
                sum((k, roads) == (kind, layout) for k, _, roads in laid),
                sum(x[2] == layout for x in laid),
            ]
            return [*evenness, *used, ORDER.index(layout)]

        avoided = TILES[twin[tile.number]].roads if tile.number in twin else ""
        choices = [layout for layout in ORDER if len(layout) == len(tile.roads) and layout != avoided]
        assert tile.roads == min(choices, key=rank), tile.number
        laid.append((kind, generation, tile.roads))


# --- JSON and the hash


def test_json_has_every_key_of_every_tile() -> None:
    keys = [
        *("number", "name", "generation", "players", "types", "polluting", "power", "vp", "cost", "produces"),
        *("instant", "income", "roads", "source", "effects"),
    ]
    for row in tiles_json(EDITION):
        assert list(row) == keys
        assert set(row["source"]) == set(keys) - {"source"}
        assert set(row["source"].values()) <= {"printed", "derived", "reconstructed"}


def test_json_of_a_tile() -> None:
    row = tiles_json(EDITION)[68]
    assert json.loads(json.dumps(row)) == {
        "number": 69,
        "name": {"en": "Smelter", "de": "Metallschmelze"},
        "generation": "II",
        "players": 4,
        "types": ["industrial"],
        "polluting": True,
        "power": False,
        "vp": 0,
        "cost": {"money": 2, "goods": ["ore"]},
        "produces": ["copper", "gold"],
        "instant": 0,
        "income": [0, 0, 0],
        "roads": "EW",
        "source": {key: "reconstructed" if key == "roads" else "printed" for key in row["source"]},
        "effects": [],
    }


def test_json_of_what_varies_or_is_not_there() -> None:
    rows = tiles_json(EDITION)
    casino, disaster = rows[120], rows[23]
    assert (casino["players"], casino["income"], casino["vp"]) == (None, None, 0)
    assert rows[134]["vp"] is None
    assert rows[134]["effects"] == [
        {"kind": "score", "vp": 1, "per": "nearby", "of": ["commercial"], "base": 6}
    ]
    assert (disaster["cost"], disaster["produces"], disaster["roads"]) == ({}, [], "")


def test_only_roads_are_reconstructed_and_not_all() -> None:
    reconstructed = {
        (row["number"], key)
        for row in tiles_json(EDITION)
        for key, source in row["source"].items()
        if source == "reconstructed"
    }
    assert reconstructed == {(number, "roads") for number in range(1, 151)} - {
        *((24, "roads"), (64, "roads"), (104, "roads"), (131, "roads")),
    }


def test_contents_hold_all_of_the_box() -> None:
    contents = json.loads(json.dumps(components_json(EDITION)))
    assert {part: len(rows) for part, rows in contents.items()} == {"tiles": 150, "goods": 17, "ranks": 6}
    assert contents["goods"][0] == {"id": "coal", "tier": "raw", "name": {"en": "Coal", "de": "Kohle"}}
    assert EDITION.sources["edition"]["center_roads"] == "reconstructed"


def changed(folder: Path, row: str, old: str, new: str) -> Path:
    """Write a copy of the edition with `old` replaced by `new` in the row that holds the line `row`."""
    rows = TEXT.split("\n\n")
    places = [place for place, text in enumerate(rows) if f"\n{row}\n" in f"\n{text}\n"]
    assert len(places) == 1, f"{row} is in {len(places)} rows"
    assert rows[places[0]].count(old) == 1, f"{old} is {rows[places[0]].count(old)} times in {row}"
    rows[places[0]] = rows[places[0]].replace(old, new)
    path = folder / "mine.toml"
    path.write_text("\n\n".join(rows), encoding="utf-8")
    return path


def test_hash_sees_what_the_rules_read(tmp_path: Path) -> None:
    old = edition_hash(EDITION)
    assert re.fullmatch("[0-9a-f]{32}", old)
    assert edition_hash(read_edition()) == old
    roads = read_edition(changed(tmp_path, "number = 1", '"ESW"', '"NSW"'))
    assert edition_hash(roads) != old
    figures = read_edition(changed(tmp_path, "[edition]", "sell = 5", "sell = 4"))
    assert edition_hash(figures) != old


@pytest.mark.parametrize(
    ("row", "old", "new"),
    [
        ("number = 1", "Mietshäuser", "Mietskasernen"),
        ("number = 1", "vp = 1", 'vp = 1\nsource = { roads = "printed" }'),
        ("[edition]", "NEOM, base game", "NEOM, first printing"),
    ],
)
def test_hash_does_not_see_names_and_sources(tmp_path: Path, row: str, old: str, new: str) -> None:
    edition = read_edition(changed(tmp_path, row, old, new))
    assert edition_hash(edition) == edition_hash(EDITION)


def test_a_tile_overrides_the_source_of_a_field(tmp_path: Path) -> None:
    edition = read_edition(
        changed(tmp_path, "number = 1", "vp = 1", 'vp = 1\nsource = { roads = "printed" }')
    )
    sources = [row["source"]["roads"] for row in tiles_json(edition)]
    assert sources[:2] == ["printed", "reconstructed"]


# --- broken editions: a line of the row, what is replaced, by what; row, field and reason of the fault

BROKEN = [
    # shapes
    ("number = 7", "number = 7", "number = 'x'", 'tile x "Pawn Shop"', "number", "number = 45"),
    ("number = 7", "number = 7\n", "", 'tile (row 7) "Pawn Shop"', "number", "missing required field"),
    ("number = 7", "instant = 5", "instantly = 5", 'tile 7 "Pawn Shop"', "instantly", "unknown field"),
    (
        "number = 7",
        "instant = 5",
        "instant = '5'",
        'tile 7 "Pawn Shop"',
        "instant",
        "Expected `int`, got `str`",
    ),
    ("number = 7", "instant = 5", "instant = true", 'tile 7 "Pawn Shop"', "instant", "got `bool`"),
    ("number = 7", "instant = 5", "instant = 5.0", 'tile 7 "Pawn Shop"', "instant", "got `float`"),
    ("number = 7", ', de = "Pfandleihhaus"', "", 'tile 7 "Pawn Shop"', "name.de", "missing"),
    ("number = 7", "Pfandleihhaus", " ", 'tile 7 "Pawn Shop"', "name.de", "empty"),
    ("number = 112", "money = 25", "monay = 25", 'tile 112 "Stadium"', "cost.monay", "unknown field"),
    ("number = 49", "[0, 8, 8]", "[8, 8]", 'tile 49 "Night Club"', "income", "length 3"),
    ("number = 112", "vp = 25", "vp = '!'", 'tile 112 "Stadium"', "vp", 'vp = "?"'),
    ("number = 126", "vp = 2,", "vp = '2',", 'tile 126 "Park"', "effects[0].vp", "Expected `int`"),
    ("number = 126", "vp = 2,", "points = 2,", 'tile 126 "Park"', "effects[0].points", "unknown field"),
    # numbers, generations, decks
    ("number = 7", "number = 7", "number = 8", "tile 8", "number", "2 rows have it"),
    ("number = 7", "number = 7", "number = 8", "tile 7", "number", "no row has it"),
    ("number = 7", "number = 7", "number = 151", 'tile 151 "Pawn Shop"', "number", "none of 1 to 150"),
    ("number = 7", '"I"', '"II"', 'tile 7 "Pawn Shop"', "generation", 'number 7 is "I"'),
    ("number = 7", '"I"', '"IV"', 'tile 7 "Pawn Shop"', "generation", 'unknown generation "IV"'),
    ("number = 7", '"I"', '"II"', "generation I", "players", "23 tiles are 1+, not 24"),
    ("number = 121", '"C"', '"III"', "generation C", "generation", "29 cornerstones, not 30"),
    ("number = 7", "players = 1", "players = 2", 'tile 7 "Pawn Shop"', "players", "1, 4 or 5"),
    ("number = 7", "players = 1\n", "", 'tile 7 "Pawn Shop"', "players", "missing"),
    ("number = 7", "players = 1", "players = 4", "generation I", "players", "9 tiles are 4+, not 8"),
    ("number = 121", "types", "players = 1\ntypes", 'tile 121 "Casino"', "players", "a cornerstone has none"),
    # types
    ("number = 7", "commercial", "comercial", 'tile 7 "Pawn Shop"', "types", 'unknown type "comercial"'),
    ("number = 7", '"commercial"', "", 'tile 7 "Pawn Shop"', "types", "empty"),
    (
        "number = 7",
        '["commercial"]',
        '["commercial", "commercial"]',
        'tile 7 "Pawn Shop"',
        "types",
        "2 times",
    ),
    ("number = 24", '["disaster"]', '["disaster", "public"]', 'tile 24 "Flood"', "types", "no other"),
    ("number = 13", "polluting = true\n", "", 'tile 13 "Gold Extractor"', "polluting", "polluting = true"),
    ("number = 7", "instant", "vp = 3\ninstant", 'tile 7 "Pawn Shop"', "vp", "only Residential and Public"),
    (
        "number = 94",
        '["commercial"]',
        '["commercial", "public"]',
        'tile 94 "Stock Exchange"',
        "types",
        "only residential and commercial go together: remove one",
    ),
    (
        "number = 94",
        '["commercial"]',
        '["commercial", "residential", "public"]',
        'tile 94 "Stock Exchange"',
        "types",
        "too many",
    ),
    # roads
    ("number = 7", '"NESW"', '"NEWS"', 'tile 7 "Pawn Shop"', "roads", "in this order"),
    ("number = 7", '"NESW"', '"NNE"', 'tile 7 "Pawn Shop"', "roads", "each once"),
    ("number = 7", '"NESW"', '"NEX"', 'tile 7 "Pawn Shop"', "roads", "no layout"),
    ("number = 7", '"NESW"', '""', 'tile 7 "Pawn Shop"', "roads", "one to four"),
    ("number = 24", 'roads = ""', 'roads = "N"', 'tile 24 "Flood"', "roads", "a Disaster has none"),
    # costs and money
    (
        "number = 24",
        "players = 1",
        "players = 1\ncost = { money = 1 }",
        'tile 24 "Flood"',
        "cost",
        "remove it",
    ),
    ("number = 24", "players = 1", "players = 1\ninstant = 1", 'tile 24 "Flood"', "types", "gives nothing"),
    ("number = 112", "money = 25", "money = -25", 'tile 112 "Stadium"', "cost.money", "negative"),
    ("number = 60", "money = 5 ", "money = -5 ", 'tile 60 "Treasury"', "cost.any_of", "is -5; write 1"),
    ("number = 60", "money = 5 ", "money = 0 ", 'tile 60 "Treasury"', "cost.any_of", "is 0; write 1"),
    ("number = 60", '"steel", ', "", 'tile 60 "Treasury"', "cost.any_of", "leaves no choice"),
    ("number = 54", "stone", "sand", 'tile 54 "Glassblower"', "cost.goods", 'unknown Good "sand"'),
    ("number = 16", '"oil"', '"peat"', 'tile 16 "Fossil Fuel Plant"', "cost.any_of", 'unknown Good "peat"'),
    ("number = 94", "commercial = 3", "shops = 3", 'tile 94 "Stock Exchange"', "cost.tiles", "unknown type"),
    (
        "number = 94",
        "commercial = 3",
        "commercial = 0",
        'tile 94 "Stock Exchange"',
        "cost.tiles",
        "1 or more",
    ),
    ("number = 7", "instant = 5", "instant = -5", 'tile 7 "Pawn Shop"', "instant", "-5 is negative"),
    ("number = 49", "[0, 8, 8]", "[0, 8, -8]", 'tile 49 "Night Club"', "income", "-8 is negative"),
    ("number = 49", "[0, 8, 8]", "[8, 8, 8]", 'tile 49 "Night Club"', "income", "before generation II"),
    ("number = 49", "[0, 8, 8]", '"?"', 'tile 49 "Night Club"', "income", "belong together"),
    ("number = 112", "vp = 25", "vp = -25", 'tile 112 "Stadium"', "vp", "negative"),
    ("number = 112", "vp = 25", "vp = '?'", 'tile 112 "Stadium"', "vp", "belong together"),
    (
        "number = 54",
        '["stone"]',
        '["coal", "oil", "ore", "stone", "wood"]',
        'tile 54 "Glassblower"',
        "cost.goods",
        "5 Goods with any_of; at most 4",
    ),
    (
        "number = 77",
        'any_of = ["natural_gas", "oil"]',
        'any_of = ["natural_gas", "oil"], goods = ["coal", "ore", "stone", "wood"]',
        'tile 77 "Plastics Factory"',
        "cost.goods",
        "5 Goods with any_of; at most 4",
    ),
    (
        "number = 77",
        '"oil"',
        '"steel"',
        'tile 77 "Plastics Factory"',
        "cost.any_of",
        "mixes raw and processed Goods; name Goods of one tier",
    ),
    (
        "number = 77",
        'any_of = ["natural_gas", "oil"]',
        'any_of = ["natural_gas", "oil"], goods = ["oil"]',
        'tile 77 "Plastics Factory"',
        "cost.any_of",
        "oil is required already; name another",
    ),
    (
        "number = 60",
        '"steel", { money = 5 }',
        '"steel", { money = 5 }, { money = 6 }',
        'tile 60 "Treasury"',
        "cost.any_of",
        "2 amounts of money; keep one",
    ),
    (
        "number = 60",
        "{ money = 5 }]",
        '{ money = 5 }], goods = ["gold"]',
        'tile 60 "Treasury"',
        "cost.any_of",
        "beside required Goods; remove it",
    ),
    (
        "number = 60",
        '"steel", { money = 5 }',
        "{ money = 4 }, { money = 5 }",
        'tile 60 "Treasury"',
        "cost.any_of",
        "leaves no choice of Goods; name a Good",
    ),
    (
        "number = 94",
        "commercial = 3",
        "commercial = 3, public = 1",
        'tile 94 "Stock Exchange"',
        "cost.tiles",
        "one type can be asked for: keep one",
    ),
    # Goods produced
    ("number = 54", '["glass"]', '["glas"]', 'tile 54 "Glassblower"', "produces", 'unknown Good "glas"'),
    ("number = 54", '["glass"]', '["coal"]', 'tile 54 "Glassblower"', "produces", "by resource tiles only"),
    (
        "number = 1",
        "roads",
        'produces = ["glass"]\nroads',
        'tile 1 "Tenements"',
        "produces",
        "by industrial tiles",
    ),
    ("number = 54", '["glass"]', '["jewelry"]', 'tile 54 "Glassblower"', "produces", "generation III only"),
    # sources
    ("number = 131", "derived", "guessed", 'tile 131 "Parking Authority"', "source.roads", "unknown source"),
    (
        "number = 131",
        "{ roads",
        "{ streets",
        'tile 131 "Parking Authority"',
        "source.streets",
        "unknown field",
    ),
    ("[sources.tile]", 'vp = "printed"\n', "", "[sources]", "tile.vp", "has no source"),
    ("[sources.tile]", 'vp = "printed"', 'vp = "heard"', "[sources]", "tile.vp", 'unknown source "heard"'),
    # effects
    (
        "number = 126",
        '"score"',
        '"scroe"',
        'tile 126 "Park"',
        "effects[0].kind",
        'unknown effect kind "scroe"',
    ),
    ("number = 126", '"nearby"', '"beside"', 'tile 126 "Park"', "effects[0].per", 'unknown counter "beside"'),
    ("number = 126", '"polluting"', '"smoky"', 'tile 126 "Park"', "effects[0].of", 'unknown word "smoky"'),
    ("number = 126", ', of = ["polluting"]', "", 'tile 126 "Park"', "effects[0].of", "counts by 1 to 7"),
    ("number = 126", ', per = "nearby"', "", 'tile 126 "Park"', "effects[0].per", "is missing"),
    ("number = 126", "vp = 2,", "vp = 2, gain = 2,", 'tile 126 "Park"', "effects[0].gain", "does nothing"),
    ("number = 60", "every = 5", "every = 0", 'tile 60 "Treasury"', "effects[0].every", "1 or more"),
    (
        "number = 121",
        '"tiles", of = ["residential"]',
        '"money"',
        'tile 121 "Casino"',
        "effects[0].per",
        '"score" only',
    ),
    (
        "number = 17",
        '["fire"]',
        '["flood"]',
        'tile 17 "Fire Department"',
        "effects[0].against",
        "unknown Disaster",
    ),
    (
        "number = 59",
        '["raw"]',
        '["rare"]',
        'tile 59 "Postal Service"',
        "effects[0].tiers",
        'unknown tier "rare"',
    ),
    (
        "number = 137",
        '"processed"',
        '"fine"',
        'tile 137 "Modular Factory"',
        "effects[0].tier",
        "unknown tier",
    ),
    ("number = 24", '"flood"', '"storm"', 'tile 24 "Flood"', "effects[0].name", 'unknown Disaster "storm"'),
    ("number = 24", '"flood"', '"fire"', "generation I", "effects", '"flood" is not the effect'),
    (
        "number = 24",
        'effects = [{ kind = "disaster", name = "flood" }]\n',
        "",
        'tile 24 "Flood"',
        "effects",
        "has one",
    ),
    ("number = 17", "protection", "disaster", 'tile 17 "Fire Department"', "effects", "only Disasters"),
    (
        "number = 137",
        '"processed"',
        '"raw"',
        'tile 137 "Modular Factory"',
        "effects[0].tier",
        'is "raw", but only Processed Goods are chosen; write',
    ),
    (
        "number = 137",
        '"processed"',
        '"luxury"',
        'tile 137 "Modular Factory"',
        "effects[0].tier",
        'is "luxury", but only Processed Goods are',
    ),
    (
        "number = 59",
        '["raw"]',
        '["processed"]',
        'tile 59 "Postal Service"',
        "effects[0].tiers",
        'write ["raw"] or ["raw", "processed"]',
    ),
    (
        "number = 111",
        '["raw", "processed"]',
        '["raw", "processed", "luxury"]',
        'tile 111 "Import Office"',
        "effects[0].tiers",
        'write ["raw"] or',
    ),
    (
        "number = 111",
        '["raw", "processed"]',
        '["processed", "raw"]',
        'tile 111 "Import Office"',
        "effects[0].tiers",
        'write ["raw"] or',
    ),
    ("number = 59", '["raw"]', "[]", 'tile 59 "Postal Service"', "effects[0].tiers", "is empty"),
    ("number = 17", '["fire"]', "[]", 'tile 17 "Fire Department"', "effects[0].against", "is empty"),
    (
        "number = 132",
        'gain = 1, of = ["commercial"]',
        "gain = 1, of = []",
        'tile 132 "Merchant Union"',
        "effects[0].of",
        "is empty, so the effect does nothing; name",
    ),
    (
        "number = 132",
        "gain = 1,",
        "gain = 1, every = 2,",
        'tile 132 "Merchant Union"',
        "effects[0].every",
        "does nothing",
    ),
    (
        "number = 132",
        "gain = 1,",
        "gain = 1, base = 2,",
        'tile 132 "Merchant Union"',
        "effects[0].base",
        "does nothing",
    ),
    (
        "number = 150",
        "gain = 2,",
        "gain = 2, every = 2,",
        'tile 150 "Tourism Board"',
        "effects[0].every",
        "does nothing",
    ),
    (
        "number = 150",
        "gain = 2,",
        "gain = 2, base = 2,",
        'tile 150 "Tourism Board"',
        "effects[0].base",
        "does nothing",
    ),
    (
        "number = 141",
        "gain = 1",
        "gain = 1, every = 2",
        'tile 141 "Investment Firm"',
        "effects[0].every",
        "does nothing",
    ),
    (
        "number = 141",
        "gain = 1",
        "gain = 1, base = 2",
        'tile 141 "Investment Firm"',
        "effects[0].base",
        "does nothing",
    ),
    (
        "number = 59",
        '"virtual", tiers = ["raw"]',
        '"choose_good", tier = "processed"',
        'tile 137 "Modular Factory"',
        "effects",
        'tile 59 "Postal Service" has "choose_good" already; remove one',
    ),
    (
        "number = 59",
        '"virtual", tiers = ["raw"]',
        '"exchange"',
        'tile 59 "Postal Service"',
        "effects",
        'tile 31 "Contract Office" has "exchange" already; remove one',
    ),
    (
        "number = 59",
        'tiers = ["raw"]',
        'tiers = ["raw", "processed"]',
        'tile 111 "Import Office"',
        "effects",
        'tile 59 "Postal Service" has "virtual raw processed" already; remove',
    ),
    (
        "number = 111",
        ', "processed"]',
        "]",
        'tile 111 "Import Office"',
        "effects",
        'tile 59 "Postal Service" has "virtual raw" already; remove one',
    ),
    (
        "number = 141",
        '"selected", gain = 1',
        '"exchange"',
        'tile 141 "Investment Firm"',
        "effects",
        "a cornerstone cannot exchange cornerstones; move",
    ),
    (
        "number = 31",
        '{ kind = "exchange" }',
        '{ kind = "exchange" }, { kind = "choose_good", tier = "processed" }',
        'tile 31 "Contract Office"',
        "effects",
        "a tile asks one thing: remove",
    ),
    # Goods, ranks, figures
    ('id = "coal"', '"coal"', '"peat"', 'good peat "Coal"', "id", 'unknown Good "peat"'),
    ('id = "coal"', '"coal"', '"ore"', "good coal", "id", "no row has it"),
    ('id = "coal"', '"raw"', '"luxury"', 'good coal "Coal"', "tier", "coal is raw"),
    ('id = "coal"', '"Coal"', '""', "good coal", "name.en", "empty"),
    ('id = "fellow"', '"1+" = 100', '"1+" = 80', 'rank fellow "Fellow"', "at_least", "not above apprentice"),
    ('id = "fellow"', '"1+" = 100, ', "", 'rank fellow "Fellow"', "at_least", "lacks 1+"),
    ('id = "fellow"', '"fellow"', '"chap"', 'rank chap "Fellow"', "id", 'unknown rank "chap"'),
    ("[edition]", "raw = 2", "raw = 0", "[edition]", "prices", "is 0; write 1 or more"),
    ("[edition]", "raw = 2", "raw = -2", "[edition]", "prices", "is -2; write 1 or more"),
    ("[edition]", "raw = 1", "raw = -1", "[edition]", "good_vp", "-1 is negative; write 0 or more"),
    ("[edition]", "sell = 5", "sell = -5", "[edition]", "sell", "negative"),
    ("[edition]", "sell = 5", "sell = 'five'", "[edition]", "sell", "Expected `int`"),
    ("[edition]", "luxury = 10 }\nneigh", "gold = 10 }\nneigh", "[edition]", "good_vp", "lacks luxury"),
    ("[edition]", "[1, 3, 6, 10, 15, 21, 28, 36]", "[]", "[edition]", "neighborhoods", "empty"),
    ("[edition]", '"NESW"', '"WE"', "[edition]", "center_roads", "in this order"),
]


@pytest.mark.parametrize(("row", "old", "new", "where", "field", "reason"), BROKEN)
def test_a_broken_edition_names_file_row_field_and_reason(
    tmp_path: Path, row: str, old: str, new: str, where: str, field: str, reason: str
) -> None:
    path = changed(tmp_path, row, old, new)
    with pytest.raises(InvalidEdition) as caught:
        read_edition(path)
    lines = [
        line for line in str(caught.value).splitlines() if line.startswith(f"{path}: {where}: {field}: ")
    ]
    assert any(reason in line for line in lines), caught.value


def test_all_faults_come_at_once(tmp_path: Path) -> None:
    path = changed(tmp_path, "number = 7", "instant = 5", "instant = -5")
    path.write_text(
        path.read_text(encoding="utf-8").replace('"Ranch", de = "Ranch"', '"Ranch", de = ""'), "utf-8"
    )
    with pytest.raises(InvalidEdition) as caught:
        read_edition(path)
    assert len(str(caught.value).splitlines()) == 2


@pytest.mark.parametrize(
    ("content", "field", "reason"),
    [
        ("number = = 1", "syntax", "line 1"),
        ("\xff", "syntax", "not TOML"),
        (TEXT + "\n[[house]]\nid = 1\n", "house", "unknown field"),
        ("[edition]\nname = 'x'\n", "sources", "missing required field"),
        ("edition = 3\n", "edition", "Expected `object`"),
    ],
)
def test_a_file_that_is_no_edition(tmp_path: Path, content: str, field: str, reason: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(content, encoding="utf-8" if content == TEXT or "[" in content else "latin-1")
    with pytest.raises(InvalidEdition) as caught:
        read_edition(path)
    assert str(caught.value).startswith(f"{path}: the file: {field}: ")
    assert reason in str(caught.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(InvalidEdition, match="cannot be read"):
        read_edition(tmp_path / "none.toml")
