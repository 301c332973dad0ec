"""Executors: this process or several. Any `concurrent.futures.Executor` can take their place.

Work is a module-level function with arguments that pickle: seeds and actions go to other processes, states
never do.
"""

import multiprocessing
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
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
    """A pool of fresh processes that leave Ctrl-C to the one that started them."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers, mp_context=multiprocessing.get_context("spawn"), initializer=_be_deaf)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        with _without_interrupts():  # a new process inherits what is blocked here, until it is deaf itself
            return super().submit(fn, *args, **kwargs)


def _be_deaf() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


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
