"""A state as text."""

import pytest
from tests.games.skylines.playing import at

from gridtown.games.skylines.game import Skylines

pytestmark = pytest.mark.compiled

PICTURE = """\
Milestone 1, act, P1 to act
money 2, happiness 0, power 0, water 0, garbage 0, employment 0, pollution 0, traffic 0, crime 0, skyline 0
     a   b   c   d   e   f   g   h   i   j   k   l   m   n   o   p   q   r
  1  ~   ~  22|  2   2   .   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
  2  ~   .   .|  .   .   .   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
               ---
  3  .   .   .   .|  .   .   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
   --- --- ---     --- ---
  4  3   3   .|  .   .   .   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
               ---
  5  .   .   .   .|  .   .   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
               ---
  6  .   .   .|  .   .   .   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
P1: cards 1 8, role 88"""


def test_a_state_is_drawn_with_its_tiles(game: Skylines) -> None:
    state = at(game, "skylines pieces=B money=2 city=22:c1,2:d1+e1,3:a4+b4 / cards=8,1 role=88")
    assert str(state) == PICTURE


def test_before_the_map_is_laid_there_are_only_markers(game: Skylines) -> None:
    lines = str(at(game, "skylines phase=first active=chance laid=0 first=none / cards= / cards=")).split(
        "\n"
    )
    assert lines[0] == "Milestone 1, first, chance to act"
    assert lines[2:] == ["P1: cards none", "P2: cards none"]
