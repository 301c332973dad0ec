"""The program `gridtown`: it finds the command, runs it, and turns errors into words and exit codes.

Exit codes: 0 done; 1 something broke; 2 what was asked for makes no sense, and the words on stderr say how
to mend it; 130 ended by Ctrl-C; 141 whoever read the output went away. `gridtown ladder --accept` answers by
its exit code, too: 0 accepted, 1 rejected, 3 undecided.
"""

import errno
import os
import sys
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from gridtown import __version__
from gridtown.core.build import NAME as BUILD
from gridtown.core.errors import GridtownError

SUMMARIES: Final = {
    "play": "Play in the browser, or with --terminal here.",
    "serve": "Serve tables for others, as settings say.",
    "backup": "Copy the database of a server that goes on.",
    "admin": "Look after a server: tables, guests, notices.",
    "simulate": "Let bots play many games, and tell how they did.",
    "report": "Write a page and all rows on what many games say.",
    "compare": "Play the same seeds under two editions, and tell what differs.",
    "export": "Write matches as a data set for learning.",
    "ladder": "Rate bots against each other, with intervals.",
    "train": "Learn a policy for a game from its own games.",
    "score": "Score a city typed in, line by line and tile by tile.",
    "components": "List what is in the box, with sources, and a game's options.",
    "replay": "Walk through a record, or verify it.",
    "perft": "Count the action sequences from a position.",
    "bench": "Measure this machine: decisions a second, compiled and interpreted.",
    "new-game": "Lay out a small game that runs, to be changed into one's own.",
    "check": "Find the faults of a game: its rules and its words.",
}
"""The commands, each a module beside this one (`new_game` for new-game), imported only when they run."""

PYTHON: Final = sys.implementation.name

INTERPRETED: Final = (
    "gridtown: running interpreted, some twenty times slower than compiled; the wheel for this platform, "
    "or the sources and a C compiler, mend that"
)
"""Said once a run, where the rules could run compiled: mypyc compiles for CPython alone."""

ENDED_BY_USER: Final = 130
READER_GONE: Final = 141

FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EIO)
"""What the system says of a disk that takes no more."""


class Commands(TyperGroup):
    """The commands, imported one at a time, so that help is quick."""

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ARG002
        return list(SUMMARIES)

    def get_command(self, ctx: Any, cmd_name: str) -> TyperCommand | TyperGroup | None:  # noqa: ARG002
        if cmd_name not in SUMMARIES:
            return None
        module = import_module(f"gridtown.cli.{cmd_name.replace('-', '_')}")
        command = typer.main.get_command(module.app)
        assert isinstance(command, TyperCommand | TyperGroup)
        command.name = cmd_name
        return command

    def format_commands(self, ctx: Any, formatter: Any) -> None:  # noqa: ARG002
        with formatter.section("Commands"):
            formatter.write_dl(list(SUMMARIES.items()))

    def invoke(self, ctx: Any) -> Any:
        """Run the command; what is wrong with a request is said in words, without a traceback."""
        try:
            return super().invoke(ctx)
        except GridtownError as error:
            print(f"gridtown: {error}", file=sys.stderr)
            raise typer.Exit(2) from error
        except BrokenPipeError as error:
            _drop_output()
            raise typer.Exit(READER_GONE) from error


app = typer.Typer(
    cls=Commands,
    rich_markup_mode=None,
    add_completion=False,
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _say_version(wanted: bool) -> None:
    if wanted:
        print(f"gridtown {__version__} ({BUILD})")
        raise typer.Exit


@app.callback(invoke_without_command=False)
def gridtown(
    version: Annotated[
        bool,
        typer.Option(
            "--version", help="Say which version and which build runs.", callback=_say_version, is_eager=True
        ),
    ] = False,
) -> None:
    """Play, teach, simulate and study city-building board games."""
    del version
    if BUILD == "interpreted" and PYTHON == "cpython":
        print(INTERPRETED, file=sys.stderr)


def main() -> int:
    """Run the program as its arguments say; give its exit code."""
    _prepare_output()
    try:
        code = _run()
        sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()
        return READER_GONE
    except OSError as error:
        if error.errno not in FULL:
            raise
        _drop_output()
        print(f"gridtown: the output could not be written: {error.strerror}", file=sys.stderr)
        return 1
    return code if isinstance(code, int) else int(code is not None)


def _run() -> object:
    """Run the program; what it leaves with."""
    try:
        return typer.main.get_command(app).main(standalone_mode=True) or 0
    except SystemExit as leaving:
        return leaving.code or 0


def _prepare_output() -> None:
    """Let an output that lacks a letter show a mark in its place, as some consoles of Windows do.

    One that was closed takes all and shows nothing.
    """
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    elif sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w")  # noqa: SIM115 - until the program ends


def _drop_output() -> None:
    """Let what is still in the buffers go nowhere, so that Python doesn't complain about it."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
