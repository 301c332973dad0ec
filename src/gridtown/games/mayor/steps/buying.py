"""Buy a tile, and turn over the next one of its line."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.action import CHANCE, pack
from gridtown.core.arguments import Named, Number
from gridtown.core.bits import single
from gridtown.core.choices import Choices
from gridtown.core.refusal import Refusal
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.mayor import actions
from gridtown.games.mayor.board.lines import BUILDINGS, TYPES, line_bits
from gridtown.games.mayor.board.map import ALL_SQUARES
from gridtown.games.mayor.board.market import at_limit, can_buy, cost, due_line, face
from gridtown.games.mayor.board.placements import holds_amenity
from gridtown.games.mayor.events import tell_bought, tell_number
from gridtown.games.mayor.refusals import by_amenity
from gridtown.games.mayor.state import REVEALING, MayorState, Player
from gridtown.games.mayor.steps.step import ChanceKind, ChanceStep, MayorKind, MayorStep
from gridtown.games.mayor.tables import Tables


class Buy(MayorKind):
    """Buy the face-up tile on the line of one's space; by a Civic Amenity for nothing, at the limit too."""

    def __init__(self, steps: list[MayorStep]) -> None:
        names = Named(TYPES, f"a building type: one of {', '.join(TYPES)}")
        super().__init__(actions.BUY, "buy", names, steps)

    def bars(self, tables: Tables, state: MayorState, player: i64, argument: i64) -> Refusal | None:
        """A tile on the line, room before them, their own line, and gold.

        An amenity of theirs would lift the limit, and the price, for their own line.
        """
        me, name = state.players[player], TYPES[int(argument)]
        if not state.faces & line_bits(argument):
            return Refusal("buy-empty-line", {"type": name})
        dear, free = self.bars_paying(tables, state, player, argument), self.may_be_free(state, me)
        if dear is not None and dear.id == "buy-limit" and not free:
            return dear
        if argument != me.marker:
            return Refusal("buy-other-line", {"type": name, "marker": TYPES[int(me.marker)]})
        return by_amenity(dear) if dear is not None and free else dear

    def bars_paying(self, tables: Tables, state: MayorState, player: i64, argument: i64) -> Refusal | None:
        """Room before them, and gold; neither by an amenity."""
        me = state.players[player]
        if state.using:
            return None
        if at_limit(tables, state, me):
            return Refusal("buy-limit", {"limit": int(tables.tile_limit(state.size))})
        price, gold = cost(tables, state, player, argument), me.banker >> 2
        return Refusal("buy-too-dear", {"cost": int(price), "gold": int(gold)}) if price > gold else None

    def may_be_free(self, state: MayorState, me: Player) -> bool:
        """Whether an amenity of theirs would take the tile of their line, and then find a square."""
        offered = state.faces & line_bits(me.marker) != 0
        return offered and holds_amenity(me) and state.city.taken != ALL_SQUARES

    def generate(self, tables: Tables, state: MayorState, player: i64, out: Choices) -> None:
        """The tile for sale."""
        if can_buy(tables, state, player):
            out.add(pack(player, actions.BUY, state.players[player].marker))

    def do(self, tables: Tables, state: MayorState, player: i64, argument: i64) -> None:
        """Take the tile; the price is owed until the Banker has walked."""
        me, tile = state.players[player], face(state, argument)
        price = i64(0) if state.using else cost(tables, state, player, argument)
        state.passes = 0
        state.faces &= ~single(tile)
        me.tiles |= single(tile)
        me.gp = -price
        if state.using:
            tell_number(state, "got", player, "tile", tile)
        else:
            tell_bought(state, player, tile, price)


class TurnOver(ChanceStep):
    """Turn over the next tile of the line, if there are any left; at the start, one of every line."""

    phase: i64 = REVEALING

    def __init__(self) -> None:
        super().__init__(Reveal())

    def begin(self, tables: Tables, state: MayorState) -> bool:
        """Let chance choose which tile it is."""
        return self.again(tables, state)

    def again(self, tables: Tables, state: MayorState) -> bool:
        """Whether a line has tiles face down and none for sale."""
        return due_line(state) >= 0 and self.ask(state, CHANCE_ACTS)


class Reveal(ChanceKind):
    """Turn over a tile: any that lies face down in the line may be next."""

    def __init__(self) -> None:
        super().__init__(actions.REVEAL, "reveal", Number(1, BUILDINGS, "a tile"))

    def pool(self, state: MayorState) -> i64:
        """The tiles face down in the line that is due."""
        return state.hidden & line_bits(due_line(state))

    def do(self, tables: Tables, state: MayorState, player: i64, argument: i64) -> None:
        """Put the tile up for sale."""
        state.hidden &= ~single(argument)
        state.faces |= single(argument)
        tell_number(state, "revealed", CHANCE, "tile", argument)
