"""Views: the state without what a seat may not know, and guesses at the rest."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gridtown.core.action import argument_of, kind_of
from gridtown.core.bits import count, nth, single
from gridtown.core.choices import Choices
from gridtown.core.rng import Rng
from gridtown.core.view import View
from gridtown.games.neom.actions import PAY
from gridtown.games.neom.plan import PAID, plan_space, plan_tile
from gridtown.games.neom.state import (
    ACTING,
    DEALING,
    DISASTER,
    DRAFT,
    EXCHANGING,
    HIDDEN,
    OVER,
    SELECTING,
    NeomState,
    Player,
    deck_of,
    simultaneous,
)
from gridtown.games.neom.steps.buying import sources_settled
from gridtown.games.neom.steps.dealing import HAND
from gridtown.games.neom.steps.disaster import answered, disaster_now, sacrifice
from gridtown.games.neom.tables import (
    CORNERSTONES,
    EXCHANGES,
    FIRST_CORNERSTONE,
    Tables,
    deck_bit,
    tile_at,
)
from gridtown.games.neom.turn import ACTION, DISASTER_ANSWERS

ALL_CORNERSTONES: Final = (1 << CORNERSTONES) - 1


def strike_out(tables: Tables, state: NeomState, viewer: int | None) -> NeomState:
    """A copy of `state` without what `viewer` (None: a spectator) may not know.

    Struck out are, among 3 to 5 players: hands the viewer has not held, face-down tiles, Cornerstones in
    the Preliminary Round, unfinished actions, and the discard pile but for what the viewer saw of it.
    """
    return _struck_out(tables, state, state.copy(), viewer)


def glance(tables: Tables, state: NeomState, viewer: int) -> NeomState:
    """The same for who only looks at it: the Cities, which all see, are those of `state`."""
    return _struck_out(tables, state, state.sketch(), viewer)


def _struck_out(tables: Tables, state: NeomState, known: NeomState, viewer: int | None) -> NeomState:
    """`known`, a copy of `state`, once that is struck out."""
    if viewer is not None and not 0 <= viewer < state.size:
        viewer = None  # who is not at the table sees what all see
    if not simultaneous(state):
        for player in range(state.size):
            if player != viewer and state.phase != EXCHANGING:
                known.players[player].plan = 0
        return known
    eye = None if viewer is None else state.players[viewer]
    for player in range(state.size):
        if player != viewer:
            _strike_out_player(state, known.players[player], player, viewer)
    _strike_out_cornerstones(tables, state, known, eye)
    if state.generation:
        known.deck = 0
        _fill_in_last_hand(tables, known, viewer)
    return known


def _unseen(tables: Tables, known: NeomState, viewer: int | None) -> i64:
    """The tiles of this generation that lie in hands the viewer does not know."""
    pool = tables.decks[3 * (known.generation - 1) + deck_of(known)] & ~known.revealed
    for me in known.players:
        pool &= ~me.hand
    if viewer is not None:
        eye = known.players[viewer]
        pool &= ~eye.seen
        if known.phase == SELECTING and eye.selected:
            pool &= ~deck_bit(eye.selected)
    return pool


def _fill_in_last_hand(tables: Tables, known: NeomState, viewer: int | None) -> None:
    """A single hand not seen yet holds whatever is nowhere else: all tiles are dealt."""
    size = _true_hand_size(known)
    unknown: Player | None = None
    for player in range(known.size):
        me = known.players[player]
        if player != viewer and not me.hand:
            if unknown is not None:
                return
            unknown = me
    if unknown is not None and size:
        unknown.hand = _unseen(tables, known, viewer)


def _strike_out_player(state: NeomState, me: Player, player: i64, viewer: int | None) -> None:
    secret_selection = state.phase == SELECTING or state.phase == DRAFT
    if state.phase == DRAFT or not state.generation:
        me.hand = _passed_hand(state, player, viewer)
        me.kept = me.kept if state.beginner else i64(0)
    else:
        if secret_selection and me.selected:
            me.hand |= deck_bit(me.selected)  # that one of them is gone is all that can be seen
        seen = i64(0) if viewer is None else state.players[viewer].seen
        if me.hand & ~seen:
            me.hand = 0
    if secret_selection and me.selected:
        me.selected = HIDDEN
    if state.phase != EXCHANGING:  # what is carried out is no secret any more
        me.plan = 0
    me.seen = 0
    me.first = 0
    me.second = 0
    me.third = 0


def _passed_hand(state: NeomState, player: i64, viewer: int | None) -> i64:
    """The Cornerstones the viewer has just passed to `player`, all of which lie there now."""
    if viewer is None or state.phase != DRAFT or state.turn == 1:
        return 0
    if (viewer + 1) % state.size != player:
        return 0
    eye = state.players[viewer]
    seen = eye.first if state.turn == 2 else eye.second
    return seen & ~eye.kept


def _strike_out_cornerstones(tables: Tables, state: NeomState, known: NeomState, eye: Player | None) -> None:
    """Merge all Cornerstones whose whereabouts the viewer can't know into the box."""
    if state.beginner:
        return
    seen = state.shown
    if eye is not None:
        seen |= eye.first | eye.second | eye.third
        seen |= eye.hand if state.generation == 0 else i64(0)
        seen |= state.pile if sees_pile(tables, state, eye) else i64(0)
    known.pile = state.pile & seen
    known.box = ALL_CORNERSTONES & ~seen


