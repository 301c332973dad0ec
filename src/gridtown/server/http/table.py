"""The addresses of one table at which its game is played."""

from starlette.requests import Request
from starlette.responses import Response

from gridtown.server.http.context import answer, context_of, messages_for, read
from gridtown.server.live.match import Match
from gridtown.server.live.status import table_status
from gridtown.table.ahead import ahead, state_after
from gridtown.table.hint import hint_shown
from gridtown.table.history import Viewer
from gridtown.table.protocol import STEPS_AHEAD, Command, PaceRequest, TakeBackRequest
from gridtown.table.request_error import RequestError
from gridtown.table.update import explanation, parse, passage, previews, update


async def show(request: Request) -> Response:
    """GET /api/tables/{table}: the table as the asker may know it."""
    match, viewer = await context_of(request).viewed(request)
    return await _updated(request, match, viewer, since(request.query_params.get("since")))


async def show_log(request: Request) -> Response:
    """GET /api/tables/{table}/log?since=&upto=: what happened from one version to another."""
    match, viewer = await context_of(request).viewed(request)
    messages, query = messages_for(request, match.game), request.query_params
    async with match.open() as live:
        names = messages.seat_names(match.seats.names)
        first, last = since(query.get("since")), since(query.get("upto"))
        return answer(passage(live, viewer, messages, names, first, last or None))


async def show_status(request: Request) -> Response:
    """GET /api/tables/{table}/status: who sits there, and what is agreed."""
    context = context_of(request)
    match = await context.match(request)
    guest = context.tokens.identify(request)
    return answer(table_status(match, guest, context.levels, messages_for(request)))


async def act(request: Request) -> Response:
    """POST /api/tables/{table}/actions: take an action, once, and see what came of it."""
    context, command = context_of(request), await read(request, Command)
    _, player = await context.seated(request)
    match = await context.matches.act(request.path_params["table"], player, command)
    return await _updated(request, match, player, command.version)


async def take_back(request: Request) -> Response:
    """POST /api/tables/{table}/take-back: take the last action back, once, while nothing has come of it."""
    context, body = context_of(request), await read(request, TakeBackRequest)
    _, player = await context.seated(request)
    match = await context.matches.take_back(request.path_params["table"], player, body)
    return await _updated(request, match, player, body.version)


async def preview(request: Request) -> Response:
    """GET /api/tables/{table}/previews: what each legal action would cost and change."""
    match, player = await context_of(request).seated(request)
    messages, lane = messages_for(request, match.game), context_of(request).lanes.quick
    async with match.open() as live:
        names = match.seats.names
        ended = match.ended_by_agreement
        return answer(await lane.run(lambda: previews(live, player, messages, names, ended)))


async def look_ahead(request: Request) -> Response:
    """GET /api/tables/{table}/ahead?after=…: what could be done after steps that are not taken."""
    steps = steps_of(request)
    match, player = await context_of(request).seated(request)
    messages, lane = messages_for(request, match.game), context_of(request).lanes.quick
    async with match.looking_ahead(player) as live:
        names = match.seats.names
        return answer(await lane.run(ahead, live, player, steps, messages, names))


async def explain(request: Request) -> Response:
    """GET /api/tables/{table}/explain?action=…: which rule forbids an action, or would after steps."""
    text = request.query_params.get("action", "")
    if not 0 < len(text) <= 200:
        raise RequestError("malformed", fault="the query needs an action")
    steps = steps_of(request)
    match, player = await context_of(request).seated(request)
    messages = messages_for(request, match.game)
    if match.ended_by_agreement:
        raise RequestError("over")
    async with match.looking_ahead(player) if steps else match.open() as live:
        state = state_after(live, player, [parse(live, player, step) for step in steps])
        return answer(explanation(live, player, text, messages, match.seats.names, state))


async def hint(request: Request) -> Response:
    """POST /api/tables/{table}/hint: the best choices, from what the asker may know; all are told."""
    context = context_of(request)
    match, player = await context.seated(request)
    found = await match.hint(player, steps_of(request))
    async with match.open() as live:
        return answer(hint_shown(live, found, messages_for(request, match.game)))


async def set_pace(request: Request) -> Response:
    """POST /api/tables/{table}/pace: the host sets how long what bots do stays in sight."""
    context, body = context_of(request), await read(request, PaceRequest)
    match = await context.hosted(request)
    await context.store.change(match.info.id, pace=body.pace)
    await match.announce()
    return Response(status_code=204)


async def record(request: Request) -> Response:
    """GET /api/tables/{table}/record: the record of a match that has ended, as a file."""
    table = request.path_params["table"]
    text = await context_of(request).matches.record(table)
    headers = {"content-disposition": f'attachment; filename="gridtown-{table}.json"'}
    return Response(text, 200, headers, "application/json")


def steps_of(request: Request) -> list[str]:
    """The steps that a request thinks of as taken. Raises RequestError where they can't be steps."""
    steps = request.query_params.getlist("after")
    if len(steps) > STEPS_AHEAD or not all(0 < len(step) <= 200 for step in steps):
        raise RequestError("malformed", fault=f"after: at most {STEPS_AHEAD} actions")
    return steps


def since(text: str | None) -> int:
    """The version a client says it has seen; 0, the beginning, when it says none or nonsense."""
    return int(text) if text is not None and text.isascii() and text.isdecimal() and len(text) < 16 else 0


async def _updated(request: Request, match: Match, viewer: Viewer, seen: int) -> Response:
    messages = messages_for(request, match.game)
    async with match.open() as live:
        return answer(update(live, viewer, messages, match.seats, seen, match.ended_by_agreement))
