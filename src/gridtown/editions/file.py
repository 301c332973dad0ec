"""Edition files: from TOML to tables, and from tables to rows.

A fault that hides all others is raised at once; those of single rows are gathered.
"""

import re
from collections.abc import Iterable, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from gridtown.core.errors import InvalidEdition
from gridtown.editions.complaint import Fault, row_label
from gridtown.editions.row import key_field

Raw = dict[str, Any]
Kind = TypeVar("Kind", bound=Struct)

PACKAGED: Final = "base.toml"
NO_EXAMPLES: Final[Mapping[str, str]] = {}


class EditionFile:
    """An edition that is being read, and the faults found in it so far.

    name: how faults call it. content: the TOML file, or its tables if they stand in a program.
    """

    def __init__(self, name: str, content: Traversable | Path | Raw) -> None:
        self.name = name
        self.faults: list[Fault] = []
        self._content = content

    def tables(self, kind: type[Kind]) -> Kind:
        """Decode the file into a Struct of its tables.

        Raises InvalidEdition, because a fault here hides all others.
        """
        try:
            if isinstance(self._content, dict):
                return msgspec.convert(self._content, kind)
            return msgspec.toml.decode(self._content.read_bytes(), type=kind)
        except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
            raise InvalidEdition(_unreadable(error, kind).in_file(self.name)) from error

    def row(self, table: str, raw: Raw, kind: type[Kind]) -> Kind | None:
        """Convert a table that stands once in the file; its faults are noted, if it is no such row."""
        return self._converted(f"[{table}]", raw, kind, NO_EXAMPLES)

    def rows(
        self, table: str, raw: Iterable[Raw], kind: type[Kind], examples: Mapping[str, str]
    ) -> list[Kind]:
        """Convert the rows of a table; the faults of those that are not such rows are noted.

        examples: how its fields are written.
        """
        found = [
            self._converted(_label(table, place, one, kind), one, kind, examples)
            for place, one in enumerate(raw, 1)
        ]
        return [row for row in found if row is not None]

    def _converted(self, label: str, raw: Raw, kind: type[Kind], examples: Mapping[str, str]) -> Kind | None:
        try:
            return msgspec.convert(raw, kind)
        except msgspec.ValidationError as error:
            self.faults.append(Fault(label, *explained(error, kind, examples), unread=True))
            return None

    def refusal(self) -> InvalidEdition:
        """InvalidEdition with a line for each fault."""
        return InvalidEdition("\n".join(fault.in_file(self.name) for fault in self.faults))


def edition_file(game: str, path: Path | None) -> EditionFile:
    """The edition file at `path`, or the one in the package of `game`."""
    if path is not None:
        return EditionFile(str(path), path)
    return EditionFile(PACKAGED, files(f"gridtown.games.{game}") / "editions" / PACKAGED)


def _unreadable(error: Exception, kind: type[Struct]) -> Fault:
    if isinstance(error, OSError):
        return Fault("the file", "path", f"cannot be read ({error.strerror}); name an edition file")
    if isinstance(error, msgspec.ValidationError):
        return Fault("the file", *explained(error, kind))
    return Fault("the file", "syntax", f"not TOML: {error}; correct it there")


def _label(table: str, place: int, raw: Raw, kind: type[Struct]) -> str:
    """Label of a row by its key, or by its place in the file where it has none."""
    names = raw.get("name")
    english = names.get("en", "") if isinstance(names, dict) else ""
    return row_label(table, raw.get(key_field(kind), f"(row {place})"), english)


def explained(
    error: msgspec.ValidationError, kind: type[Struct], examples: Mapping[str, str] = NO_EXAMPLES
) -> tuple[str, str]:
    """Complaint that msgspec's error makes: the field, and the reason with its mend."""
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
