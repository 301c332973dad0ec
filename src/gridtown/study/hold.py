"""The hold of a program on the folder it works in, which keeps others out where the system can.

The system lets go of it however the program ends.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from gridtown.core.errors import GridtownError

LOCK: Final = "lock"


class CannotHold(GridtownError):
    """A folder that can't be worked in, and why."""


def hold(descriptor: int, folder: Path) -> None:
    """Hold `folder` until `descriptor`, a file in it opened for writing, is closed.

    Raises CannotHold where another program holds it.
    """
    if sys.platform != "win32":
        import fcntl  # noqa: PLC0415 - not on every system

        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise CannotHold(f"--out: another program is at work in {folder}; wait for it") from error


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Hold a folder, made where there is none, by a file of its own. Raises CannotHold."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o666)
    except OSError as error:
        raise CannotHold(f"--out: {folder} can't be used: {error.strerror}; name another folder") from error
    try:
        hold(descriptor, folder)
        yield
    finally:
        os.close(descriptor)
