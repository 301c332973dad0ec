"""The tool that loads a server with watched matches, at a small scale: everybody comes, acts, and is told."""

import re
import subprocess
import sys
from pathlib import Path


def loaded(root: Path, *given: str) -> str:
    """What a short run says."""
    command = [sys.executable, "-m", "benchmarks.watched", "--settle", "1", "--seconds", "3", *given]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=True, timeout=300).stdout


def test_the_people_of_some_matches_come_and_some_act(root: Path) -> None:
    said = loaded(root, "--matches", "6", "--acting", "0.5", "--every", "0.5", "--clients", "2")
    assert "12 sockets in" in said
    assert "6 people act" in said
    assert "process 1: 12 sockets" in said
    actions = re.search(r"clients: (\d+) actions", said)
    assert actions is not None, said
    assert int(actions[1]) > 3
    assert "0 sockets lost" in said


def test_they_are_spread_over_the_processes(root: Path, postgres_url: str) -> None:
    said = loaded(
        root,
        "--matches",
        "3",
        "--acting",
        "0",
        "--clients",
        "1",
        "--processes",
        "2",
        "--postgres",
        postgres_url,
    )
    assert "process 1: 3 sockets" in said
    assert "process 2: 3 sockets" in said
