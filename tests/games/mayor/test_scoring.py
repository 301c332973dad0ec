"""What a placement brings ("Place a tile"): icons, pieces on the street, Statues to be paid, Parks."""

import pytest
from tests.games.mayor.playing import (
    city,
    gold,
    happened,
    pieces,
    points,
    refused,
    settled,
    story,
    told,
    walks,
    why,
)

pytestmark = pytest.mark.compiled

# vp and gp for one match
WORTH = {"bank": (1, 2), "shop": (0, 4), "church": (2, 0), "statue": (3, -1)}

# type: the tile with its icons, and by how many of them match: marker, square, which do
CASES = {
    "bank": (3, "yellow N o"),
    "shop": (11, "yellow N o"),
    "church": (20, "yellow S o"),
    "statue": (35, "yellow N +"),
}
PLACES = {
    "yellow N o": [
        ("bank", "i3", ""), ("shop", "f4", "yellow"), ("bank", "a1", "N"), ("bank", "h2", "o"),
        ("shop", "d2", "yellow N"), ("shop", "f3", "yellow o"), ("church", "a4", "N o"),
        ("shop", "e2", "yellow N o"),
    ],
    "yellow S o": [
        ("bank", "a1", ""), ("shop", "b1", "yellow"), ("bank", "i3", "S"), ("church", "a4", "o"),
        ("shop", "f4", "yellow S"), ("shop", "e2", "yellow o"), ("bank", "h2", "S o"),
        ("shop", "f3", "yellow S o"),
    ],
    "yellow N +": [
        ("bank", "h2", ""), ("shop", "f3", "yellow"), ("church", "a4", "N"), ("bank", "i3", "+"),
        ("shop", "e2", "yellow N"), ("shop", "f4", "yellow +"), ("bank", "a1", "N +"),
        ("shop", "b1", "yellow N +"),
    ],
}  # fmt: skip
ICONS = [
    (type, tile, *place) for type, (tile, icons) in CASES.items() for place in PLACES[icons]
]  # type, tile, marker, square, matches

# A space of a street beside each of those squares, far from where pieces go
BESIDE = {
    "i3": "46", "f4": "3a", "a1": "23", "h2": "11d", "d2": "7a", "f3": "6c", "a4": "19b", "e2": "15d",
    "b1": "19a",
}  # fmt: skip


def placing(tile: int, marker: str, seat: str = "citizen=33 banker=9c", others: str = "/ / /") -> str:
    return f"mayor / {seat} marker={marker} tiles={tile} {others}"


def scored(position: str, action: str) -> tuple[object, object, object, object]:
    """How often the active player scores, vp, gp, and what matched."""
    (event,) = happened(told(position, action), "scored")
    assert event["player"] == 0
    return event["times"], event["vp"], event["gp"], event["why"]


def beside(position: str, *actions: str) -> list[tuple[object, object, object]]:
    """Who got something for a piece on the street, in order: player, vp, gp."""
    return [
        (event["player"], event["vp"], event["gp"])
        for event in happened(told(position, *actions), "scored-beside")
    ]


# Icons


@pytest.mark.parametrize(("type", "tile", "marker", "square", "matches"), ICONS)
def test_each_icon_that_matches_scores_once(
    type: str, tile: int, marker: str, square: str, matches: str
) -> None:
    position, (vp, gp) = placing(tile, marker), WORTH[type]
    reasons = matches.split()
    times = len(reasons)
    assert scored(position, f"P1 place {tile} {square}") == (times, times * vp, times * gp, reasons)
    state = settled(position, f"P1 place {tile} {square}")
    assert (points(state), gold(state)) == (33 + times * vp, 9 + times * gp)


@pytest.mark.parametrize("piece", ["citizen", "banker"])
@pytest.mark.parametrize(("type", "tile", "marker", "square", "matches"), ICONS)
def test_a_piece_of_ones_own_on_the_street_is_one_match_more(
    type: str, tile: int, marker: str, square: str, matches: str, piece: str
) -> None:
    """Up to four matches: three icons and the piece, be it Citizen or Banker."""
    seat = {"citizen": "33", "banker": "9c"} | {piece: BESIDE[square]}
    position = placing(tile, marker, f"citizen={seat['citizen']} banker={seat['banker']}")
    times, (vp, gp) = len(matches.split()) + 1, WORTH[type]
    found = scored(position, f"P1 place {tile} {square}")
    assert found == (times, times * vp, times * gp, [*matches.split(), "piece"])


