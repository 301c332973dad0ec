"""Moving the Action marker ("Move"): it must go, the first space is free, further ones cost gold."""

import pytest
from tests.games.mayor.playing import (
    TYPES,
    after,
    banker,
    gold,
    happened,
    legal,
    marker,
    neutral,
    offers,
    phase,
    points,
    refused,
    settled,
    to_act,
    told,
    why,
)

pytestmark = pytest.mark.compiled

STEPS = [1, 2, 3, 4, 5]
COSTS = {1: 0, 2: 1, 3: 3, 4: 6, 5: 10}


def start(marker: str = "statue", banker: str = "34a", rest: str = "/ / /") -> str:
    """Four players, the first of whom is to move; the Banker stands where backwards there is one way."""
    return f"mayor phase=move turn=9 / banker={banker} marker={marker} {rest}"


@pytest.mark.parametrize("steps", STEPS)
@pytest.mark.parametrize("line", range(5))
def test_clockwise_bank_shop_church_park_statue(line: int, steps: int) -> None:
    state = settled(start(TYPES[line]), f"P1 move {steps}")
    assert marker(state) == TYPES[(line + steps) % 5]


@pytest.mark.parametrize("steps", STEPS)
def test_the_first_space_is_free_and_the_others_cost_1_3_6_10(steps: int) -> None:
    state = settled(start(banker="48"), f"P1 move {steps}")
    assert gold(state) == 48 - COSTS[steps]


def test_moving_one_space_moves_no_piece() -> None:
    heard = told(start(), "P1 move 1")
    assert [event.id for event in heard] == ["moved"]
    assert happened(heard, "moved") == [{"player": 0, "type": "bank", "amount": 1, "cost": 0}]


def test_with_10_gold_back_to_the_space_it_came_from() -> None:
    state = settled(start("church", banker="43"), "P1 move 5")
    assert (marker(state), gold(state)) == ("church", 33)


def test_the_printed_example_from_bank_to_park_for_3_gold() -> None:
    """The purple marker goes on to the Shop for nothing, and two more spaces to the Park for 3."""
    heard = told(start("bank"), "P1 move 3")
    assert happened(heard, "moved") == [{"player": 0, "type": "park", "amount": 3, "cost": 3}]
    way = {"piece": "banker", "from": 34, "to": 31, "path": ["33", "32", "31"]}
    paid = {"vp": 0, "gp": -3, "pushed": 0, "lost": 0, "for": "fee"}
    assert happened(heard, "walked") == [{"player": 0, **way, **paid}]
    assert banker(settled(start("bank"), "P1 move 3")) == "31"


@pytest.mark.parametrize("text", ["P1 pass", "P1 buy statue", "P1 place 12 d2", "P1 use 43", "P1 waive"])
def test_the_marker_must_move_before_anything_else(text: str) -> None:
    position = "mayor phase=move / marker=statue tiles=12,43 / / /"
    assert refused(position, text) == "wrong-step"
    assert legal(position) == [f"P1 move {steps}" for steps in STEPS]


@pytest.mark.parametrize("line", TYPES)
def test_no_marker_moves_twice(line: str) -> None:
    state = after(start(line), "P1 move 1")
    assert phase(state) == "act"
    assert refused(state, "P1 move 1") == "wrong-step"


@pytest.mark.parametrize(
    ("number", "most"),
    [(0, 1), (1, 2), (2, 2), (3, 3), (4, 3), (5, 3), (6, 4), (7, 4), (8, 4), (9, 4), (10, 5), (11, 5)],
)
def test_a_move_is_payable_with_exactly_the_gold(number: int, most: int) -> None:
    name = {2: "2a", 3: "3a", 4: "4a", 5: "5a", 6: "6a", 7: "7a", 8: "8a", 9: "9a", 10: "10a", 11: "11a"}
    position = start(banker=name.get(number, str(number)))
    assert legal(position) == [f"P1 move {steps}" for steps in range(1, most + 1)]
    if most < 5:
        rule = why(position, f"P1 move {most + 1}")
        assert rule is not None
        assert (rule.id, rule.args) == ("move-too-dear", {"cost": COSTS[most + 1], "gold": number})


