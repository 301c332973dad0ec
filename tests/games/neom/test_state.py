"""A state in text, for whoever looks at one in a session of Python."""

from tests.games.neom.playing import at

from gridtown.games.neom.game import Neom

DRAWN = """\
generation 2, turn 3, act

P1: £8
  5   .   .   .   .   .
  4   .   .   1   .   .
  3   . 137   +   .   .
  2   .   .   .   .   .
  1  54   .   .   .   .
      a   b   c   d   e

P2: £6
  5   .   .   .   .   .
  4   .   .   .   .   .
  3   .   .   2   .   .
  2   .   .   .   .   .
  1   .   .   .   .   .
      a   b   c   d   e"""


def test_a_state_draws_its_cities(neom: Neom) -> None:
    seats = "centre=stone money=8 city=c4:1,b3:137,a1:54 made=steel selected=43 / centre=ore city=c3:2"
    assert str(at(neom, f"neom generation=2 turn=3 / {seats}")) == DRAWN
