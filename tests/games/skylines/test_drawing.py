"""Drawing a card after a play or an exchange, and what news do then."""

import pytest
from tests.games.skylines.playing import build, cards, choices, events, legal, play, refused, words

from gridtown.core.action import CHANCE
from gridtown.games.skylines.game import Skylines

pytestmark = pytest.mark.compiled

ONE = "skylines scenario=4 money=9 {} / cards=20,1 / cards=3"
"""A position in which the first player builds a clinic and draws."""


def drawn(game: Skylines, rest: str = "") -> str:
    return game.write_state(build(game, ONE.format(rest), 20, "a4,b4"))


def test_any_stack(game: Skylines) -> None:
    assert legal(game, drawn(game)) == ["P1 draw 1", "P1 draw 2", "P1 draw 3"]


def test_any_card_of_the_exchange_pile(game: Skylines) -> None:
    state = drawn(game, "pile=4,60,97")
    assert choices(game, state, "take") == {"4", "60", "97"}
    after = play(game, state, "P1 take 60")
    assert cards(game, after) == {1, 60}
    assert words(game, after)["pile"] == "4,97"
    assert game.players_to_act(after) == [1]
    assert words(game, after)["phase"] == "act"


def test_empty_stacks(game: Skylines) -> None:
    state = drawn(game, "stack1= stack3=")
    assert legal(game, state) == ["P1 draw 2"]
    assert refused(game, state, "P1 draw 1") == "stack-empty"


def test_chance_reveals_any_card_of_the_stack(game: Skylines) -> None:
    state = play(game, drawn(game, "stack2=30,31,76,97,106"), "P1 draw 2")
    assert game.players_to_act(state) == [CHANCE]
    assert legal(game, state) == [f"reveal {card}" for card in (30, 31, 76, 97, 106)]
    after = play(game, state, "reveal 76")
    assert cards(game, after) == {1, 76}
    assert words(game, after)["stack2"] == "30,31,97,106"
    assert "news" not in words(game, after)


def test_after_a_policy_too(game: Skylines) -> None:
    state = play(game, "skylines scenario=3 money=9 / cards=97,1 / cards=3", "P1 play 97")
    assert legal(game, state) == ["P1 draw 1", "P1 draw 2", "P1 draw 3"]


# News


def test_news_lies_at_once_and_a_card_comes_in_its_place(game: Skylines) -> None:
    state = play(game, drawn(game, "stack2=30,106,108 pile=5"), "P1 draw 2", "reveal 106")
    assert words(game, state)["news"] == "106"
    assert cards(game, state) == {1}
    assert legal(game, state) == ["P1 draw 1", "P1 draw 2", "P1 draw 3"]  # not from the pile
    assert refused(game, state, "P1 take 5") == "stacks-only"
    after = play(game, state, "P1 draw 1", "reveal 8")
    assert cards(game, after) == {1, 8}
    assert game.players_to_act(after) == [1]


def test_news_replace_news(game: Skylines) -> None:
    state = drawn(game, "stack2=106,108,30")
    state_after = play(game, state, "P1 draw 2", "reveal 106", "P1 draw 2", "reveal 108", "P1 draw 2")
    assert words(game, state_after)["news"] == "108"
    assert legal(game, state_after) == ["reveal 30"]
    heard = [event.id for event in events(game, state, "P1 draw 2", "reveal 106", "P1 draw 2", "reveal 108")]
    assert heard.count("news") == 2
    assert heard.count("news-gone") == 1


def test_news_as_the_last_card_of_all(game: Skylines) -> None:
    """There is no replacement, and what is left for the next player is to end the Milestone."""
    state = drawn(game, "stack1= stack2=106 stack3= pile=5")
    after = play(game, state, "P1 draw 2", "reveal 106")
    assert cards(game, after) == {1}
    assert words(game, after)["news"] == "106"
    assert legal(game, after) == ["P2 end"]


def test_the_last_card(game: Skylines) -> None:
    after = play(game, drawn(game, "stack1= stack2=30 stack3= pile=5"), "P1 draw 2", "reveal 30")
    assert cards(game, after) == {1, 30}
    assert legal(game, after) == ["P2 end"]
    assert refused(game, after, "P2 play 3") == "only-end"
    left = play(game, drawn(game, "stack1= stack2=30 stack3= pile=5"), "P1 take 5")
    assert "P2 play 3" in legal(game, left)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_turns_go_round(game: Skylines, players: int) -> None:
    seats = [f"cards={card}" for card in (20, 22, 24, 25)[:players]]
    state = game.parse_state(" / ".join(["skylines money=9", *seats]))
    for player, (card, squares) in enumerate([(20, "a4,b4"), (22, "a5"), (24, "b5"), (25, "c5")][:players]):
        assert game.players_to_act(state) == [player]
        who = f"P{player + 1}"
        state = play(game, state, f"{who} play {card}", f"{who} place {squares}", f"{who} draw 1")
        state = play(game, state, f"reveal {player + 1}")
    assert game.players_to_act(state) == [0]