def sees_pile(tables: Tables, state: NeomState, me: Player) -> bool:
    """Whether the player is about to exchange Cornerstones and so looks through the discard pile."""
    plan = me.plan
    tile = plan_tile(plan)
    if state.phase != ACTING or tile == 0 or tile == 255 or not tables.traits[tile] & EXCHANGES:
        return False
    return plan_space(plan) >= 0 and sources_settled(tables, me)


# Guessing


def determinize(tables: Tables, view: View[NeomState], rng: Rng) -> NeomState:
    """A full state that may lie behind `view`, each equally likely as far as the viewer can tell."""
    state = view.known.copy()
    if not simultaneous(state):
        _guess_plans(tables, state, view.viewer, rng)
        return state
    if state.generation == 0:
        _guess_draft(state, view.viewer, rng)
    else:
        _guess_pile(state, rng)
        _guess_hands(tables, state, view.viewer, rng)
    _guess_plans(tables, state, view.viewer, rng)
    return state


def _take(pool: i64, size: i64, rng: Rng) -> i64:
    """`size` members of `pool`, at random."""
    taken: i64 = 0
    while count(taken) < size:
        rest = pool & ~taken
        taken |= single(nth(rest, rng.below(count(rest))))
    return taken


def _guess_pile(state: NeomState, rng: Rng) -> None:
    if state.beginner:
        return
    missing = _take(state.box, state.size - count(state.pile), rng)
    state.pile |= missing
    state.box &= ~missing


def _guess_hands(tables: Tables, state: NeomState, viewer: int | None, rng: Rng) -> None:
    """Deal what the viewer has not seen to the hands the viewer does not know."""
    pool = _unseen(tables, state, viewer)
    for player in range(state.size):
        me = state.players[player]
        size = _true_hand_size(state)
        if player != viewer and not me.hand and size:
            me.hand = _take(pool, size, rng)
            pool &= ~me.hand
    if state.phase != DEALING:
        _guess_seen(state)
    for me in state.players:
        if me.selected == HIDDEN:
            index = nth(me.hand, rng.below(count(me.hand)))
            me.selected = tile_at(state.generation, index)
            me.hand &= ~single(index)
    if state.phase == DEALING:
        state.deck = pool


def _true_hand_size(state: NeomState) -> i64:
    """Number of tiles each of the others holds, a secretly selected one still among them.

    While hands are dealt, those the viewer can't see count as not dealt yet: chance goes on either way.
    """
    if state.phase == DEALING or state.phase == OVER:
        return 0
    size = HAND + 1 - state.turn
    return size if state.phase == SELECTING else size - 1


def _guess_seen(state: NeomState) -> None:
    """Each has seen the hands that came past: those now at the `turn - 1` seats to the left, and the own."""
    player: i64 = 0
    while player < state.size:
        step: i64 = 0
        while step < min(state.turn, state.size):
            state.players[player].seen |= state.players[(player + step) % state.size].hand
            step += 1
        player += 1


