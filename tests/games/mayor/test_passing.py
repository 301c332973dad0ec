"""Passing ("Pass"): 2 gold instead of a purchase or a placement."""

import pytest
from tests.games.mayor.playing import (
    TYPES,
    after,
    banker,
    city,
    faces,
    happened,
    ids,
    legal,
    market,
    offers,
    phase,
    pieces,
    tiles,
    to_act,
    told,
)

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("line", TYPES)
@pytest.mark.parametrize(
    ("start", "end"), [("0", "2"), ("26", "28"), ("34a", "36a"), ("34b", "36b"), ("42", "44"), ("47", "49")]
)
def test_whoever_passes_earns_2_gold(start: str, end: str, line: str) -> None:
    position = f"mayor / banker={start} marker={line} / / /"
    state = after(position, "P1 pass")
    if start == "0":
        assert offers(state, "banker") == ["2a", "2b"]
    else:
        assert pieces(state)[0] == f"0 {end}"
        assert (phase(state), to_act(state)) == ("move", [1])
    assert happened(told(position, "P1 pass"), "passed") == [{"player": 0, "amount": 2}]


@pytest.mark.parametrize(
    ("start", "ends"),
    [("0", ["2a", "2b"]), ("4a", ["6a", "6b"]), ("8c", ["10b", "10c"]), ("32", ["34a", "34b"])],
)
def test_at_a_corner_the_way_is_chosen(start: str, ends: list[str]) -> None:
    state = after(f"mayor / banker={start} marker=bank / / /", "P1 pass")
    assert offers(state, "banker") == ends
    for end in ends:
        then = after(state, f"P1 banker {end}")
        assert (banker(then), phase(then), to_act(then)) == (end, "move", [1])


@pytest.mark.parametrize(
    ("others", "end"),
    [("/ citizen=28 /", "29"), ("/ citizen=28 banker=29 /", "30"), ("/ citizen=27 /", "28")],
)
def test_it_may_bring_more_where_somebody_stands(others: str, end: str) -> None:
    assert banker(after(f"mayor / banker=26 marker=bank {others}", "P1 pass")) == end


@pytest.mark.parametrize("held", ["", "3", "3,11,33"])
@pytest.mark.parametrize("line", TYPES)
def test_one_may_always_pass_even_if_one_could_do_something(line: str, held: str) -> None:
    assert legal(f"mayor / banker=49 marker={line} tiles={held} / / /")[-1] == "P1 pass"


def test_it_is_all_that_is_left_without_gold_and_tiles() -> None:
    assert legal("mayor / banker=0 marker=shop / / /") == ["P1 pass"]
    position = f"mayor {market(shop=8)} / banker=49 marker=shop / / /"
    assert legal(position) == ["P1 pass"]


def test_nothing_else_happens() -> None:
    position = "mayor neutral= city=b3:1 / banker=26 marker=bank tiles=3 / / "
    state = after(position, "P1 pass")
    assert (tiles(state), city(state), faces(state)) == ([3], {"b3": 1}, faces(position))
    assert ids(told(position, "P1 pass")) == ["passed", "walked", "turn"]
    assert pieces(state) == ["0 28", "0 25", "0 25"]


def test_a_pass_pays_nobody_else() -> None:
    assert pieces(after("mayor / banker=26 marker=bank / citizen=27 banker=28 /", "P1 pass")) == [
        "0 29", "27 28", "0 25",
    ]  # fmt: skip


@pytest.mark.parametrize("mover", [1, 2, 3])
def test_then_it_is_the_next_player_s_turn(mover: int) -> None:
    seats = " ".join(["/ banker=42", "/ banker=34a", "/ banker=30"])
    state = after(f"mayor turn=7 mover=P{mover} neutral= {seats}", f"P{mover} pass")
    assert to_act(state) == [mover % 3]
    assert int(state.turn) == 8
