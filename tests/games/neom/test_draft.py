"""The Preliminary Round and the Beginner's Variant."""

import pytest
from tests.games.neom.playing import (
    chance,
    choices,
    cornerstones,
    dealt,
    events,
    happened,
    legal,
    play,
    why,
)

from gridtown.core.rng import Rng
from gridtown.games.neom.game import Neom

pytestmark = pytest.mark.compiled

START = (
    "neom generation=0 turn=1 phase=draft active=P1,P2,P3 box=133,134"
    " / centre=ore hand=121,122,123,124 first=121,122,123,124"
    " / centre=coal hand=125,126,127,128 first=125,126,127,128"
    " / centre=wood hand=129,130,131,132 first=129,130,131,132"
)
FIRST_PICKS = ("P1 keep 121", "P2 keep 125", "P3 keep 129")
SECOND_PICKS = ("P1 keep 130", "P2 keep 122", "P3 keep 126")
THIRD_PICKS = ("P1 keep 127", "P2 keep 131", "P3 keep 123")


def hands(neom: Neom, *actions: str) -> list[list[int]]:
    return [cornerstones(player.hand) for player in play(neom, START, *actions).players]


def test_any_cornerstone_in_hand_may_be_kept(neom: Neom) -> None:
    assert legal(neom, START, 0) == ["P1 keep 121", "P1 keep 122", "P1 keep 123", "P1 keep 124"]
    assert legal(neom, START, 2) == ["P3 keep 129", "P3 keep 130", "P3 keep 131", "P3 keep 132"]


def test_the_rest_is_passed_to_the_left_and_picked_up_from_the_right(neom: Neom) -> None:
    assert hands(neom, *FIRST_PICKS) == [[130, 131, 132], [122, 123, 124], [126, 127, 128]]
    assert hands(neom, *FIRST_PICKS, *SECOND_PICKS) == [[127, 128], [131, 132], [123, 124]]


def test_nothing_is_passed_before_all_have_chosen(neom: Neom) -> None:
    state = play(neom, START, *FIRST_PICKS[:2])
    assert neom.players_to_act(state) == [2]
    assert cornerstones(state.players[1].hand) == [125, 126, 127, 128]
    assert [cornerstones(player.kept) for player in state.players] == [[], [], []]


def test_the_order_of_choosing_does_not_matter(neom: Neom) -> None:
    assert play(neom, START, *FIRST_PICKS) == play(neom, START, *reversed(FIRST_PICKS))


def test_a_choice_is_face_down(neom: Neom) -> None:
    heard = events(neom, START, *FIRST_PICKS, *SECOND_PICKS)
    assert {event.id for event in heard} == {"kept-secretly"}
    assert all(not event.args for event in heard)


def test_three_are_kept_the_fourth_goes_to_the_discard_pile(neom: Neom) -> None:
    state = play(neom, START, *FIRST_PICKS, *SECOND_PICKS, *THIRD_PICKS)
    assert [cornerstones(player.kept) for player in state.players] == [
        [121, 127, 130],
        [122, 125, 131],
        [123, 126, 129],
    ]
    assert cornerstones(state.pile) == [124, 128, 132]
    assert cornerstones(state.box) == [133, 134]
    assert [player.hand for player in state.players] == [0, 0, 0]


def test_chosen_cornerstones_are_revealed_and_not_in_play(neom: Neom) -> None:
    heard = events(neom, START, *FIRST_PICKS, *SECOND_PICKS, *THIRD_PICKS)
    assert happened(heard, "cornerstones") == [
        {"player": 0, "tiles": [121, 127, 130]},
        {"player": 1, "tiles": [122, 125, 131]},
        {"player": 2, "tiles": [123, 126, 129]},
    ]
    state = play(neom, START, *FIRST_PICKS, *SECOND_PICKS, *THIRD_PICKS)
    assert all(not player.city.placed() for player in state.players)
    for viewer in (None, 0, 1, 2):
        known = neom.view(state, viewer).known
        assert [cornerstones(player.kept) for player in known.players] == [
            [121, 127, 130],
            [122, 125, 131],
            [123, 126, 129],
        ]


def test_the_first_generation_follows(neom: Neom) -> None:
    state = play(neom, START, *FIRST_PICKS, *SECOND_PICKS, *THIRD_PICKS)
    assert (int(state.generation), int(state.turn)) == (1, 1)
    state = chance(neom, state, Rng(1))
    assert neom.players_to_act(state) == [0, 1, 2]


