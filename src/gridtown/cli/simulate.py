"""`gridtown simulate`: many games between bots, and what they say."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from gridtown.cli.options import (
    BotsOption,
    EditionOption,
    GameArgument,
    JsonOption,
    PlayersOption,
    SeedOption,
    SettingOption,
    open_game,
    parse_seed,
    print_json,
    tell_weights,
)
from gridtown.cli.screen import console, errors
from gridtown.cli.workforce import (
    ClusterOption,
    GamesOption,
    WorkersOption,
    workforce,
)
from gridtown.study import table
from gridtown.study.simulate import Job, Study, new_job, simulate
from gridtown.study.tally import SeatReport

app = typer.Typer(rich_markup_mode=None, add_completion=False)

OutOption = Annotated[
    Path | None, typer.Option("--out", metavar="FILE.parquet", help="Write a row for each game and seat.")
]


@app.command("simulate")
def command(
    game: GameArgument,
    players: PlayersOption = None,
    games: GamesOption = 100,
    bots: BotsOption = "steady",
    seed: SeedOption = None,
    workers: WorkersOption = None,
    cluster: ClusterOption = None,
    option: SettingOption = None,
    out: OutOption = None,
    edition: EditionOption = None,
    json: JsonOption = False,
) -> None:
    """Let bots play many games: shows each seat's mean score, its spread, and its share of wins.

    The same seed gives the same result for any number of workers. Ctrl-C keeps what is finished.
    """
    rules, setup = open_game(game, edition, players, option)
    job = new_job(rules, edition, setup, bots.split(","), parse_seed(seed), lines=out is not None)
    tell_weights(rules, job.bots)
    if out is not None:
        table.check_writable(out)
    study, interrupted = _run(job, games, workers, cluster, keep_rows=out is not None)
    _report(job, study, interrupted, json)
    if out is not None:
        table.write(out, study.rows, job.bots)
    if interrupted:
        errors.print(f"stopped: {study.tally.games} of {games} games were finished and are counted")
        raise typer.Exit(130)


def _run(
    job: Job, games: int, workers: int | None, cluster: str | None, keep_rows: bool
) -> tuple[Study, bool]:
    with workforce(workers, cluster, games) as crew:
        study = simulate(job, games, crew, keep_rows)
    return study, study.tally.games < games


def _report(job: Job, study: Study, interrupted: bool, json: bool) -> None:
    if json:
        print_json(_answer(job, study, interrupted))
    else:
        _print(job, study)


def _answer(job: Job, study: Study, interrupted: bool) -> dict[str, Any]:
    return {
        "games": study.tally.games,
        "games_per_second": _rate(study.tally.games, study),
        "decisions_per_second": _rate(study.tally.decisions, study),
        "seats": [vars(seat) for seat in study.tally.seats()],
        "decisions": study.tally.decisions,
        "seconds": round(study.seconds, 3),
        "seed": f"{job.seed:032x}",
        "interrupted": interrupted,
    }


def _rate(count: int, study: Study) -> float:
    return round(count / study.seconds, 1) if study.seconds else 0.0


def _print(job: Job, study: Study) -> None:
    won = "Successes" if study.tally.together else "Win share"
    result = Table("Seat", "Bot", "Mean", "SD", won, "95 % interval", box=None, header_style="bold")
    for column in result.columns[2:]:
        column.justify = "right"
    for seat in study.tally.seats():
        result.add_row(*_cells(seat))
    console.print(result)
    games, decisions = _rate(study.tally.games, study), _rate(study.tally.decisions, study)
    console.print(
        f"{study.tally.games:,} games in {study.seconds:.1f} s: {games:,.1f} games/s,"
        f" {decisions:,.0f} decisions/s; seed {job.seed:032x}",
        soft_wrap=True,
    )


def _cells(seat: SeatReport) -> list[str]:
    share = "–" if seat.win_share is None else f"{seat.win_share:.1%}"
    ends = "–" if seat.win_share_ci is None else " to ".join(f"{end:.1%}" for end in seat.win_share_ci)
    mean, sd = ("–" if number is None else f"{number:.2f}" for number in (seat.mean, seat.sd))
    return [f"P{seat.seat + 1}", seat.bot, mean, sd, share, ends]
