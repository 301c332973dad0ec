"""Notices between the processes that share a database: which match has changed.

What is heard says only where to look, never what is there. It is as quick as it can be and may get lost
while the database is away; `listening` says no then, and `missed` is called after that. What was told is also
written down, once for each match, with the number of the transaction in which it was told the last time. So
who could not hear reads on from where it heard everything: as much as has changed, however many matches there
are.
"""

import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from random import uniform
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final, Protocol

import anyio
import msgspec
from sqlalchemy import URL, Connection, Row, TextClause, make_url, text
from sqlalchemy.exc import InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from gridtown.table.info import log_id

if TYPE_CHECKING:
    from psycopg import AsyncConnection

LOG: Final = logging.getLogger("gridtown.server")

CHANNEL: Final = "gridtown"

PAYLOAD: Final = 8000
"""Bytes from which on a notice is too long for PostgreSQL."""

PULSED: Final = "pulse "
"""The beginning of the topic of a hub's notice to itself; then the number of the oldest transaction."""

PULSE: Final = 15.0
"""Seconds without even an own notice after which the listening connection counts as lost."""

PATIENCE: Final = 5.0
"""Seconds that the database may take to connect or to take a notice."""

PAUSES: Final = (0.1, 1.0)
"""Seconds between two tries to connect again: the first time and at most."""

ABSENT: Final = (OperationalError, InterfaceError, PoolTimeout, OSError)
"""The errors by which a database shows that it is away."""

PAGE: Final = 500
"""The changes that are read at a time."""

NOTIFY: Final = "SELECT pg_notify(:channel, :payload)"

NOTE: Final = (
    "WITH noted AS (INSERT INTO changes (match_id, told) VALUES (:match, txid_current()) "
    f"ON CONFLICT (match_id) DO UPDATE SET told = excluded.told) {NOTIFY}"
)
"""Tells and writes down at once."""

OLDEST: Final = "SELECT txid_snapshot_xmin(txid_current_snapshot())"
"""The number below which every transaction is over."""

LATER: Final = (
    "SELECT match_id, told FROM changes WHERE (told, match_id) > (:told, :match) "
    # Where a backup was restored the numbers began anew: those of before are of no transaction yet.
    "AND told < txid_snapshot_xmax(txid_current_snapshot()) "
    f"ORDER BY told, match_id LIMIT {PAGE}"
)

Heard = Callable[[str, str], None]
"""Called with a match and a topic; raises nothing."""

Pages = Callable[[], AsyncIterator[list[str]]]
"""The matches of which others were told since a time, some at a time. Raises what the driver does."""

Missed = Callable[[Pages], None]
"""Called when notices may have got lost, with what reads them; raises nothing."""

Telling = Callable[[Connection], None]
"""Tells others as a part of the transaction that makes what is told."""


class Hub(Protocol):
    """A hub that notifies other processes. listening: whether it receives notices."""

    @property
    def listening(self) -> bool: ...

    async def tell(self, match: str, topic: str) -> None:
        """Tell all others about a match. Raises nothing: what can't be told now is told later."""

    async def mention(self, match: str, topic: str) -> None:
        """Tell all others what matters now or never. Raises nothing."""

    def telling(self, match: str, topic: str) -> Telling | None:
        """What tells all others once a transaction is done, and only then; None where there are no others."""


class LocalHub:
    """The hub of a single process."""

    @property
    def listening(self) -> bool:
        return True

    async def tell(self, match: str, topic: str) -> None:
        pass

    async def mention(self, match: str, topic: str) -> None:
        pass

    def telling(self, match: str, topic: str) -> Telling | None:  # noqa: ARG002 - as all hubs have it
        return None


