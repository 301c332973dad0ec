"""What a report says, in English: sentences made from its figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gridtown.study.interval import ENOUGH, together, wilson
from gridtown.study.report.figures import LEFT, Figures, Mean, Spread, Table, Thing, Worth

SHOWN = 5
"""How many things a sentence names."""


PERCENT = "\u00a0%"
"""The sign after its number, from which no line parts it."""


def percent(share: float) -> str:
    """A share: 12 %, below a tenth 1.2 %."""
    places = 0 if share >= 0.1 or share == 0 else 1
    return f"{100 * share:.{places}f}{PERCENT}"


def percents(ends: tuple[float, float]) -> str:
    """An interval of a share."""
    low, high = ends
    places = 1 if high - low < 0.05 else 0
    return f"{100 * low:.{places}f} to {100 * high:.{places}f}{PERCENT}"


def signed(number: float, places: int = 1) -> str:
    """A number with its sign and a true minus; 0 without."""
    text = f"{number:+.{places}f}"
    return text[1:] if float(text) == 0 else text.replace("-", "−")


def plain(number: float, places: int = 0) -> str:
    """A number with a true minus."""
    return f"{number:.{places}f}".replace("-", "−")


def span(ends: tuple[float, float] | None) -> str:
    """An interval of points."""
    return "" if ends is None else f"{signed(ends[0])} to {signed(ends[1])}"


def many(number: int, noun: str) -> str:
    """A number with its noun, which takes an s."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"


def listed(names: Sequence[str]) -> str:
    """Names in a row; beyond SHOWN their number."""
    shown = list(names[:SHOWN])
    if len(names) > SHOWN:
        shown.append(f"{len(names) - SHOWN} more")
    return shown[0] if len(shown) == 1 else f"{', '.join(shown[:-1])} and {shown[-1]}" if shown else ""


def seat(name: str) -> str:
    """A seat as tables call it."""
    return f"P{int(name) + 1}"


# What a designer asks first

UNDECLARED = ("Not counted", "This game declares nothing that is chosen.")

TOO_FEW = "Too few games"


def questions(figures: Figures) -> tuple[str, str, str, str]:
    """What is answered by `fair`, `long`, `strong` and `left`."""
    first = "Is it fair?" if figures.contest else "How does it go?"
    return first, "Is it long?", "What is too strong?", "What is never taken?"


def fair(figures: Figures) -> tuple[str, str]:
    """A verdict and a sentence: whether a seat is better."""
    if figures.games < ENOUGH and (figures.contest or figures.success is not None):
        return TOO_FEW, f"{ENOUGH} at least tell something of who wins."
    if not figures.contest:
        return _won(figures)
    off = [share for share in figures.seat_wins if _away(share.interval, figures.par)]
    par, edges = percent(figures.par), [mean.mean for mean in figures.seat_edges]
    apart = f"Between the best and the worst seat lie {max(edges) - min(edges):.1f} points."
    if not off:
        widest = max(share.interval[1] - share.interval[0] for share in figures.seat_wins) / 2
        said = f"No seat is seen to win more or less than its {par}, give or take {percent(widest)}."
        return "No seat stands out", f"{said} {apart}"
    best = max(off, key=lambda share: (round(abs(share.share - figures.par), 9), share.share))
    more = "more" if best.share > figures.par else "less"
    told = [f"{seat(share.name)} {percent(share.share)} ({percents(share.interval)})" for share in off]
    return f"{seat(best.name)} wins {more} than its share", f"Fair would be {par}: {listed(told)}. {apart}"


def _won(figures: Figures) -> tuple[str, str]:
    if figures.success is None:
        low, _, middle, _, high = map(_short, figures.scores.percentiles)
        games = "all games" if figures.scores.few else "nine games of ten"
        return "Nobody to beat", f"The score is {middle} in the middle, and from {low} to {high} in {games}."
    share = figures.success
    word = "hard" if share.share < 0.25 else "easy" if share.share > 0.75 else "open"
    said = f"The table wins {percent(share.share)} of its games ({percents(share.interval)})."
    return {"hard": "Hard to win", "easy": "Easy to win", "open": "Open"}[word], said


def _short(number: float) -> str:
    """A number of points, with its half where it has one."""
    return plain(number, 0 if number == int(number) else 1)


def _away(interval: tuple[float, float], par: float) -> bool:
    return par < interval[0] or par > interval[1]


def long(figures: Figures) -> tuple[str, str]:
    """A verdict and a sentence: how long a game is."""
    low, _, middle, _, high = figures.decisions.percentiles
    times = many(round(low), "time") if round(low) == round(high) else f"{low:.0f} to {high:.0f} times"
    games = "All games" if figures.decisions.few else "Nine games of ten"
    said = f"{games} ask a player {times}."
    if middle and high / max(low, 1) > 2:
        said += " Some games are more than twice as long as others."
    return f"{middle:.0f} decisions a player", f"{said} {endings(figures)}"


