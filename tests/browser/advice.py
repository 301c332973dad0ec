"""A hint that is there at once: the last three legal actions, with gains, errors and lines made up.

What a real one finds is not what a browser is asked; interpreted, it would also take minutes.
"""

from typing import Any, Final

from gridtown.bots.hint import Advice
from gridtown.core.game import Game
from gridtown.core.rng import Rng
from gridtown.core.view import View

GAINS: Final = ((2.5, 1.3), (0.5, 0.6), (-0.5, 1.2))
"""Gain and error of each choice, the best first."""


def advise(
    game: Game[Any],
    rng: Rng,  # noqa: ARG001
    view: View[Any],
    legal_actions: list[int],
    worlds: int,  # noqa: ARG001
    share: int,  # noqa: ARG001
) -> list[Advice]:
    """The last legal actions, compared with the first."""
    assert view.viewer is not None
    names = [name for name in game.score_lines(view.known, view.viewer) if name != "total"]
    told = []
    for action, (gain, error) in zip(reversed(legal_actions), GAINS, strict=False):
        advice = Advice(action, legal_actions[0])
        advice.expected, advice.gain, advice.error = 118.8 + gain, gain, error
        advice.lines = {names[0]: gain + 1, names[-1]: -1.0} if len(names) > 1 else {}
        told.append(advice)
    return told
