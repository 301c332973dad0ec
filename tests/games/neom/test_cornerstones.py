"""Every Cornerstone, 121 to 150, with the rulebook's numbers ("Generation and Cornerstone Tile Index")."""

import pytest
from tests.games.neom.playing import choices, city, events, goods, happened, money, pad, paved, play, worth

from gridtown.games.neom.game import Neom

pytestmark = pytest.mark.compiled

LAST = "neom generation={} turn=7 phase=act active=P1"
OTHERS = "/ centre=ore / centre=coal"


def income(game: Neom, seat: str, generation: int = 1) -> int:
    """What is collected after a seventh turn in which the tile is sold (£5)."""
    tile = (generation - 1) * 40 + 19
    before = f"neom generation={generation} turn=7 / {seat} money=0 selected={tile} {OTHERS}"
    return money(play(game, before, "P1 sell")) - 5


def placed(game: Neom, seat: str, number: int, space: str, generation: int = 1) -> int:
    """What placing Cornerstone `number` on `space` brings, £50 in hand."""
    tile = (generation - 1) * 40 + 19
    before = f"neom generation={generation} / {seat} money=50 selected={tile} kept={number} {OTHERS}"
    return money(play(game, before, f"P1 place {number}", f"P1 at {space}")) - 50


# Commercial Cornerstones


@pytest.mark.parametrize(
    ("tiles", "pounds"),
    [("c4:121", 0), ("c4:121,a1:1,b1:2,e5:4", 3), ("c4:121,a1:86,b1:87,c1:6", 2), ("c4:121,a1:135", 1)],
)
def test_121_casino_earns_a_pound_for_each_home(game: Neom, tiles: str, pounds: int) -> None:
    plain = 1 if "c1:6" in tiles else 0
    assert income(game, f"centre=stone city={tiles}") == pounds + plain


def test_121_casino_brings_1(game: Neom) -> None:
    assert placed(game, "centre=stone", 121, "c4") == 1


@pytest.mark.parametrize(("tiles", "pounds"), [("c4:122", 0), ("c4:122,a1:13,b1:14,e5:51", 3)])
def test_122_trading_post_earns_a_pound_for_each_industrial(game: Neom, tiles: str, pounds: int) -> None:
    assert income(game, f"centre=stone city={tiles}") == pounds


def test_122_trading_post_brings_4(game: Neom) -> None:
    assert placed(game, "centre=stone", 122, "c4") == 4


@pytest.mark.parametrize(
    ("tiles", "pounds"), [("c4:123", 1), ("c4:123,a1:7,b1:95,e5:1", 3), ("c4:123,a1:7", 2)]
)
def test_123_shopping_center_counts_commercial_tiles_itself_included(
    game: Neom, tiles: str, pounds: int
) -> None:
    assert income(game, f"centre=stone city={tiles}") == pounds


def test_123_shopping_center_counts_condos_and_restaurant(game: Neom) -> None:
    assert income(game, "centre=stone city=c4:123,a1:86", 3) == 2 + 3


@pytest.mark.parametrize("number", [86, 87])
def test_a_tile_of_two_types_counts_for_both(game: Neom, number: int) -> None:
    assert income(game, f"centre=stone city=e5:121,a1:{number}") == 1  # Casino: Residential
    assert income(game, f"centre=stone city=e5:123,a1:{number}") == 1 + 1  # Shopping Center: Commercial
    assert worth(game, f"centre=stone city=c4:134,a1:{number}", "c4") == 3  # Metro Station: one tile


def test_123_shopping_center_brings_nothing(game: Neom) -> None:
    assert placed(game, "centre=stone", 123, "c4") == 0


@pytest.mark.parametrize(
    ("tiles", "pounds"),
    [
        ("c4:136", 1),  # the City Center
        ("c3:136", 0),  # replaced
        ("c4:136,a1:19,b1:32,e5:40", 4),  # Windmills are a Resource tile
        ("c4:136,c3:1", 0),
        ("c4:136,c3:19", 1),
    ],
)
def test_136_tour_operator_earns_a_pound_for_each_resource(game: Neom, tiles: str, pounds: int) -> None:
    assert income(game, f"centre=stone city={tiles}") == pounds


