"""Buying a tile ("Buy a tile"): prices, surcharges, the limit, and the next tile of the line."""

import pytest
from tests.games.mayor.playing import (
    LADDERS,
    TYPES,
    acting,
    after,
    faces,
    gold,
    happened,
    legal,
    marker,
    market,
    mayor,
    phase,
    points,
    refused,
    settled,
    tiles,
    to_act,
    told,
    why,
)

from gridtown.core.bits import members

pytestmark = pytest.mark.compiled

STEPS = [(line, sold) for line in TYPES for sold in range(8)]


def first(line: str, sold: int) -> int:
    """The tile that lies face up once so many of the line are gone, the lowest numbers first."""
    return 8 * TYPES.index(line) + 1 + sold


def aside(line: str) -> str:
    """A marker on the space behind a line's, out of its way."""
    return f"marker={TYPES[(TYPES.index(line) + 1) % 5]}"


def alone(line: str, sold: int = 0, seat: str = "banker=48") -> str:
    """Four players, no neutral markers; the buyer is the only one on the line's space."""
    others = f"/ {aside(line)} " * 3
    return f"mayor {market(**{line: sold})} / {seat} marker={line} {others}"


# Prices


@pytest.mark.parametrize(("line", "sold"), STEPS)
def test_the_price_is_that_of_the_next_visible_space(line: str, sold: int) -> None:
    price = LADDERS[line][sold]
    heard = told(alone(line, sold), f"P1 buy {line}")
    assert happened(heard, "bought") == [{"player": 0, "tile": first(line, sold), "cost": price}]


@pytest.mark.parametrize(("line", "sold"), STEPS)
def test_the_banker_walks_back_by_the_price(line: str, sold: int) -> None:
    state = settled(alone(line, sold), f"P1 buy {line}")
    assert gold(state) == 48 - LADDERS[line][sold]
    assert tiles(state) == [first(line, sold)]
    assert points(state) == 0


@pytest.mark.parametrize("line", TYPES)
def test_a_line_from_the_first_tile_to_the_last(line: str) -> None:
    """Eight purchases in a row, the price going down with Banks, Shops and Churches, up with the others."""
    found = []
    state = after(alone(line))
    for sold in range(8):
        found += [event["cost"] for event in happened(told(state, f"P1 buy {line}"), "bought")]
        state = settled(state, f"P1 buy {line}")
        if sold < 7:
            state = after(state, f"reveal {first(line, sold + 1)}")
        state = acting(state, 0)  # the tile out of the way, as if built
        state.players[0].banker = mayor().names.index("48")
    assert found == LADDERS[line]
    assert refused(state, f"P1 buy {line}") == "buy-empty-line"


@pytest.mark.parametrize("line", TYPES)
def test_the_prices_are_shown(line: str) -> None:
    state = after(alone(line, 3))
    shown = mayor().present(mayor().view(state, 0))["market"]
    assert isinstance(shown, list)
    row = shown[TYPES.index(line)]
    assert (row["prices"], row["sold"], row["price"], row["cost"]) == (
        LADDERS[line], 3, LADDERS[line][3], LADDERS[line][3],
    )  # fmt: skip


# Surcharges

MORE: list[tuple[str, str, int]] = [
    # markers of the others, spaces of the neutral ones, so much more for a Shop
    ("bank church park", "", 0),
    ("shop church park", "", 1),
    ("bank shop park", "", 1),
    ("shop church shop", "", 2),
    ("shop shop shop", "", 3),
    ("bank church", "park", 0),
    ("bank church", "shop", 1),
    ("shop church", "shop", 2),
    ("shop shop", "shop", 3),
    ("shop shop", "bank", 2),
    ("bank", "park,church", 0),
    ("bank", "park,shop", 1),
    ("shop", "park,bank", 1),
    ("shop", "park,shop", 2),
]


@pytest.mark.parametrize(("others", "neutral", "more"), MORE)
def test_one_more_for_each_other_marker_and_neutral_there(others: str, neutral: str, more: int) -> None:
    """The buyer's own marker counts for nothing: alone on the space there is nothing to add."""
    seats = " ".join(f"/ marker={line}" for line in others.split())
    position = f"mayor neutral={neutral} {market(shop=2)} / banker=48 marker=shop {seats}"
    assert happened(told(position, "P1 buy shop"), "bought")[0]["cost"] == 7 + more
    assert gold(settled(position, "P1 buy shop")) == 48 - 7 - more


@pytest.mark.parametrize("line", TYPES)
def test_it_is_so_in_every_line(line: str) -> None:
    position = f"mayor neutral={line} / banker=48 marker={line} / marker={line} / {aside(line)}"
    assert happened(told(position, f"P1 buy {line}"), "bought")[0]["cost"] == LADDERS[line][0] + 2


def test_pieces_and_tiles_of_others_cost_nothing() -> None:
    position = "mayor / banker=48 marker=shop / citizen=12a marker=bank tiles=3,4 / / "
    assert happened(told(position, "P1 buy shop"), "bought")[0]["cost"] == 8


