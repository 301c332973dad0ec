"""The addresses before a game: what can be played, which tables there are, making and removing them."""

import secrets
from collections.abc import Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from gridtown.core.errors import InvalidSetup, StaleVersion
from gridtown.core.game import Game, Option
from gridtown.core.rng import new_seed
from gridtown.messages import Messages
from gridtown.server.disk.schema import PERSON, Entry, Key, Seat, now, written
from gridtown.server.doors.guests import Guest, fingerprint, key_fingerprint
from gridtown.server.doors.hall import Hall, answer, hall_of, is_secure, messages_for, read
from gridtown.server.doors.names import checked
from gridtown.server.doors.seating import path_of
from gridtown.server.play.seats import Seats
from gridtown.server.protocol import (
    HERE,
    Created,
    GameInfo,
    Invitation,
    NewTable,
    OptionInfo,
    TableInfo,
)
from gridtown.server.refusal import Refusal


async def games(request: Request) -> Response:
    """GET /api/games: the games, their options and bots."""
    hall = hall_of(request)
    return answer([_info(game, hall.bots, messages_for(request, game)) for game in hall.games.values()])


async def components(request: Request) -> Response:
    """GET /api/games/{game}/components: the contents of the box."""
    return answer(hall_of(request).game(request.path_params["game"]).components())


async def tables(request: Request) -> Response:
    """GET /api/tables: the tables there are for the asker."""
    hall = hall_of(request)
    guest = hall.guests.known(request)
    listed = await hall.store.listed(guest)
    messages = messages_for(request)
    return answer([_listed(hall, entry, Seats(seats), guest, messages) for entry, seats in listed])


async def create(request: Request) -> Response:
    """POST /api/tables: make the table that is wished for; whoever asks is its host."""
    hall, wish = hall_of(request), await read(request, NewTable)
    guest = hall.guests.welcome(request)
    entry = _entry(hall, wish, guest)
    seats = _seats(wish, guest.fingerprint, messages_for(request))
    free = [seat.player for seat in seats if seat.kind == PERSON and seat.holder is None]
    texts = {player: guest.derived(24, "seat", entry.id, str(player)) for player in free}
    keys = [Key(key_fingerprint(text), entry.id, player, "seat", None) for player, text in texts.items()]
    try:
        await hall.matches.create(entry, seats, keys)
    except StaleVersion:  # made already: the answer to that may have been lost
        made, kept = await hall.matches.read(entry.id)
        if made.wish != entry.wish:
            raise Refusal("id-reused") from None
        taken = {seat.player for seat in kept if seat.holder is not None}
        keys = [key for key in keys if key.player not in taken and await hall.store.key(key.fingerprint)]
    invitations = [Invitation(key.player, path_of(texts[key.player])) for key in keys]
    response = answer(Created(entry.id, invitations), 201)
    hall.guests.hand_over(guest, response, is_secure(request))
    return response


async def greet(request: Request) -> Response:
    """POST /api/guest: be known from here on."""
    guests = hall_of(request).guests
    response = Response(status_code=204)
    guests.hand_over(guests.welcome(request), response, is_secure(request))
    return response


async def remove(request: Request) -> Response:
    """DELETE /api/tables/{table}: the host removes a match that is over."""
    hall, id = hall_of(request), request.path_params["table"]
    entry, _ = await hall.matches.read(id)
    guest = hall.guests.known(request)
    if guest is None or entry.host != guest:
        raise Refusal("not-host")
    if entry.ended is None and not hall.matches.is_closed(entry):
        raise Refusal("still-running")
    await hall.matches.remove(id)
    return Response(status_code=204)


def _info(game: Game[Any], bots: Sequence[str], messages: Messages) -> GameInfo:
    facts = game.facts
    options = [_option(option, messages) for option in facts.options]
    blurb = messages.text("blurb") if messages.has("blurb") else ""
    return GameInfo(facts.id, facts.title, blurb, *facts.players, options, list(bots), facts.talking)


def _option(option: Option, messages: Messages) -> OptionInfo:
    titles = {value: messages.option(option.name, value) for value in option.values}
    title, summary = messages.option(option.name), messages.option_summary(option)
    return OptionInfo(option.name, option.values, option.default, title, titles, summary)


def _listed(hall: Hall, entry: Entry, seats: Seats, guest: str | None, messages: Messages) -> TableInfo:
    game = hall.games.get(entry.game)
    return TableInfo(
        table=entry.id,
        game=entry.game,
        title=entry.game if game is None else game.facts.title,
        players=entry.players,
        options=entry.options,
        seats=seats.players,
        names=messages.seat_names(seats.names),
        created=written(entry.created),
        changed=written(entry.changed),
        seed_known=entry.seed_known,
        public=entry.public,
        guided=entry.guided,
        source=entry.source,
        over=entry.ended is not None,
        closed=hall.matches.is_closed(entry),
        end=entry.end,
        scores=entry.scores,
        to_act=[player for player in range(entry.players) if entry.to_act >> player & 1],
        mine=seats.held_by(guest),
        free=[seat.player for seat in seats.all if seat.kind == PERSON and seat.holder is None],
        host=guest is not None and entry.host == guest,
        opener=next((seats.names[player] for player in seats.held_by(entry.host)), None),
    )


def _entry(hall: Hall, wish: NewTable, host: Guest) -> Entry:
    """The match that was wished for. Raises Refusal naming field, fault and mend.

    A wish with an id makes the same table whenever its guest sends it, so there is but one of it.
    """
    game = hall.game(wish.game)
    options = _options(game, wish)
    _check_seats(hall, wish)
    return Entry(
        id=secrets.token_urlsafe(12) if wish.id is None else host.derived(12, "table", wish.id),
        game=wish.game,
        players=wish.players,
        options=options,
        rules_version=game.facts.rules_version,
        edition=game.edition_hash,
        seed=_seed(wish.seed),
        seed_known=wish.seed is not None,
        host=host.fingerprint,
        public=wish.public,
        guided=wish.guided,
        source="played",
        created=now(),
        changed=now(),
        wish=None if wish.id is None else fingerprint(repr(wish)),
    )


def _seats(wish: NewTable, host: str, messages: Messages) -> list[Seat]:
    """The seats wished for; the host holds those at the own device, and the first one if they sit."""
    kinds = [PERSON if seat == HERE else seat for seat in wish.seats]
    own = {player for player, seat in enumerate(wish.seats) if seat == HERE}
    if wish.sit:
        own.add(kinds.index(PERSON))
    return [
        Seat(player, kind, name, host if player in own else None, seen=now() if player in own else None)
        for player, (kind, name) in enumerate(zip(kinds, _names(wish, messages), strict=True))
    ]


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
    known = (PERSON, HERE, *hall.bots)
    for seat in wish.seats:
        if seat not in known:
            raise Refusal("bad-seat", given=seat, known=", ".join(known))
    if not {PERSON, HERE} & set(wish.seats):
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
    return [checked(name) for name in wish.names]
