"""A hint: what is asked for it, what was found, and how it is shown.

Who looks for it gets the view of the seat and nothing else: not even the seed of the match, from which all
that chance will do could be known.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, Final

from gridtown.core.view import View
from gridtown.messages import Messages
from gridtown.table.info import log_id
from gridtown.table.live_game import LiveGame
from gridtown.table.protocol import Hint, HintChoice, LineShown
from gridtown.table.question import HINT, Advised, Question

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


def hint_question(live: LiveGame, view: View[Any]) -> Question:
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
