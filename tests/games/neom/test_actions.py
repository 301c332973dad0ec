"""The three actions and their requirements ("B. Taking an Action")."""

import pytest
from tests.games.neom.playing import choices, city, cornerstones, events, happened, money, play, tiles, why

from gridtown.games.neom.game import Neom

pytestmark = pytest.mark.compiled

OTHERS = "/ centre=natural_gas / centre=natural_gas"


def offered(game: Neom, seat: str, others: str = OTHERS, generation: int = 3) -> list[str]:
    return choices(game, f"neom generation={generation} phase=act / {seat} {others}")


# Selling


@pytest.mark.parametrize(("tile", "generation"), [(1, 1), (18, 1), (63, 2), (112, 3)])
def test_selling_gives_5(game: Neom, tile: int, generation: int) -> None:
    before = f"neom generation={generation} / centre=stone money=1 selected={tile} {OTHERS}"
    state = play(game, before, "P1 sell")
    assert money(state) == 6
    assert city(state) == {}
    assert happened(events(game, before, "P1 sell"), "sold") == [{"player": 0, "tile": tile, "amount": 5}]


def test_a_tile_can_always_be_sold(game: Neom) -> None:
    assert offered(game, "centre=stone money=0 selected=112") == ["sell"]


@pytest.mark.parametrize(("tile", "generation"), [(24, 1), (64, 2), (104, 3)])
def test_a_disaster_can_neither_be_sold_nor_given_up(game: Neom, tile: int, generation: int) -> None:
    before = f"neom generation={generation} phase=select active=P1 / centre=stone hand={tile} kept=121"
    others = f"/ centre=ore selected={tile - 5} / centre=coal selected={tile - 6}"
    state = play(game, f"{before} {others}", f"P1 select {tile}")
    assert game.players_to_act(state) == [1, 2]
    for text in ("P1 sell", "P1 place 121", f"P1 place {tile}"):
        rule = why(game, state, text)
        assert rule is not None
        assert rule.id == "disaster-no-action"


# Placing the selected tile: money


@pytest.mark.parametrize(
    ("tile", "price"),
    [
        (1, 1), (2, 1), (4, 2), (26, 3), (34, 1), (35, 2), (38, 1), (42, 1), (43, 2), (49, 4), (56, 1),
        (57, 1), (65, 3),
        (66, 2), (85, 2), (101, 8), (102, 1), (112, 25), (114, 5),
    ],
)  # fmt: skip
def test_money_is_required_and_paid(game: Neom, tile: int, price: int) -> None:
    seat = f"centre=stone money={price} selected={tile}"
    before = f"neom generation={(tile - 1) // 40 + 1} / {seat} {OTHERS}"
    assert choices(game, before) == [f"place {tile}", "sell"]
    assert money(play(game, before, f"P1 place {tile}", "P1 at c4")) == 0
    assert choices(game, before.replace(f"money={price}", f"money={price - 1}")) == ["sell"]


def test_money_owed_cannot_be_used_this_turn(game: Neom) -> None:
    assert offered(game, "centre=stone money=1 owed=9 selected=43") == ["sell"]


@pytest.mark.parametrize("tile", [3, 6, 7, 8, 17, 18, 25, 27, 28, 31, 32, 33, 36, 39, 40])
def test_without_a_requirement_a_tile_can_be_placed_right_away(game: Neom, tile: int) -> None:
    assert offered(game, f"centre=stone money=0 selected={tile}", generation=1) == [f"place {tile}", "sell"]


# Goods of one's own


