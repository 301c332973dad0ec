"""A hint: the best choices of a seat, what each is expected to bring, and in which lines of the score.

It sees what the seat sees. The choices are found by a search; those that it left to the last are then played
out to the end in the same worlds, and so is the choice they are set against: doing as little as can be done.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from gridtown.bots.search import Search
from gridtown.core.effort import STRONG
from gridtown.core.game import Game
from gridtown.core.rng import Rng
from gridtown.core.rollout import Rollout
from gridtown.core.view import View

CHOICES: Final = 3
"""How many choices are told."""

WORLDS: Final = 48
"""In how many worlds each is played out."""


class Advice:
    """One choice of a hint, in points.

    expected: the result in the end. gain: how much more that is than with `against`, the choice it is set
    against; error: the standard error of the gain. lines: by line of the score, its part in the gain.
    """

    def __init__(self, action: int, against: int) -> None:
        self.action = action
        self.against = against
        self.expected = 0.0
        self.gain = 0.0
        self.error = 0.0
        self.lines: dict[str, float] = {}


class _Ends:
    """The ends of one choice, world by world: results in points, and the lines of the score."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.results: list[float] = []
        self.lines: list[dict[str, int]] = []


class HintSearch:
    """A hint in the making, a world at a time: for where something else has to be done meanwhile.

    worlds: in how many the choices are played out. share: percent of the effort of the search for them.
    """

    def __init__(
        self,
        game: Game[Any],
        rng: Rng,
        view: View[Any],
        legal_actions: list[int],
        worlds: int = WORLDS,
        share: int = 100,
    ) -> None:
        assert view.viewer is not None
        self._game = game
        self._rng = rng
        self._view = view
        self._viewer: int = view.viewer
        self._search = Search(game, rng, game.effort(view.known, STRONG).share(share))
        self._search.begin(view, legal_actions)
        self._least = game.least(view, legal_actions)
        self._rollout = Rollout(game, searcher=view.viewer)
        self._ends: list[_Ends] = []
        self._against = 0
        self._left = worlds

    def go_on(self) -> bool:
        """Play one more world: of the search, then of what it found; whether there was one left."""
        if self._search.go_on():
            return True
        if self._left == 0:
            return False
        if not self._ends:
            self._choose()
        self._play_world()
        self._left -= 1
        return True

    @property
    def advice(self) -> list[Advice]:
        """The best choices, the best first; a single one where there is nothing to choose."""
        base = next(each for each in self._ends if each.action == self._against)
        told = [_compare(each, base) for each in self._ends if each is not base or len(self._ends) <= CHOICES]
        told.sort(key=lambda each: -each.gain)
        return told[:CHOICES]

    def _choose(self) -> None:
        """Take the choices that are told, and the one they are set against."""
        found = sorted(self._search.candidates, key=lambda each: (-each.worlds, -each.sum))
        self._against = found[-1].action if self._least is None else self._least
        actions = dict.fromkeys([*(each.action for each in found[:CHOICES]), self._against])
        self._ends = [_Ends(action) for action in actions]

    def _play_world(self) -> None:
        """Play every choice out in the same world."""
        world = self._game.determinize(self._view, self._rng)
        luck = int(self._rng.word()) << 32 | int(self._rng.word())
        for each in self._ends:
            state = world.copy()
            self._game.push(state, each.action)
            self._rollout.play(state, Rng(luck), Rng(luck, 1))
            each.results.append(int(self._game.estimate(state, self._viewer)) / 1000)
            each.lines.append(self._game.score_lines(state, self._viewer))


def advise(
    game: Game[Any],
    rng: Rng,
    view: View[Any],
    legal_actions: list[int],
    worlds: int = WORLDS,
    share: int = 100,
) -> list[Advice]:
    """A hint, sought to its end; as `HintSearch` has it."""
    search = HintSearch(game, rng, view, legal_actions, worlds, share)
    while search.go_on():
        pass
    return search.advice


def _compare(ends: _Ends, against: _Ends) -> Advice:
    """What `ends` are expected to bring more than those of another choice in the same worlds."""
    advice = Advice(ends.action, against.action)
    count = len(ends.results)
    gains = [mine - other for mine, other in zip(ends.results, against.results, strict=True)]
    advice.expected = sum(ends.results) / count
    advice.gain = sum(gains) / count
    spread = sum((gain - advice.gain) ** 2 for gain in gains)
    advice.error = sqrt(spread / (count * max(count - 1, 1)))
    names = dict.fromkeys(name for lines in (*ends.lines, *against.lines) for name in lines)
    for name in names:
        mine = sum(lines.get(name, 0) for lines in ends.lines)
        advice.lines[name] = (mine - sum(lines.get(name, 0) for lines in against.lines)) / count
    return advice
