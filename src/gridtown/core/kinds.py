"""Kinds of action, and the grammar that follows from them: actions as text, and back.

`P1 move 3`, `P2 place 12 b3`, `reveal 12`: who acts (nobody for chance), the kind's word, its argument.
"""

from __future__ import annotations

from collections.abc import Iterable

from mypy_extensions import i64, mypyc_attr

from gridtown.core.action import CHANCE, actor, argument_of, kind_of, pack
from gridtown.core.arguments import Argument
from gridtown.core.errors import InvalidAction
from gridtown.core.notation import parse_player


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """A kind of action.

    number: its number in packed actions, 0..63. word: its word in notation. argument: what it takes.
    by_chance: whether chance takes it, and no player.

    A game's own base adds what runs in the inner loop, with the game's own types (a generic base would
    cost three times as much a call): `bars` (the rule that forbids it, or None), `do` (what it does) and,
    where speed asks for it, `generate`.
    """

    def __init__(self, number: i64, word: str, argument: Argument, by_chance: bool = False) -> None:
        self.number = number
        self.word = word
        self.argument = argument
        self.by_chance = by_chance


class Grammar:
    """The notation of a game's actions.

    title: of the game, for errors. seats: the most players. kinds: all there are. Several may have one word
    (`pay`, `pay instead`) or one number (`cover steel`, `buy steel from P2`) where their arguments tell them
    apart; of several with both in common the first counts. examples: two actions, for errors.
    """

    def __init__(self, title: str, seats: int, kinds: Iterable[Kind], examples: tuple[str, str]) -> None:
        self.title = title
        self.seats = seats
        self.examples = examples
        self._kinds: dict[tuple[int, str], Kind] = {}
        for kind in kinds:
            self._kinds.setdefault((int(kind.number), kind.word), kind)

    def kinds(self) -> list[Kind]:
        """All kinds that there are."""
        return list(self._kinds.values())

    def write(self, action: int) -> str:
        """The action in notation. Raises InvalidAction for a number that is no action."""
        player, argument = int(actor(action)), int(argument_of(action))
        for kind in self._kinds.values():
            if kind.number == kind_of(action) and kind.by_chance == (player == CHANCE):
                words = kind.argument.write(argument)
                if words is not None and player < self.seats:
                    text = f"{kind.word} {words}" if words else kind.word
                    return text if kind.by_chance else f"P{player + 1} {text}"
        raise InvalidAction(f"{action} is not an action of {self.title}")

    def parse(self, text: str) -> int:
        """The inverse of `write`. Raises InvalidAction naming the word that is wrong."""
        words = text.split(" ")
        kind = self._kind(words, by_chance=True)
        if kind is not None:
            return int(pack(CHANCE, kind.number, kind.argument.parse(words[1:])))
        kind = self._kind(words[1:], by_chance=False)
        if kind is None:
            first, second = self.examples
            raise InvalidAction(f"{text!r} is not an action of {self.title}: like {first!r} or {second!r}")
        player = parse_player(words[0], self.seats)
        return int(pack(player, kind.number, kind.argument.parse(words[2:])))

    def _kind(self, words: list[str], by_chance: bool) -> Kind | None:
        """The kind that is written with these words: its own, then as many as its argument takes."""
        for kind in self._kinds.values():
            if kind.by_chance == by_chance and words[:1] == [kind.word] and kind.argument.takes(words[1:]):
                return kind
        return None

    def all(self, players: int) -> list[int]:
        """Every well-formed action of chance and of that many players, ascending."""
        found: set[int] = set()
        for kind in self._kinds.values():
            arguments = kind.argument.all()
            for player in [CHANCE] if kind.by_chance else range(players):
                found.update(int(pack(player, kind.number, argument)) for argument in arguments)
        return sorted(found)
