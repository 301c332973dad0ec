"""Positions as text, and back.

One line, the table first, then each player after a slash: `skylines scenario=1 phase=act mover=P1 pieces=BE
money=9 happiness=3 power=2 city=12:c4+c5+d5,37:a1 / cards=1,2,14 role=88 / cards=3,4`. What a key leaves
out has its usual value; cards that are nowhere else lie in the box, and the stacks are as told.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gridtown.core.bits import members, single
from gridtown.core.errors import InvalidAction
from gridtown.core.notation import (
    KeyValues,
    parse_number,
    parse_one_of,
    parse_to_act,
    parse_words,
    refuse_words,
    write_to_act,
)
from gridtown.core.plain_fields import NumberForm, OneOfForm, Plain, PlainFields, PlayerForm
from gridtown.games.skylines.board.cards import (
    CARDS,
    FIRST_NEWS,
    FIRST_POLICY,
    FIRST_ROLE,
    FIRST_UNIQUE,
    NEWS,
    STAGES,
    TYPES,
    UNIQUE,
    ZONES,
    is_zone,
)
from gridtown.games.skylines.board.displays import put_on_display
from gridtown.games.skylines.board.layout import settled
from gridtown.games.skylines.board.tracks import MONEY, TRACKS
from gridtown.games.skylines.notation import CARD, board_names, parse_place, write_place
from gridtown.games.skylines.position_check import check, check_corner, check_map
from gridtown.games.skylines.state import (
    DEALING,
    DEALING_ROLES,
    DISPLAY_ROW,
    DRAWING_FIRST,
    DRAWING_PIECES,
    ENDINGS,
    OVER,
    PHASES,
    REASONS,
    REVEALING,
    SEATS,
    SkylinesState,
    build_again,
    new_state,
    spread_out,
)
from gridtown.games.skylines.tables import LEVELS, ROLE_CHOICES, SCENARIOS, Tables

ROLES: Final = FIRST_POLICY - FIRST_ROLE

CHANCE_PHASES: Final = (DRAWING_FIRST, DRAWING_PIECES, DEALING, DEALING_ROLES, REVEALING)
"""Where chance acts."""

# Plain fields, in the order of the line
KIND: Final = PlainFields(
    Plain("scenario", OneOfForm("scenario", SCENARIOS), "introduction"),
    Plain("level", OneOfForm("level", LEVELS), "advanced"),
    Plain("rolechoice", OneOfForm("rolechoice", ROLE_CHOICES), "chosen", True, "role_choice"),
    Plain("phase", OneOfForm("phase", PHASES), "act"),
)
PLAYERS: Final = PlainFields(
    Plain("mover", PlayerForm(), "P1", field="active_player"),
    Plain("first", PlayerForm("none"), "P1"),
    Plain("token", PlayerForm(), "P1"),
)
PROGRESS: Final = PlainFields(
    Plain("skyline", NumberForm(-(10**6), 10**6, "a skyline"), "0"),
    Plain("milestone", NumberForm(0, 6, "a milestone"), "1"),
)
ENDING: Final = PlainFields(Plain("ending", OneOfForm("ending", ENDINGS), "none", seldom=True))
REASON: Final = PlainFields(Plain("reason", OneOfForm("reason", REASONS), "action", seldom=True))
CARDS_AT_HAND: Final = PlainFields(
    Plain("news", NumberForm(0, CARDS, "a news card"), "0", seldom=True),
    Plain("card", NumberForm(0, CARDS, "a card"), "0", seldom=True),
    Plain("source", NumberForm(0, STAGES, "a stage"), "0", seldom=True),
    Plain("due", NumberForm(0, CARDS, "a number of cards"), "0", seldom=True),
    Plain("asked", NumberForm(0, SEATS, "a number of players"), "0", seldom=True),
    Plain("last", NumberForm(0, CARDS, "a card"), "0", seldom=True),
)


# Writing


def write_state(state: SkylinesState, tables: Tables) -> str:
    """The whole state in one line."""
    words = ["skylines", *KIND.write(state), f"active={write_to_act(state.to_act)}", *PLAYERS.write(state)]
    words += [f"{name}={int(state.tracks[track])}" for track, name in enumerate(TRACKS)]
    words += PROGRESS.write(state)
    words += _write_map(state, tables)
    for stage in range(1, STAGES + 1):
        words.append(f"stack{stage}={_write_cards(tables, stage, state.stacks[stage])}")
    words.append(f"pile={_write_sets(tables, state.exchange, 0)}")
    words += _write_seldom(state, tables)
    return " / ".join([" ".join(words), *(_write_player(state, tables, seat) for seat in range(state.size))])


def _joined(items: list[str]) -> str:
    return ",".join(items)


def _write_map(state: SkylinesState, tables: Tables) -> list[str]:
    """The pieces as they lie, those face up, and the tiles in the order in which they were laid."""
    spots = [f"{tables.boards[board]}:{column}:{row}:{turns}" for board, column, row, turns in state.spots]
    up = [tables.boards[state.spots[index][0]] for index in members(state.pieces)]
    words = [f"map={_joined(spots)}", f"pieces={''.join(up)}", f"laid={int(state.layout is not None)}"]
    city = state.city
    if city is not None:
        tiles = [
            f"{int(card)}:{write_place(tables.orientations, int(place)).replace(',', '+')}"
            for card, place in zip(city.cards, city.places, strict=True)
        ]
        words.append(f"city={_joined(tiles)}")
    return words


def _write_cards(tables: Tables, stage: int, cards: i64) -> str:
    return _joined(
        [str(card) for card in sorted(int(tables.card_at[64 * stage + bit]) for bit in members(cards))]
    )


def _write_sets(tables: Tables, sets: vec[i64], start: int) -> str:
    """The cards of sets by stage."""
    found: list[int] = []
    for stage in range(1, STAGES + 1):
        cards = sets[start + stage]
        found += [int(tables.card_at[64 * stage + bit]) for bit in members(cards)]
    return _joined([str(card) for card in sorted(found)])


def _write_seldom(state: SkylinesState, tables: Tables) -> list[str]:
    """Fields that are usually empty, and the roles not dealt."""
    words = ENDING.write(state)
    if state.uniques:
        words.append(f"uniques={_joined([str(FIRST_UNIQUE + bit) for bit in members(state.uniques)])}")
    words.append(f"roles={_joined([str(FIRST_ROLE + bit) for bit in members(state.role_box)])}")
    if state.shape >= 0:
        words.append(f"shape={tables.orientations.shapes[int(state.shape)]}")
    words += REASON.write(state)
    if state.drawn:
        words.append(f"drawn={''.join(tables.boards[board] for board in members(state.drawn))}")
    return words + CARDS_AT_HAND.write(state)


def _write_player(state: SkylinesState, tables: Tables, seat: int) -> str:
    words = [f"cards={_write_sets(tables, state.displays, DISPLAY_ROW * seat)}"]
    if state.roles[seat]:
        words.append(f"role={int(state.roles[seat])}")
    if state.offers[seat]:
        words.append(f"offers={_joined([str(FIRST_ROLE + bit) for bit in members(state.offers[seat])])}")
    return " ".join(words)


# Reading


def parse_state(text: str, tables: Tables) -> SkylinesState:
    """The inverse of `write_state`; keys left out have their usual values.

    Raises InvalidAction naming the word that is wrong.
    """
    table, *seats = [part.split() for part in text.split("/")]
    if not table or table[0] != "skylines" or not 1 <= len(seats) <= SEATS:
        raise InvalidAction(
            "a position of Skylines starts with 'skylines' and has 1 to 4 players after slashes"
        )
    words = parse_words(table[1:])
    state = new_state(tables, len(seats))
    _read_course(state, words)
    _read_tracks(tables, state, words)
    used = _Used()
    _read_map(tables, state, words, used)
    _read_seldom(tables, state, words, used)
    for number, seat in enumerate(seats):
        _read_player(tables, state, number, parse_words(seat), used)
    _read_roles(state, words, used)
    _read_cards(tables, state, words, used)
    refuse_words(words, "a position of Skylines")
    check(tables, state)
    return state


class _Used:
    """The cards that were found somewhere: none lies in two places."""

    def __init__(self) -> None:
        self.cards: set[int] = set()

    def take(self, card: int, place: str) -> int:
        """Note that `card` lies at `place`, and return it."""
        if card in self.cards:
            raise InvalidAction(f"{place}: card {card} lies in two places")
        self.cards.add(card)
        return card


def _items(text: str) -> list[str]:
    return text.split(",") if text else []


def _read_course(state: SkylinesState, words: KeyValues) -> None:
    """Where in the course of play it is, and who acts."""
    size = int(state.size)
    KIND.read(state, words, size)
    PLAYERS.read(state, words, size)
    usual = _usual_active(state)
    active = words.pop("active", usual)
    state.to_act = parse_to_act(active, size)
    if active != usual:
        raise InvalidAction(f"active={active}: in phase {PHASES[int(state.phase)]} it is {usual}")
    PROGRESS.read(state, words, size)
    ENDING.read(state, words, size)
    REASON.read(state, words, size)
    CARDS_AT_HAND.read(state, words, size)


def _usual_active(state: SkylinesState) -> str:
    """Who acts in the phase, in notation."""
    if state.phase == OVER:
        return "none"
    return "chance" if state.phase in CHANCE_PHASES else f"P{int(state.active_player) + 1}"


def _read_tracks(tables: Tables, state: SkylinesState, words: KeyValues) -> None:
    for track, name in enumerate(TRACKS):
        low, high = int(tables.low[track]), min(int(tables.high[track]), 10**6)
        usual = "12" if track == MONEY else "0"
        state.tracks[track] = parse_number(words.pop(name, usual), low, high, name)


def _read_map(tables: Tables, state: SkylinesState, words: KeyValues, used: _Used) -> None:
    """The pieces and the tiles on them; usually the scenario's, all face up."""
    spots = tables.layout_of(state.scenario)
    if "map" in words:
        spots = tuple(_parse_spot(item, tables) for item in _items(words.pop("map")))
    laid = parse_number(words.pop("laid", "1"), 0, 1, "laid")
    if laid:
        check_corner(spots)
        spots = settled(spots)
    state.spots = spots
    boards = [tables.boards[spot[0]] for spot in spots]
    for letter in words.pop("pieces", "".join(boards)):
        if letter not in boards:
            raise InvalidAction(f"pieces: board {letter!r} is not on this map of {', '.join(boards)}")
        state.pieces |= 1 << boards.index(letter)
    state.drawn = sum(1 << board_names(tables).parse([letter]) for letter in set(words.pop("drawn", "")))
    check_map(tables, state, bool(laid))
    tiles = _items(words.pop("city", ""))
    if laid:
        spread_out(tables, state)
        build_again(tables, state, [_parse_tile(tables, state, item, used) for item in tiles])


