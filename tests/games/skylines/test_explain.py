"""Why an action is refused: every rule id, provoked, and none for what is legal."""

import pytest
from tests.games.skylines.playing import at, legal, play, why
from tests.games.skylines.provoked import CASES, ONE

from gridtown.core.action import CHANCE
from gridtown.core.errors import IllegalAction
from gridtown.core.refusal import SHARED_IDS, Value
from gridtown.core.rng import Rng
from gridtown.games.skylines.game import Skylines
from gridtown.games.skylines.refusals import RULE_IDS
from gridtown.games.skylines.state import SkylinesState

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize(("rule", "args", "position", "before", "action"), CASES)
def test_refused(
    game: Skylines, rule: str, args: dict[str, Value], position: str, before: tuple[str, ...], action: str
) -> None:
    state = play(game, position, *before)
    found = why(game, state, action)
    assert found is not None
    assert (found.id, found.args) == (rule, args)
    with pytest.raises(IllegalAction):
        play(game, state, action)


def test_of_several_districts_the_first_is_told(game: Skylines) -> None:
    """In reading order of what lies face up, though two are part of one district yet to be joined."""
    found = why(game, "skylines pieces=BA money=5 city=22:c1 / cards=8", "P1 end")
    assert found is not None
    assert found.args["square"] == "d1"


def test_what_can_t_be_drawn(game: Skylines) -> None:
    state = play(game, ONE.format(""), "P1 play 97", "P1 draw 1")
    for text in ("reveal 30", "reveal 1", "first P1"):
        found = game.explain(state, CHANCE, game.parse_action(text))
        assert found is not None
        assert found.id == "not-drawable"
    assert game.explain(state, CHANCE, game.parse_action("reveal 5")) is None


def test_somebody_else_s_action(game: Skylines) -> None:
    found = game.explain(at(game, ONE.format("")), 1, game.parse_action("P1 play 20"))
    assert found is not None
    assert found.id == "not-your-action"


def test_every_rule_can_be_met() -> None:
    """All but those that this list of cases leaves to the tests above."""
    met = {rule for rule, *_ in CASES} | {"not-drawable", "not-your-action"}
    assert {*SHARED_IDS, *RULE_IDS} - {"waiting"} == met


@pytest.mark.parametrize(("players", "scenario"), [(2, "introduction"), (3, "4"), (1, "5"), (2, "5")])
def test_legal_actions_are_explained_by_none_and_others_by_a_rule(
    skylines: Skylines, players: int, scenario: str
) -> None:
    """In random play; of what is not legal, a sample."""
    state = skylines.initial(skylines.setup(players, {"scenario": scenario}))
    rng, every = Rng(players), skylines.all_actions(state)
    while state.to_act:
        player = skylines.players_to_act(state)[0]
        options = skylines.legal_actions(state, player)
        for action in options[:2] + options[-2:]:
            assert skylines.explain(state, player, action) is None
        _check_some(skylines, state, rng, every, set(options))
        skylines.push(state, options[int(rng.below(len(options)))])


def _check_some(game: Skylines, state: SkylinesState, rng: Rng, every: list[int], options: set[int]) -> None:
    player = game.players_to_act(state)[0]
    for _ in range(3):
        action = every[int(rng.below(len(every)))]
        found = game.explain(state, player, action)
        assert (found is None) == (action in options), game.write_action(action)
        assert found is None or found.id in (*SHARED_IDS, *RULE_IDS)


def test_the_fixture_is_what_the_cases_think(game: Skylines) -> None:
    assert "P1 play 20" in legal(game, ONE.format(""))
