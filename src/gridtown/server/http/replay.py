"""Endpoints for matches that are over: replays, uploaded records, rematches."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response

from gridtown.core.errors import StaleVersion
from gridtown.server.http.context import answer, context_of, is_secure, messages_for
from gridtown.server.http.identity import fingerprint, new_id
from gridtown.server.http.lobby import begin
from gridtown.server.http.table import since
from gridtown.server.live.match import Match
from gridtown.server.storage.schema import now
from gridtown.table.history import Viewer
from gridtown.table.info import MatchInfo
from gridtown.table.new_table import rematch_of, rematch_seats
from gridtown.table.protocol import Seated
from gridtown.table.request_error import RequestError
from gridtown.table.running_record import check_leaves
from gridtown.table.running_record import running_record as written
from gridtown.table.seats import Seat
from gridtown.table.upload import checked_upload, record_in


async def timeline(request: Request) -> Response:
    """GET /api/tables/{table}/timeline: the choices and scores to step through."""
    context = context_of(request)
    match = await context.match(request)
    replay = await context.replays.of(match)
    return answer(replay.timeline)


async def frame(request: Request) -> Response:
    """GET /api/tables/{table}/frames/{frame}?as=&since=: one frame, as a viewer saw the table."""
    context = context_of(request)
    match = await context.match(request)
    replay = await context.replays.of(match)
    number = _number(request.path_params["frame"])
    if number is None or number > replay.last:
        raise RequestError("no-such-frame", last=replay.last)
    messages = messages_for(request, match.game)
    told = since(request.query_params.get("since"))
    viewer, seats = _viewer(match, request), match.seats
    made = await context.lanes.quick.run(lambda: replay.frame(number, viewer, messages, seats, told))
    return answer(made)


async def log(request: Request) -> Response:
    """GET /api/tables/{table}/timeline/log?as=&since=&upto=: what happened from one frame to another."""
    context, query = context_of(request), request.query_params
    match = await context.match(request)
    replay = await context.replays.of(match)
    messages = messages_for(request, match.game)
    names, viewer = messages.seat_names(match.seats.names), _viewer(match, request)
    first, last = since(query.get("since")), since(query.get("upto")) or None
    made = await context.lanes.quick.run(lambda: replay.passage(viewer, messages, names, first, last))
    return answer(made)


async def upload(request: Request) -> Response:
    """POST /api/records: bring a record, to be replayed like a match that was played here, or played on."""
    context = context_of(request)
    text = (await request.body()).decode("utf-8-sig", errors="replace")
    record = await context.lanes.slow.run(record_in, text)
    game = context.game(record.game)
    words = messages_for(request, game)
    brought = await context.lanes.slow.run(checked_upload, game, record, text, context.bots, words)
    guest, present = context.tokens.identify_or_create(request), context.store.clock.now()
    # Sent again by the same guest it is the same table: the answer may have been lost.
    id = guest.derived(12, "record", fingerprint(text))
    info = brought.match(id, guest.fingerprint, now(), present)
    seats = brought.seats(guest.fingerprint, present)
    with suppress(StaleVersion):
        await context.store.create(info, game.components(), seats, brought.log)
    response = answer(Seated(info.id, brought.player), 201)
    context.tokens.set_cookie(guest, response, is_secure(request))
    return response


async def running_record(request: Request) -> Response:
    """POST /api/tables/{table}/running-record: a match that runs, for its host to take along."""
    context = context_of(request)
    match = await context.match(request)
    check_leaves(match.info, match.seats, context.tokens.identify(request))
    # From now on its host can know what chance will do.
    await context.store.change(match.info.id, seed_known=True)
    await match.announce()
    log = await context.store.log(match.info.id)
    text = await context.lanes.slow.run(written, match.info, match.seats, log)
    headers = {"content-disposition": f'attachment; filename="gridtown-{match.info.id}.json"'}
    return Response(text, 200, headers, "application/json")


async def rematch(request: Request) -> Response:
    """POST /api/tables/{table}/rematch: a new table for the same people; one and no more."""
    context = context_of(request)
    match, player = await context.seated(request)
    if match.info.ended is None:
        raise RequestError("not-over")
    await match.reread()
    if match.info.rematch is None:
        info = rematch_of(match.info, new_id(), now())
        await _begin(request, info, rematch_seats(match.seats.all))
        if not await context.store.follow(match.info.id, info.id):
            await context.matches.remove(info.id)
        await match.announce()
    if match.info.rematch is None:  # the match was removed meanwhile, and what was to follow with it
        raise RequestError("no-such-table")
    return answer(Seated(match.info.rematch, player), 201)


async def _begin(request: Request, info: MatchInfo, seats: Sequence[Seat]) -> None:
    """Begin what follows a match: all who play are there, so where there are too many public tables, or who
    asks may make none, it is by link.
    """
    if context_of(request).is_muted(request):
        info = replace(info, public=False)
    try:
        await begin(request, info, seats)
    except RequestError:
        await begin(request, replace(info, public=False), seats)


def _viewer(match: Match, request: Request) -> Viewer:
    """The viewer of a frame: once a match is over nothing in it is secret."""
    asked = _number(request.query_params.get("as", ""))
    return asked if asked is not None and asked < match.info.players else None


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else None
