"""NEOM has words, in both languages, for everything it says."""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest
from tests.games.neom.refused import CASES

from gridtown.core.event import Event
from gridtown.core.record import NAME_LONGEST
from gridtown.core.refusal import Refusal, Value
from gridtown.games import load
from gridtown.games.neom.events import EVENT_IDS
from gridtown.games.neom.refusals import RULE_IDS
from gridtown.games.neom.words.tile_words import effect_words
from gridtown.messages import LANGUAGES, Messages

NEOM = load("neom")
WORDS = [Messages(NEOM, lang) for lang in LANGUAGES]
NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil"]
LONG_NAMES = [name.ljust(NAME_LONGEST, "a") for name in NAMES]
LONGEST = 80
"""The most characters of a refusal."""


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


BOX: Any = NEOM.components()
TILES: dict[int, Any] = {tile["number"]: tile for tile in BOX["tiles"]}
SOME: dict[str, list[Value]] = {
    "good": [good["id"] for good in BOX["goods"]],
    "goods": [["natural_gas", "oil"], ["natural_gas"], ["diamonds"], ["electronics"]],
    "old": [*TILES],
    "side": ["west", "east"],
    "type": ["residential", "commercial", "industrial"],
    "asked": ["action", "space", "source", "make", "give", "take"],
    "amount": [25],
    "money": [24],
    "have": [0, 2],
    "generation": [1, 2, 3],
    "space": ["c4"],
    "seller": [2],
}
"""What the arguments of a refusal may be, but for its tile."""

Asked = Callable[[Any], bool]
ABOUT: dict[str, Asked] = {
    "disaster-no-action": lambda tile: "disaster" in tile["types"],
    "disaster-too-late": lambda tile: "disaster" in tile["types"],
    "not-selected": lambda tile: tile["number"] <= 120,
    "not-your-cornerstone": lambda tile: tile["number"] > 120,
    "needs-tiles": lambda tile: "tiles" in tile["cost"],
    "needs-money": lambda tile: "money" in tile["cost"],
    "needs-good": lambda tile: bool({"goods", "any_of"} & {*tile["cost"]}),
    "too-expensive": lambda tile: bool({"goods", "any_of"} & {*tile["cost"]}),
    "no-alternative": lambda tile: bool({"goods", "any_of"} & {*tile["cost"]}),
    "not-in-pile": lambda tile: tile["number"] > 120,
    "cornerstone-chosen": lambda tile: tile["number"] > 120,
}
"""The tiles that a refusal may be about, where not any may."""


def arguments(id: str, names: list[str]) -> Iterator[dict[str, Value]]:
    """What a refusal may be told with."""
    tiles: list[Value] = [number for number, tile in TILES.items() if ABOUT.get(id, bool)(tile)]
    for values in product(*(tiles if name == "tile" else SOME[name] for name in names)):
        args = dict(zip(names, values, strict=True))
        if id != "cant-replace" or _differ(args):
            yield args


def _differ(args: dict[str, Value]) -> bool:
    tile, old = (TILES[int(str(args[name]))] for name in ("tile", "old"))
    return not {*tile["types"], "disaster", "resource"} & {*old["types"]} and "disaster" not in tile["types"]


@pytest.mark.parametrize("messages", WORDS, ids=LANGUAGES)
@pytest.mark.parametrize("id", RULE_IDS)
def test_a_refusal_is_short_with_the_longest_names(id: str, messages: Messages) -> None:
    names = next(([*args] for rule, args, *_ in CASES if rule == id), ["tile"])  # no-space has no case
    said = [messages.rule(Refusal(id, args), LONG_NAMES) for args in arguments(id, names)]
    assert [text for text in said if len(text) > LONGEST] == []


def test_rules() -> None:
    rule = Refusal("needs-good", {"tile": 10, "goods": ["oil", "coal"]})
    assert Messages(NEOM, "en").rule(rule) == "Gas Station needs Oil or Coal, and nobody produces any."
    rule = Refusal("needs-tiles", {"tile": 83, "type": "residential", "amount": 3, "have": 0})
    assert "braucht 3 Wohngebäude in deiner Stadt; du hast keines" in Messages(NEOM, "de").rule(rule)
    assert "taking actions" in Messages(NEOM, "en").rule(Refusal("wrong-step", {"step": "act"}))


@pytest.mark.parametrize(
    ("tile", "said"),
    [
        (17, "protects itself and nearby tiles from Fire"),
        (57, "protects nearby tiles from Crime Spree"),
        (139, "protects itself and nearby tiles from Fire and Crime Spree"),
    ],
)
def test_only_from_fire_a_department_protects_itself(tile: int, said: str) -> None:
    tiles: Any = NEOM.components()["tiles"]
    row = next(row for row in tiles if row["number"] == tile)
    assert said in [effect_words(effect, Messages(NEOM, "en")) for effect in row["effects"]]
