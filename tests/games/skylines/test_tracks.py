"""The ends of the tracks ("For Costs and Rewards")."""

import pytest
from tests.games.skylines.house import WITH_A_STEP, with_boards
from tests.games.skylines.playing import build, choices, play, refused, tracks

from gridtown.games.skylines.game import Skylines

pytestmark = pytest.mark.compiled

# card, squares, track, where it stands, where it is afterwards; None: the card may not be played
ENDS: list[tuple[int, str, str, int, int | None]] = [
    (3, "a4,b4", "power", -4, -5),
    (3, "a4,b4", "power", -5, None),
    (7, "a4,b4", "water", -4, -5),
    (7, "a4,b4", "water", -5, None),
    (8, "a4,b4", "garbage", -4, -5),
    (8, "a4,b4", "garbage", -5, None),
    (17, "a4,b4", "power", 7, 10),
    (17, "a4,b4", "power", 8, 10),  # it may be played, and the marker stays at the end
    (17, "a4,b4", "power", 10, 10),
    (17, "a4,b4", "power", -5, -2),
    (18, "a4,b4", "water", 9, 10),
    (19, "a4,b4", "garbage", 9, 10),
    (3, "a4,b4", "employment", 4, 5),
    (3, "a4,b4", "employment", 5, None),
    (9, "a4,b4,c4", "employment", -4, -5),
    (9, "a4,b4,c4", "employment", -5, None),
    (63, "a4,b4,c4", "employment", -2, -5),
    (63, "a4,b4,c4", "employment", -3, None),
    (21, "a4,b4", "employment", 4, 5),
    (21, "a4,b4", "employment", 5, None),  # what a card brings must be taken
    (13, "a4,b4,c4", "pollution", 9, 10),
    (13, "a4,b4,c4", "pollution", 10, None),
    (11, "a4,b4,c4", "traffic", 9, 10),
    (11, "a4,b4,c4", "traffic", 10, None),
    (12, "a4,b4,c4", "crime", 9, 10),
    (12, "a4,b4,c4", "crime", 10, None),
    (22, "a4", "traffic", 1, 0),
    (22, "a4", "traffic", 0, 0),  # below 0: it may be played, and the marker stays
    (72, "a4", "traffic", 3, 0),
    (24, "a4", "crime", 0, 0),
    (25, "a4", "pollution", 0, 0),
    (20, "a4,b4", "happiness", 23, 24),
    (20, "a4,b4", "happiness", 24, 25),
    (20, "a4,b4", "happiness", 25, 25),
    (20, "a4,b4", "happiness", -4, -3),
    (20, "a4,b4", "money", 1, 0),
    (20, "a4,b4", "money", 0, None),
    (17, "a4,b4", "money", 3, 0),
    (17, "a4,b4", "money", 2, None),
]


@pytest.mark.parametrize(("card", "squares", "track", "before", "after"), ENDS)
def test_ends(game: Skylines, card: int, squares: str, track: str, before: int, after: int | None) -> None:
    money = "" if track == "money" else "money=10 "
    position = f"skylines {money}{track}={before} / cards=1,{card}"
    if after is None:
        assert str(card) not in choices(game, position, "play")
        assert refused(game, position, f"P1 play {card}") == ("too-dear" if track == "money" else "track-end")
    else:
        assert tracks(build(game, position, card, squares)).get(track, 0) == after


@pytest.mark.parametrize(("before", "card", "skyline"), [(24, 20, 0), (25, 20, 1), (24, 71, 3), (25, 71, 4)])
def test_surplus_happiness_goes_to_the_skyline(game: Skylines, before: int, card: int, skyline: int) -> None:
    squares = {20: "a4,b4", 71: "a4,b4,c4,b5"}[card]
    position = f"skylines money=10 happiness={before} skyline=7 / cards={card}"
    after = tracks(build(game, position, card, squares))
    assert after == {"money": 9 if card == 20 else 4, "happiness": 25, "skyline": 7 + skyline}


def test_money_is_not_limited_by_the_tokens(game: Skylines) -> None:
    """There are tokens for 46."""
    assert tracks(build(game, "skylines money=46 city=20:a4+b4 / cards=1", 1, "c4,c5"))["money"] == 47


