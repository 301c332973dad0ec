"""Positions as text, and back.

One line, the table first, then each player after a slash: `mayor phase=act turn=9 mover=P2 city=b3:1,b4:12
faces=2,9,17,25,33 / citizen=15b banker=11a marker=shop tiles=10,33 / citizen=8b banker=25 marker=bank`.
What is left out has its usual value; tiles that are nowhere else lie face down in their lines.
"""

from __future__ import annotations

from typing import Final

from gridtown.core.bits import members
from gridtown.core.errors import InvalidAction
from gridtown.core.notation import KeyValues, parse_one_of, parse_player, parse_words, refuse_words
from gridtown.core.plain_fields import NumberForm, OneOfForm, Plain, PlainFields, PlayerForm, ToActForm
from gridtown.games.mayor.board.event_stack import (
    ALL_EVENTS,
    DRAWN,
    EVERYBODY,
    KNOWN_WIDTH,
    STACK,
    TILE_WIDTH,
    known_in,
    tile_in,
)
from gridtown.games.mayor.board.lines import FIRST_AMENITY, LAST_TILE, LINES, TILE_BITS, TYPES, line_bits
from gridtown.games.mayor.board.map import BLOCKS, MAIN_BLOCKS, SQUARES, block_of, square_name
from gridtown.games.mayor.board.market import due_line
from gridtown.games.mayor.notation import (
    SEATS,
    parse_event,
    parse_space,
    parse_square,
    parse_tile,
    parse_type,
)
from gridtown.games.mayor.state import (
    CAUSES,
    CHOOSING,
    DRAWING,
    ENDINGS,
    OVER,
    PHASES,
    REVEALING,
    WALKING,
    City,
    EventStack,
    MayorState,
    Player,
    new_city,
)
from gridtown.games.mayor.tables import Tables

UNKNOWN: Final = "?"

COURSE: Final = PlainFields(
    Plain("phase", OneOfForm("phase", PHASES), "act"),
    Plain("turn", NumberForm(0, 10**8, "a turn"), "1"),
    Plain("mover", PlayerForm(), "P1", field="active_player"),
)
ACTORS: Final = PlainFields(Plain("active", ToActForm(), "none", field="to_act"))
ENDING: Final = PlainFields(Plain("ending", OneOfForm("ending", ENDINGS), "none", seldom=True))
WALK: Final = PlainFields(
    Plain("walker", PlayerForm(), "P1"),
    Plain("cause", OneOfForm("cause", CAUSES), "nothing"),
)
FIGURES: Final = PlainFields(
    Plain("claiming", NumberForm(0, 1, "claiming"), "0", seldom=True),
    Plain("using", NumberForm(0, LAST_TILE, "a Civic Amenity in use"), "0", seldom=True),
    Plain("passes", NumberForm(0, 10**8, "a number of passes"), "0", seldom=True),
    Plain("final", NumberForm(0, SEATS, "a final placement"), "0", seldom=True),
)
DUE: Final = PlainFields(
    Plain("vp", NumberForm(-50, 50, "a sum of points"), "0", seldom=True),
    Plain("gp", NumberForm(-50, 50, "a sum of gold"), "0", seldom=True),
)


# Writing


def write_state(state: MayorState, names: list[str]) -> str:
    """The whole state in one line. names: the spaces'."""
    words = ["mayor", *COURSE.write(state), *ACTORS.write(state)]
    words += [f"neutral={_joined([TYPES[line] for line in members(state.neutral)])}"]
    words += [
        f"faces={_numbers(state.faces)}",
        f"hidden={_numbers(state.hidden)}",
        f"city={_write_city(state.city)}",
    ]
    if state.amenities:
        words += ["amenities=yes", f"claims={_write_claims(state.city)}"]
    words += _write_events(state.events)
    words += _write_odds(state)
    return " / ".join([" ".join(words), *(_write_player(player, names) for player in state.players)])


def _joined(items: list[str]) -> str:
    return ",".join(items)


def _numbers(mask: int) -> str:
    return _joined([str(number) for number in members(mask)])


def _write_city(city: City) -> str:
    return _joined([f"{square_name(square)}:{int(city.tiles[square])}" for square in members(city.taken)])


def _write_claims(city: City) -> str:
    return "".join(BLOCKS[block] for block in range(MAIN_BLOCKS) if city.claims >> 4 * block & 1)


