"""Masked PPO learns NEOM alone until it beats players who draw lots; for docs/research.md.

    python examples/neom_ppo.py [STEPS] [GAMES] [SEED]

PPO and its masks are sb3-contrib's (the extra `rl`, which needs PyTorch). It learns for STEPS decisions, then
plays GAMES new deals, which a player who draws lots plays, too. Printed are the means of the points and of
their difference, deal by deal, with 95 % intervals.
"""

import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Callable
from statistics import mean
from time import perf_counter, process_time
from typing import Any

try:
    import gymnasium
    import numpy as np
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import DummyVecEnv, VecNormalize
except ImportError as error:
    sys.exit(f"{error}: this needs PyTorch and sb3-contrib: pip install 'gridtown[rl]'")

import gridtown.envs.gymnasium  # noqa: F401 - registers the games
from gridtown.study.interval import mean_interval

TABLES = 16
STEPS_A_TABLE = 128
FIRST_NEW = 1_000_000
"""The seed of the first deal that is played after learning; learning begins with smaller ones."""

Choose = Callable[[Any, Any], int]
"""The id of what is done, by what is seen and the mask."""


def made() -> Any:
    """A table for one; the points of the end are the reward."""
    return gymnasium.make("Gridtown/Neom-v0", players=1)


def learn(steps: int, seed: int) -> Choose:
    """Learn for so many decisions; what comes of it chooses the likeliest action."""
    torch.set_num_threads(1)  # the net is so small that more would wait for each other
    tables = VecNormalize(DummyVecEnv([made] * TABLES), clip_obs=5.0, gamma=1.0)
    tables.seed(seed)
    learner = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=STEPS_A_TABLE,
        batch_size=512,
        n_epochs=4,
        learning_rate=1e-3,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128]},
        seed=seed,
        device="cpu",
    )
    learner.learn(steps)

    def choose(seen: Any, mask: Any) -> int:
        action, _ = learner.predict(tables.normalize_obs(seen), action_masks=mask, deterministic=True)
        return int(action)

    return choose


def at_random(seed: int) -> Choose:
    """Draw lots among what is legal."""
    dice = np.random.default_rng(seed)
    return lambda _, mask: int(dice.choice(np.flatnonzero(mask)))


def points(choose: Choose, games: int) -> list[float]:
    """The points of each of so many new deals."""
    table, found = made(), []
    for game in range(games):
        seen, info = table.reset(seed=FIRST_NEW + game)
        over, reward = False, 0.0
        while not over:
            seen, reward, over, _, info = table.step(choose(seen, info["action_mask"]))
        found.append(reward)
    return found


def said(numbers: list[float]) -> str:
    """The mean, with its 95 % interval."""
    low, high = mean_interval(numbers) or (0.0, 0.0)
    return f"{mean(numbers):.1f} ± {(high - low) / 2:.1f}"


def main(steps: int, games: int, seed: int) -> None:
    """Learn, play, and tell."""
    start, worked = perf_counter(), process_time()
    learned = learn(steps, seed)
    waited, worked = perf_counter() - start, process_time() - worked
    print(f"learned for {steps:,} decisions in {waited:.0f} s, {worked:.0f} s of one core", flush=True)
    own, lots = points(learned, games), points(at_random(seed), games)
    more = [mine - theirs for mine, theirs in zip(own, lots, strict=True)]
    print(f"points of {games} new deals: PPO {said(own)}, lots {said(lots)}, more by {said(more)}")


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    for name, usual in (("steps", 60_000), ("games", 200), ("seed", 1)):
        parser.add_argument(name, type=int, nargs="?", default=usual)
    asked = parser.parse_args()
    main(asked.steps, asked.games, asked.seed)
