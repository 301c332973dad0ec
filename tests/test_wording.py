"""Every message, said with odd numbers and with real names: in both languages, by the server's formatter.

The client's formatter says the same messages, and the client's own, in web/src/lib/wording.test.ts.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor
from tests.registry import NAMES, game_of
from tests.wording import KNOWN, PROTECTED, Numbers, Place, Words, faults

from gridtown.games import GAMES
from gridtown.messages import LANGUAGES, source

ROOT = Path(__file__).parents[1]
SKELETON = "src/gridtown/declared/skeleton"
PLACES: dict[str, str | None] = {
    "src/gridtown/messages": None,
    **{f"src/gridtown/games/{name}/messages": name for name in NAMES},
    SKELETON: "hamlet",
}
"""Where messages stand, as wording.toml calls it, and whose they are; None for the program's own."""


def text_of(place: str, lang: str) -> str:
    """The messages that stand there, as Fluent has them."""
    name = PLACES[place]
    if place != SKELETON:
        return source(None if name is None else game_of(name), lang)
    module = (ROOT / place / f"{name}.py").read_text(encoding="utf-8")
    _, _, text = module.partition(f'"{lang}": """\n')
    return text.partition('"""')[0]


@cache
def box(name: str | None, lang: str) -> dict[str, list[str]]:
    """The names in a game's box, by the tables of its edition; none of a game without a file for it."""
    file = ROOT / f"src/gridtown/games/{name}/editions/base.toml"
    tables = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    lists = {key: rows for key, rows in tables.items() if isinstance(rows, list)}
    return {key: [row["name"][lang] for row in rows if "name" in row] for key, rows in lists.items()}


@cache
def words(place: str, lang: str) -> Words:
    return Words(text_of(place, lang), lang, Place(KNOWN["names"][place], box(PLACES[place], lang)))


@cache
def units(lang: str) -> frozenset[str]:
    """What a line never leaves its number for: what is known to be, and what some message protects."""
    protected = {word for place in PLACES for word in PROTECTED.findall(text_of(place, lang))}
    return frozenset(protected | set(KNOWN["units"][lang]))


@cache
def numbers(lang: str) -> Numbers:
    """What messages show to be of one, and of several."""
    learned = Numbers(lang)
    for place in PLACES:
        for id in words(place, lang).arguments:
            learned.learn(words(place, lang).counting(id))
    return learned


def badly_said(said: Words, lang: str) -> Iterator[str]:
    """What is badly said whatever it is about: the message, what is wrong, and an example."""
    for id in said.arguments:
        for text in (*said.oddly(id), *said.really(id)):
            yield from (f"{id}: {fault}: {text}" for fault in faults(text, lang, units(lang)))


