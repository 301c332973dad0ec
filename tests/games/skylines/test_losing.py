"""Every way to lose ("Failed city")."""

import pytest
from tests.games.skylines.playing import ONE_EACH, TWO_EACH, build, ending, legal, play, tracks

from gridtown.games.skylines.game import Skylines

pytestmark = pytest.mark.compiled

CITY = f"pieces=A city={ONE_EACH['A']}"
FORCED = "pieces=A stack1= stack2= stack3="

# a position, the action that loses, how
LOST = [
    # Happiness at -5 or beyond, by red squares or by a policy
    (f"{CITY} happiness=-4 power=-1", "P1 end", "unhappy"),
    (f"{CITY} power=-5", "P1 end", "unhappy"),
    (f"{CITY} happiness=3 power=-5 water=-5 garbage=-5", "P1 end", "unhappy"),
    (f"{FORCED} water=-5", "P1 end", "unhappy"),
    ("happiness=-4", "P1 play 96", "unhappy"),
    # the skyline at -10 or beyond
    (f"{CITY} happiness=-4 skyline=-6", "P1 end", "abandoned"),
    (f"{CITY} water=-2 skyline=-8", "P1 end", "abandoned"),
    (f"{CITY} happiness=-3 skyline=-9", "P1 end", "abandoned"),
    (f"{FORCED} crime=10", "P1 end", "abandoned"),  # also after the nuisances
    (f"{FORCED} crime=4 traffic=3 pollution=3", "P1 end", "abandoned"),
    # wages
    (f"{CITY} money=2 employment=-3", "P1 end", "bankrupt"),
    (f"{CITY} money=2 employment=3", "P1 end", "bankrupt"),
    (f"{CITY} money=2 news=115 employment=1", "P1 end", "bankrupt"),
    (f"{FORCED} money=1 employment=2", "P1 end", "bankrupt"),
    (f"city={TWO_EACH} money=0 employment=-1", "P1 end", "bankrupt"),
    # the next piece
    (f"{CITY} money=4", "P1 end", "bankrupt"),
    (f"{CITY} money=6 employment=2", "P1 end", "bankrupt"),
]
HELD = [
    (f"{CITY} happiness=-3 power=-1", "P1 end"),
    (f"{CITY} happiness=-4 skyline=-5", "P1 end"),
    ("happiness=-3", "P1 play 96"),
    (f"{CITY} money=8 employment=3", "P1 end"),
    (f"{CITY} money=5", "P1 end"),
    (f"{FORCED} crime=9", "P1 end"),
    (f"{FORCED} money=1 employment=1", "P1 end"),
]


@pytest.mark.parametrize(("rest", "action", "how"), LOST)
def test_lost(game: Skylines, rest: str, action: str, how: str) -> None:
    """The action is legal, and loses for all."""
    rest = rest if "money=" in rest else f"money=10 {rest}"
    state = play(game, f"skylines {rest} / cards={8 if action == 'P1 end' else 96} / cards=9", action)
    assert ending(game, state) == how
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.success is False
    assert outcome.ranking == [1, 1]
    assert game.players_to_act(state) == []


@pytest.mark.parametrize(("rest", "action"), HELD)
def test_just_not_lost(game: Skylines, rest: str, action: str) -> None:
    rest = rest if "money=" in rest else f"money=10 {rest}"
    state = play(game, f"skylines {rest} / cards={8 if action == 'P1 end' else 96} / cards=9", action)
    assert ending(game, state) in (None, "completed")


@pytest.mark.parametrize(("rest", "action", "how"), LOST)
def test_people_are_warned(game: Skylines, rest: str, action: str, how: str) -> None:
    rest = rest if "money=" in rest else f"money=10 {rest}"
    state = game.parse_state(f"skylines {rest} / cards={8 if action == 'P1 end' else 96} / cards=9")
    changes = game.preview(game.view(state, 0), game.parse_action(action)).changes
    assert [change.args["cause"] for change in changes if change.line == "lost"] == [how]


@pytest.mark.parametrize(("money", "warned"), [(4, True), (5, False)])
def test_the_warning_comes_before_policies_are_replaced(game: Skylines, money: int, warned: bool) -> None:
    """The next piece can't be paid for, though first a card is drawn."""
    state = game.parse_state(f"skylines {CITY} money={money} / cards=8,96")
    changes = game.preview(game.view(state, 0), game.parse_action("P1 end")).changes
    assert any(change.line == "lost" for change in changes) == warned
    after = play(game, state, "P1 end", "P1 draw 1", "reveal 5")
    assert ending(game, after) == ("bankrupt" if warned else None)


