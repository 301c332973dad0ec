"""Games at work in an executor, in chunks that take a fraction of a second."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from dataclasses import dataclass, field
from itertools import islice
from typing import Final, Generic, TypeVar

from gridtown.core.errors import GridtownError
from gridtown.study.executor import Inline

Job = TypeVar("Job")
Task = TypeVar("Task")
Done = TypeVar("Done")

Result = tuple[list[Done], float]
Play = Callable[[Job, list[Task]], Result[Done]]
"""Does some tasks of a job: what came of them, and how many seconds it took. All of it has to pickle."""

Told = Callable[[int], None]
Stopped = Callable[[], bool]

CHUNK_SECONDS: Final = 0.25
"""The time of a chunk of work: short enough to stop soon, long enough to be worth sending."""

LOST: Final = "a worker process died, perhaps for want of memory; try fewer --workers"


@dataclass(frozen=True)
class Crew:
    """Those who do the work of a study: by default this process alone.

    workers: how many pieces are done at a time. told: called with the number of games whenever some are
    finished. stopped: whether to stop early, with what is finished by then.
    """

    executor: Executor = field(default_factory=Inline)
    workers: int = 1
    told: Told = lambda _: None
    stopped: Stopped = lambda: False


ALONE: Final = Crew()


class WorkerLost(GridtownError):
    """A process that did some of the work is gone."""


class ChunkSize:
    """The number of games to send at once, from the time the last ones took."""

    def __init__(self, games: int, workers: int) -> None:
        self.size = 1
        self._most = max(1, games // (4 * workers))

    def note(self, games: int, seconds: float) -> None:
        """Learn from a piece of work; grow at most fourfold."""
        wanted = int(games * CHUNK_SECONDS / max(seconds, 1e-6))
        self.size = max(1, min(wanted, 4 * self.size, self._most))


class Work(Generic[Job, Task, Done]):
    """So many tasks; what is sent is a little ahead of the workers."""

    def __init__(
        self,
        play: Play[Job, Task, Done],
        job: Job,
        tasks: Iterable[Task],
        count: int,
        crew: Crew,
    ) -> None:
        self._play = play
        self._job = job
        self._tasks = iter(tasks)
        self._left = count
        self._crew = crew
        self._ended = False
        self._chunks = ChunkSize(count, crew.workers)

    def end(self) -> None:
        """Send no more."""
        self._ended = True

    def done(self) -> Iterator[list[Done]]:
        """What is finished, as it comes. Raises WorkerLost."""
        pending: set[Future[Result[Done]]] = set()
        while self._more() or pending:
            while self._more() and len(pending) < 2 * self._crew.workers:
                pending.add(self._send())
            if self._ended or self._crew.stopped():
                pending = {future for future in pending if not future.cancel()}
            if not pending:
                break
            ready, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in ready:
                games, seconds = result_of(future)
                self._chunks.note(len(games), seconds)
                self._crew.told(len(games))
                yield games

    def _more(self) -> bool:
        return self._left > 0 and not self._ended and not self._crew.stopped()

    def _send(self) -> Future[Result[Done]]:
        tasks = list(islice(self._tasks, self._chunks.size))
        self._left -= len(tasks)
        return self._crew.executor.submit(self._play, self._job, tasks)


def result_of(future: Future[Done]) -> Done:
    """What came of work that is done. Raises WorkerLost, and whatever the work raised."""
    try:
        return future.result()
    except BrokenExecutor as error:
        raise WorkerLost(LOST) from error
