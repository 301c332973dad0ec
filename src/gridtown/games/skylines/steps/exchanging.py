"""Exchange of a construction card, as an action. Rulebook: "Exchange a Construction Card"."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gridtown.core.choices import Choices
from gridtown.core.refusal import Refusal
from gridtown.games.skylines import actions
from gridtown.games.skylines.board.cards import POLICY
from gridtown.games.skylines.board.displays import (
    add_display,
    has_more_than_policies,
    lay_down,
    on_display,
    stacks_left,
)
from gridtown.games.skylines.board.effects import in_force, total
from gridtown.games.skylines.board.tracks import MONEY
from gridtown.games.skylines.notation import CARD
from gridtown.games.skylines.state import SkylinesState
from gridtown.games.skylines.steps.step import SkylinesKind
from gridtown.games.skylines.tables import EXCHANGE, Tables

LEAST_PRICE: Final = 1
"""What makes exchanges cheaper leaves this to pay: free ones would go on for ever."""


def exchange_price(tables: Tables, state: SkylinesState, player: i64) -> i64:
    """What it costs to exchange a card as an action."""
    return total(in_force(tables, state, player), EXCHANGE, tables.exchange_price, LEAST_PRICE)


class Exchange(SkylinesKind):
    """Pay, and lay one of one's cards on the exchange pile; another is drawn."""

    def __init__(self) -> None:
        super().__init__(actions.EXCHANGE, "exchange", CARD)

    def bars(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> Refusal | None:
        """There must be stacks and the money; policies can't be exchanged for it."""
        if not stacks_left(state):
            return Refusal("only-end")
        if not on_display(tables, state, player, argument):
            return Refusal("not-on-display", {"card": int(argument)})
        if tables.type[argument] == POLICY:
            return Refusal("exchange-policy")
        price, money = int(exchange_price(tables, state, player)), int(state.tracks[MONEY])
        return Refusal("exchange-too-dear", {"cost": price, "money": money}) if price > money else None

    def generate(self, tables: Tables, state: SkylinesState, player: i64, out: Choices) -> None:
        """Every card but a policy, if one can be paid for."""
        if self._may(tables, state, player):
            add_display(tables, state, player, self.number, False, out)

    def any(self, tables: Tables, state: SkylinesState, player: i64) -> bool:
        """Whether there is one that can be exchanged."""
        return self._may(tables, state, player) and has_more_than_policies(tables, state, player)

    def _may(self, tables: Tables, state: SkylinesState, player: i64) -> bool:
        return stacks_left(state) > 0 and state.tracks[MONEY] >= exchange_price(tables, state, player)

    def do(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> None:
        """Pay, and lay the card down."""
        price = exchange_price(tables, state, player)
        lay_down(tables, state, player, argument, "exchanged", price)
