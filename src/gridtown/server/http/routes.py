"""The routes: every address of the server with the types of its request and response.

The OpenAPI document is made from the same table, so what is documented is what is served.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from gridtown.server.http import chat, guest, lobby, replay, seating, socket, table
from gridtown.table.protocol import (
    Ahead,
    ChatNews,
    ChatRequest,
    ChatSwitch,
    Command,
    Created,
    DeviceOffer,
    EndRequest,
    Explanation,
    GameInfo,
    GhostRequest,
    Hint,
    Invitation,
    Invited,
    JoinRequest,
    KeyRequest,
    NameRequest,
    NewTable,
    PaceRequest,
    Passage,
    PingRequest,
    Previews,
    Seated,
    ServerNotice,
    Shown,
    SubstituteRequest,
    TableInfo,
    TablePage,
    TableStatus,
    TakeBackRequest,
    Timeline,
    TransferCode,
    Update,
    Words,
)

Endpoint = Callable[[Request], Awaitable[Response]]

LANG: Final = "lang"
SEAT: Final = "seat"
SINCE: Final = "since"
UPTO: Final = "upto"
ACTION: Final = "action"
AFTER: Final = "after"
AS: Final = "as"
KIND: Final = "kind"
GAME: Final = "game"
LANGUAGE: Final = "language"
SEARCH: Final = "search"
FROM: Final = "from"


@dataclass(frozen=True)
class Address:
    """One method of one path. takes, gives: the types of the bodies (None: no body); queries: the parameters
    besides `lang`. packed: whether the response is compressed; its length tells something of its content, so
    only what is the same for everybody may be.
    """

    method: str
    path: str
    endpoint: Endpoint
    takes: Any = None
    gives: Any = None
    status: int = 200
    queries: tuple[str, ...] = ()
    packed: bool = False


TABLE: Final = "/api/tables/{table}"
SEATS: Final = TABLE + "/seats/{player}"

ADDRESSES: Final = (
    Address("GET", "/api/games", lobby.games, gives=list[GameInfo]),
    Address("GET", "/api/games/{game}/components", lobby.components, gives=Shown, packed=True),
    Address("GET", "/api/games/{game}/words", lobby.words, gives=Words, packed=True),
    Address("GET", "/api/tables", lobby.tables, gives=list[TableInfo]),
    Address(
        "GET",
        "/api/lobby",
        lobby.public_tables,
        gives=TablePage,
        queries=(KIND, GAME, LANGUAGE, SEARCH, FROM),
    ),
    Address("POST", "/api/tables", lobby.create, NewTable, Created, 201),
    Address("GET", "/api/notice", lobby.notice, gives=ServerNotice),
    Address("GET", "/api/device", lobby.device, gives=DeviceOffer),
    Address("POST", "/api/guest", guest.greet, status=204),
    Address("POST", "/api/invitations", seating.look, KeyRequest, Invited),
    Address("POST", "/api/join", seating.join, JoinRequest, Seated),
    Address("POST", "/api/records", replay.upload, Shown, Seated, 201),
    Address("GET", TABLE, table.show, gives=Update, queries=(SEAT, SINCE)),
    Address("DELETE", TABLE, lobby.remove, status=204),
    Address("GET", TABLE + "/log", table.show_log, gives=Passage, queries=(SEAT, SINCE, UPTO)),
    Address("GET", TABLE + "/status", table.show_status, gives=TableStatus),
    Address("POST", TABLE + "/actions", table.act, Command, Update, queries=(SEAT,)),
    Address("POST", TABLE + "/take-back", table.take_back, TakeBackRequest, Update, queries=(SEAT,)),
    Address("GET", TABLE + "/previews", table.preview, gives=Previews, queries=(SEAT,)),
    Address("GET", TABLE + "/explain", table.explain, gives=Explanation, queries=(ACTION, AFTER, SEAT)),
    Address("GET", TABLE + "/ahead", table.look_ahead, gives=Ahead, queries=(AFTER, SEAT)),
    Address("POST", TABLE + "/hint", table.hint, None, Hint, queries=(AFTER, SEAT)),
    Address("POST", TABLE + "/pace", table.set_pace, PaceRequest, status=204),
    Address("GET", TABLE + "/record", table.record, gives=Shown),
    Address("POST", TABLE + "/running-record", replay.running_record, gives=Shown),
    Address("POST", SEATS, seating.sit, NameRequest, Seated),
    Address("POST", SEATS + "/invitation", seating.invite, None, Invitation, 201),
    Address("POST", SEATS + "/name", seating.rename, NameRequest, status=204),
    Address("POST", SEATS + "/substitute", seating.substitute, SubstituteRequest, status=204),
    Address("POST", TABLE + "/transfer", seating.transfer_seat, None, TransferCode, 201, queries=(SEAT,)),
    Address("POST", TABLE + "/leave", seating.leave, status=204),
    Address("POST", TABLE + "/end", seating.end, EndRequest, status=204),
    Address("GET", TABLE + "/chat", chat.history, gives=ChatNews),
    Address("POST", TABLE + "/chat", chat.say, ChatRequest, ChatNews, 201, queries=(SEAT,)),
    Address("POST", TABLE + "/chat/switch", chat.switch, ChatSwitch, status=204),
    Address("POST", TABLE + "/ping", chat.ping, PingRequest, status=204, queries=(SEAT,)),
    Address("POST", TABLE + "/ghost", chat.ghost, GhostRequest, status=204, queries=(SEAT,)),
    Address("GET", TABLE + "/timeline", replay.timeline, gives=Timeline, packed=True),
    Address(
        "GET", TABLE + "/timeline/log", replay.log, gives=Passage, queries=(AS, SINCE, UPTO), packed=True
    ),
    Address("GET", TABLE + "/frames/{frame}", replay.frame, gives=Update, queries=(AS, SINCE), packed=True),
    Address("POST", TABLE + "/rematch", replay.rematch, None, Seated, 201),
    Address("GET", "/api/guest/export", guest.export, gives=Shown),
    Address("DELETE", "/api/guest", guest.forget, status=204),
)


PACKING: Final = (Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6),)


def routes() -> list[BaseRoute]:
    """The routes of Starlette, one for each path, so that a wrong method is answered with the right ones."""
    by_path: dict[str, dict[str, Endpoint]] = {}
    for address in ADDRESSES:
        by_path.setdefault(address.path, {})[address.method] = address.endpoint
    packed = {address.path for address in ADDRESSES if address.packed}
    http = [
        Route(path, _one_of(ways), methods=list(ways), middleware=PACKING if path in packed else None)
        for path, ways in by_path.items()
    ]
    return [*http, WebSocketRoute(TABLE + "/socket", socket.watch)]


def _one_of(ways: dict[str, Endpoint]) -> Endpoint:
    async def answer(request: Request) -> Response:
        return await ways["GET" if request.method == "HEAD" else request.method](request)

    return answer
