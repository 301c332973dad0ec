"""Training comes to the same file, to the last byte, whichever build plays its games."""

import os
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
TUNED = Training(POLICY, "tuned_toy", 2, (("length", "long"),), games=6, rounds=2, seed=3)
OWN = ("--epochs", "20", "--slips", "50")


@pytest.mark.parametrize(
    ("file", "asked", "own"),
    [
        ("tests/toy.py", VALUED, OWN),
        ("tests/toy.py", CHOSEN, ("--playouts", "4")),
        ("tests/study/tuned_toy.py", TUNED, ()),
    ],
)
def test_both_builds_learn_the_same(
    root: Path,
    tmp_path: Path,
    pure_env: dict[str, str],
    monkeypatch: pytest.MonkeyPatch,
    file: str,
    asked: Training,
    own: tuple[str, ...],
) -> None:
    pytest.importorskip("numpy")
    toy = str(root / file)
    monkeypatch.setenv(VARIABLE, toy)
    ours = train(asked, tmp_path / "ours", Inline())
    path = os.pathsep.join([pure_env["PYTHONPATH"], str(root)])
    command = [
        sys.executable,
        "-c",
        PROGRAM,
        "train",
        asked.game,
        "--players",
        "2",
        "--option",
        "length=long",
    ]
    command += ["--what", asked.what, "--games", str(asked.games), "--rounds", "2", "--seed", "3", *own]
    command += ["--workers", "1", "--out", str(tmp_path / "theirs")]
    subprocess.run(
        command,
        env={**pure_env, VARIABLE: toy, "PYTHONPATH": path},
        check=True,
        capture_output=True,
    )
    for name in (f"round-1{ours.suffix}", f"round-2{ours.suffix}", ours.name):
        assert (tmp_path / "ours" / name).read_bytes() == (tmp_path / "theirs" / name).read_bytes()
