"""A deployed server: it keeps its port, writes to the log only, and stops gracefully.

It stops in this order: it says that it is not ready, and goes on for as long as `drain` says, so that a proxy
can send people elsewhere; it takes no more connections, and closes sockets with 1012, so that clients come
back; requests under way are answered; bots finish the action they are at. What takes longer than that is cut
off: whatever was acknowledged is on the disk by then.
"""

import logging
import os
from contextlib import suppress
from dataclasses import replace
from socket import socket
from threading import Timer
from time import monotonic
from types import FrameType
from typing import Final

from gridtown import __version__
from gridtown.server import collector
from gridtown.server.logs import configure
from gridtown.server.running.opening import opened
from gridtown.server.running.run import FINISHING, Running, bind
from gridtown.server.settings import Settings
from gridtown.server.storage.fault import DatabaseFault

LOG: Final = logging.getLogger("gridtown.server")

LEFT: Final = FINISHING + 15
"""Seconds after which a stopping server is ended by force."""


def deploy(settings: Settings, warnings: tuple[str, ...] = ()) -> int:
    """Serve until SIGTERM or SIGINT; the exit code. Raises OSError where the port is taken."""
    configure(settings)
    for warning in warnings:
        LOG.warning(warning)
    try:
        with bind(settings, settings.port) as listener, opened(settings):
            return _serve(settings, listener)
    except DatabaseFault as fault:
        LOG.error("%s", fault)
        return 1


def _serve(settings: Settings, listener: socket) -> int:
    server = Deployed(replace(settings, port=listener.getsockname()[1]))
    LOG.info("version %s starts", __version__)
    collector.spare()
    with suppress(SystemExit):  # uvicorn's way to say that it didn't start
        server.run(sockets=[listener])
    if not server.started:
        LOG.error("could not start; the lines above say why")
        return 1
    LOG.info("stopped; every table is kept")
    return 0


class Deployed(Running):
    """A uvicorn server that drains before it stops."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings, lambda address: LOG.info("ready at %s", address), log_config=None)
        self._drain = settings.drain
        self._signals = 0
        self._leaving: float | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002 - as uvicorn has it
        """Only count a signal, as it may interrupt anything."""
        self.site.state.closing = True
        self._signals += 1

    async def on_tick(self, counter: int) -> bool:
        """Stop after the drain time from the first signal, or at once at the next."""
        if self._signals and self._leaving is None:
            LOG.info("stopping")
            self._leaving = monotonic() + self._drain
            _watch(self._drain + LEFT)
        if self._leaving is not None:
            self.should_exit = self._signals > 1 or monotonic() >= self._leaving
        return await super().on_tick(counter)


def _watch(seconds: float) -> None:
    """End the process after so many seconds, if it is still running."""
    watchdog = Timer(seconds, _end)
    watchdog.daemon = True
    watchdog.start()


def _end() -> None:
    LOG.error("did not stop in time; ended")
    os._exit(1)
