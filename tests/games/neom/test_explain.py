"""Why an action is refused: every rule id, provoked ("Every refused action says which rule forbids it")."""

import pytest
from tests.games.neom.playing import at, dealt, legal, paved, play, random_step, why

from gridtown.core.action import CHANCE
from gridtown.core.errors import IllegalAction
from gridtown.core.refusal import SHARED_IDS, Value
from gridtown.core.rng import Rng
from gridtown.games.neom.game import Neom
from gridtown.games.neom.refusals import RULE_IDS

pytestmark = pytest.mark.compiled

KNOWN_IDS = {*RULE_IDS, *SHARED_IDS}

TWO = "/ centre=natural_gas / centre=natural_gas"
PLACED = ("P1 place 51", "P1 at c4")
STEEL = f"neom generation=2 / centre=coal money=20 city=a1:59 selected=51 {TWO}"
LUX = (
    "neom generation=3 / centre=wood money=30 city=a1:54 selected=97"
    " / centre=oil city=a1:14,b1:13 / centre=ore city=a1:14"
)
FLOOD = (
    "neom phase=disaster active=P1 / centre=stone money={} city=a1:1,b1:19,c4:6"
    " / centre=oil selected=24 / centre=ore"
)
FIRE = (
    "neom generation=2 phase=disaster active=P1 / centre=stone money=9 city=a1:1,b1:19,c4:6"
    " / centre=oil selected=64 / centre=ore"
)
SOLO = "neom generation={} / centre=wood money=20 city=a3:3,e3:4 {} selected={}"
OFFICE = (
    "neom deck=4+ phase=act pile=124,128,132,133 / centre=ore selected=31 kept=121,126,130"
    " / centre=coal / centre=wood / centre=oil"
)
DRAFT = (
    "neom generation=0 phase=draft active=P1,P2,P3 / hand=121,122,123,124"
    " / hand=125,126,127,128 / hand=129,130,131,132"
)

