"""Who sends a request, as far as limits go by it: an address, and a key for a browser."""

from hashlib import sha256

from starlette.requests import HTTPConnection
from starlette.types import Scope

Sender = tuple[str, str | None]
"""An address ("" where there is none), and a key for a browser (None for one that was given no cookie)."""


def address_of(scope: Scope) -> str:
    """The address that a request comes from: outside of the access log the peer's, a proxy's perhaps, inside
    of it the one that a trusted proxy names; "" where there is none.
    """
    return (scope.get("client") or ("",))[0]


def sender_of(scope: Scope, cookie: str) -> Sender:
    """The sender of a request. cookie: its name; what it holds is not verified here."""
    token = HTTPConnection(scope).cookies.get(cookie)
    return address_of(scope), sha256(token.encode()).hexdigest() if token else None
