"""Game preparation: Starting player, the map (drawn in scenario 5), displays and roles.

Rulebook: "Game Preparation", "Scenario 2: The Role Cards", "Scenario 5: Lots of Variability".
"""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.action import pack
from gridtown.core.bits import count, lowest, single
from gridtown.core.choices import Choices
from gridtown.core.refusal import Refusal
from gridtown.games.skylines import actions
from gridtown.games.skylines.board.arrangement import PIECES_DRAWN, free_spots, piece_fits
from gridtown.games.skylines.board.cards import FIRST_POLICY, FIRST_ROLE
from gridtown.games.skylines.board.displays import display_size, draw_off, put_on_display
from gridtown.games.skylines.board.layout import settled
from gridtown.games.skylines.events import tell, tell_number, tell_word
from gridtown.games.skylines.notation import (
    CARD,
    OFFERED_ROLE,
    PLAYER,
    Spots,
    board_names,
    lay_argument,
    spot_of,
)
from gridtown.games.skylines.state import (
    DEALING,
    DEALING_ROLES,
    DRAWING_FIRST,
    DRAWING_PIECES,
    KEEPING,
    LAYING,
    SkylinesState,
    spread_out,
)
from gridtown.games.skylines.steps.drawing import TopCard
from gridtown.games.skylines.steps.step import (
    ChanceKind,
    ChanceStep,
    EachPlayer,
    SkylinesKind,
    SkylinesStep,
)
from gridtown.games.skylines.tables import CHOSEN, FREE_LAYOUT, ROLES, Tables

# The Starting player