def _parse_spot(text: str, tables: Tables) -> tuple[int, int, int, int]:
    parts = text.split(":")
    if len(parts) != 4:
        raise InvalidAction(f"{text!r} is no piece of a map: board:column:row:turns")
    column, row = (parse_number(part, -3, 3, "a column or row") for part in parts[1:3])
    return board_names(tables).parse([parts[0]]), column, row, parse_number(parts[3], 0, 3, "quarter turns")


def _parse_tile(tables: Tables, state: SkylinesState, text: str, used: _Used) -> tuple[int, int]:
    """A tile of the city; the map must have the place."""
    name, _, squares = text.partition(":")
    card, place = (
        used.take(CARD.parse([name]), "city"),
        parse_place(squares.replace("+", ","), tables.orientations),
    )
    layout = state.layout
    assert layout is not None
    if place not in layout.place:
        raise InvalidAction(f"{text!r}: no tile can lie there on this map")
    if tables.type[card] > UNIQUE:
        raise InvalidAction(f"{text!r}: a {TYPES[int(tables.type[card])]} card has no tile")
    shape = tables.orientations.shape_of[place >> 10]
    if is_zone(tables.type[card]):
        state.left[ZONES * shape + tables.type[card]] -= 1
    elif shape != tables.shape[card]:
        raise InvalidAction(f"{text!r}: the tile of card {card} has another shape")
    if tables.type[card] == UNIQUE:
        state.uniques |= 1 << card - FIRST_UNIQUE
    return card, place


