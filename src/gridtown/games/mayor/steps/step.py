"""Bases of the steps of Mayor: kinds of action, steps, groups of them, and how one step leads to the next.

docs/architecture.md ("The words of a turn") has the vocabulary, which all games share.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from gridtown.core.action import CHANCE, pack
from gridtown.core.arguments import Argument
from gridtown.core.bits import count, lowest, nth, single
from gridtown.core.choices import Choices
from gridtown.core.kinds import Kind
from gridtown.core.refusal import Refusal
from gridtown.core.rng import Rng
from gridtown.games.mayor.state import MayorState
from gridtown.games.mayor.tables import Tables

NOWHERE: Final = -1
"""The phase of a step at which nobody is asked."""


class MayorKind(Kind):
    """A kind of action: what bars it, and what it does.

    steps: what follows it, before what follows its step.
    """

    next_kind: MayorKind | None = None
    """The next kind that the same step asks for."""
    leads: MayorStep | None = None
    """The first of its steps."""

    def __init__(
        self,
        number: i64,
        word: str,
        argument: Argument,
        steps: Sequence[MayorStep] = (),
        by_chance: bool = False,
    ) -> None:
        super().__init__(number, word, argument, by_chance)
        self.steps = list(steps)

    def bars(self, tables: Tables, state: MayorState, player: i64, argument: i64) -> Refusal | None:
        """The rule that forbids it to `player`, who is asked for this kind; None when it is legal."""
        return None

    def generate(self, tables: Tables, state: MayorState, player: i64, out: Choices) -> None:
        """All legal actions of this kind, ascending. Kinds that are often barred find them faster."""
        for argument in self.argument.all():
            if self.bars(tables, state, player, argument) is None:
                out.add(pack(player, self.number, argument))

    def do(self, tables: Tables, state: MayorState, player: i64, argument: i64) -> None:
        """Carry out what is legal."""
        raise NotImplementedError


class ChanceKind(MayorKind):
    """A kind of action of chance: one of a pool, each equally likely."""

    def __init__(self, number: i64, word: str, argument: Argument) -> None:
        super().__init__(number, word, argument, by_chance=True)

    def pool(self, state: MayorState) -> i64:
        """The arguments it may have, as bits."""
        raise NotImplementedError

    def bars(self, tables: Tables, state: MayorState, player: i64, argument: i64) -> Refusal | None:
        """It is in the pool."""
        return None if self.pool(state) & single(argument) else Refusal("not-drawable")

    def generate(self, tables: Tables, state: MayorState, player: i64, out: Choices) -> None:
        """The whole pool."""
        pool = self.pool(state)
        while pool:
            out.add(pack(CHANCE, self.number, lowest(pool)))
            pool &= pool - 1


class MayorStep:
    """A step of the order of play, and the one that comes `then`."""

    phase: i64 = NOWHERE
    """The phase of a state that waits at this step."""
    first_kind: MayorKind | None = None
    """The first kind of action that it asks for."""

    def __init__(self, *kinds: MayorKind) -> None:
        self.then: MayorStep = self
        for kind in reversed(kinds):
            kind.next_kind = self.first_kind
            self.first_kind = kind

    def link(self, then: MayorStep) -> None:
        """Let `then` be the next step, also after the steps of its kinds."""
        self.then = then
        for kind in self.kinds():
            if kind.steps:
                kind.leads = order(kind.steps, then)

    def all_steps(self) -> list[MayorStep]:
        """The step itself, and those below it."""
        return [self, *below([step for kind in self.kinds() for step in kind.steps])]

    def kinds(self) -> list[MayorKind]:
        """The kinds of action that it asks for."""
        found: list[MayorKind] = []
        kind = self.first_kind
        while kind is not None:
            found.append(kind)
            kind = kind.next_kind
        return found

    def kind(self, number: i64) -> MayorKind | None:
        """The kind with this number, None if it is not asked for."""
        kind = self.first_kind
        while kind is not None and kind.number != number:
            kind = kind.next_kind
        return kind

    def begin(self, tables: Tables, state: MayorState) -> bool:
        """Do what leaves no choice; whether somebody has to act then, or all is over."""
        raise NotImplementedError

    def ask(self, state: MayorState, to_act: i64) -> bool:
        """Wait for an action of whom `to_act` says; always True."""
        state.phase = self.phase
        state.to_act = to_act
        state.step = self
        return True

    def waits(self, state: MayorState) -> bool:
        """Whether a state with this step's phase waits here and at no other step."""
        return True

    def generate(self, tables: Tables, state: MayorState, player: i64, out: Choices) -> None:
        """All that `player`, or chance, may do here."""
        kind = self.first_kind
        while kind is not None:
            kind.generate(tables, state, player, out)
            kind = kind.next_kind

    def draw(self, state: MayorState, rng: Rng) -> i64:
        """An action of chance, as likely as it is."""
        raise NotImplementedError

    def again(self, tables: Tables, state: MayorState) -> bool:
        """Whether the step waits for another action, after one that leads nowhere else."""
        return False


class PlayerStep(MayorStep):
    """A step at which the Active player chooses."""

    def begin(self, tables: Tables, state: MayorState) -> bool:
        """Let them choose."""
        return self.ask(state, single(state.active_player))


class ChanceStep(MayorStep):
    """A step at which chance acts."""

    def __init__(self, kind: ChanceKind) -> None:
        super().__init__(kind)
        self.chance_kind = kind

    def draw(self, state: MayorState, rng: Rng) -> i64:
        """Any of the pool: as likely as the weights say, without writing all of it down."""
        pool = self.chance_kind.pool(state)
        return pack(CHANCE, self.chance_kind.number, nth(pool, rng.below(count(pool))))


class Group(MayorStep):
    """Steps that are taken together, if they apply."""

    def __init__(self, steps: list[MayorStep]) -> None:
        super().__init__()
        self.steps = steps
        self.first_step: MayorStep = steps[0]

    def link(self, then: MayorStep) -> None:
        """Link the steps to each other, and the last of them to `then`."""
        self.then = then
        order(self.steps, then)

    def all_steps(self) -> list[MayorStep]:
        """The group itself, and its steps."""
        return [self, *below(self.steps)]

    def applies(self, tables: Tables, state: MayorState) -> bool:
        """Whether its steps are taken."""
        raise NotImplementedError

    def begin(self, tables: Tables, state: MayorState) -> bool:
        """Go on with its first step."""
        if not self.applies(tables, state):
            return False
        enter(tables, state, self.first_step)
        return True


class Repeat(Group):
    """Steps that are taken again and again, until one of them ends the game."""

    def link(self, then: MayorStep) -> None:
        """Link the steps to each other, and the last of them to the first."""
        self.then = then
        order(self.steps, self.first_step)


def order(steps: list[MayorStep], then: MayorStep) -> MayorStep:
    """Link each step to the next and the last to `then`; the first of them."""
    for step, following in zip(steps, [*steps[1:], then], strict=True):
        step.link(following)
    return steps[0]


def below(steps: list[MayorStep]) -> list[MayorStep]:
    """Steps, and those below them."""
    return [inner for step in steps for inner in step.all_steps()]


def enter(tables: Tables, state: MayorState, step: MayorStep) -> None:
    """Go on with `step`, until somebody has to act or all is over."""
    while not step.begin(tables, state):
        step = step.then
