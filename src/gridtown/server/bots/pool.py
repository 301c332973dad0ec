"""A pool of processes in which bots think, so that no bot can stop the server.

A bot that hangs is stopped at the time limit, and its process with it; if it was a search, the policy answers
in its place. One whose process dies is asked once more in a fresh one. If there is then still no legal
action, lots are drawn: a bad bot shall not keep people waiting. Where many wait, all get less of their effort
(`budget`).
"""

import logging
import os
import pickle
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final, Self

import anyio
import msgspec
from anyio.abc import Process
from anyio.streams.buffered import BufferedByteReceiveStream

from gridtown import bots, games
from gridtown.bots.hint import advise
from gridtown.server.bots.budget import Budget
from gridtown.server.bots.worker import LENGTH, Load, Order, frame
from gridtown.table.question import Advise, Advised, Answer, MakeBot, Question, draw_lots

LOG: Final = logging.getLogger("gridtown.server")

START_LIMIT: Final = 60.0
"""Seconds for a process to start and load its game, not counted as thinking."""

PROGRAM: Final = "from gridtown.server.bots.worker import main; main()"

CRASHES: Final = (
    OSError,
    EOFError,
    anyio.IncompleteRead,
    anyio.BrokenResourceError,
    msgspec.DecodeError,
)
"""The errors by which a dead or broken process shows."""


class BotPool:
    """Up to `workers` processes, started when needed; further questions wait.

    time_limit: seconds a bot may think, without the time that its process takes to start. load, make_bot,
    advise: functions of a module, as workers get them by name. failed: told of each bot that has no choice to
    give, by its game. answer_time: seconds within which all who wait shall be answered, as far as thinking
    less helps; shared: told of the share that each gets. Ends its processes when left.
    """

    def __init__(
        self,
        workers: int,
        time_limit: float,
        load: Load = games.load,
        make_bot: MakeBot = bots.make_in_turn,
        failed: Callable[[str], None] = lambda _: None,
        *,
        advise: Advise = advise,
        answer_time: float = 2.0,
        shared: Callable[[int], None] = lambda _: None,
    ) -> None:
        self._failed = failed
        self._shared = shared
        self._budget = Budget(workers, answer_time)
        self._turn = anyio.CapacityLimiter(workers)
        self._time_limit = time_limit
        self._order = frame(pickle.dumps(Order(load, make_bot, advise, time_limit)))
        self._load = cache(load)
        self._idle: list[_Worker] = []
        self._open = True

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        self._open = False
        while self._idle:
            await self._idle.pop().end()

    @property
    def waiting(self) -> int:
        """How many bots wait for their turn, or think."""
        return self._budget.pending

    async def choose(self, question: Question) -> int:
        """A legal action: the bot's choice, or a random one if the bot fails."""
        answer = await self._in_turn(question)
        if answer.choice is not None:
            return answer.choice
        self._failed(question.game)
        LOG.error("%s: lots are drawn, for the bot failed: %s", question, answer.complaint)
        return await anyio.to_thread.run_sync(lambda: draw_lots(question, self._load(question.game)))

    async def advise(self, question: Question) -> list[Advised]:
        """The best choices, the best first; none if they could not be found."""
        answer = await self._in_turn(question)
        if answer.choice is None:
            self._failed(question.game)
            LOG.error("%s: no hint: %s", question, answer.complaint)
        return answer.advice

    async def _in_turn(self, question: Question) -> Answer:
        """The answer, with the share of the effort that is left when its turn has come."""
        kind = f"{question.bot} {question.game} {question.players}"
        with self._budget.asked(kind):
            async with self._turn:
                share = self._budget.share()
                self._shared(share)
                answer = await self._ask(replace(question, share=share))
                if answer.seconds and share >= bots.FLOOR:  # below that another thinks in its place
                    self._budget.note(kind, share, answer.seconds)
                if answer.late and share and bots.searches(question.bot):
                    answer = await self._ask(replace(question, share=0))
        return answer

    async def _ask(self, question: Question) -> Answer:
        """The answer of a worker; if it dies, of a fresh one."""
        for fresh in (False, True):
            try:
                async with self._worker(fresh) as worker:
                    return await worker.ask(question, self._time_limit)
            except TimeoutError:
                late = f"it thought for longer than {self._time_limit} s"
                return Answer(None, late, seconds=self._time_limit, late=True)
            except CRASHES as error:
                LOG.warning("%s: the process of the bot died: %r", question, error)
        return Answer(None, "its process died twice")

    @asynccontextmanager
    async def _worker(self, fresh: bool) -> AsyncIterator["_Worker"]:
        """An idle worker, kept for the next question unless something goes wrong."""
        worker = None if fresh else self._resting()
        if worker is None:
            worker = await _Worker.start(self._order)
        try:
            yield worker
        except BaseException:
            await worker.end()
            raise
        if self._open:
            self._idle.append(worker)
        else:
            await worker.end()

    def _resting(self) -> "_Worker | None":
        return self._idle.pop() if self._idle else None


class _Worker:
    """A worker process, seen from the server."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._questions = process.stdin
        self._answers = BufferedByteReceiveStream(process.stdout)

    @staticmethod
    async def start(order: bytes) -> "_Worker":
        """Start one that finds modules where this process does. Raises one of CRASHES.

        In a session of its own it doesn't hear the Ctrl-C meant for the server, not even while it starts.
        """
        path = os.pathsep.join(info or str(Path.cwd()) for info in sys.path)
        process = await anyio.open_process(
            [sys.executable, "-P", "-c", PROGRAM],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=None,
            env={**os.environ, "PYTHONPATH": path},
            start_new_session=True,
        )
        worker = _Worker(process)
        try:
            await worker._questions.send(order)
        except BaseException:
            await worker.end()
            raise
        return worker

    async def ask(self, question: Question, time_limit: float) -> Answer:
        """Its answer. Raises TimeoutError after `time_limit` seconds of thinking, or one of CRASHES."""
        await self._questions.send(frame(pickle.dumps(question)))
        with anyio.move_on_after(START_LIMIT) as start:
            await self._receive()
        if start.cancelled_caught:
            raise EOFError(f"not ready after {START_LIMIT} s")
        with anyio.fail_after(time_limit):
            return msgspec.json.decode(await self._receive(), type=Answer)

    async def end(self) -> None:
        """Kill it."""
        with suppress(ProcessLookupError):
            self._process.kill()
        with anyio.CancelScope(shield=True):
            await self._process.aclose()

    async def _receive(self) -> bytes:
        length = int.from_bytes(await self._answers.receive_exactly(LENGTH), "big")
        return await self._answers.receive_exactly(length) if length else b""
