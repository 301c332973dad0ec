"""Civic Amenities: using one to buy or place, its reward, and laying it."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.action import pack
from gridtown.core.arguments import Named, Number
from gridtown.core.bits import lowest, single
from gridtown.core.choices import Choices
from gridtown.core.refusal import Refusal
from gridtown.games.mayor import actions
from gridtown.games.mayor.board.lines import FIRST_AMENITY, LAST_TILE, TILE_BITS, line_bits
from gridtown.games.mayor.board.map import ALL_SQUARES, SQUARE_NAMES
from gridtown.games.mayor.board.placements import can_place
from gridtown.games.mayor.events import tell_gains, tell_number, tell_square
from gridtown.games.mayor.notation import SQUARE
from gridtown.games.mayor.state import LAYING, REWARDING, MayorState
from gridtown.games.mayor.steps.placing import add_squares
from gridtown.games.mayor.steps.step import Group, MayorKind, PlayerStep
from gridtown.games.mayor.tables import Tables

REWARDS = ("vp", "gp")


class Use(MayorKind):
    """When they choose their action, they may use an amenity to buy for free or to place anywhere."""

    def __init__(self) -> None:
        super().__init__(actions.USE, "use", Number(FIRST_AMENITY, LAST_TILE, "a tile"))

    def bars(self, tables: Tables, state: MayorState, player: i64, argument: i64) -> Refusal | None:
        """One at a time, of their own, for something, with a square left to lay it on."""
        if state.using:
            return Refusal("only-with-amenity", {"amenity": int(state.using)})
        if not state.players[player].tiles & single(argument):
            return Refusal("amenity-not-yours", {"amenity": int(argument)})
        if is_useful(tables, state, player):
            return None
        return Refusal("amenity-no-room" if lacks_room(state, player) else "amenity-no-use")

    def generate(self, tables: Tables, state: MayorState, player: i64, out: Choices) -> None:
        """Each of the player's amenities, if it would do anything."""
        amenities = state.players[player].tiles & ~TILE_BITS
        if not amenities or state.using or not is_useful(tables, state, player):
            return
        while amenities:
            out.add(pack(player, actions.USE, lowest(amenities)))
            amenities &= amenities - 1

    def do(self, tables: Tables, state: MayorState, player: i64, argument: i64) -> None:
        """Bring it into play: the next action buys or places by it."""
        state.passes = 0
        state.using = argument
        tell_number(state, "used", player, "amenity", argument)


def is_useful(tables: Tables, state: MayorState, player: i64) -> bool:
    """Whether a player could buy or place by an amenity, and then lay it."""
    if state.city.taken == ALL_SQUARES:
        return False
    if state.faces & line_bits(state.players[player].marker):
        return True
    return can_place(tables, state, player, True)


def lacks_room(state: MayorState, player: i64) -> bool:
    """Whether an amenity is of no use because no square would be left for it."""
    empty = ALL_SQUARES & ~state.city.taken
    return not empty or (not empty & (empty - 1) and state.players[player].tiles & TILE_BITS != 0)


class WithAmenity(Group):
    """After an amenity was used, they score its reward, and it is placed onto the board."""

    def applies(self, tables: Tables, state: MayorState) -> bool:
        """Whether an amenity is in use."""
        return state.using != 0


class TakeReward(PlayerStep):
    """The player scores either 2 vp or 4 gp immediately; this is the choice of the player."""

    phase: i64 = REWARDING

    def __init__(self) -> None:
        super().__init__(Reward())


class Reward(MayorKind):
    """Victory points, or gold; nothing bars either."""

    def __init__(self) -> None:
        super().__init__(actions.REWARD, "reward", Named(REWARDS, "a reward: vp or gp"))

    def do(self, tables: Tables, state: MayorState, player: i64, argument: i64) -> None:
        """Owe the player what the amenity brings."""
        me = state.players[player]
        if argument:
            me.gp = tables.reward_gp
        else:
            me.vp = tables.reward_vp
        tell_gains(state, "rewarded", player, me.vp, me.gp)


class LayAmenity(PlayerStep):
    """The amenity should then be placed face-up onto the board in any empty City square."""

    phase: i64 = LAYING

    def __init__(self) -> None:
        super().__init__(Lay())


class Lay(MayorKind):
    """Lay it on a square; it claims nothing."""

    def __init__(self) -> None:
        super().__init__(actions.LAY, "lay", SQUARE)

    def bars(self, tables: Tables, state: MayorState, player: i64, argument: i64) -> Refusal | None:
        """The square is empty."""
        taken = state.city.taken & single(argument)
        return Refusal("square-taken", {"square": SQUARE_NAMES[int(argument)]}) if taken else None

    def generate(self, tables: Tables, state: MayorState, player: i64, out: Choices) -> None:
        """Every empty square."""
        add_squares(out, pack(player, actions.LAY, 0), ALL_SQUARES & ~state.city.taken)

    def do(self, tables: Tables, state: MayorState, player: i64, argument: i64) -> None:
        """Put it there."""
        state.players[player].tiles &= ~single(state.using)
        state.city.lay(state.using, argument)
        tell_square(state, "laid", player, "amenity", state.using, argument)
        state.using = 0
