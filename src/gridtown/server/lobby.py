"""The addresses before a game: what can be played, which tables there are, making one, joining one."""

import secrets
from collections.abc import Sequence
from typing import Any

from starlette.endpoints import HTTPEndpoint
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from gridtown.core.errors import InvalidSetup
from gridtown.core.game import Game, Option
from gridtown.core.rng import new_seed
from gridtown.messages import Messages
from gridtown.server.client import page
from gridtown.server.hall import Hall, answer, hall_of, messages_for, read
from gridtown.server.protocol import (
    PERSON,
    Created,
    GameInfo,
    Invitation,
    NewTable,
    OptionInfo,
    TableInfo,
)
from gridtown.server.refusal import Refusal, respond
from gridtown.server.seats import fingerprint, hand_over, holder, new_token
from gridtown.server.store import Entry, Sitting, now

NAME_LIMIT = 40


async def games(request: Request) -> Response:
    """GET /api/games: the games, their options and bots."""
    hall = hall_of(request)
    return answer([_info(game, hall.bots, messages_for(request, game)) for game in hall.games.values()])


async def components(request: Request) -> Response:
    """GET /api/games/{game}/components: the contents of the box."""
    return answer(hall_of(request).game(request.path_params["game"]).components())


class Tables(HTTPEndpoint):
    """/api/tables: the tables there are, and a new one."""

    async def get(self, request: Request) -> Response:
        hall = hall_of(request)
        sittings = await hall.sittings(request)
        entries = await hall.store.entries()
        return answer([_listed(hall, entry, sittings.get(entry.id)) for entry in entries])

    async def post(self, request: Request) -> Response:
        hall, wish = hall_of(request), await read(request, NewTable)
        entry = _entry(hall, wish, messages_for(request))
        token, new = await _token(request, hall)
        invitations = _invitations(entry, wish.sit)
        await hall.matches.create(entry, _sittings(entry, fingerprint(token), invitations))
        paths = [Invitation(player, f"/join/{key}") for player, key in invitations.items()]
        response = answer(Created(entry.id, paths), 201)
        if new and wish.sit:
            hand_over(response, token, hall.settings, request.url.scheme == "https")
        return response


async def join(request: Request) -> Response:
    """GET /join/{invitation}: exchange the invitation for its seat, and go to the table.

    A person whose link is no good gets the client, which says so at this address.
    """
    hall, invitation = hall_of(request), fingerprint(request.path_params["invitation"])
    table = await hall.store.invited(invitation)
    token, new = await _token(request, hall)
    if table is None:
        return _no_invitation(request, hall)
    response = RedirectResponse(f"/tables/{table}", 303)
    seated = table in await hall.sittings(request)
    if request.method == "HEAD" or seated:  # looking uses nothing up, and nobody needs two seats
        return response
    if not await hall.store.take_seat(invitation, fingerprint(token)):
        return _no_invitation(request, hall)
    if new:
        hand_over(response, token, hall.settings, request.url.scheme == "https")
    return response


def _no_invitation(request: Request, hall: Hall) -> Response:
    refusal = Refusal("bad-invitation")
    shown = page(request, hall.settings, refusal.status)
    return shown or respond(refusal.status, refusal.problem(messages_for(request)))


def _info(game: Game[Any], bots: Sequence[str], messages: Messages) -> GameInfo:
    facts = game.facts
    options = [_option(option, messages) for option in facts.options]
    blurb = messages.text("blurb") if messages.has("blurb") else ""
    return GameInfo(facts.id, facts.title, blurb, *facts.players, options, list(bots))


def _option(option: Option, messages: Messages) -> OptionInfo:
    titles = {value: messages.option(option.name, value) for value in option.values}
    title, summary = messages.option(option.name), messages.option_summary(option)
    return OptionInfo(option.name, option.values, option.default, title, titles, summary)


