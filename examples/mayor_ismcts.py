"""OpenSpiel's own ISMCTS plays Mayor against Gridtown's bots, two at a table; for docs/research.md.

    python examples/mayor_ismcts.py [DEALS] [SIMULATIONS] [BOT ...]

Each deal is played twice, the seats changed. Printed is ISMCTS's share of the wins with its 95 % interval,
a tie counting half. ISMCTS knows nothing of the game: it plays each simulation to its end at random, and
tells its nodes apart by what a seat sees. It needs the extra `openspiel`.
"""

import argparse
import sys

try:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
except ImportError as error:
    sys.exit(f"{error}: this needs OpenSpiel: pip install 'gridtown[openspiel]'")

from gridtown.bots import known
from gridtown.core.errors import InvalidSetup
from gridtown.core.rng import derive_seed
from gridtown.envs.openspiel import SpielBot, SpielGame
from gridtown.study.interval import wilson

SEED = 2026
EXPLORATION = 1.0  # a win is worth 1


def ismcts(game: SpielGame, simulations: int, seed: int) -> ISMCTSBot:
    """OpenSpiel's search, with dice of its own."""
    dice = np.random.RandomState(seed)
    return ISMCTSBot(
        game=game,
        evaluator=RandomRolloutEvaluator(n_rollouts=1, random_state=dice),
        uct_c=EXPLORATION,
        max_simulations=simulations,
        random_state=dice,
        use_observation_string=True,
    )


def share(game: SpielGame, simulations: int, name: str, deal: int, seat: int) -> float:
    """ISMCTS's share of the win in a deal, from a seat."""
    seed = derive_seed(SEED, deal) % 2**31
    bots = [SpielBot(game, 0, name, seed), SpielBot(game, 1, name, seed)]
    bots[seat] = ismcts(game, simulations, seed)
    returns: list[float] = pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
    return returns[seat]


def main(deals: int, simulations: int, names: list[str]) -> None:
    """A line for each bot."""
    game: SpielGame = pyspiel.load_game("gridtown_mayor(players=2)")
    for name in names:
        won = sum(share(game, simulations, name, deal, seat) for deal in range(deals) for seat in (0, 1))
        low, high = wilson(won, 2 * deals)
        print(
            f"ISMCTS, {simulations} simulations a choice, against {name}: {won:g} of {2 * deals} games,"
            f" {won / (2 * deals):.0%} ({low:.0%} to {high:.0%})",
            flush=True,
        )


def number(word: str) -> int:
    """A number of the command line, from 1 up."""
    if not word.isdecimal() or int(word) < 1:
        raise argparse.ArgumentTypeError(f"{word!r} is not a whole number from 1 up")
    return int(word)


def bot(word: str) -> str:
    """The name of a bot."""
    try:
        return known(word)
    except InvalidSetup as error:
        raise argparse.ArgumentTypeError(str(error)) from error


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description="OpenSpiel's ISMCTS plays Mayor against Gridtown's bots.")
    reader.add_argument("deals", metavar="DEALS", nargs="?", type=number, default=20)
    reader.add_argument("simulations", metavar="SIMULATIONS", nargs="?", type=number, default=20)
    reader.add_argument("bots", metavar="BOT", nargs="*", type=bot)
    given = reader.parse_args()
    main(given.deals, given.simulations, given.bots or ["random", "easy", "steady"])
