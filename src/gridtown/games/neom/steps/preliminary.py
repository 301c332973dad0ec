"""The Preliminary Round: everyone chooses three Cornerstones."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gridtown.core.action import pack
from gridtown.core.bits import lowest, single
from gridtown.core.choices import Choices
from gridtown.core.refusal import Refusal
from gridtown.games.neom.actions import KEEP
from gridtown.games.neom.events import tell, tell_tiles
from gridtown.games.neom.notation import CORNERSTONE
from gridtown.games.neom.state import DRAFT, NeomState, everyone, simultaneous
from gridtown.games.neom.steps.step import Group, NeomKind, NeomStep, Repeat
from gridtown.games.neom.tables import FIRST_CORNERSTONE, Tables, cornerstone_bit

PICKS: Final = 3


class PreliminaryRound(Group):
    """Preliminary Round: three Cornerstones each, for later use."""

    def applies(self, state: NeomState) -> bool:
        """Unless all are beginners."""
        return not state.beginner


class Keep(NeomKind):
    """A Cornerstone for later: face down among 3 to 5 players, openly otherwise."""

    def __init__(self) -> None:
        super().__init__(KEEP, "keep", CORNERSTONE)

    def bars(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> Refusal | None:
        """It is in one's hand, or in the row."""
        if _choices(state, player) & cornerstone_bit(argument):
            return None
        return Refusal("not-in-hand" if simultaneous(state) else "not-in-row", {"tile": int(argument)})

    def generate(self, tables: Tables, state: NeomState, player: i64, out: Choices) -> None:
        """All that is in one's hand, or in the row."""
        rest = _choices(state, player)
        while rest:
            out.add(pack(player, KEEP, FIRST_CORNERSTONE + lowest(rest)))
            rest &= rest - 1

    def do(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> None:
        """Lay it down; secretly, until all have chosen."""
        me = state.players[player]
        state.to_act &= ~single(player)
        if simultaneous(state):
            me.selected = argument
            tell(state, "kept-secretly", player)
            return
        bit = cornerstone_bit(argument)
        me.kept |= bit
        state.row &= ~bit
        tell(state, "kept", player, tile=argument)


def _choices(state: NeomState, player: i64) -> i64:
    return state.players[player].hand if simultaneous(state) else state.row


class ChooseCornerstone(NeomStep):
    """Preliminary Round, 1: a Cornerstone from the hand, laid face down."""

    phase: i64 = DRAFT

    def __init__(self) -> None:
        super().__init__(Keep())

    def begin(self, tables: Tables, state: NeomState) -> bool:
        """All at the same time; two players in turn."""
        if not simultaneous(state):
            return self.ask(state, single(state.active_player))
        for me in state.players:  # remembered for what they may know later
            if state.turn == 1:
                me.first = me.hand
            elif state.turn == 2:
                me.second = me.hand
            else:
                me.third = me.hand
        return self.ask(state, everyone(state))


class PassCornerstones(NeomStep):
    """Preliminary Round, 2 and 3: the others go to the left, those from the right are picked up.

    One or two players discard what is left of the stack.
    """

    def begin(self, tables: Tables, state: NeomState) -> bool:
        """The next seat is the one to the left."""
        if not simultaneous(state):
            state.opener = state.active_player  # who chose last opens the next stack or pack
            state.pile |= state.row
            state.row = 0
            return False
        last = state.players[state.size - 1]
        passed = last.hand & ~cornerstone_bit(last.selected)
        for me in state.players:
            bit = cornerstone_bit(me.selected)
            left = me.hand & ~bit
            me.kept |= bit
            me.selected = 0
            me.hand = passed
            passed = left
        return False


class Picks(Repeat):
    """Preliminary Round, 4: three times in all."""

    def again(self, tables: Tables, state: NeomState) -> bool:
        """Three times in all."""
        if state.turn == PICKS:
            return False
        state.turn += 1
        return True


class RevealCornerstones(NeomStep):
    """Preliminary Round, 4 and 5: the last tile goes to the discard pile, the chosen ones are revealed."""

    def begin(self, tables: Tables, state: NeomState) -> bool:
        """With one or two players all lies open already."""
        if not simultaneous(state):
            return False
        for player in range(state.size):
            me = state.players[player]
            state.pile |= me.hand
            state.shown |= me.kept
            me.hand = 0
            tell_tiles(state, "cornerstones", player, FIRST_CORNERSTONE, me.kept)
        return False
