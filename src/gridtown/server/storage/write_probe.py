"""Whether anything can be written: found out by writing, and believed for some seconds."""

from time import monotonic
from typing import Final

import anyio
from anyio.abc import TaskGroup
from sqlalchemy.exc import SQLAlchemyError

from gridtown.server.storage.store import Store

BELIEVED: Final = 5.0
"""Seconds for which an answer is good."""


class WriteProbe:
    """Writes when asked, now and then, one thing at a time. tasks: where, as no write can be given up."""

    def __init__(self, store: Store, tasks: TaskGroup) -> None:
        self._store = store
        self._tasks = tasks
        self._done = anyio.Event()
        self._writing = False
        self._works = True
        self._asked = -BELIEVED

    async def works(self) -> bool:
        """Whether the last write worked. Waits for the one under way; the caller may stop waiting."""
        if not self._writing and monotonic() - self._asked >= BELIEVED:
            self._writing, self._asked, self._done = True, monotonic(), anyio.Event()
            self._tasks.start_soon(self._write)
        if self._writing:
            await self._done.wait()
        return self._works

    async def _write(self) -> None:
        try:
            await self._store.probe_writing()
            self._works = True
        except (SQLAlchemyError, OSError):
            self._works = False
        finally:
            self._writing = False
            self._done.set()
