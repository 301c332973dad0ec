"""Positions as text, and back.

One line, the table first, then each player after a slash: `neom generation=2 turn=3 phase=act active=P1 /
centre=stone money=8 city=c4:1,b3:137 made=steel selected=54 / centre=ore`. What a key leaves out has its
usual value.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from gridtown.core.bits import members
from gridtown.core.errors import InvalidAction
from gridtown.core.notation import (
    Words,
    parse_active,
    parse_one_of,
    parse_player,
    parse_words,
    refuse_words,
    write_active,
)
from gridtown.games.neom.city import City, new_city
from gridtown.games.neom.goods import GOODS
from gridtown.games.neom.notation import RAW_GOODS, SEATS, parse_good, parse_space, parse_tile
from gridtown.games.neom.rules.events import space_name
from gridtown.games.neom.state import ACTING, PHASES, NeomState, Player, new_player
from gridtown.games.neom.tables import CHOOSES_GOOD, CORNERSTONES, FIRST_CORNERSTONE, Tables

PLAYER_FIGURES: Final = ("money", "owed", "plan", "used", "final_income", "selected")
PLAYER_DECKS: Final = ("hand", "seen")
PLAYER_CORNERSTONES: Final = ("first", "second", "third", "kept")
DECKS: Final = ("1+", "4+", "5+")


def write_state(state: NeomState) -> str:
    """The whole state in one line."""
    words = ["neom", f"deck={DECKS[int(state.deck_choice)]}", f"beginner={int(state.beginner)}"]
    words += [f"generation={int(state.generation)}", f"turn={int(state.turn)}"]
    words += [f"phase={PHASES[int(state.phase)]}", f"active={write_active(state.active)}"]
    words += [f"mover=P{int(state.mover) + 1}", f"opener={_write_opener(state)}", f"doom={int(state.doom)}"]
    for name, mask in (("box", state.box), ("pile", state.pile), ("shown", state.shown)):
        words.append(f"{name}={_write_tiles(mask, FIRST_CORNERSTONE)}")
    first = _first_tile(state.generation)
    for name, mask in (("deck-left", state.deck), ("row", state.row), ("revealed", state.revealed)):
        words.append(f"{name}={_write_tiles(mask, first)}")
    return " / ".join([" ".join(words), *(_write_player(player, first) for player in state.players)])


def _first_tile(generation: i64) -> int:
    return int((generation - 1) * 40 + 1 if generation else FIRST_CORNERSTONE)


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
    words = parse_words(table[1:])
    generation = _number(words.pop("generation", "1"), 3)
    first = _first_tile(generation)
    players = [_parse_player(parse_words(seat), first, tables) for seat in seats]
    size = len(seats)
    state = NeomState(
        parse_active(words.pop("active", _usual_actor(words, players)), size),
        parse_one_of(words.pop("deck", "1+"), DECKS, "deck"),
        _number(words.pop("beginner", "0"), 1),
        parse_one_of(words.pop("phase", "act"), PHASES, "phase"),
        generation,
        _number(words.pop("turn", "1"), 7),
        parse_player(words.pop("mover", "P1"), size),
        _parse_opener(words.pop("opener", "P1" if size == 2 else "none"), size),
        _parse_tiles(words.pop("box", ""), FIRST_CORNERSTONE, CORNERSTONES),
        _parse_tiles(words.pop("deck-left", ""), first, 40),
        _parse_tiles(words.pop("row", ""), first, 40),
        _parse_tiles(words.pop("revealed", ""), first, 40),
        _parse_tiles(words.pop("pile", ""), FIRST_CORNERSTONE, CORNERSTONES),
        _number(words.pop("doom", "0"), 2),
        _parse_shown(words, players),
        players,
    )
    refuse_words(words, "a position of NEOM")
    _check_actors(state)
    return state


def _usual_actor(words: Words, players: list[Player]) -> str:
    """The first player; nobody in a position with nothing selected, which is there to be looked at."""
    return "P1" if words.get("phase", "act") != "act" or players[0].selected else "none"


def _check_actors(state: NeomState) -> None:
    """Whoever is to take an action has selected a tile."""
    for number, player in enumerate(state.players):
        if state.phase == ACTING and state.active >> number & 1 and not player.selected:
            raise InvalidAction(f"P{number + 1} is to act, so a tile must be selected: selected=12, say")


def _parse_shown(words: Words, players: list[Player]) -> int:
    """Usually the Cornerstones that lie before the players and in their Cities."""
    if "shown" in words:
        return _parse_tiles(words.pop("shown"), FIRST_CORNERSTONE, CORNERSTONES)
    shown = 0
    for player in players:
        shown |= int(player.kept)
        for space in members(player.city.cornerstones):
            shown |= 1 << (int(player.city.tiles[space]) - FIRST_CORNERSTONE)
    return shown


def _number(text: str, most: int = 10**18) -> int:
    if not re.fullmatch(r"[0-9]{1,18}", text) or int(text) > most:
        raise InvalidAction(f"{text!r} is not a number from 0 to {most}")
    return int(text)


def _parse_opener(text: str, size: int) -> int:
    return -1 if text == "none" else parse_player(text, size)


def _parse_tiles(text: str, first: int, size: int) -> int:
    mask = 0
    for item in text.split(",") if text else []:
        index = parse_tile(item) - first
        if not 0 <= index < size:
            raise InvalidAction(f"tile {item} does not belong here: {first} to {first + size - 1}")
        mask |= 1 << index
    return mask


def _parse_player(words: Words, first: int, tables: Tables) -> Player:
    player = new_player(tables, _number(words.pop("money", str(int(tables.start_money)))))
    player.city = new_city(tables, _parse_center(words.pop("centre", "none")))
    made = words.pop("made", "")
    _lay_tiles(player.city, words.pop("city", ""), parse_good(made) + 1 if made else 0, tables)
    setters: dict[str, Callable[[int], None]] = {
        name: _setter(player, name) for name in (*PLAYER_FIGURES, *PLAYER_DECKS, *PLAYER_CORNERSTONES)
    }
    for name in PLAYER_FIGURES:
        most = 255 if name == "selected" else 10**18
        setters[name](_number(words.pop(name, str(getattr(player, name))), most))
    for name in PLAYER_DECKS:
        setters[name](_parse_tiles(words.pop(name, ""), first, 40))
    for name in PLAYER_CORNERSTONES:
        setters[name](_parse_tiles(words.pop(name, ""), FIRST_CORNERSTONE, CORNERSTONES))
    refuse_words(words, "a position of NEOM")
    return player


def _setter(player: Player, name: str) -> Callable[[int], None]:
    return lambda number: setattr(player, name, number)


def _parse_center(text: str) -> int:
    if text == "none":
        return -1
    if parse_good(text) >= len(RAW_GOODS):
        raise InvalidAction(f"a City Center shows a Raw Good: {', '.join(RAW_GOODS)}, not {text}")
    return parse_good(text)


def _lay_tiles(city: City, text: str, made: int, tables: Tables) -> None:
    laid: set[int] = set()
    for item in text.split(",") if text else []:
        name, _, tile = item.partition(":")
        number, space = parse_tile(tile), parse_space(name)
        if number in laid or city.tiles[space] or tables.disasters[number]:
            raise InvalidAction(
                f"{item!r}: a tile lies in one place, a space holds one tile, a Disaster none"
            )
        laid.add(number)
        city.lay(tables, number, space, made if tables.traits[number] & CHOOSES_GOOD else 0)
