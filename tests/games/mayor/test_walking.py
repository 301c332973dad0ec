"""How pieces walk ("Citizen", "Banker"): corners, taken spaces, the wall, 0, 25, 50, and who goes first."""

from itertools import pairwise

import pytest
from tests.games.mayor.playing import (
    after,
    banker,
    citizen,
    happened,
    legal,
    mayor,
    offers,
    phase,
    pieces,
    points,
    refused,
    settled,
    story,
    to_act,
    told,
    walks,
)

pytestmark = pytest.mark.compiled

FAR = ("/ banker=48", "/ banker=47", "/ banker=46")


def walk(piece: str, start: str, amount: int, *taken: str) -> list[str]:
    """The ends for a piece of the first player that has `amount` to walk, other pieces being on `taken`.

    taken: up to six spaces; the first of them are Citizens'. Bankers not asked for are out of the way.
    """
    citizens, bankers = [*taken, "0", "0", "0"][:3], [*taken[3:], *("48", "47", "46")[len(taken[3:]) :]]
    others = " ".join(f"/ citizen={one} banker={two}" for one, two in zip(citizens, bankers, strict=True))
    mine = f"citizen={start} banker=49 vp={amount}" if piece == "citizen" else f"banker={start} gp={amount}"
    return offers(f"mayor phase=walk cause=pass / {mine} {others}", piece)


# Forward and back

FORWARD = [
    ("0", 1, "1"), ("0", 2, "2a 2b"), ("0", 4, "4a 4b"), ("0", 5, "5a 5b"), ("0", 6, "6a 6b 6c 6d"),
    ("0", 9, "9a 9b 9c"), ("0", 12, "12a 12b 12c 12d"), ("0", 13, "13a 13b 13c"),
    ("1", 2, "3a 3b"), ("2a", 3, "5a"), ("2b", 3, "5b"),
    ("5a", 1, "6a 6b"), ("5b", 1, "6c 6d"), ("4a", 2, "6a 6b"), ("4b", 2, "6c 6d"),
    ("9a", 1, "10a"), ("9b", 1, "10b 10c"), ("9c", 1, "10d"),
    ("8a", 2, "10a"), ("8b", 2, "10b 10c"), ("8c", 2, "10b 10c"), ("8d", 2, "10d"),
    ("13a", 1, "14a"), ("13b", 1, "14b 14c"), ("13c", 1, "14d"),
    ("12a", 2, "14a"), ("12b", 2, "14a"), ("12c", 2, "14b 14c"), ("12d", 2, "14d"),
    ("16a", 2, "18a"), ("16b", 2, "18a"), ("16c", 2, "18b"), ("16d", 2, "18b"),
    ("17a", 1, "18a"), ("17b", 1, "18b"), ("20a", 2, "22"), ("20b", 2, "22"),
    ("22", 2, "24"), ("26", 2, "28"), ("28", 2, "30"), ("32", 2, "34a 34b"), ("33", 3, "36a 36b"),
    ("36a", 2, "38a"), ("36b", 2, "38b"), ("37a", 1, "38a"), ("37b", 1, "38b"), ("32", 5, "37a 37b"),
    ("40a", 2, "42"), ("40b", 2, "42"), ("33", 9, "42"), ("41", 3, "44"),
]  # fmt: skip
BACK = [
    ("1", 1, "0"), ("2a", 1, "1"), ("2a", 2, "0"), ("2b", 2, "0"), ("5a", 1, "4a"), ("5b", 1, "4b"),
    ("6a", 2, "4a"), ("6b", 2, "4a"), ("6c", 2, "4b"), ("6d", 2, "4b"),
    ("9a", 1, "8a"), ("9b", 1, "8b 8c"), ("9c", 1, "8d"),
    ("10a", 2, "8a"), ("10b", 2, "8b 8c"), ("10c", 2, "8b 8c"), ("10d", 2, "8d"),
    ("13a", 1, "12a 12b"), ("13b", 1, "12c"), ("13c", 1, "12d"),
    ("14a", 2, "12a 12b"), ("14b", 2, "12c"), ("14c", 2, "12c"), ("14d", 2, "12d"),
    ("17a", 1, "16a 16b"), ("17b", 1, "16c 16d"), ("18a", 2, "16a 16b"), ("18b", 2, "16c 16d"),
    ("21", 1, "20a 20b"), ("22", 2, "20a 20b"), ("22", 6, "16a 16b 16c 16d"),
    ("21", 8, "13a 13b 13c"), ("21", 9, "12a 12b 12c 12d"), ("21", 21, "0"),
    ("24", 1, "23"), ("28", 2, "26"), ("30", 2, "28"), ("33", 1, "32"),
    ("34a", 2, "32"), ("34b", 2, "32"), ("37a", 1, "36a"), ("37b", 1, "36b"),
    ("38a", 2, "36a"), ("38b", 2, "36b"), ("41", 1, "40a 40b"), ("42", 2, "40a 40b"),
    ("42", 6, "36a 36b"), ("42", 10, "32"), ("45", 1, "44"),
]  # fmt: skip


