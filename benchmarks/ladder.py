"""Hold that neither Skilled nor Strong is weaker than the level it builds on: `make ladder`, for the night.

python benchmarks/ladder.py [GAME ...] [--games N] [--out FOLDER]

Each game is played with the fewest players, with two, and with the most; with two also with every option
changed.
A step of the ladder holds where `gridtown ladder --accept` says so: rather not weaker at all than by 30 Elo,
which is a share of wins of some 0.03, or by a point. It fails where one is rejected, or is undecided after
--games. What was played lies in build/ladder, by the very rules and bots, so that it goes on where it was
stopped.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from gridtown.core.game import Game, Setup
from gridtown.games import load, names
from gridtown.study.fingerprint import fingerprint

STEPS = (("skilled", "steady"), ("strong", "skilled"))
"""Each level, and what it builds on: the policy takes the heuristic's place, and the search plays it out.

Best is left out: its games take ten times as long as Strong's, more than a night for a verdict.
"""

BOUNDS = ("--elo0", "-30", "--elo1", "0", "--points0", "-1", "--points1", "0")
SEED = "15"
VERDICTS = {0: "holds", 1: "WEAKER", 3: "undecided"}


def setups(game: Game[Any]) -> Iterator[Setup]:
    """A few of the game's tables."""
    low, high = game.facts.players
    for players in sorted({low, max(low, min(2, high)), high}):
        yield game.setup(players)
    players = max(low, min(2, high))
    chosen: dict[str, str] = {}
    for option in game.facts.options:
        if option.offered(players, chosen):
            chosen[option.name] = next(
                (value for value in option.values if value != option.default), option.default
            )
    yield game.setup(players, chosen)


def play(game: Game[Any], setup: Setup, step: tuple[str, str], games: int, out: Path) -> int:
    """The exit code of the test."""
    new, old = step
    name = "-".join([str(setup.players), *setup.options.values(), new, old])
    folder = out / fingerprint(game) / game.facts.id / name
    command = [sys.executable, "-m", "gridtown", "ladder", game.facts.id, "--players", str(setup.players)]
    for option, value in setup.options.items():
        command += ["--option", f"{option}={value}"]
    command += ["--accept", new, "--over", old, *BOUNDS, "--seed", SEED]
    command += ["--games", str(games), "--out", str(folder)]
    return subprocess.run(command, check=False).returncode


def main() -> int:
    """Play all; tell them at the end."""
    asked = argparse.ArgumentParser(description="Hold that no level but Best is weaker than its base.")
    asked.add_argument("game", nargs="*", default=names(), help="which games; all by default")
    asked.add_argument("--games", type=int, default=2000, help="at most how many games a step and setup")
    asked.add_argument("--out", type=Path, default=Path("build/ladder"), help="where the games are kept")
    given = asked.parse_args()
    told, failed = list[str](), False
    for name in given.game:
        game = load(name)
        for setup in setups(game):
            for step in STEPS:
                code = play(game, setup, step, given.games, given.out)
                if code not in VERDICTS:
                    return code
                failed = failed or code != 0
                table = " ".join([name, str(setup.players), *setup.options.values()])
                told.append(f"{VERDICTS[code]:9}  {step[0]} over {step[1]}: {table}")
    print("\n".join(["", *told]))
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
