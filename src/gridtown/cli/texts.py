"""Files that commands read."""

import sys
from pathlib import Path

from gridtown.core.errors import GridtownError


def read_text(name: str) -> str:
    """The text of a file, or of stdin for "-". Raises GridtownError when it can't be read."""
    data = read_bytes(name)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise GridtownError(f"{name}: line {line}: not UTF-8 text; name a text file") from error


def read_bytes(name: str) -> bytes:
    """The content of a file, or of stdin for "-". Raises GridtownError when it can't be read."""
    try:
        return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except (OSError, ValueError) as error:  # ValueError: a name no file can have
        reason = error.strerror if isinstance(error, OSError) else error
        raise GridtownError(f"{name}: cannot be read: {reason}; name a file that can") from error
