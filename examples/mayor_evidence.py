"""How games of Mayor turn out: the evidence for the reconstructed prices in docs/games/mayor.md.

    python examples/mayor_evidence.py [GAMES] [PLAYERS] [EDITION]

Plays GAMES games for each number of players and each choice of variants with PLAYERS in every seat (greedy,
random, careless, thrifty, or a mixture with commas between, dealt out anew each game) and prints how games
end, how long they last, what is bought and who wins.
"""

import sys
from collections import Counter
from itertools import product
from pathlib import Path
from statistics import mean, median

from gridtown.bots import make
from gridtown.bots.bot import Bot
from gridtown.core.action import CHANCE, argument_of, kind_of
from gridtown.core.game import Setup
from gridtown.core.rng import Rng, derive_seed
from gridtown.core.view import View
from gridtown.games.mayor.actions import BUY, CLAIM, MOVE, PASS, PLACE
from gridtown.games.mayor.board.lines import LINE_TILES, TYPES
from gridtown.games.mayor.evaluation.outlook import Appraiser
from gridtown.games.mayor.evaluation.value import Judge
from gridtown.games.mayor.evaluation.weights import Weights
from gridtown.games.mayor.game import Mayor, load
from gridtown.games.mayor.state import MayorState
from gridtown.study.interval import wilson

FIRST = 5
"""How many purchases count as early ones."""

BLUNDERS = 10
"""The careless player throws a die once in so many decisions."""


class Careless(Bot):
    """The greedy bot, but for every tenth decision, which is left to chance."""

    def act(self, view: View[MayorState], legal_actions: list[int]) -> int:
        name = "greedy" if self.rng.below(BLUNDERS) else "random"
        return make(name, self.game, self.rng).act(view, legal_actions)


class Thrifty(Bot):
    """The greedy bot with another character: gold counts for more, the others and the end for less."""

    def __init__(self, game: Mayor, rng: Rng) -> None:
        super().__init__(game, rng)
        weights = Weights()
        weights.gold = weights.gold * 6 // 5
        weights.spending = weights.spending * 3 // 4
        weights.turn = weights.turn * 3 // 4
        weights.rivalry = 0
        weights.lead = 0
        self.judge = Judge(Appraiser(game.tables, weights))

    def act(self, view: View[MayorState], legal_actions: list[int]) -> int:
        assert view.viewer is not None
        viewer = view.viewer
        return max(legal_actions, key=lambda action: self.judge.value(view.known, viewer, action))


OWN = {"careless": Careless, "thrifty": Thrifty}


def bot(name: str, game: Mayor, rng: Rng) -> Bot:
    """One of the bots above, or of Gridtown's own."""
    return OWN[name](game, rng) if name in OWN else make(name, game, rng)


class Findings:
    """What was seen in the games of one setup."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.wins = [0.0] * players
        self.by_bot: Counter[str] = Counter()
        self.seated: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()
        self.turns: list[int] = []
        self.scores: list[int] = []
        self.winners: list[int] = []
        self.leads: list[int] = []
        self.kinds: Counter[int] = Counter()
        self.bought: Counter[int] = Counter()
        self.early: Counter[int] = Counter()
        self.unsold: Counter[int] = Counter()
        self.sold_out: Counter[int] = Counter()

    def note_purchases(self, lines: list[int]) -> None:
        """Take in the lines that one game's tiles were bought from, in order."""
        self.bought.update(lines)
        self.early.update(lines[:FIRST])
        counts = Counter(lines)
        self.unsold.update(line for line in range(len(TYPES)) if not counts[line])
        self.sold_out.update(line for line in range(len(TYPES)) if counts[line] == LINE_TILES)

    def note_end(self, game: Mayor, state: MayorState, seats: list[str]) -> None:
        """Take in how a game ended."""
        outcome = game.outcome(state)
        assert outcome is not None
        self.games += 1
        self.endings[outcome.termination] += 1
        self.turns.append(int(state.turn))
        scores = sorted(outcome.scores, reverse=True)
        self.scores += scores
        self.winners.append(scores[0])
        self.leads.append(scores[0] - scores[1])
        winners = [seat for seat, place in enumerate(outcome.ranking) if place == 1]
        self.seated.update(seats)
        for seat in winners:
            self.wins[seat] += 1 / len(winners)
            self.by_bot[seats[seat]] += 1 / len(winners)  # type: ignore[assignment]


