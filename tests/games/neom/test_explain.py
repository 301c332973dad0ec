"""Why an action is refused: every rule id, provoked ("Every refused action says which rule forbids it")."""

import pytest
from tests.games.neom.playing import at, dealt, legal, paved, play, random_step, why
from tests.games.neom.refused import CASES, PLACED

from gridtown.core.action import CHANCE
from gridtown.core.errors import IllegalAction
from gridtown.core.refusal import SHARED_IDS, Value
from gridtown.core.rng import Rng
from gridtown.games.neom.game import Neom
from gridtown.games.neom.refusals import RULE_IDS

pytestmark = pytest.mark.compiled

KNOWN_IDS = {*RULE_IDS, *SHARED_IDS}


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


def test_an_office_that_alone_can_provide_a_good_is_used_for_it(game: Neom) -> None:
    """Coal £2 from a neighbor, Ore £3 across the table: with £2 the office must cover Ore."""
    before = (
        "neom generation=2 / centre=wood money=2 city=a1:59 selected=51 / centre=coal"
        " / centre=ore / centre=coal"
    )
    choosing = play(game, before, *PLACED)
    assert legal(game, choosing) == ["P1 buy coal from P2", "P1 buy coal from P4"]
    rule = why(game, choosing, "P1 cover coal")
    assert rule is not None
    assert (rule.id, rule.args) == ("office-used", {"good": "coal"})


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
