"""The program, for tests of what it makes of one game."""

from tests.cli.conftest import ask, run

__all__ = ["ask", "run"]
