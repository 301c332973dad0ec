"""Civic Amenities: taking one instead of scoring, using it for a purchase or a placement, and laying it."""

import pytest
from tests.games.mayor.playing import (
    TYPES,
    acting,
    after,
    citizen,
    city,
    gold,
    happened,
    ids,
    legal,
    market,
    mayor,
    neutral,
    offers,
    phase,
    pieces,
    points,
    refused,
    settled,
    story,
    tiles,
    to_act,
    told,
    walks,
    why,
)

from gridtown.games.mayor.state import MayorState

pytestmark = pytest.mark.compiled

SQUARES = [f"{block}{number}" for block in "abcdefghij" for number in "1234"]
AWAY = "/ banker=48 / banker=47"


def claiming(seat: str, rest: str = "", others: str = AWAY) -> str:
    return f"mayor amenities=yes neutral= {rest} / citizen=26 banker=9c {seat} {others}"


def left(state: MayorState) -> str:
    """The blocks whose Amenity still lies there."""
    board = mayor().present(mayor().view(state, None))["board"]
    assert isinstance(board, dict)
    return "".join(board["amenities"])


# Taking one


@pytest.mark.parametrize(("block", "amenity"), list(zip("abcdefghi", range(41, 50), strict=True)))
def test_the_first_to_place_in_a_main_block_may_take_its_amenity(block: str, amenity: int) -> None:
    position = claiming("tiles=3")
    for square in (f"{block}{number}" for number in "1234"):
        state = settled(position, f"P1 claim 3 {square}")
        assert (city(state), tiles(state)) == ({square: 3}, [amenity])
        assert left(state) == "ABCDEFGHI".replace(block.upper(), "")
        assert happened(story(position, f"P1 claim 3 {square}"), "claimed") == [
            {"player": 0, "amenity": amenity}
        ]


@pytest.mark.parametrize("marker", TYPES)
def test_wherever_one_may_place_in_such_a_block_one_may_claim(marker: str) -> None:
    position = claiming(f"marker={marker} tiles=3,33")
    placed, claimed = offers(position, "place"), offers(position, "claim")
    assert claimed == [text for text in placed if text.split()[1][0] != "j"]


@pytest.mark.parametrize("square", ["j1", "j2", "j3", "j4"])
def test_there_is_none_in_the_corner(square: str) -> None:
    assert refused(claiming("tiles=3"), f"P1 claim 3 {square}") == "no-amenity-there"


def test_nor_without_the_variant() -> None:
    position = "mayor / citizen=26 banker=9c tiles=3 / /"
    assert offers(position, "claim") == []
    assert refused(position, "P1 claim 3 a1") == "no-amenity-there"


@pytest.mark.parametrize(
    ("rest", "seat", "text", "rule"),
    [
        ("", "marker=bank tiles=3", "P1 claim 3 a4", "no-such-street"),
        ("", "marker=bank tiles=3", "P1 claim 9 a1", "not-your-tile"),
        ("event=3", "tiles=3", "P1 claim 3 a1", "event-closed"),
        ("event=6", "tiles=33", "P1 claim 33 a1", "event-barred"),
        ("city=a1:1", "tiles=3", "P1 claim 3 a2", "no-amenity-there"),
        ("city=a1:1", "tiles=9", "P1 claim 9 a1", "square-taken"),
    ],
)
def test_by_the_same_rules_as_placing(rest: str, seat: str, text: str, rule: str) -> None:
    assert refused(claiming(seat, rest), text) == rule


def test_instead_of_scoring() -> None:
    """Three icons and a piece of one's own beside it bring nothing then."""
    position = "mayor amenities=yes / citizen=15d banker=33 marker=shop tiles=3 / /"
    state = settled(position, "P1 claim 3 e2")
    assert pieces(state)[0] == "15d 33"
    assert "scored" not in ids(story(position, "P1 claim 3 e2"))


@pytest.mark.parametrize(
    ("tile", "gains"), [(3, (1, 2)), (11, (0, 4)), (20, (2, 0)), (35, (3, -1)), (25, (0, 0))]
)
def test_those_beside_it_score_all_the_same(tile: int, gains: tuple[int, int]) -> None:
    position = claiming(f"marker=shop tiles={tile}", others="/ citizen=14d banker=33 / banker=48")
    state = settled(position, f"P1 claim {tile} e2")
    assert (points(state, 1), gold(state, 1)) == (14 + gains[0], 33 + gains[1])
    assert pieces(state)[0] == "26 9c"


