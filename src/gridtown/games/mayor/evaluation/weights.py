"""Weights of the evaluation."""

from mypy_extensions import i64


class Weights:
    """Worth of things to a bot, in thousandths of a victory point unless something else is said.

    gold: a gold piece that will be spent; spare: one that won't, or not soon. spending: how much gold a turn
    to come can use, in thousandths. turn: what a turn is worth that could be used for something else.
    keep: how much of what a tile promises will be had later, in thousandths. next: how much the best of the
    next turn counts. growth: how likely it is that a building a Park waits for is built beside it, in
    thousandths. beside: what a placement beside one's pieces brings. amenity: a Civic Amenity in hand.
    rivalry: how much of what the others have counts against oneself, in thousandths. lead: how much being
    ahead counts when the end is near. pace: what a player earns a turn. buying: how often a turn empties the
    Market of a tile, in thousandths.
    """

    def __init__(self) -> None:
        self.gold: i64 = 700
        self.spare: i64 = 50
        self.spending: i64 = 6760
        self.turn: i64 = 1500
        self.keep: i64 = 900
        self.keep_two: i64 = 730
        self.luck: i64 = 650
        self.next: i64 = 900
        self.growth: i64 = 910
        self.beside: i64 = 1950
        self.amenity: i64 = 5000
        self.held: i64 = 2500
        self.rivalry: i64 = 400
        self.lead: i64 = 300
        self.pace: i64 = 2400
        self.buying: i64 = 262
        self.haste: i64 = 4
