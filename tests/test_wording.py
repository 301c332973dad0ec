"""Every message, said with odd numbers and with names: in both languages, and by the server's formatter.

The client's formatter says the same messages in web/src/lib/wording.test.ts.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor
from tests.registry import NAMES

from gridtown.messages import FUNCTIONS, LANGUAGES, say

ROOT = Path(__file__).parents[1]
PLACES = ("src/gridtown/messages", *(f"src/gridtown/games/{name}/messages" for name in NAMES))
WRITTEN = [place for place in PLACES if (ROOT / place / "en.ftl").is_file()]

NUMBERS = (0, 1, -1, 2)
PEOPLE = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana", "Ivo", "Jana", "Kai", "Lea")

KNOWN_PLURALS = {
    "en": {"points", "spaces", "players", "seats", "turns"},
    "de": {"Felder", "Plätze", "Punkte", "Runden", "Siegpunkte", "Straßen", "Teile", "Züge"},
}
"""Words that are of more than one, beside those that messages show to be."""

NAMED = {"type", "types", "types_or", "first", "second", "stage"}
"""Arguments that are names, though a number may stand before what they are the type of."""

UNITS = "VP|SP|gold|Gold|£|%"
FAULTS = {
    "nothing between parentheses": re.compile(r"\(\s*\)"),
    "an argument without words": re.compile(r"[{}]|NUMBER|STEP|SIGN|ABS"),
    "a word twice": re.compile(r"\b([^\W\d]+)[ \u00a0]\1\b", re.IGNORECASE),
    "a hyphen for a minus": re.compile(r"(?<!\w)-\d"),
    "a straight quote": re.compile(r"[\"']"),
    "a unit that a line may leave its number for": re.compile(rf"\d (?:{UNITS})(?!\w)|\bNr\. "),
    "a double space": re.compile(r"  "),
}


class Variables(visitor.Visitor):
    """Collects the arguments a message uses, and the messages it refers to."""

    def __init__(self) -> None:
        self.names: dict[str, None] = {}

        self.messages: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names[node.id.name] = None

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.append(node.id.name)


class Words:
    """The messages of one file."""

    def __init__(self, place: str, lang: str) -> None:
        text = (ROOT / place / f"{lang}.ftl").read_text(encoding="utf-8")
        self.bundle = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
        self.bundle.add_resource(FluentResource(text))
        used: dict[str, Variables] = {}
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                used[entry.id.name] = Variables()
                used[entry.id.name].visit(entry)
        self.arguments = {id: tuple(dict.fromkeys(_arguments(id, used))) for id in used}

    def say(self, id: str, args: Mapping[str, object]) -> str:
        """A message with these arguments."""
        said = say(self.bundle, id, args)
        assert said is not None
        return said

    def with_each(self, id: str, number: int) -> Iterator[str]:
        """A message with the number in each of its slots, and names in the others."""
        slots = self.arguments[id]
        people = dict(zip(slots, PEOPLE, strict=False))
        for slot in slots:
            if slot not in NAMED:
                yield self.say(id, {**people, slot: number})

    def everything(self, id: str) -> Iterator[str]:
        """A message with names alone, with each number in each slot, and in all."""
        slots = self.arguments[id]
        yield self.say(id, dict(zip(slots, PEOPLE, strict=False)))
        if not slots:
            return
        for number in NUMBERS:
            yield self.say(id, dict.fromkeys(slots, number))
            yield from self.with_each(id, number)


def _arguments(id: str, used: Mapping[str, Variables]) -> Iterator[str]:
    """The arguments of a message, with those of the messages it refers to."""
    yield from used[id].names
    for other in used[id].messages:
        yield from _arguments(other, used)


@cache
def words(place: str, lang: str) -> Words:
    return Words(place, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("place", WRITTEN)
def test_a_message_is_well_said_whatever_it_is_about(place: str, lang: str) -> None:
    said = words(place, lang)
    faults = {
        f"{id}: {fault}: {text}"
        for id in said.arguments
        for text in said.everything(id)
        for fault, sign in FAULTS.items()
        if sign.search(text)
    }
    assert not faults, "\n".join(sorted(faults))


def counted(text: str, number: int) -> list[str]:
    """The words that follow a number."""
    figure = str(number).replace("-", "−")
    return re.findall(rf"(?<![\w−]){figure}[ \u00a0]([^\W\d]+)", text)


def inflected(one: str, other: str) -> bool:
    """Whether two words are forms of one."""
    return one != other and one[:2] == other[:2]


@cache
def plurals(lang: str) -> set[str]:
    """The words that follow 2 somewhere, and 1 in another form."""
    found = set(KNOWN_PLURALS[lang])
    for place in WRITTEN:
        said = words(place, lang)
        for id in said.arguments:
            for one, two in zip(said.with_each(id, 1), said.with_each(id, 2), strict=True):
                pairs = zip(counted(one, 1), counted(two, 2), strict=False)
                found |= {many for single, many in pairs if inflected(single, many)}
    return found


def test_plurals_are_known() -> None:
    assert {"tiles", "cards"} <= plurals("en") - KNOWN_PLURALS["en"]
    assert plurals("de") - KNOWN_PLURALS["de"]
    assert not {"VP", "Plättchen"} & (plurals("en") | plurals("de"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("place", WRITTEN)
def test_one_is_not_said_with_a_plural(place: str, lang: str) -> None:
    said = words(place, lang)
    faults = {
        f"{id}: {text}"
        for id in said.arguments
        for text in said.with_each(id, 1)
        if plurals(lang) & set(counted(text, 1))
    }
    assert not faults, "\n".join(sorted(faults))
