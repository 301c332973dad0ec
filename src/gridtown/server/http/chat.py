"""Endpoints for chat and pings at a table: beside the game, never part of it."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from gridtown.core.record import is_piled, is_seen
from gridtown.server.http.context import answer, context_of, read
from gridtown.server.live.match import Match
from gridtown.server.live.status import chat_messages
from gridtown.table.protocol import ChatNews, ChatRequest, ChatSwitch, GhostRequest, Ping, PingRequest
from gridtown.table.request_error import RequestError

JOINERS: Final = str.maketrans("", "", "\u200c\u200d")
"""What joins letters or keeps them apart, and makes one picture of several emoji; nothing is seen of it."""


async def history(request: Request) -> Response:
    """GET /api/tables/{table}/chat: the latest two hundred messages."""
    context = context_of(request)
    match = await context.match(request)
    return answer(ChatNews(chat_messages(await context.store.chat(match.info.id))))


async def say(request: Request) -> Response:
    """POST /api/tables/{table}/chat: say something, once."""
    context, body = context_of(request), await read(request, ChatRequest)
    match, player = await context.seated(request)
    if not match.info.chat:
        raise RequestError("chat-off")
    text = " ".join(body.text.split())
    if not is_seen(text) or not text.translate(JOINERS).isprintable() or is_piled(text):
        raise RequestError("bad-text")
    message = await context.store.add_message(match.info.id, player, text, body.id)
    if message.text != text:
        raise RequestError("id-reused")
    news = ChatNews(chat_messages([message]))
    match.tell(news)
    await context.notify(match.info.id, "chat")
    return answer(news, 201)


async def switch(request: Request) -> Response:
    """POST /api/tables/{table}/chat/switch: the host switches the chat off, or on again."""
    context, body = context_of(request), await read(request, ChatSwitch)
    match = await context.hosted(request)
    await context.store.change(match.info.id, chat=body.on)
    await match.announce()
    return Response(status_code=204)


async def ping(request: Request) -> Response:
    """POST /api/tables/{table}/ping: point at a place, for everybody to see."""
    context, body = context_of(request), await read(request, PingRequest)
    match, player = await context.seated(request)
    _check_talking(match)
    await context.matches.show(match, Ping(player, place=body.place))
    return Response(status_code=204)


async def ghost(request: Request) -> Response:
    """POST /api/tables/{table}/ghost: show the piece that a player who is to act holds over the board."""
    context, body = context_of(request), await read(request, GhostRequest)
    match, player = await context.seated(request)
    _check_talking(match)
    async with match.open() as live:
        if not match.game.may_act(live.state, player):
            raise RequestError("not-your-turn")
    await context.matches.show(match, Ping(player, ghost=body.ghost or ""))
    return Response(status_code=204)


def _check_talking(match: Match) -> None:
    """Raise RequestError where choices are secret: showing them would be cheating."""
    if not match.game.facts.talking:
        raise RequestError("not-talking")
