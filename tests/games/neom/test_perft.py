"""Perft counts (perft.toml) once more, by the naive rules (naive.py)."""

import pytest
from tests.games.goldens import Row, called
from tests.games.neom.goldens import goldens
from tests.games.neom.test_naive import Steps, expected

from gridtown.core.action import CHANCE
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.neom.game import Neom
from gridtown.games.neom.state import NeomState

pytestmark = pytest.mark.proof


def naive_perft(neom: Neom, state: NeomState, steps: Steps, depth: int) -> int:
    """Counts by the naive list of legal actions; whoever has the lowest index chooses first."""
    if depth == 0 or not state.to_act:
        return 1
    player = CHANCE if state.to_act == CHANCE_ACTS else neom.players_to_act(state)[0]
    found = expected(neom, state, steps, player)
    if depth == 1:
        return len(found)
    total = 0
    for text in found:
        after = state.copy()
        neom.push(after, neom.parse_action(text))
        further = Steps()
        further.of = {who: list(said) for who, said in steps.of.items()}
        further.note(state, text, after)
        total += naive_perft(neom, after, further, depth - 1)
    return total


@pytest.mark.parametrize("row", goldens().rows(), ids=called)
def test_perft_counted_by_the_naive_rules(neom: Neom, row: Row) -> None:
    state = goldens().position(row["setup"], row["seed"], row["ply"])
    if any(player.plan for player in state.players):
        pytest.skip("an action is half made here: the naive rules count from its beginning")
    for depth, count in enumerate(row["counts"], 1):
        if depth > 1 and count > 250:
            break
        assert naive_perft(neom, state, Steps(), depth) == count
