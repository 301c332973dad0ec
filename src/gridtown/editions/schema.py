"""Schemas of editions: what follows from the tables that an Edition names.

A game names its tables once, as annotations of a frozen Struct:

    class Edition(Struct, frozen=True):
        file: str
        edition: Figures
        sources: Sources
        line: Annotated[list[LineRow], Order(among(TYPES))]
        tile: list[TileRow]

`edition` stands once in the file, `line` and `tile` have several rows, in the order of their keys or in the
`Order` named. The document that the file is read into, the fields that have a source, the reading, the
complaints that all rows have in common, the hash and the JSON follow.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from operator import attrgetter
from typing import Annotated, Any, Final, Generic, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from gridtown.core.digest import fingerprint
from gridtown.editions.complaint import SOURCES, Complaint, Fault, faults_of, nameless, unsourced
from gridtown.editions.file import NO_EXAMPLES, EditionFile, Raw
from gridtown.editions.row import Row, fields_of, key_field, label_of, name_of

E = TypeVar("E", bound=Struct)

Sources = dict[str, dict[str, str]]
"""The source of each field, by table: "printed", "derived" or "reconstructed"."""

RowChecks = Mapping[str, Callable[[Any], Iterable[Complaint]]]
"""Checks of a single row, by table."""

NO_CHECKS: Final[RowChecks] = {}
NOT_TABLES: Final = ("file", "sources")


class Order(NamedTuple):
    """Order of the rows of a table, by what `by` makes of their keys."""

    by: Callable[[Any], Any]


def among(words: Iterable[object]) -> Callable[[object], int]:
    """Place of a word among `words`; behind all of them for any other."""
    places = {word: place for place, word in enumerate(words)}
    return lambda word: places.get(word, len(places))


class Table(NamedTuple):
    """Table of an edition: its kind of row, and the order of its rows (None if it stands once)."""

    kind: type[Struct]
    order: Order | None

    @classmethod
    def of(cls, hint: Any) -> "Table":
        """Table that an annotation of an Edition describes."""
        order = Order(lambda key: key)
        if get_origin(hint) is Annotated:
            hint, order = get_args(hint)
        return cls(get_args(hint)[0], order) if get_origin(hint) is list else cls(hint, None)


class Schema(Generic[E]):
    """Schema of an edition, derived from the annotations of its Struct.

    tables: by name. fields: those that have a source, by table.
    """

    def __init__(
        self,
        edition: type[E],
        *,
        examples: Mapping[str, str] = NO_EXAMPLES,
        checks: RowChecks = NO_CHECKS,
        together: Callable[[E], Iterable[Fault]] = lambda _: (),
        source: str | None = None,
    ) -> None:
        """Derive the schema of `edition`.

        examples: how fields are written, for complaints. checks: what complains of single rows. together:
        what finds faults in the rows together, once each could be read. source: that of each field whose
        source the file leaves out; None if it may leave out none.
        """
        hints = get_type_hints(edition, include_extras=True)
        self.tables = {name: Table.of(hint) for name, hint in hints.items() if name not in NOT_TABLES}
        self.fields = {name: fields_of(table.kind) for name, table in self.tables.items()}
        self._edition, self._examples, self._checks, self._together = edition, examples, checks, together
        self._source = source
        self._known_sources = tuple(dict.fromkeys((*SOURCES, source or SOURCES[0])))

    # --- reading

    def read(self, file: EditionFile) -> E:
        """Read an edition.

        Raises InvalidEdition with a line for each fault: file, row, field, reason.
        """
        document = file.tables(self._document())
        sources = self._read_sources(file, document.sources)
        tables = {name: self._read_table(file, name, getattr(document, name)) for name in self.tables}
        if sources is None or None in tables.values():
            raise file.refusal()
        make: Any = self._edition
        edition: E = make(file=file.name, sources=sources, **tables)
        file.faults += self._row_faults(edition, sources)
        if not any(fault.unread for fault in file.faults):
            file.faults += self._together(edition)
        if file.faults:
            raise file.refusal()
        return edition

    def _document(self) -> Any:
        """The Struct of a file's tables, before their rows are looked at."""
        shapes = {name: list[Raw] if table.order else Raw for name, table in self.tables.items()}
        fields: list[Any] = [
            (name, Raw, self._optional()) if name == "sources" else (name, shapes[name])
            for name in self._edition.__struct_fields__
            if name != "file"
        ]
        return msgspec.defstruct("Document", fields, forbid_unknown_fields=True, kw_only=True)

    def _optional(self) -> Any:
        """A field that a file may leave out if there is a source for all."""
        return msgspec.field() if self._source is None else msgspec.field(default_factory=dict)

    def _read_sources(self, file: EditionFile, raw: Raw) -> Sources | None:
        fields: list[Any] = [(name, dict[str, str], self._optional()) for name in self.tables]
        read = file.row("sources", raw, msgspec.defstruct("Sources", fields, forbid_unknown_fields=True))
        if read is None:
            return None
        given = {name: getattr(read, name) for name in self.tables}
        if self._source is None:
            return given
        return {name: {**dict.fromkeys(self.fields[name], self._source), **given[name]} for name in given}

    def _read_table(self, file: EditionFile, name: str, raw: Any) -> Struct | list[Struct] | None:
        """Rows of a table that can be converted; the others go to the file's faults."""
        kind, order = self.tables[name]
        if order is None:
            return file.row(name, raw, kind)
        key = attrgetter(key_field(kind))
        return sorted(file.rows(name, raw, kind, self._examples), key=lambda row: order.by(key(row)))

    # --- complaints

    def _row_faults(self, edition: E, sources: Sources) -> list[Fault]:
        """Faults within single rows and in the sources."""
        found = faults_of("[sources]", self._source_complaints(sources))
        for name, table in self.tables.items():
            check = self._checks.get(name, lambda _: ())
            for row in self._rows(edition, name):
                label = label_of(name, row) if table.order else f"[{name}]"
                found += faults_of(label, [*self._common_complaints(name, row), *check(row)])
        return found

    def _source_complaints(self, sources: Sources) -> Iterator[Complaint]:
        """Complaints about the sources: every field of every table has one, and nothing else has."""
        for name, fields in self.fields.items():
            yield from unsourced(name, sources[name], fields, self._known_sources)
            for field in fields:
                if field not in sources[name]:
                    yield f"{name}.{field}", "has no source; add one"

    def _common_complaints(self, name: str, row: Struct) -> Iterator[Complaint]:
        """Complaints that all kinds of row have in common: of names and of their own sources."""
        names = name_of(row)
        if names is not None:
            yield from nameless(names.en, names.de)
        if isinstance(row, Row):
            yield from unsourced("source", row.source, self.fields[name], self._known_sources)

    # --- what an edition says

    def _rows(self, edition: E, table: str) -> list[Struct]:
        """The rows of a table; the only one if it stands once."""
        part = getattr(edition, table)
        return list(part) if self.tables[table].order else [part]

    def hash(self, edition: E) -> str:
        """Digest of what the rules read, 32 hex digits: names, sources and the order of the file don't count.

        Fields that a row leaves out are left out, so a field added later keeps the hash of older editions.
        """
        content: dict[str, object] = {}
        for name, table in self.tables.items():
            told = [_told(row) for row in self._rows(edition, name)]
            content[name] = told if table.order else told[0]
        return fingerprint(json.dumps(content, sort_keys=True, separators=(",", ":")).encode())

    def json(self, edition: E, table: str) -> list[dict[str, Any]]:
        """Rows of a table with every field and the source of each: the row's own, else the table's."""
        sources: Sources = attrgetter("sources")(edition)
        return [_row_json(row, self.fields[table], sources[table]) for row in self._rows(edition, table)]


def _told(row: Struct) -> dict[str, Any]:
    """A row as data without what the rules don't read."""
    return {key: value for key, value in msgspec.to_builtins(row).items() if key not in ("name", "source")}


def _row_json(row: Struct, names: list[str], sources: Mapping[str, str]) -> dict[str, Any]:
    own: Mapping[str, str] = getattr(row, "source", {})
    values = dict(zip(row.__struct_encode_fields__, msgspec.structs.astuple(row), strict=True))
    return {
        **{name: _plain(values[name]) for name in names},
        "source": {name: own.get(name, sources[name]) for name in names},
    }


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else msgspec.to_builtins(value)
