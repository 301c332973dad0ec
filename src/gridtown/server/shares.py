"""Shares of the processor: nobody gets so much of it that others notice.

Each browser, and all browsers behind one address together, have an account of processor time, which fills
evenly. Who has used it up waits until it has filled again; a request that would have to wait for long is
refused. So whoever asks for much is served slowly, and everybody else as if they were alone.
"""

from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from math import ceil, inf
from time import monotonic
from typing import Final

from anyio import sleep

from gridtown.server.metering import METER, Meter
from gridtown.server.rate_limit import MAX_BUCKETS, network
from gridtown.table.request_error import RequestError

LEAST: Final = 0.001
"""Seconds that a request costs besides what is metered: for reading it, sending the answer and the log."""

LONGEST: Final = 10.0
"""Seconds that a request waits at most."""


@dataclass(frozen=True)
class Share:
    """A share of one processor: seconds at once, and seconds a second."""

    at_once: float
    steady: float


PROBES: Final = Share(0.5, 0.1)
BROWSER: Final = Share(0.5, 0.2)
ADDRESS: Final = Share(1.0, 0.25)


@dataclass
class Account:
    """What a sender has left at the time `since`, and what its latest request cost, all in seconds."""

    share: Share
    left: float
    since: float
    usual: float = LEAST

    def fill(self, now: float) -> None:
        gained = (now - self.since) * self.share.steady
        self.left, self.since = min(self.share.at_once, self.left + gained), now

    @property
    def wait(self) -> float:
        """Seconds until it is filled again; 0.0 where there is something left."""
        return max(0.0, -self.left / self.share.steady)


class Shares:
    """The accounts of all senders. limited: whether anybody ever waits."""

    def __init__(self, limited: bool = True, clock: Callable[[], float] = monotonic) -> None:
        self.limited = limited
        self._clock = clock
        self._accounts: OrderedDict[str, Account] = OrderedDict()

    @asynccontextmanager
    async def turn_of_probe(self, address: str) -> AsyncIterator[Meter]:
        """Wait for the turn of a probe, which is never refused: an address has an account for them alone."""
        async with self._turn(self._opened((f"probes at {network(address)}", PROBES)), inf) as meter:
            yield meter

    @asynccontextmanager
    async def turn(self, address: str, guest: str | None, longest: float = LONGEST) -> AsyncIterator[Meter]:
        """Wait for the turn of a sender; what is metered inside is taken from its accounts.

        address: the sender's network address; guest: what identifies its browser, if anything does. longest:
        seconds; where the turn is farther off, RequestError is raised.
        """
        place = network(address)
        accounts = self._opened((f"at {place}", ADDRESS), (f"by {guest or place}", BROWSER))
        async with self._turn(accounts, longest) as meter:
            yield meter

    @asynccontextmanager
    async def _turn(self, accounts: list[Account], longest: float) -> AsyncIterator[Meter]:
        meter = Meter()
        # What it will cost is not known yet: many at once are each taken for what the latest cost.
        reserved = [account.usual for account in accounts]
        wait = max(account.wait for account in accounts)
        if self.limited and wait > longest:
            raise RequestError("too-many", seconds=ceil(wait))
        for account, seconds in zip(accounts, reserved, strict=True):
            account.left -= seconds
        token = METER.set(meter)
        try:
            if self.limited and wait:
                await sleep(wait)
            yield meter
        finally:
            METER.reset(token)
            cost = LEAST + meter.seconds
            for account, seconds in zip(accounts, reserved, strict=True):
                account.left += seconds - cost
                account.usual = cost

    def _opened(self, *senders: tuple[str, Share]) -> list[Account]:
        """The accounts of senders, filled. The least recently used ones are forgotten first."""
        now = self._clock()
        for sender, share in senders:
            self._accounts.setdefault(sender, Account(share, share.at_once, now)).fill(now)
            self._accounts.move_to_end(sender)
        while len(self._accounts) > MAX_BUCKETS:
            self._accounts.popitem(last=False)
        return [self._accounts[sender] for sender, _ in senders]
