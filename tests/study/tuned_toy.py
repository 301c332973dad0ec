"""The toy with a policy whose weights are tuned by whole games; registered by naming its file."""

from pathlib import Path

from tests.toy import BID, COINS, PHASES, Toy, ToyState

from gridtown.core.action import argument_of, kind_of
from gridtown.core.choices import Choices
from gridtown.core.game import Facts
from gridtown.core.outcome import Outcome
from gridtown.core.policy_weights import TunedWeight
from gridtown.core.rng import Rng

START = {"first": 0, "eager": 0}
"""Hand-made: never bid anything."""


class TunedToy(Toy):
    """Bids the same for every stone, and more for a larger one; sells nothing.

    numbers: by name of the setup, what the policy has learned.
    """

    def __init__(self) -> None:
        super().__init__()
        facts = self.facts
        self.facts = Facts("tuned_toy", "Tuned", facts.rules_version, facts.players, facts.options)
        self.numbers: dict[str, list[int]] = {}

    def policy(self, state: ToyState, player: int, out: Choices, rng: Rng) -> int:
        del player, rng
        actions = out.to_list()
        if state.phase != PHASES.index("bid"):
            return actions[0]
        first, eager = self.numbers.get(f"{len(state.seats)}p", list(START.values()))
        wanted = min(max((first + eager * state.stone) // 100, 0), COINS)
        bids = [action for action in actions if kind_of(action) == BID]
        return min(bids, key=lambda action: abs(int(argument_of(action)) - wanted))

    def opponent_policy(self, state: ToyState, player: int, out: Choices, rng: Rng) -> int:
        """By `value`."""
        return super().policy(state, player, out, rng)

    def policy_blocks(self) -> list[tuple[str, int]]:
        return [(name, 1) for name in START]

    def tuned_weights(self, name: str) -> list[TunedWeight]:
        del name
        return [TunedWeight("first", 0, 100, least=0), TunedWeight("eager", 0, 30)]

    def use_policy(self, name: str, weights: list[int] | None) -> None:
        self.numbers[name] = list(START.values()) if weights is None else weights


class TogetherToy(TunedToy):
    """The same where all win or lose together, by what they have in all."""

    def outcome(self, state: ToyState) -> Outcome | None:
        scores = self.standing(state)
        return None if state.to_act else Outcome("rounds", [1] * len(scores), scores, success=sum(scores) > 9)


def load(edition: Path | None = None) -> TunedToy:
    """The tuned toy; it has one edition."""
    assert edition is None
    return TunedToy()
