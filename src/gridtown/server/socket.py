"""The socket of a table: it tells each viewer what this viewer may know, whenever that has changed."""

from typing import Final

import anyio
from starlette.websockets import WebSocket, WebSocketDisconnect

from gridtown.messages import Messages
from gridtown.server.hall import hall_of, messages_for
from gridtown.server.history import Viewer
from gridtown.server.matches import Match, Watcher
from gridtown.server.protocol import encode
from gridtown.server.refusal import Refusal
from gridtown.server.table import since
from gridtown.server.update import update

REFUSED: Final = 1008
"""Close code: policy violation (RFC 6455, 7.4.1)."""


async def watch(socket: WebSocket) -> None:
    """/api/tables/{table}/socket: an update at once, and one after every change."""
    await socket.accept()
    hall = hall_of(socket)
    try:
        viewer = await hall.viewer(socket)
        match = await hall.matches.get(socket.path_params["table"])
        messages = messages_for(socket, match.game)
        with match.watch() as watcher:
            await _serve(socket, match, watcher, viewer, messages)
    except Refusal as refusal:
        await _refuse(socket, refusal)
    except WebSocketDisconnect:
        pass


async def _serve(
    socket: WebSocket, match: Match, watcher: Watcher, viewer: Viewer, messages: Messages
) -> None:
    """Talk and listen until either has to stop."""
    refusals: list[Refusal] = []
    async with anyio.create_task_group() as tasks:

        async def listen() -> None:
            """Notice when the client goes, or talks where there is nothing to say."""
            message = await socket.receive()
            if message["type"] == "websocket.receive":
                refusals.append(Refusal("one-way"))
            tasks.cancel_scope.cancel()

        tasks.start_soon(listen)
        try:
            await _tell(socket, match, watcher, viewer, messages)
        except (Refusal, WebSocketDisconnect) as error:
            refusals += [error] if isinstance(error, Refusal) else []
            tasks.cancel_scope.cancel()
    if refusals:
        raise refusals[0]


async def _tell(
    socket: WebSocket, match: Match, watcher: Watcher, viewer: Viewer, messages: Messages
) -> None:
    told = since(socket.query_params.get("since"))
    fresh = True  # even who has seen it all gets the view once
    while True:
        async with match.open() as course:
            version = course.history.version(viewer)
            told = told if told <= version else 0
            text = encode(update(course, viewer, messages, told)) if fresh or version > told else b""
        if text:
            await socket.send_text(text.decode())
        told, fresh = version, False
        await watcher.change()


async def _refuse(socket: WebSocket, refusal: Refusal) -> None:
    try:
        await socket.send_text(encode(refusal.problem(messages_for(socket))).decode())
        await socket.close(REFUSED, refusal.code)
    except (WebSocketDisconnect, RuntimeError):
        pass
