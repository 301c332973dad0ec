"""Complaints about an edition: the field, what is wrong with it, and how to mend it."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

Complaint = tuple[str, str]
"""A field, and the reason with its mend."""

SOURCES: Final = ("printed", "derived", "reconstructed")
NAMELESS: Final = "is empty; give the name in this language"


class Fault(NamedTuple):
    """A complaint about one row; `unread` if it kept the row from being read at all."""

    row: str
    field: str
    reason: str
    unread: bool = False

    def in_file(self, file: str) -> str:
        """The fault as a line for whoever edits `file`."""
        return f"{file}: {self.row}: {self.field}: {self.reason}"


def row_label(table: str, key: object, english: str = "") -> str:
    """Label of a row, as in `tile 45 "Prefab Housing"`."""
    return f'{table} {key} "{english}"' if english else f"{table} {key}"


def faults_of(row: str, complaints: Iterable[Complaint]) -> list[Fault]:
    """Attach complaints to a row."""
    return [Fault(row, field, reason) for field, reason in complaints]


# --- what a field holds


def unknown(field: str, words: Iterable[str], allowed: Iterable[str], what: str) -> Iterator[Complaint]:
    """Complaints about each word that is not allowed and each that stands twice."""
    counts = Counter(list(words))
    known = list(allowed)
    for word, times in counts.items():
        if word not in known:
            yield field, f'unknown {what} "{word}"; use {", ".join(known)}'
        elif times > 1:
            yield field, f'"{word}" stands {times} times; name it once'


def negative(field: str, figures: Iterable[int]) -> Iterator[Complaint]:
    """Complaints about each figure below 0."""
    for figure in figures:
        if figure < 0:
            yield field, f"{figure} is negative; write 0 or more"


def below_one(field: str, figures: Iterable[int]) -> Iterator[Complaint]:
    """Complaints about each figure below 1."""
    for figure in figures:
        if figure < 1:
            yield field, f"is {figure}; write 1 or more"


def outside(field: str, figures: Iterable[int], least: int, most: int) -> Iterator[Complaint]:
    """Complaints about each figure that is not between `least` and `most`."""
    for figure in figures:
        if not least <= figure <= most:
            yield field, f"{figure} is none of {least} to {most}; correct it"


def nameless(en: str, de: str) -> Iterator[Complaint]:
    """Complaints about a name that is empty in English or German."""
    if not en.strip():
        yield "name.en", NAMELESS
    if not de.strip():
        yield "name.de", NAMELESS


# --- sources


def unsourced(
    field: str, sources: Mapping[str, str], fields: Iterable[str], known: Iterable[str] = SOURCES
) -> Iterator[Complaint]:
    """Complaints about sources of unknown fields and unknown sources."""
    there, allowed = list(fields), list(known)
    for name, source in sources.items():
        if name not in there:
            yield f"{field}.{name}", f"unknown field; use {', '.join(there)}"
        yield from unknown(f"{field}.{name}", (source,), allowed, "source")


# --- the rows of a table together


def miscounted(table: str, field: str, keys: Iterable[object], wanted: Iterable[object]) -> Iterator[Fault]:
    """Faults of keys that stand twice and of those that are missing."""
    counts = Counter(keys)
    for key in wanted:
        if counts[key] > 1:
            yield Fault(f"{table} {key}", field, f"{counts[key]} rows have it; keep one")
        elif not counts[key]:
            yield Fault(f"{table} {key}", field, "no row has it; add the row")
