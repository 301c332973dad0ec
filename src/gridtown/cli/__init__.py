"""The command line: one file for each command, listed in `program.py`."""

from gridtown.cli.program import main

__all__ = ["main"]
