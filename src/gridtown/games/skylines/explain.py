"""Why an action is forbidden: the rule, by id, with what its sentence needs.

The words stand in `messages/`.
"""

from __future__ import annotations

from typing import Final

from gridtown.core.action import CHANCE, actor, argument_of, kind_of
from gridtown.core.bits import lowest
from gridtown.core.rule import Rule, Value
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.skylines import actions
from gridtown.games.skylines.forms import ANCHOR_BITS, SIDE, square_name, squares_of
from gridtown.games.skylines.kinds import MONEY, POLICY, TRACK_COUNT, TRACKS, ZONES
from gridtown.games.skylines.rules.drawing import (
    exchange_price,
    on_display,
    stacks_left,
    swap_price,
)
from gridtown.games.skylines.rules.effects import cost, gain, in_force, is_banned
from gridtown.games.skylines.rules.milestone import development_cost, may_be_next, tiles_wanted
from gridtown.games.skylines.rules.playing import (
    condition_is_met,
    fits,
    looks_around,
    move,
    new_sheet,
    pay,
    site_of,
    test_is_met,
    verdict,
)
from gridtown.games.skylines.state import (
    ACTING,
    CHOOSING_TILE,
    DEVELOPING,
    DRAWING,
    KEEPING,
    LAYING,
    PHASES,
    PLACING,
    RECORDS,
    SWAPPING,
    TAKEN,
    TILES,
    SkylinesState,
    the_city,
    the_districts,
    the_layout,
)
from gridtown.games.skylines.tables import Modifier, Tables

RULE_IDS: Final = (
    "over",
    "chance",
    "chance-acts",
    "not-drawable",
    "not-your-action",
    "not-active",  # player
    "wrong-step",  # step
    "only-end",
    "not-on-display",  # card
    "banned",  # card, news
    "too-dear",  # card, cost, money
    "track-end",  # card, track
    "no-room",  # card
    "no-such-tile",  # shape
    "no-room-for-tile",  # shape
    "wrong-tile",
    "off-map",  # squares
    "face-down",  # squares
    "taken",  # squares
    "across-street",
    "utility-there",
    "track-end-there",  # track
    "exchange-policy",
    "exchange-too-dear",  # cost, money
    "district-without-tiles",  # squares, amount
    "stack-empty",  # stage
    "stacks-only",
    "not-on-pile",  # card
    "just-laid-down",  # card
    "swap-ascending",
    "swap-too-dear",  # cost, money
    "swap-too-many",
    "not-on-map",  # board
    "already-face-up",  # board
    "not-adjacent",  # board
    "develop-too-dear",  # board, cost, money
    "not-offered",  # role
    "piece-not-drawn",  # board
    "piece-does-not-fit",  # board
)

PHASE_OF: Final = {
    actions.LAY: LAYING, actions.KEEP: KEEPING, actions.DEVELOP: DEVELOPING, actions.PLAY: ACTING,
    actions.TILE: CHOOSING_TILE, actions.PLACE: PLACING, actions.EXCHANGE: ACTING, actions.END: ACTING,
    actions.DRAW: DRAWING, actions.TAKE: DRAWING, actions.SWAP: SWAPPING, actions.DONE: SWAPPING,
}  # fmt: skip


def reason(tables: Tables, known: SkylinesState, player: int, action: int) -> Rule:
    """The rule that forbids `action`, which is not legal, to `player`."""
    return _not_now(known, player, action) or _by_kind(tables, known, player, action)


def _not_now(known: SkylinesState, player: int, action: int) -> Rule | None:
    """Reasons that have nothing to do with what is chosen."""
    kind = int(kind_of(action))
    if not known.active:
        return Rule("over")
    if kind <= actions.REVEAL:
        mine = player == CHANCE and known.active == CHANCE_ACTS
        return Rule("not-drawable" if mine else "chance")
    if actor(action) != player or player >= known.size:
        return Rule("not-your-action")
    if known.active == CHANCE_ACTS:
        return Rule("chance-acts")
    if not known.active >> player & 1:
        return Rule("not-active", {"player": int(lowest(known.active))})
    if known.phase != PHASE_OF.get(kind, -1):
        return Rule("wrong-step", {"step": PHASES[int(known.phase)]})
    return None