@pytest.mark.parametrize("piece", ["citizen", "banker"])
@pytest.mark.parametrize(("start", "amount", "ends"), FORWARD)
def test_forward_with_a_choice_at_corners(piece: str, start: str, amount: int, ends: str) -> None:
    assert walk(piece, start, amount) == ends.split()


@pytest.mark.parametrize("piece", ["citizen", "banker"])
@pytest.mark.parametrize(("start", "amount", "ends"), BACK)
def test_back_with_a_choice_at_corners(piece: str, start: str, amount: int, ends: str) -> None:
    assert walk(piece, start, -amount) == ends.split()


def test_the_same_end_by_two_paths_is_one_choice() -> None:
    for start, amount in (("0", 9), ("5a", 8), ("5b", 8), ("9b", 8), ("0", 25), ("33", 8)):
        ends = walk("citizen", start, amount)
        assert len(ends) == len(set(ends)) > 0
    assert walk("citizen", "9b", 4) == ["13a", "13b"]
    assert walk("banker", "21", -12) == ["9a", "9b", "9c"]


@pytest.mark.parametrize("start", ["13c", "12d", "10d", "14d"])
def test_north_does_not_mix_with_south_at_the_wall(start: str) -> None:
    for amount in range(1, 5):
        for end in walk("citizen", start, amount):
            assert int(end.rstrip("abcd")) == int(start.rstrip("abcd")) + amount
            assert end not in ("38a", "36a")
    assert walk("citizen", "12d", 5) == ["17b"]
    assert walk("citizen", "36a", 5) == ["41"]
    assert walk("citizen", "38a", -5) == ["33"]
    assert walk("citizen", "14d", -5) == ["9c"]


# Taken spaces

TAKEN = [
    # start, amount, the spaces others are on, ends
    ("30", 2, "32", "33"),
    ("30", 2, "32 33", "34a 34b"),
    ("30", 2, "31", "32"),  # only where it would end
    ("30", 3, "31 32", "33"),
    ("30", 2, "32 33 34a", "34b 35a"),
    ("30", 2, "32 33 34a 34b 35b", "35a 36b"),
    ("10b", 2, "12a", "12b"),  # the 12 of another street is another space
    ("9b", 1, "10b", "10c 11b"),
    ("9b", 1, "10c", "10b 11c"),
    ("12a", 1, "13a", "14a"),
    ("12c", 1, "13b", "14b 14c"),  # pushed over a corner, the way is chosen too
    ("12d", 1, "13c", "14d"),
    ("36a", 1, "37a", "38a"),
    ("20a", 1, "21", "22"),
    ("0", 1, "1", "2a 2b"),
    ("0", 1, "1 2a 2b", "3a 3b"),
    ("4a", 1, "5a 6a", "6b 7a"),
    ("33", 4, "37a 37b", "38a 38b"),
    ("33", 7, "40a 40b 41", "42"),
    ("0", 9, "9b", "9a 9c 10b 10c"),
    ("32", -2, "30", "29"),
    ("32", -2, "30 29 28", "27"),
    ("14a", -1, "13a", "12a 12b"),
    ("14b", -1, "13b", "12c"),
    ("14d", -1, "13c", "12d"),
    ("38a", -1, "37a", "36a"),
    ("22", -1, "21 20a", "19a 20b"),
    ("42", -1, "41 40b 39b", "38b 40a"),
    ("2a", -1, "1", "0"),
    ("6d", -2, "4b 3b 2b 1", "0"),
    ("13a", -4, "9a", "8a 9b"),
    ("13a", -4, "9b", "8b 8c 9a"),
]


