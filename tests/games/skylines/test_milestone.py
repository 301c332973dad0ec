"""The end of a Milestone, step by step."""

import pytest
from tests.games.skylines.playing import (
    ONE_EACH,
    cards,
    choices,
    ending,
    events,
    legal,
    numbers,
    play,
    refused,
    tracks,
    words,
)

from gridtown.core.action import CHANCE
from gridtown.games.skylines.game import Skylines
from gridtown.games.skylines.state import SkylinesState

pytestmark = pytest.mark.compiled

CITY = f"pieces=A city={ONE_EACH['A']}"
"""Piece A of the introduction with a tile in each of its four districts."""
END = f"skylines {CITY} money=10 {{}} / cards=8,9"


# When it may end


@pytest.mark.parametrize("missing", range(4))
def test_a_tile_in_each_district(game: Skylines, missing: int) -> None:
    tiles = ONE_EACH["A"].split(",")
    assert "P1 end" in legal(game, END.format(""))
    del tiles[missing]
    position = f"skylines pieces=A city={','.join(tiles)} money=10 / cards=8"
    assert "P1 end" not in legal(game, position)
    assert refused(game, position, "P1 end") == "district-without-tiles"


def test_districts_grow_over_pieces(game: Skylines) -> None:
    """With E beside A, only what lies in no district of A's needs tiles of its own."""
    tiles = f"pieces=EA city={ONE_EACH['A']}"
    assert "P1 end" not in legal(game, f"skylines {tiles} / cards=8")
    assert "P1 end" not in legal(game, f"skylines {tiles},24:g1 / cards=8")
    assert "P1 end" in legal(game, f"skylines {tiles},24:g1,25:g6 / cards=8")
    assert "P1 end" in legal(game, f"skylines {tiles},24:h3,25:g4 / cards=8")


def test_any_tile_will_do(game: Skylines) -> None:
    city = "17:o1+o2,76:p1+q1+r1+q2+q3,20:m5+n5,24:p4"
    assert "P1 end" in legal(game, f"skylines scenario=introduction pieces=A city={city} / cards=8")


# Steps 1 to 3


@pytest.mark.parametrize(
    ("markers", "after"),
    [
        # the rulebook's example: nine Happiness, two red squares for power and one for garbage
        ("happiness=9 power=-2 garbage=-1", {"happiness": 6, "skyline": 6, "power": -2, "garbage": -1}),
        ("happiness=9 power=2 water=1", {"happiness": 9, "skyline": 9, "power": 2, "water": 1}),
        ("happiness=9 power=4 water=-1", {"happiness": 8, "skyline": 8, "power": 4, "water": -1}),
        ("happiness=25", {"happiness": 25, "skyline": 25}),
        ("happiness=9 skyline=8", {"happiness": 9, "skyline": 17}),
        ("happiness=-2 skyline=8", {"happiness": -2, "skyline": 6}),
        ("water=-4", {"happiness": -4, "skyline": -4, "water": -4}),
        ("happiness=11 power=-5 water=-5 garbage=-5",
         {"happiness": -4, "skyline": -4, "power": -5, "water": -5, "garbage": -5}),
        ("pollution=7 traffic=8 crime=9", {"pollution": 7, "traffic": 8, "crime": 9}),
    ],
)  # fmt: skip
def test_capacities_happiness_and_the_skyline(game: Skylines, markers: str, after: dict[str, int]) -> None:
    """Red squares lower Happiness, which then goes to the skyline; no marker is set back."""
    assert tracks(play(game, END.format(markers), "P1 end")) == {"money": 10, **after}


@pytest.mark.parametrize("employment", range(-5, 6))
def test_wages(game: Skylines, employment: int) -> None:
    """1 money for each step from 0, either way; the marker stays."""
    after = tracks(play(game, END.format(f"employment={employment}"), "P1 end"))
    assert after["money"] == 10 - abs(employment)
    assert after.get("employment", 0) == employment


def test_two_milestones_in_a_row(game: Skylines) -> None:
    """The printed example, and the next: Happiness is not reset, and counts again."""
    state = play(game, END.format("happiness=9 power=-2 garbage=-1"), "P1 end", "P1 develop E", "P1 done")
    assert tracks(state) == {"money": 5, "happiness": 6, "skyline": 6, "power": -2, "garbage": -1}
    text = game.write_state(state).replace(",4:q4", ",24:g1,25:g6,4:q4").replace("money=5", "money=9")
    text = text.replace(",24,25 stack2", " stack2")
    later = play(game, text, "P1 end")
    assert tracks(later) == {"money": 9, "happiness": 3, "skyline": 9, "power": -2, "garbage": -1}


