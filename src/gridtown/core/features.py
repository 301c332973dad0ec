"""A sparse vector of small integers, filled anew for every position."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gridtown.core.bits import lowest, members

NOWHERE: Final = vec[i64]([])
"""No places of their own: numbers that follow each other."""


def start_of(name: str, blocks: Sequence[tuple[str, int]]) -> int:
    """Where a named block begins. blocks: names and sizes, laid end to end. Raises ValueError for no name."""
    names = [block for block, _ in blocks]
    return sum(size for _, size in blocks[: names.index(name)])


class Backdrop:
    """Entries that are the same in many positions, so that they are written once for all of these.

    `add` them, each index once, and `Features.lay` it; from then on it is never changed, and nothing else is
    added where it has an entry. indices, values: the entries.
    """

    def __init__(self) -> None:
        self.indices = vec[i64]([])
        self.values = vec[i64]([])

    def add(self, index: i64, value: i64) -> None:
        """Put `value` at `index`; 0 is left out."""
        if value:
            self.indices = append(self.indices, index)
            self.values = append(self.values, value)


class Part:
    """A part that is told anew every time, of which few numbers change: a set of bits, or a row of numbers.

    index: where it begins. places, first: of a set, where the places of its members begin among `places`;
    they follow each other where there are none. row: the row, empty for a set.
    """

    def __init__(self, index: i64, places: vec[i64], first: i64) -> None:
        self.index = index
        self.places = places
        self.first = first
        self.row = vec[i64]([])

    def to_list(self, told: int) -> list[tuple[int, int]]:
        """Indices and values of what is not 0, the members of the set being `told`."""
        row = [(int(self.index + place), int(value)) for place, value in enumerate(self.row) if value]
        places = [self._place(member) for member in members(told)]
        return [*row, *((int(self.index + place), 1) for place in places)]

    def _place(self, member: i64) -> i64:
        return self.places[self.first + member] if len(self.places) else member


class Features:
    """What of a position is not 0: `clear`, `add`, then `count`, `index` and `value`.

    A game fills it in `Game.features`; indices are those of the blocks in `Game.feature_blocks`, laid end to
    end. An index that is added twice counts with the sum. start: what is added to every index.

    An observation may have more, which is not counted among these entries and has nothing of theirs at its
    indices. backdrop: entries that came with `lay`; behind: what is added to their indices. parts: what came
    with `keep_set`, `keep_placed` and `keep_row`, the same ones at the same indices in the same order every
    time; kept: how many did. What has changed in them since they were kept last is told by `changes`,
    `changed` and `becomes`.
    """

    def __init__(self) -> None:
        self.count: i64 = 0
        self.start: i64 = 0
        self.backdrop: Backdrop | None = None
        self.behind: i64 = 0
        self.parts: list[Part] = []
        self.kept: i64 = 0
        self.changes: i64 = 0
        self._members = vec[i64]([])
        self._indices = vec[i64]([0] * 64)
        self._values = vec[i64]([0] * 64)
        self._changed = vec[i64]([0] * 64)
        self._becomes = vec[i64]([0] * 64)

    def clear(self) -> None:
        """Forget all but what the parts were; the room for the rest stays."""
        self.count = 0
        self.backdrop = None
        self.kept = 0
        self.changes = 0

    def forget(self) -> None:
        """Forget the parts, too."""
        self.clear()
        self.parts = []
        self._members = vec[i64]([])

    def lay(self, backdrop: Backdrop) -> None:
        """Lay a backdrop behind the entries; there is one at a time."""
        self.backdrop = backdrop
        self.behind = self.start

    def add(self, index: i64, value: i64) -> None:
        """Put `value` at `index`; 0 is left out."""
        if value == 0:
            return
        if self.count < len(self._indices):
            self._indices[self.count] = self.start + index
            self._values[self.count] = value
        else:
            self._indices = append(self._indices, self.start + index)
            self._values = append(self._values, value)
        self.count += 1

    def add_set(self, index: i64, members: i64) -> None:
        """Put 1 at `index` + each member of a set of bits (0..2**62-1)."""
        while members:
            self.add(index + lowest(members), 1)
            members &= members - 1

    def keep_set(self, index: i64, members: i64) -> None:
        """Have 1 at `index` + each member of a set of bits (0..2**62-1)."""
        part = self._next(index, NOWHERE, 0)
        changed = self._members[part] ^ members
        self._members[part] = members
        while changed:
            member = lowest(changed)
            self._change(self.start + index + member, members >> member & 1)
            changed &= changed - 1

    def keep_placed(self, index: i64, members: i64, places: vec[i64], first: i64) -> None:
        """Have 1 at `index` + the place of each member of a set of bits; their places begin at `first`."""
        part = self._next(index, places, first)
        changed = self._members[part] ^ members
        self._members[part] = members
        while changed:
            member = lowest(changed)
            self._change(self.start + index + places[first + member], members >> member & 1)
            changed &= changed - 1

    def keep_row(self, index: i64, row: vec[i64]) -> None:
        """Have a row of numbers from `index` on."""
        part = self.parts[int(self._next(index, NOWHERE, 0))]
        if len(part.row) != len(row):
            part.row = vec[i64]([0] * len(row))
        kept = part.row
        place: i64 = 0
        while place < len(row):
            if kept[place] != row[place]:
                kept[place] = row[place]
                self._change(self.start + index + place, row[place])
            place += 1

    def _next(self, index: i64, places: vec[i64], first: i64) -> i64:
        """The number of the next part, from 0."""
        part = self.kept
        self.kept += 1
        if part == len(self._members):
            self._members = append(self._members, i64(0))
            self.parts.append(Part(self.start + index, places, first))
        return part

    def _change(self, index: i64, value: i64) -> None:
        if self.changes < len(self._changed):
            self._changed[self.changes] = index
            self._becomes[self.changes] = value
        else:
            self._changed = append(self._changed, index)
            self._becomes = append(self._becomes, value)
        self.changes += 1

    def changed(self, place: i64) -> i64:
        """The index of the change at `place`, 0..changes-1."""
        return self._changed[place]

    def becomes(self, place: i64) -> i64:
        """What stands there now."""
        return self._becomes[place]

    def add_at(self, index: i64, value: i64, places: vec[i64], start: i64, end: i64) -> None:
        """Put `value` at `index` + each of the places from `start` to before `end`."""
        while start < end:
            self.add(index + places[start], value)
            start += 1

    def told_in_parts(self) -> list[tuple[int, int]]:
        """Indices and values of what is not 0 in the parts."""
        found: list[tuple[int, int]] = []
        for number, part in enumerate(self.parts):
            found += part.to_list(int(self._members[number]))
        return found

    def index(self, place: i64) -> i64:
        """The index of the entry at `place`, 0..count-1."""
        return self._indices[place]

    def value(self, place: i64) -> i64:
        """The value of the entry at `place`, 0..count-1."""
        return self._values[place]

    def to_list(self, size: int) -> list[int]:
        """The whole vector, of `size` numbers."""
        numbers = [0] * size
        for place in range(self.count):
            numbers[int(self._indices[place])] += int(self._values[place])
        for index, value in self.told_in_parts():
            numbers[index] += value
        backdrop = self.backdrop
        if backdrop is not None:
            for index, value in zip(backdrop.indices, backdrop.values, strict=True):
                numbers[int(self.behind + index)] += int(value)
        return numbers
