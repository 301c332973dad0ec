"""The hints of a match: what is asked of a worker, what was found, and how it is shown.

A worker gets the view of the seat and nothing else: not even the seed of the match, from which all that
chance will do could be known.
"""

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, Final

import anyio

from gridtown.core.view import View
from gridtown.messages import Messages
from gridtown.server.bots.pool import HINT, Advised, Question
from gridtown.table.info import log_id
from gridtown.table.live_game import LiveGame
from gridtown.table.protocol import Hint, HintChoice, LineShown

KEPT: Final = 8
"""Hints of a match kept in memory; the least recently found is dropped first."""

SUM: Final = "total"
"""The line of a score that is the sum of the others."""


@dataclass(frozen=True)
class Found:
    """A hint. version: the player's, as of the view that it was made from."""

    version: int
    advice: list[Advised]

    def at(self, version: int) -> "Found":
        """The same for a later version with the same view."""
        return replace(self, version=version)


class Hints:
    """The latest hints of a match, by what was asked. lock: one is found at a time."""

    def __init__(self) -> None:
        self.lock = anyio.Lock()
        self._found: OrderedDict[tuple[int, bytes], Found] = OrderedDict()

    def find(self, question: Question) -> Found | None:
        """The hint that was found for this question."""
        return self._found.get((question.player, question.known))

    def keep(self, question: Question, advice: list[Advised]) -> Found:
        """Keep what was found."""
        found = self._found[question.player, question.known] = Found(0, advice)
        while len(self._found) > KEPT:
            self._found.popitem(last=False)
        return found


def question(live: LiveGame, view: View[Any]) -> Question:
    """The question for a hint: from a player's view alone, with dice of their own."""
    assert view.viewer is not None
    known = view.known.to_bytes()
    return Question(
        game=live.info.game,
        players=live.info.players,
        options=live.info.options,
        bot=HINT,
        seed=int.from_bytes(sha256(known).digest()[:16], "big"),
        player=view.viewer,
        place=0,
        known=known,
        match=log_id(live.info.id),
    )


def hint_shown(live: LiveGame, found: Found, messages: Messages) -> Hint:
    """A hint as it is on the wire."""
    write = live.game.write_action
    return Hint(
        version=found.version,
        against=write(found.advice[0].against),
        worlds=found.advice[0].worlds,
        choices=[
            HintChoice(
                action=write(each.action),
                expected=round(each.expected, 2),
                gain=round(each.gain, 2),
                error=round(each.error, 2),
                lines=_lines(each.lines, messages),
            )
            for each in found.advice
        ],
    )


def _lines(lines: Mapping[str, float], messages: Messages) -> list[LineShown]:
    told = {line: amount for line, amount in lines.items() if line != SUM}
    return [LineShown(line, messages.text(f"line-{line}"), round(amount, 2)) for line, amount in told.items()]
