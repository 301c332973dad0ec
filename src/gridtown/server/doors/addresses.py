"""Every address of the server: how it is asked, what it takes and gives. The routes and the OpenAPI
document are both made from this table, so what is documented is what is served.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from gridtown.server.doors import lobby, replay, seating, socket, table, talk
from gridtown.server.protocol import (
    Agreement,
    Code,
    Command,
    Created,
    Explanation,
    GameInfo,
    GivenKey,
    Holding,
    Invitation,
    Invited,
    Joining,
    Naming,
    NewTable,
    Passage,
    Pointing,
    Previews,
    Reel,
    Room,
    Saying,
    Seated,
    Shown,
    StandIn,
    Switch,
    TableInfo,
    TakeBack,
    TalkNews,
    Update,
)

Endpoint = Callable[[Request], Awaitable[Response]]

LANG: Final = "lang"
SEAT: Final = "seat"
SINCE: Final = "since"
UPTO: Final = "upto"
ACTION: Final = "action"
AS: Final = "as"


@dataclass(frozen=True)
class Address:
    """One way to ask. takes, gives: the types of the bodies (None: there is none); queries: what may follow
    the `?`, besides `lang`. packed: whether the answer is compressed; its length tells, so only what is the
    same for everybody may be.
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
    Address("GET", "/api/tables", lobby.tables, gives=list[TableInfo]),
    Address("POST", "/api/tables", lobby.create, NewTable, Created, 201),
    Address("POST", "/api/guest", lobby.greet, status=204),
    Address("POST", "/api/invitations", seating.look, GivenKey, Invited),
    Address("POST", "/api/join", seating.join, Joining, Seated),
    Address("POST", "/api/records", replay.upload, Shown, Seated, 201),
    Address("GET", TABLE, table.show, gives=Update, queries=(SEAT, SINCE)),
    Address("DELETE", TABLE, lobby.remove, status=204),
    Address("GET", TABLE + "/log", table.show_log, gives=Passage, queries=(SEAT, SINCE, UPTO)),
    Address("GET", TABLE + "/room", table.show_room, gives=Room),
    Address("POST", TABLE + "/actions", table.act, Command, Update, queries=(SEAT,)),
    Address("POST", TABLE + "/take-back", table.take_back, TakeBack, Update, queries=(SEAT,)),
    Address("GET", TABLE + "/previews", table.preview, gives=Previews, queries=(SEAT,)),
    Address("GET", TABLE + "/explain", table.explain, gives=Explanation, queries=(ACTION, SEAT)),
    Address("GET", TABLE + "/record", table.record, gives=Shown),
    Address("POST", SEATS, seating.sit, Naming, Seated),
    Address("POST", SEATS + "/invitation", seating.invite, None, Invitation, 201),
    Address("POST", SEATS + "/name", seating.rename, Naming, status=204),
    Address("POST", SEATS + "/stand-in", seating.stand_in, StandIn, status=204),
    Address("POST", TABLE + "/carry", seating.carry, None, Code, 201, (SEAT,)),
    Address("POST", TABLE + "/leave", seating.leave, status=204),
    Address("POST", TABLE + "/end", seating.end, Agreement, status=204),
    Address("GET", TABLE + "/talk", talk.hear, gives=TalkNews),
    Address("POST", TABLE + "/talk", talk.say, Saying, TalkNews, 201, (SEAT,)),
    Address("POST", TABLE + "/chat", talk.switch, Switch, status=204),
    Address("POST", TABLE + "/ping", talk.ping, Pointing, status=204, queries=(SEAT,)),
    Address("POST", TABLE + "/ghost", talk.hold, Holding, status=204, queries=(SEAT,)),
    Address("GET", TABLE + "/moments", replay.reel, gives=Reel, packed=True),
    Address(
        "GET", TABLE + "/moments/{moment}", replay.moment, gives=Update, queries=(AS, SINCE), packed=True
    ),
    Address("POST", TABLE + "/rematch", replay.rematch, None, Seated, 201),
)


PACKING: Final = (Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6),)


def routes() -> list[BaseRoute]:
    """One route a path, so that a wrong method is told which ones there are."""
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