@pytest.mark.parametrize("banker", ["0", "1", "2a"])
def test_a_statue_costs_nothing_then(banker: str) -> None:
    position = f"mayor amenities=yes / citizen=26 banker={banker} marker=shop tiles=35 / /"
    assert refused(position, "P1 place 35 b1") == "too-dear-there"
    state = settled(position, "P1 claim 35 b1")
    assert pieces(state)[0] == f"26 {banker}"
    assert tiles(state) == [42]


def test_the_rainbow_is_paid_for_it() -> None:
    position = claiming("marker=statue tiles=3")
    state = settled(position, "P1 claim 3 d2")
    assert (citizen(state), gold(state)) == ("25", 9)
    assert walks(story(position, "P1 claim 3 d2")) == ["P1 citizen 26-25"]


def test_every_way_back_is_open_since_nothing_is_paid() -> None:
    position = "mayor amenities=yes / citizen=13a banker=0 marker=statue tiles=35 / banker=48 / banker=47"
    assert refused(position, "P1 place 35 d2") == "too-dear-there"
    state = after(position, "P1 claim 35 d2")
    assert offers(state, "citizen") == ["12a", "12b"]


@pytest.mark.parametrize("square", ["a1", "a4", "i2"])
def test_untaken_it_leaves_the_game(square: str) -> None:
    position = claiming("tiles=3,9")
    amenity = 41 + "abcdefghi".index(square[0])
    heard = story(position, f"P1 place 3 {square}")
    assert happened(heard, "amenity-gone")[0]["amenity"] == amenity
    state = settled(position, f"P1 place 3 {square}")
    assert left(state) == "ABCDEFGHI".replace(square[0].upper(), "")
    assert tiles(state) == [9]
    assert offers(acting(state, 1, 9), "claim") == [
        f"9 {other}" for other in SQUARES if other[0] not in (square[0], "j")
    ]


def test_only_the_first_to_place_there() -> None:
    state = acting(settled(claiming("tiles=3"), "P1 claim 3 a1"), 1, 9)
    assert refused(state, "P2 claim 9 a4") == "no-amenity-there"
    assert refused(state, "P2 place 9 a4") == ""


def test_it_may_be_taken_at_the_limit() -> None:
    """A tile goes, the Amenity comes."""
    state = settled(claiming("tiles=3,9,17"), "P1 claim 9 a1")
    assert tiles(state) == [3, 17, 41]


def test_it_is_of_no_use_in_the_same_turn() -> None:
    state = settled(claiming("tiles=3,9"), "P1 claim 9 a1")
    assert (phase(state), to_act(state)) == ("move", [1])


# Using one: a purchase


def using(seat: str, rest: str = "", others: str = AWAY) -> str:
    return f"mayor amenities=yes claims= neutral= {rest} / citizen=26 {seat} {others}"


@pytest.mark.parametrize("line", TYPES)
@pytest.mark.parametrize("banker", ["0", "9c", "48"])
def test_the_tile_of_the_marker_s_line_for_nothing(line: str, banker: str) -> None:
    position = using(f"banker={banker} marker={line} tiles=41", others="/ / ")
    tile = 8 * TYPES.index(line) + 1
    state = settled(position, "P1 use 41", f"P1 buy {line}")
    assert (tiles(state), pieces(state)[0]) == ([tile, 41], f"26 {banker}")
    heard = told(position, "P1 use 41", f"P1 buy {line}")
    assert ids(heard)[:2] == ["used", "got"]
    assert happened(heard, "got")[0]["tile"] == tile


@pytest.mark.parametrize("rest", ["event=10", "neutral=shop", "event=9 neutral=shop"])
def test_no_surcharge_of_any_kind(rest: str) -> None:
    position = using("banker=0 marker=shop tiles=41", others="/ marker=shop / marker=shop")
    position = position.replace("neutral=", rest if "neutral" in rest else f"neutral= {rest}")
    state = settled(position, "P1 use 41", "P1 buy shop")
    assert (gold(state), tiles(state)) == (0, [9, 41])


