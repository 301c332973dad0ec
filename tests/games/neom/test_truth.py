"""What NEOM says of its rules, judged from the rulebook: refusals and previews, along whole games."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from tests.games.neom import judge
from tests.games.neom.judge import NeomJudge
from tests.games.neom.naive import DISASTERS
from tests.games.neom.playing import paved, play, printed
from tests.games.neom.random_cities import random_position, struck_position
from tests.games.neom.refused import CASES
from tests.games.truth import Asked, Trial, at_random_and_greedy, never_told

from gridtown.core.action import actor
from gridtown.core.conformance import setups
from gridtown.core.game import Setup
from gridtown.core.preview import Change, Cost
from gridtown.core.refusal import Refusal
from gridtown.core.rng import Rng
from gridtown.games.neom import preview
from gridtown.games.neom.game import Neom
from gridtown.games.neom.refusals import RULE_IDS
from gridtown.games.neom.steps.acting import At, Place
from gridtown.games.neom.steps.buying import Source
from gridtown.games.neom.steps.disaster import Pay, Sacrifice
from gridtown.games.neom.steps.selecting import Select
from gridtown.games.neom.steps.step import NeomKind

SETUPS = list(setups(printed()))


class NeomTrial(Trial):
    """Whoever selected a Disaster is told that, instead of who else is to act; three and more have no turns.

    Of all actions that are no answer to what is asked now only a few are tried, and of the others more.
    """

    def __init__(self, game: Neom, sample: int) -> None:
        box: Any = game.components()["tiles"]
        self.neom = NeomJudge({int(tile["number"]): tile for tile in box})
        super().__init__(game, self.neom, sample)

    def _tried(self, setup: Setup, state: Any, player: int, rng: Rng) -> Iterator[int]:
        yield from super()._tried(setup, state, player, rng)
        if self.game.may_act(state, player):
            position = self.game.write_state(self.game.view(state, player).known)
            for text in self.neom.near(position, player, rng, self.sample):
                yield self.game.parse_action(f"P{player + 1} {text}")

    def _obstacles(self, asked: Asked) -> Sequence[Refusal]:
        found = super()._obstacles(asked)
        idle = any(one.id in ("waiting", "not-active") for one in found)
        return (self.neom.idle(asked.position, asked.player) or found) if idle else found

    def _hear(self, asked: Asked) -> None:
        super()._hear(asked)
        if not self.neom.can_be_followed(asked):
            said = f"{asked.position}\n  {asked.action}: told {asked.refusal}"
            self.lies.append(f"{said}, and what it says to do is none of {asked.legal}")

    def cities(self, rng: Rng, players: int, times: int) -> None:
        """Judge actions in the making, in Cities full of Goods, offices and routes."""
        setup = self.game.setup(players)
        for _ in range(times):
            generation = 1 + int(rng.below(3))
            position = random_position(rng, players, generation, generation)
            if any(f"selected={number} " in position.split(" / ")[1] for number in DISASTERS):
                continue
            state = self.game.parse_state(position)
            while self.game.step(state) == "act" and self.game.may_act(state, 0):
                self.look(setup, state, rng)
                legal = self.game.legal_actions(state, 0)
                self.game.push(state, legal[int(rng.below(max(len(legal) - 1, 1)))])  # the last is to sell

    def disasters(self, rng: Rng, times: int) -> None:
        """Judge answers to Disasters, in Cities full of tiles."""
        for number in range(times):
            state = self.game.parse_state(struck_position(rng, 1 + number % 3))
            while self.game.step(state) == "disaster":
                self.look(self.game.setup(3), state, rng)
                legal = self.game.legal_actions(state, 0)
                self.game.push(state, legal[int(rng.below(len(legal)))])

    def ask(self, position: str, before: Sequence[str], text: str) -> None:
        """Judge why one action is refused."""
        assert isinstance(self.game, Neom)
        state, action = play(self.game, position, *before), self.game.parse_action(text)
        player = max(int(actor(action)), 0)
        view = self.game.view(state, player)
        legal = [self.game.write_action(one) for one in self.game.legal_actions(state, player)]
        why = self.game.reason(view, player, action)
        known = self.game.write_state(view.known)
        self._hear(Asked(self.game.setup(int(state.size)), known, player, text, legal, why))


def asked_in_writing() -> NeomTrial:
    """A trial of the refused actions that are written down."""
    trial = NeomTrial(paved(), 3)
    for _, _, position, before, refused in CASES:
        trial.ask(position, before, refused)
    return trial


def true(trial: Trial) -> None:
    assert not trial.lies, f"{len(trial.lies)} lies, the first:\n{trial.lies[0]}"


def test_what_is_said_is_true_and_every_refusal_is_heard() -> None:
    """A few positions of a game of each setup, Cities rich in choices, and what is rare written down."""
    games, written = NeomTrial(printed(), 3), asked_in_writing()
    for number, setup in enumerate(SETUPS):
        games.play(setup, number, greedy=number % 4 == 1, one_in=24)
    for players in range(1, 6):
        games.cities(Rng(players, 1), players, 5)
    games.disasters(Rng(1, 2), 6)
    true(games)
    true(written)
    assert never_told(Counter(games.told) + Counter(written.told), RULE_IDS) == set()


@pytest.mark.proof
@at_random_and_greedy("number", range(len(SETUPS)), str)
def test_what_is_said_is_true_along_whole_games(number: int, greedy: bool) -> None:
    trial = NeomTrial(printed(), 3)
    for seed in range(2):
        trial.play(SETUPS[number], 100 + seed, greedy, one_in=3)
    true(trial)


@pytest.mark.proof
@pytest.mark.parametrize(
    "players", [1, 2, *(pytest.param(many, marks=pytest.mark.variant) for many in (3, 4, 5))]
)
def test_what_is_said_is_true_in_cities_rich_in_choices(players: int) -> None:
    trial = NeomTrial(printed(), 4)
    trial.cities(Rng(players, 2), players, 120)
    trial.disasters(Rng(players, 5), 40)
    true(trial)


# The power of it: each planted fault is found


def hunted(rounds: int) -> NeomTrial:
    """A trial that goes on until a lie is heard, for so many rounds of a few positions and a game at most."""
    trial = NeomTrial(printed(), 4)
    for number in range(rounds):
        trial.cities(Rng(number, 3), 1 + number % 5, 4)
        trial.disasters(Rng(number, 4), 3)
        if not trial.lies:
            trial.play(SETUPS[5 * number % len(SETUPS)], number, greedy=False, one_in=8)
        if trial.lies:
            break
    return trial


Retold = Callable[[Refusal], Refusal]
Planted = Callable[[pytest.MonkeyPatch], None]


def told_as(kind: type[NeomKind], change: Retold) -> Planted:
    """A fault: what bars actions of a kind is told otherwise."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        true_bars = kind.bars

        def bars(self: NeomKind, tables: Any, state: Any, player: int, argument: int) -> Refusal | None:
            why = true_bars(self, tables, state, player, argument)
            return None if why is None else change(why)

        patch.setattr(kind, "bars", bars)

    return plant


