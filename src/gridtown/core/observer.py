"""What a seat sees as a row of numbers, at every decision: an observation."""

from __future__ import annotations

from itertools import accumulate
from typing import Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i32, i64

from gridtown.core.bits import lowest
from gridtown.core.features import Backdrop, Features
from gridtown.core.float32 import float32_of, number_of
from gridtown.core.game import Game, Setup
from gridtown.core.state import CHANCE_ACTS, State
from gridtown.core.view import View

S = TypeVar("S", bound=State)


class Observer(Generic[S]):
    """Tells views of one setup as numbers.

    blocks: the named blocks, laid end to end, and how many numbers each has; size: how many there are in all.
    First comes which seat it is ("seat"), then who is asked ("asked": in turn from the viewer, as all
    seats are told), then what the game tells (`Game.observe`), and last, where they are wanted, the
    features that bots learn from, with a 1 before them ("told") where the state is settled. Elsewhere
    they are 0; they take much longer than all the rest.
    """

    def __init__(self, game: Game[S], setup: Setup, features: bool = False) -> None:
        self.game = game
        self.players: i64 = setup.players
        own = game.observation_blocks(setup.players)
        learned = game.feature_blocks() if features else []
        self.blocks = [("seat", setup.players), ("asked", setup.players), *own]
        if learned:
            self.blocks += [("told", 1), *((f"learned_{name}", size) for name, size in learned)]
        self.size: i64 = sum(size for _, size in self.blocks)
        self._own: i64 = 2 * setup.players
        self._told: i64 = -1 if not learned else self.size - sum(size for _, size in learned) - 1

    def places(self) -> dict[str, tuple[int, int]]:
        """Where each block begins, and where it ends."""
        ends = list(accumulate(size for _, size in self.blocks))
        return {name: (end - size, end) for (name, size), end in zip(self.blocks, ends, strict=True)}

    def read(self, view: View[S], out: Features) -> None:
        """Put the observation of a seat's view into `out`, which no row is told by (`fill`).

        Raises ValueError for a spectator's.
        """
        if view.viewer is None:
            raise ValueError("a spectator has no seat to observe from; ask for a player's view")
        self._read(view.known, view.viewer, out)

    def _read(self, known: S, viewer: i64, out: Features) -> None:
        out.clear()
        out.start = 0
        out.add(viewer, 1)
        if known.to_act != CHANCE_ACTS:
            asked = known.to_act
            while asked:
                out.add(self.players + (lowest(asked) - viewer + self.players) % self.players, 1)
                asked &= asked - 1
        out.start = self._own
        self.game.observe(known, viewer, out)
        if self._told >= 0 and known.to_act and self.game.settled(known):
            out.start = self._told
            out.add(0, 1)
            out.start += 1
            self.game.features(known, viewer, out)
        out.start = 0

    def fill(self, state: S, viewer: i64, told: Features, numbers: vec[i32], at: i64) -> None:
        """Write what a player may know of `state` into `numbers`, from `at` on, as the bits of float32s.

        told: what was written there last, or nothing where all there is 0; afterwards what stands there now.
        It keeps its parts there and can't be told of elsewhere.
        """
        before, behind = told.backdrop, told.behind
        place: i64 = 0
        while place < told.count:
            numbers[at + told.index(place)] = 0
            place += 1
        told.keep_in(numbers, at)
        self._read(self.game.glance(state, viewer), viewer, told)
        if told.backdrop is not before or told.behind != behind:
            self._replace(before, behind, told, numbers, at)
        place = 0
        while place < told.count:
            index, value = at + told.index(place), told.value(place)
            if numbers[index]:
                value += number_of(i64(numbers[index]))
            numbers[index] = float32_of(value)
            place += 1

    def _replace(
        self, before: Backdrop | None, behind: i64, told: Features, numbers: vec[i32], at: i64
    ) -> None:
        """Take a backdrop away, and write another one."""
        place: i64 = 0
        if before is not None:
            while place < len(before.indices):
                numbers[at + behind + before.indices[place]] = 0
                place += 1
        after = told.backdrop
        place = 0
        if after is not None:
            while place < len(after.indices):
                numbers[at + told.behind + after.indices[place]] = float32_of(after.values[place])
                place += 1
