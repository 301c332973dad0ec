"""`gridtown ladder`: how strong bots are, and whether one is better than another.

Exit codes of --accept, beside those of the program: 0 accepted, 1 rejected, 3 undecided.
"""

import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from gridtown.cli.acceptance import (
    EXIT_CODES,
    AlphaOption,
    BetaOption,
    HighEloOption,
    HighPointsOption,
    Hypotheses,
    LowEloOption,
    LowPointsOption,
    answer,
    in_words,
)
from gridtown.cli.folder import named_folder, parse_seed_of
from gridtown.cli.ladder_table import counted, for_markdown, for_plot, for_screen, sheet, wins_head
from gridtown.cli.options import (
    EditionOption,
    GameArgument,
    JsonOption,
    PlayersOption,
    SeedOption,
    SettingOption,
    open_game,
    print_json,
    tell_weights,
)
from gridtown.cli.screen import console, errors
from gridtown.cli.workforce import ClusterOption, WorkersOption, workforce
from gridtown.core.errors import InvalidSetup
from gridtown.core.game import Game
from gridtown.study import plot
from gridtown.study.kept import InMemory, Kept
from gridtown.study.kept_games import opened
from gridtown.study.ladder import (
    ALL,
    DUEL,
    GAUNTLET,
    Enough,
    Ladder,
    Played,
    climb,
    new_ladder,
)
from gridtown.study.sprt import UNDECIDED
from gridtown.study.standings import Standings, judged, standings

app = typer.Typer(rich_markup_mode=None, add_completion=False)

SHORT_SEED: Final = 1 << 32

BotsOption = Annotated[
    str | None, typer.Option("--bots", metavar="A,B,C", help="The bots; the usual ones by default.")
]
GamesOption = Annotated[
    int,
    typer.Option("--games", min=1, metavar="N", help="At least how many games between each two bots."),
]
AnchorOption = Annotated[
    str | None, typer.Option("--anchor", metavar="A", help="Who is rated 0: steady, or else the first bot.")
]
GauntletOption = Annotated[
    bool, typer.Option("--gauntlet", help="Only one bot at a time among the anchor's, in every seat.")
]
MixedOption = Annotated[bool, typer.Option("--mixed", help="Also tables of different bots, drawn by lot.")]
OutOption = Annotated[
    Path | None,
    typer.Option(
        "--out",
        metavar="FOLDER",
        parser=named_folder,
        help="Keep the games there; go on by asking the same again.",
    ),
]
PlotOption = Annotated[Path | None, typer.Option("--plot", metavar="FILE.svg", help="Draw the standings.")]
MarkdownOption = Annotated[bool, typer.Option("--markdown", help="Print Markdown, with the command.")]
AcceptOption = Annotated[
    str | None, typer.Option("--accept", metavar="NEW", help="Test whether NEW is better than --over OLD.")
]
OverOption = Annotated[str | None, typer.Option("--over", metavar="OLD", help="Whom --accept is to beat.")]

USUAL_BOTS: Final = "easy,relaxed,steady,skilled,strong"


@dataclass(frozen=True)
class Asked:
    """What is asked beside the ladder itself."""

    games: int
    workers: int | None
    cluster: str | None
    out: Path | None
    json: bool


@app.command("ladder")
def command(
    game: GameArgument,
    players: PlayersOption = None,
    bots: BotsOption = None,
    games: GamesOption = 100,
    seed: SeedOption = None,
    workers: WorkersOption = None,
    cluster: ClusterOption = None,
    option: SettingOption = None,
    anchor: AnchorOption = None,
    gauntlet: GauntletOption = False,
    mixed: MixedOption = False,
    out: OutOption = None,
    plot_file: PlotOption = None,
    markdown: MarkdownOption = False,
    edition: EditionOption = None,
    json: JsonOption = False,
    accept: AcceptOption = None,
    over: OverOption = None,
    elo0: LowEloOption = None,
    elo1: HighEloOption = None,
    points0: LowPointsOption = None,
    points1: HighPointsOption = None,
    alpha: AlphaOption = None,
    beta: BetaOption = None,
) -> None:
    """Play bots against each other on the same deals, in every seat, and rate them with 95 % intervals.

    Where nobody is beaten (alone, or all together) their points are compared. With --accept and --over it
    stops as soon as it is clear whether one is better: exit code 0 accepted, 1 rejected, 3 undecided.
    The same seed gives the same games for any number of workers. Ctrl-C keeps what is finished.
    """
    rules, setup = open_game(game, edition, players, option)
    asked = Asked(games, workers, cluster, out, json)
    hypotheses = Hypotheses(elo0, elo1, points0, points1, alpha, beta)
    if (accept is None) != (over is None):
        raise InvalidSetup("--accept NEW and --over OLD go together; name both")
    if json and markdown:
        raise InvalidSetup("--json and --markdown: ask for one of them")
    new = partial(new_ladder, rules, edition, setup, seed=parse_seed_of(out, seed))
    if accept is not None and over is not None:
        _refuse_with_accept(
            bots=bots, anchor=anchor, gauntlet=gauntlet, mixed=mixed, plot=plot_file, markdown=markdown
        )
        _decide(rules, new([over, accept], anchor=over, pairings=DUEL), asked, hypotheses)
        return
    hypotheses.refuse()
    if plot_file is not None:
        plot.check_writable(plot_file)
    names = (USUAL_BOTS if bots is None else bots).split(",")
    ladder = new(names, anchor=anchor, pairings=GAUNTLET if gauntlet else ALL, mixed=mixed)
    _rate(rules, ladder, asked, plot_file, markdown)


