"""Games that break one promise each: Toy, with one question answered as it should not be."""

# ruff: noqa: ARG001

import itertools
from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64
from tests.toy import BAG, BID, BIDS, PASS, SELL, Seat, Toy, ToyState, grammar

from gridtown.core.action import CHANCE, kind_of, pack
from gridtown.core.arguments import Argument, Nothing, Number
from gridtown.core.bits import members
from gridtown.core.choices import Choices
from gridtown.core.codec import Codec
from gridtown.core.errors import InvalidAction
from gridtown.core.event import Event
from gridtown.core.features import Features
from gridtown.core.game import Setup
from gridtown.core.kinds import Grammar, Kind
from gridtown.core.outcome import Outcome
from gridtown.core.preview import Change, Cost, Preview
from gridtown.core.refusal import Refusal
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS
from gridtown.core.view import View


def backwards(self: Toy, state: ToyState, player: int, out: Choices) -> None:
    found = Choices()
    Toy.generate(self, state, player, found)
    for action in reversed(found.to_list()):
        out.add(action)


def doubled(self: Toy, state: ToyState, player: int, out: Choices) -> None:
    Toy.generate(self, state, player, out)
    out.add(out.at(out.count - 1))


def nothing_to_do(self: Toy, state: ToyState, player: int, out: Choices) -> None:
    if player != 1:
        Toy.generate(self, state, player, out)


def anothers(self: Toy, state: ToyState, player: int, out: Choices) -> None:
    Toy.generate(self, state, player if player == CHANCE else 0, out)


def outbids(self: Toy, state: ToyState, player: int, out: Choices) -> None:
    highest = max(seat.bid for seat in state.seats)
    if player == CHANCE or state.phase != 1:
        Toy.generate(self, state, player, out)
    else:
        for coins in range(max(highest, 0), 12):
            out.add(pack(player, 1, coins))


def shares_seats(self: ToyState) -> ToyState:
    return ToyState(self.table(), self.seats)


class Sharing(ToyState):
    copy = shares_seats


def starts_sharing(self: Toy, setup: Setup) -> ToyState:
    state = Toy.initial(self, setup)
    return Sharing(state.table(), state.seats)


def forgets_coins(self: Toy, data: bytes) -> ToyState:
    state = Toy.from_bytes(self, data)
    state.seats[0].coins = 3
    return state


def reads_no_bag(self: Toy, text: str) -> ToyState:
    state = Toy.parse_state(self, text)
    state.bag |= 2
    return state


def reads_any_case(self: Toy, text: str) -> int:
    return Toy.parse_action(self, text.lower().replace("p1", "P1").replace("p2", "P2"))


def fails_to_refuse_text(self: Toy, text: str) -> ToyState:
    try:
        return Toy.parse_state(self, text)
    except InvalidAction as error:
        raise KeyError(text) from error


def sees_no_coins(self: Toy, state: ToyState, viewer: int | None) -> View[ToyState]:
    view = Toy.view(self, state, viewer)
    for seat in view.known.seats:
        seat.coins = 0
    return view


def sees_for_another(self: Toy, state: ToyState, viewer: int | None) -> View[ToyState]:
    return View(None if viewer == 1 else viewer, Toy.view(self, state, viewer).known)


def guesses_wrong(self: Toy, view: View[ToyState], rng: Rng) -> ToyState:
    state = Toy.determinize(self, view, rng)
    state.bag ^= 2
    return state


def guesses_nothing(self: Toy, view: View[ToyState], rng: Rng) -> ToyState:
    return view.known


def allows_all(self: Toy, state: ToyState, player: int, action: int) -> Refusal | None:
    return None


def forbids_all(self: Toy, state: ToyState, player: int, action: int) -> Refusal | None:
    return Toy.explain(self, state, player, action) or Refusal("no-coins")


