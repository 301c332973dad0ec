"""Selecting, revealing, passing; the course of a generation (steps A and C of "Playing a Generation")."""

import pytest
from tests.games.neom.playing import (
    chance,
    choices,
    dealt,
    events,
    happened,
    legal,
    play,
    random_step,
    tiles,
)

from gridtown.core.rng import Rng
from gridtown.games.neom.game import Neom

pytestmark = pytest.mark.compiled

SELECT = (
    "neom turn=6 phase=select active=P1,P2,P3"
    " / centre=ore hand=1,2,3 / centre=coal hand=4,6,7 / centre=wood hand=8,18,24"
)
ALL_SELECTED = ("P1 select 1", "P2 select 4", "P3 select 8")


def hands(state_of: str, neom: Neom, *actions: str) -> list[list[int]]:
    state = play(neom, state_of, *actions)
    return [tiles(state, player.hand) for player in state.players]


def test_any_tile_in_hand_may_be_selected_a_disaster_too(neom: Neom) -> None:
    assert choices(neom, SELECT, 0) == ["select 1", "select 2", "select 3"]
    assert choices(neom, SELECT, 2) == ["select 8", "select 18", "select 24"]


def test_selecting_is_simultaneous(neom: Neom) -> None:
    assert neom.players_to_act(play(neom, SELECT)) == [0, 1, 2]
    assert play(neom, SELECT, *ALL_SELECTED) == play(neom, SELECT, *reversed(ALL_SELECTED))


def test_a_selected_tile_is_face_down_until_all_have_selected(neom: Neom) -> None:
    state = play(neom, SELECT, "P1 select 1", "P3 select 8")
    for viewer in (1, 2, None):
        assert tiles(state, neom.view(state, viewer).known.revealed) == []
        assert "'tile': 1" not in repr(neom.present(neom.view(state, viewer)))
    heard = events(neom, SELECT, "P1 select 1", "P3 select 8")
    assert [(event.id, event.args) for event in heard] == [("chosen", {}), ("chosen", {})]


def test_all_selected_tiles_are_revealed_before_anybody_acts(neom: Neom) -> None:
    heard = events(neom, SELECT, *ALL_SELECTED)
    assert happened(heard, "selected") == [
        {"player": 0, "tile": 1},
        {"player": 1, "tile": 4},
        {"player": 2, "tile": 8},
    ]
    state = play(neom, SELECT, *ALL_SELECTED)
    assert tiles(state, state.revealed) == [1, 4, 8]
    assert neom.players_to_act(state) == [0, 1, 2]


def test_the_hand_is_passed_to_the_left_after_the_turn(neom: Neom) -> None:
    done = (*ALL_SELECTED, "P1 sell", "P2 sell", "P3 sell")
    assert hands(SELECT, neom, *done) == [[18, 24], [2, 3], [6, 7]]


def test_a_tile_must_be_selected_each_turn_whatever_is_done_with_it(neom: Neom) -> None:
    state = play(neom, SELECT.replace("hand=1,2,3", "hand=1,2,3 kept=121"), *ALL_SELECTED)
    assert choices(neom, state, 0) == ["place 1", "place 121", "sell"]


def test_who_selects_a_disaster_takes_no_action(neom: Neom) -> None:
    state = play(neom, SELECT, "P1 select 1", "P2 select 4", "P3 select 24")
    assert neom.players_to_act(state) == [0, 1]
    assert legal(neom, state, 2) == []


LAST = (
    "neom generation={} turn=7 phase=select active=P1,P2,P3"
    " / centre=ore hand={},{} / centre=coal hand={},{} / centre=wood hand={},{}"
)


@pytest.mark.parametrize("generation", [1, 2, 3])
def test_the_eighth_tile_leaves_unused_and_unseen(neom: Neom, generation: int) -> None:
    base = (generation - 1) * 40
    numbers = [base + index for index in (1, 2, 3, 4, 6, 7)]
    before = LAST.format(generation, *numbers)
    picks = [f"P{player + 1} select {numbers[2 * player]}" for player in range(3)]
    state = play(neom, before, *picks)
    assert [tiles(state, player.hand) for player in state.players] == [[tile] for tile in numbers[1::2]]
    for viewer in range(3):
        known = neom.view(state, viewer).known
        assert [tiles(known, player.hand) for player in known.players] == [
            [numbers[2 * player + 1]] if player == viewer else [] for player in range(3)
        ]
    after = play(neom, state, "P1 sell", "P2 sell", "P3 sell")
    assert [player.hand for player in after.players] == [0, 0, 0]
    assert int(after.generation) == min(generation + 1, 3)


def test_three_generations_of_seven_turns(neom: Neom) -> None:
    for players in (3, 4, 5):
        state, rng = dealt(neom, players, 3), Rng(players)
        selections: dict[tuple[int, int], int] = {}
        while state.to_act:
            before = (int(state.generation), int(state.turn))
            action = random_step(neom, state, rng)
            if neom.write_action(action).split()[1] == "select":
                selections[before] = selections.get(before, 0) + 1
            neom.push(state, action)
        assert selections == {(generation, turn): players for generation in (1, 2, 3) for turn in range(1, 8)}


def test_a_new_generation_deals_the_next_deck(neom: Neom) -> None:
    before = "neom generation=1 turn=7 / centre=ore selected=19 kept=121 / centre=coal / centre=wood"
    state = chance(neom, play(neom, before, "P1 sell"), Rng(1))
    assert (int(state.generation), int(state.turn)) == (2, 1)
    assert sorted(tile for player in state.players for tile in tiles(state, player.hand)) == list(
        range(41, 65)
    )