@pytest.mark.parametrize(("number", "steps"), [("1", 2), ("3a", 3), ("3b", 3), ("6c", 4), ("10d", 5)])
def test_the_last_gold_may_go_on_the_way(number: str, steps: int) -> None:
    state = settled(start(banker=number), f"P1 move {steps}")
    assert gold(state) == 0
    assert phase(state) == "act"
    assert legal(state)[-1] == "P1 pass"


@pytest.mark.parametrize(
    ("stands", "steps", "ends"),
    [
        ("25", 4, ["19a", "19b"]),
        ("25", 5, ["15a", "15b", "15c", "15d"]),
        ("22", 3, ["19a", "19b"]),
        ("41", 2, ["40a", "40b"]),
        ("10b", 3, ["7b", "7c"]),
    ],
)
def test_the_banker_walks_back_for_it_and_chooses_at_corners(
    stands: str, steps: int, ends: list[str]
) -> None:
    state = after(start(banker=stands), f"P1 move {steps}")
    assert phase(state) == "walk"
    assert offers(state, "banker") == ends
    assert [banker(after(state, f"P1 banker {end}")) for end in ends] == ends


@pytest.mark.parametrize(
    ("mine", "others", "left"),
    [("8a", "7a", 6), ("8a", "6a", 7), ("2a", "1", 0), ("1", "0", 0)],
    ids=["taken", "passed", "pushed to 0", "0 holds any number"],
)
def test_a_payment_costs_more_where_it_ends_on_a_taken_space_but_never_leads_below_0(
    mine: str, others: str, left: int
) -> None:
    position = start(banker=mine, rest=f"/ citizen={others} / /")
    assert gold(settled(position, "P1 move 2")) == left


def test_where_there_is_one_way_nobody_is_asked() -> None:
    state = after(start(banker="10a"), "P1 move 3")
    assert (phase(state), banker(state)) == ("act", "7a")


@pytest.mark.parametrize("text", ["P1 pass", "P1 buy statue", "P1 move 1"])
def test_nothing_else_comes_before_the_walk(text: str) -> None:
    state = after(start(banker="25"), "P1 move 4")
    assert refused(state, text) == "wrong-step"


def test_the_walk_comes_before_the_purchase() -> None:
    """What is left then decides what can be bought."""
    state = after(start("statue", banker="10a"), "P1 move 3")  # to the Church for 3, which costs 8
    assert gold(state) == 7
    assert refused(state, "P1 buy church") == "buy-too-dear"
    state = after(start("statue", banker="11a"), "P1 move 3")
    assert refused(state, "P1 buy church") == ""


def test_any_number_of_markers_share_a_space() -> None:
    state = after("mayor phase=move / / marker=bank / marker=bank / marker=bank", "P1 move 1")
    assert [marker(state, player) for player in range(4)] == ["bank"] * 4


def test_markers_share_with_neutral_ones_and_pass_them() -> None:
    state = after("mayor phase=move neutral=bank,shop / / ", "P1 move 1")
    assert (marker(state), neutral(state)) == ("bank", ["bank", "shop"])


def test_an_empty_line_does_not_keep_a_marker_away() -> None:
    position = "mayor phase=move faces=9,17,25,33 hidden=10,18,26,34 / / /"
    state = after(position, "P1 move 1")
    assert (marker(state), legal(state)) == ("bank", ["P1 pass"])


def test_passing_after_a_paid_move() -> None:
    state = settled(start(banker="43"), "P1 move 3", "P1 pass")
    assert (gold(state), to_act(state)) == (43 - 3 + 2, [1])


def test_the_citizen_stays_where_it_is() -> None:
    position = "mayor phase=move / citizen=20a banker=43 / /"
    assert points(settled(position, "P1 move 5")) == 20
