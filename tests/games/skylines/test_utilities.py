"""At most one utility in a district; what it brings comes once."""

import pytest
from tests.games.skylines.playing import build, choices, play, refused, tracks

from gridtown.games.skylines.game import Skylines

pytestmark = pytest.mark.compiled

# the city, squares for a water tower, whether it may lie there
CASES = [
    ("", "a4,b4", True),
    ("17:a6+b6", "a4,b4", False),  # another utility, of another kind too
    ("18:a6+b6", "a4,b4", False),
    ("17:a3+b3", "a4,b4", True),  # across the street
    ("20:a6+b6,1:c4+c5", "a4,b4", True),  # services and zones don't matter
    ("17:d6+e6", "g6,h6", False),  # the district goes on over the seam
    ("17:o3+p3", "j1,j2", False),
    ("17:o3+p3", "d1,e1", True),
]


@pytest.mark.parametrize(("city", "squares", "legal"), CASES)
def test_one_a_district(game: Skylines, city: str, squares: str, legal: bool) -> None:
    """Here: a garbage dump beside what stands in the city."""
    chosen = play(game, f"skylines money=10 city={city} / cards=19", "P1 play 19")
    assert (squares in choices(game, chosen, "place")) == legal
    assert refused(game, chosen, f"P1 place {squares}") == (None if legal else "utility-there")


def test_districts_that_are_not_joined_yet(game: Skylines) -> None:
    """On pieces B and C of scenario 1 two districts have a utility each; A joins them: both stay."""
    apart = "skylines scenario=1 pieces=BC money=20 city=17:a1+b1 / cards=18"
    both = build(game, apart, 18, "i7,i8")
    assert tracks(both)["water"] == 4
    joined = "skylines scenario=1 pieces=BCA money=20 city=17:a1+b1,18:i7+i8 / cards=19,20"
    chosen = play(game, joined, "P1 play 19")
    assert refused(game, chosen, "P1 place h4,i4") == "utility-there"
    assert refused(game, chosen, "P1 place c4,d4") == "utility-there"
    assert refused(game, play(game, joined, "P1 play 20"), "P1 place h4,i4") is None


def test_no_district_left(game: Skylines) -> None:
    city = "17:a4+b4,18:a3+b3,42:d1+e1+d2+e2"
    position = f"skylines pieces=B money=20 city={city} / cards=19"
    assert choices(game, position, "play") == set()
    assert refused(game, position, "P1 play 19") == "utility-everywhere"


def test_it_brings_its_capacity_once(game: Skylines) -> None:
    state = build(game, "skylines money=10 power=-2 / cards=17", 17, "a4,b4")
    assert tracks(state) == {"money": 7, "power": 1}
    assert tracks(build(game, "skylines money=10 power=1 city=17:a4+b4 / cards=22", 22, "a6"))["power"] == 1
