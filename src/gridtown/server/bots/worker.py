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
import traceback
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cache
from time import perf_counter
from typing import Any, BinaryIO, Final

import msgspec

from gridtown.bots import FLOOR
from gridtown.bots.bot import Bot
from gridtown.bots.hint import WORLDS, Advice
from gridtown.core.game import Game
from gridtown.core.rng import Rng
from gridtown.core.view import View

Load = Callable[[str], Game[Any]]
MakeBot = Callable[[str, Game[Any], Rng, int], Bot]
"""Makes the bot of a name for a game, with dice of its own and a share of its effort in percent."""

Advise = Callable[[Game[Any], Rng, View[Any], list[int], int, int], list[Advice]]
"""Finds the best of the legal actions in a view, in so many worlds, with a share of the effort in percent."""

HINT: Final = "hint"
"""Who is asked, in place of a bot, where a person wants a hint."""

LEAST_WORLDS: Final = 8
"""In how many worlds a hint is played out at least."""

LENGTH: Final = 4
"""Bytes that say how long a frame is."""

COMPLAINT: Final = 5000
"""Most characters of a complaint; of a longer one, the end is kept."""

ORPHAN: Final = 2.0
"""Seconds past the time limit after which a worker that was not stopped ends itself: its server is gone."""

NICE: Final = 5
"""The niceness of workers: answering people has priority over thinking."""


@dataclass(frozen=True)
class Question:
    """A question to a bot, or (HINT) for a hint: which action shall `player` take? Asked only if there is
    more than one.

    seed, place: the match's seed, and where in the player's own stream of it the bot draws; of a hint they
    tell nothing of the match. known: the bytes of what the player may know, and nothing of the rest. match:
    its mark, for the log alone. share: what may be used of the effort, in percent.
    """

    game: str
    players: int
    options: dict[str, str]
    bot: str
    seed: int = field(repr=False)
    player: int
    place: int
    known: bytes = field(repr=False)
    match: str = ""
    share: int = 100

    def __str__(self) -> str:
        return f"match {self.match}, player {self.player} ({self.bot} at {self.game})"


@dataclass(frozen=True)
class Advised:
    """One choice of a hint, as `gridtown.bots.hint.Advice` has it. worlds: in how many it was played out."""

    action: int
    against: int
    expected: float
    gain: float
    error: float
    lines: dict[str, float]
    worlds: int


@dataclass(frozen=True)
class Answer:
    """A legal action, or None and what the bot did wrong. seconds: how long that took; late: too long.

    advice: the choices of a hint, the best first, whose `choice` is the first.
    """

    choice: int | None
    complaint: str = ""
    seconds: float = 0.0
    advice: list[Advised] = field(default_factory=list)
    late: bool = False


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
    found = _hint(question, game, advise) if question.bot == HINT else think(question, game, make_bot)
    return replace(found, seconds=perf_counter() - began)


def think(question: Question, game: Game[Any], make_bot: MakeBot) -> Answer:
    """The bot's choice. Its random numbers depend on player and place, so it is reproducible."""
    view, actions, rng = _position(question, game)
    try:
        choice = make_bot(question.bot, game, rng, question.share).act(view, actions)
        if choice in actions:
            return Answer(actions[actions.index(choice)])
        return Answer(None, f"it chose {choice!r:.100}, which is no legal action")
    except Exception:
        return Answer(None, traceback.format_exc()[-COMPLAINT:])


def _hint(question: Question, game: Game[Any], advise: Advise) -> Answer:
    view, actions, rng = _position(question, game)
    worlds = max(WORLDS * question.share // 100, LEAST_WORLDS)
    try:
        found = advise(game, rng, view, actions, worlds, max(question.share, FLOOR))
    except Exception:
        return Answer(None, traceback.format_exc()[-COMPLAINT:])
    advice = [
        Advised(each.action, each.against, each.expected, each.gain, each.error, each.lines, worlds)
        for each in found
    ]
    return Answer(found[0].action, advice=advice)


def draw_lots(question: Question, game: Game[Any]) -> int:
    """A random legal action instead of a failed bot's; always the same for the same question."""
    _, actions, rng = _position(question, game)
    return actions[int(rng.below(len(actions)))]


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


def _position(question: Question, game: Game[Any]) -> tuple[View[Any], list[int], Rng]:
    """The player's view, legal actions and random numbers."""
    known = game.from_bytes(question.known)
    rng = Rng(question.seed, 1 + question.player)
    rng.seek(question.place)
    return View(question.player, known), game.legal_actions(known, question.player), rng


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
