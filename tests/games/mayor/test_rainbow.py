"""Placing by the Rainbow ("Place a tile"): 1 VP is paid first, wherever the tile goes."""

import pytest
from tests.games.mayor.playing import (
    after,
    banker,
    citizen,
    gold,
    happened,
    ids,
    offers,
    phase,
    pieces,
    points,
    refused,
    settled,
    story,
    to_act,
    told,
    walks,
    why,
)

pytestmark = pytest.mark.compiled

BANK, STATUE = 3, 35  # yellow N o, and yellow N +


def rainbow(seat: str, tile: int = BANK, others: str = "/ / /", rest: str = "") -> str:
    return f"mayor {rest} / {seat} marker=statue tiles={tile} {others}"


def why_scored(position: str, *actions: str) -> object:
    return happened(told(position, *actions), "scored")[0]["why"]


# The payment

PAID = [
    # the Citizen, what is paid, where it stands then; j4 matches nothing of the Bank's
    ("30", 1, "29"), ("29", 1, "28"), ("26", 1, "25"), ("25", 1, "24"), ("2a", 1, "1"), ("2b", 1, "1"),
    ("1", 1, "0"), ("0", 0, "0"), ("38a", 1, "37a"), ("38b", 1, "37b"), ("37a", 1, "36a"),
    ("14d", 1, "13c"), ("13c", 1, "12d"), ("34b", 1, "33"), ("5b", 1, "4b"), ("5a", 1, "4a"),
    ("49", 1, "48"),
]  # fmt: skip
AWAY = "/ banker=42 / banker=43 / banker=44"


@pytest.mark.parametrize(("stands", "paid", "end"), PAID)
def test_the_citizen_steps_back_once_and_from_0_not_at_all(stands: str, paid: int, end: str) -> None:
    state = after(rainbow(f"citizen={stands} banker=40a", others=AWAY), "P1 place 3 j4")
    assert citizen(state) == end
    assert points(state) == int(stands.rstrip("abcd")) - paid


def test_it_is_paid_before_the_matches_are_counted_and_walked() -> None:
    heard = story(rainbow("citizen=30 banker=38a", others=AWAY), "P1 place 3 d2")
    assert ids(heard)[:3] == ["placed", "rainbow", "walked"]
    assert ids(heard).index("scored") > ids(heard).index("walked")
    assert walks(heard) == ["P1 citizen 30-29", "P1 citizen 29-31", "P1 banker 38-45"]


@pytest.mark.parametrize("tile", [1, 9, 17, 25, 33])
@pytest.mark.parametrize("square", ["a1", "e2", "j1", "j3", "j4"])
def test_it_is_paid_for_every_tile_and_square(tile: int, square: str) -> None:
    """On squares beside a street too, which another marker would have reached for nothing."""
    position = rainbow("citizen=30 banker=40a", tile, AWAY)
    assert happened(story(position, f"P1 place {tile} {square}"), "rainbow") == [{"player": 0, "amount": 1}]


@pytest.mark.parametrize("place", ["bank i3", "shop j1", "church h4", "park i1"])
@pytest.mark.parametrize("tile", [1, 9, 17, 25, 33])
def test_a_marker_on_a_colour_pays_nothing_whatever_the_tile(place: str, tile: int) -> None:
    marker, square = place.split()
    position = f"mayor / citizen=30 banker=40a marker={marker} tiles={tile} / / /"
    assert happened(story(position, f"P1 place {tile} {square}"), "rainbow") == []


def test_buying_a_statue_pays_no_points() -> None:
    others = "/ marker=bank / marker=bank / marker=bank"
    heard = story(f"mayor / citizen=30 banker=40a marker=statue {others}", "P1 buy statue")
    assert happened(heard, "rainbow") == []
    assert walks(heard) == ["P1 banker 40-36"]


def test_passing_on_the_rainbow_pays_no_points() -> None:
    assert walks(story("mayor / citizen=30 banker=38a marker=statue / / /", "P1 pass")) == ["P1 banker 38-40"]


