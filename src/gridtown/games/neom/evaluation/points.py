"""Points to expect at the end, from what a turn promises."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gridtown.games.neom.state import GENERATIONS, TURNS, NeomState

# By players and turn: the points to expect are BASE + SLOPE * promise, in thousandths. Least squares over
# games that the policy played with itself: early on the promise says next to nothing about the end.
BASE: Final = vec[i64]([
    102695, 102695, 101714, 99184, 96462, 93455, 90694,
    86962, 79936, 72689, 64887, 54983, 45522, 47017,
    47329, 40773, 35402, 30558, 21802, 12281, 2655,
    119220, 118752, 116801, 113798, 112137, 108477, 107933,
    104967, 100888, 94550, 87920, 79961, 72281, 74218,
    79524, 72668, 62967, 53622, 25520, 12510, 908,
    90292, 90037, 89368, 86699, 82969, 78874, 83314,
    79854, 68122, 64540, 60051, 52939, 44685, 51541,
    47259, 25121, 16289, 11627, -261, 588, 472,
    101738, 101326, 100459, 98651, 95310, 91096, 94672,
    93061, 83251, 80253, 75833, 69401, 60893, 66040,
    63322, 45397, 33868, 25707, 5803, 3578, 1028,
    111436, 111732, 111058, 109314, 106217, 102691, 105411,
    103093, 94038, 87665, 82016, 74736, 66416, 73224,
    71050, 52656, 41175, 34513, 13347, 9533, 2471,
])  # fmt: skip
SLOPE: Final = vec[i64]([
    0, 0, 21, 68, 114, 161, 199,
    247, 338, 426, 515, 629, 731, 684,
    649, 691, 722, 748, 814, 896, 974,
    83, 91, 123, 178, 196, 254, 245,
    279, 318, 392, 457, 542, 610, 561,
    466, 508, 568, 627, 848, 913, 988,
    355, 352, 347, 387, 443, 502, 378,
    416, 589, 628, 670, 742, 827, 688,
    700, 917, 974, 980, 1059, 1010, 990,
    278, 281, 286, 310, 364, 433, 328,
    335, 478, 506, 548, 612, 701, 590,
    583, 742, 820, 857, 1003, 983, 984,
    179, 165, 171, 200, 252, 308, 231,
    255, 386, 470, 532, 607, 689, 560,
    547, 705, 777, 796, 945, 939, 973,
])  # fmt: skip


def expected_points(state: NeomState, promise: i64) -> i64:
    """What the best turn promises, as the points it leads to, in thousandths."""
    turn = GENERATIONS * TURNS * (state.size - 1) + TURNS * (state.generation - 1) + state.turn - 1
    return BASE[turn] + SLOPE[turn] * promise // 1000
