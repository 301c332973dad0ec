"""Each wheel, installed where there is nothing but Python, does what it is for."""

import re
import shutil
from pathlib import Path

import pytest
from tests.wheels.conftest import Clean

from gridtown import __version__

PYTHON = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)

STEPS = """
game.reset(seed=1)
for agent in game.agent_iter(20):
    game.step(game.infos[agent]["action_mask"].argmax())
"""

TIMEOUT = 600
"""Seconds: all that a wheel needs comes from an index."""


def version(clean: Clean) -> str:
    return clean.run(Path(clean.python).with_name("gridtown"), "--version")


@pytest.mark.timeout(TIMEOUT)
def test_the_pure_wheel_serves_tables_that_are_played_to_the_end(
    clean: Clean, pure_wheel: Path, root: Path
) -> None:
    for program in ("cc", "gcc", "clang", "node"):
        assert shutil.which(program, path=clean.env["PATH"]) is None
    clean.install(str(pure_wheel))
    assert version(clean) == f"gridtown {__version__} (interpreted)\n"
    said = clean.run(clean.python, root / "tests/wheels/played.py")
    assert re.findall(r"^(\w+): \d+ ", said, re.MULTILINE) == ["client", "neom", "mayor", "skylines"], said


@pytest.mark.variant
@pytest.mark.timeout(TIMEOUT)
def test_the_compiled_wheel_runs_what_is_shown_to_researchers(
    clean: Clean, compiled_wheel: Path, root: Path
) -> None:
    clean.install(f"gridtown[pettingzoo] @ {compiled_wheel.as_uri()}")
    assert version(clean) == f"gridtown {__version__} (compiled)\n"
    examples = PYTHON.findall((root / "docs/research.md").read_text(encoding="utf-8"))
    (example,) = [text for text in examples if "envs.pettingzoo" in text]
    clean.run(clean.python, "-c", f"{example}\n{STEPS}")
