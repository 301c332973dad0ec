"""Playing a card: the ten that are printed, what they cost, ask and bring."""

from typing import Any

import pytest
from tests.games.skylines.playing import build, cards, choices, legal, tracks, words

from gridtown.games.skylines.game import Skylines

pytestmark = pytest.mark.compiled

# number, type, stage or None where it is not printed, cost, condition, reward
PRINTED: list[tuple[int, str, int | None, dict[str, int], dict[str, Any], dict[str, int]]] = [
    (20, "healthcare", 1, {"money": -1}, {}, {"happiness": 1}),
    (17, "power", None, {"money": -3}, {}, {"power": 3}),
    (1, "residential", None, {"water": -1, "employment": 1}, {"services": ["healthcare"]}, {"money": 1}),
    (
        26, "residential", None, {"power": -1, "water": -1, "crime": 1},
        {"services": ["healthcare", "education"]}, {"happiness": 1, "employment": 2},
    ),
    (
        2, "residential", None, {"garbage": -1, "employment": 1}, {"track": "employment", "below": 0},
        {"money": 2},
    ),
    (27, "residential", None, {"power": -1, "garbage": -1}, {"residential": 2}, {"happiness": 2}),
    (
        28, "residential", None, {"water": -1, "garbage": -1}, {"track": "happiness", "above": 5},
        {"employment": 1, "happiness": 1, "money": 1},
    ),
    (
        51, "residential", None, {"water": -1, "garbage": -1, "employment": 1},
        {"track": "crime", "equals": 0}, {"happiness": 3},
    ),
    (
        34, "commercial", None, {"garbage": -1, "employment": -1, "traffic": 1},
        {"residential": 1, "commercial": 1, "industrial": 1}, {"money": 4},
    ),
    (
        63, "industrial", 3, {"employment": -3, "pollution": 1, "traffic": 1},
        {"services": ["fire"], "commercial": 3}, {"money": 8},
    ),
]  # fmt: skip


def test_the_printed_cards_are_as_printed(skylines: Skylines) -> None:
    box: Any = skylines.components()
    rows = {row["number"]: row for row in box["cards"]}
    for number, type, stage, cost, condition, reward in PRINTED:
        row = rows[number]
        assert (row["type"], row["cost"], row["reward"]) == (type, cost, reward)
        asked = row["condition"] or {}
        assert {key: value for key, value in asked.items() if value not in (None, [])} == condition
        assert stage in (None, row["stage"])


# The tracks before and after; in between, the printed card is built in a city.
# A clinic (20), a school (21), a fire station of Stage II (48); d6 and e6 lie in district A, the largest.
HOMES = "1:d6+e6,2:g6+h6"
CASES: list[tuple[int, str, str, str, dict[str, int]]] = [
    # number, squares, city, markers, markers afterwards
    (20, "a4,b4", "", "", {"money": 9, "happiness": 1}),
    (17, "a4,b4", "", "", {"money": 7, "power": 3}),
    (1, "c4,c5", "20:a4+b4", "", {"money": 11, "water": -1, "employment": 1}),
    (1, "a6,b6", "20:a4+b4", "", {"money": 10, "water": -1, "employment": 1}),
    (
        26, "c4,c5", "20:a4+b4,21:b5+b6", "",
        {"money": 10, "power": -1, "water": -1, "crime": 1, "happiness": 1, "employment": 2},
    ),
    (26, "a6,b6", "20:a4+b4,21:c5+c6", "", {"money": 10, "power": -1, "water": -1, "crime": 1}),
    (26, "a5,a6", "20:a4+b4,21:c5+c6", "", {"money": 10, "power": -1, "water": -1, "crime": 1}),
    (2, "a4,b4", "", "employment=-2", {"money": 12, "garbage": -1, "employment": -1}),
    (2, "a4,b4", "", "employment=-1", {"money": 10, "garbage": -1}),
    (27, "e4,f4", HOMES, "", {"money": 10, "power": -1, "garbage": -1, "happiness": 2}),
    (27, "e4,f4", "1:d6+e6", "", {"money": 10, "power": -1, "garbage": -1}),
    (27, "a4,b4", HOMES, "", {"money": 10, "power": -1, "garbage": -1}),
    (27, "e4,f4", "1:d6+e6,9:f6+g6+h6", "", {"money": 10, "power": -1, "garbage": -1}),
    (
        28, "a4,b4", "", "happiness=6",
        {"money": 11, "happiness": 7, "water": -1, "garbage": -1, "employment": 1},
    ),
    (28, "a4,b4", "", "happiness=5", {"money": 10, "happiness": 5, "water": -1, "garbage": -1}),
    (51, "a4,b4", "", "", {"money": 10, "happiness": 3, "water": -1, "garbage": -1, "employment": 1}),
    (51, "a4,b4", "", "crime=1", {"money": 10, "water": -1, "garbage": -1, "employment": 1, "crime": 1}),
    (
        34, "e4,e5,f5", "1:d6+e6,9:f6+g6+h6,13:a3+b3+c3", "",
        {"money": 14, "garbage": -1, "employment": -1, "traffic": 1},
    ),
    (
        34, "e4,e5,f5", "1:d6+e6,13:a3+b3+c3", "",
        {"money": 10, "garbage": -1, "employment": -1, "traffic": 1},
    ),
    (
        34, "e4,e5,f5", "9:f6+g6+h6,13:a3+b3+c3", "",
        {"money": 10, "garbage": -1, "employment": -1, "traffic": 1},
    ),
    (
        34, "e4,e5,f5", "1:d6+e6,9:f6+g6+h6", "",
        {"money": 10, "garbage": -1, "employment": -1, "traffic": 1},
    ),
    (
        63, "a3,b3,c3", "48:e4+f4,9:d6+e6+f6,10:g6+h6+i6,11:g4+g5+h5", "",
        {"money": 18, "employment": -3, "pollution": 1, "traffic": 1},
    ),
    (
        63, "a3,b3,c3", "48:e4+f4,9:d6+e6+f6,10:g6+h6+i6", "",
        {"money": 10, "employment": -3, "pollution": 1, "traffic": 1},
    ),
    (
        63, "a3,b3,c3", "48:a4+b4,9:d6+e6+f6,10:g6+h6+i6,11:g4+g5+h5", "",
        {"money": 10, "employment": -3, "pollution": 1, "traffic": 1},
    ),
    (
        63, "a3,b3,c3", "23:e4+f4,9:d6+e6+f6,10:g6+h6+i6,11:g4+g5+h5", "",
        {"money": 10, "employment": -3, "pollution": 1, "traffic": 1},
    ),
]  # fmt: skip


