"""Violations that axe-core finds on a page, in words that lead to the place."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SCRIPT = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
"""Tags of the rules a page is checked against; none of them is switched off."""

AT_REST = "() => document.getAnimations().every((one) => one.effect.getTiming().iterations === Infinity)"
"""JavaScript: whether no animation runs; the dots of those who choose are left out."""

RUN = """async ([part, tags]) => (await axe.run(part, {
  runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'],
})).violations"""


@dataclass(frozen=True)
class Violation:
    """A rule that one element breaks. where: its selector; mend: what axe says would help."""

    rule: str
    impact: str
    where: str
    mend: str

    def __str__(self) -> str:
        return f"{self.rule} ({self.impact}) at {self.where}\n    {self.mend}"


def violations(page: Page, part: str = "html") -> list[Violation]:
    """Violations on the page as it stands, or on the part of it that a selector says.

    Its text is evaluated from outside, as the page's own policy lets no foreign script in.
    """
    page.wait_for_function(AT_REST)
    if not page.evaluate("'axe' in window"):
        page.evaluate(_script())
    found: list[dict[str, Any]] = page.evaluate(RUN, [part, TAGS])
    return [_violation(rule, node) for rule in found for node in rule["nodes"]]


def _violation(rule: dict[str, Any], node: dict[str, Any]) -> Violation:
    """Violation from one entry of axe's answer: a rule, and a node that breaks it."""
    mend = " ".join(node["failureSummary"].split())
    return Violation(rule["id"], node["impact"] or rule["impact"], " ".join(map(str, node["target"])), mend)


@cache
def _script() -> str:
    return SCRIPT.read_text(encoding="utf-8")
