"""The end of a turn and of the game: final placements, a standstill, the next player."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.arguments import Nothing
from gridtown.games.mayor import actions
from gridtown.games.mayor.board.market import lines_empty
from gridtown.games.mayor.board.placements import can_place
from gridtown.games.mayor.events import tell, tell_number
from gridtown.games.mayor.state import FINAL, LINES_EMPTY, STANDSTILL, MayorState
from gridtown.games.mayor.steps.step import MayorKind, MayorStep, PlayerStep, Repeat
from gridtown.games.mayor.steps.walking import end_game
from gridtown.games.mayor.tables import Tables

STANDSTILL_ROUNDS = 25


class FinalPlacements(Repeat):
    """When three of the five building tile lines are empty, each player may place one remaining tile."""

    def applies(self, tables: Tables, state: MayorState) -> bool:
        """Begin with the Active player, once enough lines are empty."""
        if lines_empty(state) < tables.closing_lines:
            return False
        tell(state, "final", state.active_player)
        state.final = 1
        return True


class FinalPlacement(PlayerStep):
    """They may place a tile according to their current colour position on the rondel, and score it."""

    phase: i64 = FINAL

    def begin(self, tables: Tables, state: MayorState) -> bool:
        """Ask whoever can place; who can't is passed over."""
        return can_place(tables, state, state.active_player, False) and super().begin(tables, state)


class Waive(MayorKind):
    """Let a final placement be; nothing bars it."""

    def __init__(self) -> None:
        super().__init__(actions.WAIVE, "waive", Nothing())

    def do(self, tables: Tables, state: MayorState, player: i64, argument: i64) -> None:
        """Tell it."""
        tell(state, "waived", player)


class NextFinal(MayorStep):
    """In clockwise order; then the Citizen which moved furthest is the new Mayor."""

    def begin(self, tables: Tables, state: MayorState) -> bool:
        """Go on with the next player, or end the game after the last."""
        if state.final == state.size:
            finish(state, LINES_EMPTY)
            return True
        state.final += 1
        state.active_player = (state.active_player + 1) % state.size
        return False


class Standstill(MayorStep):
    """The game ends when everybody has passed for 25 rounds."""

    def begin(self, tables: Tables, state: MayorState) -> bool:
        """End it then."""
        if state.passes < STANDSTILL_ROUNDS * state.size:
            return False
        tell(state, "standstill", -1)
        finish(state, STANDSTILL)
        return True


class NextPlayer(MayorStep):
    """The next player clockwise becomes the Active player."""

    def begin(self, tables: Tables, state: MayorState) -> bool:
        """Pass the turn on."""
        state.active_player = (state.active_player + 1) % state.size
        return False


def finish(state: MayorState, ending: i64) -> None:
    """End the game, and tell who moved furthest."""
    furthest: i64 = 0
    for player in state.players:
        furthest = max(furthest, player.citizen >> 2)
    index: i64 = 0
    for player in state.players:
        if player.citizen >> 2 == furthest:
            tell_number(state, "furthest", index, "amount", furthest)
        index += 1
    end_game(state, ending)
