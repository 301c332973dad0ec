"""The cache of replays of matches that are over."""

from collections import OrderedDict
from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final
from weakref import WeakValueDictionary

import anyio

from gridtown.core.game import Game
from gridtown.server.live.match import Match
from gridtown.server.metering import Lane
from gridtown.server.storage.store import Store
from gridtown.table.info import MatchInfo
from gridtown.table.log import LogEntry, record_of
from gridtown.table.replay import Replay
from gridtown.table.request_error import RequestError

KEPT: Final = 16
"""Replays kept in memory; the least recently used is dropped first."""


class Replays:
    """The replays of matches that are over, made on request in a lane; the latest few are kept."""

    def __init__(self, store: Store, lane: Lane) -> None:
        self._store = store
        self._lane = lane
        self._made: OrderedDict[tuple[str, datetime], Replay] = OrderedDict()
        self._making: WeakValueDictionary[tuple[str, datetime], anyio.Lock] = WeakValueDictionary()

    async def of(self, match: Match) -> Replay:
        """The replay of a match. Raises RequestError while it runs."""
        id = match.info.id, match.info.created  # a removed table may be requested again under its id
        if match.info.ended is None:
            raise RequestError("not-over")
        async with self._making.setdefault(id, anyio.Lock()):  # it lives as long as somebody waits for it
            if id not in self._made:
                log = await self._store.log(match.info.id)
                self._made[id] = await self._lane.run(_replayed, match.game, match.info, log)
            self._made.move_to_end(id)
            replay = self._made[id]
        while len(self._made) > KEPT:
            self._made.popitem(last=False)
        return replay


def _replayed(game: Game[Any], info: MatchInfo, log: Sequence[LogEntry]) -> Replay:
    return Replay(game, record_of(info, log))
