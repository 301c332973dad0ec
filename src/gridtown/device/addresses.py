"""The addresses that are served on this device, as those of the server of the same names are."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

import msgspec
from msgspec import structs

from gridtown.device.match import HOLDER, Match
from gridtown.device.request import Answer, Request, whole
from gridtown.device.tables import Tables
from gridtown.messages import Messages, source
from gridtown.table.ahead import ahead, state_after
from gridtown.table.game_info import game_info
from gridtown.table.hint import hint_shown
from gridtown.table.history import Viewer
from gridtown.table.info import MatchInfo, written
from gridtown.table.listing import is_closed, listed
from gridtown.table.log import record_of
from gridtown.table.names import checked, names_told
from gridtown.table.new_table import levels, seat_bot
from gridtown.table.protocol import (
    NO_NOTICE,
    ChatNews,
    Command,
    Created,
    EndRequest,
    NameRequest,
    NewTable,
    PaceRequest,
    Seated,
    SubstituteRequest,
    TablePage,
    TableStatus,
    TakeBackRequest,
    Update,
    Words,
    encode,
)
from gridtown.table.replay import Replay
from gridtown.table.request_error import RequestError
from gridtown.table.running_record import running_record as running_record_of
from gridtown.table.seats import PERSON, Seats
from gridtown.table.status import status_of
from gridtown.table.update import explanation, parse, passage, previews, update

Endpoint = Callable[[Tables, Request], Answer]

NOTHING: Final = Answer(204)

THINKING: Final = Answer(202)
"""Not yet: the same is to be asked again, as soon as whoever else asks was answered."""

FORMAT: Final = "gridtown-export-1"
"""The server's, of what a guest takes along."""

LARGEST: Final = 1 << 20
"""Characters of a record that is taken in; a long one has some 50,000."""

TABLE: Final = "/api/tables/{table}"
SEATS: Final = TABLE + "/seats/{player}"


@dataclass(frozen=True)
class Address:
    """One method of one path."""

    method: str
    path: str
    endpoint: Endpoint


# Games and tables


def show_games(tables: Tables, request: Request) -> Answer:
    """The games, their options and bots."""
    bots = levels(tables.bots)
    return Answer.of(
        [game_info(game, bots, Messages(game, request.language)) for game in tables.games.values()]
    )


def components(tables: Tables, request: Request) -> Answer:
    """The contents of the box."""
    return Answer.of(tables.game(request.params["game"]).components())


def words(tables: Tables, request: Request) -> Answer:
    """What a game says."""
    return Answer.of(Words(source(tables.game(request.params["game"]), request.language)))


def show_tables(tables: Tables, request: Request) -> Answer:
    """All tables of this device."""
    messages = Messages(None, request.language)
    return Answer.of(
        [listed(info, seats, tables.games.get(info.game), HOLDER, messages) for info, seats in tables.all]
    )


def public_tables(_tables: Tables, _request: Request) -> Answer:
    """Nobody else's tables are here."""
    return Answer.of(TablePage([], None))


def notice(_tables: Tables, _request: Request) -> Answer:
    """Nobody runs this but who plays here."""
    return Answer.of(NO_NOTICE)


def greet(_tables: Tables, _request: Request) -> Answer:
    """There is one guest, who is known."""
    return NOTHING


def create(tables: Tables, request: Request) -> Answer:
    """Make a table."""
    match = tables.create(request.read(NewTable), request.language)
    return Answer.of(Created(match.info.id, []), 201)


def upload(tables: Tables, request: Request) -> Answer:
    """Bring a record, to be looked back at or played on."""
    if len(request.body) > LARGEST:
        raise RequestError("too-large", limit=LARGEST)
    text = request.body.removeprefix("\ufeff")
    id, player = tables.upload(text, lambda game: Messages(game, request.language))
    return Answer.of(Seated(id, player), 201)


def remove(tables: Tables, request: Request) -> Answer:
    """Forget a table that is over."""
    tables.remove(request.params["table"])
    return NOTHING


def forget(tables: Tables, _request: Request) -> Answer:
    """Forget everything."""
    tables.clear()
    return NOTHING


# A table: its game


