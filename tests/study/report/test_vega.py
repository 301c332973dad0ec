"""Where vl-convert is missing, reports say how to get it."""

import sys

import pytest

from gridtown.study.report.page import vega
from gridtown.study.table import CannotWrite


def test_without_it_the_way_to_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "vl_convert", None)
    with pytest.raises(CannotWrite, match=r"pip install 'gridtown\[study\]'"):
        vega()
