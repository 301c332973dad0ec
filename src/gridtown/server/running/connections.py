"""The connections of a server: so many and no more, and none that waits for its client for ever.

uvicorn sets no time for a request to arrive in. A client that sends half of one, or doesn't fetch its
answer, would keep a connection, and with it a file descriptor, for as long as it likes; with no descriptor
left nobody else is let in. Here each connection that waits for its client has a deadline, and where there are
as many as there may be the one that has waited longest makes room.
"""

import asyncio
import logging
import re
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from time import monotonic
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from gridtown.server.rate_limit import network
from gridtown.server.settings import Settings

LOG: Final = logging.getLogger("gridtown.server")

BACKLOG: Final = 256
"""Connections that the system holds ready; as many may come in at once, before any is counted."""

RESERVE: Final = BACKLOG + 128
"""File descriptors for everything else: what comes in at once, the database, bots, the log."""

ANSWER_TIME: Final = 60.0
"""Seconds that a client has to fetch an answer."""

QUIET: Final = 60.0
"""Seconds between two lines of the log of the same kind: a flood of connections makes no flood of lines."""

ODD: Final = (
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "ASGI callable returned without completing handshake.",
)
"""What uvicorn says of a request that is none, or whose client is gone before its socket was opened."""

TIMEOUT: Final = (
    b"HTTP/1.1 408 Request Timeout\r\ncontent-type: text/plain\r\nconnection: close\r\ncontent-length: 15\r\n"
    b"\r\nit took so long"
)

DEFLATE: Final = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=12,
    client_max_window_bits=12,
    compress_settings={"memLevel": 5},
)

SAID_AT_ONCE: Final = 8192
"""Bytes that a client may send over a socket at once: answers to pings, and that it closes it."""

SAID: Final = 64
"""Bytes a second that it may send besides. Pings by the thousand would be answered before anybody else is."""

TALKATIVE: Final = b"\x88\x11" + (1008).to_bytes(2, "big") + b"it said so much"
"""A frame that closes a socket."""

HEAD: Final = 16 * 1024
"""Bytes of a request's head, at most."""

FIELDS: Final = 128
"""Lines of it, at most. Reading one takes a microsecond or two, and nobody is served meanwhile."""

CHUNKS: Final = 128
"""Chunks of a request's body, at most. Reading one takes as long as reading some lines."""

HEAD_END: Final = re.compile(rb"\n\r?\n")

HEADERS: Final = "headers"
BODY: Final = "body"
ANSWER: Final = "answer"


