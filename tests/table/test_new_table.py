"""The seats of a table that follows another."""

from datetime import UTC, datetime

from gridtown.table.new_table import rematch_seats
from gridtown.table.seats import PERSON, Seat

SEEN = datetime(2026, 1, 1, tzinfo=UTC)


def test_nobody_is_connected_to_the_table_that_follows() -> None:
    before = Seat(0, PERSON, "Ada", "her fingerprint", "steady", agrees=True, seen=SEEN, process="a process")
    assert rematch_seats([before, Seat(1, "easy", "Moss")]) == [
        Seat(0, PERSON, "Ada", "her fingerprint", seen=SEEN),
        Seat(1, "easy", "Moss"),
    ]
