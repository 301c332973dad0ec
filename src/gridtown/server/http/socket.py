"""The socket of a table: it tells each viewer what this viewer may know, whenever that has changed."""

import logging
from dataclasses import dataclass
from math import inf
from typing import Final

import anyio
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect

from gridtown.messages import Messages
from gridtown.server.http.connection_limits import check_watchers
from gridtown.server.http.context import AppContext, context_of, messages_for, seat_of
from gridtown.server.http.problem import REFUSED
from gridtown.server.http.sender import address_of
from gridtown.server.http.table import since
from gridtown.server.live.match import Match
from gridtown.server.live.status import table_status
from gridtown.server.live.watcher import Watcher
from gridtown.server.metering import Metered
from gridtown.table.history import Viewer
from gridtown.table.protocol import NO_NOTICE, NoticeNews, StatusNews, encode
from gridtown.table.request_error import RequestError
from gridtown.table.update import update

LOG: Final = logging.getLogger("gridtown.server")

GONE: Final = 1006
"""The code of a socket that was closed by nobody in words."""


async def watch(socket: WebSocket) -> None:
    """/api/tables/{table}/socket: an update at once, and one after every change."""
    await socket.accept()
    context = context_of(socket)
    guest = context.tokens.identify(socket)
    try:
        with context.connections.joined(socket, guest):
            await _attend(socket, context, guest)
    except RequestError as refusal:
        await _refuse(socket, refusal)
    except SQLAlchemyError:
        LOG.exception("the database could not be used")
        await _refuse(socket, RequestError("no-database"))
    except WebSocketDisconnect:
        pass


async def _attend(socket: WebSocket, context: AppContext, guest: str | None) -> None:
    """Send news for as long as the socket is open. Raises RequestError and SQLAlchemyError."""
    match = await context.match(socket)
    viewer = seat_of(match, guest, socket)
    held = match.seats.held_by(guest)
    if not held:
        check_watchers(match)
    told = since(socket.query_params.get("since"))
    try:
        with match.watch(guest) as watcher:
            await _arrive(context, match, held)
            if (notice := context.admin_state.notice) != NO_NOTICE:
                watcher.tell(NoticeNews(notice))
            line = Line(
                socket=socket,
                context=context,
                match=match,
                guest=guest,
                viewer=viewer,
                messages=messages_for(socket, match.game),
                watcher=watcher,
                told=told,
            )
            await _serve(line)
    finally:  # whatever ends it
        gone = [player for player in held if player not in match.here]
        context.store.presence.go(match.info.id, gone)
    await _depart(context, match, gone)


async def _arrive(context: AppContext, match: Match, held: list[int]) -> None:
    """Note that somebody comes, and tell everybody."""
    if held:
        await context.store.presence.arrive([(match.info.id, player) for player in held])
        await match.announce()
    else:
        match.tell_status()


async def _depart(context: AppContext, match: Match, gone: list[int]) -> None:
    """Write down who goes and has no other socket here, and tell everybody."""
    if gone:
        await context.store.presence.write_gone()
        await match.announce()
    else:
        match.tell_status()


@dataclass
class Line:
    """One viewer's socket. told: the version of the table last sent."""

    socket: WebSocket
    context: AppContext
    match: Match
    guest: str | None
    viewer: Viewer
    messages: Messages
    watcher: Watcher
    told: int

    async def tell(self) -> None:
        """Send news for as long as the socket is open."""
        while True:
            self._check_seat()
            if self.watcher.table:
                self.watcher.table = False
                await self._tell_table_in_turn()
            if self.watcher.status:
                self.watcher.status = False
                await self._tell_status()
            while self.watcher.news:
                await self._send(self.watcher.news.popleft())
            await self.watcher.wake()

    async def _tell_status(self) -> None:
        status = table_status(self.match, self.guest, self.context.levels, self.messages)
        await self._send(StatusNews(status))

    async def _tell_table_in_turn(self) -> None:
        """Tell of the table when it is the viewer's turn; of several changes meanwhile at once."""
        address, guest = self.socket.scope["sender"]
        async with self.context.shares.turn(address, guest, longest=inf) as meter:
            await Metered(self._tell_table(), meter)

    async def _tell_table(self) -> None:
        anew, self.watcher.anew = self.watcher.anew, False
        async with self.match.open() as live:
            self._check_seat()
            version = live.history.version(self.viewer)
            told = self.told if self.told <= version else 0
            news = None
            if anew or version > told:
                news = update(
                    live, self.viewer, self.messages, self.match.seats, told, self.match.ended_by_agreement
                )
        self.told = version
        if news is not None:
            await self._send(news)

    def _check_seat(self) -> None:
        """Raise RequestError if the table was removed, the seat transferred, or its holder blocked."""
        if self.match.removed:
            raise RequestError("no-such-table")
        if self.context.admin_state.blocks(address_of(self.socket.scope), self.guest):
            raise RequestError("blocked")
        if self.viewer is not None and self.viewer not in self.match.seats.held_by(self.guest):
            raise RequestError("no-seat")

    async def _send(self, news: object) -> None:
        try:
            await self.socket.send_text(encode(news).decode())
        except RuntimeError as error:  # the server has closed it, as nobody answers its pings
            raise WebSocketDisconnect(GONE) from error


async def _serve(line: Line) -> None:
    """Send and receive until either has to stop."""
    faults: list[Exception] = []
    async with anyio.create_task_group() as tasks:

        async def listen() -> None:
            """Notice that the client closes the socket, or sends anything, which is an error."""
            message = await line.socket.receive()
            if message["type"] == "websocket.receive":
                faults.append(RequestError("one-way"))
            tasks.cancel_scope.cancel()

        tasks.start_soon(listen)
        try:
            await line.tell()
        except (RequestError, SQLAlchemyError, WebSocketDisconnect) as error:
            faults += [] if isinstance(error, WebSocketDisconnect) else [error]
            tasks.cancel_scope.cancel()
    if faults:
        raise faults[0]


async def _refuse(socket: WebSocket, refusal: RequestError) -> None:
    try:
        await socket.send_text(encode(refusal.problem(messages_for(socket))).decode())
        await socket.close(REFUSED, refusal.code)
    except (WebSocketDisconnect, RuntimeError):
        pass
