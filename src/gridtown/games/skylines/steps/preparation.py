"""Game preparation: Starting player, the map (drawn in scenario 5), displays and roles.

Rulebook: "Game Preparation", "Scenario 2: The Role Cards", "Scenario 5: Lots of Variability".
"""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.action import pack
from gridtown.core.arguments import Argument
from gridtown.core.bits import count, lowest, single
from gridtown.core.choices import Choices
from gridtown.core.refusal import Refusal
from gridtown.games.skylines import actions
from gridtown.games.skylines.board.arrangement import PIECES_DRAWN, free_spots, piece_fits, settled
from gridtown.games.skylines.board.cards import FIRST_POLICY, FIRST_ROLE
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
from gridtown.games.skylines.steps.cards import (
    add_stack,
    display_size,
    draw_off,
    not_in_stack,
    put_on_display,
)
from gridtown.games.skylines.steps.step import EachPlayer, SkylinesKind, SkylinesStep, let_chance, let_choose
from gridtown.games.skylines.tables import FREE_LAYOUT, ROLES, Tables

# The Starting player


class DrawFirst(SkylinesKind):
    """Chance draws the Starting player."""

    by_chance = True

    def __init__(self) -> None:
        super().__init__(actions.FIRST, "first")

    def argument(self, tables: Tables) -> Argument:
        """A player."""
        return PLAYER

    def bars(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> Refusal | None:
        """Anybody at the table."""
        return None if argument < state.size else Refusal("not-drawable")

    def do(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> None:
        """They are the Starting player."""
        state.first = argument
        tell(state, "first", argument)


class DrawStartingPlayer(SkylinesStep):
    """The Starting player is drawn; alone there is nothing to draw."""

    phase: i64 = DRAWING_FIRST

    def __init__(self) -> None:
        super().__init__(DrawFirst())

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """Let chance act."""
        if state.size == 1:
            state.first = 0
            return False
        let_chance(state, DRAWING_FIRST)
        return True


class TakeToken(SkylinesStep):
    """The Starting player gets the token."""

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """They are the active player, too."""
        state.token = state.first
        state.active_player = state.first
        return False


# The map


class DrawPiece(SkylinesKind):
    """Chance draws a board piece. Of all the one with the first letter lies first, as it is printed."""

    by_chance = True

    def __init__(self) -> None:
        super().__init__(actions.PIECE, "piece")

    def argument(self, tables: Tables) -> Argument:
        """A board piece."""
        return board_names(tables)

    def bars(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> Refusal | None:
        """None is drawn twice."""
        return Refusal("not-drawable") if state.drawn >> argument & 1 else None

    def do(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> None:
        """It is drawn, and with the last one the first is laid."""
        state.drawn |= single(argument)
        tell_word(state, "piece-drawn", -1, "board", tables.boards[int(argument)])
        if count(state.drawn) == PIECES_DRAWN:
            first = lowest(state.drawn)
            state.drawn &= ~single(first)
            state.spots = ((int(first), 0, 0, 0),)


class DrawPieces(SkylinesStep):
    """Scenario 5: mix the board pieces and select four of them."""

    phase: i64 = DRAWING_PIECES

    def __init__(self) -> None:
        super().__init__(DrawPiece())

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """Let chance act."""
        if state.scenario != FREE_LAYOUT:
            return False
        let_chance(state, DRAWING_PIECES)
        return True

    def ends(self, state: SkylinesState) -> bool:
        """The first one lies."""
        return len(state.spots) > 0


class Lay(SkylinesKind):
    """Lay a board piece that was drawn beside those that lie: land to land, water to water."""

    def __init__(self) -> None:
        super().__init__(actions.LAY, "lay")

    def argument(self, tables: Tables) -> Argument:
        """A board, where, and how it is turned."""
        return Spots(tables)

    def bars(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> Refusal | None:
        """A drawn piece, along a whole side of another, where it fits."""
        spot = spot_of(argument)
        board, column, row, _ = spot
        if not state.drawn >> board & 1:
            return Refusal("piece-not-drawn", {"board": tables.boards[board]})
        if (column, row) in free_spots(state.spots) and piece_fits(tables, state.spots, spot):
            return None
        return Refusal("piece-does-not-fit", {"board": tables.boards[board]})

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
        if state.scenario != FREE_LAYOUT:
            return False
        let_choose(state, LAYING, state.first)
        return True

    def ends(self, state: SkylinesState) -> bool:
        """All that were drawn lie."""
        return not state.drawn


class AssembleMap(SkylinesStep):
    """Assemble the board pieces face down, as they were laid or as the scenario says."""

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """The map is spread out."""
        free = state.scenario == FREE_LAYOUT
        state.spots = settled(state.spots) if free else tables.layout_of(state.scenario)
        spread_out(tables, state)
        return False


# Displays


class Deal(SkylinesKind):
    """Chance deals a Stage I card to the player whose display is being filled."""

    by_chance = True

    def __init__(self) -> None:
        super().__init__(actions.REVEAL, "reveal")

    def argument(self, tables: Tables) -> Argument:
        """A card."""
        return CARD

    def bars(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> Refusal | None:
        """It must be a card of that stack."""
        return not_in_stack(tables, state, argument)

    def generate(self, tables: Tables, state: SkylinesState, player: i64, out: Choices) -> None:
        """Every card that may lie on top of the stack."""
        add_stack(tables, state, self.number, out)

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


class DealDisplays(SkylinesStep):
    """Shuffle the Stage I cards and deal each player the appropriate number of them, face up."""

    phase: i64 = DEALING

    def __init__(self) -> None:
        super().__init__(Deal())

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """Let chance act."""
        state.source = 1
        state.active_player = 0
        let_chance(state, DEALING)
        return True

    def ends(self, state: SkylinesState) -> bool:
        """All displays are filled."""
        return state.source == 0


# Roles


class DealRole(SkylinesKind):
    """Chance deals a role to the player who is to choose."""

    by_chance = True

    def __init__(self) -> None:
        super().__init__(actions.ROLE, "role")

    def argument(self, tables: Tables) -> Argument:
        """The player and the role."""
        return OFFERED_ROLE

    def bars(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> Refusal | None:
        """A role that was not dealt, for the player whose turn it is."""
        role = (argument & 255) - FIRST_ROLE
        drawable = argument >> 8 == state.active_player and state.role_box >> role & 1
        return None if drawable else Refusal("not-drawable")

    def generate(self, tables: Tables, state: SkylinesState, player: i64, out: Choices) -> None:
        """Every role that was not dealt."""
        roles = state.role_box
        while roles:
            role = FIRST_ROLE + lowest(roles)
            out.add(pack(player, self.number, state.active_player << 8 | role))
            roles &= roles - 1

    def do(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> None:
        """It is one of those to choose from."""
        role = single((argument & 255) - FIRST_ROLE)
        state.role_box &= ~role
        state.offers[argument >> 8] |= role


class DealRoles(SkylinesStep):
    """Scenario 2: the player gets two role cards, …"""

    phase: i64 = DEALING_ROLES

    def __init__(self) -> None:
        super().__init__(DealRole())

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """Let chance act."""
        let_chance(state, DEALING_ROLES)
        return True

    def ends(self, state: SkylinesState) -> bool:
        """Two are dealt."""
        return count(state.offers[state.active_player]) == 2


class Keep(SkylinesKind):
    """Keep one of the two roles; the other goes to the box."""

    def __init__(self) -> None:
        super().__init__(actions.KEEP, "keep")

    def argument(self, tables: Tables) -> Argument:
        """A role card."""
        return CARD

    def bars(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> Refusal | None:
        """It must be one of the two."""
        role = FIRST_ROLE <= argument < FIRST_POLICY
        if role and state.offers[player] >> (argument - FIRST_ROLE) & 1:
            return None
        return Refusal("not-offered", {"role": int(argument)})

    def generate(self, tables: Tables, state: SkylinesState, player: i64, out: Choices) -> None:
        """The two roles."""
        roles = state.offers[player]
        while roles:
            out.add(pack(player, self.number, FIRST_ROLE + lowest(roles)))
            roles &= roles - 1

    def do(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> None:
        """It lies beside the display; the next player is dealt two."""
        state.roles[player] = argument
        state.offers[player] = 0
        tell_number(state, "role", player, "role", argument)
        state.active_player = (player + 1) % state.size


class KeepRole(SkylinesStep):
    """… and chooses one."""

    phase: i64 = KEEPING

    def __init__(self) -> None:
        super().__init__(Keep())

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """The player chooses."""
        let_choose(state, KEEPING, state.active_player)
        return True


class WithRoles(EachPlayer):
    """Scenario 2 and up: roles, from the Starting player on."""

    def applies(self, tables: Tables, state: SkylinesState) -> bool:
        """Whether roles are used."""
        return bool(tables.parts[int(state.scenario)] & ROLES)