@pytest.mark.parametrize(
    ("tile", "laid"),
    [
        (5, "a1:11"), (9, "a1:13"), (10, "a1:18"), (14, "a1:21"), (15, "a1:23"), (41, "a1:11"), (45, "a1:12"),
        (47, "a1:14"), (50, "a1:52"), (51, "a1:61"), (52, "a1:63"), (60, "a1:51"), (68, "a1:19"),
        (82, "a1:12"),
        (86, "a1:68"), (87, "a1:51,b1:11"), (88, "a1:96"), (89, "a1:97"), (90, "a1:98"), (91, "a1:13"),
        (92, "a1:52"),
        (93, "a1:53"), (96, "a1:99,b1:54"), (97, "a1:14,b1:100"), (98, "a1:99,b1:53"), (100, "a1:72"),
        (103, "a1:12"),
        (105, "a1:68,b1:99"), (113, "a1:12,b1:11"), (118, "a1:20"), (120, "a1:21,b1:18"), (16, "a1:21"),
        (16, "a1:18"),
        (77, "a1:23"), (77, "a1:18"),
    ],
)  # fmt: skip
def test_all_goods_of_ones_own_are_free_and_not_used_up(game: Neom, tile: int, laid: str) -> None:
    price = {68: 2, 77: 2, 100: 2}.get(tile, 0)
    before = (
        f"neom generation={(tile - 1) // 40 + 1} phase=act / city={laid} money={price} selected={tile} / / "
    )
    assert choices(game, before) == [f"place {tile}", "sell"]
    state = play(game, before, f"P1 place {tile}", "P1 at c4")
    assert happened(events(game, before, f"P1 place {tile}", "P1 at c4"), "bought") == []
    had = game.parse_state(before).players[0].city.goods
    assert int(state.players[0].city.goods) & had == had


@pytest.mark.parametrize(
    ("tile", "laid"),
    [(51, "a1:21"), (51, "a1:22"), (52, "a1:18"), (86, "a1:12"), (97, "a1:14,b1:13"),
    (105, "a1:99,b1:12"), (120, "a1:21")],
)  # fmt: skip
def test_all_goods_are_needed(game: Neom, tile: int, laid: str) -> None:
    assert offered(game, f"city={laid} money=50 selected={tile}", "/ /") == ["sell"]


def test_a_good_of_the_tile_about_to_be_replaced_counts(game: Neom) -> None:
    before = (
        "neom generation=1 phase=act / centre=coal money=0 city=c4:22 selected=13 / centre=natural_gas / "
    )
    state = play(game, before, "P1 place 13", "P1 at c4")
    assert city(state) == {"c4": 13}


def test_goods_of_the_city_center_about_to_be_covered_count(game: Neom) -> None:
    state = play(
        game, "neom / centre=ore money=0 selected=13 / centre=coal / centre=wood", "P1 place 13", "P1 at c3"
    )
    assert city(state) == {"c3": 13}


# Alternatives


@pytest.mark.parametrize("seat", ["centre=wood city=a1:51 money=0", "centre=wood money=5"])
def test_60_treasury_needs_steel_or_5(game: Neom, seat: str) -> None:
    assert offered(game, f"{seat} selected=60", generation=2) == ["place 60", "sell"]


def test_60_treasury_without_steel_and_4_is_not_to_be_had(game: Neom) -> None:
    assert offered(game, "centre=wood money=4 selected=60", generation=2) == ["sell"]


def test_60_treasury_pays_5_only_without_steel(game: Neom) -> None:
    without = f"neom generation=2 / centre=wood money=7 selected=60 {OTHERS}"
    assert money(play(game, without, "P1 place 60", "P1 at c4")) == 2
    own = f"neom generation=2 / centre=wood money=7 city=a1:51 selected=60 {OTHERS}"
    assert money(play(game, own, "P1 place 60", "P1 at c4")) == 7


def test_60_treasury_steel_of_a_neighbor_or_5_to_the_supply(game: Neom) -> None:
    before = "neom generation=2 / centre=wood money=9 selected=60 / centre=oil city=a1:51 / centre=ore"
    ready = play(game, before, "P1 place 60", "P1 at c4")
    assert choices(game, ready) == ["buy steel from P2", "pay instead"]
    assert money(play(game, ready, "P1 buy steel from P2")) == 5
    assert money(play(game, ready, "P1 pay instead")) == 4
    assert money(play(game, ready, "P1 pay instead"), 1) == 6


def test_77_plastics_factory_costs_2_and_one_of_two_goods(game: Neom) -> None:
    assert offered(game, "centre=oil money=2 selected=77", "/ /", 2) == ["place 77", "sell"]
    assert offered(game, "centre=oil money=1 selected=77", "/ /", 2) == ["sell"]
    assert offered(game, "centre=ore money=9 selected=77", "/ /", 2) == ["sell"]


@pytest.mark.parametrize(("good", "placeable"), [("coal", True), ("oil", True), ("ore", False)])
def test_16_fossil_fuel_plant_needs_coal_or_oil(game: Neom, good: str, placeable: bool) -> None:
    assert ("place 16" in offered(game, f"centre={good} money=0 selected=16", "/ /", 1)) == placeable


# Tiles in the city


