"""Metering: how much processor time a request takes, on the event loop and beside it.

What takes long for one is taken from all others: there is one event loop, and one thread at a time runs
Python. So what grows with a match is done beside the loop, few at a time, and whoever asks pays for it by
waiting (`shares`).
"""

from collections.abc import Awaitable, Callable, Generator
from contextvars import ContextVar
from dataclasses import dataclass, field
from time import perf_counter, thread_time
from typing import Any, Final, TypeVar, TypeVarTuple

from anyio import CapacityLimiter, to_thread

T = TypeVar("T")
Args = TypeVarTuple("Args")


@dataclass
class Meter:
    """The processor time of one request. seconds: so far."""

    seconds: float = 0.0


METER: Final[ContextVar[Meter | None]] = ContextVar("meter", default=None)
"""The meter of the request that is being answered."""


class Metered(Awaitable[T]):
    """An awaitable that adds the time of its own steps to a meter; while it waits, nothing is added.

    It is the time in which the event loop can do nothing else: on a busy machine more than the processor's.
    """

    def __init__(self, work: Awaitable[T], meter: Meter) -> None:
        self._work = work
        self._meter = meter

    def __await__(self) -> Generator[Any, Any, T]:
        steps = self._work.__await__()
        go_on: Callable[[], Any] = lambda: next(steps)  # noqa: E731
        while True:
            began = perf_counter()
            try:
                waits_for = go_on()
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                self._meter.seconds += perf_counter() - began
            try:
                sent = yield waits_for
            except BaseException as error:
                go_on = _thrower(steps, error)
            else:
                go_on = _sender(steps, sent)


def _sender(steps: Generator[Any, Any, Any], value: object) -> Callable[[], Any]:
    return lambda: next(steps) if value is None else steps.send(value)


def _thrower(steps: Generator[Any, Any, Any], error: BaseException) -> Callable[[], Any]:
    return lambda: steps.throw(error)


class Lane:
    """A way beside the event loop for work of some length. width: how much of it goes on at a time."""

    def __init__(self, width: int) -> None:
        self._limiter = CapacityLimiter(width)

    async def run(self, work: Callable[[*Args], T], *args: *Args) -> T:
        """The result of work in a thread of its own, metered. Once begun it is finished, whoever waits."""
        return await to_thread.run_sync(lambda: metered(work, *args), limiter=self._limiter)


@dataclass(frozen=True)
class Lanes:
    """The lanes of one server. quick: what a player waits for; slow: what grows with a match."""

    quick: Lane = field(default_factory=lambda: Lane(2))
    slow: Lane = field(default_factory=lambda: Lane(2))


def metered(work: Callable[[*Args], T], *args: *Args) -> T:
    """The result of work in a thread beside the event loop, whose time is added to the request's."""
    began = thread_time()
    try:
        return work(*args)
    finally:
        if (meter := METER.get()) is not None:
            meter.seconds += thread_time() - began
