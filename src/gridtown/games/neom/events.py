"""Events of NEOM, written while somebody listens (State.journal)."""

from typing import Final

from mypy_extensions import i64

from gridtown.core.bits import members
from gridtown.core.event import EVERYONE, Event
from gridtown.core.refusal import Value
from gridtown.games.neom.board.city import City
from gridtown.games.neom.board.goods import good_name
from gridtown.games.neom.board.grid import space_name
from gridtown.games.neom.state import NeomState
from gridtown.games.neom.tables import FIRST_CORNERSTONE

EVENT_IDS: Final = (
    "board",  # good
    "opens",
    "draft-dealt",
    "kept-secretly",
    "kept",  # tile
    "cornerstones",  # tiles
    "generation",  # amount: which
    "turn",  # amount: which
    "row",  # tiles
    "chosen",
    "selected",  # tile
    "selecting-income",  # amount
    "planned",
    "placed",  # tile, space
    "replaced",  # tile, space, old
    "sold",  # tile, amount
    "gave-up",  # tile: the selected tile of who placed a Cornerstone
    "paid",  # amount
    "bought",  # good, seller, amount
    "bought-from-supply",  # good, amount
    "covered",  # good
    "placing-income",  # amount, tile
    "answering-income",  # amount
    "makes",  # good
    "exchanged",  # given, taken
    "trade-route",  # side
    "trade-route-lost",  # side
    "cut-off",  # spaces
    "disaster",  # tile
    "disaster-prevented",  # tile
    "answered",
    "paid-penalty",  # amount
    "sacrificed",  # tile, space
    "received",  # amount
    "income",  # amount
    "score",  # amount
)


NOTHING: Final = -1


def tell(
    state: NeomState,
    id: str,
    player: i64,
    *,
    amount: i64 = NOTHING,
    tile: i64 = NOTHING,
    old: i64 = NOTHING,
    space: i64 = NOTHING,
    good: i64 = NOTHING,
    seller: i64 = NOTHING,
    side: str = "",
) -> None:
    """Write an event that everybody may see; costs next to nothing while nobody listens."""
    if state.journal is None:
        return
    args: dict[str, Value] = {}
    for name, number in (("amount", amount), ("tile", tile), ("old", old), ("seller", seller)):
        if number != NOTHING:
            args[name] = int(number)
    if space != NOTHING:
        args["space"] = space_name(space)
    if good != NOTHING:
        args["good"] = good_name(good)
    if side:
        args["side"] = side
    state.journal.append(Event(id, int(player), args, EVERYONE))


def tell_tiles(state: NeomState, id: str, player: i64, first: i64, tiles: i64) -> None:
    """Write an event about a set of tiles: `tiles` as bits, the lowest standing for number `first`."""
    if state.journal is not None:
        numbers: list[int] = [int(first) + index for index in members(tiles)]
        state.journal.append(Event(id, int(player), {"tiles": numbers}, EVERYONE))


def tell_spaces(state: NeomState, id: str, player: i64, spaces: i64) -> None:
    """Write an event about a set of spaces."""
    if state.journal is not None:
        names = [space_name(space) for space in members(spaces)]
        state.journal.append(Event(id, int(player), {"spaces": names}, EVERYONE))


def tell_exchange(state: NeomState, player: i64, given: i64, taken: i64) -> None:
    """Write that Cornerstones (sets) were given and taken."""
    if state.journal is not None:
        args: dict[str, Value] = {
            "given": [FIRST_CORNERSTONE + index for index in members(given)],
            "taken": [FIRST_CORNERSTONE + index for index in members(taken)],
        }
        state.journal.append(Event("exchanged", int(player), args, EVERYONE))


def tell_roads(state: NeomState, player: i64, city: City, routes: i64, cut_off: i64) -> None:
    """Write which Trade Routes came or went and which tiles were cut off, by how it was before."""
    if state.journal is None:
        return
    after = city.trade_routes()
    for bit, side in ((1, "west"), (2, "east")):
        if after & ~routes & bit:
            tell(state, "trade-route", player, side=side)
        if routes & ~after & bit:
            tell(state, "trade-route-lost", player, side=side)
    newly = city.cut_off() & ~cut_off
    if newly:
        tell_spaces(state, "cut-off", player, newly)
