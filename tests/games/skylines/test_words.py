"""Skylines has words, in both languages, for everything it says."""

import re
from collections import Counter
from typing import Any

import pytest
from tests.games.skylines.playing import play
from tests.games.skylines.provoked import CASES

from gridtown.core.action import actor
from gridtown.core.event import Event
from gridtown.core.refusal import SHARED_IDS
from gridtown.games import load
from gridtown.games.skylines.board.cards import FIRST_SERVICE, GROUPS, SERVICES, STAGES, TYPES
from gridtown.games.skylines.board.tracks import TRACKS
from gridtown.games.skylines.events import EVENT_IDS
from gridtown.games.skylines.game import Skylines
from gridtown.games.skylines.refusals import RULE_IDS
from gridtown.games.skylines.state import ENDINGS, PHASES, REASONS, SkylinesState
from gridtown.games.skylines.tables import MODIFIER_KINDS
from gridtown.games.skylines.turn import WORDS as KINDS
from gridtown.messages import LANGUAGES, Messages

SKYLINES = load("skylines")
WORDS = [Messages(SKYLINES, lang) for lang in LANGUAGES]
NAMES = ["Ada", "Ben", "Cleo", "Dora"]

MERELY_CHANCE = ("first", "pieces", "deal", "roles", "reveal")
PROMPTS = [*(phase for phase in PHASES if phase not in MERELY_CHANCE), "waiting"]

SAID = [
    (
        Event("played", 0, {"card": 76, "cost": 6}),
        "Ada played Opera House for 6\xa0money.",
        "Ada hat „Opernhaus“ für 6\xa0Geld gespielt.",
    ),
    (
        Event("played", 1, {"card": 105, "cost": 0}),
        "Ben played State Grant.",
        "Ben hat „Landeszuschuss“ gespielt.",
    ),
    (
        Event("built", 0, {"card": 12, "squares": ["c4", "c5"]}),
        "Built on C4 and C5: Pawnshop.",
        "„Pfandhaus“ wurde auf C4 und C5 gebaut.",
    ),
    (
        Event("used", 0, {"services": ["healthcare", "fire"]}),
        "Services used: Healthcare and Fire.",
        "Genutzt: Gesundheit und Feuerwehr.",
    ),
    (
        Event("track", -1, {"track": "money", "amount": -3, "from": 9, "to": 6}),
        "City treasury: from 9 to 6.",
        "Stadtkasse: von 9 auf 6.",
    ),
    (Event("news", -1, {"news": 112}), "News: Road Construction.", "Nachricht: Großbaustelle."),
    (Event("role", 2, {"role": 93}), "Cleo took the role Outreach Worker.", None),
    (
        Event("role-dealt", 2, {"role": 93}),
        "Cleo was dealt the role Outreach Worker.",
        "Cleo hat die Rolle „Streetworker“ bekommen.",
    ),
    (Event("policy-gone", 2, {"policy": 96}), "Cleo did not use Tax Increase, and it was discarded.", None),
    (
        Event("developed", 1, {"board": "A", "cost": 2}),
        "Ben developed Piece A for 2\xa0money.",
        "Ben hat Spielplanteil A für 2\xa0Geld aufgedeckt.",
    ),
    (
        Event("lost", -1, {"cause": "stuck"}),
        "The game was lost: no possible action left.",
        "Das Spiel ist verloren: keine Aktion mehr möglich.",
    ),
]


def every(messages: Messages, *ids: str) -> bool:
    missing = [id for id in ids if not messages.has(id)]
    assert not missing
    return True


