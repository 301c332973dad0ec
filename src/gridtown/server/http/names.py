"""Names of people and seats."""

from gridtown.core.record import NAME_LONGEST, is_name
from gridtown.table.request_error import RequestError


def checked(name: str) -> str:
    """The name in one line. Raises RequestError if it is empty, too long, or not printable."""
    name = " ".join(name.split())
    if not is_name(name):
        raise RequestError("bad-name", limit=NAME_LONGEST)
    return name
