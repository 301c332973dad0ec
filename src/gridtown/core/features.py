"""A sparse vector of small integers, filled anew for every position."""

from collections.abc import Sequence

from librt.vecs import append, vec
from mypy_extensions import i64

from gridtown.core.bits import lowest


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
    end. An index that is added twice counts with the sum. start: what is added to every index. backdrop:
    entries that are not counted among these, and came with `lay`; behind: what is added to their indices.
    """

    def __init__(self) -> None:
        self.count: i64 = 0
        self.start: i64 = 0
        self.backdrop: Backdrop | None = None
        self.behind: i64 = 0
        self._indices = vec[i64]([0] * 64)
        self._values = vec[i64]([0] * 64)

    def clear(self) -> None:
        """Forget all; the room for them stays."""
        self.count = 0
        self.backdrop = None

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

    def add_placed(self, index: i64, members: i64, places: vec[i64], start: i64) -> None:
        """Put 1 at `index` + the place of each member of a set of bits; their places begin at `start`."""
        while members:
            self.add(index + places[start + lowest(members)], 1)
            members &= members - 1

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
