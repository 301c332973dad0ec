"""`gridtown train`: weights of a game's policy or of its forecast, learned from self-play."""

from enum import StrEnum
from pathlib import Path
from time import monotonic
from typing import Annotated, Any, Final

import typer

from gridtown.cli.folder import named_folder
from gridtown.cli.options import GameArgument, PlayersOption, SettingOption, open_game, parse_seed
from gridtown.cli.screen import console, errors
from gridtown.cli.workforce import WorkersOption, usable_cores
from gridtown.core.errors import InvalidSetup
from gridtown.core.policy_weights import read_policy
from gridtown.study.choice_lesson import ChoiceLesson
from gridtown.study.evolution_lesson import EvolutionLesson
from gridtown.study.executor import executor
from gridtown.study.lesson import POLICY, VALUE, Lesson, Training
from gridtown.study.train import lesson_of, train
from gridtown.study.value_lesson import ValueLesson

app = typer.Typer(rich_markup_mode=None, add_completion=False)

UNITS: Final = 32


class What(StrEnum):
    """What is learned."""

    POLICY = POLICY
    VALUE = VALUE


PLAYOUTS: Final = 8
EPOCHS: Final = 12
SLIPS: Final = 50

PAUSE: Final = 5.0
"""Seconds between two lines on the way."""

OutOption = Annotated[
    Path,
    typer.Option(
        "--out",
        metavar="FOLDER",
        parser=named_folder,
        help="The training's folder; the same command continues there.",
    ),
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
        "--games",
        min=2,
        metavar="N",
        help=f"Games a round: {ChoiceLesson.usual_games} from choices, {EvolutionLesson.usual_games} by each"
        f" candidate for weights, {ValueLesson.usual_games:,} for a value.",
    ),
]
RoundsOption = Annotated[
    int | None,
    typer.Option(
        "--rounds",
        min=1,
        metavar="N",
        help="The number of rounds, each by what the one before has learned:"
        f" {EvolutionLesson.usual_rounds} by whole games, else {Lesson.usual_rounds}.",
    ),
]
PlayoutsOption = Annotated[
    int | None,
    typer.Option("--playouts", min=1, metavar="N", help=f"From choices: playouts of each; {PLAYOUTS}."),
]
EpochsOption = Annotated[
    int | None,
    typer.Option(
        "--epochs", min=1, metavar="N", help=f"Value: how often the examples are gone through; {EPOCHS}."
    ),
]
SlipsOption = Annotated[
    int | None,
    typer.Option(
        "--slips",
        min=0,
        max=1000,
        metavar="N",
        help=f"Value: decisions of a thousand left to chance; {SLIPS}.",
    ),
]
TrainingSeedOption = Annotated[
    str, typer.Option("--seed", metavar="S", help="A number, or 32 hexadecimal digits.")
]


@app.command("train")
def command(
    game: GameArgument,
    out: OutOption,
    what: WhatOption = None,
    players: PlayersOption = None,
    games: GamesOption = None,
    rounds: RoundsOption = None,
    playouts: PlayoutsOption = None,
    epochs: EpochsOption = None,
    slips: SlipsOption = None,
    seed: TrainingSeedOption = "1",
    workers: WorkersOption = None,
    option: SettingOption = None,
) -> None:
    """Learn weights for a game's bots from self-play. Needs numpy: pip install 'gridtown[train]'.

    A policy learns from playouts of its choices (NEOM), or its weights are tuned by whole games (Mayor,
    Skylines); with --what value a net learns what comes of positions. The same seed gives the same weights
    for any number of workers. Ctrl-C keeps what is finished; the same command goes on from there. The file
    is used once it lies in the game's folder "weights".
    """
    rules, setup = open_game(game, None, players, option)
    chosen = what or (What.POLICY if rules.policy_blocks() else What.VALUE)
    kind = lesson_of(rules, chosen, setup)
    _refuse_others(kind, ChoiceLesson, {"--playouts": playouts})
    _refuse_others(kind, ValueLesson, {"--epochs": epochs, "--slips": slips})
    is_value = kind is ValueLesson
    training = Training(
        what=chosen.value,
        game=rules.facts.id,
        players=setup.players,
        options=tuple(setup.options.items()),
        games=games or kind.usual_games,
        rounds=rounds or kind.usual_rounds,
        seed=parse_seed(seed),
        units=UNITS if is_value else 0,
        epochs=(epochs or EPOCHS) if is_value else 0,
        slips=(SLIPS if slips is None else slips) if is_value else 0,
        playouts=(playouts or PLAYOUTS) if kind is ChoiceLesson else 0,
    )
    if kind is EvolutionLesson:
        name = rules.policy_name(setup.players, setup.options)
        errors.print(f"tuning {name!r}: the weights of every setup that is played by them", soft_wrap=True)
    count = workers or usable_cores()
    try:
        with executor(count) as at_work:
            file = train(training, out, at_work, count, _Progress().tell)
    except KeyboardInterrupt:
        errors.print(f"stopped; the same command goes on with what is in {out}")
        raise typer.Exit(130) from None
    console.print(f"weights: {file}", soft_wrap=True)
    if kind.gains:
        _tell_gain(file, kind.gains)


def _refuse_others(kind: type[Lesson], other: type[Any], given: dict[str, int | None]) -> None:
    """Refuse the options of another way of learning."""
    for name, value in given.items() if kind is not other else ():
        if value is not None:
            raise InvalidSetup(f"{name} is for {other.learns}; leave it out")


def _tell_gain(file: Path, of_what: str) -> None:
    said = read_policy(file.read_bytes())
    gain, error = said["gain"], said["gain_error"]
    console.print(f"gain: {gain:+} ± {error} (standard error) {of_what}", soft_wrap=True)
    if gain <= 2 * error:
        console.print("That is no more than chance would show.")


class _Progress:
    """Lines on stderr: one for each whole, and on the way one every few seconds."""

    def __init__(self) -> None:
        self.told = 0.0

    def tell(self, what: str, done: int, total: int) -> None:
        now = monotonic()
        if done == total or now - self.told > PAUSE:
            self.told = now
            errors.print(f"{what}: {done:,} of {total:,}", soft_wrap=True)
