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


def advise(
    game: Game[Any],
    rng: Rng,
    view: View[Any],
    legal_actions: list[int],
    worlds: int = WORLDS,
    share: int = 100,
) -> list[Advice]:
    """The best choices, the best first; a single one where there is nothing to choose.

    share: percent of the effort of the search for them.
    """
    effort = game.effort(view.known, STRONG).share(share)
    found = Search(game, rng, effort).candidates(view, legal_actions)
    found.sort(key=lambda each: (-each.worlds, -each.sum))
    least = game.least(view, legal_actions)
    against = found[-1].action if least is None else least
    actions = list(dict.fromkeys([*(each.action for each in found[:CHOICES]), against]))
    ends = _play_out(game, rng, view, actions, worlds)
    base = next(each for each in ends if each.action == against)
    told = [_compare(each, base) for each in ends if each is not base or len(ends) <= CHOICES]
    told.sort(key=lambda each: -each.gain)
    return told[:CHOICES]


def _play_out(game: Game[Any], rng: Rng, view: View[Any], actions: list[int], worlds: int) -> list[_Ends]:
    assert view.viewer is not None
    ends = [_Ends(action) for action in actions]
    rollout = Rollout(game, searcher=view.viewer)
    for _ in range(worlds):
        world = game.determinize(view, rng)
        luck = int(rng.word()) << 32 | int(rng.word())
        for each in ends:
            state = world.copy()
            game.push(state, each.action)
            rollout.play(state, Rng(luck), Rng(luck, 1))
            each.results.append(int(game.estimate(state, view.viewer)) / 1000)
            each.lines.append(game.score_lines(state, view.viewer))
    return ends


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
