"""The plots of a report as Vega-Lite specifications.

Colors are variables of the page's style sheet, so that light, dark and paper need one plot. A plot is as wide
as its place on the page.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gridtown.study.report.figures import Figures, Mean, Share, Spread, Thing

Spec = dict[str, Any]

INK: Final = "var(--ink)"
PALE: Final = "var(--pale)"
GRID: Final = "var(--grid)"
MARK: Final = "var(--mark)"
STRONG: Final = "var(--strong)"
WEAK: Final = "var(--weak)"
FAINT: Final = "var(--faint)"

ROW: Final = 30
FONT: Final = 'system-ui, "Segoe UI", "Liberation Sans", Arial, sans-serif'

CONFIG: Final[Spec] = {
    "background": None,
    "font": FONT,
    "view": {"stroke": None},
    "axis": {
        "labelColor": INK, "titleColor": PALE, "gridColor": GRID, "domainColor": GRID, "tickColor": GRID,
        "labelFontSize": 13, "titleFontSize": 12, "titleFontWeight": "normal", "labelLimit": 176,
        "tickCount": 5,
    },
    "bar": {"color": MARK},
}  # fmt: skip


def _plot(rows: Sequence[Spec], layers: Sequence[Any], height: int) -> Spec:
    return {
        "$schema": "https://vega.github.io/schema/vega-lite/v6.json",
        "data": {"values": list(rows)},
        "width": "container",
        "height": height,
        "autosize": {"type": "fit-x", "contains": "padding"},
        "config": CONFIG,
        "layer": layers,
    }


def _dots(rows: Sequence[Spec], axis: str, par: float, form: str) -> Spec:
    """A row a name: a dot with its interval, and a line at what is par."""
    place = {"field": "name", "type": "nominal", "sort": None, "title": None, "axis": {"grid": False}}
    scale = {"zero": False, "nice": True}
    at = {"type": "quantitative", "title": axis, "scale": scale, "axis": {"format": form}}
    tips = [{"field": name, "type": "nominal"} for name in ("name", "figure", "interval", "number")]
    layers = [
        {
            "mark": {"type": "rule", "strokeDash": [4, 3], "color": PALE},
            "encoding": {"x": {"datum": par, **at}},
        },
        {
            "mark": {"type": "rule", "strokeWidth": 2, "color": MARK},
            "encoding": {"y": place, "x": {"field": "low", **at}, "x2": {"field": "high"}},
        },
        {
            "mark": {"type": "circle", "size": 90, "opacity": 1, "color": MARK},
            "encoding": {"y": place, "x": {"field": "value", **at}, "tooltip": tips},
        },
    ]  # fmt: skip
    return _plot(rows, layers, ROW * len(rows))


def shares(found: Sequence[Share], axis: str, par: float, names: Sequence[str]) -> Spec:
    """Shares with their intervals."""
    rows = [
        {
            "name": name, "value": share.share, "low": share.interval[0], "high": share.interval[1],
            "figure": f"{share.share:.1%}", "interval": f"{share.interval[0]:.1%} to {share.interval[1]:.1%}",
            "number": f"{share.number:,}",
        }
        for name, share in zip(names, found, strict=True)
    ]  # fmt: skip
    return _dots(rows, axis, par, ".0%")


def means(found: Sequence[Mean], axis: str, par: float, names: Sequence[str]) -> Spec:
    """Means with their intervals."""
    rows = [
        {
            "name": name, "value": mean.mean,
            "low": mean.interval[0] if mean.interval else mean.mean,
            "high": mean.interval[1] if mean.interval else mean.mean,
            "figure": f"{mean.mean:.2f}", "number": f"{mean.number:,}",
            "interval": f"{mean.interval[0]:.2f} to {mean.interval[1]:.2f}" if mean.interval else "",
        }
        for name, mean in zip(names, found, strict=True)
    ]  # fmt: skip
    return _dots(rows, axis, par, "~f")


def histogram(spread: Spread, axis: str, counted: str) -> Spec:
    """How many of what is counted lie where, with the median."""
    rows = [{"low": each.low, "high": each.high, counted: each.count} for each in spread.bins]
    x = {
        "field": "low",
        "type": "quantitative",
        "title": axis,
        "scale": {"zero": False},
        "axis": {"grid": False, "tickMinStep": 1},
    }
    y = {"field": counted, "type": "quantitative", "title": counted, "axis": {"tickMinStep": 1}}
    tips = [{"field": name, "type": "quantitative"} for name in ("low", "high", counted)]
    layers = [
        {
            "mark": {"type": "bar", "binSpacing": 1},
            "encoding": {"x": {**x, "bin": "binned"}, "x2": {"field": "high"}, "y": y, "tooltip": tips},
        },
        {
            "mark": {"type": "rule", "color": INK, "strokeWidth": 2},
            "encoding": {"x": {"datum": spread.percentiles[2], "type": "quantitative"}},
        },
    ]  # fmt: skip
    return _plot(rows, layers, 170)


def lines(figures: Figures) -> Spec:
    """The lines of the score: winners and others, or everybody."""
    rows = []
    for line in figures.lines:
        name = line.name.replace("_", " ")
        if line.winners is None or line.others is None:
            rows.append({"name": name, "who": "mean", "points": line.mean})
        else:
            rows.append({"name": name, "who": "winners", "points": line.winners})
            rows.append({"name": name, "who": "others", "points": line.others})
    layers = [
        {
            "mark": {"type": "circle", "size": 90, "opacity": 1},
            "encoding": {
                "y": {
                    "field": "name",
                    "type": "nominal",
                    "sort": None,
                    "title": None,
                    "axis": {"grid": True},
                },
                "x": {"field": "points", "type": "quantitative", "title": "mean points"},
                "color": {
                    "field": "who",
                    "type": "nominal",
                    "scale": {"domain": ["winners", "others", "mean"], "range": [STRONG, FAINT, MARK]},
                    "legend": None,
                },
                "tooltip": [
                    {"field": "name", "type": "nominal"},
                    {"field": "who", "type": "nominal"},
                    {"field": "points", "type": "quantitative", "format": ".2f"},
                ],
            },
        }
    ]
    return _plot(rows, layers, 26 * len(figures.lines))


def leads(found: Sequence[Share], par: float) -> Spec:
    """How often who led after a part of the game won."""
    rows = [
        {
            "at": int(share.name) / 100, "share": share.share, "low": share.interval[0],
            "high": share.interval[1], "number": share.number,
        }
        for share in found
    ]  # fmt: skip
    x = {
        "field": "at", "type": "quantitative", "title": "part of the game played",
        "axis": {"format": ".0%", "grid": False}, "scale": {"domain": [0, 1]},
    }  # fmt: skip
    y = {
        "type": "quantitative", "title": "wins of who leads", "axis": {"format": ".0%"},
        "scale": {"domain": [0, 1]},
    }  # fmt: skip
    tips = [
        {"field": "at", "type": "quantitative", "format": ".0%", "title": "played"},
        {"field": "share", "type": "quantitative", "format": ".1%", "title": "won"},
        {"field": "number", "type": "quantitative", "format": ",", "title": "games"},
    ]
    layers = [
        {
            "mark": {"type": "rule", "strokeDash": [4, 3], "color": PALE},
            "encoding": {"y": {"datum": par, **y}},
        },
        {
            "mark": {"type": "area", "opacity": 0.2, "color": MARK},
            "encoding": {"x": x, "y": {"field": "low", **y}, "y2": {"field": "high"}},
        },
        {
            "mark": {"type": "line", "color": MARK, "point": {"color": MARK, "size": 50}},
            "encoding": {"x": x, "y": {"field": "share", **y}, "tooltip": tips},
        },
    ]
    return _plot(rows, layers, 220)


NAMED: Final = 3
"""How many of the strong and of the weak things are named in a plot."""


def _named(found: Sequence[Thing]) -> set[int]:
    """The numbers of the things that a plot names."""
    strong = [thing for thing in found if thing.verdict == "strong"]
    weak = [thing for thing in found if thing.verdict == "weak"]
    most = sorted(strong, key=_worth, reverse=True)[:NAMED] + sorted(weak, key=_worth)[:NAMED]
    named = list[Thing]()
    for thing in most:
        if not any(_close(thing, other, found) for other in named):
            named.append(thing)
    return {thing.number for thing in named}


def _close(one: Thing, other: Thing, found: Sequence[Thing]) -> bool:
    """Whether two names would lie on each other on a phone, where a long one takes 0.45 of the plot's width.

    Names to the left of the middle run to the right and the others to the left, towards each other.
    """
    most = max(thing.rate for thing in found)
    wide = most * (0.45 if (one.rate <= most / 2) == (other.rate <= most / 2) else 0.9)
    worths = [end for thing in found for end in thing.worth_interval or ()]
    high = (max(worths) - min(worths)) * 0.06
    return abs(one.rate - other.rate) < wide and abs(_worth(one) - _worth(other)) < high


def _worth(thing: Thing) -> float:
    return thing.worth or 0.0


def things(found: Sequence[Thing], axis: str) -> Spec:
    """How often each is chosen, and what it was worth; those that stand out are named."""
    named, most = _named(found), max((thing.rate for thing in found), default=0)
    rows = [
        {
            "label": thing.name if thing.number in named and thing.rate <= most / 2 else "",
            "left": thing.name if thing.number in named and thing.rate > most / 2 else "",
            "name": thing.name, "rate": thing.rate, "worth": thing.worth,
            "low": thing.worth_interval[0], "high": thing.worth_interval[1], "verdict": thing.verdict,
        }
        for thing in found
        if thing.worth is not None and thing.worth_interval is not None
    ]  # fmt: skip
    x = {
        "field": "rate", "type": "quantitative", "title": "chosen, of the times it was offered to a seat",
        "axis": {"format": ".0%"}, "scale": {"zero": True},
    }  # fmt: skip
    y = {"type": "quantitative", "title": axis}
    color = {
        "field": "verdict", "type": "nominal", "legend": None,
        "scale": {
            "domain": ["strong", "weak", "left", "sure", "even"],
            "range": [STRONG, WEAK, FAINT, FAINT, FAINT],
        },
    }  # fmt: skip
    tips = [
        {"field": "name", "type": "nominal"},
        {"field": "rate", "type": "quantitative", "format": ".0%", "title": "chosen"},
        {"field": "worth", "type": "quantitative", "format": "+.1f"},
        {"field": "low", "type": "quantitative", "format": "+.1f", "title": "from"},
        {"field": "high", "type": "quantitative", "format": "+.1f", "title": "to"},
    ]
    layers = [
        {"mark": {"type": "rule", "color": PALE}, "encoding": {"y": {"datum": 0, **y}}},
        {
            "mark": {"type": "rule", "strokeWidth": 1.5, "opacity": 0.55},
            "encoding": {"x": x, "y": {"field": "low", **y}, "y2": {"field": "high"}, "color": color},
        },
        {
            "mark": {"type": "circle", "size": 60, "opacity": 1},
            "encoding": {"x": x, "y": {"field": "worth", **y}, "color": color, "tooltip": tips},
        },
        *(
            {
                "mark": {"type": "text", "align": align, "dx": dx, "fontSize": 12, "limit": 160},
                "encoding": {"x": x, "y": {"field": "worth", **y}, "text": {"field": field}, "color": color},
            }
            for field, align, dx in (("label", "left", 8), ("left", "right", -8))
        ),
    ]
    return _plot(rows, layers, 300)