def test_136_tour_operator_brings_2(game: Neom) -> None:
    assert placed(game, "centre=stone", 136, "c4") == 2


# Scores


@pytest.mark.parametrize(
    ("tiles", "points"),
    [("e5:124", 0), ("e5:124,a1:1", 4), ("e5:124,a1:1,b1:2,d1:4", 8), ("e5:124,a1:1,c1:2,e1:4,a3:3", 16)],
)
def test_124_community_center_four_for_each_neighborhood(game: Neom, tiles: str, points: int) -> None:
    assert worth(game, f"centre=stone city={tiles}", "e5") == points


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("e5:125", 0),
        ("e5:125,a1:1,b1:6", 0),
        ("e5:125,a1:1,b1:6,c1:13", 3),
        ("e5:125,a1:1,a2:2,a3:3,b1:6,b2:7,c1:13,c2:14,c3:51", 6),
        ("e5:125,a1:86,c1:13", 3),  # both Residential and Commercial
        ("e5:125,a1:86,a2:87,c1:13,c2:14", 6),
    ],
)
def test_125_city_hall_three_for_each_set(game: Neom, tiles: str, points: int) -> None:
    assert worth(game, f"centre=stone city={tiles}", "e5") == points


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("b2:126", 0),
        ("b2:126,a1:13,b1:14,d2:51", 4),
        ("b2:126,a1:11,b1:12,c1:13,a2:14,c2:51,a3:52,b3:53,c3:54", 16),  # "up to 16 VP"
        ("b2:126,a1:15,b1:101,c1:58", 4),
    ],
)
def test_126_park_two_for_each_nearby_polluting(game: Neom, tiles: str, points: int) -> None:
    assert worth(game, f"centre=stone city={tiles}", "b2") == points


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("e5:127,a1:1", 0),
        ("e5:127,a1:1,b1:6", 0),
        ("e5:127,a1:1,b1:6,b2:7", 2),
        ("e5:127,a1:1,b1:6,b2:7,a2:8", 2),
        ("e5:127,a1:1,b1:6,b2:7,a2:2", 4),
        ("e5:127,a1:1,b1:6,c1:7", 0),
        ("e5:127,a1:86,b1:6,b2:7", 2),
        ("e5:127,a1:86,b1:6", 0),  # not nearby itself
        ("e5:127,a1:1,b1:86,b2:7", 2),
        ("e5:127,a1:86,b1:87,b2:7", 4),
    ],
)
def test_127_chamber_of_commerce_two_for_each_home_near_two_shops(
    game: Neom, tiles: str, points: int
) -> None:
    assert worth(game, f"centre=stone city={tiles}", "e5") == points


@pytest.mark.parametrize(
    ("tiles", "points"), [("e5:128", 0), ("e5:128,a1:1,b1:13,c1:6", 2), ("e5:128,a1:86,b1:137,c1:2,d1:15", 3)]
)
def test_128_university_one_for_each_home_and_industrial(game: Neom, tiles: str, points: int) -> None:
    assert worth(game, f"centre=stone city={tiles}", "e5") == points


@pytest.mark.parametrize(
    ("tiles", "points"), [("e5:129", 2), ("e5:129,a1:15,b1:17,c1:124", 8), ("e5:129,a1:1,b1:19", 2)]
)
def test_129_civic_center_two_for_each_public_itself_included(game: Neom, tiles: str, points: int) -> None:
    assert worth(game, f"centre=stone city={tiles}", "e5") == points


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("e5:130", 0),
        ("e5:130,a1:3", 2),  # 0 VP
        ("e5:130,a1:1", 2),  # 1 VP
        ("e5:130,a1:4", 2),  # 2 VP
        ("e5:130,a1:26", 0),  # 3 VP
        ("e5:130,a1:87", 2),  # Apartments & Retail
        ("e5:130,a1:86", 0),
        ("e5:130,a1:135", 0),  # Penthouse prints a question mark
        ("e5:130,a1:3,b1:1,c1:4,d1:2,a3:6,b3:17", 8),
    ],
)
def test_130_prison_two_for_each_home_with_a_printed_0_1_or_2(game: Neom, tiles: str, points: int) -> None:
    assert worth(game, f"centre=stone city={tiles}", "e5") == points


