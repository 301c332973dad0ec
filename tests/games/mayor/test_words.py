"""Mayor has words, in both languages, for everything it says."""

import pytest

from gridtown.core.event import Event
from gridtown.core.refusal import Refusal
from gridtown.games import load
from gridtown.games.mayor.board.lines import COLOURS, TYPES
from gridtown.games.mayor.events import EVENT_IDS, PIECES
from gridtown.games.mayor.refusals import RULE_IDS
from gridtown.games.mayor.state import ENDINGS, PHASES
from gridtown.games.mayor.turn import WORDS as VERBS
from gridtown.messages import LANGUAGES, Messages

MAYOR = load("mayor")
WORDS = [Messages(MAYOR, lang) for lang in LANGUAGES]
NAMES = ["Ada", "Ben", "Cleo", "Dora"]
ALL = {"events": "yes", "amenities": "yes"}

MERELY_CHANCE = ("reveal", "draw")
KINDS = [*(kind for kind in VERBS.values() if kind != "reward"), "buy-free", "reward-vp", "reward-gp"]
PROMPTS = [*(phase for phase in PHASES if phase not in MERELY_CHANCE), "using", "square", "waiting"]

SAID = [
    (
        Event("bought", 0, {"tile": 9, "cost": 7}),
        "Ada bought a Shop for 7 gold.",
        "Ada hat einen Laden für 7 Gold gekauft.",
    ),
    (
        Event("scored", 1, {"times": 2, "vp": 2, "gp": 4, "why": ["yellow", "N"]}),
        "Ben scored 2 VP and 4 gold: yellow and N.",
        "Ben hat dafür 2 SP und 4 Gold bekommen: gelb und N.",
    ),
    (
        Event("scored", 1, {"times": 3, "vp": 9, "gp": -3, "why": ["+", "o", "piece"]}),
        "Ben scored 9 VP and paid 3 gold: +, o and a piece on the street.",
        "Ben hat dafür 9 SP bekommen und 3 Gold gezahlt: +, o und eine Figur an der Straße.",
    ),
    (
        Event("scored", 1, {"times": 0, "vp": 0, "gp": 0, "why": []}),
        "Nothing matched: Ben scored nothing.",
        "Nichts passte: Ben hat nichts dafür bekommen.",
    ),
    (
        Event("scored-beside", 1, {"vp": 3, "gp": -1}),
        "Ben stood on the street, got 3 VP and paid 1 gold.",
        "Ben stand an der Straße, hat 3 SP bekommen und 1 Gold gezahlt.",
    ),
    (
        Event("scored-beside", 1, {"vp": 0, "gp": 4}),
        "Ben stood on the street and got 4 gold.",
        "Ben stand an der Straße und hat 4 Gold bekommen.",
    ),
    (
        Event("laid", 2, {"amenity": 44, "square": "b3"}),
        "Cleo laid the Railway Station on B3.",
        "Cleo hat den Bahnhof auf B3 gelegt.",
    ),
    (
        Event("moved", 0, {"type": "church", "amount": 3, "cost": 3}),
        "Ada moved 3 spaces to Church for 3 gold.",
        "Ada ist 3 Felder weit auf „Kirche“ gezogen und hat 3 Gold gezahlt.",
    ),
    (
        Event("event-drawn", 0, {"events": [2, 5, 7]}),
        "Ada looked at three Events: Bank Robbery, Storm and Drought.",
        "Ada hat drei Ereignisse angesehen: Bankraub, Sturm und Dürre.",
    ),
]


def every(messages: Messages, *ids: str) -> bool:
    return all(messages.has(id) for id in ids)


@pytest.mark.parametrize("messages", WORDS, ids=LANGUAGES)
def test_everything_that_is_said_by_id_has_words(messages: Messages) -> None:
    assert every(messages, *(f"rule-{id}" for id in RULE_IDS))
    assert every(messages, *(f"event-{id}" for id in EVENT_IDS))
    assert every(messages, *(f"action-{kind}" for kind in KINDS))
    assert every(messages, *(f"step-{phase}" for phase in PHASES))
    assert every(messages, *(f"prompt-{phase}" for phase in PROMPTS))
    assert every(messages, *(f"terminal-ended-{ending}" for ending in ENDINGS[1:]))
    assert every(
        messages, *(f"{kind}-{type}" for kind in ("type", "plural", "marker", "why") for type in TYPES)
    )
    assert every(messages, *(f"colour-{colour}" for colour in COLOURS))
    assert every(messages, *(f"{kind}-{colour}" for kind in ("why", "letter") for colour in COLOURS[:4]))
    assert every(
        messages, *(f"piece-{piece}" for piece in PIECES), "why-piece", "line-vp", "line-gp", "blurb"
    )


@pytest.mark.parametrize("messages", WORDS, ids=LANGUAGES)
def test_letters_of_colours_differ(messages: Messages) -> None:
    """From each other, and from those of North and South, which stand beside them on the map."""
    assert len({"N", "S", *(messages.text(f"letter-{colour}") for colour in COLOURS[:4])}) == 6


@pytest.mark.parametrize(("event", "en", "de"), SAID)
def test_what_happened_is_told(event: Event, en: str, de: str) -> None:
    said = [messages.event(event, NAMES) for messages in WORDS]
    assert [text.replace("\N{NO-BREAK SPACE}", " ") for text in said] == [en, de]


def test_german_knows_the_gender_of_every_thing_in_the_box() -> None:
    """Names that are new in the edition need a line in the German `the-amenity` or `the-tile`."""
    german = WORDS[LANGUAGES.index("de")]
    for number in range(41, 50):
        said = german.event(Event("used", 0, {"amenity": number}), NAMES)
        assert any(f" {article} " in said for article in ("die", "das", "den")), said
    got = [german.event(Event("got", 0, {"tile": tile}), NAMES).split()[2:4] for tile in (1, 9, 17, 25, 33)]
    assert got == [
        ["eine", "Bank"],
        ["einen", "Laden"],
        ["eine", "Kirche"],
        ["einen", "Park"],
        ["eine", "Statue"],
    ]


def test_what_lies_in_the_block_of_a_square_is_not_said_to_lie_beside_it() -> None:
    refusal = Refusal("block-has-type", {"square": "j1", "type": "bank"})
    for messages, beside in zip(WORDS, ("beside", "neben"), strict=True):
        said = messages.rule(refusal)
        assert "block" in said.casefold()
        assert beside not in said
