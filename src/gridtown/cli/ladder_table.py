"""A ladder's standings as columns: for the screen, for Markdown, and for the plot."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.table import Table

from gridtown.study.ladder import Ladder
from gridtown.study.plot import Mark
from gridtown.study.standings import Standing, Standings

NONE: Final = "–"
COUNTS: Final = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five"}

Column = tuple[str, Callable[[Standing], str]]


@dataclass(frozen=True)
class Sheet:
    """The head and the rows, the best bot first."""

    head: list[str]
    rows: list[list[str]]


def sheet(ladder: Ladder, found: Standings) -> Sheet:
    """What is told of each bot at this kind of table."""
    columns = _at_contest(ladder) if ladder.contest else _alone(ladder, found)
    ranked = sorted(found.bots, key=_rank, reverse=True)
    return Sheet([name for name, _ in columns], [[tell(bot) for _, tell in columns] for bot in ranked])


def _rank(bot: Standing) -> float:
    return bot.elo.elo if bot.elo else bot.gain or 0.0


def _at_contest(ladder: Ladder) -> list[Column]:
    return [
        ("Bot", lambda bot: bot.bot),
        ("Elo", lambda bot: NONE if bot.elo is None else about(bot.elo.elo, bot.elo.interval, 0)),
        (wins_head(ladder), lambda bot: share(bot.share, bot.share_interval)),
        *_points(ladder),
    ]


def wins_head(ladder: Ladder) -> str:
    """Against whom the share of wins is counted, and what it is among equals."""
    others = ladder.players - 1
    against = f"against {COUNTS.get(others, others)} {ladder.anchor}"
    return f"Wins {against} (par {percent(1 / ladder.players)})"


def _points(ladder: Ladder) -> list[Column]:
    return [
        ("Points", lambda bot: points(bot.mean, bot.mean_interval)),
        (f"More than {ladder.anchor}", lambda bot: about(bot.gain, bot.gain_interval, 1)),
    ]


def _alone(ladder: Ladder, found: Standings) -> list[Column]:
    columns: list[Column] = [("Bot", lambda bot: bot.bot), *_points(ladder)]
    if any(bot.success is not None for bot in found.bots):
        columns.append(("Successes", lambda bot: share(bot.success, bot.success_interval)))
    if found.ending is not None:
        columns += [
            (f"Median of {found.ending}", lambda bot: NONE if bot.usual is None else f"{bot.usual:g}"),
            ("Lost", lambda bot: percent(bot.lost)),
        ]
    return columns


def points(mean: float | None, interval: tuple[float, float] | None = None) -> str:
    """A mean, which may be below 0, with half the width of its interval."""
    if mean is None:
        return NONE
    width = "" if interval is None else f" ± {interval[1] - mean:.1f}"
    return f"{mean:.1f}{width}".replace("-", "−")


def percent(share: float | None) -> str:
    return NONE if share is None else f"{share:.1%}".replace(".0%", "%")


def share(mean: float | None, interval: tuple[float, float] | None) -> str:
    """A share of games with its interval."""
    if mean is None or interval is None:
        return percent(mean)
    return f"{percent(mean)} ({interval[0]:.0%} to {interval[1]:.0%})"


def about(number: float | None, interval: tuple[float, float] | None, places: int) -> str:
    """A difference with half the width of its interval."""
    if number is None or interval is None:
        return signed(number, places)
    return f"{signed(number, places)} ± {interval[1] - number:.{places}f}"


def signed(number: float | None, places: int) -> str:
    """With its sign and a true minus; nothing rounds to −0."""
    if number is None:
        return NONE
    text = f"{number:+.{places}f}"
    return "0" if float(text) == 0 else text.replace("-", "−")


def for_screen(made: Sheet) -> Table:
    table = Table(*made.head, box=None, header_style="bold")
    for column in table.columns[1:]:
        column.justify = "right"
    for row in made.rows:
        table.add_row(*row)
    return table


def for_markdown(made: Sheet) -> str:
    lines = ["|---" + "|--:" * (len(made.head) - 1) + "|"]
    return "\n".join([_line(made.head), *lines, *map(_line, made.rows)])


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def for_plot(ladder: Ladder, found: Standings) -> list[Mark]:
    """A dot a bot, the best first: its Elo, or how many points more than the anchor's."""
    ranked = sorted(found.bots, key=_rank, reverse=True)
    return [_mark(ladder, bot) for bot in ranked]


def _mark(ladder: Ladder, bot: Standing) -> Mark:
    if ladder.contest:
        own = 1 / ladder.players if bot.bot == ladder.anchor else bot.share
        elo, interval = (None, None) if bot.elo is None else (bot.elo.elo, bot.elo.interval)
        return Mark(bot.bot, elo, interval, percent(own))
    value = 0.0 if bot.bot == ladder.anchor else bot.gain
    return Mark(bot.bot, value, bot.gain_interval, points(bot.mean))


def counted(count: int, noun: str) -> str:
    """So many of something, in words."""
    return f"{count:,} {noun}{'' if count == 1 else 's'}"