def show(tables: Tables, request: Request) -> Answer:
    """The table as the asker may know it."""
    match = tables.match(request.params["table"])
    return Answer.of(updated(match, viewer_of(match, request), request, request.since()))


def show_log(tables: Tables, request: Request) -> Answer:
    """What happened from one version to another."""
    match = tables.match(request.params["table"])
    viewer, messages = viewer_of(match, request), _messages(match, request)
    names = messages.seat_names(match.seats.names)
    first, last = request.since(), request.since("upto") or None
    return Answer.of(passage(match.live, viewer, messages, names, first, last))


def act(tables: Tables, request: Request) -> Answer:
    """Take an action, once, and see what came of it."""
    command = request.read(Command)
    match, player = _seated(tables, request)
    match.act(player, command, tables.now(), tables.seconds())
    return Answer.of(updated(match, player, request, command.version))


def take_back(tables: Tables, request: Request) -> Answer:
    """Take the last action back, once, while nothing has come of it."""
    body = request.read(TakeBackRequest)
    match, player = _seated(tables, request)
    match.take_back(player, body, tables.now())
    return Answer.of(updated(match, player, request, body.version))


def show_previews(tables: Tables, request: Request) -> Answer:
    """What each legal action would cost and change."""
    match, player = _seated(tables, request)
    messages, ended = _messages(match, request), match.ended_by_agreement
    return Answer.of(previews(match.live, player, messages, match.seats.names, ended))


def look_ahead(tables: Tables, request: Request) -> Answer:
    """What could be done after steps that are not taken."""
    steps = request.steps
    match, player = _seated(tables, request)
    match.moment.check_acts(player)
    return Answer.of(ahead(match.live, player, steps, _messages(match, request), match.seats.names))


def explain(tables: Tables, request: Request) -> Answer:
    """Which rule forbids an action, or would after steps."""
    text = request.first("action") or ""
    if not 0 < len(text) <= 200:
        raise RequestError("malformed", fault="the query needs an action")
    steps = request.steps
    match, player = _seated(tables, request)
    if match.ended_by_agreement:
        raise RequestError("over")
    if steps:
        match.moment.check_acts(player)
    live, messages = match.live, _messages(match, request)
    state = state_after(live, player, [parse(live, player, step) for step in steps])
    return Answer.of(explanation(live, player, text, messages, match.seats.names, state))


def hint(tables: Tables, request: Request) -> Answer:
    """The best choices, from what the asker may know; THINKING while they are sought."""
    match, player = _seated(tables, request)
    if not tables.hints:
        raise RequestError("no-hints")
    found = match.hint(player, request.steps, tables.now(), tables.seconds)
    if found is None:
        return THINKING
    return Answer.of(hint_shown(match.live, found, _messages(match, request)))


def set_pace(tables: Tables, request: Request) -> Answer:
    """Set how long what bots do stays in sight."""
    body = request.read(PaceRequest)
    tables.match(request.params["table"]).change(pace=body.pace)
    return NOTHING


# A table: its people


def show_status(tables: Tables, request: Request) -> Answer:
    """Who sits there, and what is agreed."""
    match = tables.match(request.params["table"])
    return Answer.of(status(tables, match, request.language))


def rename(tables: Tables, request: Request) -> Answer:
    """Rename a seat."""
    body = request.read(NameRequest)
    match = tables.match(request.params["table"])
    player, name = _player(match, request), checked(body.name)
    if player not in match.held:
        raise RequestError("no-seat")
    match.change_seat(player, name=name)
    return NOTHING


def substitute(tables: Tables, request: Request) -> Answer:
    """Let a bot play for somebody, or no longer."""
    body = request.read(SubstituteRequest)
    match, _ = _seated(tables, request)
    player = _player(match, request)
    if match.seats.all[player].kind != PERSON:
        raise RequestError("seat-of-bot")
    bot = None if body.bot is None else seat_bot(body.bot, tables.bots)
    if match.info.ended is not None:
        raise RequestError("over")
    match.change_seat(player, substitute=bot, seen=tables.now())
    match.end_if_agreed(tables.now())
    return NOTHING


def leave(tables: Tables, request: Request) -> Answer:
    """Whoever leaves the page is still at this device."""
    tables.match(request.params["table"])
    return NOTHING


