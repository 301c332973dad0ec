"""Endpoints for seats: taking and leaving them, invitations, substitutes, ending by agreement."""

import logging
from datetime import timedelta
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response

from gridtown.server.http.context import (
    AppContext,
    answer,
    context_of,
    is_secure,
    messages_for,
    player_of,
    read,
)
from gridtown.server.http.identity import Guest, key_fingerprint, new_code, new_key
from gridtown.server.live.match import Match
from gridtown.server.storage.schema import Key
from gridtown.table.info import log_id
from gridtown.table.names import checked
from gridtown.table.protocol import (
    EndRequest,
    Invitation,
    Invited,
    JoinRequest,
    KeyRequest,
    NameRequest,
    Seated,
    SubstituteRequest,
    TransferCode,
)
from gridtown.table.request_error import RequestError
from gridtown.table.seats import PERSON, Seats, last_sign

LOG: Final = logging.getLogger("gridtown.server")

TRANSFER_TIME: Final = timedelta(minutes=10)
"""How long a code to transfer a seat is valid."""


async def look(request: Request) -> Response:
    """POST /api/invitations: the purpose of a key, without using it up."""
    context, body = context_of(request), await read(request, KeyRequest)
    key, match = await _opened(context, body.key)
    name = messages_for(request).seat_names(match.seats.names)[key.player]
    title = match.game.facts.title
    response = answer(Invited(key.match_id, match.info.game, title, key.kind, key.player, name))
    # Known from here on, a guest whose answer to joining gets lost still has the seat.
    context.tokens.set_cookie(context.tokens.identify_or_create(request), response, is_secure(request))
    return response


async def join(request: Request) -> Response:
    """POST /api/join: exchange a key for its seat; sent again by the same guest, the same answer."""
    context, body = context_of(request), await read(request, JoinRequest)
    name = None if body.name is None or context.is_muted(request) else checked(body.name)
    guest = context.tokens.identify_or_create(request)
    key, match = await _opened(context, body.key, guest)
    if key.holder is None:
        if key.kind == "seat":
            _check_runs(match)
        if not await context.store.use_key(key, guest.fingerprint, name):
            key, match = await _opened(context, body.key, guest)  # the same guest may have been quicker
            if key.holder is None:
                raise RequestError("seated-already")  # or one could look into several hands
    return await _seated(request, guest, match, key.player)


async def sit(request: Request) -> Response:
    """POST /api/tables/{table}/seats/{player}: take a free seat at a public table."""
    context, body = context_of(request), await read(request, NameRequest)
    match = await context.match(request)
    player, name = player_of(match, request), checked(body.name)
    if not match.info.public:
        raise RequestError("by-link-only")
    _check_runs(match)
    guest = context.tokens.identify_or_create(request)
    held = match.seats.held_by(guest.fingerprint)
    if held and player not in held:
        raise RequestError("seated-already")  # or one could look into several hands
    if not held and context.is_muted(request):
        raise RequestError("muted")  # for they would be named
    if not held and not await context.store.sit(match.info.id, player, guest.fingerprint, name):
        await match.reread()  # the same guest may have been quicker
        held = match.seats.held_by(guest.fingerprint)
        if player not in held:
            raise RequestError("seated-already" if held else "seat-taken")
    return await _seated(request, guest, match, player)


async def invite(request: Request) -> Response:
    """POST /api/tables/{table}/seats/{player}/invitation: a new key to a free seat, for an older one."""
    context = context_of(request)
    match = await context.hosted(request)
    player = player_of(match, request)
    seat = match.seats.all[player]
    if seat.kind != PERSON or seat.holder is not None:
        raise RequestError("seat-taken")
    _check_runs(match)  # nobody could use it
    return answer(await invitation(context, match.info.id, player), 201)


async def rename(request: Request) -> Response:
    """POST /api/tables/{table}/seats/{player}/name: rename one's own seat."""
    context, body = context_of(request), await read(request, NameRequest)
    match = await context.match(request)
    player, name = player_of(match, request), checked(body.name)
    if player not in match.seats.held_by(context.tokens.identify(request)):
        raise RequestError("no-seat")
    return await _changed(context, match, player, name=name)