def _write_events(events: EventStack) -> list[str]:
    if not events.current:
        return []
    size = STACK - DRAWN if events.drawn or events.drawn_known else STACK
    words = [
        f"event={int(events.current)}",
        f"stack={_write_places(int(events.stack), int(events.known), size)}",
    ]
    if events.drawn or events.drawn_known:
        words.append(f"drawn={_write_places(int(events.drawn), int(events.drawn_known), DRAWN)}")
    return words


def _write_places(tiles: int, known: int, places: int) -> str:
    """The tiles from the top; after each, who knows it."""
    return _joined([_write_place(int(tile_in(tiles, i)), int(known_in(known, i))) for i in range(places)])


def _write_place(tile: int, known: int) -> str:
    who = "*" if known >> EVERYBODY & 1 else "".join(str(player + 1) for player in members(known))
    return f"{tile or UNKNOWN}:{who}" if who else str(tile or UNKNOWN)


def _write_odds(state: MayorState) -> list[str]:
    """Fields that are usually empty."""
    words = ENDING.write(state)
    if state.cause:
        words += WALK.write(state)
    if state.tile:
        words.append(f"placing={int(state.tile)}@{square_name(state.square)}")
    return words + FIGURES.write(state)


def _write_player(player: Player, names: list[str]) -> str:
    words = [f"citizen={names[player.citizen]}", f"banker={names[player.banker]}"]
    words += [f"marker={TYPES[int(player.marker)]}", f"tiles={_numbers(player.tiles)}"]
    return " ".join(words + DUE.write(player))


# Reading


def parse_state(text: str, tables: Tables) -> MayorState:
    """The inverse of `write_state`; keys left out have their usual values.

    Raises InvalidAction naming the word that is wrong.
    """
    table, *seats = [part.split() for part in text.split("/")]
    if not table or table[0] != "mayor" or not 2 <= len(seats) <= SEATS:
        raise InvalidAction("a position of Mayor starts with 'mayor' and has 2 to 4 players after slashes")
    words, size = parse_words(table[1:]), len(seats)
    players = [_parse_player(parse_words(seat), tables) for seat in seats]
    amenities = parse_one_of(words.pop("amenities", "no"), ("no", "yes"), "amenities")
    state = MayorState(EventStack(), _parse_city(words, bool(amenities)), players)
    state.amenities = amenities
    for plains in (COURSE, ENDING, WALK, FIGURES):
        plains.read(state, words, size)
    words.setdefault("active", _usual_actor(state))
    ACTORS.read(state, words, size)
    state.neutral = _parse_neutral(words.pop("neutral", _joined(["park", "shop"][: 4 - size])))
    state.tile, state.square = _parse_placing(words.pop("placing", ""))
    _parse_market(state, words)
    _parse_events(state.events, words)
    refuse_words(words, "a position of Mayor")
    _check(state)
    return state


def _items(text: str) -> list[str]:
    return text.split(",") if text else []


def _usual_actor(state: MayorState) -> str:
    if state.phase == OVER:
        return "none"
    if state.phase in (REVEALING, DRAWING):
        return "chance"
    return f"P{int(state.walker if state.phase == WALKING else state.active_player) + 1}"


def _parse_neutral(text: str) -> int:
    return sum(1 << line for line in {parse_type(name) for name in _items(text)})


def _parse_tiles(text: str, low: int = 1, high: int = 40) -> int:
    mask = 0
    for item in _items(text):
        bit = 1 << parse_tile(item, low, high)
        if mask & bit:
            raise InvalidAction(f"tile {item} is named twice")
        mask |= bit
    return mask


def _parse_market(state: MayorState, words: KeyValues) -> None:
    """The tiles for sale and those face down: usually all that lie nowhere else."""
    used = _used_tiles(state.players, state.city)
    state.faces = _parse_tiles(words.pop("faces", _usual_faces(used)))
    usual = _numbers(int(TILE_BITS) & ~used & ~int(state.faces))
    state.hidden = _parse_tiles(words.pop("hidden", usual))


