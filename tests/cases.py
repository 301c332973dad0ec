"""Cases of a parameter of tests, most of which are left to `make proof`."""

from collections.abc import Iterable
from typing import Any

import pytest


def some(values: Iterable[Any], *always: Any) -> list[Any]:
    """All values as cases, those but `always` marked as variants. Raises ValueError if none is left."""
    values = list(values)
    if missing := [value for value in always if value not in values]:
        raise ValueError(f"no case {missing}")
    return [value if value in always else pytest.param(value, marks=pytest.mark.variant) for value in values]
