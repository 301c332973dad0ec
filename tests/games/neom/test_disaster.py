"""Flood, Fire and Crime Spree: penalties, protection, insurance, sacrifice ("Resolving a Disaster")."""

from math import factorial

import pytest
from tests.games.neom.playing import (
    choices,
    city,
    events,
    goods,
    happened,
    legal,
    money,
    play,
    routes,
    why,
)

from gridtown.games.neom.game import Neom
from gridtown.games.neom.state import PHASES

pytestmark = pytest.mark.compiled

FLOOD, FIRE, CRIME = 24, 64, 104
GENERATION = {FLOOD: 1, FIRE: 2, CRIME: 3}


def struck(disaster: int, seat: str, others: str = "/ centre=ore") -> str:
    """P1's City struck by the disaster that P2 selected."""
    table = f"neom generation={GENERATION[disaster]} phase=disaster active=P1"
    return f"{table} / centre=stone {seat} / centre=oil selected={disaster} {others}"


def price(game: Neom, disaster: int, laid: str) -> int:
    state = play(game, struck(disaster, f"money=90 city={laid}"), "P1 pay")
    return 90 - money(state)


# What is to be paid


@pytest.mark.parametrize(
    ("laid", "pounds"),
    [
        ("a1:1", 1),
        ("a1:1,b1:6,c1:13,d1:17", 4),
        ("a1:1,b1:19,c1:32", 1),  # not Resource
        ("a1:1,c3:4", 2),
        ("a1:86", 1),  # a tile of two types once
        ("a1:1,b1:38,c1:17", 3),  # "There is no protection from Flood"
        ("a1:1,b1:139,c1:57", 3),
        ("a1:131,b1:137", 2),
    ],
)
def test_flood_1_for_each_tile_but_resource(game: Neom, laid: str, pounds: int) -> None:
    assert price(game, FLOOD, laid) == pounds


@pytest.mark.parametrize(
    ("laid", "pounds"),
    [
        ("a1:1,b1:6,c1:13,d1:15,e1:19", 4),
        ("b2:17", 0),  # protects itself
        ("b2:17,a1:1,b1:6,c1:13,a2:2,c2:4,a3:15,b3:7,c3:8", 0),  # the eight around it
        ("b2:17,d2:1,b4:2", 2),
        ("b2:38,a1:1,e5:2", 1),
        ("b2:56,a1:1,e5:2", 1),
        ("b2:70,a1:1,e5:2", 1),
        ("b2:139,a1:1,e5:2", 1),
        ("b2:57,a1:1,e5:2", 3),  # police does not help
        ("b2:17,d4:70,a1:1,e5:2,e1:4", 1),  # two departments
        ("e1:17,a2:1", 1),  # not over the border
        ("a1:86", 1),
    ],
)
def test_fire_1_for_each_unprotected_tile_but_resource(game: Neom, laid: str, pounds: int) -> None:
    assert price(game, FIRE, laid) == pounds


@pytest.mark.parametrize(
    ("laid", "pounds"),
    [
        ("a1:1,b1:6,c1:13", 6),
        ("a1:1,b1:15,c1:19,d1:31", 2),  # neither Public nor Resource
        ("b2:57,a1:1,c3:6,e5:13", 2),
        ("b2:71,a1:1,c3:6,e5:13", 2),
        ("b2:102,a1:1,c3:6,e5:13", 2),
        ("b2:119,a1:1,c3:6,e5:13", 2),
        ("b2:139,a1:1,c3:6,e5:13", 2),
        ("b2:17,a1:1,c3:6,e5:13", 6),  # a Fire Department does not help
        ("a1:86", 2),
        ("a1:86,b1:87", 4),
        ("b2:57,a1:1", 0),
    ],
)
def test_crime_spree_2_for_each_unprotected_home_shop_and_industrial(
    game: Neom, laid: str, pounds: int
) -> None:
    assert price(game, CRIME, laid) == pounds


