"""States made of declared fields."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import ClassVar, Self

from gridtown.core.action import CHANCE
from gridtown.core.errors import InvalidGame
from gridtown.core.event import Event
from gridtown.core.fields import Reader, pack
from gridtown.core.notation import write_to_act
from gridtown.core.refusal import Value
from gridtown.core.state import CHANCE_ACTS
from gridtown.core.state import State as CoreState
from gridtown.declared.fields import Field, OnGrid


class State(CoreState):
    """Base of declared states: copies, bytes, notation and JSON follow from the fields of the class.

    Who may act follows from `asked`; whoever changes a state by hand calls `settle` afterwards.
    """

    fields: ClassVar[dict[str, Field]] = {}
    """All fields by name, in order."""
    _known: ClassVar[frozenset[str]] = frozenset()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        own = {name: field for name, field in vars(cls).items() if isinstance(field, Field)}
        for name in own:
            if name == "players" or (name not in cls.fields and hasattr(super(cls, cls), name)):
                said = f"{cls.__name__}.{name}: every state has `{name}` already"
                raise InvalidGame(f"{said}; call the field something else")
        for name, value in vars(cls).items():
            if isinstance(value, list | dict | set) and not name.isupper():
                said = f"{cls.__name__}.{name}: all states would share this {type(value).__name__}"
                raise InvalidGame(f"{said}; declare a field: fields.each(range(4), fields.number(0, 9))")
        cls.fields = {**cls.fields, **own}
        cls._known = frozenset([*cls.fields, *vars(CoreState)])

    def __init__(self, size: int) -> None:
        super().__init__()
        self.size = size
        for name, field in self.fields.items():
            setattr(self, name, field.start(size))

    def asked(self) -> int | Iterable[int] | None:
        """Who is asked now: CHANCE, a player or several of them, None when the game is over."""
        raise NotImplementedError("asked")

    def settle(self) -> None:
        """Bring `to_act` up to date. Raises InvalidGame for what the fields can't hold."""
        self._check()
        asked = self.asked()
        if asked is None:
            self.to_act = 0
        elif asked == CHANCE:
            self.to_act = CHANCE_ACTS
        else:
            self.to_act = sum(self._bit(player) for player in ([asked] if isinstance(asked, int) else asked))

    def _check(self) -> None:
        """Raise InvalidGame for a value out of its range, and for one that no copy would have."""
        for field in self.fields.values():
            fault = field.fault(getattr(self, field.name), int(self.size))
            if fault:
                raise InvalidGame(f"{type(self).__name__}.{fault}: widen it, or mend what sets it")
        if vars(self).keys() <= self._known:
            return
        for name in vars(self).keys() - self._known:
            near = get_close_matches(name, self.fields, 1)
            mend = f"did you mean {near[0]}? If not, declare it" if near else "declare it"
            said = f"{type(self).__name__}.{name} is no field, and copies would forget it"
            raise InvalidGame(f"{said}; {mend}, as in {name} = fields.number(0, 9)")

    def _bit(self, player: int) -> int:
        if not 0 <= player < self.size:
            said = f"{type(self).__name__}.asked answers {player!r}"
            raise InvalidGame(f"{said}; the players are 0 to {int(self.size) - 1}, CHANCE is chance")
        return 1 << player

    def tell(self, id: str, player: int, **args: Value) -> None:
        """Note an event, if somebody wants to hear of it."""
        if self.journal is not None:
            self.journal.append(Event(id, player, args))

    def copy(self) -> Self:
        """An independent copy, without the journal."""
        new = type(self)(int(self.size))
        for name, field in self.fields.items():
            setattr(new, name, field.copy(getattr(self, name)))
        new.to_act, new.game = self.to_act, self.game
        return new

    def to_bytes(self) -> bytes:
        """The number of players, then the fields in order."""
        numbers = [int(self.size)]
        for name, field in self.fields.items():
            numbers += field.numbers(getattr(self, name))
        return pack(numbers)

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """The inverse of `to_bytes`."""
        reader = Reader(data)
        state = cls(reader.one())
        for name, field in cls.fields.items():
            setattr(state, name, field.read(reader, int(state.size)))
        state.settle()
        return state

    def words(self) -> list[str]:
        """Notation of the fields that are not as at the start: key=value."""
        return [
            f"{name}={field.write(getattr(self, name))}"
            for name, field in self.fields.items()
            if getattr(self, name) != field.start(int(self.size))
        ]

    def __repr__(self) -> str:
        return " ".join([type(self).__name__, f"players={int(self.size)}", *self.words()])

    def __str__(self) -> str:
        """Who is to act, and the fields in notation; those on a grid drawn."""
        lines = [f"{write_to_act(self.to_act)} to act"]
        for name, field in self.fields.items():
            value = getattr(self, name)
            if isinstance(field, OnGrid):
                drawn = [Field.write(field, one) if one != field.first else "." for one in value]
                lines += [f"{name}:", *field.grid.draw(drawn)]
            else:
                lines.append(f"{name}: {field.write(value)}")
        return "\n".join(lines)
