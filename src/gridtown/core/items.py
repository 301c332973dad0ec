"""What choices are about (tiles, cards, roles, …), as each game sorts them, and a ledger of a game's choices.

A game that has such things declares them in a module `items` of its folder: `sorts(game)` → a list of Sort.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from gridtown.core.action import argument_of, kind_of
from gridtown.core.choices import Choices
from gridtown.core.game import Game
from gridtown.core.state import State

OFFERED: Final = 0
TAKEN: Final = 1
PLAYED: Final = 2
USES: Final = 3
"""How many numbers there are for a thing and a seat: how often it was offered, taken, and played."""

NOTHING: Final = -1

FIRST_CHOICES: Final = 3
"""How many things an opening has, at most."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sort:
    """Things of one sort that players choose from.

    word: a name in the Parquet files, one word. title: its heading, a plural. names: of its things, in order.
    offers, takes, plays: the kinds of action that offer a thing by being legal, take it and play it; each
    with how far the thing's number is shifted in the argument. Where nothing is said to offer, what is legal
    to take or, without that, to play is offered. first: the number of the first thing. meanings: what
    "offered", "taken" and "played" mean here, "" for what is not counted. opens: whether the first choices of
    this sort are an opening. often: whether a seat chooses the same thing again and again in a game, so that
    only how often says anything. ahead: whether bots make for a thing an action before they choose it, so
    that one who may not choose it would make for it in vain, and lose more than the thing.
    """

    def __init__(
        self,
        word: str,
        title: str,
        names: list[str],
        *,
        takes: dict[int, int] | None = None,
        plays: dict[int, int] | None = None,
        offers: dict[int, int] | None = None,
        first: int = 0,
        meanings: tuple[str, str, str] = ("", "", ""),
        opens: bool = False,
        often: bool = False,
        ahead: bool = False,
    ) -> None:
        self.word = word
        self.title = title
        self.names = told_apart(names, first)
        self.first: i64 = first
        self.meanings = meanings
        self.opens = opens
        self.often = often
        self.ahead = ahead
        self.things: i64 = len(names)
        self.takes: i64 = _bits(takes or {})
        self.plays: i64 = _bits(plays or {})
        self.offers: i64 = _bits(offers if offers is not None else takes or plays or {})
        self._shifts = vec[i64]([0] * 63)
        for shifts in (offers, takes, plays):
            for kind, shift in (shifts or {}).items():
                self._shifts[kind] = shift

    @property
    def use(self) -> str:
        """What is to choose a thing: "taken" where that is all one does with it, else "played"."""
        return "taken" if self.takes and (self.often or not self.plays) else "played"

    def thing(self, state: State, player: i64, action: i64) -> i64:
        """The thing that an action of one of its kinds is about, from 0 on; less than 0 for none of these.

        state: before the action.
        """
        del state, player
        return (argument_of(action) >> self._shifts[kind_of(action)]) - self.first


def told_apart(names: list[str], first: int) -> list[str]:
    """The names, with the number behind those that several things have."""
    return [
        f"{name} ({number})" if names.count(name) > 1 else name for number, name in enumerate(names, first)
    ]


def _bits(kinds: dict[int, int]) -> int:
    return sum(1 << kind for kind in kinds)


class Page:
    """What a ledger holds of one sort."""

    def __init__(self, sort: Sort, players: i64) -> None:
        self.sort = sort
        self.counts = vec[i64]([0] * int(players * sort.things * USES))
        self.seen = vec[i64]([0] * int(sort.things))
        """At which decision a thing was counted last, so that it counts once however many choices it has."""

    def add(self, player: i64, thing: i64, use: i64) -> None:
        """Count once more."""
        self.counts[(player * self.sort.things + thing) * USES + use] += 1


class Ledger:
    """What the choices of one game were about, by seat, and how the points stood between turns.

    Only choices between at least two actions count, but whatever is taken or played does.
    """

    def __init__(self, game: Game[Any], sorts: Sequence[Sort], players: int) -> None:
        self._game = game
        self._decision: i64 = 0
        self.pages = [Page(sort, players) for sort in sorts]
        self.openings: list[list[tuple[int, int]]] = [[] for _ in range(players)]
        """By seat, the first things taken, or played where nothing is taken: sort and thing."""
        self.standings: list[list[int]] = []
        """The points of all seats whenever the game was settled."""

    def watch(self, state: State) -> None:
        """Note how the points stand, where a state is settled."""
        if self._game.settled(state):
            self.standings.append(self._game.standing(state))

    def note(self, state: State, player: i64, out: Choices, action: i64) -> None:
        """Note what a player chooses in `state`, among all of `out`."""
        self._decision += 1
        number: i64 = 0
        for page in self.pages:
            if out.count > 1:
                self._offer(page, state, player, out)
            self._choose(page, number, state, player, action)
            number += 1

    def _offer(self, page: Page, state: State, player: i64, out: Choices) -> None:
        sort = page.sort
        index: i64 = 0
        while index < out.count:
            action = out.at(index)
            index += 1
            if not sort.offers >> kind_of(action) & 1:
                continue
            thing = sort.thing(state, player, action)
            if 0 <= thing < sort.things and page.seen[thing] != self._decision:
                page.seen[thing] = self._decision
                page.add(player, thing, OFFERED)

    def _choose(self, page: Page, number: i64, state: State, player: i64, action: i64) -> None:
        sort, kind = page.sort, kind_of(action)
        if not (sort.takes | sort.plays) >> kind & 1:
            return
        thing = sort.thing(state, player, action)
        if not 0 <= thing < sort.things:
            return
        use: i64 = TAKEN if sort.takes >> kind & 1 else PLAYED
        page.add(player, thing, use)
        opening = self.openings[int(player)]
        if sort.opens and len(opening) < FIRST_CHOICES and (use == TAKEN or not sort.takes):
            opening.append((int(number), int(thing)))

    def counts(self, number: int, player: int) -> list[tuple[int, int, int, int]]:
        """Of a sort, by its number: the things that a seat had to do with: offered, taken, played."""
        page, found = self.pages[number], list[tuple[int, int, int, int]]()
        for thing in range(int(page.sort.things)):
            at = (player * int(page.sort.things) + thing) * USES
            offered, taken, played = (int(page.counts[at + use]) for use in range(USES))
            if offered or taken or played:
                found.append((thing, offered, taken, played))
        return found


class Without:
    """A thing that one player may not choose: not take, or not play where nothing is taken.

    So a game can be played again with and without it. Where there is nothing else to choose, it stays.
    """

    def __init__(self, sort: Sort, thing: int, player: int) -> None:
        self._sort = sort
        self._thing: i64 = thing
        self._player: i64 = player
        self._kinds: i64 = sort.takes if sort.takes else sort.plays
        self._left = Choices()

    def strike(self, state: State, player: i64, out: Choices) -> None:
        """Take out of `out`, what `player` may do in `state`, all that chooses the thing."""
        if player != self._player:
            return
        self._left.clear()
        index: i64 = 0
        while index < out.count:
            action = out.at(index)
            chooses = self._kinds >> kind_of(action) & 1
            if not chooses or self._sort.thing(state, player, action) != self._thing:
                self._left.add(action)
            index += 1
        if self._left.count == 0 or self._left.count == out.count:
            return
        out.clear()
        index = 0
        while index < self._left.count:
            out.add(self._left.at(index))
            index += 1
