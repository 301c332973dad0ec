"""A state as text."""

import pytest

from gridtown.games.neom.game import Neom

pytestmark = pytest.mark.compiled

PICTURE = """\
generation 2, turn 3, act, P1 to act

P1: £8
  5   .   .   .   .   .
  4   .   .   1   .   .
  3   .  12   +   .   .
  2   .   .   .   .   .
  1   .   .   .   .   .
      a   b   c   d   e

P2: £6
  5   .   .   .   .   .
  4   .   .   .   .   .
  3   .   .   +   .   .
  2   .   .   .   .   .
  1   .   .   .   .   .
      a   b   c   d   e

P3: £6
  5   .   .   .   .   .
  4   .   .   .   .   .
  3   .   .   +   .   .
  2   .   .   .   .   .
  1   .   .   .   .   .
      a   b   c   d   e"""


def test_a_state_is_drawn_with_cities_money_and_who_acts(neom: Neom) -> None:
    state = neom.parse_state(
        "neom generation=2 turn=3 phase=act active=P1 / centre=stone money=8 city=c4:1,b3:12 selected=54"
        " / centre=ore / centre=oil"
    )
    assert str(state) == PICTURE
