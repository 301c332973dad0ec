"""The course of play: turns, drawing, the end of a Milestone step by step, and the start of the next.

Each function does one thing and hands over to the next, until somebody has to choose or chance has to act.
"""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.bits import lowest, single
from gridtown.core.choices import Choices
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.skylines.kinds import POLICY, STAGES
from gridtown.games.skylines.rules.drawing import (
    generate_exchanges,
    is_news,
    lie,
    pile_left,
    put_on_display,
    stacks_left,
    take_off_display,
)
from gridtown.games.skylines.rules.milestone import (
    all_face_up,
    assess,
    complete,
    generate_developments,
    lose,
    lost_by_happiness,
    may_end,
)
from gridtown.games.skylines.rules.placing import generate_plays
from gridtown.games.skylines.rules.telling import tell_number
from gridtown.games.skylines.state import (
    ACTING,
    AFTER_ACTION,
    BANKRUPT,
    DEVELOPING,
    DISPLAY_ROW,
    DRAWING,
    FOR_NEWS,
    FOR_POLICY,
    FOR_SWAP,
    STUCK,
    SWAPPING,
    SkylinesState,
)
from gridtown.games.skylines.tables import Tables


def let_choose(state: SkylinesState, phase: i64, number: i64) -> None:
    """Let player `number` alone choose."""
    state.phase = phase
    state.mover = number
    state.active = single(number)


def let_chance(state: SkylinesState, phase: i64) -> None:
    """Let chance act."""
    state.phase = phase
    state.active = CHANCE_ACTS


# Turns


def begin_turn(tables: Tables, state: SkylinesState, number: i64) -> None:
    """The active player plays or exchanges a card, or ends the Milestone; who can do nothing loses."""
    state.last = 0
    let_choose(state, ACTING, number)
    if may_end(state) or not stacks_left(state):
        return
    out = Choices()
    generate_exchanges(tables, state, number, out)
    if not out.count:
        generate_plays(tables, state, number, out)
    if not out.count:
        lose(state, STUCK)


def after_play(tables: Tables, state: SkylinesState) -> None:
    """A card is drawn, unless the city is too unhappy to go on."""
    if not lost_by_happiness(tables, state):
        begin_drawing(tables, state, AFTER_ACTION)


def begin_drawing(tables: Tables, state: SkylinesState, reason: i64) -> None:
    """Let the mover choose what to draw from, if there is anything."""
    state.reason = reason
    others = pile_left(state)
    if state.last and reason == AFTER_ACTION:
        others -= 1  # what was just laid down can't be taken back
    if stacks_left(state) or (reason == AFTER_ACTION and others > 0):
        let_choose(state, DRAWING, state.mover)
    else:
        after_drawing(tables, state)


def receive(tables: Tables, state: SkylinesState, card: i64) -> None:
    """Add the card drawn to the display; news lie instead, or go to the box, and another is drawn."""
    if not is_news(tables, card):
        put_on_display(tables, state, state.mover, card)
        tell_number(state, "drew", state.mover, "card", card)
        after_drawing(tables, state)
    elif state.reason in (AFTER_ACTION, FOR_NEWS):
        lie(state, card)
        begin_drawing(tables, state, FOR_NEWS)
    else:
        tell_number(state, "news-boxed", state.mover, "news", card)
        begin_drawing(tables, state, state.reason)


def after_drawing(tables: Tables, state: SkylinesState) -> None:
    """Go on with the next player, or with the step of the Milestone."""
    if state.reason == FOR_POLICY:
        state.due -= 1
        replace_policies(tables, state)
    elif state.reason == FOR_SWAP:
        state.due -= 1
        go_on_swapping(tables, state)
    else:
        state.reason = AFTER_ACTION
        begin_turn(tables, state, (state.mover + 1) % state.size)


# The end of a Milestone


def end_milestone(tables: Tables, state: SkylinesState) -> None:
    """Assess the city; after the last Milestone, or with no cards left, the game is over."""
    state.token = state.mover
    last = all_face_up(state) or not stacks_left(state)
    if not assess(tables, state):
        return
    if last:
        complete(tables, state)
        return
    if state.news:
        tell_number(state, "news-gone", -1, "news", state.news)
        state.news = 0
    state.asked = 0
    state.due = _throw_policies(tables, state, state.token)
    replace_policies(tables, state)


def _throw_policies(tables: Tables, state: SkylinesState, number: i64) -> i64:
    """Put a player's unused policies into the box; how many there were."""
    thrown: i64 = 0
    stage: i64 = 1
    while stage <= STAGES:
        cards = state.displays[DISPLAY_ROW * number + stage]
        while cards:
            card = tables.card_at[64 * stage + lowest(cards)]
            cards &= cards - 1
            if tables.type[card] == POLICY:
                take_off_display(tables, state, number, card)
                tell_number(state, "policy-gone", number, "policy", card)
                thrown += 1
        stage += 1
    return thrown


def replace_policies(tables: Tables, state: SkylinesState) -> None:
    """Each player draws for the policies thrown away, from the token's holder on; then the next piece."""
    while state.asked < state.size:
        if state.due > 0:
            state.mover = (state.token + state.asked) % state.size
            begin_drawing(tables, state, FOR_POLICY)
            return
        state.asked += 1
        if state.asked < state.size:
            state.due = _throw_policies(tables, state, (state.token + state.asked) % state.size)
    begin_development(tables, state)


def begin_development(tables: Tables, state: SkylinesState) -> None:
    """The token's holder turns a piece over; without the money for any the game is lost."""
    state.asked = 0
    state.reason = AFTER_ACTION
    out = Choices()
    generate_developments(tables, state, state.token, out)
    if out.count:
        let_choose(state, DEVELOPING, state.token)
    else:
        lose(state, BANKRUPT)


def after_development(tables: Tables, state: SkylinesState) -> None:
    """Exchange cards, from the token's holder on; before the first turn of the game nobody does."""
    if state.milestone == 1:
        begin_turn(tables, state, state.token)
        return
    let_choose(state, SWAPPING, state.token)


def go_on_swapping(tables: Tables, state: SkylinesState) -> None:
    """Draw for the cards laid down; then the next player, and after all of them the next turn."""
    state.last = 0
    if state.due > 0:
        begin_drawing(tables, state, FOR_SWAP)
        return
    state.reason = AFTER_ACTION
    state.asked += 1
    if state.asked < state.size:
        let_choose(state, SWAPPING, (state.token + state.asked) % state.size)
    else:
        state.asked = 0
        begin_turn(tables, state, state.token)
