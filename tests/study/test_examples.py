"""Every example, and the scripts beside `gridtown bench`, run."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted(ROOT.glob("examples/*.py"))
SHORT = {key: ["1", "random"] for key in ("neom_evidence", "mayor_evidence", "skylines_evidence")}
SHORT["neom_roads"] = ["1", "random", "1"]
SHORT["mayor_ismcts"] = ["1", "2", "random"]
SHORT["neom_ppo"] = ["2048", "2"]
"""Arguments that make an example quick."""

NEEDS = {"mayor_ismcts": ("pyspiel", "openspiel"), "neom_ppo": ("sb3_contrib", "rl")}
"""The module that an example can't do without, and the extra that has it."""


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_it_runs(example: Path) -> None:
    module, extra = NEEDS.get(example.stem, ("gridtown", ""))
    pytest.importorskip(module, reason=f"{example.name} needs the extra {extra}")
    command: list[str | Path] = [sys.executable, example, *SHORT.get(example.stem, [])]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.variant
def test_the_levels_can_be_held_against_each_other(root: Path, tmp_path: Path) -> None:
    """A game of each is too few to decide anything, and that fails."""
    command: list[str | Path] = [
        sys.executable,
        root / "benchmarks/ladder.py",
        "lots",
        "--games",
        "1",
        "--out",
        tmp_path,
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stderr
    told = done.stdout.strip().splitlines()[-6:]
    assert all(line.startswith("undecided") for line in told)
    assert {line.split(": ")[1] for line in told} == {"lots 2 no", "lots 4 no", "lots 2 yes"}
    assert len(list(tmp_path.rglob("games.jsonl"))) == 6


def test_the_time_of_games_can_be_split(root: Path) -> None:
    script = root / "benchmarks/where.py"
    done = subprocess.run([sys.executable, script, "2"], capture_output=True, text=True, check=True)
    assert "push" in done.stdout