def _by_kind(tables: Tables, known: SkylinesState, player: int, action: int) -> Rule:
    kind, argument = int(kind_of(action)), int(argument_of(action))
    if known.phase == ACTING and not stacks_left(known):
        return Rule("only-end")
    if kind == actions.PLAY:
        return _play(tables, known, player, argument)
    if kind == actions.TILE:
        return _tile(tables, known, argument)
    if kind == actions.PLACE:
        return _place(tables, known, player, argument)
    if kind == actions.EXCHANGE:
        return _exchange(tables, known, player, argument)
    if kind == actions.END:
        return _end(known)
    if kind in (actions.DRAW, actions.TAKE):
        return _draw(known, kind, argument)
    if kind == actions.SWAP:
        return _swap(tables, known, player, argument)
    if kind == actions.DEVELOP:
        return _develop(tables, known, argument)
    if kind == actions.KEEP:
        return Rule("not-offered", {"role": argument})
    return _lay(tables, known, argument >> 10)


def _lay(tables: Tables, known: SkylinesState, board: int) -> Rule:
    drawn = known.drawn >> board & 1
    return Rule("piece-does-not-fit" if drawn else "piece-not-drawn", {"board": _letter(tables, board)})


def _letter(tables: Tables, board: int) -> str:
    return tables.boards[board] if board < len(tables.boards) else "?"


# Cards


def _play(tables: Tables, known: SkylinesState, player: int, card: int) -> Rule:
    if not tables.stage[card] or not on_display(tables, known, player, card):
        return Rule("not-on-display", {"card": card})
    modifiers = in_force(tables, known, player)
    if is_banned(tables, modifiers, card):
        return Rule("banned", {"card": card, "news": int(known.news)})
    if not verdict(tables, known, modifiers, card):
        return _cost_fault(tables, known, modifiers, card)
    return Rule("no-room", {"card": card})


def _cost_fault(tables: Tables, known: SkylinesState, modifiers: list[Modifier], card: int) -> Rule:
    """The track that a card's costs, or else what it brings in any case, would move past its end."""
    sheet = new_sheet(known)
    pay(tables, modifiers, card, sheet)
    if sheet[MONEY] < 0:
        price = int(known.tracks[MONEY] - sheet[MONEY])
        return Rule("too-dear", {"card": card, "cost": price, "money": int(known.tracks[MONEY])})
    met = test_is_met(tables, card, sheet) and not looks_around(tables, card)
    return Rule("track-end", {"card": card, "track": _stuck_track(tables, known, modifiers, card, met)})


def _stuck_track(
    tables: Tables, known: SkylinesState, modifiers: list[Modifier], card: int, met: bool
) -> str:
    """The first track that a card can't move, its condition met or not: by costs, reward or lasting gains."""
    sheet, tracks = new_sheet(known), range(1, TRACK_COUNT)
    steps = [(track, cost(tables, modifiers, card, track)) for track in tracks]
    if met:
        steps += [(track, tables.reward[TRACK_COUNT * card + track]) for track in tracks]
    steps += [(track, gain(tables, modifiers, card, track)) for track in tracks]
    stuck = [TRACKS[track] for track, amount in steps if not move(tables, sheet, track, amount)]
    return stuck[0]


def _exchange(tables: Tables, known: SkylinesState, player: int, card: int) -> Rule:
    if not tables.stage[card] or not on_display(tables, known, player, card):
        return Rule("not-on-display", {"card": card})
    if tables.type[card] == POLICY:
        return Rule("exchange-policy")
    price, money = int(exchange_price(tables, known, player)), int(known.tracks[MONEY])
    return Rule("exchange-too-dear", {"cost": price, "money": money})


# Tiles and places


def _tile(tables: Tables, known: SkylinesState, shape: int) -> Rule:
    name = tables.forms.shapes[shape] if shape < len(tables.forms.shapes) else "?"
    if name == "?" or not known.left[ZONES * shape + tables.type[known.card]]:
        return Rule("no-such-tile", {"shape": name})
    return Rule("no-room-for-tile", {"shape": name})