BOTH = [
    # square, Citizen, Banker, whether they match
    ("d2", "7a", "8a", True),  # one street
    ("d2", "11a", "7a", True),  # the square's two streets
    ("d2", "10a", "33", True),
    ("d2", "29", "12a", True),
    ("d2", "29", "33", False),
    ("d2", "11b", "7b", False),  # spaces with the numbers of the square's, on other streets
    ("d2", "10b", "8c", False),
    ("f4", "3b", "2a", True),
    ("f3", "2a", "10b", False),  # the yellow street passes there, the blue one does not
    ("e2", "14c", "16d", True),
    ("e2", "14c", "16c", False),
]


@pytest.mark.parametrize(("square", "citizen", "banker", "match"), BOTH)
def test_two_pieces_on_the_square_s_streets_match_once(
    square: str, citizen: str, banker: str, match: bool
) -> None:
    position = placing(8, "shop", f"citizen={citizen} banker={banker}")  # a Bank, green S o
    icons = {"d2": [], "f4": ["S"], "f3": ["S", "o"], "e2": ["o"]}[square]
    assert scored(position, f"P1 place 8 {square}")[3] == icons + ["piece"] * match


@pytest.mark.parametrize(
    ("square", "marker", "corner"),
    [("d2", "bank", "9a"), ("d2", "bank", "5a"), ("d2", "bank", "13a"), ("a1", "bank", "25"),
     ("g1", "church", "33"), ("e3", "church", "37a"), ("h1", "bank", "13c"), ("j4", "statue", "1")],
)  # fmt: skip
def test_a_piece_on_a_corner_is_on_no_street(square: str, marker: str, corner: str) -> None:
    for piece, other in (("citizen", "banker=47"), ("banker", "citizen=43")):
        position = placing(9, marker, f"{piece}={corner} {other}")
        reasons = happened(story(position, f"P1 place 9 {square}"), "scored")[0]["why"]
        assert isinstance(reasons, list)
        assert "piece" not in reasons


@pytest.mark.parametrize("square", ["j2", "j4"])
def test_0_is_no_street_for_anybody(square: str) -> None:
    position = placing(9, "statue", "citizen=0 banker=0", "/ citizen=0 banker=0 / citizen=0 / citizen=0")
    assert scored(position, f"P1 place 9 {square}")[3] == []
    assert beside(position, f"P1 place 9 {square}") == []


# The printed example of a Bank


def test_the_printed_example_of_a_bank() -> None:
    """White, on yellow, places the yellow N o Bank: twice, 2 VP and 4 gold.

    Purple's Citizen is on the 8 beside it: once, and goes on over Black on the corner. Black gets nothing.
    """
    white, purple, black = "citizen=29 banker=33", "citizen=8a banker=34a", "citizen=9a banker=27"
    position = placing(3, "shop", white, f"/ {purple} / {black}")
    action = "P1 place 3 d2"
    assert scored(position, action) == (2, 2, 4, ["yellow", "N"])
    assert beside(position, action) == [(1, 1, 2)]
    assert walks(story(position, action)) == [
        "P1 citizen 29-31", "P1 banker 33-37", "P2 citizen 8-10", "P2 banker 34-36",
    ]  # fmt: skip
    assert pieces(settled(position, action)) == ["31 37a", "10a 36a", "9a 27"]


# Bystanders

BYSTANDERS = [
    # marker, square, type of tile, and the pieces of the second player: what they get
    ("shop", "d2", 3, "citizen=8a", (1, 2)),
    ("shop", "d2", 3, "banker=8a", (1, 2)),
    ("shop", "d2", 3, "citizen=6a banker=8a", (1, 2)),
    ("shop", "d2", 3, "citizen=11a banker=8a", (1, 2)),
    ("shop", "d2", 11, "citizen=6a", (0, 4)),
    ("shop", "d2", 20, "citizen=6a", (2, 0)),
    ("shop", "d2", 35, "citizen=6a banker=47", (3, -1)),
    ("bank", "i3", 3, "banker=46", (1, 2)),  # the active player matches nothing
    ("shop", "d2", 3, "citizen=9a banker=13a", None),
    ("shop", "d2", 3, "citizen=8b banker=11b", None),
    ("shop", "d2", 25, "citizen=8a banker=11a", None),  # a Park
]


@pytest.mark.parametrize(("marker", "square", "tile", "seat", "gains"), BYSTANDERS)
def test_others_with_a_piece_on_the_street_score_once(
    marker: str, square: str, tile: int, seat: str, gains: tuple[int, int] | None
) -> None:
    position = placing(tile, marker, others=f"/ {seat} / /")
    found = beside(position, f"P1 place {tile} {square}")
    assert found == ([] if gains is None else [(1, *gains)])
    state = settled(position, f"P1 place {tile} {square}")
    if gains is None:
        assert pieces(state)[1] == pieces(position)[1]
    else:
        assert points(state, 1) - points(position, 1) == gains[0]
        assert gold(state, 1) - gold(position, 1) == gains[1]


