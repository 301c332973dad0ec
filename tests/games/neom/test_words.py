"""NEOM has words, in both languages, for everything it says."""

import pytest

from gridtown.core.event import Event
from gridtown.core.refusal import Refusal
from gridtown.games import load
from gridtown.games.neom.events import EVENT_IDS
from gridtown.games.neom.refusals import RULE_IDS
from gridtown.messages import LANGUAGES, Messages

NEOM = load("neom")
WORDS = [Messages(NEOM, lang) for lang in LANGUAGES]
NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil"]


@pytest.mark.parametrize("id", RULE_IDS)
def test_every_rule_has_words(id: str) -> None:
    assert all(messages.has(f"rule-{id}") for messages in WORDS)


@pytest.mark.parametrize("id", EVENT_IDS)
def test_every_event_has_words(id: str) -> None:
    assert all(messages.has(f"event-{id}") for messages in WORDS)


SAID = [
    (
        Event("placed", 0, {"tile": 8, "space": "a5"}),
        "Ada placed Laundromat on A5.",
        "Ada hat „Waschsalon“ auf A5 gebaut.",
    ),
    (
        Event("bought", 1, {"good": "natural_gas", "seller": 0, "amount": 3}),
        "Player 2 bought Natural Gas from Ada for £3.",
        "Spieler 2 hat Erdgas für 3\N{NO-BREAK SPACE}£ von Ada gekauft.",
    ),
    (
        Event("exchanged", 0, {"given": [], "taken": [123, 125]}),
        "Ada handed in nothing and took Shopping Center and City Hall.",
        "Ada hat Ankergebäude getauscht: nichts gegen Shoppingcenter und Rathaus.",
    ),
    (Event("income", 0, {"amount": 0}), "Ada earned no income.", "Ada hat kein Einkommen erhalten."),
    (
        Event("score", 0, {"amount": -1}),
        "Ada ended with −1\N{NO-BREAK SPACE}VP.",
        "Ada hat am Ende −1\N{NO-BREAK SPACE}SP.",
    ),
]


@pytest.mark.parametrize(("event", "english", "german"), SAID, ids=lambda value: getattr(value, "id", ""))
def test_events(event: Event, english: str, german: str) -> None:
    assert Messages(NEOM, "en").event(event, ["Ada"]) == english
    assert Messages(NEOM, "de").event(event, ["Ada"]) == german


def test_rules() -> None:
    rule = Refusal("needs-good", {"tile": 10, "goods": ["oil", "coal"]})
    assert Messages(NEOM, "en").rule(rule) == "Gas Station needs Oil or Coal, and nobody produces it."
    rule = Refusal("needs-tiles", {"tile": 83, "type": "residential", "amount": 3, "have": 0})
    assert "braucht 3 Wohngebäude in deiner Stadt; du hast keines" in Messages(NEOM, "de").rule(rule)
    assert "taking actions" in Messages(NEOM, "en").rule(Refusal("wrong-step", {"step": "act"}))
