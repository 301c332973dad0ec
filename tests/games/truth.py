"""What refusals and previews say, held against the state by code that shares nothing with the rules.

Each game has a judge (tests/games/<game>/judge.py), written from the rulebook, that reads a position from its
notation. Along random and greedy games of all setups, actions of every kind that are not legal are asked
about: what the refusal tells, with its arguments, has to be the first of the obstacles that the judge finds,
and where its words advise something, that has to be possible.
The previews of legal actions are compared with what then happens.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeVar

import pytest

from gridtown.bots.greedy import GreedyBot
from gridtown.core.action import CHANCE, actor, kind_of
from gridtown.core.game import Game, Setup
from gridtown.core.preview import Preview
from gridtown.core.refusal import SHARED_IDS, Refusal
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS

T = TypeVar("T")

STRANGE: Final = 2
"""Actions of kinds that are not asked for, of others' and of chance that are tried at a ply."""

CHANCE_TO_ACT: Final = [CHANCE]


class Asked(NamedTuple):
    """An action that `player` may not take, and why, as they are told.

    position: what they may know, in notation. legal: what they may do, in notation.
    """

    setup: Setup
    position: str
    player: int
    action: str
    legal: list[str]
    refusal: Refusal


class Chosen(NamedTuple):
    """A legal action and its preview, with the game and the state to find out what then happens."""

    game: Game[Any]
    state: Any
    player: int
    action: int
    preview: Preview


class Judge(Protocol):
    """The words of one game, judged from its rulebook."""

    def to_act(self, position: str) -> list[int]:
        """Who is to act: players ascending, CHANCE alone, or nobody when the game is over."""

    def asks(self, position: str, player: int) -> tuple[str, set[str]]:
        """The step, as `step-…` names it, and the words of the kinds of action it asks `player` for."""

    def obstacles(self, asked: Asked) -> Sequence[Refusal]:
        """All that forbids the action, what a person has to mend first coming first.

        Its kind is asked for, of the one who is to act.
        """

    def faults(self, chosen: Chosen) -> Iterable[str]:
        """What is not true of the preview."""


