"""Executors: this process or several. Any `concurrent.futures.Executor` can take their place.

Work is a module-level function with arguments that pickle: seeds and actions go to other processes, states
never do.
"""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from threading import Thread
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Inline(Executor):
    """Does the work at once, in this process."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        future.set_running_or_notify_cancel()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


class Processes(ProcessPoolExecutor):
    """A pool of fresh processes that leave Ctrl-C to the one that started them, and end where it does."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers, mp_context=multiprocessing.get_context("spawn"), initializer=_follow)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        # A new process inherits what is blocked here, until it ignores them itself.
        with _without_interrupts():
            return super().submit(fn, *args, **kwargs)


def _follow() -> None:
    """Leave Ctrl-C to the parent process, and end with it, however it is ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _without_interrupts() -> Iterator[None]:
    if sys.platform == "win32":  # pragma: no cover
        yield
    else:
        before: Any = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def executor(workers: int) -> Executor:
    """The executor for so many workers (at least 1)."""
    return Inline() if workers == 1 else Processes(workers)
