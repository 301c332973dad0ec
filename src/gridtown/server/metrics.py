"""Metrics for Prometheus.

Labels hold route templates, methods, statuses, codes of refusals and names of games: nothing that names a
person, a table or a token, and nothing a client could make up.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

MEDIA_TYPE: Final = CONTENT_TYPE_LATEST

FAST: Final = (0.0005, 0.001, 0.002, 0.003, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
"""Bounds in seconds for what happens within a request."""

SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""Bounds in seconds for bots."""

LAGS: Final = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Bounds in seconds for what should take next to nothing."""

SHARES: Final = (5, 10, 25, 50, 75, 99, 100)
"""Bounds in percent for what a bot may use of its effort."""

METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


class Metrics:
    """The metrics of one server, in a registry of their own, as a process may hold several servers."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._requests = self._counter("requests", "Requests answered.", "route", "method", "status")
        self._seconds = self._histogram("request_seconds", "Time of a request.", FAST, "route", "method")
        self._refusals = self._counter("refusals", "Refusals by their code.", "code")
        self._actions = self._histogram("action_seconds", "Server time of an action taken.", FAST, "game")
        self._sockets = Gauge("gridtown_sockets", "Sockets open.", registry=self._registry)
        self._live = Gauge("gridtown_live_matches", "Matches in memory.", registry=self._registry)
        self._updates = self._counter("updates", "Messages sent over sockets.")
        self._bytes = self._counter("update_bytes", "Bytes of the messages sent over sockets.")
        self._thinking = self._histogram("bot_seconds", "Time a bot thought of an action.", SLOW, "game")
        self._shares = self._histogram("bot_share", "Percent of its effort that a bot got.", SHARES)
        self._lapses = self._counter("bot_failures", "Bots that broke, or thought too long.", "game")
        self._appends = self._histogram("append_seconds", "Time to write an action down.", FAST)
        self._lag = self._histogram("loop_lag_seconds", "How late the event loop is.", LAGS)
        self._waits = self._histogram("pool_wait_seconds", "Time work waits for the database.", LAGS)
        self._queue = Gauge("gridtown_bot_queue", "Bots that wait or think.", registry=self._registry)
        self._free = Gauge("gridtown_disk_free_bytes", "Free where data lie.", registry=self._registry)
        self._size = Gauge("gridtown_database_bytes", "The database.", registry=self._registry)
        self._expired = self._counter("expired", "What was forgotten as too old.", "what")

    def request(self, route: str, method: str, status: int, seconds: float) -> None:
        """A request was answered. route: the template, never the path."""
        method = method if method in METHODS else "other"
        self._requests.labels(route, method, str(status)).inc()
        self._seconds.labels(route, method).observe(seconds)

    def refused(self, code: str) -> None:
        """Something was refused. code: one of docs/protocol.md's."""
        self._refusals.labels(code).inc()

    def action(self, game: str, seconds: float) -> None:
        """An action was taken: checked, applied, written down and told."""
        self._actions.labels(game).observe(seconds)

    def thought(self, game: str, seconds: float) -> None:
        """A bot has chosen."""
        self._thinking.labels(game).observe(seconds)

    def shared(self, percent: int) -> None:
        """A bot may use so much of its effort."""
        self._shares.observe(percent)

    def bot_failed(self, game: str) -> None:
        """A bot broke, chose what is not allowed, or thought too long."""
        self._lapses.labels(game).inc()

    def sent(self, size: int) -> None:
        """A message went out over a socket. size: its bytes."""
        self._updates.inc()
        self._bytes.inc(size)

    @contextmanager
    def socket(self) -> Iterator[None]:
        """A socket is open meanwhile."""
        with self._sockets.track_inprogress():
            yield

    @contextmanager
    def append(self) -> Iterator[None]:
        """The database writes an action down meanwhile."""
        began = perf_counter()
        try:
            yield
        finally:
            self._appends.observe(perf_counter() - began)

    def late(self, seconds: float) -> None:
        """The event loop came so much too late."""
        self._lag.observe(seconds)

    def waited(self, seconds: float) -> None:
        """Work has waited for a connection of the database, or for its turn to write."""
        self._waits.observe(seconds)

    def stored(self, size: float, free: float) -> None:
        """The bytes of the database, and those free where it lies; NaN where that can't be known."""
        self._size.set(size)
        self._free.set(free)

    def expired(self, what: str, count: int) -> None:
        """So many were forgotten as too old. what: a kind that `storage.retention` names."""
        self._expired.labels(what).inc(count)

    def watch_bots(self, count: Callable[[], int]) -> None:
        """Call `count` for the number of bots that wait or think whenever metrics are read."""
        self._queue.set_function(count)

    def watch_live(self, count: Callable[[], int]) -> None:
        """Call `count` for the number of matches in memory whenever metrics are read."""
        self._live.set_function(count)

    def text(self) -> bytes:
        """All metrics in the text format of Prometheus."""
        return generate_latest(self._registry)

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"gridtown_{name}", about, labels, registry=self._registry)

    def _histogram(self, name: str, about: str, bounds: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(f"gridtown_{name}", about, labels, registry=self._registry, buckets=bounds)
