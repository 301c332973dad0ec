"""How games of Skylines turn out: the evidence for the reconstructed figures in docs/games/skylines.md.

    python examples/skylines_evidence.py [GAMES] [BOT] [SCENARIOS] [PLAYERS] [EDITION]

Plays GAMES games (default 4) of each of SCENARIOS (default introduction,1,2,3,4,5) with each number of
PLAYERS (default 1,2,3,4), BOT (default greedy) in every seat, and prints how games end, and how often every
card is played once it was on display, and rewarded once it was played.
"""

import sys
from collections import Counter
from pathlib import Path
from statistics import mean, median

from gridtown.bots import make
from gridtown.core.game import Setup
from gridtown.core.rng import Rng, derive_seed
from gridtown.core.rule import Event
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.skylines.game import Skylines, load
from gridtown.games.skylines.state import COMPLETED, ENDINGS, SkylinesState
from gridtown.study.interval import wilson

SEED = 2026


class Findings:
    """What was seen in the games of one setup."""

    def __init__(self) -> None:
        self.endings: Counter[str] = Counter()
        self.rows: Counter[int] = Counter()
        self.scores: list[int] = []
        self.tiles: list[int] = []
        self.decisions: list[int] = []

    def add(self, game: Skylines, state: SkylinesState, decisions: int) -> None:
        """Take in one finished game."""
        self.endings[ENDINGS[int(state.ending)]] += 1
        assert state.city is not None
        self.tiles.append(len(state.city.cards))
        self.decisions.append(decisions)
        if state.ending == COMPLETED:
            self.scores.append(int(state.skyline))
            self.rows[sum(row.low <= state.skyline for row in game.edition.success)] += 1


class Cards:
    """What became of each card, by number: how often it was on a display, played, rewarded, exchanged."""

    def __init__(self) -> None:
        self.seen: Counter[int] = Counter()
        self.played: Counter[int] = Counter()
        self.rewarded: Counter[int] = Counter()

    def hear(self, story: list[Event]) -> None:
        """Take in what happened in one game."""
        seen: set[object] = set()
        for event in story:
            card = event.args.get("card")
            if event.id == "dealt" or event.id == "drew":
                seen.add(card)
            elif event.id == "played" and isinstance(card, int):
                self.played[card] += 1
            elif event.id == "rewarded" and isinstance(card, int):
                self.rewarded[card] += 1
        self.seen.update(card for card in seen if isinstance(card, int))


def play(game: Skylines, setup: Setup, bot: str, seed: int, findings: Findings, cards: Cards) -> None:
    """Play one game and take it in."""
    bots = [make(bot, game, Rng(seed, 1 + player)) for player in range(setup.players)]
    chance, state, decisions = Rng(seed), game.initial(setup), 0
    story: list[Event] = []
    while state.active:
        if state.active == CHANCE_ACTS:
            action = game.draw(state, chance)
        else:
            player = game.active_players(state)[0]
            legal = game.legal_actions(state, player)
            decisions += len(legal) > 1
            action = bots[player].act(game.view(state, player), legal)
        state.journal = story
        game.push(state, action)
        state.journal = None
    findings.add(game, state, decisions)
    cards.hear(story)


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
    print("card: seen, played once seen, rewarded once played")
    for row in [*edition.card, *edition.unique, *edition.policy]:
        seen, played = cards.seen[row.number], cards.played[row.number]
        if seen:
            met = f"{100 * cards.rewarded[row.number] / played:.0f} %" if played else "-"
            if not getattr(row, "condition", None):
                met = "always"
            print(f"  {row.number} {row.name.en}: {seen}, {100 * played / seen:.0f} %, {met}")


def main(games: int, bot: str, scenarios: list[str], players: list[int], edition: Path | None) -> None:
    """Every scenario with every number of players, and the cards in all of them together."""
    game, cards = load(edition), Cards()
    for scenario in scenarios:
        for number in players:
            findings = Findings()
            for index in range(games):
                setup = game.setup(number, {"scenario": scenario})
                play(game, setup, bot, derive_seed(SEED, index), findings, cards)
            report(game, f"scenario {scenario}, {number} players", findings)
    report_cards(game, cards)


if __name__ == "__main__":
    said = dict(enumerate(sys.argv))
    main(
        int(said.get(1, 4)),
        said.get(2, "greedy"),
        said.get(3, "introduction,1,2,3,4,5").split(","),
        [int(number) for number in said.get(4, "1,2,3,4").split(",")],
        Path(said[5]) if 5 in said else None,
    )
