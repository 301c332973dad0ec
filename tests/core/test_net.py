"""The integer net: its answers in both builds, its files, and which of them are refused."""

import json
import math
from typing import Any

import pytest

from gridtown.core.features import Features
from gridtown.core.net import CEILING, MAGIC, OUT_SHIFT, InvalidNet, Net, read_header, read_net, write_net
from gridtown.core.rng import Rng

pytestmark = pytest.mark.compiled

INPUTS, UNITS, OUTPUTS = 30, 5, 2
SHAPES = (INPUTS * UNITS, UNITS, INPUTS * OUTPUTS, OUTPUTS * UNITS, OUTPUTS)
RANGES = (1 << 15, 1 << 20, 1 << 25, 1 << 20, 1 << 34)


def parts(seed: int = 1) -> list[list[int]]:
    """Numbers of all sizes that a file can hold."""
    rng = Rng(seed)
    return [
        [int(rng.below(1 << 30)) % (2 * most) - most for _ in range(size)]
        for size, most in zip(SHAPES, RANGES, strict=True)
    ]


def net(seed: int = 1) -> Net:
    made = Net(INPUTS, UNITS, OUTPUTS)
    made.fill(parts(seed))
    return made


def positions(count: int) -> list[Features]:
    rng, found = Rng(9), []
    for _ in range(count):
        features = Features()
        for _ in range(8):
            features.add(int(rng.below(INPUTS)), int(rng.below(41)) - 20)
        found.append(features)
    return found


def by_definition(numbers: list[list[int]], inputs: list[int], output: int) -> int:
    """The formula of the docstring, in numbers without bounds."""
    into, base, straight, out, bias = numbers
    total = bias[output]
    for index, value in enumerate(inputs):
        total += straight[index * OUTPUTS + output] * value
    for unit in range(UNITS):
        active = base[unit] + sum(into[index * UNITS + unit] * value for index, value in enumerate(inputs))
        total += out[output * UNITS + unit] * min(max(active, 0), CEILING)
    return total >> OUT_SHIFT


@pytest.mark.parametrize("seed", range(4))
def test_it_answers_as_defined(seed: int) -> None:
    made = net(seed)
    for features in positions(50):
        for output in range(OUTPUTS):
            expected = by_definition(parts(seed), features.to_list(INPUTS), output)
            assert made.answer(features, output) == expected


def test_units_are_used_between_their_ends() -> None:
    """Else the test above tested less than it seems to."""
    into, base = parts()[:2]
    active = [
        base[unit]
        + sum(into[index * UNITS + unit] * value for index, value in enumerate(each.to_list(INPUTS)))
        for each in positions(50)
        for unit in range(UNITS)
    ]
    assert min(active) < 0 < CEILING < max(active)
    assert any(0 < each < CEILING for each in active)


def test_both_builds_answer_the_same() -> None:
    """A figure that was counted once, interpreted."""
    total = 0
    for features in positions(200):
        for output in range(OUTPUTS):
            total = (total * 31 + int(net().answer(features, output))) % (1 << 61)
    assert total == 1018805986907367928


def test_a_file_gives_the_net_again() -> None:
    data = write_net(net(), {"game": "toy"})
    again = read_net(data)
    assert (again.inputs, again.units, again.outputs) == (INPUTS, UNITS, OUTPUTS)
    for features in positions(20):
        assert again.answer(features, 1) == net().answer(features, 1)
    assert write_net(again, {"game": "toy"}) == data
    assert read_header(data)["game"] == "toy"


def test_a_file_has_its_numbers_in_one_order_everywhere() -> None:
    made = Net(1, 1, 1)
    made.fill([[1], [-2], [3], [4], [5]])
    body = write_net(made, {}).split(b"\n", 2)[2]
    assert body == bytes([1, 0, 254, 255, 255, 255, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0])


def changed(**said: Any) -> bytes:
    """A whole file, but for what its header says."""
    data = write_net(net(), {})
    line, _, body = data[len(MAGIC) :].partition(b"\n")
    return MAGIC + json.dumps({**json.loads(line), **said}).encode() + b"\n" + body


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "no file of weights"),
        (b"gridtown net 0\n{}\n", "no file of weights"),
        (MAGIC, "header can't be read"),
        (MAGIC + b"{}", "header can't be read"),
        (MAGIC + b"\xff\n", "header can't be read"),
        (MAGIC + b"[]\n", "header can't be read"),
        (MAGIC + b"[" * 100_000 + b"\n", "header can't be read"),
        (MAGIC + b"{}\n", "how large"),
        (changed(units=None), "how large"),
        (changed(units="many"), "how large"),
        (changed(units=math.inf), "how large"),
        (changed(units=math.nan), "how large"),
        (changed(units=float(UNITS)), "how large"),
        (changed(units=True), "how large"),
        (changed(units=0), "nothing in it"),
        (changed(units=-5), "nothing in it"),
        (changed(units=6), "cut short"),
        (changed(units=1 << 40), "cut short"),
        (changed()[:-1], "cut short"),
        (changed() + b"\0", "longer"),
    ],
)
def test_what_is_no_net_is_refused_in_words(data: bytes, words: str) -> None:
    with pytest.raises(InvalidNet, match=words):
        read_net(data)
