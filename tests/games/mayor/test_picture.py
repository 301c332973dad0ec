"""A state as text."""

import pytest
from tests.games.mayor.playing import at

pytestmark = pytest.mark.compiled

PICTURE = """\
turn 9, P2 to act
a  .  .  b  .  .  c 41  .  d  .  .
   .  .     1 12     .  .     .  .
e  .  .                    f  .  .
   .  .                       .  .
g  .  .  h  .  .  i  .  .  j  .  .
   .  .     .  .     .  .     .  .
for sale: bank 2, shop 9
P1: Citizen 15, Banker 11, on shop, tiles 10 34
P2: Citizen 8, Banker 25, on bank"""


def test_a_state_is_drawn_with_its_tiles_and_pieces() -> None:
    state = at(
        "mayor turn=9 mover=P2 city=b3:1,b4:12,c1:41 faces=2,9 / citizen=15b banker=11a marker=shop"
        " tiles=10,34 / citizen=8b banker=25 marker=bank"
    )
    assert str(state) == PICTURE


def test_an_empty_market_has_nothing_for_sale() -> None:
    assert "for sale: nothing" in str(at("mayor phase=over faces= hidden= / / /"))
