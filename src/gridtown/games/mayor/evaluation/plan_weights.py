"""Weights of the quick player, by the number of players; `gridtown train mayor` finds better ones."""

from typing import Final

from mypy_extensions import i64

from gridtown.core.policy_weights import TunedWeight

TUNED_EDITION: Final = "7fc4f8d8d8fced0dc5181270a98321b2"
"""The hash of the edition in whose games the first ones were found: the box."""

FIRST: Final = {
    2: {
        "gold": 481,
        "spare": 136,
        "spending": 12441,
        "turn": 65,
        "keep": 601,
        "keep_park": 403,
        "luck": 755,
        "chance": 182,
        "next": 807,
        "growth": 651,
        "beside": 826,
        "amenity": 6796,
        "rivalry": 663,
        "pace": 3770,
        "buying": 290,
    },
    3: {
        "gold": 496,
        "spare": 120,
        "spending": 13635,
        "turn": 101,
        "keep": 667,
        "keep_park": 330,
        "luck": 315,
        "chance": 221,
        "next": 876,
        "growth": 429,
        "beside": 500,
        "amenity": 7023,
        "rivalry": 1202,
        "pace": 4962,
        "buying": 89,
    },
    4: {
        "gold": 500,
        "spare": 102,
        "spending": 14126,
        "turn": 34,
        "keep": 627,
        "keep_park": 273,
        "luck": 205,
        "chance": 357,
        "next": 826,
        "growth": 685,
        "beside": 809,
        "amenity": 6800,
        "rivalry": 791,
        "pace": 3270,
        "buying": 509,
    },
}
"""The weights without learned ones."""

NAMES: Final = list(FIRST[2])

STEP: Final = 0.3
"""A step of a weight, as a share of it."""


def first_weights(players: int) -> list[int]:
    """The weights for so many players without learned ones, in the order of NAMES."""
    return [FIRST[players][name] for name in NAMES]


def tuned_weights(players: int) -> list[TunedWeight]:
    """The same with the step of each; none of them is ever below 1."""
    starts = zip(NAMES, first_weights(players), strict=True)
    return [TunedWeight(name, start, max(round(STEP * start), 1), least=1) for name, start in starts]


class PlanWeights:
    """Worth of things, in thousandths of a victory point unless something else is said.

    gold: a gold piece that will be spent; spare: one that won't, or not soon. spending: how much gold a turn
    to come can use, in thousandths. turn: what a turn is worth that could be used for something else.
    keep: how much of what a building promises will be had later, in thousandths; keep_park: of a Park. luck:
    how likely a piece still stands beside the square then, in thousandths, if one does now; chance: if none
    does. next: how much the best of the next turn counts. growth: how likely it is that a building a Park
    waits for is built beside it, in thousandths. beside: what a placement beside one's pieces brings.
    amenity: a Civic Amenity in hand. rivalry: how much of what the others get counts against oneself, in
    thousandths. pace: what a player earns a turn. buying: how often a turn empties the Market of a tile, in
    thousandths. haste, which is not tuned, as it only keeps games from standing still: how much nearer passes
    bring the end.
    """

    def __init__(self, numbers: list[int]) -> None:
        """numbers: in the order of NAMES."""
        own = dict(zip(NAMES, numbers, strict=True))
        self.gold: i64 = own["gold"]
        self.spare: i64 = own["spare"]
        self.spending: i64 = own["spending"]
        self.turn: i64 = own["turn"]
        self.keep: i64 = own["keep"]
        self.keep_park: i64 = own["keep_park"]
        self.luck: i64 = own["luck"]
        self.chance: i64 = own["chance"]
        self.next: i64 = own["next"]
        self.growth: i64 = own["growth"]
        self.beside: i64 = own["beside"]
        self.amenity: i64 = own["amenity"]
        self.rivalry: i64 = own["rivalry"]
        self.pace: i64 = own["pace"]
        self.buying: i64 = own["buying"]
        self.haste: i64 = 4
