"""A reusable list of actions, so that no inner loop allocates one."""

from librt.vecs import append, vec
from mypy_extensions import i64


class Choices:
    """A growing buffer of actions: `clear`, `add`, then `count` and `at`."""

    def __init__(self) -> None:
        self._items = vec[i64]([0] * 64)
        self.count: i64 = 0

    def clear(self) -> None:
        """Forget all actions; the room for them stays."""
        self.count = 0

    def add(self, action: i64) -> None:
        """Put `action` at the end."""
        if self.count < len(self._items):
            self._items[self.count] = action
        else:
            self._items = append(self._items, action)
        self.count += 1

    def insert(self, action: i64) -> None:
        """Put `action` where it belongs among actions that ascend."""
        self.add(action)
        index = self.count - 1
        while index > 0 and self._items[index - 1] > action:
            self._items[index] = self._items[index - 1]
            index -= 1
        self._items[index] = action

    def at(self, index: i64) -> i64:
        """The action at `index`, 0..count-1."""
        return self._items[index]

    def to_list(self) -> list[int]:
        """The actions as a list of their own."""
        return [int(self._items[i]) for i in range(self.count)]