@pytest.mark.parametrize("piece", ["citizen", "banker"])
@pytest.mark.parametrize(("start", "amount", "taken", "ends"), TAKEN)
def test_on_to_the_next_free_space_in_the_same_direction(
    piece: str, start: str, amount: int, taken: str, ends: str
) -> None:
    assert walk(piece, start, amount, *taken.split()) == ends.split()


@pytest.mark.parametrize("piece", ["citizen", "banker"])
def test_bankers_take_spaces_as_citizens_do(piece: str) -> None:
    assert walk(piece, "30", 2, "0", "0", "0", "32", "33") == ["34a", "34b"]


def test_ones_own_piece_is_in_the_way_too() -> None:
    position = "mayor phase=walk cause=pass / citizen={} banker={} {} / banker=48 / banker=48 / banker=47"
    assert offers(position.format("30", "32", "vp=2"), "citizen") == ["33"]
    assert offers(position.format("32", "30", "gp=2"), "banker") == ["33"]
    assert offers(position.format("30", "32", "gp=-2"), "banker") == ["29"]


@pytest.mark.parametrize("number", range(4))
def test_0_holds_any_number_of_pieces(number: int) -> None:
    taken = ["0"] * 2 * number
    others = [*taken, *["41", "42", "43", "44", "45", "46"][len(taken) :]]
    assert walk("citizen", "1", -1, *others) == ["0"]
    assert walk("banker", "3a", -3, *others) == ["0"]


# 25, where Bankers begin


def over_25(mine: str, *others: str) -> str:
    seats = [*others, *FAR[len(others) :]]
    return f"mayor phase=walk cause=pass / {mine} {' '.join(seats)}"


@pytest.mark.parametrize(
    ("mine", "others", "ends"),
    [
        ("citizen=23 banker=49 vp=2", (), ["25"]),  # nobody there
        ("citizen=23 banker=49 vp=2", ("/", "/"), ["26"]),  # Bankers that have not moved
        ("citizen=23 vp=2", (), ["26"]),  # one's own
        ("citizen=23 vp=2", ("/", "/", "/"), ["26"]),
        ("citizen=23 banker=49 vp=2", ("/ citizen=26",), ["27"]),
        ("citizen=23 banker=49 vp=2", ("/ citizen=25 banker=48",), ["26"]),
        ("banker=23 gp=2", ("/",), ["26"]),
        ("banker=23 gp=2", ("/ citizen=25 banker=48",), ["26"]),
        ("banker=23 gp=2", (), ["25"]),
        ("banker=27 gp=-2", ("/", "/"), ["24"]),
        ("banker=27 gp=-2", ("/ citizen=24",), ["23"]),
        ("banker=27 gp=-2", (), ["25"]),
        ("citizen=27 banker=49 vp=-2", ("/",), ["24"]),
        ("citizen=27 banker=49 vp=-2", (), ["25"]),
        ("banker=24 gp=2", ("/",), ["26"]),  # passing them is nothing
        ("banker=25 gp=2", ("/", "/", "/"), ["27"]),
        ("banker=25 gp=-2", ("/", "/", "/"), ["23"]),
    ],
)
def test_25_is_taken_while_anything_stands_there(mine: str, others: tuple[str, ...], ends: list[str]) -> None:
    piece = "citizen" if "vp=" in mine else "banker"
    assert offers(over_25(mine, *others), piece) == ends


def test_bankers_leave_25_one_after_the_other() -> None:
    """The others stay there, and who comes back does not stand with them again."""
    state = after("mayor phase=move / / /", "P1 move 2")
    assert pieces(state) == ["0 24", "0 25", "0 25"]
    state = settled(state, "P1 pass")
    assert pieces(state) == ["0 26", "0 25", "0 25"]


# Below 50

STOPS = [
    # the Banker, gold, the spaces others are on, where it stands then
    ("48", 1, "", "49"), ("47", 2, "", "49"), ("47", 3, "", "49"), ("45", 16, "", "49"),
    ("48", 4, "", "49"), ("38a", 16, "", "49"), ("49", 2, "", "49"), ("49", 16, "", "49"),
    ("47", 2, "49", "48"), ("47", 5, "49", "48"), ("45", 16, "49 48", "47"), ("46", 2, "48", "49"),
    ("46", 2, "48 49", "47"), ("46", 2, "47 48 49", "46"), ("47", 1, "48 49", "47"),
    ("48", 2, "49", "48"), ("44", 5, "49 48 47 46 45", "44"), ("44", 1, "45 46 47 48 49", "44"),
    ("44", 2, "45 46 47 48", "49"), ("44", 2, "45 46 47", "48"), ("40b", 12, "49 48 47 46 45 44", "43"),
    ("42", 2, "44", "45"),
]  # fmt: skip