def explains_otherwise(self: Toy, state: ToyState, player: int, action: int) -> Refusal | None:
    rule = Toy.explain(self, state, player, action)
    return Refusal("no-coins", {"coins": 99}) if rule else None


def checks_nothing(self: Toy, state: ToyState, action: int) -> None:
    """Carries out what it should refuse."""


def leaves_a_mark(self: Toy, state: ToyState, action: int) -> None:
    if 0 <= action < 1 << 30 and not self.is_legal(state, action):
        state.seats[0].coins += 1
    Toy.check(self, state, action)


def pays_for_events(self: Toy, state: ToyState, action: int) -> None:
    Toy.push(self, state, action)
    state.seats[0].coins += state.journal is not None


def fails(self: Toy, state: ToyState, action: int) -> None:
    Toy.push(self, state, action)
    assert action // state.round >= 0


class Remembering(ToyState):
    """Keeps in mind what it does not write down."""

    pushed = 0

    def copy(self) -> ToyState:
        state = Remembering(self.table(), [Seat(seat.coins, seat.bid, seat.stones) for seat in self.seats])
        state.pushed = self.pushed
        return state


def starts_remembering(self: Toy, setup: Setup) -> ToyState:
    state = Toy.initial(self, setup)
    return Remembering(state.table(), state.seats)


def counts_pushes(self: Toy, state: ToyState, action: int) -> None:
    Toy.push(self, state, action)
    if isinstance(state, Remembering):
        state.pushed += 1
        state.seats[0].coins += state.pushed == 5


def tells_a_tuple(self: Toy, state: ToyState, event: Event) -> None:
    if state.journal is not None:
        lot: Any = (1, 2)
        state.journal.append(Event(event.id, event.player, {"lot": lot}))


def tells_of_nobody(self: Toy, state: ToyState, event: Event) -> None:
    if state.journal is not None:
        state.journal.append(Event("sold", 7, {}))


DRAWN = itertools.count()


def draws_from_nowhere(self: Toy, state: ToyState, rng: Rng) -> int:
    legal = self.legal_actions(state, CHANCE)
    return legal[next(DRAWN) % len(legal)]


def draws_what_is_gone(self: Toy, state: ToyState, rng: Rng) -> int:
    gone = BAG & ~state.bag
    return int(pack(CHANCE, 0, members(gone)[0])) if gone else int(Toy.draw(self, state, rng))


def ends_at_once(self: Toy, state: ToyState) -> Outcome | None:
    return Outcome("rounds", [1] * len(state.seats), [0] * len(state.seats), None)


def never_ends(self: Toy, state: ToyState) -> Outcome | None:
    return None


def ranks_wrong(self: Toy, state: ToyState) -> Outcome | None:
    outcome = Toy.outcome(self, state)
    return outcome and Outcome("rounds", [2] * len(state.seats), outcome.scores, None)


def forgets_a_score(self: Toy, state: ToyState) -> Outcome | None:
    outcome = Toy.outcome(self, state)
    return outcome and Outcome("rounds", outcome.ranking, outcome.scores[1:], None)


def draws_evenly(self: Toy, state: ToyState, rng: Rng) -> int:
    legal = self.legal_actions(state, CHANCE)
    return legal[int(rng.below(len(legal)))]


def weighs_stones(self: Toy, state: ToyState, action: int) -> int:
    return 1 + int(action) % 8


def weighs_nothing(self: Toy, state: ToyState, action: int) -> int:
    return 0


def goes_round_and_round(self: Toy, state: ToyState, action: int) -> None:
    Toy.push(self, state, action)
    if not state.to_act:
        state.round, state.phase, state.bag, state.to_act = 0, 0, 126, CHANCE_ACTS


def sees_the_state(self: Toy, state: ToyState, viewer: int | None) -> View[ToyState]:
    return View(viewer, state)


def sees_the_seats(self: Toy, state: ToyState, viewer: int | None) -> View[ToyState]:
    return View(viewer, ToyState(state.table(), state.seats))


