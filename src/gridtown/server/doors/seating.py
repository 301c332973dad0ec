"""The addresses at which people take seats, leave them, and agree on what is not in the rules."""

import logging
from datetime import timedelta
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response

from gridtown.server.disk.schema import PERSON, Key, now
from gridtown.server.doors.guests import Guest, key_fingerprint, new_code, new_key
from gridtown.server.doors.hall import Hall, answer, hall_of, is_secure, player_of, read
from gridtown.server.doors.names import checked
from gridtown.server.logs import mark
from gridtown.server.play.match import Match
from gridtown.server.play.seats import Seats
from gridtown.server.protocol import (
    Agreement,
    Code,
    GivenKey,
    Invitation,
    Invited,
    Joining,
    Naming,
    Seated,
    StandIn,
)
from gridtown.server.refusal import Refusal

LOG: Final = logging.getLogger("gridtown.server")

CARRIED: Final = timedelta(minutes=10)
"""How long a seat can be fetched to another device."""


async def look(request: Request) -> Response:
    """POST /api/invitations: what a key is for; looking uses nothing up."""
    hall, given = hall_of(request), await read(request, GivenKey)
    key, match = await _opened(hall, given.key)
    seat = match.seats.all[key.player]
    title = match.game.facts.title
    response = answer(Invited(key.match_id, match.entry.game, title, key.kind, key.player, seat.name))
    # Known from here on, a guest whose answer to joining gets lost still has the seat.
    hall.guests.hand_over(hall.guests.welcome(request), response, is_secure(request))
    return response


async def join(request: Request) -> Response:
    """POST /api/join: exchange a key for its seat; who has exchanged it already is told the same again."""
    hall, joining = hall_of(request), await read(request, Joining)
    name = None if joining.name is None else checked(joining.name)
    guest = hall.guests.welcome(request)
    key, match = await _opened(hall, joining.key, guest)
    if key.holder is None:
        if key.kind == "seat":
            _check_runs(match)
        if not await hall.store.use_key(key, guest.fingerprint, name):
            await _opened(hall, joining.key, guest)  # the same guest may have been quicker
    return await _seated(request, guest, match, key.player)


async def sit(request: Request) -> Response:
    """POST /api/tables/{table}/seats/{player}: take a free seat at a public table."""
    hall, naming = hall_of(request), await read(request, Naming)
    match = await hall.match(request)
    player, name = player_of(match, request), checked(naming.name)
    if not match.entry.public:
        raise Refusal("by-link-only")
    _check_runs(match)
    guest = hall.guests.welcome(request)
    held = match.seats.held_by(guest.fingerprint)
    if held and player not in held:
        raise Refusal("seated-already")  # or one could look into several hands
    if not held and not await hall.store.sit(match.entry.id, player, guest.fingerprint, name):
        await match.reread()  # the same guest may have been quicker
        if player not in match.seats.held_by(guest.fingerprint):
            raise Refusal("seat-taken")
    return await _seated(request, guest, match, player)


async def invite(request: Request) -> Response:
    """POST /api/tables/{table}/seats/{player}/invitation: a new key to a free seat; an older one is void."""
    hall = hall_of(request)
    match = await hall.hosted(request)
    player = player_of(match, request)
    seat = match.seats.all[player]
    if seat.kind != PERSON or seat.holder is not None:
        raise Refusal("seat-taken")
    _check_runs(match)  # nobody could use it
    return answer(await invitation(hall, match.entry.id, player), 201)


async def rename(request: Request) -> Response:
    """POST /api/tables/{table}/seats/{player}/name: one's own seat is called otherwise."""
    hall, naming = hall_of(request), await read(request, Naming)
    match = await hall.match(request)
    player, name = player_of(match, request), checked(naming.name)
    if player not in match.seats.held_by(hall.guests.known(request)):
        raise Refusal("no-seat")
    return await _changed(hall, match, player, name=name)