def test_all_who_stand_there_score_in_clockwise_order() -> None:
    position = (
        "mayor mover=P3 / citizen=15d banker=43 / citizen=20a banker=16d"
        " / citizen=29 banker=33 marker=shop tiles=11 / citizen=14d banker=46"
    )
    assert sorted(beside(position, "P3 place 11 e2"), key=repr) == [(0, 0, 4), (1, 0, 4), (3, 0, 4)]
    assert walks(story(position, "P3 place 11 e2")) == [
        "P3 banker 33-45", "P4 banker 46-49", "P1 banker 43-47", "P2 banker 16-20",
    ]  # fmt: skip


def test_those_beside_get_the_tile_s_bonus_once_however_well_it_fits() -> None:
    position = placing(3, "shop", others="/ citizen=15d / /")
    assert scored(position, "P1 place 3 e2")[0] == 3
    assert beside(position, "P1 place 3 e2") == [(1, 1, 2)]


# Statues

STATUE: list[tuple[str, str, str, int, bool]] = [
    # seat, marker, square, cost, whether it can be paid; Statue 35 is yellow N +
    ("citizen=29 banker=3a", "shop", "b1", 3, True),
    ("citizen=29 banker=2a", "shop", "b1", 3, False),
    ("citizen=29 banker=0", "shop", "b1", 3, False),
    ("citizen=19a banker=3a", "shop", "b1", 4, False),  # the Citizen beside it is a match more
    ("citizen=19a banker=4a", "shop", "b1", 4, True),
    ("citizen=29 banker=4a", "shop", "f4", 3, True),  # the Banker is the match
    ("citizen=29 banker=3a", "shop", "f4", 3, True),
    ("citizen=29 banker=2a", "shop", "f4", 3, False),
    ("citizen=29 banker=0", "bank", "h2", 0, True),  # no match, no cost
    ("citizen=11d banker=0", "bank", "h2", 1, False),
    ("citizen=11d banker=1", "bank", "h2", 1, True),
]


@pytest.mark.parametrize(("seat", "marker", "square", "cost", "payable"), STATUE)
def test_a_statue_costs_1_gold_a_match_the_piece_s_too(
    seat: str, marker: str, square: str, cost: int, payable: bool
) -> None:
    position = placing(35, marker, seat)
    rule = why(position, f"P1 place 35 {square}")
    if payable:
        assert rule is None
        state = settled(position, f"P1 place 35 {square}")
        assert gold(state) == gold(position) - cost
        assert points(state) == points(position) + 3 * cost
    else:
        assert rule is not None
        args = {"tile": 35, "square": square, "cost": cost, "gold": gold(position)}
        assert (rule.id, rule.args) == ("too-dear-there", args)


@pytest.mark.parametrize(("banker", "left"), [("0", 0), ("1", 0), ("2a", 1), ("42", 41)])
def test_one_hit_by_a_statue_gets_the_points_and_pays_what_is_there(banker: str, left: int) -> None:
    position = placing(35, "shop", others=f"/ citizen=14d banker={banker} / /")
    state = settled(position, "P1 place 35 e2")
    assert (points(state, 1), gold(state, 1)) == (17, left)
    assert beside(position, "P1 place 35 e2") == [(1, 3, left - gold(position, 1))]


def test_the_active_player_cannot_spare_the_price_so() -> None:
    assert refused(placing(35, "shop", "citizen=14d banker=2a"), "P1 place 35 e2") == "too-dear-there"


# Parks

PARKS: list[tuple[int, str, int, int]] = [
    # Park, what lies in its block, vp, gp
    (26, "b1:18,b4:10", 2, 8),
    (31, "b1:18,b4:10", 2, 8),
    (26, "", 0, 0),
    (26, "b1:1", 0, 0),  # no such icon
    (26, "b1:10", 0, 8),
    (30, "b1:1", 1, 2),  # a single icon
    (28, "b1:1", 2, 4),  # a double one
    (25, "b1:18", 4, 0),
    (32, "b1:18", 4, 0),
    (31, "b1:18", 2, 0),
    (27, "b1:33", 6, -2),
    (25, "b1:33", 3, -1),
    (28, "b1:1,b3:18,b4:33", 9, 3),
    (29, "b1:1,b3:10,b4:33", 8, 6),
    (27, "b1:1,b3:10,b4:18", 5, 2),
    (31, "b1:10,b3:11", 0, 16),  # two of a kind, by an Amenity
    (31, "b1:10,b3:11,b4:12", 0, 24),
    (29, "b1:33,b4:34", 12, -4),
    (26, "b1:41,b3:42,b4:43", 0, 0),  # Amenities are no buildings
    (26, "a1:9,a2:17,d2:10,c1:18", 0, 0),  # other blocks
]