def endings(figures: Figures) -> str:
    """How games end."""
    told = [f"“{spaced(share.name)}” {percent(share.share)}" for share in figures.endings]
    if len(figures.endings) == 1:
        return f"All games end as “{spaced(figures.endings[0].name)}”."
    return f"Endings: {listed(told)}."


def strong(figures: Figures, paired: Sequence[Worth] = ()) -> tuple[str, str]:
    """A verdict and a sentence: what is too strong. paired: what was played again without it."""
    if not figures.tables:
        return UNDECLARED
    found = _all(figures, "strong", lambda thing: (-(thing.worth_interval or (0, 0))[0], 0))
    sure = _all(figures, "sure", lambda thing: (-thing.rate, -thing.games))
    taken = f" Nearly always chosen: {listed([_of_games(thing) for thing in sure])}." if sure else ""
    told = [f"{thing.name} ({signed(thing.worth or 0)})" for thing in found]
    tried = [each for each in paired if each.thing.verdict == "strong"]
    proven = _proven(tried) + _also_proven(paired) + taken
    if len(found) == 1:
        said = f"Choosing it went with more points than choosing others of its sort: {listed(told)}."
        return "1 thing stands out", f"{said}{proven}"
    if found:
        said = f"Choosing these went with more points than choosing others of their sort: {listed(told)}."
        return f"{many(len(found), 'thing')} stand out", f"{said}{proven}"
    if not any(thing.worth is not None for table in figures.tables for thing in table.things):
        return TOO_FEW, f"Nothing was chosen in {ENOUGH} games and left in {ENOUGH} others.{proven}"
    said = "Of nothing is it clear that it brought more than others of its sort."
    return "Nothing stands out", f"{said}{proven}"


def _proven(strong: Sequence[Worth]) -> str:
    """Which of the things that stand out were worth points by themselves."""
    if not strong:
        return ""
    clear = _gains(strong)
    if len(strong) == 1:
        return f" Played again without {strong[0].thing.name}, {'' if clear else 'not '}clearly worth points."
    return f" Played again without them, clearly worth points: {listed(clear) or 'none of them'}."


def _also_proven(paired: Sequence[Worth]) -> str:
    """What else was worth points by itself, of all that was tried."""
    clear = _gains([each for each in paired if each.thing.verdict != "strong"])
    return f" Of the rest that was tried, clearly worth points: {listed(clear)}." if clear else ""


def _gains(tried: Sequence[Worth]) -> list[str]:
    return [f"{each.thing.name} ({signed(each.worth)})" for each in tried if each.clear and each.worth > 0]


def _of_games(thing: Thing) -> str:
    if thing.often:
        return f"{thing.name} ({percent(thing.rate)})"
    return f"{thing.name} ({thing.chosen_in:,} of {thing.games:,})"


def left(figures: Figures) -> tuple[str, str]:
    """A verdict and a sentence: what is never taken."""
    if not figures.tables:
        return UNDECLARED
    found = _all(figures, "left", lambda thing: (thing.rate, -thing.games))
    if not found:
        few = f"fewer than {percent(LEFT)} of those who could choose it do"
        if not any(_may_be_left(table) for table in figures.tables):
            return TOO_FEW, f"Nothing was on offer often enough to tell that {few}."
        return "Nothing is clearly left alone", f"Of nothing on offer is it clear that {few}."
    told = [_of_games(thing) for thing in found]
    return (
        f"{many(len(found), 'thing')} left alone",
        f"Offered and hardly ever chosen: {listed(told)}.",
    )


def _may_be_left(table: Table) -> bool:
    """Whether anything was offered so often that it would be called left alone if nobody had chosen it."""
    most = max((thing.games for thing in table.things), default=0)
    return most >= ENOUGH and wilson(0, most, together(len(table.things)))[1] < LEFT


def _all(figures: Figures, verdict: str, key: Callable[[Thing], tuple[float, float]]) -> list[Thing]:
    found = [thing for table in figures.tables for thing in table.things if thing.verdict == verdict]
    return sorted(found, key=key)


# Under the plots


def seats(figures: Figures) -> str:
    """What the plot of seats shows."""
    best = max(figures.seat_wins, key=lambda share: share.share)
    worst = min(figures.seat_wins, key=lambda share: share.share)
    off = [seat(share.name) for share in figures.seat_wins if _away(share.interval, figures.par)]
    said = (
        f"{seat(best.name)} wins most, {percent(best.share)} of {many(figures.games, 'game')},"
        f" and {seat(worst.name)} least, {percent(worst.share)}; the dashed line is a fair share."
    )
    return said + (f" {listed(off)}: more than luck explains." if off else " All of it may be luck.")


