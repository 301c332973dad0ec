"""Training comes to the same file, to the last byte, whichever build plays its games."""

import subprocess
import sys
from pathlib import Path

import pytest

from gridtown.games import VARIABLE
from gridtown.study.executor import Inline
from gridtown.study.lesson import POLICY, VALUE, Training
from gridtown.study.train import train

PROGRAM = "import sys; from gridtown.cli import main; sys.argv[0] = 'gridtown'; sys.exit(main())"
VALUED = Training(
    VALUE, "toy", 2, (("length", "long"),), games=60, rounds=2, seed=3, units=32, epochs=20, slips=50
)
CHOSEN = Training(POLICY, "toy", 2, (("length", "long"),), games=60, rounds=2, seed=3, playouts=4)
OWN = ("--epochs", "20", "--slips", "50")


@pytest.mark.parametrize(("asked", "own"), [(VALUED, OWN), (CHOSEN, ("--playouts", "4"))])
def test_both_builds_learn_the_same(
    root: Path,
    tmp_path: Path,
    pure_env: dict[str, str],
    monkeypatch: pytest.MonkeyPatch,
    asked: Training,
    own: tuple[str, ...],
) -> None:
    pytest.importorskip("numpy")
    toy = str(root / "tests/toy.py")
    monkeypatch.setenv(VARIABLE, toy)
    ours = train(asked, tmp_path / "ours", Inline())
    command = [sys.executable, "-c", PROGRAM, "train", "toy", "--players", "2", "--option", "length=long"]
    command += ["--what", asked.what, "--games", "60", "--rounds", "2", "--seed", "3", *own]
    command += ["--workers", "1", "--out", str(tmp_path / "theirs")]
    subprocess.run(command, env={**pure_env, VARIABLE: toy}, check=True, capture_output=True)
    for name in (f"round-1{ours.suffix}", f"round-2{ours.suffix}", ours.name):
        assert (tmp_path / "ours" / name).read_bytes() == (tmp_path / "theirs" / name).read_bytes()
