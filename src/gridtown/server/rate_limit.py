"""Rate limits: a token bucket for each browser and for each address.

A browser has a bucket of its own, known by its cookie, so people who share an address don't slow each other
down. All browsers at an address also share a larger one, so a made-up cookie doesn't get a full bucket.
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

ADDRESS_FACTOR: Final = 8
"""The bucket of an address, in buckets of a browser."""

MAX_BUCKETS: Final = 20_000
"""Buckets kept; the least recently used is dropped first."""

JOINING: Final = re.compile(r"/api/(join|invitations)|/api/tables/[^/]+/seats/[^/]+")
HINTING: Final = re.compile(r"/api/tables/[^/]+/hint")
MAKING: Final = re.compile(r"/api/(tables|records|tables/[^/]+/rematch)")
READING: Final = ("GET", "HEAD", "OPTIONS")


@dataclass(frozen=True)
class Rate:
    """A number of requests in a number of seconds, in a burst or spread out; 0 requests: no limit."""

    amount: int
    seconds: int = 1

    @staticmethod
    def parse(text: str) -> "Rate":
        """A rate as written in settings. Raises ValueError for anything else."""
        if text == "off":
            return Rate(0)
        if not WRITTEN.fullmatch(text):
            raise ValueError(f'"{text}" is no rate')
        amount, unit = text.split("/")
        return Rate(int(amount), UNITS[unit])


@dataclass
class Bucket:
    """The requests a sender has left at the time `since` (seconds of a monotonic clock)."""

    left: float
    since: float


@dataclass
class Buckets:
    """The buckets of all senders of one kind of request, each as large as the rate's amount."""

    rate: Rate
    clock: Callable[[], float] = monotonic
    _buckets: OrderedDict[str, Bucket] = field(default_factory=OrderedDict)

    def wait(self, sender: str, size: int = 1) -> float:
        """Seconds until the sender's next request is allowed; 0.0: now. size: a factor for its bucket."""
        if not self.rate.amount:
            return 0.0
        bucket = self._filled(sender, self.rate.amount * size)
        if bucket.left >= 1:
            return 0.0
        return (1 - bucket.left) * self.rate.seconds / (self.rate.amount * size)

    def take(self, sender: str, size: int = 1) -> None:
        """Count a request that was allowed."""
        if self.rate.amount:
            self._filled(sender, self.rate.amount * size).left -= 1

    def _filled(self, sender: str, full: int) -> Bucket:
        now = self.clock()
        bucket = self._buckets.setdefault(sender, Bucket(full, now))
        self._buckets.move_to_end(sender)
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        gained = (now - bucket.since) * full / self.rate.seconds
        bucket.left, bucket.since = min(full, bucket.left + gained), now
        return bucket


class RateLimits:
    """The rate limits of one server. rates: by kind of request, as `request_kind` names them."""

    def __init__(self, rates: Mapping[str, Rate], clock: Callable[[], float] = monotonic) -> None:
        self._kinds = {kind: Buckets(rate, clock) for kind, rate in rates.items()}

    def wait(self, kind: str, address: str, guest: str | None) -> int:
        """Whole seconds until a request is allowed; 0: it is, and was counted.

        address: the sender's network address; guest: what identifies its browser, if anything does.
        """
        buckets = self._kinds[kind]
        place = network(address)
        shares = ((f"at {place}", ADDRESS_FACTOR), (f"by {guest or place}", 1))
        seconds = max(buckets.wait(sender, size) for sender, size in shares)
        if seconds > 0:
            return ceil(seconds)
        for sender, size in shares:
            buckets.take(sender, size)
        return 0


def request_kind(scope: Scope) -> str:
    """The kind of a request: "sockets", "joins", "hints", "tables", "writes" or "reads"."""
    if scope["type"] == "websocket":
        return "sockets"
    if JOINING.match(scope["path"]):
        return "joins"
    if HINTING.fullmatch(scope["path"]):
        return "hints"
    if scope["method"] in READING:
        return "reads"
    return "tables" if MAKING.fullmatch(scope["path"]) else "writes"


def network(address: str) -> str:
    """The IPv4 address of a sender, or the /64 network of an IPv6 one, as a home has a whole one."""
    try:
        ip = ip_address(address)
    except ValueError:
        return address
    if not isinstance(ip, IPv6Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(IPv6Address(int(ip) >> 64 << 64))