def edges(figures: Figures) -> str:
    """What the plot of the seats' points shows."""
    best = max(figures.seat_edges, key=_mean)
    above = f"{seat(best.name)} has {signed(best.mean)} points against the mean of the others"
    return f"{above} ({span(best.interval)})." if best.interval else f"{above}."


def scores(spread: Spread) -> str:
    """What the histogram of scores shows."""
    low, quarter, middle, three, high = map(_short, spread.percentiles)
    if spread.few:
        return f"The scores lie between {low} and {high}; the line is the median, {middle}."
    return (
        f"Half of all scores lie between {quarter} and {three}, nine of ten between {low} and {high};"
        f" the line is the median, {middle}."
    )


def lines(figures: Figures) -> str:
    """What the plot of the lines of the score shows."""
    first = max(figures.lines, key=lambda line: line.mean)
    said = f"Most points come from “{spaced(first.name)}”: {first.mean:.1f} on the mean."
    apart = [
        (line.winners - line.others, line.name)
        for line in figures.lines
        if line.winners is not None and line.others is not None
    ]
    if not apart:
        return said
    gap, name = max(apart)
    return (
        f"{said} Winners (colored) are furthest ahead of the others (gray) in “{spaced(name)}”, by {gap:.1f}."
    )


def spaced(word: str) -> str:
    """A word of the program's as people write it."""
    return word.replace("_", " ").replace("-", " ")


def lengths(spread: Spread) -> str:
    """What the histogram of lengths shows."""
    low, quarter, middle, three, high = spread.percentiles
    if spread.few:
        return f"The games ask a player {low:.0f} to {high:.0f} times; the line is the median, {middle:.0f}."
    return (
        f"Half of all games ask a player {quarter:.0f} to {three:.0f} times, nine of ten {low:.0f} to"
        f" {high:.0f}; the line is the median, {middle:.0f}."
    )


def leads(figures: Figures) -> str:
    """What the plot of leads shows."""
    half = next((share for share in figures.leads if share.name == "50"), None)
    parts = []
    if figures.lead_changes is not None:
        parts.append(f"The lead changes {figures.lead_changes:.1f} times a game.")
    if half is not None:
        parts.append(
            f"Who leads alone halfway wins {percent(half.share)} of the games ({percents(half.interval)});"
            f" at {percent(figures.par)}, the dashed line, the first half would decide nothing."
        )
    if figures.decided is not None:
        part = percent(figures.decided)
        parts.append(f"In half of all games the winner leads for good once {part} is played.")
    return " ".join(parts)


def openings(figures: Figures) -> str:
    """What the table of openings shows."""
    first = figures.openings[0]
    clear = [opening for opening in figures.openings if opening.verdict in ("strong", "weak")]
    said = f"Most often players begin with {first.name} ({percent(first.rate)})."
    if not clear:
        return f"{said} No frequent opening is clearly better or worse than all others together."
    told = [f"{opening.name} ({signed(opening.worth or 0)})" for opening in clear]
    return f"{said} Clearly better or worse than all others together: {listed(told)}."


def paired(found: Sequence[Worth]) -> str:
    """What the plot of pairs shows."""
    clear = [f"{each.thing.name} ({signed(each.worth)})" for each in found if each.clear]
    least = min(each.pairs for each in found)
    most = max(each.pairs for each in found)
    played = many(least, "game") if least == most else f"{least:,} to {most:,} games"
    said = f"What stood out, tried: {played} each, played again from the same seed without it."
    if not clear:
        few = f" {ENOUGH} games at least tell something." if most < ENOUGH else ""
        return f"{said} Nothing is clearly worth points to those who choose it.{few}"
    return f"{said} Clearly worth points to those who choose it, or costing them: {listed(clear)}."


def untried(figures: Figures) -> str:
    """Why no game was played again without something."""
    ahead = [table.sort.title for table in figures.tables if table.sort.ahead]
    if not ahead:
        return "no game was played again: nothing stands out"
    made_for = f"{listed(ahead)} can't be tried, as bots make for them a move ahead"
    return f"no game was played again: {made_for}, and of the rest nothing stands out"


def bots(figures: Figures) -> str:
    """What the plot of bots shows."""
    best, worst = max(figures.bots, key=_mean), min(figures.bots, key=_mean)
    above = f"{best.name} has {signed(best.mean)} points against the mean of the others"
    return f"{above}, {worst.name} {signed(worst.mean)}."


