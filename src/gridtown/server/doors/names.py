"""What people call themselves, and their seats."""

from gridtown.core.record import NAME_LONGEST, is_name
from gridtown.server.refusal import Refusal


def checked(name: str) -> str:
    """A name in one line. Raises Refusal where it is empty, too long, or has letters that nobody sees."""
    name = " ".join(name.split())
    if not is_name(name):
        raise Refusal("bad-name", limit=NAME_LONGEST)
    return name