def _place(tables: Tables, known: SkylinesState, player: int, place: int) -> Rule:
    forms, layout = tables.forms, the_layout(known)
    if forms.shape_of[place >> ANCHOR_BITS] != known.shape:
        return Rule("wrong-tile")
    squares = squares_of(forms, place)
    fault = _ground(known, squares)
    if fault is not None:
        return fault
    if place not in layout.place:
        return Rule("across-street")
    return _not_there(tables, known, player, squares)


def _ground(known: SkylinesState, squares: list[int]) -> Rule | None:
    """What is wrong with the squares themselves."""
    layout, districts, records = the_layout(known), the_districts(known), the_city(known).records
    off = [square for square in squares if square >= SIDE * SIDE or layout.district[square] < 0]
    if off:
        return Rule("off-map", {"squares": [square_name(square) for square in off if square < SIDE * SIDE]})
    where = [(square, layout.district[square], layout.bit[square]) for square in squares]
    down = [
        square_name(square) for square, district, bit in where if not districts.face_up[district] >> bit & 1
    ]
    if down:
        return Rule("face-down", {"squares": down})
    taken = [
        square_name(square)
        for square, district, bit in where
        if records[RECORDS * district + TAKEN] >> bit & 1
    ]
    return Rule("taken", {"squares": taken}) if taken else None


def _not_there(tables: Tables, known: SkylinesState, player: int, squares: list[int]) -> Rule:
    """Why the card forbids a place on which its tile would fit."""
    layout, card = the_layout(known), int(known.card)
    modifiers = in_force(tables, known, player)
    needs = verdict(tables, known, modifiers, card)
    site = site_of(tables, modifiers, card, needs)
    district = layout.district[squares[0]]
    mask = sum(1 << int(layout.bit[square]) for square in squares)
    site.needs = 0
    if not fits(tables, known, site, card, district, mask):
        return Rule("utility-there")
    met = condition_is_met(tables, known, site, card, district, mask)
    return Rule("track-end-there", {"track": _stuck_track(tables, known, modifiers, card, met)})


# Milestones and drawing


def _end(known: SkylinesState) -> Rule:
    """The first district that lacks tiles, by its squares."""
    districts, records, layout = the_districts(known), the_city(known).records, the_layout(known)
    wanted = int(tiles_wanted(known))
    for index in range(len(districts.mask)):
        district, mask = districts.district[index], districts.mask[index]
        tiles = records[RECORDS * district + TILES] & mask
        if bin(tiles).count("1") < wanted:
            squares = [square for square in layout.squares[int(district)] if mask >> layout.bit[square] & 1]
            names: Value = [square_name(square) for square in squares]
            return Rule("district-without-tiles", {"squares": names, "amount": wanted})
    return Rule("only-end")


def _draw(known: SkylinesState, kind: int, argument: int) -> Rule:
    if kind == actions.DRAW:
        return Rule("stack-empty", {"stage": argument})
    if known.reason:
        return Rule("stacks-only")
    if argument == known.last:
        return Rule("just-laid-down", {"card": argument})
    return Rule("not-on-pile", {"card": argument})


def _swap(tables: Tables, known: SkylinesState, player: int, card: int) -> Rule:
    if not tables.stage[card] or not on_display(tables, known, player, card):
        return Rule("not-on-display", {"card": card})
    price, money = int(swap_price(tables, known, player)), int(known.tracks[MONEY])
    if price > money:
        return Rule("swap-too-dear", {"cost": price, "money": money})
    return Rule("swap-too-many" if known.due >= stacks_left(known) else "swap-ascending")


def _develop(tables: Tables, known: SkylinesState, board: int) -> Rule:
    letter = _letter(tables, board)
    index = next((i for i, spot in enumerate(known.spots) if spot[0] == board), None)
    if index is None:
        return Rule("not-on-map", {"board": letter})
    if known.pieces >> index & 1:
        return Rule("already-face-up", {"board": letter})
    if not may_be_next(known, index):
        return Rule("not-adjacent", {"board": letter})
    args: dict[str, Value] = {"board": letter, "cost": int(development_cost(tables, known, board))}
    return Rule("develop-too-dear", {**args, "money": int(known.tracks[MONEY])})
