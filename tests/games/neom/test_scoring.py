"""Scoring: the seven categories of the pad, with the rulebook's examples ("Game End and Scoring")."""

import pytest
from tests.games.neom.playing import at, pad, paved, worth

from gridtown.games.neom.game import Neom
from gridtown.games.neom.scoring import LINES, ScorePad, neighborhood_worth

pytestmark = pytest.mark.compiled


def test_the_pad_has_seven_categories() -> None:
    assert LINES == ("tiles", "neighborhoods", "goods", "money", "pollution", "ghost_town", "power")


@pytest.mark.parametrize(
    ("name", "rows", "total"),
    [
        ("Paul", (27 + 12 + 12, 29, 9, 26, -1, 0, 0), 114),
        ("Grzegorz", (12, 2, 38, 39, 0, 0, 0), 91),
        ("Hanno", (42 + 6, 15, 7, 22, 0, 0, 0), 92),
    ],
)
def test_sample_columns(name: str, rows: tuple[int, ...], total: int) -> None:
    column = ScorePad()
    for line, points in zip(LINES, rows, strict=True):
        setattr(column, line, points)
    assert column.total == total, name
    assert column.lines() == {**dict(zip(LINES, rows, strict=True)), "total": total}


# Tiles


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("c4:1", 1),
        ("c4:3", 0),
        ("c4:26", 3),
        ("c4:105", 10),
        ("c4:112", 25),
        ("c4:101", 10),
        ("c4:15", 4),
        ("c4:58,c2:79", 14),
        ("c4:120", 8),
        ("c4:17,b3:38,d3:56,c2:70", 3 + 4 + 5 + 4),
        ("c4:57,b3:71,d3:102,c2:119", 4 + 3 + 6 + 5),
        ("c4:31,b3:111", 2 + 2),
        ("c4:139,b3:133,d3:141,c2:146,c1:150", 3),  # Insurance and Trade Office print none
        ("c4:59", 0),
        ("c4:86,b3:87", 3 + 2),
        ("c4:6,b3:99,d3:63", 0),  # Commercial, Industrial and Resource tiles have none
        ("a1:4,e5:17", 2 + 3),  # cut off: "you do not lose the Victory Points from cut-off tiles"
    ],
)
def test_tiles_score_what_is_printed(game: Neom, tiles: str, points: int) -> None:
    assert pad(game, f"centre=stone city={tiles}")["tiles"] == points


# Neighborhoods


@pytest.mark.parametrize(
    ("size", "points"),
    [
        (1, 1),
        (2, 3),
        (3, 6),
        (4, 10),
        (5, 15),
        (6, 21),
        (7, 28),
        (8, 36),
        (9, 40),
        (10, 44),
        (11, 48),
        (25, 104),
    ],
)
def test_neighborhood_of_each_size(game: Neom, size: int, points: int) -> None:
    assert neighborhood_worth(game.tables, size) == points


def test_two_neighborhoods_of_the_illustration_are_worth_1_and_6() -> None:
    game = paved((1, "N"), (2, "ESW"), (3, "NESW"), (4, "SW"))
    column = pad(game, "centre=stone city=a5:1,c4:2,d4:4,c5:3")
    assert column["neighborhoods"] == 1 + 3 + 1  # a1; c4-d4; c5, whose road south meets none
    game = paved((1, "N"), (2, "NESW"), (3, "NESW"), (4, "SW"))
    assert pad(game, "centre=stone city=a5:1,c4:2,d4:4,c5:3")["neighborhoods"] == 1 + 6


@pytest.mark.parametrize(
    ("roads", "points"),
    [
        (((1, "E"), (2, "W")), 3),
        (((1, "E"), (2, "NES")), 2),
        (((1, "NSW"), (2, "W")), 2),
        (((1, "NSW"), (2, "NES")), 2),
    ],
)
def test_neighborhoods_need_both_roads_on_the_shared_edge(
    roads: tuple[tuple[int, str], ...], points: int
) -> None:
    assert pad(paved(*roads), "centre=stone city=a1:1,b1:2")["neighborhoods"] == points


