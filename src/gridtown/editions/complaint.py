"""Complaints about an edition: what is wrong in which field, and how to mend it."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

Complaint = tuple[str, str]
"""A field, and the reason with its mend."""

Fields = dict[str, list[str]]
"""The fields that have a source, by table."""

SOURCES: Final = ("printed", "derived", "reconstructed")
NAMELESS: Final = "is empty; give the name in this language"


class Fault(NamedTuple):
    """A complaint about one row; `unread` if it kept the row from being read at all."""

    row: str
    field: str
    reason: str
    unread: bool = False

    def in_file(self, file: str) -> str:
        """Put it in a line for whoever edits `file`."""
        return f"{file}: {self.row}: {self.field}: {self.reason}"


def row_label(table: str, key: object, english: str = "") -> str:
    """Name a row for a reader, as in `tile 45 "Prefab Housing"`."""
    return f'{table} {key} "{english}"' if english else f"{table} {key}"


def faults_of(row: str, complaints: Iterable[Complaint]) -> list[Fault]:
    """Lay complaints at the door of a row."""
    return [Fault(row, field, reason) for field, reason in complaints]


# --- what a field holds


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


# --- sources


def unsourced(field: str, sources: dict[str, str], fields: Iterable[str]) -> Iterator[Complaint]:
    """Complain of sources of unknown fields and of unknown sources."""
    known = list(fields)
    for name, source in sources.items():
        if name not in known:
            yield f"{field}.{name}", f"unknown field; use {', '.join(known)}"
        yield from unknown(f"{field}.{name}", (source,), SOURCES, "source")


def source_complaints(sources: object, fields: Fields) -> Iterator[Complaint]:
    """Every field of every kind of row has a source, and nothing else has.

    sources: has the sources by field of each table as an attribute of that name.
    """
    for table, names in fields.items():
        given: dict[str, str] = getattr(sources, table)
        yield from unsourced(table, given, names)
        for name in names:
            if name not in given:
                yield f"{table}.{name}", "has no source; add one"


def own_source_faults(edition: object, fields: Fields) -> list[Fault]:
    """A row's own sources are of its fields.

    edition: has the rows of each table as an attribute of that name.
    """
    found = []
    for table, names in fields.items():
        rows: list[Any] = [] if table == "edition" else getattr(edition, table)
        for row in rows:
            label = row_label(table, getattr(row, names[0]), row.name.en if "name" in names else "")
            found += faults_of(label, unsourced("source", row.source, names))
    return found


# --- the rows of a table together


def miscounted(table: str, field: str, keys: Iterable[object], wanted: Iterable[object]) -> Iterator[Fault]:
    """Find keys that stand twice and those that are missing."""
    counts = Counter(keys)
    for key in wanted:
        if counts[key] > 1:
            yield Fault(f"{table} {key}", field, f"{counts[key]} rows have it; keep one")
        elif not counts[key]:
            yield Fault(f"{table} {key}", field, "no row has it; add the row")
