"""A worker: a process beside the server in which bots think, one question at a time.

It reads questions from its standard input and ends when there are no more, so it ends with the server,
however that ended. It keeps nothing from one question to the next but the games it has loaded.

A frame is a length in 4 bytes and as many bytes of content. What comes is pickled, an Order and then
Questions. To each the worker says that it has begun, with an empty frame, and then gives an Answer, in JSON:
it must be readable whatever the bot has done to the process.
"""

import os
import pickle
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from time import perf_counter
from typing import Any, BinaryIO, Final

import msgspec

from gridtown.core.game import Game
from gridtown.table.question import HINT, Advise, Answer, MakeBot, Question, seek_advice, think

Load = Callable[[str], Game[Any]]
LENGTH: Final = 4
"""Bytes that say how long a frame is."""

ORPHAN: Final = 2.0
"""Seconds past the time limit after which a worker that was not stopped ends itself: its server is gone."""

NICE: Final = 5
"""The niceness of workers: answering people has priority over thinking."""


@dataclass(frozen=True)
class Order:
    """The configuration of a worker. time_limit: seconds."""

    load: Load
    make_bot: MakeBot
    advise: Advise
    time_limit: float


def answer(question: Question, game: Game[Any], make_bot: MakeBot, advise: Advise) -> Answer:
    """The answer to a question, and how long it took."""
    began = perf_counter()
    found = seek_advice(question, game, advise) if question.bot == HINT else think(question, game, make_bot)
    return replace(found, seconds=perf_counter() - began)


def serve(orders: BinaryIO, answers: BinaryIO) -> None:
    """Answer questions until there are no more."""
    order: Order = _receive(orders)
    load = cache(order.load)
    while (question := _receive(orders)) is not None:
        game = load(question.game)
        _send(answers, b"")
        _set_alarm(order.time_limit + ORPHAN)
        found = answer(question, game, order.make_bot, order.advise)
        _set_alarm(0)
        _send(answers, msgspec.json.encode(found))


def frame(content: bytes) -> bytes:
    """`content` as it is sent through a pipe."""
    return len(content).to_bytes(LENGTH, "big") + content


def main() -> None:
    """Serve the process that started this one; leave signals, and the pipe for answers, to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if hasattr(os, "nice"):
        with suppress(OSError):  # a sandbox may forbid it
            os.nice(NICE)
    orders, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)  # what a bot prints is for the log
    serve(orders, answers)


def _receive(orders: BinaryIO) -> Any:
    """The next content, or None where the pipe has ended."""
    length = orders.read(LENGTH)
    return pickle.loads(orders.read(int.from_bytes(length, "big"))) if length else None


def _send(answers: BinaryIO, content: bytes) -> None:
    answers.write(frame(content))
    answers.flush()


def _set_alarm(seconds: float) -> None:
    """Let the system end this process in so many seconds (0: never), even if a bot is busy.

    A worker that thinks doesn't notice that the server was killed, and would go on for ever.
    """
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)
