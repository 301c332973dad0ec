"""`gridtown bench`: that it measures, not the figures."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.cli.conftest import Run
from tests.registry import NAMES, game_of, seats

from gridtown.cli.bench import FIGURES, RATIO
from gridtown.cli.parts import part
from gridtown.core.build import NAME, compiled
from gridtown.study.bench import PLAYERS, Bench

pytestmark = pytest.mark.compiled

QUICK = ("--rounds", 1, "--seconds", 0.01)


def players_of(name: str) -> int:
    """With how many a game says that it is measured."""
    return int(getattr(part(game_of(name), "benchmark"), "PLAYERS", PLAYERS))


@pytest.mark.parametrize("name", NAMES)
def test_json_has_every_figure(ask: Callable[..., Any], name: str) -> None:
    answer = ask("bench", name, *QUICK)
    assert (answer["game"], answer["players"]) == (name, seats(name, players_of(name)))
    for measure in ("random", "stepwise", "greedy"):
        assert answer[measure]["decisions_per_second"] > answer[measure]["games_per_second"] > 0
    searchers = getattr(part(game_of(name), "benchmark"), "SEARCHERS", players_of(name))
    assert answer["playouts"]["players"] == seats(name, searchers)
    assert answer["playouts"]["playouts_per_second"] > 0
    assert answer["copy"]["microseconds"] > 0
    assert bool(answer["score"]) == hasattr(part(game_of(name), "benchmark"), "scores")
    assert answer["state"]["bytes"] > 100
    assert answer["help"]["seconds"] > 0
    if compiled():
        assert answer["ratio"] > 0
        assert answer["builds_agree"] is True
    else:
        assert (answer["ratio"], answer["interpreted"], answer["builds_agree"]) == (None, None, None)


@pytest.mark.parametrize("name", NAMES)
def test_text_has_the_games_goals_and_says_which_build_ran(run: Run, name: str) -> None:
    result = run("bench", name, *QUICK)
    assert result.exit_code == 0
    wanted = {"help.seconds": 0.3, **getattr(part(game_of(name), "benchmark"), "GOALS", {})}
    met = len([goal for goal in wanted if goal != RATIO or compiled()])
    assert len([line for line in result.stdout.splitlines() if "≥ " in line or "≤ " in line]) == met
    assert game_of(name).facts.title in result.stdout
    assert NAME in result.stdout


def test_without_a_game_the_first_is_measured(ask: Callable[..., Any]) -> None:
    assert ask("bench", *QUICK)["game"] == NAMES[0]


@pytest.mark.parametrize("name", NAMES)
def test_goals_are_of_figures_there_are(name: str) -> None:
    figures = {f"{measure}.{figure}" for measure, figure, _, _ in FIGURES} | {RATIO}
    assert set(getattr(part(game_of(name), "benchmark"), "GOALS", {})) <= figures


@pytest.mark.parametrize("name", NAMES)
def test_the_middle_of_a_game_is_neither_its_beginning_nor_its_end(name: str) -> None:
    bench = Bench(name)
    assert bench.middle.to_act
    assert bench.middle != bench.game.initial(bench.setup)


@pytest.mark.parametrize("name", NAMES)
def test_playouts_begin_where_somebody_chooses(name: str) -> None:
    bench = Bench(name, searchers=2)
    first, *_, last = bench.decisions
    assert bench.searched.players == seats(name, 2)
    assert first.known != last.known
    for view in bench.decisions:
        assert view.viewer is not None
        assert len(bench.game.legal_actions(view.known, view.viewer)) > 1
