"""Where a tile may lie ("Place a tile"): by the colour of the marker's space, one of each type in a block."""

import pytest
from tests.games.mayor.playing import TYPES, city, offers, phase, refused, settled, tiles, to_act, why

pytestmark = pytest.mark.compiled

SQUARES = [f"{block}{number}" for block in "abcdefghij" for number in "1234"]

# Read off the picture of the City board, block by block.
BESIDE = {
    "bank": "a1 a2 b2 b4 c1 c3 d1 d2 f1 f3 g1 g3 h1 h2 i3 i4",  # red
    "shop": "b1 b2 c2 c4 d1 d2 d3 d4 e2 e4 f3 f4 g3 g4 j1 j2",  # yellow
    "church": "a1 a2 a3 a4 b1 b3 c3 c4 e3 e4 f2 f4 g1 g2 h3 h4",  # blue
    "park": "b3 b4 c1 c2 d3 d4 e1 e3 f1 f2 g2 g4 h1 h3 i1 i2",  # green
    "statue": " ".join(SQUARES),  # anywhere
}
COLOURS = {"bank": "red", "shop": "yellow", "church": "blue", "park": "green"}
TILES = {"bank": 1, "shop": 10, "church": 19, "park": 28, "statue": 37}
RICH = "citizen=26 banker=40a"


def squares(position: str, tile: int) -> list[str]:
    """Where `tile` may be placed."""
    found = (text.split() for text in offers(position, "place"))
    return [square for number, square in found if int(number) == tile]


def standing(marker: str, held: object, rest: str = "", others: str = "/ / /") -> str:
    return f"mayor {rest} / {RICH} marker={marker} tiles={held} {others}"


# Colours


@pytest.mark.parametrize("tile", range(1, 41))
@pytest.mark.parametrize("marker", TYPES)
def test_beside_a_street_in_the_colour_of_the_marker_whatever_is_on_the_tile(marker: str, tile: int) -> None:
    assert squares(standing(marker, tile), tile) == BESIDE[marker].split()


@pytest.mark.parametrize("marker", TYPES)
def test_refused_elsewhere(marker: str) -> None:
    position = standing(marker, 3)
    for square in SQUARES:
        rule = why(position, f"P1 place 3 {square}")
        if square in BESIDE[marker].split():
            assert rule is None
        else:
            assert rule is not None
            assert (rule.id, rule.args) == ("no-such-street", {"square": square, "colour": COLOURS[marker]})


@pytest.mark.parametrize("square", ["j3", "j4"])
@pytest.mark.parametrize("marker", TYPES)
def test_the_squares_beside_50_and_0_take_the_rainbow_only(marker: str, square: str) -> None:
    position = standing(marker, 3)
    assert refused(position, f"P1 place 3 {square}") == ("" if marker == "statue" else "no-such-street")


def test_every_colour_reaches_sixteen_squares() -> None:
    assert {marker: len(BESIDE[marker].split()) for marker in COLOURS} == dict.fromkeys(COLOURS, 16)


@pytest.mark.parametrize("marker", TYPES)
def test_the_pieces_and_the_other_markers_make_no_difference(marker: str) -> None:
    others = (
        "/ citizen=11a banker=7c marker=bank / citizen=47 banker=15d marker=shop / citizen=50 marker=park"
    )
    position = standing(marker, 3, others=others.replace("50", "49"))
    assert squares(position, 3) == BESIDE[marker].split()


# Empty squares


@pytest.mark.parametrize("lying", [1, 9, 17, 25, 33, 41])
@pytest.mark.parametrize("square", ["a1", "d3", "j1", "j3"])
def test_only_on_an_empty_square(square: str, lying: int) -> None:
    position = standing("statue", "4,36", f"city={square}:{lying}")
    for tile in (4, 36):
        rule = why(position, f"P1 place {tile} {square}")
        assert rule is not None
        assert (rule.id, rule.args) == ("square-taken", {"square": square})


