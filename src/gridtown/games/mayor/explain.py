"""Why an action is forbidden: the rule, by id, with what its sentence needs.

Told from what the asking seat may know. The words stand in `messages/`.
"""

from __future__ import annotations

from typing import Final

from gridtown.core.action import CHANCE, actor, argument_of, kind_of
from gridtown.core.bits import count, lowest, members, single
from gridtown.core.rule import Rule, Value
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.mayor import actions
from gridtown.games.mayor.lines import COLOURS, RAINBOW, TILE_BITS, TYPES, type_of
from gridtown.games.mayor.map import ALL_SQUARES, blocks_of, square_name
from gridtown.games.mayor.rules.market import at_limit, cost
from gridtown.games.mayor.rules.placing import least_price, open_squares
from gridtown.games.mayor.rules.telling import PIECES
from gridtown.games.mayor.rules.walking import (
    BANKER,
    CITIZEN,
    due_ends,
    ends,
    first_end,
    is_empty,
    without_first,
)
from gridtown.games.mayor.state import (
    ACTING,
    CHOOSING,
    FINAL,
    LAYING,
    MOVING,
    PHASES,
    RAINBOW_STEP,
    REWARDING,
    WALKING,
    MayorState,
)
from gridtown.games.mayor.tables import Tables

RULE_IDS: Final = (
    "over",
    "chance",
    "chance-acts",
    "not-hidden",
    "not-your-action",
    "not-active",  # player
    "wrong-step",  # step
    "move-too-dear",  # cost, gold
    "buy-other-line",  # type, marker
    "buy-empty-line",  # type
    "buy-limit",  # limit
    "buy-too-dear",  # cost, gold
    "only-with-amenity",  # amenity
    "not-your-tile",  # tile
    "square-taken",  # square
    "event-barred",  # type, event
    "no-such-street",  # square, colour
    "event-closed",  # square, event
    "block-has-type",  # square, type
    "too-dear-there",  # tile, square, cost, gold
    "no-amenity-there",  # square
    "no-claim-at-the-end",
    "amenity-not-yours",  # amenity
    "amenity-no-room",
    "amenity-no-use",
    "not-walking",  # piece
    "citizen-first",
    "not-an-end",  # piece, end
    "rainbow-end-too-dear",
    "event-not-drawn",  # event
)

PHASES_OF: Final = {
    actions.MOVE: (MOVING,), actions.BUY: (ACTING,), actions.PLACE: (ACTING, FINAL),
    actions.CLAIM: (ACTING, FINAL), actions.PASS: (ACTING,), actions.USE: (ACTING,),
    actions.REWARD: (REWARDING,), actions.LAY: (LAYING,), actions.CITIZEN: (WALKING,),
    actions.BANKER: (WALKING,), actions.EVENT: (CHOOSING,), actions.WAIVE: (FINAL,),
}  # fmt: skip


def reason(tables: Tables, known: MayorState, player: int, action: int) -> Rule:
    """The rule that forbids `action`, which is not legal, to `player`."""
    return _not_now(known, player, action) or _by_kind(tables, known, player, action)


def _not_now(known: MayorState, player: int, action: int) -> Rule | None:
    """Reasons that have nothing to do with what is chosen."""
    kind = int(kind_of(action))
    if not known.active:
        return Rule("over")
    if kind <= actions.DRAW:
        mine = player == CHANCE and known.active == CHANCE_ACTS
        return Rule("not-hidden" if mine else "chance")
    if actor(action) != player or player >= known.size:
        return Rule("not-your-action")
    if known.active == CHANCE_ACTS:
        return Rule("chance-acts")
    if not known.active >> player & 1:
        return Rule("not-active", {"player": int(lowest(known.active))})
    if int(known.phase) not in PHASES_OF.get(kind, ()):
        return Rule("wrong-step", {"step": PHASES[int(known.phase)]})
    return None


def _by_kind(tables: Tables, known: MayorState, player: int, action: int) -> Rule:
    kind, argument = int(kind_of(action)), int(argument_of(action))
    gold = int(known.players[player].banker >> 2)
    if kind == actions.MOVE:
        return Rule("move-too-dear", {"cost": int(tables.steps[argument]), "gold": gold})
    if kind == actions.BUY:
        return _buy(tables, known, player, argument)
    if kind in (actions.PLACE, actions.CLAIM):
        return _place(tables, known, player, kind, argument)
    if kind in (actions.CITIZEN, actions.BANKER):
        return _walk(tables, known, player, BANKER if kind == actions.BANKER else CITIZEN, argument)
    if kind == actions.LAY:
        return Rule("square-taken", {"square": square_name(argument)})
    if kind == actions.EVENT:
        return Rule("event-not-drawn", {"event": argument})
    return _amenity(known, player, argument)


