"""The way in for a browser's worker: texts in, texts out, one call at a time.

The worker calls `ask` for each request, `watch` and `leave` for each page at a table, and `step` as often as
bots have something to do. It takes what is to be told with `news`, and what is to be kept with `changed`.
Texts go out as arguments of its functions: each is copied once, and leaves nothing else to collect.
"""

from collections.abc import Callable
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

    def ask(
        self, method: str, address: str, body: str, lang: str, tell: Callable[[int, str], object]
    ) -> None:
        """Tell the answer to a request: its status and its body; status 202: it is to be asked again."""
        given = answer(self._tables, Request.of(method, address, body, lang))
        tell(given.status, given.body)

    def watch(self, line: int, address: str, lang: str) -> None:
        """Let a page be told of a table from now on; line: its number, by which it is told."""
        request = Request.of("GET", address, "", lang)
        self._watchers[line] = Watcher(self._tables, request.path.split("/")[3], request)

    def leave(self, line: int) -> None:
        """Tell a page nothing any more."""
        self._watchers.pop(line, None)

    def news(self, tell: Callable[[int, str | None], object]) -> None:
        """Tell what is new: a line and its news, which are None where the line ends."""
        for line, watcher in list(self._watchers.items()):
            try:
                for text in watcher.news():
                    tell(line, text)
            except RequestError as refusal:
                self.leave(line)
                tell(line, watcher.farewell(refusal))
                tell(line, None)

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

    def changed(self, tell: Callable[[str, str | None], object]) -> None:
        """Tell what has changed since it was last asked: a table and its text, None where it is gone."""
        for table, text in self._tables.changed():
            tell(table, text)

    def take_in(self, text: str) -> str:
        """Take a table in as it was kept; what is wrong with it, or ""."""
        try:
            self._tables.take_in(text)
        except ValueError as error:  # msgspec's, and those of what it makes
            return str(error)
        return ""
