"""A page that looks at a table of this device: what it has been told, and what is new to it."""

from dataclasses import replace

from gridtown.device.addresses import status, updated, viewer_of
from gridtown.device.request import Request
from gridtown.device.tables import Tables
from gridtown.messages import Messages
from gridtown.table.protocol import StatusNews, encode
from gridtown.table.request_error import RequestError


class Watcher:
    """One page at one table. request: as it asked for the table's socket, with a seat, or since a version."""

    def __init__(self, tables: Tables, table: str, request: Request) -> None:
        self._tables = tables
        self._table = table
        self._request = replace(request, params={"table": table})
        self._told = request.since()
        self._anew: int | None = None
        self._status = ""

    def news(self) -> list[str]:
        """What is new since it was last asked, as JSON: an update, the status. Raises RequestError."""
        match = self._tables.match(self._table)
        viewer = viewer_of(match, self._request)
        version, told = match.live.history.version(viewer), list[str]()
        if self._anew != match.anew or version > self._told:
            since = self._told if self._told <= version else 0
            told.append(encode(updated(match, viewer, self._request, since)).decode())
        self._told, self._anew = version, match.anew
        now = encode(StatusNews(status(self._tables, match, self._request.language))).decode()
        if now != self._status:
            told.append(now)
        self._status = now
        return told

    def farewell(self, refusal: RequestError) -> str:
        """The refusal in words, as the last of its news."""
        return encode(refusal.problem(Messages(None, self._request.language))).decode()