class DrawFirst(ChanceKind):
    """Chance draws the Starting player."""

    def __init__(self) -> None:
        super().__init__(actions.FIRST, "first", PLAYER)

    def pool(self, tables: Tables, state: SkylinesState) -> i64:
        """Everybody at the table."""
        return single(state.size) - 1

    def do(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> None:
        """They are the Starting player."""
        state.first = argument
        tell(state, "first", argument)


class DrawStartingPlayer(ChanceStep):
    """The Starting player is drawn; alone there is nothing to draw."""

    phase: i64 = DRAWING_FIRST

    def __init__(self) -> None:
        super().__init__(DrawFirst())

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """Let chance act, unless there is but one."""
        if state.size == 1:
            state.first = 0
            return False
        return super().begin(tables, state)


class TakeToken(SkylinesStep):
    """The Starting player gets the token."""

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """They are the active player, too."""
        state.token = state.first
        state.active_player = state.first
        return False


# The map


class DrawPiece(ChanceKind):
    """Chance draws a board piece. Of all the one with the first letter lies first, as it is printed."""

    def __init__(self) -> None:
        super().__init__(actions.PIECE, "piece", board_names)

    def pool(self, tables: Tables, state: SkylinesState) -> i64:
        """The pieces not drawn."""
        return (single(len(tables.boards)) - 1) & ~state.drawn

    def do(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> None:
        """It is drawn, and with the last one the first is laid."""
        state.drawn |= single(argument)
        tell_word(state, "piece-drawn", -1, "board", tables.boards[int(argument)])
        if count(state.drawn) == PIECES_DRAWN:
            first = lowest(state.drawn)
            state.drawn &= ~single(first)
            state.spots = ((int(first), 0, 0, 0),)


class DrawPieces(ChanceStep):
    """Scenario 5: mix the board pieces and select four of them."""

    phase: i64 = DRAWING_PIECES

    def __init__(self) -> None:
        super().__init__(DrawPiece())

    def applies(self, state: SkylinesState) -> bool:
        """In Scenario 5."""
        return state.scenario == FREE_LAYOUT

    def again(self, tables: Tables, state: SkylinesState) -> bool:
        """Until the first one lies."""
        return not state.spots


class Lay(SkylinesKind):
    """Lay a board piece that was drawn beside those that lie: land to land, water to water."""

    def __init__(self) -> None:
        super().__init__(actions.LAY, "lay", Spots)

    def bars(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> Refusal | None:
        """A drawn piece, along a whole side of another, where it fits."""
        spot = spot_of(argument)
        board, column, row, _ = spot
        name = tables.boards[board]
        if not state.drawn >> board & 1:
            return Refusal("piece-not-drawn", {"board": name})
        other = next((o for o, c, r, _ in state.spots if (c, r) == (column, row)), None)
        if other is not None:
            return Refusal("piece-there", {"board": tables.boards[other]})
        if (column, row) not in free_spots(state.spots):
            return Refusal("piece-apart", {"board": name})
        fits = piece_fits(tables, state.spots, spot)
        return None if fits else Refusal("piece-does-not-fit", {"board": name})

    def generate(self, tables: Tables, state: SkylinesState, player: i64, out: Choices) -> None:
        """Every way to lay each of them."""
        for board in range(len(tables.pieces)):
            if not state.drawn >> board & 1:
                continue
            for turns in range(4):
                for column, row in free_spots(state.spots):
                    if piece_fits(tables, state.spots, (board, column, row, turns)):
                        out.insert(pack(player, self.number, lay_argument(board, column, row, turns)))

    def do(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> None:
        """It lies."""
        spot = spot_of(argument)
        state.spots = (*state.spots, spot)
        state.drawn &= ~single(spot[0])
        tell_word(state, "piece-laid", player, "board", tables.boards[spot[0]])


class LayPieces(SkylinesStep):
    """Scenario 5: arrange them however you like; the Starting player does."""

    phase: i64 = LAYING

    def __init__(self) -> None:
        super().__init__(Lay())

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """The Starting player chooses."""
        return state.scenario == FREE_LAYOUT and self.ask_player(state, state.first)

    def again(self, tables: Tables, state: SkylinesState) -> bool:
        """Until all that were drawn lie."""
        return state.drawn != 0


class AssembleMap(SkylinesStep):
    """Assemble the board pieces face down, as they were laid or as the scenario says."""

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """The map is spread out."""
        free = state.scenario == FREE_LAYOUT
        state.spots = settled(state.spots) if free else tables.layout_of(state.scenario)
        spread_out(tables, state)
        return False


# Displays


class Deal(TopCard):
    """Chance deals a Stage I card to the player whose display is being filled."""

    def do(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> None:
        """The card lies before them; once they have all of theirs, the next player is dealt to."""
        draw_off(tables, state, argument)
        put_on_display(tables, state, state.active_player, argument)
        tell_number(state, "dealt", state.active_player, "card", argument)
        if display_size(state, state.active_player) >= tables.display[state.size]:
            state.active_player += 1
        if state.active_player == state.size:
            state.source = 0
            state.active_player = state.first


class DealDisplays(ChanceStep):
    """Shuffle the Stage I cards and deal each player the appropriate number of them, face up."""

    phase: i64 = DEALING

    def __init__(self) -> None:
        super().__init__(Deal())

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """Begin with the first player."""
        state.source = 1
        state.active_player = 0
        return super().begin(tables, state)

    def again(self, tables: Tables, state: SkylinesState) -> bool:
        """Until all displays are filled."""
        return state.source != 0


# Roles


class DealRole(ChanceKind):
    """Chance deals a role to the player who is to choose."""

    def __init__(self) -> None:
        super().__init__(actions.ROLE, "role", OFFERED_ROLE)

    def pool(self, tables: Tables, state: SkylinesState) -> i64:
        """The roles not dealt."""
        return state.role_box

    def outcome(self, tables: Tables, state: SkylinesState, index: i64) -> i64:
        """The player whose turn it is, and the role."""
        return state.active_player << 8 | FIRST_ROLE + index

    def do(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> None:
        """It is one of those to choose from, or theirs at once."""
        owner, role = argument >> 8, argument & 255
        state.role_box &= ~single(role - FIRST_ROLE)
        if state.role_choice == CHOSEN:
            state.offers[owner] |= single(role - FIRST_ROLE)
            return
        tell_number(state, "role-dealt", owner, "role", role)
        _take_role(state, owner, role)


def _take_role(state: SkylinesState, player: i64, role: i64) -> None:
    """It lies beside the display; the next player is dealt theirs."""
    state.roles[player] = role
    state.offers[player] = 0
    state.active_player = (player + 1) % state.size


class DealRoles(ChanceStep):
    """Scenario 2: the player gets two role cards, … or, dealt at random, one to keep."""

    phase: i64 = DEALING_ROLES

    def __init__(self) -> None:
        super().__init__(DealRole())

    def again(self, tables: Tables, state: SkylinesState) -> bool:
        """Until there are two to choose from."""
        return state.role_choice == CHOSEN and count(state.offers[state.active_player]) < 2


class Keep(SkylinesKind):
    """Keep one of the two roles; the other goes to the box."""

    def __init__(self) -> None:
        super().__init__(actions.KEEP, "keep", CARD)

    def bars(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> Refusal | None:
        """It must be one of the two."""
        role = FIRST_ROLE <= argument < FIRST_POLICY
        if role and state.offers[player] >> (argument - FIRST_ROLE) & 1:
            return None
        return Refusal("not-offered", {"card": int(argument)})

    def generate(self, tables: Tables, state: SkylinesState, player: i64, out: Choices) -> None:
        """The two roles."""
        roles = state.offers[player]
        while roles:
            out.add(pack(player, self.number, FIRST_ROLE + lowest(roles)))
            roles &= roles - 1

    def do(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> None:
        """The next player is dealt two."""
        tell_number(state, "role", player, "role", argument)
        _take_role(state, player, argument)


class KeepRole(SkylinesStep):
    """… and chooses one."""

    phase: i64 = KEEPING

    def __init__(self) -> None:
        super().__init__(Keep())

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """The player chooses, unless the role was dealt."""
        return state.role_choice == CHOSEN and self.ask_player(state, state.active_player)


class WithRoles(EachPlayer):
    """Scenario 2 and up: roles, from the Starting player on."""

    def applies(self, tables: Tables, state: SkylinesState) -> bool:
        """Whether roles are used."""
        return bool(tables.parts[int(state.scenario)] & ROLES)
