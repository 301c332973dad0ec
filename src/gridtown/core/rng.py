"""Random numbers that are a function of seed, stream and position, and of nothing else.

Threefry-4x32 with 20 rounds (Salmon, Moraes, Dror, Shaw: "Parallel random numbers: as easy as 1, 2, 3",
2011): the 128-bit seed is the key, the position the counter. Any draw of any match can be made again
without making the draws before it, on any machine and in both builds, because only 32-bit additions,
rotations and exclusive-ors are used.
"""

import os
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

M32: Final = 0xFFFFFFFF
PARITY: Final = 0x1BD11BDA
SEED_BITS: Final = 128
ROTATIONS: Final = vec[i64]([10, 26, 11, 21, 13, 27, 23, 5, 6, 20, 17, 11, 25, 10, 18, 20])


def new_seed() -> int:
    """A fresh 128-bit seed from the operating system."""
    return int.from_bytes(os.urandom(16), "big")


def derive_seed(seed: int, index: int) -> int:
    """The seed of the `index`-th of many matches that share one `seed`."""
    rng = Rng(seed, 1 << 16)
    rng.seek(index)
    return int(rng.word()) << 96 | int(rng.word()) << 64 | int(rng.word()) << 32 | int(rng.word())


def _rotate(word: i64, by: i64) -> i64:
    return ((word << by) & M32) | (word >> (32 - by))


class Rng:
    """A stream of random words.

    seed: 0..2**128-1. stream: 0..2**32-1; streams of one seed are independent of each other.
    """

    def __init__(self, seed: int, stream: int = 0) -> None:
        if not 0 <= seed < 1 << SEED_BITS:
            raise ValueError(f"a seed is a number from 0 to 2**128 - 1, not {seed}")
        self._k0: i64 = seed & M32
        self._k1: i64 = seed >> 32 & M32
        self._k2: i64 = seed >> 64 & M32
        self._k3: i64 = seed >> 96 & M32
        self._k4: i64 = PARITY ^ self._k0 ^ self._k1 ^ self._k2 ^ self._k3
        self._stream: i64 = stream
        self._counter: i64 = 0
        self._block: i64 = 0
        self._left: i64 = 0
        self._w0: i64 = 0
        self._w1: i64 = 0
        self._w2: i64 = 0
        self._w3: i64 = 0

    def seek(self, counter: i64) -> None:
        """Go to position `counter` (0..2**32-1) of the stream."""
        self._counter = counter
        self._block = 0
        self._left = 0

    def word(self) -> i64:
        """The next 32 random bits."""
        if self._left == 0:
            self._fill(self._counter, self._block, self._stream, 0)
            self._block += 1
            self._left = 4
        self._left -= 1
        if self._left == 3:
            return self._w0
        if self._left == 2:
            return self._w1
        if self._left == 1:
            return self._w2
        return self._w3

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1 (n from 1 to 2**31), each equally likely (Lemire 2019, with rejection)."""
        product = self.word() * n
        if (product & M32) < n:
            floor = (M32 + 1 - n) % n
            while (product & M32) < floor:
                product = self.word() * n
        return product >> 32

    def unit(self) -> float:
        """A number from 0 up to, not including, 1, in steps of 2**-32."""
        return float(int(self.word())) / 4294967296.0

    def _key(self, index: i64) -> i64:
        index %= 5
        if index == 0:
            return self._k0
        if index == 1:
            return self._k1
        if index == 2:
            return self._k2
        if index == 3:
            return self._k3
        return self._k4

    def _fill(self, c0: i64, c1: i64, c2: i64, c3: i64) -> None:
        """Encrypt the counter into the four words of the block."""
        a = (c0 + self._k0) & M32
        b = (c1 + self._k1) & M32
        c = (c2 + self._k2) & M32
        d = (c3 + self._k3) & M32
        pair: i64 = 0  # two rounds at a time: one joins a-b and c-d, the next a-d and c-b
        while pair < 10:
            at = (pair & 3) << 2
            a = (a + b) & M32
            b = _rotate(b, ROTATIONS[at]) ^ a
            c = (c + d) & M32
            d = _rotate(d, ROTATIONS[at + 1]) ^ c
            a = (a + d) & M32
            d = _rotate(d, ROTATIONS[at + 2]) ^ a
            c = (c + b) & M32
            b = _rotate(b, ROTATIONS[at + 3]) ^ c
            pair += 1
            if pair & 1 == 0:
                turn = pair >> 1
                a = (a + self._key(turn)) & M32
                b = (b + self._key(turn + 1)) & M32
                c = (c + self._key(turn + 2)) & M32
                d = (d + self._key(turn + 3) + turn) & M32
        self._w0, self._w1, self._w2, self._w3 = a, b, c, d
