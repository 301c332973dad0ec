"""The words: complete in both languages, and made of names where arguments name something."""

from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast, visitor

from gridtown import games
from gridtown.core.rule import Event, Rule
from gridtown.messages import LANGUAGES, Messages, spoken

PACKAGES = ["gridtown", *(f"gridtown.games.{name}" for name in games.names())]


class Variables(visitor.Visitor):
    """Collects the arguments a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def words(package: str, lang: str) -> dict[str, set[str]]:
    """The arguments of every message."""
    text = (resources.files(package) / "messages" / f"{lang}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is said twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_all_languages_say_the_same_things_with_the_same_arguments(package: str) -> None:
    english = words(package, LANGUAGES[0])
    for lang in LANGUAGES[1:]:
        assert words(package, lang) == english


def test_languages() -> None:
    assert [spoken(tag) for tag in ("de", "de-AT", "DE", "en-GB", "fr", "")] == [
        "de",
        "de",
        "de",
        "en",
        "en",
        "en",
    ]


def test_what_is_not_said_in_any_language_is_its_id() -> None:
    assert Messages(None, "de").text("no-such-words", number=1) == "no-such-words"


def test_seats_are_called_by_their_names() -> None:
    messages = Messages(None, "en")
    assert [messages.name("player", player, ["Ada"]) for player in (0, 1, -1)] == [
        "Ada",
        "Player 2",
        "the supply",
    ]
    assert messages.all_of(["Ada", "Ben", "Cleo"]) == "Ada, Ben and Cleo"
    assert messages.one_of(["Ada", "Ben"]) == "Ada or Ben"
    assert messages.all_of([]) == "nothing"


SAID = [
    (
        Event("placed", 0, {"tile": 8, "space": "a5"}),
        "Ada built Laundromat on A5.",
        "Ada hat Waschsalon auf A5 gebaut.",
    ),
    (
        Event("bought", 1, {"good": "natural_gas", "seller": 0, "amount": 3}),
        "Player 2 bought Natural Gas from Ada for £3.",
        "Spieler 2 hat Erdgas für 3 £ von Ada gekauft.",
    ),
    (
        Event("exchanged", 0, {"given": [], "taken": [123, 125]}),
        "Ada handed in nothing and took Shopping Center and City Hall.",
        "Ada hat nichts abgegeben und dafür Shoppingcenter und Rathaus genommen.",
    ),
]


@pytest.mark.parametrize(("event", "english", "german"), SAID, ids=lambda value: getattr(value, "id", ""))
def test_events(event: Event, english: str, german: str) -> None:
    assert Messages("neom", "en").event(event, ["Ada"]) == english
    assert Messages("neom", "de").event(event, ["Ada"]) == german


def test_rules() -> None:
    rule = Rule("needs-good", {"tile": 10, "goods": ["oil", "coal"]})
    assert Messages("neom", "en").rule(rule).startswith("Gas Station needs Oil or Coal:")
    rule = Rule("needs-tiles", {"tile": 83, "type": "residential", "amount": 3, "have": 0})
    assert "Typ Wohngebäude in deiner Stadt; du hast keines" in Messages(games.load("neom"), "de").rule(rule)
    assert (
        Messages("neom", "en")
        .rule(Rule("wrong-phase", {"phase": "act"}))
        .endswith("time for taking actions.")
    )
