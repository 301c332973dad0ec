"""Mayor has words, in both languages, for everything it says."""

import pytest

from gridtown.core.event import Event
from gridtown.core.refusal import Refusal
from gridtown.games import load
from gridtown.games.mayor.board.lines import COLOURS, TYPES
from gridtown.games.mayor.components import read_edition
from gridtown.games.mayor.events import EVENT_IDS, PIECES
from gridtown.games.mayor.preview import CAUSE_REASONS, REASONS
from gridtown.games.mayor.refusals import RULE_IDS
from gridtown.games.mayor.state import ENDINGS, PHASES
from gridtown.games.mayor.turn import WORDS as VERBS
from gridtown.messages import LANGUAGES, Messages
from gridtown.messages.sources import sources_of

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
        "Ada bought a Shop (price: 7 gold).",
        "Ada hat einen Laden gekauft (Preis: 7 Gold).",
    ),
    (
        Event("scored", 1, {"times": 2, "vp": 2, "gp": 4, "why": ["yellow", "N"]}),
        "Ben scored 2 matches: yellow and N.",
        "Ben hatte 2 Treffer: gelb und N.",
    ),
    (
        Event("scored", 1, {"times": 1, "vp": 3, "gp": -1, "why": ["piece"]}),
        "Ben scored 1 match: a piece on the street.",
        "Ben hatte einen Treffer: eine Figur an der Straße.",
    ),
    (
        Event("scored", 1, {"times": 0, "vp": 0, "gp": 0, "why": []}),
        "Nothing matched: Ben scored nothing.",
        "Nichts passte: Ben hat nichts dafür bekommen.",
    ),
    (
        Event("scored-beside", 1, {"vp": 3, "gp": -1}),
        "Ben stood on the street and scored once.",
        "Ben stand an der Straße und hatte einen Treffer.",
    ),
    (
        Event(
            "walked", 1, {"piece": "citizen", "from": 8, "to": 11, "vp": 3, "gp": 0, "pushed": 1, "lost": 0}
        ),
        "Ben’s Citizen moved from 8 to 11: +3 VP, past an occupied space.",
        "Ben: Bürger von 8 auf 11, +3 SP, über ein besetztes Feld hinaus.",
    ),
    (
        Event(
            "walked", 0, {"piece": "banker", "from": 9, "to": 2, "vp": 0, "gp": -7, "pushed": 0, "lost": 0}
        ),
        "Ada’s Banker moved from 9 to 2: −7 gold.",
        "Ada: Bankier von 9 auf 2, −7 Gold.",
    ),
    (
        Event(
            "walked", 0, {"piece": "banker", "from": 48, "to": 49, "vp": 0, "gp": 1, "pushed": 0, "lost": 3}
        ),
        "Ada’s Banker moved from 48 to 49: +1 gold; 3 lost before 50.",
        "Ada: Bankier von 48 auf 49, +1 Gold; vor der 50 verloren: 3.",
    ),
    (
        Event("stayed", 2, {"number": 49, "lost": 2}),
        "Cleo’s Banker stayed on 49, with no free space before 50: 2 gold lost.",
        "Cleo: Bankier weiter auf 49, da vor der 50 alles besetzt war; verloren: 2 Gold.",
    ),
    (
        Event("laid", 2, {"amenity": 44, "square": "b3"}),
        "Cleo laid the Railway Station on B3.",
        "Cleo hat den Bahnhof auf B3 gelegt.",
    ),
    (
        Event("moved", 0, {"type": "church", "amount": 3, "cost": 3}),
        "Ada moved 3 spaces to Church (fee: 3 gold).",
        "Ada ist 3 Felder weit auf „Kirche“ gezogen (Kosten: 3 Gold).",
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


def test_every_reason_for_a_change_has_a_source() -> None:
    icons = [
        icon for tile in read_edition().tile for icon in (tile.colour, tile.region, tile.section, *tile.icons)
    ]
    reasons = {*REASONS.values(), *CAUSE_REASONS[1:], *filter(None, icons), "piece"}
    known = sources_of(MAYOR)
    assert known is not None
    assert set(known.why) == {*reasons, "pushed", "lost", "claim"}


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
