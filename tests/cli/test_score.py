"""`gridtown score`: the door; what cities score is tested in tests/games/neom/test_city_file.py."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run

CITY = (
    '{"game":"neom","centre":"stone","tiles":[{"number":1,"space":"c4"},'
    '{"number":137,"space":"b3","good":"steel"}],"money":31,"final_income":9}'
)
LINES = ["tiles", "neighborhoods", "goods", "money", "pollution", "ghost_town", "power"]


@pytest.fixture
def city(tmp_path: Path) -> Path:
    file = tmp_path / "CITY.json"
    file.write_text(CITY, encoding="utf-8")
    return file


def test_json_has_the_seven_lines_their_total_and_each_tile(ask: Callable[..., Any], city: Path) -> None:
    pad = ask("score", "neom", city)
    assert list(pad) == [*LINES, "total", "by_tile"]
    assert sum(pad[line] for line in LINES) == pad["total"] == 10
    assert {tuple(tile) for tile in pad["by_tile"]} == {("number", "space", "vp")}


@pytest.mark.parametrize(("lang", "word"), [("en", "Ghost Town"), ("de", "Geisterstadt")])
def test_text_names_lines_and_tiles_in_both_languages(run: Run, city: Path, lang: str, word: str) -> None:
    result = run("score", "neom", city, "--lang", lang)
    assert result.exit_code == 0
    assert word in result.stdout
    assert "C4" in result.stdout


def test_a_city_may_come_from_stdin(run: Run) -> None:
    assert json.loads(run("score", "neom", "-", "--json", input=CITY).stdout)["total"] == 10


def test_another_edition_counts(ask: Callable[..., Any], city: Path, root: Path, tmp_path: Path) -> None:
    text = (root / "src/gridtown/games/neom/editions/base.toml").read_text(encoding="utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(text.replace("good_vp = { raw = 1,", "good_vp = { raw = 5,"), encoding="utf-8")
    assert ask("score", "neom", city, "--edition", mine)["goods"] == 7


def test_nonsense_is_exit_code_2_with_all_faults(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_text('{"centre":"ore","tiles":[{"number":151,"space":"c9"}],"money":-1}', encoding="utf-8")
    result = run("score", "neom", file, "--json")
    assert result.exit_code == 2
    told = json.loads(result.stdout)["faults"]
    assert [fault.split(": ")[0] for fault in told] == ["tiles[0].number", "tiles[0].space", "money"]
    assert all(fault in result.stderr for fault in told)


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"\x80abc"])
def test_a_file_that_is_no_text_is_refused(run: Run, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "bytes.json"
    file.write_bytes(content)
    result = run("score", "neom", file)
    assert (result.exit_code, "UTF-8" in result.stderr) == (2, True)


def test_a_byte_order_mark_is_no_fault(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bom.json"
    file.write_bytes(b"\xef\xbb\xbf" + CITY.encode())
    assert run("score", "neom", file).exit_code == 0


@pytest.mark.parametrize("name", ["nowhere.json", ".", "a\0b"])
def test_a_file_that_cannot_be_read_is_refused(run: Run, name: str) -> None:
    result = run("score", "neom", name)
    assert (result.exit_code, "cannot be read" in result.stderr) == (2, True)
