"""At moments of the golden records: the terminal asks for what is legal, all of it and nothing else."""

import re
from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final

import pytest
from tests.games.goldens import command
from tests.games.moments import CUES, Json, Moment, moments, path, written
from tests.registry import game_of

from gridtown.messages import LANGUAGES, Messages

pytestmark = pytest.mark.compiled

GAMES: Final = list(CUES)

SAID: Final[dict[tuple[str, str], dict[str, str]]] = {
    ("neom", "en"): {
        "own": r"Place (the selected tile|or sell)", "stone": r"Place .*a Cornerstone", "sell": r"[Ss]ell",
        "keep": r"Keep", "select": r"Select", "at": r"a space", "source": r"where to get",
        "make": r"to produce", "give": r"to hand in", "done": r"finish", "take": r"to take", "pay": r"Pay",
        "sacrifice": r"sacrifice",
    },
    ("neom", "de"): {
        "own": r"Baue (das|oder)", "stone": r"Baue .*ein Ankergebäude", "sell": r"[Vv]erkaufe\b",
        "keep": r"Behalte", "select": r"Plättchen aus\b", "at": r"ein Feld", "source": r"woher",
        "make": r"produziert", "give": r"abgibst", "done": r"beende", "take": r"nimmst", "pay": r"Zahle",
        "sacrifice": r"entfernst",
    },
    ("mayor", "en"): {
        "move": r"Move", "buy": r"Buy|Take the tile", "place": r"[Pp]lace (a tile|one)|a square",
        "use": r"[Uu]se an amenity", "pass": r"pass", "waive": r"skip", "citizen": r"the Citizen",
        "banker": r"the Banker", "reward": r"your reward", "event": r"Event",
    },
    ("mayor", "de"): {
        "move": r"Ziehe", "buy": r"Kaufe|Nimm kostenlos", "place": r"[Bb]aue (ein|eines)\b|Bauplatz",
        "use": r"utze eine Einrichtung", "pass": r"passen?\b", "waive": r"verzichte", "citizen": r"Bürger",
        "banker": r"Bankier", "reward": r"bekommst", "event": r"Ereignis",
    },
    ("skylines", "en"): {
        "play": r"Play a card", "exchange": r"xchange (a card|one)|to exchange", "end": r"nd the Milestone",
        "done": r"[Gg]o on", "tile": r"a tile", "place": r"a place", "draw": r"where to draw",
        "keep": r"a role", "develop": r"to develop", "lay": r"to lay",
    },
    ("skylines", "de"): {
        "play": r"Spiele eine Karte", "exchange": r"tausche eine\b|Tausche eine\b|zum Tauschen",
        "end": r"eende den Meilenstein", "done": r"[Mm]ach weiter", "tile": r"ein Plättchen",
        "place": r"einen Platz", "draw": r"woher", "keep": r"eine Rolle", "develop": r"aufgedeckt",
        "lay": r"wohin das nächste",
    },
}  # fmt: skip
"""By game and language, how each thing to do is asked for."""

SAME: Final[dict[str, Mapping[str, str]]] = {
    "neom": {},
    "mayor": {"claim": "place", "lay": "place"},
    "skylines": {"swap": "exchange", "take": "draw"},
}
"""Kinds of actions that are asked for in the words of another."""


def legal(name: str, one: Moment) -> set[str]:
    """The things that can be done; in NEOM, placing the selected tile and a Cornerstone are two."""
    found = {SAME[name].get(kind, kind) for kind in (str(offer["kind"]) for offer in one.offers)}
    if name == "neom" and "place" in found:
        selected = one.shown["seats"][one.viewer]["selected"]
        places = [offer["tile"] == selected for offer in one.offers if offer["kind"] == "place"]
        found = found - {"place"} | {"own" if of_hand else "stone" for of_hand in places}
    return found


def prompt(name: str, one: Moment, words: Messages) -> str:
    terminal: Any = import_module(f"gridtown.games.{name}.words.terminal")
    return str(terminal.prompt(game_of(name), one.view, one.actions, words))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_prompt_asks_for_what_is_legal(name: str, lang: str) -> None:
    words, met = Messages(game_of(name), lang), set[str]()
    for one in moments(name):
        if one.offers:
            text = prompt(name, one, words)
            asked = {thing for thing, said in SAID[name, lang].items() if re.search(said, text)}
            assert asked == legal(name, one), (one.setup, one.ply, text)
            met |= asked
    assert met >= SAID[name, lang].keys() - {"take"}, "too few moments"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_good_that_a_source_can_be_chosen_for_is_named(lang: str) -> None:
    words, several = Messages(game_of("neom"), lang), 0
    for one in moments("neom"):
        goods = {offer["good"] for offer in one.offers if offer["kind"] == "source" and offer["good"]}
        several += len(goods) > 1
        for good in goods:
            assert words.name("good", good) in prompt("neom", one, words)
    assert several


@pytest.mark.parametrize("name", GAMES)
def test_the_moments_of_the_browser_s_tests_are_those_of_the_records(name: str) -> None:
    kept = path(name).read_text(encoding="utf-8")
    assert kept == written(name), f"if this is meant: {command(name)}"


def test_a_seat_has_chosen_once_it_has() -> None:
    """Where all choose at once, and there was something to choose."""
    told: set[tuple[str, bool]] = set()
    for one in moments("neom"):
        shown: Json = one.shown
        status = shown["seats"][one.viewer]["status"]
        if one.offers:
            assert status == "choosing"
        elif shown["phase"] != "over":
            chosen = one.acted and shown["players"] > 2
            assert status == ("chosen" if chosen else "waiting"), (one.setup, one.ply)
            told.add((shown["phase"], chosen))
    assert told >= {(phase, True) for phase in ("draft", "select", "act", "disaster")}
    assert told >= {("act", False), ("disaster", False)}
