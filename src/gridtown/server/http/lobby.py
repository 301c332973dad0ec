"""Endpoints of the lobby: the games, the list of tables, making and removing them."""

import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any, Final

from msgspec import structs
from starlette.requests import Request
from starlette.responses import Response

from gridtown.bots.strength import strengths
from gridtown.core.errors import InvalidSetup, StaleVersion
from gridtown.core.game import Game, Option
from gridtown.core.rng import new_seed
from gridtown.messages import Messages, source
from gridtown.server.http.context import (
    AppContext,
    answer,
    context_of,
    is_secure,
    language,
    messages_for,
    read,
)
from gridtown.server.http.identity import Guest, fingerprint, key_fingerprint
from gridtown.server.http.names import checked
from gridtown.server.http.seating import path_of
from gridtown.server.storage.listing import KINDS, PAGE, Wanted, folded
from gridtown.server.storage.schema import Key, now, written
from gridtown.table.info import MatchInfo
from gridtown.table.protocol import (
    HERE,
    Created,
    GameInfo,
    Invitation,
    NewTable,
    OptionInfo,
    OptionNeeds,
    StrengthInfo,
    TableInfo,
    TablePage,
    Words,
)
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
    return answer([_info(game, levels, messages_for(request, game)) for game in context.games.values()])


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
    """GET /api/lobby?kind=&game=&language=&search=&from=: a page of public tables, the newest first."""
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
    found = await context.store.public(wanted)
    last = found[PAGE - 1][0] if len(found) > PAGE else None
    rest = None if last is None else f"{last.created.isoformat()} {last.id}"
    return answer(TablePage(_shown(request, found[:PAGE]), rest))


async def notice(request: Request) -> Response:
    """GET /api/notice: what those who run the server tell everybody."""
    return answer(context_of(request).admin_state.notice)


async def create(request: Request) -> Response:
    """POST /api/tables: make a table; the guest is its host."""
    context, body = context_of(request), await read(request, NewTable)
    if body.public and context.is_muted(request):
        raise RequestError("muted")
    guest = context.tokens.identify_or_create(request)
    info = _match_info(context, body, guest, language(request))
    seats = _seats(context, body, guest.fingerprint, messages_for(request))
    free = [seat.player for seat in seats if seat.kind == PERSON and seat.holder is None]
    texts = {player: guest.derived(24, "seat", info.id, str(player)) for player in free}
    keys = [Key(key_fingerprint(text), info.id, player, "seat", None) for player, text in texts.items()]
    try:
        await context.matches.create(info, seats, keys, PUBLIC_TABLES)
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


def _info(game: Game[Any], bots: Sequence[str], messages: Messages) -> GameInfo:
    facts = game.facts
    options = [_option(option, facts.players, messages) for option in facts.options]
    blurb = messages.text("blurb") if messages.has("blurb") else ""
    low, high = facts.players
    return GameInfo(
        id=facts.id,
        title=facts.title,
        blurb=blurb,
        min_players=low,
        max_players=high,
        options=options,
        bots=list(bots),
        strengths=[StrengthInfo(**structs.asdict(row)) for row in strengths(game)],
        talking=facts.talking,
    )


def _option(option: Option, players: tuple[int, int], messages: Messages) -> OptionInfo:
    titles = {value: messages.option(option.name, value) for value in option.values}
    title, summary = messages.option(option.name), messages.option_summary(option)
    offered = players if option.players is None else option.players
    needs = None if option.needs is None else OptionNeeds(*option.needs)
    return OptionInfo(option.name, option.values, option.default, offered, needs, title, titles, summary)


def _place(text: str) -> tuple[datetime, str] | None:
    """Where a page ended, as the page said; None where that is no place."""
    time, _, id = text.partition(" ")
    with suppress(ValueError):
        return datetime.fromisoformat(time).replace(tzinfo=None), id
    return None


def _shown(request: Request, tables: Sequence[tuple[MatchInfo, list[Seat]]]) -> list[TableInfo]:
    context, messages = context_of(request), messages_for(request)
    guest = context.tokens.identify(request)
    return [_listed(context, info, Seats(seats), guest, messages) for info, seats in tables]


