"""Points to expect at the end, from what a turn promises."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gridtown.games.neom.state import GENERATIONS, TURNS, NeomState

# By players and turn: the points to expect are BASE + SLOPE * promise, in thousandths. Least squares over
# games that the policy played with itself: early on the promise says next to nothing about the end.
BASE: Final = vec[i64]([
    104865, 104801, 102284, 99995, 97723, 95185, 94693,
    94199, 90651, 86615, 82285, 77173, 70902, 71875,
    72435, 67586, 62796, 56172, 33607, 22573, 3269,
    120461, 122345, 121471, 117532, 116164, 111870, 111600,
    109220, 106836, 100014, 96205, 89545, 85661, 87376,
    92201, 85077, 78930, 66458, 33660, 20512, -1062,
    94619, 95221, 94631, 92257, 89112, 85443, 86574,
    84298, 76661, 72134, 66204, 58126, 48663, 51358,
    46938, 24566, 12964, 6959, -7269, -3571, -1582,
    108214, 108508, 108357, 107452, 106070, 103579, 103867,
    102556, 96641, 92134, 87036, 80743, 73455, 75812,
    75188, 61892, 48395, 36541, 10545, 6494, -336,
    117006, 117264, 117106, 115913, 114603, 112642, 112671,
    110628, 104280, 98862, 92345, 84753, 76654, 79240,
    76785, 60600, 47186, 38011, 13672, 8150, -381,
])  # fmt: skip
SLOPE: Final = vec[i64]([
    186, 175, 220, 252, 284, 321, 311,
    297, 331, 370, 411, 460, 520, 481,
    448, 475, 501, 544, 737, 818, 967,
    183, 111, 131, 195, 219, 278, 274,
    286, 310, 383, 420, 481, 513, 460,
    381, 423, 456, 541, 798, 865, 1006,
    261, 234, 230, 270, 322, 383, 334,
    354, 461, 516, 585, 678, 787, 707,
    721, 940, 1024, 1041, 1139, 1059, 1008,
    222, 204, 191, 199, 217, 260, 234,
    240, 321, 375, 433, 501, 579, 514,
    487, 597, 698, 774, 974, 971, 999,
    180, 164, 155, 171, 188, 217, 198,
    219, 306, 373, 449, 531, 613, 542,
    531, 661, 748, 788, 957, 961, 999,
])  # fmt: skip


def expected_points(state: NeomState, promise: i64) -> i64:
    """What the best turn promises, as the points it leads to, in thousandths."""
    turn = GENERATIONS * TURNS * (state.size - 1) + TURNS * (state.generation - 1) + state.turn - 1
    return BASE[turn] + SLOPE[turn] * promise // 1000
