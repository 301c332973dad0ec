"""`gridtown bench`: the figures of docs/performance.md, measured in one run.

The goals are each game's own (`benchmark.py` in its folder).
"""

import platform
from typing import Annotated, Any, Final

import typer
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table

from gridtown.cli.options import WHICH_GAME, JsonOption, print_json
from gridtown.cli.parts import part
from gridtown.cli.screen import console, errors
from gridtown.core.build import NAME as BUILD
from gridtown.core.game import Game
from gridtown.games import load, names
from gridtown.study.bench import PLAYERS, Bench, Report, measure

app = typer.Typer(rich_markup_mode=None, add_completion=False)

FIGURES: Final = (
    ("random", "decisions_per_second", "random games in the core, decisions/s", True),
    ("random", "games_per_second", "random games in the core, games/s", True),
    ("stepwise", "decisions_per_second", "step by step from Python, decisions/s", True),
    ("greedy", "decisions_per_second", "greedy bots, decisions/s", True),
    ("greedy", "games_per_second", "greedy bots, games/s", True),
    ("playouts", "playouts_per_second", "playouts by the policy, {players:.0f} players, playouts/s", True),
    ("copy", "microseconds", "copy of a state, µs", False),
    ("score", "microseconds", "full score of a seat, µs", False),
    ("state", "bytes", "memory of a state, bytes", False),
    ("help", "seconds", "gridtown --help, s", False),
)
"""Measurement, figure, words with figures of the same measurement, and whether more is better."""

GOALS: Final = {"help.seconds": 0.3}
"""Goals that hold for every game."""

RATIO: Final = "ratio"

FIRST: Final = names()[0]

GameArgument = Annotated[str, typer.Argument(metavar="[GAME]", help=WHICH_GAME)]
RoundsOption = Annotated[int, typer.Option("--rounds", min=1, help="Number of rounds; medians are shown.")]
SecondsOption = Annotated[float, typer.Option("--seconds", min=0.01, help="Time for each measurement.")]


@app.command("bench")
def command(
    game: GameArgument = FIRST,
    rounds: RoundsOption = 5,
    seconds: SecondsOption = 0.5,
    json: JsonOption = False,
) -> None:
    """Measure this machine: random games compiled and interpreted in turn, copies, scores, start-up.

    A decision is an action of a player who had at least two to choose from.
    """
    rules = load(game)
    benchmark = part(rules, "benchmark")
    players = getattr(benchmark, "PLAYERS", PLAYERS)
    searchers = getattr(benchmark, "SEARCHERS", None)
    bench = Bench(game, players, getattr(benchmark, "scores", None), searchers)
    columns = (TextColumn("rounds"), BarColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task("rounds", total=rounds)
        report = measure(bench, rounds, seconds, lambda: progress.advance(task))
    if json:
        print_json(_answer(game, bench.setup.players, report))
    else:
        _print(rules, bench.setup.players, report, {**GOALS, **getattr(benchmark, "GOALS", {})})


def _answer(game: str, players: int, report: Report) -> dict[str, Any]:
    return {
        "game": game,
        "players": players,
        "build": BUILD,
        "rounds": report.rounds,
        **report.figures,
        "interpreted": report.interpreted,
        "ratio": report.ratio,
        "builds_agree": report.agree,
        "python": platform.python_version(),
        "machine": platform.machine(),
    }


def _print(rules: Game[Any], players: int, report: Report, goals: dict[str, float]) -> None:
    title = f"{rules.facts.title}, {players} players"
    table = Table(title, BUILD, "goal", "", box=None, header_style="bold")
    for column in (table.columns[1], table.columns[2]):
        column.justify = "right"
    for name, key, words, more in FIGURES:
        figure, goal = report.figures[name].get(key), goals.get(f"{name}.{key}")
        if figure is not None:
            table.add_row(
                words.format(**report.figures[name]),
                _figure(figure),
                _goal(goal, more),
                _verdict(figure, goal, more),
            )
    if report.interpreted is not None and report.ratio is not None:
        there = report.interpreted["decisions_per_second"]
        table.add_row("the same interpreted, decisions/s", _figure(there), "", "")
        goal = goals.get(RATIO)
        wanted = "" if goal is None else f"{_goal(goal, more=True)}×"
        verdict = _verdict(report.ratio, goal, more=True)
        table.add_row("compiled to interpreted", f"{report.ratio:.1f}×", wanted, verdict)
    console.print(table)
    console.print(_comparison(report))


def _comparison(report: Report) -> str:
    if report.agree is None:
        return "This build is interpreted: nothing to compare it with."
    agree = "agree to the last byte" if report.agree else "DISAGREE: please report this"
    return f"Medians of {report.rounds} rounds, one core; on a sample game the two builds {agree}."


def _figure(figure: float) -> str:
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:.3f}"


def _goal(goal: float | None, more: bool) -> str:
    if goal is None:
        return ""
    number = f"{goal:,}" if goal < 1 else f"{goal:,.0f}"
    return f"{'≥' if more else '≤'} {number}"


def _verdict(figure: float, goal: float | None, more: bool) -> str:
    """Whether the goal is met, else how much is missing."""
    if goal is None:
        return ""
    share = figure / goal if more else goal / figure
    return "[green]met[/]" if share >= 1 else f"[red]{share:.0%} of it[/]"
