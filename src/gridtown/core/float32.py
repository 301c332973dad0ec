"""Whole numbers as the bits of float32s, which tools of learning want, in signed words of 32 bits."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

MOST: Final = 1 << 24
"""Whole numbers from -MOST to MOST are float32s exactly; others aren't written."""

FRACTION: Final = 23  # bits
BIAS: Final = 127  # the exponent of 1
HIDDEN: Final = 1 << FRACTION  # the leading bit, which isn't written
SIGN: Final = 1 << 31


def bits_of(number: i64) -> i64:
    """The bits of a whole number from -MOST to MOST."""
    if number == 0:
        return 0
    size = number if number > 0 else -number
    exponent: i64 = 0
    while size >> exponent > 1:
        exponent += 1
    shifted = size << (FRACTION - exponent) if exponent <= FRACTION else size >> (exponent - FRACTION)
    bits = (exponent + BIAS) << FRACTION | (shifted & (HIDDEN - 1))
    return bits if number > 0 else bits - SIGN


def number_of(bits: i64) -> i64:
    """The inverse of `bits_of`."""
    if bits == 0:
        return 0
    size = bits if bits > 0 else bits + SIGN
    exponent = (size >> FRACTION) - BIAS
    whole = size & (HIDDEN - 1) | HIDDEN
    number = whole >> (FRACTION - exponent) if exponent <= FRACTION else whole << (exponent - FRACTION)
    return number if bits > 0 else -number


ONE: Final = BIAS << FRACTION
"""The bits of 1."""

SMALL: Final = vec[i32]([i32(bits_of(number)) for number in range(256)])
"""The bits of the numbers from 0 to 255, which are nearly all."""


def float32_of(number: i64) -> i32:
    """The bits of a whole number from -MOST to MOST; small ones are looked up and not worked out."""
    return SMALL[number] if 0 <= number < len(SMALL) else i32(bits_of(number))
