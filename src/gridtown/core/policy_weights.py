"""Files of a policy's weights: JSON that says what they are for, and their numbers by block."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from gridtown.core.errors import GridtownError, InvalidGame

TABLE: Final = "weights"
"""The table of the file with the numbers."""

LINE: Final = 20
"""Numbers in a line."""

MOST: Final = 1 << 31
"""No weight is so large: with a promise it stays far within 64 bits."""

MOST_TUNED: Final = 1 << 20
"""Nor is one that is tuned, unless it says otherwise, so large: three of them stay within 64 bits."""


class TunedWeight:
    """A weight that is found by playing whole games with others in its place.

    start: what it is without learned ones. step: the measure in which it is moved. least, most: its bounds.
    Raises InvalidGame for a step below 1 or a start beyond the bounds.
    """

    def __init__(
        self, name: str, start: int, step: int, least: int = -MOST_TUNED, most: int = MOST_TUNED
    ) -> None:
        if step < 1 or not least <= start <= most:
            said = f"weight {name}: a step of {step} from {start}, within {least} to {most}"
            raise InvalidGame(f"{said}; let the step be 1 at least, and the start within the bounds")
        self.name = name
        self.start = start
        self.step = step
        self.least = least
        self.most = most


class InvalidPolicy(GridtownError):
    """A file of a policy's weights that can't be used; says what is wrong."""


def write_policy(header: dict[str, object], blocks: Sequence[tuple[str, int]], numbers: list[int]) -> bytes:
    """The file, to be read by people, too. numbers: of all blocks, laid end to end."""
    said = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in header.items()]
    tables: list[str] = []
    start = 0
    for name, size in blocks:
        rows = [numbers[at : min(at + LINE, start + size)] for at in range(start, start + size, LINE)]
        lines = ",\n    ".join(", ".join(map(str, row)) for row in rows)
        tables.append(f"{json.dumps(name)}: " + (f"[{lines}]" if size == 1 else f"[\n    {lines}\n  ]"))
        start += size
    said.append(f'"{TABLE}": {{\n  ' + ",\n  ".join(tables) + "\n }")
    return ("{\n " + ",\n ".join(said) + "\n}\n").encode()


def read_policy(data: bytes) -> dict[str, Any]:
    """What the file says, its numbers in TABLE by block. Raises InvalidPolicy."""
    try:
        said = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise InvalidPolicy(f"it can't be read: {error}; make it anew with `gridtown train`") from None
    if not isinstance(said, dict) or not isinstance(said.get(TABLE), dict):
        raise InvalidPolicy("it holds no weights; make it anew with `gridtown train`")
    return said


def policy_numbers(said: dict[str, Any], blocks: Sequence[tuple[str, int]]) -> list[int]:
    """The numbers of all blocks, laid end to end. Raises InvalidPolicy where one is missing or is none."""
    numbers: list[int] = []
    for name, size in blocks:
        found = said[TABLE].get(name)
        if not isinstance(found, list) or len(found) != size or not all(map(_is_weight, found)):
            raise InvalidPolicy(f"{TABLE}.{name} is not {size} whole numbers below {MOST:,}; make it anew")
        numbers += found
    return numbers


def refuse_beyond(numbers: list[int], tuned: Sequence[TunedWeight]) -> None:
    """Raise InvalidPolicy where a weight is beyond its bounds; there are as many of each."""
    for number, weight in zip(numbers, tuned, strict=True):
        if not weight.least <= number <= weight.most:
            said = f"{TABLE}.{weight.name} is {number}, not from {weight.least} to {weight.most}"
            raise InvalidPolicy(f"{said}; make it anew with `gridtown train`")


def _is_weight(found: object) -> bool:
    return type(found) is int and -MOST < found < MOST