class PostgresHub:
    """A hub over LISTEN and NOTIFY. Use it inside `open`.

    One connection listens; now and then the hub tells itself that it is alive, and where that is not heard
    in time it connects again. What it has told itself, it doesn't pass on. Notices come in the order in which
    transactions end: when it hears itself, it has heard of every one that was over when it spoke.
    """

    def __init__(self, url: URL, heard: Heard, missed: Missed) -> None:
        _check_driver()
        self._url = url.set(drivername="postgresql+psycopg")
        self._heard = heard
        self._missed = missed
        self._origin = token_hex(8)
        self._engine = self._speaker()
        self._listening = False
        self._since = 0
        self._untold: dict[tuple[str, str], None] = {}

    @property
    def listening(self) -> bool:
        return self._listening

    @asynccontextmanager
    async def open(self) -> AsyncIterator["PostgresHub"]:
        """Listen from here on. Raises what the driver does when there is no such database."""
        connection = await self._connect()
        try:
            self._since = await self._oldest()  # nothing of before is in memory
            async with anyio.create_task_group() as tasks:
                tasks.start_soon(self._keep_listening, connection)
                yield self
                tasks.cancel_scope.cancel()
        finally:
            with anyio.CancelScope(shield=True):
                await connection.close()  # open still, if it has never come to listening
                await self._engine.dispose()

    async def close(self) -> None:
        """Close the connection over which it tells."""
        await self._engine.dispose()

    async def tell(self, match: str, topic: str) -> None:
        try:
            await self._say(self._kept_notice(match, topic))
        except Exception as error:
            LOG.warning("match %s: others were not told: %r", log_id(match), error)
            if isinstance(error, (SQLAlchemyError, OSError)):  # it may be read-only for a while, too
                self._untold[match, topic] = None

    async def mention(self, match: str, topic: str) -> None:
        try:
            await self._say(self._notice(match, topic))
        except Exception as error:
            LOG.warning("match %s: others were not told: %r", log_id(match), error)

    def telling(self, match: str, topic: str) -> Telling | None:
        notice = self._kept_notice(match, topic)

        def tell(connection: Connection) -> None:
            connection.execute(notice)

        return tell

    def _notice(self, match: str, topic: str) -> TextClause:
        return text(NOTIFY).bindparams(**self._told(match, topic))

    def _kept_notice(self, match: str, topic: str) -> TextClause:
        """A notice that is written down, too."""
        return text(NOTE).bindparams(match=match, **self._told(match, topic))

    def _told(self, match: str, topic: str) -> dict[str, str]:
        """What NOTIFY needs. Raises ValueError when match and topic are too long to be told."""
        payload = msgspec.json.encode((match, topic, self._origin))
        if len(payload) >= PAYLOAD:
            raise ValueError(f"a notice has less than {PAYLOAD} bytes, not {len(payload)}")
        return {"channel": CHANNEL, "payload": payload.decode()}

    async def _say(self, query: TextClause) -> Sequence[Row[Any]]:
        with anyio.fail_after(PATIENCE, shield=True):  # a connection half made would be left open
            async with self._engine.connect() as connection:
                return (await connection.execute(query)).all()

    async def _oldest(self) -> int:
        [(oldest,)] = await self._say(text(OLDEST))
        return int(oldest)

    async def _told_since(self, since: int) -> AsyncIterator[list[str]]:
        """See `Pages`. since: the number of the first transaction that may not have been heard of."""
        place: dict[str, object] = {"told": since, "match": ""}
        while True:
            rows = await self._say(text(LATER).bindparams(**place))
            if rows:
                yield [row.match_id for row in rows]
                place = {"told": rows[-1].told, "match": rows[-1].match_id}
            if len(rows) < PAGE:
                return

    async def _tell_later(self) -> None:
        """Tell what could not be told; what still can't waits for the next time. Raises what shows that the
        database is away.
        """
        while self._untold:
            match, topic = next(iter(self._untold))
            try:
                await self._say(self._kept_notice(match, topic))
            except ABSENT:
                raise
            except SQLAlchemyError:
                return
            self._untold.pop((match, topic), None)

    async def _keep_listening(self, connection: "AsyncConnection[object]") -> None:
        while True:
            try:
                async with connection:
                    await self._listen(connection)
            except Exception as error:
                LOG.warning("other processes can't be heard: %r", error)
            finally:
                self._listening = False
            connection = await self._reconnect()
            LOG.warning("other processes can be heard again")
            self._missed(partial(self._told_since, self._since))

    async def _listen(self, connection: "AsyncConnection[object]") -> None:
        """Listen until the connection is lost. Raises what the driver does, and TimeoutError."""
        while True:
            await self._tell_later()
            await self._say(self._notice("", f"{PULSED}{await self._oldest()}"))
            alive = False
            async for notice in connection.notifies(timeout=PULSE):
                alive = True
                self._pass_on(notice.payload)
            if not alive:
                raise TimeoutError(f"not a sound in {PULSE} s")

    def _pass_on(self, payload: str) -> None:
        try:
            match, topic, origin = msgspec.json.decode(payload, type=tuple[str, str, str])
        except msgspec.DecodeError:
            LOG.warning("not a notice: %.100r", payload)
            return
        if origin == self._origin:
            if topic.startswith(PULSED):
                self._since = int(topic.removeprefix(PULSED))
        elif match:
            self._heard(match, topic)

    async def _reconnect(self) -> "AsyncConnection[object]":
        """Retry until connected, with growing, randomized pauses."""
        pause, longest = PAUSES
        while True:
            await anyio.sleep(uniform(pause / 2, pause))
            try:
                return await self._connect()
            except Exception as error:
                LOG.info("the database is still away: %r", error)
            pause = min(2 * pause, longest)

    async def _connect(self) -> "AsyncConnection[object]":
        """A connection that listens already, so nothing said from now on is missed."""
        from psycopg import AsyncConnection  # noqa: PLC0415

        _, given = self._url.get_dialect()().create_connect_args(self._url)
        with anyio.fail_after(PATIENCE):
            connection = await AsyncConnection.connect(autocommit=True, **given)
            try:
                await connection.execute(f"LISTEN {CHANNEL}")
            except BaseException:
                await connection.close()
                raise
        self._listening = True
        return connection

    def _speaker(self) -> AsyncEngine:
        """The engine for sending notices; its connection is checked before each use."""
        return create_async_engine(
            self._url, isolation_level="AUTOCOMMIT", pool_size=1, max_overflow=0, pool_pre_ping=True
        )


@asynccontextmanager
async def open_hub(url: str | URL, heard: Heard, missed: Missed) -> AsyncIterator[Hub]:
    """The hub for all who use the database at `url`.

    heard: called for what another process told. Raises ImportError without a driver for PostgreSQL.
    """
    url = make_url(url)
    if url.get_backend_name() != "postgresql":
        yield LocalHub()
        return
    async with PostgresHub(url, heard, missed).open() as hub:
        yield hub


async def say_once(url: str, match: str, topic: str) -> None:
    """Tell all who use the database at `url`, without listening to any of them. Raises nothing."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "postgresql":
        hub = PostgresHub(parsed, lambda _match, _topic: None, lambda _pages: None)
        try:
            await hub.tell(match, topic)
        finally:
            await hub.close()


def _check_driver() -> None:
    try:
        import psycopg  # noqa: F401, PLC0415
    except ImportError as error:
        raise ImportError("PostgreSQL needs its driver: pip install gridtown[postgres]") from error