def test_at_once(game: Skylines) -> None:
    """At -5 nothing more comes: not the skyline, not the policy's reward."""
    state = play(game, f"skylines {CITY} money=9 happiness=-4 power=-1 employment=2 / cards=8", "P1 end")
    assert tracks(state) == {"money": 9, "happiness": -5, "power": -1, "employment": 2}
    state = play(game, "skylines money=9 happiness=-4 / cards=96", "P1 play 96")
    assert tracks(state) == {"money": 9, "happiness": -5}


@pytest.mark.parametrize("happiness", [-4, -3])
@pytest.mark.parametrize("city", ["", "city=48:a5+b5"])
def test_a_card_whose_costs_lose(game: Skylines, happiness: int, city: str) -> None:
    """Nothing is earned any more, so a reward that finds no square on its track forbids nothing."""
    position = f"skylines money=9 happiness={happiness} employment=5 {city} / cards=52 / cards=9"
    state = game.parse_state(position)
    changes = game.preview(game.view(state, 0), game.parse_action("P1 play 52")).changes
    assert [change.args["cause"] for change in changes if change.line == "lost"] == ["unhappy"]
    after = build(game, position, 52, "a4,b4")
    assert ending(game, after) == "unhappy"
    assert tracks(after) == {"money": 9, "happiness": -5, "employment": 5}


@pytest.mark.parametrize(("city", "legal_there"), [("", True), ("city=48:a5+b5", False)])
def test_a_card_whose_costs_do_not_lose(game: Skylines, city: str, legal_there: bool) -> None:
    position = f"skylines money=9 happiness=-2 employment=5 {city} / cards=52 / cards=9"
    state = game.parse_state(position)
    changes = game.preview(game.view(state, 0), game.parse_action("P1 play 52")).changes
    assert [change.line for change in changes] == ["happiness"]
    chosen = play(game, position, "P1 play 52", "P1 tile I2")
    assert ("P1 place a4,b4" in legal(game, chosen)) == legal_there


def test_costs_that_can_t_be_paid_lose_nothing(game: Skylines) -> None:
    """The water is missing: the card is not played at all."""
    assert "P1 play 53" not in legal(game, "skylines happiness=-4 water=-5 / cards=53")
    assert "P1 play 53" in legal(game, "skylines happiness=-4 water=-4 employment=5 / cards=53")


def test_no_success_however_high_the_skyline(game: Skylines) -> None:
    position = f"skylines {CITY} skyline=60 money=0 employment=1 / cards=8"
    outcome = game.outcome(play(game, position, "P1 end"))
    assert outcome is not None
    assert outcome.success is False


# No possible action


STUCK = "skylines pieces=A money=1 power=-5 water=-5 garbage=-5 {} / cards=22,1 / cards=3,7,17"


def test_no_possible_action(game: Skylines) -> None:
    """When it is a player's turn: no card can be played or exchanged, and the Milestone can't end."""
    state = build(game, STUCK.format(""), 22, "o1")
    state = play(game, state, "P1 draw 1", "reveal 24")
    assert ending(game, state) == "stuck"


@pytest.mark.parametrize(
    ("rest", "action"),
    [
        ("money=3", "P2 exchange 3"),
        ("power=-4", "P2 play 3"),
        (f"city={ONE_EACH['A'].replace('22:o1', '24:o1').replace('3:m5', '5:m5')}", "P2 end"),
    ],
)
def test_one_possible_action(game: Skylines, rest: str, action: str) -> None:
    position = STUCK.format("")
    if rest.startswith("city"):
        position = STUCK.format(rest)
    else:
        key = rest.partition("=")[0]
        position = " ".join(rest if word.startswith(f"{key}=") else word for word in position.split(" "))
    state = build(game, position, 22, "o2")
    state = play(game, state, "P1 draw 1", "reveal 25")
    assert ending(game, state) is None
    assert action in legal(game, state)


def test_an_empty_display(game: Skylines) -> None:
    """A player without cards who can't end the Milestone."""
    state = build(game, "skylines pieces=A money=9 / cards=22 / cards=", 22, "o1")
    assert ending(game, play(game, state, "P1 draw 1", "reveal 5")) == "stuck"


def test_the_first_piece_can_t_be_paid(game: Skylines) -> None:
    """No piece costs as little as 1 money."""
    position = "skylines scenario=2 phase=keep pieces= money=1 milestone=0 asked=1 / cards=1 offers=86,88"
    state = play(game, position, "P1 keep 86")
    assert ending(game, state) == "bankrupt"
