"""A server for this machine, until Ctrl-C."""

import asyncio
import os
import socket
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from threading import Thread
from typing import Final

import uvicorn

from gridtown.messages import Messages
from gridtown.server import collector
from gridtown.server.app import create_app
from gridtown.server.logs import tell_once
from gridtown.server.running.connections import connections_for, guarded, log_rarely
from gridtown.server.running.opening import opened
from gridtown.server.settings import Settings

TRIED: Final = 20
"""How many further ports are tried when the requested one is taken."""

SOCKET_LIMIT: Final = 4096
"""Most bytes of a message from a client over a socket; it needs none."""

FINISHING: Final = 5
"""Seconds that requests under way have to finish when the server stops."""


def serve(
    settings: Settings, open_browser: bool = False, on_ready: Callable[[str], None] | None = None
) -> None:
    """Serve until Ctrl-C. on_ready is called with the address once the server answers there.

    When the port is taken the next free one is used, and that is said. Raises OSError when none is free, and
    DatabaseFault where the database can't be used.
    """
    words = _words()
    with opened(settings), _listen(settings) as listener:
        port = listener.getsockname()[1]
        if settings.port not in (0, port):
            print(words.text("serve-port-taken", wanted=str(settings.port), port=str(port)))
        server = Running(
            replace(settings, port=port), lambda address: _ready(address, open_browser, on_ready)
        )
        print(words.text("serve-starting"), flush=True)
        collector.spare()
        try:
            server.run(sockets=[listener])
        except KeyboardInterrupt:
            print(words.text("serve-stopped"), flush=True)


class Running(uvicorn.Server):
    """A uvicorn server that calls `tell` when it answers. options: uvicorn's, besides ours."""

    def __init__(self, settings: Settings, tell: Callable[[str], None], **options: object) -> None:
        self._connections = connections_for(settings)
        self.site = create_app(replace(settings, sockets_per_address=self._connections.sockets(settings)))
        tell_once()
        ours = {
            "log_level": "warning",  # what is less would hold the addresses of sockets
            "access_log": False,  # it would hold what opens tables
            "proxy_headers": False,  # our own middleware believes them, or doesn't
            **guarded(self._connections),
            "ws_max_size": SOCKET_LIMIT,
            "server_header": False,
            "timeout_graceful_shutdown": FINISHING,
        }
        super().__init__(uvicorn.Config(self.site, **{**ours, **options}))  # type: ignore[arg-type]
        self._address = address(settings)
        self._tell = tell

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        log_rarely(asyncio.get_running_loop())
        await super().startup(sockets)
        if self.started:
            self._tell(self._address)

    async def on_tick(self, counter: int) -> bool:
        self._connections.look_around()
        return await super().on_tick(counter)


def address(settings: Settings) -> str:
    """The address to open in a browser."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}/"


def bind(settings: Settings, port: int) -> socket.socket:
    """A socket on that port. Raises OSError where it is taken.

    It says that its protocol is TCP, though there is no other: asyncio lets small answers go without delay
    only where it does, and else each waits some 40 ms for the client to acknowledge what came before it.
    """
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":  # on Windows it would let two servers have one port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, port))
    except OSError:
        listener.close()
        raise
    return listener


def _ready(address: str, open_browser: bool, on_ready: Callable[[str], None] | None) -> None:
    print(_words().text("serve-ready", address=address), flush=True)
    if on_ready is not None:
        on_ready(address)
    if open_browser:  # some browsers keep their caller waiting
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _words() -> Messages:
    return Messages(None, os.environ.get("LANG", "en").replace("_", "-"))


def _listen(settings: Settings) -> socket.socket:
    """A socket on the requested port, or on the next free one."""
    last = settings.port + TRIED if settings.port else 0
    for port in range(settings.port, last + 1):
        try:
            return bind(settings, port)
        except OSError:
            if port == last:
                raise
    raise OSError
