"""What those who run the server have decided, as this process knows it: it reads on in the log of orders.

A notice between processes makes that quick where there are several; the log alone makes it certain, and is
all there is where a program writes to the file of a single process.
"""

import logging
from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from ipaddress import ip_address, ip_network
from time import time
from typing import Final

import anyio
from sqlalchemy.exc import SQLAlchemyError

from gridtown.server.storage.fault import DamagedProperty
from gridtown.server.storage.orders import Notice, Orders
from gridtown.server.storage.schema import Restriction, now
from gridtown.table.protocol import ServerNotice

LOG: Final = logging.getLogger("gridtown.server")

EVERY: Final = 1.0
"""Seconds between two looks at the log of orders."""

BITS: Final[Mapping[int, int]] = {4: 32, 6: 128}

Until = datetime | None


@dataclass(frozen=True)
class Restricted:
    """Whom one kind of restriction is about. networks: by version and length of the prefix, so that looking
    one address up takes no longer where there are many.
    """

    guests: dict[str, Until] = field(default_factory=dict)
    networks: dict[tuple[int, int], dict[int, Until]] = field(default_factory=lambda: defaultdict(dict))

    def add(self, restriction: Restriction) -> None:
        """Count one more in."""
        if "/" not in restriction.subject:
            self.guests[restriction.subject] = restriction.until
            return
        network = ip_network(restriction.subject)
        place = self.networks[network.version, network.prefixlen]
        place[int(network.network_address)] = restriction.until

    def has_guest(self, guest: str | None) -> bool:
        """Whether a guest, by fingerprint, is among them."""
        return guest is not None and guest in self.guests and _lasts(self.guests[guest])

    def has_address(self, address: str) -> bool:
        """Whether an address is in one of the networks."""
        if not self.networks:
            return False
        try:
            ip = ip_address(address)
        except ValueError:
            return False
        ip = getattr(ip, "ipv4_mapped", None) or ip
        bits = BITS[ip.version]
        return any(
            version == ip.version
            and (place := int(ip) >> (bits - length) << (bits - length)) in known
            and _lasts(known[place])
            for (version, length), known in self.networks.items()
        )


class AdminState:
    """The decisions in force. Until `read` nobody is restricted, and nothing is told."""

    def __init__(self) -> None:
        self.draining = False
        self._kinds: dict[str, Restricted] = {}
        self._notice = Notice({})
        self._last = 0
        self._poked = anyio.Event()
        self._closing = False
        self._away = False

    def blocks(self, address: str, guest: str | None) -> bool:
        """Whether somebody may do nothing here."""
        return self._has("block", address, guest)

    def mutes(self, address: str, guest: str | None) -> bool:
        """Whether somebody may say nothing here."""
        return self._has("mute", address, guest)

    def has_revoked(self, guest: str) -> bool:
        """Whether a browser is to be taken for a stranger's."""
        return "revoke" in self._kinds and self._kinds["revoke"].has_guest(guest)

    @property
    def knows_guests(self) -> bool:
        """Whether any guest is restricted; else nobody needs to be identified for it."""
        return any(kind.guests for kind in self._kinds.values())

    @property
    def notice(self) -> ServerNotice:
        """What everybody is told."""
        over = self._notice.until is not None and self._notice.until < time()
        return ServerNotice({} if over else self._notice.text, self.draining)

    async def read(self, orders: Orders) -> None:
        """Read what holds now, before anybody is served. Raises SQLAlchemyError."""
        self._last = await orders.last()  # first: what is ordered meanwhile is read again
        await self._load(orders)

    async def follow(
        self, orders: Orders, heard: Callable[[str, str], None], changed: Callable[[str], None]
    ) -> None:
        """Heed orders until closed. heard: told of a match and a topic; changed: of a topic of the server."""
        while not self._closing:
            self._poked = anyio.Event()
            try:
                await self._look(orders, heard, changed)
                self._away = False
            except (SQLAlchemyError, OSError, ValueError):  # the last of what is damaged there
                if not self._away:  # said once, as others say it at every turn
                    LOG.exception("orders can't be read")
                self._away = True
            with anyio.move_on_after(EVERY):
                await self._poked.wait()

    def poke(self) -> None:
        """Look at the log of orders at once."""
        self._poked.set()

    def close(self) -> None:
        """Heed no more orders."""
        self._closing = True
        self.poke()

    async def _load(self, orders: Orders) -> None:
        kept = await orders.properties()
        kinds: dict[str, Restricted] = defaultdict(Restricted)
        for restriction in await orders.restrictions():
            try:
                kinds[restriction.kind].add(restriction)
            except ValueError as error:
                LOG.error("a restriction is damaged (%s): take it out of the table restrictions", error)
        self._kinds = dict(kinds)
        self.draining = "draining" in kept
        self._notice = Notice({})
        try:
            self._notice = Notice.of(kept)
        except DamagedProperty as error:  # nobody is shut out for want of it
            LOG.error("%s", error)

    async def _look(
        self, orders: Orders, heard: Callable[[str, str], None], changed: Callable[[str], None]
    ) -> None:
        given = await orders.after(self._last)
        if any(order.match_id is None for order in given):
            await self._load(orders)
        for order in given:
            if order.match_id is not None:
                heard(order.match_id, order.topic)
        for topic in {order.topic for order in given if order.match_id is None}:
            changed(topic)
        if given:
            self._last = given[-1].number

    def _has(self, kind: str, address: str, guest: str | None) -> bool:
        restricted = self._kinds.get(kind)
        return restricted is not None and (restricted.has_guest(guest) or restricted.has_address(address))


def _lasts(until: Until) -> bool:
    return until is None or until > now()