def test_others_pay_nothing() -> None:
    state = settled(rainbow("citizen=30 banker=40a", others="/ citizen=31 / citizen=32 /"), "P1 place 3 j4")
    assert [points(state, player) for player in range(4)] == [29, 31, 32, 0]


# What it does to the piece match

MATCHES = [
    # the Citizen, the square, whether it matches after the step
    ("10a", "d2", False),  # off the street onto the corner
    ("11a", "d2", True),
    ("9a", "d2", True),  # from the corner onto the yellow street
    ("5a", "d2", False),
    ("6a", "d2", False),
    ("29", "a1", True),  # to 28
    ("26", "a1", False),  # to 25
    ("25", "a1", True),  # to 24
    ("1", "j4", False),
    ("2a", "f2", False),
    ("5a", "f2", True),  # to 4a
    ("5b", "j1", True),
    ("37a", "g1", True),
]


@pytest.mark.parametrize(("stands", "square", "match"), MATCHES)
def test_the_piece_match_is_counted_from_where_the_citizen_stands_then(
    stands: str, square: str, match: bool
) -> None:
    position = rainbow(f"citizen={stands} banker=47", others=AWAY)
    reasons = why_scored(position, f"P1 place 3 {square}")
    assert isinstance(reasons, list)
    assert ("piece" in reasons) == match


def test_the_banker_matches_all_the_same() -> None:
    position = rainbow("citizen=10a banker=7a", others=AWAY)
    assert why_scored(position, "P1 place 3 d2") == ["yellow", "N", "piece"]


# Choices at a corner

FORKS = [
    # the Citizen on a corner, the ways back
    ("13a", ["12a", "12b"]), ("9b", ["8b", "8c"]), ("17a", ["16a", "16b"]), ("17b", ["16c", "16d"]),
    ("21", ["20a", "20b"]), ("41", ["40a", "40b"]),
]  # fmt: skip


@pytest.mark.parametrize(("stands", "ends"), FORKS)
def test_at_a_corner_the_way_back_is_chosen(stands: str, ends: list[str]) -> None:
    state = after(rainbow(f"citizen={stands} banker=46", others=AWAY), "P1 place 3 j4")
    assert (phase(state), to_act(state)) == ("walk", [0])
    assert offers(state, "citizen") == ends
    for end in ends:
        assert citizen(after(state, f"P1 citizen {end}")) == end


@pytest.mark.parametrize(
    ("square", "end", "match"),
    [
        ("d1", "12a", True), ("d1", "12b", True), ("d2", "12a", True), ("d2", "12b", False),
        ("d3", "12a", False), ("d3", "12b", True), ("d4", "12a", False), ("d4", "12b", False),
    ],
)  # fmt: skip
def test_the_way_chosen_decides_over_the_piece_match(square: str, end: str, match: bool) -> None:
    position = rainbow("citizen=13a banker=47", others=AWAY)
    reasons = why_scored(position, f"P1 place 3 {square}", f"P1 citizen {end}")
    assert isinstance(reasons, list)
    assert ("piece" in reasons) == match


@pytest.mark.parametrize("text", ["P1 pass", "P1 place 3 d1", "P1 banker 12a", "P1 citizen 14a"])
def test_there_is_no_other_way(text: str) -> None:
    state = after(rainbow("citizen=13a banker=47", others=AWAY), "P1 place 3 d2")
    assert refused(state, text) != ""


# Pushed back

PUSHED = [
    # the Citizen (and Banker), other pieces, where it may stand then
    ("30", "/ citizen=29 / /", ["28"]),
    ("30", "/ citizen=29 banker=28 / /", ["27"]),
    ("30 banker=29", "/ / /", ["28"]),  # one's own Banker
    ("26", "/ / /", ["24"]),  # over the Bankers that have not moved
    ("2a", "/ citizen=1 / /", ["0"]),
    ("2a", "/ banker=1 / citizen=0 / banker=0", ["0"]),
    ("1", "/ citizen=0 banker=0 / citizen=0 / banker=0", ["0"]),  # 0 holds any number
    ("14a", "/ citizen=13a / /", ["12a", "12b"]),
    ("14d", "/ citizen=13c / /", ["12d"]),  # not over the wall
    ("38a", "/ citizen=37a / /", ["36a"]),
    ("13a", "/ citizen=12a / /", ["11a", "12b"]),
    ("42", "/ citizen=41 banker=40b / /", ["39b", "40a"]),
]