@pytest.mark.parametrize("sold", [5, 6])
def test_the_printed_example_of_a_park_for_9(sold: int) -> None:
    """8 is to be seen, and the black marker is there: 9."""
    others = "/ marker=park / marker=bank"
    position = f"mayor phase=move neutral=church {market(park=sold)} / banker=34b marker=bank {others}"
    state = after(position, "P1 move 3")
    assert (marker(state), gold(state)) == ("park", 31)
    tile = first("park", sold)
    assert happened(told(state, "P1 buy park"), "bought") == [{"player": 0, "tile": tile, "cost": 9}]
    state = settled(state, "P1 buy park")
    assert (gold(state), tiles(state)) == (22, [tile])


# What can be bought


@pytest.mark.parametrize("line", TYPES)
@pytest.mark.parametrize("stands", TYPES)
def test_only_the_tile_of_the_line_that_the_marker_stands_on(stands: str, line: str) -> None:
    position = f"mayor / banker=48 marker={stands} / / /"
    assert refused(position, f"P1 buy {line}") == ("" if line == stands else "buy-other-line")


@pytest.mark.parametrize("line", TYPES)
def test_an_empty_line_cannot_be_bought(line: str) -> None:
    position = alone(line, 8)
    assert refused(position, f"P1 buy {line}") == "buy-empty-line"
    assert legal(position) == ["P1 pass"]


@pytest.mark.parametrize(("line", "sold"), STEPS)
def test_a_tile_is_payable_with_exactly_its_price_and_not_with_less(line: str, sold: int) -> None:
    names = ["", "", "", "3a", "4a", "5a", "6a", "7a", "8a", "9a"]
    price = LADDERS[line][sold]
    enough, less = (alone(line, sold, f"banker={names[number]}") for number in (price, price - 1))
    state = settled(enough, f"P1 buy {line}")
    assert gold(state) == 0
    rule = why(less, f"P1 buy {line}")
    assert rule is not None
    assert (rule.id, rule.args) == ("buy-too-dear", {"cost": price, "gold": price - 1})


def test_surcharges_count_in_what_can_be_paid() -> None:
    position = "mayor / banker={} marker=shop / marker=shop / marker=bank / marker=bank"
    assert refused(position.format("9c"), "P1 buy shop") == ""
    assert refused(position.format("8c"), "P1 buy shop") == "buy-too-dear"


# The limit


@pytest.mark.parametrize(
    ("players", "held", "allowed"),
    [
        (4, "", True), (4, "10", True), (4, "10,11", True), (4, "10,11,12", False), (4, "10,41", True),
        (4, "10,11,41", False), (4, "41,42,43", False),
        (3, "10,11", True), (3, "10,11,12", False), (3, "10,41,49", False), (3, "41,49", True),
        (2, "10,11", True), (2, "10,11,12", True), (2, "10,11,12,41", False), (2, "10,11,12,13", False),
        (2, "10,41,42", True), (2, "41,42,43,44", False),
    ],
)  # fmt: skip
def test_three_tiles_at_most_four_with_two_players_amenities_too(
    players: int, held: str, allowed: bool
) -> None:
    others = "/ marker=bank " * (players - 1)
    position = f"mayor neutral= amenities=yes / banker=48 marker=shop tiles={held} {others}"
    rule = why(position, "P1 buy shop")
    assert (rule is None) == allowed
    if rule is not None:
        id = "buy-limit-amenity" if "4" in held else "buy-limit"
        assert (rule.id, rule.args) == (id, {"limit": 4 if players == 2 else 3})


def test_at_the_limit_one_must_place_or_pass() -> None:
    position = "mayor / banker=48 marker=shop tiles=10,11,12 / / /"
    verbs = {text.split()[1] for text in legal(position)}
    assert verbs == {"place", "pass"}


def test_the_tiles_of_others_do_not_count() -> None:
    position = "mayor / banker=48 marker=shop tiles=10 / tiles=11,12,13 / tiles=33,34,35 / "
    assert refused(position, "P1 buy shop") == ""


# The next tile


def test_the_next_tile_is_turned_up_any_of_those_face_down() -> None:
    position = f"mayor faces=1,11,17,25,33 hidden=2,9,14,16,18 / banker=48 marker=shop {'/ marker=bank ' * 3}"
    state = settled(position, "P1 buy shop")
    assert phase(state) == "reveal"
    assert legal(state) == ["reveal 9", "reveal 14", "reveal 16"]
    heard = told(state, "reveal 14")
    assert happened(heard, "revealed") == [{"player": -1, "tile": 14}]
    state = after(state, "reveal 14")
    assert faces(state) == [1, 14, 17, 25, 33]
    assert members(state.hidden) == [2, 9, 16, 18]
    assert (phase(state), to_act(state)) == ("move", [1])


def test_after_the_last_tile_nothing_is_turned_up() -> None:
    state = settled(alone("shop", 7), "P1 buy shop")
    assert (phase(state), to_act(state)) == ("move", [1])
    assert faces(state) == [1, 17, 25, 33]


def test_a_purchase_changes_nothing_in_the_city() -> None:
    state = settled("mayor city=b3:1,b4:12 / banker=48 marker=park / / /", "P1 buy park")
    assert int(state.city.taken).bit_count() == 2
