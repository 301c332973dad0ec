"""`gridtown perft`: counts of action sequences, and the divide."""

from time import perf_counter
from typing import Annotated, Any

import typer

from gridtown.cli.options import (
    EditionOption,
    GameArgument,
    JsonOption,
    PlayersOption,
    SeedOption,
    SettingOption,
    open_game,
    parse_seed,
    print_json,
)
from gridtown.core.game import Game
from gridtown.core.perft import divide, perft
from gridtown.core.play import Play
from gridtown.core.rng import Rng
from gridtown.core.state import State

app = typer.Typer(rich_markup_mode=None, add_completion=False)

PlyOption = Annotated[
    int, typer.Option("--ply", min=0, metavar="N", help="Start after N random actions of players.")
]
DepthOption = Annotated[
    int, typer.Option("--depth", min=0, metavar="N", help="Count sequences of N actions.")
]
PositionOption = Annotated[
    str | None, typer.Option("--position", metavar="TEXT", help="Start from a position in notation.")
]
DivideOption = Annotated[bool, typer.Option("--divide", help="Split the count by the first action.")]


@app.command()
def count(
    game: GameArgument,
    players: PlayersOption = None,
    option: SettingOption = None,
    seed: SeedOption = "0",
    ply: PlyOption = 0,
    depth: DepthOption = 2,
    position: PositionOption = None,
    divided: DivideOption = False,
    edition: EditionOption = None,
    json: JsonOption = False,
) -> None:
    """Count the action sequences from a position: after --ply random actions, or --position TEXT.

    Where several choose at once, the first of them is asked first.
    """
    rules, setup = open_game(game, edition, players, option)
    if position is None:
        state = after_random_plies(Play(rules, setup, parse_seed(seed)), ply)
    else:
        state = rules.parse_state(position)
    answer = _counted(rules, state, depth, divided)
    if json:
        print_json({"game": game, "position": rules.write_state(state), **answer})
    else:
        _print(answer)


def after_random_plies(play: Play[Any], plies: int) -> State:
    """The state after `plies` random actions of players, or at the end of the game."""
    rng = Rng(play.record.seed, 1)
    for _ in range(plies):
        if play.over:
            break
        actions = play.game.legal_actions(play.state, play.game.players_to_act(play.state)[0])
        play.apply(actions[rng.below(len(actions))])
    state: State = play.state
    return state


def _counted(rules: Game[Any], state: State, depth: int, divided: bool) -> dict[str, Any]:
    began = perf_counter()
    parts = divide(rules, state, depth) if divided and depth else None
    total = perft(rules, state, depth) if parts is None else sum(parts.values()) or 1
    answer = {"depth": depth, "count": total, "seconds": round(perf_counter() - began, 6)}
    return answer if parts is None else {**answer, "divide": parts}


def _print(answer: dict[str, Any]) -> None:
    for action, count in answer.get("divide", {}).items():
        print(f"{action}: {count:,}")
    rate = answer["count"] / max(answer["seconds"], 1e-9)
    print(f"depth {answer['depth']}: {answer['count']:,} ({answer['seconds']:.3f} s, {rate:,.0f}/s)")