def _listed(
    context: AppContext, info: MatchInfo, seats: Seats, guest: str | None, messages: Messages
) -> TableInfo:
    game = context.games.get(info.game)
    return TableInfo(
        table=info.id,
        game=info.game,
        title=info.game if game is None else game.facts.title,
        players=info.players,
        options=info.options,
        seats=seats.players,
        names=messages.seat_names(seats.names),
        created=written(info.created),
        changed=written(info.changed),
        seed_known=info.seed_known,
        public=info.public,
        guided=info.guided,
        source=info.source,
        over=info.ended is not None,
        closed=context.matches.is_closed(info),
        end=info.end,
        scores=info.scores,
        to_act=[player for player in range(info.players) if info.to_act >> player & 1],
        mine=seats.held_by(guest),
        free=[seat.player for seat in seats.all if seat.kind == PERSON and seat.holder is None],
        host=guest is not None and info.host == guest,
        language=info.language,
        opener=next((seats.names[player] for player in seats.held_by(info.host)), None),
    )


def _match_info(context: AppContext, body: NewTable, host: Guest, language: str) -> MatchInfo:
    """The match as requested. Raises RequestError naming field, fault and remedy.

    A request with an id always has the same table for the same guest, so it is made once.
    """
    game = context.game(body.game)
    options = _options(game, body)
    _check_seats(context, body)
    return MatchInfo(
        id=secrets.token_urlsafe(12) if body.id is None else host.derived(12, "table", body.id),
        game=body.game,
        players=body.players,
        options=options,
        rules_version=game.facts.rules_version,
        edition=game.edition_hash,
        seed=_seed(body.seed),
        seed_known=body.seed is not None,
        host=host.fingerprint,
        public=body.public,
        guided=body.guided,
        pace=body.pace,
        hints=body.hints,
        ending=body.ending,
        source="played",
        created=now(),
        changed=now(),
        request=None if body.id is None else fingerprint(repr(body)),
        language=language,
    )


def _seats(context: AppContext, body: NewTable, host: str, messages: Messages) -> list[Seat]:
    """The seats as requested; the host holds those at the own device, and the first one if they sit."""
    kinds = [PERSON if seat in (PERSON, HERE) else context.bot(seat) for seat in body.seats]
    own = {player for player, seat in enumerate(body.seats) if seat == HERE}
    if body.sit:
        own.add(kinds.index(PERSON))
    present = context.store.clock.now()
    return [
        Seat(player, kind, name, host if player in own else None, seen=present if player in own else None)
        for player, (kind, name) in enumerate(zip(kinds, _names(body, messages), strict=True))
    ]


def _options(game: Game[Any], body: NewTable) -> dict[str, str]:
    (low, high), title = game.facts.players, game.facts.title
    if not low <= body.players <= high:
        raise RequestError("bad-players", given=body.players, title=title, low=low, high=high)
    chosen: dict[str, str] = {}
    for option in game.facts.options:
        if option.offered(body.players, chosen):
            chosen[option.name] = body.options.get(option.name, option.default)
    options = {option.name: option for option in game.facts.options}
    for name, value in body.options.items():
        if name not in options:
            raise RequestError("bad-option", given=name, title=title, known=", ".join(chosen))
        if name not in chosen:
            raise _not_offered(options[name], body.players, chosen)
        if value not in options[name].values:
            raise RequestError("bad-value", option=name, given=value, known=", ".join(options[name].values))
    try:
        return game.setup(body.players, body.options).options
    except InvalidSetup as error:
        raise RequestError("bad-setup", fault=str(error)) from error


def _not_offered(option: Option, players: int, chosen: Mapping[str, str]) -> RequestError:
    if option.needs is None or not option.seats(players):
        return RequestError("option-not-offered", option=option.name, given=players)
    needed, values = option.needs
    given, known = chosen.get(needed, ""), ", ".join(values)
    return RequestError("option-not-with", option=option.name, needed=needed, known=known, given=given)


def _check_seats(context: AppContext, body: NewTable) -> None:
    if len(body.seats) != body.players:
        raise RequestError("bad-seats", given=len(body.seats), wanted=body.players)
    for seat in body.seats:
        if seat not in (PERSON, HERE):
            context.bot(seat)
    if not {PERSON, HERE} & set(body.seats):
        raise RequestError("no-person")


def _seed(text: str | None) -> str:
    """A seed as 32 hexadecimal digits; a secret one if none was requested."""
    if text is None:
        return f"{new_seed():032x}"
    if not 1 <= len(text) <= 32 or not all(digit in "0123456789abcdefABCDEF" for digit in text):
        raise RequestError("bad-seed", given=text)
    return f"{int(text, 16):032x}"


def _names(body: NewTable, messages: Messages) -> list[str]:
    if body.names is None:
        return [messages.text("seat-number", number=index + 1) for index in range(body.players)]
    if len(body.names) != body.players:
        raise RequestError("bad-names", given=len(body.names), wanted=body.players)
    return [checked(name) for name in body.names]
