"""Endpoints for a guest about themselves: who they are here, taking all that is theirs along, and leaving."""

from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from gridtown.server.http.context import AppContext, context_of, is_secure
from gridtown.server.storage.belongings import Belongings
from gridtown.server.storage.schema import now
from gridtown.table.info import written
from gridtown.table.log import record_of
from gridtown.table.seats import Seats

FORMAT: Final = "gridtown-export-1"


async def greet(request: Request) -> Response:
    """POST /api/guest: give a new guest a cookie."""
    tokens = context_of(request).tokens
    response = Response(status_code=204)
    tokens.set_cookie(tokens.identify_or_create(request), response, is_secure(request))
    return response


async def export(request: Request) -> Response:
    """GET /api/guest/export: all that is the guest's, as a file: tables, what was done and said there."""
    context = context_of(request)
    guest = context.tokens.identify(request)
    headers = {"content-disposition": 'attachment; filename="gridtown-export.json"'}
    return StreamingResponse(_written(context, guest), 200, headers, "application/json")


async def forget(request: Request) -> Response:
    """DELETE /api/guest: forget the guest. Their tables go; where others sit, their seat becomes nobody's."""
    context = context_of(request)
    guest = context.tokens.identify(request)
    belongings = Belongings(context.store.database)
    for match in [] if guest is None else await belongings.matches(guest):
        assert guest is not None
        if await belongings.leave(match, guest):
            await context.matches.announce(match)
        else:
            await context.matches.remove(match)
    response = Response(status_code=204)
    context.tokens.take_cookie(response)
    return response


async def _written(context: AppContext, guest: str | None) -> AsyncIterator[bytes]:
    """The file, a table at a time, as somebody may have played a thousand."""
    belongings = Belongings(context.store.database)
    yield msgspec.json.encode({"format": FORMAT, "made": written(now())})[:-1] + b',"tables":['
    comma = b""
    for match in [] if guest is None else await belongings.matches(guest):
        assert guest is not None
        table = await _table(context, belongings, match, guest)
        if table is not None:
            yield comma + await context.lanes.slow.run(msgspec.json.encode, table)
            comma = b",\n"
    yield b"]}\n"


async def _table(
    context: AppContext, belongings: Belongings, match: str, guest: str
) -> dict[str, Any] | None:
    """What is the guest's of a table; None where it has just gone. What others do in secret stays theirs."""
    found = await context.store.table(match)
    if found is None:
        return None
    info, seats, lane = found[0], Seats(found[1]), context.lanes.slow
    own = seats.held_by(guest)
    record = None
    if info.ended is not None:
        log = await context.store.log(match)
        record = msgspec.Raw(await lane.run(lambda: record_of(info, log).to_json().encode()))
    return {
        "table": match,
        "game": info.game,
        "players": info.players,
        "options": info.options,
        "created": written(info.created),
        "changed": written(info.changed),
        "end": info.end,
        "scores": info.scores,
        "host": info.host == guest,
        "seats": [{"player": player, "name": seats.names[player]} for player in own],
        "said": [{**row, "time": written(row["time"])} for row in await belongings.said(match, own)],
        "done": await belongings.done(match, own),
        "record": record,
    }
