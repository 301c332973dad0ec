"""A watcher: one socket at a match, and the news it has not been sent yet."""

from collections import deque
from typing import Final

import anyio

from gridtown.table.protocol import ChatNews, NoticeNews, PingNews

KEPT: Final = 64
"""Most news kept for a slow reader; the oldest are dropped."""


class Watcher:
    """One socket. Several changes of the table, or of its status, may be sent as one.

    guest: a fingerprint; None: a stranger. table, status: whether these have changed since they were last
    sent. anew: whether to send the table even if nothing happened, as at first.
    """

    def __init__(self, guest: str | None) -> None:
        self.guest = guest
        self.table = True
        self.anew = True
        self.status = True
        self.news: deque[ChatNews | PingNews | NoticeNews] = deque(maxlen=KEPT)
        self._woken = anyio.Event()

    def tell_table(self) -> None:
        self.table = True
        self._woken.set()

    def tell_anew(self) -> None:
        self.anew = True
        self.tell_table()

    def tell_status(self) -> None:
        self.status = True
        self._woken.set()

    def tell(self, news: ChatNews | PingNews | NoticeNews) -> None:
        self.news.append(news)
        self._woken.set()

    async def wake(self) -> None:
        """Wait until there is something to tell."""
        await self._woken.wait()
        self._woken = anyio.Event()
