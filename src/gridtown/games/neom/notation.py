"""Actions and positions as text, and back.

Actions: `P1 select 12`, `P2 at c4`, `P1 buy steel from P3`, `deal P1 12`. Positions: one line, the table
first, then each player after a slash: `neom generation=2 turn=3 phase=act active=P1 / centre=stone money=8
city=c4:1,b3:137 made=steel selected=54 / centre=ore`. What a key leaves out has its usual value.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from gridtown.core.action import CHANCE, actor, argument_of, kind_of, pack
from gridtown.core.bits import members
from gridtown.core.errors import InvalidAction
from gridtown.core.state import CHANCE_ACTS
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
from gridtown.games.neom.city import City, new_city
from gridtown.games.neom.goods import GOODS
from gridtown.games.neom.rules.events import space_name
from gridtown.games.neom.state import PHASES, NeomState, Player, new_player
from gridtown.games.neom.tables import CHOOSES_GOOD, CORNERSTONES, FIRST_CORNERSTONE, TILES, Tables

SEATS: Final = 5
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
    if not re.fullmatch(r"[1-9][0-9]{0,2}", text) or int(text) > TILES:
        raise InvalidAction(f"{text!r} is not a tile: a number from 1 to {TILES}")
    return int(text)


def parse_player(text: str) -> int:
    """The index of a player from P1 to P5. Raises InvalidAction."""
    if not re.fullmatch(r"P[1-5]", text):
        raise InvalidAction(f"{text!r} is not a player: P1 to P{SEATS}")
    return int(text[1]) - 1


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
        return _parse_choice(text, parse_player(words[0]), words[1:])
    return _parse_chance(text, words)


def _parse_chance(text: str, words: list[str]) -> int:
    match words:
        case ["board", seat, good] if good in GOODS[:6]:
            return int(pack(CHANCE, BOARD, parse_player(seat) << 5 | GOODS.index(good)))
        case ["first", seat]:
            return int(pack(CHANCE, FIRST, parse_player(seat)))
        case ["deal", seat, tile]:
            return int(pack(CHANCE, DEAL, parse_player(seat) << 8 | parse_tile(tile)))
        case ["exchange", seat, tile]:
            return int(pack(CHANCE, EXCHANGE, parse_player(seat) << 8 | parse_tile(tile)))
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
    return SELLER + parse_player(text)


# Positions

PLAYER_FIGURES: Final = ("money", "owed", "plan", "used", "final_income", "selected")
PLAYER_DECKS: Final = ("hand", "seen")
PLAYER_CORNERSTONES: Final = ("first", "second", "third", "kept")
DECKS: Final = ("1+", "4+", "5+")


def write_state(state: NeomState) -> str:
    """The whole state in one line."""
    words = ["neom", f"deck={DECKS[int(state.deck_choice)]}", f"beginner={int(state.beginner)}"]
    words += [f"generation={int(state.generation)}", f"turn={int(state.turn)}"]
    words += [f"phase={PHASES[int(state.phase)]}", f"active={_write_active(state)}"]
    words += [f"mover=P{int(state.mover) + 1}", f"opener={_write_opener(state)}", f"doom={int(state.doom)}"]
    for name, mask in (("box", state.box), ("pile", state.pile), ("shown", state.shown)):
        words.append(f"{name}={_write_tiles(mask, FIRST_CORNERSTONE)}")
    first = _first_tile(state.generation)
    for name, mask in (("deck-left", state.deck), ("row", state.row), ("revealed", state.revealed)):
        words.append(f"{name}={_write_tiles(mask, first)}")
    return " / ".join([" ".join(words), *(_write_player(player, first) for player in state.players)])


def _first_tile(generation: i64) -> int:
    return int((generation - 1) * 40 + 1 if generation else FIRST_CORNERSTONE)


def _write_active(state: NeomState) -> str:
    if state.active == CHANCE_ACTS:
        return "chance"
    return ",".join(f"P{player + 1}" for player in members(state.active)) or "none"


def _write_opener(state: NeomState) -> str:
    return "none" if state.opener < 0 else f"P{int(state.opener) + 1}"


def _write_tiles(mask: i64, first: int) -> str:
    return ",".join(str(first + index) for index in members(mask))


def _write_player(player: Player, first: int) -> str:
    city = player.city
    center = GOODS[int(city.center)] if city.center >= 0 else "none"
    words = [f"centre={center}", f"money={int(player.money)}"]
    tiles = [f"{space_name(space)}:{int(city.tiles[space])}" for space in members(city.placed())]
    words.append(f"city={','.join(tiles)}")
    if city.made:
        words.append(f"made={GOODS[int(city.made) - 1]}")
    for name, number in _player_figures(player).items():
        if number:
            words.append(f"{name}={number}")
    for name, mask in _player_sets(player).items():
        if mask:
            start = first if name in PLAYER_DECKS else FIRST_CORNERSTONE
            words.append(f"{name}={_write_tiles(mask, start)}")
    return " ".join(words)


def _player_figures(player: Player) -> dict[str, int]:
    return {
        "owed": int(player.owed),
        "selected": int(player.selected),
        "plan": int(player.plan),
        "used": int(player.used),
        "final_income": int(player.final_income),
    }


def _player_sets(player: Player) -> dict[str, int]:
    return {
        "hand": int(player.hand),
        "seen": int(player.seen),
        "first": int(player.first),
        "second": int(player.second),
        "third": int(player.third),
        "kept": int(player.kept),
    }


def parse_state(text: str, tables: Tables) -> NeomState:
    """The inverse of `write_state`; keys left out have their usual values.

    Raises InvalidAction naming the word that is wrong.
    """
    table, *seats = [part.split() for part in text.split("/")]
    if not table or table[0] != "neom" or not 1 <= len(seats) <= SEATS:
        raise InvalidAction("a position of NEOM starts with 'neom' and has 1 to 5 players after slashes")
    words = _words(table[1:])
    generation = _number(words.pop("generation", "1"))
    first = _first_tile(generation)
    players = [_parse_player(_words(seat), first, tables) for seat in seats]
    state = NeomState(
        _parse_active(words.pop("active", "P1")),
        _one_of(words.pop("deck", "1+"), DECKS, "deck"),
        _number(words.pop("beginner", "0")),
        _one_of(words.pop("phase", "act"), PHASES, "phase"),
        generation,
        _number(words.pop("turn", "1")),
        parse_player(words.pop("mover", "P1")),
        _parse_opener(words.pop("opener", "P1" if len(seats) == 2 else "none")),
        _parse_tiles(words.pop("box", ""), FIRST_CORNERSTONE, CORNERSTONES),
        _parse_tiles(words.pop("deck-left", ""), first, 40),
        _parse_tiles(words.pop("row", ""), first, 40),
        _parse_tiles(words.pop("revealed", ""), first, 40),
        _parse_tiles(words.pop("pile", ""), FIRST_CORNERSTONE, CORNERSTONES),
        _number(words.pop("doom", "0")),
        _parse_shown(words, players),
        players,
    )
    _nothing_left(words)
    return state


def _parse_shown(words: dict[str, str], players: list[Player]) -> int:
    """Usually the Cornerstones that lie before the players and in their Cities."""
    if "shown" in words:
        return _parse_tiles(words.pop("shown"), FIRST_CORNERSTONE, CORNERSTONES)
    shown = 0
    for player in players:
        shown |= int(player.kept)
        for space in members(player.city.cornerstones):
            shown |= 1 << (int(player.city.tiles[space]) - FIRST_CORNERSTONE)
    return shown


def _words(parts: list[str]) -> dict[str, str]:
    for part in parts:
        if "=" not in part:
            raise InvalidAction(f"{part!r} is not part of a position: key=value")
    return dict(part.split("=", 1) for part in parts)


def _nothing_left(words: dict[str, str]) -> None:
    for key in words:
        raise InvalidAction(f"{key!r} is not a key of a position of NEOM")


def _number(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,18}", text):
        raise InvalidAction(f"{text!r} is not a number")
    return int(text)


def _one_of(text: str, names: tuple[str, ...], what: str) -> int:
    if text not in names:
        raise InvalidAction(f"{text!r} is not a {what}: one of {', '.join(names)}")
    return names.index(text)


def _parse_active(text: str) -> int:
    if text == "chance":
        return CHANCE_ACTS
    return 0 if text == "none" else sum(1 << parse_player(name) for name in text.split(","))


def _parse_opener(text: str) -> int:
    return -1 if text == "none" else parse_player(text)


def _parse_tiles(text: str, first: int, size: int) -> int:
    mask = 0
    for item in text.split(",") if text else []:
        index = parse_tile(item) - first
        if not 0 <= index < size:
            raise InvalidAction(f"tile {item} does not belong here: {first} to {first + size - 1}")
        mask |= 1 << index
    return mask


def _parse_player(words: dict[str, str], first: int, tables: Tables) -> Player:
    player = new_player(tables, _number(words.pop("money", str(int(tables.start_money)))))
    center = words.pop("centre", "none")
    player.city = new_city(tables, -1 if center == "none" else parse_good(center))
    made = words.pop("made", "")
    _lay_tiles(player.city, words.pop("city", ""), parse_good(made) + 1 if made else 0, tables)
    setters: dict[str, Callable[[int], None]] = {
        name: _setter(player, name) for name in (*PLAYER_FIGURES, *PLAYER_DECKS, *PLAYER_CORNERSTONES)
    }
    for name in PLAYER_FIGURES:
        setters[name](_number(words.pop(name, str(getattr(player, name)))))
    for name in PLAYER_DECKS:
        setters[name](_parse_tiles(words.pop(name, ""), first, 40))
    for name in PLAYER_CORNERSTONES:
        setters[name](_parse_tiles(words.pop(name, ""), FIRST_CORNERSTONE, CORNERSTONES))
    _nothing_left(words)
    return player


def _setter(player: Player, name: str) -> Callable[[int], None]:
    return lambda number: setattr(player, name, number)


def _lay_tiles(city: City, text: str, made: int, tables: Tables) -> None:
    for item in text.split(",") if text else []:
        space, _, tile = item.partition(":")
        number = parse_tile(tile)
        city.lay(tables, number, parse_space(space), made if tables.traits[number] & CHOOSES_GOOD else 0)
