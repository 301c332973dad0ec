"""What NEOM's reconstructed roads matter to the score: an ensemble of redrawn tables, for docs/games/neom.md.

    python examples/neom_roads.py [GAMES] [BOT] [TABLES]

Each table gives every tile as many roads as ours does, to sides that are drawn by lot; tiles that agree in
all else still differ. Two more are ours with other roads of the City Center. At each table GAMES games are
played with BOT in every seat, on the same seeds; printed are the means of the scores with their 95 %
intervals. The scores of one game are not independent, so a game counts once, by its mean.
"""

import sys
from collections.abc import Iterator
from itertools import combinations
from math import sqrt
from statistics import mean, stdev

from msgspec import structs

from gridtown.bots import make
from gridtown.core.play import Play
from gridtown.core.rng import Rng, derive_seed
from gridtown.games.neom.components import read_edition
from gridtown.games.neom.editions.rows import Edition
from gridtown.games.neom.game import Neom

SEED = 2026
PLAYERS = (1, 3, 5)
LAYOUTS = {size: ["".join(sides) for sides in combinations("NESW", size)] for size in range(5)}
TWINS = {
    2: 1, 33: 25, 115: 88, 116: 89, 117: 90, 108: 96, 109: 97, 110: 98, 66: 4, 55: 11, 65: 26, 81: 41,
}  # fmt: skip


def redrawn(edition: Edition, rng: Rng) -> Edition:
    """The edition with the roads of each tile to other sides, as many as before."""
    drawn: dict[int, str] = {}
    for row in edition.tile:
        layouts = [one for one in LAYOUTS[len(row.roads)] if one != drawn.get(TWINS.get(row.number, 0))]
        drawn[row.number] = layouts[int(rng.below(len(layouts)))] if layouts else row.roads
    return structs.replace(
        edition, tile=[structs.replace(row, roads=drawn[row.number]) for row in edition.tile]
    )


def tables(number: int) -> Iterator[tuple[str, Edition]]:
    """Our own roads, ours with a City Center of fewer, and `number` that are drawn by lot."""
    ours = read_edition()
    yield "ours", ours
    for roads in ("EW", "NS"):
        figures = structs.replace(ours.edition, center_roads=roads)
        yield f"ours, City Center {roads}", structs.replace(ours, edition=figures)
    for index in range(number):
        yield f"redrawn {index + 1}", redrawn(ours, Rng(SEED, index))


def score(game: Neom, players: int, bot: str, seed: int) -> float:
    """The mean score of a game's players."""
    table = Play(game, game.setup(players), seed)
    bots = [make(bot, game, Rng(seed, 1 + player)) for player in range(players)]
    while not table.over:
        player = game.players_to_act(table.state)[0]
        legal = game.legal_actions(table.state, player)
        table.apply(bots[player].act(game.view(table.state, player), legal))
    outcome = game.outcome(table.state)
    assert outcome is not None
    return mean(outcome.scores)


def interval(scores: list[float]) -> str:
    """Mean and 95 % interval; of a single game the mean."""
    spread = 1.96 * stdev(scores) / sqrt(len(scores)) if len(scores) > 1 else 0
    return f"{mean(scores):6.1f} ± {spread:4.1f}"


def main(games: int, bot: str, number: int) -> None:
    """A row for each table, a column for each number of players."""
    print(f"{'':22}" + "".join(f"{players:>9} player{'s' if players > 1 else ' '}" for players in PLAYERS))
    for label, edition in tables(number):
        game = Neom(edition)
        seeds = [derive_seed(SEED, index) for index in range(games)]
        cells = [interval([score(game, players, bot, seed) for seed in seeds]) for players in PLAYERS]
        print(f"{label:22}" + "".join(f"{cell:>16}" for cell in cells), flush=True)


if __name__ == "__main__":
    given = sys.argv[1:]
    main(
        int(given[0]) if given else 20, given[1] if given[1:] else "greedy", int(given[2]) if given[2:] else 8
    )
