"""Write the goldens of all games anew, or of those named: `python -m tests.games.regenerate [game …]`.

A change of the rules or of an edition changes them; look at the difference before you commit it.
"""

import sys
from pathlib import Path

from tests.games.goldens import goldens
from tests.registry import NAMES

HERE = Path(__file__).parent


def regenerate(name: str) -> list[Path]:
    """Write what has changed of one game's goldens."""
    changed = []
    for path, text in goldens(name).files():
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            changed.append(path)
    return changed


def main() -> None:
    """Write the goldens of the games named on the command line, or of all."""
    for name in sys.argv[1:] or NAMES:
        for path in regenerate(name):
            sys.stdout.write(f"wrote {path.relative_to(HERE)}\n")


if __name__ == "__main__":
    main()
