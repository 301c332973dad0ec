"""What people say at a table, and what they show each other: beside the game, never part of it."""

from starlette.requests import Request
from starlette.responses import Response

from gridtown.server.doors.hall import answer, hall_of, read
from gridtown.server.play.match import Match
from gridtown.server.play.room import said
from gridtown.server.protocol import Holding, Pointing, Saying, Sight, Switch, TalkNews
from gridtown.server.refusal import Refusal


async def hear(request: Request) -> Response:
    """GET /api/tables/{table}/talk: what was said, the latest two hundred remarks."""
    hall = hall_of(request)
    match = await hall.match(request)
    return answer(TalkNews(said(await hall.store.talk(match.entry.id))))


async def say(request: Request) -> Response:
    """POST /api/tables/{table}/talk: say something, once."""
    hall, saying = hall_of(request), await read(request, Saying)
    match, player = await hall.seated(request)
    if not match.entry.chat:
        raise Refusal("chat-off")
    text = " ".join(saying.text.split())
    if not text or not text.isprintable():
        raise Refusal("bad-text")
    remark = await hall.store.say(match.entry.id, player, text, saying.id)
    if remark.text != text:
        raise Refusal("id-reused")
    news = TalkNews(said([remark]))
    match.tell(news)
    await hall.spread(match.entry.id, "talk")
    return answer(news, 201)


async def switch(request: Request) -> Response:
    """POST /api/tables/{table}/chat: the host switches the chat off, or on again."""
    hall, wish = hall_of(request), await read(request, Switch)
    match = await hall.hosted(request)
    await hall.store.change(match.entry.id, chat=wish.on)
    await match.announce()
    return Response(status_code=204)


async def ping(request: Request) -> Response:
    """POST /api/tables/{table}/ping: point at a place, for all to see."""
    hall, pointing = hall_of(request), await read(request, Pointing)
    match, player = await hall.seated(request)
    _check_talking(match)
    await hall.matches.show(match, Sight(player, ping=pointing.place))
    return Response(status_code=204)


async def hold(request: Request) -> Response:
    """POST /api/tables/{table}/ghost: show what one, being asked to act, holds over the board."""
    hall, holding = hall_of(request), await read(request, Holding)
    match, player = await hall.seated(request)
    _check_talking(match)
    async with match.open() as course:
        if not match.game.may_act(course.state, player):
            raise Refusal("not-active")
    await hall.matches.show(match, Sight(player, ghost=holding.ghost or ""))
    return Response(status_code=204)


def _check_talking(match: Match) -> None:
    """Where choices are secret, showing them would be cheating."""
    if not match.game.facts.talking:
        raise Refusal("not-talking")