def badly_counted(said: Words, learned: Numbers) -> Iterator[str]:
    """What is said of one like of several, or the other way round."""
    for id in said.arguments:
        for text in (*said.really(id), *(text for both in said.counting(id) for text in both)):
            yield from (f"{id}: {fault}: {text}" for fault in learned.faults(text))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_a_message_is_well_said_whatever_it_is_about(place: str, lang: str) -> None:
    assert not sorted(set(badly_said(words(place, lang), lang)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_one_is_not_said_like_several(place: str, lang: str) -> None:
    assert not sorted(set(badly_counted(words(place, lang), numbers(lang))))


MARKUP = re.compile(r"\]\([^)]*\)|[!\[\]*]| \{#[^}]*\}")
"""What stands in the text of rules and is not read, once notation has become a word."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_rules_are_well_written(name: str, lang: str) -> None:
    """In prose a word may well stand twice."""
    text = (ROOT / f"web/src/boards/{name}/rules.{lang}.md").read_text(encoding="utf-8")
    read = [part.strip() for part in re.split(r"[\n|]", MARKUP.sub("", re.sub(r"`[^`]*`", "B3", text)))]
    found = {part: set(faults(part, lang, units(lang))) - {"words twice"} for part in read}
    assert {part: wrong for part, wrong in found.items() if wrong} == {}


class Signs(visitor.Transformer):
    """Puts a sign of its own into each branch of each choice."""

    def __init__(self) -> None:
        self.count = 0

    def visit_Variant(self, node: ast.Variant) -> ast.Variant:  # noqa: N802
        node.value.elements.insert(0, ast.TextElement(f"‹{self.count}›"))
        self.count += 1
        return self.generic_visit(node)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_every_branch_of_every_choice_is_said_with_every_number(place: str, lang: str) -> None:
    """Whatever chooses the branch: each slot in it that chooses nothing is said with all numbers."""
    resource, signs = FluentParser().parse(text_of(place, lang)), Signs()
    signs.visit(resource)
    signed = Words(FluentSerializer().serialize(resource), lang, words(place, lang).place)
    for ways in (Words.oddly, Words.really):
        said = "".join(text for id in signed.arguments for text in ways(signed, id))
        assert set(re.findall("‹(.+?)›", said)) == {str(sign) for sign in range(signs.count)}


UNIT = "a unit that a line may leave its number for"
NAMED = Place(
    names={"board": ["box:board"], "tile": ["box:tile"], "number": ["=n"]},
    box={"board": ["Piece A", "Spielplanteil A"], "tile": ["Bank", "News: Strike"]},
)
"""What arguments stand for in the messages below."""


def planted(*branches: str, by: str = "n") -> str:
    """In Fluent: one of the branches, as an argument chooses."""
    return f"{{ ${by} ->\n" + "\n".join(f"    {branch}" for branch in branches) + "\n}"


def deep(text: str) -> str:
    """The text in a branch that two other arguments choose."""
    return planted("[home] here", f"*[away] {planted('[0] near', f'*[other] {text}', by='far')}", by="at")


def test_numbers_are_said_deep_within() -> None:
    """In each place by itself, beside a name, and in all."""
    said = set(Words(f"planted = {deep('{ $n } of { $o }')}", "en").oddly("planted"))
    for number in ("0", "1", "−1", "2"):
        assert {f"{number} of Dora", f"Cleo of {number}", f"{number} of {number}"} <= said


PLANTED = [
    ("en", "nothing between parentheses", "lots (" + planted('[2] { "" }', "*[other] of { $n }") + ")"),
    ("en", "an argument without words", "{ $n } and { NUMBERS($o) }"),
    ("en", "words twice", "Piece { $board }"),
    ("en", "words twice", "the strike { $tile } strike { $tile } strike"),
    ("en", "words twice, with a colon between", "News: { $tile }"),
    ("de", "a word twice, within another", "Teil { $board }"),
    ("en", "a straight quote", planted("[-1] it's", "*[other] so")),
    ("en", "a double space", '{ $n } { "" } of'),
    ("en", "a stop that stands alone, or twice", planted('[0] { " " }', "*[other] many") + ", or"),
    ("de", "a stop that stands alone, or twice", "ja …."),
    ("en", "a pound on the wrong side", "{ $n }\u00a0£"),
    ("de", "a pound on the wrong side", deep("£{ $n }")),
]
IN_ENGLISH = ("{ $n } money", deep("{ $n } points"), "No. { $n }", "only 5 gold", "{ $n } %")
IN_GERMAN = ("{ $n } Geld", deep("{ $n } Punkte"), "Nr. { $n }", "nur 5 SP", "{ $n } £")
PLANTED += [("en", UNIT, text) for text in IN_ENGLISH] + [("de", UNIT, text) for text in IN_GERMAN]


@pytest.mark.parametrize(("lang", "fault", "text"), PLANTED)
def test_a_planted_fault_is_found(lang: str, fault: str, text: str) -> None:
    said = Words(f"planted = {text}", lang, NAMED)
    assert any(f": {fault}: " in found for found in badly_said(said, lang))


def test_a_hyphen_is_found_in_what_is_not_said_by_the_formatter() -> None:
    """It makes a minus of those before numbers by itself."""
    assert list(faults("from -5 to 5", "en", ())) == ["a hyphen for a minus"]
    assert not list(faults("from −5 to 5, in tile-5", "en", ()))


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "{ $n } points"),
        ("en", "{ $n } gizmos"),
        ("en", planted("[one] 1 gizmos", "*[other] { $n } gizmos")),
        ("en", planted("[one] { $number } gizmos", "*[other] { $number } gizmos")),
        ("en", planted("[one] 1 green gizmos", "*[other] { $n } green gizmos")),
        ("en", "always 1 other green gizmos"),
        ("en", "{ $n } were lost"),
        ("en", deep("{ $n } gizmos")),
        ("en", planted("[one] 1 gizmo", "*[other] { $n } gizmos") + " or { $o } gizmo"),
        ("de", "{ $n } Punkte"),
        ("de", "{ $n } Dinger"),
        ("de", "immer 1 grüne Dinger"),
        ("de", deep("{ $n } Dinger")),
        ("de", planted("[one] 1 Ding", "*[other] { $n } Dinge") + " oder { $o } Ding"),
    ],
)
def test_a_planted_plural_is_found(lang: str, text: str) -> None:
    said, learned = Words(f"planted = {text}", lang, NAMED), Numbers(lang)
    learned.learn(said.counting("planted"))
    assert list(badly_counted(said, learned))


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", planted("[one] 1 green gizmo", "*[other] { $n } green gizmos") + " for { $o }\u00a0money"),
        ("de", planted("[one] 1 grünes Ding", "*[other] { $n } grüne Dinge") + " für { $o }\u00a0Geld"),
    ],
)
def test_what_is_well_said_is_left_alone(lang: str, text: str) -> None:
    said, learned = Words(f"planted = {text}", lang, NAMED), Numbers(lang)
    learned.learn(said.counting("planted"))
    assert not [*badly_said(said, lang), *badly_counted(said, learned)]


@pytest.mark.parametrize("place", PLACES)
def test_names_are_those_of_arguments(place: str) -> None:
    """wording.toml says nothing of an argument that no message has."""
    arguments = words(place, "en").arguments
    every = {slot for slots in arguments.values() for slot in slots}
    every |= {f"{id}.{slot}" for id, slots in arguments.items() for slot in slots}
    assert KNOWN["names"][place].keys() <= every
