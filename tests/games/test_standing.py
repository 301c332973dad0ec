"""The points each title counts on the way are those its view shows at every moment of a match."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.goldens import goldens
from tests.registry import NAMES

from gridtown.core.play import replay
from gridtown.core.record import Record

pytestmark = pytest.mark.compiled

Shown = dict[str, Any]

SHOWN: dict[str, Callable[[Shown], list[int]]] = {
    "neom": lambda view: [seat["score"]["total"] for seat in view["seats"]],
    "mayor": lambda view: [seat["citizen"]["number"] for seat in view["seats"]],
    "skylines": lambda view: [view["skyline"]] * view["players"],
}
"""The points, where a view shows them elsewhere than under "standing"."""


def standing(name: str, view: Shown) -> list[int]:
    """The points that a view shows."""
    return SHOWN[name](view) if name in SHOWN else view["standing"]


@pytest.mark.parametrize("name", NAMES)
def test_the_standing_is_what_the_view_shows(name: str) -> None:
    golden = goldens(name)
    game, record = golden.game, Record.from_json(golden.kept(next(iter(golden.setups))))
    standings = [
        (game.standing(state), standing(name, game.present(game.view(state, None))))
        for _, state in replay(game, record)
    ]
    assert [told for told, _ in standings] == [shown for _, shown in standings]
    assert len({tuple(told) for told, _ in standings}) > 3, "it hardly changes"
