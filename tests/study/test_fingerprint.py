"""The mark of rules and bots."""

from pathlib import Path

import pytest
from tests.registry import NAMES, game_of

from gridtown.games import VARIABLE, load
from gridtown.study import fingerprint as module
from gridtown.study.fingerprint import fingerprint


def test_every_game_has_its_own() -> None:
    marks = [fingerprint(game_of(name)) for name in NAMES]
    assert len(set(marks)) == len(NAMES)
    assert marks == [fingerprint(load(name)) for name in NAMES]


def test_a_changed_game_has_another(tmp_path: Path, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (root / "examples/lots.py").read_text(encoding="utf-8").replace('"lots"', '"plots"')
    file = tmp_path / "plots.py"
    file.write_text(text, encoding="utf-8")
    monkeypatch.setenv(VARIABLE, str(file))
    before = fingerprint(load("plots"))
    file.write_text(text + "\n# another\n", encoding="utf-8")
    assert fingerprint(load("plots")) != before


def test_changed_bots_make_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of("lots")
    monkeypatch.setattr(module, "PACKAGE", tmp_path)
    for file in ("bots/deep.py", "bots/words/de.py", "bots/deep.so"):
        (tmp_path / file).parent.mkdir(exist_ok=True, parents=True)
        (tmp_path / file).write_text("1", encoding="utf-8")
    before = fingerprint(game)
    (tmp_path / "bots/words/de.py").write_text("2", encoding="utf-8")
    (tmp_path / "bots/deep.so").write_text("2", encoding="utf-8")
    assert fingerprint(game) == before
    (tmp_path / "bots/deep.py").write_text("2", encoding="utf-8")
    assert fingerprint(game) != before
