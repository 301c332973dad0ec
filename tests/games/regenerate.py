"""Write goldens and tables of rulings anew, of all games or some: `python -m tests.games.regenerate neom`.

A change of the rules or of an edition changes them; look at the difference before you commit it.
"""

import sys
from pathlib import Path

from tests.games.goldens import goldens
from tests.games.rulings import ROOT, page, with_rulings
from tests.registry import NAMES

from gridtown.games import GAMES


def regenerate(name: str) -> list[Path]:
    """Write what has changed of one game's goldens, and of what its page says of rulings."""
    changed = []
    files = dict(goldens(name).files())
    if name in GAMES:
        files[page(name)] = with_rulings(name)
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            changed.append(path)
    return changed


def main() -> None:
    """Write the goldens of the games named on the command line, or of all."""
    for name in sys.argv[1:] or NAMES:
        for path in regenerate(name):
            sys.stdout.write(f"wrote {path.relative_to(ROOT)}\n")


if __name__ == "__main__":
    main()