@pytest.mark.parametrize(
    ("roads", "tiles", "points"),
    [
        ((), "a1:131", 0),
        ((), "a1:131,b1:1,a2:2,b2:3", 2),
        (((1, "N"), (2, "E"), (3, "SW")), "a1:131,b1:1,a2:2,b2:3", 0),  # b1 lacks its road west
        (((1, "NW"), (2, "ES"), (3, "SW")), "a1:131,b1:1,a2:2,b2:3", 2),
        (((1, "NW"), (2, "ES"), (3, "S")), "a1:131,b1:1,a2:2,b2:3", 0),
        ((), "b2:131,a1:1,b1:2,c1:3,a2:4,c2:5,a3:6,b3:7", 8),  # four squares, the City Center in one
        ((), "a1:131,b1:1,a2:2", 0),
        ((), "e1:131,e2:1,a2:2,a3:3", 0),  # not over the border
        ((), "d4:131,c4:1,d3:2", 2),  # with the City Center, a Resource tile
        ((), "e5:131,a1:1,b1:2,a2:3,b2:4", 2),  # "for each Road square in your City"
        ((), "a5:131,a1:1,b1:2,c1:3,a2:4,b2:5,c2:6,a3:7,b3:8", 8),
    ],
)
def test_131_parking_authority_two_for_each_road_square(
    roads: tuple[tuple[int, str], ...], tiles: str, points: int
) -> None:
    spaces = dict(item.split(":")[::-1] for item in tiles.split(","))
    assert worth(paved(*roads), f"centre=stone city={tiles}", spaces["131"]) == points


def test_132_merchant_union_pays_for_each_commercial_tile(game: Neom) -> None:
    before = f"neom / centre=stone money=6 city=c4:132 selected=7 {OTHERS}"
    assert money(play(game, before, "P1 place 7", "P1 at c2")) == 6 + 5 + 1
    assert happened(events(game, before, "P1 place 7", "P1 at c2"), "answering-income") == [
        {"player": 0, "amount": 1}
    ]


def test_132_merchant_union_pays_only_for_commercial_tiles_and_not_for_itself(game: Neom) -> None:
    before = f"neom / centre=stone money=6 city=c4:132 selected=3 {OTHERS}"
    assert money(play(game, before, "P1 place 3", "P1 at c2")) == 6
    assert placed(game, "centre=stone city=b3:6", 132, "c4") == -1
    both = f"neom generation=3 / centre=stone money=6 city=c4:132,a1:12,b1:54 selected=86 {OTHERS}"
    assert money(play(game, both, "P1 place 86", "P1 at c2")) == 6 + 3 + 1


def test_132_merchant_union_money_cannot_pay_for_the_tile(game: Neom) -> None:
    before = f"neom / centre=stone money=1 city=c4:132 selected=35 {OTHERS}"
    assert choices(game, before) == ["sell"]


@pytest.mark.parametrize(("tiles", "points"), [("e5:132", 0), ("e5:132,a1:6,b1:7,c1:86,d1:1", 3)])
def test_132_merchant_union_one_for_each_commercial(game: Neom, tiles: str, points: int) -> None:
    assert worth(game, f"centre=stone city={tiles}", "e5") == points


def test_133_insurance_office_brings_2(game: Neom) -> None:
    assert placed(game, "centre=stone", 133, "c4") == 2


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("c4:134", 0),
        ("a1:134", 3),  # in a corner itself
        ("c4:134,a1:1,e1:6,a5:13,e5:17", 12),  # "at most 12 VP"
        ("c4:134,a1:19,e1:6", 3),  # not Resource
        ("c4:134,a1:86", 3),
        ("c4:134,b1:1,a2:2", 0),
    ],
)
def test_134_metro_station_three_for_each_corner(game: Neom, tiles: str, points: int) -> None:
    assert worth(game, f"centre=stone city={tiles}", "a1" if "a1:134" in tiles else "c4") == points


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("b2:135", 6),
        ("b2:135,a1:6,c3:7,d2:8", 8),
        ("b2:135,a1:6,b1:7,c1:8,a2:9,c2:10,a3:48,b3:49,c3:95", 14),  # "at most 14 VP"
        ("b2:135,a1:86", 7),
    ],
)
def test_135_penthouse_six_and_one_for_each_nearby_commercial(game: Neom, tiles: str, points: int) -> None:
    assert worth(game, f"centre=stone city={tiles}", "b2") == points


