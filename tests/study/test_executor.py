"""Executors: their processes end with the one that started them."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

PARENT = """
from gridtown.study.executor import executor
import os, time

if __name__ == "__main__":
    pool = executor(2)
    print(*{pool.submit(os.getpid).result() for _ in range(8)}, flush=True)
    time.sleep(60)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="processes are looked up by signal 0")
def test_workers_end_with_a_parent_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT, encoding="utf-8")
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        workers = [int(word) for word in parent.stdout.readline().split()]
        assert workers
        parent.send_signal(signal.SIGKILL)
    for _ in range(300):
        if not any(map(alive, workers)):
            return
        time.sleep(0.1)
    pytest.fail(f"still there: {[worker for worker in workers if alive(worker)]}")


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
