"""A player's action in the making: the steps chosen so far, packed in one integer.

An action is chosen step by step and carried out when it is complete and, where players choose at the same
time, everybody's is. Until then it lives here, so that it can stay secret and nothing is half done.

Bits: tile (8; SALE to sell), space + 1 (5), four sources (4 each), Good made + 1 (5), Cornerstones given
as places in one's own (3), done giving (1), Cornerstones taken as places in the pile (8).
An answer to a Disaster uses the same integer: spaces sacrificed (25), paid (1). Sets are kept as sets, so the
order in which their members were chosen leaves no trace.
"""

from typing import Final

from mypy_extensions import i64

SALE: Final = 255

SPACE_SHIFT: Final = 8
SOURCE_SHIFT: Final = 13
MADE_SHIFT: Final = 29
GIVEN_SHIFT: Final = 34
DONE_GIVING: Final = 1 << 37
TAKEN_SHIFT: Final = 38

PAID: Final = 1 << 25
SPACES_MASK: Final = (1 << 25) - 1


def plan_tile(plan: i64) -> i64:
    """The tile to be placed, SALE to sell, 0 while undecided."""
    return plan & 255


def plan_space(plan: i64) -> i64:
    """The space, -1 while undecided."""
    return ((plan >> SPACE_SHIFT) & 31) - 1


def plan_source(plan: i64, slot: i64) -> i64:
    """The source of the Good in `slot` 0..3, 0 while undecided."""
    return (plan >> (SOURCE_SHIFT + 4 * slot)) & 15


def with_source(plan: i64, slot: i64, source: i64) -> i64:
    """`plan` with `source` decided for `slot`."""
    return plan | source << (SOURCE_SHIFT + 4 * slot)


def plan_made(plan: i64) -> i64:
    """1 + the Good the Modular Factory is to make, 0 while undecided."""
    return (plan >> MADE_SHIFT) & 31


def plan_given(plan: i64) -> i64:
    """The Cornerstones given: bits of their places among the player's own, which ascend."""
    return (plan >> GIVEN_SHIFT) & 7


def plan_taken(plan: i64) -> i64:
    """The Cornerstones taken: bits of their places in the discard pile, which ascends."""
    return (plan >> TAKEN_SHIFT) & 255


def answer_spaces(answer: i64) -> i64:
    """The spaces whose tiles are sacrificed."""
    return answer & SPACES_MASK
