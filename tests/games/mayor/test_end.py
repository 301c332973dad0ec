"""How the game ends ("Game end"): the third empty line, final placements, the ranking, a standstill."""

import pytest
from tests.games.mayor.playing import (
    after,
    citizen,
    city,
    gold,
    happened,
    ids,
    legal,
    market,
    mayor,
    offers,
    phase,
    pieces,
    points,
    refused,
    settled,
    story,
    tiles,
    to_act,
    told,
    walks,
)

from gridtown.core.outcome import Outcome
from gridtown.games.mayor.state import MayorState

pytestmark = pytest.mark.compiled

LAST = market(bank=8, shop=8, church=7, statue=4)  # Banks and Shops are gone, one Church is left


def ending(*seats: str, mover: int = 1, rest: str = "") -> str:
    """A position in which `mover`, on the Church space, can buy the last Church for 4 gold."""
    return f"mayor {LAST} neutral= {rest} mover=P{mover} / {' / '.join(seats)}"


def bought(*seats: str, mover: int = 1, rest: str = "") -> MayorState:
    """The position after that purchase."""
    return settled(ending(*seats, mover=mover, rest=rest), f"P{mover} buy church")


def result(state: MayorState) -> Outcome:
    outcome = mayor().outcome(state)
    assert outcome is not None
    return outcome


BLUE = ["a1", "a2", "a3", "a4", "b1", "b3", "c3", "c4", "e3", "e4", "f2", "f4", "g1", "g2", "h3", "h4"]
YELLOW = ["b1", "b2", "c2", "c4", "d1", "d2", "d3", "d4", "e2", "e4", "f3", "f4", "g3", "g4", "j1", "j2"]

BUYER = "citizen=26 banker=46 marker=church tiles=1"
PARK = "marker=park tiles=9"
SHOP = "citizen=9a banker=30 marker=shop tiles=2"

# When


@pytest.mark.parametrize(
    ("sold", "line", "over"),
    [
        ({"church": 7}, "church", False),
        ({"church": 7, "bank": 8}, "church", False),
        ({"church": 7, "bank": 8, "shop": 7}, "church", False),
        ({"church": 6, "bank": 8, "shop": 8}, "church", False),
        ({"church": 7, "bank": 8, "shop": 8}, "church", True),
        ({"bank": 7, "park": 8, "statue": 8}, "bank", True),
        ({"shop": 7, "park": 8, "statue": 8}, "shop", True),
        ({"park": 7, "church": 8, "statue": 8}, "park", True),
        ({"statue": 7, "bank": 8, "park": 8}, "statue", True),
    ],
)
def test_three_of_the_five_lines_are_empty(sold: dict[str, int], line: str, over: bool) -> None:
    position = f"mayor {market(**sold)} / banker=46 marker={line} / marker=park / marker=shop"
    state = settled(position, f"P1 buy {line}")
    assert (phase(state) in ("final", "over")) == over
    assert ("final" in ids(story(position, f"P1 buy {line}"))) == over


def test_two_empty_lines_end_nothing_whatever_else_is_done() -> None:
    for action in ("P1 pass", "P1 place 1 a4"):
        assert phase(settled(ending(BUYER, "", ""), action)) == "move"


def test_the_purchase_is_paid_and_nothing_more_is_turned_up() -> None:
    state = bought(BUYER, "", "")
    assert (gold(state), tiles(state)) == (42, [1, 24])
    assert (phase(state), to_act(state)) == ("final", [0])


def test_the_way_of_the_payment_is_chosen_before() -> None:
    state = after(ending("citizen=26 banker=42 marker=church", "", ""), "P1 buy church")
    assert offers(state, "banker") == ["38a", "38b"]
    assert phase(after(state, "P1 banker 38a")) == "final"


# Who places, in which order


@pytest.mark.parametrize(("mover", "order"), [(1, [0, 1, 2]), (2, [1, 2, 0]), (3, [2, 0, 1])])
def test_clockwise_from_the_active_player_each_once(mover: int, order: list[int]) -> None:
    seats = ["citizen=9a banker=30 marker=shop tiles=2", "marker=park tiles=9", "marker=bank tiles=3"]
    seats[mover - 1] = BUYER
    state, asked = bought(*seats, mover=mover), []
    while phase(state) == "final":
        asked += to_act(state)
        state = settled(state, legal(state)[0])
    assert asked == order
    assert phase(state) == "over"


def test_the_tile_just_bought_may_be_the_one() -> None:
    """A Church with green, S and + goes on a blue street: once for S and once for +."""
    state = bought("citizen=26 banker=46 marker=church", "", "")
    assert legal(state) == [f"P1 place 24 {square}" for square in BLUE] + ["P1 waive"]
    assert city(settled(state, "P1 place 24 g1")) == {"g1": 24}
    assert points(settled(state, "P1 place 24 g1")) == 30


