"""Perft counts, kept in every game's perft.toml, in either build; a mismatch prints the divide."""

import pytest
from tests.games.goldens import Row, called, command, goldens
from tests.registry import NAMES

from gridtown.core.build import compiled
from gridtown.core.perft import divide, perft

pytestmark = pytest.mark.proof

ROWS = [(name, row) for name in NAMES for row in goldens(name).rows()]
SLOW = 4_000  # the longest count for the interpreted build


@pytest.mark.parametrize("name", NAMES)
def test_every_position_has_its_counts(name: str) -> None:
    golden = goldens(name)
    found = [(row["setup"], row["seed"], row["ply"]) for row in golden.rows()]
    assert found == [place[:3] for place in golden.places()], f"again: {command(name)}"


@pytest.mark.parametrize(("name", "row"), ROWS, ids=called)
def test_perft(name: str, row: Row) -> None:
    golden = goldens(name)
    state = golden.position(row["setup"], row["seed"], row["ply"])
    for depth, count in enumerate(row["counts"], 1):
        if count > SLOW and not compiled():
            break
        found = perft(golden.game, state, depth)
        if found != count:
            parts = "\n".join(f"{text}: {part}" for text, part in divide(golden.game, state, depth).items())
            pytest.fail(f"{golden.game.write_state(state)}\ndepth {depth}: {found}, not {count}\n{parts}")
