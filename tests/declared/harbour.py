"""A tiny declared game that uses what Lots doesn't: two arguments, words, an option of numbers, a common win.

All choose at the same time which ship goes to which quay; once each has moved often enough, they have won
together if every quay has a ship.
"""

from typing import Any

from gridtown.core.game import Option
from gridtown.core.refusal import Refusal
from gridtown.declared import CHANCE, Declared, Kind, State, fields

QUAYS = ("north", "south")
SHIPS = range(1, 4)


class HarbourState(State):
    """ships: where each lies. left: how often each player still moves. last: the ship each has moved last."""

    rounds = fields.number(2, 3)
    tide = fields.one_of("low", "high")
    turning = fields.flag(start=1)
    ships = fields.each(SHIPS, fields.one_of("sea", *QUAYS), of="ship")
    left = fields.seats(fields.number(0, 3))
    last = fields.seats(fields.number(0, 3, of="ship"))

    def asked(self) -> int | list[int] | None:
        """Chance turns the tide first, then all who have still to move."""
        return CHANCE if self.turning else [player for player, left in enumerate(self.left) if left] or None


class TurnTide(Kind):
    """Chance: high water is twice as likely."""

    by, takes = CHANCE, {"tide": ("low", "high")}

    def weight(self, state: HarbourState, tide: int) -> int:
        del state
        return 1 + tide

    def do(self, state: HarbourState, tide: int) -> None:
        state.tide, state.turning = tide, 0


class Moor(Kind):
    """A ship goes to a quay; nobody moves the same ship twice in a row."""

    takes = {"ship": SHIPS, "quay": QUAYS}

    def bars(self, state: HarbourState, player: int, ship: int, quay: int) -> Refusal | None:
        del quay
        return Refusal("resting", {"ship": ship}) if state.last[player] == ship else None

    def do(self, state: HarbourState, player: int, ship: int, quay: int) -> None:
        state.ships[ship - 1], state.last[player] = 1 + quay, ship
        state.left[player] -= 1


class Wait(Kind):
    """Nothing: only at low water."""

    def asked(self, state: HarbourState, player: int) -> bool:
        del player
        return not state.tide

    def do(self, state: HarbourState, player: int) -> None:
        state.left[player] -= 1


class Harbour(Declared[HarbourState]):
    """The game; it has no box and no words."""

    id, title, players = "harbour", "Harbour", (1, 3)
    options = (Option("rounds", ("2", "3"), "2", "how often each moves"),)
    state, kinds = HarbourState, (TurnTide, Moor, Wait)

    def begin(self, state: HarbourState) -> None:
        state.left = [state.rounds] * int(state.size)

    def standing(self, state: HarbourState) -> list[int]:
        return [len({quay for quay in state.ships if quay})] * int(state.size)

    def success(self, state: Any) -> bool | None:
        return {1, 2} <= set(state.ships)


load = Harbour
