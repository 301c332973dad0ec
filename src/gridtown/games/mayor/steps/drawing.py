"""Events: after placing a tile by the Rainbow, the Active player looks at three and chooses one."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.action import pack
from gridtown.core.arguments import Number
from gridtown.core.bits import single
from gridtown.core.choices import Choices
from gridtown.core.refusal import Refusal
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.mayor import actions
from gridtown.games.mayor.board.event_stack import (
    DRAWN,
    TILE_WIDTH,
    all_but,
    put_back,
    take_three,
    tile_in,
    undrawn,
)
from gridtown.games.mayor.board.lines import EVENTS, FESTIVAL, RAINBOW
from gridtown.games.mayor.events import tell_drawn, tell_number
from gridtown.games.mayor.state import CHOOSING, DRAWING, MayorState
from gridtown.games.mayor.steps.step import ChanceKind, ChanceStep, MayorKind, MayorStep
from gridtown.games.mayor.tables import Tables


class DrawEvents(ChanceStep):
    """After they have placed the tile, they look at the top three Event tiles; not after an amenity's use."""

    phase: i64 = DRAWING

    def __init__(self) -> None:
        super().__init__(Draw())

    def begin(self, tables: Tables, state: MayorState) -> bool:
        """Take three off the stack, if it was by the Rainbow."""
        if not state.events.current or state.using:
            return False
        if state.players[state.active_player].marker != RAINBOW:
            return False
        take_three(state.events)
        return self.again(tables, state)

    def again(self, tables: Tables, state: MayorState) -> bool:
        """Whether chance has to name one of the three, as nobody knows what lies there."""
        return undrawn(state.events) >= 0 and self.ask(state, CHANCE_ACTS)


class Draw(ChanceKind):
    """Draw an Event tile: any whose place nobody knows may be next."""

    def __init__(self) -> None:
        super().__init__(actions.DRAW, "draw", Number(1, EVENTS, "an Event tile"))

    def pool(self, state: MayorState) -> i64:
        """The tiles whose places nobody knows."""
        return state.events.loose

    def do(self, tables: Tables, state: MayorState, player: i64, argument: i64) -> None:
        """Name the next of the three drawn."""
        events = state.events
        events.drawn |= argument << (TILE_WIDTH * undrawn(events))
        events.loose &= ~single(argument)


class ChooseEvent(MayorStep):
    """They choose one to replace the existing Event tile; if they draw the Festival, it must be used."""

    phase: i64 = CHOOSING

    def __init__(self) -> None:
        super().__init__(PutIntoEffect())

    def begin(self, tables: Tables, state: MayorState) -> bool:
        """Ask which one, unless it is the Festival or nothing was drawn."""
        drawn = state.events.drawn
        if not drawn:
            return False
        names: list[int] = []
        place: i64 = 0
        while place < DRAWN:
            event = tile_in(drawn, place)
            if event == FESTIVAL:
                begin_festival(state)
                return False
            names.append(int(event))
            place += 1
        tell_drawn(state, state.active_player, names)
        return self.ask(state, single(state.active_player))


class PutIntoEffect(MayorKind):
    """Put a drawn tile into effect; the other two, then the one replaced, go under the stack."""

    def __init__(self) -> None:
        super().__init__(actions.EVENT, "event", Number(1, EVENTS, "an Event tile"))

    def bars(self, tables: Tables, state: MayorState, player: i64, argument: i64) -> Refusal | None:
        """It was drawn."""
        place: i64 = 0
        while place < DRAWN:
            if tile_in(state.events.drawn, place) == argument:
                return None
            place += 1
        return Refusal("event-not-drawn", {"event": int(argument)})

    def generate(self, tables: Tables, state: MayorState, player: i64, out: Choices) -> None:
        """The three drawn, by number."""
        place: i64 = 0
        while place < DRAWN:
            out.insert(pack(player, actions.EVENT, tile_in(state.events.drawn, place)))
            place += 1

    def do(self, tables: Tables, state: MayorState, player: i64, argument: i64) -> None:
        """Replace the one in effect."""
        put_back(state.events, player, argument)
        tell_number(state, "event", player, "event", argument)


def begin_festival(state: MayorState) -> None:
    """The Festival comes into effect at once, and the other nine are shuffled."""
    events = state.events
    events.current = FESTIVAL
    events.stack = 0
    events.known = 0
    events.drawn = 0
    events.drawn_known = 0
    events.loose = all_but(FESTIVAL)
    tell_number(state, "event", state.active_player, "event", FESTIVAL)
