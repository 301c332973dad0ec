"""What the rows of a report come to: shares, means and differences with their intervals. Needs Polars.

A seat's edge is its points above the mean of the others'; alone, or where nobody is beaten, its points. From
it the mean of its bot in its seat is taken away, so that neither a good seat nor a good bot makes a thing
look good. A thing's gain is the mean edge where it was chosen less that where it was offered and not chosen.
Seats of one game depend on each other, so its error is that of sums over games (cluster-robust), of no more
games than there are on the rarer side. As bots
choose what suits them, nearly all things gain: what a thing was worth is its gain above the mean gain of the
things of its sort, which is taken for known. Where many things stand side by side, the intervals of a table
hold all at once (`interval.together`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from statistics import median
from typing import Any, Final

from gridtown.core.items import FIRST_CHOICES, Sort
from gridtown.study.interval import ENOUGH, leaves_out_zero, mean_interval, student, together, wilson
from gridtown.study.report.noted import Asked
from gridtown.study.report.tables import THEN
from gridtown.study.table import polars

LEFT: Final = 0.02
"""A thing that may be chosen at more of the times it is offered than this is not called left alone."""

OPENING: Final = "opening"
"""What stands for the sort of an opening."""

SURE: Final = 0.9
"""A thing that is clearly chosen at more of the times it is offered is nearly always chosen."""

COVERED: Final = 1 / 3
"""Openings are told as deep as the most frequent ones still are so much of all."""

OPENINGS: Final = 12
"""The most openings told."""

Interval = tuple[float, float]


@dataclass(frozen=True)
class Share:
    """A share of cases, and its interval. number: of cases in all."""

    name: str
    share: float
    interval: Interval
    number: int


@dataclass(frozen=True)
class Mean:
    """A mean and its interval; None where there are too few."""

    name: str
    mean: float
    interval: Interval | None
    number: int


@dataclass(frozen=True)
class Thing:
    """A thing of the game, or an opening. Chosen is: played, or taken where that is all one does with it.

    offered, taken, played: how often. games: in how many games and seats it was offered. chosen_in: in how
    many of these it was chosen. rate: that share. worth: in points, None where there are too few games.
    """

    sort: str
    number: int
    name: str
    offered: int
    taken: int
    played: int
    games: int
    chosen_in: int
    rate: float
    rate_interval: Interval
    worth: float | None
    worth_interval: Interval | None
    often: bool = False
    by_bot: tuple[tuple[str, float], ...] = ()
    """The rate of each bot, where there are several."""

    @property
    def verdict(self) -> str:
        """strong, weak, left (alone), sure (to be chosen), even (not clear), few (games), plain (none)."""
        if self.sort != OPENING and self.games >= ENOUGH and self.rate_interval[1] < LEFT:
            return "left"
        if self.sort != OPENING and self.games >= ENOUGH and self.rate_interval[0] > SURE:
            return "sure"
        if self.worth is None or self.worth_interval is None:
            return "plain" if self.often and self.games >= ENOUGH else "few"
        low, high = self.worth_interval
        return "strong" if low > 0 else "weak" if high < 0 else "even"


@dataclass(frozen=True)
class Worth:
    """What a thing was worth to those who chose it, over so many pairs."""

    thing: Thing
    worth: float
    interval: Interval | None
    pairs: int

    @property
    def clear(self) -> bool:
        """Whether the interval leaves out 0."""
        return leaves_out_zero(self.interval)


@dataclass(frozen=True)
class Table:
    """The things of one sort."""

    sort: Sort
    things: list[Thing]


@dataclass(frozen=True)
class Bin:
    """How many numbers lie from low to below high."""

    low: float
    high: float
    count: int


@dataclass(frozen=True)
class Spread:
    """How numbers lie: the 5th, 25th, 50th, 75th and 95th percentile, and bins of them all.

    few: whether there are so few of them that the first and the last percentile are the least and the most.
    """

    percentiles: tuple[float, float, float, float, float]
    bins: list[Bin]
    few: bool = False


@dataclass(frozen=True)
class Line:
    """A line of the score: its mean over all seats, and over winners and others."""

    name: str
    mean: float
    winners: float | None
    others: float | None


@dataclass(frozen=True)
class Figures:
    """All of a report.

    contest: whether somebody is beaten. par: the share of wins that is fair. seat_edges, bots: mean points by
    seat or bot, above the others' at a contest. leads: by hundredth of the game, how often who led then won.
    """

    asked: Asked
    games: int
    contest: bool
    par: float
    success: Share | None
    seat_wins: list[Share]
    seat_edges: list[Mean]
    bots: list[Mean]
    bot_wins: list[Share]
    decisions: Spread
    endings: list[Share]
    scores: Spread
    lines: list[Line]
    lead_changes: float | None
    decided: float | None
    leads: list[Share]
    openings: list[Thing]
    opening_sort: str
    tables: list[Table]


def figures(asked: Asked, seats: Any, things: Any, sorts: Sequence[Sort]) -> Figures:
    """The figures of at least one game."""
    pl = polars()
    games = seats["game"].n_unique()
    contest = asked.players > 1 and seats["success"].null_count() == len(seats)
    seats = _with_edge(seats, contest)
    firsts = seats.filter(pl.col("seat") == 0)
    return Figures(
        asked=asked,
        games=games,
        contest=contest,
        par=1 / asked.players,
        success=_success(firsts),
        seat_wins=_wins(seats, "seat", asked.players) if contest else [],
        seat_edges=_means(seats, "seat", "raw", asked.players) if contest else [],
        bots=_means(seats, "bot", "raw" if contest else "score", len(set(asked.bots))),
        bot_wins=_wins(seats, "bot", len(set(asked.bots))) if contest else [],
        decisions=_spread((firsts["decisions"] / asked.players).to_list()),
        endings=_shares(firsts["termination"].to_list()),
        scores=_spread((seats if contest else firsts)["score"].to_list()),
        lines=_lines(seats, contest),
        lead_changes=firsts["lead_changes"].mean() if contest and _on_the_way(seats) else None,
        decided=firsts["decided"].median() if contest else None,
        leads=_leads(seats) if contest and _on_the_way(seats) else [],
        openings=_openings(seats),
        opening_sort=", ".join(sort.title for sort in sorts if sort.opens),
        tables=[Table(sort, _things(seats, things, sort)) for sort in sorts],
    )


def _with_edge(seats: Any, contest: bool) -> Any:
    pl = polars()
    total = pl.col("score").sum().over("game")
    others = (total - pl.col("score")) / (pl.len().over("game") - 1)
    raw = pl.col("score") - others if contest else pl.col("score").cast(pl.Float64)
    with_raw = seats.with_columns(raw.alias("raw"))
    return with_raw.with_columns((pl.col("raw") - pl.col("raw").mean().over("bot", "seat")).alias("edge"))


def _success(firsts: Any) -> Share | None:
    known = firsts["success"].drop_nulls()
    if not len(known):
        return None
    won = int(known.sum())
    return Share("success", won / len(known), wilson(won, len(known)), len(known))


def _wins(seats: Any, by: str, many: int) -> list[Share]:
    """The share of wins by seat or bot; all intervals hold at once."""
    pl = polars()
    found = seats.group_by(by).agg(pl.col("win").sum(), pl.len().alias("number")).sort(by)
    return [
        Share(
            str(row[by]),
            row["win"] / row["number"],
            wilson(row["win"], row["number"], together(many)),
            row["number"],
        )
        for row in found.iter_rows(named=True)
    ]


def _means(seats: Any, by: str, of: str, many: int) -> list[Mean]:
    """The mean by seat or bot. A bot's seats in one game count as one, as they depend on each other."""
    pl = polars()
    a_game = seats.group_by(by, "game").agg(pl.col(of).mean()).sort(by, "game")
    found = []
    for (name,), rows in a_game.group_by(by, maintain_order=True):
        values = rows[of].to_list()
        ends = mean_interval(values, many)
        found.append(Mean(str(name), sum(values) / len(values), ends, len(values)))
    return found


