"""A report's rows as Parquet: one a game and seat, and one a game, seat and thing. Needs Polars."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from gridtown.core.items import Sort
from gridtown.study.report.noted import TENTHS, Noted
from gridtown.study.table import frame

SEATS: Final = "seats.parquet"
THINGS: Final = "things.parquet"

THEN: Final = " → "
"""Between the things of an opening."""


def seats_frame(games: Sequence[Noted], sorts: Sequence[Sort]) -> Any:
    """A row a game and seat.

    score_…: the lines of the score. lead_changes, decided: see `noted.Lead`. points_10 to points_90: how the
    seat stood after so many hundredths of the game. opening: its first things, in order.
    """
    lines = _lines(games)
    tenths = [f"points_{100 * tenth // TENTHS}" for tenth in range(1, TENTHS)]
    schema = {
        "game": "Int64", "seed": "String", "seat": "Int8", "bot": "String", "score": "Int64",
        **{f"score_{line}": "Int64" for line in lines},
        "rank": "Int8", "win": "Float64", "success": "Boolean", "termination": "String",
        "decisions": "Int64", "lead_changes": "Int64", "decided": "Float64",
        **dict.fromkeys(tenths, "Int64"), "opening": "String",
    }  # fmt: skip
    rows = [_seat(game, seat, lines, len(tenths), sorts) for game in games for seat in range(len(game.seats))]
    return frame(rows, schema)


def _lines(games: Sequence[Noted]) -> list[str]:
    """The lines of the score in any game, in their order."""
    found = {line: None for game in games for seat in game.row.lines for line in seat}
    return [line for line in found if line != "total"]


def _seat(
    game: Noted, seat: int, lines: Sequence[str], tenths: int, sorts: Sequence[Sort]
) -> tuple[object, ...]:
    row = game.row
    points = row.lines[seat] if row.lines else {}
    stood: list[int | None] = [at[seat] for at in game.lead.tenths]
    stood = stood or [None] * tenths
    opening = THEN.join(sorts[sort].names[thing] for sort, thing in game.openings[seat])
    return (
        row.index, f"{row.seed:032x}", seat, game.seats[seat], row.scores[seat],
        *(points.get(line) for line in lines),
        row.ranking[seat], row.win(seat), row.success, row.termination,
        row.decisions, game.lead.changes, game.lead.decided,
        *stood, opening or None,
    )  # fmt: skip


def things_frame(games: Sequence[Noted], sorts: Sequence[Sort]) -> Any:
    """A row a game, seat and thing that the seat had to do with."""
    schema = {
        "game": "Int64", "seat": "Int8", "bot": "String", "sort": "String", "number": "Int32",
        "thing": "String", "offered": "Int32", "taken": "Int32", "played": "Int32",
    }  # fmt: skip
    return frame(list(_things(games, sorts)), schema)


def _things(games: Sequence[Noted], sorts: Sequence[Sort]) -> Iterator[tuple[object, ...]]:
    for game in games:
        for seat, bot in enumerate(game.seats):
            for sort, counts in zip(sorts, game.counts[seat], strict=True):
                for thing, offered, taken, played in counts:
                    number = int(sort.first) + thing
                    head = (game.row.index, seat, bot, sort.word, number, sort.names[thing])
                    yield (*head, offered, taken, played)
