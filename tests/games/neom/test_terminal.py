"""The table drawn with characters, and tiles in words."""

import re
from typing import Any

import pytest

from gridtown.core.play import Play
from gridtown.core.rng import Rng
from gridtown.games.neom.editions.words import COUNTERS
from gridtown.games.neom.game import Neom, load
from gridtown.games.neom.words import terminal, tile_words
from gridtown.messages import LANGUAGES, Messages

SAID = [
    (111, "counts as one Raw Good or Processed Good", "Ware deiner Wahl (Rohstoff oder Handelsgut)"),
    (
        127,
        "2 VP for each Residential tile with two or more Commercial tiles nearby",
        "2 SP für jedes Wohngebäude mit zwei oder mehr umliegenden Plättchen (Wirtschaftsgebäude)",
    ),
    (
        128,
        "for each Residential or Industrial tile",
        "für jedes Plättchen (Wohngebäude oder Industriegebäude)",
    ),
    (
        142,
        "3 VP for each Industrial tile within two spaces of a Residential tile",
        "3 SP für jedes Plättchen (Industriegebäude), das höchstens zwei Felder von einem anderen (Wohn",
    ),
    (143, "1 VP for every 2 tiles that share a type", "1 SP für je 2 Plättchen, die einen Typ"),
    (145, "1 VP for each Raw Good you produce", "1 SP für jede Ware, die du produzierst (Rohstoff)"),
]
EVERY_TWO = {
    "tiles": ["public"], "nearby": ["public"], "elsewhere": ["public"], "edge": ["public"],
    "corner": ["public"], "sets": ["public", "power", "residential"], "neighborhoods": [],
    "neighborhoods_1": [], "neighborhoods_2": [], "neighborhoods_3_or_more": [], "served": ["public"],
    "printed_at_most_2": [], "road_squares": [], "within_two": ["public", "power"], "alike": [],
    "largest_cluster": ["public"], "pairs": ["public", "power"], "goods": [], "money": [],
    "final_income": [],
}  # fmt: skip
IDS = re.compile(r"\b(letter|tile|effect|per|against|tier|type|terminal|column|prompt|action|line)-[a-z_]+")


def plain(text: str) -> str:
    """A text with its protected spaces as plain ones."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


@pytest.fixture(scope="module")
def neom() -> Neom:
    return load()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tile_has_words_for_all_it_does(neom: Neom, lang: str) -> None:
    headings, rows = terminal.catalog(neom, Messages(neom, lang))
    assert len(rows) == 150
    assert {len(row) for row in rows} == {len(headings)}
    for row in rows:
        assert not any(IDS.search(cell) for cell in row), row


@pytest.mark.parametrize(("number", "en", "de"), SAID)
def test_what_tiles_do_is_said_exactly(neom: Neom, number: int, en: str, de: str) -> None:
    row = neom.edition.tile[number - 1]
    assert en in plain(tile_words.tile_facts(row, Messages(neom, "en")))
    assert de in plain(tile_words.tile_facts(row, Messages(neom, "de")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_money_at_once_and_income_are_told_apart(neom: Neom, lang: str) -> None:
    words = Messages(neom, lang)
    both = [row for row in neom.edition.tile if row.instant and any(row.income)]
    assert both
    for row in both:
        instant, income = tile_words.money_words(row, words).split(", ")
        assert instant == words.text("tile-instant", amount=row.instant)
        assert income.startswith(words.text("tile-income", amounts=""))


@pytest.mark.parametrize(("lang", "points", "roads"), [("en", "? VP", "NESW"), ("de", "? SP", "NOSW")])
def test_points_that_vary_and_roads(neom: Neom, lang: str, points: str, roads: str) -> None:
    facts = plain(tile_words.tile_facts(neom.edition.tile[131 - 1], Messages(neom, lang)))
    assert f" · {points} · " in facts
    assert f" {roads} · " in facts


@pytest.mark.parametrize("per", COUNTERS)
def test_every_counter_says_how_many_it_counts_at_a_time(neom: Neom, per: str) -> None:
    effect = {"kind": "score", "vp": 1, "per": per, "of": EVERY_TWO[per], "every": 7}
    assert re.search(r"^1 VP for every £?7 ", plain(tile_words.effect_words(effect, Messages(neom, "en"))))
    assert re.search(r"^1 SP für je 7 ", plain(tile_words.effect_words(effect, Messages(neom, "de"))))


def test_public_tiles_two_at_a_time(neom: Neom) -> None:
    effect = {"kind": "score", "vp": 1, "per": "tiles", "of": ["public"], "every": 2}
    english, german = (plain(tile_words.effect_words(effect, Messages(neom, lang))) for lang in LANGUAGES)
    assert english == "1 VP for every 2 Public tiles"
    assert german == "1 SP für je 2 Plättchen (Öffentliches Gebäude)"


def test_selling_says_what_this_edition_pays(neom: Neom) -> None:
    assert Messages(neom, "en").text("action-sell", amount=4) == "Sell the tile for £4"
    assert plain(Messages(neom, "de").text("action-sell", amount=4)) == "Das Plättchen für 4 £ verkaufen"


@pytest.mark.proof
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_choice_of_a_game_can_be_shown(neom: Neom, players: int, lang: str) -> None:
    words, play, rng = Messages(neom, lang), Play(neom, neom.setup(players), 3), Rng(3, 1)
    while not play.over:
        player = neom.players_to_act(play.state)[0]
        view = neom.view(play.state, player)
        actions = neom.legal_actions(view.known, player)
        if rng.below(6) == 0:
            shown = [*terminal.draw(neom, view, words), terminal.prompt(neom, view, actions, words)]
            shown += [part for action in actions for part in terminal.describe(neom, view, action, words)]
            assert not any(IDS.search(line) for line in shown), shown
        play.apply(actions[int(rng.below(len(actions)))])
    assert terminal.ending(neom, neom.view(play.state, None), words)


def test_roads_and_marks_are_drawn_where_they_are(neom: Neom) -> None:
    position = "neom phase=act active=P1 / centre=ore city=d3:131 money=9 selected=1"
    state: Any = neom.parse_state(position)
    lines = terminal.draw(neom, neom.view(state, 0), Messages(neom, "en"), ["Ann"], {"b3": "7"})
    text = [re.sub(r"\[/?[a-z ]*\]", "", line) for line in lines]
    assert any("╡Ore         ╞═╡" in line for line in text)  # the City Center joined to Parking Authority
    assert any("(7)" in line and line.startswith("3") for line in text)


def test_nothing_secret_is_drawn(neom: Neom) -> None:
    play, rng = Play(neom, neom.setup(3), 3), Rng(3, 1)
    for _ in range(30):
        actions = neom.legal_actions(play.state, neom.players_to_act(play.state)[0])
        play.apply(actions[int(rng.below(len(actions)))])
    words = Messages(neom, "en")
    view = neom.view(play.state, 1)
    again = neom.view(neom.determinize(view, Rng(8)), 1)
    assert terminal.draw(neom, view, words) == terminal.draw(neom, again, words)
