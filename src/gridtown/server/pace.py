"""How fast one sender may ask: a bucket of tokens that fills again with time.

A browser draws from a bucket of its own, known by its cookie; so people who share an address don't slow each
other down. All senders of an address draw from one that is larger as well, so that a made-up cookie buys
nobody a full bucket.
"""

import re
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from ipaddress import IPv6Address, ip_address
from math import ceil
from time import monotonic
from typing import Final

from starlette.types import Scope

UNITS: Final[Mapping[str, int]] = {"s": 1, "min": 60, "h": 3600}
WRITTEN: Final = re.compile(r"[1-9][0-9]{0,6}/(s|min|h)")

SHARED: Final = 8
"""How many browsers behind one address may ask as fast as they can."""

REMEMBERED: Final = 20_000
"""Buckets kept; the one longest unused goes first."""

JOINING: Final = re.compile(r"/api/(join|invitations)|/api/tables/[^/]+/seats/[^/]+")
MAKING: Final = ("/api/tables", "/api/records")
READING: Final = ("GET", "HEAD", "OPTIONS")


@dataclass(frozen=True)
class Pace:
    """So many requests in so many seconds, all at once or spread out; 0 requests: no limit."""

    amount: int
    seconds: int = 1

    @staticmethod
    def parse(text: str) -> "Pace":
        """A pace as written in settings. Raises ValueError for anything else."""
        if text == "off":
            return Pace(0)
        if not WRITTEN.fullmatch(text):
            raise ValueError(f'"{text}" is no pace')
        amount, unit = text.split("/")
        return Pace(int(amount), UNITS[unit])


@dataclass
class Bucket:
    """What a sender may still ask, at the moment `since` (seconds of a clock that never goes back)."""

    left: float
    since: float


@dataclass
class Buckets:
    """The buckets of all senders of one kind of request, each as large as the pace's amount."""

    pace: Pace
    clock: Callable[[], float] = monotonic
    _buckets: OrderedDict[str, Bucket] = field(default_factory=OrderedDict)

    def wait(self, sender: str, size: int = 1) -> float:
        """Seconds until the sender may ask; 0.0: now. size: how many times as large its bucket is."""
        if not self.pace.amount:
            return 0.0
        bucket = self._filled(sender, self.pace.amount * size)
        if bucket.left >= 1:
            return 0.0
        return (1 - bucket.left) * self.pace.seconds / (self.pace.amount * size)

    def draw(self, sender: str, size: int = 1) -> None:
        """Count a request that was let in."""
        if self.pace.amount:
            self._filled(sender, self.pace.amount * size).left -= 1

    def _filled(self, sender: str, full: int) -> Bucket:
        now = self.clock()
        bucket = self._buckets.setdefault(sender, Bucket(full, now))
        self._buckets.move_to_end(sender)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        gained = (now - bucket.since) * full / self.pace.seconds
        bucket.left, bucket.since = min(full, bucket.left + gained), now
        return bucket


class Paces:
    """The limits of one server. paces: by kind of request, one of `kind`'s."""

    def __init__(self, paces: Mapping[str, Pace], clock: Callable[[], float] = monotonic) -> None:
        self._kinds = {kind: Buckets(pace, clock) for kind, pace in paces.items()}

    def wait(self, kind: str, address: str, guest: str | None) -> int:
        """Whole seconds until a request is let in; 0: it is, and was counted.

        address: the sender's network address; guest: what tells its browser from others, None: nothing.
        """
        buckets = self._kinds[kind]
        place = network(address)
        draws = ((f"at {place}", SHARED), (f"by {guest or place}", 1))
        seconds = max(buckets.wait(sender, size) for sender, size in draws)
        if seconds > 0:
            return ceil(seconds)
        for sender, size in draws:
            buckets.draw(sender, size)
        return 0


def kind(scope: Scope) -> str:
    """What a request asks for: "sockets", "joins", "tables", "writes" or "reads"."""
    if scope["type"] == "websocket":
        return "sockets"
    if JOINING.match(scope["path"]):
        return "joins"
    if scope["method"] in READING:
        return "reads"
    return "tables" if scope["path"] in MAKING else "writes"


def network(address: str) -> str:
    """What stands for one sender: an IPv4 address, or the network of an IPv6 one; a house has a whole /64."""
    try:
        ip = ip_address(address)
    except ValueError:
        return address
    if not isinstance(ip, IPv6Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(IPv6Address(int(ip) >> 64 << 64))