def _amenity(known: MayorState, player: int, argument: int) -> Rule:
    if known.using:
        return Rule("only-with-amenity", {"amenity": int(known.using)})
    if not known.players[player].tiles & single(argument):
        return Rule("amenity-not-yours", {"amenity": argument})
    return Rule("amenity-no-room" if _no_room(known, player) else "amenity-no-use")


def _no_room(known: MayorState, player: int) -> bool:
    """Whether an amenity would do something, but no square would be left for it."""
    me = known.players[player]
    empty = int(count(ALL_SQUARES & ~known.city.taken))
    for_sale = any(type_of(tile) == me.marker for tile in members(known.faces))
    return empty == 0 or (empty == 1 and not for_sale and bool(me.tiles & TILE_BITS))


def _buy(tables: Tables, known: MayorState, player: int, line: int) -> Rule:
    me = known.players[player]
    if line != me.marker:
        return Rule("buy-other-line", {"type": TYPES[line], "marker": TYPES[int(me.marker)]})
    if not any(type_of(tile) == line for tile in members(known.faces)):
        return Rule("buy-empty-line", {"type": TYPES[line]})
    if at_limit(tables, known, me):
        return Rule("buy-limit", {"limit": int(tables.tile_limit(known.size))})
    price = int(cost(tables, known, player, line))
    return Rule("buy-too-dear", {"cost": price, "gold": int(me.banker >> 2)})


def _place(tables: Tables, known: MayorState, player: int, kind: int, argument: int) -> Rule:
    me, tile, square = known.players[player], argument >> 6, argument & 63
    if not me.tiles & single(tile):
        return Rule("not-your-tile", {"tile": tile})
    if known.city.taken & single(square):
        return Rule("square-taken", {"square": square_name(square)})
    if kind == actions.CLAIM and known.final:
        return Rule("no-claim-at-the-end")
    if kind == actions.CLAIM and not known.city.claims & single(square):
        return Rule("no-amenity-there", {"square": square_name(square)})
    if known.using and not open_squares(tables, known, type_of(tile), me.marker, True):
        return Rule("amenity-no-room")
    closed = None if known.using else _closed(tables, known, player, int(type_of(tile)), square)
    return closed or _too_dear(tables, known, player, tile, square)


def _closed(tables: Tables, known: MayorState, player: int, line: int, square: int) -> Rule | None:
    """What keeps a tile of the type off an empty square."""
    name, event, marker = square_name(square), int(known.events.current), int(known.players[player].marker)
    if tables.barred[event] >> line & 1:
        return Rule("event-barred", {"type": TYPES[line], "event": event})
    if marker != RAINBOW and not tables.beside[marker] >> square & 1:
        return Rule("no-such-street", {"square": name, "colour": COLOURS[marker]})
    if tables.closed[event] >> square & 1:
        return Rule("event-closed", {"square": name, "event": event})
    if blocks_of(known.city.lies[line]) >> square & 1:
        return Rule("block-has-type", {"square": name, "type": TYPES[line]})
    return None


def _too_dear(tables: Tables, known: MayorState, player: int, tile: int, square: int) -> Rule:
    me = known.players[player]
    price = int(least_price(tables, known, player, tile, square, known.using != 0))
    args: dict[str, Value] = {"tile": tile, "square": square_name(square), "cost": price}
    return Rule("too-dear-there", {**args, "gold": int(me.banker >> 2)})


def _walk(tables: Tables, known: MayorState, player: int, piece: int, space: int) -> Rule:
    me, name = known.players[player], PIECES[piece]
    amount = int(me.gp if piece == BANKER else me.vp)
    if not amount:
        return Rule("not-walking", {"piece": name})
    if piece == BANKER and me.vp and space in _spaces(int(due_ends(tables, known, player, piece)), amount):
        return Rule("citizen-first")
    if known.cause == RAINBOW_STEP:
        anywhere = ends(tables, known, me.citizen, CITIZEN, amount, -1)
        if space in _spaces(int(anywhere), amount):
            return Rule("rainbow-end-too-dear")
    return Rule("not-an-end", {"piece": name, "end": tables.track.names[space]})


def _spaces(found: int, amount: int) -> list[int]:
    spaces: list[int] = []
    while not is_empty(found):
        spaces.append(int(first_end(found, amount)))
        found = int(without_first(found))
    return spaces
