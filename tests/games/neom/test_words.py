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
    assert Messages(NEOM, "en").event(event, ["Ada"]) == english
    assert Messages(NEOM, "de").event(event, ["Ada"]) == german


def test_rules() -> None:
    rule = Refusal("needs-good", {"tile": 10, "goods": ["oil", "coal"]})
    assert Messages(NEOM, "en").rule(rule).startswith("Gas Station needs Oil or Coal:")
    rule = Refusal("needs-tiles", {"tile": 83, "type": "residential", "amount": 3, "have": 0})
    assert "Typ Wohngebäude in deiner Stadt; du hast keines" in Messages(NEOM, "de").rule(rule)
    assert (
        Messages(NEOM, "en").rule(Refusal("wrong-step", {"step": "act"})).endswith("time for taking actions.")
    )
