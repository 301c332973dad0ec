"""Steps and kinds of action, and how one step leads to the next.

The order of play (`turn.py`) is a chain of steps. A step does what needs no choice and is passed by, or it
asks somebody for an action of one of its kinds and waits. What a kind leads to comes before what follows the
step. The types here are Mayor's own: a generic base would cost three times as much a call.
"""

from __future__ import annotations

from mypy_extensions import i64

from gridtown.core.action import CHANCE, pack
from gridtown.core.arguments import Argument
from gridtown.core.bits import count, lowest, nth, single
from gridtown.core.choices import Choices
from gridtown.core.kinds import Kind
from gridtown.core.refusal import Refusal
from gridtown.core.rng import Rng
from gridtown.games.mayor.state import NOTHING, OVER, MayorState
from gridtown.games.mayor.tables import Tables


class MayorKind(Kind):
    """A kind of action; it belongs to one step, which knows what it leads to."""

    def __init__(self, number: i64, word: str, argument: Argument, by_chance: bool = False) -> None:
        super().__init__(number, word, argument, by_chance)
        self.next: MayorKind | None = None
        self.leads: MayorStep | None = None
        self.ends_step = True

    def bars(self, tables: Tables, state: MayorState, player: i64, argument: i64) -> Refusal | None:
        """The rule that forbids it, None when it is legal."""
        return None

    def do(self, tables: Tables, state: MayorState, player: i64, argument: i64) -> None:
        """What it does before the next step."""
        raise NotImplementedError

    def generate(self, tables: Tables, state: MayorState, player: i64, out: Choices) -> None:
        """Add what is legal, ascending. Kinds that are often barred find it faster themselves."""
        for argument in self.argument.all():
            if self.bars(tables, state, player, argument) is None:
                out.add(pack(player, self.number, argument))


class MayorStep:
    """A step of the order of play, and what comes `then`.

    phase: the phase while it waits for an action; OVER for a step that never does. cause: why pieces walk
    while it waits. repeats: whether the steps in it are taken again and again until all is over.
    """

    def __init__(self, phase: i64 = OVER, cause: i64 = NOTHING, repeats: bool = False) -> None:
        self.phase = phase
        self.cause = cause
        self.repeats = repeats
        self.then: MayorStep = self
        self.first: MayorKind | None = None

    def begin(self, tables: Tables, state: MayorState) -> bool:
        """Do or ask; whether somebody has to choose, chance acts or all is over."""
        raise NotImplementedError

    def again(self, tables: Tables, state: MayorState) -> bool:
        """Whether the step asks once more, after an action that does not lead elsewhere."""
        return False

    def ask(self, state: MayorState, to_act: i64) -> bool:
        """Wait for an action of whom `to_act` says; always True."""
        state.phase = self.phase
        state.to_act = to_act
        state.step = self
        return True

    def asks_for(self, kinds: list[MayorKind]) -> None:
        """Set the kinds of action that may be taken, by number."""
        for kind in reversed(kinds):
            kind.next = self.first
            self.first = kind

    def kind(self, number: i64) -> MayorKind | None:
        """The kind of action with that number, None where the step does not ask for it."""
        kind = self.first
        while kind is not None and kind.number != number:
            kind = kind.next
        return kind

    def kinds(self) -> list[MayorKind]:
        """All kinds of action it asks for."""
        found: list[MayorKind] = []
        kind = self.first
        while kind is not None:
            found.append(kind)
            kind = kind.next
        return found

    def generate(self, tables: Tables, state: MayorState, player: i64, out: Choices) -> None:
        """All that is legal."""
        kind = self.first
        while kind is not None:
            kind.generate(tables, state, player, out)
            kind = kind.next

    def draw(self, state: MayorState, rng: Rng) -> i64:
        """An action of chance, which this step waits for."""
        raise NotImplementedError

    def branches(self) -> list[list[MayorStep]]:
        """The chains of steps that begin here and lead to what follows."""
        return []


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


class ChanceStep(MayorStep):
    """A step at which chance acts."""

    def __init__(self, phase: i64, kind: ChanceKind) -> None:
        super().__init__(phase)
        self.drawn = kind
        self.asks_for([kind])

    def draw(self, state: MayorState, rng: Rng) -> i64:
        """Any of the pool: as likely as the weights say, without writing all of it down."""
        pool = self.drawn.pool(state)
        return pack(CHANCE, self.drawn.number, nth(pool, rng.below(count(pool))))


Branch = tuple[MayorKind, list[MayorStep]]
"""A kind of action, and the steps that come after it before the next in line."""


class Choice(MayorStep):
    """A step that asks the Active player for one of several kinds of action, each with steps of its own."""

    def __init__(self, phase: i64, options: list[Branch]) -> None:
        super().__init__(phase)
        self.options = options
        self.asks_for([kind for kind, _ in options])
        for kind, steps in options:
            kind.leads = steps[0] if steps else None

    def begin(self, tables: Tables, state: MayorState) -> bool:
        """Ask."""
        return self.ask(state, single(state.active_player))

    def branches(self) -> list[list[MayorStep]]:
        """What each kind leads to."""
        return [steps for _, steps in self.options]


class Group(MayorStep):
    """Steps that are passed by together."""

    def __init__(self, steps: list[MayorStep], repeats: bool = False) -> None:
        super().__init__(repeats=repeats)
        self.steps = steps

    def applies(self, tables: Tables, state: MayorState) -> bool:
        """Whether the steps are taken."""
        raise NotImplementedError

    def begin(self, tables: Tables, state: MayorState) -> bool:
        """Go through the steps."""
        if not self.applies(tables, state):
            return False
        enter(tables, state, self.steps[0])
        return True

    def branches(self) -> list[list[MayorStep]]:
        """The steps."""
        return [self.steps]


def enter(tables: Tables, state: MayorState, step: MayorStep) -> None:
    """Go on from `step` until somebody has to choose, chance acts or all is over."""
    while not step.begin(tables, state):
        step = step.then


def order(steps: list[MayorStep], then: MayorStep) -> MayorStep:
    """Join steps, and all that branches off them, to a chain that goes on with `then`; its first step."""
    for step, following in zip(steps, [*steps[1:], then], strict=True):
        step.then = following
        for branch in step.branches():
            if branch:
                order(branch, branch[0] if step.repeats else following)
    return steps[0]