@pytest.mark.parametrize(("start", "gains", "taken", "end"), STOPS)
def test_a_banker_stops_on_the_last_free_space_below_50_or_stays(
    start: str, gains: int, taken: str, end: str
) -> None:
    spaces = taken.split()
    citizens, bankers = [*spaces, "0", "0", "0"][:3], [*spaces[3:], "0", "0", "0"][:3]
    others = " ".join(f"/ citizen={one} banker={two}" for one, two in zip(citizens, bankers, strict=True))
    positions = {
        2: (f"mayor / banker={start} marker=bank {others}", "P1 pass"),
        4: (f"mayor phase=reward using=41 / banker={start} {others}", "P1 reward gp"),
        12: (f"mayor / banker={start} marker=shop tiles=11 {others}", "P1 place 11 e2"),
    }
    if gains in positions:
        assert banker(after(*positions[gains])) == end
        assert bool(walks(told(*positions[gains]))) == (start != end)
    elif start != end:
        position = f"mayor phase=walk cause=pass / banker={start} gp={gains} {others}"
        assert offers(position, "banker") == [end]


def test_what_a_banker_cannot_walk_is_lost_and_the_game_goes_on() -> None:
    state = after("mayor / banker=49 marker=bank / /", "P1 pass")
    assert (pieces(state)[0], phase(state), to_act(state)) == ("0 49", "move", [1])


# The office

WINS = [
    # position, actions, who wins
    ("mayor / citizen=46 banker=9c marker=church tiles=21 / / /", ("P1 place 21 a1",), 0),  # 46 + 6 and more
    ("mayor / citizen=46 banker=9c marker=church tiles=22 / / /", ("P1 place 22 e3",), 0),  # just 50
    ("mayor / citizen=47 banker=9c marker=church tiles=22 / citizen=33 / /", ("P1 place 22 e3",), 0),
    ("mayor phase=reward using=41 / citizen=48 / /", ("P1 reward vp",), 0),
    ("mayor phase=reward using=41 / citizen=47 / citizen=49 /", ("P1 reward vp",), 0),  # pushed on
    ("mayor phase=reward using=41 / citizen=46 / citizen=49 banker=48 /", ("P1 reward vp",), 0),
    ("mayor / citizen=46 banker=49 marker=church tiles=23 / /", ("P1 place 23 a4",), 0),  # 50 by the icons
    ("mayor / banker=9c marker=bank tiles=18 / citizen=48 / /", ("P1 place 18 i3",), 1),  # a piece beside
    ("mayor / banker=9c marker=bank tiles=34 / citizen=47 / /", ("P1 place 34 i3",), 1),
    ("mayor / banker=9c marker=bank tiles=2 / citizen=49 banker=48 / /", ("P1 place 2 i3",), 1),
    ("mayor / banker=9c marker=bank tiles=2 / citizen=48 / banker=49 /", ("P1 place 2 i3",), 1),  # pushed on
    ("mayor / citizen=45 banker=9c marker=statue tiles=22 / / /", ("P1 place 22 e4",), 0),  # 44 + 6
    ("mayor city=c1:1 / citizen=49 banker=9c marker=bank tiles=31 / /", ("P1 place 31 c3",), 0),  # a Park
]


@pytest.mark.parametrize(("position", "actions", "winner"), WINS)
def test_a_citizen_that_reaches_50_wins_at_once(position: str, actions: tuple[str, ...], winner: int) -> None:
    state = settled(position, *actions)
    assert (phase(state), to_act(state)) == ("over", [])
    assert (citizen(state, winner), points(state, winner)) == ("50", 50)
    outcome = mayor().outcome(state)
    assert outcome is not None
    assert (outcome.termination, outcome.winners(), outcome.scores[winner]) == ("mayor", [winner], 50)
    (event,) = happened(story(position, *actions), "mayor")
    assert event["player"] == winner