@pytest.mark.parametrize(("stands", "others", "ends"), PUSHED)
def test_pushed_back_where_somebody_stands(stands: str, others: str, ends: list[str]) -> None:
    seat = f"citizen={stands}" if "banker" in stands else f"citizen={stands} banker=47"
    state = after(rainbow(seat, others=others), "P1 place 3 j4")
    if len(ends) == 1:
        assert citizen(state) == ends[0]
    else:
        assert offers(state, "citizen") == ends
        assert [citizen(after(state, f"P1 citizen {end}")) for end in ends] == ends


# What can be afforded


@pytest.mark.parametrize(
    ("stands", "square", "number", "ends"),
    [
        # Statue 35 matches three times on d2 and b1; the piece would be the fourth
        ("13a", "d2", "4b", ["12a", "12b"]),
        ("13a", "d2", "3b", ["12b"]),
        ("13a", "d2", "2b", []),
        ("13a", "d1", "4b", ["12a", "12b"]),
        ("13a", "d1", "3b", []),  # both streets touch d1
        ("10a", "d2", "3b", ["9a"]),  # the step leaves the street
        ("9a", "d2", "3b", []),  # the step enters it
        ("9a", "d2", "4b", ["8a"]),
        ("21", "b1", "3b", []),
        ("21", "b1", "4b", ["20a", "20b"]),
        ("21", "b2", "3b", ["20b"]),
        ("0", "d2", "3b", ["0"]),
        ("0", "d2", "2b", []),
    ],
)
def test_a_statue_must_be_affordable_after_the_step(
    stands: str, square: str, number: str, ends: list[str]
) -> None:
    position = rainbow(f"citizen={stands} banker={number}", STATUE, AWAY)
    assert (f"35 {square}" in offers(position, "place")) == bool(ends)
    if not ends:
        assert refused(position, f"P1 place 35 {square}") == "too-dear-there"
    elif len(ends) == 1:
        walked = happened(story(position, f"P1 place 35 {square}"), "walked")
        where = ends[0]
        assert where == "0" or walked[0]["path"] == [where]
    else:
        assert offers(after(position, f"P1 place 35 {square}"), "citizen") == ends


def test_of_several_ways_only_those_that_leave_enough() -> None:
    """The yellow street below 21 is full with its corner: two ways behind it, and a blue one."""
    others = "/ citizen=20a banker=19a / citizen=18a banker=17a /"
    position = rainbow("citizen=21 banker={}", STATUE, others)
    state = after(position.format("3b"), "P1 place 35 b1")
    assert offers(state, "citizen") == ["16a", "16b"]
    rule = why(state, "P1 citizen 20b")
    assert rule is not None
    assert rule.id == "rainbow-end-too-dear"
    state = after(position.format("4b"), "P1 place 35 b1")
    assert offers(state, "citizen") == ["16a", "16b", "20b"]


def test_a_park_s_cost_does_not_depend_on_the_step() -> None:
    position = rainbow("citizen=13a banker=2b", 29, AWAY, "city=d1:33")
    assert offers(after(position, "P1 place 29 d2"), "citizen") == ["12a", "12b"]
    assert refused(rainbow("citizen=13a banker=1", 29, AWAY, "city=d1:33"), "P1 place 29 d2") == (
        "too-dear-there"
    )


def test_the_points_need_not_be_there_to_gain_them() -> None:
    """From 0 the placement costs nothing and brings what it brings."""
    state = settled(rainbow("citizen=0 banker=40a", 20, AWAY), "P1 place 20 f3")
    assert points(state) == 6
    assert gold(state) == 40


def test_a_citizen_that_has_paid_all_stands_on_0_with_the_others() -> None:
    state = after(rainbow("citizen=1 banker=40a", others="/ / /"), "P1 place 3 j4")
    assert pieces(state)[:2] == ["0 40a", "0 25"]
    assert banker(state) == "40a"
