"""A game of one walk: at each fork a way is chosen, and the last place is worth some points."""

from collections.abc import Mapping
from typing import Final

from gridtown.core.action import CHANCE, argument_of, pack
from gridtown.core.choices import Choices
from gridtown.core.game import Facts, Game, Setup
from gridtown.core.outcome import Outcome
from gridtown.core.rng import Rng
from gridtown.core.state import CHANCE_ACTS, State
from gridtown.core.view import View

GO: Final = 1


class Place(State):
    """name: where the walker is, a letter for each way taken. luck: what chance added in the end."""

    def __init__(self, name: str = "", luck: int = 0) -> None:
        super().__init__(1)
        self.name, self.luck, self.size = name, luck, 1

    def copy(self) -> "Place":
        copied = Place(self.name, self.luck)
        copied.to_act = self.to_act
        return copied

    def to_bytes(self) -> bytes:
        return f"{int(self.to_act)} {self.name} {self.luck}".encode()


class Crossroads(Game[Place]):
    """points: what the places at the ends are worth; every other one is a fork.

    signs: what a way promises, by the place it leads to: all that `value` and so the policy knows; 0 where
    nothing is said. noise: chance adds up to so many points in the end, at other places other ones (`apart`)
    or the same. ends: how often an end was counted.
    """

    def __init__(
        self, points: Mapping[str, int], signs: Mapping[str, int], noise: int = 0, apart: bool = False
    ) -> None:
        super().__init__(Facts("crossroads", "Crossroads", 1, (1, 1), ()), "0" * 32)
        self.points, self.signs, self.noise, self.apart = points, signs, noise, apart
        self.ends = 0

    def initial(self, setup: Setup) -> Place:  # noqa: ARG002
        return Place()

    def generate(self, state: Place, player: int, out: Choices) -> None:
        if player == CHANCE:
            for luck in range(self.noise + 1):
                out.add(pack(CHANCE, GO, luck))
            return
        ways = {place[len(state.name)] for place in self.points if place.startswith(state.name)}
        for way in sorted(ways):
            out.add(pack(player, GO, ord(way)))

    def push(self, state: Place, action: int) -> None:
        if state.to_act == CHANCE_ACTS:
            state.luck, state.to_act = int(argument_of(action)), 0
            return
        state.name += chr(int(argument_of(action)))
        if state.name in self.points:
            state.to_act = CHANCE_ACTS if self.noise else 0

    def view(self, state: Place, viewer: int | None) -> View[Place]:
        return View(viewer, state.copy())

    def determinize(self, view: View[Place], rng: Rng) -> Place:  # noqa: ARG002
        return view.known.copy()

    def value(self, view: View[Place], action: int) -> float:
        return self.signs.get(view.known.name + chr(int(argument_of(action))), 0)

    def standing(self, state: Place) -> list[int]:
        self.ends += 1
        turned = state.luck * (ord(state.name[-1:] or "a") - 94) if self.apart else state.luck
        return [self.points.get(state.name, 0) + turned % (self.noise + 1)]

    def outcome(self, state: Place) -> Outcome | None:
        return None if state.to_act else Outcome("arrived", [1], self.standing(state), None)
