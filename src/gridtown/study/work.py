"""Games at work in an executor, in chunks that take a fraction of a second."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from itertools import islice
from typing import Generic, TypeVar

from gridtown.study.simulate import ChunkSize, WorkerLost

Job = TypeVar("Job")
Task = TypeVar("Task")
Done = TypeVar("Done")

Result = tuple[list[Done], float]
Play = Callable[[Job, list[Task]], Result[Done]]
"""Does some tasks of a job: what came of them, and how many seconds it took. All of it has to pickle."""

LOST = "a worker process died, perhaps for want of memory; try fewer --workers"


class Work(Generic[Job, Task, Done]):
    """So many tasks; what is sent is a little ahead of the workers."""

    def __init__(
        self,
        play: Play[Job, Task, Done],
        job: Job,
        tasks: Iterator[Task],
        count: int,
        executor: Executor,
        workers: int,
        stopped: Callable[[], bool],
    ) -> None:
        self._play = play
        self._job = job
        self._tasks = tasks
        self._left = count
        self._executor = executor
        self._workers = workers
        self._stopped = stopped
        self._ended = False
        self._chunks = ChunkSize(count, workers)

    def end(self) -> None:
        """Send no more."""
        self._ended = True

    def done(self) -> Iterator[list[Done]]:
        """What is finished, as it comes. Raises WorkerLost."""
        pending: set[Future[Result[Done]]] = set()
        while self._more() or pending:
            while self._more() and len(pending) < 2 * self._workers:
                pending.add(self._send())
            if self._ended or self._stopped():
                pending = {future for future in pending if not future.cancel()}
            if not pending:
                break
            ready, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in ready:
                games, seconds = _result(future)
                self._chunks.note(len(games), seconds)
                yield games

    def _more(self) -> bool:
        return self._left > 0 and not self._ended and not self._stopped()

    def _send(self) -> Future[Result[Done]]:
        tasks = list(islice(self._tasks, self._chunks.size))
        self._left -= len(tasks)
        return self._executor.submit(self._play, self._job, tasks)


def _result(future: Future[Result[Done]]) -> Result[Done]:
    try:
        return future.result()
    except BrokenExecutor as error:
        raise WorkerLost(LOST) from error
