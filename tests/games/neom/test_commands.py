"""NEOM at the command line: its words there, its score pad, its editions."""

import json
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run
from tests.games.neom.playing import printed
from tests.registry import own_edition, played

from gridtown.games.neom.game import load
from gridtown.study.simulate import new_job, play_some

Ask = Callable[..., Any]

CITY = (
    '{"game":"neom","centre":"stone","tiles":[{"number":1,"space":"c4"},'
    '{"number":137,"space":"b3","good":"steel"}],"money":31,"final_income":9}'
)
LINES = ["tiles", "neighborhoods", "goods", "money", "pollution", "ghost_town", "power"]
KEYS = {
    "number", "name", "generation", "players", "types", "polluting", "power", "vp", "cost", "produces",
    "instant", "income", "roads", "source",
}  # fmt: skip
GOODS = {
    "coal", "natural_gas", "oil", "ore", "stone", "wood", "concrete", "copper", "diamonds", "glass", "gold",
    "lumber", "plastics", "steel", "electronics", "jewelry", "sports_cars",
}  # fmt: skip
PLAY = ("play", "neom", "--terminal", "--bots", "random", "--lang", "en", "--seed", 3)


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def city(tmp_path: Path) -> Path:
    file = tmp_path / "CITY.json"
    file.write_text(CITY, encoding="utf-8")
    return file


@pytest.fixture
def edited(tmp_path: Path) -> Callable[[str, str], Path]:
    """Give a way to write an edition with something replaced, once."""
    return partial(own_edition, tmp_path, "neom")


# gridtown components


