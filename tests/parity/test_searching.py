"""A search comes to the same choice, by the same sums, in both builds."""

import json
import subprocess
import sys
from pathlib import Path

from tests.parity.searched import MOMENTS, SHARES, TABLES, searched


def test_both_builds_search_alike(root: Path, pure_env: dict[str, str]) -> None:
    ours = [searched(name, players) for name, players in TABLES]
    program = [sys.executable, str(root / "tests/parity/searched.py")]
    done = subprocess.run(program, capture_output=True, text=True, env=pure_env, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == ours
    for rows in ours:
        assert len(rows) == len(SHARES) * len(MOMENTS)
        assert all(len(row) > 1 + 4 for row in rows)  # several candidates
    assert any(row[0] != row[1] for rows in ours for row in rows)  # not all keep the policy's choice
