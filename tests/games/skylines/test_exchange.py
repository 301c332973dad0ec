"""Exchanging a construction card: 2 money, one card to the exchange pile, one drawn."""

import pytest
from tests.games.skylines.playing import cards, choices, legal, numbers, play, refused, tracks, words

from gridtown.games.skylines.game import Skylines

pytestmark = pytest.mark.compiled


def test_it_costs_two(game: Skylines) -> None:
    position = "skylines money=2 / cards=1,63 / cards=3"
    assert choices(game, position, "exchange") == {"1", "63"}
    state = play(game, position, "P1 exchange 63")
    assert tracks(state) == {}
    assert cards(game, state) == {1}
    assert words(game, state)["pile"] == "63"
    assert legal(game, state) == ["P1 draw 1", "P1 draw 2", "P1 draw 3"]


def test_without_the_money(game: Skylines) -> None:
    position = "skylines money=1 / cards=1,63"
    assert choices(game, position, "exchange") == set()
    assert refused(game, position, "P1 exchange 1") == "exchange-too-dear"


def test_the_card_just_laid_down_is_not_taken_back(game: Skylines) -> None:
    position = "skylines money=5 pile=4,50 / cards=1,63 / cards=3"
    state = play(game, position, "P1 exchange 1")
    assert choices(game, state, "take") == {"4", "50"}
    assert refused(game, state, "P1 take 1") == "just-laid-down"
    assert refused(game, state, "P1 take 5") == "not-on-pile"
    after = play(game, state, "P1 take 50")
    assert cards(game, after) == {50, 63}
    assert numbers(words(game, after)["pile"]) == {1, 4}
    assert legal(game, after, 1) != []  # the next player's turn
    later = play(game, after, "P2 exchange 3")
    assert choices(game, later, "take") == {"1", "4"}  # others may take it


def test_a_drawn_card_and_the_next_player(game: Skylines) -> None:
    position = "skylines money=5 / cards=1,63 / cards=3"
    state = play(game, position, "P1 exchange 1", "P1 draw 2", "reveal 30")
    assert cards(game, state) == {30, 63}
    assert game.players_to_act(state) == [1]
    assert "30" not in words(game, state)["stack2"].split(",")


def test_policies_are_not_exchanged(game: Skylines) -> None:
    position = "skylines money=9 / cards=1,97"
    assert choices(game, position, "exchange") == {"1"}
    assert refused(game, position, "P1 exchange 97") == "exchange-policy"


def test_unique_buildings_are(game: Skylines) -> None:
    position = "skylines scenario=1 money=9 / cards=1,76 / cards=2"
    state = play(game, position, "P1 exchange 76", "P1 draw 1", "reveal 3", "P2 exchange 2")
    assert choices(game, state, "take") == {"76"}


# role of P1, unique buildings, news, price
PRICES = [
    ("", "", "", 2), ("role=88", "", "", 1), ("role=86", "", "", 2), ("", "uniques=78", "", 1),
    ("", "", "news=110", 4), ("role=88", "", "news=110", 3), ("role=88", "uniques=78", "", 1),
    ("role=88", "uniques=78", "news=110", 3), ("", "uniques=78", "news=110", 3),
]  # fmt: skip


@pytest.mark.parametrize(("role", "uniques", "news", "price"), PRICES)
def test_prices(game: Skylines, role: str, uniques: str, news: str, price: int) -> None:
    """What lasts adds up, never below 1, and the news come on top; a role is its player's own."""
    position = f"skylines scenario=4 {uniques} {news} money={{}} / cards=1,2 {role} / cards=3"
    assert tracks(play(game, position.format(price), "P1 exchange 1")) == {}
    assert choices(game, position.format(price - 1), "exchange") == set()
    other = position.format(1).replace("skylines ", "skylines mover=P2 ")
    assert (choices(game, other, "exchange") == set()) == (("78" not in uniques) or bool(news))