# Lasting effects come first


@pytest.mark.parametrize(
    ("rest", "markers", "after"),
    [
        ("uniques=77", "happiness=3", {"happiness": 5, "skyline": 5, "money": 10}),
        ("uniques=77", "happiness=24 skyline=4", {"happiness": 25, "skyline": 30, "money": 10}),
        ("uniques=77", "happiness=-4 power=-2", {"happiness": -4, "skyline": -4, "power": -2, "money": 10}),
        ("news=111", "", {"crime": 2, "money": 10}),
        ("news=111", "crime=9", {"crime": 10, "money": 10}),
        ("news=111", "crime=10", {"crime": 10, "money": 10}),
        ("uniques=77 news=111", "", {"happiness": 2, "skyline": 2, "crime": 2, "money": 10}),
        ("news=115", "employment=-2", {"employment": -2, "money": 5}),
        ("news=115", "", {"money": 10}),
    ],
)
def test_lasting_effects(game: Skylines, rest: str, markers: str, after: dict[str, int]) -> None:
    assert tracks(play(game, END.format(f"{rest} {markers}"), "P1 end")) == after


def test_roles_at_the_end_of_a_milestone(game: Skylines) -> None:
    """What a role brings then comes whoever ends it; what it makes cheaper is its player's own."""
    position = f"skylines {CITY} money=10 employment=3 {{}} / cards=8 role={{}} / cards=9 role={{}}"
    assert tracks(play(game, position.format("", 86, 95), "P1 end"))["money"] == 9
    assert tracks(play(game, position.format("", 95, 86), "P1 end"))["money"] == 9
    assert tracks(play(game, position.format("", 90, 86), "P1 end"))["money"] == 8
    assert tracks(play(game, position.format("", 86, 90), "P1 end"))["money"] == 7
    assert tracks(play(game, position.format("mover=P2", 86, 90), "P2 end"))["money"] == 8


def test_money_that_comes_first_pays_the_wages(game: Skylines) -> None:
    position = f"skylines {CITY} money=2 employment=2 / cards=8 role=95"
    assert tracks(play(game, position, "P1 end"))["money"] == 2


# The Starting player token


def test_who_ends_it_takes_the_token_and_goes_on(game: Skylines) -> None:
    position = f"skylines {CITY} money=10 mover=P2 token=P1 / cards=8 / cards=9 / cards=10"
    state = play(game, position, "P2 end")
    assert words(game, state)["token"] == "P2"
    assert game.players_to_act(state) == [1]  # chooses the piece
    state = play(game, state, "P2 develop E")
    for player in (1, 2, 0):
        assert game.players_to_act(state) == [player]
        state = play(game, state, f"P{player + 1} done")
    assert game.players_to_act(state) == [1]
    assert words(game, state)["phase"] == "act"
    assert words(game, state)["first"] == "P1"


# News and policies


def test_news_and_policies_go_to_the_box(game: Skylines) -> None:
    """Policies are replaced free, from the token holder on, before the next piece."""
    position = (
        f"skylines scenario=4 map=B:0:0:0,E:1:0:1,A:2:0:0 {CITY} money=10 news=106 mover=P2 stack1=5,10,11,12"
        " stack2= stack3= pile=13 / cards=8,96 / cards=9,97,100"
    )
    state = play(game, position, "P2 end")
    assert "news" not in words(game, state)
    assert cards(game, state, 1) == {9}
    assert legal(game, state) == ["P2 draw 1"]  # no card of the exchange pile
    assert refused(game, state, "P2 take 13") == "stacks-only"
    state = play(game, state, "P2 draw 1", "reveal 10", "P2 draw 1", "reveal 11", "P1 draw 1", "reveal 12")
    assert cards(game, state, 0) == {8, 12}
    assert cards(game, state, 1) == {9, 10, 11}
    assert tracks(state) == {"money": 10}
    assert legal(game, state) == ["P2 develop E"]
    for key in ("stack1", "stack2", "stack3", "pile"):
        assert not numbers(words(game, state)[key]) & {96, 97, 100, 106}


