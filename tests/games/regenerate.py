"""Write goldens, moments and tables of rulings anew, of all games or some.

Run as `python -m tests.games.regenerate neom`. A change of the rules or of an edition changes them; look at
the difference before you commit it.
"""

import sys
from collections.abc import Mapping
from pathlib import Path

from tests.games.goldens import goldens
from tests.games.moments import CUES, path, written
from tests.games.rulings import ROOT, page, with_rulings
from tests.registry import NAMES

from gridtown.games import GAMES


def regenerate(name: str) -> list[Path]:
    """Write what has changed of one game's goldens, of its moments, and of what its page says of rulings."""
    changed = _written(dict(goldens(name).files()))
    if name in GAMES:
        changed += _written({page(name): with_rulings(name)})
    if name in CUES:
        changed += _written({path(name): written(name)})
    return changed


def _written(files: Mapping[Path, str]) -> list[Path]:
    """Write what has changed of some files."""
    changed = []
    for file, text in files.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")
            changed.append(file)
    return changed


def main() -> None:
    """Write the goldens of the games named on the command line, or of all."""
    for name in sys.argv[1:] or NAMES:
        for file in regenerate(name):
            sys.stdout.write(f"wrote {file.relative_to(ROOT)}\n")


if __name__ == "__main__":
    main()
