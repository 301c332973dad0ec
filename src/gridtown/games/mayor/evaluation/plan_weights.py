"""Weights of the quick player."""

from mypy_extensions import i64


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
    thousandths. haste: how much nearer passes bring the end.
    """

    def __init__(self) -> None:
        self.gold: i64 = 481
        self.spare: i64 = 136
        self.spending: i64 = 12441
        self.turn: i64 = 65
        self.keep: i64 = 601
        self.keep_park: i64 = 403
        self.luck: i64 = 755
        self.chance: i64 = 182
        self.next: i64 = 807
        self.growth: i64 = 651
        self.beside: i64 = 826
        self.amenity: i64 = 6796
        self.rivalry: i64 = 663
        self.pace: i64 = 3770
        self.buying: i64 = 290
        self.haste: i64 = 4
