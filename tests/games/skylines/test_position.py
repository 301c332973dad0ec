"""Positions as text: what is left out has its usual value, and what contradicts itself is refused."""

import pytest
from tests.games.skylines.playing import cards, legal, words

from gridtown.core.action import CHANCE
from gridtown.core.errors import InvalidAction
from gridtown.games.skylines.game import Skylines

LAYING = "skylines scenario=5 phase=lay laid=0"
OVER = "skylines phase=over ending=bankrupt / cards=1"


def numbers(text: str) -> set[int]:
    return {int(item) for item in text.split(",") if item}


def test_stacks_are_usually_what_is_nowhere_else(game: Skylines) -> None:
    state = game.parse_state(
        "skylines pieces=E phase=reveal source=1 city=17:j5+j6 pile=13 / cards=1 / cards=4"
    )
    assert numbers(words(game, state)["stack1"]) == set(range(1, 26)) - {1, 4, 13, 17}
    reveals = {game.write_action(action) for action in game.legal_actions(state, CHANCE)}
    assert "reveal 17" not in reveals
    assert "reveal 18" in reveals


def test_the_card_in_hand_is_in_no_stack(game: Skylines) -> None:
    state = game.parse_state("skylines phase=tile card=1 / cards=2")
    assert 1 not in numbers(words(game, state)["stack1"])


def test_roles_are_usually_those_that_nobody_has(game: Skylines) -> None:
    state = game.parse_state("skylines scenario=2 / cards=1 role=86 / cards=2 role=90")
    assert numbers(words(game, state)["roles"]) == set(range(86, 96)) - {86, 90}


def test_a_unique_building_in_the_city_stands(game: Skylines) -> None:
    state = game.parse_state("skylines city=76:p1+q1+r1+q2+q3 / cards=1")
    assert numbers(words(game, state)["uniques"]) == {76}
    assert game.parse_state(game.write_state(state)) == state


def test_an_ending(game: Skylines) -> None:
    state = game.parse_state(OVER)
    assert not state.to_act
    assert game.parse_state(game.write_state(state)) == state


@pytest.mark.parametrize(
    "position",
    [
        "skylines / cards=1 / cards=1,2",
        "skylines pile=1 / cards=1",
        "skylines stack1=1 / cards=1",
        "skylines stack1=1,2 pile=1 / cards=3",
        "skylines phase=tile card=1 / cards=1",
        "skylines city=17:j5+j6 / cards=17",
        "skylines city=17:j5+j6,17:k5+l5 / cards=1",
        "skylines uniques=76 / cards=1,76",
        "skylines scenario=2 / cards=1 role=86 / cards=2 role=86",
        "skylines scenario=2 roles=86,87 / cards=1 role=86",
        "skylines news=106 stack2=106 / cards=1",
    ],
)
def test_no_card_lies_in_two_places(game: Skylines, position: str) -> None:
    with pytest.raises(InvalidAction, match=r"card \d+ lies in two places"):
        game.parse_state(position)


REFUSED = [
    # the map
    ("skylines map=A:-1:0:0 / cards=1", "counted from 0"),
    ("skylines map=A:-4:-4:0 / cards=1", "a column or row"),
    ("skylines map=A:0:0:0,B:0:0:0 / cards=1", "board B lies on another"),
    ("skylines map=A:0:0:0,A:1:0:0 / cards=1", "board A lies in two places"),
    ("skylines map=A:0:0:0,B:3:3:0 / cards=1", "don't lie side by side"),
    ("skylines map=A:0:0:0,B:1:0:0 / cards=1", "board B lies land to water"),
    ("skylines map=B:0:0:0,E:1:0:1,A:2:0:0,C:3:0:0,D:0:1:0 / cards=1", "at most 4"),
    ("skylines pieces= / cards=1", "none is face up"),
    ("skylines pieces=A city=17:j5+j6 / cards=1", "j5 lies on a piece that is face down"),
    ("skylines laid=2 / cards=1", "laid"),
    (f"{LAYING} drawn=B map=A:1:0:0 / cards=1", "the first one lies at 0:0"),
    (f"{LAYING} drawn=ABC map=A:0:0:0 / cards=1", "board A lies on the map"),
    ("skylines laid=0 / cards=1", "no map"),
    # who acts, and in what
    ("skylines active=P2 mover=P1 / cards=1 / cards=2", "in phase act it is P1"),
    ("skylines active=chance / cards=1", "in phase act it is P1"),
    ("skylines active=none / cards=1", "in phase act it is P1"),
    ("skylines phase=over / cards=1", "ending"),
    ("skylines ending=bankrupt / cards=1", "ending"),
    ("skylines happiness=-5 / cards=1", "happiness"),
    ("skylines skyline=-10 / cards=1", "skyline"),
    ("skylines card=1 / cards=2", "no card is being played"),
    # what is being played
    ("skylines phase=tile / cards=1", "card=… is missing"),
    ("skylines phase=tile card=17 / cards=1", "card 17 is no zone"),
    ("skylines phase=tile card=106 / cards=1", "card 106 is no zone"),
    ("skylines phase=tile card=86 / cards=1", "card 86 is no zone"),
    ("skylines phase=place card=17 / cards=1", "shape=… is missing"),
    ("skylines phase=place card=17 shape=L4 / cards=1", "has no such tile"),
    ("skylines phase=place card=96 shape=L4 / cards=1", "has no such tile"),
    ("skylines phase=place card=17 shape=I2 money=0 / cards=1", "past its end"),
    # where cards lie
    ("skylines pile=106 / cards=1", "card 106 can't be exchanged"),
    ("skylines pile=90 / cards=1", "90"),
    ("skylines stack1=26 / cards=1", "card 26 is not of that stage"),
    # nothing to choose
    ("skylines phase=keep / cards=1", "nothing can be done"),
    ("skylines phase=deal / cards=1", "nothing can be done"),
    ("skylines scenario=2 phase=roles roles= / cards=1", "nothing can be done"),
    ("skylines phase=develop / cards=1", "nothing can be done"),
    ("skylines phase=develop pieces=E money=0 / cards=1", "nothing can be done"),
    ("skylines phase=draw stack1= stack2= stack3= / cards=1", "nothing can be done"),
    (f"{LAYING} map=A:0:0:0 / cards=1", "nothing can be done"),
]


@pytest.mark.parametrize(("position", "reason"), REFUSED)
def test_what_contradicts_itself_is_refused(game: Skylines, position: str, reason: str) -> None:
    with pytest.raises(InvalidAction, match=reason):
        game.parse_state(position)


def test_what_is_on_display_can_be_played(game: Skylines) -> None:
    state = game.parse_state("skylines pieces=E / cards=1,12")
    assert cards(game, state, 0) == {1, 12}
    assert "P1 play 1" in legal(game, state)
