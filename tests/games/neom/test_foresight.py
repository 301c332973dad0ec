"""What is told of a tile before it is chosen comes true when it is placed."""

import pytest
from tests.games.neom.playing import at, dealt, play, random_step

from gridtown.core.foresight import Foresight
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.neom.game import Neom
from gridtown.games.neom.state import NeomState

pytestmark = pytest.mark.compiled


def told(game: Neom, state: NeomState, player: int = 0) -> dict[str, Foresight]:
    """By action, what the player is told."""
    return {game.write_action(one.action): one for one in game.foresee(game.view(state, player))}


def brought(game: Neom, state: NeomState, player: int, action: int) -> dict[str, int]:
    """The lines that the preview of a legal action changes."""
    return {change.line: change.amount for change in game.preview(game.view(state, player), action).changes}


@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_what_is_told_before_selecting_is_what_placing_brings(game: Neom, players: int) -> None:
    """Everybody's actions, at each selection of a game, up to the space."""
    state, rng = dealt(game, players, 7), Rng(7)
    seen = 0
    before: dict[int, dict[str, Foresight]] = {}
    while state.to_act:
        if state.to_act != CHANCE_ACTS:
            for player in range(players):
                if told(game, state, player) and game.step(state) == "select":
                    before[player] = told(game, state, player)
                elif game.step(state) == "act" and told(game, state, player):
                    seen += check_act(game, state, player, before[player])
        game.push(state, random_step(game, state, rng))
    assert seen > 10, "too little was compared"


def check_act(game: Neom, state: NeomState, player: int, before: dict[str, Foresight]) -> int:
    """Compare what was told with what is legal and announced now. Returns how many spaces were compared."""
    now, spaces = told(game, state, player), 0
    for text, one in now.items():
        assert (one.refusal is None) == (one.action in game.legal_actions(state, player)), text
        assert repr(one.refusal) == repr(before[text].refusal)
        assert one.lines == before[text].lines, f"{text} was told otherwise before"
        if one.refusal is None and " place " in text:
            spaces += check_spaces(game, play(game, state, text), player, one)
        elif one.refusal is None:
            assert one.lines[one.action] == brought(game, state, player, one.action)
    return spaces


def check_spaces(game: Neom, placing: NeomState, player: int, one: Foresight) -> int:
    legal = game.legal_actions(placing, player)
    assert sorted(one.lines) == sorted(legal)
    for action in legal:
        assert one.lines[action] == brought(game, placing, player, action)
    return len(legal)


def test_why_a_tile_in_hand_cannot_be_placed_and_what_another_costs(game: Neom) -> None:
    start = at(game, "neom / centre=wood money=9 selected=14 / centre=coal / centre=oil")
    factory = told(game, start)["P1 place 14"]
    assert [(cost.payee, cost.amount, cost.what) for cost in factory.costs] == [(1, 2, "good")]
    nobody = at(game, "neom / centre=wood money=9 selected=14 / centre=oil / centre=oil")
    refusal = told(game, nobody)["P1 place 14"].refusal
    assert refusal is not None
    assert refusal.id == "needs-good"


def test_nothing_is_told_of_what_is_not_ones_own_choice(game: Neom) -> None:
    state = at(game, "neom / centre=wood money=9 selected=14 / centre=coal / centre=oil")
    assert game.foresee(game.view(state, None)) == []
    assert game.foresee(game.view(play(game, state, "P1 place 14"), 0)) == [], "it is chosen already"
