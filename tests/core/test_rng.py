"""Threefry-4x32-20 against its authors' known answers and against a naive second writing of it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gridtown.core.rng import ROTATIONS, Rng, derive_seed, new_seed

pytestmark = pytest.mark.compiled

M32 = 0xFFFFFFFF
SEEDS = st.integers(0, 2**128 - 1)
WORDS = st.integers(0, M32)

# Random123, kat_vectors: counter, key, answer
KNOWN_ANSWERS = [
    (
        "00000000 00000000 00000000 00000000",
        "00000000 00000000 00000000 00000000",
        "9c6ca96a e17eae66 fc10ecd4 5256a7d8",
    ),
    (
        "ffffffff ffffffff ffffffff ffffffff",
        "ffffffff ffffffff ffffffff ffffffff",
        "2a881696 57012287 f6c7446e a16a6732",
    ),
    (
        "243f6a88 85a308d3 13198a2e 03707344",
        "a4093822 299f31d0 082efa98 ec4e6c89",
        "59cd1dbb b8879579 86b5d00c ac8b6d84",
    ),
]


def words_of(text: str) -> list[int]:
    return [int(word, 16) for word in text.split()]


def seed_of(key: list[int]) -> int:
    return sum(word << 32 * index for index, word in enumerate(key))


def threefry(counter: list[int], key: list[int]) -> list[int]:
    """As the paper has it, on Python's integers."""
    keys = [*key, key[0] ^ key[1] ^ key[2] ^ key[3] ^ 0x1BD11BDA]
    x = [(word + keys[index]) & M32 for index, word in enumerate(counter)]
    rotations = [(10, 26), (11, 21), (13, 27), (23, 5), (6, 20), (17, 11), (25, 10), (18, 20)]
    for turn in range(20):
        for which, (a, b) in enumerate([(0, 1), (2, 3)] if turn % 2 == 0 else [(0, 3), (2, 1)]):
            by = rotations[turn % 8][which]
            x[a] = (x[a] + x[b]) & M32
            x[b] = ((x[b] << by | x[b] >> (32 - by)) & M32) ^ x[a]
        if turn % 4 == 3:
            step = turn // 4 + 1
            x = [(word + keys[(step + index) % 5]) & M32 for index, word in enumerate(x)]
            x[3] = (x[3] + step) & M32
    return x


def filled(counter: list[int], key: list[int]) -> list[int]:
    rng = Rng(seed_of(key))
    rng._fill(*counter)
    return [int(rng._w0), int(rng._w1), int(rng._w2), int(rng._w3)]


@pytest.mark.parametrize(("counter", "key", "answer"), KNOWN_ANSWERS)
def test_known_answers(counter: str, key: str, answer: str) -> None:
    assert filled(words_of(counter), words_of(key)) == words_of(answer)
    assert threefry(words_of(counter), words_of(key)) == words_of(answer)


def test_a_new_stream_begins_with_the_known_answer() -> None:
    rng = Rng(0)
    assert [int(rng.word()) for _ in range(4)] == words_of(KNOWN_ANSWERS[0][2])


@given(counter=st.lists(WORDS, min_size=4, max_size=4), key=st.lists(WORDS, min_size=4, max_size=4))
def test_every_block_is_what_the_paper_says(counter: list[int], key: list[int]) -> None:
    assert filled(counter, key) == threefry(counter, key)


@given(seed=SEEDS, stream=WORDS, position=WORDS)
def test_a_word_is_a_function_of_seed_stream_and_position(seed: int, stream: int, position: int) -> None:
    rng = Rng(seed, stream)
    rng.word()
    rng.seek(position)
    key = [seed >> 32 * index & M32 for index in range(4)]
    blocks = [threefry([position, block, stream, 0], key) for block in range(2)]
    assert [int(rng.word()) for _ in range(8)] == blocks[0] + blocks[1]


def test_rotations_are_the_papers() -> None:
    assert [int(by) for by in ROTATIONS] == [10, 26, 11, 21, 13, 27, 23, 5, 6, 20, 17, 11, 25, 10, 18, 20]


def test_seeking_again_draws_again() -> None:
    rng = Rng(7)
    rng.seek(3)
    first = [int(rng.below(100)) for _ in range(10)]
    rng.seek(4)
    other = [int(rng.below(100)) for _ in range(10)]
    rng.seek(3)
    assert [int(rng.below(100)) for _ in range(10)] == first != other


def naive_below(words: list[int], n: int) -> int:
    """Lemire's bounded numbers: of 2**32 words, as many as lead to each of n numbers."""
    while True:
        product = words.pop(0) * n
        if product % 2**32 >= 2**32 % n:
            return product >> 32


@given(seed=SEEDS, n=st.one_of(st.integers(1, 2**31), st.sampled_from([1, 2, 3, 2**31 - 1, 2**31, 3 << 29])))
def test_below_rejects_exactly_the_uneven_rest(seed: int, n: int) -> None:
    rng, same = Rng(seed), Rng(seed)
    words = [int(same.word()) for _ in range(200)]
    for _ in range(8):
        found = int(rng.below(n))
        assert found == naive_below(words, n)
        assert 0 <= found < n


@pytest.mark.parametrize(("n", "limit"), [(2, 15.1), (6, 25.8), (7, 27.9), (40, 80.1), (1000, 1143.9)])
def test_below_is_fair(n: int, limit: float) -> None:
    """Chi-square with a fixed seed; the limit is passed once in 1,000 to 10,000 times."""
    rng, draws = Rng(20_260_101), 100 * n
    counts = [0] * n
    for _ in range(draws):
        counts[int(rng.below(n))] += 1
    assert sum((count - 100) ** 2 / 100 for count in counts) < limit


def test_streams_and_seeds_are_independent() -> None:
    """No two of them agree on more bits than chance would have it: half of 3,200, give or take 6 sigma."""
    sequences = [
        [int(rng.word()) for _ in range(100)]
        for rng in (
            *(Rng(5, stream) for stream in range(6)),
            *(Rng(5 ^ 1 << bit) for bit in range(0, 128, 13)),
        )
    ]
    for index, one in enumerate(sequences):
        for other in sequences[:index]:
            agree = sum(32 - (a ^ b).bit_count() for a, b in zip(one, other, strict=True))
            assert abs(agree - 1600) < 6 * 28.3


def test_seeds_derived_of_one_differ_and_stay() -> None:
    seeds = [derive_seed(42, index) for index in range(1000)]
    assert len(set(seeds)) == 1000
    assert derive_seed(42, 7) == seeds[7] != derive_seed(43, 7)
    assert all(0 <= seed < 2**128 for seed in seeds)
    assert max(seeds).bit_length() > 120


def test_new_seeds_are_new() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(0 <= seed < 2**128 for seed in seeds)


@pytest.mark.parametrize("seed", [-1, 2**128])
def test_a_seed_has_128_bits(seed: int) -> None:
    with pytest.raises(ValueError, match=r"0 to 2\*\*128 - 1"):
        Rng(seed)


def test_unit_is_a_word_over_two_to_the_32() -> None:
    rng, same = Rng(11), Rng(11)
    for _ in range(100):
        found = rng.unit()
        assert 0 <= found < 1
        assert found * 2**32 == int(same.word())
