"""Identity of guests: people known only by a signed token in their browser.

A token is a random id and its signature, in a cookie that no script can read. The store keeps fingerprints
only, enough to recognize a guest but not to impersonate one. A key is a random text that gives a seat, once.
"""

import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from typing import Final

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection
from starlette.responses import Response

YEAR: Final = 365 * 24 * 60 * 60
LONGEST: Final = 200
"""Most letters of a token or a key."""

CODE: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The letters of codes that people type: none looks like another."""


class GuestTokens:
    """Makes and checks the tokens of one server. secret: signs them; cookie: the name of the cookie.

    has_revoked: whether a guest, by fingerprint, counts no more.
    """

    def __init__(
        self, secret: str, cookie: str, has_revoked: Callable[[str], bool] = lambda _: False
    ) -> None:
        self._signer = Signer(secret, salt="gridtown.guest", digest_method=sha256)
        self._cookie = cookie
        self._has_revoked = has_revoked

    def identify(self, connection: HTTPConnection) -> str | None:
        """The fingerprint of the guest who sent a request; None without a valid token."""
        id = self._id(connection)
        return None if id is None else fingerprint(id)

    def _id(self, connection: HTTPConnection) -> str | None:
        token = connection.cookies.get(self._cookie, "")
        if not 0 < len(token) <= LONGEST or not token.isascii():
            return None
        try:
            id = self._signer.unsign(token).decode()
        except BadSignature:
            return None
        return None if self._has_revoked(fingerprint(id)) else id

    def identify_or_create(self, connection: HTTPConnection) -> "Guest":
        """The guest who sent a request; a new one without a valid token."""
        known = self._id(connection)
        return Guest(known, None) if known is not None else self.new()

    def set_cookie(self, guest: "Guest", response: Response, secure: bool) -> None:
        """Give a new guest's browser its token."""
        if guest.token is not None:
            response.set_cookie(
                self._cookie, guest.token, YEAR, httponly=True, samesite="lax", secure=secure, path="/"
            )

    def take_cookie(self, response: Response) -> None:
        """Take the token out of a browser."""
        response.delete_cookie(self._cookie, path="/", httponly=True, samesite="lax")

    def new(self) -> "Guest":
        """A guest nobody has seen yet."""
        id = secrets.token_urlsafe(18)
        return Guest(id, self._signer.sign(id).decode())


class Guest:
    """A guest. token: of a new guest, None for one who has it."""

    def __init__(self, id: str, token: str | None) -> None:
        self._id = id
        self.fingerprint = fingerprint(id)
        self.token = token

    def derived(self, size: int, *purpose: str) -> str:
        """A text of `size` bytes, derived from the id in the token: always the same for this guest, and
        unknown to everybody else.
        """
        text = "\n".join(purpose).encode(errors="surrogatepass")
        digest = hmac.digest(self._id.encode(), text, "sha256")
        return _undashed(urlsafe_b64encode(digest[:size]).decode().rstrip("="))


def new_id() -> str:
    """An id of a table, of 96 random bits or nearly so."""
    return _undashed(secrets.token_urlsafe(12))


def _undashed(text: str) -> str:
    """A text that doesn't begin with a dash: `gridtown admin close -x…` would take it for an option."""
    return f"A{text[1:]}" if text.startswith("-") else text


def new_key() -> str:
    """A key of 192 random bits."""
    return secrets.token_urlsafe(24)


def new_code() -> str:
    """A key to be typed: ten letters, 49 random bits, valid for minutes only."""
    return "".join(secrets.choice(CODE) for _ in range(10))


def fingerprint(text: str) -> str:
    """The fingerprint of a token or a key, which the store keeps instead."""
    return sha256(text.encode(errors="replace")).hexdigest()


def key_fingerprint(text: str) -> str:
    """The fingerprint of a key as given: codes may be typed in lower case and with dashes."""
    code = text.replace("-", "").replace(" ", "").upper()
    return fingerprint(code if len(code) == 10 else text)
