"""Games from elsewhere: files, modules and entry points; and what is said where they can't be loaded."""

import sys
from importlib import metadata
from pathlib import Path

import pytest

from gridtown.core.errors import InvalidGame, InvalidSetup
from gridtown.games import GAMES, VARIABLE, _installed, load, names

LOTS = Path(__file__).parents[2] / "examples/lots.py"


def test_the_games_of_the_package_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, f" tests.declared.harbour , {LOTS},,")
    assert names() == [*GAMES, "harbour", "lots"]


def test_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(LOTS))
    assert load("lots").facts.title == "Lots"
    assert type(load("lots")) is type(load("lots"))


def test_a_relative_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(LOTS.parent)
    monkeypatch.setenv(VARIABLE, "lots.py")
    assert load("lots").facts.id == "lots"


@pytest.mark.parametrize(
    ("content", "error", "said"),
    [
        (None, InvalidSetup, "GRIDTOWN_GAMES: there is no file .*lost.py"),
        ("load = lambda edition: 1 / 0", InvalidGame, "lost.py, line 1: ZeroDivisionError: division by zero"),
        ("\n1 / 0", InvalidGame, "GRIDTOWN_GAMES: .*lost.py, line 2: ZeroDivisionError: division by zero"),
        ("import json\njson.loads('[')", InvalidGame, "lost.py, line 2: JSONDecodeError: "),
        ("\nimport no_such", InvalidGame, "lost.py, line 2: ModuleNotFoundError: No module named 'no_such'"),
        ("\n\nclass Lost(:", InvalidGame, r"lost.py, line 3: SyntaxError: .*: class Lost\(:$"),
        ("load = lambda edition: None", InvalidGame, "lost.py: its `load` answers None; it must make a Game"),
        (
            "from gridtown.declared import Declared as load",
            InvalidGame,
            'GRIDTOWN_GAMES: [^,]*lost.py: Declared: it has no `id`: write id = "lots"; it has no `title`',
        ),
        (
            "from gridtown.declared import State, fields\n\nclass Lost(State):\n    size = fields.flag()",
            InvalidGame,
            "lost.py, line 3: Lost.size: every state has `size` already",
        ),
        ("", InvalidSetup, "lost.py answers no `load`"),
        (
            "from tests.declared.harbour import Harbour as load",
            InvalidSetup,
            "registered as 'lost', this game calls itself 'harbour'",
        ),
    ],
)
def test_what_is_wrong_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, content: str | None, error: type[Exception], said: str
) -> None:
    path = tmp_path / "lost.py"
    if content is not None:
        path.write_text(content)
    monkeypatch.setenv(VARIABLE, str(path))
    monkeypatch.delitem(sys.modules, "gridtown_game_lost", raising=False)
    with pytest.raises(error, match=said):
        load("lost")


def test_a_module_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "no.such.module")
    with pytest.raises(InvalidSetup, match="there is no module"):
        load("module")


def test_a_module_that_imports_what_is_not_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "lost_town.py").write_text("import gridtown\nimport no_such\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv(VARIABLE, "lost_town")
    said = (
        f"^GRIDTOWN_GAMES: {tmp_path}/lost_town.py, line 2: ModuleNotFoundError: No module named 'no_such'$"
    )
    with pytest.raises(InvalidGame, match=said):
        load("lost_town")


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (
            "tests.declared.no_harbour:Harbour",
            "tests.declared.no_harbour:Harbour: ModuleNotFoundError: No mod",
        ),
        ("tests.declared.harbour:Haven", "tests.declared.harbour:Haven: AttributeError: .*'Haven'"),
        (
            "tests.declared.harbour:CHANCE",
            "tests.declared.harbour:CHANCE: TypeError: 'int' object is not call",
        ),
    ],
)
def test_an_installed_package_that_is_broken(monkeypatch: pytest.MonkeyPatch, value: str, said: str) -> None:
    entry = metadata.EntryPoint("lost", value, "gridtown.games")
    monkeypatch.setattr(metadata, "entry_points", lambda **_: [entry])
    _installed.cache_clear()
    try:
        with pytest.raises(InvalidGame, match=f"^entry point lost: {said}"):
            load("lost")
    finally:
        _installed.cache_clear()


def test_an_installed_package(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = metadata.EntryPoint("harbour", "tests.declared.harbour:Harbour", "gridtown.games")
    taken = metadata.EntryPoint("neom", "tests.declared.harbour:Harbour", "gridtown.games")
    monkeypatch.setattr(metadata, "entry_points", lambda **_: [entry, taken])
    monkeypatch.delenv(VARIABLE)
    _installed.cache_clear()
    try:
        assert names() == [*GAMES, "harbour"]
        assert load("harbour").facts.title == "Harbour"
    finally:
        _installed.cache_clear()
