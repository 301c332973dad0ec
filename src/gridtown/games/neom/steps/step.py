"""Bases of the steps of NEOM: kinds of action, steps, groups of them, and how one step leads to the next.

docs/architecture.md ("The words of a turn") has the vocabulary, which all games share.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from gridtown.core.action import CHANCE, argument_of, kind_of, pack
from gridtown.core.arguments import Argument
from gridtown.core.bits import count, lowest, nth
from gridtown.core.choices import Choices
from gridtown.core.kinds import Kind
from gridtown.core.refusal import Refusal
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.neom.state import NeomState
from gridtown.games.neom.tables import Tables

NOWHERE: Final = -1
"""The phase of a step at which nobody is asked."""


class NeomKind(Kind):
    """A kind of action: what bars it, and what it does."""

    next_kind: NeomKind | None = None
    """The next kind that the same step asks for."""

    def bars(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> Refusal | None:
        """The rule that forbids it to `player`, who is asked for this kind; None when it is legal."""
        del tables, state, player, argument
        return None

    def generate(self, tables: Tables, state: NeomState, player: i64, out: Choices) -> None:
        """All legal actions of this kind, ascending."""
        for argument in self.argument.all():
            if self.bars(tables, state, player, argument) is None:
                out.add(pack(player, self.number, argument))

    def do(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> None:
        """Carry out what is legal."""
        raise NotImplementedError


class ChanceKind(NeomKind):
    """A kind of action of chance: one of a pool of equally likely outcomes."""

    def __init__(self, number: i64, word: str, argument: Argument) -> None:
        super().__init__(number, word, argument, by_chance=True)

    def pool(self, state: NeomState) -> i64:
        """The set of outcomes."""
        raise NotImplementedError

    def outcome(self, state: NeomState, index: i64) -> i64:
        """The argument that stands for member `index` of the pool."""
        raise NotImplementedError

    def bars(self, tables: Tables, state: NeomState, player: i64, argument: i64) -> Refusal | None:
        """Only what the pool holds comes."""
        rest = self.pool(state)
        while rest:
            if self.outcome(state, lowest(rest)) == argument:
                return None
            rest &= rest - 1
        return Refusal("not-drawable")

    def generate(self, tables: Tables, state: NeomState, player: i64, out: Choices) -> None:
        """All outcomes."""
        rest = self.pool(state)
        while rest:
            out.add(pack(CHANCE, self.number, self.outcome(state, lowest(rest))))
            rest &= rest - 1

    def draw(self, state: NeomState, rng: Rng) -> i64:
        """The action of one outcome."""
        pool = self.pool(state)
        return pack(CHANCE, self.number, self.outcome(state, nth(pool, rng.below(count(pool)))))


def linked(kinds: Sequence[NeomKind]) -> NeomKind | None:
    """The first of `kinds`, each linked to the next."""
    first: NeomKind | None = None
    for kind in reversed(kinds):
        kind.next_kind = first
        first = kind
    return first


class NeomStep:
    """A step of the course of play, and the one that comes `then`."""

    phase: i64 = NOWHERE
    """The phase of a state that waits at this step."""
    first_kind: NeomKind | None = None
    """The first kind of action that it asks for."""
    alternative: NeomStep | None = None
    """The next step with the same phase."""

    def __init__(self, *kinds: NeomKind) -> None:
        self.then: NeomStep = self
        self.first_kind = linked(kinds)

    def link(self, then: NeomStep) -> None:
        """Let `then` be the next step."""
        self.then = then

    def all_steps(self) -> list[NeomStep]:
        """The step itself, and those below it."""
        return [self]

    def kinds(self) -> list[NeomKind]:
        """The kinds of action that it asks for."""
        found: list[NeomKind] = []
        kind = self.first_kind
        while kind is not None:
            found.append(kind)
            kind = kind.next_kind
        return found

    def begin(self, tables: Tables, state: NeomState) -> bool:
        """Do what leaves no choice; whether somebody has to act then, or all is over."""
        raise NotImplementedError

    def ask(self, state: NeomState, to_act: i64) -> bool:
        """Wait for an action of whom `to_act` says; always True."""
        state.phase = self.phase
        state.to_act = to_act
        return True

    def waits(self, state: NeomState) -> bool:
        """Whether a state with this step's phase waits here and at no alternative."""
        del state
        return True

    def kind(self, number: i64) -> NeomKind | None:
        """The kind with this number, None if it is not asked for."""
        kind = self.first_kind
        while kind is not None and kind.number != number:
            kind = kind.next_kind
        return kind

    def bars(self, tables: Tables, state: NeomState, player: i64, action: i64) -> Refusal | None:
        """The rule that forbids an action of a kind that is asked for, None when it is legal."""
        kind = self.kind(kind_of(action))
        assert kind is not None
        return kind.bars(tables, state, player, argument_of(action))

    def generate(self, tables: Tables, state: NeomState, player: i64, out: Choices) -> None:
        """All that `player`, or chance, may do here."""
        kind = self.first_kind
        while kind is not None:
            kind.generate(tables, state, player, out)
            kind = kind.next_kind

    def do(self, tables: Tables, state: NeomState, player: i64, action: i64) -> None:
        """Carry out a legal action."""
        kind = self.kind(kind_of(action))
        assert kind is not None
        kind.do(tables, state, player, argument_of(action))

    def draw(self, state: NeomState, rng: Rng) -> i64:
        """An action of chance, as likely as it is."""
        raise NotImplementedError

    def again(self, tables: Tables, state: NeomState) -> bool:
        """Whether the step waits for another action, after one was taken."""
        del tables
        return state.to_act != 0


