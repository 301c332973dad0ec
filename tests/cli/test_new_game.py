"""`gridtown new-game`: what it lays out runs as it is, and it leaves nothing half-done."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from gridtown.cli import new_game
from gridtown.games import VARIABLE, load, names
from gridtown.messages import LANGUAGES, Messages


@pytest.fixture
def made(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a new game, which is registered by its file."""
    result = run("new-game", "my_town", "--into", tmp_path)
    assert result.exit_code == 0, result.stderr
    assert (
        f"GRIDTOWN_GAMES={tmp_path / 'my_town/my_town.py'} gridtown play my_town --terminal" in result.stdout
    )
    monkeypatch.setenv(VARIABLE, str(tmp_path / "my_town/my_town.py"))
    return tmp_path / "my_town"


def test_it_has_a_module_tests_and_a_package(made: Path) -> None:
    assert sorted(path.name for path in made.iterdir()) == ["my_town.py", "pyproject.toml", "test_my_town.py"]
    assert [path.name for path in made.parent.iterdir()] == ["my_town"]
    text = "".join(path.read_text(encoding="utf-8") for path in made.iterdir())
    assert "hamlet" not in text.lower()
    assert 'my_town = "my_town:load"' in text


@pytest.mark.usefixtures("made")
def test_it_plays_in_the_terminal_at_once(run: Run) -> None:
    result = run("play", "my_town", "--terminal", "--players", 2, "--seed", 1, input="1\n" * 5)
    assert result.exit_code == 0, result.stderr
    assert "[1]" in result.stdout
    assert "Build on A1" in result.stdout
    assert "built on A1 and scored" in result.stdout
    assert " wins." in result.stdout or " share the victory." in result.stdout
    assert result.exit_code == 0


def test_its_own_tests_pass(made: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=made, env={**os.environ}, check=False)
    assert done.returncode == 0, done.stdout
    assert "12 passed" in done.stdout


@pytest.mark.usefixtures("made")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_says_everything_in_each_language(lang: str) -> None:
    game = load("my_town")
    assert (names()[-1], game.facts.title) == ("my_town", "My Town")
    words = Messages(game, lang)
    assert all(words.has(id) for id in ("blurb", "action-build", "event-rolled", "rule-square-taken"))


@pytest.mark.usefixtures("made")
def test_bots_play_it(run: Run) -> None:
    result = run("simulate", "my_town", "--games", 4, "--players", 3, "--json")
    assert result.exit_code == 0, result.stderr


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("My-Town", "small letters, digits and single underscores"),
        ("2towns", "a letter first"),
        ("../town", "is no name for a game"),
        ("", "is no name for a game"),
        ("a__b", "is no name for a game"),
        ("t" * 31, "at most 30"),
        ("class", "is a word of Python's"),
        ("random", "is a word of Python's"),
        ("gridtown", "is a word of Python's"),
        ("neom", "there is a game 'neom' already"),
        ("lots", "there is a game 'lots' already"),
    ],
)
def test_bad_names_are_refused(run: Run, tmp_path: Path, name: str, said: str) -> None:
    result = run("new-game", name, "--into", tmp_path)
    assert result.exit_code == 2
    assert said in result.stderr
    assert [*tmp_path.iterdir()] == []


def test_what_is_there_stays(run: Run, tmp_path: Path) -> None:
    (tmp_path / "town").write_text("mine", encoding="utf-8")
    result = run("new-game", "town", "--into", tmp_path)
    assert result.exit_code == 2
    assert "is there already; choose another name" in result.stderr
    assert (tmp_path / "town").read_text(encoding="utf-8") == "mine"


def test_a_folder_that_is_missing_is_named(run: Run, tmp_path: Path) -> None:
    result = run("new-game", "town", "--into", tmp_path / "nowhere")
    assert result.exit_code == 2
    assert f"there is no folder {tmp_path / 'nowhere'}" in result.stderr


def test_nothing_is_left_where_writing_fails(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: str) -> str:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(new_game, "called", full)
    result = run("new-game", "town", "--into", tmp_path)
    assert result.exit_code == 2
    assert "can't be written: No space left on device" in result.stderr
    assert [*tmp_path.iterdir()] == []
