"""Sources of what a game says about its rules: headings of the rulebook, rulings, sections of the rules page.

They stand in `sources.toml` in the game's folder, beside its messages.
"""

from functools import cache
from importlib import resources
from typing import Any, Final

import msgspec

from gridtown.core.game import Game

FILE: Final = "sources.toml"

OURS: Final = "ours"
"""In the source of a ruling: no rulebook says it."""


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a doubtful rule is decided.

    section: of the rules page that it concerns. source: what it follows from; "ours" where no rulebook says
    it. test: one or several under tests/games/<game>, separated by commas; one fails where it is broken.
    """

    id: str
    section: str
    question: str
    answer: str
    source: str
    test: str


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a refusal, a line or a reason comes from.

    section: of the rules page that explains it. book: language and heading of the rulebook, "" for what is
    the program's own. ruling: id of the ruling that was needed, or "".
    """

    section: str
    book: str = ""
    ruling: str = ""


class Sources(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All sources of a game: headings of the rulebook, rulings, refusals, lines of previews and score.

    preview: by what a cost is for. line: of the score, and of a preview's changes. why: what a change is told
    to come from.
    """

    books: dict[str, list[str]]
    ruling: list[Ruling]
    rule: dict[str, Source]
    line: dict[str, Source]
    preview: dict[str, Source] = {}
    why: dict[str, Source] = {}

    def is_ours(self, rule: str) -> bool:
        """Whether a refusal rests, at least in part, on what no rulebook says."""
        ruling = self.rule[rule].ruling
        return any(one.id == ruling and OURS in one.source for one in self.ruling)


def sources_of(game: Game[Any]) -> Sources | None:
    """The sources of a game; None for one that comes without."""
    return _read(type(game).__module__.rpartition(".")[0])


@cache
def _read(package: str) -> Sources | None:
    if not package:
        return None
    try:
        text = (resources.files(package) / FILE).read_text(encoding="utf-8")
    except (ModuleNotFoundError, FileNotFoundError):
        return None
    return msgspec.toml.decode(text, type=Sources)
