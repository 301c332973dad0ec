"""Where the data of a row come from, in words: "printed; reconstructed: roads"."""

from __future__ import annotations

from collections.abc import Mapping

from gridtown.core.words import Words


def sources_said(sources: Mapping[str, str], words: Words) -> str:
    """The source of most fields, then each other with its fields. sources: by field.

    A game calls its fields in the messages `datum-<field>`.
    """
    fields: dict[str, list[str]] = {}
    for field, source in sources.items():
        fields.setdefault(source, []).append(words.name("datum", field))
    first, *others = sorted(fields, key=lambda source: -len(fields[source]))
    apart = [f"{words.name('source', source)}: {', '.join(fields[source])}" for source in others]
    return "; ".join([words.name("source", first), *apart])
