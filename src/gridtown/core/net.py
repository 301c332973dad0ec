"""A small integer network: what a position's features promise, the same to the last bit on any machine."""

from __future__ import annotations

import json
import sys
from array import array
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from gridtown.core.errors import GridtownError
from gridtown.core.features import Features

MAGIC: Final = b"gridtown net 1\n"

CEILING: Final = 1 << 14
"""The most that a hidden unit answers: 1.0."""

OUT_SHIFT: Final = 14
"""By how many bits an output is shifted to the right, to come out in thousandths."""


TYPECODES: Final = {2: "h", 4: "i", 8: "q"}
"""The codes of module array for numbers of so many bytes."""


class InvalidNet(GridtownError):
    """A file of weights that can't be used; says what is wrong."""


class Net:
    """One layer of hidden units between 0 and CEILING, and a straight way past it.

    units, outputs: how many. inputs: how many features. An output is, in thousandths,
    (bias + sum of straight · x + sum of out · clip(base + sum of into · x, 0, CEILING)) >> OUT_SHIFT.
    into: by input * units + unit. straight: by input * outputs + output. out: by output * units + unit.
    """

    def __init__(self, inputs: i64, units: i64, outputs: i64) -> None:
        self.inputs = inputs
        self.units = units
        self.outputs = outputs
        self.into = vec[i32]([0] * int(inputs * units))
        self.base = vec[i64]([0] * int(units))
        self.straight = vec[i64]([0] * int(inputs * outputs))
        self.out = vec[i64]([0] * int(outputs * units))
        self.bias = vec[i64]([0] * int(outputs))
        self._sums = vec[i64]([0] * int(units))

    def fill(self, parts: list[list[int]]) -> None:
        """Set all numbers: into, base, straight, out, bias."""
        into, base, straight, out, bias = parts
        self.into = vec[i32](into)
        self.base = vec[i64](base)
        self.straight = vec[i64](straight)
        self.out = vec[i64](out)
        self.bias = vec[i64](bias)

    def answer(self, features: Features, output: i64) -> i64:
        """What the net says of a position, in thousandths."""
        sums, units = self._sums, self.units
        unit: i64 = 0
        while unit < units:
            sums[unit] = self.base[unit]
            unit += 1
        total = self.bias[output]
        place: i64 = 0
        while place < features.count:
            index, value = features.index(place), features.value(place)
            place += 1
            total += value * self.straight[index * self.outputs + output]
            row = index * units
            unit = 0
            while unit < units:
                sums[unit] += value * i64(self.into[row + unit])
                unit += 1
        row = output * units
        unit = 0
        while unit < units:
            active = sums[unit]
            if active > 0:
                total += self.out[row + unit] * (active if active < CEILING else i64(CEILING))
            unit += 1
        return total >> OUT_SHIFT


def write_net(net: Net, header: dict[str, object]) -> bytes:
    """A file of weights: a line of JSON that says what they are for, then the numbers."""
    said = {**header, "inputs": int(net.inputs), "units": int(net.units), "outputs": int(net.outputs)}
    body = b"".join(
        (
            _bytes([int(n) for n in net.into], 2), _bytes([int(n) for n in net.base], 4),
            _bytes([int(n) for n in net.straight], 4), _bytes([int(n) for n in net.out], 4),
            _bytes([int(n) for n in net.bias], 8),
        )
    )  # fmt: skip
    return MAGIC + json.dumps(said, sort_keys=True).encode() + b"\n" + body


def read_header(data: bytes) -> dict[str, Any]:
    """What a file of weights says of itself. Raises InvalidNet."""
    if not data.startswith(MAGIC):
        raise InvalidNet("it is no file of weights; make one with `gridtown train --what value`")
    line, found, _ = data[len(MAGIC) :].partition(b"\n")
    header: Any = None
    try:
        header = json.loads(line)
    except (ValueError, RecursionError):
        found = b""
    if not found or not isinstance(header, dict):
        raise InvalidNet("its header can't be read; make it anew with `gridtown train --what value`")
    return header


def read_net(data: bytes) -> Net:
    """The weights of a file. Raises InvalidNet where its numbers are not as many as its header says."""
    header = read_header(data)
    inputs, units, outputs = _size(header, "inputs"), _size(header, "units"), _size(header, "outputs")
    if min(inputs, units, outputs) < 1:
        raise InvalidNet("its header says that it has nothing in it; make it anew")
    start = data.index(b"\n", len(MAGIC)) + 1
    sizes = ((inputs * units, 2), (units, 4), (inputs * outputs, 4), (outputs * units, 4), (outputs, 8))
    if len(data) - start != sum(size * width for size, width in sizes):
        raise InvalidNet("it is cut short, or longer than its header says; make it anew")
    net = Net(inputs, units, outputs)
    parts: list[list[int]] = []
    for size, width in sizes:
        parts.append(_numbers(data[start : start + size * width], width))
        start += size * width
    net.fill(parts)
    return net


def _size(header: dict[str, Any], part: str) -> int:
    """How many of a part the header tells. Raises InvalidNet where that is no whole number."""
    found = header.get(part)
    if type(found) is not int:
        raise InvalidNet("its header doesn't say how large it is; make it anew")
    return found


def _bytes(numbers: list[int], width: int) -> bytes:
    packed = array(TYPECODES[width], numbers)
    if sys.byteorder == "big":
        packed.byteswap()
    return packed.tobytes()


def _numbers(data: bytes, width: int) -> list[int]:
    packed = array(TYPECODES[width])
    packed.frombytes(data)
    if sys.byteorder == "big":
        packed.byteswap()
    return packed.tolist()
