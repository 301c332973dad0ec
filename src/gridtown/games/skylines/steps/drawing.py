"""Drawing a new card: after an action, for policies discarded, for cards exchanged.

Rulebook: "Draw a New Card".
"""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.action import pack
from gridtown.core.bits import lowest, single
from gridtown.core.choices import Choices
from gridtown.core.refusal import Refusal
from gridtown.games.skylines import actions
from gridtown.games.skylines.board.cards import NEWS, STAGES
from gridtown.games.skylines.board.displays import draw_off, pile_left, put_on_display, stacks_left
from gridtown.games.skylines.events import tell_number
from gridtown.games.skylines.notation import CARD, STAGE
from gridtown.games.skylines.state import AFTER_ACTION, DRAWING, FOR_NEWS, REVEALING, SkylinesState
from gridtown.games.skylines.steps.step import ChanceKind, ChanceStep, SkylinesKind, SkylinesStep, enter
from gridtown.games.skylines.tables import Tables


class Draw(SkylinesKind):
    """Choose a stack, of which chance turns up the top card."""

    def __init__(self, reason: i64) -> None:
        super().__init__(actions.DRAW, "draw", STAGE, [TurnUp(reason)])

    def bars(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> Refusal | None:
        """The stack must have cards."""
        return None if state.stacks[argument] else Refusal("stack-empty", {"stage": int(argument)})

    def generate(self, tables: Tables, state: SkylinesState, player: i64, out: Choices) -> None:
        """The stacks that have cards."""
        stage: i64 = 1
        while stage <= STAGES:
            if state.stacks[stage]:
                out.add(pack(player, self.number, stage))
            stage += 1

    def do(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> None:
        """The card is turned up next."""
        state.source = argument
        state.last = 0


class Take(SkylinesKind):
    """Take a card from the exchange pile, which is open to all."""

    def __init__(self) -> None:
        super().__init__(actions.TAKE, "take", CARD)

    def bars(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> Refusal | None:
        """After an action only, and not what was just laid down."""
        if state.reason:
            return Refusal("stacks-only")
        if argument == state.last:
            return Refusal("just-laid-down", {"card": int(argument)})
        if not state.exchange[tables.stage[argument]] >> tables.bit[argument] & 1:
            return Refusal("not-on-pile", {"card": int(argument)})
        return None

    def generate(self, tables: Tables, state: SkylinesState, player: i64, out: Choices) -> None:
        """Every card of the pile but the one just laid down."""
        if state.reason:
            return
        stage: i64 = 1
        while stage <= STAGES:
            cards = state.exchange[stage]
            while cards:
                card = tables.card_at[64 * stage + lowest(cards)]
                if card != state.last:
                    out.insert(pack(player, self.number, card))
                cards &= cards - 1
            stage += 1

    def do(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> None:
        """It joins the display."""
        state.exchange[tables.stage[argument]] &= ~single(tables.bit[argument])
        put_on_display(tables, state, player, argument)
        tell_number(state, "took", player, "card", argument)


class TopCard(ChanceKind):
    """Turn up the top card of the stack drawn from: any of its cards may lie there."""

    def __init__(self) -> None:
        super().__init__(actions.REVEAL, "reveal", CARD)

    def pool(self, tables: Tables, state: SkylinesState) -> i64:
        """The cards of the stack."""
        return state.stacks[state.source]

    def outcome(self, tables: Tables, state: SkylinesState, index: i64) -> i64:
        """The card."""
        return tables.card_at[64 * state.source + index]


class Reveal(TopCard):
    """News take effect instead of joining the display."""

    def do(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> None:
        """The card joins the display; while `source` is left, another one is drawn in place of news."""
        drawer = state.active_player
        draw_off(tables, state, argument)
        if tables.type[argument] != NEWS:
            put_on_display(tables, state, drawer, argument)
            tell_number(state, "drew", drawer, "card", argument)
            state.source = 0
            if state.reason > FOR_NEWS:
                state.due -= 1
        elif state.reason > FOR_NEWS:
            tell_number(state, "news-boxed", drawer, "news", argument)
        else:
            _lie(state, argument)
            state.reason = FOR_NEWS


def _lie(state: SkylinesState, card: i64) -> None:
    """News lie in place of those before."""
    if state.news:
        tell_number(state, "news-gone", -1, "news", state.news)
    state.news = card
    tell_number(state, "news", -1, "news", card)


class TurnUp(ChanceStep):
    """Chance turns up the top card of the stack chosen."""

    phase: i64 = REVEALING

    def __init__(self, reason: i64) -> None:
        super().__init__(Reveal())
        self.reason = reason

    def waits(self, state: SkylinesState) -> bool:
        """By the reason; a card in place of news is still one after an action."""
        return self.reason == (state.reason if state.reason > FOR_NEWS else AFTER_ACTION)


class DrawCard(SkylinesStep):
    """Draw a card after an action, or else as many as are `due`: from a stack of one's choice, or after an
    action from the exchange pile.
    """

    phase: i64 = DRAWING

    def __init__(self, reason: i64) -> None:
        super().__init__(Draw(reason), Take())
        self.reason = reason

    def link(self, then: SkylinesStep) -> None:
        """After a card was turned up, another may have to be drawn."""
        self.then = then
        another = _DrawAnother(self)
        another.link(then)
        self.link_kinds(another)

    def waits(self, state: SkylinesState) -> bool:
        """By the reason; a card in place of news is still one after an action."""
        return self.reason == (state.reason if state.reason > FOR_NEWS else AFTER_ACTION)

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """The active player draws, if a card is due and there is any."""
        state.source = 0
        if self.reason:
            if not state.due:
                return False
            state.reason = self.reason
        if not self._any(state):
            if self.reason:
                state.due = 0
            return False
        return self.ask_player(state, state.active_player)

    def _any(self, state: SkylinesState) -> bool:
        """Whether there is a card to be had."""
        if stacks_left(state):
            return True
        others = pile_left(state)
        if state.last:
            others -= 1  # what was just laid down can't be taken back
        return state.reason == AFTER_ACTION and others > 0


class _DrawAnother(SkylinesStep):
    """News were turned up, or further cards are due."""

    def __init__(self, draw: DrawCard) -> None:
        super().__init__()
        self.draw = draw

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """Draw once more, if so."""
        if not state.source and not (self.draw.reason and state.due > 0):
            return False
        enter(tables, state, self.draw)
        return True


class NextPlayer(SkylinesStep):
    """Then it is the next player's turn."""

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """Clockwise."""
        state.reason = AFTER_ACTION
        state.active_player = (state.active_player + 1) % state.size
        return False
