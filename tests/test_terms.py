"""One thing has one name: what docs/glossary.md says a thing is not called, no player reads.

The columns "not (English)" and "not (German)" of a game's table hold words, separated by commas, that occur
in nothing a player of that game reads; those of the program's table in nothing that the program says.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast, visitor
from tests.registry import NAMES, game_of

from gridtown.messages import LANGUAGES

ROOT = Path(__file__).parents[1]
GLOSSARY = ROOT / "docs/glossary.md"
LOST = {"en": "not (English)", "de": "not (German)"}
PROGRAM = "The words of the program"
"""The heading of the words that are the program's."""

MARKUP = re.compile(r"\]\([^)]*\)|`[^`]*`|\{#[^}]*\}")
"""What stands in the texts of rules and is not read: addresses, notation, the ids of sections."""


class Term(NamedTuple):
    """A row of the glossary: what a thing is called, and what not."""

    name: str
    lost: str


@cache
def tables() -> dict[str, list[dict[str, str]]]:
    """The rows of the glossary's tables by heading, each by the names of its columns."""
    found: dict[str, list[dict[str, str]]] = {}
    for part in GLOSSARY.read_text(encoding="utf-8").split("\n## ")[1:]:
        heading, _, body = part.partition("\n")
        lines = [line for line in body.splitlines() if line.startswith("|")]
        columns, *rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
        found[heading] = [dict(zip(columns, row, strict=True)) for row in rows[1:]]
    return found


def lost(heading: str, lang: str) -> list[Term]:
    """The words that lost, under a heading of the glossary."""
    return [
        Term(row["English"], word.strip())
        for row in tables()[heading]
        for word in row[LOST[lang]].split(",")
        if word.strip()
    ]


def files_of(name: str | None, lang: str) -> Iterator[Path]:
    """All that is said in a game, or by the program alone."""
    if name is None:
        yield ROOT / f"src/gridtown/messages/{lang}.ftl"
        yield ROOT / f"web/src/messages/{lang}.ftl"
        yield ROOT / f"web/src/frame/generic/{lang}.ftl"
    else:
        yield ROOT / f"src/gridtown/games/{name}/messages/{lang}.ftl"
        yield ROOT / f"web/src/boards/{name}/{lang}.ftl"
        yield ROOT / f"web/src/boards/{name}/guide/{lang}.ftl"
        yield ROOT / f"web/src/boards/{name}/rules.{lang}.md"
        if lang == LANGUAGES[0]:
            yield ROOT / f"src/gridtown/games/{name}/sources.toml"


class Texts(visitor.Visitor):
    """Collects what messages say, all variants of it and what they quote, without their arguments."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.said.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.said.append(node.value)


def read(path: Path) -> str:
    """What is read of a file, without what only the program reads.

    Of a ruling that is its question and its answer: its source quotes the rulebook in words of that.
    """
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".toml":
        rulings = tomllib.loads(text)["ruling"]
        return "\n".join(f"{ruling['question']}\n{ruling['answer']}" for ruling in rulings)
    if path.suffix == ".md":
        return MARKUP.sub(" ", text)
    texts = Texts()
    texts.visit(FluentParser().parse(text))
    return "\n".join(texts.said)


def found(terms: list[Term], paths: list[Path]) -> list[str]:
    """Where a word that lost stands."""
    complaints = []
    for path in paths:
        text = read(path)
        for term in terms:
            for hit in re.finditer(rf"(?<!\w){re.escape(term.lost)}(?!\w)", text, re.IGNORECASE):
                around = " ".join(text[max(0, hit.start() - 40) : hit.end() + 40].split())
                complaints.append(f"{path}: {term.lost!r} is {term.name!r} here: … {around} …")
    return complaints


TITLED = [name for name in NAMES if game_of(name).facts.title in tables()]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TITLED)
def test_a_thing_of_a_game_has_one_name(name: str, lang: str) -> None:
    terms = lost(game_of(name).facts.title, lang)
    assert terms
    assert not found(terms, list(files_of(name, lang)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_thing_of_the_program_has_one_name(lang: str) -> None:
    terms = lost(PROGRAM, lang)
    assert terms
    assert not found(terms, list(files_of(None, lang)))


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("en.ftl", "ask = { $can ->\n    [yes] Trade in a card\n   *[no] Go on\n}"),
        ("en.ftl", 'ask = { $can ->\n    [yes] { "Trade in a card" }\n   *[no] Go on\n}'),
        ("rules.en.md", "## Cards {#cards}\n\nYou may **trade in** a card."),
        ("sources.toml", '[[ruling]]\nquestion = "Who may trade in a card?"\nanswer = "All."'),
        ("sources.toml", '[[ruling]]\nquestion = "Who may?"\nanswer = "All may trade in one."'),
    ],
)
def test_a_name_that_lost_is_found(tmp_path: Path, file: str, text: str) -> None:
    (tmp_path / file).write_text(text, encoding="utf-8")
    (complaint,) = found([Term("to exchange", "trade in")], [tmp_path / file])
    assert "'trade in' is 'to exchange' here" in complaint


def test_every_game_has_its_terms() -> None:
    assert len(TITLED) >= 3
