"""Complaints: each field that is wrong is named once, with its mend."""

from collections.abc import Iterable

import pytest

from gridtown.editions.complaint import (
    Complaint,
    Fault,
    below_one,
    faults_of,
    miscounted,
    nameless,
    negative,
    outside,
    row_label,
    unknown,
    unsourced,
)


@pytest.mark.parametrize(
    ("complaints", "expected"),
    [
        (unknown("type", ["bank"], ["bank", "shop"], "type"), []),
        (
            unknown("type", ["bnak"], ["bank", "shop"], "type"),
            [("type", 'unknown type "bnak"; use bank, shop')],
        ),
        (
            unknown("type", ["bank", "bank", "bank"], ["bank"], "type"),
            [("type", '"bank" stands 3 times; name it once')],
        ),
        (unknown("type", ["x", "x"], ["bank"], "type"), [("type", 'unknown type "x"; use bank')]),
        (negative("gp", [0, 1, -2]), [("gp", "-2 is negative; write 0 or more")]),
        (below_one("gp", [1, 0]), [("gp", "is 0; write 1 or more")]),
        (
            outside("row", [0, 1, 3, 4], 1, 3),
            [
                ("row", "0 is none of 1 to 3; correct it"),
                ("row", "4 is none of 1 to 3; correct it"),
            ],
        ),
        (nameless("Bank", "Bank"), []),
        (nameless(" ", "Bank"), [("name.en", "is empty; give the name in this language")]),
        (nameless("Bank", ""), [("name.de", "is empty; give the name in this language")]),
        (unsourced("source", {"gp": "printed"}, ["gp", "vp"]), []),
        (
            unsourced("source", {"pg": "printed"}, ["gp", "vp"]),
            [("source.pg", "unknown field; use gp, vp")],
        ),
        (
            unsourced("source", {"gp": "heard"}, ["gp"]),
            [("source.gp", 'unknown source "heard"; use printed, derived, reconstructed')],
        ),
        (unsourced("source", {"gp": "heard"}, ["gp"], ["heard"]), []),
    ],
)
def test_complaints(complaints: Iterable[Complaint], expected: list[Complaint]) -> None:
    assert list(complaints) == expected


def test_keys_that_stand_twice_or_are_missing() -> None:
    assert list(miscounted("tile", "number", [1, 1, 3], range(1, 4))) == [
        Fault("tile 1", "number", "2 rows have it; keep one"),
        Fault("tile 2", "number", "no row has it; add the row"),
    ]


def test_a_row_is_called_by_its_key_and_english_name() -> None:
    assert row_label("tile", 45) == "tile 45"
    assert row_label("tile", 45, "Prefab Housing") == 'tile 45 "Prefab Housing"'


def test_a_fault_is_a_line_with_file_row_field_and_reason() -> None:
    (fault,) = faults_of("tile 45", [("cost", "-1 is negative; write 0 or more")])
    assert fault.in_file("mine.toml") == "mine.toml: tile 45: cost: -1 is negative; write 0 or more"
    assert not fault.unread
