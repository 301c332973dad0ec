"""Endpoints of the lobby: the games, the list of tables, making and removing them."""

from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from gridtown import bots as registry
from gridtown.core.errors import StaleVersion
from gridtown.messages import source
from gridtown.server.http.client import COMPILED, UNDER, device_folder
from gridtown.server.http.context import (
    AppContext,
    answer,
    context_of,
    is_secure,
    language,
    messages_for,
    read,
)
from gridtown.server.http.identity import Guest, fingerprint, key_fingerprint, new_id
from gridtown.server.http.seating import path_of
from gridtown.server.storage.listing import KINDS, Place, Wanted, folded
from gridtown.server.storage.schema import Key, now
from gridtown.table.game_info import game_info
from gridtown.table.info import MatchInfo
from gridtown.table.listing import listed
from gridtown.table.new_table import requested_match, requested_seats
from gridtown.table.protocol import Created, DeviceOffer, Invitation, NewTable, TableInfo, TablePage, Words
from gridtown.table.request_error import RequestError
from gridtown.table.seats import PERSON, Seat, Seats

PUBLIC_TABLES: Final = 10
"""Public tables that a guest may have open: a list that one fills is of no use to anybody else."""

LONGEST_SEARCH: Final = 100
"""Letters of a search that count."""


async def games(request: Request) -> Response:
    """GET /api/games: the games, their options and bots."""
    context = context_of(request)
    levels = context.levels
    return answer([game_info(game, levels, messages_for(request, game)) for game in context.games.values()])


async def components(request: Request) -> Response:
    """GET /api/games/{game}/components: the contents of the box."""
    return answer(context_of(request).game(request.path_params["game"]).components())


async def words(request: Request) -> Response:
    """GET /api/games/{game}/words: what a game says, for a client that was built without its words."""
    game = context_of(request).game(request.path_params["game"])
    return answer(Words(source(game, language(request))))


async def tables(request: Request) -> Response:
    """GET /api/tables: the guest's own tables, those that run first, the newest first."""
    context = context_of(request)
    guest = context.tokens.identify(request)
    return answer(_shown(request, await context.store.own(guest)))


async def public_tables(request: Request) -> Response:
    """GET /api/lobby?kind=&game=&language=&search=&from=: a page of public tables, the newest first.

    Those of an address that has more than a few of them come last.
    """
    context, query = context_of(request), request.query_params
    text = " ".join(query.get("search", "")[:LONGEST_SEARCH].split())
    kind = query.get("kind", "open")
    if kind not in KINDS:
        raise RequestError("malformed", fault=f"kind: one of {', '.join(KINDS)}")
    said = folded(text)
    wanted = Wanted(
        kind=kind,
        game=query.get("game", ""),
        language=query.get("language", ""),
        text=text,
        named=[id for id, game in context.games.items() if said in folded(game.facts.title)],
        after=_place(query.get("from", "")),
    )
    found, last = await context.store.public(wanted)
    rest = None if last is None else f"{last[0]} {last[1].isoformat()} {last[2]}"
    return answer(TablePage(_shown(request, found), rest))


async def notice(request: Request) -> Response:
    """GET /api/notice: what those who run the server tell everybody."""
    return answer(context_of(request).admin_state.notice)


async def device(request: Request) -> Response:
    """GET /api/device: where the same tables can be played without this server."""
    context = context_of(request)
    folder = device_folder(context.settings)
    fast = folder is not None and (folder / COMPILED).is_file()
    there = [name for name in context.levels if fast or not registry.searches(name)]
    return answer(DeviceOffer(None if folder is None else f"{UNDER}/", there))


async def create(request: Request) -> Response:
    """POST /api/tables: make a table; the guest is its host."""
    context, body = context_of(request), await read(request, NewTable)
    if body.public and context.is_muted(request):
        raise RequestError("muted")
    guest = context.tokens.identify_or_create(request)
    info = _match_info(context, body, guest, language(request))
    present = context.store.clock.now()
    seats = requested_seats(body, context.bots, guest.fingerprint, present, messages_for(request))
    free = [seat.player for seat in seats if seat.kind == PERSON and seat.holder is None]
    texts = {player: guest.derived(24, "seat", info.id, str(player)) for player in free}
    keys = [Key(key_fingerprint(text), info.id, player, "seat", None) for player, text in texts.items()]
    try:
        await begin(request, info, seats, keys)
    except StaleVersion:  # made already: the answer to that may have been lost
        made, kept = await context.matches.read(info.id)
        if made.request != info.request:
            raise RequestError("id-reused") from None
        taken = {seat.player for seat in kept if seat.holder is not None}
        keys = [key for key in keys if key.player not in taken and await context.store.key(key.fingerprint)]
    invitations = [Invitation(key.player, path_of(texts[key.player])) for key in keys]
    response = answer(Created(info.id, invitations), 201)
    context.tokens.set_cookie(guest, response, is_secure(request))
    return response


async def begin(request: Request, info: MatchInfo, seats: Sequence[Seat], keys: Sequence[Key] = ()) -> None:
    """Begin a match that a request asks for. Raises StaleVersion where there is one of its id, and
    RequestError where its host, or all behind this address, have too many public tables.
    """
    context = context_of(request)
    if not info.public:
        await context.matches.create(info, seats, keys)
        return
    address, _ = request.scope["sender"]
    async with context.public_tables.counted(address, info.id, context.store) as front:
        await context.matches.create(info, seats, keys, PUBLIC_TABLES, front)


async def remove(request: Request) -> Response:
    """DELETE /api/tables/{table}: the host removes a match that is over."""
    context, id = context_of(request), request.path_params["table"]
    info, _ = await context.matches.read(id)
    guest = context.tokens.identify(request)
    if guest is None or info.host != guest:
        raise RequestError("not-host")
    if info.ended is None and not context.matches.is_closed(info):
        raise RequestError("still-running")
    await context.matches.remove(id)
    return Response(status_code=204)


def _place(text: str) -> Place | None:
    """Where a page ended, as the page said; None where that is no place."""
    front, _, rest = text.partition(" ")
    time, _, id = rest.partition(" ")
    with suppress(ValueError):
        return int(front == "1"), datetime.fromisoformat(time).replace(tzinfo=None), id
    return None


def _shown(request: Request, tables: Sequence[tuple[MatchInfo, list[Seat]]]) -> list[TableInfo]:
    context, messages = context_of(request), messages_for(request)
    guest = context.tokens.identify(request)
    return [
        listed(info, Seats(seats), context.games.get(info.game), guest, messages) for info, seats in tables
    ]


def _match_info(context: AppContext, body: NewTable, host: Guest, language: str) -> MatchInfo:
    """The match as requested. Raises RequestError.

    A request with an id always has the same table for the same guest, so it is made once.
    """
    return requested_match(
        body,
        context.game(body.game),
        context.bots,
        id=new_id() if body.id is None else host.derived(12, "table", body.id),
        host=host.fingerprint,
        now=now(),
        language=language,
        request=None if body.id is None else fingerprint(repr(body)),
    )
