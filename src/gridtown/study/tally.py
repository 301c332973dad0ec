"""Statistics of many games by seat. Sums are integers, so their order doesn't matter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import lcm, sqrt

from gridtown.core.outcome import Outcome
from gridtown.study.interval import wilson


@dataclass(frozen=True)
class Row:
    """One game: its index and seed, then by seat the scores and ranks (1 is best).

    success: whether the table won, where the game knows such a thing. decisions: of all players. lines: by
    seat the lines of the score, where they were asked for. termination: the game's word for how it ended.
    """

    index: int
    seed: int
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    success: bool | None
    decisions: int
    lines: tuple[dict[str, int], ...] = ()
    termination: str = ""

    def win(self, seat: int) -> float | None:
        """The seat's share of the victory: 1/k for k winners; None where nobody can win."""
        shares = self.win_parts(1)
        return None if shares is None else shares[seat] / self.parts()

    def parts(self) -> int:
        """Into how many equal parts the victory is cut, so that every share is a whole number of them."""
        return 1 if self.success is not None else self.ranking.count(1)

    def win_parts(self, unit: int) -> list[int] | None:
        """The seats' shares of the victory in whole numbers of `unit` a part."""
        if self.success is not None:
            return [int(self.success) * unit] * len(self.scores)
        if len(self.scores) == 1:
            return None
        return [unit if rank == 1 else 0 for rank in self.ranking]


def row_of(
    index: int, seed: int, outcome: Outcome, decisions: int, lines: tuple[dict[str, int], ...] = ()
) -> Row:
    """The row of a game with this outcome."""
    return Row(
        index=index,
        seed=seed,
        scores=tuple(outcome.scores),
        ranking=tuple(outcome.ranking),
        success=outcome.success,
        decisions=decisions,
        lines=lines,
        termination=outcome.termination,
    )


@dataclass(frozen=True)
class SeatReport:
    """One seat over all games. sd and the win share are None where there is no such thing."""

    seat: int
    bot: str
    mean: float | None
    sd: float | None
    win_share: float | None
    win_share_ci: tuple[float, float] | None


class Tally:
    """Sums over games, for `bots` by seat."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = list(bots)
        self.games = 0
        self.decisions = 0
        self.together = False  # whether the table wins or loses as one
        self._unit = lcm(*range(1, len(bots) + 1))  # the win of one game, divisible by any number of winners
        self._sums = [0] * len(bots)
        self._squares = [0] * len(bots)
        self._wins: list[int] | None = [0] * len(bots)

    def add(self, row: Row) -> None:
        """Count one game."""
        self.games += 1
        self.decisions += row.decisions
        self.together = row.success is not None
        for seat, score in enumerate(row.scores):
            self._sums[seat] += score
            self._squares[seat] += score * score
        shares = row.win_parts(self._unit // row.parts())
        if shares is None or self._wins is None:
            self._wins = None
        else:
            self._wins = [sum(pair) for pair in zip(self._wins, shares, strict=True)]

    def seats(self) -> list[SeatReport]:
        """The reports, seat by seat."""
        return [self._seat(seat) for seat in range(len(self.bots))]

    def _seat(self, seat: int) -> SeatReport:
        games, total = self.games, self._sums[seat]
        mean = total / games if games else None
        spread = games * self._squares[seat] - total * total  # exact, of the variance times games²
        sd = sqrt(spread / (games * (games - 1))) if games > 1 else None
        if not games or self._wins is None:
            return SeatReport(seat, self.bots[seat], mean, sd, None, None)
        wins = self._wins[seat] / self._unit
        return SeatReport(seat, self.bots[seat], mean, sd, wins / games, wilson(wins, games))
