"""A random game that is looked at: where it stands, what is sampled of it, and how it complains."""

from __future__ import annotations

import json
from typing import Final, Generic, TypeVar

from gridtown.core.action import CHANCE, actor
from gridtown.core.game import Game, Setup
from gridtown.core.notation import write_player
from gridtown.core.rng import Rng
from gridtown.core.state import State
from gridtown.core.view import View

S = TypeVar("S", bound=State)

SAMPLE: Final = 4
"""How many actions, of all that could be looked at, are looked at when not all are."""

CHOICES: Final = 1  # the stream of the players' choices; stream 0 is what `Play` draws chance from
GUESSES: Final = 2


def who(viewer: int | None) -> str:
    """A player, chance, or who only looks on."""
    return "a spectator" if viewer is None else write_player(viewer)


class Walk(Generic[S]):
    """One random game. actions: what was done. states: the bytes of where each of them started."""

    def __init__(self, game: Game[S], setup: Setup, seed: int, exhaustive: bool) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.exhaustive = exhaustive
        self.chance = Rng(seed)
        self.rng = Rng(seed, CHOICES)
        self.guesses = Rng(seed, GUESSES)
        self.state: S = game.initial(setup)
        self.space = game.all_actions(self.state)
        self.space_set = set(self.space)
        self.space_of: dict[int, list[int]] = {player: [] for player in range(CHANCE, setup.players)}
        for action in self.space:
            self.space_of[int(actor(action))].append(action)
        self.actions: list[int] = []
        self.texts: list[str] = []
        self.states: list[bytes] = []
        self.at_hand: int | None = None
        self._legal: dict[int, list[int]] = {}
        self._views: dict[int | None, View[S]] = {}

    def where(self) -> str:
        """Game, setup, seed, ply and action."""
        options = "".join(f", {name}={value}" for name, value in self.setup.options.items())
        place = f"{self.game.facts.id}, {self.setup.players} players{options}, seed {self.seed}"
        return f"{place}, ply {len(self.actions)}{self._action_at_hand()}"

    def _action_at_hand(self) -> str:
        if self.at_hand is None:
            return ""
        try:
            return f", {self.game.write_action(self.at_hand)!r}"
        except Exception:
            return f", action {self.at_hand}"

    def expect(self, held: bool, complaint: str) -> None:
        """Complain unless it `held`."""
        if not held:
            raise AssertionError(f"{self.where()}: {complaint}")

    def expect_json(self, data: object, what: str) -> None:
        """`what` must come through JSON as it is: no tuples, no keys but strings, no infinite numbers."""
        back: object = json.loads(json.dumps(data, allow_nan=False))
        self.expect(back == data, f"{what} is not what comes back from its JSON")

    # What is asked once a ply

    def look(self) -> None:
        """Ask anew: the state is another than before."""
        self._legal = {}
        self._views = {}

    def legal(self, player: int) -> list[int]:
        """What `player`, or chance, may do in the state at hand."""
        if player not in self._legal:
            self._legal[player] = self.game.legal_actions(self.state, player)
        return self._legal[player]

    def view(self, viewer: int | None) -> View[S]:
        """What `viewer` may know of the state at hand."""
        if viewer not in self._views:
            self._views[viewer] = self.game.view(self.state, viewer)
        return self._views[viewer]

    # Samples

    def below(self, n: int) -> int:
        """A number at random, 0..n-1."""
        return int(self.rng.below(n))

    def pick(self, actions: list[int]) -> int:
        """One of `actions` at random."""
        return actions[self.below(len(actions))]

    def some(self, actions: list[int], all_of_them: bool) -> list[int]:
        """All of `actions`, or a few at random."""
        if all_of_them or len(actions) <= SAMPLE:
            return actions
        return [self.pick(actions) for _ in range(SAMPLE)]

    def damage(self, text: str) -> str:
        """`text` with one character gone, doubled or another."""
        at = self.below(len(text))
        middle = ("", text[at] * 2, "9", " ", text[at].swapcase())[self.below(5)]
        return text[:at] + middle + text[at + 1 :]

    def viewers(self) -> list[int | None]:
        """All seats and the spectator, or one of them."""
        everybody: list[int | None] = [None, *range(self.setup.players)]
        return everybody if self.exhaustive else [everybody[self.below(len(everybody))]]
