"""`gridtown train`: weights of a game's policy or of its forecast, learned from self-play."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final

import typer

from gridtown.cli.options import GameArgument, PlayersOption, SeedOption, SettingOption, open_game, parse_seed
from gridtown.cli.screen import console, errors
from gridtown.cli.workforce import WorkersOption, usable_cores
from gridtown.core.errors import InvalidSetup
from gridtown.study.executor import executor
from gridtown.study.lesson import POLICY, VALUE, Training
from gridtown.study.train import train

app = typer.Typer(rich_markup_mode=None, add_completion=False)

UNITS: Final = 32


class What(StrEnum):
    """What is learned."""

    POLICY = POLICY
    VALUE = VALUE


GAMES: Final = {What.POLICY: 600, What.VALUE: 20_000}
PLAYOUTS: Final = 8
EPOCHS: Final = 12
SLIPS: Final = 50

OutOption = Annotated[
    Path,
    typer.Option("--out", metavar="FOLDER", help="Where it is done; go on there by asking the same again."),
]
WhatOption = Annotated[
    What | None,
    typer.Option(
        "--what",
        help="The weights that the policy chooses by, or a net that values positions;"
        " by default the policy, where the game has one to learn.",
        show_default=False,
    ),
]
GamesOption = Annotated[
    int | None,
    typer.Option(
        "--games", min=2, metavar="N", help="How many games a round; 600 for a policy, 20,000 for a value."
    ),
]
RoundsOption = Annotated[
    int,
    typer.Option(
        "--rounds", min=1, metavar="N", help="How many; each plays by what the one before has learned."
    ),
]
PlayoutsOption = Annotated[
    int | None,
    typer.Option("--playouts", min=1, metavar="N", help=f"Policy: playouts of each choice; {PLAYOUTS}."),
]
EpochsOption = Annotated[
    int | None,
    typer.Option(
        "--epochs", min=1, metavar="N", help=f"Value: how often the examples are gone through; {EPOCHS}."
    ),
]
SlipsOption = Annotated[
    int | None,
    typer.Option("--slips", min=0, max=1000, help=f"Value: decisions of a thousand left to chance; {SLIPS}."),
]


@app.command("train")
def command(
    game: GameArgument,
    out: OutOption,
    what: WhatOption = None,
    players: PlayersOption = None,
    games: GamesOption = None,
    rounds: RoundsOption = 2,
    playouts: PlayoutsOption = None,
    epochs: EpochsOption = None,
    slips: SlipsOption = None,
    seed: SeedOption = "1",
    workers: WorkersOption = None,
    option: SettingOption = None,
) -> None:
    """Learn weights for a game's bots from self-play. Needs numpy: pip install 'gridtown[train]'.

    The same seed gives the same weights for any number of workers. Ctrl-C keeps what is finished; the same
    command goes on from there.
    """
    rules, setup = open_game(game, None, players, option)
    chosen = what or (What.POLICY if rules.choice_blocks() else What.VALUE)
    is_policy = chosen == What.POLICY
    if is_policy:
        _refuse_others(What.VALUE, {"--epochs": epochs, "--slips": slips})
    else:
        _refuse_others(What.POLICY, {"--playouts": playouts})
    training = Training(
        what=chosen.value,
        game=rules.facts.id,
        players=setup.players,
        options=tuple(setup.options.items()),
        games=games or GAMES[chosen],
        rounds=rounds,
        seed=parse_seed(seed),
        units=0 if is_policy else UNITS,
        epochs=0 if is_policy else epochs or EPOCHS,
        slips=0 if is_policy else SLIPS if slips is None else slips,
        playouts=(playouts or PLAYOUTS) if is_policy else 0,
    )
    count = workers or usable_cores()
    try:
        with executor(count) as at_work:
            file = train(training, out, at_work, count, _tell)
    except KeyboardInterrupt:
        errors.print(f"stopped; the same command goes on with what is in {out}")
        raise typer.Exit(130) from None
    console.print(f"weights: {file}", soft_wrap=True)


def _refuse_others(other: What, given: dict[str, int | None]) -> None:
    """Refuse options of the other thing that could be learned."""
    for name, value in given.items():
        if value is not None:
            raise InvalidSetup(f"{name} is for --what {other.value}; leave it out, or ask for that")


def _tell(what: str, done: int, total: int) -> None:
    errors.print(f"{what}: {done:,} of {total:,}", soft_wrap=True)