def bot_wins(figures: Figures) -> str:
    """What the plot of the bots' wins shows."""
    best = max(figures.bot_wins, key=lambda share: share.share)
    wins = f"{best.name} wins {percent(best.share)} ({percents(best.interval)})"
    return f"{wins}, where {percent(figures.par)} would be even."


def _mean(mean: Mean) -> float:
    return mean.mean


def table(found: Table) -> str:
    """What the plot of one sort shows."""
    there = [thing for thing in found.things if thing.games]
    if found.sort.often:
        return f"{_often(there)}{_between_bots(there)}"
    told = sum(thing.worth is not None for thing in there)
    parts = [f"Of {many(len(there), 'thing')} on offer, {told} were chosen and left often enough to tell."]
    strong = [thing for thing in there if thing.verdict == "strong"]
    weak = [thing for thing in there if thing.verdict == "weak"]
    left = [thing.name for thing in there if thing.verdict == "left"]
    sure = [thing.name for thing in there if thing.verdict == "sure"]
    if strong:
        best = max(strong, key=lambda thing: thing.worth or 0)
        parts.append(f"Worth most is {best.name}, {signed(best.worth or 0)} ({span(best.worth_interval)}).")
    if weak:
        worst = min(weak, key=lambda thing: thing.worth or 0)
        parts.append(
            f"Worth least is {worst.name}, {signed(worst.worth or 0)} ({span(worst.worth_interval)})."
        )
    if told and not strong and not weak:
        parts.append("None is clearly worth more or less than the others.")
    if sure:
        parts.append(f"Nearly always chosen: {listed(sure)}.")
    if left:
        parts.append(f"Hardly ever chosen: {listed(left)}.")
    parts += filter(None, [_between_bots(there).strip()])
    unseen = [thing.name for thing in found.things if not thing.games]
    if unseen:
        parts.append(f"Never on offer in these games: {listed(unseen)}.")
    return " ".join(parts)


def _often(there: Sequence[Thing]) -> str:
    """How often each is chosen where it can be."""
    ordered = sorted(there, key=_rate, reverse=True)
    told = [f"{thing.name} {percent(thing.rate)}" for thing in ordered]
    return f"Chosen, of the times it was offered: {listed(told)}."


def _between_bots(there: Sequence[Thing]) -> str:
    """Of which thing the bots' rates differ most."""
    apart = [
        (max(rates) - min(rates), thing) for thing in there if (rates := [rate for _, rate in thing.by_bot])
    ]
    if not apart:
        return ""
    _, most = max(apart, key=_first)
    told = [f"{bot} {percent(rate)}" for bot, rate in most.by_bot]
    return f" Bots differ most over {most.name}: {listed(told)}."


def _first(pair: tuple[float, Thing]) -> float:
    return pair[0]


def _rate(thing: Thing) -> float:
    return thing.rate


def absent(tables: Sequence[Table]) -> str:
    """What sorts these games did not have."""
    return f"Not in these games: {listed([table.sort.title for table in tables])}." if tables else ""


def meanings(found: Table) -> str:
    """What the columns of a table count."""
    told = zip(("offered", "taken", "played"), found.sort.meanings, strict=True)
    said = "; ".join(f"{word}: {what}" for word, what in told if what)
    often = "of the times it was offered"
    chosen = (
        f"{found.sort.use}, {often}"
        if found.sort.often
        else f"{found.sort.use} by so many of the seats it was offered to"
    )
    return f"{said[:1].upper()}{said[1:]}; chosen: {chosen}."


def axis(figures: Figures) -> str:
    """What worth is measured in."""
    return "worth, in points" if figures.contest else "worth, in points of the table"


VERDICTS = {
    "strong": "worth more",
    "weak": "worth less",
    "left": "left alone",
    "sure": "nearly always",
    "even": "not clear",
    "few": "too few games",
    "plain": "",
}

METHOD = (
    "“Worth” compares seats that chose a thing with seats that were offered it and left it: the mean of "
    "their points above the others at the table, after what their seat and bot usually have is taken "
    "away. As bots choose what suits them, nearly everything chosen gains; so what the things of a sort "
    "gain on the mean is taken away, too: 0 is a thing as good as others. Who chooses a thing has "
    "reasons to, and may have done as well without it: a difference says where to look, not why.",
    "Intervals are 95 %. Where many things stand side by side, they are widened (Bonferroni), so that "
    "in 95 of 100 reports all intervals of one table hold at once: what is called clear here is not the "
    "one thing that luck picked out of a hundred. Few games make them wider still (Student’s t), and with "
    f"fewer than {ENOUGH} nothing is told. Seats of one game depend on each other, which the intervals of "
    "things, too, account for.",
    "Bots are no people: they are sure of the rules, weigh points, and make the mistakes their level "
    "makes. What no bot ever chooses may still be a pleasure to somebody.",
)