def _read_cards(tables: Tables, state: SkylinesState, words: KeyValues, used: _Used) -> None:
    """The exchange pile, and the stacks: usually all construction cards that are nowhere else."""
    for item in _items(words.pop("pile", "")):
        card = used.take(CARD.parse([item]), "pile")
        if not tables.stage[card] or tables.type[card] == NEWS:
            raise InvalidAction(f"pile: card {card} can't be exchanged")
        state.exchange[tables.stage[card]] |= single(tables.bit[card])
    for stage in range(1, STAGES + 1):
        usual = [card for card in range(25 * stage - 24, 25 * stage + 1) if card not in used.cards]
        state.stacks[stage] = 0
        name = f"stack{stage}"
        for item in _items(words.pop(name, _joined([str(card) for card in usual]))):
            card = used.take(CARD.parse([item]), name)
            if tables.stage[card] != stage:
                raise InvalidAction(f"{name}: card {card} is not of that stage")
            state.stacks[stage] |= single(tables.bit[card])


def _read_seldom(tables: Tables, state: SkylinesState, words: KeyValues, used: _Used) -> None:
    """What is being done, the news, and unique buildings: those in the city, and others said to stand."""
    for item in _items(words.pop("uniques", "")):
        unique = parse_number(item, FIRST_UNIQUE, FIRST_ROLE - 1, "a unique building")
        if not state.uniques >> unique - FIRST_UNIQUE & 1:
            state.uniques |= 1 << used.take(unique, "uniques") - FIRST_UNIQUE
    shape = words.pop("shape", "")
    if shape:
        state.shape = parse_one_of(shape, tuple(tables.orientations.shapes), "shape")
    if state.news and used.take(int(state.news), "news") < FIRST_NEWS:
        raise InvalidAction(f"news={int(state.news)} is no news card: {FIRST_NEWS} to {CARDS}")
    if state.card:
        used.take(int(state.card), "card")