def test_135_penthouse_costs_6_and_is_a_home(game: Neom) -> None:
    assert placed(game, "centre=stone", 135, "c4") == -6
    column = pad(game, "centre=stone city=a1:135,b1:1")
    assert (column["neighborhoods"], column["ghost_town"]) == (3, 0)


PROCESSED = ["concrete", "copper", "diamonds", "glass", "gold", "lumber", "plastics", "steel"]


def test_137_modular_factory_makes_a_processed_good_of_choice(game: Neom) -> None:
    before = f"neom / centre=stone money=6 selected=19 kept=137 {OTHERS}"
    ready = play(game, before, "P1 place 137", "P1 at c4")
    assert choices(game, ready) == [f"make {good}" for good in PROCESSED]
    done = play(game, ready, "P1 make steel")
    assert goods(done) == {"stone", "steel"}
    assert happened(events(game, ready, "P1 make steel"), "makes") == [{"player": 0, "good": "steel"}]


def test_137_modular_factory_may_make_what_is_made_already(game: Neom) -> None:
    before = f"neom / centre=stone city=c2:13 selected=19 kept=137 {OTHERS}"
    done = play(game, before, "P1 place 137", "P1 at c4", "P1 make gold")
    assert goods(done) == {"stone", "gold"}
    assert pad(game, "centre=stone city=c2:13,c4:137 made=gold")["goods"] == 1 + 2


def test_137_modular_factory_earns_2_each_generation(game: Neom) -> None:
    seat = "centre=stone city=c4:137 made=steel"
    assert [income(game, seat, generation) for generation in (1, 2, 3)] == [2, 2, 2]


def test_137_modular_factory_gone_takes_its_good_along(game: Neom) -> None:
    before = f"neom / centre=stone money=6 city=c4:137 made=gold selected=14 {OTHERS.replace('ore', 'coal')}"
    done = play(game, before, "P1 place 14", "P1 at c4", "P1 buy coal from P2")
    assert goods(done) == {"stone", "diamonds"}


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("c4:138", 0),
        ("c4:138,a1:13,c1:14,e3:51,b2:52", 6),
        (
            "c4:138,a1:11,b1:12,c1:13,d1:14,e1:51,e2:52,e3:53,e4:54,e5:55,d5:96,c5:97,b5:98,a5:99,a4:100,a3:29,a2:30",
            32,
        ),
        ("c4:138,a1:15", 0),  # polluting, not Industrial
    ],
)
def test_138_air_quality_two_for_each_industrial_on_the_edge(game: Neom, tiles: str, points: int) -> None:
    assert worth(game, f"centre=stone city={tiles}", "c4") == points


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("b2:140", 11),
        ("b2:140,a1:1,b1:6,c1:13,a2:17,a3:19,d4:2", 7),  # not the Resource tile, not the one far away
        ("b2:140,a1:1,b1:2,c1:3,a2:4,c2:6,a3:7,b3:8,c3:17", 3),  # "at least 3 VP"
        ("b2:140,a1:86", 10),  # once, though it is of two types
    ],
)
def test_140_hydroelectric_power_eleven_less_one_for_each_nearby(game: Neom, tiles: str, points: int) -> None:
    assert worth(game, f"centre=stone city={tiles}", "b2") == points


def test_140_hydroelectric_power_generates_power(game: Neom) -> None:
    assert pad(game, "centre=stone city=b2:140")["power"] == 0
    assert placed(game, "centre=stone", 140, "c4") == -1


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("e5:142", 0),
        ("e5:142,a1:1,b1:13", 3),
        ("e5:142,a1:1,c1:13,a3:14,b2:51,d1:52", 9),
        ("e5:142,a1:1,b2:13,c2:14", 3),  # rows + columns at most 2
        ("e5:142,a1:1,a2:2,b1:13", 3),  # each Industrial tile once
        ("e5:142,a1:1,b1:15", 0),
        ("e5:142,e1:1,a2:13", 0),  # not over the border
        ("e5:142,b1:1,e1:13,a2:14", 3),
    ],
)
def test_142_bus_depot_three_for_each_industrial_within_two_spaces(
    game: Neom, tiles: str, points: int
) -> None:
    assert worth(game, f"centre=stone city={tiles}", "e5") == points


