"""Positions as text, and back.

One line, the table first, then each player after a slash: `neom generation=2 turn=3 phase=act active=P1 /
centre=stone money=8 city=c4:1,b3:137 made=steel selected=54 / centre=ore`. What a key leaves out has its
usual value.
"""

from __future__ import annotations

from typing import Final

from gridtown.core.bits import members
from gridtown.core.errors import InvalidAction
from gridtown.core.notation import KeyValues, parse_number, parse_words, refuse_words
from gridtown.core.plain_fields import Form, NumberForm, OneOfForm, Plain, PlainFields, PlayerForm, ToActForm
from gridtown.games.neom.board.city import City, new_city
from gridtown.games.neom.board.goods import GOODS
from gridtown.games.neom.board.grid import space_name
from gridtown.games.neom.notation import RAW_GOODS, SEATS, parse_good, parse_space, parse_tile
from gridtown.games.neom.state import ACTING, HIDDEN, PHASES, SETTLED, NeomState, Player, new_player
from gridtown.games.neom.tables import CHOOSES_GOOD, CORNERSTONES, DECK_SIZE, FIRST_CORNERSTONE, Tables

DECKS: Final = ("1+", "4+", "5+")
MOST: Final = 10**18
"""More than any number of a position comes to."""


class Tiles(Form):
    """A set of tiles: `size` of them from number `first` on."""

    def __init__(self, first: int, size: int) -> None:
        self.first = first
        self.size = size

    def write(self, number: int) -> str:
        """The numbers of the tiles."""
        return ",".join(str(self.first + index) for index in members(number))

    def parse(self, text: str, size: int) -> int:
        """The numbers of the tiles. Raises InvalidAction for one that is not among them."""
        del size
        mask = 0
        for item in text.split(",") if text else []:
            index = parse_tile(item) - self.first
            if not 0 <= index < self.size:
                last = self.first + self.size - 1
                raise InvalidAction(f"tile {item} does not belong here: {self.first} to {last}")
            mask |= 1 << index
        return mask


CORNERSTONE_TILES: Final = Tiles(FIRST_CORNERSTONE, CORNERSTONES)
DECK_TILES: Final = [CORNERSTONE_TILES, *(Tiles(1 + DECK_SIZE * index, DECK_SIZE) for index in range(3))]
"""By generation: the tiles of its deck."""

TABLE: Final = PlainFields(
    Plain("deck", OneOfForm("deck", DECKS), "1+", field="deck_choice"),
    Plain("beginner", NumberForm(0, 1, "yes or no"), "0"),
    Plain("generation", NumberForm(0, 3, "a generation"), "1"),
    Plain("turn", NumberForm(0, 7, "a turn"), "1"),
    Plain("phase", OneOfForm("phase", PHASES), "act"),
    Plain("active", ToActForm(), "none", field="to_act"),
    Plain("mover", PlayerForm(), "P1", field="active_player"),
    Plain("opener", PlayerForm("none"), "none"),
    Plain("doom", NumberForm(0, SETTLED, "what is known of the Disaster"), "0"),
    Plain("box", CORNERSTONE_TILES, ""),
    Plain("pile", CORNERSTONE_TILES, ""),
    Plain("shown", CORNERSTONE_TILES, ""),
)
DECK_FIELDS: Final = [
    PlainFields(
        Plain("deck-left", tiles, "", field="deck"), Plain("row", tiles, ""), Plain("revealed", tiles, "")
    )
    for tiles in DECK_TILES
]
"""By generation: the fields that are sets of its tiles."""

FIGURES: Final = PlainFields(
    Plain("owed", NumberForm(0, MOST, "a sum of money"), "0", seldom=True),
    Plain("selected", NumberForm(0, HIDDEN, "a tile"), "0", seldom=True),
    Plain("plan", NumberForm(0, MOST, "a plan"), "0", seldom=True),
    Plain("used", NumberForm(0, MOST, "a set of Trade Routes"), "0", seldom=True),
    Plain("final_income", NumberForm(0, MOST, "a sum of money"), "0", seldom=True),
)
HANDS: Final = [
    PlainFields(Plain("hand", tiles, "", seldom=True), Plain("seen", tiles, "", seldom=True))
    for tiles in DECK_TILES
]
"""By generation: the fields of a player that are sets of its tiles."""

