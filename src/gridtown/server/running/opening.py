"""The database of a server, before it serves: its own, and in order; or why not, in a sentence."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import anyio

from gridtown.server.settings import Settings, masked
from gridtown.server.storage.fault import faults_of
from gridtown.server.storage.file_lock import locked
from gridtown.server.storage.integrity import check_integrity
from gridtown.server.storage.store import Store


@contextmanager
def opened(settings: Settings) -> Iterator[None]:
    """Keep the database for this server alone where it is a file, and bring it up to date.

    Raises DatabaseFault where it can't be used.
    """
    file = settings.database_file
    with ExitStack() as held:
        with faults_of(masked(settings.database) if file is None else str(file)):
            if file is not None:
                held.enter_context(locked(file))
                check_integrity(file)
            anyio.run(_bring_up_to_date, settings.database)
        yield


async def _bring_up_to_date(url: str) -> None:
    async with Store.open(url):
        pass