def test_142_bus_depot_example_all_but_the_one_at_the_bottom_right(game: Neom) -> None:
    # a home in the middle of the left; works beside, diagonal and two away; one at the bottom right
    tiles = "c5:142,b3:1,b5:11,a4:12,d3:13,b1:14,d2:51"
    assert worth(game, f"centre=stone city={tiles}", "c5") == 4 * 3


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("e5:143", 0),
        ("a1:143,b1:17", 1),
        ("e5:143,a1:1,b1:2", 1),
        ("e5:143,a1:1,b1:2,c1:3", 1),  # three tiles: one and a half, rounded down
        ("e5:143,a1:1,b2:2", 0),  # diagonal
        ("e5:143,a1:1,b1:6", 0),
        ("e5:143,a1:86,b1:6,a2:1", 1),
        ("e5:143,c2:19", 1),  # the City Center is a Resource tile
        ("e5:143,c3:1,c2:19", 0),  # covered
        ("e5:143,c3:20,c2:19", 1),
        ("e5:143,e1:1,a2:2", 0),
    ],
)
def test_143_zoning_authority_half_a_point_for_each_tile_beside_its_like(
    game: Neom, tiles: str, points: int
) -> None:
    assert worth(game, f"centre=stone city={tiles}", "a1" if "a1:143" in tiles else "e5") == points


def test_143_zoning_authority_example_seven_tiles_three_points(game: Neom) -> None:
    """2 Commercial at the top, 3 Public at the bottom and right, AR, and the home at the left (AR)."""
    tiles = "b3:6,b4:7,b2:87,a2:1,c1:143,d1:17,d2:15,a4:13"
    assert worth(game, f"centre=stone city={tiles},c3:4", "c1") == 3
    assert worth(game, f"centre=stone city={tiles},c3:4,a1:2", "c1") == 4  # an eighth


@pytest.mark.parametrize(
    ("roads", "tiles", "points"),
    [
        ((), "e5:144", 0),
        ((), "e5:144,a1:13", 2),
        ((), "e5:144,a1:13,b1:14,d1:51", 4),
        (((13, "N"),), "e5:144,a1:13,b1:14,d1:51", 2),
        ((), "e5:144,a1:11,b1:12,a2:13,d1:14,e1:51", 6),
        ((), "e5:144,a1:11,b1:6,c1:12", 2),
    ],
)
def test_144_efficiency_office_two_for_each_in_the_largest_industrial_cluster(
    roads: tuple[tuple[int, str], ...], tiles: str, points: int
) -> None:
    assert worth(paved(*roads), f"centre=stone city={tiles}", "e5") == points


@pytest.mark.parametrize(
    ("seat", "points"),
    [
        ("centre=stone city=e5:145", 2 + 1),
        ("centre=stone city=e5:145,c3:1", 0),
        ("centre=stone city=e5:145,a1:19", 4 + 1),
        ("centre=stone city=e5:145,a1:61,b1:32", 6 + 3),
        ("centre=stone city=e5:145,a1:61,a2:63,a3:20", 8 + 6),
        ("centre=stone city=e5:145,a1:13", 2 + 1),  # Processed Goods do not count
    ],
)
def test_145_resource_agency_two_for_each_resource_one_for_each_raw_good(
    game: Neom, seat: str, points: int
) -> None:
    assert worth(game, seat, "e5") == points


def test_146_trade_office_example_three_pairs(game: Neom) -> None:
    """Three eligible pairs; Apartments & Retail is part of two of them."""
    seat = "centre=stone city=b3:87,b4:13,a3:14,b1:6,a1:51,d2:12,d3:1"
    assert placed(game, seat, 146, "c4", 3) == 3 * 2