def test_json_is_the_list_of_all_tiles(ask: Ask) -> None:
    tiles = ask("components", "neom")
    assert [tile["number"] for tile in tiles] == list(range(1, 151))
    for tile in tiles:
        assert KEYS <= set(tile)
        assert tile["generation"] == ("I", "II", "III", "C")[min((tile["number"] - 1) // 40, 3)]
        assert tile["players"] in ((None,) if tile["generation"] == "C" else (1, 4, 5))
        assert isinstance(tile["vp"], int) or tile["vp"] is None
        assert tile["income"] is None or len(tile["income"]) == 3
        assert set(tile["produces"]) <= GOODS
        assert set(tile["cost"]) <= {"money", "goods", "any_of", "tiles"}
        assert (tile["roads"] == "") == (tile["types"] == ["disaster"])


def test_text_has_sources_and_both_languages(run: Run) -> None:
    shown = run("components", "neom").stdout
    assert "Tenements" in shown
    assert "source: printed; reconstructed: roads" in shown
    german = run("components", "neom", "--lang", "de").stdout
    assert "Mietshäuser" in german
    assert "Quelle: gedruckt; nachgebildet: Straßen" in german


def test_a_broken_edition_names_file_row_and_field(run: Run, edited: Callable[[str, str], Path]) -> None:
    broken = edited('\nroads = "NESW"', '\nroads = "NOPE"')
    result = run("components", "neom", "--edition", broken)
    assert result.exit_code == 2
    assert all(word in result.stderr for word in (str(broken), "tile", "roads"))


# gridtown score


def test_the_pad_has_seven_lines_their_total_and_each_tile(ask: Ask, city: Path) -> None:
    pad = ask("score", "neom", city)
    assert list(pad) == [*LINES, "total", "by_tile"]
    assert sum(pad[line] for line in LINES) == pad["total"] == 10
    assert {tuple(tile) for tile in pad["by_tile"]} == {("number", "space", "vp")}


@pytest.mark.parametrize(("lang", "word"), [("en", "Ghost Town"), ("de", "Geisterstadt")])
def test_the_pad_names_lines_and_tiles_in_both_languages(run: Run, city: Path, lang: str, word: str) -> None:
    result = run("score", "neom", city, "--lang", lang)
    assert result.exit_code == 0
    assert word in result.stdout
    assert "C4" in result.stdout


def test_another_edition_counts(ask: Ask, city: Path, edited: Callable[[str, str], Path]) -> None:
    mine = edited("good_vp = { raw = 1,", "good_vp = { raw = 5,")
    assert ask("score", "neom", city, "--edition", mine)["goods"] == 7


def test_a_city_that_cannot_lie_is_told_all_its_faults(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_text('{"centre":"ore","tiles":[{"number":151,"space":"c9"}],"money":-1}', encoding="utf-8")
    result = run("score", "neom", file, "--json")
    assert result.exit_code == 2
    told = json.loads(result.stdout)["faults"]
    assert [fault.split(": ")[0] for fault in told] == ["tiles[0].number", "tiles[0].space", "money"]
    assert all(fault in result.stderr for fault in told)


# gridtown simulate


def test_a_parquet_file_has_the_seven_lines(ask: Ask, tmp_path: Path) -> None:
    polars = pytest.importorskip("polars")
    path = tmp_path / "games.parquet"
    games = ("--players", 2, "--bots", "random", "--games", 1, "--workers", 1)
    ask("simulate", "neom", *games, "--out", path)
    columns = polars.read_parquet(path).columns
    assert [column for column in columns if column.startswith("score_")] == [f"score_{it}" for it in LINES]


def test_a_study_plays_with_the_edition_it_is_given(edited: Callable[[str, str], Path]) -> None:
    mine = edited("start_money = 6", "start_money = 60")
    rich, poor = (
        play_some(new_job(rules, path, rules.setup(2), ["random"], 1), range(2))[0]
        for rules, path in ((load(mine), mine), (printed(), None))
    )
    assert sum(rich[0].scores) > sum(poor[0].scores)


# gridtown bench


@pytest.mark.proof
def test_its_goals_are_shown(run: Run) -> None:
    shown = run("bench", "neom", "--rounds", 1, "--seconds", 0.01).stdout
    assert all(
        goal in shown
        for goal in ("≥ 1,000,000", "≥ 5,000", "≥ 150,000", "≥ 4,010", "≤ 0.5", "≤ 1", "≤ 2,048")
    )


# gridtown play --terminal, gridtown replay


@pytest.mark.parametrize("players", [1, 2])
def test_the_end_names_winners_or_the_rank(run: Run, players: int) -> None:
    shown = run(*PLAY, "--players", players, "--save", "r.json", input="1\n" * 400).stdout
    assert "The game is over" in shown
    assert ("Winner" in shown) == (players > 1)
    assert ("Rank: " in shown) == (players == 1)
    assert all(line in shown for line in ("Neighborhoods", "Ghost Town", "Total"))


def test_the_city_is_drawn_with_choices_on_its_spaces(run: Run) -> None:
    shown = run(*PLAY, "--players", 3, input="1\n" * 12).stdout
    assert "City Center" in shown
    assert re.search(r"\(\d+\)", shown)  # a number on a space
    assert "R Residential" in shown
    assert re.search(r"^ +1 Select .* needs ", shown, re.MULTILINE)
    assert re.search(r"£\d+ for ", shown)  # a cost, from the preview


def test_an_illegal_space_is_explained_by_its_rule(run: Run) -> None:
    to_spaces = "1\n1\n1\n1\n1\n"
    shown = run(*PLAY, "--players", 3, input=to_spaces + "? at a5\nq\n").stdout
    assert "would not be connected to the City Center" in shown.split("Your choice")[-2]


def test_the_deal_is_told(run: Run) -> None:
    shown = run(*PLAY, "--players", 3, input="q\n").stdout
    assert re.search(r"Player 1 drew the [A-Z].* board\.", shown)
    assert "Cornerstones were dealt" in shown


def test_it_speaks_german(run: Run) -> None:
    shown = run(*PLAY, "--players", 2, "--lang", "de", input="1\n1\nq\n").stdout
    assert "W Wohngebäude" in shown


def test_a_walk_tells_of_the_generations(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    record.write_text(played("neom", 2, 5).record.to_json(), encoding="utf-8")
    shown = run("replay", record).stdout
    assert "City Center" in shown or "A5" in shown
    assert "Generation III began" in shown
