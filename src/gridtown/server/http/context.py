"""The context of the application, and what endpoints read from a request."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from gridtown.core.game import Game
from gridtown.messages import LANGUAGES, Messages, spoken
from gridtown.server.administration.admin_service import AdminService
from gridtown.server.http.connection_limits import ConnectionLimits
from gridtown.server.http.identity import GuestTokens
from gridtown.server.http.public_tables import PublicTables
from gridtown.server.live.admin_state import AdminState
from gridtown.server.live.match import Match, Notify
from gridtown.server.live.matches import Matches
from gridtown.server.live.replays import Replays
from gridtown.server.metering import Lanes
from gridtown.server.settings import Settings
from gridtown.server.shares import Shares
from gridtown.server.storage.store import Store
from gridtown.server.storage.write_probe import WriteProbe
from gridtown.table.history import Viewer
from gridtown.table.new_table import levels, seat_bot
from gridtown.table.protocol import encode
from gridtown.table.request_error import RequestError

T = TypeVar("T")


@dataclass(frozen=True)
class AppContext:
    """The parts of one server that endpoints use. bots: the names of those that can sit at its tables;
    notify: notifies other processes; connections: the limits of open sockets; public_tables: those of public
    tables; write_probe: whether anything can be written; lanes: for work beside the event loop; shares: of
    the processor, by sender; admin_state: what those who run the server have decided; admin_service: carries
    out their commands.
    """

    settings: Settings
    store: Store
    tokens: GuestTokens
    games: Mapping[str, Game[Any]]
    matches: Matches
    replays: Replays
    bots: tuple[str, ...]
    notify: Notify
    connections: ConnectionLimits
    public_tables: PublicTables
    write_probe: WriteProbe
    lanes: Lanes = field(default_factory=Lanes)
    shares: Shares = field(default_factory=Shares)
    admin_state: AdminState = field(default_factory=AdminState)
    admin_service: AdminService | None = None

    def game(self, id: str) -> Game[Any]:
        """The game with this id. Raises RequestError if there is none."""
        if id not in self.games:
            raise RequestError("no-such-game", given=id, known=", ".join(self.games))
        return self.games[id]

    @property
    def levels(self) -> list[str]:
        """The bots that people choose among, the weakest first."""
        return levels(self.bots)

    def bot(self, name: str) -> str:
        """The bot that a request means by `name`. Raises RequestError where none can sit here."""
        return seat_bot(name, self.bots)

    def is_muted(self, connection: HTTPConnection) -> bool:
        """Whether who sends a request may say nothing, not by a name either."""
        address, _ = connection.scope["sender"]
        return self.admin_state.mutes(address, self.tokens.identify(connection))

    async def match(self, connection: HTTPConnection) -> Match:
        """The match of a request. Raises RequestError if there is none, or it was closed."""
        return await self.matches.get(connection.path_params["table"])

    async def viewed(self, connection: HTTPConnection) -> tuple[Match, Viewer]:
        """The match of a request and its viewer: a player, or None for a spectator.

        Who holds several seats (a device that is passed around) names one by the query `seat`.
        """
        match = await self.match(connection)
        return match, seat_of(match, self.tokens.identify(connection), connection)

    async def seated(self, connection: HTTPConnection) -> tuple[Match, int]:
        """The match of a request and the player. Raises RequestError for a spectator."""
        match, player = await self.viewed(connection)
        if player is None:
            raise RequestError("no-seat")
        return match, player

    async def hosted(self, connection: HTTPConnection) -> Match:
        """The match of a request by its host. Raises RequestError for anybody else."""
        match = await self.match(connection)
        guest = self.tokens.identify(connection)
        if guest is None or match.info.host != guest:
            raise RequestError("not-host")
        return match


def seat_of(match: Match, guest: str | None, connection: HTTPConnection) -> Viewer:
    """The viewer of a request: the seat it names, or the first. Raises RequestError for another's seat."""
    held = match.seats.held_by(guest)
    asked = connection.query_params.get("seat")
    if asked is None:
        return held[0] if held else None
    if asked not in [str(player) for player in held]:
        raise RequestError("no-seat")
    return int(asked)


def player_of(match: Match, connection: HTTPConnection) -> int:
    """The player in the path of a request. Raises RequestError if there is no such seat."""
    text = connection.path_params["player"]
    if text not in [str(player) for player in range(match.info.players)]:
        raise RequestError("no-such-seat", given=text, most=match.info.players - 1)
    return int(text)


def context_of(connection: HTTPConnection) -> AppContext:
    """The application context of a request."""
    context: AppContext = connection.app.state.context
    return context


def is_secure(connection: HTTPConnection) -> bool:
    """Whether a request came by https; then its cookie is limited to https."""
    return connection.url.scheme in ("https", "wss")


def language(connection: HTTPConnection) -> str:
    """The language of the response: `lang`, else the first known one of Accept-Language, else English."""
    asked = connection.query_params.get("lang")
    if asked:
        return spoken(asked[:35])
    header = connection.headers.get("accept-language", "")[:200]
    tags = [part.partition(";")[0].strip() for part in header.split(",")]
    return next((spoken(tag) for tag in tags if tag.lower().startswith(LANGUAGES)), LANGUAGES[0])


def messages_for(connection: HTTPConnection, game: Game[Any] | None = None) -> Messages:
    """The messages in the language of a request."""
    return Messages(game, language(connection))


async def read(request: Request, kind: type[T]) -> T:
    """The body of a request. Raises RequestError if it is malformed."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise RequestError("not-json")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise RequestError("malformed", fault=str(error).rstrip(".")[:300]) from error


def answer(content: object, status: int = 200) -> Response:
    """A struct, or a list of them, as a JSON response."""
    return Response(encode(content), status, media_type="application/json")
