"""What is told of adding a game holds: the files, the fourth game, and how long it is."""

import re
from pathlib import Path

import pytest
from tests.registry import NAMES

from gridtown.games import GAMES

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "src/gridtown/games"
TEXT = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^ +\| `(\w+(?:\.py|\.toml|/))` \| (.*) \|$", TEXT, re.MULTILINE)
"""The files and folders of a game in the order of the table, and what is said of each."""
TOLD = [name for name, _ in ROWS]
NEEDED = [name for name, said in ROWS if not said.endswith("may be missing")]

MOST_LINES = 150


def there(game: str) -> set[str]:
    """The files and folders of a game; folders end in a slash."""
    inside = [path for path in (FOLDER / game).iterdir() if not path.name.startswith("__")]
    return {path.name + "/" * path.is_dir() for path in inside}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_every_file_that_it_needs(game: str) -> None:
    assert len(TOLD) > len(NEEDED) > 10
    assert set(NEEDED) - there(game) == set()


def test_every_file_that_games_share_is_told_of() -> None:
    found = [name for game in GAMES for name in there(game)]
    assert {name for name in found if found.count(name) > 1} - set(TOLD) == set()


@pytest.mark.parametrize("path", re.findall(r"`((?:src|tests|examples|web|docs|cli|core)/[\w./]+)`", TEXT))
def test_every_path_that_is_named_is_there(path: str) -> None:
    assert (ROOT / path).exists() or (ROOT / "src/gridtown" / path).exists()


def test_contributing_sends_its_readers_there() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for word in ("docs/adding-a-game.md", "gridtown new-game", "examples/lots.py", "GRIDTOWN_GAMES"):
        assert word in text


def test_lots_is_a_whole_game_in_few_lines() -> None:
    assert "lots" in NAMES
    lines = (ROOT / "examples/lots.py").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= MOST_LINES
    assert {len(line) <= 110 for line in lines} == {True}
