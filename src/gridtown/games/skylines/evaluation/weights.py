"""Weights of the bot's judgment."""

from mypy_extensions import i64


class Weights:
    """Worth of things to a bot, in thousandths of a point of overall Happiness.

    money, square, capacity: a piece of money, a free square, a step of a utility's capacity that will be
    needed, in the last Milestone; the same with `_more`: how much dearer with every further Milestone. debt:
    the square of the money short of what is due at the end of the Milestone. working: money to begin every
    further Milestone with; spare: money to keep in the last; hold: more of it while the last may not be ended
    yet. wages: a piece of money short of the wages. stuck: a next player who may not be able to do anything.
    spending: how much money a tile to come can use; demand: how much capacity of each kind. red: a step below
    0, half as much again with every further Milestone; steep: the square of these steps; shut: one more from
    −4 on. work, slack: a step and the square of the steps that Employment is away from 0. nuisance, edge: a
    step of pollution, traffic or crime, and one more from 8 on. near, wide: how likely a service beside or
    around zones lets a card on display be played well, in hundredths; rare: a card of the stacks. blocked: a
    square beside a Stage I service built up. wanted: the first tiles of a district. neighbors: what a free
    square beside a tile costs, as it will be hard to fill. variety: how much of the worth of cards that ask
    for a zone type a zone takes, in hundredths. fresh: another card. patience: a square that is free when a
    Milestone ends. escape: how much cheaper it will be to end it a turn later, in hundredths. reach: Stage I
    services that serve whole districts, by tile to come. doubt: how likely a condition that is not met now
    will be met later, in hundredths. hope: how much of a card's reward is kept for later rather than missed,
    in hundredths.
    """

    def __init__(self) -> None:
        self.money: i64 = 1200
        self.money_more: i64 = 549
        self.square: i64 = 182
        self.square_more: i64 = 214
        self.capacity: i64 = 5572
        self.capacity_more: i64 = 297
        self.debt: i64 = 300
        self.working: i64 = 4
        self.spare: i64 = 3
        self.hold: i64 = 5
        self.wages: i64 = 3596
        self.stuck: i64 = 30000
        self.spending: i64 = 3477
        self.demand: i64 = 90
        self.red: i64 = 3404
        self.steep: i64 = 160
        self.shut: i64 = 3000
        self.work: i64 = 341
        self.slack: i64 = 103
        self.nuisance: i64 = 1327
        self.edge: i64 = 115
        self.near: i64 = 5
        self.wide: i64 = 570
        self.rare: i64 = 5
        self.blocked: i64 = 255
        self.wanted: i64 = 2810
        self.neighbors: i64 = 19
        self.variety: i64 = 63
        self.fresh: i64 = 202
        self.patience: i64 = 142
        self.escape: i64 = 8
        self.reach: i64 = 490
        self.doubt: i64 = 17
        self.hope: i64 = 141