class ChanceStep(NeomStep):
    """A step at which chance acts."""

    def __init__(self, kind: ChanceKind) -> None:
        super().__init__(kind)
        self.chance_kind = kind

    def applies(self, state: NeomState) -> bool:
        """Whether the step is for a game like this one."""
        del state
        return True

    def begin(self, tables: Tables, state: NeomState) -> bool:
        """Let chance act."""
        return self.applies(state) and self.ask(state, CHANCE_ACTS)

    def draw(self, state: NeomState, rng: Rng) -> i64:
        """One of the pool of its kind."""
        return self.chance_kind.draw(state, rng)

    def waits(self, state: NeomState) -> bool:
        """Of steps with one phase, that which applies."""
        return self.applies(state)


class Group(NeomStep):
    """Steps that are taken together, if they apply."""

    def __init__(self, steps: list[NeomStep]) -> None:
        super().__init__()
        self.steps = steps
        self.first_step: NeomStep = steps[0]

    def link(self, then: NeomStep) -> None:
        """Link the steps to each other, and the last of them to `then`."""
        self.then = then
        order(self.steps, then)

    def all_steps(self) -> list[NeomStep]:
        """The group itself, and its steps."""
        return [self, *below(self.steps)]

    def applies(self, state: NeomState) -> bool:
        """Whether its steps are taken."""
        del state
        return True

    def begin(self, tables: Tables, state: NeomState) -> bool:
        """Go on with its first step."""
        if not self.applies(state):
            return False
        enter(tables, state, self.first_step)
        return True


class Repeat(Group):
    """Steps that are taken, and then `again` and again."""

    def link(self, then: NeomStep) -> None:
        """Link the steps to each other, and the last of them to what asks whether they are taken again."""
        self.then = then
        tail = _Again(self)
        tail.link(then)
        order(self.steps, tail)

    def again(self, tables: Tables, state: NeomState) -> bool:
        """Whether the steps are taken once more; if so, it is counted."""
        raise NotImplementedError


class _Again(NeomStep):
    """The end of steps that repeat."""

    def __init__(self, repeat: Repeat) -> None:
        super().__init__()
        self.repeat = repeat

    def begin(self, tables: Tables, state: NeomState) -> bool:
        """Go on with the first of them, as long as they are taken again."""
        if not self.repeat.again(tables, state):
            return False
        enter(tables, state, self.repeat.first_step)
        return True


def order(steps: list[NeomStep], then: NeomStep) -> NeomStep:
    """Link each step to the next and the last to `then`; the first of them."""
    for step, following in zip(steps, [*steps[1:], then], strict=True):
        step.link(following)
    return steps[0]


def below(steps: list[NeomStep]) -> list[NeomStep]:
    """Steps, and those below them."""
    return [inner for step in steps for inner in step.all_steps()]


def enter(tables: Tables, state: NeomState, step: NeomStep) -> None:
    """Go on with `step`, until somebody has to act or all is over."""
    while not step.begin(tables, state):
        step = step.then
