"""Which build runs, and that each test process sees the one it asked for."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import gridtown
from gridtown.core import build

ASK = "from gridtown.core import build; print(build.NAME)"


@pytest.mark.compiled
def test_the_build_is_the_one_asked_for() -> None:
    assert build.compiled() == (os.environ["GRIDTOWN_COMPILE"] == "require")
    assert build.NAME == ("compiled" if build.compiled() else "interpreted")


@pytest.mark.compiled
def test_a_process_of_its_own_sees_the_same_build() -> None:
    answer = subprocess.run([sys.executable, "-c", ASK], capture_output=True, text=True, check=True)
    assert answer.stdout == f"{build.NAME}\n"


@pytest.mark.parity
def test_the_pure_build_runs_beside_the_compiled_one(pure_env: dict[str, str]) -> None:
    answer = subprocess.run(
        [sys.executable, "-c", ASK], capture_output=True, text=True, check=True, env=pure_env
    )
    assert answer.stdout == "interpreted\n"


def test_nothing_compiled_lies_beside_the_sources(root: Path) -> None:
    assert [path for kind in ("*.so", "*.c", "*.pyd") for path in (root / "src").rglob(kind)] == []


def test_the_version_stands_once_in_each_place(root: Path) -> None:
    for file, pattern in (
        ("pyproject.toml", r'^version = "(.+)"'),
        ("web/package.json", r'"version": "(.+)"'),
    ):
        found = re.search(pattern, (root / file).read_text(), re.MULTILINE)
        assert found is not None, file
        assert found[1] == gridtown.__version__, file


@pytest.mark.parametrize("lock", ["boot.txt", "dev.txt", "play.txt"])
def test_a_lock_names_hashes_and_no_host(root: Path, lock: str) -> None:
    text = (root / "requirements" / lock).read_text()
    assert "://" not in text
    pins = re.findall(r"^[a-z0-9-]+(?:\[.+\])?==.*\\\n +--hash=sha256:", text, re.MULTILINE)
    assert len(pins) == len(re.findall(r"^[a-z]", text, re.MULTILINE))


def test_play_and_dev_agree(root: Path) -> None:
    play, dev = (
        set(re.findall(r"^[a-z0-9-]+==\S+", (root / "requirements" / lock).read_text(), re.MULTILINE))
        for lock in ("play.txt", "dev.txt")
    )
    assert play < dev
