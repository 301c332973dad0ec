"""Bases of the steps of NEOM: kinds of action, lines of the course of play, and lines that repeat."""

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
"""The phase of a line at which nobody is asked."""


class NeomKind(Kind):
    """A kind of action: what bars it, and what it does."""

    other: NeomKind | None = None
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
        kind.other = first
        first = kind
    return first


class NeomStep:
    """A line of the course of play."""

    phase: i64 = NOWHERE
    """The phase of a state that waits at this line."""
    first: NeomKind | None = None
    """The first kind of action that it asks for."""
    alternative: NeomStep | None = None
    """The next line with the same phase."""

    def __init__(self, *kinds: NeomKind) -> None:
        self.then: NeomStep = self
        self.first = linked(kinds)

    def link(self, then: NeomStep) -> NeomStep:
        """Let `then` be the next line. Where the line before this one leads to."""
        self.then = then
        return self

    def steps(self) -> list[NeomStep]:
        """The line itself, and those below it."""
        return [self]

    def kinds(self) -> list[NeomKind]:
        """The kinds of action that it asks for."""
        found: list[NeomKind] = []
        kind = self.first
        while kind is not None:
            found.append(kind)
            kind = kind.other
        return found

    def begin(self, tables: Tables, state: NeomState) -> bool:
        """Do what leaves no choice; whether players or chance have to act then."""
        raise NotImplementedError

    def waits(self, state: NeomState) -> bool:
        """Whether a state with this line's phase waits here and at no alternative."""
        del state
        return True

    def kind(self, number: i64) -> NeomKind | None:
        """The kind with this number, None if it is not asked for."""
        kind = self.first
        while kind is not None and kind.number != number:
            kind = kind.other
        return kind

    def bars(self, tables: Tables, state: NeomState, player: i64, action: i64) -> Refusal | None:
        """The rule that forbids an action of a kind that is asked for, None when it is legal."""
        kind = self.kind(kind_of(action))
        assert kind is not None
        return kind.bars(tables, state, player, argument_of(action))

    def generate(self, tables: Tables, state: NeomState, player: i64, out: Choices) -> None:
        """All that `player`, or chance, may do here."""
        kind = self.first
        while kind is not None:
            kind.generate(tables, state, player, out)
            kind = kind.other

    def do(self, tables: Tables, state: NeomState, player: i64, action: i64) -> None:
        """Carry out a legal action."""
        kind = self.kind(kind_of(action))
        assert kind is not None
        kind.do(tables, state, player, argument_of(action))

    def draw(self, state: NeomState, rng: Rng) -> i64:
        """An action of chance, as likely as it is."""
        raise NotImplementedError

    def ends(self, tables: Tables, state: NeomState) -> bool:
        """Whether the last action due here has been taken."""
        del tables
        return not state.to_act

    def next(self, state: NeomState) -> NeomStep:
        """The line that follows."""
        del state
        return self.then


class ChanceStep(NeomStep):
    """A line at which chance acts, until `ends` says that it is enough."""

    def __init__(self, phase: i64, kind: ChanceKind) -> None:
        super().__init__(kind)
        self.phase = phase
        self.chance = kind

    def applies(self, state: NeomState) -> bool:
        """Whether this line is for a game like this one."""
        del state
        return True

    def begin(self, tables: Tables, state: NeomState) -> bool:
        """Let chance act."""
        if not self.applies(state):
            return False
        state.phase = self.phase
        state.to_act = CHANCE_ACTS
        return True

    def draw(self, state: NeomState, rng: Rng) -> i64:
        """One of the pool of its kind."""
        return self.chance.draw(state, rng)

    def waits(self, state: NeomState) -> bool:
        """Of lines with one phase, that which applies."""
        return self.applies(state)


class Section(NeomStep):
    """Lines that are gone through together, if they apply."""

    def __init__(self, lines: list[NeomStep]) -> None:
        super().__init__()
        self.lines = lines
        self.inner: NeomStep = self

    def link(self, then: NeomStep) -> NeomStep:
        """Link the lines to each other, and the last of them to `then`."""
        self.then = then
        self.inner = order(self.lines, then)
        return self

    def steps(self) -> list[NeomStep]:
        """The line itself, and those below it."""
        found: list[NeomStep] = [self]
        for line in self.lines:
            found += line.steps()
        return found

    def begin(self, tables: Tables, state: NeomState) -> bool:
        """A heading does nothing itself."""
        return False

    def applies(self, state: NeomState) -> bool:
        """Whether its lines are gone through."""
        raise NotImplementedError

    def next(self, state: NeomState) -> NeomStep:
        """Its first line, or what follows it."""
        return self.inner if self.applies(state) else self.then


class Repeat(Section):
    """Lines that are gone through, and then again and again."""

    def link(self, then: NeomStep) -> NeomStep:
        """Link the lines to each other, and the last of them to this one, which decides."""
        self.then = then
        self.inner = order(self.lines, self)
        return self.inner

    def applies(self, state: NeomState) -> bool:
        """Whether they are gone through once more; if so, it is counted."""
        raise NotImplementedError


def order(lines: list[NeomStep], then: NeomStep) -> NeomStep:
    """Link each line to the next and the last to `then`; the one to begin with."""
    for line in reversed(lines):
        then = line.link(then)
    return then
