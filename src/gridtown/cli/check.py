"""`gridtown check`: whether a game keeps what every game promises, and says everything."""

from typing import Annotated, Any

import typer

from gridtown.cli.options import EditionOption, GameArgument
from gridtown.core.conformance import check, setups
from gridtown.core.game import Game
from gridtown.games import load

app = typer.Typer(rich_markup_mode=None, add_completion=False)

GamesOption = Annotated[
    int, typer.Option("--games", min=1, metavar="N", help="How many games of each setup.", show_default=True)
]
ExhaustiveOption = Annotated[
    bool, typer.Option("--exhaustive", help="Look at every action of every ply; slow for large games.")
]


@app.command("check")
def command(
    game: GameArgument,
    games: GamesOption = 3,
    exhaustive: ExhaustiveOption = False,
    edition: EditionOption = None,
) -> None:
    """Find the faults of a game: play it at random in every setup, and read its words.

    Says of every fault where it is: the setup, the ply and the action; or the file, the line and the message.
    """
    rules = load(game, edition)
    faults = _broken_promises(rules, games, exhaustive)
    faults += _faults_of_words(rules, 0 if faults else games)  # a broken game may not come to an end
    for fault in faults:
        print(fault)
    if faults:
        raise typer.Exit(1)
    print(f"{rules.facts.title}: nothing is wrong in {games} games of each setup.")


def _broken_promises(rules: Game[Any], games: int, exhaustive: bool) -> list[str]:
    """The first fault of each setup, without repeats."""
    faults = []
    for setup in setups(rules):
        try:
            for seed in range(games):
                check(rules, setup, seed, exhaustive=exhaustive)
        except AssertionError as error:
            faults.append(str(error))
    return list(dict.fromkeys(faults))


def _faults_of_words(rules: Game[Any], games: int) -> list[str]:
    """What is missing or wrong in the words. games: how many are listened to, of each setup."""
    from gridtown.messages.check import faults, heard, unsaid  # noqa: PLC0415

    told: dict[str, set[str]] = {}
    for setup in setups(rules):
        for seed in range(games):
            told |= heard(rules, setup, seed)
    return list(dict.fromkeys([*faults(rules), *unsaid(rules, told)]))