def _read_player(tables: Tables, state: SkylinesState, number: int, words: KeyValues, used: _Used) -> None:
    for item in _items(words.pop("cards", "")):
        card = used.take(CARD.parse([item]), "cards")
        if not tables.stage[card] or tables.type[card] == NEWS:
            raise InvalidAction(f"card {card} does not lie on a display")
        put_on_display(tables, state, number, card)
    role = words.pop("role", "")
    if role:
        state.roles[number] = _parse_role(role, "role", used)
    for item in _items(words.pop("offers", "")):
        state.offers[number] |= 1 << _parse_role(item, "offers", used) - FIRST_ROLE
    refuse_words(words, "a player of Skylines")


def _parse_role(text: str, place: str, used: _Used) -> int:
    return used.take(parse_number(text, FIRST_ROLE, FIRST_POLICY - 1, "a role"), place)


def _read_roles(state: SkylinesState, words: KeyValues, used: _Used) -> None:
    """The roles that were not dealt, usually all that nobody has."""
    usual = [str(FIRST_ROLE + role) for role in range(ROLES) if FIRST_ROLE + role not in used.cards]
    items = _items(words.pop("roles", _joined(usual)))
    state.role_box = sum(1 << _parse_role(item, "roles", used) - FIRST_ROLE for item in items)