def test_news_and_policies_drawn_in_their_place(game: Skylines) -> None:
    """News are boxed without effect and another card is drawn; a new policy stays for the next Milestone."""
    position = f"skylines {CITY} money=10 stack1= stack2=97,106,107 stack3= / cards=96"
    state = play(game, position, "P1 end", "P1 draw 2", "reveal 106")
    assert "news" not in words(game, state)
    state = play(game, state, "P1 draw 2", "reveal 107", "P1 draw 2", "reveal 97")
    assert cards(game, state) == {97}
    assert words(game, state)["stack2"] == ""
    assert legal(game, state) == ["P1 develop E"]


def test_no_stack_to_replace_policies_from(game: Skylines) -> None:
    position = f"skylines {CITY} money=10 stack1=5 stack2= stack3= / cards=96,97"
    state = play(game, position, "P1 end", "P1 draw 1", "reveal 5")
    assert cards(game, state) == {5}
    assert legal(game, state) == ["P1 develop E"]


# The next piece


def test_the_next_piece_lies_beside_one_that_is_face_up(game: Skylines) -> None:
    state = play(game, END.format(""), "P1 end")
    assert legal(game, state) == ["P1 develop E"]
    assert refused(game, state, "P1 develop B") == "not-adjacent"
    assert refused(game, state, "P1 develop A") == "already-face-up"
    assert refused(game, state, "P1 develop C") == "not-on-map"
    after = play(game, state, "P1 develop E")
    assert tracks(after) == {"money": 5}
    assert words(game, after)["pieces"] == "EA"
    assert words(game, after)["milestone"] == "2"


def test_a_choice_of_pieces(game: Skylines) -> None:
    position = f"skylines pieces=E city={ONE_EACH['E']} money={{}} / cards=8"
    assert choices(game, play(game, position.format(4), "P1 end"), "develop") == {"A", "B"}
    assert choices(game, play(game, position.format(3), "P1 end"), "develop") == {"A"}
    assert refused(game, play(game, position.format(3), "P1 end"), "P1 develop B") == "develop-too-dear"


def test_a_role_that_makes_pieces_cheaper(game: Skylines) -> None:
    """For the one who has the token."""
    position = f"skylines {CITY} money=9 {{}} / cards=8 role=90 / cards=9 role=86"
    assert tracks(play(game, position.format("token=P2"), "P1 end", "P1 develop E"))["money"] == 5
    assert tracks(play(game, position.format("mover=P2"), "P2 end", "P2 develop E"))["money"] == 4


# Exchanging cards


def swapping(game: Skylines, rest: str = "money=10", seats: str = "cards=8,9,20,97 / cards=10") -> str:
    state = play(game, f"skylines {CITY} {rest} / {seats}", "P1 end")
    while game.players_to_act(state) == [CHANCE] or "P1 draw 1" in legal(game, state):
        state = play(game, state, "P1 draw 1")
        state = play(game, state, legal(game, state)[-1])
    return game.write_state(play(game, state, "P1 develop E"))


def test_any_number_at_1_each(game: Skylines) -> None:
    state = play(game, swapping(game, seats="cards=8,9,20 / cards=10"), "P1 swap 8", "P1 swap 20", "P1 done")
    assert tracks(state) == {"money": 3}
    assert words(game, state)["pile"] == "8,20"
    assert cards(game, state) == {9}
    state = play(game, state, "P1 draw 2", "reveal 30", "P1 draw 1", "reveal 11")
    assert cards(game, state) == {9, 11, 30}
    assert game.players_to_act(state) == [1]


def test_never_from_the_exchange_pile(game: Skylines) -> None:
    state = play(game, swapping(game, "money=10 pile=13", "cards=8,9"), "P1 swap 8", "P1 done")
    assert legal(game, state) == ["P1 draw 1", "P1 draw 2", "P1 draw 3"]
    assert refused(game, state, "P1 take 13") == "stacks-only"
    assert refused(game, state, "P1 take 8") == "stacks-only"


def test_ascending(game: Skylines) -> None:
    state = play(game, swapping(game, seats="cards=8,9,20"), "P1 swap 9")
    assert choices(game, state, "swap") == {"20"}
    assert refused(game, state, "P1 swap 8") == "swap-ascending"


def test_as_long_as_there_is_money(game: Skylines) -> None:
    state = play(game, swapping(game, "money=6", "cards=8,9,20"), "P1 swap 8")
    assert legal(game, state) == ["P1 done"]
    assert refused(game, state, "P1 swap 9") == "swap-too-dear"


