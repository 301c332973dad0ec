"""A search comes to the same choice, by the same sums, in both builds, and can be interrupted."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.parity.searched import MOMENTS, SHARES, TABLES, WIDTH, searched

from gridtown.core.effort import BEST, STRONG

INTERRUPTED = """
import signal, sys
from gridtown.bots import make
from gridtown.core.rng import Rng
from gridtown.games import load
from tests.parity.searched import positions

name, level = sys.argv[1:]
game = load(name)
signal.signal(signal.SIGALRM, signal.default_int_handler)
view, legal = next(positions(game, 2))
count = 0
for number in range(40):
    bot = make(level, game, Rng(number))
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.001 * (1 + number))
        bot.act(view, legal)
        signal.setitimer(signal.ITIMER_REAL, 0)
    except KeyboardInterrupt:
        count += 1
print(count)
"""
"""A program whose thinking bot is interrupted, as Ctrl-C does it, again and again."""


def test_both_builds_search_alike(root: Path, pure_env: dict[str, str]) -> None:
    ours = [searched(name, players) for name, players in TABLES]
    program = [sys.executable, str(root / "tests/parity/searched.py")]
    done = subprocess.run(program, capture_output=True, text=True, env=pure_env, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == ours
    for rows in ours:
        assert len(rows) == len(SHARES) * len(MOMENTS)
        assert all(len(row) > 1 + WIDTH for row in rows)  # several candidates
    assert any(row[0] != row[1] for rows in ours for row in rows)  # not all keep the policy's choice
    depths, widths = ([row[at::WIDTH] for rows in ours for row in rows] for at in (5, 6))
    assert max(map(max, depths)) > 2
    assert max(map(max, widths)) > 1


@pytest.mark.parametrize("name", ["neom", "mayor", "skylines"])
@pytest.mark.parametrize("level", [STRONG, BEST])
def test_a_thinking_bot_can_be_interrupted(root: Path, name: str, level: str) -> None:
    program = [sys.executable, "-c", INTERRUPTED, name, level]
    done = subprocess.run(program, capture_output=True, text=True, cwd=root, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 0
