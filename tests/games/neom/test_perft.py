"""Perft counts, kept in perft.toml, in either build; a mismatch prints the divide."""

from typing import Any

import pytest
from tests.games.neom.regenerate import POSITIONS, perft_rows, position
from tests.games.neom.test_naive import Steps, expected

from gridtown.core.action import CHANCE
from gridtown.core.build import compiled
from gridtown.core.perft import divide, perft
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.neom.game import Neom
from gridtown.games.neom.state import NeomState

pytestmark = pytest.mark.compiled

ROWS = perft_rows()
SLOW = 4_000  # the longest count for the interpreted build


def name(row: dict[str, Any]) -> str:
    return f"{row['setup']}-seed{row['seed']}-ply{row['ply']}"


def test_every_position_has_its_counts() -> None:
    assert [(row["setup"], row["seed"], row["ply"]) for row in ROWS] == [place[:3] for place in POSITIONS]


@pytest.mark.parametrize("row", ROWS, ids=name)
def test_perft(neom: Neom, row: dict[str, Any]) -> None:
    state = position(neom, row["setup"], row["seed"], row["ply"])
    for depth, count in enumerate(row["counts"], 1):
        if count > SLOW and not compiled():
            break
        found = perft(neom, state, depth)
        if found != count:
            parts = "\n".join(f"{text}: {part}" for text, part in divide(neom, state, depth).items())
            pytest.fail(f"{neom.write_state(state)}\ndepth {depth}: {found}, not {count}\n{parts}")


def naive_perft(neom: Neom, state: NeomState, steps: Steps, depth: int) -> int:
    """Counts by the naive list of legal actions; whoever has the lowest index chooses first."""
    if depth == 0 or not state.active:
        return 1
    player = CHANCE if state.active == CHANCE_ACTS else neom.active_players(state)[0]
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


@pytest.mark.parametrize("row", ROWS, ids=name)
def test_perft_counted_by_the_naive_rules(neom: Neom, row: dict[str, Any]) -> None:
    state = position(neom, row["setup"], row["seed"], row["ply"])
    if any(player.plan for player in state.players):
        pytest.skip("an action is half made here: the naive rules count from its beginning")
    for depth, count in enumerate(row["counts"], 1):
        if depth > 1 and count > 250:
            break
        assert naive_perft(neom, state, Steps(), depth) == count
