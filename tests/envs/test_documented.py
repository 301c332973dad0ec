"""What docs/research.md shows is run as it stands, and what it counts is counted."""

import re
from pathlib import Path

import pytest
from tests.registry import game_of

pytest.importorskip("pettingzoo", reason="without the extra pettingzoo")
pytest.importorskip("pyspiel", reason="without the extra openspiel")

PYTHON = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_examples_run(root: Path) -> None:
    examples = PYTHON.findall((root / "docs/research.md").read_text())
    assert len(examples) == 4
    for example in examples:
        exec(compile(example, "docs/research.md", "exec"), {})


def test_the_numbers_of_ids_are_true(root: Path) -> None:
    said = " ".join((root / "docs/research.md").read_text().split())
    for name, title in {"neom": "NEOM", "mayor": "Mayor", "skylines": "Skylines"}.items():
        assert f"{game_of(name).codec.players.size:,} for {title}" in said
