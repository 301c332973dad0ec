"""Elo ratings of bots at tables of two or more, from who won.

The model. A bot of strength w wins a game with the chance w / (sum of all strengths at the table): Luce's
choice axiom (R. D. Luce, "Individual Choice Behavior", 1959), which for two is Bradley and Terry's model
(1952) and for more is the first place in Plackett's (1975). Elo = 400 · log10 w. So a rating says just what
the goals ask: one of Elo e among n - 1 rated 0 wins 1 / (1 + (n - 1) · 10^(-e/400)) of the games, 1 / n
where e is 0.

Why first places alone, and not whole rankings or all pairs in them: the win is what is played for, and a
ranking's lower places measure something else (who is second behind three of a kind that play alike is
chance, and one that risks much for the win would be marked down for it). Places below would narrow the
intervals, but tie them to the assumption that all of them are fought for alike. A victory shared by k
counts 1/k for each.

The fit. The log-likelihood, sum of share · log(w / sum of w), is concave in log w; Newton's method finds
its maximum (D. R. Hunter, "MM algorithms for generalized Bradley-Terry models", Annals of Statistics 32,
2004, has the conditions). For each two that have met, one game shared by both is added, so that who has won
every game has a rating: a prior of one draw, as chess rating programs take it (R. Coulom, Bayeselo).

The interval. Games of one deal depend on each other: the same cards, turned around. So the variance is the
sandwich of what the games tell and of how the deals' own scores spread (clusters by deal; K.-Y. Liang and
S. L. Zeger, Biometrika 73, 1986), and the percentile is that of t with deals - 1 degrees of freedom.
From fewer than some twenty deals it is rough.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, log, sqrt
from typing import Final

from gridtown.study.interval import student

SCALE: Final = 400 / log(10)
"""Elo in one unit of the natural logarithm of strength."""

ROUNDS: Final = 100
CLOSE: Final = 1e-10

Matrix = list[list[float]]


@dataclass(frozen=True)
class Result:
    """One game: its deal, who sat at the table, and each one's share of the victory (their sum is 1)."""

    deal: int
    bots: tuple[str, ...]
    shares: tuple[float, ...]


@dataclass(frozen=True)
class Rating:
    """A rating; no interval where there is none: the anchor's, and after a single deal."""

    elo: float
    interval: tuple[float, float] | None


def share_of(elo: float, players: int) -> float:
    """The share of wins that one of this rating has among others who are rated 0."""
    return 1 / (1 + (players - 1) * 10 ** (-elo / 400))


def elo_of(share: float, players: int) -> float:
    """The rating of one who has this share of wins (not 0 or 1) among others who are rated 0."""
    return 400 * (log(share * (players - 1)) - log(1 - share)) / log(10)


def rate(
    results: Sequence[Result], bots: Sequence[str], anchor: str, draws: float = 1.0
) -> dict[str, Rating]:
    """The rating of each of `bots`, of which `anchor` is rated 0. draws: how many are added a pair."""
    free = [bot for bot in bots if bot != anchor]
    clusters = _clusters(results, draws)
    flat = [game for games, weight in clusters for game in ((one, weight) for one in games)]
    strengths = _fit(flat, free)
    deals = len({result.deal for result in results})
    if deals < 2 or not free:
        rated = {bot: Rating(SCALE * strengths.get(bot, 0.0), None) for bot in free}
    else:
        rated = _with_intervals(clusters, flat, strengths, free, deals)
    return {bot: Rating(0.0, None) if bot == anchor else rated[bot] for bot in bots}


def _clusters(results: Sequence[Result], draws: float) -> list[tuple[list[Result], float]]:
    """What depends on each other, and the weight of a game in it: the deals, and the draws that are added."""
    deals: dict[int, list[Result]] = defaultdict(list)
    for result in results:
        deals[result.deal].append(result)
    met = {pair for result in results for pair in combinations(sorted(set(result.bots)), 2)}
    added = [Result(-1, pair, (0.5, 0.5)) for pair in sorted(met)] if draws else []
    return [*((games, 1.0) for games in deals.values()), *(([draw], draws) for draw in added)]


