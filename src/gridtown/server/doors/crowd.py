"""How many sockets may be open at once: of one browser, behind one address, and of those who watch one match.

Each process counts by itself. Whoever sits at a table is let in however many watch it.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from starlette.requests import HTTPConnection

from gridtown.server.pace import network
from gridtown.server.play.match import Match
from gridtown.server.refusal import Refusal

OWN: Final = 50
"""Sockets of one guest: more tabs than anybody has, and an end for a page that opens ever more by mistake."""

WATCHERS: Final = 200
"""Sockets at one match of people without a seat there; every change is told to each of them."""


class Crowd:
    """The sockets open now. most: how many behind one address, where strangers are not told apart."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def joined(self, socket: HTTPConnection, guest: str | None) -> Iterator[None]:
        """Count a socket meanwhile. guest: its fingerprint. Raises Refusal where there are too many."""
        limits = {f"at {network(socket.client.host if socket.client else '')}": self._most}
        limits |= {} if guest is None else {f"by {guest}": OWN}
        for sender, most in limits.items():
            if self._open[sender] >= most:
                raise Refusal("too-many-sockets", most=most)
        self._open.update(limits.keys())
        try:
            yield
        finally:
            for sender in limits:
                self._open[sender] -= 1
                if not self._open[sender]:
                    del self._open[sender]


def check_watchers(match: Match) -> None:
    """Raise Refusal where so many watch a match that nobody else without a seat can."""
    if match.spectators >= WATCHERS:
        raise Refusal("too-many-watchers", most=WATCHERS)