@pytest.mark.parametrize(
    ("tile", "laid", "placeable"),
    [
        (94, "a1:6,b1:7", False),
        (94, "a1:6,b1:7,e5:48", True),
        (94, "a1:6,b1:7,e5:86", True),  # Condos & Restaurant is Commercial
        (94, "a1:6,b1:7,e5:132", False),
        (83, "a1:1,b1:2", False),
        (83, "a1:1,b1:2,e5:87", True),
        (83, "a1:1,b1:2,e5:135", True),
        (99, "a1:11,b1:12", False),
        (99, "a1:11,b1:12,e5:137", True),
        (99, "a1:11,b1:12,e5:15", False),  # polluting is not Industrial
    ],
)
def test_three_or_more_tiles_of_a_type(game: Neom, tile: int, laid: str, placeable: bool) -> None:
    made = "made=gold" if ":137" in laid else ""
    assert offered(game, f"centre=stone city={laid} {made} money=0 selected={tile}") == (
        [f"place {tile}", "sell"] if placeable else ["sell"]
    )


def test_the_tile_about_to_be_replaced_counts_among_the_three(game: Neom) -> None:
    before = f"neom generation=3 / centre=stone city=c4:6,b3:7,d3:8 money=0 selected=94 {OTHERS}"
    state = play(game, before, "P1 place 94", "P1 at c4")
    assert city(state) == {"b3": 7, "c4": 94, "d3": 8}


# Placing a Cornerstone


def test_a_cornerstone_for_the_selected_tile(game: Neom) -> None:
    before = f"neom / centre=stone selected=19 kept=124,126,131 {OTHERS}"
    assert choices(game, before) == ["place 19", "place 124", "place 126", "place 131", "sell"]
    state = play(game, before, "P1 place 126", "P1 at b3")
    assert city(state) == {"b3": 126}
    assert cornerstones(state.players[0].kept) == [124, 131]
    assert happened(events(game, before, "P1 place 126", "P1 at b3"), "gave-up") == [
        {"player": 0, "tile": 19}
    ]


@pytest.mark.parametrize(
    ("generation", "laid", "allowed"),
    [
        (1, "", True),
        (1, "a1:124", False),
        (2, "a1:124", True),
        (2, "", True),
        (2, "a1:124,b1:125", False),
        (3, "a1:124,b1:125", True),
        (3, "a1:124,b1:125,c1:126", False),
    ],
)
def test_no_more_cornerstones_than_the_generation(
    game: Neom, generation: int, laid: str, allowed: bool
) -> None:
    tile = generation * 40 - 40 + 19
    found = offered(game, f"centre=stone city={laid} money=9 selected={tile} kept=131", generation=generation)
    assert ("place 131" in found) == allowed


def test_two_cornerstones_in_the_second_generation_if_none_in_the_first(game: Neom) -> None:
    before = f"neom generation=2 / centre=stone selected=44 kept=124,125 {OTHERS}"
    state = play(game, before, "P1 place 124", "P1 at c4")
    again = f"neom generation=2 turn=2 / centre=stone city=c4:124 selected=44 kept=125 {OTHERS}"
    assert city(state) == {"c4": 124}
    assert city(play(game, again, "P1 place 125", "P1 at c2")) == {"c4": 124, "c2": 125}


def test_a_cornerstone_may_replace_a_cornerstone_at_the_limit(game: Neom) -> None:
    before = f"neom / centre=stone city=c4:124,b3:6 selected=19 kept=131 {OTHERS}"
    assert "place 131" in choices(game, before)
    ready = play(game, before, "P1 place 131")
    assert choices(game, ready) == ["at c4"]
    assert city(play(game, ready, "P1 at c4")) == {"b3": 6, "c4": 131}


def test_a_commercial_cornerstone_cannot_replace_a_public_one_at_the_limit(game: Neom) -> None:
    assert "place 123" not in offered(game, "centre=stone city=c4:124 selected=19 kept=123", generation=1)


def test_a_cornerstone_replaced_by_another_tile_frees_the_limit(game: Neom) -> None:
    before = f"neom / centre=stone city=c4:124 selected=17 kept=131 {OTHERS}"
    state = play(game, before, "P1 place 17", "P1 at c4")
    assert city(state) == {"c4": 17}
    assert "place 131" in offered(game, "centre=stone city=c4:17 selected=19 kept=131", generation=1)


# Money a tile brings


