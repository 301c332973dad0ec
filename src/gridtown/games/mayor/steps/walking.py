"""Walk: the pieces of everybody who owes or earned something, clockwise from the Active player."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.action import pack
from gridtown.core.arguments import Number
from gridtown.core.bits import single
from gridtown.core.choices import Choices
from gridtown.core.refusal import Refusal
from gridtown.games.mayor import actions
from gridtown.games.mayor.board.track import OFFICE, SPACES
from gridtown.games.mayor.board.walks import (
    BANKER,
    CITIZEN,
    NOBODY,
    contains,
    due_ends,
    ends,
    first_end,
    is_empty,
    is_single,
    order_matters,
    space_of,
    without_first,
)
from gridtown.games.mayor.events import PIECES, tell, tell_stay, tell_walk
from gridtown.games.mayor.state import MAYOR, OVER, RAINBOW_STEP, WALKING, MayorState, Player
from gridtown.games.mayor.steps.step import MayorKind, MayorStep
from gridtown.games.mayor.tables import Tables


class Walks(MayorStep):
    """Let everybody walk; whoever has a choice of ways, or of the piece that goes first, is asked."""

    phase: i64 = WALKING

    def __init__(self, cause: i64) -> None:
        super().__init__(Walk(actions.CITIZEN, CITIZEN), Walk(actions.BANKER, BANKER))
        self.cause = cause

    def waits(self, state: MayorState) -> bool:
        """By why the pieces walk."""
        return self.cause == state.cause

    def begin(self, tables: Tables, state: MayorState) -> bool:
        """Walk what can be walked without a choice."""
        state.cause = self.cause
        state.walker = state.active_player
        return self.again(tables, state)

    def again(self, tables: Tables, state: MayorState) -> bool:
        """Walk on until somebody has a choice, or a Citizen is Mayor."""
        walker = state.walker
        while state.phase != OVER:
            player = state.players[walker]
            if player.vp or player.gp:
                if not walk_without_choice(tables, state, walker):
                    state.walker = walker
                    return self.ask(state, single(walker))
            else:
                walker += 1
                if walker == state.size:
                    walker = 0
                if walker == state.active_player:
                    state.cause = 0
                    state.walker = 0
                    return False
        return True


class Walk(MayorKind):
    """Walk a piece to one of the spaces where its walk may end.

    A piece that would end on an occupied space goes on to the next free one; at corners its player chooses
    the street. With two pieces to walk, the player chooses the order.
    """

    def __init__(self, number: i64, piece: i64) -> None:
        super().__init__(number, PIECES[int(piece)], Number(0, SPACES - 1, "a space"))
        self.piece = piece

    def bars(self, tables: Tables, state: MayorState, player: i64, argument: i64) -> Refusal | None:
        """It has to walk, before the other piece only where that matters, and to one of the ends."""
        me, name = state.players[player], PIECES[int(self.piece)]
        amount = me.gp if self.piece == BANKER else me.vp
        if not amount:
            return Refusal("not-walking", {"piece": name})
        if self.piece == BANKER and me.vp and not order_matters(tables, state, player):
            return Refusal("citizen-first")
        if contains(due_ends(tables, state, player, self.piece), amount, argument):
            return None
        if state.cause == RAINBOW_STEP:
            anywhere = ends(tables, state, me.citizen, CITIZEN, amount, NOBODY)
            if contains(anywhere, amount, argument):
                return Refusal("rainbow-end-too-dear")
        return Refusal("not-an-end", {"piece": name, "end": tables.track.names[argument]})

    def generate(self, tables: Tables, state: MayorState, player: i64, out: Choices) -> None:
        """The ends of its walk, if it may go now."""
        me = state.players[player]
        amount = me.gp if self.piece == BANKER else me.vp
        if not amount:
            return
        if self.piece == BANKER and me.vp and not order_matters(tables, state, player):
            return
        spaces = due_ends(tables, state, player, self.piece)
        while not is_empty(spaces):
            out.insert(pack(player, self.number, first_end(spaces, amount)))
            spaces = without_first(spaces)

    def do(self, tables: Tables, state: MayorState, player: i64, argument: i64) -> None:
        """Walk there."""
        walk(tables, state, player, self.piece, argument)


def walk_without_choice(tables: Tables, state: MayorState, player: i64) -> bool:
    """Walk one piece of a player who has to, if there is just one way; whether that was so."""
    me = state.players[player]
    piece: i64 = CITIZEN if me.vp else BANKER
    if me.vp and me.gp and order_matters(tables, state, player):
        if not is_empty(due_ends(tables, state, player, BANKER)):
            return False
    spaces = due_ends(tables, state, player, piece)
    if is_empty(spaces):
        tell_stay(state, player)
        clear_due(me, piece)
        return True
    if not is_single(spaces):
        return False
    walk(tables, state, player, piece, first_end(spaces, me.gp if piece == BANKER else me.vp))
    return True


def clear_due(player: Player, piece: i64) -> None:
    """Forget what a piece still had to walk: it has, or it can't."""
    if piece == BANKER:
        player.gp = 0
    else:
        player.vp = 0


def walk(tables: Tables, state: MayorState, player: i64, piece: i64, space: i64) -> None:
    """Move a piece to the end of its walk. A Citizen on 50 is Mayor, and the game is over."""
    me = state.players[player]
    start = space_of(me, piece)
    if state.journal is not None:
        path = [tables.track.names[entered] for entered in tables.track.path(start, space)]
        tell_walk(state, player, piece, space, path)
    clear_due(me, piece)
    if piece == BANKER:
        me.banker = space
        return
    me.citizen = space
    if space == OFFICE:
        tell(state, "mayor", player)
        end_game(state, MAYOR)


def end_game(state: MayorState, ending: i64) -> None:
    """Nobody acts any more; what was left to walk is dropped."""
    state.phase = OVER
    state.ending = ending
    state.to_act = 0
    state.cause = 0
    state.walker = 0
    state.tile = 0
    state.square = 0
    state.claiming = 0
    state.using = 0
    for player in state.players:
        player.vp = 0
        player.gp = 0
