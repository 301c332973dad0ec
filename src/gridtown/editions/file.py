"""Reading an edition file: from TOML to tables, and from tables to rows.

An edition file has the tables `edition` (figures) and `sources`, and a list of tables for each kind of row.
Rows are frozen Structs of msgspec, whose first field is their key.
"""

import json
import re
from collections.abc import Callable, Iterable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from gridtown.core.digest import fingerprint
from gridtown.core.errors import InvalidEdition
from gridtown.editions.complaint import Fault, row_label

Raw = dict[str, Any]
Row = TypeVar("Row", bound=Struct)

PACKAGED: Final = "base.toml"
NO_EXAMPLES: Final[Mapping[str, str]] = {}


class Names(Struct, frozen=True, forbid_unknown_fields=True):
    """A name in each language."""

    en: str
    de: str


class EditionFile:
    """An edition file that is being read, and the faults found in it so far.

    game: its id. path: the file; None for the game's own edition.
    """

    def __init__(self, game: str, path: Path | None) -> None:
        self.name = PACKAGED if path is None else str(path)
        self.faults: list[Fault] = []
        self._place = path or files(f"gridtown.games.{game}") / "editions" / PACKAGED

    def tables(self, kind: type[Row]) -> Row:
        """Decode the file into a Struct of its tables.

        Raises InvalidEdition, because a fault here hides all others.
        """
        try:
            return msgspec.toml.decode(self._place.read_bytes(), type=kind)
        except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
            raise InvalidEdition(_unreadable(error, kind).in_file(self.name)) from error

    def row(self, table: str, raw: Raw, kind: type[Row]) -> Row | None:
        """Convert a table that stands once in the file; its faults are noted, if it is no such row."""
        return self._converted(f"[{table}]", raw, kind, NO_EXAMPLES)

    def rows(
        self, table: str, raw: Iterable[Raw], kind: type[Row], examples: Mapping[str, str] = NO_EXAMPLES
    ) -> list[Row]:
        """Convert the rows of a table; the faults of those that are not such rows are noted.

        examples: how its fields are written.
        """
        found = [
            self._converted(_label(table, place, one, kind), one, kind, examples)
            for place, one in enumerate(raw, 1)
        ]
        return [row for row in found if row is not None]

    def _converted(self, label: str, raw: Raw, kind: type[Row], examples: Mapping[str, str]) -> Row | None:
        try:
            return msgspec.convert(raw, kind)
        except msgspec.ValidationError as error:
            self.faults.append(Fault(label, *explained(error, kind, examples), unread=True))
            return None

    def check(self, rows: Iterable[Fault], together: Callable[[], Iterable[Fault]]) -> None:
        """Refuse a file with faults, those within single `rows` or, once all are read, of rows `together`.

        Raises InvalidEdition with a line for each.
        """
        self.faults += rows
        if not any(fault.unread for fault in self.faults):
            self.faults += together()
        if self.faults:
            raise self.refusal()

    def refusal(self) -> InvalidEdition:
        """All faults, a line each."""
        return InvalidEdition("\n".join(fault.in_file(self.name) for fault in self.faults))


def _unreadable(error: Exception, kind: type[Struct]) -> Fault:
    if isinstance(error, OSError):
        return Fault("the file", "path", f"cannot be read ({error.strerror}); name an edition file")
    if isinstance(error, msgspec.ValidationError):
        return Fault("the file", *explained(error, kind))
    return Fault("the file", "syntax", f"not TOML: {error}; correct it there")


def _label(table: str, place: int, raw: Raw, kind: type[Struct]) -> str:
    """Name a row by its key, or by its place in the file where it has none."""
    names = raw.get("name")
    english = names.get("en", "") if isinstance(names, dict) else ""
    return row_label(table, raw.get(kind.__struct_encode_fields__[0], f"(row {place})"), english)


def explained(
    error: msgspec.ValidationError, kind: type[Struct], examples: Mapping[str, str] = NO_EXAMPLES
) -> tuple[str, str]:
    """Split msgspec's words into the field and the reason, and say how to mend it."""
    reason, _, rest = str(error).partition(" - at `$")
    path = rest.strip("`").lstrip(".")
    named = re.search(r"field `(\w+)`", reason)
    where = ".".join(part for part in (path, named[1] if named else "") if part)
    return where, f"{reason}; {_mend(reason, path, kind, examples)}"


def _mend(reason: str, path: str, kind: type[Struct], examples: Mapping[str, str]) -> str:
    top = re.split(r"[.\[]", path, maxsplit=1)[0]
    if "missing" in reason:
        return "add it"
    if "unknown field" in reason:
        return "remove it" if path else "known are " + ", ".join(kind.__struct_encode_fields__)
    return f"write it like {examples[top]}" if top in examples else "correct it"


def sourced(kinds: Mapping[str, type[Struct]]) -> dict[str, list[str]]:
    """The fields that have a source, by table: all of its kind of row but the source itself."""
    return {
        table: [name for name in kind.__struct_encode_fields__ if name != "source"]
        for table, kind in kinds.items()
    }


def rows_json(rows: Iterable[Struct], names: list[str], sources: dict[str, str]) -> list[dict[str, Any]]:
    """Rows with the fields `names`, and the source of each: its own, else that of all."""
    return [_row_json(row, names, sources) for row in rows]


def _row_json(row: Struct, names: list[str], sources: dict[str, str]) -> dict[str, Any]:
    own: dict[str, str] = getattr(row, "source", {})
    values = {
        name: _plain(getattr(row, attribute))
        for name, attribute in zip(row.__struct_encode_fields__, row.__struct_fields__, strict=True)
        if name in names
    }
    return {**values, "source": {name: own.get(name, sources[name]) for name in names}}


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else msgspec.to_builtins(value)


def rules_hash(edition: Struct, tables: Iterable[str]) -> str:
    """Digest what the rules read: names, sources and the order of the file don't count (32 hex digits).

    tables: the attributes of the edition. Fields that hold their default are left out (in rows that omit
    them), so a field added later keeps the hash of older editions.
    """
    content = {table: _told(getattr(edition, table)) for table in tables}
    return fingerprint(json.dumps(content, sort_keys=True, separators=(",", ":")).encode())


def _told(part: Struct | list[Struct]) -> object:
    """A row, or each of several, as data without what the rules don't read."""
    if isinstance(part, list):
        return [_told(row) for row in part]
    return {key: value for key, value in msgspec.to_builtins(part).items() if key not in ("name", "source")}
