"""`gridtown compare`: the same seeds under two editions, and what differs."""

from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.table import Table

from gridtown.bots import follows_policy
from gridtown.cli.options import (
    BotsOption,
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
from gridtown.core.errors import InvalidSetup
from gridtown.study.compare import Difference, check_alike, differences, play_pairs
from gridtown.study.interval import ENOUGH
from gridtown.study.report.noted import new_asked, sorts_of
from gridtown.study.report.words import many

UNLIKE: Final = (
    "learned weights are used with one edition and not with the other, so the differences hold those of"
    " the bots, too; --bots steady compares the editions alone"
)

app = typer.Typer(rich_markup_mode=None, add_completion=False)

OWN: Final = "own"
"""What is typed for the game's own edition."""

AArgument = Annotated[str, typer.Argument(metavar="A.toml", help=f"An edition, or {OWN}: the game's own.")]
BArgument = Annotated[str, typer.Argument(metavar="B.toml", help="Another one.")]
AllOption = Annotated[bool, typer.Option("--all", help="Tell what shows no clear difference, too.")]


@app.command("compare")
def command(
    a: AArgument,
    b: BArgument,
    game: GameArgument,
    players: PlayersOption = None,
    games: GamesOption = 400,
    bots: BotsOption = "steady",
    seed: SeedOption = None,
    workers: WorkersOption = None,
    cluster: ClusterOption = None,
    option: SettingOption = None,
    everything: AllOption = False,
    json: JsonOption = False,
) -> None:
    """Play the same seeds with the same bots under two editions, and tell what differs, with intervals.

    All intervals hold at once in 95 of 100 comparisons. Ctrl-C keeps what is finished.
    """
    number, files, asked, rules = parse_seed(seed), (_edition(a), _edition(b)), [], []
    for file in files:
        opened, setup = open_game(game, file, players, option)
        rules.append(opened)
        asked.append(new_asked(opened, file, setup, bots.split(","), number))
    check_alike(asked[0], asked[1])
    for opened in rules:
        tell_weights(opened, asked[0].bots)
    if set(rules[0].unused_weights) != set(rules[1].unused_weights) and any(
        map(follows_policy, asked[0].bots)
    ):
        errors.print(UNLIKE, soft_wrap=True)
    with workforce(workers, cluster, games) as crew:
        pairs = play_pairs((asked[0], asked[1]), games, crew)
    if not pairs:
        raise InvalidSetup("no game was finished under both editions, so there is nothing to compare")
    found = differences(pairs, sorts_of(rules[0]))
    if json:
        print_json(
            {"games": len(pairs), "seed": f"{number:032x}", "differences": [_said(each) for each in found]}
        )
    else:
        _print(found, len(pairs), number, (a, b), everything)
    if len(pairs) < games:
        errors.print(f"stopped: {len(pairs)} of {games} games were finished and are counted")
        raise typer.Exit(130)


def _edition(name: str) -> Path | None:
    return None if name == OWN else Path(name)


def _said(each: Difference) -> dict[str, Any]:
    return {**vars(each), "clear": each.clear}


def _print(found: list[Difference], games: int, seed: int, names: tuple[str, str], everything: bool) -> None:
    shown = [each for each in found if everything or each.clear]
    table = Table("About", "Measure", "A", "B", "B − A", "95 % interval", box=None, header_style="bold")
    for column in table.columns[2:]:
        column.justify = "right"
    for each in shown:
        ends = "–" if each.interval is None else " to ".join(f"{end:+.2f}" for end in each.interval)
        cells = (f"{each.a:.2f}", f"{each.b:.2f}", f"{each.difference:+.2f}", ends)
        table.add_row(each.group, each.measure, *(cell.replace("-", "−") for cell in cells))
    if shown:
        console.print(table)
    elif games < ENOUGH:
        console.print(f"{ENOUGH} games at least tell what differs clearly.")
    else:
        console.print("Nothing differs clearly.")
    counted = f"{many(games, 'game')} each of A, {names[0]}, and B, {names[1]}; seed {seed:032x}"
    hidden = len(found) - len(shown)
    rest = f"; {hidden} measures without a clear difference: --all tells them" if hidden else ""
    console.print(counted + rest, soft_wrap=True)
