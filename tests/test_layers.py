"""What import-linter cannot say: the core is allowed a list, and some module names are not allowed at all."""

import ast
import sys
from collections.abc import Collection, Iterator, Mapping
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


# --- import circles


def modules() -> dict[str, Path]:
    """Name every module of the package."""
    paths = (SRC / "gridtown").rglob("*.py")
    return {
        ".".join(path.relative_to(SRC).with_suffix("").parts).removesuffix(".__init__"): path
        for path in paths
    }


def imported(path: Path, known: Collection[str]) -> Iterator[str]:
    """Name the modules of the package that a file imports, also those for its types alone."""
    for node in ast.walk(ast.parse(path.read_text())):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names if alias.name in known)
            case ast.ImportFrom(module=str(module), names=names):
                inner = [f"{module}.{alias.name}" for alias in names]
                yield from (
                    name if name in known else module for name in inner if name in known or module in known
                )


def circles(arrows: Mapping[str, Collection[str]]) -> list[list[str]]:
    """Find the modules that reach each other: the strongly connected components of more than one."""
    reached = {name: reach(name, arrows) for name in arrows}
    joined = {
        name: [other for other in sorted(reached[name]) if name in reached[other]] for name in sorted(arrows)
    }
    return [others for name, others in joined.items() if others[:1] == [name]]


def reach(start: str, arrows: Mapping[str, Collection[str]]) -> set[str]:
    """Find all modules that can be reached over one arrow or more."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        fresh = set(arrows[waiting.pop()]) - found
        found |= fresh
        waiting += fresh
    return found


@pytest.mark.parametrize(
    ("arrows", "expected"),
    [
        ({"a": ["b"], "b": ["c"], "c": []}, []),
        ({"a": ["b"], "b": ["c"], "c": ["b"]}, [["b", "c"]]),
        ({"a": ["a"]}, [["a"]]),
        ({"a": ["b"], "b": ["a"], "c": ["d", "a"], "d": ["c"]}, [["a", "b"], ["c", "d"]]),
    ],
)
def test_circles_are_found(arrows: dict[str, list[str]], expected: list[list[str]]) -> None:
    assert circles(arrows) == expected


def test_no_modules_import_each_other_in_a_circle() -> None:
    known = modules()
    assert len(known) > 100
    assert circles({name: set(imported(path, known)) for name, path in known.items()}) == []
