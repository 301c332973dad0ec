"""Rows of an edition: frozen Structs of msgspec, whose first field is their key."""

from typing import Final

from msgspec import Struct

from gridtown.editions.complaint import row_label


class Names(Struct, frozen=True, forbid_unknown_fields=True):
    """A name in each language."""

    en: str
    de: str


UNNAMED: Final = Names("", "")
"""The name of a row that may leave it out, and does."""


class Row(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A row of a table that has several. `source` overrides the sources of the table, by field."""

    source: dict[str, str] = {}


def fields_of(kind: type[Struct]) -> list[str]:
    """The fields of a kind of row as the file spells them, the source itself left out."""
    return [name for name in kind.__struct_encode_fields__ if name != "source"]


def key_field(kind: type[Struct]) -> str:
    """The field that tells rows of this kind apart."""
    return fields_of(kind)[0]


def name_of(row: Struct) -> Names | None:
    """The name of a row, None where it has none of its own."""
    name = getattr(row, "name", UNNAMED)
    return name if isinstance(name, Names) and name is not UNNAMED else None


def label_of(table: str, row: Struct) -> str:
    """Label of a row, as in `tile 45 "Prefab Housing"`."""
    name = name_of(row)
    return row_label(table, getattr(row, key_field(type(row))), name.en if name else "")
