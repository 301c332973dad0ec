"""What import-linter cannot say: the core is allowed a list, and some module names are not allowed at all."""

import ast
import sys
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path

import pytest

SRC = Path(__file__).parent.parent / "src"
NOT_NAMES = {"utils.py", "helpers.py", "base.py", "manager.py", "common.py", "misc.py"}
ALLOWED = {"gridtown.core", "librt", "mypy_extensions", "typing_extensions"} | sys.stdlib_module_names


def parents(name: str) -> Iterator[str]:
    """Name a module's packages and itself, outermost first."""
    yield from accumulate(name.split("."), lambda package, part: f"{package}.{part}")


def imports(path: Path) -> Iterator[str]:
    """Name every module that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text())):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=str(module)):
                yield module


@pytest.mark.parametrize("path", sorted((SRC / "gridtown/core").rglob("*.py")), ids=lambda path: path.stem)
def test_the_core_needs_the_standard_library_and_librt_alone(path: Path) -> None:
    allowed = ALLOWED | sys.stdlib_module_names
    assert [
        name for name in imports(path) if not allowed & {name.split(".")[0], ".".join(name.split(".")[:2])}
    ] == []


def test_a_thing_lives_in_the_module_named_after_it() -> None:
    assert [path for path in SRC.rglob("*.py") if path.name in NOT_NAMES] == []