@pytest.mark.parametrize(
    ("disaster", "laid", "pounds"),
    [
        (FLOOD, "e5:133", 0),
        (FLOOD, "e5:133,a1:1", 1),
        (FLOOD, "e5:133,a1:1,b1:2", 1),
        (FLOOD, "e5:133,a1:1,b1:2,c1:3", 2),
        (FIRE, "e5:133,a1:17,b1:2,c2:3,d1:4", 1),  # unprotected: office, c2, d1
        (CRIME, "e5:133,a1:1,b1:6,c1:13", 3),
        (CRIME, "e5:133,a1:1,b1:6,c1:13,b2:57", 0),
        (CRIME, "e5:133,a1:1,b1:6,c1:13,a3:102,d3:2,e1:4", 5),
    ],
)
def test_133_insurance_office_halves_rounded_down_after_protection(
    game: Neom, disaster: int, laid: str, pounds: int
) -> None:
    assert price(game, disaster, laid) == pounds


@pytest.mark.parametrize(
    ("disaster", "laid", "pounds"),
    [
        (FLOOD, "a1:1,b1:6", 2),
        (FIRE, "a1:1,b1:6", 2),
        (CRIME, "a1:1,b1:6", 4),
        (FLOOD, "e5:133,a1:1,b1:2,c1:3", 2),
    ],
)
def test_only_the_whole_penalty_can_be_paid(game: Neom, disaster: int, laid: str, pounds: int) -> None:
    enough = choices(game, struck(disaster, f"money={pounds} city={laid}"))
    assert "pay" in enough
    short = struck(disaster, f"money={pounds - 1} owed=9 city={laid}")
    assert "pay" not in choices(game, short)
    rule = why(game, short, "P1 pay")
    assert rule is not None
    assert (rule.id, rule.args) == ("cant-pay", {"amount": pounds, "money": pounds - 1})


# Sacrifice


def test_flood_takes_one_tile_of_choice_but_no_resource(game: Neom) -> None:
    before = struck(FLOOD, "money=9 city=a1:1,b1:6,c1:13,d1:17,e1:19,c3:18")
    assert choices(game, before) == ["pay", "sacrifice a1", "sacrifice b1", "sacrifice c1", "sacrifice d1"]
    state = play(game, before, "P1 sacrifice c1")
    assert city(state) == {"a1": 1, "b1": 6, "d1": 17, "e1": 19, "c3": 18}
    assert money(state) == 9
    assert happened(events(game, before, "P1 sacrifice c1"), "sacrificed") == [
        {"player": 0, "tile": 13, "space": "c1"}
    ]


def sacrifices(game: Neom, before: str) -> set[frozenset[str]]:
    """All sets of spaces that can be sacrificed, each of which can be chosen in every order."""
    found: list[frozenset[str]] = []
    open_paths: list[list[str]] = [[]]
    while open_paths:
        path = open_paths.pop()
        state = play(game, before, *(f"P1 sacrifice {space}" for space in path))
        if PHASES[int(state.phase)] != "disaster":
            found.append(frozenset(path))
            continue
        offered = [choice for choice in choices(game, state) if choice.startswith("sacrifice")]
        open_paths += [[*path, choice.split()[1]] for choice in offered]
    assert len(found) == sum(factorial(len(spaces)) for spaces in set(found))
    return set(found)


def test_fire_takes_two_tiles_of_any_type(game: Neom) -> None:
    before = struck(FIRE, "money=9 city=a1:1,b1:19,c1:17,c3:18")
    spaces = ("a1", "b1", "c1", "c3")
    assert sacrifices(game, before) == {
        frozenset([one, other]) for one in spaces for other in spaces if one != other
    }
    state = play(game, before, "P1 sacrifice a1", "P1 sacrifice c1")
    assert city(state) == {"b1": 19, "c3": 18}


def test_fire_takes_the_one_tile_there_is(game: Neom) -> None:
    before = struck(FIRE, "money=0 city=a1:1")
    assert choices(game, before) == ["sacrifice a1"]
    assert city(play(game, before, "P1 sacrifice a1")) == {}


@pytest.mark.parametrize("disaster", [FLOOD, FIRE, CRIME])
def test_the_city_center_is_never_sacrificed(game: Neom, disaster: int) -> None:
    before = struck(disaster, "money=0 city=a1:1,b1:6,c1:13")
    assert "P1 sacrifice c3" not in legal(game, before)
    rule = why(game, before, "P1 sacrifice c3")
    assert rule is not None
    assert rule.id == "city-center-stays"


def test_crime_spree_takes_one_of_each(game: Neom) -> None:
    before = struck(CRIME, "money=0 city=a1:1,a2:2,b1:6,b2:7,c1:13,c2:14,d1:17,e1:19")
    expected = {
        frozenset([home, shop, works])
        for home in ("a1", "a2")
        for shop in ("b1", "b2")
        for works in ("c1", "c2")
    }
    assert sacrifices(game, before) == expected