def test_only_what_is_in_hand_can_be_kept(neom: Neom) -> None:
    rule = why(neom, START, "P1 keep 125")
    assert rule is not None
    assert (rule.id, rule.args) == ("not-in-hand", {"tile": 125})


@pytest.mark.parametrize(("players", "size"), [(1, 6), (2, 3), (3, 3), (4, 4), (5, 5)])
def test_the_size_of_the_discard_pile(neom: Neom, players: int, size: int) -> None:
    """One from each of three and more, one of each stack of two, all that is left of three stacks alone."""
    state, rng = dealt(neom, players), Rng(1)
    while state.generation == 0:
        for player in neom.players_to_act(state):
            state = play(neom, state, legal(neom, state, player)[-1])
        state = chance(neom, state, rng)
    assert len(cornerstones(state.pile)) == size
    assert [len(cornerstones(player.kept)) for player in state.players] == [3] * players


# Beginner's Variant


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_beginners_get_one_random_cornerstone_and_no_preliminary_round(neom: Neom, players: int) -> None:
    seen = set()
    for seed in range(10):
        state = dealt(neom, players, seed, beginner="yes")
        kept = [cornerstones(player.kept) for player in state.players]
        assert [len(mine) for mine in kept] == [1] * players
        assert len({mine[0] for mine in kept}) == players
        assert int(state.generation) == 1
        assert len(cornerstones(state.box)) == 30 - players
        seen |= {mine[0] for mine in kept}
    assert len(seen) > players


BEGINNER = (
    "neom beginner=1 phase=act active=P1 box=140,141"
    " / centre=ore selected=31 kept=121 / centre=coal kept=122 / centre=wood kept=123 / centre=oil kept=124"
)


def test_beginners_contract_office_swaps_the_unplaced_cornerstone_for_a_random_one(neom: Neom) -> None:
    state = play(neom, BEGINNER, "P1 place 31", "P1 at c4")
    assert choices(neom, state) == ["give 121", "done"]
    state = play(neom, state, "P1 give 121")
    assert legal(neom, state) == ["exchange P1 140", "exchange P1 141"]
    state = play(neom, state, "exchange P1 141")
    assert cornerstones(state.players[0].kept) == [141]
    assert 121 not in cornerstones(state.box)
    assert int(state.turn) == 2


def test_beginners_contract_office_need_not_swap(neom: Neom) -> None:
    state = play(neom, BEGINNER, "P1 place 31", "P1 at c4", "P1 done")
    assert cornerstones(state.players[0].kept) == [121]
    assert int(state.turn) == 2


def test_beginners_contract_office_without_an_unplaced_cornerstone_swaps_nothing(neom: Neom) -> None:
    state = play(
        neom, BEGINNER.replace("selected=31 kept=121", "selected=31 city=c2:131"), "P1 place 31", "P1 at c4"
    )
    assert int(state.turn) == 2
    assert state.players[0].kept == 0


def test_the_swap_is_told_to_everybody(neom: Neom) -> None:
    heard = events(neom, BEGINNER, "P1 place 31", "P1 at c4", "P1 give 121", "exchange P1 140")
    told = happened(heard, "exchanged")
    assert [one["taken"] for one in told if one["taken"]] == [[140]]


# CONTRACT OFFICE (31) with the Preliminary Round

OFFICE = (
    "neom phase=act active=P1 box=140,141 pile=124,128,132,133"
    " / centre=ore selected=31 kept=121,126,130 / centre=coal / centre=wood / centre=oil"
)
PLACED = ("P1 place 31", "P1 at c4")


def test_31_contract_office_any_number_may_be_given(neom: Neom) -> None:
    assert choices(neom, play(neom, OFFICE, *PLACED)) == ["give 121", "give 126", "give 130", "done"]
    for given in ([], [121], [130], [121, 126], [121, 130], [126, 130], [121, 126, 130]):
        state = play(neom, OFFICE, *PLACED, *(f"P1 give {tile}" for tile in given))
        if len(given) < 3:
            state = play(neom, state, "P1 done") if "done" in choices(neom, state) else state
        taken: list[int] = []
        while state.phase == 4 and len(taken) < len(given):
            taken.append(int(choices(neom, state)[0].split()[1]))
            state = play(neom, state, f"P1 take {taken[-1]}")
        assert taken == [124, 128, 132][: len(given)]
        assert cornerstones(state.players[0].kept) == sorted(({121, 126, 130} - set(given)) | set(taken))
        assert cornerstones(state.pile) == sorted(({124, 128, 132, 133} | set(given)) - set(taken))
        assert int(state.turn) == 2


