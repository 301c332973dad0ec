"""Fixtures for running the program, in this process or in one of its own."""

import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from gridtown.cli import options, play  # noqa: F401 - their help names the games of this moment
from gridtown.cli.program import app
from gridtown.cli.screen import console

PROGRAM = "import sys; from gridtown.cli import main; sys.argv[0] = 'gridtown'; sys.exit(main())"

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command in this process; `input` is what is typed."""
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(console, "width", 200)  # where tests run side by side, it was made with another
    monkeypatch.setenv("LANG", "C")
    monkeypatch.delenv("LC_ALL", raising=False)

    def invoke(*arguments: object, input: str | None = None) -> Result:
        words = [str(argument) for argument in arguments]
        return CliRunner().invoke(app, words, input=input, catch_exceptions=False)

    return invoke


@pytest.fixture
def ask(run: Run) -> Callable[..., Any]:
    """Run a command that answers in JSON, and give the answer."""

    def answer(*arguments: object, input: str | None = None) -> Any:
        result = run(*arguments, "--json", input=input)
        assert result.exit_code == 0, result.stderr
        return json.loads(result.stdout)

    return answer


def start(*arguments: object, **how: Any) -> "subprocess.Popen[str]":
    """Start the program in a process of its own, its output on pipes."""
    command = [sys.executable, "-c", PROGRAM, *(str(argument) for argument in arguments)]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True, **how}
    return subprocess.Popen(command, **pipes)