@pytest.mark.parametrize(
    ("held", "others"), [("3,17,41", AWAY), ("3,41,42", AWAY), ("3,17,25,41", "/ banker=48")]
)
def test_at_the_limit_too(held: str, others: str) -> None:
    position = using(f"banker=9c marker=shop tiles={held}", others=others)
    assert refused(position, "P1 buy shop") == "buy-limit-amenity"
    state = settled(position, "P1 use 41", "P1 buy shop")
    assert tiles(state) == sorted([9, *map(int, held.split(","))])


def test_of_the_marker_s_line_only() -> None:
    state = after(using("banker=48 marker=shop tiles=41"), "P1 use 41")
    assert legal(state) == ["P1 buy shop"]
    for line in set(TYPES) - {"shop"}:
        assert refused(state, f"P1 buy {line}") == "buy-other-line"


def test_of_an_empty_line_there_is_nothing_to_take() -> None:
    position = using("banker=48 marker=shop tiles=41,3", market(shop=8, bank=3))
    state = after(position, "P1 use 41")
    assert refused(state, "P1 buy shop") == "buy-empty-line"
    assert offers(state, "buy") == []


def test_the_next_tile_is_turned_up_before_the_reward() -> None:
    state = after(using("banker=9c marker=shop tiles=41"), "P1 use 41", "P1 buy shop")
    assert phase(state) == "reveal"
    state = after(state, "reveal 12")
    assert (phase(state), to_act(state)) == ("reward", [0])


def price(state: MayorState, line: str, viewer: int | None = 0) -> object:
    """What the table says that a line's next tile costs."""
    rows = mayor().present(mayor().view(state, viewer))["market"]
    assert isinstance(rows, list)
    return next(row["cost"] for row in rows if row["type"] == line)


def test_the_table_shows_it_free_until_it_is_taken_and_the_next_one_at_its_price() -> None:
    before = after(using("banker=9c marker=shop tiles=41", others="/ marker=shop / banker=47"), "P1 use 41")
    assert [price(before, "shop", viewer) for viewer in (0, None, 1, 2)] == [0, 0, 9, 10]
    assert price(before, "bank") == 8
    bought = after(before, "P1 buy shop", "reveal 12")
    later = [bought, settled(bought, "P1 reward vp")]
    assert [phase(state) for state in later] == ["reward", "lay"]
    for state in later:
        assert [price(state, "shop", viewer) for viewer in (0, None)] == [8, 8]


def test_the_table_shows_nothing_free_once_a_tile_is_placed_by_it() -> None:
    state = after(
        using("banker=9c marker=shop tiles=3,41").replace("=26", "=13b"), "P1 use 41", "P1 place 3 a1"
    )
    assert phase(state) == "walk"
    assert price(state, "shop") == 8


# Using one: a placement


@pytest.mark.parametrize("marker", TYPES)
@pytest.mark.parametrize("event", [1, 2, 6, 7])
def test_a_tile_anywhere_whatever_colour_event_or_block(marker: str, event: int) -> None:
    lying = {"a1": 1, "c3": 2, "d1": 34, "e4": 26, "j1": 10}
    words = ",".join(f"{square}:{tile}" for square, tile in lying.items())
    position = using(f"banker=9c marker={marker} tiles=3,25,33,41", f"event={event} city={words}")
    state = after(position, "P1 use 41")
    free = [square for square in SQUARES if square not in lying]
    placed = offers(state, "place")
    assert placed == [f"{tile} {square}" for tile in (3, 25, 33) for square in free]


def test_it_may_double_a_building_of_its_block() -> None:
    position = using("banker=9c tiles=3,41", "city=a1:1")
    assert refused(position, "P1 place 3 a4") == "block-has-type-amenity"
    state = settled(position, "P1 use 41", "P1 place 3 a4")
    assert city(state) == {"a1": 1, "a4": 3}


def test_only_empty_squares() -> None:
    state = after(using("banker=9c tiles=3,41", "city=a1:1,b2:42"), "P1 use 41")
    assert [refused(state, f"P1 place 3 {square}") for square in ("a1", "b2")] == ["square-taken"] * 2


def test_it_scores_and_so_do_those_beside_it() -> None:
    position = using("banker=9c marker=bank tiles=3,41", others="/ citizen=14d banker=33 / banker=48")
    state = settled(position, "P1 use 41", "P1 place 3 e2")
    assert pieces(state)[:2] == ["29 15d", "16d 35a"]  # over the Banker that has come to 15


