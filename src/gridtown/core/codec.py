"""Dense ids of a game's actions, for tools that count actions from 0."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from gridtown.core.action import KIND_SHIFT, actor, argument_of, pack
from gridtown.core.choices import Choices
from gridtown.core.digest import fingerprint
from gridtown.core.errors import InvalidAction
from gridtown.core.kinds import Kind

NUMBERS: Final = 64
"""How many numbers there are for kinds."""

NONE: Final = -1
"""The id of what is no action of the game."""


class Table:
    """Ids of the actions of players, or of those of chance: kind by kind, in each by argument.

    Where a kind's arguments come in parts (`Argument.parts`), an id stands for a place in each part. Kinds
    with one number share its ids. size: how many ids there are, 0..size-1.
    """

    def __init__(self, kinds: Iterable[Kind]) -> None:
        parts = [_parts([kind for kind in kinds if kind.number == number]) for number in range(NUMBERS)]
        widths = [max(map(len, several), default=0) for several in parts]
        reaches = [1 + max(map(max, several), default=-1) for several in parts]
        first = _sums(widths)
        self.size: i64 = first[-1]
        self._first = vec[i64](first)
        kinds_of_ids = [number for number, width in enumerate(widths) for _ in range(width)]
        self._kind = vec[i64](kinds_of_ids)
        # The place of each argument in its part, by kind and argument.
        self._start = vec[i64](_sums(reaches))
        self._place = vec[i32]([NONE] * sum(reaches))
        # The arguments of each part, by kind, part and place.
        flat = [part for several in parts for part in several]
        self._first_part = vec[i64](_sums([len(several) for several in parts]))
        self._part_start = vec[i64](_sums([len(part) for part in flat]))
        self._argument = vec[i64]([argument for part in flat for argument in part])
        for number, several in enumerate(parts):
            for part in several:
                for place, argument in enumerate(part):
                    self._place[self._start[number] + argument] = i32(place)

    def id_of(self, action: i64) -> i64:
        """The id of a packed action, whoever takes it; NONE where it has none."""
        number, argument = action >> KIND_SHIFT, argument_of(action)
        if number >= NUMBERS or argument >= self._start[number + 1] - self._start[number]:
            return NONE
        place = i64(self._place[self._start[number] + argument])
        return NONE if place < 0 else self._first[number] + place

    def put_ids(self, choices: Choices, out: Choices) -> None:
        """Put the ids of legal actions behind what `out` has."""
        starts, places, firsts = self._start, self._place, self._first
        index: i64 = 0
        while index < choices.count:
            action = choices.at(index)
            number = action >> KIND_SHIFT
            out.add(firsts[number] + i64(places[starts[number] + argument_of(action)]))
            index += 1

    def kind_of(self, id: i64) -> i64:
        """The kind of the actions that `id` stands for, NONE where there is no such id."""
        return self._kind[id] if 0 <= id < self.size else NONE

    def argument_of(self, id: i64, part: i64) -> i64:
        """The argument that `id` stands for in a part of its kind's arguments; NONE where it has none."""
        number = self.kind_of(id)
        if number < 0 or not 0 <= part < self._first_part[number + 1] - self._first_part[number]:
            return NONE
        index = self._first_part[number] + part
        at = self._part_start[index] + id - self._first[number]
        return self._argument[at] if at < self._part_start[index + 1] else NONE

    def numbers(self) -> list[list[int]]:
        """Kind, part and arguments by id, of each part: all that the ids mean."""
        found: list[list[int]] = []
        for number in range(NUMBERS):
            first, last = int(self._first_part[number]), int(self._first_part[number + 1])
            for index in range(first, last):
                start, end = int(self._part_start[index]), int(self._part_start[index + 1])
                found.append([number, index - first] + [int(self._argument[at]) for at in range(start, end)])
        return found


def _sums(sizes: list[int]) -> list[int]:
    """Where each of some rows of these sizes begins, and where the last one ends."""
    return list(accumulate(sizes, initial=0))


def _parts(kinds: list[Kind]) -> list[list[int]]:
    """The arguments of kinds that have one number, by parts."""
    if len(kinds) == 1:
        return [sorted(part) for part in kinds[0].argument.parts()]
    arguments = sorted({argument for kind in kinds for argument in kind.argument.all()})
    return [arguments] if arguments else []


class Codec:
    """Packed actions as ids, and back.

    The ids of what players do say what is done and not by whom. They are the same for every number of
    players and every option, under one rules version and one edition. players: the table of what players do;
    chance: that of what chance does.
    """

    def __init__(self, kinds: Iterable[Kind]) -> None:
        kinds = list(kinds)
        self.players = Table([kind for kind in kinds if not kind.by_chance])
        self.chance = Table([kind for kind in kinds if kind.by_chance])

    def encode(self, action: i64) -> i64:
        """The id of a packed action. Raises InvalidAction for a number that is no action of the game."""
        table = self.chance if actor(action) < 0 else self.players
        id = table.id_of(action)
        if id < 0:
            raise InvalidAction(f"{action} is not an action of the game")
        return id

    def decode(self, player: i64, id: i64, part: i64) -> i64:
        """The action of `player` (or CHANCE) that `id` stands for in a part: `Game.part` says which.

        Raises InvalidAction for an id that stands for nothing there.
        """
        table = self.chance if player < 0 else self.players
        argument = table.argument_of(id, part)
        if argument < 0:
            raise InvalidAction(f"{id} is not the id of an action here")
        return pack(player, table.kind_of(id), argument)

    def mark(self, choices: Choices, mask: vec[u8], at: i64, mark: i64 = 1) -> None:
        """Set the marks of legal actions of one player in `mask`, whose ids begin at `at`."""
        index: i64 = 0
        while index < choices.count:
            mask[at + self.players.id_of(choices.at(index))] = u8(mark)
            index += 1

    def digest(self) -> str:
        """A fingerprint of what all ids mean."""
        return fingerprint(repr([self.players.numbers(), self.chance.numbers()]).encode())