class Trial:
    """Games of one title whose words are judged.

    sample: how many actions of each kind that is asked for are tried at a ply. told: how often each rule was
    told. lies: a line for each claim that is not true.
    """

    advice: Mapping[str, Sequence[str]] = {}
    """What the words of a rule advise, as actions begin: one of them has to be legal then."""

    def __init__(self, game: Game[Any], judge: Judge, sample: int) -> None:
        self.game, self.judge, self.sample = game, judge, sample
        self.told: Counter[str] = Counter()
        self.lies: list[str] = []
        self._kinds: dict[tuple[int, int], list[list[int]]] = {}

    def play(self, setup: Setup, seed: int, greedy: bool, one_in: int = 1) -> None:
        """Judge a game of random or greedy players, at the end and at one in so many plies before."""
        rng, chooser = Rng(seed), GreedyBot(self.game, Rng(seed, 1)) if greedy else None
        state = self.game.initial(setup)
        while state.to_act:
            if not rng.below(one_in):
                self.look(setup, state, rng)
            self.game.push(state, self._next(state, chooser, rng))
        self.look(setup, state, rng)

    def look(self, setup: Setup, state: Any, rng: Rng) -> None:
        """Judge what is said to everybody in one state."""
        for player in range(setup.players):
            view = self.game.view(state, player)
            position = self.game.write_state(view.known)
            legal = self.game.legal_actions(state, player)
            texts = [self.game.write_action(action) for action in legal]
            for action in self._tried(setup, state, player, rng):
                if action not in legal:
                    why = self.game.reason(view, player, action)
                    self._hear(Asked(setup, position, player, self.game.write_action(action), texts, why))
            for action in _some(legal, self.sample, rng):
                chosen = Chosen(self.game, state, player, action, self.game.preview(view, action))
                text = self.game.write_action(action)
                self.lies += [f"{position}\n  {text}: {fault}" for fault in self.judge.faults(chosen)]

    def _next(self, state: Any, chooser: GreedyBot | None, rng: Rng) -> int:
        if state.to_act == CHANCE_ACTS:
            return int(self.game.draw(state, rng))
        acting = self.game.players_to_act(state)
        player = acting[int(rng.below(len(acting)))]
        legal = self.game.legal_actions(state, player)
        if chooser is not None:
            return chooser.act(self.game.view(state, player), legal)
        return legal[int(rng.below(len(legal)))]

    def _tried(self, setup: Setup, state: Any, player: int, rng: Rng) -> Iterator[int]:
        """Actions that may be illegal: of each kind that is asked for, and a few that can only be wrong."""
        kinds = self._space(setup, state, player)
        for actions in kinds:
            if self.game.may_act(state, player) and self.game.asks(state, player, kind_of(actions[0])):
                yield from _some(actions, self.sample, rng)
        for _ in range(STRANGE):
            yield kinds[int(rng.below(len(kinds)))][0]
            others = self._space(setup, state, int(rng.below(setup.players + 1)) - 1)
            yield others[int(rng.below(len(others)))][0]

    def _space(self, setup: Setup, state: Any, player: int) -> list[list[int]]:
        """Every well-formed action of a player, or of chance, by kind."""
        key = setup.players, player
        if key not in self._kinds:
            found: dict[int, list[int]] = {}
            for action in self.game.all_actions(state):
                if actor(action) == player:
                    found.setdefault(int(kind_of(action)), []).append(action)
            self._kinds[key] = list(found.values())
        return self._kinds[key]

    def _hear(self, asked: Asked) -> None:
        """Judge one refusal."""
        self.told[asked.refusal.id] += 1
        obstacles = self._obstacles(asked)
        if not obstacles or asked.refusal != obstacles[0]:
            said = f"{asked.position}\n  {asked.action}: told {asked.refusal}"
            self.lies.append(f"{said}, where {list(obstacles)} forbids it")
        elif not self._can_be_followed(asked):
            self.lies.append(f"{asked.position}\n  {asked.action}: {asked.refusal} advises what isn't legal")

    def _can_be_followed(self, asked: Asked) -> bool:
        """Whether a legal action does what the refusal advises."""
        advised = self.advice.get(asked.refusal.id)
        if advised is None:
            return True
        begins = tuple(f"P{asked.player + 1} {one.format(**asked.refusal.args)} " for one in advised)
        return any(f"{text} ".startswith(begins) for text in asked.legal)

    def _obstacles(self, asked: Asked) -> Sequence[Refusal]:
        """What forbids an action: what forbids it in any game, or else what the game's judge says."""
        to_act = self.judge.to_act(asked.position)
        who = asked.action.split()[0]
        mine = who == f"P{asked.player + 1}"
        if not to_act:
            return [Refusal("over")]
        if not (who[0] == "P" and who[1:].isdigit()):
            return [Refusal("chance")]
        if not mine:
            return [Refusal("not-your-action")]
        if to_act == CHANCE_TO_ACT:
            return [Refusal("chance-acts")]
        if asked.player not in to_act:
            alone = len(to_act) == 1
            return [Refusal("not-active", {"player": to_act[0]}) if alone else Refusal("waiting")]
        step, words = self.judge.asks(asked.position, asked.player)
        if not any(asked.action.split(" ", 1)[1].split(" ")[0] == word for word in words):
            return [Refusal("wrong-step", {"step": step})]
        return self.judge.obstacles(asked)


def _some(actions: Sequence[T], sample: int, rng: Rng) -> list[T]:
    """All of a few; of many, some at random."""
    if len(actions) <= sample:
        return list(actions)
    return [actions[int(rng.below(len(actions)))] for _ in range(sample)]


TOLD_TO_NOBODY: Final = {"not-drawable"}
"""What only chance is refused with, which no person is."""


def never_told(told: Counter[str], own: Iterable[str]) -> set[str]:
    """The rules, shared and a game's own, that no refusal told.

    Prints how often each was told, which `pytest -rP` shows.
    """
    ids = {*SHARED_IDS, *own} - TOLD_TO_NOBODY
    print("\n".join(f"{told[id]:7} {id}" for id in sorted(ids, key=lambda id: (told[id], id))))
    return ids - set(told)


def at_random_and_greedy(name: str, values: Sequence[T], label: Callable[[T], str]) -> pytest.MarkDecorator:
    """A test of each value, at random and greedy; of these two, one in turn is left to `make proof`.

    name: the argument that takes a value. label: what a value is called in ids.
    """
    return pytest.mark.parametrize(
        (name, "greedy"),
        [
            pytest.param(
                value,
                greedy,
                id=f"{label(value)}-{'greedy' if greedy else 'random'}",
                marks=[] if greedy == number % 2 else [pytest.mark.variant],
            )
            for number, value in enumerate(values)
            for greedy in (False, True)
        ],
    )
