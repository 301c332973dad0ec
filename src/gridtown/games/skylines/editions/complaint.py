"""Complaints about an edition: what is wrong in which field, and how to mend it."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from gridtown.games.skylines.editions.words import SOURCES

Complaint = tuple[str, str]
"""A field, and the reason with its mend."""


class Fault(NamedTuple):
    """A complaint about one row; `unread` if it kept the row from being read at all."""

    row: str
    field: str
    reason: str
    unread: bool = False

    def in_file(self, file: str) -> str:
        """Put it in a line for whoever edits `file`."""
        return f"{file}: {self.row}: {self.field}: {self.reason}"


NAMELESS: Final = "is empty; give the name in this language"


def row_label(table: str, key: object, english: str = "") -> str:
    """Name a row for a reader, as in `tile 43 "Concert Hall"`."""
    return f'{table} {key} "{english}"' if english else f"{table} {key}"


def faults_of(row: str, complaints: Iterable[Complaint]) -> list[Fault]:
    """Lay complaints at the door of a row."""
    return [Fault(row, field, reason) for field, reason in complaints]


def unknown(field: str, words: Iterable[str], allowed: Iterable[str], what: str) -> Iterator[Complaint]:
    """Complain of each word that is not allowed and of each that stands twice."""
    counts = Counter(list(words))
    known = list(allowed)
    for word, times in counts.items():
        if word not in known:
            yield field, f'unknown {what} "{word}"; use {", ".join(known)}'
        elif times > 1:
            yield field, f'"{word}" stands {times} times; name it once'


def outside(field: str, figures: Iterable[int], least: int, most: int) -> Iterator[Complaint]:
    """Complain of each figure that is not between `least` and `most`."""
    for figure in figures:
        if not least <= figure <= most:
            yield field, f"{figure} is none of {least} to {most}; correct it"


def nameless(en: str, de: str) -> Iterator[Complaint]:
    """Complain of a name that is empty in English or German."""
    if not en.strip():
        yield "name.en", NAMELESS
    if not de.strip():
        yield "name.de", NAMELESS


def unsourced(field: str, sources: dict[str, str], fields: Iterable[str]) -> Iterator[Complaint]:
    """Complain of sources of unknown fields and of unknown sources."""
    known = list(fields)
    for name, source in sources.items():
        if name not in known:
            yield f"{field}.{name}", f"unknown field; use {', '.join(known)}"
        yield from unknown(f"{field}.{name}", (source,), SOURCES, "source")


def miscounted(table: str, field: str, keys: Iterable[object], wanted: Iterable[object]) -> Iterator[Fault]:
    """Find keys that stand twice and those that are missing."""
    counts = Counter(keys)
    for key in wanted:
        if counts[key] > 1:
            yield Fault(f"{table} {key}", field, f"{counts[key]} rows have it; keep one")
        elif not counts[key]:
            yield Fault(f"{table} {key}", field, "no row has it; add the row")