@pytest.mark.parametrize(("park", "lying", "vp", "gp"), PARKS)
def test_a_park_scores_for_each_of_its_icons_the_buildings_in_its_block(
    park: int, lying: str, vp: int, gp: int
) -> None:
    position = f"mayor city={lying} / citizen=33 banker=8c marker=shop tiles={park} / / /"
    _, *gains, _ = scored(position, f"P1 place {park} b2")
    assert gains == [vp, gp]
    state = settled(position, f"P1 place {park} b2")
    assert (points(state), gold(state)) == (33 + vp, 8 + gp)


@pytest.mark.parametrize("park", [26, 31])
def test_the_printed_example_of_a_park(park: int) -> None:
    """White, on yellow: one Church icon and two Shop icons, 2 VP and 8 gold; Purple on the 18 gets nothing.

    A Bank or a Statue placed in the last square later changes nothing about the Park.
    """
    white, purple = "citizen=29 banker=33", "citizen=18b banker=14a marker=bank tiles=2,34"
    position = (
        f"mayor city=b1:18,b4:10 / {white} marker=shop tiles={park} / {purple} / citizen=39a marker=statue"
    )
    assert scored(position, f"P1 place {park} b2")[1:3] == (2, 8)
    state = settled(position, f"P1 place {park} b2")
    assert (points(state), gold(state)) == (31, 41)
    assert pieces(state)[1:] == ["18b 14a", "39a 25"]
    state = settled(state, "P2 move 3")  # from Bank to Park for 3: green passes the last square
    for later in (2, 34):
        lying = settled(state, f"P2 place {later} b3")
        assert city(lying) == {"b1": 18, "b2": park, "b3": later, "b4": 10}
        assert (points(lying), gold(lying)) == (31, 41)


@pytest.mark.parametrize("seat", ["citizen=19a banker=33", "citizen=29 banker=15b", "citizen=18a banker=20a"])
def test_a_piece_on_the_street_is_nothing_to_a_park(seat: str) -> None:
    position = f"mayor city=b1:18 / {seat} marker=shop tiles=25 / citizen=19a / banker=20a /"
    assert scored(position, "P1 place 25 b2")[1:3] == (4, 0)
    assert beside(position, "P1 place 25 b2") == []


NET: list[tuple[int, str, str, bool]] = [
    # Park, what lies in its block, the Banker, whether it can be paid
    (29, "b1:33", "2a", True),  # -2
    (29, "b1:33", "1", False),
    (29, "b1:33", "0", False),
    (25, "b1:33", "1", True),  # -1
    (25, "b1:33", "0", False),
    (29, "b1:33,b3:1", "0", True),  # -2 +4
    (29, "b1:33,b3:9", "0", True),  # -2 +4
    (27, "b1:33,b3:2", "0", True),  # -2 +2
    (27, "b1:33,b3:18", "0", False),  # -2, a Church brings no gold
    (27, "b1:33,b3:18", "2a", True),
    (29, "b1:33,b3:34", "3a", False),  # two Statues: -4
    (29, "b1:33,b3:34", "4a", True),
    (29, "b1:33,b3:34,b4:9", "0", True),  # -4 +4
    (27, "b1:33,b3:34,b4:1", "1", False),  # -4 +2
    (27, "b1:33,b3:34,b4:1", "2a", True),
]


@pytest.mark.parametrize(("park", "lying", "banker", "payable"), NET)
def test_a_park_with_statue_icons_is_payable_by_its_net_gold(
    park: int, lying: str, banker: str, payable: bool
) -> None:
    position = f"mayor city={lying} / citizen=29 banker={banker} marker=shop tiles={park} / / /"
    assert refused(position, f"P1 place {park} b2") == ("" if payable else "too-dear-there")


def test_a_park_s_gains_and_costs_are_one_walk() -> None:
    """The Bank's 4 gold less the Statue's 2: the Banker goes forward by 2 in one move."""
    position = "mayor city=b1:33,b3:1 / citizen=29 banker=0 marker=shop tiles=29 / / /"
    assert walks(story(position, "P1 place 29 b2")) == ["P1 citizen 29-37", "P1 banker 0-2"]


def test_the_points_and_gold_of_a_placement_are_one_walk_each() -> None:
    position = placing(3, "shop")
    assert walks(story(position, "P1 place 3 d2")) == ["P1 citizen 33-35", "P1 banker 9-13"]


def test_nothing_scored_is_no_walk() -> None:
    assert walks(told(placing(3, "bank"), "P1 place 3 i3")) == []
