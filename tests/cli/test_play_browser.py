"""`gridtown play` in the browser: that it serves tables; the server has tests of its own."""

import json
import re
import signal
import subprocess
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

import pytest
from tests.cli.conftest import Run, start
from tests.registry import NAMES, seats

from gridtown.cli.open_table import OpenTable, message_of


def address(process: "subprocess.Popen[str]", words: str) -> str:
    """The address in the line that starts with `words`."""
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith(words):
            found = re.search(r"http://[^ ]+", line)
            assert found is not None
            return found[0].strip()
    raise AssertionError(process.communicate()[1])


def stop(process: "subprocess.Popen[str]") -> None:
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert "Traceback" not in errors


@pytest.fixture
def serving(tmp_path: Path) -> Any:
    return ("--port", 0, "--db", tmp_path / "tables.sqlite3", "--no-browser")


def test_play_serves_the_list_of_tables(serving: Any) -> None:
    process = start("play", *serving)
    page = build_opener().open(f"{address(process, 'Gridtown is running')}api/tables")
    assert json.load(page) == []
    stop(process)


@pytest.mark.parametrize("name", NAMES)
def test_play_with_a_game_begins_a_table_and_gives_its_seat(serving: Any, name: str) -> None:
    players = seats(name, 3)
    process = start("play", name, "--players", players, "--bots", "random", "--seed", 255, *serving)
    house, _, key = address(process, "Your table").partition("/join#")
    browser = build_opener(HTTPCookieProcessor(CookieJar()))
    joining = json.dumps({"key": key, "name": "Ada"}).encode()
    browser.open(Request(f"{house}/api/join", joining, {"content-type": "application/json"})).close()
    (table,) = json.load(browser.open(f"{house}/api/tables"))
    assert table["game"] == name
    assert table["seats"] == ["person", *["random"] * (players - 1)]
    assert table["names"][0] == "Ada"
    assert (table["mine"], table["seed_known"]) == ([0], True)
    stop(process)


def test_a_percentage_is_refused_before_anything_is_served(run: Run, serving: Any) -> None:
    result = run("play", NAMES[0], "--players", seats(NAMES[0], 2), "--bots", "strong:50", *serving)
    assert result.exit_code == 2
    assert "gridtown: --bots: strong:50: percentages are for games with --terminal" in result.stderr
    assert result.stderr.rstrip().endswith("write strong, or add --terminal")
    assert "running at" not in result.stdout


def test_a_refusal_of_the_server_is_told_in_its_words(
    serving: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    process = start("play", *serving)
    request = {"game": NAMES[0], "players": seats(NAMES[0], 2), "seats": ["person", "genius"]}
    OpenTable(request, browser=False)._open(address(process, "Gridtown is running"))
    said = capsys.readouterr().err
    assert said.startswith("gridtown: no table was begun: seats: genius is unknown here. Choose from: person")
    assert "{" not in said
    stop(process)


@pytest.mark.parametrize("answer", ["Bad gateway", "[]", "{}", "3"])
def test_an_answer_that_is_no_refusal_is_told_whole(answer: str) -> None:
    assert message_of(answer.encode()) == answer


@pytest.mark.parametrize("kind", ["text", "folder", "nowhere"])
def test_a_database_that_is_none_is_refused(run: Run, tmp_path: Path, kind: str) -> None:
    places = {"text": tmp_path / "notes.txt", "folder": tmp_path, "nowhere": tmp_path / "no" / "x.sqlite3"}
    wished = places[kind]
    (tmp_path / "notes.txt").write_text("no database")
    result = run("play", "--no-browser", "--db", wished)
    assert result.exit_code == 2
    assert f"--db {wished}" in result.stderr.replace("\n", "")
