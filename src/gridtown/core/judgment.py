"""What bots ask of a title: what choices and states promise, and what there is to learn from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from gridtown.core.choices import Choices
from gridtown.core.effort import STRONG, Effort
from gridtown.core.features import Features
from gridtown.core.net import Net
from gridtown.core.policy_weights import TunedWeight
from gridtown.core.rng import Rng
from gridtown.core.state import State
from gridtown.core.view import View

S = TypeVar("S", bound=State)

LOST: Final = "lost"
"""The line of what a lost game counts less than its points."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgment(Generic[S]):
    """Base of every title beside its rules. Only `value` must be answered for bots to play it.

    unused_weights: files of learned weights that don't fit it as it is, and why, in words.
    tuned_edition: that in whose games the numbers in the policy's code were found; empty where it has none.
    """

    def __init__(self) -> None:
        self.unused_weights: dict[str, str] = {}
        self.tuned_edition = ""

    def value(self, view: View[S], action: int) -> float:
        """What a legal `action` promises the viewer, in points: a heuristic for bots."""
        raise NotImplementedError("value")

    def standing(self, state: S) -> list[int]:
        """Each player's points if the game ended in `state`; [] where a title counts none on the way."""
        del state
        return []

    # What search asks for: these answers do for any title; a title may give better and faster ones

    def policy(self, state: S, player: i64, out: Choices, rng: Rng) -> i64:
        """A good action among the legal ones in `out` (at least two), found quickly: playouts follow it.

        It looks at nothing in `state` that `player` may not know. Equals are drawn by lot with `rng`.
        """
        values = self.values(state, player, out)
        best, most, equals = out.at(0), values[0], 1
        index: i64 = 1
        while index < out.count:
            worth = values[index]
            equals = equals + 1 if worth == most else 1 if worth > most else equals
            if worth > most or (worth == most and rng.below(equals) == 0):
                best, most = out.at(index), worth
            index += 1
        return best

    def values(self, state: S, player: i64, out: Choices) -> list[float]:
        """The `value` of each action in `out`, all that `player` may do, in its order."""
        view = View(int(player), state)
        return [self.value(view, action) for action in out.to_list()]

    def opponent_policy(self, state: S, player: i64, out: Choices, rng: Rng) -> i64:
        """The opponent model: as `policy`, what another than the searching player may be expected to do."""
        return self.policy(state, player, out, rng)

    def trusts_policy(self, state: S) -> bool:
        """Whether Skilled plays by the policy: not at tables where it wins less than the best by `value`."""
        del state
        return True

    def estimate(self, state: S, player: i64) -> i64:
        """What `player` may expect of `state`, in thousandths of what is played for: points, as a rule.

        At the end of the game it is the result; before it, it is asked where the state is `settled`.
        """
        points = self.standing(state)
        return 1000 * points[player] if points else 0

    def utility(self, state: S, player: i64) -> i64:
        """What a search plays for at `state`, where that is not just what `player` may expect."""
        return self.estimate(state, player)

    def occasion(self, state: S) -> i64:
        """What chance decides at `state`, as a number below 2**31; -1 where it is just the next thing.

        In playouts with the same luck, chance decides alike wherever the occasion is the same.
        """
        del state
        return -1

    def settled(self, state: S) -> bool:
        """Whether a playout may stop at `state` for its estimate, as between two turns. By default never."""
        del state
        return False

    def effort(self, state: S, level: str) -> Effort:
        """How hard the levels of core.effort think at `state`: a tenth of a second, or a second."""
        del state
        return Effort(60) if level == STRONG else Effort(600)

    def carelessness(self) -> int:
        """How much of their haze the careless levels keep, in percent: less where partners lose by it too."""
        return 100

    def least(self, view: View[S], legal_actions: list[int]) -> int | None:
        """The action that does as little as can be done, against which others are set, if there is one."""
        del view, legal_actions
        return None

    def score_lines(self, state: S, player: int) -> dict[str, int]:
        """The lines of the player's score pad by their words; empty where a title has none.

        What a lost game counts less than its points, for bots, is a line as well: LOST.
        """
        del state, player
        return {}

    def identity(self) -> dict[str, object]:
        """What the title is that weights are learned for, as Game says it."""
        raise NotImplementedError("identity")

    # What learning results asks for: those of a title without features can't be learned

    def feature_blocks(self) -> list[tuple[str, int]]:
        """The named blocks of its features, in order, and how many numbers each has."""
        return []

    def features(self, state: S, player: i64, out: Features) -> None:
        """Put into `out` what `player` may know of a `settled` state, as small integers."""
        raise NotImplementedError("features")

    def net_name(self, players: int, options: Mapping[str, str]) -> str:
        """The name of the weights for a setup; setups that are judged by the same ones share it."""
        del options
        return str(players)

    def use_net(self, name: str, net: Net | None) -> None:
        """Let states be estimated by `net` in setups of this name; None: by hand."""
        raise NotImplementedError("use_net")

    # What learning a policy asks for: the policy of a title without these blocks is made by hand

    def policy_blocks(self) -> list[tuple[str, int]]:
        """The named blocks of the weights that the policy chooses by, and how many numbers each has.

        They are learned from choices (`choice_features`), or where the title names `tuned_weights`, by
        playing whole games.
        """
        return []

    def choice_features(self, state: S, player: i64, action: i64, promise: i64, out: Features) -> None:
        """Put into `out` what a legal `action` is, in thousandths; nothing where that is not learned.

        A feature for each weight of `policy_blocks`, which says in thousandths of a point what a whole of it
        is worth. promise: the action's `value`, in thousandths. A decision is learned from where its first
        choice is more than its promise.
        """
        raise NotImplementedError("choice_features")

    def tuned_weights(self, name: str) -> list[TunedWeight]:
        """The policy's weights in setups of this name as made by hand, from which a search for better begins.

        As many as `policy_blocks` has, in their order; none where weights are learned from choices.
        """
        del name
        return []

    def policy_name(self, players: int, options: Mapping[str, str]) -> str:
        """The name of the policy's weights for a setup; setups with the same ones share it."""
        del options
        return str(players)

    def use_policy(self, name: str, weights: list[int] | None) -> None:
        """Let the policy choose by these weights in setups of this name; None: as made by hand.

        weights: by `policy_blocks`.
        """
        raise NotImplementedError("use_policy")
