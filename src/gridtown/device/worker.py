"""The way in for a browser's worker: texts in, texts out, one call at a time.

The worker calls `ask` for each request, `watch` and `leave` for each page at a table, and `step` as often as
bots have something to do. It takes what is to be told with `news`, and what is to be kept with `changed`.
"""

import json
from datetime import UTC, datetime
from time import monotonic

from gridtown.bots import BOTS
from gridtown.core.build import compiled
from gridtown.device.addresses import answer
from gridtown.device.match import WHILE
from gridtown.device.request import Request
from gridtown.device.tables import QUICK, Tables
from gridtown.device.watcher import Watcher
from gridtown.table.request_error import RequestError


class Door:
    """The tables of one device, for a worker.

    fast: whether the rules are quick enough to search, for bots that do and for hints: compiled ones are.
    """

    def __init__(self, fast: bool = compiled()) -> None:
        self._tables = Tables(
            lambda: datetime.now(UTC).replace(tzinfo=None),
            monotonic,
            bots=tuple(BOTS) if fast else QUICK,
            hints=fast,
        )
        self._watchers: dict[int, Watcher] = {}

    def ask(self, method: str, address: str, body: str, lang: str) -> str:
        """The answer to a request, as JSON: its status and its body; status 202: it is to be asked again."""
        given = answer(self._tables, Request.of(method, address, body, lang))
        return json.dumps([given.status, given.body])

    def watch(self, line: int, address: str, lang: str) -> None:
        """Let a page be told of a table from now on; line: its number, by which it is told."""
        request = Request.of("GET", address, "", lang)
        self._watchers[line] = Watcher(self._tables, request.path.split("/")[3], request)

    def leave(self, line: int) -> None:
        """Tell a page nothing any more."""
        self._watchers.pop(line, None)

    def news(self) -> str:
        """What is to be told, as JSON: pairs of a line and its news; `null` ends a line."""
        told: list[tuple[int, str | None]] = []
        for line, watcher in list(self._watchers.items()):
            try:
                told += [(line, text) for text in watcher.news()]
            except RequestError as refusal:
                self.leave(line)
                told += [(line, watcher.farewell(refusal)), (line, None)]
        return json.dumps(told)

    def step(self) -> float:
        """Let one bot think a while or act; seconds until the next may, below 0 where none has to."""
        rests = [
            (rest, match) for match in self._tables.awake if (rest := match.rest(monotonic())) is not None
        ]
        if not rests:
            return -1.0
        rest, match = min(rests, key=lambda one: one[0])
        if rest > 0:
            return rest
        until = monotonic() + WHILE
        while not match.let_bot_act(self._tables.now(), monotonic()) and monotonic() < until:
            pass
        return 0.0

    def changed(self) -> str:
        """What has changed since it was last asked, as JSON: pairs of a table and its text (null: gone)."""
        return json.dumps(self._tables.changed())

    def take_in(self, text: str) -> str:
        """Take a table in as it was kept; what is wrong with it, or ""."""
        try:
            self._tables.take_in(text)
        except ValueError as error:  # msgspec's, and those of what it makes
            return str(error)
        return ""