async def substitute(request: Request) -> Response:
    """POST /api/tables/{table}/seats/{player}/substitute: let a bot play, or take one's seat back."""
    context, body = context_of(request), await read(request, SubstituteRequest)
    match, _ = await context.seated(request)
    player, guest = player_of(match, request), context.tokens.identify(request)
    seat, mine = match.seats.all[player], match.seats.held_by(guest)
    if seat.kind != PERSON:
        raise RequestError("seat-of-bot")
    bot = None if body.bot is None else context.bot(body.bot)
    if bot is None and player not in mine:
        raise RequestError("no-seat")
    chooses = seat.substitute is not None and match.info.host == guest  # which bot plays on is the host's
    if player not in mine and not chooses and match.presence[player] == "here":
        raise RequestError("not-away", name=seat.name)
    _check_runs(match)
    here = {"seen": context.store.clock.now()} if player in mine else {}
    response = await _changed(context, match, player, substitute=bot, **here)
    await match.end_if_agreed()  # who has not agreed may be the one who is away
    return response


async def leave(request: Request) -> Response:
    """POST /api/tables/{table}/leave: mark the guest as away at once; the seat remains."""
    context = context_of(request)
    match = await context.match(request)
    gone = last_sign(context.store.clock.now())
    for player in match.seats.held_by(context.tokens.identify(request)):
        await context.store.change_seat(match.info.id, player, seen=gone, process=None)
    await match.announce()
    return Response(status_code=204)


async def transfer_seat(request: Request) -> Response:
    """POST /api/tables/{table}/transfer: a code that transfers one's seat to another device, once."""
    context = context_of(request)
    match, player = await context.seated(request)
    code = new_code()
    await context.store.add_key(
        Key(
            key_fingerprint(code),
            match.info.id,
            player,
            "transfer",
            context.store.clock.now() + TRANSFER_TIME,
        )
    )
    return answer(
        TransferCode(f"{code[:5]}-{code[5:]}", path_of(code), int(TRANSFER_TIME.total_seconds())), 201
    )


async def end(request: Request) -> Response:
    """POST /api/tables/{table}/end: agree to end the match now, or withdraw that."""
    context, body = context_of(request), await read(request, EndRequest)
    match, _ = await context.seated(request)
    _check_runs(match)
    own = match.seats.held_by(context.tokens.identify(request))
    await context.store.agree(match.info.id, own, body.agree)
    await match.announce()
    await match.end_if_agreed()
    return Response(status_code=204)


async def invitation(context: AppContext, table: str, player: int) -> Invitation:
    """A new key to a free seat; an older one is void."""
    text = new_key()
    await context.store.add_key(Key(key_fingerprint(text), table, player, "seat", None))
    return Invitation(player, path_of(text))


def path_of(key: str) -> str:
    """The path of the link that holds a key: behind the #, which no browser sends to any server."""
    return f"/join#{key}"


def _check_runs(match: Match) -> None:
    if match.info.ended is not None:
        raise RequestError("over")


async def _opened(context: AppContext, text: str, guest: Guest | None = None) -> tuple[Key, Match]:
    """A key that opens its seat, or has opened it for `guest`, whose the seat is still."""
    key = await context.store.key(key_fingerprint(text), None if guest is None else guest.fingerprint)
    if key is None:
        raise RequestError("bad-invitation")
    match = await context.matches.get(key.match_id)
    if guest is not None and key.holder is not None:
        seats = Seats(await context.store.seats(key.match_id))
        if key.player not in seats.held_by(guest.fingerprint):
            raise RequestError("bad-invitation")
    return key, match


async def _seated(request: Request, guest: Guest, match: Match, player: int) -> Response:
    """The answer to one who sits now, whether or not that can be told; it may hold their cookie."""
    try:
        await match.announce()
    except SQLAlchemyError:
        LOG.exception("match %s: it could not be told that somebody sat down", log_id(match.info.id))
    response = answer(Seated(match.info.id, player))
    context_of(request).tokens.set_cookie(guest, response, is_secure(request))
    return response


async def _changed(context: AppContext, match: Match, player: int, **values: object) -> Response:
    await context.store.change_seat(match.info.id, player, **values)
    await match.announce()
    context.matches.wake_bots(match)
    return Response(status_code=204)
