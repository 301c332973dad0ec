"""Cities typed in: what is read, what it scores, and every kind of nonsense."""

import json
from typing import Any

import pytest

from gridtown.games import load
from gridtown.games.neom.game import Neom
from gridtown.games.neom.words.city_file import InvalidCity, score_file

pytestmark = pytest.mark.compiled

CITY: dict[str, Any] = {
    "game": "neom",
    "centre": "stone",
    "tiles": [{"number": 1, "space": "c4"}, {"number": 137, "space": "b3", "good": "steel"}],
    "money": 31,
    "final_income": 9,
}


@pytest.fixture(scope="module")
def neom() -> Neom:
    game = load("neom")
    assert isinstance(game, Neom)
    return game


def with_changes(**changes: Any) -> str:
    return json.dumps({**CITY, **changes})


def tiles(*items: Any) -> str:
    return with_changes(tiles=list(items), money=500)


def faults(game: Neom, text: str) -> list[str]:
    with pytest.raises(InvalidCity) as caught:
        score_file(game, text)
    return caught.value.faults


def test_the_issue_s_city_by_hand(neom: Neom) -> None:
    # Tenements 1; a Neighborhood of one 1; stone 1 + steel 2; 31 // 2; one diagonal pair; one home; no power
    assert score_file(neom, json.dumps(CITY)) == {
        "tiles": 1, "neighborhoods": 1, "goods": 3, "money": 15, "pollution": -1, "ghost_town": -4,
        "power": -5, "total": 10,
        "by_tile": [{"number": 137, "space": "b3", "vp": 0}, {"number": 1, "space": "c4", "vp": 1}],
    }  # fmt: skip


def test_an_empty_city_is_a_ghost_town(neom: Neom) -> None:
    pad = score_file(neom, with_changes(tiles=[], money=0, final_income=0))
    assert (pad["ghost_town"], pad["goods"], pad["total"], pad["by_tile"]) == (-10, 1, -14, [])


def test_spaces_may_be_capitals(neom: Neom) -> None:
    small = score_file(neom, tiles({"number": 1, "space": "e5"}))
    assert score_file(neom, tiles({"number": 1, "space": "E5"})) == small


def test_a_tile_on_the_centre_covers_its_good_and_its_roads(neom: Neom) -> None:
    pad = score_file(neom, tiles({"number": 1, "space": "c3"}))
    assert pad["goods"] == 0
    beside = [{"number": 1, "space": "c4"}, {"number": 2, "space": "c2"}]
    joined = [{**tile, "roads": "NS"} for tile in beside]
    covered = {"number": 4, "space": "c3", "roads": "NS"}
    assert score_file(neom, tiles(*joined, covered))["neighborhoods"] == 6  # three in a row
    assert score_file(neom, tiles(*joined, {**covered, "roads": ""}))["neighborhoods"] == 3


def test_roads_may_be_the_owner_s(neom: Neom) -> None:
    apart = tiles({"number": 1, "space": "a1", "roads": "N"}, {"number": 2, "space": "b1", "roads": "N"})
    joined = tiles({"number": 1, "space": "a1", "roads": "E"}, {"number": 2, "space": "b1", "roads": "WE"})
    assert score_file(neom, apart)["neighborhoods"] == 2
    assert score_file(neom, joined)["neighborhoods"] == 3


def test_unconnected_tiles_and_many_cornerstones_are_scored_as_they_lie(neom: Neom) -> None:
    city = [{"number": number, "space": f"a{number - 120}"} for number in (121, 122, 123, 124, 125)]
    assert len(score_file(neom, tiles(*city))["by_tile"]) == 5


def test_the_final_income_is_computed_when_left_out(neom: Neom) -> None:
    treasury = next(tile.number for tile in neom.edition.tile if tile.name.en == "Finance Department")
    earner, income = next(
        (tile.number, tile.income[2])
        for tile in neom.edition.tile
        if isinstance(tile.income, tuple) and tile.income[2] > 4
    )
    lying = [{"number": treasury, "space": "a1"}, {"number": earner, "space": "b1"}]
    city = {**CITY, "tiles": lying, "money": 50}
    given = score_file(neom, json.dumps({**city, "final_income": income}))
    del city["final_income"]
    assert score_file(neom, json.dumps(city)) == given
    assert score_file(neom, json.dumps({**city, "final_income": None})) == given


def test_a_computed_income_above_all_money_is_refused(neom: Neom) -> None:
    earner = next(
        tile.number for tile in neom.edition.tile if isinstance(tile.income, tuple) and tile.income[2]
    )
    text = json.dumps({"centre": "ore", "tiles": [{"number": earner, "space": "b1"}], "money": 0})
    (fault,) = faults(neom, text)
    assert fault.startswith("final_income: ")
    assert "computed" in fault


