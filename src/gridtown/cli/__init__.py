"""The command line: one file a command, all of them listed in `program.py`."""

from gridtown.cli.program import main

__all__ = ["main"]
