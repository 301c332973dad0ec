"""Names of people and seats."""

from typing import Final

from gridtown.core.record import NAME_LONGEST, is_name
from gridtown.table.request_error import RequestError
from gridtown.table.seats import Seats

GONE: Final = "Guest"
"""What the seat of somebody who has left for good is called in a record."""


def checked(name: str) -> str:
    """The name in one line. Raises RequestError if it is empty, too long, or not printable."""
    name = " ".join(name.split())
    if not is_name(name):
        raise RequestError("bad-name", limit=NAME_LONGEST)
    return name


def names_told(seats: Seats) -> list[str] | None:
    """The names of seats as a record tells them; None where there are none, or none that it could hold."""
    names = [name or GONE for name in seats.names] if any(seats.names) else [""]
    return names if all(map(is_name, names)) else None
