"""The address of those who run the server: commands, for whoever sends the token."""

import hmac

from starlette.requests import Request
from starlette.responses import Response

from gridtown.server.administration.commands import AnyCommand, CannotDo
from gridtown.server.http.context import answer, context_of, read
from gridtown.server.http.problem import respond
from gridtown.server.settings import Settings
from gridtown.table.protocol import Problem
from gridtown.table.request_error import RequestError


async def command(request: Request) -> Response:
    """POST /api/admin: carry out a command. There is no such page unless the settings have a token."""
    context = context_of(request)
    if context.settings.admin_key is None or context.admin_service is None:
        raise RequestError("no-such-page")
    if not _may(request, context.settings):
        problem = Problem("bad-token", "Send the token of the settings, as Authorization: Bearer TOKEN.")
        return respond(401, problem, {"www-authenticate": "Bearer"})
    wanted: AnyCommand = await read(request, AnyCommand)  # type: ignore[arg-type]
    try:
        return answer(await context.admin_service.do(wanted))
    except CannotDo as error:
        return respond(400, Problem("cannot-do", str(error)))


def _may(request: Request, settings: Settings) -> bool:
    """Whether a request has the token; how long this takes tells nothing of it."""
    given = request.headers.get("authorization", "").encode()
    return hmac.compare_digest(given, f"Bearer {settings.admin_key}".encode())
