"""The two wheels as `make` built them, and clean environments to install them in."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

PASSED_ON = re.compile(r"(?:PIP|SSL)_\w+|(?:\w+_)?CA_BUNDLE|(?:https?|all|no)_proxy", re.IGNORECASE)
"""The variables that say how a package index is reached; nothing else of this environment goes along."""

PIN = re.compile(r"^([a-z0-9-]+)(?:\[[a-z,]+\])?(==\S+(?: ; [^\\]+)?) \\$", re.MULTILINE)


def wheel(folder: Path) -> Path:
    """The wheel in a folder; the only one."""
    found = sorted(folder.glob("*.whl"))
    assert len(found) == 1, f"{folder}: {len(found)} wheels; `make wheel` builds the two"
    return found[0]


@pytest.fixture(scope="session")
def compiled_wheel(root: Path) -> Path:
    return wheel(root / "build/wheel")


@pytest.fixture(scope="session")
def pure_wheel(root: Path) -> Path:
    return wheel(root / "build/pure")


class Clean:
    """A fresh environment with neither compiler nor Node: of the programs, only its own are in reach."""

    def __init__(self, folder: Path, root: Path) -> None:
        self.folder = folder
        bin = folder / "env/bin"
        passed = {name: value for name, value in os.environ.items() if PASSED_ON.fullmatch(name)}
        cache = {"PIP_CACHE_DIR": str(root / "build/pip"), "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
        home = folder / "home"
        home.mkdir()
        self.env = {**cache, **passed, "PATH": str(bin), "HOME": str(home)}
        self.python = str(bin / "python")
        self.pins = folder / "pins.txt"
        locked = (root / "requirements/dev.txt").read_text(encoding="utf-8")
        self.pins.write_text("".join(f"{name}{pin}\n" for name, pin in PIN.findall(locked)))
        subprocess.run([sys.executable, "-m", "venv", folder / "env"], check=True)

    def run(self, *command: str | Path) -> str:
        """What a program says there. Raises AssertionError where it fails."""
        done = subprocess.run(
            command, cwd=self.folder, env=self.env, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
        return done.stdout

    def install(self, what: str) -> None:
        """Install a wheel and what it needs, as everybody would: with pip, none of it built here."""
        pip = ("-m", "pip", "install", "--quiet", "--only-binary", ":all:", "--constraint", self.pins)
        self.run(self.python, *pip, what)
        assert self.run(self.python, "-m", "pip", "check") == "No broken requirements found.\n"


@pytest.fixture
def clean(tmp_path: Path, root: Path) -> Clean:
    return Clean(tmp_path, root)
