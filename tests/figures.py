"""How strong the bots are, as tables of the games' pages; `python -m tests.figures` writes them anew."""

from pathlib import Path
from typing import Final

from gridtown.bots import LEVELS
from gridtown.bots.strength import Strength, strengths
from gridtown.cli.ladder_table import signed
from gridtown.games import GAMES, load
from gridtown.study.elo import elo_of

PAGES: Final = Path(__file__).parent.parent / "docs" / "games"
BEGIN: Final = "<!-- figures: made from strength.toml by python -m tests.figures -->\n"
END: Final = "<!-- end of the figures -->\n"


def figure(row: Strength) -> str:
    """A cell, a line each: points, or share of wins, with its interval; Elo above the others; games."""
    if row.share is None:
        lines = [f"{row.points:.1f}", f"({row.low:.1f}–{row.high:.1f})"]
    else:
        lines = [f"{100 * row.share:.1f} %", f"({100 * row.low:.0f}–{100 * row.high:.0f})"]
        lines += elo_lines(row.share, row.low, row.high, row.players)
    return "<br>".join(line.replace("–", "\u2060–\u2060") for line in (*lines, f"n = {row.games}"))


def elo_lines(share: float, low: float, high: float, players: int) -> list[str]:
    """Elo above the others with its interval; where all games were won, what it is at least."""
    if share == 1:
        return [f"Elo ≥ {signed(elo_of(low, players), 0)}"]
    least = signed(elo_of(low, players), 0) if low > 0 else "−∞"
    most = signed(elo_of(high, players), 0)
    return [f"{signed(elo_of(share, players), 0)} Elo", f"({least} to {most})"]


def told_apart(rows: list[Strength]) -> list[str]:
    """The options by which the setups of these rows differ."""
    shared = set.intersection(*(set(row.options) for row in rows))
    return [name for name in sorted(shared) if len({row.options[name] for row in rows}) > 1]


def table(name: str) -> str:
    """The table of a game: a row a setup, a column a level."""
    rows = strengths(load(name))
    levels = [level for level in LEVELS if any(level in (row.level, row.against) for row in rows)]
    lines = ["| | " + " | ".join(level.replace("-", " ").capitalize() for level in levels) + " |"]
    lines.append("|---" * (1 + len(levels)) + "|")
    for players in sorted({row.players for row in rows}):
        here = [row for row in rows if row.players == players]
        options = told_apart(here)
        cells: dict[str, dict[str, str]] = {}
        for row in here:
            number = "alone" if players == 1 else f"{players} players"
            setup = ", ".join([number, *(f"{name} {row.options[name]}" for name in options)])
            cells.setdefault(setup, {})[row.level] = figure(row)
            if row.against:
                cells[setup][row.against] = f"{100 / players:.0f} %<br>0 Elo"
        for setup, found in cells.items():
            lines.append(f"| {setup} | " + " | ".join(found.get(level, "–") for level in levels) + " |")
    return "\n".join(lines) + "\n"


def page(name: str) -> str:
    """The game's page with the table as it should be. Raises ValueError where it has no place for it."""
    text = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not end:
        raise ValueError(f"docs/games/{name}.md: figures belong between the lines {BEGIN!r} and {END!r}")
    return f"{before}{BEGIN}\n{table(name)}\n{END}{after}"


if __name__ == "__main__":
    for game in GAMES:
        (PAGES / f"{game}.md").write_text(page(game), encoding="utf-8")
