"""Legal actions as text: their costs and changes, and why an action is refused."""

from collections.abc import Sequence
from typing import Any

from gridtown.cli.parts import part
from gridtown.core.action import actor
from gridtown.core.errors import InvalidAction
from gridtown.core.game import Game
from gridtown.core.preview import Change, Cost
from gridtown.core.view import View
from gridtown.messages import Messages
from gridtown.messages.sources import sources_of


def choice_lines(
    rules: Game[Any], view: View[Any], action: int, words: Messages, names: Sequence[str]
) -> tuple[str, str]:
    """A legal action in words, and what to know before choosing it: facts, costs, changes of the score."""
    drawing = part(rules, "terminal")
    if drawing is None:
        head, facts = rules.write_action(action), ""
    else:
        head, facts = drawing.describe(rules, view, action, words, names)
    rest = [facts, *preview_words(rules, view, action, words, names)]
    return head, " · ".join(item for item in rest if item)


def preview_words(
    rules: Game[Any], view: View[Any], action: int, words: Messages, names: Sequence[str]
) -> list[str]:
    """Costs, then changes of the score; what depends on a later choice carries a question mark."""
    preview = rules.preview(view, action)
    costs = [_cost(cost, words, names) for cost in preview.costs]
    return costs + [_change(change, words, names) for change in preview.changes]


def _cost(cost: Cost, words: Messages, names: Sequence[str]) -> str:
    payee = -1 if cost.payee is None else cost.payee
    args = {**cost.args, "amount": cost.amount, "player": payee}
    return words.text(f"preview-{cost.what}", names, **args) + ("?" if cost.conditional else "")


def _change(change: Change, words: Messages, names: Sequence[str]) -> str:
    """The line and by how much; in the game's own words where it says change-<line>."""
    id = f"change-{change.line}"
    args = {**change.args, "what": words.text(f"line-{change.line}"), "amount": change.amount}
    said = words.text(id if words.has(id) else "play-change", names, **args)
    whose = "" if change.player is None else f"{words.name('player', change.player, names)}: "
    return f"{whose}{said}" + ("?" if change.conditional else "")


def explain(
    rules: Game[Any], view: View[Any], legal: list[int], about: str, words: Messages, names: Sequence[str]
) -> str:
    """More about choice number `about`, or why the action `about` (in notation) is none."""
    if about.isascii() and about.isdecimal():
        number = int(about[:9])
        if 1 <= number <= len(legal):
            return ": ".join(choice_lines(rules, view, legal[number - 1], words, names))
        return words.text("play-not-a-choice", typed=about, most=len(legal))
    return _why_not(rules, view, about, words, names)


def _why_not(rules: Game[Any], view: View[Any], about: str, words: Messages, names: Sequence[str]) -> str:
    viewer = view.viewer or 0
    mine = f"P{viewer + 1}"
    try:
        action = rules.parse_action(about if about.startswith(mine) else f"{mine} {about}")
    except InvalidAction:
        return words.text("play-not-an-action", typed=about)
    rule = rules.explain(view.known, viewer, action) if actor(action) == viewer else None
    if rule is None:
        return words.text("play-legal")
    why, sources = words.rule(rule, names), sources_of(rules)
    book = sources.rule[rule.id].book if sources is not None else ""
    if sources is None or not book:
        return why
    id = "play-why-ours" if sources.is_ours(rule.id) else "play-why"
    return words.text(id, reason=why, book=book, game=rules.facts.id)
