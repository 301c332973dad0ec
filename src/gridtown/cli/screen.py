"""Output: results to stdout, everything else to stderr."""

from typing import Final

from rich.console import Console

console: Final = Console(highlight=False, emoji=False)
"""For results. Follows sys.stdout, so a pipe gets plain text."""

errors: Final = Console(stderr=True, highlight=False, emoji=False)
"""For progress and problems."""