def _shares(words: Sequence[str]) -> list[Share]:
    number, kinds = len(words), sorted(set(words), key=lambda word: (-words.count(word), word))
    return [
        Share(
            kind, words.count(kind) / number, wilson(words.count(kind), number, together(len(kinds))), number
        )
        for kind in kinds
    ]


def _spread(values: Sequence[float]) -> Spread:
    ordered = sorted(values)
    last, few = len(ordered) - 1, len(ordered) < ENOUGH
    ends = (0.0, 1.0) if few else (0.05, 0.95)
    low, quarter, three, high = (ordered[round(last * part)] for part in (ends[0], 0.25, 0.75, ends[1]))
    percentiles = (low, quarter, median(ordered), three, high)
    low, high = ordered[0], ordered[-1]
    width = next(
        (size for size in (1, 2, 5, 10, 20, 50, 100, 200, 500) if (high - low) / size <= 24),
        (high - low) / 24,
    )
    start = low // width * width
    counts = [0] * (int((high - start) // width) + 1)
    for value in ordered:
        counts[int((value - start) // width)] += 1
    bins = [
        Bin(start + width * place, start + width * (place + 1), count) for place, count in enumerate(counts)
    ]
    return Spread(percentiles, bins, few)


def _lines(seats: Any, contest: bool) -> list[Line]:
    pl = polars()
    names = [name for name in seats.columns if name.startswith("score_")]
    won, lost = seats.filter(pl.col("rank") == 1), seats.filter(pl.col("rank") > 1)
    return [
        Line(
            name.removeprefix("score_"),
            seats[name].fill_null(0).mean(),
            won[name].fill_null(0).mean() if contest and len(lost) else None,
            lost[name].fill_null(0).mean() if contest and len(lost) else None,
        )
        for name in names
    ]


def _on_the_way(seats: Any) -> bool:
    return bool(seats["points_50"].drop_nulls().len())


def _leads(seats: Any) -> list[Share]:
    """After each tenth of the game, how often who led alone then won alone."""
    pl = polars()
    found = []
    for name in [name for name in seats.columns if name.startswith("points_")]:
        most = pl.col(name).max().over("game")
        leading = seats.filter(pl.col(name) == most).filter(pl.len().over("game") == 1)
        if len(leading) >= ENOUGH:
            won = leading["win"].sum()
            number = len(leading)
            found.append(Share(name.removeprefix("points_"), won / number, wilson(won, number), number))
    return found


# What a thing was worth


def _things(seats: Any, things: Any, sort: Sort) -> list[Thing]:
    """All things of a sort, those that were never offered too."""
    pl = polars()
    use = sort.use
    rows = things.filter((pl.col("sort") == sort.word) & ((pl.col("offered") > 0) | (pl.col(use) > 0)))
    rows = rows.with_columns((pl.col(use) > 0).alias("chosen"))
    rows = rows.join(seats.select("game", "seat", "edge"), on=["game", "seat"])
    worths = {} if sort.often else _above_the_mean(_worths(rows, "number", len(sort.names)), rows)
    sums = rows.group_by("number").agg(
        pl.col("offered", "taken", "played").sum(), pl.len().alias("games"), pl.col("chosen").sum()
    )
    by_number = {row["number"]: row for row in sums.iter_rows(named=True)}
    nothing = {"offered": 0, "taken": 0, "played": 0, "games": 0, "chosen": 0}
    z = together(len(sort.names))
    found = [
        _thing(sort.word, number, name, by_number.get(number, nothing), worths.get(number), z)
        for number, name in enumerate(sort.names, int(sort.first))
    ]
    if sort.often:
        found = [_often(thing, use, z) for thing in found]
    rates = _by_bot(rows, use, sort.often)
    return [replace(thing, by_bot=rates.get(thing.number, ())) for thing in found]


def _by_bot(rows: Any, use: str, often: bool) -> dict[int, tuple[tuple[str, float], ...]]:
    """By thing, the rate of each bot that was offered it; nothing where there is one bot only."""
    pl = polars()
    if rows["bot"].n_unique() < 2:
        return {}
    rate = pl.col(use).sum() / pl.col("offered").sum() if often else pl.col("chosen").mean()
    found = dict[int, tuple[tuple[str, float], ...]]()
    for number, bot, share in rows.group_by("number", "bot").agg(rate.alias("rate")).sort("bot").iter_rows():
        found[number] = (*found.get(number, ()), (bot, min(1.0, share)))
    return found


def _often(thing: Thing, use: str, z: float) -> Thing:
    """A thing that is chosen often. A seat's choices in one game count as one case: never too narrow."""
    if not thing.offered:
        return replace(thing, often=True)
    rate = min(1.0, getattr(thing, use) / thing.offered)
    return replace(thing, often=True, rate=rate, rate_interval=wilson(rate * thing.games, thing.games, z))


def _thing(
    sort: str, number: int, name: str, sums: dict[str, int], worth: tuple[float, Interval] | None, z: float
) -> Thing:
    games, chosen = sums["games"], sums["chosen"]
    return Thing(
        sort=sort,
        number=number,
        name=name,
        offered=sums["offered"],
        taken=sums["taken"],
        played=sums["played"],
        games=games,
        chosen_in=chosen,
        rate=chosen / games if games else 0.0,
        rate_interval=wilson(chosen, games, z) if games else (0.0, 1.0),
        worth=None if worth is None else worth[0],
        worth_interval=None if worth is None else worth[1],
    )


def _worths(rows: Any, by: str, many: int) -> Worths:
    """By thing: the mean edge where it was chosen less where it was not, and its interval.

    rows: game, seat, thing, `chosen` and `edge`.
    """
    pl = polars()
    chosen = pl.col("chosen")
    sides = rows.group_by(by).agg(
        pl.col("edge").filter(chosen).mean().alias("with"),
        pl.col("edge").filter(~chosen).mean().alias("without"),
        chosen.sum().alias("chosen_in"),
        (~chosen).sum().alias("left_in"),
        pl.col("game").filter(chosen).n_unique().alias("games_with"),
        pl.col("game").filter(~chosen).n_unique().alias("games_without"),
        pl.col("game").n_unique().alias("games"),
    )
    sides = sides.filter((pl.col("games_with") >= ENOUGH) & (pl.col("games_without") >= ENOUGH))
    pull = (
        pl.when(chosen)
        .then((pl.col("edge") - pl.col("with")) / pl.col("chosen_in"))
        .otherwise((pl.col("without") - pl.col("edge")) / pl.col("left_in"))
    )
    pulled = rows.join(sides, on=by).with_columns(pull.alias("pull"))
    squares = (
        pulled.group_by(by, "game").agg(pl.col("pull").sum()).group_by(by).agg((pl.col("pull") ** 2).sum())
    )
    found = Worths()
    for row in sides.join(squares, on=by).iter_rows(named=True):
        worth, games = row["with"] - row["without"], row["games"]
        rarer = min(row["games_with"], row["games_without"])
        half = student(rarer - 1, max(many, 1)) * sqrt(row["pull"] * games / (games - 1))
        found[row[by]] = (worth, (worth - half, worth + half))
    return found


Worths = dict[Any, tuple[float, Interval]]


def _above_the_mean(worths: Worths, rows: Any) -> Worths:
    """The worths less their mean, in which each thing counts as often as it was chosen."""
    pl = polars()
    chosen = dict(rows.filter(pl.col("chosen")).group_by("number").len().iter_rows())
    number = sum(chosen[name] for name in worths)
    if len(worths) < 2:
        return worths
    mean = sum(worth * chosen[name] for name, (worth, _) in worths.items()) / number
    return {name: (worth - mean, (low - mean, high - mean)) for name, (worth, (low, high)) in worths.items()}


def _openings(seats: Any) -> list[Thing]:
    """The most frequent openings, each against all others."""
    pl = polars()
    opened = seats.filter(pl.col("opening").is_not_null())
    for depth in range(FIRST_CHOICES, 0, -1):
        cut = pl.col("opening").str.split(THEN).list.head(depth).list.join(THEN)
        deep = opened.with_columns(cut.alias("opening"))
        top = deep.group_by("opening").len().sort(["len", "opening"], descending=[True, False]).head(OPENINGS)
        if depth == 1 or top["len"].sum() >= COVERED * len(opened):
            return _told_openings(deep, top)
    return []


def _told_openings(opened: Any, top: Any) -> list[Thing]:
    pl = polars()
    if not len(opened):
        return []
    names = top["opening"].to_list()
    rows = pl.concat(
        [
            opened.select("game", "seat", "edge", (pl.col("opening") == name).alias("chosen")).with_columns(
                pl.lit(name).alias("opening")
            )
            for name in names
        ]
    )
    worths, z = _worths(rows, "opening", len(names)), together(len(names))
    all_of_them = len(opened)
    return [
        _thing(
            OPENING,
            number,
            name,
            {"offered": all_of_them, "taken": count, "played": count, "games": all_of_them, "chosen": count},
            worths.get(name),
            z,
        )
        for number, (name, count) in enumerate(top.iter_rows(), 1)
    ]