def end(tables: Tables, request: Request) -> Answer:
    """End the match now."""
    body = request.read(EndRequest)
    match, _ = _seated(tables, request)
    if match.info.ended is not None:
        raise RequestError("over")
    match.agree(body.agree, tables.now())
    return NOTHING


def chat(tables: Tables, request: Request) -> Answer:
    """Those at one device talk to each other."""
    tables.match(request.params["table"])
    return Answer.of(ChatNews([]))


def point(tables: Tables, request: Request) -> Answer:
    """Nobody else sees what is pointed at, or held over the board."""
    match, _ = _seated(tables, request)
    if not match.game.facts.talking:
        raise RequestError("not-talking")
    return NOTHING


def running_record(tables: Tables, request: Request) -> Answer:
    """A match that runs, to be taken along."""
    return Answer(200, tables.running_record(request.params["table"]))


# A table: afterwards


def record(tables: Tables, request: Request) -> Answer:
    """The record of a match that has ended, or whose rules are gone."""
    kept = tables.kept(request.params["table"])
    if kept.info.ended is None and not is_closed(kept.info, tables.games.get(kept.info.game)):
        raise RequestError("running")
    return Answer(200, record_of(kept.info, kept.log, names_told(Seats(kept.seats))).to_json())


def timeline(tables: Tables, request: Request) -> Answer:
    """The choices and scores to step through."""
    return Answer.of(_replay(tables.match(request.params["table"])).timeline)


def timeline_log(tables: Tables, request: Request) -> Answer:
    """What happened from one frame to another."""
    match = tables.match(request.params["table"])
    messages = _messages(match, request)
    names, viewer = messages.seat_names(match.seats.names), _eyes(match, request)
    first, last = request.since(), request.since("upto") or None
    return Answer.of(_replay(match).passage(viewer, messages, names, first, last))


def frame(tables: Tables, request: Request) -> Answer:
    """One frame, as a viewer saw the table."""
    match = tables.match(request.params["table"])
    replay, number = _replay(match), whole(request.params["frame"])
    if number is None or number > replay.last:
        raise RequestError("no-such-frame", last=replay.last)
    messages, viewer = _messages(match, request), _eyes(match, request)
    return Answer.of(replay.frame(number, viewer, messages, match.seats, request.since()))


def rematch(tables: Tables, request: Request) -> Answer:
    """A new table for the same people."""
    match, player = _seated(tables, request)
    return Answer.of(Seated(tables.rematch(match), player), 201)


def export(tables: Tables, _request: Request) -> Answer:
    """Everything kept here: the tables, what was done there, and their records.

    A server's export has records of what is over, without `table`, from which a table is taken in again.
    """
    exported = [_exported(tables, info, seats) for info, seats in tables.all]
    return Answer.of({"format": FORMAT, "made": written(tables.now()), "tables": exported})


def _exported(tables: Tables, info: MatchInfo, seats: Seats) -> dict[str, object]:
    log, own = tables.kept(info.id).log, seats.held_by(HOLDER)
    return {
        "table": info.id,
        "game": info.game,
        "players": info.players,
        "options": info.options,
        "created": written(info.created),
        "changed": written(info.changed),
        "end": info.end,
        "scores": info.scores,
        "host": info.host == HOLDER,
        "seats": [{"player": player, "name": seats.names[player]} for player in own],
        "said": [],
        "done": [
            {"player": entry.player, "kind": entry.kind, "action": entry.action}
            for entry in log
            if entry.player in own
        ],
        "record": msgspec.Raw(running_record_of(info, seats, log).encode()),
    }


