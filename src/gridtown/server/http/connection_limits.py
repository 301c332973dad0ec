"""Limits of open sockets: of one browser, behind one address, and of spectators of one match.

Each process counts by itself. Whoever sits at a table is let in however many watch it.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from starlette.requests import HTTPConnection

from gridtown.server.http.sender import address_of
from gridtown.server.live.match import Match
from gridtown.server.rate_limit import network
from gridtown.table.request_error import RequestError

OWN: Final = 50
"""Most sockets of one guest: more tabs than anybody has, and an end for a page that keeps opening them."""

WATCHERS: Final = 200
"""Most sockets of spectators at one match, as every change is sent to each of them."""


class ConnectionLimits:
    """The open sockets. most: the limit behind one address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def joined(self, socket: HTTPConnection, guest: str | None) -> Iterator[None]:
        """Count a socket while it is open. guest: a fingerprint. Raises RequestError if too many."""
        limits = {f"at {network(address_of(socket.scope))}": self._most}
        limits |= {} if guest is None else {f"by {guest}": OWN}
        for sender, most in limits.items():
            if self._open[sender] >= most:
                raise RequestError("too-many-sockets", most=most)
        self._open.update(limits.keys())
        try:
            yield
        finally:
            for sender in limits:
                self._open[sender] -= 1
                if not self._open[sender]:
                    del self._open[sender]


def check_watchers(match: Match) -> None:
    """Raise RequestError if a match has too many spectators."""
    if match.spectators >= WATCHERS:
        raise RequestError("too-many-watchers", most=WATCHERS)
