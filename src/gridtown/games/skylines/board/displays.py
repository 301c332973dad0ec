"""Stacks, exchange pile and displays: where the cards lie, and how they come and go."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.action import pack
from gridtown.core.bits import count, lowest, single
from gridtown.core.choices import Choices
from gridtown.games.skylines.board.cards import POLICY, STAGES
from gridtown.games.skylines.board.tracks import MONEY
from gridtown.games.skylines.events import tell_paid, tell_track
from gridtown.games.skylines.state import DISPLAY_ROW, SkylinesState
from gridtown.games.skylines.tables import Tables


def stacks_left(state: SkylinesState) -> i64:
    """How many cards lie in the three stacks."""
    return count(state.stacks[1]) + count(state.stacks[2]) + count(state.stacks[3])


def pile_left(state: SkylinesState) -> i64:
    """How many cards lie on the exchange pile."""
    return count(state.exchange[1]) + count(state.exchange[2]) + count(state.exchange[3])


def display_size(state: SkylinesState, player: i64) -> i64:
    """How many cards lie before a player."""
    row = DISPLAY_ROW * player
    return count(state.displays[row + 1]) + count(state.displays[row + 2]) + count(state.displays[row + 3])


def on_display(tables: Tables, state: SkylinesState, player: i64, card: i64) -> bool:
    """Whether a card lies before a player."""
    stage = tables.stage[card]
    return stage > 0 and bool(state.displays[DISPLAY_ROW * player + stage] >> tables.bit[card] & 1)


def put_on_display(tables: Tables, state: SkylinesState, player: i64, card: i64) -> None:
    """Lay a card before a player."""
    state.displays[DISPLAY_ROW * player + tables.stage[card]] |= single(tables.bit[card])


def take_off_display(tables: Tables, state: SkylinesState, player: i64, card: i64) -> None:
    """Take a card from before a player."""
    state.displays[DISPLAY_ROW * player + tables.stage[card]] &= ~single(tables.bit[card])


def add_display(
    tables: Tables, state: SkylinesState, player: i64, kind: i64, policies: bool, out: Choices
) -> None:
    """An action of a kind for each card on a display with a higher number than the one laid down last."""
    stage: i64 = 1
    while stage <= STAGES:
        cards = state.displays[DISPLAY_ROW * player + stage]
        while cards:
            card = tables.card_at[64 * stage + lowest(cards)]
            if card > state.last and (policies or tables.type[card] != POLICY):
                out.insert(pack(player, kind, card))
            cards &= cards - 1
        stage += 1


def has_more_than_policies(tables: Tables, state: SkylinesState, player: i64) -> bool:
    """Whether a card that is no policy lies before a player."""
    stage: i64 = 1
    while stage <= STAGES:
        cards = state.displays[DISPLAY_ROW * player + stage]
        while cards:
            if tables.type[tables.card_at[64 * stage + lowest(cards)]] != POLICY:
                return True
            cards &= cards - 1
        stage += 1
    return False


def lay_down(tables: Tables, state: SkylinesState, player: i64, card: i64, event: str, price: i64) -> None:
    """Pay, and lay a card on the exchange pile."""
    take_off_display(tables, state, player, card)
    state.exchange[tables.stage[card]] |= single(tables.bit[card])
    state.last = card
    tell_paid(state, event, player, "card", int(card), price)
    tell_track(state, "money", state.tracks[MONEY], state.tracks[MONEY] - price)
    state.tracks[MONEY] -= price


def draw_off(tables: Tables, state: SkylinesState, card: i64) -> None:
    """Take a card from its stack."""
    state.stacks[tables.stage[card]] &= ~single(tables.bit[card])