def test_at_49_nobody_has_won() -> None:
    state = settled("mayor phase=reward using=41 / citizen=47 / / ", "P1 reward vp")
    assert (citizen(state), phase(state)) == ("49", "lay")


def test_the_gold_of_the_others_and_their_points_come_to_nothing_then() -> None:
    """The second player would have scored for the piece beside it, and reached 50 as well."""
    position = "mayor / citizen=46 banker=9c marker=bank tiles=18 / citizen=48 banker=20a / /"
    state = settled(position, "P1 place 18 i3")
    assert pieces(state)[1] == "48 20a"
    outcome = mayor().outcome(state)
    assert outcome is not None
    assert outcome.winners() == [0]


@pytest.mark.parametrize(
    ("mover", "citizens", "winner"),
    [
        (1, "9a 47 48 46", 2),
        (1, "9a 46 47 48", 3),  # 46 and 3 is 49 only
        (2, "47 9a 46 48", 4),
        (3, "48 47 9a 9b", 1),
        (3, "48 46 9a 47", 4),
        (4, "48 47 46 9a", 1),
    ],
)
def test_of_several_beside_it_the_first_clockwise_that_gets_there_wins(
    mover: int, citizens: str, winner: int
) -> None:
    """A Statue's 3 VP for everybody on the last street; the player who places it is elsewhere."""
    seats = [f"citizen={space} banker=20a" for space in citizens.split()]
    seats[mover - 1] = "citizen=9a banker=22 marker=bank tiles=34"
    state = settled(f"mayor mover=P{mover} / {' / '.join(seats)}", f"P{mover} place 34 i3")
    outcome = mayor().outcome(state)
    assert outcome is not None
    assert outcome.winners() == [winner - 1]


# Both pieces


def both(mine: str, others: str = "/ banker=48 / banker=47 / banker=46") -> str:
    return f"mayor phase=walk cause=placement / {mine} {others}"


ASKED = [
    # own pieces, what is offered first
    ("citizen=30 banker=32 vp=2 gp=4", "citizen 33, banker 36a, banker 36b"),
    ("citizen=28 banker=30 vp=2 gp=1", "citizen 31, banker 31"),
    ("citizen=32 banker=30 vp=1 gp=2", "citizen 33, banker 33"),
    ("citizen=30 banker=34a vp=3 gp=-1", "citizen 33, banker 33"),
    ("citizen=30 banker=32 vp=3 gp=1", "citizen 33, banker 33"),
    ("citizen=34a banker=36a vp=2 gp=1", "citizen 37a, banker 37a"),
    ("citizen=47 banker=45 vp=2 gp=8", "citizen 49, banker 49"),  # the second way leads to 50
    ("citizen=30 banker=32 vp=4 gp=2", "citizen 34a, citizen 34b, banker 34a, banker 34b"),
]
NOT_ASKED = [
    # own pieces, where they stand then
    ("citizen=30 banker=42 vp=2 gp=2", "32 44"),
    ("citizen=42 banker=30 vp=2 gp=2", "44 32"),
    ("citizen=26 banker=28 vp=4 gp=4", "30 32"),  # one passes the other
    ("citizen=26 banker=29 vp=2 gp=1", "28 30"),
    ("citizen=28 banker=30 vp=3 gp=-1", "31 29"),
]


@pytest.mark.parametrize(("mine", "choices"), ASKED)
def test_the_order_is_asked_where_it_changes_something(mine: str, choices: str) -> None:
    assert legal(both(mine)) == [f"P1 {choice}" for choice in choices.split(", ")]


@pytest.mark.parametrize(
    ("first", "then"),
    [("citizen 33", ["banker 36a", "banker 36b"]), ("banker 36a", "32 36a"), ("banker 36b", "32 36b")],
)
def test_each_order_has_its_own_result(first: str, then: list[str] | str) -> None:
    """The Citizen is pushed on by the Banker that still stands there, or finds its space free."""
    state = after(both("citizen=30 banker=32 vp=2 gp=4"), f"P1 {first}")
    if isinstance(then, str):
        assert pieces(state)[0] == then
    else:
        assert legal(state) == [f"P1 {choice}" for choice in then]