def test_by_the_rainbow_nothing_is_paid_or_drawn() -> None:
    position = using("banker=9c marker=statue tiles=3,41", "event=2")
    heard = story(position, "P1 use 41", "P1 place 3 j4")
    assert "rainbow" not in ids(heard)
    state = settled(position, "P1 use 41", "P1 place 3 j4")
    assert (citizen(state), phase(state)) == ("26", "reward")
    state = settled(state, "P1 reward gp", "P1 lay j3")
    assert (phase(state), int(state.events.current)) == ("move", 2)


def test_a_statue_must_be_affordable_all_the_same() -> None:
    state = after(using("banker=2a marker=bank tiles=35,41"), "P1 use 41")
    rule = why(state, "P1 place 35 b1")
    assert rule is not None
    assert (rule.id, rule.args) == ("too-dear-there", {"tile": 35, "square": "b1", "cost": 3, "gold": 2})
    assert refused(state, "P1 place 35 e2") == ""
    assert gold(settled(state, "P1 place 35 e2")) == 0


@pytest.mark.parametrize("taken", [True, False])
def test_it_may_take_another_block_s_amenity(taken: bool) -> None:
    position = claiming("marker=bank tiles=3,41", "claims=bc")
    state = after(position, "P1 use 41")
    assert offers(state, "claim") == [f"3 {square}" for square in SQUARES if square[0] in "bc"]
    state = settled(state, f"P1 {'claim' if taken else 'place'} 3 b1")
    assert left(state) == "C"
    state = settled(state, "P1 reward gp", "P1 lay j1")
    assert tiles(state) == ([42] if taken else [])
    assert city(state) == {"b1": 3, "j1": 41}


# What else is done with it


@pytest.mark.parametrize("text", ["P1 pass", "P1 move 1", "P1 use 42", "P1 lay a1", "P1 reward vp"])
def test_one_used_it_comes_to_a_purchase_or_placement(text: str) -> None:
    state = after(using("banker=48 marker=shop tiles=3,41,42"), "P1 use 41")
    assert {choice.split()[1] for choice in legal(state)} == {"buy", "place"}
    assert refused(state, text) in ("only-with-amenity", "wrong-step")


def test_one_a_turn() -> None:
    position = using("banker=9c marker=shop tiles=3,9,41,42")
    state = settled(position, "P1 use 41", "P1 place 3 j4", "P1 reward vp", "P1 lay j3")
    assert (phase(state), to_act(state), tiles(state)) == ("move", [1], [9, 42])


def test_of_several_any_of_ones_own() -> None:
    position = using("banker=9c marker=shop tiles=41,44,49", others="/ tiles=42 / tiles=43")
    assert offers(position, "use") == ["41", "44", "49"]
    for amenity in (42, 43, 45):
        rule = why(position, f"P1 use {amenity}")
        assert rule is not None
        assert (rule.id, rule.args) == ("amenity-not-yours", {"amenity": amenity})
    state = settled(position, "P1 use 44", "P1 buy shop", "reveal 10", "P1 reward vp", "P1 lay j3")
    assert (tiles(state), city(state)) == ([9, 41, 49], {"j3": 44})


def test_it_need_not_be_used() -> None:
    assert {"P1 pass", "P1 buy shop"} < set(legal(using("banker=48 marker=shop tiles=41")))


# The reward


def rewarding(seat: str, rest: str = "", others: str = AWAY) -> MayorState:
    state = settled(using(f"{seat} marker=bank tiles=3,41", rest, others), "P1 use 41", "P1 place 3 i3")
    assert phase(state) == "reward"
    return state


@pytest.mark.parametrize(("text", "vp", "gp"), [("P1 reward vp", 2, 0), ("P1 reward gp", 0, 4)])
def test_2_points_or_4_gold_by_choice(text: str, vp: int, gp: int) -> None:
    state = rewarding("banker=9c")
    assert legal(state) == ["P1 reward vp", "P1 reward gp"]
    then = settled(state, text)
    assert (points(then), gold(then)) == (26 + vp, 9 + gp)
    assert happened(told(state, text), "rewarded") == [{"player": 0, "vp": vp, "gp": gp}]


def test_nothing_else_comes_before_it() -> None:
    state = rewarding("banker=9c")
    for text in ("P1 pass", "P1 lay a1", "P1 buy bank", "P1 use 42"):
        assert refused(state, text) == "wrong-step"