def _parse_city(words: KeyValues, amenities: bool) -> City:
    city = new_city()
    for item in _items(words.pop("city", "")):
        name, _, tile = item.partition(":")
        square, number = parse_square(name), parse_tile(tile)
        if city.taken >> square & 1 or number in city.tiles:
            raise InvalidAction(f"{item!r}: a square holds one tile, and a tile lies on one square")
        city.lay(number, square)
    free = "".join(BLOCKS[block] for block in range(MAIN_BLOCKS) if not city.taken & block_of(4 * block))
    for block in words.pop("claims", free if amenities else ""):
        if block not in BLOCKS[:MAIN_BLOCKS]:
            raise InvalidAction(f"claims: {block!r} is not one of the nine blocks a to i")
        city.claims |= block_of(4 * BLOCKS.index(block))
    return city


def _parse_placing(text: str) -> tuple[int, int]:
    if not text:
        return 0, 0
    tile, _, square = text.partition("@")
    return parse_tile(tile, 1, FIRST_AMENITY - 1), parse_square(square)


def _used_tiles(players: list[Player], city: City) -> int:
    """The tiles before players and in the City; each lies in one place."""
    used = 0
    places = [int(player.tiles) for player in players]
    places += [1 << int(city.tiles[square]) for square in range(SQUARES) if city.tiles[square]]
    for tiles in places:
        if used & tiles:
            raise InvalidAction(f"tile {_numbers(used & tiles)} lies in two places")
        used |= tiles
    return used


def _usual_faces(used: int) -> str:
    """The first tile of every line that lies nowhere else."""
    left = [members(int(line_bits(line)) & ~used) for line in range(LINES)]
    return _joined([str(tiles[0]) for tiles in left if tiles])


def _parse_events(events: EventStack, words: KeyValues) -> None:
    """The Event tiles, if there are any."""
    current = words.pop("event", "")
    if not current:
        return
    events.current = parse_event(current)
    events.drawn, events.drawn_known = _parse_places(words.pop("drawn", ""), DRAWN)
    size = STACK - DRAWN if events.drawn or events.drawn_known else STACK
    usual = _joined([UNKNOWN] * size)
    events.stack, events.known = _parse_places(words.pop("stack", usual), STACK)
    placed = [int(tile_in(events.stack, i)) for i in range(STACK)]
    placed += [int(tile_in(events.drawn, i)) for i in range(DRAWN)]
    seen = [int(events.current), *(tile for tile in placed if tile)]
    if len(set(seen)) < len(seen):
        raise InvalidAction("an Event tile lies in two places")
    events.loose = int(ALL_EVENTS) - sum(1 << tile for tile in seen)


def _parse_places(text: str, most: int) -> tuple[int, int]:
    tiles, known = 0, 0
    if len(_items(text)) > most:
        raise InvalidAction(f"{text!r}: there are at most {most} Event tiles there")
    for place, item in enumerate(_items(text)):
        tile, _, who = item.partition(":")
        tiles |= (0 if tile == UNKNOWN else parse_event(tile)) << TILE_WIDTH * place
        known |= _parse_knowers(who) << KNOWN_WIDTH * place
    return tiles, known


def _parse_knowers(text: str) -> int:
    if text == "*":
        return 31
    return sum(1 << parse_player(f"P{digit}", SEATS) for digit in set(text))


def _parse_player(words: KeyValues, tables: Tables) -> Player:
    player, names = Player(), tables.track.names
    player.citizen = parse_space(words.pop("citizen", "0"), names)
    player.banker = parse_space(words.pop("banker", names[tables.start_banker]), names)
    player.marker = parse_type(words.pop("marker", "statue"))
    player.tiles = _parse_tiles(words.pop("tiles", ""), 1, LAST_TILE)
    DUE.read(player, words, SEATS)
    refuse_words(words, "a player of Mayor")
    return player


def _check(state: MayorState) -> None:
    """Refuse what no action could go on from."""
    if state.faces & state.hidden or (state.faces | state.hidden) & _used_tiles(state.players, state.city):
        raise InvalidAction("faces, hidden: a tile lies in two places")
    if state.phase == REVEALING and due_line(state) < 0:
        raise InvalidAction("phase=reveal: every line shows a tile or is empty")
    if state.phase == WALKING and not (state.cause and _owes(state)):
        raise InvalidAction("phase=walk: a cause, and vp or gp to walk, are missing")
    if state.phase in (DRAWING, CHOOSING) and not state.events.current:
        raise InvalidAction("phase: Event tiles are drawn with event=… only")


def _owes(state: MayorState) -> bool:
    walker = state.players[state.walker]
    return bool(walker.vp or walker.gp)
