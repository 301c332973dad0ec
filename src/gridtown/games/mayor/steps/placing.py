"""Place a tile: where it may lie, what the Rainbow costs, and taking the block's Civic Amenity instead."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.action import pack
from gridtown.core.arguments import Number, Pair
from gridtown.core.bits import lowest, single
from gridtown.core.choices import Choices
from gridtown.core.refusal import Refusal, Value
from gridtown.games.mayor import actions
from gridtown.games.mayor.board.lines import BUILDINGS, COLOURS, RAINBOW, TILE_BITS, TYPES, type_of
from gridtown.games.mayor.board.map import SQUARE_NAMES, blocks_of
from gridtown.games.mayor.board.placements import (
    RAINBOW_COST,
    affordable_squares,
    holds_amenity,
    least_price,
    open_squares,
    pays_rainbow,
)
from gridtown.games.mayor.events import tell_number, tell_square
from gridtown.games.mayor.notation import SQUARE
from gridtown.games.mayor.refusals import by_amenity
from gridtown.games.mayor.state import RAINBOW_STEP, MayorState
from gridtown.games.mayor.steps.step import MayorKind, MayorStep
from gridtown.games.mayor.steps.walking import Walks
from gridtown.games.mayor.tables import Tables


class Place(MayorKind):
    """Place a tile in an empty square alongside a street of their space's colour, and score it.

    A block may have one building of each type. By a Civic Amenity it may lie anywhere.
    """

    def __init__(self, steps: list[MayorStep], number: i64 = actions.PLACE, word: str = "place") -> None:
        super().__init__(number, word, Pair(Number(1, BUILDINGS, "a tile"), SQUARE, 6), steps)

    def bars(self, tables: Tables, state: MayorState, player: i64, argument: i64) -> Refusal | None:
        """Their own tile, on an empty square where it may lie, and gold for what it scores.

        What bars every such action comes first, then what stays so for good, then what changes with the Event
        or the marker, gold last: nobody mends one thing to learn that it was in vain. Where an amenity of
        theirs would let them do the very same, that is told with it.
        """
        using = state.using != 0
        found = self.first_bar(tables, state, player, argument, using)
        if found is None or using or state.final or not holds_amenity(state.players[player]):
            return found
        return found if self.first_bar(tables, state, player, argument, True) else by_amenity(found)

    def first_bar(
        self, tables: Tables, state: MayorState, player: i64, argument: i64, anywhere: bool
    ) -> Refusal | None:
        """What bars it first; anywhere: if it is done by an amenity."""
        return (
            self.bars_all(tables, state, player, anywhere)
            or self.bars_lying(state, player, argument)
            or self.bars_claiming(state, argument & 63)
            or self.bars_there(tables, state, player, argument, anywhere)
            or self.bars_scoring(tables, state, player, argument, anywhere)
        )

    def bars_all(self, tables: Tables, state: MayorState, player: i64, anywhere: bool) -> Refusal | None:
        """By an amenity, a square has to be left for that."""
        if anywhere and not open_squares(tables, state, 0, state.players[player].marker, True):
            return Refusal("amenity-no-room")
        return None

    def bars_lying(self, state: MayorState, player: i64, argument: i64) -> Refusal | None:
        """A tile of their own, an empty square."""
        if not state.players[player].tiles & single(argument >> 6):
            return Refusal("not-your-tile", {"tile": int(argument >> 6)})
        if state.city.taken & single(argument & 63):
            return Refusal("square-taken", {"square": SQUARE_NAMES[int(argument & 63)]})
        return None

    def bars_claiming(self, state: MayorState, square: i64) -> Refusal | None:
        """Nothing is claimed."""
        return None

    def bars_there(
        self, tables: Tables, state: MayorState, player: i64, argument: i64, anywhere: bool
    ) -> Refusal | None:
        """Block, Event and street; none of them by an amenity."""
        line, square, marker = type_of(argument >> 6), argument & 63, state.players[player].marker
        name, type, event = SQUARE_NAMES[int(square)], TYPES[int(line)], state.events.current
        if anywhere:
            return None
        if blocks_of(state.city.lies[line]) >> square & 1:
            return Refusal("block-has-type", {"square": name, "type": type})
        if tables.barred[event] >> line & 1:
            return Refusal("event-barred", {"type": type, "event": int(event)})
        if marker != RAINBOW and not tables.beside[marker] >> square & 1:
            return Refusal("no-such-street", {"square": name, "colour": COLOURS[int(marker)]})
        if tables.closed[event] >> square & 1:
            return Refusal("event-closed", {"square": name, "event": int(event)})
        return None

    def bars_scoring(
        self, tables: Tables, state: MayorState, player: i64, argument: i64, anywhere: bool
    ) -> Refusal | None:
        """What it scores must not cost more gold than there is."""
        tile, square, gold = argument >> 6, argument & 63, state.players[player].banker >> 2
        price = least_price(tables, state, player, tile, square, anywhere)
        if price <= gold:
            return None
        name = SQUARE_NAMES[int(square)]
        args: dict[str, Value] = {"tile": int(tile), "square": name, "cost": int(price), "gold": int(gold)}
        return Refusal("too-dear-there", args)

    def generate(self, tables: Tables, state: MayorState, player: i64, out: Choices) -> None:
        """Every tile with every square where it may lie and be paid for."""
        me, anywhere = state.players[player], state.using != 0
        tiles = me.tiles & TILE_BITS
        while tiles:
            tile = lowest(tiles)
            tiles &= tiles - 1
            squares = open_squares(tables, state, type_of(tile), me.marker, anywhere)
            squares = affordable_squares(tables, state, player, tile, squares, anywhere)
            add_squares(out, pack(player, actions.PLACE, tile << 6), squares)

    def do(self, tables: Tables, state: MayorState, player: i64, argument: i64) -> None:
        """Put the tile there; nothing is scored yet."""
        tile, square = argument >> 6, argument & 63
        state.passes = 0
        state.claiming = i64(self.number == actions.CLAIM)
        state.players[player].tiles &= ~single(tile)
        state.city.lay(tile, square)
        state.tile = tile
        state.square = square
        tell_square(state, "placed", player, "tile", tile, square)


class Claim(Place):
    """The first to place in a block with a Civic Amenity may take it instead of scoring."""

    def __init__(self, steps: list[MayorStep]) -> None:
        super().__init__(steps, actions.CLAIM, "claim")

    def bars_all(self, tables: Tables, state: MayorState, player: i64, anywhere: bool) -> Refusal | None:
        """Among the last placements an amenity is of no use any more."""
        if state.final:
            return Refusal("no-claim-at-the-end")
        return super().bars_all(tables, state, player, anywhere)

    def bars_claiming(self, state: MayorState, square: i64) -> Refusal | None:
        """An amenity must lie there."""
        if not state.city.claims & single(square):
            return Refusal("no-amenity-there", {"square": SQUARE_NAMES[int(square)]})
        return None

    def bars_scoring(
        self, tables: Tables, state: MayorState, player: i64, argument: i64, anywhere: bool
    ) -> Refusal | None:
        """Nothing is scored."""
        return None

    def generate(self, tables: Tables, state: MayorState, player: i64, out: Choices) -> None:
        """Every tile with every square where it may lie and an amenity does."""
        if not state.city.claims or state.final:
            return
        me = state.players[player]
        tiles = me.tiles & TILE_BITS
        while tiles:
            tile = lowest(tiles)
            tiles &= tiles - 1
            squares = open_squares(tables, state, type_of(tile), me.marker, state.using != 0)
            add_squares(out, pack(player, actions.CLAIM, tile << 6), squares & state.city.claims)


def add_squares(out: Choices, action: i64, squares: i64) -> None:
    """Add an action for each of `squares`."""
    while squares:
        out.add(action + lowest(squares))
        squares &= squares - 1


class PayRainbow(Walks):
    """If the space on the rondel is the Rainbow, they must pay 1 vp first; not with the Citizen on 0."""

    def __init__(self) -> None:
        super().__init__(RAINBOW_STEP)

    def begin(self, tables: Tables, state: MayorState) -> bool:
        """Let the Citizen walk its step back, if it has to."""
        me = state.players[state.active_player]
        pays = pays_rainbow(me, state.using != 0)
        if pays:
            me.vp = -RAINBOW_COST
        if me.marker == RAINBOW and not state.using:
            tell_number(state, "rainbow", state.active_player, "amount", RAINBOW_COST if pays else 0)
        return pays and super().begin(tables, state)