@pytest.mark.parametrize(
    ("first", "result"), [("citizen 33", "33 32"), ("banker 33", "34a 33"), ("banker 33", "34b 33")]
)
def test_each_order_of_a_statue_has_its_own_result(first: str, result: str) -> None:
    state = after(both("citizen=30 banker=34a vp=3 gp=-1"), f"P1 {first}")
    while phase(state) == "walk":
        state = after(state, f"P1 citizen {result.split(maxsplit=1)[0]}")
    assert pieces(state)[0] == result


def test_by_the_right_order_one_may_be_pushed_into_office() -> None:
    position = both("citizen=47 banker=45 vp=2 gp=8", "/ banker=9a / banker=10a / banker=11a")
    state = after(position, "P1 banker 49")
    assert (phase(state), citizen(state)) == ("over", "50")
    state = after(position, "P1 citizen 49")
    assert (phase(state), pieces(state)[0]) == ("move", "49 48")


def test_the_place_that_one_s_banker_leaves_for_the_first_time_is_free_then() -> None:
    """Unless the Banker of another still waits there."""
    mine = "citizen=23 banker=25 vp=2 gp=4"
    assert legal(both(mine)) == ["P1 citizen 26", "P1 banker 29"]
    assert pieces(after(both(mine), "P1 banker 29"))[0] == "25 29"
    waiting = both(mine, "/ banker=48 / / banker=46")
    assert legal(waiting) == ["P1 citizen 26"]
    assert pieces(after(waiting, "P1 citizen 26"))[0] == "26 29"


def test_a_banker_that_cannot_walk_is_no_matter_of_order() -> None:
    """From 47 the Citizen goes on over its own Banker on 49, whatever comes first."""
    position = "mayor / citizen=47 banker=49 marker=church tiles=3 / / "
    state = settled(position, "P1 place 3 a4")
    assert (phase(state), citizen(state)) == ("over", "50")
    assert walks(story(position, "P1 place 3 a4")) == ["P1 citizen 47-50"]


def test_nobody_is_asked_for_an_order_when_one_piece_cannot_walk() -> None:
    """The Banker on 48 waits for the Citizen to leave 49, who leaves it for 50."""
    state = after("mayor / citizen=49 banker=48 marker=church tiles=3 / / ", "P1 place 3 a4")
    assert (phase(state), pieces(state)[0]) == ("over", "50 48")


def test_one_beside_it_who_cannot_walk_is_passed_over() -> None:
    position = "mayor / citizen=26 banker=9c marker=shop tiles=11 / citizen=15d banker=49 / banker=14d"
    heard = told(position, "P1 place 11 e2")
    assert happened(heard, "scored-beside")[0] == {"player": 1, "vp": 0, "gp": 4}
    assert walks(heard) == ["P1 banker 9-21", "P3 banker 14-18"]


def placed(mine: str, others: str) -> str:
    """A Bank that matches twice on d2: 2 VP and 4 gold."""
    return f"mayor / {mine} marker=shop tiles=3 {others}"


def test_asked_in_a_game_and_told_as_it_was_walked() -> None:
    position = placed("citizen=26 banker=28", "/ banker=48 / banker=47 / banker=46")
    state = after(position, "P1 place 3 d2")
    assert legal(state) == ["P1 citizen 29", "P1 banker 32"]
    one = walks(told(position, "P1 place 3 d2", "P1 citizen 29"))
    other = walks(told(position, "P1 place 3 d2", "P1 banker 32"))
    assert one == ["P1 citizen 26-29", "P1 banker 28-32"]
    assert other == ["P1 banker 28-32", "P1 citizen 26-28"]


@pytest.mark.parametrize(("mine", "stand"), NOT_ASKED)
def test_and_not_where_it_changes_nothing(mine: str, stand: str) -> None:
    position = both(mine)
    (only,) = legal(position)
    assert only.startswith("P1 citizen")
    assert pieces(after(position, only))[0] == stand


def test_two_walks_without_a_choice_are_carried_out_without_asking() -> None:
    state = after(placed("citizen=26 banker=42", "/ banker=48 / banker=47 /"), "P1 place 3 d2")
    assert (pieces(state)[0], phase(state), to_act(state)) == ("28 46", "move", [1])


def test_with_a_fork_but_no_matter_of_order_the_citizen_goes_first() -> None:
    position = placed("citizen=32 banker=42", "/ banker=49 / banker=48 /")
    state = after(position, "P1 place 3 d2")
    assert legal(state) == ["P1 citizen 34a", "P1 citizen 34b"]
    assert refused(state, "P1 banker 46") == "citizen-first"
    assert pieces(after(state, "P1 citizen 34b"))[0] == "34b 46"


