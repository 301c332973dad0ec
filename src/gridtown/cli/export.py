"""`gridtown export`: matches as a data set for learning, a row for every choice."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from gridtown.cli.options import (
    BOTS_HELP,
    EditionOption,
    GameArgument,
    PlayersOption,
    SeedOption,
    SettingOption,
    open_game,
    parse_seed,
    tell_weights,
)
from gridtown.cli.replay import read_record
from gridtown.cli.screen import console, errors
from gridtown.cli.workforce import ClusterOption, WorkersOption, workforce
from gridtown.core.errors import InvalidRecord, InvalidSetup
from gridtown.core.game import Game
from gridtown.core.play import replay
from gridtown.games import load
from gridtown.study import dataset
from gridtown.study.dataset import Asked, Written
from gridtown.study.simulate import Job, new_job
from gridtown.study.table import check_writable
from gridtown.study.work import Crew

app = typer.Typer(rich_markup_mode=None, add_completion=False)

GAMES: Final = 100
BOTS: Final = "steady"

RecordsArgument = Annotated[
    list[str] | None,
    typer.Argument(metavar="RECORD", help="Records of matches of one setup; - reads one from stdin."),
]
GamesOption = Annotated[
    int | None,
    typer.Option("--games", min=1, metavar="N", help=f"How many games bots play: {GAMES} by default."),
]
BotsOption = Annotated[str | None, typer.Option("--bots", metavar="A,B", help=BOTS_HELP)]
FeaturesOption = Annotated[
    bool, typer.Option("--features", help="Add what Gridtown's own bots learn from to observations.")
]
OutOption = Annotated[
    Path | None,
    typer.Option("--out", metavar="FILE.parquet", help="The file to write; GAME.parquet by default."),
]


@app.command("export")
def command(
    game: GameArgument,
    records: RecordsArgument = None,
    players: PlayersOption = None,
    games: GamesOption = None,
    bots: BotsOption = None,
    seed: SeedOption = None,
    workers: WorkersOption = None,
    cluster: ClusterOption = None,
    option: SettingOption = None,
    features: FeaturesOption = False,
    out: OutOption = None,
    edition: EditionOption = None,
) -> None:
    """Write matches as a data set: for every choice what was seen and legal, what was done, what came of it.

    Bots play the matches, or they are read from records, all of which have to hold. The same seed gives the
    same rows for any number of workers. Ctrl-C keeps the matches that are finished.
    """
    given = {
        "--players": players,
        "--games": games,
        "--bots": bots,
        "--seed": seed,
        "--option": option,
        "--cluster": cluster,
    }
    named = [name for name, value in given.items() if value is not None]
    if records and named:
        raise InvalidSetup(f"{named[0]} is for games between bots, not for records; leave one of them out")
    if records:
        told_by = Records(load(game, edition), edition, records)
        asked, wanted = told_by.asked(features), len(records)
    else:
        rules, setup = open_game(game, edition, players, option)
        job = new_job(rules, edition, setup, (bots or BOTS).split(","), parse_seed(seed))
        told_by, asked, wanted = None, Asked(job, features), games or GAMES
        tell_weights(rules, job.bots)
    path = out or Path(f"{asked.job.game}.parquet")
    check_writable(path)
    with workforce(workers if told_by is None else 1, cluster, wanted) as crew:
        matches = dataset.games(asked, wanted, crew) if told_by is None else told_by.matches(asked, crew)
        written = dataset.write(path, asked, matches)
    _tell(path, written, wanted)


class Records:
    """Records of matches of one setup, by the names of their files. Raises InvalidRecord for the first."""

    def __init__(self, rules: Game[Any], edition: Path | None, names: list[str]) -> None:
        self._rules = rules
        self._edition = edition
        self._names = names
        self._first = read_record(names[0])
        try:
            replay(rules, self._first)  # before any action it checks what the match was played with
        except InvalidRecord as error:
            raise InvalidRecord(f"{names[0]}: {error}") from error

    def asked(self, features: bool) -> Asked:
        """What is exported: matches of the first one's setup."""
        setup = self._rules.setup(self._first.players, self._first.options)
        return Asked(
            Job(
                game=self._rules.facts.id,
                edition=self._edition,
                edition_hash=self._rules.edition_hash,
                players=setup.players,
                options=tuple(setup.options.items()),
                bots=(),
                seed=0,
            ),
            features,
        )

    def matches(self, asked: Asked, crew: Crew) -> Iterator[Any]:
        """The rows of each. Raises InvalidRecord for one that does not hold, or is of another setup."""
        for index, name in enumerate(self._names):
            if crew.stopped():
                return
            record = read_record(name) if index else self._first
            try:
                yield dataset.recorded(asked, index, record)
            except InvalidRecord as error:
                raise InvalidRecord(f"{name}: {error}") from error
            crew.told(1)


def _tell(path: Path, written: Written, wanted: int) -> None:
    """Say what the file has, and what is missing from it."""
    if written.matches:
        console.print(f"{path}: {written.rows:,} choices of {written.matches:,} matches", soft_wrap=True)
    if written.matches < wanted:
        kept = f"are in {path}" if written.matches else "so nothing is written"
        errors.print(f"stopped: {written.matches} of {wanted} matches were finished, {kept}", soft_wrap=True)
        raise typer.Exit(130)
