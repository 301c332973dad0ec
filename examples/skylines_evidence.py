"""How games of Skylines turn out: the evidence for the reconstructed figures in docs/games/skylines.md.

    python examples/skylines_evidence.py [GAMES] [BOT] [SCENARIOS] [PLAYERS] [AGAIN] [EDITION]

Plays GAMES games (default 4) of each of SCENARIOS (default introduction,1,2,3,4,5) with each number of
PLAYERS (default 1,2,3,4), BOT (default greedy) in every seat, and prints how games end, and how often every
card is played once it was seen (on display, or a role on offer), and rewarded once it was played.

A card's worth is what a game loses without it. The first AGAIN games of every setup (default 0) are played
again once for each card that was played and each role that was kept in them: from the same seed, and the
same until the bot would have played it, but never with it. The worth is the mean difference in the result,
which is overall Happiness, or -10 for a lost game, between the games with and without; printed with its
standard error and the number of pairs.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from math import sqrt
from pathlib import Path
from statistics import mean, median, stdev

from gridtown.bots import make
from gridtown.core.action import argument_of, kind_of
from gridtown.core.event import Event
from gridtown.core.game import Setup
from gridtown.core.rng import Rng, derive_seed
from gridtown.core.state import CHANCE_ACTS
from gridtown.games import load
from gridtown.games.skylines import actions
from gridtown.games.skylines.editions.rows import CardRow, PolicyRow, RoleRow, UniqueRow
from gridtown.games.skylines.game import Skylines
from gridtown.games.skylines.state import COMPLETED, ENDINGS, SkylinesState
from gridtown.study.interval import wilson

SEED = 2026
LOST = -10
"""What a lost game counts where games are compared."""


class Findings:
    """What was seen in the games of one setup."""

    def __init__(self) -> None:
        self.endings: Counter[str] = Counter()
        self.rows: Counter[int] = Counter()
        self.scores: list[int] = []
        self.tiles: list[int] = []
        self.decisions: list[int] = []

    def add(self, game: Skylines, state: SkylinesState, decisions: int) -> None:
        """Take in one game that is over."""
        self.endings[ENDINGS[int(state.ending)]] += 1
        assert state.city is not None
        self.tiles.append(len(state.city.cards))
        self.decisions.append(decisions)
        if state.ending == COMPLETED:
            self.scores.append(int(state.skyline))
            self.rows[sum(row.low <= state.skyline for row in game.edition.success)] += 1


class Cards:
    """What became of each card, by number: in how many games it was seen, how often played and rewarded.

    worth: the differences that it made.
    """

    def __init__(self) -> None:
        self.seen: Counter[int] = Counter()
        self.played: Counter[int] = Counter()
        self.rewarded: Counter[int] = Counter()
        self.worth: defaultdict[int, list[int]] = defaultdict(list)

    def hear(self, match: Match) -> list[int]:
        """Take in what happened in one game, and return the cards played and roles kept."""
        seen = set(match.offered)
        used: list[int] = []
        for event in match.story:
            card = event.args.get("role" if event.id == "role" else "card")
            if not isinstance(card, int):
                continue
            if event.id in ("dealt", "drew"):
                seen.add(card)
            elif event.id in ("played", "role"):
                self.played[card] += 1
                used.append(card)
            elif event.id == "rewarded":
                self.rewarded[card] += 1
        self.seen.update(seen)
        return used


class Match:
    """One game from a seed, `without` a card that is never played, or a role that is never kept."""

    def __init__(self, game: Skylines, setup: Setup, bot: str, seed: int, without: int = 0) -> None:
        bots = [make(bot, game, Rng(seed, 1 + player)) for player in range(setup.players)]
        chance = Rng(seed)
        self.state = game.initial(setup)
        self.decisions = 0
        self.story: list[Event] = []
        self.offered: set[int] = set()
        while self.state.to_act:
            if self.state.to_act == CHANCE_ACTS:
                action = game.draw(self.state, chance)
            else:
                player = game.players_to_act(self.state)[0]
                legal = game.legal_actions(self.state, player)
                self.decisions += len(legal) > 1
                self.offered.update(argument_of(a) for a in legal if kind_of(a) == actions.KEEP)
                action = bots[player].act(game.view(self.state, player), allowed(legal, without))
            self.state.journal = self.story
            game.push(self.state, action)
            self.state.journal = None

    @property
    def result(self) -> int:
        """The overall Happiness, or what a lost game counts."""
        return int(self.state.skyline) if self.state.ending == COMPLETED else LOST


def allowed(legal: list[int], without: int) -> list[int]:
    """The legal actions that do not use a card, or all where nothing else is left."""
    kept = [a for a in legal if argument_of(a) != without or kind_of(a) not in (actions.PLAY, actions.KEEP)]
    return kept or legal


def percent(part: int, whole: int) -> str:
    """A share and its 95 % interval."""
    low, high = wilson(part, whole)
    return f"{100 * part / whole:.0f} % ({100 * low:.0f}-{100 * high:.0f})"


def report(game: Skylines, label: str, findings: Findings) -> None:
    """Print how the games of one setup ended."""
    games = sum(findings.endings.values())
    lost = ", ".join(f"{name} {n}" for name, n in findings.endings.most_common() if name != "completed")
    print(f"{label}: {games} games, lost {percent(games - len(findings.scores), games)} {lost}")
    print(f"  tiles {mean(findings.tiles):.1f}, decisions {mean(findings.decisions):.0f}")
    if findings.scores:
        scores = findings.scores
        middle = f"mean {mean(scores):.1f}, median {median(scores):.0f}"
        print(f"  happiness: {middle}, {min(scores)} to {max(scores)}")
        rows = (f"{row.low}+: {findings.rows[index]}" for index, row in enumerate(game.edition.success, 1))
        print("  rows: " + ", ".join(rows))


def report_cards(game: Skylines, cards: Cards) -> None:
    """Print what became of the cards."""
    edition = game.edition
    print("card: seen, played once seen, rewarded once played, worth ± standard error (pairs)")
    rows: list[CardRow | UniqueRow | RoleRow | PolicyRow] = []
    rows += [*edition.card, *edition.unique]
    rows += [*edition.role, *edition.policy]
    for row in rows:
        seen, played, worth = cards.seen[row.number], cards.played[row.number], cards.worth[row.number]
        if not seen:
            continue
        met = f"{100 * cards.rewarded[row.number] / played:.0f} %" if played else "-"
        if not getattr(row, "condition", None):
            met = "always"
        line = f"  {row.number} {row.name.en}: {seen}, {100 * played / seen:.0f} %, {met}"
        if len(worth) > 1:
            line += f", {mean(worth):+.1f} ± {stdev(worth) / sqrt(len(worth)):.1f} ({len(worth)})"
        print(line)


def main(
    games: int, bot: str, scenarios: list[str], players: list[int], again: int, edition: Path | None
) -> None:
    """Every scenario with every number of players, and the cards in all of them together."""
    game, cards = load("skylines", edition), Cards()
    assert isinstance(game, Skylines)
    for scenario in scenarios:
        for number in players:
            findings = Findings()
            setup = game.setup(number, {"scenario": scenario})
            for index in range(games):
                seed = derive_seed(SEED, index)
                match = Match(game, setup, bot, seed)
                findings.add(game, match.state, match.decisions)
                used = cards.hear(match)
                for card in used if index < again else ():
                    other = Match(game, setup, bot, seed, card)
                    cards.worth[card].append(match.result - other.result)
            report(game, f"scenario {scenario}, {number} players", findings)
    report_cards(game, cards)


if __name__ == "__main__":
    said = dict(enumerate(sys.argv))
    main(
        int(said.get(1, 4)),
        said.get(2, "greedy"),
        said.get(3, "introduction,1,2,3,4,5").split(","),
        [int(number) for number in said.get(4, "1,2,3,4").split(",")],
        int(said.get(5, 0)),
        Path(said[6]) if 6 in said else None,
    )
