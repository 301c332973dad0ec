"""`gridtown bench`: that it measures, not what."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.cli.conftest import Run

from gridtown.core.build import NAME, compiled

pytestmark = pytest.mark.compiled

QUICK = ("bench", "--rounds", 1, "--seconds", 0.01)


def test_json_has_every_figure(ask: Callable[..., Any]) -> None:
    answer = ask(*QUICK)
    for name in ("random", "stepwise", "greedy"):
        assert answer[name]["decisions_per_second"] > answer[name]["games_per_second"] > 0
    assert answer["copy"]["microseconds"] > 0
    assert answer["score"]["microseconds"] > 0
    assert answer["state"]["bytes"] > 100
    assert answer["help"]["seconds"] > 0
    if compiled():
        assert answer["ratio"] > 1
        assert answer["builds_agree"] is True
    else:
        assert (answer["ratio"], answer["interpreted"], answer["builds_agree"]) == (None, None, None)


def test_text_has_goals_and_says_which_build_ran(run: Run) -> None:
    result = run(*QUICK)
    assert result.exit_code == 0
    assert "≥ 1,000,000" in result.stdout
    assert NAME in result.stdout
