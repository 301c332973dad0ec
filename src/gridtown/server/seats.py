"""Who may act for a seat: whoever holds its token.

A browser holds one random token, in a cookie no script can read; the store keeps only its hash. An
invitation is a token of its own that can be exchanged for a seat once.
"""

import re
import secrets
from hashlib import sha256
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from gridtown.server.settings import Settings

TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
YEAR: Final = 365 * 24 * 60 * 60


def new_token() -> str:
    """A token nobody can guess: 256 random bits."""
    return secrets.token_urlsafe(32)


def fingerprint(token: str) -> str:
    """What the store keeps of a token: enough to know it again, not enough to use it."""
    return sha256(token.encode()).hexdigest()


def holder(connection: HTTPConnection, settings: Settings) -> str | None:
    """The fingerprint of the token that came with a request; None where none did."""
    token = connection.cookies.get(settings.cookie, "")
    return fingerprint(token) if TOKEN.fullmatch(token) else None


def hand_over(response: Response, token: str, settings: Settings, secure: bool) -> None:
    """Give the browser its token."""
    response.set_cookie(
        settings.cookie, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/"
    )