def leaves_out_who_is_asked(self: Toy, view: View[ToyState]) -> dict[str, object]:
    return {key: value for key, value in Toy.present(self, view).items() if key != "to_act"}


def asks_everybody(self: Toy, view: View[ToyState]) -> dict[str, object]:
    return {**Toy.present(self, view), "to_act": [0, 1, 2]}


def promises_more(self: Toy, view: View[ToyState], action: int) -> Preview:
    preview = Toy.preview(self, view, action)
    return Preview(preview.costs, [*preview.changes, Change("stones", 1)])


def bars_a_sale(self: Toy, state: ToyState, player: int, action: int) -> Refusal | None:
    return Toy.bars(self, state, player, action) or (Refusal("closed") if kind_of(action) == SELL else None)


def bars_nothing(self: Toy, state: ToyState, player: int, action: int) -> Refusal | None:
    return None


def asks_for_no_bid(self: Toy, state: ToyState, player: int, kind: int) -> bool:
    return kind != BID and Toy.asks(self, state, player, kind)


def presents_a_set(self: Toy, view: View[ToyState]) -> dict[str, object]:
    return {"stones": {view.known.stone}}


def presents_a_tuple(self: Toy, view: View[ToyState]) -> dict[str, object]:
    return {"stones": (view.known.stone,)}


def presents_another(self: Toy, view: View[ToyState], action: int) -> dict[str, object]:
    return {**Toy.present_action(self, view, action), "action": "P1 pass"}


def presents_no_kind(self: Toy, view: View[ToyState], action: int) -> dict[str, object]:
    return {**Toy.present_action(self, view, action), "kind": None}


def costs_less(self: Toy, view: View[ToyState], action: int) -> Preview:
    return Preview([Cost(None, -1, "bid", {})], [])


def pays_oneself(self: Toy, view: View[ToyState], action: int) -> Preview:
    return Preview([Cost(view.viewer, 1, "bid", {})], [])


def changes_no_line(self: Toy, view: View[ToyState], action: int) -> Preview:
    return Preview([], [Change("", 1)])


def changes_oneself_by_name(self: Toy, view: View[ToyState], action: int) -> Preview:
    return Preview([], [Change("stones", 1, player=view.viewer)])


def changes_with_a_tuple(self: Toy, view: View[ToyState], action: int) -> Preview:
    args: dict[str, Any] = {"stones": (1, 2)}
    return Preview([], [Change("stones", 1, args=args)])


def looks_too_hard(self: Toy, view: View[ToyState], action: int) -> float:
    view.known.stone = 0
    return 0.0


def promises_all(self: Toy, view: View[ToyState], action: int) -> float:
    return float("inf")


def leaves_out_passing(self: Toy, state: ToyState) -> list[int]:
    return [action for action in Toy.all_actions(self, state) if "pass" not in self.write_action(action)]


def mixes_up(self: Toy, state: ToyState) -> list[int]:
    return Toy.all_actions(self, state)[::-1]


