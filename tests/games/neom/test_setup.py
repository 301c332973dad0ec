"""Setup: boards, money, decks by player count ("Setup", "Playing a Generation")."""

import pytest
from tests.games.neom.playing import chance, choices, cornerstones, dealt, goods, legal, money, play, tiles

from gridtown.core.errors import InvalidAction, InvalidSetup
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.neom.game import Neom

pytestmark = pytest.mark.compiled


def deck(players: int, generation: int) -> set[int]:
    """The tiles a game uses, from the numbers: 24 "1+", 8 "4+", 8 "5+" a generation."""
    base = (generation - 1) * 40
    size = {1: 24, 2: 24, 3: 24, 4: 32, 5: 40}[players]
    return set(range(base + 1, base + size + 1))


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_each_takes_6_pounds(neom: Neom, players: int) -> None:
    state = dealt(neom, players)
    assert [money(state, player) for player in range(players)] == [6] * players


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_each_takes_a_random_board_of_its_own_and_its_raw_good(neom: Neom, players: int) -> None:
    seen = set()
    for seed in range(30):
        state = dealt(neom, players, seed)
        boards = [frozenset(goods(state, player)) for player in range(players)]
        assert all(len(board) == 1 for board in boards)
        assert len(set(boards)) == players
        seen |= set(boards)
    assert seen == {frozenset([good]) for good in ("coal", "natural_gas", "oil", "ore", "stone", "wood")}


def test_boards_are_drawn_without_replacement(neom: Neom) -> None:
    state = neom.initial(neom.setup(5))
    assert legal(neom, state) == [
        f"board P1 {good}" for good in ("coal", "natural_gas", "oil", "ore", "stone", "wood")
    ]
    state = play(neom, state, "board P1 ore", "board P2 coal")
    assert choices(neom, state) == ["P3 natural_gas", "P3 oil", "P3 stone", "P3 wood"]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_four_cornerstones_are_dealt_to_each(neom: Neom, players: int) -> None:
    state = dealt(neom, players)
    hands = [cornerstones(player.hand) for player in state.players]
    assert [len(hand) for hand in hands] == [4] * players
    assert len({tile for hand in hands for tile in hand}) == 4 * players
    assert sorted([tile for hand in hands for tile in hand] + cornerstones(state.box)) == list(
        range(121, 151)
    )


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("generation", [1, 2, 3])
def test_no_tiles_are_left_over_after_dealing_eight_each(neom: Neom, players: int, generation: int) -> None:
    """From a last turn before the generation (or from the beginner's start) on."""
    rng = Rng(generation)
    if generation == 1:
        state = dealt(neom, players, beginner="yes")
    else:
        seats = " / ".join(["centre=ore selected=1"] + ["centre=coal"] * (players - 1))
        before = (
            f"neom generation={generation - 1} turn=7 / {seats.replace('=1', f'={40 * generation - 41}')}"
        )
        state = chance(neom, play(neom, before, "P1 sell"), rng)
    hands = [tiles(state, player.hand) for player in state.players]
    assert [len(hand) for hand in hands] == [8] * players
    assert {tile for hand in hands for tile in hand} == deck(players, generation)
    assert not state.deck


@pytest.mark.parametrize(("players", "deck_option"), [(1, "1+"), (1, "4+"), (1, "5+"), (2, "1+")])
def test_alone_or_two_play_with_the_face_up_row(neom: Neom, players: int, deck_option: str) -> None:
    options = {"deck": deck_option} if players == 1 else {}
    setup = neom.setup(players, {**options, "beginner": "yes"})
    state = chance(neom, neom.initial(setup), Rng(1))
    used = {"1+": 24, "4+": 32, "5+": 40}[deck_option]
    assert sorted(tiles(state, state.deck) + tiles(state, state.row)) == list(range(1, used + 1))
    assert all(not player.hand for player in state.players)


@pytest.mark.parametrize("players", [0, 6, -1])
def test_one_to_five_players(neom: Neom, players: int) -> None:
    with pytest.raises(InvalidSetup, match="1 to 5 players"):
        neom.setup(players)


@pytest.mark.parametrize("options", [{"deck": "6+"}, {"beginner": "perhaps"}, {"colour": "red"}])
def test_unknown_options_are_refused(neom: Neom, options: dict[str, str]) -> None:
    with pytest.raises(InvalidSetup):
        neom.setup(3, options)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_only_the_solo_game_has_a_choice_of_decks(neom: Neom, players: int) -> None:
    assert "deck" not in neom.setup(players).options
    for deck_option in ("1+", "5+"):
        with pytest.raises(InvalidSetup, match=f"option deck is for 1 player, not for {players}; leave it"):
            neom.setup(players, {"deck": deck_option})
    with pytest.raises(InvalidAction, match="only the solo game"):
        neom.parse_state("neom deck=5+" + players * " / centre=ore")


def test_chance_decides_all_of_the_setup(neom: Neom) -> None:
    state = neom.initial(neom.setup(4))
    assert state.to_act == CHANCE_ACTS
    assert dealt(neom, 4, 7) == dealt(neom, 4, 7)
    assert dealt(neom, 4, 7) != dealt(neom, 4, 8)


def test_a_generation_has_no_turn_before_its_first(neom: Neom) -> None:
    assert neom.parse_state("neom generation=0 turn=0 / centre=ore").turn == 0
    with pytest.raises(InvalidAction, match="turn=0: the turns of a generation are 1 to 7"):
        neom.parse_state("neom generation=1 turn=0 / centre=ore")