def test_it_is_a_walk_of_its_own_after_the_placement_s() -> None:
    position = using("banker=9c marker=bank tiles=3,41")
    heard = story(position, "P1 use 41", "P1 place 3 e2", "P1 reward vp")
    assert walks(heard) == ["P1 citizen 26-29", "P1 banker 9-15", "P1 citizen 29-31"]
    heard = story(position, "P1 use 41", "P1 place 3 e2", "P1 reward gp")
    assert walks(heard) == ["P1 citizen 26-29", "P1 banker 9-15", "P1 banker 15-19"]


def test_its_way_is_chosen_at_corners_and_goes_on_where_somebody_stands() -> None:
    state = after(rewarding("banker=32", others="/ banker=36a / banker=48"), "P1 reward gp")
    assert offers(state, "banker") == ["36b", "37a"]
    assert phase(after(state, "P1 banker 37a")) == "lay"


def test_the_gold_of_a_banker_on_49_is_lost() -> None:
    state = after(rewarding("banker=49"), "P1 reward gp")
    assert (gold(state), phase(state)) == (49, "lay")


# Laying it


@pytest.mark.parametrize("event", [1, 2, 5])
def test_on_any_empty_square_the_corner_s_too_and_whatever_is_closed(event: int) -> None:
    lying = "a1:1,c3:2,b2:42,b3:43"
    state = after(rewarding("banker=9c", f"event={event} city={lying}"), "P1 reward vp")
    taken = {"a1", "c3", "b2", "b3", "i3"}
    assert legal(state) == [f"P1 lay {square}" for square in SQUARES if square not in taken]
    for square in taken:
        rule = why(state, f"P1 lay {square}")
        assert rule is not None
        assert (rule.id, rule.args) == ("square-taken", {"square": square})


def test_it_then_lies_there_and_the_turn_is_over() -> None:
    state = after(rewarding("banker=9c"), "P1 reward vp", "P1 lay j4")
    assert (city(state), tiles(state)) == ({"i3": 3, "j4": 41}, [])
    assert (phase(state), to_act(state)) == ("move", [1])
    assert refused(acting(state, 1, 9), "P2 place 9 j4") == "square-taken"


def test_a_block_may_have_four_of_them() -> None:
    state = after(rewarding("banker=9c", "city=j1:42,j2:43,j3:44"), "P1 reward vp", "P1 lay j4")
    assert city(state) == {"i3": 3, "j1": 42, "j2": 43, "j3": 44, "j4": 41}


def test_laying_takes_no_amenity_and_scores_nothing() -> None:
    """Not even that of a block where it is the first tile; that waits for a building."""
    state = settled(
        claiming("marker=bank tiles=3,41", "claims=bc", "/ citizen=19a / banker=48"),
        "P1 use 41", "P1 place 3 i3", "P1 reward vp",
    )  # fmt: skip
    heard = told(state, "P1 lay b1")
    assert ids(heard) == ["laid", "turn"]
    assert happened(heard, "laid") == [{"player": 0, "amenity": 41, "square": "b1"}]
    then = after(state, "P1 lay b1")
    assert left(then) == "BC"
    assert refused(acting(then, 1, 9), "P2 claim 9 b2") == ""


def test_it_is_no_building_to_a_park() -> None:
    state = acting(after(rewarding("banker=9c"), "P1 reward vp", "P1 lay b1"), 1, 32)
    (event,) = happened(story(state, "P2 place 32 b2"), "scored")
    assert (event["vp"], event["gp"]) == (0, 0)


def test_the_neutral_marker_moves_after_it() -> None:
    position = "mayor amenities=yes claims= neutral=bank / citizen=26 marker=bank tiles=3,41 / /"
    state = settled(position, "P1 use 41", "P1 place 3 i3", "P1 reward vp")
    assert neutral(state) == ["bank"]
    assert neutral(after(state, "P1 lay j4")) == ["shop"]


# Room for it

REST = [number for number in range(1, 49) if number not in (3, 9, 10)]  # what may lie in the City


def nearly_full(free: int, seat: str) -> str:
    """A City with so many empty squares, the first ones."""
    pairs = zip(SQUARES[free:], REST, strict=False)
    lying = ",".join(f"{square}:{number}" for square, number in pairs)
    return using(f"banker=9c {seat}", f"city={lying} faces=9 hidden=10")


