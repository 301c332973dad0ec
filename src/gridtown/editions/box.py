"""Boxes: the edition of a small game, declared where it is used.

A box holds one kind of thing. Its columns say what each row has besides a name in every language:

    BOX = Box(
        "tile",
        columns={"number": (1, 3), "count": (0, 15)},
        rows=[(1, 6, "Hut", "Hütte"), (2, 5, "House", "Haus"), (3, 5, "Hall", "Halle")],
        check=lambda rows: sum(row.count for row in rows) == 16 or "are not 16 in all; correct some",
    )

    BOX.rows[0].count       6: rows are frozen Structs, in the order of their keys
    BOX.rows[0].name.de     "Hütte"
    BOX.hash()              what a record stores of the edition
    BOX.components()        {"tiles": [{"number": 1, "count": 6, "name": …, "source": …}, …]}
    BOX.read(path)          the same box with the rows of an edition file; BOX itself for None

A column holds whole numbers of a range, `(least, most)`, or one of some words, `["wood", "stone"]`. The first
is the key: each of its values has one row. Called "number" or "id", it names the rows in messages, too.

The same rows may stand in an edition file, as `rows=files("gridtown.games.lots") / "editions/base.toml"`:

    [[tile]]
    number = 1
    count = 6
    name = { en = "Hut", de = "Hütte" }

Every field has the source that the box names ("ours" unless it says otherwise), except where a file gives
another in `[sources.tile]` or in a row's `source`. What is wrong in a box is raised as InvalidEdition, also
where the box is declared: a line for each fault, with file, row, field, and how to mend it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from importlib.resources.abc import Traversable
from pathlib import Path
from types import GenericAlias
from typing import Annotated, Any, Final

import msgspec
from msgspec import Struct

from gridtown.editions.complaint import Complaint, Fault, miscounted, outside, unknown
from gridtown.editions.file import EditionFile, Raw
from gridtown.editions.row import Names, Row
from gridtown.editions.schema import Order, Schema, Sources, among

Column = tuple[int, int] | Sequence[str]
"""The least and the most of a number, or the words to choose from."""

Check = Callable[[list[Any]], bool | str]
"""True for rows that are right together, else what is wrong with them and how to mend it."""

LANGUAGES: Final = Names.__struct_fields__
OF_ALL_ROWS: Final = ("name", "source")


class Box:
    """Box of one kind of thing: rows with the columns, a name and a source.

    rows: frozen Structs, in the order of their keys.
    """

    def __init__(
        self,
        table: str,
        *,
        columns: Mapping[str, Column],
        rows: Sequence[tuple[Any, ...]] | Traversable,
        check: Check = lambda _: True,
        source: str = "ours",
    ) -> None:
        """Declare a box and read its rows.

        table: what one of the things is called. rows: the values of each by column and its name by language,
        or an edition file. check: what must hold of the rows together. source: that of every field. Raises
        InvalidEdition.
        """
        if not columns or set(columns) & set(OF_ALL_ROWS):
            raise ValueError(f"columns of a box: one or more, none called {' or '.join(OF_ALL_ROWS)}")
        self.table = table
        self._columns = columns
        self._key = next(iter(columns))
        self._check = check
        self._schema = Schema(
            self._edition_kind(),
            examples={
                field: f"{field} = {_spelled(_values(column)[0])}" for field, column in columns.items()
            },
            checks={table: self._complaints},
            together=self._faults,
            source=source,
        )
        self._fill(self._inline(rows) if isinstance(rows, Sequence) else EditionFile(str(rows), rows))

    def _edition_kind(self) -> type[Struct]:
        """The Struct of its editions: a table of one kind of row."""
        fields = [(field, type(_values(column)[0])) for field, column in self._columns.items()]
        kind = msgspec.defstruct(self.table.title(), [*fields, ("name", Names)], bases=(Row,), frozen=True)
        key = self._columns[self._key]
        order = Order(among(_values(key)))
        rows: Any = GenericAlias(list, kind)
        tables = [("file", str), ("sources", Sources), (self.table, Annotated[rows, order])]
        return msgspec.defstruct("Edition", tables, frozen=True)

    # --- reading

    def read(self, path: Path | None = None) -> Box:
        """The same box with the rows of an edition file; itself for None. Raises InvalidEdition."""
        if path is None:
            return self
        other = copy(self)
        other._fill(EditionFile(str(path), path))
        return other

    def _fill(self, file: EditionFile) -> None:
        self._edition = self._schema.read(file)
        self.rows: list[Any] = getattr(self._edition, self.table)

    def _inline(self, rows: Sequence[tuple[Any, ...]]) -> EditionFile:
        """The rows of a program as if they stood in a file."""
        fields = [*self._columns, *LANGUAGES]
        raw = [_raw(fields, values) for values in rows]
        file = EditionFile(f'Box("{self.table}")', {self.table: raw})
        for place, values in enumerate(rows, 1):
            if len(values) != len(fields):
                reason = f"has {len(values)} values; write {', '.join(fields)}"
                file.faults.append(Fault(f"{self.table} (row {place})", "rows", reason))
        if file.faults:
            raise file.refusal()
        return file

    # --- complaints

    def _complaints(self, row: Any) -> Iterator[Complaint]:
        """Complaints about values that their column does not have."""
        for field, column in self._columns.items():
            value = getattr(row, field)
            if isinstance(value, int):
                values = _values(column)
                yield from outside(field, [value], values[0], values[-1])
            else:
                yield from unknown(field, [value], _values(column), field)

    def _faults(self, edition: Any) -> Iterator[Fault]:
        """Faults of the rows together: every key has one row, and the box's own check holds."""
        rows: list[Any] = getattr(edition, self.table)
        keys = [getattr(row, self._key) for row in rows]
        yield from miscounted(self.table, self._key, keys, _values(self._columns[self._key]))
        found = self._check(rows)
        if found is not True:
            fields = [field for field in self._columns if field != self._key] or [self._key]
            reason = found or "the box's check does not hold; correct them"
            yield Fault(f"all {_plural(self.table)}", ", ".join(fields), reason)

    # --- what it says

    def hash(self) -> str:
        """Digest of what the rules read: 32 hex digits."""
        return self._schema.hash(self._edition)

    def components(self) -> dict[str, object]:
        """Contents as JSON-able data: the rows with every field and its source, under the table's plural."""
        return {_plural(self.table): self._schema.json(self._edition, self.table)}


def _values(column: Column) -> Sequence[Any]:
    """All values that a column may have."""
    least, most = column[0], column[-1]
    return range(least, most + 1) if isinstance(least, int) and isinstance(most, int) else column


def _raw(fields: Sequence[str], values: Sequence[Any]) -> Raw:
    """A row as a file has it."""
    row = dict(zip(fields, values, strict=False))
    name = {language: row.pop(language, "") for language in LANGUAGES}
    return {**row, "name": name}


def _spelled(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def _plural(table: str) -> str:
    return f"{table[:-1]}ies" if table.endswith("y") else f"{table}s"