def test_by_the_colour_the_marker_stands_on_wherever_one_s_last_turn_was() -> None:
    state = settled(bought(BUYER, SHOP, PARK), "P1 waive")
    assert legal(state) == [f"P2 place 2 {square}" for square in YELLOW] + ["P2 waive"]


def test_one_tile_each() -> None:
    state = settled(bought(BUYER, "tiles=9,10,11 marker=shop", ""), "P1 waive", "P2 place 9 f3")
    assert phase(state) == "over"
    assert tiles(state, 1) == [10, 11]


def full(squares: list[str]) -> str:
    """The words of a City in which these squares are taken, by tiles nobody else has."""
    numbers = [*range(9, 24), 5]
    return "city=" + ",".join(f"{square}:{number}" for square, number in zip(squares, numbers, strict=False))


@pytest.mark.parametrize(
    ("seat", "lying"),
    [
        ("marker=shop tiles=", "city="),
        ("marker=shop tiles=41,42", "city="),  # an amenity is no final tile
        ("marker=church tiles=3", full(BLUE)),  # no such square
        ("marker=shop tiles=3", "event=2"),  # closed
        ("marker=shop tiles=33", "event=6"),  # barred
    ],
)
def test_who_has_nothing_to_place_or_no_place_for_it_is_not_asked(seat: str, lying: str) -> None:
    last = "marker=statue tiles=8"
    state = bought("citizen=26 banker=46 marker=church", seat, last, rest=f"amenities=yes claims= {lying}")
    state = settled(state, "P1 waive") if to_act(state) == [0] else state
    assert to_act(state) == [2]


@pytest.mark.parametrize(("banker", "left"), [("0", []), ("2a", []), ("3a", ["d2", "f4", "g4"])])
def test_who_cannot_pay_for_any_square_is_not_asked(banker: str, left: list[str]) -> None:
    """A Statue with yellow, N and + beside yellow streets: three matches, and two where the South is."""
    free = {"3a": ["d2", "f4", "g4"]}.get(banker, ["b1", "d2"])
    lying = full([square for square in YELLOW if square not in free])
    poor = f"citizen=9a banker={banker} marker=shop tiles=35"
    state = bought(BUYER, poor, "marker=statue tiles=8", rest=lying)
    state = settled(state, "P1 waive")
    assert to_act(state) == ([1] if left else [2])
    assert [text.split()[-1] for text in legal(state) if " 35 " in text] == left


@pytest.mark.parametrize("amenities", ["no", "yes"])
def test_nor_is_one_whose_statue_would_cost_something_everywhere(amenities: str) -> None:
    """Its yellow matches on every yellow square; that it could take an Amenity otherwise does not count."""
    poor = "citizen=9a banker=0 marker=shop tiles=35"
    state = bought(BUYER, poor, "marker=statue tiles=8", rest=f"amenities={amenities}")
    assert to_act(settled(state, "P1 waive")) == [2]


def test_where_nobody_can_place_the_game_is_over_with_the_purchase() -> None:
    state = bought("citizen=26 banker=46 marker=church", "marker=shop", "", rest=full(BLUE))
    assert phase(state) == "over"
    assert result(state).termination == "lines"


def test_nobody_must_place() -> None:
    position = bought(BUYER, SHOP, PARK)
    state = after(position, "P1 waive", "P2 waive", "P3 waive")
    assert phase(state) == "over"
    assert pieces(state) == pieces(position)
    assert not state.city.taken
    heard = told(position, "P1 waive", "P2 waive", "P3 waive")
    assert [event["player"] for event in happened(heard, "waived")] == [0, 1, 2]


@pytest.mark.parametrize(
    "text", ["P1 pass", "P1 buy church", "P1 buy park", "P1 move 1", "P1 use 41", "P1 lay a1", "P1 reward vp"]
)
def test_nothing_else_is_done_then(text: str) -> None:
    state = bought("citizen=26 banker=46 marker=church tiles=1,41", SHOP, PARK, rest="amenities=yes")
    assert refused(state, text) == "wrong-step"


def test_the_others_wait_for_their_turn() -> None:
    assert refused(bought(BUYER, SHOP, PARK), "P2 place 2 f3") == "not-active"


# Under all normal rules