def test_as_long_as_there_are_cards_to_draw(game: Skylines) -> None:
    position = swapping(game, "money=10 stack1=5 stack2= stack3=55", "cards=8,9,20")
    state = play(game, position, "P1 swap 8", "P1 swap 9")
    assert legal(game, state) == ["P1 done"]
    assert refused(game, state, "P1 swap 20") == "swap-too-many"


@pytest.mark.parametrize(
    ("rest", "role", "price"),
    [
        ("", "", 1),
        ("", "role=88", 0),
        ("uniques=78", "", 0),
        ("uniques=78", "role=88", 0),
        ("news=110", "", 1),
    ],
)
def test_what_it_costs(game: Skylines, rest: str, role: str, price: int) -> None:
    """News are gone by then."""
    position = swapping(game, f"money=7 {rest}", f"cards=8,9 {role} / cards=10,11 role=86")
    assert tracks(play(game, position, "P1 swap 8", "P1 swap 9")).get("money", 0) == 2 - 2 * price
    other = play(game, position, "P1 done", "P2 swap 10")
    assert tracks(other)["money"] == (2 if rest == "uniques=78" else 1)


def test_news_drawn_then_are_boxed(game: Skylines) -> None:
    position = swapping(game, "money=9 stack2=30,106,107", "cards=8,9")
    state = play(game, position, "P1 swap 8", "P1 done", "P1 draw 2", "reveal 107")
    assert "news" not in words(game, state)
    assert legal(game, state) == ["P1 draw 1", "P1 draw 2", "P1 draw 3"]
    heard = [event.id for event in events(game, state, "P1 draw 2", "reveal 106")]
    assert heard == ["news-boxed"]
    state = play(game, state, "P1 draw 2", "reveal 106", "P1 draw 2", "reveal 30")
    assert cards(game, state) == {9, 30}
    assert legal(game, state) != ["P1 draw 1"]


def test_a_policy_may_be_swapped(game: Skylines) -> None:
    """One that has come in place of another."""
    position = f"skylines {CITY} money=10 stack1=5 stack2=97 stack3= / cards=8,96"
    state = play(game, position, "P1 end", "P1 draw 2", "reveal 97", "P1 develop E", "P1 swap 97", "P1 done")
    assert words(game, state)["pile"] == "97"
    assert legal(game, state) == ["P1 draw 1"]


def test_what_a_player_laid_down_others_may_take_later(game: Skylines) -> None:
    position = swapping(game, seats="cards=8,20 / cards=10")
    state = play(game, position, "P1 swap 8", "P1 done", "P1 draw 1", "reveal 11", "P2 done")
    state = play(game, state, "P1 play 20", "P1 place m4,n4")
    assert choices(game, state, "take") == {"8"}
    assert ending(game, state) is None


def test_nothing_is_left_of_an_end_when_the_next_turn_begins(game: Skylines) -> None:
    """Nor of its earlier steps in the later ones: what is the same on the table is the same in notation."""
    position = f"skylines {CITY} money=10 stack1=5,11 stack2=97 stack3= / cards=8,96 / cards=10"
    steps: list[tuple[tuple[str, ...], dict[str, str]]] = [
        (("P1 end",), {"reason": "policy", "due": "1"}),
        (("P1 draw 2", "reveal 97"), {}),
        (("P1 develop E", "P1 swap 97"), {"due": "1", "last": "97"}),
        (("P1 done", "P1 draw 1"), {"reason": "swap", "due": "1"}),
        (("reveal 5",), {"asked": "1"}),
        (("P2 done",), {}),
    ]
    state = game.parse_state(position)
    for actions, left in steps:
        state = play(game, state, *actions)
        assert _left(game, state) == left


def test_nothing_is_left_of_a_draw_when_the_next_turn_begins(game: Skylines) -> None:
    position = "skylines money=9 stack2=30,106 / cards=8,9 / cards=10"
    state = play(game, position, "P1 exchange 8")
    assert _left(game, state) == {"last": "8"}
    state = play(game, state, "P1 draw 2", "reveal 106")
    assert _left(game, state) == {"reason": "news"}
    assert _left(game, play(game, state, "P1 draw 2", "reveal 30")) == {}


def _left(game: Skylines, state: SkylinesState) -> dict[str, str]:
    """What the text says of the steps of a draw, and of a milestone's end."""
    steps = ("reason", "asked", "due", "last")
    return {key: value for key, value in words(game, state).items() if key in steps}
