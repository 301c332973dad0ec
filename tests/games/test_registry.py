"""Games from elsewhere: files, modules and entry points; and what is said where they can't be loaded."""

import sys
from importlib import metadata
from pathlib import Path

import pytest

from gridtown.core.errors import InvalidSetup
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
        ("load = lambda edition: 1 / 0", ZeroDivisionError, "division by zero"),
        ("1 / 0", ZeroDivisionError, "division by zero"),
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
