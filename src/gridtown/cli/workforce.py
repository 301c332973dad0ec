"""Who does the work of a long command: processes of this machine or a cluster; its progress, and Ctrl-C."""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager, redirect_stdout
from types import FrameType
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from gridtown.cli.screen import errors
from gridtown.study.cluster import Cluster
from gridtown.study.executor import executor
from gridtown.study.work import Crew

GamesOption = Annotated[int, typer.Option("--games", min=1, metavar="N", help="How many games.")]
WorkersOption = Annotated[
    int | None, typer.Option("--workers", min=1, metavar="W", help="Processes; as many as cores by default.")
]
ClusterOption = Annotated[
    str | None,
    typer.Option("--cluster", metavar="ADDRESS", help="Play on a Ray cluster; auto: that of this machine."),
]


def usable_cores() -> int:
    """The number of cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def workforce(workers: int | None, cluster: str | None, pieces: int) -> Iterator[Crew]:
    """The crew for so many pieces of work (at least 1), whose progress is shown and which Ctrl-C stops."""
    with (
        _hired(workers, cluster, pieces) as (at_work, count),
        _interruptible() as stopped,
        _progress(pieces) as told,
    ):
        yield Crew(at_work, count, told, stopped)


@contextmanager
def _hired(workers: int | None, cluster: str | None, pieces: int) -> Iterator[tuple[Executor, int]]:
    """Who does so many pieces, and how many at a time: this machine, or a cluster.

    What Ray says of lost machines goes to stderr, as answers are read by programs.
    """
    if cluster is None:
        count = min(workers or usable_cores(), pieces)
        with executor(count) as at_work:
            yield at_work, count
    else:
        with redirect_stdout(sys.stderr), Cluster(cluster) as machines:
            yield machines, min(workers or machines.processors, pieces)


@contextmanager
def _interruptible() -> Iterator[Callable[[], bool]]:
    """Let the first Ctrl-C only be noted; a second one ends the program."""
    noted: list[int] = []

    def note(number: int, _frame: FrameType | None) -> None:
        if noted:
            raise KeyboardInterrupt
        noted.append(number)
        errors.print("stopping when what is at work is done; Ctrl-C again stops at once", soft_wrap=True)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield lambda: bool(noted)
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _progress(games: int) -> Iterator[Callable[[int], None]]:
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as shown:
        task = shown.add_task("games", total=games)
        yield lambda count: shown.advance(task, count)
