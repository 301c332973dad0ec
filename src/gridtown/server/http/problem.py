"""Refusals as HTTP responses."""

from collections.abc import Mapping
from typing import Final

from starlette.responses import Response

from gridtown.table.protocol import Problem, encode

REFUSED: Final = 1008
"""Close code of a socket that was refused (policy violation: RFC 6455, 7.4.1); the reason is its code."""


def respond(status: int, problem: Problem, headers: Mapping[str, str] | None = None) -> Response:
    """A problem as the response to a request."""
    return Response(encode(problem), status, headers, "application/problem+json")
