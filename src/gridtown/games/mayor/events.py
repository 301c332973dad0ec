"""Events of Mayor, written while somebody listens (State.journal)."""

from typing import Final

from mypy_extensions import i64

from gridtown.core.event import EVERYONE, Event
from gridtown.core.refusal import Value
from gridtown.games.mayor.board.lines import TYPES
from gridtown.games.mayor.board.map import square_name
from gridtown.games.mayor.state import MayorState

EVENT_IDS: Final = (
    "revealed",  # tile
    "turn",  # amount: which
    "moved",  # type, amount: spaces, cost
    "bought",  # tile, cost
    "got",  # tile
    "used",  # amenity
    "placed",  # tile, square
    "rainbow",  # amount: victory points paid
    "scored",  # times, vp, gp, why
    "scored-beside",  # vp, gp
    "walked",  # piece, from, to, path
    "claimed",  # amenity
    "amenity-gone",  # amenity
    "passed",  # amount
    "neutral",  # type
    "rewarded",  # vp, gp
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
    """Write what somebody earned, before the pieces walk."""
    if state.journal is not None:
        state.journal.append(Event(id, int(player), {"vp": int(vp), "gp": int(gp)}, EVERYONE))


def tell_drawn(state: MayorState, player: i64, events: list[int]) -> None:
    """Write which Event tiles the Active player looks at, for them alone."""
    if state.journal is not None:
        audience = 1 << int(player)
        state.journal.append(Event("event-drawn", int(player), {"events": events}, audience))


def tell_walk(
    state: MayorState, player: i64, piece: i64, start: i64, path: list[int], names: list[str]
) -> None:
    """Write the walk of a piece: from and to as numbers, the path as the names of the spaces entered."""
    if state.journal is not None:
        spaces: list[str] = [names[space] for space in path]
        args: dict[str, Value] = {
            "piece": PIECES[int(piece)],
            "from": int(start >> 2),
            "to": path[-1] >> 2,
            "path": spaces,
        }
        state.journal.append(Event("walked", int(player), args, EVERYONE))
