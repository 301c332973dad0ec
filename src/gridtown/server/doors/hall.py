"""What the addresses of one server share, and what they read from a request."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from gridtown.core.game import Game
from gridtown.messages import LANGUAGES, Messages, spoken
from gridtown.server.disk.store import Store
from gridtown.server.doors.crowd import Crowd
from gridtown.server.doors.guests import Guests
from gridtown.server.play.film import Films
from gridtown.server.play.history import Viewer
from gridtown.server.play.match import Match, Spread
from gridtown.server.play.matches import Matches
from gridtown.server.protocol import encode
from gridtown.server.refusal import Refusal
from gridtown.server.settings import Settings

T = TypeVar("T")


@dataclass(frozen=True)
class Hall:
    """One server's tables. bots: the names of those that can sit there; spread: tells other processes;
    crowd: the sockets that are open.
    """

    settings: Settings
    store: Store
    guests: Guests
    games: Mapping[str, Game[Any]]
    matches: Matches
    films: Films
    bots: tuple[str, ...]
    spread: Spread
    crowd: Crowd

    def game(self, id: str) -> Game[Any]:
        """A game. Raises Refusal when there is none."""
        if id not in self.games:
            raise Refusal("no-such-game", given=id, known=", ".join(self.games))
        return self.games[id]

    async def match(self, connection: HTTPConnection) -> Match:
        """The match a request is for. Raises Refusal when there is none, or it was closed."""
        return await self.matches.get(connection.path_params["table"])

    async def viewed(self, connection: HTTPConnection) -> tuple[Match, Viewer]:
        """The match, and as whom the sender of a request looks at it; None for one who watches.

        Who holds several seats (a device that is passed around) names one by the query `seat`.
        """
        match = await self.match(connection)
        return match, seat_of(match, self.guests.known(connection), connection)

    async def seated(self, connection: HTTPConnection) -> tuple[Match, int]:
        """The same. Raises Refusal for one who watches."""
        match, player = await self.viewed(connection)
        if player is None:
            raise Refusal("no-seat")
        return match, player

    async def hosted(self, connection: HTTPConnection) -> Match:
        """The match a request of its host is for. Raises Refusal for anybody else."""
        match = await self.match(connection)
        guest = self.guests.known(connection)
        if guest is None or match.entry.host != guest:
            raise Refusal("not-host")
        return match


def seat_of(match: Match, guest: str | None, connection: HTTPConnection) -> Viewer:
    """Which of a guest's seats a request is for. Raises Refusal for a seat of somebody else."""
    held = match.seats.held_by(guest)
    asked = connection.query_params.get("seat")
    if asked is None:
        return held[0] if held else None
    if asked not in [str(player) for player in held]:
        raise Refusal("no-seat")
    return int(asked)


def player_of(match: Match, connection: HTTPConnection) -> int:
    """The seat that an address names. Raises Refusal when there is none."""
    text = connection.path_params["player"]
    if text not in [str(player) for player in range(match.entry.players)]:
        raise Refusal("no-such-seat", given=text, most=match.entry.players - 1)
    return int(text)


def hall_of(connection: HTTPConnection) -> Hall:
    """The hall a request came to."""
    hall: Hall = connection.app.state.hall
    return hall


def is_secure(connection: HTTPConnection) -> bool:
    """Whether a request came by https, so that its cookie may be kept to that."""
    return connection.url.scheme in ("https", "wss")


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
