"""Bases of the steps of Skylines: kinds of action, steps, groups of them, and how one step leads to the next.

docs/architecture.md ("The words of a turn") has the vocabulary, which all games share.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import i64

from gridtown.core.action import CHANCE, pack
from gridtown.core.arguments import Argument
from gridtown.core.bits import count, lowest, nth, single
from gridtown.core.choices import Choices
from gridtown.core.refusal import Refusal
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.skylines.state import SkylinesState
from gridtown.games.skylines.tables import Tables

NOWHERE: Final = -1
"""The phase of a step at which nobody is asked."""

Takes = Argument | Callable[[Tables], Argument]
"""What a kind of action takes, or, where names of boards and shapes are the edition's, how that is made."""


class SkylinesKind:
    """A kind of action: what bars it, and what it does.

    number: its number in packed actions. word: its word in notation. takes: its argument. steps: what follows
    it, before what follows its step.
    """

    by_chance: bool = False
    """Whether chance takes it, and no player."""
    next_kind: SkylinesKind | None = None
    """The next kind that the same step asks for."""
    leads: SkylinesStep | None = None
    """The first of its steps."""

    def __init__(self, number: i64, word: str, takes: Takes, steps: Sequence[SkylinesStep] = ()) -> None:
        self.number = number
        self.word = word
        self.takes = takes
        self.steps = list(steps)

    def argument(self, tables: Tables) -> Argument:
        """What it takes in an edition."""
        return self.takes if isinstance(self.takes, Argument) else self.takes(tables)

    def bars(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> Refusal | None:
        """The rule that forbids it to `player`, who is asked for this kind; None when it is legal."""
        raise NotImplementedError

    def generate(self, tables: Tables, state: SkylinesState, player: i64, out: Choices) -> None:
        """All legal actions of this kind, ascending."""
        raise NotImplementedError

    def do(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> None:
        """Carry out what is legal."""
        raise NotImplementedError


class ChanceKind(SkylinesKind):
    """A kind of action of chance: one of a pool of equally likely outcomes."""

    by_chance = True

    def pool(self, tables: Tables, state: SkylinesState) -> i64:
        """The set of outcomes."""
        raise NotImplementedError

    def outcome(self, tables: Tables, state: SkylinesState, index: i64) -> i64:
        """The argument that stands for member `index` of the pool."""
        return index

    def bars(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> Refusal | None:
        """Only what the pool holds comes."""
        rest = self.pool(tables, state)
        while rest:
            if self.outcome(tables, state, lowest(rest)) == argument:
                return None
            rest &= rest - 1
        return Refusal("not-drawable")

    def draw(self, tables: Tables, state: SkylinesState, rng: Rng) -> i64:
        """One of the outcomes, which ascend with the members of the pool."""
        pool = self.pool(tables, state)
        return pack(CHANCE, self.number, self.outcome(tables, state, nth(pool, rng.below(count(pool)))))

    def generate(self, tables: Tables, state: SkylinesState, player: i64, out: Choices) -> None:
        """All outcomes."""
        rest = self.pool(tables, state)
        while rest:
            out.insert(pack(CHANCE, self.number, self.outcome(tables, state, lowest(rest))))
            rest &= rest - 1


class SkylinesStep:
    """A step of the course of play, and the one that comes `then`."""

    phase: i64 = NOWHERE
    """The phase of a state that waits at this step."""
    first_kind: SkylinesKind | None = None
    """The first kind of action that it asks for."""
    alternative: SkylinesStep | None = None
    """The next step with the same phase."""

    def __init__(self, *kinds: SkylinesKind) -> None:
        self.then: SkylinesStep = self
        for kind in reversed(kinds):
            kind.next_kind = self.first_kind
            self.first_kind = kind

    def link(self, then: SkylinesStep) -> None:
        """Let `then` be the next step, also after the steps of its kinds."""
        self.then = then
        self.link_kinds(then)

    def link_kinds(self, then: SkylinesStep) -> None:
        """Link the steps that its kinds lead to."""
        for kind in self.kinds():
            if kind.steps:
                kind.leads = order(kind.steps, then)

    def all_steps(self) -> list[SkylinesStep]:
        """The step itself, and those below it."""
        return [self, *below([step for kind in self.kinds() for step in kind.steps])]

    def kinds(self) -> list[SkylinesKind]:
        """The kinds of action that it asks for."""
        found: list[SkylinesKind] = []
        kind = self.first_kind
        while kind is not None:
            found.append(kind)
            kind = kind.next_kind
        return found

    def kind(self, number: i64) -> SkylinesKind | None:
        """The kind with this number, None if it is not asked for."""
        kind = self.first_kind
        while kind is not None and kind.number != number:
            kind = kind.next_kind
        return kind

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """Do what leaves no choice; whether somebody has to act then, or all is over."""
        raise NotImplementedError

    def ask(self, state: SkylinesState, to_act: i64) -> bool:
        """Wait for an action of whom `to_act` says; always True."""
        state.phase = self.phase
        state.to_act = to_act
        return True

    def ask_player(self, state: SkylinesState, player: i64) -> bool:
        """Make `player` the active one and wait for their action; always True."""
        state.active_player = player
        return self.ask(state, single(player))

    def waits(self, state: SkylinesState) -> bool:
        """Whether a state with this step's phase waits here and at no alternative."""
        del state
        return True

    def generate(self, tables: Tables, state: SkylinesState, player: i64, out: Choices) -> None:
        """All that `player`, or chance, may do here."""
        kind = self.first_kind
        while kind is not None:
            kind.generate(tables, state, player, out)
            kind = kind.next_kind

    def again(self, tables: Tables, state: SkylinesState) -> bool:
        """Whether the step waits for another action, after one that leads nowhere else."""
        del tables, state
        return False


class ChanceStep(SkylinesStep):
    """A step at which chance acts."""

    def applies(self, state: SkylinesState) -> bool:
        """Whether the step is for a game like this one."""
        del state
        return True

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """Let chance act."""
        return self.applies(state) and self.ask(state, CHANCE_ACTS)


class GoTo(SkylinesStep):
    """The course of play goes on elsewhere."""

    def __init__(self, step: SkylinesStep) -> None:
        super().__init__()
        self.step = step

    def link(self, then: SkylinesStep) -> None:
        """Whatever stands below it, `step` is next."""
        del then
        self.then = self.step

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """Nothing to do."""
        return False


class Group(SkylinesStep):
    """Steps that are taken together, if they apply."""

    def __init__(self, steps: list[SkylinesStep]) -> None:
        super().__init__()
        self.steps = steps
        self.first_step: SkylinesStep = steps[0]

    def link(self, then: SkylinesStep) -> None:
        """Link the steps to each other, and the last of them to `then`."""
        self.then = then
        order(self.steps, then)

    def all_steps(self) -> list[SkylinesStep]:
        """The group itself, and its steps."""
        return [self, *below(self.steps)]

    def applies(self, tables: Tables, state: SkylinesState) -> bool:
        """Whether its steps are taken."""
        del tables, state
        return True

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """Go on with its first step."""
        if not self.applies(tables, state):
            return False
        enter(tables, state, self.first_step)
        return True


class EachPlayer(Group):
    """Steps that are taken once for each player; `asked` counts those who have had their turn."""

    def link(self, then: SkylinesStep) -> None:
        """Link the steps to each other, and the last of them to whoever is next."""
        self.then = then
        tail = _NextOfEach(self)
        tail.link(then)
        order(self.steps, tail)

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """Nobody has had a turn yet."""
        state.asked = 0
        return super().begin(tables, state)

    def again(self, tables: Tables, state: SkylinesState) -> bool:
        """Whether there is a player left; after the last one the count is 0 again."""
        state.asked += 1
        if state.asked >= state.size:
            state.asked = 0
        return state.asked > 0


class _NextOfEach(SkylinesStep):
    """The end of steps that are taken for each player."""

    def __init__(self, each: EachPlayer) -> None:
        super().__init__()
        self.each = each

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """Go on with the first of them, as long as they are taken again."""
        if not self.each.again(tables, state):
            return False
        enter(tables, state, self.each.first_step)
        return True


def order(steps: list[SkylinesStep], then: SkylinesStep) -> SkylinesStep:
    """Link each step to the next and the last to `then`; the first of them."""
    for step, following in zip(steps, [*steps[1:], then], strict=True):
        step.link(following)
    return steps[0]


def below(steps: list[SkylinesStep]) -> list[SkylinesStep]:
    """Steps, and those below them."""
    return [inner for step in steps for inner in step.all_steps()]


def enter(tables: Tables, state: SkylinesState, step: SkylinesStep) -> None:
    """Go on with `step`, until somebody has to act or all is over."""
    while not step.begin(tables, state):
        step = step.then
