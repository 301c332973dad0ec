"""Guests: people known by nothing but a token their browser holds.

A token is a random id and its signature, in a cookie no script can read. The store keeps fingerprints only:
enough to know a guest again, not enough to be one. A key is a random text of its own that gives a seat once.
"""

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Final

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection
from starlette.responses import Response

YEAR: Final = 365 * 24 * 60 * 60
LONGEST: Final = 200
"""Letters of a token or a key at most; whatever is longer is none of ours."""

CODE: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""What codes that people type are made of: no letter that looks like another."""


class Guests:
    """Makes and knows the tokens of one server. secret: what they are signed with; cookie: its name."""

    def __init__(self, secret: str, cookie: str) -> None:
        self._signer = Signer(secret, salt="gridtown.guest", digest_method=sha256)
        self._cookie = cookie

    def known(self, connection: HTTPConnection) -> str | None:
        """The fingerprint of the guest who sent a request; None for a stranger, or a forger."""
        id = self._id(connection)
        return None if id is None else fingerprint(id)

    def _id(self, connection: HTTPConnection) -> str | None:
        token = connection.cookies.get(self._cookie, "")
        if not 0 < len(token) <= LONGEST or not token.isascii():
            return None
        try:
            return self._signer.unsign(token).decode()
        except BadSignature:
            return None

    def welcome(self, connection: HTTPConnection) -> "Guest":
        """The guest who sent a request: a new one, unless known."""
        known = self._id(connection)
        return Guest(known, None) if known is not None else self._new()

    def hand_over(self, guest: "Guest", response: Response, secure: bool) -> None:
        """Give a new guest's browser its token; others have theirs."""
        if guest.token is not None:
            response.set_cookie(
                self._cookie, guest.token, YEAR, httponly=True, samesite="lax", secure=secure, path="/"
            )

    def _new(self) -> "Guest":
        id = secrets.token_urlsafe(18)
        return Guest(id, self._signer.sign(id).decode())


class Guest:
    """Somebody by a browser. token: what a new guest has to be given, None for who has one."""

    def __init__(self, id: str, token: str | None) -> None:
        self._id = id
        self.fingerprint = fingerprint(id)
        self.token = token

    def derived(self, size: int, *purpose: str) -> str:
        """A text of `size` bytes that is the same whenever this guest asks for it, and that nobody else can
        know: it hangs on the id in the token, which is kept in the guest's browser alone.
        """
        text = "\n".join(purpose).encode(errors="surrogatepass")
        return urlsafe_b64encode(hmac.digest(self._id.encode(), text, "sha256")[:size]).decode().rstrip("=")


def new_key() -> str:
    """A key nobody can guess: 192 random bits."""
    return secrets.token_urlsafe(24)


def new_code() -> str:
    """A key that can be typed: ten letters, 49 random bits, for minutes only."""
    return "".join(secrets.choice(CODE) for _ in range(10))


def fingerprint(text: str) -> str:
    """What the store keeps of a token or a key."""
    return sha256(text.encode(errors="replace")).hexdigest()


def key_fingerprint(text: str) -> str:
    """The fingerprint of a key as somebody gave it: codes may be typed in small letters, with dashes."""
    code = text.replace("-", "").replace(" ", "").upper()
    return fingerprint(code if len(code) == 10 else text)