@pytest.mark.parametrize(
    ("text", "places"),
    [
        (tiles({"number": 1, "space": "c4"}, {"number": 2, "space": "C4"}), ["tiles[1].space"]),
        (tiles({"number": 151, "space": "c4"}), ["tiles[0].number"]),
        (tiles({"number": 0, "space": "c4"}), ["tiles[0].number"]),
        (tiles({"number": 1, "space": "c4"}, {"number": 1, "space": "a1"}), ["tiles[1].number"]),
        (tiles({"number": 24, "space": "c4"}), ["tiles[0].number"]),
        (with_changes(money=-1), ["money"]),
        (with_changes(money=8), ["final_income"]),
        (with_changes(final_income=-1), ["final_income"]),
        (tiles({"number": 1, "space": "f1"}), ["tiles[0].space"]),
        (tiles({"number": 1, "space": "a6"}), ["tiles[0].space"]),
        (tiles({"number": 1, "space": "a0"}), ["tiles[0].space"]),
        (tiles({"number": 1, "space": "a11"}), ["tiles[0].space"]),
        (tiles({"number": 1, "space": ""}), ["tiles[0].space"]),
        (tiles({"number": 1, "space": 7}), ["tiles[0].space"]),
        (tiles({"number": 137, "space": "a1"}), ["tiles[0].good"]),
        (tiles({"number": 137, "space": "a1", "good": "ore"}), ["tiles[0].good"]),
        (tiles({"number": 137, "space": "a1", "good": "jewelry"}), ["tiles[0].good"]),
        (tiles({"number": 137, "space": "a1", "good": "Steel"}), ["tiles[0].good"]),
        (tiles({"number": 1, "space": "a1", "good": "steel"}), ["tiles[0].good"]),
        (tiles({"number": 1, "space": "a1", "roads": "NX"}), ["tiles[0].roads"]),
        (tiles({"number": 1, "space": "a1", "roads": "NN"}), ["tiles[0].roads"]),
        (tiles({"number": 1, "space": "a1", "roads": ["N"]}), ["tiles[0].roads"]),
        (tiles({"number": True, "space": "a1"}), ["tiles[0].number"]),
        (tiles({"number": 1.0, "space": "a1"}), ["tiles[0].number"]),
        (tiles({"number": "1", "space": "a1"}), ["tiles[0].number"]),
        (tiles({"number": 10**30, "space": "a1"}), ["tiles[0].number"]),
        (tiles({"number": 1, "space": "a1", "turned": 90}), ["tiles[0].turned"]),
        (tiles({"number": 1}), ["tiles[0].space"]),
        (tiles({"space": "a1"}), ["tiles[0].number"]),
        (tiles({}), ["tiles[0].number", "tiles[0].space"]),
        (tiles(1, None, []), ["tiles[0]", "tiles[1]", "tiles[2]"]),
        (with_changes(tiles={}), ["tiles"]),
        (with_changes(tiles=None), ["tiles"]),
        (with_changes(centre="steel"), ["centre"]),
        (with_changes(centre=None), ["centre"]),
        (with_changes(centre=["ore"]), ["centre"]),
        (with_changes(money="31"), ["money"]),
        (with_changes(money=True), ["money"]),
        (with_changes(money=31.5), ["money"]),
        (with_changes(money=10**30), ["money"]),
        (with_changes(money=2**63), ["money"]),
        (with_changes(money=None), ["money"]),
        (with_changes(final_income="9"), ["final_income"]),
        (with_changes(game="mayor"), ["game"]),
        (with_changes(game=3), ["game"]),
        (with_changes(mony=3), ["mony"]),
        ("{}", ["centre", "tiles", "money"]),
    ],
)  # fmt: skip
def test_nonsense_is_refused_at_its_place(neom: Neom, text: str, places: list[str]) -> None:
    assert [fault.split(": ")[0] for fault in faults(neom, text)] == places


@pytest.mark.parametrize(
    "text",
    [
        "", "nonsense", "[]", "3", "null", '"city"', '{"money": 1', '{"money": NaN}', '{"money": Infinity}',
        '{"money": 1, "money": 2}', '{"tiles": [{"space": "a1", "space": "a2"}]}', "[" * 100_000,
        '{"money": ' + "9" * 10_000 + "}",
    ],
)  # fmt: skip
def test_what_is_no_city_at_all_is_one_fault(neom: Neom, text: str) -> None:
    assert len(faults(neom, text)) == 1


def test_all_faults_come_in_one_answer(neom: Neom) -> None:
    city = {
        "centre": "gold",
        "tiles": [
            {"number": 1, "space": "z9"},
            {"number": 137, "space": "a1"},
            {"number": 999, "space": "a1"},
        ],
        "money": -5,
        "final_income": "much",
    }
    places = [fault.split(": ")[0] for fault in faults(neom, json.dumps(city))]
    assert places == [
        "centre", "tiles[0].space", "tiles[1].good", "tiles[2].number", "tiles[2].space", "money",
        "final_income",
    ]  # fmt: skip