def _listed(hall: Hall, entry: Entry, player: int | None) -> TableInfo:
    game = hall.games.get(entry.game)
    return TableInfo(
        table=entry.id,
        game=entry.game,
        title=entry.game if game is None else game.facts.title,
        players=entry.players,
        options=entry.options,
        seats=entry.seats,
        names=entry.names,
        created=f"{entry.created:%Y-%m-%dT%H:%M:%SZ}",
        seed_known=entry.seed_known,
        over=entry.ended is not None,
        closed=hall.matches.is_closed(entry),
        player=player,
    )


def _entry(hall: Hall, wish: NewTable, messages: Messages) -> Entry:
    """The match that was wished for. Raises Refusal naming field, fault and mend."""
    game = hall.game(wish.game)
    options = _options(game, wish)
    _check_seats(hall, wish)
    return Entry(
        id=secrets.token_urlsafe(12),
        game=wish.game,
        players=wish.players,
        options=options,
        seats=wish.seats,
        names=_names(wish, messages),
        rules_version=game.facts.rules_version,
        edition=game.edition_hash,
        components=game.components(),
        seed=_seed(wish.seed),
        seed_known=wish.seed is not None,
        created=now(),
    )


def _options(game: Game[Any], wish: NewTable) -> dict[str, str]:
    (low, high), title = game.facts.players, game.facts.title
    if not low <= wish.players <= high:
        raise Refusal("bad-players", given=wish.players, title=title, low=low, high=high)
    known = {option.name: option.values for option in game.facts.options}
    for name, value in wish.options.items():
        if name not in known:
            raise Refusal("bad-option", given=name, title=title, known=", ".join(known))
        if value not in known[name]:
            raise Refusal("bad-value", option=name, given=value, known=", ".join(known[name]))
    try:
        return game.setup(wish.players, wish.options).options
    except InvalidSetup as error:
        raise Refusal("bad-setup", fault=str(error)) from error


def _check_seats(hall: Hall, wish: NewTable) -> None:
    if len(wish.seats) != wish.players:
        raise Refusal("bad-seats", given=len(wish.seats), wanted=wish.players)
    known = (PERSON, *hall.bots)
    for seat in wish.seats:
        if seat not in known:
            raise Refusal("bad-seat", given=seat, known=", ".join(known))
    if PERSON not in wish.seats:
        raise Refusal("no-person")


def _seed(text: str | None) -> str:
    """A seed as 32 hexadecimal digits; a secret one unless one is wished for."""
    if text is None:
        return f"{new_seed():032x}"
    if not 1 <= len(text) <= 32 or not all(digit in "0123456789abcdefABCDEF" for digit in text):
        raise Refusal("bad-seed", given=text)
    return f"{int(text, 16):032x}"


def _names(wish: NewTable, messages: Messages) -> list[str]:
    if wish.names is None:
        return [messages.text("seat-number", number=index + 1) for index in range(wish.players)]
    if len(wish.names) != wish.players:
        raise Refusal("bad-names", given=len(wish.names), wanted=wish.players)
    names = [" ".join(name.split()) for name in wish.names]
    if not all(1 <= len(name) <= NAME_LIMIT and name.isprintable() for name in names):
        raise Refusal("bad-name", limit=NAME_LIMIT)
    return names


async def _token(request: Request, hall: Hall) -> tuple[str, bool]:
    """The browser's token, and whether it is a new one: only tokens we gave are taken."""
    known = holder(request, hall.settings)
    if known is not None and await hall.store.seats_of(known):
        return request.cookies[hall.settings.cookie], False
    return new_token(), True


def _invitations(entry: Entry, sit: bool) -> dict[int, str]:
    """An invitation for each person's seat but the first, which is the creator's if they sit."""
    persons = [player for player, seat in enumerate(entry.seats) if seat == PERSON]
    return {player: new_token() for player in persons[int(sit) :]}


def _sittings(entry: Entry, creator: str, invitations: dict[int, str]) -> list[Sitting]:
    invited = [Sitting(player, None, fingerprint(key)) for player, key in invitations.items()]
    first = entry.seats.index(PERSON)
    return invited if first in invitations else [Sitting(first, creator, None), *invited]
