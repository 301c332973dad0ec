"""The socket of a table: it tells each viewer what this viewer may know, whenever that has changed."""

import logging
from dataclasses import dataclass
from typing import Final

import anyio
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect

from gridtown.messages import Messages
from gridtown.server.doors.crowd import check_watchers
from gridtown.server.doors.hall import Hall, hall_of, messages_for, seat_of
from gridtown.server.doors.table import since
from gridtown.server.play.history import Viewer
from gridtown.server.play.match import Match
from gridtown.server.play.room import room
from gridtown.server.play.update import update
from gridtown.server.play.watcher import Watcher
from gridtown.server.protocol import RoomNews, encode
from gridtown.server.refusal import REFUSED, Refusal

LOG: Final = logging.getLogger("gridtown.server")


async def watch(socket: WebSocket) -> None:
    """/api/tables/{table}/socket: an update at once, and one after every change."""
    await socket.accept()
    hall = hall_of(socket)
    guest = hall.guests.known(socket)
    try:
        with hall.crowd.joined(socket, guest):
            await _attend(socket, hall, guest)
    except Refusal as refusal:
        await _refuse(socket, refusal)
    except SQLAlchemyError:
        LOG.exception("the database could not be used")
        await _refuse(socket, Refusal("no-database"))
    except WebSocketDisconnect:
        pass


async def _attend(socket: WebSocket, hall: Hall, guest: str | None) -> None:
    """Tell all there is to tell, for as long as the socket is open. Raises Refusal, and what a store does."""
    match = await hall.match(socket)
    viewer = seat_of(match, guest, socket)
    held = match.seats.held_by(guest)
    if not held:
        check_watchers(match)
    told = since(socket.query_params.get("since"))
    with match.watch(guest) as watcher:
        await _arrive(hall, match, held)
        line = Line(socket, hall, match, guest, viewer, messages_for(socket, match.game), watcher, told)
        await _serve(line)
    await _arrive(hall, match, held, going=True)


async def _arrive(hall: Hall, match: Match, held: list[int], going: bool = False) -> None:
    """Somebody comes or goes: those who sit here were just seen, and everybody is told."""
    if held:
        await hall.store.note_seen([(match.entry.id, player) for player in held], going)
        await match.announce()
    else:
        await match.reread()


@dataclass
class Line:
    """One viewer's socket. told: the version of the table last sent."""

    socket: WebSocket
    hall: Hall
    match: Match
    guest: str | None
    viewer: Viewer
    messages: Messages
    watcher: Watcher
    told: int

    async def tell(self) -> None:
        """Send whatever there is to tell, for as long as the socket is open."""
        while True:
            self._check_seat()
            if self.watcher.table:
                self.watcher.table = False
                await self._tell_table()
            if self.watcher.room:
                self.watcher.room = False
                await self._send(RoomNews(room(self.match, self.guest, self.hall.bots, self.messages)))
            while self.watcher.news:
                await self._send(self.watcher.news.popleft())
            await self.watcher.wake()

    async def _tell_table(self) -> None:
        anew, self.watcher.anew = self.watcher.anew, False
        async with self.match.open() as course:
            self._check_seat()
            version = course.history.version(self.viewer)
            told = self.told if self.told <= version else 0
            news = None
            if anew or version > told:
                news = update(course, self.viewer, self.messages, self.match.seats, told, self.match.left)
        self.told = version
        if news is not None:
            await self._send(news)

    def _check_seat(self) -> None:
        """A seat that was carried to another device is told of there; this one shall see no more of it.

        Of a table that was removed there is nothing more to see for anybody.
        """
        if self.match.gone:
            raise Refusal("no-such-table")
        if self.viewer is not None and self.viewer not in self.match.seats.held_by(self.guest):
            raise Refusal("no-seat")

    async def _send(self, news: object) -> None:
        await self.socket.send_text(encode(news).decode())


async def _serve(line: Line) -> None:
    """Talk and listen until either has to stop."""
    faults: list[Exception] = []
    async with anyio.create_task_group() as tasks:

        async def listen() -> None:
            """Notice when the client goes, or talks where there is nothing to say."""
            message = await line.socket.receive()
            if message["type"] == "websocket.receive":
                faults.append(Refusal("one-way"))
            tasks.cancel_scope.cancel()

        tasks.start_soon(listen)
        try:
            await line.tell()
        except (Refusal, SQLAlchemyError, WebSocketDisconnect) as error:
            faults += [] if isinstance(error, WebSocketDisconnect) else [error]
            tasks.cancel_scope.cancel()
    if faults:
        raise faults[0]


async def _refuse(socket: WebSocket, refusal: Refusal) -> None:
    try:
        await socket.send_text(encode(refusal.problem(messages_for(socket))).decode())
        await socket.close(REFUSED, refusal.code)
    except (WebSocketDisconnect, RuntimeError):
        pass