@pytest.mark.parametrize(
    ("rest", "seat", "text", "rule"),
    [
        ("", BUYER, "P1 place 1 f3", "no-such-street"),
        ("city=a1:9", BUYER, "P1 place 1 a1", "square-taken"),
        ("city=a1:2", BUYER, "P1 place 1 a4", "block-has-type"),
        ("", BUYER, "P1 place 2 a4", "not-your-tile"),
        ("event=2", BUYER, "P1 place 1 b1", "event-closed"),
        ("event=6", "citizen=26 banker=46 marker=church tiles=33", "P1 place 33 a4", "event-barred"),
        ("", "citizen=26 banker=6a marker=church tiles=33", "P1 place 33 a1", "too-dear-there"),
    ],
)
def test_what_is_forbidden_in_a_turn_is_forbidden_then(rest: str, seat: str, text: str, rule: str) -> None:
    assert refused(bought(seat, "", "", rest=rest), text) == rule


def test_it_scores_as_always_for_pieces_beside_it_too() -> None:
    state = bought(BUYER, SHOP, "citizen=6c banker=14a marker=park tiles=9")
    state = settled(state, "P1 waive", "P2 place 2 f3")  # a red S o Bank between a red and a yellow street
    assert pieces(state)[1:] == ["12a 36a", "7c 16a"]


def test_the_placer_walks_first_then_the_others_clockwise_from_there() -> None:
    """The buyer, whose turn it is, comes last of the three."""
    state = bought(
        BUYER, "citizen=9a banker=6d marker=shop tiles=2", "citizen=6c banker=14a marker=park tiles=9"
    )
    buyer = state.players[0]
    buyer.citizen = mayor().names.index("8c")
    heard = story(state, "P1 waive", "P2 place 2 f3")
    assert [walk.split()[0] for walk in walks(heard)] == ["P2", "P2", "P3", "P3", "P1", "P1"]


def test_the_rainbow_is_paid_and_takes_any_square() -> None:
    state = bought(BUYER, "citizen=30 banker=38a marker=statue tiles=9", "")
    state = settled(state, "P1 waive")
    assert len(offers(state, "place")) == 40
    state = settled(state, "P2 place 9 j4")
    assert (citizen(state, 1), city(state)) == ("29", {"j4": 9})


def test_no_marker_moves_and_no_turn_begins() -> None:
    state = bought(BUYER, "citizen=9a banker=0 marker=shop tiles=2", PARK)
    heard = story(state, "P1 waive", "P2 place 2 f3")
    assert not {"moved", "neutral", "turn", "bought"} & set(ids(heard))


# Amenities then


@pytest.mark.parametrize("square", ["a4", "e4"])
def test_no_amenity_is_taken_and_it_leaves_the_game(square: str) -> None:
    state = bought(BUYER, "", "", rest="amenities=yes")
    assert refused(state, f"P1 claim 1 {square}") == "no-claim-at-the-end"
    assert offers(state, "claim") == []
    heard = story(state, f"P1 place 1 {square}")
    assert ids(heard).count("amenity-gone") == 1
    assert ids(heard).count("scored") == 1
    assert not settled(state, f"P1 place 1 {square}").city.claims >> (4 * "abcde".index(square[0])) & 1


def test_an_amenity_is_no_final_tile() -> None:
    with pytest.raises(ValueError, match="41"):
        mayor().parse_action("P1 place 41 a1")
    state = bought("citizen=26 banker=46 marker=church tiles=41", "", "", rest="amenities=yes")
    assert {text.split()[2] for text in legal(state)[:-1]} == {"24"}


# Who wins


def test_winning_in_it_ends_it_at_once() -> None:
    """The last Church matches twice on g1. The second player is not asked any more."""
    second = "citizen=33 marker=shop tiles=20"
    state = settled(bought("citizen=45 banker=46 marker=church", second), "P1 place 24 g1")
    assert (citizen(state), to_act(state)) == ("49", [1])
    state = settled(bought("citizen=46 banker=47 marker=church", second), "P1 place 24 g1")
    assert (phase(state), citizen(state), tiles(state, 1)) == ("over", "50", [20])
    assert (result(state).termination, result(state).winners()) == ("mayor", [0])


def test_a_bystander_may_win_in_it() -> None:
    last = "citizen=9a banker=33 marker=bank tiles=18"
    state = settled(bought("banker=46 marker=church", last, "citizen=48"), "P1 waive", "P2 place 18 i3")
    assert (result(state).termination, result(state).winners()) == ("mayor", [2])


RANKINGS = [
    # where the Citizens stand, the ranking
    ("30 29 28", [1, 2, 3]), ("28 30 29", [3, 1, 2]), ("14a 14b 9a", [1, 1, 3]), ("9a 14d 14c", [3, 1, 1]),
    ("0 0 0", [1, 1, 1]), ("0 0 1", [2, 2, 1]), ("49 45 0", [1, 2, 3]), ("38a 37a 38b", [1, 3, 1]),
]  # fmt: skip


