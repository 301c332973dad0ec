"""Income at the end of a generation ("Collecting Income")."""

import pytest
from tests.games.neom.playing import events, happened, money, play

from gridtown.games.neom.game import Neom

pytestmark = pytest.mark.compiled

INCOMES = {
    1: {
        6: 1, 8: 3, 9: 2, 10: 3, 27: 2, 28: 3, 35: 4, 36: 1, 137: 2, 7: 0, 1: 0, 13: 0, 17: 0, 19: 0, 32: 0,
    },
    2: {
        6: 1, 8: 3, 9: 2, 10: 3, 27: 2, 28: 3, 35: 4, 36: 2, 137: 2, 46: 2, 47: 4, 48: 5, 49: 8, 50: 5,
        59: 2, 67: 4,
        75: 6, 76: 2, 60: 0, 41: 0,
    },
    3: {
        6: 1, 8: 3, 9: 2, 10: 3, 27: 2, 28: 3, 35: 4, 36: 3, 137: 2, 46: 2, 47: 4, 48: 5, 49: 8, 50: 5,
        59: 2, 67: 4,
        75: 6, 76: 2, 86: 3, 87: 4, 88: 12, 89: 18, 90: 24, 91: 2, 92: 13, 93: 10, 94: 9, 95: 0, 106: 15,
        107: 12,
        115: 12, 116: 18, 117: 24, 111: 0, 112: 0,
    },
}  # fmt: skip
CASES = [
    (generation, tile, pounds) for generation, table in INCOMES.items() for tile, pounds in table.items()
]


def last_turn(generation: int, seat: str) -> str:
    return (
        f"neom generation={generation} turn=7"
        f" / centre=stone money=0 {seat} selected={40 * generation - 21} / centre=ore / centre=oil"
    )


@pytest.mark.parametrize(("generation", "tile", "pounds"), CASES)
def test_each_tile_earns_what_is_printed(game: Neom, generation: int, tile: int, pounds: int) -> None:
    assert money(play(game, last_turn(generation, f"city=c4:{tile}"), "P1 sell")) == 5 + pounds


def test_36_pharmacy_earns_1_2_3_in_total_9_with_its_3(game: Neom) -> None:
    earned = [
        money(play(game, last_turn(generation, "city=c4:36"), "P1 sell")) - 5 for generation in (1, 2, 3)
    ]
    assert earned == [1, 2, 3]
    before = "neom / centre=stone money=0 selected=36 / centre=ore / centre=oil"
    assert 3 + sum(earned) == 9 == money(play(game, before, "P1 place 36", "P1 at c4")) + 6


def test_incomes_add_up_and_are_told(game: Neom) -> None:
    before = last_turn(3, "city=a1:8,b1:88,c1:90,d1:59")
    assert money(play(game, before, "P1 sell")) == 5 + 3 + 12 + 24 + 2
    assert happened(events(game, before, "P1 sell"), "income") == [{"player": 0, "amount": 41}]


def test_there_is_no_basic_income(game: Neom) -> None:
    heard = events(game, last_turn(1, "city=c4:1,c2:13"), "P1 sell")
    assert happened(heard, "income") == []


@pytest.mark.parametrize("turn", range(1, 7))
def test_no_income_before_the_seventh_turn(game: Neom, turn: int) -> None:
    before = last_turn(1, "city=c4:8").replace("turn=7", f"turn={turn}")
    assert money(play(game, before, "P1 sell")) == 5


def test_a_tile_placed_in_the_seventh_turn_earns_at_once(game: Neom) -> None:
    before = "neom turn=7 / centre=stone money=0 selected=8 / centre=ore / centre=oil"
    assert money(play(game, before, "P1 place 8", "P1 at c4")) == 3


def test_income_is_collected_after_the_third_generation_too(game: Neom) -> None:
    state = play(game, last_turn(3, "city=c4:49"), "P1 sell")
    assert state.to_act == 0
    assert money(state) == 5 + 8
    assert int(state.players[0].final_income) == 8


def test_the_game_ends_after_the_third_generation(game: Neom) -> None:
    state = play(game, last_turn(3, ""), "P1 sell")
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.termination == "scored"
    assert game.outcome(play(game, last_turn(2, ""), "P1 sell")) is None