@pytest.mark.parametrize(
    ("tile", "laid", "pounds"),
    [
        (6, "", 3), (7, "", 5), (8, "", 0), (9, "a1:13", 4), (10, "a1:18", 3), (27, "", 2), (28, "", 1),
        (36, "", 3),
        (46, "a1:13", 8), (47, "a1:14", 6), (48, "", 1), (50, "a1:52", 4), (67, "a1:23", 3),
        (75, "a1:13", 1), (76, "", 5),
        (86, "a1:68", 3), (87, "a1:51,b1:11", 4), (88, "a1:96", 12), (89, "a1:97", 6), (90, "a1:98", 0),
        (91, "a1:13", 12), (92, "a1:52", 3), (93, "a1:53", 5), (94, "a1:6,b1:7,d1:8", 6), (95, "", 13),
        (106, "a1:52", 2),
        (107, "a1:53", 4), (115, "a1:96", 12), (116, "a1:97", 6), (117, "a1:98", 0),
    ],
)  # fmt: skip
def test_money_for_placing(game: Neom, tile: int, laid: str, pounds: int) -> None:
    before = (
        f"neom generation={(tile - 1) // 40 + 1} / centre=stone money=0 city={laid} selected={tile} {OTHERS}"
    )
    state = play(game, before, f"P1 place {tile}", "P1 at c4")
    assert money(state) == pounds


def test_the_money_of_the_tile_comes_after_paying(game: Neom) -> None:
    before = "neom generation=1 phase=act / centre=stone money=1 selected=9 / centre=ore city=a1:13 / "
    assert choices(game, before) == ["sell"]  # £4 for Gold; the Antique Store's £4 come too late


def test_the_order_of_a_placement(game: Neom) -> None:
    """Pay, lay in the place of the old tile, its own money, then what other tiles pay for its coming."""
    laid = "city=b3:132,c4:150,c2:6,b2:7"
    before = f"neom / centre=stone money=4 {laid} selected=9 / centre=ore city=a1:13 / centre=ore"
    heard = [event for event in events(game, before, "P1 place 9", "P1 at c2") if event.player == 0]
    assert [event.id for event in heard][:5] == [
        *("planned", "bought", "replaced", "placing-income", "answering-income"),
    ]
    assert [event.args["amount"] for event in heard[3:5]] == [4, 1 + 2]


# Carrying out


def test_nothing_is_done_before_everybody_has_chosen(game: Neom) -> None:
    before = (
        "neom phase=act active=P1,P2 / centre=stone money=6 selected=1"
        " / centre=ore money=6 selected=4 / centre=coal"
    )
    state = play(game, before, "P1 place 1", "P1 at c4")
    assert (city(state), money(state)) == ({}, 6)
    state = play(game, state, "P2 place 4", "P2 at c2")
    assert [city(state, player) for player in (0, 1)] == [{"c4": 1}, {"c2": 4}]
    assert [money(state, player) for player in (0, 1)] == [5, 4]


def test_the_order_of_choosing_does_not_matter(game: Neom) -> None:
    before = (
        "neom phase=act active=P1,P2 / centre=stone money=6 selected=9"
        " / centre=ore city=a1:13 money=6 selected=4 / centre=coal"
    )
    mine = ("P1 place 9", "P1 at c4")
    theirs = ("P2 place 4", "P2 at c2")
    assert play(game, before, *mine, *theirs) == play(game, before, *theirs, *mine)


def test_choices_of_others_stay_secret_until_all_have_chosen(game: Neom) -> None:
    before = (
        "neom phase=act active=P1,P2 / centre=stone money=6 selected=1"
        " / centre=ore money=6 selected=4 / centre=coal"
    )
    one = play(game, before, "P1 place 1", "P1 at c4")
    other = play(game, before, "P1 sell")
    for viewer in (1, 2, None):
        assert game.view(one, viewer).known == game.view(other, viewer).known
    assert [event.id for event in events(game, before, "P1 place 1", "P1 at c4")] == ["planned"]


def test_sold_and_given_up_tiles_leave_the_game(game: Neom) -> None:
    before = f"neom revealed=19 / centre=stone selected=19 kept=131 {OTHERS}"
    for actions in (("P1 sell",), ("P1 place 131", "P1 at c4")):
        state = play(game, before, *actions)
        assert all(19 not in tiles(state, player.hand) for player in state.players)
        assert 19 not in city(state).values()
