"""Complaints about an edition: what is wrong in which field, and how to mend it."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from gridtown.games.neom.editions.words import SIDES, SOURCES

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


def row_label(table: str, key: object, english: str) -> str:
    """Name a row for a reader, as in `tile 45 "Prefab Housing"`."""
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


def negative(field: str, figures: Iterable[int]) -> Iterator[Complaint]:
    """Complain of each figure below 0."""
    for figure in figures:
        if figure < 0:
            yield field, f"{figure} is negative; write 0 or more"


def below_one(field: str, figures: Iterable[int]) -> Iterator[Complaint]:
    """Complain of each figure below 1."""
    for figure in figures:
        if figure < 1:
            yield field, f"is {figure}; write 1 or more"


def nameless(en: str, de: str) -> Iterator[Complaint]:
    """Complain of a name that is empty in English or German."""
    if not en.strip():
        yield "name.en", NAMELESS
    if not de.strip():
        yield "name.de", NAMELESS


def misdrawn(field: str, roads: str) -> Iterator[Complaint]:
    """Complain unless the roads are one to four sides in the order N, E, S, W."""
    if not roads or roads != "".join(side for side in SIDES if side in roads):
        yield field, f'"{roads}" is no layout; write one to four of N, E, S, W in this order, each once'


def unsourced(field: str, sources: dict[str, str], fields: Iterable[str]) -> Iterator[Complaint]:
    """Complain of sources of unknown fields and of unknown sources."""
    known = list(fields)
    for name, source in sources.items():
        if name not in known:
            yield f"{field}.{name}", f"unknown field; use {', '.join(known)}"
        yield from unknown(f"{field}.{name}", (source,), SOURCES, "source")
