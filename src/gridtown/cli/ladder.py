"""`gridtown ladder`: how strong bots are, and whether one is better than another.

Exit codes of --accept, beside those of the program: 0 accepted, 1 rejected, 3 undecided.
"""

import shlex
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from gridtown.cli.folder import named_folder, parse_seed_of
from gridtown.cli.ladder_table import for_markdown, for_plot, for_screen, percent, sheet, signed, wins_head
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
from gridtown.study.elo import elo_of, share_of
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
from gridtown.study.sprt import ACCEPTED, REJECTED, UNDECIDED, Trial
from gridtown.study.standings import Standings, judged, standings

app = typer.Typer(rich_markup_mode=None, add_completion=False)

MOST_ELO: Final = 2000.0
"""The share of wins nears 0 and 1 beyond it, and then is no longer told from these."""

MOST_POINTS: Final = 1e6

EXIT_CODES: Final = {ACCEPTED: 0, REJECTED: 1, UNDECIDED: 3}
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
LowEloOption = Annotated[float, typer.Option("--elo0", help="At a contest: rejected if better by this Elo.")]
HighEloOption = Annotated[float, typer.Option("--elo1", help="At a contest: accepted if better by this Elo.")]
LowPointsOption = Annotated[
    float, typer.Option("--points0", help="Elsewhere: rejected if better by so much.")
]
HighPointsOption = Annotated[
    float, typer.Option("--points1", help="Elsewhere: accepted if better by so much.")
]
AlphaOption = Annotated[float, typer.Option("--alpha", help="The chance to accept one that is no better.")]
BetaOption = Annotated[float, typer.Option("--beta", help="The chance to reject one that is better.")]

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
    elo0: LowEloOption = 0.0,
    elo1: HighEloOption = 20.0,
    points0: LowPointsOption = 0.0,
    points1: HighPointsOption = 1.0,
    alpha: AlphaOption = 0.05,
    beta: BetaOption = 0.05,
) -> None:
    """Play bots against each other on the same deals, in every seat, and rate them with 95 % intervals.

    Where nobody is beaten (alone, or all together) their points are compared. With --accept and --over it
    stops as soon as it is clear whether one is better: exit code 0 accepted, 1 rejected, 3 undecided.
    The same seed gives the same games for any number of workers. Ctrl-C keeps what is finished.
    """
    rules, setup = open_game(game, edition, players, option)
    asked = Asked(games, workers, cluster, out, json)
    if (accept is None) != (over is None):
        raise InvalidSetup("--accept NEW and --over OLD go together; name both")
    if json and markdown:
        raise InvalidSetup("--json and --markdown: ask for one of them")
    if accept is not None and over is not None:
        _refuse_with_accept(
            bots=bots, anchor=anchor, gauntlet=gauntlet, mixed=mixed, plot=plot_file, markdown=markdown
        )
        ladder = new_ladder(
            rules, edition, setup, [over, accept], parse_seed_of(out, seed), anchor=over, pairings=DUEL
        )
        low, high = (elo0, elo1) if ladder.contest else (points0, points1)
        _decide(rules, ladder, asked, low, high, alpha, beta)
        return
    if plot_file is not None:
        plot.check_writable(plot_file)
    names = (bots if bots is not None else USUAL_BOTS).split(",")
    pairings = GAUNTLET if gauntlet else ALL
    ladder = new_ladder(rules, edition, setup, names, parse_seed_of(out, seed), anchor, pairings, mixed)
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
    deals_asked = number(ladder.deals(asked.games), "deal")
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
    played = f"{number(found.deals, 'deal')}, each played {how}, {number(found.games, 'game')}"
    return f"{played}; 95 % intervals; rules version {ladder.rules}"


def number(count: int, noun: str) -> str:
    """So many of something, in words."""
    return f"{count:,} {noun}{'' if count == 1 else 's'}"


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
    players = number(ladder.players, "player")
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


