"""Weights of the policy's judgment; `gridtown train skylines` tunes them."""

from typing import Final

from mypy_extensions import i64

from gridtown.core.policy_weights import TunedWeight


class Habits:
    """Worth of things to the policy, in thousandths of a point of overall Happiness.

    As in `Weights`, but for these: working, spare and hold are in thousandths of a piece of money. work,
    idle: a step that Employment is below and above 0; with `_more`, and so nuisance_more: how much dearer
    with every further Milestone. gloom: a step that Happiness, once the utilities are assessed, is below
    what is safe. rare: how much the cards of the box count beside those on display. wanted_last: the
    first tiles of a district in the last Milestone. dead, cramped_1, cramped_2, cramped_3: a small
    district whose first tile leaves no patch, or one of 1, 2, 3 squares, for its second. broke: a
    district that lacks tiles when the money for an exchange is spent. unpaid: what a card that can't be
    paid now is worth of what it would be, in hundredths. swap: what a card in place of another promises.
    pile: what a card of the stack of Stage I promises; draw_2, draw_3: of the others, beyond that; with
    `_money`, `_room` and `_red`: by the money, by the room in quarters of a tile and by the steps of
    utilities in the red.
    """

    money: i64 = 829
    money_more: i64 = 496
    square: i64 = 390
    square_more: i64 = 235
    capacity: i64 = 4465
    capacity_more: i64 = 337
    debt: i64 = 259
    working: i64 = 2389
    spare: i64 = 2846
    hold: i64 = 5888
    wages: i64 = 2482
    stuck: i64 = 30322
    spending: i64 = 3374
    demand: i64 = 80
    red: i64 = 3225
    steep: i64 = 115
    shut: i64 = 2741
    work: i64 = 509
    work_more: i64 = -101
    idle: i64 = 238
    idle_more: i64 = -337
    slack: i64 = 273
    nuisance: i64 = 1147
    nuisance_more: i64 = 332
    edge: i64 = 123
    gloom: i64 = 1592
    near: i64 = 23
    wide: i64 = 168
    rare: i64 = 58
    blocked: i64 = 361
    wanted: i64 = 3990
    wanted_last: i64 = 5588
    neighbors: i64 = 23
    variety: i64 = 59
    fresh: i64 = 94
    patience: i64 = 158
    escape: i64 = -5
    reach: i64 = 420
    doubt: i64 = 10
    unpaid: i64 = 30
    hope: i64 = 188
    dead: i64 = 20000
    cramped_1: i64 = 9000
    cramped_2: i64 = 4000
    cramped_3: i64 = 500
    broke: i64 = 0
    swap: i64 = 1036
    swap_more: i64 = 555
    pile: i64 = 1544
    pile_more: i64 = 2678
    draw_2: i64 = -189
    draw_3: i64 = -1413
    draw_2_more: i64 = -1802
    draw_3_more: i64 = -855
    draw_2_money: i64 = 72
    draw_3_money: i64 = -157
    draw_2_room: i64 = 3
    draw_3_room: i64 = -415
    draw_2_red: i64 = 47
    draw_3_red: i64 = -16


NAMES: Final = [name for name in dir(Habits()) if not name.startswith("_")]

STEP: Final = 0.3
"""A step of a weight, as a share of it; but never less than LEAST_STEP, or what FINER says."""
LEAST_STEP: Final = 100
FINER: Final = {
    "doubt": 6, "escape": 6, "near": 6, "unpaid": 15, "demand": 15, "variety": 15, "hope": 15,
    "neighbors": 15, "rare": 15, "wide": 15,
}  # fmt: skip
"""Weights in hundredths, or that work many times."""

AT_LEAST_ONE: Final = ("demand", "spending", "doubt", "unpaid", "capacity", "money")
"""Weights that others are divided by, and without which nothing would be worth doing."""


def first_habits() -> list[int]:
    """The weights without learned ones, in the order of NAMES."""
    habits = Habits()
    return [int(getattr(habits, name)) for name in NAMES]


def take(habits: Habits, numbers: list[int]) -> None:
    """Let `habits` be these, in the order of NAMES."""
    for name, number in zip(NAMES, numbers, strict=True):
        setattr(habits, name, number)


def tuned_weights() -> list[TunedWeight]:
    """The same with the step of each."""
    return [_tuned(name, start) for name, start in zip(NAMES, first_habits(), strict=True)]


def _tuned(name: str, start: int) -> TunedWeight:
    step = max(round(STEP * abs(start)), FINER.get(name, LEAST_STEP))
    return TunedWeight(name, start, step, 1) if name in AT_LEAST_ONE else TunedWeight(name, start, step)
