"""Which services a new zone can use: beside it those of Stage I, in its district the others."""

from typing import Any

import pytest
from tests.games.skylines.playing import build, tracks

from gridtown.games.skylines.game import Skylines

pytestmark = pytest.mark.compiled

# Garden Cottages bring 1 money with healthcare: the service, the cottages, whether they use it.
# 20: a clinic, Stage I; 45: a hospital, Stage II; 70: Stage III.
REACH = [
    ("20:a4+b4", "c4,c5", True),
    ("20:a4+b4", "a5,a6", True),
    ("20:a4+b4", "b5,b6", True),
    ("20:a4+b4", "c5,c6", False),  # only a corner
    ("20:a4+b4", "c5,d5", False),
    ("20:a4+b4", "a6,b6", False),  # the district is not enough
    ("20:a4+b4", "a3,b3", False),  # across a street
    ("20:b4+c4", "d4,e4", False),
    ("20:e6+f6", "g6,h6", True),  # over a seam
    ("20:e6+f6", "g5,h5", False),  # a corner over a seam
    ("20:k3+l3", "m3,n3", True),
    ("45:a4+b4+c4", "a6,b6", True),
    ("45:a4+b4+c4", "c5,c6", True),
    ("45:a4+b4+c4", "a3,b3", False),  # another district
    ("45:d6+e6+f6", "g6,h6", True),  # the district goes on
    ("45:d6+e6+f6", "a3,b3", True),
    ("45:i3+j3+k3", "o1,o2", True),
    ("45:i3+j3+k3", "p1,q1", False),
    ("70:j4+k4+j5+k5", "m6,n6", True),
    ("70:j4+k4+j5+k5", "p6,q6", False),
    ("23:a4+b4", "c4,c5", False),  # another service
    ("", "c4,c5", False),
    ("21:a4+b4,20:a6+b6", "c4,c5", False),
    ("20:a4+b4,45:d6+e6+f6", "c4,c5", True),
]


@pytest.mark.parametrize(("city", "squares", "used"), REACH)
def test_reach(game: Skylines, city: str, squares: str, used: bool) -> None:
    after = tracks(build(game, f"skylines money=10 city={city} / cards=1", 1, squares))
    assert after["money"] == (11 if used else 10)


def test_any_square_of_either_will_do(game: Skylines) -> None:
    """A hospital of three squares and a zone of three: one edge is enough."""
    after = tracks(build(game, "skylines money=10 city=20:a4+b4 / cards=1", 1, "c4,c5,c6"))
    assert after["money"] == 11


@pytest.mark.parametrize(("pieces", "money"), [("BE", 11), ("BEA", 11)])
def test_a_piece_turned_over_enlarges_the_district(game: Skylines, pieces: str, money: int) -> None:
    position = f"skylines money=10 pieces={pieces} city=45:d6+e6+f6 / cards=1"
    assert tracks(build(game, position, 1, "h6,i6"))["money"] == money


def test_districts_that_are_not_joined_yet(game: Skylines) -> None:
    """Pieces B and C of scenario 1 lie corner to corner: A joins two of their districts."""
    for pieces, money in (("BC", 10), ("BCA", 11), ("BCE", 11)):
        position = f"skylines scenario=1 money=10 pieces={pieces} city=45:a1+b1+c1 / cards=1"
        assert tracks(build(game, position, 1, "i7,i8"))["money"] == money


@pytest.mark.parametrize(
    ("city", "squares", "met"),
    [
        ("45:a4+b4+c4,46:a5+a6+b6", "c5,c6", True),
        ("20:b4+c4,46:a5+a6+b6", "c5,c6", True),
        ("20:a4+b4,46:a5+a6+b6", "c5,c6", False),  # the district has a clinic, but it is not beside
        ("20:b4+c4,21:a5+a6", "b5,c5", True),
        ("20:b4+c4,21:a5+a6", "c5,d5", False),
    ],
)
def test_two_services(game: Skylines, city: str, squares: str, met: bool) -> None:
    """The reach is the building's, also where a card asks for the district."""
    after = tracks(build(game, f"skylines money=10 city={city} / cards=26", 26, squares))
    assert after.get("happiness", 0) == int(met)


# city, the rest of the table, the viewer's and the other player's role; what serves the first district
SERVED = [
    ("46:a4+b4+a5", "", "", "", ["education"]),
    ("46:a4+b4+a5", "news=108", "", "", []),
    ("46:a4+b4+a5,45:a6+b6+c6", "news=108", "", "", ["healthcare"]),
    ("20:a4+b4", "", "", "", []),
    ("20:a4+b4", "uniques=79", "", "", ["healthcare"]),
    ("20:a4+b4", "", "role=93", "", ["healthcare"]),
    ("20:a4+b4", "", "", "role=93", []),
]


@pytest.mark.parametrize(("city", "rest", "mine", "other", "served"), SERVED)
def test_what_serves_a_whole_district(
    game: Skylines, city: str, rest: str, mine: str, other: str, served: list[str]
) -> None:
    """As whoever looks can use it; a spectator sees it as whoever's turn it is."""
    state = game.parse_state(f"skylines {rest} city={city} / cards=1 {mine} / cards=2 {other}")
    for viewer in (0, None):
        table: Any = game.present(game.view(state, viewer))
        (district,) = (one for one in table["districts"] if "a4" in one["squares"])
        assert district["services"] == served


def test_a_service_asked_for_with_zones(game: Skylines) -> None:
    """Both have to hold: the Car Factory want fire service and three commercial zones."""
    shops = "9:d6+e6+f6,10:g6+h6+i6,12:d4+e4+e5"
    for fire, money in (("48:g5+h5", 18), ("23:a3+b3", 18), ("23:g5+h5", 10)):
        position = f"skylines money=10 city={shops},{fire} / cards=63"
        assert tracks(build(game, position, 63, "b2,c2,c3"))["money"] == money