# rule, its arguments, position, actions before, the refused action
CASES: list[tuple[str, dict[str, Value], str, tuple[str, ...], str]] = [
    ("over", {}, "neom generation=3 phase=over active=none / centre=ore / /", (), "P1 sell"),
    ("chance-acts", {}, "neom phase=deal active=chance / centre=ore / /", (), "P1 sell"),
    ("chance", {}, "neom phase=select active=P1 / centre=ore hand=1 / /", (), "deal P1 3"),
    ("chance", {}, "neom phase=select active=P1 / centre=ore hand=1 / /", (), "board P1 coal"),
    (
        "waiting",
        {},
        "neom phase=select active=P2 / centre=ore selected=2 hand=1 / hand=3 / ",
        (),
        "P1 select 1",
    ),
    (
        "not-active",
        {"player": 1},
        "neom phase=select active=P2 row=1,2 / centre=ore / centre=coal",
        (),
        "P1 select 1",
    ),
    (
        "disaster-no-action",
        {"tile": 24},
        "neom active=P2 / centre=ore selected=24 kept=121 / selected=3 / ",
        (),
        "P1 sell",
    ),
    (
        "disaster-no-action",
        {"tile": 24},
        "neom active=P2 / centre=ore selected=24 kept=121 / selected=3 / ",
        (),
        "P1 place 121",
    ),
    (
        "wrong-step",
        {"step": "select"},
        "neom phase=select active=P1 / centre=ore hand=1 / /",
        (),
        "P1 sell",
    ),
    ("wrong-step", {"step": "act"}, "neom / centre=ore selected=1 / /", (), "P1 select 1"),
    ("wrong-step", {"step": "draft"}, DRAFT, (), "P1 select 1"),
    ("wrong-step", {"step": "disaster"}, FLOOD.format(9), (), "P1 sell"),
    ("wrong-step", {"step": "act"}, "neom / centre=ore selected=1 / /", (), "P1 pay"),
    ("not-asked-now", {}, "neom / centre=ore selected=3 / /", (), "P1 at c4"),
    ("not-asked-now", {}, "neom / centre=ore selected=3 / /", ("P1 place 3",), "P1 sell"),
    ("not-asked-now", {}, "neom / centre=ore selected=3 / /", ("P1 place 3",), "P1 place 3"),
    ("not-asked-now", {}, "neom / centre=ore selected=3 / /", ("P1 place 3",), "P1 buy ore from P2"),
    ("not-asked-now", {}, "neom / centre=ore selected=3 / /", ("P1 place 3",), "P1 make steel"),
    ("not-asked-now", {}, OFFICE, ("P1 place 31", "P1 at c4"), "P1 take 124"),
    ("not-asked-now", {}, FIRE, ("P1 sacrifice a1",), "P1 pay"),
    (
        "ascending",
        {},
        "neom phase=disaster generation=2 / city=a3:1,b3:6,d3:11 / selected=64 /",
        (),
        "P1 sacrifice d3",
    ),
    ("not-in-hand", {"tile": 4}, "neom phase=select active=P1 / centre=ore hand=1,2 / /", (), "P1 select 4"),
    ("not-in-hand", {"tile": 129}, DRAFT, (), "P1 keep 129"),
    ("not-in-row", {"tile": 4}, "neom phase=select row=1,2 / centre=ore", (), "P1 select 4"),
    ("not-in-row", {"tile": 64}, "neom phase=select row=1,2 / centre=ore", (), "P1 select 64"),
    ("disaster-too-late", {"tile": 24}, "neom turn=4 phase=select row=1,24 / centre=ore", (), "P1 select 24"),
    ("not-selected", {"tile": 4}, "neom / centre=ore selected=3 / /", (), "P1 place 4"),
    ("not-your-cornerstone", {"tile": 125}, "neom / centre=ore selected=3 kept=124 / /", (), "P1 place 125"),
    ("not-your-cornerstone", {"tile": 122}, OFFICE, ("P1 place 31", "P1 at c4"), "P1 give 122"),
    (
        "needs-tiles",
        {"tile": 94, "type": "commercial", "amount": 3, "have": 2},
        f"neom generation=3 / centre=ore city=a1:6,b1:7 selected=94 {TWO}",
        (),
        "P1 place 94",
    ),
    (
        "needs-tiles",
        {"tile": 99, "type": "industrial", "amount": 3, "have": 0},
        f"neom generation=3 / centre=ore selected=99 {TWO}",
        (),
        "P1 place 99",
    ),
    (
        "needs-money",
        {"tile": 101, "amount": 8, "money": 7},
        f"neom generation=3 / centre=ore money=7 selected=101 {TWO}",
        (),
        "P1 place 101",
    ),
    # "needs Steel: you don't produce it, and nobody you can buy from does"
    (
        "needs-good",
        {"tile": 87, "goods": ["steel"]},
        f"neom generation=3 / centre=ore money=50 city=a1:11 selected=87 {TWO}",
        (),
        "P1 place 87",
    ),
    (
        "needs-good",
        {"tile": 16, "goods": ["coal", "oil"]},
        f"neom / centre=ore money=50 selected=16 {TWO}",
        (),
        "P1 place 16",
    ),
    (
        "supply-by-generation",
        {"good": "gold", "generation": 1},
        "neom / centre=ore money=50 selected=9",
        (),
        "P1 place 9",
    ),
    (
        "too-expensive",
        {"tile": 30, "amount": 3, "money": 2},
        "neom / centre=ore money=2 selected=30 / centre=coal / centre=oil",
        (),
        "P1 place 30",
    ),
    (
        "too-expensive",
        {"tile": 60, "amount": 5, "money": 4},
        f"neom generation=2 / centre=ore money=4 selected=60 {TWO}",
        (),
        "P1 place 60",
    ),
    # "third cornerstone in generation 2"
    (
        "cornerstone-limit",
        {"generation": 2},
        f"neom generation=2 / centre=ore city=c4:124,c2:125 selected=44 kept=123 {TWO}",
        (),
        "P1 place 123",
    ),
    (
        "cornerstone-limit",
        {"generation": 1},
        f"neom / centre=ore city=c4:124 selected=3 kept=131 {TWO}",
        ("P1 place 131",),
        "P1 at b3",
    ),
    # "no road leads to the City Center"
    (
        "no-road",
        {"tile": 3, "space": "a1"},
        f"neom / centre=ore selected=3 {TWO}",
        ("P1 place 3",),
        "P1 at a1",
    ),
    (
        "cant-replace",
        {"tile": 3, "space": "c4", "old": 6},
        f"neom / centre=ore city=c4:6 selected=3 {TWO}",
        ("P1 place 3",),
        "P1 at c4",
    ),
    (
        "not-required",
        {"good": "steel"},
        STEEL.replace("gas ", "gas city=a1:22 ", 1),
        PLACED,
        "P1 buy steel from P2",
    ),
    (
        "produced-already",
        {"good": "coal"},
        STEEL.replace("gas ", "gas city=a1:22 ", 1),
        PLACED,
        "P1 buy coal from P2",
    ),
    ("not-your-own-seller", {}, STEEL.replace("gas ", "gas city=a1:22 ", 1), PLACED, "P1 buy ore from P1"),
    (
        "seller-lacks",
        {"good": "ore", "seller": 2},
        STEEL.replace("gas ", "gas city=a1:22 ", 1),
        PLACED,
        "P1 buy ore from P3",
    ),
    (
        "supply-sells-nothing",
        {},
        STEEL.replace("gas ", "gas city=a1:22 ", 1),
        PLACED,
        "P1 buy ore from supply",
    ),
    (
        "other-produces",
        {"good": "coal"},
        "neom / centre=wood money=9 selected=16 / centre=coal",
        ("P1 place 16", "P1 at c4"),
        "P1 buy coal from supply",
    ),
    (
        "no-office",
        {"good": "diamonds"},
        LUX,
        ("P1 place 97", "P1 at c4"),
        "P1 cover diamonds",
    ),
    (
        "route-not-fresh",
        {},
        SOLO.format(2, "used=1", 47),
        ("P1 place 47", "P1 at c4"),
        "P1 buy diamonds from supply west",
    ),
    (
        "dearer-for-the-same",
        {},
        SOLO.format(1, "", 14),
        ("P1 place 14", "P1 at c4"),
        "P1 buy coal from supply both",
    ),
    (
        "cant-afford-source",
        {"amount": 6, "money": 5},  # £3 here and £3 for Ore
        (
            "neom generation=2 / centre=wood money=5 selected=51 / centre=coal / centre=coal"
            " / centre=ore / centre=coal"
        ),
        PLACED,
        "P1 buy coal from P3",
    ),
    ("no-alternative", {}, STEEL.replace("gas ", "gas city=a1:22 ", 1), PLACED, "P1 pay instead"),
    (
        "only-processed",
        {"good": "coal"},
        f"neom / centre=ore selected=3 kept=137 {TWO}",
        ("P1 place 137", "P1 at c4"),
        "P1 make coal",
    ),
    (
        "not-in-pile",
        {"tile": 125},
        OFFICE,
        ("P1 place 31", "P1 at c4", "P1 give 126", "P1 done"),
        "P1 take 125",
    ),
    ("ascending", {}, OFFICE, ("P1 place 31", "P1 at c4", "P1 give 126"), "P1 give 121"),
    ("ascending", {}, FIRE, ("P1 sacrifice b1",), "P1 sacrifice b1"),
    ("cant-pay", {"amount": 2, "money": 1}, FLOOD.format(1), (), "P1 pay"),
    ("nothing-there", {"space": "d4"}, FLOOD.format(9), (), "P1 sacrifice d4"),
    ("city-center-stays", {}, FLOOD.format(9), (), "P1 sacrifice c3"),
    ("not-asked-for", {"space": "b1"}, FLOOD.format(9), (), "P1 sacrifice b1"),
]


