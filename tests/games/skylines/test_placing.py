"""Where a tile may lie: not over the rim, a street, water, another tile, or a piece that lies face down."""

import pytest
from tests.games.skylines.house import WITH_A_STEP, with_boards
from tests.games.skylines.playing import at, build, choices, play, refused, shape_of, words

from gridtown.games.skylines.game import Skylines

pytestmark = pytest.mark.compiled

# squares, what is wrong with them (None: they will do), the rest of the position; a residential zone is laid
PLACES = [
    ("a4,b4", None, ""),
    ("d6,e6", None, ""),
    ("f6,g6", None, ""),  # over the seam of B and E, where no street runs
    ("l3,m3", None, ""),
    ("f5,g5,f6", None, ""),
    ("c4,d4", "across-street", ""),
    ("c3,c4", "across-street", ""),
    ("a3,a4,b4", "across-street", ""),
    ("g3,g4", "across-street", ""),
    ("b1,c1", "off-map", ""),  # the lake
    ("a2,b2", "off-map", ""),
    ("k2,k3", "off-map", ""),
    ("r3,s3", "off-map", ""),  # over the edge
    ("a6,a7", "off-map", ""),
    ("b4,b5", "taken", "city=1:a4+b4"),
    ("a5,b5", None, "city=1:a4+b4"),
    ("f6,g6", "face-down", "pieces=B"),
    ("f6,g6", "face-down", "pieces=E"),
    ("f6,g6", None, "pieces=BE"),
    ("m5,n5", "face-down", "pieces=BE"),
]


@pytest.mark.parametrize(("squares", "fault", "rest"), PLACES)
def test_places(game: Skylines, squares: str, fault: str | None, rest: str) -> None:
    chosen = play(game, f"skylines {rest} / cards=7", "P1 play 7", f"P1 tile {shape_of(game, squares)}")
    assert refused(game, chosen, f"P1 place {squares}") == fault
    assert (squares in choices(game, chosen, "place")) == (fault is None)


# All places of a tile on piece A alone
#
#       m n o  p q r
#   1   ~ ~ C |D D D
#   2   ~ ~ C |D D D       (a street between p2 and p3)
#   3   C C C  C|D D
#   4   F F|C |G G G
#   5   F F F  F|G G
#   6   F F F |G G G
ALL = {
    ("7", "I4"): "m3,n3,o3,p3 m5,n5,o5,p5 o1,o2,o3,o4",
    ("7", "O4"): (
        "p1,q1,p2,q2 q1,r1,q2,r2 q2,r2,q3,r3 m4,n4,m5,n5 m5,n5,m6,n6 n5,o5,n6,o6 q4,r4,q5,r5 q5,r5,q6,r6"
    ),
}


@pytest.mark.parametrize("key", [("7", "I4"), ("7", "O4")])
def test_every_place_of_a_symmetric_tile_once(game: Skylines, key: tuple[str, str]) -> None:
    card, shape = key
    state = play(game, f"skylines pieces=A / cards={card}", f"P1 play {card}", f"P1 tile {shape}")
    found = [game.write_action(action) for action in game.legal_actions(state, 0)]
    assert sorted(found) == sorted(f"P1 place {squares}" for squares in ALL[key].split())


def test_every_turn_and_flip(game: Skylines) -> None:
    """In two by three squares an L of four lies in four ways, in three by two in four others."""
    state = play(game, "skylines pieces=B / cards=7", "P1 play 7", "P1 tile L4")
    found = choices(game, state, "place")
    upright = {"a4,a5,a6,b6", "b4,b5,a6,b6", "a4,b4,a5,a6", "a4,b4,b5,b6"}
    lying = {"a4,b4,c4,a5", "a4,b4,c4,c5", "a4,a5,b5,c5", "c4,a5,b5,c5"}
    assert upright | lying <= found
    inside = {"a4", "b4", "c4", "a5", "b5", "c5", "a6", "b6", "c6"}
    here = {place for place in found if set(place.split(",")) <= inside}
    assert len(here) == 16  # two such rectangles of each kind
    s_tile = play(game, "skylines pieces=B / cards=7", "P1 play 7", "P1 tile S4")
    there = {place for place in choices(game, s_tile, "place") if set(place.split(",")) <= inside}
    assert len(there) == 8  # half a turn makes no difference


def test_a_service_has_its_own_shape(game: Skylines) -> None:
    chosen = play(game, "skylines money=10 / cards=20", "P1 play 20")
    assert words(game, chosen)["phase"] == "place"
    assert refused(game, chosen, "P1 place a4,b4,c4") == "wrong-tile"
    assert all(place.count(",") == 1 for place in choices(game, chosen, "place"))


def test_a_map_without_room(game: Skylines) -> None:
    """A card for which there is no place can't be played, nor a tile be chosen that has none."""
    city = "76:p1+q1+r1+q2+q3,20:q5+r5,21:n5+o5"
    position = f"skylines pieces=A money=20 city={city} / cards=77,7"
    assert choices(game, position, "play") == {"7"}  # there is no block of six
    assert refused(game, position, "P1 play 77") == "no-room"
    chosen = play(game, position, "P1 play 7")
    assert "O4" not in choices(game, chosen, "tile")
    assert refused(game, chosen, "P1 tile O4") == "no-room-for-tile"
    assert refused(game, chosen, "P1 tile U5") == "no-such-tile"


def test_a_street_that_ends_within_a_district() -> None:
    """No tile lies across it, and squares on both sides of it are no neighbours."""
    other = with_boards(WITH_A_STEP)
    position = "skylines map=E:0:0:0 pieces=E money=9 {} / cards=1,7"
    chosen = play(other, position.format(""), "P1 play 7", "P1 tile I2")
    assert refused(other, chosen, "P1 place c2,d2") == "across-street"
    assert refused(other, chosen, "P1 place c1,d1") is None
    chosen = play(other, position.format(""), "P1 play 7", "P1 tile O4")
    assert refused(other, chosen, "P1 place c1,d1,c2,d2") == "across-street"
    beside = build(other, position.format("city=20:b2+c2"), 1, "d2,e2")
    assert int(beside.tracks[0]) == 9  # the clinic is across the street
    around = build(other, position.format("city=20:c1+c2"), 1, "d1,d2")
    assert int(around.tracks[0]) == 10


def test_pieces_lie_turned(game: Skylines) -> None:
    """Piece E lies a quarter turn clockwise: its lake, top left as printed, is top right."""
    state = at(game, "skylines / cards=7")
    chosen = play(game, state, "P1 play 7", "P1 tile I2")
    for squares in ("k1,l1", "k2,l2"):
        assert refused(game, chosen, f"P1 place {squares}") == "off-map"
    for squares in ("g1,h1", "g6,h6", "k6,l6"):
        assert refused(game, chosen, f"P1 place {squares}") is None


def test_tiles_stay(game: Skylines) -> None:
    state = build(game, "skylines money=9 city=1:a4+b4 / cards=20", 20, "a6,b6")
    assert words(game, state)["city"] == "1:a4+b4,20:a6+b6"
