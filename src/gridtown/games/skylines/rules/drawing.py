"""Cards come and go: dealing, drawing, taking from the exchange pile, exchanging, and the news."""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.action import pack
from gridtown.core.bits import count, lowest, single
from gridtown.core.choices import Choices
from gridtown.games.skylines import actions
from gridtown.games.skylines.kinds import FIRST_ROLE, MONEY, NEWS, POLICY, STAGES
from gridtown.games.skylines.rules.effects import in_force, total
from gridtown.games.skylines.rules.telling import tell_number, tell_paid, tell_track
from gridtown.games.skylines.state import DISPLAY_ROW, SkylinesState
from gridtown.games.skylines.tables import EXCHANGE, SWAP, Tables

# Where cards are


def stacks_left(state: SkylinesState) -> i64:
    """How many cards lie in the three stacks."""
    return count(state.stacks[1]) + count(state.stacks[2]) + count(state.stacks[3])


def pile_left(state: SkylinesState) -> i64:
    """How many cards lie on the exchange pile."""
    return count(state.exchange[1]) + count(state.exchange[2]) + count(state.exchange[3])


def display_size(state: SkylinesState, number: i64) -> i64:
    """How many cards lie before player `number`."""
    row = DISPLAY_ROW * number
    return count(state.displays[row + 1]) + count(state.displays[row + 2]) + count(state.displays[row + 3])


def on_display(tables: Tables, state: SkylinesState, number: i64, card: i64) -> bool:
    """Whether a card lies before player `number`."""
    return bool(state.displays[DISPLAY_ROW * number + tables.stage[card]] >> tables.bit[card] & 1)


def put_on_display(tables: Tables, state: SkylinesState, number: i64, card: i64) -> None:
    """Lay a card before player `number`."""
    state.displays[DISPLAY_ROW * number + tables.stage[card]] |= single(tables.bit[card])


def take_off_display(tables: Tables, state: SkylinesState, number: i64, card: i64) -> None:
    """Take a card from before player `number`."""
    state.displays[DISPLAY_ROW * number + tables.stage[card]] &= ~single(tables.bit[card])


# Chance


def generate_cards(tables: Tables, state: SkylinesState, out: Choices) -> None:
    """Every card that may be the next of the stack drawn from."""
    cards = state.stacks[state.source]
    while cards:
        out.insert(pack(-1, actions.REVEAL, tables.card_at[64 * state.source + lowest(cards)]))
        cards &= cards - 1


def draw_off(tables: Tables, state: SkylinesState, card: i64) -> None:
    """Take a card from its stack."""
    state.stacks[tables.stage[card]] &= ~single(tables.bit[card])


# Choosing what to draw from


def generate_sources(tables: Tables, state: SkylinesState, number: i64, pile: bool, out: Choices) -> None:
    """The stacks that have cards and, where allowed, every card of the exchange pile but the one just laid
    down.
    """
    stage: i64 = 1
    while stage <= STAGES:
        if state.stacks[stage]:
            out.add(pack(number, actions.DRAW, stage))
        stage += 1
    if not pile:
        return
    stage = 1
    while stage <= STAGES:
        cards = state.exchange[stage]
        while cards:
            card = tables.card_at[64 * stage + lowest(cards)]
            if card != state.last:
                out.insert(pack(number, actions.TAKE, card))
            cards &= cards - 1
        stage += 1


def take(tables: Tables, state: SkylinesState, number: i64, card: i64) -> None:
    """Take a card from the exchange pile."""
    state.exchange[tables.stage[card]] &= ~single(tables.bit[card])
    put_on_display(tables, state, number, card)
    tell_number(state, "took", number, "card", card)


# Exchanging


def exchange_price(tables: Tables, state: SkylinesState, number: i64) -> i64:
    """What it costs to exchange a card as an action."""
    return total(in_force(tables, state, number), EXCHANGE, tables.exchange_price)


def swap_price(tables: Tables, state: SkylinesState, number: i64) -> i64:
    """What it costs to exchange a card at the end of a Milestone."""
    return total(in_force(tables, state, number), SWAP, tables.swap_price)


def generate_exchanges(tables: Tables, state: SkylinesState, number: i64, out: Choices) -> None:
    """Every card but a policy, if it can be paid for and there is another to be had."""
    if state.tracks[MONEY] < exchange_price(tables, state, number):
        return
    if not stacks_left(state) and not pile_left(state):
        return
    _add_display(tables, state, number, actions.EXCHANGE, 0, out)


def _add_display(
    tables: Tables, state: SkylinesState, number: i64, kind: i64, above: i64, out: Choices
) -> None:
    """The cards on a display with numbers above `above`; policies only where cards are swapped."""
    stage: i64 = 1
    while stage <= STAGES:
        cards = state.displays[DISPLAY_ROW * number + stage]
        while cards:
            card = tables.card_at[64 * stage + lowest(cards)]
            if card > above and (kind == actions.SWAP or tables.type[card] != POLICY):
                out.insert(pack(number, kind, card))
            cards &= cards - 1
        stage += 1


def lay_down(tables: Tables, state: SkylinesState, number: i64, card: i64, id: str, price: i64) -> None:
    """Pay, and lay a card on the exchange pile."""
    take_off_display(tables, state, number, card)
    state.exchange[tables.stage[card]] |= single(tables.bit[card])
    state.last = card
    tell_paid(state, id, number, "card", int(card), price)
    tell_track(state, "money", state.tracks[MONEY], state.tracks[MONEY] - price)
    state.tracks[MONEY] -= price


def generate_swaps(tables: Tables, state: SkylinesState, number: i64, out: Choices) -> None:
    """Cards to lay down at the end of a Milestone, ascending by number, or no more of them."""
    if state.tracks[MONEY] >= swap_price(tables, state, number) and state.due < stacks_left(state):
        _add_display(tables, state, number, actions.SWAP, state.last, out)
    out.add(pack(number, actions.DONE, 0))


# News


def is_news(tables: Tables, card: i64) -> bool:
    """Whether a card is news."""
    return tables.type[card] == NEWS


def lie(state: SkylinesState, card: i64) -> None:
    """News lie in place of those before."""
    if state.news:
        tell_number(state, "news-gone", -1, "news", state.news)
    state.news = card
    tell_number(state, "news", -1, "news", card)


# Roles


def generate_roles(state: SkylinesState, number: i64, out: Choices) -> None:
    """The roles not dealt, for player `number`."""
    roles = state.role_box
    while roles:
        out.add(pack(-1, actions.ROLE, number << 8 | (FIRST_ROLE + lowest(roles))))
        roles &= roles - 1


def generate_offers(state: SkylinesState, number: i64, out: Choices) -> None:
    """The two roles that player `number` keeps one of."""
    roles = state.offers[number]
    while roles:
        out.add(pack(number, actions.KEEP, FIRST_ROLE + lowest(roles)))
        roles &= roles - 1
