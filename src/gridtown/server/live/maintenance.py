"""Maintenance beside the tables: what is too old is forgotten, and the process is looked after."""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Final

import anyio
from sqlalchemy.exc import SQLAlchemyError

from gridtown.server.metrics import Metrics
from gridtown.server.storage.database import Database
from gridtown.server.storage.disk_usage import disk_usage
from gridtown.server.storage.retention import Expiry

LOG: Final = logging.getLogger("gridtown.server")

BEAT: Final = 0.5
"""Seconds between two looks at how late the event loop is."""

MEASURING: Final = 30.0
"""Seconds between two looks at the room that the database takes."""

EXPIRING: Final = 3600.0
"""Seconds between two rounds of forgetting what is too old."""

FIRST: Final = 60.0
"""Seconds before the first round, as a process that starts has enough to do."""

PAUSE: Final = 0.25
"""Seconds between two steps of a round: those who play come first."""

Remove = Callable[[str], Awaitable[None]]
"""Removes a match, and tells everybody."""


async def measure_lag(metrics: Metrics) -> None:
    """Measure for ever how late the event loop is."""
    while True:
        began = perf_counter()
        await anyio.sleep(BEAT)
        metrics.late(max(perf_counter() - began - BEAT, 0.0))


async def measure_storage(metrics: Metrics, database: Database, file: Path | None) -> None:
    """Measure for ever the room that the database takes."""
    while True:
        with suppress(SQLAlchemyError, OSError):  # others say that it is away
            metrics.stored(*await disk_usage(database, file))
        await anyio.sleep(MEASURING)


async def keep_expiring(expiry: Expiry, metrics: Metrics, remove: Remove) -> None:
    """Forget for ever what is too old."""
    await anyio.sleep(FIRST)
    while True:
        try:
            await expire(expiry, metrics, remove)
        except (SQLAlchemyError, OSError):
            LOG.exception("what is too old could not be forgotten; the next round tries again")
        await anyio.sleep(EXPIRING)


async def expire(expiry: Expiry, metrics: Metrics, remove: Remove, pause: float = PAUSE) -> None:
    """One round: forget all that is too old, with a pause after each step."""
    while old := await expiry.old_matches():
        for match in old:
            await remove(match)
            metrics.expired("matches", 1)
            await anyio.sleep(pause)
        LOG.info("%d matches were too old, and are gone", len(old))
    while any((gone := await expiry.expire_beside()).values()):
        for what, rows in gone.items():
            metrics.expired(what, rows)
        await anyio.sleep(pause)
