"""The end of a Milestone, and the start of the next.

Rulebook: "Ending a Milestone", "Start of a Milestone".
"""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.action import pack
from gridtown.core.arguments import Nothing
from gridtown.core.bits import lowest, single
from gridtown.core.choices import Choices
from gridtown.core.refusal import Refusal
from gridtown.games.skylines import actions
from gridtown.games.skylines.board.cards import POLICY, STAGES
from gridtown.games.skylines.board.city import districts_of
from gridtown.games.skylines.board.costs import SURPLUS, move, new_sheet, set_track
from gridtown.games.skylines.board.displays import (
    add_display,
    lay_down,
    on_display,
    stacks_left,
    take_off_display,
)
from gridtown.games.skylines.board.districts import (
    development_cost,
    lacks,
    may_be_next,
    may_end,
    tiles_wanted,
)
from gridtown.games.skylines.board.effects import at_milestone, in_force, total
from gridtown.games.skylines.board.orientations import square_name
from gridtown.games.skylines.board.tracks import EMPLOYMENT, HAPPINESS, MONEY, TRACK_COUNT
from gridtown.games.skylines.events import tell_number, tell_paid
from gridtown.games.skylines.notation import CARD, board_names
from gridtown.games.skylines.scoring import raise_skyline, steps_in_red
from gridtown.games.skylines.state import (
    AFTER_ACTION,
    BANKRUPT,
    DEVELOPING,
    DISPLAY_ROW,
    SWAPPING,
    SkylinesState,
    the_districts,
    the_layout,
)
from gridtown.games.skylines.steps.ending import lose, lost_by_happiness, lost_by_skyline, pay_or_lose
from gridtown.games.skylines.steps.step import EachPlayer, SkylinesKind, SkylinesStep
from gridtown.games.skylines.tables import SWAP, WAGES, Tables


