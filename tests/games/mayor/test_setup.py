"""The set-up: where pieces, markers and tiles begin ("The rest of the box")."""

from itertools import product

import pytest
from tests.games.mayor.playing import (
    TYPES,
    dealt,
    faces,
    legal,
    marker,
    mayor,
    neutral,
    phase,
    pieces,
    tiles,
    to_act,
)

from gridtown.core.action import CHANCE
from gridtown.core.bits import members
from gridtown.core.errors import InvalidSetup

pytestmark = pytest.mark.compiled

SIZES = [2, 3, 4]
LINE_TILES = {name: range(8 * line + 1, 8 * line + 9) for line, name in enumerate(TYPES)}


@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(InvalidSetup):
        mayor().setup(players)


@pytest.mark.parametrize("players", SIZES)
def test_citizens_start_on_0_and_bankers_on_25(players: int) -> None:
    assert pieces(dealt(players)) == ["0 25"] * players


@pytest.mark.parametrize("players", SIZES)
def test_action_markers_start_on_the_statue_space(players: int) -> None:
    state = dealt(players)
    assert [marker(state, player) for player in range(players)] == ["statue"] * players


@pytest.mark.parametrize(("players", "expected"), [(2, ["shop", "park"]), (3, ["park"]), (4, [])])
def test_a_neutral_marker_for_each_player_short_of_four_on_park_then_shop(
    players: int, expected: list[str]
) -> None:
    assert neutral(dealt(players)) == expected


@pytest.mark.parametrize("players", SIZES)
def test_nobody_has_a_tile_and_the_city_is_empty(players: int) -> None:
    state = dealt(players)
    assert [tiles(state, player) for player in range(players)] == [[]] * players
    assert not state.city.taken


@pytest.mark.parametrize("players", SIZES)
def test_the_first_player_begins_by_moving_the_marker(players: int) -> None:
    state = dealt(players, 3)
    assert (to_act(state), phase(state), int(state.turn)) == ([0], "move", 1)


def test_the_first_tile_of_each_line_is_turned_up_and_can_be_any_of_the_eight() -> None:
    game = mayor()
    state = game.initial(game.setup(2))
    for line in TYPES:
        assert game.players_to_act(state) == [CHANCE]
        assert legal(state) == [f"reveal {number}" for number in LINE_TILES[line]]
        state = game.apply(state, game.parse_action(f"reveal {LINE_TILES[line][5]}"))
    assert faces(state) == [6, 14, 22, 30, 38]
    assert members(state.hidden) == [number for number in range(1, 41) if number not in faces(state)]


def test_every_tile_comes_first_in_its_line_sometime() -> None:
    seen = {number for seed in range(120) for number in faces(dealt(2, seed))}
    assert seen == set(range(1, 41))


@pytest.mark.parametrize("players", SIZES)
def test_variants_are_off_unless_asked_for(players: int) -> None:
    state = dealt(players)
    assert not state.events.current
    assert not state.city.claims
    shown = mayor().present(mayor().view(state, 0))
    assert shown["options"] == {"events": "no", "amenities": "no"}
    assert shown["event"] is None


@pytest.mark.parametrize(("events", "amenities"), list(product(("no", "yes"), repeat=2)))
def test_variants_one_or_the_other_or_both(events: str, amenities: str) -> None:
    state = dealt(3, events=events, amenities=amenities)
    shown = mayor().present(mayor().view(state, 0))
    assert shown["options"] == {"events": events, "amenities": amenities}
    assert bool(state.events.current) == (events == "yes")
    assert bool(state.city.claims) == (amenities == "yes")


def test_the_festival_is_in_effect_and_the_nine_others_lie_face_down() -> None:
    shown = mayor().present(mayor().view(dealt(3, events="yes"), 0))
    assert shown["event"] == {"current": 1, "stack": [None] * 9, "drawn": None}


def test_an_amenity_lies_in_each_of_the_nine_main_blocks_and_none_in_the_corner() -> None:
    shown = mayor().present(mayor().view(dealt(3, amenities="yes"), None))
    assert shown["board"] == {"tiles": [], "amenities": list("ABCDEFGHI")}


@pytest.mark.parametrize(
    ("players", "options"), [(3, {"events": "maybe"}), (3, {"statues": "yes"}), (2, {"amenities": ""})]
)
def test_options_there_are_not(players: int, options: dict[str, str]) -> None:
    with pytest.raises(InvalidSetup):
        mayor().setup(players, options)
