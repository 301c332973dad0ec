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
    Words,
    parse_active,
    parse_number,
    parse_one_of,
    parse_player,
    parse_words,
    refuse_words,
    write_active,
)
from gridtown.games.skylines.kinds import (
    CARDS,
    FIRST_NEWS,
    FIRST_POLICY,
    FIRST_ROLE,
    FIRST_UNIQUE,
    MONEY,
    NEWS,
    STAGES,
    TRACKS,
    TYPES,
    UNIQUE,
    ZONES,
    is_zone,
)
from gridtown.games.skylines.notation import (
    SEATS,
    parse_board,
    parse_card,
    parse_place,
    write_place,
)
from gridtown.games.skylines.position_check import check, check_map, usual_active
from gridtown.games.skylines.rules.drawing import put_on_display
from gridtown.games.skylines.state import (
    DISPLAY_ROW,
    ENDINGS,
    PHASES,
    REASONS,
    SkylinesState,
    build_again,
    new_state,
    spread_out,
)
from gridtown.games.skylines.tables import LEVELS, SCENARIOS, Tables

ROLES: Final = FIRST_POLICY - FIRST_ROLE


# Writing


def write_state(state: SkylinesState, tables: Tables) -> str:
    """The whole state in one line."""
    words = ["skylines", f"scenario={SCENARIOS[int(state.scenario)]}", f"level={LEVELS[int(state.level)]}"]
    words += [
        f"phase={PHASES[int(state.phase)]}",
        f"active={write_active(state.active)}",
        f"mover=P{int(state.mover) + 1}",
    ]
    words += [
        f"first={'none' if state.first < 0 else f'P{int(state.first) + 1}'}",
        f"token=P{int(state.token) + 1}",
    ]
    words += [f"{name}={int(state.tracks[track])}" for track, name in enumerate(TRACKS)]
    words += [f"skyline={int(state.skyline)}", f"milestone={int(state.milestone)}"]
    words += _write_map(state, tables)
    for stage in range(1, STAGES + 1):
        words.append(f"stack{stage}={_write_cards(tables, stage, state.stacks[stage])}")
    words.append(f"pile={_write_sets(tables, state.exchange, 0)}")
    words += _write_odds(state, tables)
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
            f"{int(card)}:{write_place(tables.forms, int(place)).replace(',', '+')}"
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


def _write_odds(state: SkylinesState, tables: Tables) -> list[str]:
    """What is seldom other than nothing."""
    words = [f"ending={ENDINGS[int(state.ending)]}"] if state.ending else []
    if state.uniques:
        words.append(f"uniques={_joined([str(FIRST_UNIQUE + bit) for bit in members(state.uniques)])}")
    words.append(f"roles={_joined([str(FIRST_ROLE + bit) for bit in members(state.role_box)])}")
    if state.shape >= 0:
        words.append(f"shape={tables.forms.shapes[int(state.shape)]}")
    if state.reason:
        words.append(f"reason={REASONS[int(state.reason)]}")
    if state.drawn:
        words.append(f"drawn={''.join(tables.boards[board] for board in members(state.drawn))}")
    figures = {
         "news": state.news, "card": state.card, "source": state.source,
        "due": state.due, "asked": state.asked, "last": state.last,
    }  # fmt: skip
    return words + [f"{name}={int(number)}" for name, number in figures.items() if number]


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
    scenario = parse_one_of(words.pop("scenario", "introduction"), SCENARIOS, "scenario")
    level = parse_one_of(words.pop("level", "advanced"), LEVELS, "level")
    state = new_state(tables, len(seats), scenario, level, 12, 0)
    _read_course(state, words)
    _read_tracks(tables, state, words)
    used = _Used()
    _read_map(tables, state, words, used)
    _read_odds(tables, state, words, used)
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


def _read_course(state: SkylinesState, words: Words) -> None:
    """Where in the course of play it is, and who acts."""
    state.phase = parse_one_of(words.pop("phase", "act"), PHASES, "phase")
    state.mover = parse_player(words.pop("mover", "P1"), int(state.size))
    first = words.pop("first", "P1")
    state.first = -1 if first == "none" else parse_player(first, int(state.size))
    state.token = parse_player(words.pop("token", "P1"), int(state.size))
    usual = usual_active(state)
    active = words.pop("active", usual)
    state.active = parse_active(active, int(state.size))
    if active != usual:
        raise InvalidAction(f"active={active}: in phase {PHASES[int(state.phase)]} it is {usual}")
    state.ending = parse_one_of(words.pop("ending", "none"), ENDINGS, "ending")


def _read_tracks(tables: Tables, state: SkylinesState, words: Words) -> None:
    for track, name in enumerate(TRACKS):
        low, high = int(tables.low[track]), min(int(tables.high[track]), 10**6)
        usual = "12" if track == MONEY else "0"
        state.tracks[track] = parse_number(words.pop(name, usual), low, high, name)
    state.skyline = parse_number(words.pop("skyline", "0"), -(10**6), 10**6, "a skyline")
    state.milestone = parse_number(words.pop("milestone", "1"), 0, 6, "a milestone")


