"""The addresses of one table at which its game is played."""

import anyio
from starlette.requests import Request
from starlette.responses import Response

from gridtown.server.doors.hall import answer, hall_of, messages_for, read
from gridtown.server.play.history import Viewer
from gridtown.server.play.match import Match
from gridtown.server.play.room import room
from gridtown.server.play.update import explanation, passage, previews, update
from gridtown.server.protocol import Command, TakeBack
from gridtown.server.refusal import Refusal


async def show(request: Request) -> Response:
    """GET /api/tables/{table}: the table as the asker may know it."""
    match, viewer = await hall_of(request).viewed(request)
    return await _updated(request, match, viewer, since(request.query_params.get("since")))


async def show_log(request: Request) -> Response:
    """GET /api/tables/{table}/log?since=&upto=: what happened from one version to another."""
    match, viewer = await hall_of(request).viewed(request)
    messages, query = messages_for(request, match.game), request.query_params
    async with match.open() as course:
        names = messages.seat_names(match.seats.names)
        first, last = since(query.get("since")), since(query.get("upto"))
        return answer(passage(course, viewer, messages, names, first, last or None))


async def show_room(request: Request) -> Response:
    """GET /api/tables/{table}/room: who sits there."""
    hall = hall_of(request)
    match = await hall.match(request)
    return answer(room(match, hall.guests.known(request), hall.bots, messages_for(request)))


async def act(request: Request) -> Response:
    """POST /api/tables/{table}/actions: take an action, once, and see what came of it."""
    hall, command = hall_of(request), await read(request, Command)
    _, player = await hall.seated(request)
    match = await hall.matches.act(request.path_params["table"], player, command)
    return await _updated(request, match, player, command.version)


async def take_back(request: Request) -> Response:
    """POST /api/tables/{table}/take-back: take the last action back, once, while nothing has come of it."""
    hall, wish = hall_of(request), await read(request, TakeBack)
    _, player = await hall.seated(request)
    match = await hall.matches.take_back(request.path_params["table"], player, wish)
    return await _updated(request, match, player, wish.version)


async def preview(request: Request) -> Response:
    """GET /api/tables/{table}/previews: what each legal action would cost and change."""
    match, player = await hall_of(request).seated(request)
    messages = messages_for(request, match.game)
    async with match.open() as course:
        names = match.seats.names
        made = await anyio.to_thread.run_sync(previews, course, player, messages, names, match.left)
        return answer(made)


async def explain(request: Request) -> Response:
    """GET /api/tables/{table}/explain?action=…: which rule forbids an action."""
    text = request.query_params.get("action", "")
    if not 0 < len(text) <= 200:
        raise Refusal("malformed", fault="the query needs an action")
    match, player = await hall_of(request).seated(request)
    messages = messages_for(request, match.game)
    if match.left:
        raise Refusal("over")
    async with match.open() as course:
        return answer(explanation(course, player, text, messages, match.seats.names))


async def record(request: Request) -> Response:
    """GET /api/tables/{table}/record: the record of a match that has ended, as a file."""
    table = request.path_params["table"]
    text = await hall_of(request).matches.record(table)
    headers = {"content-disposition": f'attachment; filename="gridtown-{table}.json"'}
    return Response(text, 200, headers, "application/json")


def since(text: str | None) -> int:
    """The version a client says it has seen; 0, the beginning, when it says none or nonsense."""
    return int(text) if text is not None and text.isascii() and text.isdecimal() and len(text) < 16 else 0


async def _updated(request: Request, match: Match, viewer: Viewer, seen: int) -> Response:
    messages = messages_for(request, match.game)
    async with match.open() as course:
        return answer(update(course, viewer, messages, match.seats, seen, match.left))
