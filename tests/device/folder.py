"""Where `make static` has put the client with the rules in it."""

import os
from pathlib import Path
from typing import Final

STATIC: Final = Path(os.environ.get("GRIDTOWN_STATIC", "build/static"))