def test_one_piece_walks_to_its_end_before_the_other_starts() -> None:
    state = after(both("citizen=30 banker=32 vp=4 gp=2"), "P1 banker 34b")
    assert legal(state) == ["P1 citizen 34a", "P1 citizen 35b"]
    state = after(both("citizen=30 banker=32 vp=4 gp=2"), "P1 citizen 34a")
    assert legal(state) == ["P1 banker 34b", "P1 banker 35a"]


# Several players


def test_the_active_player_first_then_clockwise_each_asked_for_their_own_pieces() -> None:
    """A Bank by the second player: 3 VP and 6 gold for the three icons, 1 and 2 for everybody else."""
    seats = [
        "citizen=16d banker=20a",
        "citizen=26 banker=33 marker=shop tiles=3",
        "citizen=15d banker=13a",
        "citizen=14d banker=32",
    ]
    position = f"mayor mover=P2 / {' / '.join(seats)}"
    state = after(position, "P2 place 3 e2")
    assert legal(state) == ["P2 banker 39a", "P2 banker 39b"]
    state = after(state, "P2 banker 39b")
    assert legal(state) == ["P4 banker 34a", "P4 banker 34b"]
    state = after(state, "P4 banker 34b")
    assert phase(state) == "move"
    assert walks(story(position, "P2 place 3 e2")) == [
        "P2 citizen 26-29", "P2 banker 33-39", "P3 citizen 15-17", "P3 banker 13-15",
        "P4 citizen 14-15", "P4 banker 32-34", "P1 citizen 16-18", "P1 banker 20-22",
    ]  # fmt: skip


def test_a_player_whose_turn_it_is_not_is_asked_too() -> None:
    seats = "/ citizen=26 banker=9c marker=shop tiles=3 / citizen=7a banker=8b / /"
    state = after(f"mayor {seats}", "P1 place 3 d2")
    assert (phase(state), to_act(state)) == ("walk", [1])
    assert legal(state) == ["P2 banker 10b", "P2 banker 10c"]
    assert legal(state, 0) == []
    assert refused(state, "P1 pass") == "not-active"


def test_who_walks_later_is_pushed_by_who_has_walked() -> None:
    """Both bystanders stand before the same space; the one clockwise first gets it."""
    base = "citizen=33 banker=9c"
    one, other = "citizen=15d banker=22", "citizen=14d banker=20a"
    place = "marker=shop tiles=20"  # a Church, 2 VP for one beside
    first = settled(f"mayor / {base} {place} / {one} / {other} /", "P1 place 20 e2")
    assert [citizen(first, player) for player in (1, 2)] == ["17b", "16d"]
    state = settled(f"mayor / {base} {place} / {other} / citizen=16d banker=22 /", "P1 place 20 e2")
    assert [citizen(state, player) for player in (1, 2)] == ["17b", "18b"]
    state = settled(f"mayor / {base} {place} / citizen=16d banker=22 / {other} /", "P1 place 20 e2")
    assert [citizen(state, player) for player in (1, 2)] == ["18b", "16d"]


# Paths


@pytest.mark.parametrize(
    ("piece", "start", "amount", "taken", "end", "path"),
    [
        ("citizen", "30", 3, "31", "33", "31 32 33"),
        ("citizen", "30", 2, "32", "33", "31 32 33"),
        ("citizen", "12c", 2, "", "14c", "13b 14c"),
        ("banker", "22", -3, "", "19b", "21 20b 19b"),
        ("banker", "2a", -1, "1", "0", "1 0"),
    ],
)
def test_the_path_is_told_space_by_space(
    piece: str, start: str, amount: int, taken: str, end: str, path: str
) -> None:
    mine = f"citizen={start} banker=49 vp={amount}" if piece == "citizen" else f"banker={start} gp={amount}"
    others = f"/ citizen={taken or 0} banker=48 / banker=47 / banker=46"
    (event,) = happened(told(f"mayor phase=walk cause=pass / {mine} {others}", f"P1 {piece} {end}"), "walked")
    assert event["path"] == path.split()
    numbers = [int(name.rstrip("abcd")) for name in path.split()]
    assert {two - one for one, two in pairwise(numbers)} <= {1 if amount > 0 else -1}