CORNERSTONE_SETS: Final = PlainFields(
    *(Plain(name, CORNERSTONE_TILES, "", seldom=True) for name in ("first", "second", "third", "kept"))
)


def write_state(state: NeomState) -> str:
    """The whole state in one line."""
    generation = int(state.generation)
    words = ["neom", *TABLE.write(state), *DECK_FIELDS[generation].write(state)]
    return " / ".join([" ".join(words), *(_write_player(player, generation) for player in state.players)])


def _write_player(player: Player, generation: int) -> str:
    city = player.city
    center = GOODS[int(city.center)] if city.center >= 0 else "none"
    tiles = [f"{space_name(space)}:{int(city.tiles[space])}" for space in members(city.placed())]
    words = [f"centre={center}", f"money={int(player.money)}", f"city={','.join(tiles)}"]
    if city.made:
        words.append(f"made={GOODS[int(city.made) - 1]}")
    words += FIGURES.write(player) + HANDS[generation].write(player) + CORNERSTONE_SETS.write(player)
    return " ".join(words)


def parse_state(text: str, tables: Tables) -> NeomState:
    """The inverse of `write_state`; keys left out have their usual values.

    Raises InvalidAction naming the word that is wrong.
    """
    table, *seats = [part.split() for part in text.split("/")]
    if not table or table[0] != "neom" or not 1 <= len(seats) <= SEATS:
        raise InvalidAction("a position of NEOM starts with 'neom' and has 1 to 5 players after slashes")
    words = parse_words(table[1:])
    generation = parse_number(words.get("generation", "1"), 0, 3, "a generation")
    state = NeomState([_parse_player(parse_words(seat), generation, tables) for seat in seats])
    words.setdefault("active", _usual_actor(words, state.players))
    words.setdefault("opener", "P1" if state.size == 2 else "none")
    words.setdefault("shown", CORNERSTONE_TILES.write(_usually_shown(state.players)))
    TABLE.read(state, words, len(seats))
    DECK_FIELDS[generation].read(state, words, len(seats))
    refuse_words(words, "a position of NEOM")
    if state.generation and not state.turn:
        raise InvalidAction("turn=0: the turns of a generation are 1 to 7")
    if state.size > 1 and state.deck_choice:
        raise InvalidAction(f"deck={DECKS[int(state.deck_choice)]}: only the solo game has a choice of decks")
    _check_actors(state)
    return state


def _usual_actor(words: KeyValues, players: list[Player]) -> str:
    """The first player; nobody in a position with nothing selected, which is there to be looked at."""
    return "P1" if words.get("phase", "act") != "act" or players[0].selected else "none"


def _check_actors(state: NeomState) -> None:
    """Whoever is to take an action has selected a tile."""
    for player, me in enumerate(state.players):
        if state.phase == ACTING and state.to_act >> player & 1 and not me.selected:
            raise InvalidAction(f"P{player + 1} is to act, so a tile must be selected: selected=12, say")


def _usually_shown(players: list[Player]) -> int:
    """The Cornerstones that lie before the players and in their Cities."""
    shown = 0
    for player in players:
        shown |= int(player.kept)
        for space in members(player.city.cornerstones):
            shown |= 1 << (int(player.city.tiles[space]) - FIRST_CORNERSTONE)
    return shown


def _parse_player(words: KeyValues, generation: int, tables: Tables) -> Player:
    player = new_player(tables)
    if "money" in words:
        player.money = parse_number(words.pop("money"), 0, MOST, "a sum of money")
    player.city = new_city(tables, _parse_center(words.pop("centre", "none")))
    made = words.pop("made", "")
    _lay_tiles(player.city, words.pop("city", ""), parse_good(made) + 1 if made else 0, tables)
    FIGURES.read(player, words, SEATS)
    HANDS[generation].read(player, words, SEATS)
    CORNERSTONE_SETS.read(player, words, SEATS)
    refuse_words(words, "a position of NEOM")
    return player


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
