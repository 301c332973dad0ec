"""Bases of the steps of Skylines: kinds of action, lines of the course of play, and lines that repeat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from gridtown.core.action import pack
from gridtown.core.arguments import Argument
from gridtown.core.bits import single
from gridtown.core.choices import Choices
from gridtown.core.refusal import Refusal
from gridtown.core.state import CHANCE_ACTS
from gridtown.games.skylines.state import SkylinesState
from gridtown.games.skylines.tables import Tables

NOWHERE: Final = -1
"""The phase of a line at which nobody is asked."""


class SkylinesKind:
    """A kind of action: what bars it, and what it does.

    number: its number in packed actions. word: its word in notation. lines: what follows it, before what
    follows its step.
    """

    by_chance: bool = False
    """Whether chance takes it, and no player."""
    other: SkylinesKind | None = None
    """The next kind that the same step asks for."""
    leads: SkylinesStep | None = None
    """The first of its lines."""

    def __init__(self, number: i64, word: str, lines: Sequence[SkylinesStep] = ()) -> None:
        self.number = number
        self.word = word
        self.lines = list(lines)

    def argument(self, tables: Tables) -> Argument:
        """What it takes; names of boards and shapes are the edition's."""
        raise NotImplementedError

    def bars(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> Refusal | None:
        """The rule that forbids it to `player`, who is asked for this kind; None when it is legal."""
        raise NotImplementedError

    def generate(self, tables: Tables, state: SkylinesState, player: i64, out: Choices) -> None:
        """All legal actions of this kind, ascending."""
        for argument in self.argument(tables).all():
            if self.bars(tables, state, player, argument) is None:
                out.add(pack(player, self.number, argument))

    def do(self, tables: Tables, state: SkylinesState, player: i64, argument: i64) -> None:
        """Carry out what is legal."""
        raise NotImplementedError


class SkylinesStep:
    """A line of the course of play."""

    phase: i64 = NOWHERE
    """The phase of a state that waits at this line."""
    alternative: SkylinesStep | None = None
    """The next line with the same phase."""
    first: SkylinesKind | None = None
    """The first kind of action that it asks for."""

    def __init__(self, *kinds: SkylinesKind) -> None:
        self.then: SkylinesStep = self
        for kind in reversed(kinds):
            kind.other = self.first
            self.first = kind

    def link(self, then: SkylinesStep) -> SkylinesStep:
        """Let `then` be the next line, also after the lines of its kinds. Where the line before leads to."""
        self.then = then
        self.link_kinds(then)
        return self

    def link_kinds(self, then: SkylinesStep) -> None:
        """Link the lines that its kinds lead to."""
        for kind in self.kinds():
            if kind.lines:
                kind.leads = order(kind.lines, then)

    def steps(self) -> list[SkylinesStep]:
        """The line itself, and those below it."""
        return [self, *below([line for kind in self.kinds() for line in kind.lines])]

    def kinds(self) -> list[SkylinesKind]:
        """The kinds of action that it asks for."""
        found: list[SkylinesKind] = []
        kind = self.first
        while kind is not None:
            found.append(kind)
            kind = kind.other
        return found

    def kind(self, number: i64) -> SkylinesKind | None:
        """The kind with this number, None if it is not asked for."""
        kind = self.first
        while kind is not None and kind.number != number:
            kind = kind.other
        return kind

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """Do what leaves no choice; whether somebody has to act then, or all is over."""
        raise NotImplementedError

    def waits(self, state: SkylinesState) -> bool:
        """Whether a state with this line's phase waits here and at no alternative."""
        del state
        return True

    def ends(self, state: SkylinesState) -> bool:
        """Whether the last action due here has been taken."""
        del state
        return True

    def next(self, tables: Tables, state: SkylinesState) -> SkylinesStep:
        """The line that follows."""
        del tables, state
        return self.then


class GoTo(SkylinesStep):
    """The course of play goes on elsewhere."""

    def __init__(self, line: SkylinesStep) -> None:
        super().__init__()
        self.line = line

    def link(self, then: SkylinesStep) -> SkylinesStep:
        """Whatever stands below it, `line` is next."""
        del then
        self.then = self.line
        return self

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """Nothing to do."""
        return False


class EachPlayer(SkylinesStep):
    """Lines that are gone through once for each player; `asked` counts those who have had their turn."""

    def __init__(self, lines: Sequence[SkylinesStep]) -> None:
        super().__init__()
        self.lines = list(lines)
        self.inner: SkylinesStep = self

    def link(self, then: SkylinesStep) -> SkylinesStep:
        """Link the lines to each other, and the last of them to whoever is next."""
        self.then = then
        tail = _NextOfEach(self)
        tail.then = then
        self.inner = order(self.lines, tail)
        return self

    def steps(self) -> list[SkylinesStep]:
        """The line itself, and those below it."""
        return [self, *below(self.lines)]

    def applies(self, tables: Tables, state: SkylinesState) -> bool:
        """Whether its lines are gone through at all."""
        del tables, state
        return True

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """Nobody has had a turn yet."""
        state.asked = 0
        return False

    def next(self, tables: Tables, state: SkylinesState) -> SkylinesStep:
        """Its first line, or what follows it."""
        return self.inner if self.applies(tables, state) else self.then


class _NextOfEach(SkylinesStep):
    """One player more has had a turn."""

    def __init__(self, each: EachPlayer) -> None:
        super().__init__()
        self.each = each

    def begin(self, tables: Tables, state: SkylinesState) -> bool:
        """Count the player; after the last one the count is 0 again."""
        state.asked += 1
        if state.asked >= state.size:
            state.asked = 0
        return False

    def next(self, tables: Tables, state: SkylinesState) -> SkylinesStep:
        """The first line once more, or what follows all of them."""
        return self.each.inner if state.asked else self.then


def order(lines: Sequence[SkylinesStep], then: SkylinesStep) -> SkylinesStep:
    """Link each line to the next and the last to `then`; the one to begin with."""
    for line in reversed(lines):
        then = line.link(then)
    return then


def below(lines: Sequence[SkylinesStep]) -> list[SkylinesStep]:
    """Lines, and those below them."""
    return [step for line in lines for step in line.steps()]


def let_choose(state: SkylinesState, phase: i64, player: i64) -> None:
    """Let `player` alone choose."""
    state.phase = phase
    state.active_player = player
    state.to_act = single(player)


def let_chance(state: SkylinesState, phase: i64) -> None:
    """Let chance act."""
    state.phase = phase
    state.to_act = CHANCE_ACTS
