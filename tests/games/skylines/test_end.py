"""The end of the game: two tiles in each district, the nuisances, the success table, and the forced end."""

from typing import Any

import pytest
from tests.games.skylines.playing import ONE_EACH, TWO_EACH, ending, legal, play, refused, tracks, words

from gridtown.games.skylines.game import Skylines

pytestmark = pytest.mark.compiled

LAST = f"skylines city={TWO_EACH} money=10 {{}} / cards=8 / cards=9"


@pytest.mark.parametrize("missing", range(14))
def test_two_tiles_in_each_district(game: Skylines, missing: int) -> None:
    tiles = TWO_EACH.split(",")
    assert "P1 end" in legal(game, LAST.format(""))
    del tiles[missing]
    position = f"skylines city={','.join(tiles)} / cards=8"
    assert "P1 end" not in legal(game, position)
    rule = refused(game, position, "P1 end")
    assert rule == "district-without-tiles"


def test_one_tile_is_enough_before_the_last(game: Skylines) -> None:
    """With B still face down, and not when it is face up."""
    city = f"{ONE_EACH['A']},24:g1,25:g6"
    assert "P1 end" in legal(game, f"skylines pieces=EA city={city} / cards=8")
    assert "P1 end" not in legal(game, f"skylines pieces=BEA city={city},72:a4 / cards=8")


def test_only_the_first_three_steps_and_then_the_nuisances(game: Skylines) -> None:
    markers = "happiness=9 power=-2 garbage=-1 employment=-2 pollution=2 traffic=3 crime=4 skyline=20"
    state = play(game, LAST.format(markers), "P1 end")
    assert ending(game, state) == "completed"
    after = tracks(state)
    assert (after["money"], after["happiness"], after["skyline"]) == (8, 6, 20 + 6 - 9)
    assert words(game, state)["pieces"] == "BEA"
    assert game.players_to_act(state) == []
    assert legal(game, state) == []
    assert refused(game, state, "P1 end") == "over"
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.scores == [17, 17]
    assert outcome.ranking == [1, 1]


def test_lasting_effects_count_in_the_last_milestone_too(game: Skylines) -> None:
    state = play(game, LAST.format("uniques=77 news=111"), "P1 end")
    assert tracks(state)["crime"] == 2
    assert int(state.skyline) == 2 - 2


@pytest.mark.parametrize(
    ("skyline", "number"),
    [
        (-9, 1), (-1, 1), (0, 2), (10, 2), (11, 3), (20, 3), (21, 4), (30, 4), (31, 5), (40, 5), (41, 6),
        (50, 6), (51, 7), (60, 7), (61, 8), (99, 8),
    ],
)  # fmt: skip
def test_the_success_table(game: Skylines, skyline: int, number: int) -> None:
    """Its rows; 21 and more are a success."""
    box: Any = game.components()
    row = [row for row in box["success"] if row["low"] <= skyline][-1]
    assert row["number"] == number
    outcome = game.outcome(play(game, LAST.format(f"skyline={skyline}"), "P1 end"))
    assert outcome is not None
    assert outcome.success == row["success"] == (skyline >= 21)
    assert outcome.scores == [skyline, skyline]


# All stacks empty


EMPTY = "stack1= stack2= stack3="


@pytest.mark.parametrize("city", ["", "city=1:o1+o2", f"city={ONE_EACH['A']}"])
def test_a_forced_end(game: Skylines, city: str) -> None:
    """Without tiles, and with pieces face down: the next player has to, and the game ends."""
    position = (
        f"skylines pieces=A {EMPTY} {city} money=9 happiness=7 water=-1 crime=2 employment=1 pile=13 mover=P2"
        " / cards=8 / cards=9,20"
    )
    assert legal(game, position) == ["P2 end"]
    for text in ("P2 play 20", "P2 exchange 9"):
        assert refused(game, position, text) == "only-end"
    state = play(game, position, "P2 end")
    assert ending(game, state) == "completed"
    assert tracks(state)["skyline"] == 6 - 2
    assert tracks(state)["money"] == 8
    assert words(game, state)["token"] == "P2"


def test_one_card_in_a_stack_is_enough_to_go_on(game: Skylines) -> None:
    position = "skylines pieces=A stack1= stack2= stack3=55 money=9 / cards=8"
    assert "P1 exchange 8" in legal(game, position)
    assert "P1 end" not in legal(game, position)


def test_stacks_that_run_empty_in_the_middle_of_a_milestone_s_end(game: Skylines) -> None:
    """Its steps go on, the turn after them is forced."""
    position = f"skylines pieces=A city={ONE_EACH['A']} stack1=5 stack2= stack3= money=9 / cards=8,9"
    state = play(game, position, "P1 end", "P1 develop E", "P1 swap 8", "P1 done", "P1 draw 1", "reveal 5")
    assert legal(game, state) == ["P1 end"]
    assert ending(game, play(game, state, "P1 end")) == "completed"
