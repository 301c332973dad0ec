"""`gridtown train`: weights of the policy, learned from self-play."""

from pathlib import Path
from typing import Annotated, Final

import typer

from gridtown.cli.options import GameArgument, PlayersOption, SeedOption, SettingOption, open_game, parse_seed
from gridtown.cli.screen import console, errors
from gridtown.cli.workforce import WorkersOption, usable_cores
from gridtown.study.executor import executor
from gridtown.study.train import Training, train

app = typer.Typer(rich_markup_mode=None, add_completion=False)

UNITS: Final = 32

OutOption = Annotated[
    Path,
    typer.Option("--out", metavar="FOLDER", help="Where it is done; go on there by asking the same again."),
]
GamesOption = Annotated[int, typer.Option("--games", min=2, metavar="N", help="How many games a round.")]
RoundsOption = Annotated[
    int, typer.Option("--rounds", min=1, metavar="N", help="How often what was learned plays anew.")
]
EpochsOption = Annotated[
    int, typer.Option("--epochs", min=1, metavar="N", help="How often the examples are gone through.")
]
SlipsOption = Annotated[
    int, typer.Option("--slips", min=0, max=1000, help="How many decisions of a thousand are left to chance.")
]


@app.command("train")
def command(
    game: GameArgument,
    out: OutOption,
    players: PlayersOption = None,
    games: GamesOption = 20_000,
    rounds: RoundsOption = 2,
    epochs: EpochsOption = 12,
    slips: SlipsOption = 50,
    seed: SeedOption = "1",
    workers: WorkersOption = None,
    option: SettingOption = None,
) -> None:
    """Learn weights for the policy of a game from self-play. Needs numpy: pip install 'gridtown[train]'.

    The same seed gives the same weights for any number of workers. Ctrl-C keeps what is finished; the same
    command goes on from there.
    """
    rules, setup = open_game(game, None, players, option)
    training = Training(
        game=rules.facts.id,
        players=setup.players,
        options=tuple(setup.options.items()),
        games=games,
        rounds=rounds,
        units=UNITS,
        epochs=epochs,
        slips=slips,
        seed=parse_seed(seed),
    )
    count = workers or usable_cores()
    try:
        with executor(count) as at_work:
            file = train(training, out, at_work, count, _tell)
    except KeyboardInterrupt:
        errors.print(f"stopped; the same command goes on with what is in {out}")
        raise typer.Exit(130) from None
    console.print(f"weights: {file}", soft_wrap=True)


def _tell(what: str, done: int, total: int) -> None:
    errors.print(f"{what}: {done:,} of {total:,}", soft_wrap=True)