class Connections:
    """All connections of a server. most: in all; each: from an address; limits: seconds to wait, by for what.

    exempt: whether an address may have as many as there are, as a proxy stands for all who come by it.
    """

    def __init__(
        self,
        most: int,
        each: int,
        limits: dict[str, float],
        exempt: Callable[[str], bool] = lambda _: False,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._most = most
        self._each = each
        self._limits = limits
        self._exempt = exempt
        self._clock = clock
        self._addresses: dict[asyncio.Transport, str] = {}
        self._by_address: Counter[str] = Counter()
        self._waiting: dict[str, dict[GuardedHttp, float]] = {kind: {} for kind in limits}
        self._throttle = LogThrottle(clock)

    def __len__(self) -> int:
        return len(self._addresses)

    def sockets(self, settings: Settings) -> int:
        """The sockets that an address may hold: as set, but never so many that nobody else finds room."""
        return min(settings.sockets_per_address, self._most // 2)

    def admit(self, newcomer: "GuardedHttp") -> bool:
        """Count a new connection, for which another may have to go. False where there is no room."""
        transport, address = newcomer.transport, _address_of(newcomer.transport)
        if not self._exempt(address) and self._by_address[address] >= self._each:
            full = not self._make_room(address)
        else:
            full = len(self) >= self._most and not self._make_room(None)
        if full:
            self._throttle.warn("a connection was turned away: there are %d", len(self))
            return False
        self._addresses[transport] = address
        self._by_address[address] += 1
        return True

    def release(self, transport: asyncio.BaseTransport) -> None:
        """Count a connection no longer; it may be gone already."""
        address = self._addresses.pop(transport, None)  # type: ignore[call-overload]
        if address is not None:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def wait(self, connection: "GuardedHttp", kind: str | None) -> None:
        """Note what a connection waits for from now on, unless it does already. None: for nothing."""
        for other, waiting in self._waiting.items():
            if other != kind:
                waiting.pop(connection, None)
        if kind is not None:
            self._waiting[kind].setdefault(connection, self._clock())

    def look_around(self) -> None:
        """End what has waited for too long."""
        now = self._clock()
        for kind, waiting in self._waiting.items():
            for connection, since in list(waiting.items()):
                if now - since < self._limits[kind]:
                    break  # the rest has waited for less
                waiting.pop(connection)
                connection.give_up(kind)

    def _make_room(self, address: str | None) -> bool:
        """End what has waited longest, of an address or of all. False where nothing waits."""
        longest = [
            next(
                (
                    (since, connection)
                    for connection, since in waiting.items()
                    if address is None or self._addresses.get(connection.transport) == address
                ),
                None,
            )
            for waiting in self._waiting.values()
        ]
        found = min((each for each in longest if each is not None), key=lambda each: each[0], default=None)
        if found is None:
            return False
        self._throttle.warn("a connection that waited for its client made room: there are %d", len(self))
        found[1].drop()
        return True


class LogThrottle:
    """Says the same only now and then, and how often it was the case meanwhile."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._said: dict[str, float] = {}
        self._unsaid: Counter[str] = Counter()

    def warn(self, message: str, *args: object) -> None:
        if (words := self._words(message)) is not None:
            LOG.warning(words, *args)

    def passes(self, record: logging.LogRecord) -> bool:
        """Whether a line of uvicorn's is to be said: what any client can make it say, it says rarely."""
        if record.msg not in ODD:
            return True
        words = self._words(record.msg)
        record.msg = words or record.msg
        return words is not None

    def _words(self, message: str) -> str | None:
        """The message, with how often it was the case meanwhile; None: it was said just now."""
        now = self._clock()
        if now - self._said.get(message, -QUIET) < QUIET:
            self._unsaid[message] += 1
            return None
        self._said[message] = now
        times = self._unsaid.pop(message, 0)
        return f"{message}{f' (and {times} more times since it was said last)' if times else ''}"


class GuardedParser(h11.Connection):
    """h11's reading of requests, which takes no more than a moment for each: it is done on the event loop,
    before anybody knows whose turn it is. So what is cut into very many pieces is no request.
    """

    def __init__(self) -> None:
        super().__init__(h11.SERVER)
        self._chunks = 0

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        """The next event. Raises h11.RemoteProtocolError also where there are too many pieces."""
        if self.their_state is h11.IDLE:
            head = HEAD_END.split(self.trailing_data[0], 1)[0]
            if len(head) > HEAD or head.count(b"\n") > FIELDS:
                raise h11.RemoteProtocolError("its head is too large", error_status_hint=431)
            self._chunks = 0
        event = super().next_event()
        if isinstance(event, h11.Data) and event.chunk_start:
            self._chunks += 1
            if self._chunks > CHUNKS:
                raise h11.RemoteProtocolError("its body has too many chunks")
        return event


class GuardedHttp(H11Protocol):
    """uvicorn's connection over which requests come, with deadlines. connections: those of its server."""

    def __init__(self, connections: Connections, **given: Any) -> None:
        super().__init__(**given)
        self._all = connections
        self.conn = GuardedParser()
        self._upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._all.admit(self):
            self._note()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._all.wait(self, None)
        self._all.release(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._note()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._upgraded = True
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Answer what is no request, where there has been no answer yet, and let nobody else answer it."""
        if self._last is not None and self._answering:
            self._last.disconnected = True
            self._last.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._note()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._note()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._note()

    def give_up(self, kind: str) -> None:
        """End it, for it has waited too long; say so where an answer can still be given."""
        if kind == ANSWER:
            if self.transport.get_write_buffer_size():
                self.drop()
            else:
                self._note()  # it has been fetched meanwhile
            return
        if self._last is None or not self._last.response_started:
            self.transport.write(TIMEOUT)
        self.transport.close()

    def drop(self) -> None:
        """End it at once."""
        self._all.wait(self, None)
        self._all.release(self.transport)
        self.transport.abort()

    def _note(self) -> None:
        self._all.wait(self, self._awaited())

    def _awaited(self) -> str | None:
        """What the client has to do next; None where it is the server's turn, or a socket's."""
        if self._upgraded:
            return None
        if self.transport.get_write_buffer_size() and (self.transport.is_closing() or not self._answering):
            return ANSWER
        if self.flow.write_paused:
            return ANSWER
        if self.conn.their_state is h11.SEND_BODY:
            return BODY
        return HEADERS if self.conn.their_state is h11.IDLE else None

    @property
    def _last(self) -> RequestResponseCycle | None:
        """The latest request whose head has come; uvicorn doesn't say that there may be none."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle

    @property
    def _answering(self) -> bool:
        return self._last is not None and not self._last.response_complete


class GuardedSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, counted for as long as it is open, over which a client says next to nothing.

    Each message is compressed by itself: what is kept of the ones before takes 45 KB a socket, which most of
    the time has nothing to tell.
    """

    def __init__(self, connections: Connections, **given: Any) -> None:
        super().__init__(**given)
        self._all = connections
        self.conn.available_extensions = [DEFLATE]
        self._left: float | None = None
        self._since = 0.0

    def data_received(self, data: bytes) -> None:
        if self._left is None:  # the request that opens it
            self._left, self._since = SAID_AT_ONCE, monotonic()
        elif not self._may_say(len(data)):
            if not self.transport.is_closing():
                self.transport.write(TALKATIVE)
                self.transport.close()
                asyncio.get_running_loop().call_later(ANSWER_TIME, self.transport.abort)
            return
        super().data_received(data)

    def _may_say(self, size: int) -> bool:
        assert self._left is not None
        now = monotonic()
        self._left = min(SAID_AT_ONCE, self._left + (now - self._since) * SAID) - size
        self._since = now
        return self._left >= 0

    def connection_lost(self, exc: Exception | None) -> None:
        self._all.release(self.transport)
        super().connection_lost(exc)


def guarded(connections: Connections) -> dict[str, object]:
    """Uvicorn's options for connections that are guarded."""
    return {
        "http": partial(GuardedHttp, connections),
        "ws": partial(GuardedSocket, connections),
        "backlog": BACKLOG,
    }


def connections_for(settings: Settings) -> Connections:
    """The connections of a server: as many as are set, as far as the system lets it have descriptors."""
    most = min(settings.connections, _descriptors(settings.connections + RESERVE) - RESERVE)
    if most < settings.connections:
        LOG.warning("connections: the system allows for %d; ulimit -n, or LimitNOFILE=, for more", most)
    proxies = [ip_network(proxy) for proxy in settings.proxies]
    return Connections(
        most,
        min(settings.connections_per_address, most * 3 // 4),
        {HEADERS: settings.header_time_limit, BODY: settings.body_time_limit, ANSWER: ANSWER_TIME},
        lambda address: any(_is_in(address, proxy) for proxy in proxies),
    )


def log_rarely(loop: asyncio.AbstractEventLoop) -> None:
    """Let the log say only now and then that no connection can be taken in, or that a request is none;
    asyncio and uvicorn say it all the time.
    """
    throttle = LogThrottle()
    logging.getLogger("uvicorn.error").addFilter(throttle.passes)

    def handle(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if context.get("message") == "socket.accept() out of system resource":
            throttle.warn("no connection can be taken in: %s", context["exception"])
        else:
            loop.default_exception_handler(context)

    loop.set_exception_handler(handle)


def _descriptors(wanted: int) -> int:
    """How many descriptors this process may have, after asking for as many as are wanted."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - not on every system

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            with suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
            soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != resource.RLIM_INFINITY:
            return soft
    return wanted


def _address_of(transport: asyncio.Transport) -> str:
    peer = transport.get_extra_info("peername")
    return network(peer[0]) if isinstance(peer, tuple) else ""


def _is_in(address: str, network: IPv4Network | IPv6Network) -> bool:
    try:
        return ip_address(address) in network
    except ValueError:
        return False