@pytest.mark.parametrize(
    ("tiles", "pounds"),
    [
        ("c2:6", 0),
        ("c2:6,d2:13", 2),
        ("c2:6,d1:13", 0),  # diagonal
        ("b2:6,a2:11,c2:12,b1:13,b3:14", 8),  # "part of up to four pairs"
        ("e1:6,a2:13", 0),
    ],
)
def test_146_trade_office_2_for_each_pair(game: Neom, tiles: str, pounds: int) -> None:
    assert placed(game, f"centre=stone city={tiles}", 146, "c4") == pounds


def test_146_trade_office_needs_no_roads_between_the_pair() -> None:
    game = paved((6, "W"), (13, "E"))
    assert placed(game, "centre=stone city=a1:6,b1:13", 146, "c4") == 2


def test_146_trade_office_scores_nothing_itself(game: Neom) -> None:
    assert worth(game, "centre=stone city=a1:146,b2:6,c2:13", "a1") == 0


def test_146_trade_office_counts_what_lies_after_it_has_replaced(game: Neom) -> None:
    before = f"neom / centre=stone money=6 city=b3:6,c4:13 selected=19 kept=146 {OTHERS}"
    assert money(play(game, before, "P1 place 146", "P1 at c3")) == 6  # b3 and c4 are not adjacent


@pytest.mark.parametrize(
    ("tiles", "points"), [("e5:147", 0), ("e5:147,a1:15,b1:32,c1:101,d1:140", 16), ("e5:147,a1:13", 0)]
)
def test_147_electrical_substation_four_for_each_power_tile(game: Neom, tiles: str, points: int) -> None:
    assert worth(game, f"centre=stone city={tiles}", "e5") == points


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("e5:148", 0),
        ("e5:148,a1:1", 3),
        ("e5:148,a1:1,b1:2", 6),
        ("e5:148,a1:1,b1:2,c1:3", 9),
        ("e5:148,a1:1,b1:2,c1:3,d1:4", 9),
        ("e5:148,a1:1,c1:2,e1:3,e2:4,a3:5,b3:25,a4:26", 3 + 3 + 6 + 9),
    ],
)
def test_148_city_council_three_six_nine(game: Neom, tiles: str, points: int) -> None:
    assert worth(game, f"centre=stone city={tiles}", "e5") == points


@pytest.mark.parametrize(
    ("pounds", "income_", "points"), [(30, 0, 0), (30, 4, 0), (30, 5, 1), (30, 24, 4), (24, 24, 4)]
)
def test_149_finance_department_one_for_every_five_of_the_final_income(
    game: Neom, pounds: int, income_: int, points: int
) -> None:
    assert worth(game, f"centre=stone money={pounds} final_income={income_} city=a1:149", "a1") == points


def test_149_and_60_share_the_money_by_when_it_came(game: Neom) -> None:
    """Played to the end: £5 from selling and £7 in hand before, £8 income after."""
    seat = "centre=stone money=7 city=a1:149,b1:60,c1:49"
    state = play(game, f"neom generation=3 turn=7 / {seat} selected=81 {OTHERS}", "P1 sell")
    assert money(state) == 7 + 5 + 8
    assert int(state.players[0].final_income) == 8
    final = f"centre=stone money={money(state)} final_income=8 city=a1:149,b1:60,c1:49"
    assert (worth(game, final, "a1"), worth(game, final, "b1")) == (1, 2)


# Cornerstones that answer


def test_141_investment_firm_costs_5_and_pays_at_every_later_selection(game: Neom) -> None:
    before = f"neom generation=1 turn=1 / centre=stone money=6 selected=19 kept=141 hand=1 {OTHERS}"
    state = play(game, before, "P1 place 141", "P1 at c4")
    assert money(state) == 1  # not on the turn it is placed
    select = (
        "neom turn=2 phase=select active=P1 / centre=stone money=1 city=c4:141 hand={}"
        " / centre=ore selected=2 / centre=coal selected=3"
    )
    assert money(play(game, select.format(1), "P1 select 1")) == 2  # before the action
    assert choices(game, play(game, select.format(4), "P1 select 4")) == ["place 4", "sell"]  # £2: it can pay
    flood = play(game, select.format("24"), "P1 select 24")
    assert money(flood) == 2


