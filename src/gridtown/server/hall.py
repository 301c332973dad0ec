"""What the addresses of one server share, and what they read from a request."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from gridtown.core.game import Game
from gridtown.messages import LANGUAGES, Messages, spoken
from gridtown.server.history import Viewer
from gridtown.server.matches import Matches
from gridtown.server.protocol import encode
from gridtown.server.refusal import Refusal
from gridtown.server.seats import holder
from gridtown.server.settings import Settings
from gridtown.server.store import Store

T = TypeVar("T")


@dataclass(frozen=True)
class Hall:
    """One server's tables. bots: the names of those that can sit there."""

    settings: Settings
    store: Store
    games: Mapping[str, Game[Any]]
    matches: Matches
    bots: tuple[str, ...]

    def game(self, id: str) -> Game[Any]:
        """A game. Raises Refusal when there is none."""
        if id not in self.games:
            raise Refusal("no-such-game", given=id, known=", ".join(self.games))
        return self.games[id]

    async def sittings(self, connection: HTTPConnection) -> dict[str, int]:
        """Where the sender of a request sits: player by table."""
        token = holder(connection, self.settings)
        return {} if token is None else await self.store.seats_of(token)

    async def viewer(self, connection: HTTPConnection) -> Viewer:
        """The sender's seat at the table the request is for; None for one who watches."""
        return (await self.sittings(connection)).get(connection.path_params["table"])

    async def seat(self, connection: HTTPConnection) -> int:
        """The same. Raises Refusal for one who watches."""
        player = await self.viewer(connection)
        if player is None:
            raise Refusal("no-seat")
        return player


def hall_of(connection: HTTPConnection) -> Hall:
    """The hall a request came to."""
    hall: Hall = connection.app.state.hall
    return hall


def language(connection: HTTPConnection) -> str:
    """The language to answer in: `lang`, else the first we speak of Accept-Language, else English."""
    asked = connection.query_params.get("lang")
    if asked:
        return spoken(asked[:35])
    header = connection.headers.get("accept-language", "")[:200]
    tags = [part.partition(";")[0].strip() for part in header.split(",")]
    return next((spoken(tag) for tag in tags if tag.lower().startswith(LANGUAGES)), LANGUAGES[0])


def messages_for(connection: HTTPConnection, game: Game[Any] | None = None) -> Messages:
    """The words to answer a request with."""
    return Messages(game, language(connection))


async def read(request: Request, kind: type[T]) -> T:
    """The body of a request. Raises Refusal where it is not well-formed."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refusal("not-json")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", fault=str(error).rstrip(".")[:300]) from error


def answer(content: object, status: int = 200) -> Response:
    """A struct, or a list of them, as an answer."""
    return Response(encode(content), status, media_type="application/json")