@pytest.mark.parametrize(
    ("laid", "sets"),
    [
        ("a1:1,c1:13", {"a1 c1"}),  # the rulebook's example: no Commercial tile
        ("a1:1,d1:17", {"a1"}),
        ("b1:6,b2:7,d1:17", {"b1", "b2"}),
        ("c1:13", {"c1"}),
        ("a1:86", {"a1"}),  # one removed tile answers one demand
        ("a1:86,c1:13", {"a1 c1"}),
        ("a1:86,b1:6", {"a1 b1"}),
        ("a1:86,b1:6,b2:7", {"a1 b1", "a1 b2"}),
        ("a1:86,a2:1", {"a1 a2"}),
        ("a1:86,a2:87", {"a1 a2"}),
        ("a1:86,a2:87,a3:1", {"a1 a2", "a1 a3", "a2 a3"}),
        ("a1:86,a2:87,b1:6", {"a1 a2", "a1 b1", "a2 b1"}),
        ("a1:86,a2:1,b1:6", {"a1 a2", "a1 b1", "a2 b1"}),
        ("a1:86,a2:87,a3:1,b1:6", {"a1 a2", "a1 a3", "a2 a3", "a1 b1", "a2 b1", "a3 b1"}),
        ("b2:86,a1:87,c1:13,e5:4", {"b2 a1 c1", "b2 e5 c1", "a1 e5 c1"}),
    ],
)
def test_crime_spree_meets_as_many_demands_as_possible(game: Neom, laid: str, sets: set[str]) -> None:
    before = struck(CRIME, f"money=0 city={laid}")
    assert sacrifices(game, before) == {frozenset(words.split()) for words in sets}


def test_sacrifice_is_allowed_with_money_enough_and_of_protected_tiles(game: Neom) -> None:
    before = struck(FIRE, "money=50 city=b2:17,a1:1")
    assert choices(game, before) == ["pay", "sacrifice a1", "sacrifice b2"]
    assert city(play(game, before, "P1 sacrifice b2", "P1 sacrifice a1")) == {}


def test_insurance_does_not_lessen_a_sacrifice(game: Neom) -> None:
    state = play(game, struck(FIRE, "money=0 city=e5:133,a1:1,b1:2"), "P1 sacrifice a1", "P1 sacrifice b1")
    assert city(state) == {"e5": 133}


def test_a_penalty_of_0_still_asks(game: Neom) -> None:
    acting = "neom generation=3 turn=2 / centre=stone money=0 city=b2:57,a1:13 selected=99"
    sold = play(game, f"{acting} / centre=oil selected=104 / centre=ore", "P1 sell")
    assert choices(game, sold) == ["pay", "sacrifice a1"]
    before = struck(CRIME, "money=0 city=b2:57,a1:13")
    assert choices(game, before) == ["pay", "sacrifice a1"]
    state = play(game, before, "P1 pay")
    assert (money(state), city(state)) == (0, {"a1": 13, "b2": 57})
    assert city(play(game, before, "P1 sacrifice a1")) == {"b2": 57}


@pytest.mark.parametrize(
    ("disaster", "laid"),
    [(FLOOD, ""), (FLOOD, "a1:19,b1:32"), (FIRE, ""), (CRIME, ""), (CRIME, "a1:17,b1:19,c3:124")],
)
def test_a_city_with_nothing_to_lose_is_not_asked(game: Neom, disaster: int, laid: str) -> None:
    generation = GENERATION[disaster]
    mine = f"centre=stone money=3 city={laid} selected={disaster - 5}"
    before = f"neom generation={generation} turn=2 / {mine} / centre=oil selected={disaster} / centre=ore"
    state = play(game, before, "P1 sell")
    assert (int(state.turn), money(state)) == (3, 8)


# Consequences of removal


def test_a_sacrificed_tile_takes_its_goods_along(game: Neom) -> None:
    state = play(game, struck(FLOOD, "money=0 city=a1:13,b1:29,c1:14"), "P1 sacrifice c1")
    assert goods(state) == {"stone", "gold"}
    state = play(game, struck(FLOOD, "money=0 city=a1:13,b1:29,c1:14"), "P1 sacrifice a1")
    assert goods(state) == {"stone", "gold", "diamonds"}