def test_neighborhoods_do_not_join_over_other_tiles(game: Neom) -> None:
    assert pad(game, "centre=stone city=b3:1,d3:2")["neighborhoods"] == 2  # the City Center between them
    assert pad(game, "centre=stone city=a1:1,b1:6,c1:2")["neighborhoods"] == 2
    assert pad(game, "centre=stone city=a1:1,b1:86,c1:2")["neighborhoods"] == 6  # Residential too


def test_neighborhood_over_the_border_of_the_city_is_none(game: Neom) -> None:
    assert pad(game, "centre=stone city=e1:1,a2:2")["neighborhoods"] == 2


def test_largest_possible_neighborhood(game: Neom) -> None:
    names = [column + row for row in "12345" for column in "abcde"]
    homes = [*range(1, 6), 25, 26, 33, 34, *range(41, 46), 65, 66, 73, 74, *range(81, 86), 113, 114]
    laid = ",".join(f"{space}:{tile}" for space, tile in zip(names, homes, strict=True))
    assert pad(game, f"centre=stone city={laid}")["neighborhoods"] == 36 + 17 * 4


# Goods


def test_goods_example_1_1_1_2_2_10(game: Neom) -> None:
    column = pad(game, "centre=stone city=a1:18,b1:20,c1:54,d1:13,e1:96")
    assert column["goods"] == 1 + 1 + 1 + 2 + 2 + 10


@pytest.mark.parametrize(
    ("seat", "points"),
    [
        ("centre=stone", 1),
        ("centre=stone city=a1:19", 1),  # each Good once
        ("centre=stone city=c3:19", 1),
        ("centre=stone city=c3:1", 0),  # the City Center covered
        ("centre=stone city=c3:20", 1),
        ("centre=stone city=a1:11,b1:37,c1:55", 1 + 2),
        ("centre=stone city=a1:39", 1 + 2),  # Swamp
        ("centre=stone city=a1:137 made=steel", 1 + 2),
        ("centre=stone city=a1:137,b1:51 made=steel", 1 + 2),
        ("centre=stone city=a1:99", 1 + 8),
        ("centre=stone city=a1:96,b1:97,c1:98", 1 + 30),
        ("centre=stone city=a1:32", 1),  # Windmills produce nothing
        ("centre=stone city=a1:100", 1 + 8),
    ],
)
def test_each_good_once_by_tier(game: Neom, seat: str, points: int) -> None:
    assert pad(game, seat)["goods"] == points


# Money


@pytest.mark.parametrize(("pounds", "points"), [(0, 0), (1, 0), (2, 1), (17, 8), (52, 26), (79, 39)])
def test_one_point_for_every_two_pounds_left(game: Neom, pounds: int, points: int) -> None:
    assert pad(game, f"centre=stone money={pounds}")["money"] == points


def test_money_includes_the_final_income(game: Neom) -> None:
    assert pad(game, "centre=stone money=9 final_income=9")["money"] == 4


# Pollution


def test_pollution_example_1_1_2(game: Neom) -> None:
    # an Industrial tile; homes to its top left, top right and bottom: two diagonal, one beside it
    assert pad(game, "centre=stone city=b2:14,a3:1,c3:2,b1:4")["pollution"] == -(1 + 1 + 2)


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("a1:1,b1:13", -2),
        ("a1:1,a2:13", -2),
        ("a1:1,b2:13", -1),
        ("a1:1,c1:13", 0),
        ("e1:1,a2:13", 0),  # not over the border
        ("a1:1,b1:13,a2:14", -4),
        ("a1:1,b1:13,c1:2", -4),  # "for the same Polluting tile more than once"
        ("b2:1,a1:13,a2:14,a3:11,b1:12,b3:51,c1:52,c2:53,c3:54", -12),
        ("a1:1,b1:15", -2),  # a Public tile that pollutes
        ("a1:1,b1:58", -2),
        ("a1:1,b1:101", 0),  # Nuclear Power Plant does not
        ("a1:1,b1:32", 0),  # nor do Windmills
        ("a1:1,b1:140", 0),
        ("a1:86,b1:137", -2),  # Condos & Restaurant is Residential
        ("a1:6,b1:13", 0),  # nobody lives in a shop
    ],
)
def test_two_points_for_each_beside_and_one_for_each_diagonal(game: Neom, tiles: str, points: int) -> None:
    assert pad(game, f"centre=stone city={tiles}")["pollution"] == points


