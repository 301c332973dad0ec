"""CONTRACT OFFICE: unplaced Cornerstones exchanged for others of the discard pile, or for a random one."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.action import pack
from gridtown.core.arguments import Nothing, Pair
from gridtown.core.bits import count, lowest, nth, single
from gridtown.core.choices import Choices
from gridtown.core.refusal import Refusal
from gridtown.games.neom.actions import DONE, EXCHANGE, GIVE, TAKE
from gridtown.games.neom.events import tell_exchange
from gridtown.games.neom.notation import CORNERSTONE, SEAT, TILE
from gridtown.games.neom.plan import (
    DONE_GIVING,
    GIVEN_SHIFT,
    TAKEN_SHIFT,
    plan_given,
    plan_taken,
    plan_tile,
)
from gridtown.games.neom.state import EXCHANGING, NeomState, Player
from gridtown.games.neom.steps.acting import Detail
from gridtown.games.neom.steps.step import ChanceKind, ChanceStep, NeomKind
from gridtown.games.neom.tables import EXCHANGES, FIRST_CORNERSTONE, Tables, cornerstone_bit


class Give(NeomKind):
    """A Cornerstone given to the discard pile."""

    def __init__(self) -> None:
        super().__init__(GIVE, "give", CORNERSTONE)

    def bars(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> Refusal | None:
        """It is one's own, unplaced, and not given yet."""
        me, bit = state.players[player], cornerstone_bit(argument)
        if not me.kept & bit:
            return Refusal("not-your-cornerstone", {"tile": int(argument)})
        chosen = given_cornerstones(me) & bit
        return Refusal("cornerstone-chosen", {"tile": int(argument)}) if chosen else None

    def generate(self, tables: Tables, state: NeomState, player: i64, out: Choices) -> None:
        """All that may be given next."""
        rest = left_to_give(state, state.players[player])
        while rest:
            out.add(pack(player, GIVE, FIRST_CORNERSTONE + lowest(rest)))
            rest &= rest - 1

    def do(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> None:
        """Plan it."""
        me = state.players[player]
        me.plan |= single(GIVEN_SHIFT + _place_of(me.kept, argument))


class Done(NeomKind):
    """No more Cornerstones to give."""

    def __init__(self) -> None:
        super().__init__(DONE, "done", Nothing())

    def generate(self, tables: Tables, state: NeomState, player: i64, out: Choices) -> None:
        """It is always possible."""
        out.add(pack(player, DONE, 0))

    def do(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> None:
        """Plan it."""
        state.players[player].plan |= DONE_GIVING


class GiveCornerstones(Detail):
    """Any number of unplaced Cornerstones, one after the other."""

    asks = "give"

    def __init__(self) -> None:
        super().__init__(Give(), Done())

    def settled(self, tables: Tables, state: NeomState, me: Player) -> bool:
        """Once no more are to be given; no other tile asks for that."""
        return not tables.traits[plan_tile(me.plan)] & EXCHANGES or bool(me.plan & DONE_GIVING)

    def fill_in(self, tables: Tables, state: NeomState, player: i64) -> None:
        """The end, when nothing is left to give."""
        me = state.players[player]
        if not left_to_give(state, me):
            me.plan |= DONE_GIVING


class Take(NeomKind):
    """A Cornerstone taken from the discard pile."""

    def __init__(self) -> None:
        super().__init__(TAKE, "take", CORNERSTONE)

    def bars(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> Refusal | None:
        """It lies in the pile, and is not taken yet."""
        bit = cornerstone_bit(argument)
        if not state.pile & bit:
            return Refusal("not-in-pile", {"tile": int(argument)})
        chosen = taken_cornerstones(state, state.players[player]) & bit
        return Refusal("cornerstone-chosen", {"tile": int(argument)}) if chosen else None

    def generate(self, tables: Tables, state: NeomState, player: i64, out: Choices) -> None:
        """All that may be taken next."""
        rest = state.pile & ~taken_cornerstones(state, state.players[player])
        while rest:
            out.add(pack(player, TAKE, FIRST_CORNERSTONE + lowest(rest)))
            rest &= rest - 1

    def do(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> None:
        """Plan it."""
        state.players[player].plan |= single(TAKEN_SHIFT + _place_of(state.pile, argument))


class TakeCornerstones(Detail):
    """As many Cornerstones as were given, of what lay in the pile before."""

    asks = "take"

    def __init__(self) -> None:
        super().__init__(Take())

    def settled(self, tables: Tables, state: NeomState, me: Player) -> bool:
        """Once there are as many; beginners get one by chance."""
        if state.beginner or not tables.traits[plan_tile(me.plan)] & EXCHANGES:
            return True
        return count(plan_taken(me.plan)) == count(plan_given(me.plan))


def left_to_give(state: NeomState, me: Player) -> i64:
    """The unplaced Cornerstones that may still be given: as many in all as can be taken."""
    given = given_cornerstones(me)
    most = i64(1) if state.beginner else count(state.pile)
    return me.kept & ~given if count(given) < most else i64(0)


def given_cornerstones(me: Player) -> i64:
    """The set of Cornerstones the plan gives away."""
    return _members_at(me.kept, plan_given(me.plan))


def taken_cornerstones(state: NeomState, me: Player) -> i64:
    """The set of Cornerstones the plan takes from the pile."""
    return _members_at(state.pile, plan_taken(me.plan))


def _members_at(mask: i64, places: i64) -> i64:
    """The members of `mask` at the `places` (bits) of its ascending order."""
    chosen: i64 = 0
    while places:
        chosen |= single(nth(mask, lowest(places)))
        places &= places - 1
    return chosen


def _place_of(mask: i64, tile: i64) -> i64:
    return count(mask & (cornerstone_bit(tile) - 1))


def exchange(state: NeomState, player: i64) -> None:
    """Give to the pile, take from what lay there; the beginner's draw follows."""
    me = state.players[player]
    given = given_cornerstones(me)
    taken = taken_cornerstones(state, me)
    me.first |= state.pile  # the whole pile has been seen
    me.kept = me.kept & ~given | taken
    state.shown |= taken
    state.pile = state.pile & ~taken | given
    if taken:
        tell_exchange(state, player, given, taken)


# The Beginner's Variant


def exchanger(state: NeomState) -> i64:
    """The player who gets a random Cornerstone for the one given, or -1."""
    for player in range(state.size):
        if plan_given(state.players[player].plan):
            return player
    return -1


class Exchange(ChanceKind):
    """The random Cornerstone for the one given."""

    def __init__(self) -> None:
        super().__init__(EXCHANGE, "exchange", Pair(SEAT, TILE, 8))

    def pool(self, state: NeomState) -> i64:
        """The Cornerstones never dealt."""
        return state.box

    def outcome(self, state: NeomState, index: i64) -> i64:
        """Player and tile."""
        return exchanger(state) << 8 | FIRST_CORNERSTONE + index

    def do(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> None:
        """From the box to the player."""
        owner = argument >> 8
        bit = cornerstone_bit(argument & 255)
        state.box &= ~bit
        state.shown |= bit
        me = state.players[owner]
        me.kept |= bit
        me.plan = 0
        tell_exchange(state, owner, state.pile, bit)  # in this variant only what was given lies there


class DrawExchanged(ChanceStep):
    """Beginner's Variant: the CONTRACT OFFICE exchanges one's Cornerstone for a different random one."""

    phase: i64 = EXCHANGING

    def __init__(self) -> None:
        super().__init__(Exchange())

    def applies(self, state: NeomState) -> bool:
        """As long as somebody has given one."""
        return state.beginner != 0 and exchanger(state) >= 0

    def again(self, tables: Tables, state: NeomState) -> bool:
        """Until all who gave one have another."""
        return exchanger(state) >= 0
