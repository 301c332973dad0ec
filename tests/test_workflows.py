"""The workflow that makes the wheels of a release, checked as far as can be without its machines."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[1]
FILE = ROOT / ".github/workflows/wheels.yml"

PLATFORMS = {"linux": 16, "macos": 4, "windows": 4}
"""Wheels made on each kind of machine, one a Python; on Linux for glibc and musl on x86-64 and ARM."""


@pytest.fixture
def workflow() -> dict[Any, Any]:
    found: dict[Any, Any] = yaml.safe_load(FILE.read_text(encoding="utf-8"))
    return found


def commands(workflow: dict[Any, Any]) -> list[str]:
    """All that is run: by the workflow, and by cibuildwheel once a wheel is made."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    tried: list[str] = project["tool"]["cibuildwheel"]["test-command"]
    steps = [step for job in workflow["jobs"].values() for step in job["steps"]]
    return [*tried, *(step["run"] for step in steps if "run" in step)]


def test_it_is_a_workflow() -> None:
    """By the schema that comes with check-jsonschema."""
    check = ("-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows", FILE)
    done = subprocess.run([sys.executable, *check], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_what_it_runs_is_there(workflow: dict[Any, Any]) -> None:
    said = commands(workflow)
    files = {path for command in said for path in re.findall(r"[\w/]+\.py\b", command)}
    assert files == {"/tests/wheels/played.py", "tests/wheels/played.py"}
    assert all((ROOT / path.lstrip("/")).is_file() for path in files)
    targets = {target for command in said for target in re.findall(r"\bmake (\w+)", command)}
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert targets == {"web"}
    assert all(re.search(rf"^{target}:", makefile, re.MULTILINE) for target in targets)


def test_what_a_job_fetches_a_job_before_it_has_kept(workflow: dict[Any, Any]) -> None:
    kept: dict[str, list[str]] = {}
    for name, job in workflow["jobs"].items():
        needed = job.get("needs", [])
        there = [what for each in ([needed] if isinstance(needed, str) else needed) for what in kept[each]]
        kept[name] = list(there)  # what those before it have kept it could fetch as well
        for step in job["steps"]:
            uses, what = step.get("uses", ""), step.get("with", {})
            assert re.fullmatch(r"(actions/[a-z-]+@v\d+)?", uses), "nothing of others than the house's own"
            if "upload-artifact" in uses:
                kept[name].append(what["name"].partition("$")[0])
            if "download-artifact" in uses:
                wanted = what.get("name", what.get("pattern", "")).rstrip("*")
                assert any(name.startswith(wanted) for name in there), wanted


def test_cibuildwheel_is_the_one_that_is_checked_here(workflow: dict[Any, Any]) -> None:
    lock = (ROOT / "requirements/dev.txt").read_text(encoding="utf-8")
    (locked,) = re.findall(r"^cibuildwheel==(\S+)", lock, re.MULTILINE)
    (used,) = [each for command in commands(workflow) for each in re.findall(r"cibuildwheel==(\S+)", command)]
    assert used == locked


@pytest.mark.parametrize("platform", PLATFORMS)
def test_what_cibuildwheel_would_make(platform: str) -> None:
    archs = ["--archs", "x86_64,aarch64"] if platform == "linux" else []
    asked = ["-m", "cibuildwheel", "--print-build-identifiers", "--platform", platform, *archs, str(ROOT)]
    done = subprocess.run([sys.executable, *asked], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    made = done.stdout.split()
    assert len(made) == PLATFORMS[platform], made
    assert {name.partition("-")[0] for name in made} == {"cp311", "cp312", "cp313", "cp314"}
