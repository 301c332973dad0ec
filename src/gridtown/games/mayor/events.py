"""Events of Mayor, written while somebody listens (State.journal).

What a player is due is told before the pieces walk, as that may be more or less than what they get: the walks
alone say what was gained or paid.
"""

from typing import Final

from mypy_extensions import i64

from gridtown.core.event import EVERYONE, Event
from gridtown.core.refusal import Value
from gridtown.games.mayor.board.lines import TYPES
from gridtown.games.mayor.board.map import square_name
from gridtown.games.mayor.board.walks import BANKER, pushed, space_of
from gridtown.games.mayor.state import CAUSES, MayorState

EVENT_IDS: Final = (
    "revealed",  # tile
    "turn",  # amount: which
    "moved",  # type, amount: spaces, cost
    "bought",  # tile, cost
    "got",  # tile
    "used",  # amenity
    "placed",  # tile, square
    "rainbow",  # amount: victory points paid
    "scored",  # times, why; vp, gp: due
    "scored-beside",  # vp, gp: due
    "walked",  # piece, from, to, path; vp, gp: by which it changed; pushed; lost: gold; for
    "stayed",  # number, lost: gold; a Banker that could not go ahead
    "claimed",  # amenity
    "amenity-gone",  # amenity
    "passed",  # amount: due
    "neutral",  # type
    "rewarded",  # vp, gp: due
    "laid",  # amenity, square
    "event-drawn",  # events
    "event",  # event
    "final",
    "waived",
    "mayor",
    "furthest",  # amount
    "standstill",
)

PIECES: Final = ("citizen", "banker")


def tell(state: MayorState, id: str, player: i64) -> None:
    """Write an event without arguments; costs next to nothing while nobody listens."""
    if state.journal is not None:
        state.journal.append(Event(id, int(player), {}, EVERYONE))


def tell_number(state: MayorState, id: str, player: i64, key: str, number: i64) -> None:
    """Write an event about one number: an amount, a tile, an amenity or an event."""
    if state.journal is not None:
        state.journal.append(Event(id, int(player), {key: int(number)}, EVERYONE))


def tell_type(state: MayorState, id: str, player: i64, line: i64) -> None:
    """Write an event about a building type."""
    if state.journal is not None:
        state.journal.append(Event(id, int(player), {"type": TYPES[int(line)]}, EVERYONE))


def tell_move(state: MayorState, player: i64, line: i64, spaces: i64, cost: i64) -> None:
    """Write that an Action marker moved."""
    if state.journal is not None:
        args: dict[str, Value] = {"type": TYPES[int(line)], "amount": int(spaces), "cost": int(cost)}
        state.journal.append(Event("moved", int(player), args, EVERYONE))


def tell_bought(state: MayorState, player: i64, tile: i64, cost: i64) -> None:
    """Write that a tile was paid for."""
    if state.journal is not None:
        args: dict[str, Value] = {"tile": int(tile), "cost": int(cost)}
        state.journal.append(Event("bought", int(player), args, EVERYONE))


def tell_square(state: MayorState, id: str, player: i64, key: str, tile: i64, square: i64) -> None:
    """Write that a tile (key "tile") or an amenity lies on a square now."""
    if state.journal is not None:
        args: dict[str, Value] = {key: int(tile), "square": square_name(square)}
        state.journal.append(Event(id, int(player), args, EVERYONE))


def tell_gains(state: MayorState, id: str, player: i64, vp: i64, gp: i64) -> None:
    """Write what somebody is due, before the pieces walk."""
    if state.journal is not None:
        state.journal.append(Event(id, int(player), {"vp": int(vp), "gp": int(gp)}, EVERYONE))


def tell_drawn(state: MayorState, player: i64, events: list[int]) -> None:
    """Write which Event tiles the Active player looks at, for them alone."""
    if state.journal is not None:
        audience = 1 << int(player)
        state.journal.append(Event("event-drawn", int(player), {"events": events}, audience))


def tell_walk(state: MayorState, player: i64, piece: i64, end: i64, path: list[str]) -> None:
    """Write the walk that a piece is about to take, the path as the names of the spaces entered.

    A Banker that stops before 50 loses what it was due beyond that.
    """
    if state.journal is None:
        return
    me = state.players[player]
    start, due = space_of(me, piece), me.gp if piece == BANKER else me.vp
    step = (end >> 2) - (start >> 2)
    args: dict[str, Value] = {
        "piece": PIECES[int(piece)],
        "from": int(start >> 2),
        "to": int(end >> 2),
        "path": [*path],
        "vp": 0 if piece == BANKER else int(step),
        "gp": int(step) if piece == BANKER else 0,
        "pushed": int(pushed(start, end, due)),
        "lost": int(due - step) if piece == BANKER and due > step > 0 else 0,
        "for": CAUSES[int(state.cause)],
    }
    state.journal.append(Event("walked", int(player), args, EVERYONE))


def tell_stay(state: MayorState, player: i64) -> None:
    """Write that a Banker stays where it is, with nothing free before 50: all that it was due is lost."""
    if state.journal is not None:
        me = state.players[player]
        args: dict[str, Value] = {"number": int(me.banker >> 2), "lost": int(me.gp)}
        state.journal.append(Event("stayed", int(player), args, EVERYONE))
