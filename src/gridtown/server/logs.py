"""Logging: lines of text, or one JSON object a line.

A message of a library may hold anything. So lines name route templates, libraries speak up only to warn, and
whatever looks like a token, or follows the # of an invitation, is left out wherever it stands. A table's id
is the secret of its link, so lines tell tables apart by a mark of it.
"""

import json
import logging
import re
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final, TextIO

from sqlalchemy.exc import InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from gridtown.server.settings import Settings
from gridtown.table.info import log_id

REQUEST: Final[ContextVar[str | None]] = ContextVar("request", default=None)
"""The id of the request that is being answered."""

OURS: Final = "gridtown"
FACTS: Final = ("route", "table", "method", "status", "ms")
"""The fields of a line besides its message, given as `extra`."""

TOKEN: Final = re.compile(r"(?=[\w.~-]*[A-Z])(?=[\w.~-]*[a-z])(?=[\w.~-]*[0-9])[\w.~-]{40,}", re.ASCII)
INVITATION: Final = re.compile(r"(?<=/join#)[\w-]+", re.ASCII)
KEY: Final = re.compile(r"(?<=\)=\()[^)]*(?=\))")
"""The values of a row in an error of PostgreSQL: `Key (id)=(…)`."""

TABLE: Final = re.compile(r"(?<=/tables/)[\w-]+", re.ASCII)


AWAY: Final = (OperationalError, InternalError, InterfaceError, PoolTimeout)
"""The errors of a database that is away, full, locked or read-only: none of them is the program's fault."""


def configure(settings: Settings, stream: TextIO | None = None) -> None:
    """Write all logs of this process to a stream, as the settings say. None: to stderr."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines() if settings.log_format == "json" else TextLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(OURS).setLevel(settings.log_level.upper())
    logging.captureWarnings(True)


def tell_once() -> None:
    """Let uvicorn keep to itself what broke a request: `access` has told of it, with the request's id."""
    logging.getLogger("uvicorn.error").addFilter(_told_already)


def _told_already(record: logging.LogRecord) -> bool:
    return not record.getMessage().startswith("Exception in ASGI application")


def clean(text: str) -> str:
    """The text without anything that looks like a token or an invitation, and with marks for tables."""
    marked = TABLE.sub(lambda found: log_id(found[0]), text)
    return INVITATION.sub("…", TOKEN.sub("…", KEY.sub("…", marked)))


class Lines(logging.Formatter):
    """The parts that both formats share."""

    def facts(self, record: logging.LogRecord) -> dict[str, Any]:
        """The fields besides the message: the request's id, and those given as `extra`."""
        known = {"request": REQUEST.get(), **{name: getattr(record, name, None) for name in FACTS}}
        return {name: value for name, value in known.items() if value is not None}

    def time(self, record: logging.LogRecord) -> str:
        """When it was, in UTC as ISO 8601, to the millisecond."""
        moment = datetime.fromtimestamp(record.created, UTC)
        return f"{moment:%Y-%m-%dT%H:%M:%S}.{moment.microsecond // 1000:03}Z"

    def fault(self, record: logging.LogRecord) -> str:
        """The traceback of the exception that was logged; empty where there was none.

        Of a database that is away there is one line: every request that anybody sends meanwhile tells of it.
        """
        error = record.exc_info[1] if record.exc_info else None
        if error is None:
            return ""
        if isinstance(error, AWAY):
            return "".join(traceback.format_exception_only(error)).partition("\n")[0]
        return "".join(traceback.format_exception(error))


class JsonLines(Lines):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": self.time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": clean(record.getMessage()),
            **self.facts(record),
        }
        fault = self.fault(record)
        return json.dumps({**line, "exception": clean(fault)} if fault else line, ensure_ascii=False)


class TextLines(Lines):
    """A line to read, and under it the traceback where there is one."""

    def format(self, record: logging.LogRecord) -> str:
        facts = " ".join(f"{name}={value}" for name, value in self.facts(record).items())
        message = clean(record.getMessage()).replace("\n", "\\n")
        line = f"{self.time(record)} {record.levelname.lower()} {record.name}: {message}"
        return "\n".join(part for part in (f"{line} {facts}".rstrip(), clean(self.fault(record))) if part)