@pytest.mark.parametrize(("stand", "ranking"), RANKINGS)
def test_the_furthest_citizen_wins_and_ties_share_the_office(stand: str, ranking: list[int]) -> None:
    """Places with one number on different streets are equally far; gold and tiles count for nothing."""
    spaces = stand.split()
    seats = [f"citizen={space}" for space in spaces]
    seats[0] += " banker=46 marker=church tiles="
    state = settled(bought(*seats), "P1 waive")
    outcome = result(state)
    assert outcome.termination == "lines"
    assert outcome.ranking == ranking
    assert outcome.scores == [int(space.rstrip("abcd")) for space in spaces]
    assert outcome.winners() == [player for player, rank in enumerate(ranking) if rank == 1]


def test_final_placements_count_for_it() -> None:
    """Behind by 3 before it, and ahead by 3 after it."""
    seats = ("citizen=29 banker=46 marker=church", "citizen=26 banker=9c marker=shop tiles=20")
    state = settled(bought(*seats), "P1 waive", "P2 place 20 f3")
    assert result(state).ranking == [2, 1]
    assert result(state).scores == [29, 32]


def test_it_is_told() -> None:
    seats = ("citizen=29 banker=46 marker=church", "citizen=26")
    heard = story(ending(*seats), "P1 buy church", "P1 waive")
    assert ids(heard)[-3:] == ["final", "waived", "furthest"]
    assert happened(heard, "furthest") == [{"player": 0, "amount": 29}]


@pytest.mark.parametrize("text", ["P1 waive", "P1 pass", "P2 move 1", "P2 place 2 f3"])
def test_when_it_is_over_nothing_is_done_any_more(text: str) -> None:
    state = after(bought(BUYER, SHOP, ""), "P1 waive", "P2 waive")
    assert to_act(state) == []
    assert [legal(state, player) for player in range(3)] == [[], [], []]
    assert refused(state, text) == "over"


# A standstill


def standing(players: int, passes: int, seat: str = "banker=42 marker=bank tiles=3") -> str:
    return f"mayor neutral= passes={passes} / {seat} {'/ marker=park ' * (players - 1)}"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_25_rounds_of_nothing_but_passes(players: int) -> None:
    position = standing(players, 25 * players - 1, "citizen=9a banker=42 marker=bank tiles=3")
    state = after(position, "P1 pass")
    assert (phase(state), to_act(state)) == ("over", [])
    assert result(state) == Outcome("standstill", [1] + [2] * (players - 1), [9] + [0] * (players - 1), None)
    heard = ids(told(position, "P1 pass"))
    assert "standstill" in heard
    assert "final" not in heard


@pytest.mark.parametrize("players", [2, 3, 4])
def test_and_not_one_pass_earlier(players: int) -> None:
    state = after(standing(players, 25 * players - 2), "P1 pass")
    assert (phase(state), to_act(state)) == ("move", [1])
    state = settled(state, "P2 move 1", "P2 pass")
    assert (phase(state), to_act(state)) == ("over", [])


@pytest.mark.parametrize("players", [2, 3])
def test_counted_from_the_first_pass(players: int) -> None:
    """Played through: everybody passes from the beginning."""
    state = after(f"mayor phase=move neutral= {'/ banker=42 ' * players}")
    passes = 0
    while phase(state) != "over":
        player = to_act(state)[0] + 1
        state = settled(state, f"P{player} move 1", f"P{player} pass")
        passes += 1
    assert passes == 25 * players


@pytest.mark.parametrize("action", ["P1 buy bank", "P1 place 3 i3", "P1 use 41"])
def test_anything_else_begins_the_count_anew(action: str) -> None:
    seat = "banker=42 marker=bank tiles=3,41"
    state = settled(f"mayor amenities=yes claims= neutral= passes=48 / {seat} / marker=park", action)
    while phase(state) != "move":
        state = settled(state, legal(state)[0])
    passes = 0
    while phase(state) != "over":
        player = to_act(state)[0] + 1
        state = settled(state, f"P{player} move 1", f"P{player} pass")
        passes += 1
    assert passes == 50


def test_a_paid_move_before_a_pass_makes_no_difference() -> None:
    state = settled("mayor phase=move neutral= passes=49 / banker=42 marker=bank /", "P1 move 5", "P1 pass")
    assert phase(state) == "over"


def test_ties_share_the_office_then_too() -> None:
    state = after("mayor passes=49 neutral= / citizen=14a banker=42 marker=bank / citizen=14c", "P1 pass")
    assert result(state).ranking == [1, 1]
