"""Endpoints for matches that are over: replays, uploaded records, rematches."""

from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from secrets import token_urlsafe
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from gridtown.core.action import actor
from gridtown.core.errors import GridtownError, IllegalAction, InvalidRecord, NoRecord, StaleVersion
from gridtown.core.game import Game
from gridtown.core.record import Record
from gridtown.core.rng import new_seed
from gridtown.core.state import CHANCE_ACTS
from gridtown.messages import Messages
from gridtown.server.http.context import answer, context_of, is_secure, messages_for
from gridtown.server.http.identity import fingerprint
from gridtown.server.http.table import since
from gridtown.server.live.match import Match
from gridtown.server.storage.schema import now
from gridtown.table.history import Viewer
from gridtown.table.info import MatchInfo
from gridtown.table.log import LogEntry
from gridtown.table.protocol import Seated, Timeline
from gridtown.table.replay import Replay
from gridtown.table.request_error import RequestError
from gridtown.table.seats import PERSON, Seat


async def timeline(request: Request) -> Response:
    """GET /api/tables/{table}/timeline: the choices and scores to step through."""
    context = context_of(request)
    match = await context.match(request)
    replay = await context.replays.of(match)
    together = match.game.facts.talking
    return answer(Timeline(replay.last, replay.players, replay.actions, replay.scores, together))


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
    """POST /api/records: upload a record, to be replayed like a match that was played here."""
    context = context_of(request)
    text = (await request.body()).decode("utf-8-sig", errors="replace")
    try:
        record = await context.lanes.slow.run(Record.from_json, text)
    except NoRecord as error:
        raise RequestError("no-record") from error
    except GridtownError as error:
        raise RequestError("bad-record", fault=str(error)) from error
    game = context.game(record.game)
    try:
        replay, entries = await context.lanes.slow.run(_replayed, game, record)
    except InvalidRecord as error:
        raise RequestError("bad-record", fault=_fault(error, messages_for(request, game))) from error
    guest = context.tokens.identify_or_create(request)
    # Sent again by the same guest it is the same table: the answer may have been lost.
    id, time = guest.derived(12, "record", fingerprint(text)), context.store.clock.now()
    info = _uploaded(replay, record, id, guest.fingerprint, time)
    names = record.names or [""] * record.players
    seats = [Seat(player, PERSON, name) for player, name in enumerate(names)]
    with suppress(StaleVersion):
        await context.store.create(info, game.components(), seats, entries)
    response = answer(Seated(info.id, -1), 201)
    context.tokens.set_cookie(guest, response, is_secure(request))
    return response


async def rematch(request: Request) -> Response:
    """POST /api/tables/{table}/rematch: a new table for the same people; one and no more."""
    context = context_of(request)
    match, player = await context.seated(request)
    if match.info.ended is None:
        raise RequestError("not-over")
    await match.reread()
    if match.info.rematch is None:
        info = _rematch_info(match.info)
        await context.matches.create(
            info, [replace(seat, substitute=None, agrees=False) for seat in match.seats.all]
        )
        if not await context.store.follow(match.info.id, info.id):
            await context.matches.remove(info.id)
        await match.announce()
    if match.info.rematch is None:  # the match was removed meanwhile, and what was to follow with it
        raise RequestError("no-such-table")
    return answer(Seated(match.info.rematch, player), 201)


def _replayed(game: Game[Any], record: Record) -> tuple[Replay, list[LogEntry]]:
    """The replay of a record that could be a table's, and its log: it may not stop where chance is to act.

    Raises InvalidRecord, naming line and reason.
    """
    replay = Replay(game, record)
    if replay.states[-1].to_act == CHANCE_ACTS:
        line = record.line_of(max(len(record.actions) - 1, 0))
        raise InvalidRecord(f"line {line}: it stops where chance has still to act", line)
    return replay, _log_entries(game, record)


def _fault(error: InvalidRecord, words: Messages) -> str:
    """The fault of a record; a broken rule in the words of its game."""
    broken = error.__context__  # compiled code sets no __cause__
    if not isinstance(broken, IllegalAction):
        return str(error)
    reason = words.rule(broken.refusal).rstrip(".")
    return words.text("record-forbidden", line=error.line, action=broken.action, reason=reason)


def _rematch_info(info: MatchInfo) -> MatchInfo:
    """A match with the same setup and a new secret seed."""
    return replace(
        info,
        id=token_urlsafe(12),
        seed=f"{new_seed():032x}",
        seed_known=False,
        guided=False,
        source="played",
        created=now(),
        changed=now(),
        end_asked=None,
        ended=None,
        end=None,
        scores=None,
        archived=None,
        rematch=None,
        request=None,
    )


def _uploaded(replay: Replay, record: Record, id: str, host: str, time: datetime) -> MatchInfo:
    """A match that is over; one whose record stops early counts as ended by agreement. time: the server's."""
    outcome = replay.outcome
    return MatchInfo(
        id=id,
        game=record.game,
        players=record.players,
        options=record.options,
        rules_version=record.rules_version,
        edition=replay.game.edition_hash,
        seed=f"{record.seed:032x}",
        seed_known=True,
        host=host,
        public=False,
        guided=False,
        source="uploaded",
        created=now(),
        changed=now(),
        ended=time,
        end="agreed" if outcome is None else "finished",
        scores=None if outcome is None else outcome.scores,
    )


def _log_entries(game: Game[Any], record: Record) -> list[LogEntry]:
    """The log of a record, each action as the game itself writes it."""
    actions = map(game.parse_action, record.actions)
    return [
        LogEntry(version, int(actor(action)), game.write_action(action), None)
        for version, action in enumerate(actions)
    ]


def _viewer(match: Match, request: Request) -> Viewer:
    """The viewer of a frame: once a match is over nothing in it is secret."""
    asked = _number(request.query_params.get("as", ""))
    return asked if asked is not None and asked < match.info.players else None


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else None
