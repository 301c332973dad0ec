"""Write what a page asks for before the rules are there: the games there are, and what is in their boxes.

    python static/answers.py FOLDER

FOLDER gets `games-LANGUAGE.json` and `components-GAME.json`, as the addresses of the same names answer.
"""

import sys
from datetime import datetime
from pathlib import Path

from gridtown.device.addresses import answer
from gridtown.device.request import Request
from gridtown.device.tables import Tables
from gridtown.messages import LANGUAGES


def write(folder: Path) -> None:
    """Write the answers."""
    tables = Tables(lambda: datetime.min, lambda: 0.0)
    asked = {f"games-{lang}": f"/api/games?lang={lang}" for lang in LANGUAGES}
    asked |= {f"components-{game}": f"/api/games/{game}/components" for game in tables.games}
    folder.mkdir(parents=True, exist_ok=True)
    for name, address in asked.items():
        (folder / f"{name}.json").write_text(
            answer(tables, Request.of("GET", address)).body, encoding="utf-8"
        )


if __name__ == "__main__":
    write(Path(sys.argv[1]))
