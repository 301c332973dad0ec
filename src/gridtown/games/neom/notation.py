"""Actions as text, and back: `P1 select 12`, `P2 at c4`, `P1 buy steel from P3`, `deal P1 12`."""

from __future__ import annotations

import re
from typing import Final

from gridtown.core.action import CHANCE, actor, argument_of, kind_of, pack
from gridtown.core.errors import InvalidAction
from gridtown.core.notation import parse_number, parse_player
from gridtown.games.neom.actions import (
    AT,
    BOARD,
    DEAL,
    DONE,
    EXCHANGE,
    FIRST,
    GIVE,
    INSTEAD,
    KEEP,
    MAKE,
    OFFICE,
    PAY,
    PLACE,
    REVEAL,
    SACRIFICE,
    SELECT,
    SELL,
    SELLER,
    SOURCE,
    SUPPLY,
    SUPPLY_BOTH,
    TAKE,
)
from gridtown.games.neom.goods import GOODS
from gridtown.games.neom.rules.events import space_name
from gridtown.games.neom.tables import TILES

SEATS: Final = 5
RAW_GOODS: Final = GOODS[:6]
TILE_VERBS: Final = {"keep": KEEP, "select": SELECT, "place": PLACE, "give": GIVE, "take": TAKE}
PLAIN_VERBS: Final = {"sell": SELL, "pay instead": INSTEAD, "done": DONE, "pay": PAY}
SPACE_VERBS: Final = {"at": AT, "sacrifice": SACRIFICE}
ROUTES: Final = ("", " west", " east", " both")
KINDS: Final = {
    kind: verb for verbs in (TILE_VERBS, PLAIN_VERBS, SPACE_VERBS) for verb, kind in verbs.items()
}


def parse_space(text: str) -> int:
    """The index of a space from its name, a1 to e5, in either case. Raises InvalidAction."""
    name = text.lower()
    if len(name) != 2 or name[0] not in "abcde" or name[1] not in "12345":
        raise InvalidAction(f"{text!r} is not a space: a column a to e and a row 1 to 5, like c4")
    return "12345".index(name[1]) * 5 + "abcde".index(name[0])


def parse_good(text: str) -> int:
    """The index of a Good from its id. Raises InvalidAction."""
    if text not in GOODS:
        raise InvalidAction(f"{text!r} is not a Good: one of {', '.join(GOODS)}")
    return GOODS.index(text)


def parse_tile(text: str) -> int:
    """A tile number. Raises InvalidAction."""
    return parse_number(text, 1, TILES, "a tile")


# Actions


def write_action(action: int) -> str:
    """The action in notation. Raises InvalidAction for a number that is no action of NEOM."""
    text = _write(action)
    if not text or int(parse_action(text)) != action:
        raise InvalidAction(f"{action} is not an action of NEOM")
    return text


def _write(action: int) -> str:
    player, kind, argument = int(actor(action)), int(kind_of(action)), int(argument_of(action))
    if player == CHANCE:
        return _write_chance(kind, argument)
    if player >= SEATS:
        return ""
    words = _write_choice(kind, argument)
    return f"P{player + 1} {words}" if words else ""


def _write_chance(kind: int, argument: int) -> str:
    seat = f"P{(argument >> 8) + 1}"
    if kind == BOARD:
        return f"board P{(argument >> 5) + 1} {GOODS[argument & 31]}" if argument & 31 < 6 else ""
    if kind == FIRST:
        return f"first P{argument + 1}"
    if kind == DEAL:
        return f"deal {seat} {argument & 255}"
    if kind == EXCHANGE:
        return f"exchange {seat} {argument & 255}"
    return f"reveal {argument}" if kind == REVEAL else ""


def _write_choice(kind: int, argument: int) -> str:
    if kind in (KEEP, SELECT, PLACE, GIVE, TAKE):
        return f"{KINDS[kind]} {argument}"
    if kind in (AT, SACRIFICE):
        return f"{KINDS[kind]} {space_name(argument)}" if argument < 25 else ""
    if kind == MAKE:
        return f"make {GOODS[argument]}" if argument < len(GOODS) else ""
    if kind == SOURCE:
        return _write_source(argument >> 4, argument & 15)
    return KINDS[kind] if kind in KINDS and argument == 0 else ""


def _write_source(good: int, source: int) -> str:
    if good >= len(GOODS):
        return ""
    if source == OFFICE:
        return f"cover {GOODS[good]}"
    if SUPPLY <= source <= SUPPLY_BOTH:
        return f"buy {GOODS[good]} from supply{ROUTES[source - SUPPLY]}"
    if SELLER <= source < SELLER + SEATS:
        return f"buy {GOODS[good]} from P{source - SELLER + 1}"
    return ""


def parse_action(text: str) -> int:
    """The inverse of `write_action`. Raises InvalidAction saying what would be right."""
    words = text.split()
    if not words or " ".join(words) != text:
        raise InvalidAction(f"{text!r} is not an action: words with single spaces, like 'P1 select 12'")
    if re.fullmatch(r"P[0-9]+", words[0]):
        return _parse_choice(text, parse_player(words[0], SEATS), words[1:])
    return _parse_chance(text, words)


def _parse_chance(text: str, words: list[str]) -> int:
    match words:
        case ["board", seat, good] if good in RAW_GOODS:
            return int(pack(CHANCE, BOARD, parse_player(seat, SEATS) << 5 | GOODS.index(good)))
        case ["first", seat]:
            return int(pack(CHANCE, FIRST, parse_player(seat, SEATS)))
        case ["deal", seat, tile]:
            return int(pack(CHANCE, DEAL, parse_player(seat, SEATS) << 8 | parse_tile(tile)))
        case ["exchange", seat, tile]:
            return int(pack(CHANCE, EXCHANGE, parse_player(seat, SEATS) << 8 | parse_tile(tile)))
        case ["reveal", tile]:
            return int(pack(CHANCE, REVEAL, parse_tile(tile)))
    raise InvalidAction(f"{text!r} is not an action of NEOM")


def _parse_choice(text: str, player: int, words: list[str]) -> int:
    match words:
        case [verb, tile] if verb in TILE_VERBS:
            return int(pack(player, TILE_VERBS[verb], parse_tile(tile)))
        case [verb, space] if verb in SPACE_VERBS and space == space.lower():
            return int(pack(player, SPACE_VERBS[verb], parse_space(space)))
        case ["make", good]:
            return int(pack(player, MAKE, parse_good(good)))
        case ["cover", good]:
            return int(pack(player, SOURCE, parse_good(good) << 4 | OFFICE))
        case ["buy", good, "from", *whom]:
            return int(pack(player, SOURCE, parse_good(good) << 4 | _parse_seller(" ".join(whom))))
    if " ".join(words) in PLAIN_VERBS:
        return int(pack(player, PLAIN_VERBS[" ".join(words)], 0))
    raise InvalidAction(f"{text!r} is not an action of NEOM")


def _parse_seller(text: str) -> int:
    for routes, name in enumerate(ROUTES):
        if text == f"supply{name}":
            return SUPPLY + routes
    return SELLER + parse_player(text, SEATS)