# Ghost Town and Power


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("", -10),
        ("a1:6", -10),
        ("a1:1", -4),
        ("a1:87", -4),
        ("a1:135", -4),
        ("a1:1,e5:2", 0),
        ("a1:1,b1:86", 0),
    ],
)
def test_ghost_town(game: Neom, tiles: str, points: int) -> None:
    assert pad(game, f"centre=stone city={tiles}")["ghost_town"] == points


@pytest.mark.parametrize("tile", [15, 16, 32, 58, 79, 101, 120, 140])
def test_one_power_tile_prevents_the_penalty(game: Neom, tile: int) -> None:
    assert pad(game, f"centre=stone city=a1:{tile}")["power"] == 0


@pytest.mark.parametrize("tiles", ["", "a1:147", "a1:13,b1:60"])
def test_no_power_loses_five(game: Neom, tiles: str) -> None:
    assert pad(game, f"centre=stone city={tiles}")["power"] == -5


def test_an_empty_city(game: Neom) -> None:
    assert pad(game, "centre=stone") == {
        "tiles": 0,
        "neighborhoods": 0,
        "goods": 1,
        "money": 3,
        "pollution": 0,
        "ghost_town": -10,
        "power": -5,
        "total": -11,
    }


def test_first_and_second_home_are_worth_what_the_book_says(game: Neom) -> None:
    """The note on Residential tiles: 7 VP for the first, 5 or 6 for the second, beside what is printed."""
    none = pad(game, "centre=stone")["total"]
    one = pad(game, "centre=stone city=a1:3")["total"]
    assert one - none == 7
    assert pad(game, "centre=stone city=a1:3,e5:1")["total"] - one == 5 + 1
    assert pad(game, "centre=stone city=a1:3,b1:1")["total"] - one == 6 + 1


def test_ties_are_shared_victories(game: Neom) -> None:
    seat = "centre=stone money=6"
    outcome = game.outcome(
        at(game, f"neom generation=3 turn=7 phase=over active=none / {seat} / {seat} / {seat} money=1")
    )
    assert outcome is not None
    assert outcome.ranking == [1, 1, 3]
    assert outcome.winners() == [0, 1]


def test_most_points_win(game: Neom) -> None:
    seats = " / ".join(f"centre=stone money={pounds}" for pounds in (8, 20, 2))
    outcome = game.outcome(at(game, f"neom generation=3 phase=over active=none / {seats}"))
    assert outcome is not None
    assert (outcome.scores, outcome.ranking) == ([-10, -4, -13], [2, 1, 3])


# Other effects that score


@pytest.mark.parametrize(
    ("pounds", "income", "points"),
    [(4, 0, 0), (5, 0, 1), (29, 0, 5), (29, 9, 4), (9, 9, 0), (14, 10, 0)],
)
def test_treasury_one_point_for_every_five_before_the_final_income(
    game: Neom, pounds: int, income: int, points: int
) -> None:
    assert worth(game, f"centre=stone money={pounds} final_income={income} city=a1:60", "a1") == points


@pytest.mark.parametrize(
    ("seat", "points"),
    [
        ("centre=stone city=a1:103", 1),
        ("centre=stone city=a1:103,b1:99,c1:19,d1:96", 1 + 4 + 1),
        ("centre=stone city=a1:103,a2:61,a3:63,a4:20,a5:99,b1:100,b2:96,b3:97,b4:98", 17),  # "at most 17 VP"
    ],
)
def test_warehouse_one_point_for_each_good_token(game: Neom, seat: str, points: int) -> None:
    assert worth(game, seat, "a1") == points


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("b2:118", 0),
        ("b2:118,a1:1,b1:2,c3:3", 6),
        ("b2:118,e5:1,d2:2", 2),
        ("b2:118,a1:1,b1:86,e5:87,d4:4", 2 + 2 + 1 + 1),
        ("a1:118,a2:1,b1:2,b2:3,e1:4", 2 + 2 + 2 + 1),
    ],
)
def test_hospital_two_for_each_nearby_home_one_for_each_other(game: Neom, tiles: str, points: int) -> None:
    assert worth(game, f"centre=stone city={tiles}", "b2" if "b2:118" in tiles else "a1") == points
