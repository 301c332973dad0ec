"""Steps a second of the games in PettingZoo and Gymnasium, beside PettingZoo's Connect Four in the same run.

    python benchmarks/environments.py [--seconds 2] [--rounds 5] [--tables 64] [NAME PLAYERS ...]

Every step has its observation and its mask. Actions are drawn among the legal ones, in the same way for all
AEC rows; for vectors they are drawn beforehand, so that nothing but the environment runs. Rates are by
processor time of one core, medians of the rounds, turn and turn about. Connect Four needs pygame; without it
its row is left out, in words.
"""

import argparse
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

import numpy as np

from gridtown.core.build import compiled
from gridtown.envs.gymnasium import TablesEnv
from gridtown.envs.pettingzoo import raw_env

DRAWN = 600
"""Steps of a vector environment whose actions are drawn beforehand; then it begins again."""

USUAL = ("neom", "4", "mayor", "2", "skylines", "2")

Run = Callable[[float], float]
"""Runs for so many seconds; steps a second."""


def aec(game: Any, mask_of: Callable[[Any, Any], Any]) -> Run:
    """Steps of an AEC environment without wrappers, with `last` before each."""
    random = np.random.default_rng(1)

    def run(seconds: float) -> float:
        steps, start = 0, process_time()
        while process_time() - start < seconds:
            game.reset(seed=int(random.integers(1 << 30)))
            while not any(game.terminations.values()):
                observation, _, _, _, info = game.last()
                legal = np.flatnonzero(mask_of(observation, info))
                game.step(int(legal[int(random.random() * len(legal))]))
                steps += 1
        return steps / (process_time() - start)

    return run


def vector(name: str, players: int, tables: int) -> Run:
    """Decisions of many tables that are stepped together."""
    game, random = TablesEnv(name, players, num_envs=tables, copy=False), np.random.default_rng(1)
    infos: dict[str, Any] = game.reset(seed=1)[1]
    drawn = []
    for _ in range(DRAWN):
        masks = infos["action_mask"]
        drawn.append(np.argmax(random.random(masks.shape, np.float32) * masks, axis=1))
        infos = game.step(drawn[-1])[4]

    def run(seconds: float) -> float:
        steps, start = 0, process_time()
        while process_time() - start < seconds:
            game.reset(seed=1)
            for actions in drawn:
                game.step(actions)
            steps += tables * len(drawn)
        return steps / (process_time() - start)

    return run


def connect_four() -> Run | None:
    """PettingZoo's own; None where it can't be played."""
    try:
        from pettingzoo.classic import connect_four_v3  # noqa: PLC0415 - needs pygame
    except ImportError as error:
        print(f"without connect_four: {error}")
        return None
    return aec(connect_four_v3.raw_env(), lambda observation, _: observation["action_mask"])


def rows(setups: list[str], tables: int) -> dict[str, Run]:
    """What is measured, by name."""
    found: dict[str, Run] = {}
    measured = connect_four()
    if measured is not None:
        found["connect_four, AEC"] = measured
    for name, players in zip(setups[::2], map(int, setups[1::2]), strict=True):
        game = raw_env(name, players)
        found[f"{name} {players}, AEC"] = aec(game, lambda _, info: info["action_mask"])
        found[f"{name} {players}, vector"] = vector(name, players, tables)
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("setups", nargs="*", default=list(USUAL), metavar="NAME PLAYERS")
    given = parser.parse_args()
    measured = rows(given.setups, given.tables)
    rates: dict[str, list[float]] = {name: [] for name in measured}
    for _ in range(given.rounds):
        for name, run in measured.items():
            rates[name].append(run(given.seconds))
    print(f"{'compiled' if compiled() else 'interpreted'}, steps a second of one core:")
    first = median(next(iter(rates.values())))
    for name, found in rates.items():
        print(f"{name:24} {median(found):12,.0f}   × {median(found) / first:.1f}")


if __name__ == "__main__":
    main()
