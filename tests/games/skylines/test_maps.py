"""Maps: equal ones are one map, and a server that is sent many keeps few of them."""

import tracemalloc
from itertools import permutations, product

import pytest
from tests.games.skylines.playing import play, words

from gridtown.core.errors import InvalidAction
from gridtown.games.skylines.game import Skylines
from gridtown.games.skylines.state import SkylinesState
from gridtown.games.skylines.tables import MAPS_KEPT

pytestmark = pytest.mark.compiled

LAYING = "skylines scenario=5 phase=lay laid=0 map=A:0:0:0 drawn=BCE active=P1 / cards="
AROUND_THE_LAKE = ("P1 lay B -1,0 1", "P1 lay C -1,-1 2", "P1 lay E 0,-1 3")
"""The pieces around one lake, A the south-eastern one: so each order lays land to land."""


def laid(game: Skylines, *actions: str) -> SkylinesState:
    """The position after three pieces are laid."""
    return play(game, LAYING, *actions)


def test_the_order_of_laying_makes_no_other_map(game: Skylines) -> None:
    """As far as it could be laid so: each piece beside another."""
    found = set()
    for order in permutations(AROUND_THE_LAKE):
        if order[0] == AROUND_THE_LAKE[1]:
            continue  # C lies beside A only over another piece
        found.add(words(game, laid(game, *order))["map"])
    assert found == {"C:0:0:2,E:1:0:3,B:0:1:1,A:1:1:0"}


def test_the_order_of_naming_makes_no_other_map(game: Skylines) -> None:
    spots = ("C:0:0:2", "E:1:0:3", "B:0:1:1", "A:1:1:0")
    read = {
        game.write_state(game.parse_state(f"skylines scenario=5 map={','.join(order)} pieces=EB / cards=1"))
        for order in permutations(spots)
    }
    assert len(read) == 1
    assert "pieces=EB" in read.pop()


def test_a_map_begins_in_its_corner(game: Skylines) -> None:
    with pytest.raises(InvalidAction, match="counted from 0"):
        game.parse_state("skylines map=A:1:0:0 / cards=1")


@pytest.mark.proof
def test_many_maps_leave_little_behind(skylines: Skylines) -> None:
    """Of the maps that may be sent, each of tens of kilobytes, a fixed number is kept."""
    texts = _maps()
    tracemalloc.start()
    try:
        kept = []
        for text in texts:
            skylines.parse_state(f"skylines scenario=5 {text} / cards=1")
            kept.append(tracemalloc.get_traced_memory()[0])
    finally:
        tracemalloc.stop()
    assert kept[-1] < 1.2 * kept[MAPS_KEPT]
    assert kept[-1] < 10**7
    spots = skylines.parse_state(f"skylines scenario=5 {texts[-1]} / cards=1").spots
    assert skylines.tables.layout(spots) is skylines.tables.layout(spots)


def _maps() -> list[str]:
    """Maps of two pieces, more than are kept."""
    seams = [(1, 0), (2, 3), *product((0, 3), (1, 2))]  # one lake at the seam, or none
    pairs = product(permutations("ABCDEF", 2), seams)
    found = [f"map={left}:0:0:{turn},{right}:1:0:{other}" for (left, right), (turn, other) in pairs]
    return found[: MAPS_KEPT + 32]