@pytest.mark.parametrize(
    ("id", "args", "before", "actions", "refused"), CASES, ids=[case[0] for case in CASES]
)
def test_refused(
    game: Neom, id: str, args: dict[str, Value], before: str, actions: tuple[str, ...], refused: str
) -> None:
    rule = why(game, play(game, before, *actions), refused)
    assert rule is not None
    assert (rule.id, rule.args) == (id, args)
    assert rule.id in KNOWN_IDS


def test_not_your_action(neom: Neom) -> None:
    state = at(neom, "neom phase=select active=P1,P2,P3 / hand=1 / hand=2 / hand=3")
    rule = neom.explain(state, 0, neom.parse_action("P2 select 2"))
    assert rule is not None
    assert rule.id == "not-your-action"


def test_no_space() -> None:
    game = paved((3, "N"), (17, "N"))
    before = "neom / centre=ore city=c3:13,c2:17 selected=3 / /"
    rule = why(game, before, "P1 place 3")
    assert rule is not None
    assert (rule.id, rule.args) == ("no-space", {"tile": 3})
    assert why(game, before.replace(",c2:17", ""), "P1 place 3") is None


@pytest.mark.parametrize("text", ["P4 select 2", "P4 sell", "P5 keep 121"])
def test_a_player_who_is_not_at_the_table_is_refused_like_others(neom: Neom, text: str) -> None:
    state = at(neom, "neom phase=select active=P1,P2,P3 / hand=1 / hand=2 / hand=3")
    with pytest.raises(IllegalAction):
        neom.apply(state, neom.parse_action(text))


