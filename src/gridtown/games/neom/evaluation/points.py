"""Points to expect at the end, from what a turn promises."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gridtown.games.neom.state import GENERATIONS, TURNS, NeomState

# By players and turn: the points to expect are BASE + SLOPE * promise, in thousandths. Least squares over
# games that the policy played with itself: early on the promise says next to nothing about the end.
BASE: Final = vec[i64]([
    111220, 107825, 106126, 104545, 102488, 100386, 98615,
    95608, 92152, 88239, 83752, 78291, 71352, 64384,
    61789, 58968, 53941, 47710, 38546, 23881, 4140,
    118815, 118540, 115187, 113390, 109858, 108422, 104680,
    101687, 96728, 91534, 85899, 79727, 72513, 64294,
    57770, 47300, 38727, 31349, 23478, 14134, 2689,
    101215, 101407, 100371, 98660, 95714, 93611, 91990,
    91067, 86352, 80399, 74061, 67873, 60464, 54252,
    44511, 32539, 23231, 17678, 12400, 7483, 1817,
    109003, 110207, 109860, 109314, 107973, 106134, 104456,
    103093, 99465, 95208, 90195, 84624, 77745, 72126,
    63261, 47281, 36291, 27314, 18929, 10569, 2296,
    116219, 116164, 115346, 113986, 112527, 110856, 109558,
    107536, 104664, 101225, 96345, 90581, 82777, 76766,
    66996, 51171, 41649, 33429, 24179, 13247, 2546,
])  # fmt: skip
SLOPE: Final = vec[i64]([
    71, 154, 175, 194, 221, 251, 273,
    299, 332, 369, 412, 463, 532, 597,
    586, 584, 605, 639, 699, 810, 961,
    106, 98, 165, 191, 249, 262, 316,
    341, 393, 443, 497, 554, 619, 692,
    712, 770, 805, 831, 863, 906, 967,
    142, 126, 142, 171, 224, 255, 276,
    259, 329, 412, 489, 554, 631, 692,
    748, 847, 913, 932, 945, 954, 979,
    108, 64, 66, 74, 98, 133, 163,
    168, 218, 274, 334, 396, 471, 527,
    584, 724, 799, 849, 890, 930, 977,
    66, 60, 75, 100, 125, 152, 169,
    185, 219, 261, 319, 382, 469, 527,
    589, 714, 768, 806, 851, 911, 976,
])  # fmt: skip


def expected_points(state: NeomState, promise: i64) -> i64:
    """What the best turn promises, as the points it leads to, in thousandths."""
    turn = GENERATIONS * TURNS * (state.size - 1) + TURNS * (state.generation - 1) + state.turn - 1
    return BASE[turn] + SLOPE[turn] * promise // 1000