def _guess_draft(state: NeomState, viewer: int | None, rng: Rng) -> None:
    """Fill every hand that goes around: what was kept from it before the viewer saw it, what after."""
    if state.phase != DRAFT:
        return
    picks = state.turn - 1
    origin: i64 = 0
    while origin < state.size:
        _guess_origin(state, origin, picks, viewer, rng)
        origin += 1
    for player in range(state.size):
        me = state.players[player]
        if me.selected == HIDDEN:
            me.selected = FIRST_CORNERSTONE + nth(me.hand, rng.below(count(me.hand)))


def _guess_origin(state: NeomState, origin: i64, picks: i64, viewer: int | None, rng: Rng) -> None:
    """Follow the hand that `origin` was dealt through the `picks` made so far."""
    pick: i64 = 0
    cards = _hand_before(state, origin, viewer, picks, rng)
    while pick <= picks:
        player = (origin + pick) % state.size
        me = state.players[player]
        if player == viewer:
            cards = _seen_at(me, pick)
            kept = cards & me.kept
        else:
            _note(me, pick, cards)
            kept = _keep_from(state, origin, pick, cards, viewer, rng) if pick < picks else i64(0)
            me.kept |= kept
        if pick == picks:
            me.hand = cards
        cards &= ~kept
        pick += 1


def _seen_at(me: Player, pick: i64) -> i64:
    return me.first if pick == 0 else me.second if pick == 1 else me.third


def _note(me: Player, pick: i64, cards: i64) -> None:
    if pick == 0:
        me.first = cards
    elif pick == 1:
        me.second = cards
    else:
        me.third = cards


def _pick_of_viewer(state: NeomState, origin: i64, viewer: int | None) -> i64:
    """At which pick the viewer holds the hand from `origin`; 9 for never."""
    if viewer is None:
        return 9
    return (viewer - origin + state.size) % state.size


def _hand_before(state: NeomState, origin: i64, viewer: int | None, picks: i64, rng: Rng) -> i64:
    """The four Cornerstones of the hand as it was dealt."""
    at = _pick_of_viewer(state, origin, viewer)
    known: i64 = 0
    if viewer is not None and at <= picks:
        known = _seen_at(state.players[viewer], at)
    unknown = _take(state.box, 4 - count(known), rng)
    state.box &= ~unknown
    return known | unknown


def _keep_from(state: NeomState, origin: i64, pick: i64, cards: i64, viewer: int | None, rng: Rng) -> i64:
    """The Cornerstone kept from the hand at `pick`: none that the viewer is to see in it later."""
    at = _pick_of_viewer(state, origin, viewer)
    later: i64 = 0
    if viewer is not None and pick < at < state.turn:
        later = _seen_at(state.players[viewer], at)
    return _take(cards & ~later, 1, rng)


def _guess_plans(tables: Tables, state: NeomState, viewer: int | None, rng: Rng) -> None:
    """Those who have finished choosing have chosen something: any of what they may have chosen."""
    if not simultaneous(state) or state.phase not in (ACTING, DISASTER):
        return
    for player in range(state.size):
        if player != viewer and not state.to_act >> player & 1:
            _guess_plan(tables, state, player, rng)


def _guess_plan(tables: Tables, state: NeomState, player: i64, rng: Rng) -> None:
    me = state.players[player]
    if tables.disasters[me.selected]:
        return
    out = Choices()
    if state.phase == ACTING:
        while ACTION.asked(tables, state, me) is not None:
            out.clear()
            ACTION.generate(tables, state, player, out)
            ACTION.plan(tables, state, player, out.at(rng.below(out.count)))
        return
    disaster = disaster_now(tables, state)
    while not answered(me, disaster):
        out.clear()
        DISASTER_ANSWERS.generate(tables, state, player, out)
        if not out.count or (kind_of(out.at(0)) == PAY and rng.below(2)):
            me.plan = PAID
        else:
            first: i64 = 1 if kind_of(out.at(0)) == PAY else 0
            sacrifice(me, argument_of(out.at(first + rng.below(out.count - first))))
