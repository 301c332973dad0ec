"""A sparse vector of small integers, filled anew for every position."""

from collections.abc import Sequence

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from gridtown.core.bits import lowest
from gridtown.core.float32 import ONE, SMALL, float32_of


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


class Features:
    """What of a position is not 0: `clear`, `add`, then `count`, `index` and `value`.

    A game fills it in `Game.features`; indices are those of the blocks in `Game.feature_blocks`, laid end to
    end. An index that is added twice counts with the sum. start: what is added to every index.

    An observation may have more. backdrop: entries that came with `lay`, and aren't counted among these;
    behind: what is added to their indices. Parts, which come with `keep_set`, `keep_placed` and `keep_row`,
    are the same ones at the same indices in the same order every time, and nothing else is told there: they
    are entries, too, until there is a row to `keep_in`; then what has changed in them is written there, and
    no entry is made.
    """

    def __init__(self) -> None:
        self.count: i64 = 0
        self.start: i64 = 0
        self.backdrop: Backdrop | None = None
        self.behind: i64 = 0
        self._indices = vec[i64]([0] * 64)
        self._values = vec[i64]([0] * 64)
        self._sets: i64 = 0
        self._members = vec[i64]([])
        self._row = vec[i32]([])
        self._at: i64 = 0

    def clear(self) -> None:
        """Forget all but what stands in the row; the room for the rest stays."""
        self.count = 0
        self.backdrop = None
        self._sets = 0

    def keep_in(self, row: vec[i32], at: i64) -> None:
        """Write parts into `row`, from `at` on, as the bits of float32s; they are 0 there the first time."""
        self._row = row
        self._at = at

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
        row = self._row
        if not len(row):
            self.add_set(index, members)
            return
        changed = self._changed(members)
        begin = self._at + self.start + index
        while changed:
            member = lowest(changed)
            row[begin + member] = i32((members >> member & 1) * ONE)
            changed &= changed - 1

    def keep_placed(self, index: i64, members: i64, places: vec[i64], first: i64) -> None:
        """Have 1 at `index` + the place of each member of a set of bits; their places begin at `first`."""
        row = self._row
        if not len(row):
            self._add_placed(index, members, places, first)
            return
        changed = self._changed(members)
        begin = self._at + self.start + index
        while changed:
            member = lowest(changed)
            row[begin + places[first + member]] = i32((members >> member & 1) * ONE)
            changed &= changed - 1

    def keep_row(self, index: i64, numbers: vec[i64]) -> None:
        """Have a row of numbers from `index` on."""
        row, begin = self._row, self._at + self.start + index
        written = len(row) > 0
        place: i64 = 0
        while place < len(numbers):
            if written:
                row[begin + place] = float32_of(numbers[place])
            else:
                self.add(index + place, numbers[place])
            place += 1

    def keep_bytes(self, index: i64, numbers: vec[u8]) -> None:
        """Have a row of numbers from 0 to 255 from `index` on."""
        row, begin = self._row, self._at + self.start + index
        written = len(row) > 0
        place: i64 = 0
        while place < len(numbers):
            if written:
                row[begin + place] = SMALL[i64(numbers[place])]
            else:
                self.add(index + place, i64(numbers[place]))
            place += 1

    def _add_placed(self, index: i64, members: i64, places: vec[i64], first: i64) -> None:
        while members:
            self.add(index + places[first + lowest(members)], 1)
            members &= members - 1

    def _changed(self, members: i64) -> i64:
        """What is different in the next set from the last time."""
        number = self._sets
        self._sets += 1
        if number == len(self._members):
            self._members = append(self._members, members)
            return members
        changed = self._members[number] ^ members
        self._members[number] = members
        return changed

    def add_at(self, index: i64, value: i64, places: vec[i64], start: i64, end: i64) -> None:
        """Put `value` at `index` + each of the places from `start` to before `end`."""
        while start < end:
            self.add(index + places[start], value)
            start += 1

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
        backdrop = self.backdrop
        if backdrop is not None:
            for index, value in zip(backdrop.indices, backdrop.values, strict=True):
                numbers[int(self.behind + index)] += int(value)
        return numbers