def play(game: Mayor, setup: Setup, names: list[str], seed: int, findings: Findings) -> None:
    """Play one game and take in what happens."""
    chance, state = Rng(seed), game.initial(setup)
    seats = [names[int(chance.below(len(names)))] for _ in range(setup.players)]
    bots = [bot(name, game, Rng(seed, 1 + player)) for player, name in enumerate(seats)]
    lines: list[int] = []
    while players := game.players_to_act(state):
        if players[0] == CHANCE:
            game.push(state, game.draw(state, chance))
            continue
        legal = game.legal_actions(state, players[0])
        action = bots[players[0]].act(game.view(state, players[0]), legal)
        findings.kinds[int(kind_of(action))] += 1
        if kind_of(action) == BUY:
            lines.append(int(argument_of(action)))
        game.push(state, action)
    findings.note_purchases(lines)
    findings.note_end(game, state, seats)


def share(part: float, whole: float) -> str:
    """A percentage."""
    return f"{100 * part / max(whole, 1):.1f} %"


def sure(part: float, whole: int) -> str:
    """A percentage with its 95 % interval."""
    low, high = wilson(part, whole)
    return f"{100 * part / whole:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


def by_line(counts: Counter[int], whole: int) -> str:
    """Shares of the five lines."""
    return ", ".join(f"{name} {share(counts[line], whole)}" for line, name in enumerate(TYPES))


def quantile(numbers: list[int], part: float) -> int:
    """The number below which `part` of all lie."""
    return sorted(numbers)[min(len(numbers) - 1, int(part * len(numbers)))]


def report(label: str, findings: Findings) -> None:
    """Print what was found."""
    games, turns = findings.games, findings.turns
    print(f"{label}: {games} games")
    print("  ends: " + ", ".join(f"{end} {sure(n, games)}" for end, n in sorted(findings.endings.items())))
    print(f"  turns: median {median(turns):.0f}, 5–95 % {quantile(turns, 0.05)}–{quantile(turns, 0.95)}; "
          f"60 to 150 in {sure(sum(60 <= n <= 150 for n in turns), games)}")  # fmt: skip
    print("  won by seat: " + ", ".join(sure(wins, games) for wins in findings.wins))
    if len(findings.seated) > 1:
        print("  won by bot, a seat: " + ", ".join(
            f"{name} {sure(findings.by_bot[name], n)}" for name, n in sorted(findings.seated.items())
        ))  # fmt: skip
    print(f"  score: winner {mean(findings.winners):.1f}, all {mean(findings.scores):.1f}; "
          f"lead: median {median(findings.leads):.0f}, "
          f"5 or less in {share(sum(lead <= 5 for lead in findings.leads), games)}")  # fmt: skip
    bought, moves = sum(findings.bought.values()), findings.kinds[MOVE]
    placed = findings.kinds[PLACE] + findings.kinds[CLAIM]
    print(f"  turns used to buy {share(bought, moves)}, place {share(placed, moves)}, "
          f"pass {share(findings.kinds[PASS], moves)}")  # fmt: skip
    print(f"  bought: {by_line(findings.bought, bought)}")
    print(f"  … the first {FIRST}: {by_line(findings.early, sum(findings.early.values()))}")
    print(f"  … none in a game: {by_line(findings.unsold, games)}")
    print(f"  … all eight: {by_line(findings.sold_out, games)}")


def main(games: int, names: list[str], edition: Path | None) -> None:
    """Every number of players with every choice of variants."""
    game = load(edition)
    for players, events, amenities in product((2, 3, 4), ("no", "yes"), ("no", "yes")):
        findings = Findings(players)
        setup = game.setup(players, {"events": events, "amenities": amenities})
        for index in range(games):
            play(game, setup, names, derive_seed(2026, index), findings)
        report(f"{players} players, events {events}, amenities {amenities}", findings)


if __name__ == "__main__":
    given = dict(enumerate(sys.argv[1:]))
    main(int(given.get(0, "1")), given.get(1, "greedy").split(","), Path(given[2]) if 2 in given else None)