@pytest.mark.parametrize(
    ("free", "seat", "use", "then"),
    [
        (2, "marker=shop tiles=3,49", True, {"buy", "place"}),
        (1, "marker=shop tiles=3,49", True, {"buy"}),  # a placement would leave no square
        (0, "marker=shop tiles=3,49", False, set()),
        (2, "marker=bank tiles=3,49", True, {"place"}),
        (1, "marker=bank tiles=3,49", False, set()),
        (1, "marker=shop tiles=49", True, {"buy"}),
        (0, "marker=shop tiles=49", False, set()),
    ],
)
def test_it_cannot_be_used_if_no_square_would_be_left_for_it(
    free: int, seat: str, use: bool, then: set[str]
) -> None:
    position = nearly_full(free, seat)
    assert refused(position, "P1 use 49") == ("" if use else "amenity-no-room")
    if use:
        state = after(position, "P1 use 49")
        assert {text.split()[1] for text in legal(state)} == then
        state = settled(state, legal(state)[0])
        state = after(state, "reveal 10") if phase(state) == "reveal" else state
        state = settled(state, "P1 reward vp")
        assert len(legal(state)) == (free if "buy" in then else free - 1)


def test_nor_if_there_is_nothing_to_take_and_nothing_to_place() -> None:
    position = using("banker=48 marker=shop tiles=41,42", market(shop=8))
    assert refused(position, "P1 use 41") == "amenity-no-use"
    assert legal(position) == ["P1 pass"]


def test_nor_if_nothing_that_could_be_placed_can_be_paid() -> None:
    """Two yellow squares of the North's rim are left, where a Statue would cost 3, and the line is empty."""
    free = ["b1", "d2"]
    numbers = [*range(1, 35), *range(36, 49)]
    pairs = zip([square for square in SQUARES if square not in free], numbers, strict=False)
    lying = ",".join(f"{square}:{number}" for square, number in pairs)
    position = using("banker={} marker=shop tiles=35,49", f"city={lying} faces= hidden=")
    assert refused(position.format("3a"), "P1 use 49") == ""
    assert legal(position.format("2a")) == ["P1 pass"]
    assert refused(position.format("2a"), "P1 use 49") == "amenity-no-use"


def test_it_can_be_used_to_take_another_for_what_could_not_be_paid() -> None:
    """A whole block is left, where a Statue costs something everywhere."""
    numbers = [*range(1, 35), *range(36, 49)]
    pairs = zip([square for square in SQUARES if square[0] != "b"], numbers, strict=False)
    lying = ",".join(f"{square}:{number}" for square, number in pairs)
    position = f"mayor amenities=yes neutral= faces= hidden= city={lying} / citizen=26 banker=0 marker=shop"
    state = after(f"{position} tiles=35,49 / /", "P1 use 49")
    assert legal(state) == [f"P1 claim 35 b{number}" for number in range(1, 5)]


# The end

LAST = market(bank=8, shop=8, church=7)


def test_a_free_purchase_that_empties_the_third_line_is_rewarded_and_laid_first() -> None:
    position = using("banker=9c marker=church tiles=1,41", LAST, "/ marker=shop tiles=9 / banker=48")
    state = settled(position, "P1 use 41", "P1 buy church")
    assert phase(state) == "reward"
    state = settled(state, "P1 reward vp")
    assert phase(state) == "lay"
    state = after(state, "P1 lay a1")
    assert (phase(state), to_act(state)) == ("final", [0])
    assert "P1 place 1 a1" not in legal(state)
    assert tiles(state) == [1, 24]
    assert to_act(settled(state, "P1 waive")) == [1]


def test_the_neutral_marker_stays_then() -> None:
    position = using("banker=9c marker=church tiles=1,41", LAST).replace("neutral=", "neutral=church")
    state = settled(position, "P1 use 41", "P1 buy church", "P1 reward vp", "P1 lay a1")
    assert neutral(state) == ["church"]


def test_the_reward_may_bring_the_office_before_that() -> None:
    position = using("banker=9c marker=church tiles=41", LAST).replace("citizen=26", "citizen=48")
    state = settled(position, "P1 use 41", "P1 buy church", "P1 reward vp")
    outcome = mayor().outcome(state)
    assert outcome is not None
    assert (outcome.termination, outcome.winners()) == ("mayor", [0])


def test_a_placement_by_it_may_win_before_the_reward() -> None:
    position = using("banker=9c marker=church tiles=20,41").replace("citizen=26", "citizen=44")
    state = settled(position, "P1 use 41", "P1 place 20 f3")
    assert phase(state) == "over"