async def stand_in(request: Request) -> Response:
    """POST /api/tables/{table}/seats/{player}/stand-in: let a bot play on, or take one's seat back."""
    hall, wish = hall_of(request), await read(request, StandIn)
    match, _ = await hall.seated(request)
    player = player_of(match, request)
    seat, mine = match.seats.all[player], match.seats.held_by(hall.guests.known(request))
    if seat.kind != PERSON:
        raise Refusal("seat-of-bot")
    if wish.bot is not None and wish.bot not in hall.bots:
        raise Refusal("bad-seat", given=wish.bot, known=", ".join(hall.bots))
    if wish.bot is None and player not in mine:
        raise Refusal("no-seat")
    if player not in mine and match.seats.present(match.here)[player] == "here":
        raise Refusal("not-away", name=seat.name)
    _check_runs(match)
    response = await _changed(hall, match, player, stand_in=wish.bot)
    await match.end_if_agreed()  # who has not agreed may be the one who is away
    return response


async def leave(request: Request) -> Response:
    """POST /api/tables/{table}/leave: be away at once; the seat stays one's own."""
    hall = hall_of(request)
    match = await hall.match(request)
    for player in match.seats.held_by(hall.guests.known(request)):
        await hall.store.change_seat(match.entry.id, player, seen=None)
    await match.announce()
    return Response(status_code=204)


async def carry(request: Request) -> Response:
    """POST /api/tables/{table}/carry: a code that carries one's seat to another device, once."""
    hall = hall_of(request)
    match, player = await hall.seated(request)
    code = new_code()
    await hall.store.add_key(Key(key_fingerprint(code), match.entry.id, player, "carry", now() + CARRIED))
    return answer(Code(f"{code[:5]}-{code[5:]}", path_of(code), int(CARRIED.total_seconds())), 201)


async def end(request: Request) -> Response:
    """POST /api/tables/{table}/end: agree, or no longer agree, to end the match now."""
    hall, wish = hall_of(request), await read(request, Agreement)
    match, _ = await hall.seated(request)
    _check_runs(match)
    for player in match.seats.held_by(hall.guests.known(request)):
        await hall.store.change_seat(match.entry.id, player, agrees=wish.agree)
    await match.announce()
    await match.end_if_agreed()
    return Response(status_code=204)


async def invitation(hall: Hall, table: str, player: int) -> Invitation:
    """A new key to a free seat; an older one is void."""
    text = new_key()
    await hall.store.add_key(Key(key_fingerprint(text), table, player, "seat", None))
    return Invitation(player, path_of(text))


def path_of(key: str) -> str:
    """The path of the link that holds a key: behind the #, which no browser sends to any server."""
    return f"/join#{key}"


def _check_runs(match: Match) -> None:
    if match.entry.ended is not None:
        raise Refusal("over")


async def _opened(hall: Hall, text: str, guest: Guest | None = None) -> tuple[Key, Match]:
    """A key that opens its seat, or has opened it for `guest`, whose the seat is still."""
    key = await hall.store.key(key_fingerprint(text), None if guest is None else guest.fingerprint)
    if key is None:
        raise Refusal("bad-invitation")
    match = await hall.matches.get(key.match_id)
    if guest is not None and key.holder is not None:
        seats = Seats(await hall.store.seats(key.match_id))
        if key.player not in seats.held_by(guest.fingerprint):
            raise Refusal("bad-invitation")
    return key, match


async def _seated(request: Request, guest: Guest, match: Match, player: int) -> Response:
    """The answer to one who sits now, whether or not that can be told; it may hold their cookie."""
    try:
        await match.announce()
    except SQLAlchemyError:
        LOG.exception("match %s: it could not be told that somebody sat down", mark(match.entry.id))
    response = answer(Seated(match.entry.id, player))
    hall_of(request).guests.hand_over(guest, response, is_secure(request))
    return response


async def _changed(hall: Hall, match: Match, player: int, **values: object) -> Response:
    await hall.store.change_seat(match.entry.id, player, **values)
    await match.announce()
    hall.matches.wake_bots(match)
    return Response(status_code=204)