def test_a_sacrificed_modular_factory_takes_its_good_along(game: Neom) -> None:
    state = play(game, struck(FLOOD, "money=0 city=a1:137 made=steel"), "P1 sacrifice a1")
    assert goods(state) == {"stone"}


def test_a_tile_sacrificed_on_the_center_uncovers_the_city_center(game: Neom) -> None:
    state = play(game, struck(FLOOD, "money=0 city=c3:1"), "P1 sacrifice c3")
    assert (city(state), goods(state)) == ({}, {"stone"})
    turn = "neom turn=2 / centre=stone money=6 selected=3 / centre=oil / centre=ore"
    assert choices(game, play(game, turn, "P1 place 3")) == ["at c2", "at b3", "at c3", "at d3", "at c4"]


def test_sacrifice_may_cut_off_other_tiles(game: Neom) -> None:
    state = play(game, struck(FLOOD, "money=0 city=b3:1,a3:2"), "P1 sacrifice b3")
    assert city(state) == {"a3": 2}
    assert routes(state) == "west"


def test_a_sacrificed_cornerstone_makes_room_for_another(game: Neom) -> None:
    state = play(game, struck(FLOOD, "money=0 city=c4:124"), "P1 sacrifice c4")
    assert not state.players[0].city.cornerstones


# Who is struck, and when


def test_all_but_the_chooser_are_struck_at_the_end_of_the_turn(game: Neom) -> None:
    before = (
        "neom turn=3 phase=select active=P1,P2,P3 / centre=stone money=6 hand=1,3"
        " / centre=ore city=c4:2 hand=24,4"
        " / centre=coal city=c4:6 hand=7,8"
    )
    state = play(game, before, "P1 select 1", "P2 select 24", "P3 select 7")
    assert game.players_to_act(state) == [0, 2]
    state = play(game, state, "P1 place 1", "P1 at c4", "P3 sell")
    assert game.players_to_act(state) == [0, 2]
    assert PHASES[int(state.phase)] == "disaster"
    state = play(game, state, "P1 pay", "P3 sacrifice c4")
    assert [money(state, player) for player in range(3)] == [6 - 1 - 1, 6, 6 + 5]
    assert [city(state, player) for player in range(3)] == [{"c4": 1}, {"c4": 2}, {}]


def test_answers_are_secret_and_simultaneous(game: Neom) -> None:
    before = (
        "neom phase=disaster active=P1,P3 / centre=stone money=6 city=c4:1,c2:2 / centre=oil selected=24"
        " / centre=ore money=6 city=c4:6"
    )
    paid, given = play(game, before, "P1 pay"), play(game, before, "P1 sacrifice c2")
    for viewer in (1, 2, None):
        assert game.view(paid, viewer).known == game.view(given, viewer).known
    assert city(given) == {"c4": 1, "c2": 2}
    assert play(game, paid, "P3 pay") == play(game, before, "P3 pay", "P1 pay")


def test_money_from_selling_in_the_same_turn_may_pay(game: Neom) -> None:
    before = "neom turn=2 / centre=stone money=0 city=c4:1 selected=3 / centre=oil selected=24 / centre=ore"
    state = play(game, before, "P1 sell")
    assert "pay" in choices(game, state)


def test_a_disaster_nobody_selects_does_not_happen(game: Neom) -> None:
    before = (
        "neom turn=7 phase=select active=P1,P2,P3"
        " / centre=stone city=c4:1 hand=24,1 / centre=oil hand=2,3 / centre=ore hand=4,6"
    )
    state = play(game, before, "P1 select 1", "P2 select 2", "P3 select 4", "P1 sell", "P2 sell", "P3 sell")
    assert int(state.generation) == 2
    assert city(state) == {"c4": 1}


def test_the_disaster_of_the_seventh_turn_comes_before_the_income(game: Neom) -> None:
    before = "neom turn=7 / centre=stone money=0 city=c4:8 selected=19 / centre=oil selected=24 / centre=ore"
    state = play(game, before, "P1 sell")
    assert choices(game, state) == ["pay", "sacrifice c4"]
    assert money(play(game, state, "P1 pay")) == 5 - 1 + 3
    assert money(play(game, state, "P1 sacrifice c4")) == 5


def test_penalties_are_told(game: Neom) -> None:
    heard = events(game, struck(FLOOD, "money=9 city=a1:1,b1:2"), "P1 pay")
    assert happened(heard, "paid-penalty") == [{"player": 0, "amount": 2}]
