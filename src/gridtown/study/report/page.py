"""A report as one HTML page that needs nothing else: style, plots and what draws them are inside."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from html import escape
from importlib import import_module
from importlib.resources import files
from types import ModuleType
from typing import Any, Final

from gridtown.core.game import Game
from gridtown.study.report import charts, words
from gridtown.study.report.charts import Spec
from gridtown.study.report.figures import Figures, Mean, Share, Table, Thing, Worth
from gridtown.study.table import CannotWrite

HOW_TO_GET: Final = "Reports need vl-convert, which has Vega: pip install 'gridtown[study]'"

DRAW: Final = """
for (const place of document.querySelectorAll(".plot")) {
  const spec = JSON.parse(place.querySelector("script").textContent);
  vegaEmbed(place, spec, { renderer: "svg", actions: false });
}
addEventListener("beforeprint", () => {
  for (const folded of document.querySelectorAll("details")) folded.open = true;
});
"""


def vega() -> ModuleType:
    """vl-convert. Raises CannotWrite saying how to get it."""
    try:
        return import_module("vl_convert")  # heavy, and an extra
    except ImportError as error:
        raise CannotWrite(HOW_TO_GET) from error


def page(figures: Figures, game: Game[Any], command: str, version: str, paired: Sequence[Worth] = ()) -> str:
    """The page. command: what makes it again. paired: games with and without some things."""
    asked = figures.asked
    head = f"{game.facts.title}: a report"
    bots = words.listed(list(dict.fromkeys(asked.bots)))
    seats = words.many(asked.players, "seat")
    usual = {option.name: option.default for option in game.facts.options}
    options = "".join(f", {name}: {value}" for name, value in asked.options if value != usual.get(name))
    under = f"{words.many(figures.games, 'game')}, {seats}{options}; played by the bots: {bots}."
    sections = list(_sections(figures, paired))
    away = words.absent([table for table in figures.tables if not _there(table)])
    method = "".join(f"<p>{escape(text)}</p>" for text in (*words.METHOD, away) if text)
    links = "".join(f"<a href=#{anchor}>{escape(name)}</a>" for anchor, name, _ in sections)
    style = files("gridtown.study.report").joinpath("style.css").read_text(encoding="utf-8")
    script = str(vega().javascript_bundle()).replace("</script", "<\\/script")
    return "\n".join(
        [
            "<!doctype html>",
            '<html lang="en">',
            '<head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(head)}</title>",
            f"<style>{style}</style>",
            "</head>",
            "<body>",
            f'<header><h1>{escape(head)}</h1><p class="pale">{escape(under)}</p>',
            f"<ul class=answers>{_answers(figures, paired)}</ul>",
            f"<nav>{links}</nav></header>",
            "<main>",
            *(
                f"<section id={anchor}><h2>{escape(name)}</h2>{body}</section>"
                for anchor, name, body in sections
            ),
            "</main>",
            f"<footer><h2>How to read this</h2>{method}",
            f"<p class=pale>Made again by <code>{escape(command)}</code>, gridtown {escape(version)},"
            f" edition {asked.edition_hash[:12]}, rules {asked.rules}.</p></footer>",
            f"<script>{script}</script>",
            f"<script type=module>{DRAW}</script>",
            "</body></html>",
            "",
        ]
    )


def _answers(figures: Figures, paired: Sequence[Worth]) -> str:
    strong = words.strong(figures, paired)
    answers = (words.fair(figures), words.long(figures), strong, words.left(figures))
    asked = zip(words.questions(figures), answers, strict=True)
    return "".join(
        f"<li><span>{escape(question)}</span><strong>{escape(verdict)}</strong><p>{escape(said)}</p></li>"
        for question, (verdict, said) in asked
    )


Section = tuple[str, str, str]
"""An anchor, a heading, and what stands below."""


def _sections(figures: Figures, paired: Sequence[Worth]) -> Iterator[Section]:
    if figures.contest:
        yield "seats", "Seats", _seats(figures)
    yield "scores", "Scores", _scores(figures)
    yield "length", "Length", _length(figures)
    if figures.leads:
        plot = _figure(charts.leads(figures.leads, figures.par), words.leads(figures))
        yield "lead", "The lead", plot
    if paired:
        yield "paired", "With and without", _paired(figures, paired)
    for table in figures.tables:
        if not _there(table):
            continue
        yield table.sort.word, table.sort.title, _things(figures, table)
    if figures.openings:
        yield "openings", "Openings", _openings(figures)
    if figures.contest and len(figures.bots) > 1:
        yield "bots", "Bots", _bots(figures)


def _seats(figures: Figures) -> str:
    names = [words.seat(share.name) for share in figures.seat_wins]
    wins = charts.shares(figures.seat_wins, "share of wins", figures.par, names)
    edges = charts.means(figures.seat_edges, "points above the mean of the others", 0, names)
    return _pair(_figure(wins, words.seats(figures)), _figure(edges, words.edges(figures)))


def _scores(figures: Figures) -> str:
    counted = "seats" if figures.contest else "games"
    plot = _figure(charts.histogram(figures.scores, "score", counted), words.scores(figures.scores))
    if not figures.lines:
        return plot
    return _pair(plot, _figure(charts.lines(figures), words.lines(figures)))


def _length(figures: Figures) -> str:
    plot = charts.histogram(figures.decisions, "decisions a player", "games")
    said = words.lengths(figures.decisions)
    if len(figures.endings) == 1:
        return _figure(plot, f"{said} {words.endings(figures)}")
    lengths = _figure(plot, said)
    names = [words.spaced(share.name) for share in figures.endings]
    ends = charts.shares(figures.endings, "share of games", 0, names)
    return _pair(lengths, _figure(ends, words.endings(figures)))


def _paired(figures: Figures, paired: Sequence[Worth]) -> str:
    told = [Mean(each.thing.name, each.worth, each.interval, each.pairs) for each in paired]
    axis = words.axis(figures)
    return _figure(charts.means(told, axis, 0, [mean.name for mean in told]), words.paired(paired))


def _there(table: Table) -> bool:
    """Whether anything of the sort was on offer."""
    return any(thing.games for thing in table.things)


def _things(figures: Figures, table: Table) -> str:
    """The plot with the table folded below, or where no worth can be told, the table alone."""
    meanings = f"<p class=pale>{escape(words.meanings(table))}</p>"
    there = [thing for thing in table.things if thing.games]
    if table.sort.often:
        rates = [Share(thing.name, thing.rate, thing.rate_interval, thing.offered) for thing in there]
        shares = charts.shares(rates, "chosen, of the times it was offered", 0, [rate.name for rate in rates])
        return f"{meanings}{_figure(shares, words.table(table))}{_folded(table, there)}"
    if not any(thing.worth is not None for thing in there):
        return f"{meanings}<p>{escape(words.table(table))}</p>{_table(table)}"
    plot = _figure(charts.things(table.things, words.axis(figures)), words.table(table))
    return f"{meanings}{plot}{_folded(table, there)}"


def _folded(table: Table, there: Sequence[Thing]) -> str:
    told = f"All {len(there)} as a table"
    return f"<details><summary>{told}</summary>{_table(table)}</details>"


def _table(table: Table) -> str:
    """All things on offer, those worth most first."""
    there = [thing for thing in table.things if thing.games]
    uses = [
        (word, field)
        for word, field, meaning in zip(
            ("Offered", "Taken", "Played"), ("offered", "taken", "played"), table.sort.meanings, strict=True
        )
        if meaning
    ]
    bots = sorted({bot for thing in there for bot, _ in thing.by_bot})
    worth = [] if table.sort.often else ["Worth", "95 %", ""]
    heads = [table.sort.title, *(word for word, _ in uses), "Chosen", "95 %", *bots, *worth]
    rows = [
        [
            escape(thing.name),
            *(f"{getattr(thing, field):,}" for _, field in uses),
            *_rate(thing),
            *(words.percent(dict(thing.by_bot)[bot]) if bot in dict(thing.by_bot) else "–" for bot in bots),
            *(_worth(thing) if worth else ()),
        ]
        for thing in sorted(there, key=_by_worth)
    ]
    return _html_table(heads, rows)


def _rate(thing: Thing) -> list[str]:
    return [words.percent(thing.rate), words.percents(thing.rate_interval)]


def _worth(thing: Thing) -> list[str]:
    worth = "–" if thing.worth is None else words.signed(thing.worth)
    verdict = f"<span class={thing.verdict}>{words.VERDICTS[thing.verdict]}</span>"
    return [worth, words.span(thing.worth_interval), verdict]


def _by_worth(thing: Thing) -> tuple[bool, float]:
    return thing.worth is None, -(thing.worth or 0.0)


def _openings(figures: Figures) -> str:
    heads = ["Opening", "Seats", "Of all", "95 %", "Worth", "95 %", ""]
    rows = [
        [escape(thing.name), f"{thing.chosen_in:,}", *_rate(thing), *_worth(thing)]
        for thing in figures.openings
    ]  # fmt: skip
    said = f"<p>{escape(words.openings(figures))}</p>"
    return said + _html_table(heads, rows)


def _bots(figures: Figures) -> str:
    names = [mean.name for mean in figures.bots]
    edges = charts.means(figures.bots, "points above the mean of the others", 0, names)
    wins = charts.shares(figures.bot_wins, "share of wins", figures.par, names)
    return _pair(_figure(edges, words.bots(figures)), _figure(wins, words.bot_wins(figures)))


def _pair(one: str, other: str) -> str:
    return f"<div class=pair>{one}{other}</div>"


def _figure(spec: Spec, said: str) -> str:
    """A plot with what is seen in it."""
    short = json.loads(json.dumps(spec), parse_float=_short)
    data = json.dumps(short, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")
    inside = f"<script type=application/json>{data}</script>"
    return (
        f'<figure><div class=plot role=img aria-label="{escape(said)}">{inside}</div>'
        f"<figcaption>{escape(said)}</figcaption></figure>"
    )


def _short(number: str) -> float:
    """A number as exact as a plot shows; the last bits of a sum depend on the order of threads."""
    return round(float(number), 4)


def _html_table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; its cells are HTML."""
    head = "".join(f"<th scope=col>{escape(word)}</th>" for word in heads)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f"<div class=wide><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
