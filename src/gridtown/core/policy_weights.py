"""Files of a policy's weights: JSON that says what they are for, and their numbers by block."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from gridtown.core.errors import GridtownError

TABLE: Final = "weights"
"""The table of the file with the numbers."""

LINE: Final = 20
"""Numbers in a line."""

MOST: Final = 1 << 31
"""No weight is so large: with a promise it stays far within 64 bits."""


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
        tables.append(f"{json.dumps(name)}: [\n    {lines}\n  ]")
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


def _is_weight(found: object) -> bool:
    return type(found) is int and -MOST < found < MOST