def _decide(
    rules: Game[Any], ladder: Ladder, asked: Asked, low: float, high: float, alpha: float, beta: float
) -> None:
    """Play until it is clear whether the second bot is better than the first."""
    trial = _trial(ladder, low, high, alpha, beta)
    of, values = judged(ladder, ladder.bots[1]), list[float]()

    def enough(games: list[Played]) -> bool:
        values.append(of(games))
        return trial.verdict(values) != UNDECIDED

    deals, interrupted = _play(rules, ladder, asked, enough)
    verdict = trial.verdict(values)
    answer = _verdict(ladder, trial, values, verdict, (low, high))
    if asked.json:
        print_json({**_head(ladder, command_line(ladder, asked.games), interrupted), **answer})
    else:
        console.print(_told(ladder, answer), soft_wrap=True)
    if interrupted:
        _say_stopped(ladder, asked, len(deals))
    raise typer.Exit(EXIT_CODES[verdict])


def _trial(ladder: Ladder, low: float, high: float, alpha: float, beta: float) -> Trial:
    _check_bounds(ladder, low, high)
    for name, chance in (("--alpha", alpha), ("--beta", beta)):
        if not 0 < chance < 0.5:
            raise InvalidSetup(
                f"{name}: {chance:g} is no chance of a wrong answer; give one between 0 and 0.5"
            )
    if ladder.contest:
        low, high = (share_of(elo, ladder.players) for elo in (low, high))
    return Trial(low, high, alpha, beta, points=not ladder.contest)


def _check_bounds(ladder: Ladder, low: float, high: float) -> None:
    names = ("--elo0", "--elo1") if ladder.contest else ("--points0", "--points1")
    most = MOST_ELO if ladder.contest else MOST_POINTS
    for name, value in zip(names, (low, high), strict=True):
        if not -most <= value <= most:
            raise InvalidSetup(
                f"{name}: {value:g} is out of range; give a number from {-most:,.0f} to {most:,.0f}"
            )
    if low >= high:
        raise InvalidSetup(f"{names[0]} {low:g} must be less than {names[1]} {high:g}")


def _verdict(
    ladder: Ladder, trial: Trial, values: Sequence[float], verdict: str, asked: tuple[float, float]
) -> dict[str, Any]:
    mean = sum(values) / len(values) if values else None
    known = ladder.contest and mean is not None and 0 < mean < 1
    return {
        "verdict": verdict,
        "new": ladder.bots[1],
        "old": ladder.anchor,
        "measure": "elo" if ladder.contest else "points",
        "low": asked[0],
        "high": asked[1],
        "ratio": trial.ratio(values),
        "bounds": trial.bounds(),
        "share": mean if ladder.contest else None,
        "elo": elo_of(mean, ladder.players) if known and mean is not None else None,
        "gain": None if ladder.contest else mean,
        "deals": len(values),
        "games": len(values) * len(ladder.seatings(0)),
    }


def _told(ladder: Ladder, answer: dict[str, Any]) -> str:
    rejected, accepted = answer["bounds"]
    if ladder.contest:
        elo = "" if answer["elo"] is None else f", some {signed(answer['elo'], 0)} Elo"
        seen = f"won {percent(answer['share'])} (par {percent(1 / ladder.players)}){elo}"
    else:
        seen = f"{signed(answer['gain'], 1)} points"
    measure = "Elo" if ladder.contest else "points"
    played = f"{number(answer['deals'], 'deal')}, {number(answer['games'], 'game')}"
    hypotheses = f"{answer['high']:+g} against {answer['low']:+g} {measure}"
    return (
        f"{answer['new']} over {answer['old']}: {answer['verdict']} after {played}: {seen};"
        f" log-likelihood ratio {answer['ratio']:+.2f} of {hypotheses}"
        f" ({rejected:.2f} rejects, {accepted:+.2f} accepts); seed {_seed(ladder.seed)}"
    )
