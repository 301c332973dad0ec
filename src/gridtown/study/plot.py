"""A plot of a ladder as SVG: each bot's rating, or gain in points, as a dot with its interval."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from math import floor, isfinite, log10
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from gridtown.core.errors import GridtownError

WIDTH: Final = 760
EDGE: Final = 20
LEFT: Final = 120
RIGHT: Final = 610
ROW: Final = 34
TOP: Final = 88
BELOW: Final = 78

INK: Final = "#1f2933"
PALE: Final = "#52606d"
GRID: Final = "#e4e7eb"
MARK: Final = "#1f6f8b"

STYLE: Final = f"""
text {{ font: 14px system-ui, "Segoe UI", "Liberation Sans", Arial, sans-serif; fill: {INK}; }}
.title {{ font-size: 16px; font-weight: 600; }}
.pale {{ font-size: 12px; fill: {PALE}; }}
.grid {{ stroke: {GRID}; }}
.zero {{ stroke: {PALE}; stroke-dasharray: 4 3; }}
.mark {{ stroke: {MARK}; stroke-width: 2; fill: {MARK}; }}
.anchor {{ fill: #fff; stroke: {PALE}; stroke-width: 2; }}
"""


class CannotPlot(GridtownError):
    """A plot that can't be written, and why."""


@dataclass(frozen=True)
class Mark:
    """One row. value: where its dot is; None leaves the row empty. beside: what is told at its end."""

    name: str
    value: float | None
    interval: tuple[float, float] | None
    beside: str


def check_writable(path: Path) -> None:
    """Raise CannotPlot if it is clear before any game is played that `path` can't be written."""
    if path.suffix != ".svg":
        raise CannotPlot(f"--plot: {path} is no SVG file's name; end it in .svg")
    if path.is_dir():
        raise CannotPlot(f"--plot: {path} is a folder; name a file")
    if not path.parent.is_dir():
        raise CannotPlot(f"--plot: there is no folder {path.parent}; make it, or name another")
    if not os.access(path.parent, os.W_OK):
        raise CannotPlot(f"--plot: you may not write in {path.parent}; name another folder")


def write(path: Path, svg: str) -> None:
    """Write the whole plot, or nothing. Raises CannotPlot."""
    part = path.with_suffix(".svg.part")
    try:
        part.write_text(svg, encoding="utf-8")
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise CannotPlot(f"--plot: {path} can't be written: {error.strerror}; name another") from error


def plot(title: str, under: str, axis: str, beside: str, marks: Sequence[Mark], caption: str) -> str:
    """The SVG. under: a line below the title. axis: what is measured. beside: the head at the rows' ends."""
    height = TOP + ROW * len(marks) + BELOW
    scale = Scale(marks)
    parts = [
        _text(EDGE, 26, title, "title"),
        _text(EDGE, 46, under, "pale"),
        _text(WIDTH - EDGE, TOP - 12, beside, "pale", "end"),
        *_grid(scale, TOP, height - BELOW),
        *(part for row, mark in enumerate(marks) for part in _row(scale, mark, TOP + ROW * row + ROW / 2)),
        _text((LEFT + RIGHT) / 2, height - BELOW + 38, axis, "pale", "middle"),
        _text(EDGE, height - 14, caption, "pale"),
    ]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}"'
        f' viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title, {chr(34): "&quot;"})}">'
    )
    return "\n".join(
        [
            head,
            f"<style>{STYLE}</style>",
            f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
            *parts,
            "</svg>\n",
        ]
    )


class Scale:
    """Where on the page a number is; it reaches as far as the marks and their intervals, and to 0."""

    def __init__(self, marks: Sequence[Mark]) -> None:
        ends = [0.0]
        for mark in marks:
            values = () if mark.value is None else (mark.value, *(mark.interval or ()))
            ends += [value for value in values if isfinite(value)]
        low, high = min(ends), max(ends)
        self.step = _step((high - low) / 6 or 1.0)
        self.low = floor(low / self.step) * self.step
        self.high = -floor(-high / self.step) * self.step
        if self.low == self.high:
            self.low, self.high = -self.step, self.step

    def at(self, value: float) -> float:
        """The place of a number, from left to right."""
        inside = min(max(value, self.low), self.high)
        return LEFT + (RIGHT - LEFT) * (inside - self.low) / (self.high - self.low)

    def ticks(self) -> list[float]:
        """The numbers told at the axis."""
        count = round((self.high - self.low) / self.step)
        return [self.low + index * self.step for index in range(count + 1)]


def _step(wanted: float) -> float:
    """1, 2 or 5 times a power of ten: the first that is as large as wanted."""
    power = 10.0 ** floor(log10(wanted))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= wanted * 0.999)


def _grid(scale: Scale, top: float, bottom: float) -> list[str]:
    parts = []
    for tick in scale.ticks():
        x, kind = scale.at(tick), "grid" if abs(tick) > scale.step / 2 else "zero"
        parts.append(f'<line class="{kind}" x1="{x:.1f}" y1="{top}" x2="{x:.1f}" y2="{bottom}"/>')
        parts.append(_text(x, bottom + 18, said(tick), "pale", "middle"))
    return parts


def _row(scale: Scale, mark: Mark, y: float) -> list[str]:
    parts = [
        _text(LEFT - 12, y + 5, mark.name, "", "end"),
        _text(WIDTH - EDGE, y + 5, mark.beside, "", "end"),
    ]
    if mark.value is None:
        return parts
    x = scale.at(mark.value)
    if mark.interval is None:
        return [*parts, f'<circle class="anchor" cx="{x:.1f}" cy="{y}" r="5"/>']
    low, high = map(scale.at, mark.interval)
    whisker = f"M{low:.1f} {y - 6}V{y + 6}M{low:.1f} {y}H{high:.1f}M{high:.1f} {y - 6}V{y + 6}"
    return [
        *parts,
        f'<path class="mark" d="{whisker}"/>',
        f'<circle class="mark" cx="{x:.1f}" cy="{y}" r="5"/>',
    ]


def _text(x: float, y: float, words: str, kind: str, anchor: str = "start") -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def said(number: float) -> str:
    """A number with its sign, short, with a true minus."""
    return f"{number:+.6g}".replace("-", "−") if abs(number) > 1e-9 else "0"
