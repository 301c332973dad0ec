"""The addresses of one table."""

import anyio
from starlette.requests import Request
from starlette.responses import Response

from gridtown.server.hall import answer, hall_of, messages_for, read
from gridtown.server.protocol import Command
from gridtown.server.refusal import Refusal
from gridtown.server.update import explanation, previews, update


async def show(request: Request) -> Response:
    """GET /api/tables/{table}: the table as the asker may know it."""
    hall = hall_of(request)
    viewer = await hall.viewer(request)
    match = await hall.matches.get(request.path_params["table"])
    messages = messages_for(request, match.game)
    async with match.open() as course:
        return answer(update(course, viewer, messages, since(request.query_params.get("since"))))


async def act(request: Request) -> Response:
    """POST /api/tables/{table}/actions: take an action, once, and see what came of it."""
    hall = hall_of(request)
    command = await read(request, Command)
    player = await hall.seat(request)
    match = await hall.matches.act(request.path_params["table"], player, command)
    messages = messages_for(request, match.game)
    async with match.open() as course:
        return answer(update(course, player, messages, command.version))


async def preview(request: Request) -> Response:
    """GET /api/tables/{table}/previews: what each legal action would cost and change."""
    hall = hall_of(request)
    player = await hall.seat(request)
    match = await hall.matches.get(request.path_params["table"])
    messages = messages_for(request, match.game)
    async with match.open() as course:
        return answer(await anyio.to_thread.run_sync(previews, course, player, messages))


async def explain(request: Request) -> Response:
    """GET /api/tables/{table}/explain?action=…: which rule forbids an action."""
    hall, text = hall_of(request), request.query_params.get("action", "")
    if not 0 < len(text) <= 200:
        raise Refusal("malformed", fault="the query needs an action")
    player = await hall.seat(request)
    match = await hall.matches.get(request.path_params["table"])
    messages = messages_for(request, match.game)
    async with match.open() as course:
        return answer(explanation(course, player, text, messages))


async def record(request: Request) -> Response:
    """GET /api/tables/{table}/record: the record of a match that has ended, as a file."""
    table = request.path_params["table"]
    text = await hall_of(request).matches.record(table)
    headers = {"content-disposition": f'attachment; filename="gridtown-{table}.json"'}
    return Response(text, 200, headers, "application/json")


def since(text: str | None) -> int:
    """The version a client says it has seen; 0, the beginning, when it says none or nonsense."""
    return int(text) if text is not None and text.isascii() and text.isdecimal() and len(text) < 16 else 0
