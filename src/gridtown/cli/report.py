"""`gridtown report`: what many games between bots say about a game, as a page and as rows."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from shlex import quote
from typing import Annotated, Any

import typer

from gridtown import __version__
from gridtown.cli.folder import named_folder, parse_seed_of
from gridtown.cli.options import (
    BotsOption,
    EditionOption,
    GameArgument,
    PlayersOption,
    SeedOption,
    SettingOption,
    open_game,
    tell_weights,
)
from gridtown.cli.screen import console, errors
from gridtown.cli.workforce import (
    ClusterOption,
    GamesOption,
    WorkersOption,
    workforce,
)
from gridtown.core.errors import InvalidSetup
from gridtown.core.game import Game
from gridtown.study.kept import is_begun, opened
from gridtown.study.report import words
from gridtown.study.report.figures import Figures, Worth, figures
from gridtown.study.report.noted import AGAIN, Asked, Noted, kind, new_asked, play_all, sorts_of
from gridtown.study.report.page import page, vega
from gridtown.study.report.paired import PAIRED, Trial, Tried, paired_frame, suspects, trials, worths
from gridtown.study.report.paired import play_all as play_pairs
from gridtown.study.report.tables import SEATS, THINGS, seats_frame, things_frame
from gridtown.study.table import CannotWrite, Write, polars, replace_all
from gridtown.study.work import Crew

app = typer.Typer(rich_markup_mode=None, add_completion=False)

PAGE = "report.html"

OutOption = Annotated[
    Path | None,
    typer.Option(
        "--out", metavar="FOLDER", parser=named_folder, help="Where it is written; report-GAME by default."
    ),
]
ResumeOption = Annotated[bool, typer.Option("--resume", help="Go on with the games that the folder holds.")]


PairedOption = Annotated[
    int,
    typer.Option(
        "--paired", min=0, metavar="N", help="Play N games again without what stands out; 20 tell something."
    ),
]


@app.command("report")
def command(
    game: GameArgument,
    players: PlayersOption = None,
    games: GamesOption = 1000,
    bots: BotsOption = "steady",
    seed: SeedOption = None,
    workers: WorkersOption = None,
    cluster: ClusterOption = None,
    option: SettingOption = None,
    out: OutOption = None,
    resume: ResumeOption = False,
    paired: PairedOption = 0,
    edition: EditionOption = None,
) -> None:
    """Let bots play many games, and write a page that says what a designer wants to know, with all rows.

    Bots change seats from game to game. The same seed gives the same rows for any number of workers. Ctrl-C
    keeps what is finished, and --resume goes on with it.
    """
    polars()
    vega()
    rules, setup = open_game(game, edition, players, option)
    folder = out or Path(f"report-{rules.facts.id}")
    _refuse_used(folder, resume)
    asked = new_asked(rules, edition, setup, bots.split(","), parse_seed_of(folder if resume else None, seed))
    tell_weights(rules, asked.bots)
    crew_for = partial(workforce, workers, cluster)
    found = _play(asked, games, crew_for, folder)
    if not found:
        raise InvalidSetup("no game was finished, so there is nothing to report")
    ended = len(found) < games
    try:
        whole = _report(rules, asked, found, folder, 0 if ended else paired, crew_for)
    except CannotWrite as error:
        raise CannotWrite(f"{error}; the games are kept: make room, and {AGAIN}") from error
    if ended:
        errors.print(f"stopped: {len(found)} of {games} games were finished and are in the report")
    if ended or not whole:
        errors.print(AGAIN, soft_wrap=True)
        raise typer.Exit(130)


def _refuse_used(folder: Path, resume: bool) -> None:
    if is_begun(folder) and not resume:
        raise InvalidSetup(f"--out: {folder} holds a report; go on with --resume, or name another folder")


CrewFor = Callable[[int], AbstractContextManager[Crew]]
"""Function that gives the crew for so many pieces of work."""


def _play(asked: Asked, games: int, crew_for: CrewFor, folder: Path) -> list[Noted]:
    with (
        crew_for(games) as crew,  # first, so that without one no folder is begun
        opened(kind(asked), vars(asked), folder) as kept,
    ):
        return play_all(asked, games, crew, kept)


def _report(
    rules: Game[Any], asked: Asked, found: list[Noted], folder: Path, pairs: int, crew_for: CrewFor
) -> bool:
    """Write the page and the rows, all or none, and tell the answers. False where pairs are missing."""
    sorts = sorts_of(rules)
    seats, things = seats_frame(found, sorts), things_frame(found, sorts)
    said = figures(asked, seats, things, sorts)
    wanted = trials(suspects(said), found, sorts, pairs)
    if pairs and not wanted:
        errors.print(f"--paired: {words.untried(said)}", soft_wrap=True)
    tried = _try(asked, wanted, crew_for)
    worth = worths(suspects(said), tried, sorts)
    text = page(said, rules, command_line(asked, len(found), pairs), __version__, worth)
    files: dict[Path, Write] = {folder / SEATS: seats.write_parquet, folder / THINGS: things.write_parquet}
    if tried:
        files[folder / PAIRED] = paired_frame(tried, sorts).write_parquet
    files[folder / PAGE] = lambda part: part.write_text(text, encoding="utf-8")
    replace_all(files)
    if not tried:
        (folder / PAIRED).unlink(missing_ok=True)
    _tell(said, worth, folder)
    return len(tried) == len(wanted)


def _try(asked: Asked, wanted: list[Trial], crew_for: CrewFor) -> list[Tried]:
    if not wanted:
        return []
    with crew_for(len(wanted)) as crew:
        tried = play_pairs(asked, wanted, crew)
    if len(tried) < len(wanted):
        errors.print(f"stopped: {len(tried)} of {len(wanted)} pairs were finished and are in the report")
    return tried


def command_line(asked: Asked, games: int, pairs: int = 0) -> str:
    """The command that makes the same report."""
    options = "".join(f" --option {name}={value}" for name, value in asked.options)
    edition = "" if asked.edition is None else f" --edition {quote(asked.edition)}"
    bots = ",".join(asked.bots if len(set(asked.bots)) > 1 else asked.bots[:1])
    return (
        f"gridtown report {asked.game} --players {asked.players} --games {games} --bots {bots}"
        f" --seed {asked.seed:032x}{options}{edition}{f' --paired {pairs}' if pairs else ''}"
    )


def _tell(said: Figures, worth: list[Worth], folder: Path) -> None:
    strong = words.strong(said, worth)
    for verdict, sentence in (words.fair(said), words.long(said), strong, words.left(said)):
        console.print(f"[bold]{verdict}.[/bold] {sentence}", highlight=False)
    console.print(f"the page: {folder / PAGE}; the rows: {SEATS} and {THINGS} beside it", soft_wrap=True)