@pytest.mark.parametrize(("card", "squares", "city", "markers", "after"), CASES)
def test_printed_cards(
    game: Skylines, card: int, squares: str, city: str, markers: str, after: dict[str, int]
) -> None:
    """Each with its condition met, and just not met."""
    position = f"skylines money=10 {markers} city={city} / cards={card}"
    assert tracks(build(game, position, card, squares)) == after


def test_costs_come_before_the_condition_and_the_reward_after(game: Skylines) -> None:
    """Brickworks take one from Employment and ask for more than -1 then."""
    for before, money in ((0, 10), (1, 13)):
        position = f"skylines money=10 employment={before} / cards=14"
        assert tracks(build(game, position, 14, "a4,b4,c4"))["money"] == money


def test_what_effects_add_comes_without_the_reward_too(game: Skylines) -> None:
    """And after it, so it is not what a reward's condition looks at: 83 adds Happiness to homes."""
    plain = tracks(build(game, "skylines money=10 uniques=83 / cards=1", 1, "a4,b4"))
    assert (plain["money"], plain["happiness"]) == (10, 1)
    served = tracks(build(game, "skylines money=10 uniques=83 city=20:a6+b6 / cards=1", 1, "a4,a5"))
    assert (served["money"], served["happiness"]) == (11, 1)
    happy = tracks(build(game, "skylines happiness=5 money=10 uniques=83 / cards=28", 28, "a4,b4"))
    assert (happy["money"], happy["happiness"]) == (10, 6)


def test_the_tile_itself_is_no_other(game: Skylines) -> None:
    """Village Lane asks for another residential zone in its district."""
    for city, happiness in (("", 0), ("1:a4+b4", 1), ("1:d4+e4", 0), ("9:a4+b4+c4", 0)):
        position = f"skylines money=10 city={city} / cards=7"
        assert tracks(build(game, position, 7, "a6,b6")).get("happiness", 0) == happiness


def test_a_service_built_later_brings_nothing(game: Skylines) -> None:
    after = tracks(build(game, "skylines money=10 city=1:c4+c5 / cards=20", 20, "a4,b4"))
    assert after == {"money": 9, "happiness": 1}


def test_a_card_is_played_from_the_own_display(game: Skylines) -> None:
    position = "skylines money=10 / cards=20,1 / cards=17,2"
    assert choices(game, position, "play") == {"20", "1"}
    assert legal(game, position, 1) == []


def test_a_zone_card_is_played_with_any_tile_of_its_type(game: Skylines) -> None:
    """Those of the edition, as long as there are some left; other cards show their tile."""
    box: Any = game.components()
    for card, type in ((1, "residential"), (9, "commercial"), (13, "industrial")):
        shapes = {row["shape"] for row in box["tiles"] if row["type"] == type}
        assert choices(game, _chosen(game, card), "tile") == shapes
    assert words(game, game.parse_state(_chosen(game, 20)))["phase"] == "place"


def _chosen(game: Skylines, card: int) -> str:
    state = game.parse_state(f"skylines money=10 / cards={card}")
    return game.write_state(game.apply(state, game.parse_action(f"P1 play {card}")))


def test_a_shape_of_which_none_is_left(game: Skylines) -> None:
    """There are five residential zones of two squares; a commercial zone is not one of them."""
    city = "1:a4+b4,2:a6+b6,3:d6+e6,4:d1+e1,5:p1+q1"
    position = f"skylines money=10 city={city} / cards=7"
    assert "I2" not in choices(game, build(game, position, 7), "tile")
    fewer = f"skylines money=10 city={city.rpartition(',')[0]} / cards=7"
    assert "I2" in choices(game, build(game, fewer, 7), "tile")


def test_the_card_goes_back_into_the_box(game: Skylines) -> None:
    state = build(game, "skylines money=10 / cards=20,1 / cards=2", 20, "a4,b4")
    assert cards(game, state) == {1}
    text = words(game, state)
    assert text["pile"] == ""
    assert "20" not in text["stack1"].split(",")
    assert text["city"] == "20:a4+b4"