def test_141_investment_firm_pays_whatever_is_done_with_the_tile(game: Neom) -> None:
    select = (
        "neom turn=2 phase=select active=P1 / centre=stone money=1 city=c4:141 kept=124 hand=19"
        " / centre=ore selected=2 / centre=coal selected=3"
    )
    ready = play(game, select, "P1 select 19", "P2 sell", "P3 sell")
    assert money(play(game, ready, "P1 sell")) == 1 + 1 + 5
    assert money(play(game, ready, "P1 place 19", "P1 at c2")) == 1 + 1


@pytest.mark.parametrize(
    ("tiles", "tile", "space", "pounds"),
    [
        ("c4:150", 3, "c2", 0),  # beside no Commercial tile
        ("c4:150,b3:6", 3, "b2", 2),
        ("c4:150,b3:6,d3:7,c2:8", 19, "b2", 2 + 2),
        ("c4:150,b3:6", 19, "c2", 0),  # diagonal
        ("b3:6,c4:150", 7, "b4", 5 + 2),
        ("b2:6,c4:150", 19, "c2", 2),  # beside the City Center and one shop
    ],
)
def test_150_tourism_board_2_for_each_commercial_tile_joined(
    game: Neom, tiles: str, tile: int, space: str, pounds: int
) -> None:
    before = f"neom / centre=stone money=6 city={tiles} selected={tile} {OTHERS}"
    assert money(play(game, before, f"P1 place {tile}", f"P1 at {space}")) == 6 + pounds


def test_150_tourism_board_needs_the_road() -> None:
    game = paved((3, "N"), (6, "NS"))
    before = f"neom / centre=stone money=6 city=b2:6,c4:150 selected=3 {OTHERS}"
    assert money(play(game, before, "P1 place 3", "P1 at c2")) == 6
    game = paved((3, "NW"), (6, "E"))
    before = f"neom / centre=stone money=6 city=b2:6,c4:150 selected=3 {OTHERS}"
    assert money(play(game, before, "P1 place 3", "P1 at c2")) == 8


def test_150_tourism_board_pays_for_replacements_but_not_for_itself(game: Neom) -> None:
    before = f"neom / centre=stone money=6 city=b3:6,c4:150,b4:19 selected=3 {OTHERS}"
    assert money(play(game, before, "P1 place 3", "P1 at b4")) == 8
    assert placed(game, "centre=stone city=b3:6", 150, "b4") == 0


def test_150_tourism_board_replaced_pays_nothing(game: Neom) -> None:
    before = f"neom / centre=stone money=6 city=b3:6,b4:150 selected=17 {OTHERS}"
    assert money(play(game, before, "P1 place 17", "P1 at b4")) == 6


def test_150_tourism_board_money_cannot_pay_for_the_tile(game: Neom) -> None:
    before = f"neom / centre=stone money=1 city=b3:6,c4:150 selected=4 {OTHERS}"
    assert choices(game, before) == ["sell"]


def test_132_and_150_answer_together(game: Neom) -> None:
    before = f"neom / centre=stone money=0 city=b3:6,c4:150,c2:132 selected=6 {OTHERS}"
    before = before.replace("selected=6", "selected=7")
    assert money(play(game, before, "P1 place 7", "P1 at b2")) == 5 + 1 + 2


def test_139_public_safety_department_prints_3(game: Neom) -> None:
    assert worth(game, "centre=stone city=a1:139", "a1") == 3


@pytest.mark.parametrize(
    ("number", "pounds"),
    [
        (number, {128: 1, 129: 8, 130: 2, 132: 1, 135: 6, 140: 1, 141: 5}.get(number, 0))
        for number in range(121, 151)
    ],
)
def test_every_cornerstone_can_be_placed_for_its_price(game: Neom, number: int, pounds: int) -> None:
    before = f"neom / centre=stone money={pounds} selected=19 kept={number} {OTHERS}"
    assert f"place {number}" in choices(game, before)
    make = ["P1 make gold"] if number == 137 else []
    state = play(game, before, f"P1 place {number}", "P1 at c4", *make)
    instant = {121: 1, 122: 4, 133: 2, 136: 2}.get(number, 0)
    assert money(state) == instant
    assert city(state) == {"c4": number}
    assert int(state.players[0].kept) == 0
    if pounds:
        poor = before.replace(f"money={pounds}", f"money={pounds - 1}")
        assert f"place {number}" not in choices(game, poor)