def test_31_contract_office_takes_only_what_lay_there(neom: Neom) -> None:
    state = play(neom, OFFICE, *PLACED, "P1 give 121", "P1 done")
    assert choices(neom, state) == ["take 124", "take 128", "take 132", "take 133"]


def test_31_contract_office_takes_as_many_as_it_gave(neom: Neom) -> None:
    state = play(neom, OFFICE, *PLACED, "P1 give 121", "P1 give 126", "P1 done", "P1 take 128")
    assert choices(neom, state) == ["take 124", "take 132", "take 133"]
    state = play(neom, state, "P1 take 133")
    assert cornerstones(state.players[0].kept) == [128, 130, 133]


def test_31_contract_office_gives_and_takes_in_any_order(neom: Neom) -> None:
    """The highest first leads to the same state: a set has no order."""
    up = ("P1 give 121", "P1 give 130", "P1 done", "P1 take 124", "P1 take 133")
    down = ("P1 give 130", "P1 give 121", "P1 done", "P1 take 133", "P1 take 124")
    for steps in range(1, 6):
        one, other = play(neom, OFFICE, *PLACED, *up[:steps]), play(neom, OFFICE, *PLACED, *down[:steps])
        assert (one == other) == (steps in (2, 3, 5))


def test_31_contract_office_only_once(neom: Neom) -> None:
    state = play(neom, OFFICE, *PLACED, "P1 done")
    assert int(state.turn) == 2
    again = (
        "neom turn=2 phase=act active=P1 pile=124,128,132,133"
        " / centre=ore city=c4:31 kept=121 selected=3 / centre=coal / centre=wood / centre=oil"
    )
    assert choices(neom, again) == ["place 3", "place 121", "sell"]


def test_31_contract_office_is_not_for_placed_cornerstones(neom: Neom) -> None:
    state = play(neom, OFFICE.replace("kept=121,126,130", "city=c2:131 kept=126"), *PLACED)
    assert choices(neom, state) == ["give 126", "done"]


def test_31_contract_office_tells_what_changed_hands(neom: Neom) -> None:
    heard = events(neom, OFFICE, *PLACED, "P1 give 126", "P1 done", "P1 take 132")
    assert happened(heard, "exchanged") == [{"player": 0, "given": [126], "taken": [132]}]


def test_31_contract_office_the_player_sees_the_pile_and_nobody_else_does(neom: Neom) -> None:
    state = play(neom, OFFICE.replace("kept=121,126,130", "kept=121,126,130 first=124"), *PLACED)
    assert cornerstones(neom.view(state, 0).known.pile) == [124, 128, 132, 133]
    assert cornerstones(neom.view(state, 1).known.pile) == []
    assert cornerstones(neom.view(state, None).known.pile) == []


def test_31_contract_office_everybody_saw_what_was_given(neom: Neom) -> None:
    """Unplaced Cornerstones lie face up: that they went to the pile is no secret."""
    state = play(neom, OFFICE, *PLACED, "P1 give 126", "P1 done", "P1 take 132")
    assert cornerstones(neom.view(state, 0).known.pile) == [124, 126, 128, 133]
    for viewer in (1, 2, 3, None):
        assert 126 in cornerstones(neom.view(state, viewer).known.pile)


def test_31_contract_office_alone_takes_from_a_pile_of_six(neom: Neom) -> None:
    before = "neom deck=4+ phase=act pile=124,128,132,133,134,135 / centre=ore selected=31 kept=121,126,130"
    state = play(neom, before, *PLACED, "P1 give 121", "P1 give 126", "P1 give 130")
    assert choices(neom, state)[:4] == ["take 124", "take 128", "take 132", "take 133"]
    state = play(neom, state, "P1 take 133", "P1 take 134", "P1 take 135")
    assert cornerstones(state.players[0].kept) == [133, 134, 135]
