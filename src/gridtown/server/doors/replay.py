"""The addresses of matches that are over: stepping through them, taking records in, playing again."""

from contextlib import suppress
from dataclasses import replace
from secrets import token_urlsafe
from typing import Any

import anyio
from starlette.requests import Request
from starlette.responses import Response

from gridtown.core.action import actor
from gridtown.core.errors import GridtownError, IllegalAction, InvalidRecord, NoRecord, StaleVersion
from gridtown.core.game import Game
from gridtown.core.record import Record
from gridtown.core.rng import new_seed
from gridtown.core.state import CHANCE_ACTS
from gridtown.messages import Messages
from gridtown.server.disk.schema import PERSON, Entry, Logged, Seat, now
from gridtown.server.doors.guests import fingerprint
from gridtown.server.doors.hall import answer, hall_of, is_secure, messages_for
from gridtown.server.doors.table import since
from gridtown.server.play.film import Film
from gridtown.server.play.history import Viewer
from gridtown.server.play.match import Match
from gridtown.server.protocol import Reel, Seated
from gridtown.server.refusal import Refusal


async def reel(request: Request) -> Response:
    """GET /api/tables/{table}/moments: what there is to step through."""
    hall = hall_of(request)
    match = await hall.match(request)
    film = await hall.films.of(match)
    together = match.game.facts.talking
    return answer(Reel(film.last, film.players, film.actions, film.scores, together))


async def moment(request: Request) -> Response:
    """GET /api/tables/{table}/moments/{moment}?as=&since=: one moment, as somebody saw it."""
    hall = hall_of(request)
    match = await hall.match(request)
    film = await hall.films.of(match)
    place = _number(request.path_params["moment"])
    if place is None or place > film.last:
        raise Refusal("no-such-moment", last=film.last)
    messages = messages_for(request, match.game)
    told = since(request.query_params.get("since"))
    return answer(film.shown(place, _viewer(match, request), messages, match.seats, told))


async def upload(request: Request) -> Response:
    """POST /api/records: take a record in, to be stepped through like a match that was played here."""
    hall = hall_of(request)
    text = (await request.body()).decode("utf-8-sig", errors="replace")
    try:
        record = Record.from_json(text)
    except NoRecord as error:
        raise Refusal("no-record") from error
    except GridtownError as error:
        raise Refusal("bad-record", fault=str(error)) from error
    game = hall.game(record.game)
    try:
        film = await anyio.to_thread.run_sync(_filmed, game, record)
    except InvalidRecord as error:
        raise Refusal("bad-record", fault=_fault(error, messages_for(request, game))) from error
    guest = hall.guests.welcome(request)
    # Sent again by the same guest it is the same table: the answer may have been lost.
    entry = _uploaded(film, record, guest.derived(12, "record", fingerprint(text)), guest.fingerprint)
    names = record.names or [""] * record.players
    seats = [Seat(player, PERSON, name) for player, name in enumerate(names)]
    with suppress(StaleVersion):
        await hall.store.create(entry, game.components(), seats, _logged(game, record))
    response = answer(Seated(entry.id, -1), 201)
    hall.guests.hand_over(guest, response, is_secure(request))
    return response


async def rematch(request: Request) -> Response:
    """POST /api/tables/{table}/rematch: the same people at a new table; who asks later is led to that one."""
    hall = hall_of(request)
    match, player = await hall.seated(request)
    if match.entry.ended is None:
        raise Refusal("not-over")
    await match.reread()
    if match.entry.rematch is None:
        entry = _again(match.entry)
        await hall.matches.create(
            entry, [replace(seat, stand_in=None, agrees=False) for seat in match.seats.all]
        )
        if not await hall.store.follow(match.entry.id, entry.id):
            await hall.matches.remove(entry.id)
        await match.announce()
    if match.entry.rematch is None:  # the match was removed meanwhile, and what was to follow with it
        raise Refusal("no-such-table")
    return answer(Seated(match.entry.rematch, player), 201)


def _filmed(game: Game[Any], record: Record) -> Film:
    """The film of a record that could be a table's: there chance never lets anybody wait.

    Raises InvalidRecord, naming line and reason.
    """
    film = Film(game, record)
    if film.states[-1].active == CHANCE_ACTS:
        line = record.line_of(max(len(record.actions) - 1, 0))
        raise InvalidRecord(f"line {line}: it stops where chance has still to act", line)
    return film


def _fault(error: InvalidRecord, words: Messages) -> str:
    """What is wrong with a record; a rule that it breaks in the words of its game."""
    broken = error.__cause__
    if not isinstance(broken, IllegalAction):
        return str(error)
    reason = words.rule(broken.rule).rstrip(".")
    return words.text("record-forbidden", line=error.line, action=broken.action, reason=reason)


def _again(entry: Entry) -> Entry:
    """A match like the one before, on a new secret seed."""
    return replace(
        entry,
        id=token_urlsafe(12),
        seed=f"{new_seed():032x}",
        seed_known=False,
        guided=False,
        source="played",
        created=now(),
        changed=now(),
        ended=None,
        end=None,
        scores=None,
        archived=None,
        rematch=None,
        wish=None,
    )


def _uploaded(film: Film, record: Record, id: str, host: str) -> Entry:
    """A match that is over; a record that stops before the end is of one that was ended by agreement."""
    outcome = film.outcome
    return Entry(
        id=id,
        game=record.game,
        players=record.players,
        options=record.options,
        rules_version=record.rules_version,
        edition=film.game.edition_hash,
        seed=f"{record.seed:032x}",
        seed_known=True,
        host=host,
        public=False,
        guided=False,
        source="uploaded",
        created=now(),
        changed=now(),
        ended=now(),
        end="agreed" if outcome is None else "finished",
        scores=None if outcome is None else outcome.scores,
    )


def _logged(game: Game[Any], record: Record) -> list[Logged]:
    """The log of a record, each action as the game itself writes it."""
    actions = map(game.parse_action, record.actions)
    return [
        Logged(version, int(actor(action)), game.write_action(action), None)
        for version, action in enumerate(actions)
    ]


def _viewer(match: Match, request: Request) -> Viewer:
    """As whom a moment is looked at: once a match is over nothing in it is secret."""
    asked = _number(request.query_params.get("as", ""))
    return asked if asked is not None and asked < match.entry.players else None


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else None