@pytest.mark.parametrize("messages", WORDS, ids=LANGUAGES)
def test_everything_that_is_said_by_id_has_words(messages: Messages) -> None:
    services = TYPES[FIRST_SERVICE : FIRST_SERVICE + SERVICES]
    assert every(messages, *(f"rule-{id}" for id in (*SHARED_IDS, *RULE_IDS)))
    assert every(messages, *(f"event-{id}" for id in EVENT_IDS))
    assert every(messages, *(f"action-{kind}" for kind in KINDS.values()))
    assert every(messages, *(f"step-{phase}" for phase in PHASES))
    assert every(messages, *(f"prompt-{phase}" for phase in PROMPTS))
    assert every(messages, *(f"prompt-draw-{reason}" for reason in REASONS if reason != "action"))
    assert every(messages, *(f"{kind}-{id}" for kind in ("cause", "terminal-ended") for id in ENDINGS[2:]))
    assert every(messages, *(f"{kind}-{type}" for kind in ("type", "code") for type in TYPES))
    assert every(messages, *(f"plural-{type}" for type in (*TYPES[:14], *GROUPS, "any")))
    assert every(messages, *(f"service-{service}" for service in services))
    assert every(messages, *(f"stage-{stage}" for stage in range(1, STAGES + 1)))
    assert every(messages, *(f"{kind}-{track}" for kind in ("short", "line") for track in TRACKS))
    assert every(messages, *(f"effect-{kind}" for kind in MODIFIER_KINDS), "effect-exchange-cheaper")
    assert every(messages, "terminal-ended-completed", "line-skyline", "line-lost", "change-lost", "blurb")


@pytest.mark.parametrize("messages", WORDS, ids=LANGUAGES)
def test_every_card_has_its_name(messages: Messages) -> None:
    names = [messages.name("card", number) for number in range(1, 116)]
    assert not any(name.isdecimal() for name in names)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("messages", WORDS, ids=LANGUAGES)
def test_short_words_of_tracks_differ(messages: Messages) -> None:
    assert len({messages.text(f"short-{track}") for track in TRACKS}) == len(TRACKS)


@pytest.mark.parametrize(("event", "en", "de"), SAID)
def test_what_happened_is_told(event: Event, en: str, de: str | None) -> None:
    said = [messages.event(event, NAMES) for messages in WORDS]
    assert said == [en, de or said[1]]


BARE = re.compile(r"(?<![\w−])\d+(?!\w)")
"""A number by itself: no square, and no part of a name."""

FIGURES = ("cost", "money", "amount", "player")
"""What is told as a number: money, tiles, and seats, which tables call by their names."""


def test_every_action_names_what_it_is_about() -> None:
    """Legal or not: anybody may ask why an action is none."""
    state = SKYLINES.initial(SKYLINES.setup(2, {"scenario": "5"}))
    view, said = SKYLINES.view(state, 0), Counter[str]()
    for action in SKYLINES.all_actions(state):
        told: Any = SKYLINES.present_action(view, action)
        if actor(action) == 0 and (told["kind"] != "place" or not said["place"]):
            words = {key: told[key] for key in told if key not in ("action", "kind", "column", "row")}
            for messages in WORDS:
                text = messages.text(f"action-{told['kind']}", NAMES, **{"place": "there", **words})
                assert not BARE.search(text), text
            said[told["kind"]] += 1
    assert said["keep"] == said["play"] == said["take"] == 115
    assert set(said) == set(KINDS.values())


@pytest.mark.proof
def test_every_refusal_names_what_it_is_about(game: Skylines) -> None:
    """Whatever is asked about at each step, places left out."""
    tables: dict[str, SkylinesState] = {}
    for _, _, position, before, _ in CASES:
        state = play(game, position, *before)
        tables.setdefault(game.step(state), state)
    kept = 0
    for state in tables.values():
        view, legal = game.view(state, 0), game.legal_actions(state, 0)
        for action in game.all_actions(state):
            if game.present_action(view, action)["kind"] in ("place", "lay") or action in legal:
                continue
            rule = game.reason(view, 0, action)
            figures = {str(value) for key, value in rule.args.items() if key in FIGURES}
            for messages in WORDS:
                said = messages.rule(rule, NAMES)
                assert set(BARE.findall(said)) <= figures, said
            kept += rule.id == "not-offered"
    assert kept == 113
    assert {*KINDS.values()} - {"exchange", "end", "play", "take", "done"} <= {*tables}
