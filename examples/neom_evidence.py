"""How cities of NEOM turn out: the evidence for the reconstructed roads in docs/games/neom.md.

    python examples/neom_evidence.py [GAMES] [BOT]

Plays GAMES games for each number of players with BOT in every seat and prints, per finished city, how often
Trade Routes, Neighborhoods of each size, cut-off tiles and dead ends occur, and the scores.
"""

import sys
from collections import Counter
from statistics import mean, median

from gridtown.bots import make
from gridtown.core.bits import count, members
from gridtown.core.game import Setup
from gridtown.core.play import Play
from gridtown.core.rng import Rng, derive_seed
from gridtown.games import load
from gridtown.games.neom.board.city import City
from gridtown.games.neom.board.effects import clusters
from gridtown.games.neom.board.grid import ALL, to_east, to_north, to_south, to_west
from gridtown.games.neom.game import Neom
from gridtown.games.neom.state import NeomState


class Findings:
    """What was seen in the finished cities of one setup."""

    def __init__(self) -> None:
        self.scores: list[int] = []
        self.neighborhoods: Counter[int] = Counter()
        self.largest: Counter[int] = Counter()
        self.routes: Counter[int] = Counter()
        self.first_route: list[int] = []
        self.dead_ends: list[int] = []
        self.cut_off: list[int] = []
        self.tiles: list[int] = []

    def add(self, city: City, score: int, first_route: int | None) -> None:
        """Take in one finished city; first_route: the turn (1..21) with the first active Trade Route."""
        self.scores.append(score)
        sizes = [len(members(cluster)) for cluster in clusters(city, city.residential)]
        self.neighborhoods.update(sizes)
        self.largest[max(sizes, default=0)] += 1
        self.routes[int(city.trade_routes()).bit_count()] += 1
        if first_route is not None:
            self.first_route.append(first_route)
        self.dead_ends.append(dead_ends(city))
        self.cut_off.append(int(count(city.placed() & ~city.reach)))
        self.tiles.append(int(count(city.placed())))


def dead_ends(city: City) -> int:
    """Roads that run against a neighbor without one."""
    lonely = (
        (city.east & to_west(city.occupied & ~city.west)),
        (city.west & to_east(city.occupied & ~city.east)),
        (city.north & to_south(city.occupied & ~city.south)),
        (city.south & to_north(city.occupied & ~city.north)),
    )
    return sum(int(count(mask & ALL)) for mask in lonely)


def play(game: Neom, setup: Setup, bot: str, seed: int, findings: Findings) -> None:
    """Play one game and take in its cities."""
    table = Play(game, setup, seed)
    bots = [make(bot, game, Rng(seed, 1 + player)) for player in range(setup.players)]
    first: dict[int, int] = {}
    while not table.over:
        player = game.players_to_act(table.state)[0]
        legal = game.legal_actions(table.state, player)
        table.apply(bots[player].act(game.view(table.state, player), legal))
        note_routes(table.state, first)
    outcome = game.outcome(table.state)
    assert outcome is not None
    for player, score in enumerate(outcome.scores):
        findings.add(table.state.players[player].city, score, first.get(player))


def note_routes(state: NeomState, first: dict[int, int]) -> None:
    """Remember the turn on which each player's first Trade Route is seen."""
    turn = int((state.generation - 1) * 7 + state.turn)
    for player in range(state.size):
        city = state.players[player].city
        if player not in first and city.trade_routes():
            first[player] = turn


def share(part: int, whole: int) -> str:
    """A percentage."""
    return f"{100 * part / whole:.0f} %"


def report(label: str, findings: Findings) -> None:
    """Print what was found."""
    cities = len(findings.scores)
    by_turn = [sum(turn <= limit for turn in findings.first_route) for limit in (3, 7, 14, 21)]
    print(f"{label}: {cities} cities, {mean(findings.tiles):.1f} tiles each")
    print(f"  score: median {median(findings.scores):.0f}, mean {mean(findings.scores):.1f}, "
          f"best {max(findings.scores)}, worst {min(findings.scores)}")  # fmt: skip
    print("  a Trade Route by turn 3 / 7 / 14 / ever: " + " / ".join(share(n, cities) for n in by_turn))
    print("  routes at the end, none / one / both: "
          + " / ".join(share(findings.routes[n], cities) for n in range(3)))  # fmt: skip
    by_size = sorted(findings.neighborhoods.items())
    print("  Neighborhoods a city by size: " + ", ".join(f"{size}: {n / cities:.2f}" for size, n in by_size))
    print("  largest of 5 or more / 8 or more: "
          + " / ".join(share(sum(n for size, n in findings.largest.items() if size >= least), cities)
                       for least in (5, 8)))  # fmt: skip
    print(f"  dead ends a city: {mean(findings.dead_ends):.1f}; cities with cut-off tiles: "
          + share(sum(n > 0 for n in findings.cut_off), cities))  # fmt: skip


def main(games: int, bot: str) -> None:
    """Every number of players, and the three solo decks."""
    game = load("neom")
    assert isinstance(game, Neom)
    setups = [(f"{n} players", game.setup(n)) for n in (2, 3, 4, 5)]
    setups += [(f"solo {deck}", game.setup(1, {"deck": deck})) for deck in ("1+", "4+", "5+")]
    for label, setup in setups:
        findings = Findings()
        for index in range(games):
            play(game, setup, bot, derive_seed(2026, index), findings)
        report(label, findings)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20, sys.argv[2] if len(sys.argv) > 2 else "greedy")