def changes_its_mind(self: Toy, state: ToyState) -> list[int]:
    return Toy.all_actions(self, state)[state.round // 2 :]


# What is answered wrongly, and the complaint.
def numbers_too_few(self: Toy) -> Codec:
    """Nobody can bid more than 5."""
    kinds = [kind for kind in grammar().kinds() if kind.number != BID]
    return Codec([*kinds, Kind(BID, "bid", Number(0, 5, "coins"))])


def numbers_too_many(self: Toy) -> Codec:
    """There is a kind of action that nobody ever takes."""
    return Codec([*grammar().kinds(), Kind(9, "wait", Nothing())])


def halves_bids(self: Toy) -> Grammar:
    """Bids in two parts, which share their ids."""
    kinds = [kind for kind in grammar().kinds() if kind.number != BID]
    return Grammar("Toy", 3, [*kinds, Kind(BID, "bid", InTwoParts(1))], ("", ""))


def numbers_anew(self: Toy) -> Codec:
    return Codec(halves_bids(self).kinds())


class InTwoParts(Argument):
    """Bids whose ids are shared by those of the other half."""

    def all(self) -> list[int]:
        return list(range(BIDS))

    def parts(self) -> list[list[int]]:
        return [self.all()[::2], self.all()[1::2]]


def leads_to_the_first(self: Toy, state: ToyState, player: int, id: int) -> int:
    return self.legal_actions(state, player)[0]


def leads_anywhere(self: Toy, state: ToyState, player: int, id: int) -> int:
    return Toy.decode(self, state, player, id) if 0 <= id < self.codec.players.size else pack(player, PASS, 0)


def names_blocks_alike(self: Toy, players: int) -> list[tuple[str, int]]:
    return [("bag", 7), ("bag", 7), *Toy.observation_blocks(self, players)[2:]]


def observes_more(self: Toy, known: ToyState, viewer: int, out: Features) -> None:
    Toy.observe(self, known, viewer, out)
    out.add(200, 1)


def observes_too_much(self: Toy, known: ToyState, viewer: int, out: Features) -> None:
    out.add(0, 1 << 40)


def keeps_what_it_adds(self: Toy, known: ToyState, viewer: int, out: Features) -> None:
    Toy.observe(self, known, viewer, out)
    out.keep_set(0, known.bag)


def keeps_here_and_there(self: Toy, known: ToyState, viewer: int, out: Features) -> None:
    out.keep_set(7 * known.phase, 1)


def keeps_more(self: Toy, known: ToyState, viewer: int, out: Features) -> None:
    out.keep_row(200, vec[i64]([1]))


def observes_and_takes(self: Toy, known: ToyState, viewer: int, out: Features) -> None:
    Toy.observe(self, known, viewer, out)
    known.seats[viewer].coins += 1


def glances_at_bids(self: Toy, state: ToyState, viewer: int) -> ToyState:
    return state


def observes_moods(self: Toy, known: ToyState, viewer: int, out: Features) -> None:
    """What is told depends on how often was asked."""
    MOODS[0] += 1
    out.add(0, MOODS[0])


MOODS = [0]


WAYS: list[tuple[dict[str, Callable[..., Any]], str]] = [
    ({"codec": numbers_too_few}, "'P. bid 6': its id is -1, and there are"),
    ({"codec": numbers_too_many}, "of 20 ids 1 stand for no action of P1"),
    ({"codec": numbers_anew}, "made once more, ids mean something else"),
    ({"codec": numbers_anew, "grammar": halves_bids}, "two legal actions of P. have one id"),
    ({"decode": leads_to_the_first}, "its id [0-9]+ leads to"),
    ({"decode": leads_anywhere}, "-1 is taken for the id of an action"),
    ({"observation_blocks": names_blocks_alike}, "several blocks of the observation are called bag"),
    ({"observe": observes_more}, "number [0-9]+ is observed, and there are"),
    ({"observe": observes_too_much}, "of the observation is 1099511627776: too large"),
    ({"observe": keeps_what_it_adds}, "it is added and kept"),
    ({"observe": keeps_here_and_there}, "other parts are kept than then"),
    ({"observe": keeps_more}, "number [0-9]+ is observed, and there are"),
    ({"observe": observes_and_takes}, "observing changes the view of P"),
    ({"glance": glances_at_bids}, "at a glance P. sees something else than in the view"),
    ({"observe": observes_moods}, "observes what the view doesn't say"),
    ({"generate": backwards}, "out of order among the legal actions"),
    ({"generate": doubled}, "out of order among the legal actions"),
    ({"generate": nothing_to_do}, "P2 is asked and may do nothing"),
    ({"generate": anothers}, "it is legal for P2, and not theirs"),
    ({"generate": outbids}, "it changes what P. chooses from at the same time"),
    ({"initial": starts_sharing}, "shares something with its (copy|original)|push on a copy"),
    ({"from_bytes": forgets_coins}, "the bytes read differ from the state"),
    ({"parse_state": reads_no_bag}, "the text read differ from the state"),
    ({"parse_state": fails_to_refuse_text}, "is refused with KeyError"),
    ({"parse_action": reads_any_case}, "is read as an action, too"),
    ({"view": sees_no_coins}, "allows? (them )?something else"),
    ({"view": sees_for_another}, "P2 gets the view of a spectator"),
    ({"determinize": guesses_wrong}, "what `determinize` guesses for .* looks different to them"),
    ({"determinize": guesses_nothing}, "guessing changes the view of"),
    ({"explain": allows_all}, "illegal, and nothing forbids it|P. may do what is another's"),
    ({"explain": forbids_all}, "legal, and forbidden"),
    ({"explain": explains_otherwise}, r"refused with Refusal.*, but explained with Refusal\('no-coins'"),
    ({"check": checks_nothing}, "illegal, and carried out|is taken for an action"),
    ({"check": leaves_a_mark}, "refusals change the state"),
    ({"push": pays_for_events}, "events change what happens"),
    ({"push": fails}, "ZeroDivisionError"),
    (
        {"initial": starts_remembering, "push": counts_pushes},
        "apply leads elsewhere than push on the bytes|its preview promises",
    ),
    ({"_tell": tells_a_tuple}, "the event '.*' is not what comes back from its JSON"),
    ({"_tell": tells_of_nobody}, "the event 'sold' is nobody's"),
    ({"draw": draws_from_nowhere}, "drawn, where the weights draw"),
    ({"draw": draws_what_is_gone}, "'draw .': chance draws what it may not"),
    ({"draw": draws_evenly, "weight": weighs_stones}, "drawn, where the weights draw"),
    ({"weight": weighs_nothing}, "chance may take it, and its weight is 0"),
    ({"push": goes_round_and_round}, "the game does not end"),
    ({"view": sees_the_state}, "the view of .* shares something with the state"),
    ({"view": sees_the_seats}, "the view of .* shares something with the state"),
    ({"present": leaves_out_who_is_asked}, "is presented with None to act"),
    ({"present": asks_everybody}, "is presented with .* to act"),
    ({"preview": promises_more}, "its preview promises the standing .*, and it is"),
    ({"bars": bars_a_sale}, "legal, and the rule 'closed' bars it"),
    ({"bars": bars_nothing}, "not legal, and nothing bars it"),
    ({"asks": asks_for_no_bid}, "legal, and the step does not ask for it"),
    ({"outcome": ends_at_once}, "there is an outcome before the end"),
    ({"outcome": never_ends}, "the game is over without an outcome"),
    ({"outcome": ranks_wrong}, "is no ranking: ties share the better rank"),
    ({"outcome": forgets_a_score}, "has not one score a player"),
    ({"present": presents_a_set}, "TypeError: "),
    ({"present": presents_a_tuple}, "is not what comes back from its JSON"),
    ({"present_action": presents_another}, "it is presented as another"),
    ({"present_action": presents_no_kind}, "it is presented without a kind"),
    ({"preview": costs_less}, "the cost 'bid' is -1"),
    ({"preview": pays_oneself}, "the cost 'bid' is paid to P."),
    ({"preview": changes_no_line}, "a change of the score has no line"),
    ({"preview": changes_oneself_by_name}, "the change 'stones' is for P[12]"),
    ({"preview": changes_with_a_tuple}, "the change 'stones' is not what comes back from its JSON"),
    ({"value": promises_all}, "its value is inf"),
    ({"value": looks_too_hard}, "asking about actions changes the view"),
    ({"all_actions": leaves_out_passing}, "it is legal, and not among all actions"),
    ({"all_actions": mixes_up}, "all actions don't ascend"),
    ({"all_actions": changes_its_mind}, "all actions are others than at the start"),
]
