"""What the games of a ladder say of its bots. Every interval is of deals: games of one deal are no more
than one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median

from gridtown.study.elo import Rating, Result, rate
from gridtown.study.interval import mean_interval, share_interval
from gridtown.study.ladder import Ladder, Played, Seats, one_among

Interval = tuple[float, float]
Deal = dict[Seats, Played]


@dataclass(frozen=True)
class Pair:
    """One bot alone among others of another kind: its share of the wins, whose par is 1 / players."""

    bot: str
    among: str
    games: int
    share: float
    interval: Interval


@dataclass(frozen=True)
class Standing:
    """One bot. What is not known, or not at this table, is None.

    elo: at a contest. share: of the wins, alone among the anchor's. mean: of its points, alone among the
    anchor's, or by itself. gain: how much more that is than the anchor's, in the same seats of the same
    deals. success: the share of games that the table won; then usual: the median of the games that ended as
    successes do, and lost: the share of those that did not. endings: how often its tables ended how.
    """

    bot: str
    games: int
    elo: Rating | None
    share: float | None
    share_interval: Interval | None
    mean: float | None
    mean_interval: Interval | None
    gain: float | None
    gain_interval: Interval | None
    success: float | None = None
    success_interval: Interval | None = None
    usual: float | None = None
    lost: float | None = None
    endings: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Standings:
    """All of it. games: of the whole deals. ending: the word for how successes end, where there are any."""

    deals: int
    games: int
    bots: list[Standing]
    pairs: list[Pair]
    ending: str | None = None


def standings(ladder: Ladder, deals: Sequence[Sequence[Played]]) -> Standings:
    """What whole deals say."""
    tables: list[Deal] = [{game.seats: game for game in games} for games in deals]
    games = sum(len(deal) for deal in tables)
    if not ladder.contest:
        ending = usual_ending(deals)
        return Standings(
            len(deals), games, [_alone(ladder, tables, bot, ending) for bot in ladder.bots], [], ending
        )
    pairs = [_pair(ladder, tables, bot, rest) for bot, rest in ladder.pairs()] if tables else []
    ratings = rate(results(deals), ladder.bots, ladder.anchor) if tables else {}
    bots = [_at_contest(ladder, tables, bot, ratings.get(bot), pairs) for bot in ladder.bots]
    return Standings(len(deals), games, bots, pairs)


def results(deals: Sequence[Sequence[Played]]) -> list[Result]:
    """The games as what ratings are made of; tables of one kind say nothing."""
    return [
        Result(game.row.index, game.seats, tuple(_share(game, seat) for seat in range(len(game.seats))))
        for games in deals
        for game in games
        if len(set(game.seats)) > 1
    ]


def _share(game: Played, seat: int) -> float:
    share = game.row.win(seat)
    assert share is not None
    return share


def pair_share(deal: Deal, tables: Sequence[Seats]) -> float:
    """The share of wins of the one among the rest: its mean over the seats of one deal."""
    return sum(_share(deal[seats], seat) for seat, seats in enumerate(tables)) / len(tables)


def _pair(ladder: Ladder, tables: Sequence[Deal], bot: str, rest: str) -> Pair:
    seatings = one_among(bot, rest, ladder.players)
    shares = [pair_share(deal, seatings) for deal in tables]
    games = len(shares) * len(seatings)
    return Pair(bot, rest, games, sum(shares) / len(shares), share_interval(shares, games))


def _at_contest(
    ladder: Ladder, tables: Sequence[Deal], bot: str, elo: Rating | None, pairs: Sequence[Pair]
) -> Standing:
    games = sum(bot in seats for deal in tables for seats in deal)
    against = next((pair for pair in pairs if (pair.bot, pair.among) == (bot, ladder.anchor)), None)
    points = [_points(ladder, deal, bot) for deal in tables]
    usual = [_points(ladder, deal, ladder.anchor) for deal in tables]
    gain, interval = (None, None) if bot == ladder.anchor else _gain(points, usual)
    return Standing(
        bot=bot,
        games=games,
        elo=elo,
        share=against.share if against else None,
        share_interval=against.interval if against else None,
        mean=_mean(points),
        mean_interval=mean_interval(points),
        gain=gain,
        gain_interval=interval,
    )


def _points(ladder: Ladder, deal: Deal, bot: str) -> float:
    """The mean over the seats of a deal of a bot's points alone among the anchor's."""
    tables = one_among(bot, ladder.anchor, ladder.players)
    return sum(deal[seats].row.scores[seat] for seat, seats in enumerate(tables)) / len(tables)


def _mean(values: Sequence[float]) -> float | None:
    return sum(values) / len(values) if values else None


def _gain(points: Sequence[float], usual: Sequence[float]) -> tuple[float | None, Interval | None]:
    differences = [mine - other for mine, other in zip(points, usual, strict=True)]
    return _mean(differences), mean_interval(differences)


def usual_ending(deals: Sequence[Sequence[Played]]) -> str | None:
    """How successes end, or most of them; None where there are none."""
    endings = Counter(game.row.termination for games in deals for game in games if game.row.success)
    return max(sorted(endings), key=lambda word: endings[word], default=None)


def result(game: Played) -> float:
    """What a table made of a game that all play together, in points."""
    return sum(game.row.scores) / len(game.row.scores)


def _alone(ladder: Ladder, tables: Sequence[Deal], bot: str, ending: str | None) -> Standing:
    mine = [deal[(bot,) * ladder.players] for deal in tables]
    anchors = [deal[(ladder.anchor,) * ladder.players] for deal in tables]
    points = [result(game) for game in mine]
    gain, interval = (
        (None, None) if bot == ladder.anchor else _gain(points, [result(game) for game in anchors])
    )
    wins = [float(game.row.success) for game in mine if game.row.success is not None]
    usual = [result(game) for game in mine if game.row.termination == ending]
    return Standing(
        bot=bot,
        games=len(mine),
        elo=None,
        share=None,
        share_interval=None,
        mean=_mean(points),
        mean_interval=mean_interval(points),
        gain=gain,
        gain_interval=interval,
        success=_mean(wins),
        success_interval=share_interval(wins, len(wins)) if wins else None,
        usual=median(usual) if usual else None,
        lost=1 - len(usual) / len(mine) if ending and mine else None,
        endings=dict(sorted(Counter(game.row.termination for game in mine).items())),
    )


def judged(ladder: Ladder, new: str) -> Callable[[Sequence[Played]], float]:
    """What a deal says of `new` over the anchor: its share of wins, or by how many points it did better."""
    tables = one_among(new, ladder.anchor, ladder.players)

    def of(games: Sequence[Played]) -> float:
        deal = {game.seats: game for game in games}
        if ladder.contest:
            return pair_share(deal, tables)
        mine, other = ((bot,) * ladder.players for bot in (new, ladder.anchor))
        return result(deal[mine]) - result(deal[other])

    return of