def _chances(result: Result, strengths: dict[str, float]) -> list[float]:
    """What the model gives each seat."""
    weights = [exp(strengths.get(bot, 0.0)) for bot in result.bots]
    total = sum(weights)
    return [weight / total for weight in weights]


def _fit(games: list[tuple[Result, float]], free: list[str]) -> dict[str, float]:
    """The strengths, as logarithms, at which what happened is the likeliest."""
    strengths = dict.fromkeys(free, 0.0)
    likelihood = _likelihood(games, strengths)
    for _ in range(ROUNDS):
        slope = [0.0] * len(free)
        for result, weight in games:
            _add(slope, _score(result, strengths, free), weight)
        step = _solved(_information(games, strengths, free), slope)
        size = 1.0
        while True:
            tried = {bot: strengths[bot] + size * by for bot, by in zip(free, step, strict=True)}
            better = _likelihood(games, tried)
            if better >= likelihood - CLOSE or size < CLOSE:
                break
            size /= 2
        strengths, likelihood = tried, better
        if max((abs(by) for by in step), default=0.0) < CLOSE:
            break
    return strengths


def _likelihood(games: list[tuple[Result, float]], strengths: dict[str, float]) -> float:
    return sum(
        weight * share * log(chance)
        for result, weight in games
        for share, chance in zip(result.shares, _chances(result, strengths), strict=True)
        if share
    )


def _score(result: Result, strengths: dict[str, float], free: list[str]) -> list[float]:
    """By bot, what it won more than the model gives it: the slope of the log-likelihood."""
    won = dict.fromkeys(free, 0.0)
    for bot, share, chance in zip(result.bots, result.shares, _chances(result, strengths), strict=True):
        if bot in won:
            won[bot] += share - chance
    return list(won.values())


def _information(games: list[tuple[Result, float]], strengths: dict[str, float], free: list[str]) -> Matrix:
    """How sharply the log-likelihood is bent: minus its second derivatives."""
    found = [[0.0] * len(free) for _ in free]
    place = {bot: index for index, bot in enumerate(free)}
    for result, weight in games:
        together = [0.0] * len(free)
        for bot, chance in zip(result.bots, _chances(result, strengths), strict=True):
            if bot in place:
                together[place[bot]] += chance
        for row, one in enumerate(together):
            found[row][row] += weight * one
            for column, other in enumerate(together):
                found[row][column] -= weight * one * other
    return found


def _with_intervals(
    clusters: list[tuple[list[Result], float]],
    flat: list[tuple[Result, float]],
    strengths: dict[str, float],
    free: list[str],
    deals: int,
) -> dict[str, Rating]:
    """The sandwich: bread, the inverse of the information; between, how the clusters' scores spread."""
    size = len(free)
    between = [[0.0] * size for _ in free]
    for games, weight in clusters:
        score = [0.0] * size
        for result in games:
            _add(score, _score(result, strengths, free), weight)
        for row in range(size):
            _add(between[row], score, score[row])
    information = _information(flat, strengths, free)
    few = deals / (deals - 1)
    rated = {}
    for index, bot in enumerate(free):
        bread = _solved(information, [float(each == index) for each in range(size)])
        variance = few * sum(
            bread[row] * between[row][column] * bread[column] for row in range(size) for column in range(size)
        )
        half = SCALE * student(deals - 1) * sqrt(variance)
        elo = SCALE * strengths[bot]
        rated[bot] = Rating(elo, (elo - half, elo + half))
    return rated


def _add(to: list[float], what: list[float], times: float) -> None:
    for index, number in enumerate(what):
        to[index] += times * number


def _solved(matrix: Matrix, right: list[float]) -> list[float]:
    """The solution of a system of equations, by elimination; `matrix` is symmetric and positive."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(size):
        for below in range(at + 1, size):
            _add(rows[below], rows[at], -rows[below][at] / rows[at][at])
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][column] * found[column] for column in range(at + 1, size))
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found
