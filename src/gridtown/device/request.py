"""A request and its answer, as plain as HTTP but without it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from gridtown.messages import LANGUAGES, spoken
from gridtown.table.protocol import STEPS_AHEAD, encode
from gridtown.table.request_error import RequestError

T = TypeVar("T")

LONGEST: Final = 16
"""Digits of a number in a query, and fewer."""


@dataclass(frozen=True)
class Request:
    """What somebody asks for. path: without its query, unquoted; body: JSON, or "" where there is none.

    lang: of who asks; a query `lang` goes before it. params: the parts of the path that have names.
    """

    method: str
    path: str
    query: Mapping[str, Sequence[str]] = field(default_factory=dict)
    body: str = ""
    lang: str = LANGUAGES[0]
    params: Mapping[str, str] = field(default_factory=dict)

    @staticmethod
    def of(method: str, address: str, body: str = "", lang: str = LANGUAGES[0]) -> "Request":
        """A request of an address as a browser writes it."""
        parts = urlsplit(address)
        return Request(method, unquote(parts.path), parse_qs(parts.query, keep_blank_values=True), body, lang)

    @property
    def language(self) -> str:
        """The language of the answer."""
        return spoken(self.first("lang") or self.lang)

    def first(self, name: str) -> str | None:
        """The first value of a query; None where it isn't there."""
        values = self.query.get(name)
        return values[0] if values else None

    def number(self, name: str) -> int | None:
        """A query that is a number; None where it isn't there, or none."""
        return whole(self.first(name))

    def since(self, name: str = "since") -> int:
        """The version in a query; 0, the beginning, where there is none or nonsense."""
        return self.number(name) or 0

    @property
    def steps(self) -> list[str]:
        """The steps thought of as taken. Raises RequestError where they can't be steps."""
        steps = list(self.query.get("after", ()))
        if len(steps) > STEPS_AHEAD or not all(0 < len(step) <= 200 for step in steps):
            raise RequestError("malformed", fault=f"after: at most {STEPS_AHEAD} actions")
        return steps

    def read(self, kind: type[T]) -> T:
        """The body. Raises RequestError if it is malformed."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise RequestError("malformed", fault=str(error).rstrip(".")[:300]) from error


@dataclass(frozen=True)
class Answer:
    """The answer to a request. body: JSON, "" for none."""

    status: int
    body: str = ""

    @staticmethod
    def of(content: object, status: int = 200) -> "Answer":
        """A struct, or a list of them, as an answer."""
        return Answer(status, encode(content).decode())


def whole(text: str | None) -> int | None:
    """A text as a number from 0; None where it is none."""
    return int(text) if text and text.isascii() and text.isdecimal() and len(text) < LONGEST else None
