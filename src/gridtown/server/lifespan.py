"""The lifespan of a server: its parts are opened one after the other, and closed in the opposite order."""

import secrets
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from typing import Any, Final

import anyio
from anyio.abc import TaskGroup
from starlette.applications import Starlette

from gridtown.core.game import Game
from gridtown.server import collector
from gridtown.server.administration.admin_service import AdminService
from gridtown.server.bots.pool import BotPool
from gridtown.server.http.connection_limits import ConnectionLimits
from gridtown.server.http.context import AppContext
from gridtown.server.http.identity import GuestTokens, key_fingerprint
from gridtown.server.http.public_tables import PublicTables
from gridtown.server.live.admin_state import AdminState
from gridtown.server.live.maintenance import keep_expiring, measure_lag, measure_storage
from gridtown.server.live.match import Services
from gridtown.server.live.matches import Matches
from gridtown.server.live.replays import Replays
from gridtown.server.metrics import Metrics
from gridtown.server.settings import Settings
from gridtown.server.shares import Shares
from gridtown.server.storage.hub import Hub, open_hub
from gridtown.server.storage.orders import SERVER, Orders
from gridtown.server.storage.retention import Expiry, Retention
from gridtown.server.storage.store import Store
from gridtown.server.storage.write_probe import WriteProbe
from gridtown.table.protocol import NoticeNews

GRACE: Final = 10.0
"""Seconds added to the time limit of bots, after which another process takes over a bot's turn."""


@dataclass(frozen=True)
class Lifespan:
    """What a server is made from. titles: the games it offers, by id; bot_names: of bots at its tables."""

    settings: Settings
    titles: Mapping[str, Game[Any]]
    bot_pool: BotPool
    bot_names: tuple[str, ...]

    @asynccontextmanager
    async def run(self, app: Starlette) -> AsyncIterator[None]:
        """Give the application its context, and let it go on until the server stops."""
        matches: Matches  # made when the hub is open, and before it can hear of anything
        admin_state = AdminState()

        def heard(match: str, topic: str) -> None:
            admin_state.poke() if match == SERVER else matches.heard(match, topic)

        async with (
            Store.open(self.settings.database) as store,
            self.bot_pool,
            # It outlives the tasks, so that the last that a bot does is still told.
            open_hub(
                self.settings.database,
                heard,
                lambda changed: matches.missed(changed),  # noqa: PLW0108
            ) as hub,
            anyio.create_task_group() as tasks,
        ):
            services = self._services(store, hub, app.state.metrics)
            matches = Matches(services, self.titles, tasks)
            services.metrics.watch_live(lambda: matches.live)
            context = await self._context(services, matches, admin_state, app.state.shares, tasks)
            await _begin(context, Orders(store.database), tasks)
            app.state.context = context
            async with _looked_after(context, services.metrics):
                yield
            app.state.closing = True
            admin_state.close()
            matches.close()

    def _services(self, store: Store, hub: Hub, metrics: Metrics) -> Services:
        """What matches share. The figures tell of it."""
        store.note_waits(metrics.waited)
        metrics.watch_bots(lambda: self.bot_pool.waiting)
        patience = 2 * self.settings.bot_time_limit + GRACE
        return Services(store, self.bot_pool, hub, metrics, claim_timeout=patience)

    async def _context(
        self, services: Services, matches: Matches, admin_state: AdminState, shares: Shares, tasks: TaskGroup
    ) -> AppContext:
        """All that endpoints use."""
        settings, store, hub = self.settings, services.store, services.hub
        secret = settings.secret or await store.secret(secrets.token_urlsafe(32))
        return AppContext(
            settings=settings,
            store=store,
            tokens=GuestTokens(secret, settings.cookie, admin_state.has_revoked),
            games=self.titles,
            matches=matches,
            replays=Replays(store, services.lanes.slow),
            bots=self.bot_names,
            notify=hub.tell,
            connections=ConnectionLimits(settings.sockets_per_address),
            public_tables=PublicTables(settings.public_tables_per_address),
            write_probe=WriteProbe(store, tasks),
            lanes=services.lanes,
            shares=shares,
            admin_state=admin_state,
            admin_service=AdminService(store.database, partial(_ordered, admin_state, hub), key_fingerprint),
        )


async def _begin(context: AppContext, orders: Orders, tasks: TaskGroup) -> None:
    """Read what those who run the server have decided, and follow from then on what changes."""
    admin_state, matches = context.admin_state, context.matches
    await admin_state.read(orders)
    tasks.start_soon(admin_state.follow, orders, matches.heard, partial(_changed, admin_state, matches))
    tasks.start_soon(matches.keep_watch, timedelta(days=context.settings.idle_days))


@asynccontextmanager
async def _looked_after(context: AppContext, metrics: Metrics) -> AsyncIterator[None]:
    """Measure, and forget what is too old, in the meantime."""
    settings, store = context.settings, context.store
    retention = Retention(*settings.kept)
    async with anyio.create_task_group() as maintenance:
        maintenance.start_soon(measure_lag, metrics)
        maintenance.start_soon(collector.collect_daily)
        maintenance.start_soon(measure_storage, metrics, store.database, settings.database_file)
        if retention.any:
            expiry = Expiry(store.database, retention, store.clock.now)
            maintenance.start_soon(keep_expiring, expiry, metrics, context.matches.remove)
        yield
        maintenance.cancel_scope.cancel()


async def _ordered(admin_state: AdminState, hub: Hub) -> None:
    """Let this process and the others look at what was ordered."""
    admin_state.poke()
    await hub.tell(SERVER, "orders")


def _changed(admin_state: AdminState, matches: Matches, topic: str) -> None:
    """Tell everybody who watches a match what those who run the server have changed."""
    if topic == "notice":
        matches.tell(NoticeNews(admin_state.notice))
    else:
        matches.wake()