def renamed(old: str, new: str) -> Retold:
    return lambda why: Refusal(new, why.args) if why.id == old else why


def off_by_one(id: str, name: str) -> Retold:
    def change(why: Refusal) -> Refusal:
        return Refusal(id, {**why.args, name: int(str(why.args[name])) + 1}) if why.id == id else why

    return change


def previewed(name: str, change: Callable[[Any], Any]) -> Planted:
    """A fault: a function of the preview answers something else."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        answer = getattr(preview, name)
        patch.setattr(preview, name, lambda *asked: change(answer(*asked)))

    return plant


def dearer(cost: Cost) -> Cost:
    return Cost(cost.payee, cost.amount + 1, cost.what, cost.args, cost.conditional)


def unpaid(cost: Cost) -> Cost:
    return Cost(None, cost.amount, cost.what, cost.args, cost.conditional)


def certain(cost: Cost) -> Cost:
    return Cost(cost.payee, cost.amount, cost.what, cost.args)


def without_pollution(changes: list[Change]) -> list[Change]:
    return [change for change in changes if change.line != "pollution"]


def one_more_for_tiles(changes: list[Change]) -> list[Change]:
    return [
        Change(change.line, change.amount + (change.line == "tiles"), change.conditional)
        for change in changes
    ]


def roads_before_the_limit(patch: pytest.MonkeyPatch) -> None:
    """A fault: of two obstacles the second is told."""
    true_bars = At.bars

    def bars(self: At, tables: Any, state: Any, player: int, argument: int) -> Refusal | None:
        found = true_bars(self, tables, state, player, argument)
        if found is None or found.id != "cornerstone-limit":
            return found
        later = state.copy()
        later.generation = 9
        return true_bars(self, tables, later, player, argument) or found

    patch.setattr(At, "bars", bars)


def good_by_good(patch: pytest.MonkeyPatch) -> None:
    """A fault: the cheapest source is taken for each Good by itself, so the office goes to the first."""
    patch.setattr(preview, "_total_with", lambda _, option: option & 15 != 2)


FAULTS: dict[str, Planted] = {
    "a tile not in hand is said not to lie face up": told_as(Select, renamed("not-in-hand", "not-in-row")),
    "a tile that can't be replaced is said to have no road": told_as(At, renamed("cant-replace", "no-road")),
    "a tile the Disaster does not take is said not to be there": told_as(
        Sacrifice, renamed("not-asked-for", "nothing-there")
    ),
    "another seller is said not to produce the Good": told_as(Source, off_by_one("seller-lacks", "seller")),
    "a tile is said to cost more than it does": told_as(Place, off_by_one("too-expensive", "amount")),
    "the penalty is said to be higher": told_as(Pay, off_by_one("cant-pay", "amount")),
    "a missing road is told before the limit of Cornerstones": roads_before_the_limit,
    "a Good costs £1 more than announced": previewed("_cost_of", dearer),
    "a Good is said to be paid to the supply": previewed("_cost_of", unpaid),
    "what a later choice may change is said to be sure": previewed("_cost_of", certain),
    "the office covers the first Good": good_by_good,
    "pollution is left out": previewed("_changes", without_pollution),
    "the tiles' line is off by one": previewed("_changes", one_more_for_tiles),
}

RARE_FAULTS: dict[str, Planted] = {
    "a virtual Good that counts as another is said not to be there": told_as(
        Source, renamed("office-used", "no-office")
    ),
    "a trade route that is used up is said not to be open": told_as(
        Source, renamed("route-used", "route-not-open")
    ),
    "more money is said to be left": told_as(Source, off_by_one("cant-afford-source", "money")),
}


LATE = "the office covers the first Good"
"""The fault that takes as long to find as all others together."""


@pytest.mark.parametrize(
    "fault", [pytest.param(fault, marks=[pytest.mark.variant] if fault == LATE else []) for fault in FAULTS]
)
def test_a_planted_fault_is_found(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    FAULTS[fault](monkeypatch)
    assert hunted(20).lies


@pytest.mark.parametrize("fault", RARE_FAULTS)
def test_a_planted_fault_in_what_is_rare_is_found(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    RARE_FAULTS[fault](monkeypatch)
    assert asked_in_writing().lies


def test_advice_that_nobody_can_follow_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has no office can't be told to use one."""
    monkeypatch.setitem(judge.REMEDIES, "no-office", r"cover .+")
    assert any("what it says to do" in lie for lie in hunted(20).lies)
