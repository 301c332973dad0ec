"""What people call themselves, and their seats."""

from typing import Final

from gridtown.server.refusal import Refusal

LONGEST: Final = 40


def checked(name: str) -> str:
    """A name in one line. Raises Refusal where it is empty, too long, or has letters that nobody sees."""
    name = " ".join(name.split())
    if not (1 <= len(name) <= LONGEST and name.isprintable()):
        raise Refusal("bad-name", limit=LONGEST)
    return name
