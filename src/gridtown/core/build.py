"""Name of the build of Gridtown that runs: the compiled modules, or the same files interpreted."""

from types import FunctionType
from typing import Final


def compiled() -> bool:
    """Say whether the rules run compiled; this module is compiled with them, so it asks itself."""
    return not isinstance(compiled, FunctionType)


NAME: Final = "compiled" if compiled() else "interpreted"
