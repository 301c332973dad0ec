"""The latest hints of a match, kept for whoever asks again."""

from collections import OrderedDict
from typing import Final

import anyio

from gridtown.table.hint import Found
from gridtown.table.question import Advised, Question

KEPT: Final = 8
"""Hints of a match kept in memory; the least recently found is dropped first."""


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