ADDRESSES: Final = (
    Address("GET", "/api/games", show_games),
    Address("GET", "/api/games/{game}/components", components),
    Address("GET", "/api/games/{game}/words", words),
    Address("GET", "/api/tables", show_tables),
    Address("GET", "/api/lobby", public_tables),
    Address("POST", "/api/tables", create),
    Address("GET", "/api/notice", notice),
    Address("POST", "/api/guest", greet),
    Address("POST", "/api/records", upload),
    Address("GET", TABLE, show),
    Address("DELETE", TABLE, remove),
    Address("GET", TABLE + "/log", show_log),
    Address("GET", TABLE + "/status", show_status),
    Address("POST", TABLE + "/actions", act),
    Address("POST", TABLE + "/take-back", take_back),
    Address("GET", TABLE + "/previews", show_previews),
    Address("GET", TABLE + "/explain", explain),
    Address("GET", TABLE + "/ahead", look_ahead),
    Address("POST", TABLE + "/hint", hint),
    Address("POST", TABLE + "/pace", set_pace),
    Address("GET", TABLE + "/record", record),
    Address("POST", TABLE + "/running-record", running_record),
    Address("POST", SEATS + "/name", rename),
    Address("POST", SEATS + "/substitute", substitute),
    Address("POST", TABLE + "/leave", leave),
    Address("POST", TABLE + "/end", end),
    Address("GET", TABLE + "/chat", chat),
    Address("POST", TABLE + "/ping", point),
    Address("POST", TABLE + "/ghost", point),
    Address("GET", TABLE + "/timeline", timeline),
    Address("GET", TABLE + "/timeline/log", timeline_log),
    Address("GET", TABLE + "/frames/{frame}", frame),
    Address("POST", TABLE + "/rematch", rematch),
    Address("GET", "/api/guest/export", export),
    Address("DELETE", "/api/guest", forget),
)


def answer(tables: Tables, request: Request) -> Answer:
    """The answer to a request; a refusal is one, too."""
    try:
        endpoint, params = _find(request)
        return endpoint(tables, replace(request, params=params))
    except RequestError as refusal:
        game, names = None, list[str]()
        if refusal.rule is not None:
            match = tables.match(request.path.split("/")[3])
            game, names = match.game, match.seats.names
        problem = refusal.problem(Messages(game, request.language), names)
        return Answer(refusal.status, encode(problem).decode())


def updated(match: Match, viewer: Viewer, request: Request, seen: int) -> Update:
    """The table as a viewer may know it, with what came after the version `seen`."""
    return update(match.live, viewer, _messages(match, request), match.seats, seen, match.ended_by_agreement)


def viewer_of(match: Match, request: Request) -> Viewer:
    """The seat that a request names, or the first; None for who looks at a record that was brought.

    Raises RequestError for a seat that is none's here.
    """
    held, asked = match.held, request.first("seat")
    if asked is None:
        return held[0] if held else None
    if asked not in [str(player) for player in held]:
        raise RequestError("no-seat")
    return int(asked)


def status(tables: Tables, match: Match, lang: str) -> TableStatus:
    """The people at a table and what they agreed."""
    now = tables.now()
    told = status_of(
        match.info,
        match.seats,
        match.ending(now),
        HOLDER,
        Messages(None, lang),
        presence=match.presence(now),
        watchers=0,
        talking=match.game.facts.talking,
        bots=levels(tables.bots),
    )
    return structs.replace(told, hints=tables.hints and told.hints)


def _find(request: Request) -> tuple[Endpoint, dict[str, str]]:
    """The endpoint of a request, and the named parts of its path. Raises RequestError."""
    known = False
    for pattern, address in PATTERNS:
        if found := pattern.fullmatch(request.path):
            known = True
            if address.method == request.method:
                return address.endpoint, found.groupdict()
    raise RequestError("no-such-method" if known else "no-such-page")


PATTERNS: Final = [
    (re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", address.path)), address) for address in ADDRESSES
]


def _seated(tables: Tables, request: Request) -> tuple[Match, int]:
    """The match of a request and the player. Raises RequestError where nobody here sits at it."""
    match = tables.match(request.params["table"])
    player = viewer_of(match, request)
    if player is None:
        raise RequestError("no-seat")
    return match, player


def _player(match: Match, request: Request) -> int:
    """The player in the path of a request. Raises RequestError if there is no such seat."""
    text = request.params["player"]
    if text not in [str(player) for player in range(match.info.players)]:
        raise RequestError("no-such-seat", given=text, most=match.info.players - 1)
    return int(text)


def _eyes(match: Match, request: Request) -> Viewer:
    """The viewer of a frame: once a match is over nothing in it is secret."""
    asked = request.number("as")
    return asked if asked is not None and asked < match.info.players else None


def _replay(match: Match) -> Replay:
    if match.info.ended is None:
        raise RequestError("not-over")
    return match.replay


def _messages(match: Match, request: Request) -> Messages:
    return Messages(match.game, request.language)
