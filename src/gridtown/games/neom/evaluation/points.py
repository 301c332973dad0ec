"""Points to expect at the end, from what a turn promises."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gridtown.games.neom.state import GENERATIONS, TURNS, NeomState

# By players and turn: the points to expect are BASE + SLOPE * promise, in thousandths. Least squares over
# games that the policy played with itself: early on the promise says next to nothing about the end.
BASE: Final = vec[i64]([
    106333, 101942, 100048, 98209, 96186, 94174, 92407,
    89604, 86013, 82149, 77540, 72327, 65843, 59597,
    57104, 55560, 51123, 45095, 36482, 21656, 1977,
    120441, 120455, 117004, 115266, 111563, 109917, 106075,
    102865, 97729, 92943, 87440, 81645, 73770, 65765,
    60459, 50303, 41209, 33417, 25927, 15150, 2130,
    103021, 103036, 101693, 99924, 97768, 95214, 92961,
    92081, 88279, 82789, 76580, 69492, 62547, 57336,
    47621, 35072, 25212, 18601, 13447, 7739, 1124,
    111103, 113336, 112191, 111204, 109792, 108080, 106362,
    105416, 102296, 97300, 91892, 84364, 75527, 69315,
    61013, 42340, 31978, 24254, 18469, 11387, 2724,
    116519, 118213, 117178, 115724, 114080, 111969, 110215,
    109188, 104283, 97935, 91487, 82695, 73253, 67336,
    58271, 40474, 33159, 27913, 21999, 14411, 3624,
])  # fmt: skip
SLOPE: Final = vec[i64]([
    155, 261, 278, 297, 318, 343, 364,
    379, 407, 439, 480, 525, 587, 641,
    625, 608, 623, 655, 710, 826, 978,
    70, 60, 134, 161, 224, 242, 299,
    329, 385, 429, 482, 534, 608, 679,
    687, 743, 784, 813, 841, 897, 972,
    130, 119, 142, 172, 208, 249, 283,
    265, 323, 398, 472, 549, 620, 667,
    724, 828, 896, 923, 933, 949, 985,
    95, 24, 51, 70, 96, 127, 157,
    155, 199, 267, 333, 421, 519, 578,
    622, 785, 847, 879, 891, 919, 972,
    80, 26, 50, 79, 109, 144, 169,
    167, 239, 324, 401, 500, 601, 648,
    689, 831, 854, 858, 868, 898, 965,
])  # fmt: skip


def expected_points(state: NeomState, promise: i64) -> i64:
    """What the best turn promises, as the points it leads to, in thousandths."""
    turn = GENERATIONS * TURNS * (state.size - 1) + TURNS * (state.generation - 1) + state.turn - 1
    return BASE[turn] + SLOPE[turn] * promise // 1000