def test_the_tile_then_lies_there_and_no_longer_before_the_player() -> None:
    state = settled(standing("shop", "3,12,33"), "P1 place 12 f3")
    assert city(state) == {"f3": 12}
    assert tiles(state) == [3, 33]
    assert (phase(state), to_act(state)) == ("move", [1])


# One of each type in a block


@pytest.mark.parametrize("block", "abcdefghij")
@pytest.mark.parametrize("lying", TYPES)
@pytest.mark.parametrize("placed", TYPES)
def test_one_of_each_type_in_a_block_parks_too(placed: str, lying: str, block: str) -> None:
    there, tile = TILES[lying], TILES[placed] + 1
    position = standing("statue", tile, f"city={block}2:{there}")
    rest = [square for square in SQUARES if square[0] == block and square != f"{block}2"]
    found = [square for square in squares(position, tile) if square[0] == block]
    assert found == ([] if placed == lying else rest)
    if placed == lying:
        rule = why(position, f"P1 place {tile} {block}1")
        assert rule is not None
        assert (rule.id, rule.args) == ("block-has-type", {"square": f"{block}1", "type": placed})


@pytest.mark.parametrize("placed", TYPES)
def test_other_blocks_do_not_matter(placed: str) -> None:
    tile = TILES[placed]
    lying = f"a1:{tile + 1},c3:{tile + 2},j1:{tile + 3}"
    position = standing("statue", tile, f"city={lying}")
    assert squares(position, tile) == [square for square in SQUARES if square[0] not in "acj"]


@pytest.mark.parametrize(
    ("one", "other"), [("j1", "j2"), ("j1", "j3"), ("j1", "j4"), ("j2", "j3"), ("j3", "j4")]
)
def test_the_two_half_blocks_of_the_corner_are_one_block(one: str, other: str) -> None:
    for placed, lying in ((one, other), (other, one)):
        position = standing("statue", 2, f"city={lying}:1")
        assert refused(position, f"P1 place 2 {placed}") == "block-has-type"
        assert refused(position.replace(f"{lying}:1", f"{lying}:9"), f"P1 place 2 {placed}") == ""


def test_an_amenity_in_a_block_is_no_building_of_a_type() -> None:
    position = standing("statue", "1,9,17,25,33", "amenities=yes city=a1:41,a2:42")
    for tile in (1, 9, 17, 25, 33):
        assert refused(position, f"P1 place {tile} a3") == ""


def test_a_block_fills_up_with_four_types() -> None:
    position = standing("statue", "2,10,18,26,34", "city=a1:1,a2:9,a3:17")
    found = {text for text in offers(position, "place") if text.split()[1] == "a4"}
    assert found == {"26 a4", "34 a4"}


# What one has


def test_only_tiles_in_front_of_the_player() -> None:
    position = standing("shop", "3", others="/ tiles=11 / /")
    for tile in (11, 12, 9):  # another's, one face down, one for sale
        rule = why(position, f"P1 place {tile} f3")
        assert rule is not None
        assert (rule.id, rule.args) == ("not-your-tile", {"tile": tile})


def test_any_of_ones_tiles_may_be_chosen() -> None:
    position = standing("shop", "3,12,33")
    assert [squares(position, tile) for tile in (3, 12, 33)] == [BESIDE["shop"].split()] * 3


def test_one_tile_a_turn() -> None:
    state = settled(standing("shop", "3,12,33"), "P1 place 12 f3")
    assert refused(state, "P1 place 3 b1") == "not-active"


@pytest.mark.parametrize("marker", TYPES)
def test_without_tiles_there_is_nothing_to_place(marker: str) -> None:
    assert offers(standing(marker, ""), "place") == []


def test_a_placement_without_a_match_is_legal() -> None:
    """A yellow N o Bank on a red S + square, and no piece near: nothing moves."""
    state = settled(standing("bank", 3), "P1 place 3 i3")
    assert city(state) == {"i3": 3}
    assert refused(standing("bank", 3), "P1 place 3 i3") == ""