def _refuse_with_accept(**given: object) -> None:
    for name, value in given.items():
        if value:
            raise InvalidSetup(f"--{name} does not go with --accept; leave it out")


def _rate(rules: Game[Any], ladder: Ladder, asked: Asked, plot_file: Path | None, markdown: bool) -> None:
    deals, interrupted = _play(rules, ladder, asked)
    found = standings(ladder, deals)
    told = command_line(ladder, asked.games)
    if asked.json:
        print_json({**_head(ladder, told, interrupted), **_answer(found)})
    elif markdown:
        print(f"{for_markdown(sheet(ladder, found))}\n\n`{told}`: {_counts(ladder, found)}.")
    else:
        console.print(for_screen(sheet(ladder, found)))
        console.print(f"{_counts(ladder, found)}; seed {_seed(ladder.seed)}", soft_wrap=True)
    if plot_file is not None:
        plot.write(plot_file, _drawn(rules, ladder, found))
    if interrupted:
        _say_stopped(ladder, asked, len(deals))


def _play(
    rules: Game[Any], ladder: Ladder, asked: Asked, enough: Enough = lambda _: False
) -> tuple[list[list[Played]], bool]:
    """The whole deals, and whether Ctrl-C came before all were played."""
    tell_weights(rules, ladder.bots)
    deals = ladder.deals(asked.games)
    total = ladder.tables(deals)
    with (
        _kept(ladder, asked.out) as kept,
        workforce(asked.workers, asked.cluster, total) as crew,
    ):
        found = climb(ladder, deals, crew, kept, enough)
        return found, crew.stopped() and len(found) < deals


@contextmanager
def _kept(ladder: Ladder, out: Path | None) -> Iterator[Kept[Played]]:
    if out is None:
        yield InMemory[Played]()
    else:
        with opened(ladder, out) as folder:
            yield folder


def _say_stopped(ladder: Ladder, asked: Asked, deals: int) -> None:
    deals_asked = counted(ladder.deals(asked.games), "deal")
    errors.print(f"stopped: {deals} of {deals_asked} were finished and are counted", soft_wrap=True)
    if asked.out is not None:
        errors.print(f"the same command goes on with what is in {asked.out}", soft_wrap=True)
    raise typer.Exit(130)


def command_line(ladder: Ladder, games: int) -> str:
    """The command that gives the same again."""
    words = ["gridtown", "ladder", ladder.game, "--players", str(ladder.players)]
    for name, value in ladder.options:
        words += ["--option", f"{name}={value}"]
    if ladder.pairings == DUEL:
        words += ["--accept", ladder.bots[1], "--over", ladder.anchor]
    else:
        words += ["--bots", ",".join(ladder.bots), "--anchor", ladder.anchor]
        words += ["--gauntlet"] * (ladder.pairings == GAUNTLET) + ["--mixed"] * ladder.mixed
    words += ["--games", str(games), "--seed", _seed(ladder.seed)]
    words += [] if ladder.edition is None else ["--edition", ladder.edition]
    return shlex.join(words)


def _seed(seed: int) -> str:
    return str(seed) if seed < SHORT_SEED else f"{seed:032x}"


def _counts(ladder: Ladder, found: Standings) -> str:
    how = "in every seating" if ladder.contest else "by every bot"
    played = f"{counted(found.deals, 'deal')}, each played {how}, {counted(found.games, 'game')}"
    return f"{played}; 95 % intervals; rules version {ladder.rules}"


def _head(ladder: Ladder, told: str, interrupted: bool) -> dict[str, Any]:
    return {
        "game": ladder.game,
        "rules": ladder.rules,
        "players": ladder.players,
        "options": dict(ladder.options),
        "contest": ladder.contest,
        "par": 1 / ladder.players if ladder.contest else None,
        "anchor": ladder.anchor,
        "pairings": ladder.pairings,
        "mixed": ladder.mixed,
        "seed": f"{ladder.seed:032x}",
        "fingerprint": ladder.fingerprint,
        "command": told,
        "interrupted": interrupted,
    }


def _answer(found: Standings) -> dict[str, Any]:
    return asdict(found)


def _drawn(rules: Game[Any], ladder: Ladder, found: Standings) -> str:
    players = counted(ladder.players, "player")
    usual = {option.name: option.default for option in rules.facts.options}
    changed = [f"{name}={value}" for name, value in ladder.options if value != usual[name]]
    more = f"more than {ladder.anchor}, on the same deals"
    return plot.plot(
        f"{rules.facts.title}, {players}",
        ", ".join(changed),
        f"Elo, {ladder.anchor} = 0" if ladder.contest else f"points {more}",
        wins_head(ladder) if ladder.contest else "Points",
        for_plot(ladder, found),
        f"{_counts(ladder, found)}; seed {_seed(ladder.seed)}",
    )


def _decide(rules: Game[Any], ladder: Ladder, asked: Asked, hypotheses: Hypotheses) -> None:
    """Play until it is clear whether the second bot is better than the first."""
    trial = hypotheses.trial(ladder)
    of, values = judged(ladder, ladder.bots[1]), list[float]()

    def enough(games: list[Played]) -> bool:
        values.append(of(games))
        return trial.verdict(values) != UNDECIDED

    deals, interrupted = _play(rules, ladder, asked, enough)
    found = answer(ladder, hypotheses, trial, values)
    if asked.json:
        print_json({**_head(ladder, command_line(ladder, asked.games), interrupted), **found})
    else:
        console.print(f"{in_words(ladder, found)}; seed {_seed(ladder.seed)}", soft_wrap=True)
    if interrupted:
        _say_stopped(ladder, asked, len(deals))
    raise typer.Exit(EXIT_CODES[found["verdict"]])
