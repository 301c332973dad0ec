"""Positions of Mayor in notation, read into the naive game: what lies where, and what is still to be done.

Shares nothing with the rules' own reader. Every word that has no usual value has to be there, as in what
`write_state` writes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeVar

from tests.games.mayor.naive import (
    LINES,
    Act,
    Data,
    Election,
    EndTurn,
    Final,
    Lay,
    Line,
    Look,
    Move,
    NaiveGame,
    Reveal,
    Reward,
    Score,
    Seat,
    Settled,
    Step,
    Turn,
    Use,
    Walk,
)

STACK = 9
CLOSING = 3
"""So many empty lines end the game."""

Words = dict[str, str]


@lru_cache(maxsize=1)
def words_of(position: str) -> tuple[Words, list[Words]]:
    """The keys and values of the table, and of each seat."""
    table, *seats = [
        dict(word.split("=", 1) for word in part.split() if "=" in word) for part in position.split("/")
    ]
    return table, seats


def numbers(text: str) -> list[int]:
    return [int(item) for item in text.split(",") if item]


def player_of(text: str) -> int:
    return int(text.removeprefix("P")) - 1


class Reader:
    """Reads one position into a naive game."""

    def __init__(self, position: str, naive: NaiveGame) -> None:
        self.table, self.seats = words_of(position)
        self.naive = naive

    def read(self) -> None:
        naive, table = self.naive, self.table
        naive.seats = [self._seat(seat) for seat in self.seats]
        naive.neutral = [LINES.index(name) for name in table["neutral"].split(",") if name]
        naive.market = [self._line(number) for number in range(len(LINES))]
        naive.board = {square: int(tile) for square, _, tile in self._lying()}
        blocks = table.get("claims", "").upper()
        naive.waiting = {block: tile for block, tile in naive.waiting.items() if block in blocks}
        naive.active_player, naive.turn = player_of(table["mover"]), int(table["turn"])
        naive.passes, naive.using = int(table.get("passes", 0)), int(table.get("using", 0)) or None
        naive.ending = None if table.get("ending", "none") == "none" else table["ending"]
        naive.closing = not self._final() and sum(line.is_empty() for line in naive.market) >= CLOSING
        if naive.events:
            self._read_events()
        naive.todo = self._todo()

    def _lying(self) -> list[tuple[str, str, str]]:
        return [item.partition(":") for item in self.table["city"].split(",") if item]

    def _seat(self, seat: Words) -> Seat:
        pieces = {"citizen": seat["citizen"], "banker": seat["banker"]}
        return Seat(pieces, LINES.index(seat["marker"]), set(numbers(seat["tiles"])))

    def _line(self, number: int) -> Line:
        own = range(8 * number + 1, 8 * number + 9)
        hidden = {tile for tile in numbers(self.table["hidden"]) if tile in own}
        face = next((tile for tile in numbers(self.table["faces"]) if tile in own), None)
        return Line(hidden, face, len(own) - len(hidden) - (face is not None))

    def _read_events(self) -> None:
        """The Event in effect and the stack, on top of it the tiles drawn."""
        places = [self.table.get("drawn", ""), self.table.get("stack", "")]
        items = [item for place in places for item in place.split(",") if item]
        items += ["?"] * (STACK - len(items))
        tiles = [item.partition(":")[0] for item in items]
        self.naive.event = int(self.table["event"])
        self.naive.stack = [None if tile == "?" else int(tile) for tile in tiles]
        self.naive.knowing = [self._knowing(item.partition(":")[2]) for item in items]

    def _knowing(self, text: str) -> set[int]:
        return set(range(-1, self.naive.players)) if text == "*" else {int(digit) - 1 for digit in text}

    # What is still to be done

    def _final(self) -> int:
        return int(self.table.get("final", 0))

    def _todo(self) -> list[Step]:
        phase = self.table["phase"]
        if phase == "over":
            return []
        if phase == "reveal":
            return self._revealing()
        if phase == "walk":
            return self._walking()
        steps: dict[str, list[Step]] = {
            "move": [Move(), Act()],
            "act": [Use()] if self.naive.using else [Act()],
            "draw": [Look(self.naive.active_player)],
            "event": [Look(self.naive.active_player)],
            "final": [Final(self.naive.active_player)],
        }
        return [*steps.get(phase, []), *self._afterwards(phase)]

    def _afterwards(self, phase: str) -> list[Step]:
        """What an amenity in use still brings, then what ends the turn or goes on to the next placement."""
        amenity = self.naive.using
        steps: list[Step] = []
        if amenity and phase not in ("lay", "rewarded"):
            steps.append(Reward())
        if amenity:
            steps.append(Lay(amenity))
        left = self.naive.players - self._final()
        if not self._final():
            return [*steps, EndTurn()]
        following = [(self.naive.active_player + 1 + number) % self.naive.players for number in range(left)]
        return [*(Final(player) for player in following), Election()]

    def _revealing(self) -> list[Step]:
        due = [Reveal(number) for number, line in enumerate(self.naive.market) if self._shows_none(line)]
        return [*due, *([Turn(0)] if not self.naive.turn else self._afterwards("reveal"))]

    @staticmethod
    def _shows_none(line: Line) -> bool:
        return line.face is None and bool(line.hidden)

    def _walking(self) -> list[Step]:
        cause = self.table["cause"]
        walks: list[Step] = [walk for walk in self._walks(cause) if walk.citizen or walk.banker]
        if cause == "fee":
            return [*walks, Act(), EndTurn()]
        if cause == "price":
            return [*walks, *self._revealing()]
        if cause in ("rainbow", "placement"):
            walks += self._placing(unscored=cause == "rainbow")
        return [*walks, *self._afterwards("rewarded" if cause == "reward" else "walk")]

    def _walks(self, cause: str) -> list[Walk]:
        """What everybody still has to walk, from who walks now."""
        players, first = self.naive.players, player_of(self.table["walker"])
        order = [(first + number) % players for number in range(players)]
        return [
            Walk(player, int(self.seats[player].get("vp", 0)), int(self.seats[player].get("gp", 0)), cause)
            for player in order
        ]

    def _placing(self, *, unscored: bool) -> list[Step]:
        """The placement under way: to be scored, or only to be settled; and the Events that it draws."""
        tile, _, square = self.table["placing"].partition("@")
        player, claimed = self.naive.active_player, bool(int(self.table.get("claiming", 0)))
        self.naive.placing = Score(player, int(tile), square, claimed)
        steps: list[Step] = [self.naive.placing] if unscored else []
        rainbow = LINES[self.naive.seats[player].marker] == "statue" and not self.naive.using
        return [*steps, Settled(), *([Look(player)] if rainbow and self.naive.events else [])]


N = TypeVar("N", bound=NaiveGame)


def read(box: Data, position: str, kind: type[N]) -> N:
    """The naive game, of this kind, that stands at a position. box: `components --json`."""
    table, seats = words_of(position)
    naive = kind(box, len(seats), "event" in table, table.get("amenities") == "yes")
    Reader(position, naive).read()
    return naive