def test_costs_are_checked_before_what_comes_back(game: Skylines) -> None:
    """The posh mall's 10 money come after its two workers, whom there must be."""
    assert choices(game, "skylines money=0 employment=-4 / cards=3,81", "play") == {"3"}
    state = build(game, "skylines money=0 employment=2 / cards=81", 81, "a4,b4,a5,b5,a6")
    assert tracks(state) == {"money": 10}


# A reward that would go past an end makes places illegal


def test_a_reward_that_forbids_a_place(game: Skylines) -> None:
    """Two workers come with healthcare and education, for whom there is no square left on the track."""
    position = "skylines money=9 employment=4 city=45:a4+b4+c4,46:a5+a6+b6 / cards=26"
    chosen = play(game, position, "P1 play 26", "P1 tile I2")
    assert refused(game, chosen, "P1 place c5,c6") == "track-end-there"
    assert "c5,c6" not in choices(game, chosen, "place")
    assert refused(game, chosen, "P1 place d4,e4") is None
    assert tracks(play(game, chosen, "P1 place d4,e4"))["employment"] == 4
    three = position.replace("employment=4", "employment=3")
    assert tracks(build(game, three, 26, "c5,c6"))["employment"] == 5


def test_a_reward_that_forbids_a_card(game: Skylines) -> None:
    """Above 5 Happiness a worker comes, wherever the zone lies."""
    position = "skylines happiness={} employment=5 / cards=28"
    assert choices(game, position.format(6), "play") == set()
    assert refused(game, position.format(6), "P1 play 28") == "reward-past-end"
    assert choices(game, position.format(5), "play") == {"28"}


def test_where_every_place_would_be_rewarded() -> None:
    """With both services in the only district there is no place for the card."""
    other = with_boards(WITH_A_STEP)
    position = "skylines map=E:0:0:0 pieces=E employment={} city=45:a1+b1+c1{} / cards=26"
    assert refused(other, position.format(4, ",46:a2+b2+a3"), "P1 play 26") == "reward-past-end"
    assert choices(other, position.format(4, ",46:a2+b2+a3"), "play") == set()
    assert choices(other, position.format(3, ",46:a2+b2+a3"), "play") == {"26"}
    assert choices(other, position.format(4, ""), "play") == {"26"}


def test_where_only_some_tiles_have_a_place() -> None:
    """On two rows of six squares, with a school in a corner and a clinic beside it, four squares will do."""
    land = ("......", "......", *("~~~~~~",) * 4)
    other = with_boards(("E", land, ("     ",) * 6, ("      ",) * 5))
    position = "skylines map=E:0:0:0 pieces=E employment=4 city=46:a1+b1+a2,20:c1+c2 / cards=26"
    chosen = play(other, position, "P1 play 26")
    assert choices(other, chosen, "tile") == {"I2", "L3", "O4"}
    assert refused(other, chosen, "P1 tile I3") == "track-end-with-tile"
    square = play(other, chosen, "P1 tile O4")
    assert choices(other, square, "place") == {"e1,f1,e2,f2"}
    assert refused(other, square, "P1 place d1,e1,d2,e2") == "track-end-there"


@pytest.mark.parametrize(
    ("card", "track", "value", "met"),
    [
        (28, "happiness", 5, False), (28, "happiness", 6, True), (28, "happiness", 25, True),
        (51, "crime", 0, True), (51, "crime", 1, False),
        (8, "traffic", 0, True), (8, "traffic", 1, False),
        (56, "pollution", 1, True), (56, "pollution", 2, False),
        (2, "employment", -2, True), (2, "employment", -1, False), (2, "employment", 3, False),
        (14, "employment", 1, True), (14, "employment", 0, False),
    ],
)  # fmt: skip
def test_conditions_on_a_track(game: Skylines, card: int, track: str, value: int, met: bool) -> None:
    """Judged when the costs are paid."""
    position = f"skylines money=3 {track}={value} / cards={card}"
    before = tracks(game.parse_state(position))
    after = tracks(build(game, position, card, "a4,b4,c4" if card == 14 else "a4,b4"))
    better = after.get("happiness", 0) + after["money"] - before.get("happiness", 0) - before["money"]
    assert (better + after.get("skyline", 0) > 0) == met