def test_not_offered_to_chance(neom: Neom) -> None:
    state = neom.initial(neom.setup(3))
    action = neom.parse_action("board P2 coal")  # the first player's board comes first
    rule = neom.explain(state, -1, action)
    assert rule is not None
    assert rule.id == "not-drawable"


def test_every_rule_id_has_a_test() -> None:
    elsewhere = {"not-your-action", "no-space", "not-drawable"}
    assert {case[0] for case in CASES} | elsewhere == KNOWN_IDS


@pytest.mark.parametrize(
    ("row", "refused"),
    [("1,24", 64), ("1,24", 104)],
    ids=["fire in generation I", "crime spree in generation I"],
)
@pytest.mark.parametrize("seats", ["centre=ore", "centre=ore / centre=coal"], ids=["solo", "two"])
def test_a_disaster_of_another_generation_is_not_in_the_row(
    game: Neom, row: str, refused: int, seats: str
) -> None:
    rule = why(game, f"neom turn=4 phase=select row={row} / {seats}", f"P1 select {refused}")
    assert rule is not None
    assert (rule.id, rule.args) == ("not-in-row", {"tile": refused})


def test_a_good_that_is_required_in_another_step_is_not_called_not_required(game: Neom) -> None:
    """Jewelry Manufacturer needs Diamonds, Glass and Gold; Diamonds are asked for first."""
    ready = play(game, LUX, "P1 place 97", "P1 at c4")
    assert legal(game, ready)[0] == "P1 buy diamonds from P2"
    rule = why(game, ready, "P1 buy gold from P2")
    assert rule is not None
    assert rule.id != "not-required"


def test_an_office_needed_for_a_dearer_good_is_a_matter_of_money(game: Neom) -> None:
    """Coal £2 from a neighbor, Ore £3 across the table: with £2 the office must cover Ore."""
    before = (
        "neom generation=2 / centre=wood money=2 city=a1:59 selected=51 / centre=coal"
        " / centre=ore / centre=coal"
    )
    choosing = play(game, before, *PLACED)
    assert legal(game, choosing) == ["P1 buy coal from P2", "P1 buy coal from P4"]
    rule = why(game, choosing, "P1 cover coal")
    assert rule is not None
    assert (rule.id, rule.args) == ("cant-afford-source", {"amount": 3, "money": 2})


def test_routes_needed_for_another_good_are_a_matter_of_money(game: Neom) -> None:
    """Alone, with £2: Steel Foundry's Coal and Ore for £1 each, with a route each."""
    poor = "neom generation=2 / centre=wood money=2 city=a3:3,e3:4 selected=51"
    choosing = play(game, poor, *PLACED)
    assert legal(game, choosing) == ["P1 buy coal from supply west", "P1 buy coal from supply east"]
    rule = why(game, choosing, "P1 buy coal from supply")
    assert rule is not None
    assert (rule.id, rule.args) == ("cant-afford-source", {"amount": 3, "money": 2})


@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_explain_agrees_with_legality(neom: Neom, players: int) -> None:
    """None for what is legal, a known id for all else, wherever random play leads."""
    state, rng = dealt(neom, players, 11), Rng(players)
    ply = 0
    while state.to_act:
        ply += 1
        if ply % 40 == 0:
            everything = neom.all_actions(state)
            for _ in range(60):
                action = everything[int(rng.below(len(everything)))]
                for player in range(players):
                    rule = neom.explain(state, player, action)
                    assert (rule is None) == (action in neom.legal_actions(state, player))
                    assert rule is None or rule.id in KNOWN_IDS
            for player in [player for player in neom.players_to_act(state) if player != CHANCE]:
                for action in neom.legal_actions(state, player):
                    assert neom.explain(state, player, action) is None
        neom.push(state, random_step(neom, state, rng))