def _read_map(tables: Tables, state: SkylinesState, words: Words, used: _Used) -> None:
    """The pieces and the tiles on them; usually the scenario's, all face up."""
    spots = tables.layout_of(state.scenario)
    if "map" in words:
        spots = tuple(_parse_spot(item, tables) for item in _items(words.pop("map")))
    state.spots = spots
    laid = parse_number(words.pop("laid", "1"), 0, 1, "laid")
    boards = [tables.boards[spot[0]] for spot in spots]
    for letter in words.pop("pieces", "".join(boards)):
        if letter not in boards:
            raise InvalidAction(f"pieces: board {letter!r} is not on this map of {', '.join(boards)}")
        state.pieces |= 1 << boards.index(letter)
    state.drawn = sum(1 << parse_board(letter, tables.boards) for letter in set(words.pop("drawn", "")))
    check_map(tables, state, bool(laid))
    tiles = _items(words.pop("city", ""))
    if laid:
        spread_out(tables, state, spots)
        build_again(tables, state, [_parse_tile(tables, state, item, used) for item in tiles])


def _parse_spot(text: str, tables: Tables) -> tuple[int, int, int, int]:
    parts = text.split(":")
    if len(parts) != 4:
        raise InvalidAction(f"{text!r} is no piece of a map: board:column:row:turns")
    column, row = (parse_number(part, -3, 3, "a column or row") for part in parts[1:3])
    return parse_board(parts[0], tables.boards), column, row, parse_number(parts[3], 0, 3, "quarter turns")


def _parse_tile(tables: Tables, state: SkylinesState, text: str, used: _Used) -> tuple[int, int]:
    """A tile of the city; the map must have the place."""
    name, _, squares = text.partition(":")
    card, place = used.take(parse_card(name), "city"), parse_place(squares.replace("+", ","), tables.forms)
    layout = state.layout
    assert layout is not None
    if place not in layout.place:
        raise InvalidAction(f"{text!r}: no tile can lie there on this map")
    if tables.type[card] > UNIQUE:
        raise InvalidAction(f"{text!r}: a {TYPES[int(tables.type[card])]} card has no tile")
    shape = tables.forms.shape_of[place >> 10]
    if is_zone(tables.type[card]):
        state.left[ZONES * shape + tables.type[card]] -= 1
    elif shape != tables.shape[card]:
        raise InvalidAction(f"{text!r}: the tile of card {card} has another shape")
    if tables.type[card] == UNIQUE:
        state.uniques |= 1 << card - FIRST_UNIQUE
    return card, place


def _read_cards(tables: Tables, state: SkylinesState, words: Words, used: _Used) -> None:
    """The exchange pile, and the stacks: usually all construction cards that are nowhere else."""
    for item in _items(words.pop("pile", "")):
        card = used.take(parse_card(item), "pile")
        if not tables.stage[card] or tables.type[card] == NEWS:
            raise InvalidAction(f"pile: card {card} can't be exchanged")
        state.exchange[tables.stage[card]] |= single(tables.bit[card])
    for stage in range(1, STAGES + 1):
        usual = [card for card in range(25 * stage - 24, 25 * stage + 1) if card not in used.cards]
        state.stacks[stage] = 0
        name = f"stack{stage}"
        for item in _items(words.pop(name, _joined([str(card) for card in usual]))):
            card = used.take(parse_card(item), name)
            if tables.stage[card] != stage:
                raise InvalidAction(f"{name}: card {card} is not of that stage")
            state.stacks[stage] |= single(tables.bit[card])


def _read_odds(tables: Tables, state: SkylinesState, words: Words, used: _Used) -> None:
    """What is being done, the news, and unique buildings: those in the city, and others said to stand."""
    for item in _items(words.pop("uniques", "")):
        unique = parse_number(item, FIRST_UNIQUE, FIRST_ROLE - 1, "a unique building")
        if not state.uniques >> unique - FIRST_UNIQUE & 1:
            state.uniques |= 1 << used.take(unique, "uniques") - FIRST_UNIQUE
    shape = words.pop("shape", "")
    if shape:
        state.shape = parse_one_of(shape, tuple(tables.forms.shapes), "shape")
    state.reason = parse_one_of(words.pop("reason", "action"), REASONS, "reason")
    news = parse_number(words.pop("news", "0"), 0, CARDS, "a news card")
    if news and used.take(news, "news") < FIRST_NEWS:
        raise InvalidAction(f"news={news} is no news card: {FIRST_NEWS} to {CARDS}")
    state.news = news
    state.card = parse_number(words.pop("card", "0"), 0, CARDS, "a card")
    if state.card:
        used.take(int(state.card), "card")
    state.source = parse_number(words.pop("source", "0"), 0, STAGES, "a stage")
    state.due = parse_number(words.pop("due", "0"), 0, CARDS, "a number of cards")
    state.asked = parse_number(words.pop("asked", "0"), 0, SEATS, "a number of players")
    state.last = parse_number(words.pop("last", "0"), 0, CARDS, "a card")


def _read_player(tables: Tables, state: SkylinesState, number: int, words: Words, used: _Used) -> None:
    for item in _items(words.pop("cards", "")):
        card = used.take(parse_card(item), "cards")
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


def _read_roles(state: SkylinesState, words: Words, used: _Used) -> None:
    """The roles that were not dealt, usually all that nobody has."""
    usual = [str(FIRST_ROLE + role) for role in range(ROLES) if FIRST_ROLE + role not in used.cards]
    items = _items(words.pop("roles", _joined(usual)))
    state.role_box = sum(1 << _parse_role(item, "roles", used) - FIRST_ROLE for item in items)
