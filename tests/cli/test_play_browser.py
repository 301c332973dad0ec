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


@pytest.mark.parametrize("kind", ["text", "folder", "nowhere"])
def test_a_database_that_is_none_is_refused(run: Run, tmp_path: Path, kind: str) -> None:
    places = {"text": tmp_path / "notes.txt", "folder": tmp_path, "nowhere": tmp_path / "no" / "x.sqlite3"}
    wished = places[kind]
    (tmp_path / "notes.txt").write_text("no database")
    result = run("play", "--no-browser", "--db", wished)
    assert result.exit_code == 2
    assert f"--db {wished}" in result.stderr.replace("\n", "")
