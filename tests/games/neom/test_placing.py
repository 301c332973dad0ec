"""Where a tile may lie: roads, replacing, removing, Trade Routes ("Placing the Selected Tile" and after)."""

import pytest
from tests.games.neom.playing import (
    Position,
    at,
    choices,
    city,
    events,
    goods,
    happened,
    money,
    pad,
    paved,
    play,
    routes,
)

from gridtown.games.neom.game import Neom

pytestmark = pytest.mark.compiled

OTHERS = "/ centre=natural_gas / centre=natural_gas"


def spaces(
    game: Neom, laid: str, tile: int, *, generation: int = 0, seat: str = "centre=stone money=30"
) -> set[str]:
    """Where `tile` may be placed in the City `laid`; nowhere if it can't be chosen at all."""
    number = generation or ((tile - 1) // 40 + 1 if tile <= 120 else 3)
    held = f"selected={tile}" if tile <= 120 else f"selected={40 * number - 21} kept={tile}"
    before = f"neom generation={number} phase=act / {seat} city={laid} {held} {OTHERS}"
    if f"place {tile}" not in choices(game, before):
        return set()
    ready = play(game, before, f"P1 place {tile}")
    return {choice.removeprefix("at ") for choice in choices(game, ready)}


BESIDE = {"c4", "b3", "d3", "c2"}


# Roads


def test_the_city_center_has_roads_to_all_four_sides_and_may_be_covered(game: Neom) -> None:
    assert spaces(game, "", 3) == BESIDE | {"c3"}


@pytest.mark.parametrize(
    ("roads", "found"),
    [("N", {"c2"}), ("E", {"b3"}), ("S", {"c4"}), ("W", {"d3"}), ("NS", {"c2", "c4"}), ("EW", {"b3", "d3"})],
)
def test_a_tile_needs_its_own_road_towards_the_city_center(roads: str, found: set[str]) -> None:
    assert spaces(paved((3, roads)), "", 3) == found | {"c3"}


@pytest.mark.parametrize(
    ("roads", "found"),
    [
        ("NESW", {"b2", "d2", "c1"}),
        ("N", set()),
        ("NE", {"d2"}),
        ("NW", {"b2"}),
        ("NS", {"c1"}),
        ("ESW", set()),  # the tile on c2 has no road to the City Center itself
    ],
)
def test_roads_are_followed_over_other_tiles(roads: str, found: set[str]) -> None:
    assert spaces(paved((1, roads)), "c2:1", 3) == BESIDE - {"c2"} | {"c3", "c2"} | found


def test_one_road_connection_is_enough_others_may_dead_end() -> None:
    """The rulebook's green tile: the Road coming from the bottom left tile is not continued."""
    game = paved((3, "E"), (1, "NESW"))
    assert "b3" in spaces(game, "b2:1", 3)
    assert spaces(game, "b2:1", 3) == {"b3", "c3"} | set()


def test_no_connection_to_the_city_center_no_placement() -> None:
    """The rulebook's blue tile: beside others, but no Road meets."""
    game = paved((1, "S"), (3, "NESW"))
    assert "c5" not in spaces(game, "c4:1", 3)


def test_roads_of_both_tiles_must_meet() -> None:
    game = paved((1, "NS"), (3, "NSW"))
    assert "d4" not in spaces(game, "c4:1", 3)
    assert "c5" in spaces(game, "c4:1", 3)
    assert "d4" not in spaces(paved((1, "NES"), (3, "NS")), "c4:1", 3)


def test_roads_do_not_lead_over_the_border(game: Neom) -> None:
    found = spaces(game, "d3:1,e3:2", 3)
    assert "a3" not in found
    assert "a4" not in found
    assert found == {"b3", "c4", "c2", "d4", "d2", "e4", "e2", "c3", "d3", "e3"}


def test_a_tile_never_turns() -> None:
    assert spaces(paved((3, "S")), "", 3) == {"c4", "c3"}


def test_a_full_city_leaves_only_replacing(game: Neom) -> None:
    names = [column + row for row in "12345" for column in "abcde"]
    numbers = [*range(1, 24), 33, 34]
    laid = ",".join(f"{space}:{tile}" for space, tile in zip(names, numbers, strict=True))
    found = spaces(game, laid, 31)
    publics = {space for space, tile in zip(names, numbers, strict=True) if tile in (15, 16, 17)}
    resources = {space for space, tile in zip(names, numbers, strict=True) if 18 <= tile <= 23}
    assert found == publics | resources


# Replacing


@pytest.mark.parametrize(
    ("old", "new", "allowed"),
    [
        (19, 3, True), (19, 7, True), (61, 44, True), (32, 17, True),
        (39, 18, True),  # a Resource by anything
        (1, 3, True), (7, 6, True), (13, 99, True), (17, 31, True),  # the same type
        (1, 7, False), (7, 3, False), (17, 3, False), (13, 7, False), (3, 18, False), (15, 11, False),
        (13, 17, False),
        (1, 86, True), (7, 86, True), (19, 86, True), (17, 86, False), (13, 86, False),  # Condos & Restaurant
        (86, 84, True), (86, 95, True), (86, 111, False), (87, 86, True), (86, 87, True),
        (124, 17, True), (123, 7, True), (135, 3, True), (137, 99, True), (124, 3, False),
    ],
)  # fmt: skip
def test_resource_or_shared_type_may_be_replaced(game: Neom, old: int, new: int, allowed: bool) -> None:
    laid = f"c4:{old},a5:12,b5:54,c5:14,d5:99,e5:11"
    seat = f"centre=stone money=30 {'made=gold' if old == 137 else ''}"
    assert ("c4" in spaces(game, laid, new, generation=3, seat=seat)) == allowed


@pytest.mark.parametrize("tile", [3, 7, 17, 18, 86])
def test_the_city_center_can_be_replaced_with_any_tile(game: Neom, tile: int) -> None:
    assert "c3" in spaces(game, "a5:12,b5:54", tile)


@pytest.mark.parametrize(("tile", "allowed"), [(3, True), (7, False), (17, False), (18, False)])
def test_a_tile_on_the_center_is_replaced_like_any_other(game: Neom, tile: int, allowed: bool) -> None:
    assert ("c3" in spaces(game, "c3:1", tile)) == allowed


def test_condos_and_restaurant_replace_residential_commercial_resource_and_center(game: Neom) -> None:
    laid = "c4:1,b3:6,d3:19,c2:17,a5:12,b5:54"
    found = spaces(game, laid, 86)
    assert {"c4", "b3", "d3", "c3"} <= found
    assert "c2" not in found


def test_the_replaced_tile_leaves_and_all_its_benefits_with_it(game: Neom) -> None:
    before = f"neom / centre=stone money=6 city=c4:20 selected=3 {OTHERS}"
    state = play(game, before, "P1 place 3", "P1 at c4")
    assert city(state) == {"c4": 3}
    assert goods(state) == {"stone"}
    assert happened(events(game, before, "P1 place 3", "P1 at c4"), "replaced") == [
        {"player": 0, "tile": 3, "old": 20, "space": "c4"}
    ]


def test_a_good_stays_while_another_tile_produces_it(game: Neom) -> None:
    before = f"neom / centre=stone money=6 city=c4:20,b3:39 selected=3 {OTHERS}"
    assert goods(play(game, before, "P1 place 3", "P1 at c4")) == {"stone", "wood", "natural_gas"}


@pytest.mark.parametrize(("laid", "left"), [("", set()), ("b3:19", {"stone"}), ("b3:40", {"stone", "coal"})])
def test_covering_the_city_center_loses_its_good(game: Neom, laid: str, left: set[str]) -> None:
    before = f"neom / centre=stone money=6 city={laid} selected=3 {OTHERS}"
    assert goods(play(game, before, "P1 place 3", "P1 at c3")) == left


def test_what_the_old_tile_did_at_once_stays_done(game: Neom) -> None:
    before = f"neom / centre=stone money=11 city=c4:7 selected=8 {OTHERS}"
    assert money(play(game, before, "P1 place 8", "P1 at c4")) == 11


@pytest.mark.parametrize(("roads", "allowed"), [("NESW", True), ("S", True), ("NEW", False), ("N", False)])
def test_the_replacement_must_be_connected_itself(roads: str, allowed: bool) -> None:
    assert ("c4" in spaces(paved((3, roads)), "c4:1", 3)) == allowed


def test_the_replacement_may_be_connected_over_another_way() -> None:
    game = paved((3, "W"), (1, "S"))
    assert "c4" in spaces(game, "c4:1,b4:4,b3:2", 3)


def test_the_connection_is_judged_with_the_replaced_tile_gone() -> None:
    """c5 hangs on c4 alone: a tile on c4 that opens only to c5 would hang on itself."""
    game = paved((3, "N"))
    assert "c4" not in spaces(game, "c4:1,c5:2", 3)


def test_a_tile_may_replace_one_that_is_cut_off_if_it_connects_again() -> None:
    game = paved((1, "N"), (3, "S"))
    assert "c4" in spaces(game, "c4:1", 3)


@pytest.mark.parametrize("roads", ["N", "E", "S", "W"])
def test_a_tile_on_the_center_space_is_connected(roads: str) -> None:
    assert "c3" in spaces(paved((3, roads)), "", 3)


def test_new_tiles_trace_back_to_the_tile_in_place_of_the_city_center() -> None:
    game = paved((1, "N"))
    assert spaces(game, "c3:1", 4) == {"c4", "c3"}


# Cutting off


def test_cut_off_tiles_keep_their_benefits_but_nothing_can_be_added_to_them() -> None:
    game = paved((3, "NSW"))
    before = f"neom / centre=stone money=6 city=d3:2,e3:20 selected=3 {OTHERS}"
    state = play(game, before, "P1 place 3", "P1 at c3")
    assert goods(state) == {"wood"}
    assert pad(game, "centre=stone city=c3:3,d3:2,e3:20")["tiles"] == 1
    found = spaces(game, "c3:3,d3:2,e3:20", 4)
    assert found == {"c4", "b3", "c2", "c3"}


def test_cut_off_tiles_may_be_joined_again() -> None:
    game = paved((1, "N"))  # on the center, so that d3 hangs on nothing
    assert spaces(game, "c3:1,d3:2", 4) == {"c3", "c4"}
    assert spaces(game, "c3:1,d3:2,c4:5", 4) == {"c3", "c4", "c5", "b4", "d4"}
    assert spaces(game, "c3:1,d3:2,c4:5,d4:3", 4) >= {"e3", "d2", "e4"}


def test_income_of_cut_off_tiles(game: Neom) -> None:
    before = f"neom turn=7 / centre=stone money=0 city=a1:8 selected=19 {OTHERS}"
    assert money(play(game, before, "P1 sell")) == 5 + 3


# Trade Routes


def test_a_route_needs_a_road_at_the_border(game: Neom) -> None:
    assert routes(at(game, "neom / centre=stone / /")) == ""
    assert routes(at(game, "neom / centre=stone city=b3:1 / /")) == ""
    assert routes(at(game, "neom / centre=stone city=b3:1,a3:2 / /")) == "west"
    assert routes(at(game, "neom / centre=stone city=d3:1,e3:2 / /")) == "east"
    assert routes(at(game, "neom / centre=stone city=a3:1,e3:2 / /")) == "west east"


@pytest.mark.parametrize(("space", "tile", "roads", "found"), [
    ("a3", 1, "W", "west"), ("a3", 1, "NES", ""), ("e3", 1, "E", "east"), ("e3", 1, "NSW", ""),
    ("a2", 1, "W", ""),
    ("e4", 1, "E", ""), ("a3", 1, "EW", "west"),
])  # fmt: skip
def test_a_route_needs_the_road_towards_it(space: str, tile: int, roads: str, found: str) -> None:
    assert routes(at(paved((tile, roads)), f"neom / centre=stone city={space}:{tile} / /")) == found


def test_a_route_as_early_as_on_the_second_turn(game: Neom) -> None:
    first = f"neom turn=1 / centre=stone money=6 selected=3 {OTHERS}"
    state = play(game, first, "P1 place 3", "P1 at b3")
    assert routes(state) == ""
    second = f"neom turn=2 / centre=stone money=6 city=b3:3 selected=4 {OTHERS}"
    heard = events(game, second, "P1 place 4", "P1 at a3")
    assert happened(heard, "trade-route") == [{"player": 0, "side": "west"}]


def test_a_route_in_the_second_turn_with_the_printed_tiles(neom: Neom) -> None:
    def second_turn(first: int, second: int) -> bool:
        tables = neom.tables
        west, east = 8, 2
        return bool(tables.roads[first] & west and tables.roads[first] & east and tables.roads[second] & west)

    assert any(second_turn(one, other) for one in range(1, 25) for other in range(1, 25) if one != other)


def test_it_does_not_matter_over_how_many_tiles_a_route_is_established(game: Neom) -> None:
    long_way = "c4:1,b4:2,a4:4,a3:3"
    assert routes(at(game, f"neom / centre=stone city={long_way} / /")) == "west"


def test_a_route_stays_when_its_connection_to_the_center_is_lost() -> None:
    """The rulebook's example: the City Center replaced, the left Trade Route remains."""
    game = paved((7, "NS"))
    before = f"neom / centre=stone money=6 city=b3:6,a3:1 selected=7 {OTHERS}"
    state = play(game, before, "P1 place 7", "P1 at c3")
    assert routes(state) == "west"
    assert spaces(game, "b3:6,a3:1,c3:7", 8) >= {"c4", "c2"}
    assert "a4" not in spaces(game, "b3:6,a3:1,c3:7", 8)


@pytest.mark.parametrize(("roads", "left"), [("EW", "west"), ("E", ""), ("NES", "")])
def test_a_route_is_lost_by_a_replacement_without_a_road_towards_it(roads: str, left: str) -> None:
    game = paved((4, roads))
    before = f"neom / centre=stone money=6 city=b3:3,a3:1 selected=4 {OTHERS}"
    state = play(game, before, "P1 place 4", "P1 at a3")
    assert routes(state) == left
    lost = happened(events(game, before, "P1 place 4", "P1 at a3"), "trade-route-lost")
    assert lost == ([] if left else [{"player": 0, "side": "west"}])


def test_a_route_is_lost_when_the_tile_next_to_it_is_removed(game: Neom) -> None:
    before: Position = (
        "neom / centre=stone money=0 city=b3:3,a3:1 selected=19 / centre=oil selected=24 / centre=ore"
    )
    flood = play(game, before, "P1 sell")
    assert routes(play(game, flood, "P1 sacrifice b3")) == "west"
    assert routes(play(game, flood, "P1 sacrifice a3")) == ""


def test_a_lost_route_can_be_established_again(game: Neom) -> None:
    before = f"neom / centre=stone money=6 city=b3:3 selected=4 {OTHERS}"
    assert routes(play(game, before, "P1 place 4", "P1 at a3")) == "west"