class EndMilestone(SkylinesKind):
    """End the Milestone: take the Starting player token, and go through its steps."""

    def __init__(self, steps: list[SkylinesStep]) -> None:
        super().__init__(actions.END, "end", Nothing(), steps)

    def bars(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> Refusal | None:
        """Every district needs a tile, in the last Milestone two; with empty stacks it must be ended."""
        if not stacks_left(state) or may_end(state):
            return None
        wanted = tiles_wanted(state)
        indices = [index for index in range(len(the_districts(state).mask)) if lacks(state, index, wanted)]
        first = min(_squares(state, index) for index in indices)[0]  # of the first on the map
        return Refusal("district-without-tiles", {"square": square_name(first), "amount": int(wanted)})

    def generate(self, tables: Tables, state: SkylinesState, player: i64, out: Choices) -> None:
        """Where it may end."""
        if not stacks_left(state) or may_end(state):
            out.add(pack(player, self.number, 0))

    def do(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> None:
        """Take the token."""
        state.token = player
        tell_number(state, "ended-milestone", player, "amount", state.milestone)


def _squares(state: SkylinesState, index: int) -> list[int]:
    """The squares of a district, in reading order."""
    districts, layout = the_districts(state), the_layout(state)
    mask = districts.mask[index]
    squares = layout.squares[int(districts.district[index])]
    return [square for square in squares if mask >> layout.bit[square] & 1]


# The end of a Milestone


class LastingEffects(SkylinesStep):
    """What unique buildings, roles and news bring at the end of a Milestone; a track stops at its end."""

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """Move the markers step by step."""
        sheet = new_sheet(state)
        for modifier in at_milestone(tables, state):
            step: i64 = 1 if modifier.amount > 0 else -1
            left = modifier.amount
            while left and move(tables, sheet, modifier.track, step):
                left -= step
        track: i64 = 0
        while track < TRACK_COUNT:
            set_track(state, track, sheet[track])
            track += 1
        raise_skyline(state, sheet[SURPLUS])
        return False


class AssessUtilities(SkylinesStep):
    """1. For each step under 0 of a utility, Happiness falls by one."""

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """Whether the game is lost by it."""
        happiness = state.tracks[HAPPINESS] - steps_in_red(state)
        set_track(state, HAPPINESS, max(happiness, tables.low[HAPPINESS]))
        return lost_by_happiness(tables, state)


class CountHappiness(SkylinesStep):
    """2. The current value of the Happiness bar is transferred to the overall Happiness."""

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """Whether the game is lost by it."""
        raise_skyline(state, state.tracks[HAPPINESS])
        return lost_by_skyline(tables, state)


class PayEmployment(SkylinesStep):
    """3. For each step away from 0 on the Employment bar, pay one money."""

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """Whether the game is lost by it."""
        steps = state.tracks[EMPLOYMENT]
        wages: i64 = 0
        if steps:
            modifiers = in_force(tables, state, state.active_player)
            wages = total(modifiers, WAGES, -steps if steps < 0 else steps)
        if wages:
            tell_number(state, "wages", -1, "amount", wages)
        return pay_or_lose(state, wages)


class DiscardNews(SkylinesStep):
    """Scenario 4: the current news card is placed in the box."""

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """No news are in force."""
        if state.news:
            tell_number(state, "news-gone", -1, "news", state.news)
            state.news = 0
        return False


class DiscardPolicies(SkylinesStep):
    """Scenario 3: policies not used by the end of the Milestone are discarded; as many cards are due."""

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """Those of the player who is next."""
        player = (state.token + state.asked) % state.size
        state.due = 0
        stage: i64 = 1
        while stage <= STAGES:
            cards = state.displays[DISPLAY_ROW * player + stage]
            while cards:
                card = tables.card_at[64 * stage + lowest(cards)]
                cards &= cards - 1
                if tables.type[card] == POLICY:
                    take_off_display(tables, state, player, card)
                    tell_number(state, "policy-gone", player, "policy", card)
                    state.due += 1
            stage += 1
        if state.due:
            state.active_player = player
        return False


# 4. New Milestone


class Develop(SkylinesKind):
    """Pay the development costs and turn over a board piece beside one that is face up."""

    def __init__(self) -> None:
        super().__init__(actions.DEVELOP, "develop", board_names)

    def bars(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> Refusal | None:
        """It must lie face down beside another, but for the first, and be paid for."""
        letter = tables.boards[int(argument)]
        index = next((i for i, spot in enumerate(state.spots) if spot[0] == argument), None)
        if index is None:
            return Refusal("not-on-map", {"board": letter})
        if state.pieces >> index & 1:
            return Refusal("already-face-up", {"board": letter})
        if not may_be_next(state, index):
            return Refusal("not-adjacent", {"board": letter})
        cost, money = int(development_cost(tables, state, argument)), int(state.tracks[MONEY])
        if cost <= money:
            return None
        return Refusal("develop-too-dear", {"board": letter, "cost": cost, "money": money})

    def generate(self, tables: Tables, state: SkylinesState, player: i64, out: Choices) -> None:
        """The boards that may be turned over and can be paid for."""
        for index, spot in enumerate(state.spots):
            if may_be_next(state, index) and development_cost(tables, state, spot[0]) <= state.tracks[MONEY]:
                out.insert(pack(player, self.number, spot[0]))

    def do(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> None:
        """Its districts join those beside it."""
        cost = development_cost(tables, state, argument)
        tell_paid(state, "developed", player, "board", tables.boards[int(argument)], cost)
        set_track(state, MONEY, state.tracks[MONEY] - cost)
        for index, spot in enumerate(state.spots):
            if spot[0] == argument:
                state.pieces |= single(index)
        state.districts = districts_of(the_layout(state), state.pieces)
        state.milestone += 1
        tell_number(state, "milestone", -1, "amount", state.milestone)


class TurnPieceOver(SkylinesStep):
    """4. The token's holder turns a piece over; without the money for any the game is lost."""

    phase: i64 = DEVELOPING

    def __init__(self) -> None:
        self.develop = Develop()
        super().__init__(self.develop)

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """The token's holder chooses, or all lose."""
        state.asked = 0
        state.reason = AFTER_ACTION
        if self.can_pay(tables, state):
            return self.ask_player(state, state.token)
        lose(state, BANKRUPT)
        return True

    def can_pay(self, tables: Tables, state: SkylinesState) -> bool:
        """Whether there is the money for one of the pieces."""
        out = Choices()
        self.develop.generate(tables, state, state.token, out)
        return out.count > 0


# 5. Exchange construction cards


def swap_price(tables: Tables, state: SkylinesState, player: i64) -> i64:
    """What it costs to exchange a card at the end of a Milestone."""
    return total(in_force(tables, state, player), SWAP, tables.swap_price)


class Swap(SkylinesKind):
    """Pay, and lay one of one's cards on the exchange pile, in the order of their numbers."""

    def __init__(self) -> None:
        super().__init__(actions.SWAP, "swap", CARD)

    def bars(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> Refusal | None:
        """There must be the money, and a card in the stacks for each."""
        if not on_display(tables, state, player, argument):
            return Refusal("not-on-display", {"card": int(argument)})
        price, money = int(swap_price(tables, state, player)), int(state.tracks[MONEY])
        if price > money:
            return Refusal("swap-too-dear", {"cost": price, "money": money})
        if state.due >= stacks_left(state):
            return Refusal("swap-too-many")
        return None if argument > state.last else Refusal("swap-ascending")

    def generate(self, tables: Tables, state: SkylinesState, player: i64, out: Choices) -> None:
        """Cards with a higher number than the one before."""
        if state.tracks[MONEY] >= swap_price(tables, state, player) and state.due < stacks_left(state):
            add_display(tables, state, player, self.number, True, out)

    def do(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> None:
        """A card is due for it."""
        lay_down(tables, state, player, argument, "swapped", swap_price(tables, state, player))
        state.due += 1


class NoMore(SkylinesKind):
    """Lay no more cards down; those due are drawn."""

    def __init__(self, steps: list[SkylinesStep]) -> None:
        super().__init__(actions.DONE, "done", Nothing(), steps)

    def bars(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> Refusal | None:
        """Nothing does."""
        return None

    def generate(self, tables: Tables, state: SkylinesState, player: i64, out: Choices) -> None:
        """Always."""
        out.add(pack(player, self.number, 0))

    def do(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> None:
        """The next card laid down may have any number."""
        state.last = 0


class SwapCards(SkylinesStep):
    """Each player may place any number of his or her cards on the exchange pile, for one money each."""

    phase: i64 = SWAPPING

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """The player who is next chooses."""
        state.reason = AFTER_ACTION
        return self.ask_player(state, (state.token + state.asked) % state.size)

    def again(self, tables: Tables, state: SkylinesState) -> bool:
        """Until no more are laid down."""
        return True


class FromSecondMilestone(EachPlayer):
    """From the second Milestone on, starting with the player who has the Starting player token."""

    def applies(self, tables: Tables, state: SkylinesState) -> bool:
        """Not before the first turn of the game."""
        return state.milestone > 1


class Resume(SkylinesStep):
    """6. The player with the Starting player token continues the game."""

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """They are the active player."""
        state.reason = AFTER_ACTION
        state.active_player = state.token
        return False
