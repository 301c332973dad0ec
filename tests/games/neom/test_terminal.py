"""The table drawn with characters, and tiles in words."""

import re
from typing import Any

import pytest

from gridtown.core.play import Play
from gridtown.core.rng import Rng
from gridtown.games.neom import terminal
from gridtown.games.neom.game import Neom, load
from gridtown.messages import LANGUAGES, Messages

IDS = re.compile(r"\b(letter|tile|effect|per|against|tier|type|terminal|column|prompt|action|line)-[a-z_]+")


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


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_choice_of_a_game_can_be_shown(neom: Neom, players: int, lang: str) -> None:
    words, play, rng = Messages(neom, lang), Play(neom, neom.setup(players), 3), Rng(3, 1)
    while not play.over:
        player = neom.active_players(play.state)[0]
        view = neom.view(play.state, player)
        actions = neom.legal_actions(view.known, player)
        if rng.below(6) == 0:
            shown = [*terminal.draw(neom, view, words), terminal.prompt(neom, view, actions, words)]
            shown += [part for action in actions for part in terminal.describe(neom, view, action, words)]
            assert not any(IDS.search(line) for line in shown), shown
        play.apply(actions[int(rng.below(len(actions)))])
    assert terminal.ending(neom, neom.view(play.state, None), words)


def test_roads_and_marks_are_drawn_where_they_are(neom: Neom) -> None:
    position = "neom phase=act active=P1 / centre=ore city=d3:131 money=9"
    state: Any = neom.parse_state(position)
    lines = terminal.draw(neom, neom.view(state, 0), Messages(neom, "en"), ["Ann"], {"b3": "7"})
    text = [re.sub(r"\[/?[a-z ]*\]", "", line) for line in lines]
    assert any("╡Ore         ╞═╡" in line for line in text)  # the City Center joined to Parking Authority
    assert any("(7)" in line and line.startswith("3") for line in text)


def test_nothing_secret_is_drawn(neom: Neom) -> None:
    play, rng = Play(neom, neom.setup(3), 3), Rng(3, 1)
    for _ in range(30):
        actions = neom.legal_actions(play.state, neom.active_players(play.state)[0])
        play.apply(actions[int(rng.below(len(actions)))])
    words = Messages(neom, "en")
    view = neom.view(play.state, 1)
    again = neom.view(neom.determinize(view, Rng(8)), 1)
    assert terminal.draw(neom, view, words) == terminal.draw(neom, again, words)
