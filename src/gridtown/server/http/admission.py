"""Admission: what those who run the server have decided about a request, by who asks and what for."""

import re
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import Scope

from gridtown.server.http.context import AppContext
from gridtown.table.request_error import RequestError

ADMINISTRATION: Final = "/api/admin"

ALWAYS: Final = (ADMINISTRATION, "/api/guest", "/api/guest/export")

SAYING: Final = re.compile(r"/api/tables/[^/]+/(chat|ping|ghost|seats/[^/]+/name)")
"""What a muted guest may not post."""

MAKING: Final = re.compile(r"/api/(tables|records|tables/[^/]+/rematch)")
"""What nobody may post while the server drains."""


def refusal(scope: Scope) -> RequestError | None:
    """Why a request of the API is refused; None: it isn't.

    Pages and files are for everybody, so that who is blocked can read why, and so is what is one's own; and
    no block shuts those out who may lift it.
    """
    path: str = scope["path"]
    context: AppContext | None = getattr(scope["app"].state, "context", None)
    if context is None or not path.startswith("/api/") or path in ALWAYS:
        return None
    posts = scope["type"] == "http" and scope["method"] == "POST"
    state = context.admin_state
    address, _ = scope["sender"]
    guest = context.tokens.identify(HTTPConnection(scope)) if state.knows_guests else None
    if state.blocks(address, guest):
        return RequestError("blocked")
    if posts and SAYING.fullmatch(path) and state.mutes(address, guest):
        return RequestError("muted")
    if posts and state.draining and MAKING.fullmatch(path):
        return RequestError("draining")
    return None
