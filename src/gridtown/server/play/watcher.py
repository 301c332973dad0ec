"""Somebody who watches a match by a socket, and what there is to tell them."""

from collections import deque
from typing import Final

import anyio

from gridtown.server.protocol import SightNews, TalkNews

KEPT: Final = 64
"""Passing news kept for one who reads slowly; the oldest give way."""


class Watcher:
    """One socket. Several changes of the table, or of the room, may be told as one.

    guest: whose it is, by fingerprint; None: a stranger's. table, room: whether these have changed since they
    were last told. anew: whether the table is to be told even where nothing happened; at first it is.
    """

    def __init__(self, guest: str | None) -> None:
        self.guest = guest
        self.table = True
        self.anew = True
        self.room = True
        self.news: deque[TalkNews | SightNews] = deque(maxlen=KEPT)
        self._woken = anyio.Event()

    def tell_table(self) -> None:
        self.table = True
        self._woken.set()

    def tell_anew(self) -> None:
        self.anew = True
        self.tell_table()

    def tell_room(self) -> None:
        self.room = True
        self._woken.set()

    def tell(self, news: TalkNews | SightNews) -> None:
        self.news.append(news)
        self._woken.set()

    async def wake(self) -> None:
        """Wait until there is something to tell."""
        await self._woken.wait()
        self._woken = anyio.Event()
