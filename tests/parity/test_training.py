"""Training comes to the same file, to the last byte, whichever build plays its games."""

import subprocess
import sys
from pathlib import Path

import pytest

from gridtown.games import VARIABLE
from gridtown.study.executor import Inline
from gridtown.study.train import Training, train

PROGRAM = "import sys; from gridtown.cli import main; sys.argv[0] = 'gridtown'; sys.exit(main())"
ASKED = Training("toy", 2, (("length", "long"),), games=60, rounds=2, units=32, epochs=20, slips=50, seed=3)


def test_both_builds_learn_the_same(
    root: Path, tmp_path: Path, pure_env: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("numpy")
    toy = str(root / "tests/toy.py")
    monkeypatch.setenv(VARIABLE, toy)
    ours = train(ASKED, tmp_path / "ours", Inline())
    command = [sys.executable, "-c", PROGRAM, "train", "toy", "--players", "2", "--option", "length=long"]
    command += ["--games", "60", "--rounds", "2", "--epochs", "20", "--slips", "50", "--seed", "3"]
    command += ["--workers", "1", "--out", str(tmp_path / "theirs")]
    subprocess.run(command, env={**pure_env, VARIABLE: toy}, check=True, capture_output=True)
    for name in ("round-1.net", "round-2.net", ours.name):
        assert (tmp_path / "ours" / name).read_bytes() == (tmp_path / "theirs" / name).read_bytes()
