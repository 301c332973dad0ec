"""NEOM has words, in both languages, for everything it says."""

import pytest

from gridtown.core.action import CHANCE
from gridtown.core.play import Play
from gridtown.core.rng import Rng
from gridtown.core.rule import Event, Rule
from gridtown.games import load
from gridtown.games.neom.explain import RULE_IDS
from gridtown.games.neom.rules.events import EVENT_IDS
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


def well_said(text: str) -> None:
    """Nothing is left out: Fluent shows a missing argument in braces, and we a missing message as its id."""
    assert "{" not in text, text
    assert " " in text, text


@pytest.mark.parametrize("players", range(1, 6))
def test_what_is_said_in_play(players: int) -> None:
    """Random play: every event, and reasons for actions that are forbidden, have all their arguments."""
    seed = 3 + players
    rng, events = Rng(seed, 9), list[Event]()
    play = Play(NEOM, NEOM.setup(players), seed)
    every = NEOM.all_actions(play.state)
    while not play.over:
        player = next(player for player in NEOM.active_players(play.state) if player != CHANCE)
        for _ in range(10):
            rule = NEOM.explain(play.state, player, every[rng.below(len(every))])
            if rule is not None:
                say_rule(rule)
        legal = NEOM.legal_actions(play.state, player)
        action = legal[rng.below(len(legal))]
        say_costs(NEOM.view(play.state, player), action)
        play.apply(action, events)
    for event in events:
        assert event.id in EVENT_IDS
        for messages in WORDS:
            well_said(messages.event(event, NAMES))


def say_rule(rule: Rule) -> None:
    assert rule.id in RULE_IDS
    for messages in WORDS:
        well_said(messages.rule(rule, NAMES))


def say_costs(view: object, action: int) -> None:
    preview = NEOM.preview(view, action)  # type: ignore[arg-type]
    for messages in WORDS:
        for cost in preview.costs:
            payee = -1 if cost.payee is None else cost.payee
            well_said(
                messages.text(
                    f"preview-{cost.what}", NAMES, **{"amount": cost.amount, "player": payee, **cost.args}
                )
            )
        assert all(messages.has(f"line-{change.line}") for change in preview.changes)


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
    rule = Rule("needs-good", {"tile": 10, "goods": ["oil", "coal"]})
    assert Messages(NEOM, "en").rule(rule).startswith("Gas Station needs Oil or Coal:")
    rule = Rule("needs-tiles", {"tile": 83, "type": "residential", "amount": 3, "have": 0})
    assert "Typ Wohngebäude in deiner Stadt; du hast keines" in Messages(NEOM, "de").rule(rule)
    assert (
        Messages(NEOM, "en").rule(Rule("wrong-phase", {"phase": "act"})).endswith("time for taking actions.")
    )
