"""A new table as somebody requests it: its match and its seats. What is wrong is refused with its remedy."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from gridtown import bots as registry
from gridtown.core.errors import InvalidSetup
from gridtown.core.game import Game, Option
from gridtown.core.rng import new_seed
from gridtown.messages import Messages
from gridtown.table.info import MatchInfo
from gridtown.table.names import checked
from gridtown.table.protocol import HERE, NewTable
from gridtown.table.request_error import RequestError
from gridtown.table.seats import PERSON, Seat


def levels(bots: Sequence[str]) -> list[str]:
    """Those of the bots that people choose among, the weakest first."""
    return [name for name in bots if name != registry.LOTS]


def seat_bot(name: str, bots: Sequence[str]) -> str:
    """The bot that a request means by `name`. Raises RequestError where it is none of `bots`."""
    found = registry.ALIASES.get(name, name)
    if found not in bots:
        raise RequestError("bad-seat", given=name, known=", ".join((PERSON, HERE, *levels(bots))))
    return found


def requested_match(
    body: NewTable,
    game: Game[Any],
    bots: Sequence[str],
    *,
    id: str,
    host: str,
    now: datetime,
    language: str,
    request: str | None = None,
) -> MatchInfo:
    """The match as requested, its seed drawn where none was.

    Raises RequestError naming field, fault and remedy. bots: those that may sit there. id: of the table;
    host: a fingerprint; now: the system's time.
    """
    options = _options(game, body)
    _check_seats(body, bots)
    return MatchInfo(
        id=id,
        game=body.game,
        players=body.players,
        options=options,
        rules_version=game.facts.rules_version,
        edition=game.edition_hash,
        seed=_seed(body.seed),
        seed_known=body.seed is not None,
        host=host,
        public=body.public,
        guided=body.guided,
        pace=body.pace,
        hints=body.hints,
        ending=body.ending,
        source="played",
        created=now,
        changed=now,
        request=request,
        language=language,
    )


def requested_seats(
    body: NewTable, bots: Sequence[str], host: str, present: datetime, messages: Messages
) -> list[Seat]:
    """The seats as requested; the host holds those at the own device, and the first one if they sit.

    present: when the host was here, by the clock that `Seat.seen` is by. Raises RequestError for a bad name.
    """
    kinds = [PERSON if seat in (PERSON, HERE) else seat_bot(seat, bots) for seat in body.seats]
    own = {player for player, seat in enumerate(body.seats) if seat == HERE}
    if body.sit:
        own.add(kinds.index(PERSON))
    return [
        Seat(player, kind, name, host if player in own else None, seen=present if player in own else None)
        for player, (kind, name) in enumerate(zip(kinds, _names(body, messages), strict=True))
    ]


def rematch_of(info: MatchInfo, id: str, now: datetime) -> MatchInfo:
    """A match with the same setup and a new secret seed."""
    return replace(
        info,
        id=id,
        seed=f"{new_seed():032x}",
        seed_known=False,
        guided=False,
        source="played",
        created=now,
        changed=now,
        end_asked=None,
        ended=None,
        end=None,
        scores=None,
        archived=None,
        rematch=None,
        request=None,
    )


def rematch_seats(seats: Sequence[Seat]) -> list[Seat]:
    """The seats of the match that follows: the same people, who are connected to it nowhere yet."""
    return [replace(seat, substitute=None, agrees=False, process=None) for seat in seats]


def _options(game: Game[Any], body: NewTable) -> dict[str, str]:
    (low, high), title = game.facts.players, game.facts.title
    if not low <= body.players <= high:
        raise RequestError("bad-players", given=body.players, title=title, low=low, high=high)
    chosen: dict[str, str] = {}
    for option in game.facts.options:
        if option.offered(body.players, chosen):
            chosen[option.name] = body.options.get(option.name, option.default)
    options = {option.name: option for option in game.facts.options}
    for name, value in body.options.items():
        if name not in options:
            raise RequestError("bad-option", given=name, title=title, known=", ".join(chosen))
        if name not in chosen:
            raise _not_offered(options[name], body.players, chosen)
        if value not in options[name].values:
            raise RequestError("bad-value", option=name, given=value, known=", ".join(options[name].values))
    try:
        return game.setup(body.players, body.options).options
    except InvalidSetup as error:
        raise RequestError("bad-setup", fault=str(error)) from error


def _not_offered(option: Option, players: int, chosen: Mapping[str, str]) -> RequestError:
    if option.needs is None or not option.seats(players):
        return RequestError("option-not-offered", option=option.name, given=players)
    needed, values = option.needs
    given, known = chosen.get(needed, ""), ", ".join(values)
    return RequestError("option-not-with", option=option.name, needed=needed, known=known, given=given)


def _check_seats(body: NewTable, bots: Sequence[str]) -> None:
    if len(body.seats) != body.players:
        raise RequestError("bad-seats", given=len(body.seats), wanted=body.players)
    for seat in body.seats:
        if seat not in (PERSON, HERE):
            seat_bot(seat, bots)
    if not {PERSON, HERE} & set(body.seats):
        raise RequestError("no-person")


def _seed(text: str | None) -> str:
    """A seed as 32 hexadecimal digits; a secret one if none was requested."""
    if text is None:
        return f"{new_seed():032x}"
    if not 1 <= len(text) <= 32 or not all(digit in "0123456789abcdefABCDEF" for digit in text):
        raise RequestError("bad-seed", given=text)
    return f"{int(text, 16):032x}"


def _names(body: NewTable, messages: Messages) -> list[str]:
    if body.names is None:
        return [messages.text("seat-number", number=index + 1) for index in range(body.players)]
    if len(body.names) != body.players:
        raise RequestError("bad-names", given=len(body.names), wanted=body.players)
    return [checked(name) for name in body.names]
